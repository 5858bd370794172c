"""A class for each AEAD. The classes have the same interface as the AEADs of the package `cryptography`.

Each class gives the name of its algorithm to the base class, which finds the algorithm in the registry.
"""

from __future__ import annotations

from os import urandom

from ._fastgost import AEAD

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Buffer, Self


class _Named(AEAD):
    __slots__ = ()
    _name = ""

    def __new__(cls, key: Buffer, *, tag_size: int | None = None, level: str | None = None) -> Self:
        return super().__new__(cls, cls._name, key, tag_size=tag_size, level=level)

    @classmethod
    def generate_key(cls) -> bytes:
        """Returns a random key of the right length."""
        return urandom(cls._key_size(cls._name))


class KuznyechikMGM(_Named):
    """Kuznyechik in MGM (RFC 9058). A nonce has 16 bytes, and the highest bit of the first byte is 0. A tag has 16
    bytes.

    >>> aead = fastgost.KuznyechikMGM(bytes(32))
    >>> aead.decrypt(bytes(16), aead.encrypt(bytes(16), b'a secret', b'associated'), b'associated')
    b'a secret'
    """

    __slots__ = ()
    _name = "kuznyechik-mgm"


class MagmaMGM(_Named):
    """Magma in MGM (RFC 9058). A nonce has 8 bytes, and the highest bit of the first byte is 0. A tag has 8 bytes."""

    __slots__ = ()
    _name = "magma-mgm"


class KuznyechikCTROMAC(_Named):
    """Kuznyechik in CTR with OMAC (encrypt-then-MAC). The key has 64 bytes. The first half is the key of CTR, and the
    second half is the key of OMAC."""

    __slots__ = ()
    _name = "kuznyechik-ctr-omac"


class MagmaCTROMAC(_Named):
    """Magma in CTR with OMAC (encrypt-then-MAC). The key has 64 bytes. The first half is the key of CTR, and the second
    half is the key of OMAC."""

    __slots__ = ()
    _name = "magma-ctr-omac"


class KuznyechikCTRACPKMOMAC(_Named):
    """Kuznyechik in CTR-ACPKM with OMAC, as in CMS (RFC 9337). A nonce has 16 bytes: an IV of 8 bytes, and then a seed
    of 8 bytes. The associated data must be empty.

    >>> aead = fastgost.KuznyechikCTRACPKMOMAC(bytes(32))
    >>> aead.decrypt(bytes(16), aead.encrypt(bytes(16), b'a content'))
    b'a content'
    """

    __slots__ = ()
    _name = "kuznyechik-ctr-acpkm-omac"


class MagmaCTRACPKMOMAC(_Named):
    """Magma in CTR-ACPKM with OMAC, as in CMS (RFC 9337). A nonce has 12 bytes: an IV of 4 bytes, and then a seed of 8
    bytes. The associated data must be empty."""

    __slots__ = ()
    _name = "magma-ctr-acpkm-omac"


class Gost28147CNTIMIT(_Named):
    """GOST 28147-89 in CNT with IMIT. This is a legacy algorithm. A tag has 4 bytes."""

    __slots__ = ()
    _name = "gost28147-cnt-imit"

    def __new__(cls, key: Buffer, *, sbox: str | None = None, meshing: bool = False, level: str | None = None) -> Self:
        return AEAD.__new__(cls, cls._name, key, sbox=sbox, meshing=meshing, level=level)
