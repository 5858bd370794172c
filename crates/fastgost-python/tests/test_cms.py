"""Tests signed documents from the test vectors. The package must accept some documents and refuse all others. For a
refused document, the test also compares the reason with the expected reason."""

from datetime import UTC, datetime

import pytest
from conftest import cases, texts

import fastgost
from fastgost import cms

WHEN = datetime(2020, 1, 1, tzinfo=UTC)


def certificate(number):
    return next(bytes.fromhex(case["der"]) for case in cases("x509_samples.json") if case["id"] == number)


@pytest.fixture
def sample():
    """Returns the signed document from R 1323565.1.025, and its content."""
    case = next(case for case in cases("pki/cms_samples.json") if case["name"] == "test_signed_without_attrs")
    return bytes.fromhex(case["content_info"]), bytes.fromhex(case["content"])


#: The certificate of a CA, and the certificate of the signer. The CA's certificate does not say that its owner is a CA.
CA, SIGNER = certificate(14), certificate(15)


def test_verified(sample, buffer):
    document, content = sample
    verdict = cms.verify(buffer(document), ca=buffer(CA), at=WHEN, ca_without_constraints=True)
    assert verdict.ok and verdict.problem is None and verdict.content == content and 0 < verdict.work < 1000
    (signer,) = verdict.signers
    assert signer.ok and signer.path == (SIGNER, CA) and signer.certificate == SIGNER
    assert signer.name.startswith("CN=ORIGINATOR") and signer.claimed_time is None
    assert signer.timestamps == signer.countersignatures == ()
    # The signer's own certificate is trusted, so the certificate of the CA has no effect.
    verdict = cms.verify(document, ca=[SIGNER], certs=[CA], at=WHEN)
    assert verdict.signers[0].path == (SIGNER,)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, "trusted for itself only"),
        ({"ca": SIGNER, "at": datetime(1999, 1, 1, tzinfo=UTC)}, "is not valid before"),
        ({"ca": certificate(12)}, "no certificate of its issuer"),
        ({"ca": SIGNER, "timestamps": True}, "this signature has no timestamp"),
        ({"ca": SIGNER, "content_type": "1.2.3"}, "and not 1.2.3"),
    ],
)
def test_refused(sample, change, why):
    with pytest.raises(fastgost.InvalidSignature, match=why) as caught:
        cms.verify(sample[0], **{"ca": CA, "at": WHEN, **change})
    verdict = caught.value.verdict
    if "content_type" not in change:
        assert not verdict.ok and verdict.content is None
        assert why in verdict.problem and verdict.signers[0].problem == verdict.problem
        assert verdict.signers[0].certificate is None


def test_without_a_chain(sample):
    verdict = cms.verify(sample[0], ca=SIGNER, chain=False)
    assert verdict.signers[0].path == (SIGNER,) and verdict.content == sample[1]


def test_changed(sample):
    document, content = sample
    at = document.index(content)
    changed = document[:at] + bytes([document[at] ^ 1]) + document[at + 1 :]
    with pytest.raises(fastgost.InvalidSignature, match="the signature does not verify"):
        cms.verify(changed, ca=SIGNER, at=WHEN)


def test_wrong_calls(sample):
    document, content = sample
    for error, change in [
        (fastgost.FormatError, {"document": document[:100]}),
        (fastgost.FormatError, {"ca": b"nonsense"}),
        (fastgost.FormatError, {"crls": [b"nonsense"]}),
        (fastgost.ParameterError, {"content": content}),
        (fastgost.ParameterError, {"purpose": "nonsense"}),
        (fastgost.ParameterError, {"content_type": "nonsense"}),
        (fastgost.ExhaustedError, {"most_work": 10}),
        (fastgost.ParameterError, {"chain": False}),
        (fastgost.ParameterError, {"chain": False, "at": None, "timestamps": True}),
        (fastgost.ParameterError, {"chain": False, "at": None, "crls": [certificate(3)]}),
        (fastgost.ParameterError, {"chain": False, "at": None, "purpose": "email"}),
        (TypeError, {"at": datetime(2020, 1, 1)}),
        (TypeError, {"certs": CA}),
        (TypeError, {"ca": "text"}),
    ]:
        arguments = {"document": document, "ca": SIGNER, "at": WHEN, **change}
        with pytest.raises(error):
            cms.verify(arguments.pop("document"), **arguments)


def test_texts_of_others(sample):
    """Reads documents, certificates, CRLs and OCSP responses in the forms of PEM and base64 that other programs
    write."""
    document, content = sample
    given = {"ca": CA, "at": WHEN, "ca_without_constraints": True}
    for label in ("CMS", "PKCS7"):
        for form in texts(label, document):
            assert cms.verify(form, **given).content == content, form
    for label in ("CERTIFICATE", "X509 CERTIFICATE"):
        for form in texts(label, CA):
            assert cms.verify(document, **{**given, "ca": form}).signers[0].path == (SIGNER, CA), form
        for form in texts(label, SIGNER):
            assert cms.verify(document, **given, certs=[form]).ok, form
    # The CRL is from another CA, and the OCSP response says only that the responder is too busy. So the document must
    # be refused, and the reason must be the same for each form of the CRL or of the OCSP response.
    for label, option, der, reason in [
        ("X509 CRL", "crls", certificate(3), "no CRL or OCSP response of its issuer was given"),
        ("OCSP RESPONSE", "ocsp", bytes([0x30, 3, 10, 1, 3]), "try later"),
    ]:
        for form in texts(label, der):
            with pytest.raises(fastgost.InvalidSignature, match=reason):
                cms.verify(document, **given, **{option: [form]})
