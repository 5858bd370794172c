"""Tests jobs on the cluster of conftest.py."""

import os
import pathlib
import signal
import time
import uuid
from dataclasses import replace

import pytest

import fastgost
from fastgost.ray import Job, JobError, manifest, run
from fastgost.ray import cluster as cluster_module
from fastgost.ray.cluster import DEATHS, RayWorker, process
from fastgost.ray.storage import Store, UnsafeName


def files(folder):
    """Returns the objects in a folder, without the files of jobs."""
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {n: b for n, b in found.items() if not n.startswith((".fastgost/", "MANIFEST."))}


def test_objects_there_and_back(cluster, tmp_path, source, key, key_file, monkeypatch):
    folder, contents = source
    seen = tmp_path / "seen"
    seen.mkdir()

    class Patient(RayWorker):
        """A worker that waits until the worker of the other node has started. Without this wait, one worker could
        finish all objects before the other worker starts."""

        def process(self, object):
            (seen / self.worker).touch()
            end = time.monotonic() + 120
            while len(list(seen.iterdir())) < 2 and time.monotonic() < end:
                time.sleep(0.01)
            return super().process(object)

    with monkeypatch.context() as patch:
        patch.setattr(cluster_module, "process", lambda job, objects: process(job, objects, Patient))
        report = run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))
    assert (report.failures, report.objects, report.skipped) == ({}, len(contents), 0)
    assert report.bytes == sum(map(len, contents.values()))
    levels = {worker.split()[-1] for worker in report.workers}
    assert levels == {fastgost.levels()[0], fastgost.levels()[-1]}
    sealed = files(tmp_path / "sealed")
    assert sealed.keys() == {name + ".sealed" for name in contents}
    with fastgost.open(tmp_path / "sealed" / "large.sealed", "rb", identity=key) as file:
        assert file.read() == contents["large"]
    digests = dict(manifest.parse((tmp_path / "sealed" / report.manifest).read_bytes()))
    assert digests == {name: fastgost.streebog256(content).hexdigest() for name, content in sealed.items()}

    report = run(Job("verify", str(tmp_path / "sealed"), str(tmp_path / "verified"), key_file=key_file))
    assert (report.failures, report.objects) == ({}, len(contents))
    report = run(Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "opened"), key_file=key_file))
    assert report.failures == {}
    assert files(tmp_path / "opened") == contents


def test_a_second_run_does_what_is_left(cluster, tmp_path, source, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    before = files(tmp_path / "sealed")
    report = run(job)
    assert (report.objects, report.skipped) == (0, len(contents))
    assert files(tmp_path / "sealed") == before
    # After the first run, the test changes one object, removes the result of a second object, changes the result of a
    # third object, and adds a new object.
    (folder / "a/one").write_bytes(b"another")
    (tmp_path / "sealed/empty.sealed").unlink()
    (tmp_path / "sealed/large.sealed").write_bytes(b"short")
    (folder / "new").write_bytes(b"new")
    report = run(job)
    # The result of `large` in DST is not the object that the job has written. So the job reports an error, and does not
    # replace this result.
    assert report.failures.keys() == {"large"}
    assert (tmp_path / "sealed/large.sealed").read_bytes() == b"short"
    assert (report.objects, report.skipped) == (3, len(contents) - 3)
    report = run(replace(job, overwrite=True))
    assert (report.failures, report.objects, report.skipped) == ({}, 1, len(contents))
    after = files(tmp_path / "sealed")
    changed = {"a/one.sealed", "empty.sealed", "large.sealed", "new.sealed"}
    assert {name for name in after if after[name] != before.get(name)} == changed
    lines = dict(manifest.parse((tmp_path / "sealed" / report.manifest).read_bytes()))
    assert lines == {name: fastgost.streebog256(content).hexdigest() for name, content in after.items()}


def test_damaged_objects_and_wrong_keys(cluster, tmp_path, source, key_file):
    folder, contents = source
    run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))
    large = tmp_path / "sealed/large.sealed"
    data = bytearray(large.read_bytes())
    data[-1] ^= 1
    large.write_bytes(data)
    (tmp_path / "sealed/plain").write_bytes(b"not sealed")
    report = run(Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "opened"), key_file=key_file))
    assert report.failures.keys() == {"large.sealed", "plain"}
    assert "its name does not end with .sealed" in report.failures["plain"]
    # Most of `large.sealed` was authentic, but no part of its plaintext is in DST.
    assert files(tmp_path / "opened") == {name: c for name, c in contents.items() if name != "large"}
    assert not list((tmp_path / "opened/.fastgost").glob("partial/*"))

    report = run(Job("verify", str(tmp_path / "sealed"), str(tmp_path / "verified"), key_file=key_file))
    assert report.failures.keys() == {"large.sealed", "plain"}
    other = tmp_path / "other"
    other.write_text("00" * 32 + "\n")
    report = run(Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "nothing"), key_file=str(other)))
    assert report.objects == 0 and len(report.failures) == len(contents) + 1
    assert files(tmp_path / "nothing") == {}


def test_keys_that_workers_lack(cluster, tmp_path, source):
    folder, _ = source
    with pytest.raises(JobError, match="the key file '.*/nowhere' cannot be read on this worker: No such file"):
        run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=str(tmp_path / "nowhere")))
    with pytest.raises(JobError, match="the environment variable FASTGOST_NO_SUCH_KEY is not set on this worker"):
        run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_variable="FASTGOST_NO_SUCH_KEY"))
    assert not (tmp_path / "sealed").exists()


def test_an_object_that_kills_its_workers(cluster, tmp_path, source, key_file, monkeypatch):
    folder, contents = source
    deaths = tmp_path / "deaths"
    deaths.mkdir()

    class Killed(RayWorker):
        def process(self, object):
            if object.name == "a/one":
                (deaths / uuid.uuid4().hex).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return super().process(object)

    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    with monkeypatch.context() as patch:
        patch.setattr(cluster_module, "process", lambda job, objects: process(job, objects, Killed))
        report = run(job)
    assert report.failures == {"a/one": "it was given up: its worker died 3 times; Ray's logs may say why"}
    assert report.objects == len(contents) - 1
    # The workers died `DEATHS` times with the batch of the object, and then `DEATHS` times with the object alone.
    assert len(list(deaths.iterdir())) == 2 * DEATHS
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, 1, len(contents) - 1)


def test_rounds(cluster, tmp_path, source, key_file, monkeypatch):
    """The test sets a small limit for the batches in a round. So the job needs several rounds, as a large job does."""
    import ray

    folder, contents = source
    rounds, whole = [], ray.data.from_items

    def recorded(rows, **options):
        rounds.append(len(rows))
        return whole(rows, **options)

    monkeypatch.setattr(ray.data, "from_items", recorded)
    monkeypatch.setattr("fastgost.ray.cluster.ROUND", 8)
    monkeypatch.setattr("fastgost.ray.cluster.ROUND_OF_WORKER", 1)
    report = run(Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file))
    assert (report.failures, report.objects) == ({}, len(contents))
    assert len(rounds) > 1 and max(rounds) == 8


def test_keys_are_not_in_files_of_the_cluster(cluster, tmp_path, source, key, key_file):
    run(Job("encrypt", str(source[0]), str(tmp_path / "sealed"), key_file=key_file))
    places = [pathlib.Path("/tmp/ray/session_latest/logs"), tmp_path / "sealed"]
    needles = (key, key.hex().encode(), repr(key).encode())
    seen = 0
    for path in (path for place in places for path in place.rglob("*") if path.is_file()):
        data = path.read_bytes()
        seen += 1
        assert not any(needle in data for needle in needles), path
    assert seen > 10


def test_digests_and_what_differs_from_them(cluster, tmp_path, source):
    folder, contents = source
    report = run(Job("hash", str(folder), str(tmp_path / "lists"), algorithm="streebog512"))
    listed = (tmp_path / "lists" / report.manifest).read_bytes()
    assert report.manifest == "MANIFEST.streebog512"
    assert dict(manifest.parse(listed)) == {n: fastgost.streebog512(c).hexdigest() for n, c in contents.items()}
    (folder / report.manifest).write_bytes(listed)
    job = Job("verify", str(folder), str(tmp_path / "verified"), algorithm="streebog512")
    assert run(job).failures == {}
    (folder / "a/one").write_bytes(b"2")
    (folder / "a/b/chunk").unlink()
    (folder / "extra").write_bytes(b"")
    report = run(job)
    assert report.failures == {
        "a/one": "its digest is not that of the manifest",
        "a/b/chunk": "it is in the manifest, but does not exist",
        "extra": "it is not in the manifest",
    }
    # The earlier run had ended, so this run read all objects again.
    assert (report.objects, report.skipped) == (len(contents) - 2, 0)


def test_objects_that_vanish_or_change(cluster, tmp_path, source, key_file, monkeypatch):
    folder, contents = source
    listing = Store.list

    def altered(self):
        objects = list(listing(self))
        if self.uri == str(folder):
            # The object is changed after the job has listed it, and before a worker reads it.
            if (folder / "a/one").exists():
                (folder / "a/one").unlink()
            (folder / "large").write_bytes(b"another")
        return iter(objects)

    monkeypatch.setattr(Store, "list", altered)
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file, retries=1, retry_seconds=0.01)
    report = run(job)
    assert report.failures == {
        "a/one": "it does not exist any more",
        "large": "it was changed while the job was running",
    }
    assert files(tmp_path / "sealed").keys() == {name + ".sealed" for name in contents} - {
        "a/one.sealed",
        "large.sealed",
    }


def test_columns_of_parquet(cluster, tmp_path, key_file):
    pa, pq = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    table = pa.table(
        {
            "id": range(1000),
            "name": [None if i % 5 == 0 else f"name {i % 7}" for i in range(1000)],
            "code": pa.array([bytes([i % 256]) * 4 for i in range(1000)], pa.binary(4)),
            "nothing": pa.nulls(1000),
        }
    )
    folder = tmp_path / "table/year=2026"
    folder.mkdir(parents=True)
    pq.write_table(table, folder / "0.parquet", row_group_size=300)
    pq.write_table(table.slice(0, 0), folder / "none.parquet")
    (folder / "_SUCCESS").touch()
    columns, places = ("name", "code", "nothing"), [str(tmp_path / place) for place in ("table", "sealed", "opened")]
    job = Job("encrypt", places[0], places[1], key_file=key_file, columns=columns, deterministic=True)
    assert run(job).failures == {}
    sealed = pq.ParquetFile(tmp_path / "sealed/year=2026/0.parquet").read()
    assert sealed["id"] == table["id"]
    assert sealed["name"].null_count == 200
    assert len(sealed["name"].unique()) == 8 and sealed["name"][1].as_py() != b"name 1"
    assert run(Job("decrypt", places[1], places[2], key_file=key_file, columns=columns)).failures == {}
    opened = pq.ParquetFile(tmp_path / "opened/year=2026/0.parquet")
    assert opened.read().equals(table) and opened.num_row_groups == 4
    assert pq.ParquetFile(tmp_path / "opened/year=2026/none.parquet").read().equals(table.slice(0, 0))

    report = run(Job("hash", places[0], str(tmp_path / "names"), key_file=key_file, columns=("name",)))
    assert report.failures == {}
    names = pq.ParquetFile(tmp_path / "names/year=2026/0.parquet").read()["name"]
    assert len(names.unique()) == 8 and len(names[1].as_py()) == 32
    report = run(Job("encrypt", places[0], str(tmp_path / "x"), key_file=key_file, columns=("name", "none")))
    assert "it has no column 'none'" in report.failures["year=2026/0.parquet"]
    report = run(Job("encrypt", places[0], str(tmp_path / "x"), key_file=key_file, columns=("id",)))
    assert "of type int64; allowed: string and binary" in report.failures["year=2026/0.parquet"]


def test_jobs_that_make_no_sense(cluster, tmp_path, source, key_file):
    folder = str(source[0])
    there = str(tmp_path / "there")
    for job, why in [
        (Job("compress", folder, there), "unknown command"),
        (Job("encrypt", folder, there), "needs a key"),
        (Job("hash", folder, there, key_file=key_file), "only with --columns"),
        (Job("encrypt", folder, there, key_file=key_file, key_variable="KEY"), "not both"),
        (Job("encrypt", folder, there, key_file=key_file, deterministic=True), "with --columns"),
        (Job("verify", folder, there, columns=("a",)), "has no --columns"),
        (Job("verify", folder, there), "has no MANIFEST.streebog256"),
        (Job("hash", folder, folder), "must not be the same place"),
        (Job("hash", folder, folder + "/a"), "nor one within the other"),
        (Job("hash", there, folder), "does not exist"),
        (Job("hash", "nosuch://a", there), "a URI cannot be used"),
    ]:
        with pytest.raises(JobError, match=why):
            run(job)
    assert not os.path.exists(there)


def test_names_that_would_leave_the_folder(tmp_path):
    store = Store(str(tmp_path))
    for name in ("../a", "a/../../b", "/a", "a//b", "a/./b", "", "a\0b", "a\\b"):
        with pytest.raises(UnsafeName):
            store.path(name)
    assert store.path("a/..b/c.") == str(tmp_path / "a/..b/c.")


def test_lists_of_digests():
    digests = [("b\\c", "0" * 64), ("a\nb", "F" * 128), ("plain", "1" * 64)]
    lines = manifest.lines(digests)
    assert dict(manifest.parse(lines)) == {name: digest.lower() for name, digest in digests}
    for bad in (b"0123  name\n", b"0" * 64 + b" name\n", b"x" * 64 + b"  name\n"):
        with pytest.raises(ValueError, match="line 1"):
            list(manifest.parse(bad))
