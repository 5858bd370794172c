"""Modes of operation for `Cipher`: GOST R 34.13-2015, and CNT of GOST 28147-89."""

from __future__ import annotations

# This line replaces the import of typing, which would take longest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Buffer


class Mode:
    """A mode, with its IV and, for CTRACPKM, the bytes in a section."""

    __slots__ = ("iv", "section")
    name = ""
    iv: bytes
    section: int | None

    def __init__(self, iv: Buffer, section: int | None = None) -> None:
        # `bytes` alone would take a number for a length.
        self.iv = bytes(memoryview(iv))
        self.section = section

    def __repr__(self) -> str:
        return f"<fastgost mode {self.name}>"


class ECB(Mode):
    """Encrypts each block separately, so equal blocks can be seen. Whole blocks only."""

    __slots__ = ()
    name = "ecb"

    def __init__(self) -> None:
        super().__init__(b"")


class CBC(Mode):
    """Cipher block chaining. Whole blocks only."""

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
    """Counter mode: an IV of half a block."""

    __slots__ = ()
    name = "ctr"


class CNT(Mode):
    """The counter mode of GOST 28147-89."""

    __slots__ = ()
    name = "cnt"


class CTRACPKM(Mode):
    """Counter mode whose key changes after each section of `section` bytes (RFC 8645), by default 4096 with Kuznyechik,
    1024 with Magma."""

    __slots__ = ()
    name = "ctr-acpkm"
