"""Tests mail with signed and encrypted documents (S/MIME). Our command and openssl (with gost-engine) exchange mail in
both directions. openssl has two commands for mail, `cms` and the older `smime`. `smime` has no ciphers with a MAC, and
cannot unwrap keys with KExp15, so `smime` cannot read our encrypted mail. BouncyCastle is not tested, because it needs
a mail library that the tests do not have."""
import email
import pathlib

import pytest
from signers import by, make
from support import inside, same

TEXT = "Привет,\r\nмир!\r\n".encode()
# The signed part of the mail, in the form in which our command and openssl (with `-text`) write it.
PART = b"Content-Type: text/plain\r\n\r\n" + TEXT
HEADERS = "-from a@example.ru -to b@example.ru -subject Mail"

for_each_signer = pytest.mark.parametrize("name", ["256A", "512B"])
for_each_command = pytest.mark.parametrize("command", ["cms", "smime"])


@pytest.fixture(scope="module")
def files(openssl, tmp_path_factory):
    with inside(tmp_path_factory.mktemp("mail")) as folder:
        make(openssl, "256A", "512B")
        pathlib.Path("letter").write_bytes(TEXT)
        # This letter has the line ends of Unix, which is the usual form of a file.
        pathlib.Path("unix").write_bytes(TEXT.replace(b"\r\n", b"\n"))
        pathlib.Path("part").write_bytes(PART)
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


def text(path):
    """Returns the text of a part of a mail. If the text is not ASCII, our command writes the text in base64. openssl
    does not decode base64, so this function decodes the text."""
    part = email.message_from_bytes(pathlib.Path(path).read_bytes())
    assert part.get_content_type() == "text/plain"
    return part.get_payload(decode=True)


def replaced(path, old, new):
    """Replaces one text in a file."""
    data = pathlib.Path(path).read_bytes()
    assert data.count(old) == 1
    pathlib.Path(path).write_bytes(data.replace(old, new))


@pytest.mark.parametrize("form", ["", "-nodetach", "-text", "-nodetach -text"])
@for_each_command
@for_each_signer
def test_signed_mail_of_openssl(openssl, fastgost, name, command, form):
    openssl(f"{command} -sign -in unix {form} -md md_gost12_{name[:3]} -inkey {name}.key -signer {name}.crt {HEADERS} -out their.eml")
    fastgost(f"cms verify --ca ca-{name}.crt -o got their.eml")
    same("got", "part" if "-text" in form else "letter")
    fastgost.says(f"CN={name}", "cms show their.eml")
    fastgost("cms extract -o extracted their.eml")
    same("extracted", "got")
    fastgost("cms extract --part certificates -o certificates their.eml")
    assert openssl("x509 -in certificates") == openssl(f"x509 -in {name}.crt")
    fastgost.refuses("no certificate of its issuer", f"cms verify --ca ca-{'512B' if name == '256A' else '256A'}.crt -o other their.eml")
    if "-nodetach" not in form:
        replaced("their.eml", "мир".encode(), "МИР".encode())
        fastgost.refuses("its digest is another", f"cms verify --ca ca-{name}.crt -o other their.eml")
    assert not pathlib.Path("other").exists()


@pytest.mark.parametrize("detached", ["", "--detached"])
@pytest.mark.parametrize("document", ["unix", "part"])
@for_each_command
@for_each_signer
def test_our_signed_mail_in_openssl(openssl, fastgost, name, command, document, detached):
    """openssl verifies our signed mail, even if the mail has other header fields before our fields."""
    fastgost(f"cms sign --mail {detached} {by(name)} -o our.eml {document}")
    mail = pathlib.Path("our.eml").read_bytes()
    pathlib.Path("our.eml").write_bytes(b"From: a@example.ru\nTo: b@example.ru\nSubject: Mail\n" + mail)
    verify = f"{command} -verify -CAfile ca-{name}.crt -in our.eml"
    openssl(f"{verify} -out got")
    assert text("got") == TEXT
    fastgost(f"cms verify --ca ca-{name}.crt -o ours our.eml")
    same("ours", "got")
    if detached:
        replaced("our.eml", b"text/plain", b"text/PLAIN")
        openssl.refuses("digest failure" if command == "smime" else "verification failure", verify)


@pytest.mark.parametrize("command, cipher", [
    ("smime", "gost89"), ("smime", "kuznyechik-ctr-acpkm"), ("smime", "magma-ctr-acpkm"), ("cms", "gost89"),
    ("cms", "kuznyechik-ctr-acpkm"), ("cms", "kuznyechik-ctr-acpkm-omac"), ("cms", "magma-ctr-acpkm-omac"),
])
@for_each_signer
def test_encrypted_mail_of_openssl(openssl, fastgost, name, command, cipher):
    openssl(f"{command} -encrypt -{cipher} -in unix -text {HEADERS} -out their.eml {name}.crt")
    fastgost(f"cms decrypt --key {name}.key -o got their.eml")
    same("got", "part")
    fastgost.says("EnvelopedData", "cms show their.eml")
    other = "512B" if name == "256A" else "256A"
    fastgost.refuses("", f"cms decrypt --key {other}.key -o other their.eml")
    assert not pathlib.Path("other").exists()


@pytest.mark.parametrize("cipher", ["kuznyechik-ctr-acpkm", "kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm", "magma-ctr-acpkm-omac"])
@for_each_signer
def test_our_encrypted_mail_in_openssl(openssl, fastgost, name, cipher):
    fastgost(f"cms encrypt --mail -a {cipher} --recipient {name}.crt -o our.eml unix")
    decrypt = f"-decrypt -in our.eml -inkey {name}.key -recip {name}.crt -out"
    openssl(f"cms {decrypt} got")
    assert text("got") == TEXT
    # If `openssl smime` cannot unwrap the key, it uses a random key (RFC 3218), and so the output is random. `openssl
    # smime` cannot unwrap the key in mail from `openssl cms -encrypt`, either.
    if cipher.endswith("omac"):
        openssl.refuses("asn1 parse error", f"smime {decrypt} old")
    else:
        openssl(f"smime {decrypt} old")
        assert pathlib.Path("old").read_bytes() != pathlib.Path("got").read_bytes()


def test_signed_then_encrypted(openssl, fastgost):
    """Tests mail that is both signed and encrypted. In the usual form, a program first signs the letter, and then
    encrypts the signed letter."""
    openssl("cms -sign -in unix -text -md md_gost12_256 -inkey 256A.key -signer 256A.crt -out signed.eml")
    openssl(f"cms -encrypt -kuznyechik-ctr-acpkm-omac -in signed.eml {HEADERS} -out their.eml 512B.crt")
    fastgost("cms decrypt --key 512B.key -o inner their.eml")
    fastgost("cms verify --ca ca-256A.crt -o got inner")
    same("got", "part")
    fastgost(f"cms sign --mail --detached {by('256A')} -o ours.eml part")
    fastgost("cms encrypt --mail --recipient 512B.crt -o our.eml ours.eml")
    openssl("cms -decrypt -in our.eml -inkey 512B.key -recip 512B.crt -out opened")
    openssl("cms -verify -in opened -CAfile ca-256A.crt -out verified")
    same("verified", "part")
