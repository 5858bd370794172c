"""Writes and reads lists of digests in the format of the command ``fastgost sum``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def lines(digests: Iterable[tuple[str, str]]) -> bytes:
    """Makes a list of digests from pairs (name, digest in hexadecimal digits), and returns the bytes of the list. The
    lines are in the order of the names."""
    out = []
    for name, digest in sorted(digests):
        escaped = name.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
        out.append(("\\" if escaped != name else "") + f"{digest}  {escaped}\n")
    return "".join(out).encode("utf-8", "surrogateescape")


def parse(data: bytes) -> Iterator[tuple[str, str]]:
    """Yields a pair (name, digest in hexadecimal digits) for each line of a list of digests.

    Raises ValueError if a line has another format. The text of the exception names the line.
    """
    for number, line in enumerate(data.decode("utf-8", "surrogateescape").split("\n"), 1):
        if not line:
            continue
        is_escaped = line.startswith("\\")
        digest, separator, name = line[is_escaped:].partition("  ")
        if not separator or not name or len(digest) not in (64, 128) or digest.strip("0123456789abcdefABCDEF"):
            raise ValueError(f"line {number} of the manifest is not a digest, two spaces and a name")
        if is_escaped:
            name = _unescape(name)
        yield name, digest.lower()


def _unescape(name: str) -> str:
    meanings = {"\\": "\\", "n": "\n", "r": "\r"}
    parts = iter(name)
    return "".join(meanings.get(next(parts, ""), "") if part == "\\" else part for part in parts)
