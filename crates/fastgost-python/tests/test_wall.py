"""Tests that only two Rust files have `unsafe` code: the file for Python's buffers, and the file for Arrow's
columns."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
WALL = {"buffer.rs", "column/interface.rs"}


def unsafe_lines(text):
    """Returns the numbers of the lines whose code contains `unsafe`, counted from 1. Lines with this word only in a
    comment or in a name (`unsafe_code`) are not returned."""
    return [number for number, line in enumerate(text.split("\n"), 1) if re.search(r"\bunsafe\b", line.split("//")[0])]


@pytest.mark.skipif(not SOURCES.exists(), reason="the sources are not beside the tests")
def test_unsafe_code_is_behind_the_wall():
    files = {path.relative_to(SOURCES).as_posix(): path.read_text() for path in SOURCES.rglob("*.rs")}
    assert len(files) >= 16
    assert {name for name, text in files.items() if unsafe_lines(text)} == WALL
    # Only the files in `WALL` have an attribute that allows `unsafe` code.
    allowed = {name for name, text in files.items() if re.search(r"(allow|expect)\s*\(\s*unsafe_code", text)}
    assert allowed == WALL


@pytest.mark.skipif(not SOURCES.exists(), reason="the sources are not beside the tests")
def test_what_is_parsed_is_copied_first():
    """Another thread may change data while a parser reads this data. So the code must copy keys, nonces and other
    parsed data before it parses them. For nonces, the type `Copied` makes the copy."""
    found = [
        (path.name, match[0])
        for path in SOURCES.rglob("*.rs")
        for match in re.finditer(
            r"\b(key|nonce|tag|password|salt|signature|digest|ukm)\.as_slice\(\)", path.read_text()
        )
    ]
    assert found == []
    assert "nonce: Copied<'_>" in (SOURCES / "aead.rs").read_text()


def test_what_counts_as_unsafe():
    text = "// unsafe\n#![allow(unsafe_code)]\nlet x = unsafe { y };\nunsafe impl Send for X {}\n    not_unsafe();"
    assert unsafe_lines(text) == [3, 4]
