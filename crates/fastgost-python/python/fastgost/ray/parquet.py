"""Encrypts or decrypts columns of Parquet objects, or replaces their values by digests or pseudonyms. The other columns
stay unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import IO, TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq

from .. import arrow
from .keys import derived

if TYPE_CHECKING:
    from .job import Job

#: The name of an entry in the metadata of an encrypted column. The value of this entry is the type of the column before
#: the encryption.
TYPE = b"fastgost.type"
#: The largest number of bytes that all values in a chunk have together. Only chunks of Arrow's large types may have
#: more bytes.
MOST = 2**31 - 1


def rewrite(source: IO[bytes], target: object, job: Job, key: bytes | None, level: str | None) -> None:
    """Copies a Parquet file, one row group after the other. In the copy, the job's columns are encrypted, decrypted, or
    replaced by digests or pseudonyms."""
    file = pq.ParquetFile(pa.PythonFile(source, mode="r"))
    before = file.schema_arrow
    missing = [name for name in job.columns if name not in before.names]
    if missing:
        raise ValueError(f"it has no column {missing[0]!r}; there are {', '.join(map(repr, before.names))}")
    if several := [name for name in job.columns if before.names.count(name) > 1]:
        raise ValueError(f"it has several columns with the name {several[0]!r}")
    schema = before
    for name in job.columns:
        at = before.get_field_index(name)
        schema = schema.set(at, _field(before.field(at), job))
    options = {"compression": _compression(file)}
    with pq.ParquetWriter(pa.PythonFile(target, mode="w"), schema, **options) as writer:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group)
            for name in job.columns:
                at = before.get_field_index(name)
                field = schema.field(at)
                try:
                    column = _transformed(_small(table.column(at)), field, job, key, level)
                except ValueError as error:
                    raise ValueError(f"column {name!r}, row group {group}, counted from 0: {error}") from None
                table = table.set_column(at, field, column)
            writer.write_table(table.cast(schema), row_group_size=max(1, table.num_rows))


def _small(column: pa.ChunkedArray) -> pa.ChunkedArray:
    """Cuts the chunks of a column into smaller chunks. Encrypted values and digests may be longer than the original
    values, and each chunk of results must have at most `MOST` bytes, too."""

    def cut(chunk: pa.Array) -> Iterator[pa.Array]:
        # A result is at most 64 bytes longer than the original value. Encryption adds 32 bytes, and a digest has up to
        # 64 bytes.
        if chunk.nbytes + 64 * len(chunk) <= MOST or len(chunk) == 1:
            yield chunk
        else:
            yield from cut(chunk[: len(chunk) // 2])
            yield from cut(chunk[len(chunk) // 2 :])

    return pa.chunked_array([part for chunk in column.chunks for part in cut(chunk)], column.type)


def _field(field: pa.Field, job: Job) -> pa.Field:
    metadata = dict(field.metadata or {})
    if job.command == "decrypt":
        name = metadata.pop(TYPE, None)
        if name is None:
            raise ValueError(f"the column {field.name!r} is not one that `encrypt` made")
        return pa.field(field.name, _type(name.decode()), field.nullable, metadata or None)
    if job.command == "encrypt" and TYPE in metadata:
        raise ValueError(f"the column {field.name!r} is encrypted already")
    metadata.pop(TYPE, None)
    name = str(field.type)
    try:
        _type(name)
    except ValueError:
        raise ValueError(f"the column {field.name!r} is of type {name}; allowed: string and binary columns") from None
    if job.command == "encrypt":
        metadata[TYPE] = name.encode()
    large = job.command == "encrypt" and name.startswith("large_")
    return pa.field(field.name, pa.large_binary() if large else pa.binary(), field.nullable, metadata or None)


def _type(name: str) -> pa.DataType:
    # A column with only nulls has the type `null`.
    types = (pa.binary(), pa.string(), pa.large_binary(), pa.large_string(), pa.null())
    found = {str(kind): kind for kind in types}.get(name)
    if found is None and (fixed := re.fullmatch(r"fixed_size_binary\[(\d{1,9})\]", name)):
        found = pa.binary(int(fixed[1]))
    if found is None:
        raise ValueError(f"a column was encrypted from the unknown type {name!r}")
    return found


def _transformed(column: pa.ChunkedArray, field: pa.Field, job: Job, key: Any, level: str | None) -> pa.ChunkedArray:
    if job.command == "encrypt":
        # The name of the column is authenticated, so nobody can move encrypted values into another column.
        sealed = arrow.encrypt(
            column, key, associated_data=field.name.encode(), deterministic=job.deterministic, level=level
        )
        return sealed.cast(field.type)
    if job.command == "decrypt":
        name = str(field.type)
        kind: Any = name if name.endswith("string") else None
        opened = arrow.decrypt(column, key, associated_data=field.name.encode(), type=kind, level=level)
        if name == "null" and opened.null_count != len(opened):
            # The type in the metadata is not authenticated. An attacker who changes the type to `null` must not make
            # the values disappear.
            raise ValueError(f"the column {field.name!r} has values, but was encrypted from one without")
        return pa.chunked_array([pa.nulls(len(opened))]) if name == "null" else opened.cast(field.type)
    if key is not None:
        key = derived(key, b"fastgost column pseudonyms")
        return arrow.hmac(column, key, f"hmac-{job.algorithm}", level=level).cast(field.type)
    return arrow.hash(column, job.algorithm, level=level).cast(field.type)


def _compression(file: pq.ParquetFile) -> dict[str, str] | str:
    """Returns the compression codec of each column, from the first row group."""
    if not file.num_row_groups:
        return "snappy"
    group = file.metadata.row_group(0)
    columns = (group.column(i) for i in range(group.num_columns))
    codecs = {
        column.path_in_schema: "none" if column.compression == "UNCOMPRESSED" else column.compression.lower()
        for column in columns
    }
    # The path of a nested column contains names that depend on the program that wrote the file. So this writer may not
    # know the paths. If all columns have the same codec, the writer does not need the paths.
    return codecs if len(set(codecs.values())) > 1 else next(iter(codecs.values()), "snappy")
