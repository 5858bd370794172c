"""Signs and verifies tokens (JWS, RFC 7515) with the algorithms of GOST. The tokens have the compact form of JWS, like
a JWT. ESIA and other state services of Russia use such tokens."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ._fastgost import PublicKey, jws_esia_secret, jws_sign, jws_verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime
    from typing import Literal

    from typing_extensions import Buffer

    from ._fastgost import PrivateKey

__all__ = ["EsiaSecret", "Verified", "esia_secret", "sign", "verify"]


@dataclass(frozen=True, slots=True)
class Verified:
    """The contents of a token whose signature was verified."""

    #: The header, which is a JSON object.
    header: bytes
    #: The payload, which may be any bytes.
    payload: bytes
    #: The time from which the token is valid (`nbf`), in seconds since 1970. None if the token has no `nbf`.
    not_before: float | None
    #: The time at which the token expires (`exp`), in seconds since 1970. None if the token has no `exp`.
    expires: float | None

    def claims(self) -> Any:
        """Returns the claims of a JWT. This method parses the payload as JSON to get the claims.

        Raises ValueError if the payload is not JSON.
        """
        return json.loads(self.payload)


@dataclass(frozen=True, slots=True)
class EsiaSecret:
    """The client secret of a request to ESIA."""

    #: The parameter `client_secret` of the request, in base64url without padding.
    client_secret: str
    #: The parameter `client_certificate_hash` of the request, in hexadecimal digits. None for the form `cms`.
    certificate_hash: str | None


def sign(payload: Buffer, key: PrivateKey, *, header: Buffer | None = None) -> str:
    """Signs a payload, and returns the token. `header` is a JSON object. If the header has no `alg`, the function adds
    `alg`.

    Raises FormatError for a header or payload that `verify` would refuse.

    >>> from fastgost import PrivateKey, jws
    >>> key = PrivateKey.generate('256-a')
    >>> token = jws.sign(b'{"sub":"alice","exp":4000000000}', key)
    >>> jws.verify(token.encode(), [key.public_key()]).claims()['sub']
    'alice'
    """
    return jws_sign(payload, key, header)


def verify(token: Buffer, keys: PublicKey | Iterable[PublicKey], *, at: datetime | None = None) -> Verified:
    """Verifies a token with the given keys. The function never uses keys or certificates from the token. It compares
    the token's times `nbf` and `exp` with the time `at`. If `at` is None, the function uses the present time. A key of
    GOST R 34.10-2001 cannot verify a token. The caller must check the issuer and the audience of the token (`iss` and
    `aud`).

    Raises InvalidSignature if none of the keys verifies the token, or if the token is not valid at this time. Raises
    FormatError if the token cannot be read.
    """
    if at is not None and at.tzinfo is None:
        raise TypeError("at: a time without a time zone; allowed: one with a time zone")
    several = [keys] if isinstance(keys, PublicKey) else list(keys)
    return Verified(*jws_verify(token, several, None if at is None else at.timestamp()))


def esia_secret(string: str, key: PrivateKey, certificate: Buffer, *, form: Literal["cms", "raw"]) -> EsiaSecret:
    """Makes the client secret of a request to ESIA. The secret is a signature of `string`. This string has the values
    of the request one after the other, without separators. The values are not encoded for a URL. ESIA's instructions
    name the values and their order.

    The form `cms` is for `/aas/oauth2/ac` and `/aas/oauth2/te`. With this form, the secret is a detached signed
    document (CMS) that contains the certificate. The form `raw` is for `/aas/oauth2/v2/ac` and `/aas/oauth2/v3/te`.
    With this form, the secret is only the signature, and the result also has the hash of the certificate. `certificate`
    is in PEM or DER.

    Raises ParameterError for a string with control characters, such as a newline, and for a certificate of another key.

    >>> from fastgost import cryptopro, jws
    >>> ivan = cryptopro.open('ivan.000', b'12345678')  # doctest: +SKIP
    >>> secret = jws.esia_secret('openid...', ivan.key, ivan.certificate, form='raw')  # doctest: +SKIP
    >>> secret.client_secret, secret.certificate_hash  # doctest: +SKIP
    """
    return EsiaSecret(*jws_esia_secret(string, key, certificate, form))
