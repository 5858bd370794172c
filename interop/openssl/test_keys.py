"""Tests keys, signatures, certificates and messages with the unchanged openssl command and our provider. The fastgost
command and gost-engine read the files of the provider, and the provider reads their files. These two programs run in
other processes."""
import re

import pytest
from provider import generate, passed, text
from support import same

UKM_8, UKM_32 = bytes(range(1, 9)).hex(), bytes(range(1, 33)).hex()


@pytest.fixture(autouse=True)
def files(folder):
    (folder / "message").write_text("a message\n")
    (folder / "passphrase").write_text("secret\n")
    (folder / "secret").write_bytes(bytes(range(32)))


@pytest.mark.parametrize("algorithm, digest, parameters", [
    *(("gost2012_256", "md_gost12_256", name) for name in "A B C XA XB TCA TCB TCC TCD".split()),
    *(("gost2012_512", "md_gost12_512", name) for name in "A B C".split()),
    *(("gost2001", "md_gost94", name) for name in "A B C XA XB".split()),
])
class TestEveryParameterSet:
    """Tests keys with every parameter set. The tests use gost-engine's names of the parameter sets, such as A and
    TCA."""

    @pytest.fixture(autouse=True)
    def keys(self, ours, theirs, algorithm, parameters):
        generate(ours, algorithm, parameters, "ours")
        generate(theirs, algorithm, parameters, "theirs")

    def test_the_same_bytes(self, ours, theirs, algorithm, digest, parameters):
        """For the same key, both programs write the same bytes, with one exception. For keys of 512 bits, gost-engine
        also writes the identifier of the hash function, which RFC 9215 omits."""
        if algorithm != "gost2012_512":
            assert theirs("pkey -in ours.pem -pubout") == text("ours.pub")
            assert ours("pkey -in theirs.pem -pubout") == text("theirs.pub")
            assert ours("pkey -in theirs.pem") == text("theirs.pem")
            assert theirs("pkey -in ours.pem") == text("ours.pem")
        # A public key may have the identifier of the hash function or omit this identifier. The provider writes a
        # public key in the form in which it has read the key.
        public = theirs("pkey -in ours.pem -pubout")
        assert ours("pkey -pubin", input=public) == public
        assert ours("pkey -pubin -in ours.pub") == text("ours.pub")
        assert theirs("pkey -pubin", input=ours("pkey -in theirs.pem -pubout")) == text("theirs.pub")
        assert ours("pkey", input=theirs("pkey -in ours.pem")) == text("ours.pem")
        ours("pkey -in ours.pem -outform DER -out key.der")
        assert ours("pkey -inform DER -in key.der") == text("ours.pem")
        ours("pkey -pubin -in ours.pub -outform DER -out public.der")
        assert ours("pkey -pubin -inform DER -in public.der") == text("ours.pub")

    def test_signatures(self, ours, theirs, algorithm, digest, parameters):
        """Each program verifies the signatures that the other programs have made."""
        ours(f"dgst -{digest} -sign theirs.pem -out ours.sig message")
        theirs(f"dgst -{digest} -verify theirs.pub -signature ours.sig message")
        theirs(f"dgst -{digest} -sign ours.pem -out theirs.sig message")
        ours(f"dgst -{digest} -verify ours.pub -signature theirs.sig message")
        ours.refuses("", f"dgst -{digest} -verify ours.pub -signature theirs.sig passphrase")
        ours.refuses("", f"dgst -{digest} -verify theirs.pub -signature theirs.sig message")

    def test_text(self, ours, algorithm, digest, parameters):
        """The command prints the name that the parameter set has in the standard."""
        found = ours("pkey -in ours.pem -noout -text")
        assert re.search("^Parameter set: id-(tc26-gost-3410-2012|GostR3410-2001)-", found, re.M)


@pytest.mark.parametrize("option, name", [
    *((f"paramset:{name}", "paramSetA") for name in ("id-tc26-gost-3410-2012-256-paramSetA", "1.2.643.7.1.2.1.1.1", "256-a", "tca")),
    ("group:TCB", "256-paramSetB"),
])
def test_names_of_sets(ours, option, name):
    """A program can choose the parameter set by a name of the standards, by its object identifier, or by another key
    that has this parameter set."""
    ours(f"genpkey -algorithm gost2012_256 -pkeyopt {option} -out key.pem")
    ours.says(name, "pkey -in key.pem -noout -text")


@pytest.mark.parametrize("curve, digest", [("256-a", "md_gost12_256"), ("cryptopro-xchb", "md_gost12_256"), ("512-c", "md_gost12_512")])
def test_keys_and_signatures_of_fastgost(ours, fastgost, curve, digest):
    fastgost(f"keygen --quiet --curve {curve} -o key.pem")
    fastgost("pubkey -o key.pub key.pem")
    assert ours("pkey -in key.pem -pubout") == text("key.pub")
    assert ours("pkey -in key.pem") == text("key.pem")
    ours(f"dgst -{digest} -sign key.pem -out message.sig message")
    fastgost("verify --quiet --key key.pub message")
    fastgost("sign --quiet --key key.pem message")
    ours(f"dgst -{digest} -verify key.pub -signature message.sig message")


@pytest.mark.parametrize("bits, parameters", [(256, "TCA"), (512, "C")])
def test_raw_signatures(ours, theirs, folder, bits, parameters):
    """Tests signatures of digests that the caller passes."""
    generate(ours, f"gost2012_{bits}", parameters, "key")
    ours(f"dgst -md_gost12_{bits} -binary -out digest message")
    for name in "raw.sig", "raw2.sig":
        ours(f"pkeyutl -sign -inkey key.pem -in digest -out {name}")
    assert (folder / "raw.sig").read_bytes() != (folder / "raw2.sig").read_bytes(), "a nonce was used twice"
    for peer in ours, theirs:
        peer("pkeyutl -verify -pubin -inkey key.pub -in digest -sigfile raw.sig")
    ours(f"dgst -md_gost12_{bits} -verify key.pub -signature raw.sig message")


@pytest.mark.parametrize("algorithm, parameters, options", [
    ("gost2001", "A", f"ukmhex:{UKM_8}"),
    *(("gost2012_256", name, options) for name in ("A", "TCA", "TCC")
      for options in (f"ukmhex:{UKM_8}", f"ukmhex:{UKM_32}", f"ukmhex:{UKM_32[:32]} vko:256")),
    *(("gost2012_512", name, options) for name in ("A", "C")
      for options in (f"ukmhex:{UKM_8}", f"ukmhex:{UKM_32}", f"ukmhex:{UKM_8} vko:256", f"ukmhex:{UKM_8} vko:512")),
])
def test_key_agreement(ours, theirs, algorithm, parameters, options):
    """Both sides of a key agreement must compute the same key. gost-engine must compute the same key, too."""
    generate(ours, algorithm, parameters, "a")
    generate(theirs, algorithm, parameters, "b")
    options = "".join(f" -pkeyopt {option}" for option in options.split())
    ours(f"pkeyutl -derive -inkey a.pem -peerkey b.pub -out ours.kek {options}")
    ours(f"pkeyutl -derive -inkey b.pem -peerkey a.pub -out again.kek {options}")
    theirs(f"pkeyutl -derive -inkey b.pem -peerkey a.pub -out theirs.kek {options}")
    same("again.kek", "ours.kek")
    same("theirs.kek", "ours.kek")


@pytest.mark.parametrize("algorithm, parameters", [("gost2001", "A"), ("gost2012_256", "A"), ("gost2012_256", "TCA"),
                                                   ("gost2012_512", "C")])
def test_key_transport(ours, theirs, algorithm, parameters):
    generate(ours, algorithm, parameters, "a")
    for sender in ours, theirs:
        sender("pkeyutl -encrypt -pubin -inkey a.pub -in secret -out encrypted")
        for recipient in ours, theirs:
            recipient("pkeyutl -decrypt -inkey a.pem -in encrypted -out decrypted")
            same("decrypted", "secret")


@pytest.mark.parametrize("cipher", ["magma-ctr", "kuznyechik-ctr"])
def test_key_transport_with_kexp15(ours, cipher):
    generate(ours, "gost2012_512", "C", "a")
    ours(f"pkeyutl -encrypt -pubin -inkey a.pub -in secret -pkeyopt cipher:{cipher} -out encrypted")
    ours("pkeyutl -decrypt -inkey a.pem -in encrypted -out decrypted")
    same("decrypted", "secret")


@pytest.mark.parametrize("scheme", ["kuznyechik-ctr-acpkm-omac", "kuznyechik-ctr-acpkm", "magma-ctr-acpkm-omac", "magma-ctr-acpkm"])
def test_passphrase_of_rfc_9337(ours, installed, fastgost, scheme):
    fastgost(f"keygen --quiet --curve 256-a --passphrase-file passphrase --scheme {scheme} -o fastgost.pem")
    public = fastgost("pubkey --passphrase-file passphrase fastgost.pem")
    assert ours("pkey -in fastgost.pem -passin file:passphrase -pubout") == public
    generate(ours, "gost2012_256", "TCA", "key")
    ours(f"pkey -in key.pem -{scheme} -passout file:passphrase -out encrypted.pem")
    assert ours("pkey -in encrypted.pem -passin file:passphrase") == text("key.pem")
    assert fastgost("pubkey --passphrase-file passphrase encrypted.pem") == text("key.pub")
    # Newer versions of OpenSSL decrypt the file themselves. If the file has no MAC, these versions can find only that
    # the decrypted data is not a key.
    sentence = "passphrase is wrong" if ours is installed else "maybe wrong password|No supported data to decode"
    assert re.search(sentence, ours.refuses("", "pkey -in encrypted.pem -passin pass:wrong -noout"))


def test_passphrase_whichever_provider_comes_first(ours):
    generate(ours, "gost2012_256", "TCA", "key")
    ours("pkey -in key.pem -kuznyechik-ctr-acpkm-omac -passout file:passphrase -out encrypted.pem")
    for first, second in ("default", "fastgost"), ("fastgost", "default"):
        found = ours(f"pkey -provider {first} -provider {second} -in encrypted.pem -passin file:passphrase")
        assert found == text("key.pem")
    assert ours("pkcs8 -in encrypted.pem -passin file:passphrase") == text("key.pem")


def test_passphrase_with_ciphers_of_others(ours, theirs):
    generate(ours, "gost2012_256", "TCA", "key")
    ours("pkey -in key.pem -aes256 -passout file:passphrase -out encrypted.pem")
    assert "BEGIN ENCRYPTED PRIVATE KEY" in text("encrypted.pem")
    for peer in ours, theirs:
        assert peer("pkey -in encrypted.pem -passin file:passphrase") == text("key.pem")
    ours("pkcs8 -topk8 -in key.pem -v2 aes-256-cbc -passout file:passphrase -out encrypted.p8")
    assert ours("pkcs8 -in encrypted.p8 -passin file:passphrase") == text("key.pem")
    assert re.search("bad decrypt|wrong password", ours.refuses("", "pkey -in encrypted.pem -passin pass:wrong -noout"))


@pytest.mark.parametrize("sentence, command", [
    ('parameter set "Q".*allowed: A, B, C, XA, XB, TCA, TCB, TCC, TCD', "genpkey -algorithm gost2012_256 -pkeyopt paramset:Q"),
    ('parameter set "TCA".*allowed: A, B, C, or', "genpkey -algorithm gost2012_512 -pkeyopt paramset:TCA"),
    ('parameter set "id-tc26-gost-3410-2012-256-paramSetA".*RFC 4357',
     "genpkey -algorithm gost2001 -pkeyopt paramset:id-tc26-gost-3410-2012-256-paramSetA"),
    ("needs a parameter set.*allowed: A", "genpkey -algorithm gost2012_256"),
    ('the digest "sha256" is not one for keys of gost2012_256; allowed: md_gost12_256', "dgst -sha256 -sign leaf.pem -out out message"),
    ("allowed: md_gost12_256", "req -x509 -sha256 -key leaf.pem -subj /CN=x -out x.pem"),
    ("bytes; allowed: 32 bytes", "pkeyutl -sign -inkey leaf.pem -in message -out out"),
    ("signature has 63 bytes; allowed: 64 bytes", "pkeyutl -verify -pubin -inkey leaf.pub -in secret -sigfile 63"),
    (r"user keying material has 7 bytes; allowed: 8 \(VKO\), 32 \(KEG\)",
     "pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:01020304050607"),
    ("user keying material is not set", "pkeyutl -derive -inkey leaf.pem -peerkey key.pub"),
    ("ukmhex is wrong", "pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:0x"),
    ("vko:1 is unknown; allowed: 256, 512", "pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt vko:1"),
    ("the keys are on different curves; allowed: two keys on the same curve",
     f"pkeyutl -derive -inkey leaf.pem -peerkey other.pub -pkeyopt ukmhex:{UKM_8}"),
    ("allowed: gost89, magma-ctr, kuznyechik-ctr", "pkeyutl -encrypt -pubin -inkey leaf.pub -in secret -pkeyopt cipher:rot13"),
    ("a key of 31 bytes cannot be transported; allowed: 32", "pkeyutl -encrypt -pubin -inkey leaf.pub -in 31"),
    ("does not match|not authentic", "pkeyutl -decrypt -inkey key.pem -in encrypted"),
    ("encrypted key is malformed", "pkeyutl -decrypt -inkey key.pem -in secret"),
])
def test_what_is_wrong_and_what_is_allowed(ours_3, folder, sentence, command):
    for name, parameters in ("leaf", "TCA"), ("key", "TCA"), ("other", "TCC"):
        generate(ours_3, "gost2012_256", parameters, name)
    for size in 31, 63:
        (folder / str(size)).write_bytes(bytes(size))
    ours_3("pkeyutl -encrypt -pubin -inkey leaf.pub -in secret -out encrypted")
    assert re.search(sentence, ours_3.refuses("", command))


@pytest.mark.parametrize("length", [0, 1, 5, 30, -1])
def test_keys_that_are_cut_off(ours_3, folder, length):
    """The openssl command does not show the reason why it cannot read a key that is cut off. The program keys.c checks
    the texts of these errors."""
    generate(ours_3, "gost2012_256", "TCA", "leaf")
    ours_3("pkey -in leaf.pem -outform DER -out leaf.der")
    (folder / "cut.der").write_bytes((folder / "leaf.der").read_bytes()[:length])
    ours_3.refuses("Could not ", "pkey -inform DER -in cut.der -noout")


def test_functions_of_libcrypto(ours, report):
    report(passed(ours.compiled("keys")(), "keys.c"))
