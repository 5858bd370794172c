"""Tests timestamps, and signatures that stay valid longer than their certificates (CAdES-T and CAdES-X Long Type 1).
openssl with gost-engine makes and verifies the timestamps, CRLs and OCSP responses. For CAdES, openssl has only the
option -cades, and cannot find the data that our timestamps cover. So the tests compute this data as RFC 5126 defines
it, and pass the data to openssl."""
import os
import pathlib

import pytest
from asn1 import (CADES_C_TIMESTAMP, CERTIFICATE_REFERENCES, REVOCATION_REFERENCES, SIGNATURE_TIMESTAMP, signer_infos, unsigned,
                  value)
from signers import by, by_openssl, make
from support import inside, same

NAME = "256A"
CA = f"--ca ca-{NAME}.crt"

# The evidence that the signer's certificate is not revoked. The evidence is a CRL, an OCSP response from the CA, or an
# OCSP response from another server. This server has a certificate from the CA for this purpose.
for_each_proof = pytest.mark.parametrize("proof", ["--crl good.crl", "--ocsp by-ca.der", "--ocsp by-responder.der"])


@pytest.fixture(scope="module")
def files(openssl, tmp_path_factory):
    with inside(tmp_path_factory.mktemp("long")) as folder:
        make(openssl, NAME)
        by_ca = f"-cert ca-{NAME}.crt -keyfile ca-{NAME}.key"
        for name, key, section in ("tsa", "gost2012_512 -pkeyopt paramset:A", "timestamps"), (
                "ocsp", "gost2012_256 -pkeyopt paramset:B", "responder"):
            openssl(f"req -newkey {key} -nodes -keyout {name}.key -out {name}.csr -subj /CN={name}")
            openssl(f"x509 -req -in {name}.csr -CA ca-{NAME}.crt -CAkey ca-{NAME}.key -CAcreateserial -days 30 -extensions {section} "
                    f"-extfile {openssl.environment['OPENSSL_CONF']} -out {name}.crt")
        pathlib.Path("serial").write_text("01\n")
        pathlib.Path("index.txt").touch()
        pathlib.Path("number").write_text("01\n")
        pathlib.Path("document").write_bytes(os.urandom(5000))
        openssl(f"ca -gencrl -crlexts list {by_ca} -out good.crl")
        for name in NAME, "tsa":
            openssl(f"ca -valid {name}.crt {by_ca}")
        openssl(f"ocsp -issuer ca-{NAME}.crt -cert {NAME}.crt -cert tsa.crt -reqout request.der")
        answer = f"ocsp -index index.txt -CA ca-{NAME}.crt -rmd md_gost12_256 -reqin request.der -ndays 3"
        openssl(f"{answer} -rsigner ca-{NAME}.crt -rkey ca-{NAME}.key -respout by-ca.der")
        openssl(f"{answer} -rsigner ocsp.crt -rkey ocsp.key -respout by-responder.der")
        openssl(f"ca -revoke {NAME}.crt -crl_reason keyCompromise {by_ca}")
        openssl(f"ca -gencrl -crlexts list {by_ca} -out revoked.crl")
    return folder


@pytest.fixture(autouse=True)
def in_a_copy(files, copy):
    copy(files)


@pytest.fixture
def stamp(openssl, fastgost):
    """Returns a function that adds a timestamp from openssl to a signed document, and writes the result to another
    file."""
    def stamp(path, to):
        fastgost(f"cms augment --request -o request.tsq {path}")
        openssl("ts -reply -section tsa_sha256 -queryfile request.tsq -signer tsa.crt -inkey tsa.key -out response.tsr")
        fastgost(f"cms augment --response response.tsr -o {to} {path}")
    return stamp


def covers(openssl, token, data):
    """Checks with openssl that the timestamp `token` is for this data, and not for other data."""
    pathlib.Path("token").write_bytes(token)
    for name, bytes in ("data", data), ("other", data[:-1]):
        pathlib.Path(name).write_bytes(bytes)
    verify = f"ts -verify -token_in -in token -CAfile ca-{NAME}.crt -data"
    openssl.says("Verification: OK", f"{verify} data")
    openssl.refuses("message imprint mismatch", f"{verify} other")


@for_each_proof
@pytest.mark.parametrize("signed, content", [("ours", ""), ("theirs", ""), ("theirs", "--content document")])
def test_long_term(openssl, fastgost, stamp, signed, content, proof):
    """Our command or openssl signs a document. Then our command adds a timestamp, the certificates, the evidence, and
    references to the certificates and to the evidence. Last, our command adds a second timestamp, which covers the
    references."""
    verify = f"cms verify {CA} {content}"
    if signed == "ours":
        fastgost(f"cms sign {by(NAME)} -o signed document")
    else:
        openssl(f"cms -sign -cades -in document {by_openssl(NAME)} {'' if content else '-nodetach'} -outform DER -out signed")
    fastgost.refuses("no timestamp", f"{verify} --long-term signed")
    stamp("signed", "stamped")
    signature, attributes = unsigned(signer_infos("stamped")[0])
    covers(openssl, value(attributes[SIGNATURE_TIMESTAMP]), signature)
    fastgost.says("timestamp: OK", f"{verify} --timestamp stamped")
    fastgost.refuses("no CRL or OCSP response", f"{verify} --long-term stamped")
    fastgost(f"cms augment {CA} {content} {proof} -o proofs stamped")
    fastgost.refuses("references", f"{verify} --long-term proofs")
    stamp("proofs", "long")
    fastgost(f"{verify} --long-term long")
    signature, attributes = unsigned(signer_infos("long")[0])
    parts = [attributes[kind] for kind in (SIGNATURE_TIMESTAMP, CERTIFICATE_REFERENCES, REVOCATION_REFERENCES)]
    covers(openssl, value(attributes[CADES_C_TIMESTAMP]), b"".join([signature, *parts]))
    given = "-content document" if content else ""
    openssl(f"cms -verify -inform DER -in long {given} -CAfile ca-{NAME}.crt -binary -out got")
    same("got", "document")
    fastgost.refuses("was revoked at", f"{verify} --crl revoked.crl long")


def test_the_proof_is_of_this_signer(openssl, fastgost, stamp):
    """The evidence must be about the signer's certificate, and must say that this certificate is not revoked."""
    fastgost(f"cms sign {by(NAME)} -o signed document")
    stamp("signed", "stamped")
    augment = f"cms augment {CA} -o long stamped"
    fastgost.refuses("no CRL or OCSP response", augment)
    fastgost.refuses("was revoked at", f"{augment} --crl revoked.crl")
    openssl(f"ocsp -issuer ca-{NAME}.crt -cert ocsp.crt -reqout request.der")
    openssl(f"ocsp -index index.txt -CA ca-{NAME}.crt -rmd md_gost12_256 -reqin request.der -ndays 3 -rsigner ca-{NAME}.crt "
            f"-rkey ca-{NAME}.key -respout another.der")
    fastgost.refuses("", f"{augment} --ocsp another.der")
    assert not pathlib.Path("long").exists()
