"""Code that the tests share: the repository's vectors."""

import base64
import json
import os
from pathlib import Path

import pytest

VECTORS = Path(os.environ.get("FASTGOST_VECTORS") or Path(__file__).parents[3] / "vectors")

#: Whether the CPU is emulated. Under an emulator, work that takes a second otherwise takes minutes.
EMULATED = "FASTGOST_EMULATED" in os.environ


def cases(file):
    """The cases of a file of vectors."""
    return json.loads((VECTORS / file).read_text())["cases"]


def plaintext(length):
    """A plaintext like the examples of docs/format.md, in which nothing repeats."""
    return bytes((i * i + 7 * i + i // 251) % 251 for i in range(length))


def texts(label, der):
    """An object in the forms in which other programs write it: DER, and PEM and base64 with lines of many widths and in
    several encodings."""
    digits = base64.b64encode(der).decode()

    def block(width, end):
        lines = [digits[i : i + width] for i in range(0, len(digits), width)]
        return end.join([f"-----BEGIN {label}-----", *lines, f"-----END {label}-----", ""])

    forms = [block(width, end) for width in (1, 64, 76, 200) for end in ("\n", "\r\n", " \t\n")]
    forms += [block(len(digits), " "), digits, digits.rstrip("="), base64.urlsafe_b64encode(der).decode()]
    for form in forms:
        yield from (form.encode(encoding) for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-be"))
    yield from (der, der + b"\n", der + b"\r\n")


@pytest.fixture(params=[bytes, bytearray, memoryview])
def buffer(request):
    """Types of objects that lend their bytes."""
    return request.param
