"""Tokens (JWS, RFC 7515, such as JWT) in the compact form, with the algorithms of GOST, as ESIA and other state
services of Russia use them."""

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
    """The contents of a token that verifies."""

    #: The header, a JSON object.
    header: bytes
    #: The payload, any bytes.
    payload: bytes
    #: The time from which the token is valid (`nbf`), in seconds since 1970; None if the token has no `nbf`.
    not_before: float | None
    #: The time at which the token expires (`exp`), in seconds since 1970; None if it never expires.
    expires: float | None

    def claims(self) -> Any:
        """The payload of a JWT, read as JSON.

        Raises ValueError if the payload is not JSON.
        """
        return json.loads(self.payload)


@dataclass(frozen=True, slots=True)
class EsiaSecret:
    """The client secret of a request to ESIA."""

    #: `client_secret`, in base64url without padding.
    client_secret: str
    #: `client_certificate_hash`, in hexadecimal digits; None for the form `cms`.
    certificate_hash: str | None


def sign(payload: Buffer, key: PrivateKey, *, header: Buffer | None = None) -> str:
    """Signs a payload, and returns the token. `header` is a JSON object. If it has no `alg`, `alg` is added.

    Raises FormatError for a header or payload that `verify` would refuse.

    >>> from fastgost import PrivateKey, jws
    >>> key = PrivateKey.generate('256-a')
    >>> token = jws.sign(b'{"sub":"alice","exp":4000000000}', key)
    >>> jws.verify(token.encode(), [key.public_key()]).claims()['sub']
    'alice'
    """
    return jws_sign(payload, key, header)


def verify(token: Buffer, keys: PublicKey | Iterable[PublicKey], *, at: datetime | None = None) -> Verified:
    """Verifies a token with the given keys. The function never uses keys and certificates in the token. `nbf` and `exp`
    are compared with the time `at`, or with the present time if `at` is None. A key of GOST R 34.10-2001 verifies no
    token. The caller must compare the issuer and the audience of the token (`iss`, `aud`).

    Raises InvalidSignature if none of the keys verifies the token, or if the token is not valid at that time;
    FormatError if the token cannot be read.
    """
    if at is not None and at.tzinfo is None:
        raise TypeError("at: a time without a time zone; allowed: one with a time zone")
    several = [keys] if isinstance(keys, PublicKey) else list(keys)
    return Verified(*jws_verify(token, several, None if at is None else at.timestamp()))


def esia_secret(string: str, key: PrivateKey, certificate: Buffer, *, form: Literal["cms", "raw"]) -> EsiaSecret:
    """The client secret of a request to ESIA, which is a signature of a string. The string has the values of the
    request one after the other, without separators and before they are encoded for a URL. ESIA's instructions name the
    values and their order.

    The form `cms` is a detached signed document (CMS) with the certificate (`/aas/oauth2/ac`, `/aas/oauth2/te`). The
    form `raw` is the signature alone, with the certificate's hash beside it (`/aas/oauth2/v2/ac`, `/aas/oauth2/v3/te`).
    The certificate is in PEM or DER.

    Raises ParameterError for a string with control characters, such as a newline, and for a certificate of another key.

    >>> from fastgost import cryptopro, jws
    >>> ivan = cryptopro.open('ivan.000', b'12345678')  # doctest: +SKIP
    >>> secret = jws.esia_secret('openid...', ivan.key, ivan.certificate, form='raw')  # doctest: +SKIP
    >>> secret.client_secret, secret.certificate_hash  # doctest: +SKIP
    """
    return EsiaSecret(*jws_esia_secret(string, key, certificate, form))
