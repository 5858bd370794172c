"""Tests keys and PFX files. Our command exchanges such files with openssl (with gost-engine) and with GnuTLS's
certtool. Each program reads the files of the other programs."""
import pathlib

import pytest
from support import inside, same

PASSPHRASE = "пароль"
UNDER = "--passphrase-file passphrase"


@pytest.fixture(scope="module")
def files(fastgost, openssl, tmp_path_factory):
    """Makes the private key NAME.pem, the certificate NAME.crt, and a file with the public key in the form that our
    command writes. openssl writes the identifiers of the key's parameters into the private key and into the
    certificate. These identifiers are the same in both files."""
    with inside(tmp_path_factory.mktemp("pfx")) as folder:
        for name, size, parameters, subject in ("256", 256, "TCA", "Алиса"), ("512", 512, "B", "Bob"), ("cp", 256, "A", "Carol"):
            openssl(f"req -x509 -newkey gost2012_{size} -pkeyopt paramset:{parameters} -nodes -keyout {name}.pem -out {name}.crt "
                    f"-subj /CN={subject} -utf8 -days 3")
            fastgost(f"pubkey -o {name}.pub {name}.pem")
        pathlib.Path("passphrase").write_text(PASSPHRASE + "\n")
        pathlib.Path("wrong").write_text("wrong\n")
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


def text(path):
    return pathlib.Path(path).read_text()


@pytest.fixture
def opens(fastgost, openssl):
    """Returns a function that checks a PFX with our commands. They must find the key and the certificate in the PFX,
    and must refuse a wrong passphrase."""
    def opens(file, name):
        fastgost(f"pfx import {UNDER} --unencrypted --quiet -o imported {file}")
        assert fastgost("pubkey imported") == text(f"{name}.pub")
        assert openssl("x509 -in imported") == openssl(f"x509 -in {name}.crt")
        assert fastgost(f"pubkey {UNDER} {file}") == text(f"{name}.pub")
        fastgost.refuses("the passphrase is wrong", f"pfx show --passphrase-file wrong {file}")
    return opens


# The test does not use all pairs of a cipher and a MAC. It uses each MAC with one cipher, and each cipher with one MAC.
@pytest.mark.parametrize("cipher, mac", [
    *(("gost89", mac) for mac in ("md_gost12_256", "md_gost94", "sha1", "sha256", "sha512", "md_gost12_512")),
    *((cipher, "md_gost12_512") for cipher in ("aes-256-cbc", "kuznyechik-ctr-acpkm", "magma-ctr-acpkm")),
])
@pytest.mark.parametrize("name", ["256", "512"])
def test_those_of_openssl(fastgost, openssl, opens, name, cipher, mac):
    openssl(f"pkcs12 -export -inkey {name}.pem -in {name}.crt -name Имя -keypbe {cipher} -certpbe {cipher} -macalg {mac} "
            f"-passout pass:{PASSPHRASE} -out openssl.p12")
    opens("openssl.p12", name)
    fastgost.says("Имя", f"pfx show {UNDER} openssl.p12")


def test_the_older_mac_of_gost_engine(openssl, opens):
    openssl("pkcs12 -export -inkey 256.pem -in 256.crt -keypbe gost89 -certpbe gost89 -macalg md_gost12_512 "
            f"-passout pass:{PASSPHRASE} -out openssl.p12", LEGACY_GOST_PKCS12="1")
    opens("openssl.p12", "256")


def test_an_empty_password(fastgost, openssl):
    """Our command tries the empty passphrase before it asks for a passphrase on the terminal. The PFX files of this
    test have openssl's defaults, AES and SHA-256."""
    openssl("pkcs12 -export -inkey 256.pem -in 256.crt -passout pass: -out openssl.p12")
    assert fastgost("pubkey openssl.p12") == text("256.pub")


def test_a_key_as_openssl_encrypts_it_by_default(fastgost, openssl):
    openssl(f"pkcs8 -topk8 -in 512.pem -passout pass:{PASSPHRASE} -out encrypted.pem")
    assert fastgost(f"pubkey {UNDER} encrypted.pem") == text("512.pub")


@pytest.mark.parametrize("options", ["--outder", *(f"--outder --pkcs-cipher {cipher}" for cipher in (
    "gost28147-tc26z", "gost28147-cpa", "aes-128")), ""])
def test_those_of_certtool(certtool, opens, options):
    """Reads the PFX files of certtool. GnuTLS 3.7 does not read keys on the curve 256-a."""
    certtool(f"--to-p12 --load-privkey cp.pem --load-certificate cp.crt --p12-name name --password {PASSPHRASE} {options} "
             "--outfile certtool.p12")
    opens("certtool.p12", "cp")


@pytest.mark.parametrize("scheme", ["kuznyechik-ctr-acpkm", "magma-ctr-acpkm"])
@pytest.mark.parametrize("name", ["cp", "512"])
def test_ours(fastgost, openssl, certtool, opens, name, scheme):
    """Other programs read our PFX files. gost-engine cannot decrypt with a cipher that has a MAC. In these files,
    GnuTLS 3.7 reads only the parts that are not encrypted: the MAC, the names and the identifiers."""
    fastgost(f"pfx export --key {name}.pem --cert {name}.crt --name Имя --scheme {scheme} --iterations 2000 {UNDER} -o ours.p12")
    openssl(f"pkcs12 -in ours.p12 -passin pass:{PASSPHRASE} -nodes -out theirs")
    assert "friendlyName: " in text("theirs")
    assert fastgost("pubkey theirs") == text(f"{name}.pub")
    assert openssl("x509 -in theirs") == openssl(f"x509 -in {name}.crt")
    openssl.refuses("Mac verify error", "pkcs12 -in ours.p12 -passin pass:wrong -nodes")
    info = certtool.run(f"--p12-info --inder --infile ours.p12 --password {PASSPHRASE}")
    for expected in "MAC: STREEBOG-512", "Friendly name: Имя":
        assert expected in info.stdout + info.stderr
    assert "verify_mac" not in info.stdout + info.stderr
    assert "verify_mac" in certtool.run("--p12-info --inder --infile ours.p12 --password wrong").stderr
    opens("ours.p12", name)


def test_a_pfx_where_keys_are_taken(fastgost, openssl):
    fastgost(f"pfx export --key 256.pem --cert 256.crt --iterations 2000 {UNDER} -o ours.p12")
    pathlib.Path("letter").write_text("a letter\n")
    fastgost(f"sign --key ours.p12 {UNDER} letter")
    openssl.says("Verified OK", "dgst -md_gost12_256 -verify 256.pub -signature letter.sig letter")
    fastgost.says("OK", f"verify --key ours.p12 {UNDER} letter")
    fastgost("encrypt --quiet --recipient 256.crt -o sealed letter")
    fastgost(f"decrypt --quiet --identity ours.p12 {UNDER} -o opened sealed")
    same("opened", "letter")
