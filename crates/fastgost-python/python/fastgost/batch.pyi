from collections.abc import Iterable

from typing_extensions import Buffer

from ._fastgost import AEAD

__all__ = ["hash", "open", "seal"]

def seal(aead: AEAD, packets: Iterable[tuple[Buffer, Buffer, Buffer | None]], /) -> list[bytes]: ...
def open(aead: AEAD, packets: Iterable[tuple[Buffer, Buffer, Buffer | None]], /) -> list[bytes | None]: ...
def hash(name: str, messages: Iterable[Buffer], /, *, level: str | None = None) -> list[bytes]: ...
