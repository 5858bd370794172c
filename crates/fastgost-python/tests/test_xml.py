"""XML signatures, tokens and containers of CryptoPro."""

import functools
from datetime import UTC, datetime, timedelta

import pytest
from conftest import VECTORS

import fastgost
from fastgost import cryptopro, jws, xml

FILES = VECTORS.parent / "crates/fastgost-pki/tests/files/cryptopro"
SIGNED = VECTORS.parent / "crates/fastgost-xml/tests/files"
#: The certificate in the container is for clients of TLS.
verify = functools.partial(xml.verify, purpose="client")
ORDER = b"<order><price Id='p'>100</price></order>"


@pytest.fixture(scope="module")
def opened():
    return cryptopro.open(FILES / "made.000", b"12345678")


def test_container(opened, buffer):
    assert opened.key.to_bytes() == fastgost.PrivateKey.import_from(FILES / "made.000", b"12345678").to_bytes()
    assert opened.certificate and opened.name and opened.damaged is None and isinstance(opened.exportable, bool)
    assert cryptopro.open(str(FILES / "made.000"), buffer(b"12345678")) != opened
    with pytest.raises(fastgost.WrongKey, match="the password is wrong"):
        cryptopro.open(FILES / "made.000", b"1")
    with pytest.raises(FileNotFoundError):
        cryptopro.open(FILES / "none")


def test_signed_and_verified(opened, buffer):
    signed = xml.sign(buffer(ORDER), opened.key, buffer(opened.certificate), signature_id="s", xades=True)
    found = verify(buffer(signed), ca=opened.certificate, covers="/order/price")
    assert found.parts[0].data == b'<order><price Id="p">100</price></order>' and found.parts[0].path == "/"
    assert [part.covers for part in found.parts] == [True, False]
    assert found.path == (opened.certificate,) and found.name and found.claimed_time and found.proved_time is None
    assert found.timestamps == ()
    for document, covers, why in [
        (signed.replace(b"100", b"999"), None, "the digest of the reference to the document is another"),
        (xml.sign(ORDER, opened.key, opened.certificate, id="p"), "document", "does not sign the document"),
    ]:
        with pytest.raises(fastgost.InvalidSignature, match=why):
            verify(document, ca=[opened.certificate], covers=covers)
    with pytest.raises(fastgost.InvalidSignature, match="has no timestamp"):
        verify(signed, ca=opened.certificate, timestamps=True)
    with pytest.raises(fastgost.InvalidSignature):
        verify(signed, ca=[])
    with pytest.raises(fastgost.FormatError, match="would be wrong then"):
        xml.sign(signed, opened.key, opened.certificate, signature_id="t")
    two = xml.sign(b'<o><a Id="a"/><b Id="b"/></o>', opened.key, opened.certificate, id="a", signature_id="s")
    twice = xml.sign(two, opened.key, opened.certificate, id="b", signature_id="t")
    with pytest.raises(fastgost.InvalidSignature, match="it has 2 signatures"):
        verify(twice, ca=opened.certificate)
    assert verify(twice, ca=opened.certificate, signature="#t").parts
    both = ORDER
    for signature in ["s", "t"]:
        both = xml.sign(both, opened.key, opened.certificate, signature_id=signature, cosign=True)
    for signature in ["#s", "#t"]:
        found = verify(both, ca=opened.certificate, signature=signature, covers="document")
        assert found.parts[0].data == b'<order><price Id="p">100</price></order>'
    assert xml.timestamp_request(twice, signature="1")[0] == 0x30
    with pytest.raises(fastgost.FormatError):
        xml.add_timestamp(signed, b"nothing")


def test_forms(opened):
    for options, within in [
        ({"canonical": "inclusive"}, b"REC-xml-c14n-20010315"),
        ({"canonical": "inclusive-1.1"}, b"xml-c14n11"),
        ({"enveloping": True, "signature_id": "s"}, b'<ds:Object Id="s-object">'),
        ({"token": "t", "id": "p", "into": "/order"}, b"BinarySecurityToken"),
    ]:
        signed = xml.sign(ORDER, opened.key, opened.certificate, **options)
        assert within in signed
        assert verify(signed, ca=opened.certificate, covers="#p").parts
    for options in [{"canonical": "x"}, {"into": "x"}, {"enveloping": True}, {"xades": True}]:
        with pytest.raises(fastgost.ParameterError):
            xml.sign(ORDER, opened.key, opened.certificate, **options)


def test_message_of_smev():
    document = (SIGNED / "smev3-AckRequest.xml").read_bytes()
    certificate = document.split(b"X509Certificate>")[1].split(b"<")[0]
    pem = b"-----BEGIN CERTIFICATE-----\n" + certificate.strip() + b"\n-----END CERTIFICATE-----\n"
    at = datetime(2014, 10, 1, tzinfo=UTC)
    found = xml.verify(document, ca=pem, covers="#SIGNED_BY_CALLER", at=at, legacy=True)
    assert found.parts[0].data.startswith(b"<ns1:AckTargetMessage xmlns:ns1=")
    with pytest.raises(fastgost.InvalidSignature, match="legacy"):
        xml.verify(document, ca=pem, at=at)
    with pytest.raises(TypeError, match="time zone"):
        xml.verify(document, ca=pem, at=datetime(2014, 10, 1))  # noqa: DTZ001


def test_tokens(buffer):
    key = fastgost.PrivateKey.generate("256-a")
    public = key.public_key()
    token = jws.sign(buffer(b'{"sub":"a","exp":4000000000,"nbf":1000}'), key, header=b'{"typ":"JWT"}').encode()
    found = jws.verify(buffer(token), public)
    assert found.claims()["sub"] == "a" and found.expires == 4e9 and found.not_before == 1000
    assert b'"alg":"GOST3410_2012_256"' in found.header
    other = fastgost.PrivateKey.generate("256-a").public_key()
    assert jws.verify(token, [other, public]).payload == found.payload
    for keys, at in [([other], None), ([public], datetime(2100, 1, 1, tzinfo=UTC) + timedelta(days=1)), ([], None)]:
        with pytest.raises(fastgost.InvalidSignature):
            jws.verify(token, keys, at=at)
    with pytest.raises(fastgost.FormatError):
        jws.verify(b"nonsense", public)
    # What signs files signs no tokens.
    with pytest.raises(fastgost.ParameterError):
        key.sign(token.rsplit(b".", 1)[0])
    with pytest.raises(fastgost.ParameterError):
        key.sign(b'<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"></ds:SignedInfo>')
