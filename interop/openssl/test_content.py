"""Tests CMS, PKCS #7, PKCS #12 and PBES2 with GOST ciphers, with the unchanged openssl command and the provider. The
provider reads the files of gost-engine, and gost-engine reads the files of the provider. gost-engine runs in other
processes. The tests also read the examples of the standards. OpenSSL 4 has no GOST ciphers in CMS (see
test_limits.py)."""
import json
import os

import pytest
from provider import KEY, TESTS
from support import same

CIPHERS = pytest.mark.parametrize("cipher", ["kuznyechik-ctr-acpkm", "magma-ctr-acpkm", "gost89"])
WITH_MAC = pytest.mark.parametrize("cipher", ["kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm-omac"])
# Openssl with our provider ("ours") and openssl with gost-engine ("theirs") write files. Both must read all the files.
WRITERS = pytest.mark.parametrize("writer", ["ours", "theirs"])
READERS = pytest.mark.parametrize("reader", ["ours", "theirs"])


@pytest.fixture
def peers(ours_3, theirs):
    return {"ours": ours_3, "theirs": theirs}


@pytest.fixture(scope="module")
def material(installed, tmp_path_factory):
    folder = tmp_path_factory.mktemp("content")
    # The length of `message` is not a whole number of blocks. In CTR-ACPKM, the key changes after each section of the
    # data. In gost-engine 3.0.1, sections are shorter than in the standards. So `message` is shorter than a section of
    # gost-engine, and the tests with `message` do not depend on the length of sections. `long` is longer than a section
    # of each cipher.
    (folder / "message").write_bytes(os.urandom(1001))
    (folder / "long").write_bytes(os.urandom(300_001))
    (folder / "passphrase").write_text("secret\n")
    for name, options in ("rsa", "rsa:2048"), ("gost", "gost2012_256 -pkeyopt paramset:TCA"):
        installed(f"req -x509 -newkey {options} -noenc -subj /CN={name} -days 10 -keyout {folder}/{name}.key -out {folder}/{name}.pem")
    return folder


@CIPHERS
@WRITERS
@READERS
def test_encrypted_data(peers, folder, cipher, writer, reader):
    """Tests EncryptedData, in which the document is encrypted under a key that both sides know."""
    peers[writer](f"cms -EncryptedData_encrypt -{cipher} -secretkey {KEY} -binary -in message -outform DER -out encrypted")
    assert (folder / "message").read_bytes() not in (folder / "encrypted").read_bytes()
    peers[reader](f"cms -EncryptedData_decrypt -secretkey {KEY} -inform DER -in encrypted -out decrypted")
    same("decrypted", "message")


@CIPHERS
@WRITERS
@READERS
def test_enveloped_data(peers, cipher, writer, reader):
    """Tests EnvelopedData, in which the document is encrypted to a recipient with an RSA key."""
    peers[writer](f"cms -encrypt -{cipher} -binary -in message -outform DER -out encrypted rsa.pem")
    peers[reader]("cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted")
    same("decrypted", "message")


@WITH_MAC
@WRITERS
@READERS
def test_enveloped_data_with_a_mac(peers, cipher, writer, reader):
    """Tests EnvelopedData with a cipher that has a MAC. The MAC is in an unprotected attribute."""
    peers[writer](f"cms -encrypt -{cipher} -binary -in message -outform DER -out encrypted rsa.pem")
    structure = peers["ours"]("asn1parse -inform DER -in encrypted")
    assert "1.2.643.7.1.0.6.1.1" in structure or "id-cms-mac-attr" in structure
    peers[reader]("cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted")
    same("decrypted", "message")


@pytest.mark.parametrize("cipher, form", [
    ("kuznyechik-ctr-acpkm", "PEM"), ("magma-ctr-acpkm", "PEM"), ("gost89", "PEM"), ("kuznyechik-ctr-acpkm-omac", "DER"),
    ("magma-ctr-acpkm-omac", "DER"),
])
def test_streamed(ours_3, cipher, form):
    ours_3(f"cms -encrypt -{cipher} -stream -binary -in long -outform {form} -out encrypted rsa.pem")
    ours_3(f"cms -decrypt -inkey rsa.key -inform {form} -in encrypted -out decrypted")
    same("decrypted", "long")


@CIPHERS
def test_pkcs7(ours_3, cipher):
    ours_3(f"smime -encrypt -{cipher} -binary -in message -outform DER -out encrypted rsa.pem")
    ours_3("smime -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in encrypted -out decrypted")
    same("decrypted", "message")


@WITH_MAC
@pytest.mark.parametrize("at", [1, 1000], ids=["the MAC", "the data"])
def test_changed(ours_3, folder, cipher, at):
    """A changed document must be refused. The test changes one byte, and counts this byte from the end of the document.
    So the document is not written as a stream, because a stream would have headers between its data and end-of-contents
    octets at the end."""
    ours_3(f"cms -encrypt -{cipher} -binary -in message -outform DER -out encrypted rsa.pem")
    data = bytearray((folder / "encrypted").read_bytes())
    data[-at] ^= 1
    (folder / "changed").write_bytes(data)
    ours_3.refuses("the authentication tag does not match",
                   "cms -decrypt -inkey rsa.key -recip rsa.pem -inform DER -in changed -out decrypted")


@WITH_MAC
def test_encrypted_data_has_no_place_for_a_mac(ours_3, cipher):
    ours_3.refuses("no place for the MAC", f"cms -EncryptedData_encrypt -{cipher} -secretkey {KEY} -in message -outform DER -out out")


@CIPHERS
def test_for_recipients_with_gost(ours_3, theirs, cipher):
    """Tests documents for a recipient with a GOST key. libcrypto asks the provider to decrypt the key of the content,
    but does not tell the provider how this key was encrypted."""
    theirs(f"cms -encrypt -{cipher} -binary -in message -outform DER -out encrypted gost.pem")
    ours_3("cms -decrypt -inkey gost.key -recip gost.pem -inform DER -in encrypted -out decrypted")
    same("decrypted", "message")


def test_one_of_several_recipients_without_a_certificate(ours_3, theirs):
    """If the caller gives no certificate, OpenSSL's PKCS #7 tries the private key for every recipient in the document.
    Here the other recipients have a key of another algorithm, a key on another curve, or another key on the same
    curve."""
    others = ["gost2001 -pkeyopt paramset:XA", "gost2012_512 -pkeyopt paramset:A", "gost2012_256 -pkeyopt paramset:TCA"]
    for number, algorithm in enumerate(others):
        theirs(f"req -x509 -newkey {algorithm} -nodes -subj /CN={number} -days 10 -keyout {number}.key -out {number}.pem")
    theirs("smime -encrypt -gost89 -binary -in message -outform DER -out encrypted 0.pem 1.pem 2.pem gost.pem")
    for key in "gost.key", "0.key", "1.key", "2.key":
        ours_3(f"smime -decrypt -inkey {key} -inform DER -in encrypted -out decrypted")
        same("decrypted", "message")


def test_for_recipients_with_gost_nobody_encrypts(ours_3):
    ours_3.refuses("illegal zero content", "cms -encrypt -gost89 -binary -in message -outform DER -out encrypted gost.pem")


@CIPHERS
@pytest.mark.parametrize("writer, reader", [("ours", "ours"), ("ours", "theirs"), ("theirs", "ours")])
def test_pbes2(peers, cipher, writer, reader):
    peers[writer](f"pkcs8 -topk8 -v2 {cipher} -v2prf id-tc26-hmac-gost-3411-2012-512 -in gost.key -passout file:passphrase -out p8")
    peers["ours"].says("HMAC GOST 34.11-2012 512", "asn1parse -in p8")
    peers[reader]("pkcs8 -in p8 -passin file:passphrase -out decrypted")
    same("decrypted", "gost.key")
    peers["ours"].refuses("Error decrypting key", "pkcs8 -in p8 -passin pass:wrong")


@WITH_MAC
def test_pbes2_with_a_mac(ours_3, cipher):
    ours_3(f"pkcs8 -topk8 -v2 {cipher} -in gost.key -passout file:passphrase -out p8")
    ours_3("pkcs8 -in p8 -passin file:passphrase -out decrypted")
    same("decrypted", "gost.key")


PKCS12 = [*((cipher, writer, reader) for cipher in ("kuznyechik-ctr-acpkm", "magma-ctr-acpkm", "gost89")
            for writer in ("ours", "theirs") for reader in ("ours", "theirs")),
          ("kuznyechik-ctr-acpkm-omac", "ours", "ours"), ("magma-ctr-acpkm-omac", "ours", "ours")]


@pytest.mark.parametrize("cipher, writer, reader", PKCS12)
def test_pkcs12(peers, cipher, writer, reader):
    """Tests PKCS #12 files whose contents are encrypted with a GOST cipher, and whose MAC is a GOST MAC."""
    peers[writer]("pkcs12 -export -inkey gost.key -in gost.pem -passout file:passphrase -macalg md_gost12_512 -out bag.p12 "
                  f"-keypbe {cipher} -certpbe {cipher}")
    peers[reader]("pkcs12 -in bag.p12 -passin file:passphrase -nodes -nocerts -out key")
    peers[reader]("pkey -in key -out decrypted")
    same("decrypted", "gost.key")
    peers[reader]("pkcs12 -in bag.p12 -passin file:passphrase -nokeys -out certificates")
    peers[reader]("x509 -in certificates -out decrypted")
    same("decrypted", "gost.pem")
    peers["ours"].refuses("invalid password", "pkcs12 -in bag.p12 -passin pass:wrong -nodes")


EXAMPLES = json.loads((TESTS / "content.json").read_text())["cases"]


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case["name"])
def test_example_of_a_standard(ours_3, folder, case):
    (folder / "der").write_bytes(bytes.fromhex(case["der"]))
    if case["operation"] == "pkcs12":
        pkcs12(ours_3, folder, case)
        return
    if "secretkey" in case:
        options = f"-EncryptedData_decrypt -secretkey {case['secretkey']}"
    else:
        (folder / "key").write_bytes(bytes.fromhex(case["private_key"]))
        options = "-decrypt -inkey key -keyform DER"
    line = f"cms {options} -inform DER -in der -out out"
    if "impossible" in case:
        ours_3.refuses("", line)
    else:
        ours_3(line)
        assert (folder / "out").read_bytes() == bytes.fromhex(case["content"])


def pkcs12(ours, folder, case):
    options = ["-in", "der", "-passin", "pass:" + bytes.fromhex(case["password"]).decode()]
    ours("pkcs12 -nokeys -out certificates", *options)
    ours("x509 -in certificates -outform DER -out certificate")
    assert (folder / "certificate").read_bytes() == bytes.fromhex(case["certificate"])
    done = ours.run("pkcs12 -nocerts -nodes -out pem", *options)
    if done.returncode != 0 and ours.version.startswith("3.0."):
        # If an encrypted key also contains the public key (RFC 5958), OpenSSL 3.0 can decrypt the key, but cannot read
        # the result.
        assert "Field=attributes, Type=PKCS8_PRIV_KEY_INFO" in done.stderr and case["source"].startswith("RFC 9548")
        return
    assert done.returncode == 0, done
    if "private_key_info" in case:
        (folder / "key").write_bytes(bytes.fromhex(case["private_key_info"]))
        assert ours("pkey -in pem -text -noout") == ours("pkey -in key -inform DER -text -noout") != ""
