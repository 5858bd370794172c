"""Tests documents with two signers who use different programs. One signer uses our command, and the other uses openssl
(with gost-engine) or certtool."""
import os
import pathlib

import pytest
from asn1 import signer_infos
from signers import by, by_openssl, make
from support import inside, join, same

# Each pair has a first signer and a second signer. In some pairs, both signers use the same hash function. In other
# pairs, they use different hash functions.
PAIRS = [("256A", "256TCA"), ("256A", "512A"), ("512A", "256A")]
# In the first form, the signed file contains the document. In the second form, the signatures are detached. Each form
# has the options for four commands, in this order: openssl signs, our command signs, openssl verifies, our command
# verifies.
FORMS = [("-nodetach", "", "", ""), ("", "--detached", "-content document", "--content document")]

for_each_pair = pytest.mark.parametrize("first, second", PAIRS)
for_each_form = pytest.mark.parametrize("theirs, ours, content, given", FORMS)


@pytest.fixture(scope="module")
def files(openssl, tmp_path_factory):
    with inside(tmp_path_factory.mktemp("several")) as folder:
        make(openssl, "256A", "256TCA", "512A")
        join("all.crt", "ca-256A.crt", "ca-256TCA.crt", "ca-512A.crt")
        pathlib.Path("document").write_bytes(os.urandom(5000))
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


def judged(openssl, fastgost, path, first, second, content, given):
    """Checks two signatures with openssl and with our command. If a program has the CA certificates of both signers, it
    must accept both signatures. If a program has only one CA certificate, or another document, it must refuse the
    signatures."""
    assert len(signer_infos(path)) == 2
    openssl(f"cms -verify -inform DER -in {path} {content} -CAfile all.crt -binary -out got")
    same("got", "document")
    shown = fastgost.says(f"CN={first}", f"cms verify --ca all.crt {given} {path}")
    assert f"CN={second}" in shown
    for name in first, second:
        openssl.refuses("certificate verify error",
                        f"cms -verify -inform DER -in {path} {content} -CAfile ca-{name}.crt -binary -out got")
        fastgost.refuses("no certificate of its issuer", f"cms verify --ca ca-{name}.crt {given} {path}")
    if given:
        pathlib.Path("document").write_bytes(b"another one")
        openssl.refuses("verification failure", f"cms -verify -inform DER -in {path} {content} -CAfile all.crt -binary -out got")
        fastgost.refuses("its digest is another", f"cms verify --ca all.crt {given} {path}")


@for_each_form
@for_each_pair
def test_we_add_to_those_of_openssl(openssl, fastgost, first, second, theirs, ours, content, given):
    openssl(f"cms -sign -in document {by_openssl(first)} {theirs} -outform DER -out one")
    fastgost(f"cms sign --add {by(second)} --ca ca-{first}.crt {given} -o two one")
    # The SignerInfos of a document are a SET, and the elements of a SET are sorted by their encodings. So the new
    # SignerInfo is not always the last element.
    assert signer_infos("one")[0] in signer_infos("two")
    judged(openssl, fastgost, "two", first, second, content, given)


@for_each_form
@for_each_pair
def test_openssl_adds_to_ours(openssl, fastgost, first, second, theirs, ours, content, given):
    fastgost(f"cms sign {by(first)} {ours} -o one document")
    resign = f"cms -resign -inform DER -in one {by_openssl(second)} {theirs} -outform DER -out two"
    if first[:3] != second[:3]:
        # openssl takes the digest from the existing signature, so openssl cannot add a signature with another hash
        # function.
        openssl.refuses("no matching digest", resign)
        return
    openssl(resign)
    assert signer_infos("one")[0] in signer_infos("two")
    judged(openssl, fastgost, "two", first, second, content, given)


def test_a_document_of_openssl_that_is_wrong(openssl, fastgost):
    """Our command refuses to add a signature if a signature in the document is wrong, or if the same signer has already
    signed the document."""
    openssl(f"cms -sign -in document {by_openssl('256A')} -outform DER -out one")
    fastgost.refuses("CN=256A", f"cms sign --add {by('256A')} --content document -o two one")
    pathlib.Path("document").write_bytes(b"another one")
    fastgost.refuses("its digest is another", f"cms sign --add {by('512A')} --content document -o two one")
    assert not pathlib.Path("two").exists()


@for_each_form
def test_we_add_to_those_of_certtool(certtool, fastgost, openssl, theirs, ours, content, given):
    """Our command adds a signature to certtool's documents. certtool has no command that adds a signature to a signed
    document."""
    pathlib.Path("template").write_text('cn = "certtool"\nsigning_key\ncert_signing_key\nca\nexpiration_days = 30\n')
    certtool("--generate-privkey --key-type gost12-256 --curve CryptoPro-A --outfile tool.key")
    certtool("--generate-self-signed --load-privkey tool.key --template template --outfile tool.crt")
    sign = "--p7-detached-sign" if given else "--p7-sign"
    certtool(f"{sign} --p7-time --load-privkey tool.key --load-certificate tool.crt --infile document --outder --outfile one")
    fastgost(f"cms sign --add {by('256A')} --ca tool.crt {given} -o two one")
    assert signer_infos("one")[0] in signer_infos("two") and len(signer_infos("two")) == 2
    join("two.crt", "tool.crt", "ca-256A.crt")
    data = "--load-data document" if given else ""
    verified = certtool.says("Signature status: ok", f"--p7-verify --inder --infile two {data} --load-ca-certificate two.crt")
    assert verified.count("Signature status: ok") == 2
    certtool.refuses("verification", f"--p7-verify --inder --infile two {data} --load-ca-certificate tool.crt")
    fastgost(f"cms verify --ca two.crt {given} two")
