"""Tests encrypted documents and old keys. The program Envelopes.java calls BouncyCastle. Our command opens the files of
this program.

BouncyCastle cannot open our encrypted documents, because it has neither KExp15 nor the ciphers of R 1323565.1.025-2019
("No such algorithm: 1.2.643.7.1.1.7.2.1")."""
import os
import pathlib
import ssl

import pytest
from support import inside, same

pytestmark = pytest.mark.long
KEYS = {
    "2001": ("ECGOST3410", "GostR3410-2001-CryptoPro-A"),
    "256": ("ECGOST3410-2012", "Tc26-Gost-3410-12-256-paramSetA"),
    "512": ("ECGOST3410-2012", "Tc26-Gost-3410-12-512-paramSetA"),
}
# The identifiers of the key agreements for each kind of keys. Keys of GOST R 34.10-2001 use the VKO of RFC 4490. All
# other keys use VKO with Streebog-256 or Streebog-512.
AGREEMENTS = {"2001": ["1.2.643.2.2.96"], "256": ["1.2.643.7.1.1.6.1", "1.2.643.7.1.1.6.2"],
              "512": ["1.2.643.7.1.1.6.1", "1.2.643.7.1.1.6.2"]}
# The identifiers of two key wraps. The first key wrap uses key diversification, and the second key wrap does not.
WRAPS = ["1.2.643.2.2.13.1", "1.2.643.2.2.13.0"]

for_each_key = pytest.mark.parametrize("name", KEYS)


@pytest.fixture(scope="module")
def files(java, tmp_path_factory):
    """Makes a key (NAME.key), a certificate (NAME.crt), a PFX (NAME.p12) and a second key for each NAME. Also makes a
    document."""
    with inside(tmp_path_factory.mktemp("envelopes")) as folder:
        for name, (algorithm, curve) in KEYS.items():
            java(f"Envelopes key {name} {algorithm} {curve}")
            java(f"Envelopes pfx {name} password")
            java(f"Documents key {name}-other.key {algorithm} {curve}")
        pathlib.Path("password").write_text("password\n")
        for secret in "password", *map(str, pathlib.Path().glob("*.key")):
            os.chmod(secret, 0o600)
        pathlib.Path("document").write_bytes(os.urandom(5000))
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


@pytest.fixture
def opens(fastgost):
    """Returns a function that takes a NAME. The function checks that our command can open the document `theirs` with
    NAME.key and with NAME.p12, but not with the second key."""
    def opens(name):
        for key in f"{name}.key", f"{name}.p12 --passphrase-file password":
            fastgost(f"cms decrypt --quiet --key {key} -o got theirs")
            same("got", "document")
            os.remove("got")
        fastgost.refuses("the key does not open the envelope", f"cms decrypt --key {name}-other.key -o got theirs")
        assert not pathlib.Path("got").exists()
    return opens


@for_each_key
def test_key_transport(java, opens, name):
    java(f"Envelopes transport theirs {name} document")
    opens(name)


@pytest.mark.parametrize("wrap", WRAPS)
@pytest.mark.parametrize("name, agreement", [(name, agreement) for name in KEYS for agreement in AGREEMENTS[name]])
def test_key_agreement(java, opens, name, agreement, wrap):
    java(f"Envelopes agree theirs {name} document {agreement} {wrap}")
    opens(name)


@pytest.mark.parametrize("options, text", [
    ("", "No such algorithm: 1.2.643.7.1.1.7.2.1"), ("--agree", "originator key invalid"),
])
@pytest.mark.parametrize("name", ["256", "512"])
def test_ours_are_not_opened(java, fastgost, name, options, text):
    """BouncyCastle cannot open our encrypted documents. If a new version can open them, this test fails."""
    pathlib.Path(f"{name}.pem").write_text(ssl.DER_cert_to_PEM_cert(pathlib.Path(f"{name}.crt").read_bytes()))
    fastgost(f"cms encrypt {options} --recipient {name}.pem -o ours document")
    java.refuses(text, f"Envelopes open ours {name} got")


def test_old_keys_sign_nothing(fastgost):
    for key in "2001.key", "2001.p12 --passphrase-file password":
        fastgost.refuses("signs nothing", f"cms sign --key {key} --cert 2001.crt -o out document")
    assert not pathlib.Path("out").exists()
