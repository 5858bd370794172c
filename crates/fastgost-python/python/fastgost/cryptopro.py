"""Reads keys from containers of CryptoPro CSP and JCP: folders with header.key, masks.key and primary.key.

A key here can sign. So a container with a key of GOST R 34.10-2001, which must not sign, is refused with ParameterError, also for its
certificate. The command `fastgost key import` exports such a key, and `fastgost pfx import --nokeys` exports the certificate.
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
    #: The key's certificate, in DER; None if it is not in the container.
    certificate: bytes | None
    #: The container's name; None if it has none.
    name: str | None
    #: Whether the key is marked as exportable. The mark protects nothing.
    exportable: bool
    #: Why one of the two copies of the key cannot be read; None if both can.
    damaged: str | None


def open(path: str | os.PathLike[str], password: Buffer | None = None) -> Opened:
    """Opens a container. `PrivateKey.import_from` reads a key from a CryptoPro PFX, and also from a container. A container
    may have a second key: this function does not read it.

    Raises AuthenticationError if a checksum is wrong; WrongKey if the password is wrong; ParameterError for a key of GOST R
    34.10-2001; FormatError for another format, and for containers of tokens; OSError.

    >>> from fastgost import cryptopro
    >>> cryptopro.open('ivan.000', b'12345678')  # doctest: +SKIP
    Opened(...)
    """
    return Opened(*cryptopro_open(path, password))
