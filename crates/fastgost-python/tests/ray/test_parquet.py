"""Columns of Parquet files, in this process, without a cluster."""

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
        """As if the limit of 2 GiB were lower: results are longer than values."""
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
        # Of an encrypted column, digests are not an encrypted column.
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
