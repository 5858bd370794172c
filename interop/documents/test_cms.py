"""Tests signed and encrypted documents (CMS). Our command reads the documents of openssl (with gost-engine) and of
GnuTLS's certtool, and these programs read our documents."""
import os
import pathlib
import re

import pytest
from signers import SIGNERS, by, by_openssl, make
from support import inside, join, same

CIPHERS = ["kuznyechik-ctr-acpkm", "kuznyechik-ctr-acpkm-omac", "magma-ctr-acpkm", "magma-ctr-acpkm-omac"]
KEY = bytes(range(32)).hex()

for_each_signer = pytest.mark.parametrize("name", SIGNERS)


@pytest.fixture(scope="module")
def files(openssl, tmp_path_factory):
    """Makes the keys and certificates of the signers and of a TSA, and documents."""
    with inside(tmp_path_factory.mktemp("cms")) as folder:
        make(openssl, *SIGNERS)
        join("both.crt", "ca-256A.crt", "ca-512A.crt")
        openssl("req -x509 -newkey gost2012_512 -pkeyopt paramset:A -nodes -keyout tsa.key -out tsa.crt -subj /CN=TSA -days 30 "
                "-extensions timestamps")
        pathlib.Path("serial").write_text("01\n")
        for document, size in ("long", 300_000), ("short", 1000), ("empty", 0):
            pathlib.Path(document).write_bytes(os.urandom(size))
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


# Our command signs a document in three ways. In the first row, the signed file contains the document. In the second
# row, the signature has no signed attributes, and the document comes through a pipe. In the third row, the signature is
# detached.
@pytest.mark.parametrize("options, form", [
    ("", "-inform DER"),
    ("--keyid --no-attr --pem", "-inform PEM"),
    ("--detached", "-inform DER -content {document}"),
])
@pytest.mark.parametrize("document", ["long", "short", "empty"])
@for_each_signer
def test_our_signatures_in_openssl(fastgost, openssl, name, document, options, form):
    if "--pem" in options:
        fastgost(f"cms sign {by(name)} {options} -o ours -", input=pathlib.Path(document).read_bytes())
    else:
        fastgost(f"cms sign {by(name)} {options} -o ours {document}")
    openssl(f"cms -verify {form.format(document=document)} -in ours -CAfile ca-{name}.crt -binary -out got")
    same("got", document)


@pytest.mark.parametrize("options", [
    "-nodetach -stream -outform DER",
    "-nodetach -noattr -keyid -outform PEM",
    "-cades -outform DER",
])
@pytest.mark.parametrize("document", ["long", "short"])
@for_each_signer
def test_signatures_of_openssl(fastgost, openssl, name, document, options):
    """Our command verifies openssl's signatures. The test also checks that openssl has signed the document, and not an
    empty content."""
    openssl(f"cms -sign -in {document} {by_openssl(name)} {options} -out theirs")
    if "-nodetach" in options:
        fastgost(f"cms verify --ca ca-{name}.crt -o got theirs")
        same("got", document)
    else:
        fastgost(f"cms verify --ca ca-{name}.crt --content {document} theirs")


@for_each_signer
def test_a_certificate_that_is_not_in_the_file(fastgost, openssl, name):
    openssl(f"cms -sign -in short {by_openssl(name)} -nodetach -nocerts -outform DER -out theirs")
    fastgost.refuses("not in the file", f"cms verify --ca ca-{name}.crt theirs")
    fastgost(f"cms verify --ca ca-{name}.crt --cert {name}.crt theirs")
    other = "256A" if name == "512A" else "512A"
    fastgost.refuses("no certificate of its issuer", f"cms verify --ca ca-{other}.crt --cert {name}.crt theirs")


@pytest.mark.parametrize("document", ["long", "short"])
@pytest.mark.parametrize("cipher", ["gost89", *CIPHERS])
@for_each_signer
def test_envelopes_of_openssl(fastgost, openssl, name, cipher, document):
    openssl(f"cms -encrypt -{cipher} -in {document} -binary -stream -outform DER -out theirs {name}.crt")
    fastgost(f"cms decrypt --key {name}.key -o got theirs")
    same("got", document)


@pytest.mark.parametrize("agree", ["", "--agree"])
@pytest.mark.parametrize("cipher", CIPHERS)
@for_each_signer
def test_our_envelopes_in_openssl(fastgost, openssl, name, cipher, agree):
    """openssl opens our encrypted documents. gost-engine 3.0 decrypts only the first 4096 bytes with Kuznyechik, and
    only the first 1024 bytes with Magma, even if gost-engine itself has encrypted the file. gost-engine supports only
    key transport."""
    other = "256A" if name == "512A" else "512A"
    fastgost(f"cms encrypt -a {cipher} {agree} --recipient {name}.crt --recipient {other}.crt -o ours.der short")
    fastgost(f"cms encrypt -a {cipher} {agree} --recipient {name}.crt --pem -o ours.pem -", input=pathlib.Path("short").read_bytes())
    for form, recipient in ("der", name), ("der", other), ("pem", name):
        openssl(f"cms -decrypt -inform {form} -in ours.{form} -inkey {recipient}.key -recip {recipient}.crt -binary -out got")
        same("got", "short")
        os.remove("got")


def test_two_signers(fastgost, openssl):
    fastgost(f"cms sign {by('256A')} {by('512A')} -o ours long")
    openssl("cms -verify -inform DER -in ours -CAfile both.crt -binary -out got")
    same("got", "long")
    fastgost("cms verify --ca both.crt -o got ours")
    fastgost.refuses("no certificate of its issuer", "cms verify --ca ca-256A.crt ours")
    openssl(f"cms -resign -inform DER -in ours {by_openssl('256TCA')} -outform DER -out theirs")
    fastgost("cms verify --ca both.crt --ca ca-256TCA.crt -o resigned theirs")
    same("resigned", "long")


def test_digested_data(fastgost, openssl):
    openssl("cms -digest_create -md md_gost12_256 -in long -binary -outform DER -out theirs")
    fastgost.says("300000 bytes", "cms show theirs")
    fastgost("cms digest --check -o got theirs")
    same("got", "long")
    fastgost("cms digest -a streebog512 -o ours long")
    openssl("cms -digest_verify -inform DER -in ours -binary -out verified")
    same("verified", "long")


@pytest.mark.parametrize("cipher", CIPHERS)
def test_encrypted_data(fastgost, openssl, cipher):
    """Tests EncryptedData. openssl writes no MAC in EncryptedData, and does not read the MAC of our documents."""
    fastgost(f"cms encrypt -a {cipher} --insecure-key-hex {KEY} -o ours short")
    if not cipher.endswith("omac"):
        openssl(f"cms -EncryptedData_decrypt -secretkey {KEY} -inform DER -in ours -binary -out got")
        same("got", "short")
    openssl(f"cms -EncryptedData_encrypt -{cipher} -secretkey {KEY} -in short -binary -outform DER -out theirs")
    decrypt = f"cms decrypt --insecure-key-hex {KEY} -o theirs.out theirs"
    if cipher.endswith("omac"):
        fastgost.refuses("MAC is missing", decrypt)
    else:
        fastgost(decrypt)
        same("theirs.out", "short")


@pytest.mark.parametrize("digest", ["sha1", "sha256"])
@pytest.mark.parametrize("detached", ["", "--detached"])
def test_timestamps_and_countersignatures(fastgost, openssl, detached, digest):
    """openssl makes timestamps and countersignatures. A timestamp can identify the TSA's certificate in two ways, and
    the test uses both ways."""
    content = "--content long" if detached else ""
    verify = f"cms verify {content or '-o got'}"
    fastgost(f"cms sign {by('512A')} -o another long")
    fastgost(f"cms sign {by('256A')} {detached} -o ours long")
    fastgost("cms augment --request -o request.tsq ours")
    openssl(f"ts -reply -section tsa_{digest} -queryfile request.tsq -signer tsa.crt -inkey tsa.key -out response.tsr")
    fastgost("cms augment --response response.tsr -o stamped ours")
    shown = fastgost.says("timestamp: OK, ", f"{verify} --ca ca-256A.crt --ca tsa.crt --timestamp stamped")
    assert re.search("timestamp: OK, .* by CN=TSA", shown)
    fastgost.refuses("no timestamp of this signature is accepted", f"{verify} --ca ca-256A.crt --timestamp stamped")
    fastgost(f"{verify} --ca ca-256A.crt stamped")
    fastgost.refuses("something else", "cms augment --response response.tsr -o stamped another")
    fastgost(f"cms countersign --ca ca-256A.crt {by('512A')} {content} -o certified stamped")
    if not detached:
        openssl("cms -verify -inform DER -in certified -CAfile ca-256A.crt -binary -out got")
        same("got", "long")
    fastgost.says("countersignature: OK, by CN=512A", f"{verify} --ca both.crt --ca tsa.crt --timestamp certified")


def test_a_content_that_is_not_meant_as_a_document(fastgost, openssl):
    openssl(f"cms -sign -econtent_type 1.2.3.4 -nodetach -in short {by_openssl('256A')} -outform DER -out theirs")
    fastgost.refuses("its content has the type 1.2.3.4", "cms verify --ca ca-256A.crt -o got theirs")
    fastgost("cms verify --ca ca-256A.crt --econtent-type 1.2.3.4 -o got theirs")
    same("got", "short")


@pytest.mark.parametrize("options, data", [("", ""), ("--detached", "--load-data short")])
def test_our_signatures_in_certtool(fastgost, certtool, options, data):
    """certtool verifies our signatures. GnuTLS supports only the curves of CryptoPro."""
    fastgost(f"cms sign {by('256A')} {options} -o ours short")
    certtool("--p7-info --inder --infile ours")
    certtool(f"--p7-verify --inder --infile ours {data} --load-ca-certificate ca-256A.crt")


@pytest.mark.parametrize("time", ["", "--p7-time"])
def test_signatures_of_certtool(fastgost, certtool, time):
    pathlib.Path("template").write_text('cn = "certtool"\nsigning_key\ncert_signing_key\nca\nexpiration_days = 30\n')
    certtool("--generate-privkey --key-type gost12-256 --curve CryptoPro-A --outfile tool.key")
    certtool("--generate-self-signed --load-privkey tool.key --template template --outfile tool.crt")
    sign = f"{time} --load-privkey tool.key --load-certificate tool.crt --infile short"
    certtool(f"--p7-sign {sign} --outfile theirs")
    fastgost("cms verify --ca tool.crt -o got theirs")
    same("got", "short")
    certtool(f"--p7-detached-sign {sign} --outfile detached")
    fastgost("cms verify --ca tool.crt --content short detached")
