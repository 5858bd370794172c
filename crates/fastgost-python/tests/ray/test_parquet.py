"""Tests jobs on columns of Parquet files, in the process of the test, without a cluster."""

import io

import pytest

from fastgost import arrow
from fastgost.ray import Job, run

pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
pytestmark = pytest.mark.usefixtures("here")


class TestParquet:
    @pytest.fixture
    def folder(self, tmp_path):
        def write(table, name="t.parquet"):
            (tmp_path / "source").mkdir(exist_ok=True)
            pq.write_table(table, tmp_path / "source" / name)

        self.path, self.write = tmp_path, write
        return tmp_path

    def run(self, command, source, target, **options):
        options = {"key_file": str(self.path / "key"), "columns": ("a",), **options}
        return run(Job(command, str(self.path / source), str(self.path / target), **options))

    def test_digests_of_columns_are_not_computed_twice(self, folder, key_file):
        self.write(pa.table({"a": ["x", None]}))
        assert self.run("hash", "source", "hashed").objects == 1
        report = self.run("hash", "source", "hashed")
        assert (report.objects, report.skipped) == (0, 1)

    def test_columns_that_do_not_fit_into_one_chunk(self, folder, key_file, monkeypatch):
        """The test replaces the limit of 2 GiB for a chunk by a lower limit. The values of the chunk have fewer bytes
        than the lower limit, but the encrypted values have more bytes."""
        table = pa.table({"a": [f"value {i}" if i % 7 else None for i in range(5000)], "b": range(5000)})
        self.write(table)
        chunks = []
        whole = arrow.encrypt

        def recorded(column, *arguments, **options):
            sealed = whole(column, *arguments, **options)
            chunks.extend(chunk.nbytes for chunk in sealed.chunks)
            return sealed

        monkeypatch.setattr("fastgost.ray.parquet.MOST", 100_000)
        monkeypatch.setattr(arrow, "encrypt", recorded)
        assert self.run("encrypt", "source", "sealed").failures == {}
        assert len(chunks) == 4 and max(chunks) <= 100_000
        assert self.run("decrypt", "sealed", "opened").failures == {}
        assert pq.read_table(folder / "opened/t.parquet").equals(table)
        assert pq.ParquetFile(folder / "sealed/t.parquet").num_row_groups == 1
        assert self.run("hash", "source", "hashed", algorithm="streebog512").failures == {}
        assert pq.read_table(folder / "hashed/t.parquet")["a"].null_count == table["a"].null_count

    def test_two_columns_with_one_name(self, folder, key_file):
        self.write(pa.table([["x"], ["y"], ["z"]], names=["a", "a", "b"]))
        report = self.run("encrypt", "source", "sealed")
        assert report.failures == {"t.parquet": "it has several columns with the name 'a'"}

    def test_columns_are_encrypted_once(self, folder, key_file):
        self.write(pa.table({"a": ["x", None]}))
        assert self.run("encrypt", "source", "sealed").failures == {}
        assert self.run("encrypt", "sealed", "twice").failures == {"t.parquet": "the column 'a' is encrypted already"}
        # A column of digests, even of encrypted values, is not an encrypted column. So `decrypt` refuses this column.
        assert self.run("hash", "sealed", "hashed").failures == {}
        assert "is not one that `encrypt` made" in self.run("decrypt", "hashed", "x").failures["t.parquet"]

    def test_a_type_that_was_changed_hides_no_values(self, folder, key_file):
        self.write(pa.table({"a": ["x", None]}))
        assert self.run("encrypt", "source", "sealed").failures == {}
        data = (folder / "sealed/t.parquet").read_bytes()
        table = pq.read_table(io.BytesIO(data))
        field = table.schema.field("a").with_metadata({b"fastgost.type": b"null"})
        pq.write_table(table.cast(pa.schema([field])), folder / "sealed/t.parquet")
        assert "has values, but was encrypted from one" in self.run("decrypt", "sealed", "x").failures["t.parquet"]
        assert not (folder / "x/t.parquet").exists()

    def test_a_wrong_value_is_found(self, folder, key_file):
        table = pa.table({"a": [str(i) for i in range(10)], "b": range(10)})
        (folder / "source").mkdir()
        pq.write_table(table, folder / "source/t.parquet", row_group_size=4)
        assert self.run("encrypt", "source", "sealed").failures == {}
        sealed = pq.read_table(folder / "sealed/t.parquet")
        values = sealed.column("a").to_pylist()
        values[6] = values[6][:-1] + bytes([values[6][-1] ^ 1])
        changed = sealed.set_column(0, sealed.schema.field("a"), pa.array(values, pa.binary()))
        pq.write_table(changed, folder / "sealed/t.parquet", row_group_size=4)
        report = self.run("decrypt", "sealed", "opened")
        assert report.failures.keys() == {"t.parquet"}
        assert report.failures["t.parquet"].startswith("column 'a', row group 1, counted from 0: row 2")
        assert not (folder / "opened/t.parquet").exists()

    def test_compression_stays(self, folder, key_file):
        """The results must have the same compression as the source. This is also true for nested columns, although
        other programs use other names for the parts of such columns."""
        table = pa.table({"a": ["x"], "l": [[1, 2]]})
        (folder / "source").mkdir()
        for codec in ("zstd", "none"):
            path = folder / "source" / f"{codec}.parquet"
            pq.write_table(table, path, compression=codec, use_compliant_nested_type=False)
        pq.write_table(
            table.drop(["l"]).append_column("b", [[1]]), folder / "source/mixed.parquet", compression={"a": "gzip"}
        )
        assert self.run("encrypt", "source", "sealed").failures == {}
        for name in ("zstd", "none", "mixed"):
            before, after = (
                pq.ParquetFile(folder / place / f"{name}.parquet").metadata.row_group(0)
                for place in ("source", "sealed")
            )
            assert [after.column(i).compression for i in range(2)] == [before.column(i).compression for i in range(2)]

    def test_what_datasets_keep_beside_tables(self, folder, key_file):
        self.write(pa.table({"a": ["x"]}))
        self.write(pa.table({"a": ["y"]}), "t2.parquet")
        (folder / "source/_date=2026-01-01").mkdir()
        (folder / "source/t2.parquet").rename(folder / "source/_date=2026-01-01/t.parquet")
        for name in ("_temporary/0/t.parquet", "_SUCCESS", "p=1/.t.crc"):
            (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / "source" / name).write_bytes(b"")
        report = self.run("encrypt", "source", "sealed")
        assert (report.failures, report.objects, report.left_out) == ({}, 2, 3)
        assert "3 files were left out" in report.text()
        # If SRC is the URI of one object, the job processes this object, even if the name of the object begins with
        # `_`.
        self.write(pa.table({"a": ["x"]}), "_one.parquet")
        report = self.run("encrypt", "source/_one.parquet", "one")
        assert (report.failures, report.objects, report.left_out) == ({}, 1, 0)
