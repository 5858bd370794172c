"""Functions for columns of Arrow. The functions compute a digest or a pseudonym of every value, or encrypt every value.

A column is any object that has binary or string values and Arrow's PyCapsule interface. Examples are an array or a
chunked array of pyarrow, and a series of Polars. If the column is from pyarrow or Polars, the result is a column of the
same library. Otherwise the result is an `ArrowArray`, which `pyarrow.array` and other functions can read. Nulls stay
nulls. The input is not copied.

>>> import pyarrow as pa
>>> from fastgost import arrow
>>> arrow.hash(pa.array(['', None])).type
FixedSizeBinaryType(fixed_size_binary[32])
>>> key = bytes(32)
>>> sealed = arrow.encrypt(pa.array(['a', None, 'b']), key)
>>> arrow.decrypt(sealed, key, type='string').to_pylist()
['a', None, 'b']
"""

from __future__ import annotations

import sys

from ._fastgost import ArrowArray, FastgostError, column_decrypt, column_encrypt, column_hash, column_mac

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Literal

    from typing_extensions import Buffer

__all__ = ["ArrowArray", "decrypt", "encrypt", "hash", "hmac"]


def hash(column: Any, algorithm: str = "streebog256", *, level: str | None = None) -> Any:
    """Returns a column with the digest of every value. The type of this column is fixed_size_binary.

    >>> pa = __import__('pyarrow')
    >>> hash(pa.array([b'']))[0].as_py().hex()[:16]
    '3f539a213e97c802'
    """
    return _each(column, lambda array: column_hash(array, algorithm, level))


def hmac(
    column: Any,
    key: Buffer,
    algorithm: str = "hmac-streebog256",
    *,
    size: int | None = None,
    level: str | None = None,
) -> Any:
    """Returns a column with a pseudonym of every value. The pseudonym is the HMAC of the value under a key. The type of
    the column is fixed_size_binary.

    A person without the key cannot find the value of a pseudonym by trying all possible values. For a digest from
    `hash`, anybody can do this. `algorithm` may be any MAC (`fastgost.algorithms('mac')`). If `size` is given, a
    pseudonym has only the first `size` bytes of the MAC.

    >>> pa = __import__('pyarrow')
    >>> a, b = hmac(pa.array(['Ivanov', 'Ivanov']), bytes(32), size=8)
    >>> a == b, len(a.as_py())
    (True, 8)
    """
    return _each(column, lambda array: column_mac(array, key, algorithm, size, level))


def encrypt(
    column: Any,
    key: Buffer,
    *,
    associated_data: Buffer = b"",
    deterministic: bool = False,
    level: str | None = None,
) -> Any:
    """Encrypts and authenticates every value with Kuznyechik in MGM under a key of 32 bytes.

    The result is a binary column, or a large binary column if the input is a pyarrow column of a large type. Each
    encrypted value begins with a nonce and ends with a tag, so it is 32 bytes longer than the value. `associated_data`
    is, for example, the name of the column. `decrypt` needs the same `associated_data`.

    With `deterministic`, equal values become equal ciphertexts, so the encrypted column can be used for joins and for
    counts of equal values. But then everybody sees which values are equal, and how often each value occurs.

    >>> pa = __import__('pyarrow')
    >>> column = pa.array(['x', 'x'])
    >>> a, b = encrypt(column, bytes(32))
    >>> a == b
    False
    >>> a, b = encrypt(column, bytes(32), deterministic=True)
    >>> a == b
    True
    """

    def one(array: Any) -> ArrowArray:
        # `kind` is not spelled as in Arrow's C interface. It depends only on whether the type of the array is large.
        kind = "large_binary" if _is_large(array) else "binary"
        return column_encrypt(array, key, associated_data, deterministic, kind, level)

    return _each(column, one)


def decrypt(
    column: Any,
    key: Buffer,
    *,
    associated_data: Buffer = b"",
    type: Literal["binary", "string", "large_binary", "large_string"] | None = None,
    level: str | None = None,
) -> Any:
    """Verifies and decrypts every value. If any value is not authentic, the function raises InvalidTag and returns no
    value. The text of this exception names the first wrong row.

    In a chunked column, the row number is counted from the beginning of the chunk, and a note of the exception names
    the chunk.

    `type` is binary, string, large_binary or large_string. The default is large_binary if the input is a pyarrow
    column of a large type, and binary for all other inputs.
    """

    def one(array: Any) -> ArrowArray:
        kind = type or ("large_binary" if _is_large(array) else "binary")
        return column_decrypt(array, key, associated_data, kind, level)

    return _each(column, one)


def _is_large(array: Any) -> bool:
    # The names of pyarrow's large types contain "large". If the array is from another library, the type of the result
    # is not large.
    return "large" in str(getattr(array, "type", ""))


def _numbered(number: int, chunk: Any, function: Callable[[Any], ArrowArray]) -> Any:
    """Applies a function to one chunk. If the function raises a FastgostError, adds a note with the chunk's number to
    this exception."""
    try:
        return _each(chunk, function)
    except FastgostError as error:
        error.add_note(f"in chunk {number} of the column, counted from 0")
        raise


def _each(column: Any, function: Callable[[Any], ArrowArray]) -> Any:
    """Applies a function to each array of a column. If the column is from pyarrow or Polars, the result is a column of
    the same library."""
    package = type(column).__module__.partition(".")[0]
    if package == "polars":
        import polars

        chunks = [chunk.to_arrow() for chunk in column.get_chunks()]
        parts = [polars.Series(_numbered(number, chunk, function)) for number, chunk in enumerate(chunks)]
        return polars.concat(parts).alias(column.name) if len(parts) != 1 else parts[0].alias(column.name)
    pa = sys.modules.get("pyarrow")
    if pa is None:
        return function(column)
    if isinstance(column, pa.ChunkedArray):
        chunks = [_numbered(number, chunk, function) for number, chunk in enumerate(column.chunks)]
        if chunks:
            return pa.chunked_array(chunks)
        return pa.chunked_array([_each(pa.array([], column.type), function)])
    if isinstance(column, pa.DictionaryArray):
        column = column.dictionary_decode()
    if isinstance(column, pa.ExtensionArray):
        column = column.storage
    result = function(column)
    return pa.array(result) if package in ("pyarrow", "nanoarrow") else result
