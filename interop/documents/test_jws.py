"""Tests tokens (JWS). The signed data of a token is the encoded header and payload. openssl with gost-engine signs and
verifies this data."""
import base64
import pathlib

import pytest
from signers import make


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.mark.parametrize("bits", [256, 512])
def test_tokens(fastgost, openssl, bits):
    fastgost(f"keygen --curve {bits}-a -o key.pem")
    openssl("pkey -in key.pem -pubout -out public.pem")
    pathlib.Path("payload").write_bytes(b'{"iss":"a"}')
    fastgost("jws sign --key key.pem -o token payload")
    header, payload, signature = pathlib.Path("token").read_text().strip().split(".")
    pathlib.Path("input").write_text(f"{header}.{payload}")
    pathlib.Path("value").write_bytes(base64.urlsafe_b64decode(signature + "=="))
    verify = f"dgst -md_gost12_{bits} -verify public.pem -signature value input"
    openssl.says("Verified OK", verify)
    pathlib.Path("input").write_text(f"{header}.{payload}x")
    openssl.refuses("Verification", verify)
    # Now openssl signs, and our command verifies.
    header = encoded(b'{"alg":"GOST3410_2012_%d"}' % bits)
    pathlib.Path("input").write_text(f"{header}.{payload}")
    openssl(f"dgst -md_gost12_{bits} -sign key.pem -out value input")
    token = f"{header}.{payload}.{encoded(pathlib.Path('value').read_bytes())}"
    pathlib.Path("theirs").write_text(token)
    fastgost("jws verify --key public.pem -o read theirs")
    assert pathlib.Path("read").read_bytes() == b'{"iss":"a"}'
    other = encoded(b'{"iss":"b"}')
    pathlib.Path("theirs").write_text(token.replace(f".{payload}.", f".{other}."))
    fastgost.refuses("theirs", "jws verify --key public.pem theirs")


@pytest.mark.parametrize("name", ["256A", "512A"])
def test_client_secrets_of_esia(fastgost, openssl, name):
    make(openssl, name)
    string = "openid2026.01.01 00:00:00 +0000КЛИЕНТ"
    pathlib.Path("string").write_text(string)
    openssl(f"x509 -in {name}.crt -pubkey -noout -out public.pem")

    def secret(form):
        lines = fastgost(f"jws esia-secret --form {form} --key {name}.key --cert {name}.crt string").splitlines()
        fields = dict(line.split(": ", 1) for line in lines)
        assert fields.pop("string") == string
        pathlib.Path("value").write_bytes(base64.urlsafe_b64decode(fields.pop("client_secret") + "=="))
        return fields

    # gost-engine writes the two numbers of a signature in the same order as in certificates.
    digest = "md_gost12_256" if name == "256A" else "md_gost12_512"
    openssl(f"x509 -in {name}.crt -outform DER -out certificate")
    hashed = openssl("dgst -md_gost12_256 -r certificate").split()[0]
    assert secret("raw") == {"client_certificate_hash": hashed}
    verify = f"dgst -{digest} -verify public.pem -signature value string"
    openssl.says("Verified OK", verify)
    pathlib.Path("string").write_text(string + "x")
    openssl.refuses("Verification", verify)
    pathlib.Path("string").write_text(string)
    # With the form `cms`, the secret is a signed document that contains the certificate. So the request needs no hash
    # of the certificate.
    assert secret("cms") == {}
    verify = f"cms -verify -binary -inform DER -in value -content string -CAfile ca-{name}.crt -out got"
    openssl(verify)
    pathlib.Path("string").write_text(string + "x")
    openssl.refuses("verification failure", verify)
