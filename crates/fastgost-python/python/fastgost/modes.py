"""Modes of operation for `Cipher`. The modes are CNT of GOST 28147-89, CTR-ACPKM, and the modes of GOST R
34.13-2015."""

from __future__ import annotations

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Buffer


class Mode:
    """A mode of operation with its IV. In the mode CTRACPKM, the object also has the number of bytes in a section."""

    __slots__ = ("iv", "section")
    name = ""
    iv: bytes
    section: int | None

    def __init__(self, iv: Buffer, section: int | None = None) -> None:
        # The caller may pass a number by mistake. Then `bytes(iv)` would return this number of zero bytes, but
        # `memoryview` raises an exception.
        self.iv = bytes(memoryview(iv))
        self.section = section

    def __repr__(self) -> str:
        return f"<fastgost mode {self.name}>"


class ECB(Mode):
    """Electronic codebook. Each block is encrypted separately, so everybody can see which blocks are equal. The data
    must be whole blocks."""

    __slots__ = ()
    name = "ecb"

    def __init__(self) -> None:
        super().__init__(b"")


class CBC(Mode):
    """Cipher block chaining. The data must be whole blocks."""

    __slots__ = ()
    name = "cbc"


class CFB(Mode):
    """Cipher feedback."""

    __slots__ = ()
    name = "cfb"


class OFB(Mode):
    """Output feedback."""

    __slots__ = ()
    name = "ofb"


class CTR(Mode):
    """Counter mode. The IV has half the length of a block."""

    __slots__ = ()
    name = "ctr"


class CNT(Mode):
    """The counter mode of GOST 28147-89."""

    __slots__ = ()
    name = "cnt"


class CTRACPKM(Mode):
    """Counter mode with a key that changes after each section of the data (RFC 8645). A section has `section` bytes.
    The default is 4096 bytes with Kuznyechik, and 1024 bytes with Magma."""

    __slots__ = ()
    name = "ctr-acpkm"
