"""`Cipher(algorithm, mode)` is a cipher in a mode of operation. It has the same interface as `Cipher` of the package
`cryptography`. The modes do not authenticate the data, so prefer AEADs.

>>> key, iv = fastgost.Kuznyechik(bytes(32)), bytes(8)
>>> encryptor = fastgost.Cipher(key, fastgost.modes.CTR(iv)).encryptor()
>>> ciphertext = encryptor.update(b'any length') + encryptor.finalize()
>>> fastgost.Cipher(key, fastgost.modes.CTR(iv)).decryptor().update(ciphertext)
b'any length'
"""

from __future__ import annotations

from ._fastgost import BlockCipher, CipherContext, cipher_context
from .modes import Mode

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Buffer, Self


class Kuznyechik(BlockCipher):
    """Kuznyechik (GOST R 34.12-2015) under a key of 32 bytes."""

    __slots__ = ()

    def __new__(cls, key: Buffer) -> Self:
        return super().__new__(cls, "kuznyechik", key)


class Magma(BlockCipher):
    """Magma (GOST R 34.12-2015) under a key of 32 bytes."""

    __slots__ = ()

    def __new__(cls, key: Buffer) -> Self:
        return super().__new__(cls, "magma", key)


class Gost28147(BlockCipher):
    """GOST 28147-89 under a key of 32 bytes. This is a legacy cipher. The S-box set `sbox` is z, a, b, c, d, test,
    h94test or h94cp."""

    __slots__ = ()

    def __new__(cls, key: Buffer, sbox: str | None = None, *, meshing: bool = False) -> Self:
        return super().__new__(cls, "gost28147", key, sbox, meshing)


class Cipher:
    """A cipher in a mode of operation. Never encrypt two messages with the same key and IV."""

    __slots__ = ("algorithm", "mode", "_level")

    def __init__(self, algorithm: BlockCipher, mode: Mode, *, level: str | None = None) -> None:
        if not isinstance(algorithm, BlockCipher):
            raise TypeError("the algorithm is not a cipher; allowed: Kuznyechik, Magma and Gost28147")
        if not isinstance(mode, Mode):
            raise TypeError("the mode is not one of fastgost.modes")
        self.algorithm = algorithm
        self.mode = mode
        self._level = level

    def encryptor(self) -> CipherContext:
        """Begins to encrypt a message."""
        return self._begin(True)

    def decryptor(self) -> CipherContext:
        """Begins to decrypt a message."""
        return self._begin(False)

    def _begin(self, encrypt: bool) -> CipherContext:
        mode = self.mode
        return cipher_context(self.algorithm, mode.name, encrypt, mode.iv, mode.section, self._level)
