"""The place where workers find keys: a file or an environment variable of their machine."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

import fastgost


class KeySourceError(ValueError):
    """A key that is missing or has the wrong form."""


@dataclass(frozen=True)
class KeySource:
    """Says where the key is. Only the process that uses the key reads it."""

    file: str | None = None
    variable: str | None = None

    @property
    def what(self) -> str:
        """The place of the key, in words for error messages."""
        return f"the key file {self.file!r}" if self.file is not None else f"the environment variable {self.variable}"

    def read(self) -> bytes:
        """The key's 32 bytes."""
        what = self.what
        if self.file is not None:
            try:
                with open(self.file, "rb") as file:
                    given = file.read(1 << 16)
            except OSError as error:
                raise KeySourceError(f"{what} cannot be read on this worker: {error.strerror}") from None
        else:
            value = os.environ.get(self.variable or "")
            if value is None:
                raise KeySourceError(f"{what} is not set on this worker")
            # The value must not be in an error message, and an error in decoding the value would show it.
            given = os.fsencode(value)
            if len(given) == 32:
                raise KeySourceError(f"{what} must have 64 hex digits")
        if len(given) == 32:
            return given
        text = given.strip(b"\r\n")
        if not re.fullmatch(rb"[0-9A-Fa-f]{64}", text):
            raise KeySourceError(f"{what} must have 32 bytes, or 64 hex digits and a newline")
        return bytes.fromhex(text.decode())


def derived(key: bytes, label: bytes) -> bytes:
    """A separate key for one purpose, by KDF_GOSTR3411_2012_256. The key itself must not be used for HMACs of chosen
    values: sealed files and encrypted columns derive their keys with HMAC under the key itself, so such HMACs would
    reveal the derived keys."""
    return fastgost.hmac(key, b"\x01" + label + b"\0\x01\0", "streebog256").digest()


def check_value(key: bytes) -> str:
    """A check value that distinguishes keys and reveals nothing else: the first half of a derived key that has no other
    use."""
    return derived(key, b"fastgost job key check")[:16].hex()
