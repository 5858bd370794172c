"""Tests XML signatures. The program XmlSignatures.java calls Apache Santuario and BouncyCastle. Our command and this
program verify each other's signatures, and refuse changed documents."""
import pathlib
import ssl

import pytest

pytestmark = pytest.mark.long
DOCUMENT = '<a xmlns="urn:a" xmlns:x="urn:x" b="2"> <x:c Id="c" x:d="&#9;">text</x:c><!-- --><e/>\n</a>'
EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#"
INCLUSIVE = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"

for_each_size = pytest.mark.parametrize("bits", [256, 512])


def signer(fastgost, bits):
    """Makes a key, its certificate in PEM and in DER, and a document."""
    fastgost(f"keygen --curve {bits}-a -o key.pem")
    fastgost("cert new --quiet --key key.pem --subject CN=A --extended-usage emailProtection -o cert.pem")
    pathlib.Path("cert.der").write_bytes(ssl.PEM_cert_to_DER_cert(pathlib.Path("cert.pem").read_text()))
    text = pathlib.Path("key.pem").read_text().replace("PRIVATE KEY", "CERTIFICATE")
    pathlib.Path("key.der").write_bytes(ssl.PEM_cert_to_DER_cert(text))
    pathlib.Path("a.xml").write_text(DOCUMENT)


def alter(file):
    text = pathlib.Path(file).read_text()
    assert ">text<" in text
    pathlib.Path(file).write_text(text.replace(">text<", ">other<"))


@for_each_size
@pytest.mark.parametrize("options", ["", "--signature-id s --xades", "--id c", "--canonical inclusive", "--enveloping --signature-id s", "--cosign"])
def test_they_verify_ours(java, fastgost, bits, options):
    signer(fastgost, bits)
    fastgost(f"xml sign --key key.pem --cert cert.pem {options} -o signed.xml a.xml")
    java.says("right", f"XmlSignatures verify {bits} cert.der signed.xml")
    alter("signed.xml")
    java.refuses("wrong", f"XmlSignatures verify {bits} cert.der signed.xml")


@for_each_size
def test_they_verify_cosignatures(java, fastgost, bits):
    signer(fastgost, bits)
    for number, before in enumerate(["a.xml", "signed-0.xml"]):
        fastgost(f"xml sign --key key.pem --cert cert.pem --cosign --signature-id s{number} -o signed-{number}.xml {before}")
    java.says("right", f"XmlSignatures verify {bits} cert.der signed-1.xml")
    alter("signed-1.xml")
    java.refuses("wrong", f"XmlSignatures verify {bits} cert.der signed-1.xml")


@for_each_size
@pytest.mark.parametrize("form", [EXCLUSIVE, INCLUSIVE, "http://www.w3.org/2006/12/xml-c14n11"])
def test_we_verify_theirs(java, fastgost, bits, form):
    signer(fastgost, bits)
    java(f"XmlSignatures sign {bits} key.der cert.der {form} a.xml signed.xml")
    fastgost.says("signed by CN=A", "xml verify --ca cert.pem --covers document signed.xml")
    alter("signed.xml")
    fastgost.refuses("the digest of the reference to the document does not match", "xml verify --ca cert.pem signed.xml")
