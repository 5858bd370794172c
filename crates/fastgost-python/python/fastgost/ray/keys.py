"""Reads the key of a worker from a file or an environment variable of its machine."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

import fastgost


class KeySourceError(ValueError):
    """The error for a key that is missing or has the wrong form."""


@dataclass(frozen=True)
class KeySource:
    """The place where a worker finds the key. The key is read from this place only in processes that use the key."""

    file: str | None = None
    variable: str | None = None

    @property
    def what(self) -> str:
        """Returns the place of the key, in words for error messages."""
        return f"the key file {self.file!r}" if self.file is not None else f"the environment variable {self.variable}"

    def read(self) -> bytes:
        """Reads the key, and returns its 32 bytes."""
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
            # No error message may show the value. A Python exception about a malformed text could show the text. So
            # `os.fsencode` turns the value into bytes.
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
    """Derives a separate key for one purpose with KDF_GOSTR3411_2012_256. Sealed files and encrypted columns use HMACs
    under the key itself as their keys. If a job computed an HMAC under the key itself for a value that other people
    choose, this HMAC could be the key of a sealed file or column."""
    return fastgost.hmac(key, b"\x01" + label + b"\0\x01\0", "streebog256").digest()


def check_value(key: bytes) -> str:
    """Computes the check value of a key. Two check values show only whether two keys are equal. A check value is the
    first half of a derived key that has no other use."""
    return derived(key, b"fastgost job key check")[:16].hex()
