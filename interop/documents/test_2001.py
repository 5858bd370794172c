"""Tests old keys of GOST R 34.10-2001. Two programs make files for these keys: openssl with gost-engine, and certtool.
Our command can use the keys to decrypt these files, but must refuse to sign with the keys."""
import os
import pathlib

import pytest
from support import inside, same

PASSPHRASE = "пароль"
UNDER = "--passphrase-file passphrase"
PARAMETERS = ["A", "B", "C", "XA", "XB"]

for_each_key = pytest.mark.parametrize("name", PARAMETERS)


@pytest.fixture(scope="module")
def files(openssl, tmp_path_factory):
    """Makes a key (NAME.key) and a certificate (NAME.crt) for each parameter set NAME, and a document."""
    with inside(tmp_path_factory.mktemp("old")) as folder:
        for name in PARAMETERS:
            openssl(f"req -x509 -newkey gost2001 -pkeyopt paramset:{name} -nodes -keyout {name}.key -out {name}.crt -subj /CN={name} "
                    "-days 30")
        pathlib.Path("passphrase").write_text(PASSPHRASE + "\n")
        os.chmod("passphrase", 0o600)
        pathlib.Path("document").write_bytes(os.urandom(5000))
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


@pytest.mark.parametrize("command", ["cms", "smime"])
@for_each_key
def test_envelopes_of_openssl(openssl, fastgost, name, command):
    openssl(f"{command} -encrypt -gost89 -in document -binary -outform DER -out theirs {name}.crt")
    fastgost(f"cms decrypt --key {name}.key -o got theirs")
    same("got", "document")
    other = "B" if name == "A" else "A"
    fastgost.refuses("", f"cms decrypt --key {other}.key -o other theirs")
    assert not pathlib.Path("other").exists()


def test_an_envelope_for_old_and_new_keys(openssl, fastgost):
    openssl("req -x509 -newkey gost2012_512 -pkeyopt paramset:A -nodes -keyout new.key -out new.crt -subj /CN=new -days 30")
    openssl("cms -encrypt -gost89 -in document -binary -outform DER -out theirs A.crt new.crt XA.crt")
    for name in "A", "new", "XA":
        fastgost(f"cms decrypt --key {name}.key -o {name} theirs")
        same(name, "document")


def test_ciphers_with_kexp15_are_not_for_old_keys(openssl, fastgost):
    """For an old key, both programs refuse to encrypt with a cipher that needs KExp15, because R 1323565.1.025-2019
    allows only keys of GOST R 34.10-2012."""
    openssl.refuses("error computing export keys",
                    "cms -encrypt -kuznyechik-ctr-acpkm -in document -binary -outform DER -out theirs A.crt")
    fastgost.refuses("1.2.643.2.2.19 is not supported", "cms encrypt --recipient A.crt -o ours document")


@pytest.mark.parametrize("cipher, mac", [
    ("gost89", "md_gost94"), ("gost89", "md_gost12_512"), ("aes-256-cbc", "sha256"), ("kuznyechik-ctr-acpkm", "md_gost12_512"),
])
@for_each_key
def test_pfx_of_openssl(openssl, fastgost, name, cipher, mac):
    openssl(f"pkcs12 -export -inkey {name}.key -in {name}.crt -name Имя -keypbe {cipher} -certpbe {cipher} -macalg {mac} "
            f"-passout pass:{PASSPHRASE} -out theirs.p12")
    fastgost(f"pfx import --unencrypted --quiet {UNDER} -o imported theirs.p12")
    # gost-engine can read the key that our command has written, and the key is the same.
    assert openssl("pkey -in imported -pubout") == openssl(f"pkey -in {name}.key -pubout")
    openssl(f"cms -encrypt -gost89 -in document -binary -outform DER -out theirs {name}.crt")
    for key in "imported", f"theirs.p12 {UNDER}":
        fastgost(f"cms decrypt --key {key} -o got theirs")
        same("got", "document")
        os.remove("got")


@pytest.mark.parametrize("command", [
    "sign --key {key} document",
    "cms sign --key {key} --cert A.crt -o out document",
    "cms sign --add --key {key} --cert A.crt --content document -o out signed",
    "cert new --key {key} --subject CN=a -o out",
])
def test_they_sign_nothing(openssl, fastgost, command):
    openssl("cms -sign -in document -md md_gost94 -inkey A.key -signer A.crt -outform DER -binary -out signed")
    fastgost("cms verify --legacy --ca A.crt --content document signed")
    fastgost.refuses("GOST R 34.10-2001 is not allowed", "cms verify --ca A.crt --content document signed")
    fastgost.refuses("signs nothing", command.format(key="A.key"))
    assert not pathlib.Path("out").exists() and not pathlib.Path("document.sig").exists()


def test_those_of_certtool(certtool, openssl, fastgost):
    pathlib.Path("template").write_text('cn = "certtool"\nsigning_key\nencryption_key\nexpiration_days = 30\n')
    certtool("--generate-privkey --key-type gost01 --outfile tool.key")
    certtool("--generate-self-signed --load-privkey tool.key --template template --outfile tool.crt")
    certtool(f"--to-p12 --load-privkey tool.key --load-certificate tool.crt --p12-name name --password {PASSPHRASE} --outder "
             "--pkcs-cipher gost28147-tc26z --outfile tool.p12")
    openssl("cms -encrypt -gost89 -in document -binary -outform DER -out theirs tool.crt")
    for key in "tool.key", f"tool.p12 {UNDER}":
        fastgost(f"cms decrypt --key {key} -o got theirs")
        same("got", "document")
        os.remove("got")
