"""Tokens (JWS), exchanged with openssl and gost-engine, which sign and verify the signing input: the header and the payload."""
import base64
import pathlib

import pytest


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
    # The other way.
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
