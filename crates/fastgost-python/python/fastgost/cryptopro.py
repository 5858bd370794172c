"""Reads keys from containers of CryptoPro CSP and JCP: folders with header.key, masks.key and primary.key.

Every key that this module returns can sign. A key of GOST R 34.10-2001 must not sign. So a container with such a key is
refused with ParameterError, even if only its certificate is wanted. The command `fastgost key import` exports such a
key, and `fastgost pfx import --nokeys` exports the certificate.
"""

from __future__ import annotations

from dataclasses import dataclass

from ._fastgost import PrivateKey, cryptopro_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os

    from typing_extensions import Buffer

__all__ = ["Opened", "open"]


@dataclass(frozen=True, slots=True)
class Opened:
    """The contents of a container."""

    #: The private key.
    key: PrivateKey
    #: The key's certificate, in DER; None if the container has no certificate.
    certificate: bytes | None
    #: The container's name; None if it has none.
    name: str | None
    #: Whether the key is marked as exportable. The mark protects nothing.
    exportable: bool
    #: Why one of the two copies of the key cannot be read; None if both copies can be read.
    damaged: str | None


def open(path: str | os.PathLike[str], password: Buffer | None = None) -> Opened:
    """Opens a container. `PrivateKey.import_from` reads a key from a CryptoPro PFX, and also from a container. A
    container may have a second key, which this function does not read.

    Raises AuthenticationError if a checksum is wrong; WrongKey if the password is wrong; ParameterError for a key of
    GOST R 34.10-2001; FormatError for another format, and for a container from a token; OSError if a file cannot be
    read.

    >>> from fastgost import cryptopro
    >>> cryptopro.open('ivan.000', b'12345678')  # doctest: +SKIP
    Opened(...)
    """
    return Opened(*cryptopro_open(path, password))
