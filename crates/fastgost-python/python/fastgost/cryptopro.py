"""Reads keys from containers of CryptoPro CSP and JCP. A container is a folder with header.key, masks.key and
primary.key.

The module returns only keys that can sign. A key of GOST R 34.10-2001 must not sign. So for a container with such a key
the module raises ParameterError, even if the caller wants only the certificate. The command `fastgost key import`
exports such a key, and `fastgost pfx import --nokeys` exports the certificate.
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
    """The contents of a container of CryptoPro."""

    #: The private key.
    key: PrivateKey
    #: The certificate of the key, in DER. None if the container has no certificate.
    certificate: bytes | None
    #: The name of the container. None if the container has no name.
    name: str | None
    #: True if the key is marked as exportable. This mark does not protect the key.
    exportable: bool
    #: The reason why one of the two copies of the key cannot be read. None if both copies can be read.
    damaged: str | None


def open(path: str | os.PathLike[str], password: Buffer | None = None) -> Opened:
    """Opens a container. If a container has a second key, this function does not read the second key. To read only the
    key from a container or from a PFX, use `PrivateKey.import_from`.

    Raises AuthenticationError if a checksum is wrong. Raises WrongKey if the password is wrong. Raises ParameterError
    for a key of GOST R 34.10-2001. Raises FormatError if the folder is not a container, or if its key stays in a
    hardware token. Raises OSError if a file cannot be read.

    >>> from fastgost import cryptopro
    >>> cryptopro.open('ivan.000', b'12345678')  # doctest: +SKIP
    Opened(...)
    """
    return Opened(*cryptopro_open(path, password))
