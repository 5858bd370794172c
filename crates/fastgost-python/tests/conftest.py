"""Functions and fixtures that all tests use. For example, `cases` reads the repository's test vectors."""

import base64
import json
import os
from pathlib import Path

import pytest

VECTORS = Path(os.environ.get("FASTGOST_VECTORS") or Path(__file__).parents[3] / "vectors")

#: True if an emulator runs the tests. Under an emulator, some tests would take minutes instead of a second.
EMULATED = "FASTGOST_EMULATED" in os.environ


def cases(file):
    """Returns the test cases in a file of test vectors."""
    return json.loads((VECTORS / file).read_text())["cases"]


def plaintext(length):
    """Returns a plaintext of `length` bytes, in which no part repeats. The examples in docs/format.md have this
    plaintext."""
    return bytes((i * i + 7 * i + i // 251) % 251 for i in range(length))


def texts(label, der):
    """Returns an object, such as a certificate, in all forms that other programs write. The forms are DER, PEM and
    base64. PEM has lines of different lengths. PEM and base64 are in several text encodings."""
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
    """Returns a function that makes an object, such as a bytearray, from bytes. The test runs once for each of three
    types of objects that give access to their bytes as a buffer."""
    return request.param
