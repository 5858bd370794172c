"""Tests the file objects that read and write sealed files. The tests also pass these file objects to modules such as
`tarfile` and `zipfile`."""

import io
import tarfile
import zipfile

import pytest
from conftest import plaintext

import fastgost

KEY = bytes(range(32))
CHUNK = 65536


def sealed(text, **options):
    file = io.BytesIO()
    with fastgost.open(file, "wb", **options or {"recipients": KEY}) as writer:
        assert writer.write(text) == len(text)
    return file.getvalue()


@pytest.mark.parametrize("cipher", ["kuznyechik", "magma"])
@pytest.mark.parametrize("size", [0, 1, 1000, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5])
def test_round_trip(size, cipher, tmp_path):
    text = plaintext(size)
    path = tmp_path / "file.sealed"
    with fastgost.open(path, "wb", recipients=KEY, cipher=cipher) as file:
        for at in range(0, size, 10_007):
            file.write(text[at : at + 10_007])
        assert file.tell() == size
    with fastgost.open(path, identity=KEY) as file:
        assert (file.readable(), file.seekable(), file.writable()) == (True, True, False)
        assert file.read() == text
        for position in (0, 1, CHUNK - 1, CHUNK, size // 2, size, size + 10):
            assert file.seek(position) == position == file.tell()
            assert file.read(100) == text[position : position + 100]
        assert file.seek(0, io.SEEK_END) == size
    assert file.closed


def test_recipients_and_identities():
    alice, bob = fastgost.PrivateKey.generate("256-a"), fastgost.PrivateKey.generate("512-c")
    file = sealed(b"to all", recipients=[KEY, alice.public_key(), bob.public_key()])
    for identity in (KEY, alice, bob, [bytes(32), bob]):
        assert fastgost.open(io.BytesIO(file), identity=identity).read() == b"to all"
    for identity, exception, sentence in (
        (bytes(32), fastgost.WrongKey, "does not open the sealed file"),
        (alice.public_key(), fastgost.ParameterError, "public key.*allowed"),
        (b"short", fastgost.ParameterError, "5 bytes; allowed: 32 bytes"),
        (None, TypeError, "who may open"),
    ):
        with pytest.raises(exception, match=sentence):
            fastgost.open(io.BytesIO(file), identity=identity)


def test_damage_is_an_error():
    text = plaintext(3 * CHUNK)
    file = sealed(text)
    for place in (len(file) - 1, len(file) // 2):
        damaged = bytearray(file)
        damaged[place] ^= 1
        with pytest.raises(fastgost.AuthenticationError, match="chunk"):
            fastgost.open(io.BytesIO(damaged), identity=KEY).read()
    for cut in (file[:-1], file[: -CHUNK - 16]):
        with pytest.raises(fastgost.AuthenticationError, match="truncated"):
            fastgost.open(io.BytesIO(cut), identity=KEY).read()
    with pytest.raises(fastgost.FormatError, match="ends within its header"):
        fastgost.open(io.BytesIO(file[:20]), identity=KEY)
    with pytest.raises(fastgost.FormatError, match="not a sealed file"):
        fastgost.open(io.BytesIO(text), identity=KEY)


def test_an_exception_leaves_no_whole_file(tmp_path):
    path = tmp_path / "file.sealed"
    with pytest.raises(KeyError), fastgost.open(path, "wb", recipients=KEY) as file:
        file.write(plaintext(2 * CHUNK))
        raise KeyError
    with pytest.raises(fastgost.AuthenticationError, match="truncated"):
        fastgost.open(path, identity=KEY).read()
    file = fastgost.open(path, "wb", recipients=KEY)
    file.write(b"x")
    with pytest.warns(ResourceWarning, match="was not closed"):
        del file
    with pytest.raises(fastgost.AuthenticationError, match="truncated"):
        fastgost.open(path, identity=KEY).read()


def test_errors_of_files_come_through():
    class Broken(io.RawIOBase):
        def read(self, size=-1):
            raise OSError("the disk is gone")

        def write(self, data):
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is gone"):
        fastgost.open(Broken(), identity=KEY)
    with pytest.raises(OSError, match="the disk is full"):
        fastgost.open(Broken(), "wb", recipients=KEY)
    with pytest.raises(ValueError, match="allowed: 'rb' and 'wb'"):
        fastgost.open(io.BytesIO(), "ab", recipients=KEY)
    with pytest.raises(FileNotFoundError):
        fastgost.open("/nowhere", identity=KEY)


def test_a_stream_that_cannot_seek():
    class Pipe(io.RawIOBase):
        def __init__(self, data):
            self.data = io.BytesIO(data)

        def readable(self):
            return True

        def read(self, size=-1):
            return self.data.read(min(size, 1000))

    text = plaintext(2 * CHUNK + 3)
    file = fastgost.open(Pipe(sealed(text)), identity=KEY)
    assert not file.seekable()
    assert file.read() == text


def test_zip_and_tar(tmp_path):
    texts = {f"{i}.txt": plaintext(i * 30_000) for i in range(5)}
    with fastgost.open(tmp_path / "zip", "wb", recipients=KEY) as file, zipfile.ZipFile(file, "w") as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    with fastgost.open(tmp_path / "zip", identity=KEY) as file, zipfile.ZipFile(file) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == texts
    with fastgost.open(tmp_path / "tar", "wb", recipients=KEY) as file, tarfile.open(fileobj=file, mode="w") as archive:
        for name, text in texts.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            archive.addfile(member, io.BytesIO(text))
    with fastgost.open(tmp_path / "tar", identity=KEY) as file, tarfile.open(fileobj=file) as archive:
        assert {member.name: archive.extractfile(member).read() for member in archive} == texts


def test_parquet(tmp_path):
    pyarrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    table = pyarrow.table({"number": range(50_000), "text": [str(i) for i in range(50_000)]})
    with fastgost.open(tmp_path / "table", "wb", recipients=KEY) as file:
        parquet.write_table(table, file)
    with fastgost.open(tmp_path / "table", identity=KEY) as file:
        assert parquet.read_table(file, columns=["text"]).equals(table.select(["text"]))
    pandas = pytest.importorskip("pandas")
    with fastgost.open(tmp_path / "table", identity=KEY) as file:
        assert pandas.read_parquet(file).equals(table.to_pandas())


def test_a_file_whose_writing_failed_is_never_completed():
    class Full(io.BytesIO):
        def write(self, data):
            if self.tell() + len(data) > 200_000:
                raise OSError("no space left")
            return super().write(data)

    file = Full()
    sealed = fastgost.open(file, "wb", recipients=KEY)
    with pytest.raises(OSError, match="no space left"):
        sealed.write(bytes(1 << 20))
    with pytest.raises(fastgost.FastgostError, match="given up after an error"):
        sealed.close()
    file.seek(0)
    with pytest.raises(fastgost.FastgostError), fastgost.open(file, identity=KEY) as opened:
        opened.read()


def test_wrong_arguments_leave_an_existing_file_alone(tmp_path):
    path = tmp_path / "x.sealed"
    path.write_bytes(b"precious")
    for wrong in ({"recipients": b"short"}, {"recipients": KEY, "cipher": "aes"}, {"passphrase": "p", "iterations": 1}):
        with pytest.raises(fastgost.FastgostError):
            fastgost.open(path, "wb", **wrong)
        assert path.read_bytes() == b"precious"


def test_a_file_object_that_claims_to_have_written_more():
    class Liar(io.BytesIO):
        def write(self, data):
            return super().write(data) + 1

    with pytest.raises(OSError, match="written more than it was given"):
        fastgost.open(Liar(), "wb", recipients=KEY)
