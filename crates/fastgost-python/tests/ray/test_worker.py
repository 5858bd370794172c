"""Jobs whose objects are processed in this process, without a cluster."""

import io
import json
import os

import pytest

from fastgost.ray import Job, JobError, manifest, run
from fastgost.ray.storage import Store
from fastgost.ray.worker import Worker

pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")


@pytest.fixture(autouse=True)
def here(monkeypatch):
    monkeypatch.setattr("fastgost.ray.job._process", lambda job, objects: map(Worker(job).process, objects))


def interrupted(job, after):
    """Runs a job until so many objects are done."""

    def progress(objects, of, size):
        if objects == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(job, progress)


def test_a_folder_that_cannot_be_listed_is_not_left_out(source, tmp_path, key_file, monkeypatch):
    folder, contents = source
    listing = Store(str(folder)).fs.ls

    def refuse(path, *arguments, **options):
        if path.endswith("a/b"):
            raise PermissionError(f"no access to {path}")
        return listing(path, *arguments, **options)

    monkeypatch.setattr("fsspec.implementations.local.LocalFileSystem.ls", lambda _, *a, **o: refuse(*a, **o))
    with pytest.raises(JobError, match="the objects cannot be listed: no access to .*a/b"):
        run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))


def test_another_key_is_another_job(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    assert run(job).objects == len(contents)
    assert run(job).skipped == len(contents)
    other = tmp_path / "other"
    other.write_text("01" * 32)
    report = run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=str(other)))
    assert (report.objects, report.skipped) == (len(contents), 0)
    job = Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "opened"), key_file=str(other))
    assert run(job).failures == {}


def test_records_that_cannot_be_read(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    [path] = (tmp_path / "sealed/.fastgost/journal-encrypt").iterdir()
    first, second, third, *others = path.read_text().splitlines()
    newer = json.dumps({**json.loads(second), "unknown": 1})
    path.write_text("\n".join([first[:-10], newer, "[]", *others]) + "\n")
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, 3, len(contents) - 3)


def test_verify_reads_everything_again(source, tmp_path):
    folder, contents = source
    listed = run(Job("hash", str(folder), str(tmp_path / "lists")))
    (folder / listed.manifest).write_bytes((tmp_path / "lists" / listed.manifest).read_bytes())
    job = Job("verify", str(folder), str(tmp_path / "verified"))
    # What an interrupted run has read is not read again, but compared with the list as it is now.
    interrupted(job, 10)
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, len(contents) - 10, 10)
    interrupted(job, len(contents))
    (folder / listed.manifest).write_bytes(b"0" * 64 + b"  large\n")
    report = run(job)
    assert report.failures.keys() == contents.keys() and (report.objects, report.skipped) == (0, 0)

    # A file that decays changes neither its size nor its time.
    (folder / listed.manifest).write_bytes((tmp_path / "lists" / listed.manifest).read_bytes())
    assert run(job).failures == {}
    path = folder / "a/b/chunk"
    time = path.stat().st_mtime_ns
    path.write_bytes(bytes(len(contents["a/b/chunk"])))
    os.utime(path, ns=(time, time))
    assert run(job).failures.keys() == {"a/b/chunk"}


def test_one_object(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder / "large"), str(tmp_path / "sealed"), key_file=key_file)
    assert run(job).objects == 1
    report = run(Job("decrypt", str(tmp_path / "sealed/large.sealed"), str(tmp_path / "opened"), key_file=key_file))
    assert (report.failures, report.objects) == ({}, 1)
    assert (tmp_path / "opened/large").read_bytes() == contents["large"]
    # The list beside it may have others.
    listed = run(Job("hash", str(folder), str(tmp_path / "lists"))).manifest
    (folder / listed).write_bytes((tmp_path / "lists" / listed).read_bytes())
    report = run(Job("verify", str(folder / "large"), str(tmp_path / "verified")))
    assert (report.failures, report.objects) == ({}, 1)


def test_names_that_are_the_jobs_own(tmp_path, key_file):
    for name in ("MANIFEST.streebog256", "x.fastgost/a", "MANIFEST.in"):
        path = tmp_path / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"precious")
    run(Job("encrypt", str(tmp_path / "source"), str(tmp_path / "sealed"), key_file=key_file))
    report = run(Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "opened"), key_file=key_file))
    assert report.failures.keys() == {"MANIFEST.streebog256.sealed"}
    assert "would be 'MANIFEST.streebog256', which is the job's own" in report.failures["MANIFEST.streebog256.sealed"]
    names = dict(manifest.parse((tmp_path / "opened/MANIFEST.streebog256").read_bytes())).keys()
    assert names == {"MANIFEST.in", "x.fastgost/a"}


def test_links_and_pipes(tmp_path, key_file):
    folder, outside = tmp_path / "source", tmp_path / "outside"
    folder.mkdir()
    outside.write_bytes(b"one")
    (folder / "link").symlink_to(outside)
    (folder / "lost").symlink_to(tmp_path / "nowhere")
    (folder / "folder").symlink_to(tmp_path)
    os.mkfifo(folder / "pipe")
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    report = run(job)
    assert report.objects == 1 and report.failures.keys() == {"lost", "folder", "pipe"}
    assert "it is not a file; allowed" in report.failures["pipe"]
    # As long as before.
    outside.write_bytes(b"two")
    assert run(job).objects == 1


def test_a_uri_with_a_password(tmp_path, key_file):
    for uri in ("ftp://user:secret@host/a", "simplecache::ftp://user:secret@host/a"):
        with pytest.raises(JobError, match="must not have a password") as caught:
            run(Job("encrypt", uri, str(tmp_path), key_file=key_file))
        assert "secret" not in str(caught.value)
    Job("encrypt", "s3://bucket/a:b@c", str(tmp_path), key_file=key_file).check()


def test_secrets_are_in_no_record(source, tmp_path, key, key_file):
    folder, _ = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    worker = Worker(job)
    records = worker({"objects": json.dumps(list(worker.source.list()))})
    for text in (json.dumps(records), repr(worker), repr(job)):
        assert key.hex() not in text and repr(key)[2:-1] not in text


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
