"""Tests keys, PFX files, certificates and signed documents. Our command and BouncyCastle exchange such files, and each
program reads the other program's files."""
import base64
import pathlib
import re
import ssl

import pytest
from support import inside, same

pytestmark = pytest.mark.long
PASSPHRASE = "пароль"
UNDER = "--passphrase-file passphrase"
CURVES = {"256": "256-a", "512": "512-c", "cp": "cryptopro-a"}

for_each_key = pytest.mark.parametrize("name", CURVES)


@pytest.fixture(scope="module")
def files(java, tmp_path_factory):
    """Makes files with BouncyCastle. Peer.java has the names of the files."""
    with inside(tmp_path_factory.mktemp("java")) as folder:
        pathlib.Path("passphrase").write_text(PASSPHRASE + "\n")
        pathlib.Path("letter").write_text("a letter\n")
        java("Peer write", PASSPHRASE)
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


def to_der(name):
    """Writes our certificate NAME.pem in DER, because Peer.java reads DER."""
    pathlib.Path(f"ours-{name}.crt").write_bytes(ssl.PEM_cert_to_DER_cert(pathlib.Path(f"{name}.pem").read_text()))


@pytest.mark.parametrize("mac", ["sha256", "pbmac1"])
@for_each_key
def test_their_pfx(fastgost, name, mac):
    file = f"bc-{name}-{mac}.p12"
    # BouncyCastle writes the same key in two forms. Our command must find the same curve and the same public key in
    # both forms.
    assert fastgost(f"pubkey {UNDER} {file}") == fastgost(f"pubkey bc-{name}.key")
    fastgost(f"pfx import --quiet {UNDER} --nokeys -o imported {file}")
    imported = pathlib.Path("imported").read_text()
    assert base64.b64decode(re.sub("(?m)^[-#].*", "", imported)) == pathlib.Path(f"bc-{name}.crt").read_bytes()
    assert re.findall("(?m)^# (.*)", imported) == ["Имя"]
    fastgost.refuses("the passphrase is wrong", f"pfx show --passphrase-file letter {file}")


@for_each_key
def test_their_signed_letter(fastgost, name):
    fastgost(f"cms verify --ca bc-{name}.crt -o content bc-{name}.p7")
    same("content", "letter")


@for_each_key
def test_our_signatures(fastgost, java, name):
    """Our command signs with BouncyCastle's key, and both programs verify the signature with BouncyCastle's
    certificate. Both programs also verify our certificate and our signed letter."""
    fastgost(f"sign --quiet --key bc-{name}.key -o ours-{name}.sig letter")
    fastgost(f"verify --quiet --key bc-{name}.crt --signature ours-{name}.sig letter")
    fastgost(f"keygen --curve {CURVES[name]} -o ours.key")
    fastgost("cert new --quiet --key ours.key --subject CN=ours -o ours.pem")
    fastgost(f"cms sign --key ours.key --cert ours.pem -o ours-{name}.p7 letter")
    pathlib.Path("ours.pem").rename(f"{name}.pem")
    to_der(name)
    java("Peer verify", name)


def test_their_path(fastgost):
    fastgost("cert verify --ca bc-root.crt --cert bc-ca.crt bc-leaf.crt")
    fastgost("keygen --curve 256-a -o another.key")
    for subject, text in ("another", "no certificate of its issuer"), ("root", "its signature does not verify"):
        fastgost(f"cert new --quiet --key another.key --subject CN={subject} --authority -o {subject}.pem")
        fastgost.refuses(text, f"cert verify --ca {subject}.pem --cert bc-ca.crt bc-leaf.crt")


def test_our_path(fastgost, java):
    for name in "root", "ca", "leaf":
        fastgost(f"keygen --curve 256-a -o {name}.key")
    fastgost("cert new --quiet --key root.key --subject CN=root --authority -o root.pem")
    for name, options in ("ca", "--ca root.pem --ca-key root.key --authority"), ("leaf", "--ca ca.pem --ca-key ca.key"):
        fastgost(f"cert request --key {name}.key --subject CN={name} -o {name}.req")
        fastgost(f"cert sign {options} -o {name}.pem {name}.req")
    for name in "root", "ca", "leaf":
        to_der(name)
    java("Peer path")
