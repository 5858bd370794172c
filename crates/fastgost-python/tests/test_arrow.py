"""Tests fastgost.arrow with columns of pyarrow and Polars."""

import secrets

import pytest

import fastgost
from fastgost import arrow

pa = pytest.importorskip("pyarrow")
KEY = bytes(range(32))
TEXTS = ["a", None, "", "x" * 100, "fourteen bytes", "имя", "y" * 12, "z" * 13] * 40
TYPES = [pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()]


def columns(kind):
    values = TEXTS if "string" in str(kind) else [None if t is None else t.encode() for t in TEXTS]
    whole = pa.array(values, kind)
    yield from (whole, whole[3:], whole[9:50], whole[:0], pa.array([None] * 9, kind))
    yield from (pa.chunked_array([whole, whole[5:]]), pa.chunked_array([], kind))


def as_bytes(column):
    return [v.encode() if isinstance(v, str) else v for v in column.to_pylist()]


@pytest.mark.parametrize("kind", TYPES, ids=str)
@pytest.mark.parametrize("level", fastgost.levels())
def test_every_type_of_column(kind, level):
    for column in columns(kind):
        values = as_bytes(column)
        hashed = arrow.hash(column, "streebog512", level=level)
        assert isinstance(hashed, pa.ChunkedArray) == isinstance(column, pa.ChunkedArray)
        assert hashed.type == pa.binary(64)
        assert hashed.to_pylist() == [None if v is None else fastgost.streebog512(v).digest() for v in values]
        tagged = arrow.hmac(column, b"a key", size=8, level=level)
        expected = [None if v is None else fastgost.mac("hmac-streebog256", b"a key", v).digest()[:8] for v in values]
        assert tagged.to_pylist() == expected
        for deterministic in (False, True):
            sealed = arrow.encrypt(column, KEY, associated_data=b"c", deterministic=deterministic, level=level)
            assert sealed.type == (pa.large_binary() if "large" in str(kind) else pa.binary())
            assert sealed.null_count == column.null_count
            opened = arrow.decrypt(sealed, KEY, associated_data=b"c", level=level)
            assert as_bytes(opened) == values
        # The caller chooses whether the type of the result is large, and whether the result has strings or bytes.
        name = str(kind).removesuffix("_view")
        assert arrow.decrypt(sealed, KEY, associated_data=b"c", type=name).to_pylist() == column.to_pylist()


def test_what_an_encrypted_value_is():
    [sealed] = arrow.encrypt(pa.array(["value"]), KEY, associated_data=b"column").to_pylist()
    assert len(sealed) == 16 + 5 + 16 and sealed[0] < 0x80
    aead = fastgost.KuznyechikMGM(KEY)
    assert aead.decrypt(sealed[:16], sealed[16:], b"fastgost column\0column") == b"value"
    # Random nonces differ. With `deterministic`, equal values have equal nonces.
    many = pa.array(["value"] * 1000 + ["other"])
    assert len(arrow.encrypt(many, KEY).unique()) == 1001
    assert len(arrow.encrypt(many, KEY, deterministic=True).unique()) == 2
    column, other = (arrow.encrypt(many, KEY, deterministic=True, associated_data=a) for a in (b"1", b"2"))
    assert column[0] != other[0] and column[0].as_py()[:16] != other[0].as_py()[:16]


def test_fixed_size_null_and_dictionary_columns():
    fixed = pa.array([b"1234", None, b"5678"], pa.binary(4))
    for column in (fixed, fixed[1:]):
        assert arrow.decrypt(arrow.encrypt(column, KEY), KEY).to_pylist() == column.to_pylist()
    assert arrow.hash(pa.nulls(3)).to_pylist() == [None] * 3
    assert arrow.encrypt(pa.nulls(3), KEY).to_pylist() == [None] * 3
    words = pa.array(["a", "b", None, "a"])
    assert arrow.hash(words.dictionary_encode()) == arrow.hash(words)


def test_long_columns_and_long_values():
    column = pa.array([secrets.token_bytes(i % 50) for i in range(200_000)] + [bytes(20 << 20), b"last"])
    assert arrow.decrypt(arrow.encrypt(column, KEY), KEY) == column
    assert arrow.hash(column)[-1].as_py() == fastgost.streebog256(b"last").digest()


def test_polars():
    pl = pytest.importorskip("polars")
    series = pl.Series("name", ["a", None, "b" * 20])
    hashed = arrow.hash(series)
    assert isinstance(hashed, pl.Series) and hashed.name == "name"
    assert hashed.to_list() == [None if v is None else fastgost.streebog256(v.encode()).digest() for v in series]
    assert arrow.decrypt(arrow.encrypt(series, KEY), KEY, type="string").to_list() == series.to_list()
    # For a column of Polars, the exception also names the chunk of the wrong value, as for a column of pyarrow.
    chunks = pl.concat([arrow.encrypt(series, KEY), arrow.encrypt(series, bytes(32))], rechunk=False)
    with pytest.raises(fastgost.InvalidTag, match="row 0") as caught:
        arrow.decrypt(chunks, KEY)
    assert caught.value.__notes__ == ["in chunk 1 of the column, counted from 0"]
    frame = pl.DataFrame({"n": series}).with_columns(pl.col("n").map_batches(arrow.hash, return_dtype=pl.Binary))
    assert frame["n"].to_list() == hashed.to_list()


@pytest.mark.parametrize("count", [0, 1, 2, 7, 8, 1000])
def test_the_buffers_of_results(count):
    """The buffers of a result have the form that Arrow's interface requires. There are validity bits only if there are
    nulls, and the offsets are aligned numbers."""
    values = [None if i % 3 == 2 else b"x" * i for i in range(count)]
    for kind, width in ((pa.binary(), 4), (pa.large_binary(), 8)):
        sealed = arrow.encrypt(pa.array(values, kind), KEY)
        bits, offsets, data = sealed.buffers()
        assert (bits is None) == (count < 3) and offsets.address % width == 0
        numbers = memoryview(offsets).cast("i" if width == 4 else "q")[: count + 1].tolist()
        lengths = [0 if value is None else len(value) + 32 for value in values]
        assert numbers == [sum(lengths[:i]) for i in range(count + 1)]
        assert len(arrow.hash(pa.array(values, kind)).buffers()) == 2
        sealed.validate(full=True)


def test_what_is_no_column():
    with pytest.raises(TypeError, match="'int' is not an Arrow array"):
        arrow.hash(3)
    with pytest.raises(TypeError, match="allowed: binary and string columns"):
        arrow.hash(pa.array([1]))
    with pytest.raises(TypeError, match="allowed: binary and string columns"):
        arrow.hash(pa.array([["a"]]))

    class Liar:
        def __arrow_c_array__(self, requested_schema=None):
            return "two", "capsules"

    with pytest.raises(TypeError, match="does not return two capsules"):
        arrow.hash(Liar())
    given = pa.array(["a"]).__arrow_c_array__()

    class Twice:
        def __arrow_c_array__(self, requested_schema=None):
            return given

    arrow.hash(Twice())
    with pytest.raises(ValueError, match="released"):
        arrow.hash(Twice())


def test_wrong_keys_types_and_values():
    sealed = arrow.encrypt(pa.array(["a", None, "b"]), KEY)
    with pytest.raises(fastgost.ParameterError, match="32 bytes"):
        arrow.encrypt(sealed, b"short")
    with pytest.raises(fastgost.ParameterError, match="unknown algorithm 'md5'; allowed here: streebog256"):
        arrow.hash(sealed, "md5")
    with pytest.raises(fastgost.ParameterError, match="unknown type 'int'; allowed: binary"):
        arrow.decrypt(sealed, KEY, type="int")
    with pytest.raises(fastgost.InvalidTag, match="row 0"):
        arrow.decrypt(sealed, bytes(32))
    with pytest.raises(fastgost.InvalidTag, match="row 0"):
        arrow.decrypt(sealed, KEY, associated_data=b"x")
    values = sealed.to_pylist()
    values[2] = values[2][:-1] + bytes([values[2][-1] ^ 1])
    with pytest.raises(fastgost.InvalidTag, match="row 2"):
        arrow.decrypt(pa.array(values), KEY)
    with pytest.raises(fastgost.InvalidTag, match="row 2") as caught:
        arrow.decrypt(pa.chunked_array([sealed, pa.array(values)]), KEY)
    assert caught.value.__notes__ == ["in chunk 1 of the column, counted from 0"]
    with pytest.raises(fastgost.InvalidTag, match="row 1 has 31 bytes; allowed: 32 or more"):
        arrow.decrypt(pa.array([values[0], b"x" * 31]), KEY)
    binary = arrow.encrypt(pa.array([b"\xff"]), KEY)
    with pytest.raises(fastgost.ParameterError, match="row 0 is not UTF-8"):
        arrow.decrypt(binary, KEY, type="string")


def test_the_docstrings():
    import doctest

    assert doctest.testmod(arrow).failed == 0
