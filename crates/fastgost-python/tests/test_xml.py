"""Tests `fastgost.xml` (XML signatures), `fastgost.jws` (tokens) and `fastgost.cryptopro` (containers of CryptoPro)."""

import base64
import functools
from datetime import UTC, datetime, timedelta

import pytest
from conftest import VECTORS

import fastgost
from fastgost import cms, cryptopro, jws, xml

FILES = VECTORS.parent / "crates/fastgost-pki/tests/files/cryptopro"
SIGNED = VECTORS.parent / "crates/fastgost-xml/tests/files"
STAMPED = VECTORS.parent / "crates/fastgost-python/tests/stamped"
#: The purpose "client" is needed, because the certificate in the container is for TLS clients.
verify = functools.partial(xml.verify, purpose="client")
ORDER = b"<order><price Id='p'>100</price></order>"


@pytest.fixture(scope="module")
def opened():
    return cryptopro.open(FILES / "made.000", b"12345678")


#: The encoded algorithm and parameters of a key of GOST R 34.10-2012, and of a key of GOST R 34.10-2001 on the same
#: curve.
OF_2012 = bytes.fromhex("301706082a85030701010101300b06092a850307010201010 2".replace(" ", ""))
OF_2001 = bytes.fromhex("301c06062a8503020213301206072a85030202230106072a850302021e01")


def test_the_standard_of_a_key_decides():
    """A key of GOST R 34.10-2001 cannot verify a token, although its curve is also a curve of GOST R 34.10-2012."""
    key = fastgost.PrivateKey.generate("256-b")
    public = key.public_key()
    der = public.to_der()
    assert der[2:].startswith(OF_2012)
    rest = OF_2001 + der[2 + len(OF_2012) :]
    old = fastgost.PublicKey.load(bytes([0x30, len(rest)]) + rest)
    assert old.to_bytes() == public.to_bytes() and old != public
    # If the key is written and then read again, the new object still belongs to GOST R 34.10-2001.
    assert OF_2001[2:12] in old.to_der() and fastgost.PublicKey.load(old.to_pem().encode()) == old
    token = jws.sign(b"x", key).encode()
    assert jws.verify(token, [old, public]).payload == b"x"
    with pytest.raises(fastgost.InvalidSignature, match="no key that is given is for this algorithm"):
        jws.verify(token, old)


def test_client_secret_of_esia(opened):
    string = "openid2026.01.01 00:00:00 +0000КЛИЕНТ"
    raw = jws.esia_secret(string, opened.key, opened.certificate, form="raw")
    assert raw.certificate_hash == fastgost.streebog256(opened.certificate).hexdigest()
    signature = base64.urlsafe_b64decode(raw.client_secret + "==")
    opened.key.public_key().verify(signature, string.encode(), encoding="x509")
    secret = jws.esia_secret(string, opened.key, opened.certificate, form="cms")
    assert secret.certificate_hash is None
    document = base64.urlsafe_b64decode(secret.client_secret + "=" * (-len(secret.client_secret) % 4))
    verdict = cms.verify(document, content=string.encode(), ca=opened.certificate, purpose="client")
    assert verdict.ok and verdict.signers[0].claimed_time
    for wrong, form in [("", "raw"), ("a\n", "cms"), ("a", "x")]:
        with pytest.raises(fastgost.ParameterError):
            jws.esia_secret(wrong, opened.key, opened.certificate, form=form)
    with pytest.raises(fastgost.ParameterError):
        jws.esia_secret("a", fastgost.PrivateKey.generate("256-a"), opened.certificate, form="raw")


def test_container_of_2001():
    with pytest.raises(fastgost.ParameterError, match="decrypts, and signs nothing"):
        cryptopro.open(FILES / "container-2001.000")


def test_container(opened, buffer):
    assert opened.key.to_bytes() == fastgost.PrivateKey.import_from(FILES / "made.000", b"12345678").to_bytes()
    assert opened.certificate and opened.name and opened.damaged is None and isinstance(opened.exportable, bool)
    assert cryptopro.open(str(FILES / "made.000"), buffer(b"12345678")) != opened
    with pytest.raises(fastgost.WrongKey, match="the passphrase is wrong"):
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
        (signed.replace(b"100", b"999"), None, "the digest of the reference to the document does not match"),
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


def test_a_timestamp_proves_when_it_was_signed():
    """The test uses files that were made with the commands of docs/smev.md. The files are a document with a XAdES-BES
    signature, the response of a TSA for this signature, and two CA certificates: for the signer and for the TSA."""
    stamped = {name: (STAMPED / name).read_bytes() for name in ("bes.xml", "response.tsr", "ca.pem")}
    document = xml.add_timestamp(stamped["bes.xml"], stamped["response.tsr"])
    # At the verification time, the signer's certificate has expired. The timestamp shows that the signature existed
    # while the certificate was valid.
    then = datetime(2027, 11, 29, 19, 3, 30, tzinfo=UTC)
    found = xml.verify(document, ca=stamped["ca.pem"], covers="document", timestamps=True, at=then)
    assert found.proved_time == datetime(2026, 11, 29, 19, 3, 51, tzinfo=UTC)
    (timestamp,) = found.timestamps
    assert timestamp.time == found.proved_time
    # If the caller does not require timestamps, `proved_time` is None.
    assert xml.verify(document, ca=stamped["ca.pem"], at=then).proved_time is None
    for ca in (stamped["ca.pem"].split(b"-----END CERTIFICATE-----\n")[0] + b"-----END CERTIFICATE-----\n", []):
        with pytest.raises(fastgost.InvalidSignature):
            xml.verify(document, ca=ca, timestamps=True, at=then)
    # The timestamp is only for this signature, so the function refuses to add the timestamp to another signature.
    other = document.replace(b"Id=\"s\"", b"Id=\"t\"", 1)
    assert other != document
    with pytest.raises((fastgost.InvalidSignature, fastgost.FormatError)):
        xml.verify(other, ca=stamped["ca.pem"], timestamps=True, at=then)


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
    with pytest.raises(fastgost.FormatError, match="the time: it is before 1970"):
        jws.verify(token, public, at=datetime(1969, 12, 31, tzinfo=UTC))
    # A signature of a file is not a signature of a token.
    with pytest.raises(fastgost.ParameterError):
        key.sign(token.rsplit(b".", 1)[0])
    with pytest.raises(fastgost.ParameterError):
        key.sign(b'<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"></ds:SignedInfo>')
