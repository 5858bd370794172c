"""Tests jobs with unusual paths and with interruptions, without a cluster."""

import contextlib
import os
import pickle
import shutil
import zipfile
from dataclasses import replace
from types import SimpleNamespace

import fsspec
import pytest

import fastgost
from fastgost.ray import Job, JobError, cluster, manifest, run
from fastgost.ray.keys import KeySource, KeySourceError
from fastgost.ray.storage import PART, Store
from fastgost.ray.worker import Worker

pytestmark = pytest.mark.usefixtures("here")


def test_lists_are_written_whole(tmp_path, monkeypatch):
    """Like an unbuffered file, the file object of this test may write fewer bytes than it was given. The list of
    digests must nevertheless be complete."""
    create = Store.create

    @contextlib.contextmanager
    def reluctant(self, name, size=0):
        with create(self, name, size) as file:
            yield SimpleNamespace(write=lambda data: file.write(data[:1000]))

    monkeypatch.setattr(Store, "create", reluctant)
    store, data = Store(str(tmp_path)), os.urandom(12_345)
    store.write("list", data)
    store.write("empty", b"")
    assert (store.read("list"), store.read("empty")) == (data, b"")


def test_a_key_that_is_no_text_stays_where_it_is():
    key = b"\xff\xfe" + os.urandom(30).replace(b"\0", b"\1")
    os.environb[b"FASTGOST_TEST_KEY"] = key
    try:
        with pytest.raises(KeySourceError, match="FASTGOST_TEST_KEY must have 64 hex digits") as caught:
            KeySource(variable="FASTGOST_TEST_KEY").read()
    finally:
        del os.environb[b"FASTGOST_TEST_KEY"]
    assert key not in pickle.dumps(caught.value) and caught.value.__context__ is None


def test_workers_in_other_folders(source, tmp_path, key_file, monkeypatch):
    """A relative path in a job is relative to the current folder of the program that starts the job, even if a worker
    has another current folder."""
    folder, contents = source
    (tmp_path / "elsewhere").mkdir()
    inner = cluster.process

    def elsewhere(job, objects):
        monkeypatch.chdir(tmp_path / "elsewhere")
        return inner(job, objects)

    monkeypatch.setattr(cluster, "process", elsewhere)
    for wanted in ({"objects": len(contents), "skipped": 0}, {"objects": 0, "skipped": len(contents)}):
        monkeypatch.chdir(tmp_path)
        report = run(Job("encrypt", "source", "sealed", key_file=key_file))
        assert (report.failures, report.source, report.target) == ({}, "source", "sealed")
        assert {"objects": report.objects, "skipped": report.skipped} == wanted
        assert len(list((tmp_path / "sealed").rglob("*.sealed"))) == len(contents)
    # The new job has the same URIs in another spelling, so the job makes no object again.
    assert run(Job("encrypt", f"file://{folder}/", f"{tmp_path}/sealed/", key_file=key_file)).skipped == len(contents)


def test_workers_whose_files_the_driver_does_not_have(source, tmp_path, key_file, monkeypatch):
    """The driver does not find the files that the workers write, as if the machines did not share the folder."""
    folder, contents = source

    def process(job, objects):
        yield from map(Worker(replace(job, target=str(tmp_path / "theirs"))).process, objects)

    monkeypatch.setattr(cluster, "process", process)
    report = run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))
    assert (report.objects, len(report.failures)) == (0, len(contents))
    assert "a local DST must be the same on all nodes" in report.failures["large"]
    assert (tmp_path / "sealed" / report.manifest).read_bytes() == b""


def test_two_runs_at_once(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    reports = []

    def progress(objects, of, size):
        if objects == 10 and not reports:
            reports.append(run(job))

    with pytest.raises(JobError, match="another run has begun to write to DST; .* the same command continues"):
        run(job, progress)
    assert (reports[0].objects, reports[0].failures) == (len(contents), {})
    # The second run has made all objects, so a third run skips all objects.
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, 0, len(contents))
    assert run(Job("verify", job.target, str(tmp_path / "verified"), key_file=key_file)).failures == {}
    assert run(job).skipped == len(contents)


def test_what_another_run_writes_meanwhile(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)

    def progress(objects, of, size):
        if objects == of:
            (tmp_path / "sealed/large.sealed").write_bytes(b"somebody's")

    report = run(job, progress)
    assert report.failures.keys() == {"large"} and report.objects == len(contents) - 1
    assert "large.sealed" not in dict(manifest.parse((tmp_path / "sealed" / report.manifest).read_bytes()))


def test_verify_leaves_others_alone(source, tmp_path, key_file):
    folder, contents = source
    run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))
    partial = tmp_path / "busy/.fastgost/partial/1"
    partial.parent.mkdir(parents=True)
    partial.write_bytes(b"somebody writes this")
    report = run(Job("verify", str(tmp_path / "sealed"), str(tmp_path / "busy"), key_file=key_file))
    assert (report.failures, report.objects) == ({}, len(contents))
    left = {str(path.relative_to(tmp_path / "busy")) for path in (tmp_path / "busy").rglob("*") if path.is_file()}
    assert left == {".fastgost/partial/1", ".fastgost/report-verify.json"}


def test_stores_without_uploads(source, tmp_path, key_file, monkeypatch):
    folder, contents = source
    job = Job("encrypt", str(folder), f"memory://{tmp_path.name}/sealed", key_file=key_file)
    assert run(job).failures == {}
    back = Job("decrypt", job.target, f"memory://{tmp_path.name}/opened", key_file=key_file)
    assert run(back).failures == {}
    memory = fsspec.filesystem("memory")
    root = f"/{tmp_path.name}"
    assert all(memory.cat_file(f"{root}/opened/{name}") == content for name, content in contents.items())
    before = memory.cat_file(f"{root}/sealed/large.sealed")

    def fail(self, name, tee):
        tee.write(b"the beginning")
        raise ValueError("no more")

    # If the job fails to process an object, the earlier result for this object stays.
    (folder / "large").write_bytes(b"changed")
    with monkeypatch.context() as patch:
        patch.setattr(Worker, "write", fail)
        assert run(job).failures == {"large": "no more"}
    assert memory.cat_file(f"{root}/sealed/large.sealed") == before
    assert not [path for path in memory.find(root) if "/partial/" in path]
    memory.rm(root, recursive=True)


def test_unfinished_files_are_private(tmp_path):
    before = os.umask(0o022)
    os.umask(before)
    store = Store(str(tmp_path))
    with store.create("object") as file:
        assert os.fstat(file.fileno()).st_mode & 0o777 == 0o600
    assert (tmp_path / "object").stat().st_mode & 0o777 == 0o666 & ~before


def test_uploads_have_parts_enough(tmp_path):
    """An object in S3 can have at most 10,000 parts. So the parts of a large object must be large."""
    store, given = Store(str(tmp_path)), []
    file = SimpleNamespace(close=lambda: None, commit=lambda: None)
    store.is_uploaded = True
    store.fs = SimpleNamespace(open=lambda path, mode, **options: given.append(options["block_size"]) or file)
    for size in (0, 1 << 30, 1 << 40):
        with store.create("object", size):
            pass
    assert given == [2 * PART, 2 * PART, -(-(2 << 40) // 10_000)]


def test_pseudonyms_without_their_key(tmp_path, key_file):
    pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    (tmp_path / "people").mkdir()
    pq.write_table(pa.table({"name": ["Ivanov"]}), tmp_path / "people/1.parquet")
    job = Job("hash", str(tmp_path / "people"), str(tmp_path / "public"), columns=("name",), key_file=key_file)
    assert run(job).failures == {}
    before = (tmp_path / "public/1.parquet").read_bytes()
    with pytest.raises(JobError, match="no key, but another job than the one with which 1 objects in DST were made"):
        run(replace(job, key_file=None))
    assert (tmp_path / "public/1.parquet").read_bytes() == before
    other = replace(job, key_file=None, target=str(tmp_path / "digests"))
    assert run(other).failures == {}
    with pytest.raises(JobError, match="1 objects in DST were made without a key; allowed: no key, another DST, or"):
        run(replace(other, key_file=key_file))


def test_lists_beside_what_they_list(source, tmp_path, key_file):
    folder, contents = source
    listing = Job("hash", str(folder), str(tmp_path / "lists"))
    for _ in range(2):
        report = run(listing)
        assert report.objects + report.skipped == len(contents)
        shutil.copy(tmp_path / "lists" / report.manifest, folder)
        report = run(Job("verify", str(folder), str(tmp_path / "verified")))
        assert (report.failures, report.objects) == ({}, len(contents))
    # A second job with another hash function makes all objects again. So no object belongs to the first hash function
    # any more, and the job removes the list of digests for this hash function.
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    assert run(replace(job, algorithm="streebog512")).objects == len(contents) + 1
    assert [path.name for path in (tmp_path / "sealed").glob("MANIFEST.streebog???")] == ["MANIFEST.streebog512"]


def test_sources_without_stamps(tmp_path, key_file):
    """An object in an archive has no ETag and no time. So the job cannot know whether the object has changed."""
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("one", b"one")
    job = Job("encrypt", f"zip://*::{tmp_path}/a.zip".replace("*", ""), str(tmp_path / "sealed"), key_file=key_file)
    assert run(job).objects == 1
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("one", b"two")
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, 1, 0)
    with fastgost.open(tmp_path / "sealed/one.sealed", "rb", identity=(tmp_path / "key").read_bytes()) as file:
        assert file.read() == b"two"
    # A job on an archive with another name has another SRC, so it is another job.
    shutil.copy(tmp_path / "a.zip", tmp_path / "b.zip")
    with pytest.raises(JobError, match="DST has what `encrypt` made of zip://::.*a.zip"):
        run(replace(job, source=f"zip://::{tmp_path}/b.zip"))


@pytest.mark.parametrize(
    ("uri", "is_allowed"),
    [
        ("ftp://user:secret@host/x", False),
        ("zip://*::ftp://user:secret@host/x.zip", False),
        ("https://host/x?X-Amz-Signature=00", False),
        ("https://host/x?a=b&sig=00", False),
        ("github://org:repo@ref/x", True),
        ("s3://bucket/a:b@c", True),
        ("ftp://user@host/x", True),
        ("/data/sig=1", True),
    ],
)
def test_uris_with_secrets(uri, is_allowed):
    for job in (Job("hash", uri, "lists"), Job("hash", "source", uri)):
        with contextlib.nullcontext() if is_allowed else pytest.raises(JobError, match="must not have a password"):
            job.check()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"command": "hash", "algorithm": "md5"}, "unknown algorithm 'md5'; allowed: streebog256, streebog512"),
        (
            {"command": "hash", "algorithm": "gost94", "columns": ("a",), "key_file": "k"},
            "pseudonyms are not made with gost94; allowed: streebog256, streebog512$",
        ),
        ({"command": "encrypt", "cipher": "aes", "key_file": "k"}, "unknown cipher 'aes'; allowed: kuznyechik, magma"),
        (
            {"command": "encrypt", "cipher": "magma", "columns": ("a",), "key_file": "k"},
            "--cipher is for whole objects",
        ),
    ],
)
def test_jobs_that_make_no_sense(options, why, tmp_path):
    with pytest.raises(JobError, match=why):
        run(Job(source=str(tmp_path), target=str(tmp_path / "new"), **options))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("uri", "identity"),
    [
        ("s3://bucket/a/", "s3://bucket/a"),
        ("file:///data/", "file:///data"),
        ("webhdfs://namenode:9870/data/", "webhdfs://namenode:9870/data"),
        ("github://org:repo@main/x", "github://org:repo@main/x"),
    ],
)
def test_workers_get_the_whole_uri(uri, identity):
    """fsspec removes the host and the user from the path. So the job must pass the whole URI to the workers."""
    try:
        store = Store(uri)
    except ImportError as error:
        pytest.skip(str(error))
    except OSError:
        # For a URI of GitHub, fsspec connects to GitHub immediately. Some machines cannot reach GitHub.
        pytest.skip("no network")
    assert store.identity == identity and Store(store.identity).root == store.root


def test_listings_that_lag(source, tmp_path, key_file, monkeypatch):
    folder, contents = source
    job, whole, lists = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file), Store.list, []

    def lagging(self):
        lists.append(self.root)
        names = {"large.sealed"} if len(lists) == 2 else set()
        return (object for object in whole(self) if object.name not in names)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "list", lagging)
        report = run(job)
    assert lists[1].endswith("sealed") and (report.failures, report.objects) == ({}, len(contents))
    assert run(job).skipped == len(contents)
