"""What the tests have in common: the repository's vectors."""

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
    """The plaintexts of docs/format.md's examples: nothing in them repeats."""
    return bytes((i * i + 7 * i + i // 251) % 251 for i in range(length))


@pytest.fixture(params=[bytes, bytearray, memoryview])
def buffer(request):
    """Types that lend bytes."""
    return request.param
