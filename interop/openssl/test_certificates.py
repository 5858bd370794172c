"""Tests a CA, CMS, PKCS #7 and PKCS #12 with the unchanged openssl command and the provider. The provider reads the
files of gost-engine, and gost-engine reads the files of the provider. OpenSSL 4 cannot verify GOST signatures in
certificates and messages (see test_limits.py)."""
import pytest
from provider import generate, text
from support import same

CONFIGURATION = """
[ca]
default_ca = authority
[authority]
database = index
serial = serial
new_certs_dir = .
certificate = root.pem
private_key = root.key
default_md = default
default_days = 50
default_crl_days = 10
policy = policy
x509_extensions = authorities
[policy]
commonName = supplied
[authorities]
basicConstraints = critical,CA:TRUE
"""
CA = "ca -config ca.cnf -batch -passin file:passphrase"
CHAIN = "verify -CAfile root.pem -untrusted inter.pem"


@pytest.fixture
def authority(ours_3, folder):
    """Makes a root CA and an intermediate CA."""
    for name, content in ("passphrase", "secret\n"), ("ca.cnf", CONFIGURATION), ("index", ""), ("serial", "1000\n"):
        (folder / name).write_text(content)
    ours_3("req -x509 -newkey gost2012_512 -pkeyopt paramset:C -passout file:passphrase -keyout root.key -subj /CN=Root -days 100 "
           "-addext basicConstraints=critical,CA:TRUE -out root.pem")
    assert "BEGIN ENCRYPTED" in text("root.key")
    ours_3("req -newkey gost2012_256 -pkeyopt paramset:TCB -noenc -keyout inter.key -subj /CN=Intermediate -out inter.csr")
    ours_3(f"{CA} -notext -in inter.csr -out inter.pem")


@pytest.fixture
def leaf(ours_3, authority):
    generate(ours_3, "gost2012_256", "TCA", "leaf")
    issue(ours_3, "leaf")


def issue(ours, name):
    ours(f"req -new -key {name}.pem -subj /CN={name} -out {name}.csr")
    ours(f"x509 -req -in {name}.csr -CA inter.pem -CAkey inter.key -set_serial 0x1{len(name)} -days 20 -out {name}.crt")


def test_requests(ours_3, theirs, authority):
    for peer in ours_3, theirs:
        peer("req -in inter.csr -verify -noout")


@pytest.mark.parametrize("algorithm, parameters", [("gost2012_256", "TCA"), ("gost2001", "A")])
def test_chains(ours_3, theirs, authority, algorithm, parameters):
    generate(ours_3, algorithm, parameters, "leaf")
    issue(ours_3, "leaf")
    for peer in ours_3, theirs:
        peer(f"{CHAIN} leaf.crt")


def test_text_of_a_certificate(ours_3, leaf):
    assert ours_3("x509 -in leaf.crt -noout -pubkey") == text("leaf.pub")
    found = ours_3("x509 -in leaf.crt -noout -text")
    assert "Signature Algorithm: GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit)" in found
    assert "Parameter set: id-tc26-gost-3410-2012-256-paramSetA" in found
    lines = ours_3("asn1parse -in leaf.crt").splitlines()
    algorithms = [at for at, line in enumerate(lines) if "GOST R 34.10-2012 with GOST R 34.11-2012 (256 bit)" in line]
    assert len(algorithms) == 2 and not any("NULL" in lines[at + 1] for at in algorithms)


def test_changed_certificate(ours_3, folder, leaf):
    ours_3("x509 -in leaf.crt -outform DER -out leaf.der")
    changed = bytearray((folder / "leaf.der").read_bytes())
    changed[-1] ^= 1
    (folder / "changed.der").write_bytes(changed)
    ours_3("x509 -inform DER -in changed.der -out changed.crt")
    ours_3.refuses("certificate signature failure", f"{CHAIN} changed.crt")


def test_key_of_somebody_else_issues_nothing(ours_3, leaf):
    generate(ours_3, "gost2001", "A", "other")
    errors = ours_3.refuses("", "x509 -req -in leaf.csr -CA inter.pem -CAkey other.pem -set_serial 1 -out x.pem")
    assert "key values mismatch" in errors or "do not match" in errors


def test_revocation(ours_3, theirs, folder, authority):
    ours_3(f"{CA} -gencrl -out empty.crl")
    (folder / "trusted").write_text(text("root.pem") + text("empty.crl"))
    ours_3("verify -crl_check -CAfile trusted inter.pem")
    ours_3(f"{CA} -revoke inter.pem")
    ours_3(f"{CA} -gencrl -out full.crl")
    for peer in ours_3, theirs:
        peer.says("verify OK", "crl -in full.crl -CAfile root.pem -noout")
    (folder / "trusted").write_text(text("root.pem") + text("full.crl"))
    ours_3.refuses("certificate revoked", "verify -crl_check -CAfile trusted inter.pem")


@pytest.mark.parametrize("algorithm, parameters", [("gost2012_256", "TCA"), ("gost2001", "A"), ("gost2012_512", "C")])
def test_self_signed_certificates(ours_3, theirs, algorithm, parameters):
    generate(ours_3, algorithm, parameters, "key")
    for issuer, verifier in (theirs, ours_3), (ours_3, theirs):
        issuer("req -x509 -key key.pem -subj /CN=x -days 10 -out cert.pem")
        verifier("verify -check_ss_sig -CAfile cert.pem cert.pem")


@pytest.fixture
def signer(ours_3, folder):
    """Makes a key, a certificate and a message."""
    (folder / "message").write_text("a message\n")
    generate(ours_3, "gost2012_256", "TCA", "key")
    ours_3("req -x509 -key key.pem -subj /CN=signer -days 10 -out cert.pem")


SIGN = "-sign -binary -nodetach -in message -signer cert.pem -inkey key.pem -outform PEM -out signed.pem"
VERIFY = "-verify -binary -inform PEM -in signed.pem -out verified"


@pytest.mark.parametrize("command, options", [("cms", ""), ("cms", "-noattr"), ("smime", "")], ids=["CMS", "without attributes", "PKCS 7"])
def test_signed_messages_of_gost_engine(ours_3, theirs, signer, command, options):
    """gost-engine signs these messages. If libcrypto 3.0 signed with a key of a provider, the message would not name
    the signature algorithm. But libcrypto 3.0 can verify complete messages with such a key."""
    theirs(f"{command} {SIGN} {options}")
    ours_3(f"{command} {VERIFY} -CAfile cert.pem")
    same("verified", "message")
    ours_3("req -x509 -key key.pem -subj /CN=other -days 10 -out other.pem")
    ours_3.refuses("", f"{command} {VERIFY} -CAfile other.pem")


def test_pkcs7_encrypted_by_gost_engine(ours_3, theirs, signer):
    theirs("smime -encrypt -binary -gost89 -in message -outform PEM -out encrypted cert.pem")
    ours_3("smime -decrypt -binary -inform PEM -in encrypted -inkey key.pem -recip cert.pem -out decrypted")
    same("decrypted", "message")


@pytest.mark.parametrize("writer, reader", [("ours", "ours"), ("ours", "theirs"), ("theirs", "ours")])
def test_pkcs12(ours_3, theirs, signer, writer, reader):
    """Tests PKCS #12 files that have a GOST MAC, and that are encrypted with OpenSSL's own ciphers."""
    peers = {"ours": ours_3, "theirs": theirs}
    peers[writer]("pkcs12 -export -inkey key.pem -in cert.pem -passout pass:secret -macalg md_gost12_512 -out bag.p12")
    peers[reader]("pkcs12 -in bag.p12 -passin pass:secret -nodes -nocerts -out found.pem")
    assert peers[reader]("pkey -in found.pem") == text("key.pem")
    ours_3.refuses("invalid password", "pkcs12 -in bag.p12 -passin pass:wrong -nodes")


def test_memory(ours_3, installed, theirs, folder, leaf, signer):
    if ours_3 is not installed:
        pytest.skip("valgrind runs the installed version")
    theirs(f"cms {SIGN}")
    (folder / "secret").write_bytes(bytes(range(32)))
    installed("pkeyutl -encrypt -pubin -inkey leaf.pub -in secret -out encrypted")
    checked = installed.under_valgrind()
    for line in (
        "genpkey -algorithm gost2012_256 -pkeyopt paramset:TCA -out x.pem", "pkey -in leaf.pem -text -noout",
        "pkey -in leaf.pem -aes256 -passout pass:x -out out", "dgst -md_gost12_256 -sign leaf.pem -out out message",
        "pkeyutl -derive -inkey leaf.pem -peerkey key.pub -pkeyopt ukmhex:0102030405060708 -out out",
        "pkeyutl -decrypt -inkey leaf.pem -in encrypted -out out", f"{CHAIN} leaf.crt", f"cms {VERIFY} -CAfile cert.pem",
    ):
        checked(line)
    installed.under_valgrind(installed.compiled("keys"))("quick")
