"""Code that the tests share: the repository's vectors."""

import base64
import json
import os
from pathlib import Path

import pytest

VECTORS = Path(os.environ.get("FASTGOST_VECTORS") or Path(__file__).parents[3] / "vectors")

#: Under an emulator what takes a second takes minutes.
EMULATED = "FASTGOST_EMULATED" in os.environ


def cases(file):
    """The cases of a file of vectors."""
    return json.loads((VECTORS / file).read_text())["cases"]


def plaintext(length):
    """A plaintext like the examples of docs/format.md, in which nothing repeats."""
    return bytes((i * i + 7 * i + i // 251) % 251 for i in range(length))


def texts(label, der):
    """The forms of an object that other programs write: PEM and base64 of many widths, in several encodings, and
    DER."""
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
    """The types of objects that lend bytes."""
    return request.param
