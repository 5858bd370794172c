"""Where workers find keys: a file or an environment variable of the machine that they run on."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass


class KeySourceError(ValueError):
    """A key that is missing or has the wrong form."""


@dataclass(frozen=True)
class KeySource:
    """Names a key. The key itself is read where it is used."""

    file: str | None = None
    variable: str | None = None

    def read(self) -> bytes:
        """The key's 32 bytes."""
        if self.file is not None:
            try:
                with open(self.file, "rb") as file:
                    given = file.read(1 << 16)
            except OSError as error:
                raise KeySourceError(
                    f"the key file {self.file!r} cannot be read on this worker: {error.strerror}"
                ) from None
            what = f"the key file {self.file!r}"
        else:
            value = os.environ.get(self.variable or "")
            if value is None:
                raise KeySourceError(f"the environment variable {self.variable} is not set on this worker")
            given, what = value.encode(), f"the environment variable {self.variable}"
            if len(given) == 32:
                raise KeySourceError(f"{what} must have 64 hex digits")
        if len(given) == 32:
            return given
        text = given.strip(b"\r\n")
        if not re.fullmatch(rb"[0-9A-Fa-f]{64}", text):
            raise KeySourceError(f"{what} must have 32 bytes, or 64 hex digits and a newline")
        return bytes.fromhex(text.decode())
