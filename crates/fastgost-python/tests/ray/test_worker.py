"""Tests jobs that process their objects in the process of the test, without a cluster."""

import json
import os
from dataclasses import asdict, replace
from types import SimpleNamespace

import pytest

import fastgost
from fastgost.ray import Job, JobError, cli, cluster, manifest, run
from fastgost.ray.cluster import process
from fastgost.ray.journal import Journal
from fastgost.ray.keys import check_value
from fastgost.ray.storage import Store
from fastgost.ray.worker import Worker

pytestmark = pytest.mark.usefixtures("here")


def interrupted(job, after):
    """Runs a job, and interrupts the job when `after` objects are finished."""

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


def test_a_key_that_was_changed(source, tmp_path, key, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    assert run(job).objects == len(contents)
    # A job with the same key in another file is accepted.
    (tmp_path / "copy").write_text(key.hex())
    assert run(replace(job, key_file=str(tmp_path / "copy"))).skipped == len(contents)
    before = {path: path.read_bytes() for path in (tmp_path / "sealed").rglob("*") if path.is_file()}
    assert not any(key in text or key.hex().encode() in text for text in before.values())
    (tmp_path / "key").write_text("01" * 32)
    with pytest.raises(JobError, match=r"the key file '.*/key' has another key than the one with which 46 objects"):
        run(job)
    assert {path: path.read_bytes() for path in before} == before
    # A job with another key is refused even if no object is left to do. The number in the error is the number of
    # existing objects.
    (tmp_path / "sealed/empty.sealed").unlink()
    with pytest.raises(JobError, match="with which 45 objects in DST were made; allowed: that key, another DST"):
        run(job)
    # If an object is not in SRC any more, the job cannot make the result for this object again. So the old result
    # stays, encrypted under the old key.
    (folder / "large").unlink()
    interrupted(replace(job, overwrite=True), 10)
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, len(contents) - 11, 10)
    opened = Job("decrypt", str(tmp_path / "sealed"), str(tmp_path / "opened"), key_file=str(tmp_path / "key"))
    assert run(opened).failures.keys() == {"large.sealed"}
    assert run(job).skipped == len(contents) - 1


def test_a_worker_with_another_key(source, tmp_path, key_file):
    job = Job("encrypt", str(source[0]), str(tmp_path / "sealed"), key_file=key_file, key_check="00" * 16)
    worker = Worker(job)
    record = worker.process(worker.source.stat("large"))
    assert "has another key on this worker than when the job began" in record.error
    assert not list((tmp_path / "sealed").rglob("*.sealed"))


def test_a_destination_is_for_one_job(source, tmp_path, key_file):
    folder, contents = source
    other = tmp_path / "another"
    other.mkdir()
    (other / "one").write_bytes(b"1")
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    before = (tmp_path / "sealed/MANIFEST.streebog256").read_bytes()
    for wrong in (replace(job, source=str(other)), Job("hash", str(folder), job.target)):
        with pytest.raises(JobError, match=r"DST has what `encrypt` made of file://.*/source; allowed: another DST"):
            run(wrong)
    assert (tmp_path / "sealed/MANIFEST.streebog256").read_bytes() == before
    # This job has the same SRC, with another spelling of the URI. So it is the same job.
    assert run(replace(job, source=f"file://{folder}/")).failures == {}
    # Without `overwrite`, a job must not replace a list of digests that no job has made.
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists/MANIFEST.streebog256").write_bytes(b"precious")
    listing = Job("hash", str(folder), str(tmp_path / "lists"))
    with pytest.raises(JobError, match="DST has a MANIFEST.streebog256 that is not this job's; allowed: another DST"):
        run(listing)
    assert (tmp_path / "lists/MANIFEST.streebog256").read_bytes() == b"precious"
    assert run(replace(listing, overwrite=True)).failures == {}
    assert run(listing).failures == {}
    (tmp_path / "sealed/.fastgost/job.json").write_text("[]")
    with pytest.raises(JobError, match="DST's .fastgost/job.json cannot be read"):
        run(job)


def test_what_the_source_has_lost_stays_in_the_manifest(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    (folder / "large").unlink()
    (folder / "a/one").unlink()
    (tmp_path / "sealed/a/one.sealed").unlink()
    for _ in range(2):
        report = run(job)
        assert (report.failures, report.objects, report.skipped) == ({}, 0, len(contents) - 2)
        names = dict(manifest.parse((tmp_path / "sealed" / report.manifest).read_bytes())).keys()
        assert names == {name + ".sealed" for name in contents} - {"a/one.sealed"}
    assert run(Job("verify", job.target, str(tmp_path / "verified"), key_file=key_file)).failures == {}
    # A job with another hash function makes all objects again that are in SRC. So the list of this job does not have
    # the objects that are not in SRC any more.
    report = run(replace(job, algorithm="streebog512"))
    names = dict(manifest.parse((tmp_path / "sealed" / report.manifest).read_bytes())).keys()
    assert names == {name + ".sealed" for name in contents} - {"a/one.sealed", "large.sealed"}
    # The list that `hash` writes contains only objects that are still in SRC.
    listing = Job("hash", str(folder), str(tmp_path / "lists"))
    run(listing)
    (folder / "empty").unlink()
    names = dict(manifest.parse((tmp_path / "lists" / run(listing).manifest).read_bytes())).keys()
    assert names == contents.keys() - {"large", "a/one", "empty"}


def test_objects_of_others_are_not_replaced(source, tmp_path, key, key_file):
    folder, contents = source
    sealed = tmp_path / "sealed"
    (sealed / "a").mkdir(parents=True)
    (sealed / "a/one.sealed").write_bytes(b"precious")
    (sealed / "unrelated").write_bytes(b"precious")
    job = Job("encrypt", str(folder), str(sealed), key_file=key_file)
    # The job has not written the object `a/one.sealed`, so no run without `overwrite` may replace this object. This is
    # also true for a run that continues an interrupted run.
    interrupted(job, 10)
    report = run(job)
    assert (report.objects, report.skipped) == (len(contents) - 10, 9)
    assert report.failures == {
        "a/one": "DST has 'a/one.sealed', and not as this job has written it; --overwrite replaces it"
    }
    (sealed / "empty.sealed").write_bytes(b"changed by somebody")
    assert run(job).failures.keys() == {"a/one", "empty"}
    assert (sealed / "a/one.sealed").read_bytes() == b"precious"
    assert (sealed / "empty.sealed").read_bytes() == b"changed by somebody"
    names = dict(manifest.parse((sealed / report.manifest).read_bytes())).keys()
    assert "unrelated" not in names and "a/one.sealed" not in names
    report = run(replace(job, overwrite=True))
    assert (report.failures, report.objects, report.skipped) == ({}, 2, len(contents) - 2)
    with fastgost.open(sealed / "a/one.sealed", "rb", identity=key) as file:
        assert file.read() == b"1"
    assert (sealed / "unrelated").read_bytes() == b"precious"
    assert run(job).skipped == len(contents)


def test_what_a_killed_driver_had_not_noted_is_the_jobs(source, tmp_path, key_file, monkeypatch):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    # The object was changed, so the next run writes the result of this object again. Then the driver is killed.
    (folder / "a/one").write_bytes(b"another")
    (folder / "new").write_bytes(b"new")
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "flush", lambda self: None)
        interrupted(job, 2)
    assert (tmp_path / "sealed/new.sealed").exists()
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, 2, len(contents) - 1)


def test_verifying_objects_that_are_not_sealed(source, tmp_path, key_file):
    folder, contents = source
    sealed = tmp_path / "sealed"
    run(Job("encrypt", str(folder), str(sealed), key_file=key_file))
    (sealed / "notes").write_bytes(b"not sealed")
    with open(sealed / "MANIFEST.streebog256", "ab") as file:
        file.write(fastgost.streebog256(b"not sealed").hexdigest().encode() + b"  notes\n")
    job = Job("verify", str(sealed), str(tmp_path / "verified"), key_file=key_file)
    report = run(job)
    assert (report.failures, report.objects, report.unsealed) == ({}, len(contents) + 1, 1)
    assert "1 objects are not named .sealed: only compared with the manifest" in report.text()
    # The name of an object decides whether it must be sealed. So the job detects that somebody has replaced a sealed
    # object by another object, even if the list of digests was also replaced.
    (sealed / "a/one.sealed").write_bytes(b"not sealed")
    listed = (sealed / "MANIFEST.streebog256").read_bytes().splitlines(keepends=True)
    digest = fastgost.streebog256(b"not sealed").hexdigest().encode()
    changed = [digest + line[64:] if line.endswith(b"  a/one.sealed\n") else line for line in listed]
    (sealed / "MANIFEST.streebog256").write_bytes(b"".join(changed))
    assert run(job).failures.keys() == {"a/one.sealed"}
    # Without a key, the job opens no object.
    assert run(replace(job, key_file=None)).failures == {}


def test_records_that_cannot_be_read(source, tmp_path, key_file):
    folder, contents = source
    job = Job("encrypt", str(folder), str(tmp_path / "sealed"), key_file=key_file)
    run(job)
    [path] = (tmp_path / "sealed/.fastgost/journal-encrypt").iterdir()
    first, second, third, *others = path.read_text().splitlines()
    newer = json.dumps({**json.loads(second), "unknown": 1})
    path.write_text("\n".join([first[:-10], newer, "[]", *others]) + "\n")
    # The job must not replace an object that is not in the journal.
    report = run(job)
    assert (len(report.failures), report.objects, report.skipped) == (3, 0, len(contents) - 3)
    report = run(replace(job, overwrite=True))
    assert (report.failures, report.objects, report.skipped) == ({}, 3, len(contents) - 3)


def test_verify_reads_everything_again(source, tmp_path):
    folder, contents = source
    listed = run(Job("hash", str(folder), str(tmp_path / "lists")))
    (folder / listed.manifest).write_bytes((tmp_path / "lists" / listed.manifest).read_bytes())
    job = Job("verify", str(folder), str(tmp_path / "verified"))
    # If an interrupted run has read an object, the next run does not read this object again. But the next run compares
    # the object's digest with the present list of digests.
    interrupted(job, 10)
    report = run(job)
    assert (report.failures, report.objects, report.skipped) == ({}, len(contents) - 10, 10)
    interrupted(job, len(contents))
    (folder / listed.manifest).write_bytes(b"0" * 64 + b"  large\n")
    report = run(job)
    assert report.failures.keys() == contents.keys() and (report.objects, report.skipped) == (0, 0)

    # The contents of a file change, but its size and its time stay the same, as if the disk were damaged.
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
    # The list may also name objects that are not in SRC.
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
    # The new content has the same length as the old content.
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
    records = [asdict(worker.process(object)) for object in worker.source.list()]
    assert len(records) == len(source[1])
    for text in (json.dumps(records), repr(job)):
        assert key.hex() not in text and repr(key)[2:-1] not in text


def test_objects_that_kill_workers_are_given_up(source, tmp_path, key, key_file, monkeypatch):
    """This test simulates Ray. An ordinary Python object replaces Ray's actor, and an exception replaces the death of a
    worker."""
    import ray

    class Died(BaseException):
        pass

    class Killed(cluster.RayWorker):
        def process(self, object):
            if object.name == "a/one":
                raise Died
            return super().process(object)

    monkeypatch.setattr(ray, "get", lambda result: result)
    attempts = cluster.Attempts()
    actor = SimpleNamespace(**{name: SimpleNamespace(remote=getattr(attempts, name)) for name in ("begin", "end")})
    job = Job("encrypt", str(source[0]), str(tmp_path / "sealed"), key_file=key_file, key_check=check_value(key))
    row = {"objects": json.dumps([Store(job.source).stat(name) for name in ("empty", "a/one", "large")])}
    for _ in range(2 * cluster.DEATHS):
        with pytest.raises(Died):
            Killed(job, actor)(row)
    errors = {record["name"]: record["error"] for record in json.loads(Killed(job, actor)(row)["records"])}
    died = "it was given up: its worker died 3 times; Ray's logs may say why"
    assert errors == {"empty": None, "a/one": died, "large": None}
    # At the end, no counts are left. The job also finishes an object with which workers died only once or twice.
    assert attempts.begun == {}
    for _ in range(2):
        with pytest.raises(Died):
            Killed(job, actor)(row)
    errors = [record["error"] for record in json.loads(cluster.RayWorker(job, actor)(row)["records"])]
    assert errors == [None, None, None]


def test_errors_are_one_sentence(source, tmp_path, monkeypatch, capsys):
    import ray

    folder, _ = source

    def fail(*_, **__):
        raise RuntimeError("Traceback:\n  File 'x'\nthe last line\n")

    # In the first case, a store raises the exception.
    monkeypatch.setattr(ray, "init", lambda **_: None)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "exists", fail)
        assert cli.main(["hash", str(folder), str(tmp_path / "lists")]) == 2
    assert capsys.readouterr().err == "fastgost.ray: RuntimeError: Traceback: File 'x' the last line\n"
    # In the second case, Ray raises the exception, and the text of the exception contains a traceback.
    monkeypatch.setattr(cluster, "process", process)
    monkeypatch.setattr(ray, "cluster_resources", fail)
    assert cli.main(["hash", str(folder), str(tmp_path / "lists"), "--quiet"]) == 2
    assert capsys.readouterr().err == "fastgost.ray: the cluster gave up: the last line\n"
