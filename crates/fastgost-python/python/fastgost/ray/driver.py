"""The driver of a job. It decides which objects to process, gives these objects to the cluster, writes the journal and
writes the report. A job reads objects from a URI (SRC) and writes its results to another URI (DST)."""

from __future__ import annotations

import contextlib
import json
import re
import time
import uuid
from collections.abc import Callable
from dataclasses import asdict, replace

from .. import algorithms
from . import cluster, manifest
from .job import SUFFIX, Job, JobError, Report
from .journal import Claim, Journal, Record
from .storage import OWN, Object, Store, UnsafeName

#: The names of the files in which jobs write lists of digests.
LISTS = tuple(f"MANIFEST.{algorithm}" for algorithm in algorithms("hash"))


def run(job: Job, progress: Callable[[int, int, int], None] = lambda objects, of, size: None) -> Report:
    """Runs a job on the cluster to which Ray is connected (`ray.init`). Returns when each object is finished or has
    failed.

    The function calls `progress` with the number of finished objects, the number of all objects, and the number of
    bytes that were read so far. A job that was interrupted continues when the caller runs the job again. The second run
    skips an object under two conditions. The journal says that the object was finished with the same settings and the
    same key, and neither the object nor its result has changed since then.

    Raises JobError if the job cannot begin.
    """
    start = time.monotonic()
    report = Report(job.command, job.source, job.target)
    source, target, claim = _opened(job)
    # The driver makes the URIs absolute, because the current folder and the home folder of a worker may differ from the
    # folders of the driver.
    job = replace(job, source=source.identity, target=target.identity, is_single=_is_single(source))
    if job.is_single:
        source.narrow()
    if job.key:
        job = replace(job, key_check=cluster.key_check(job))
    expected = _expected(job, source) if job.command == "verify" else {}
    try:
        written = {o.name: o for o in target.list()} if job.writes and target.exists() else {}
        found = list(source.list())
    except OSError as error:
        raise JobError(f"the objects cannot be listed: {error}") from None
    listed = [o for o in found if not _is_left_out(job, o.name, expected)]
    report.left_out = len(found) - len(listed)
    del found
    journal = Journal(target, job.command)
    # `done` has an object only if the result of the object was neither changed nor removed since the last run.
    done = {r.name: r for r in journal.read() if r.error is None and r.is_unchanged(written)}
    _check_key(job, claim, len(done))
    foreign = _foreign(job, claim, done, written)
    targets = {object.name: _target(job, object.name) for object in listed}
    ours = {name for name in targets.values() if name is not None and name not in foreign}
    mine = Claim(job.command, job.source, job.key_check, sorted(foreign), uuid.uuid4().hex)
    if job.command != "verify":
        mine.write(target)
        target.clear_partial()
    if claim and claim.foreign is not None:
        target.abort_uploads(ours)

    objects: list[Object] = []
    records: dict[str, Record] = {}
    for object in listed:
        record = done.get(object.name)
        if record and record.is_current(job, object):
            records[object.name] = record
        elif targets[object.name] in foreign:
            report.failures[object.name] = (
                f"DST has {targets[object.name]!r}, and not as this job has written it; --overwrite replaces it"
            )
        else:
            objects.append(object)
    report.skipped = len(records)
    kept, total = set(records), len(objects) + len(report.failures)
    progress(len(report.failures), total, 0)
    try:
        for record in cluster.process(job, objects):
            if journal.add(record):
                with contextlib.suppress(OSError):
                    _check_run(mine, target)
            records[record.name] = record
            report.workers[record.worker] = report.workers.get(record.worker, 0) + 1
            if record.error is None:
                report.objects += 1
                report.bytes += record.size
            else:
                report.failures[record.name] = record.error
            progress(report.objects + len(report.failures), total, report.bytes)
    finally:
        journal.flush()
    for object in objects:
        if object.name not in records:
            report.failures[object.name] = "the cluster gave no result for it"
    _check_run(mine, target)
    if job.command != "verify":
        # Workers that were killed may have left partial objects.
        target.clear_partial()
    if job.writes:
        target.abort_uploads(ours)
        missing = _missing(target, [records[object.name] for object in objects if object.name in records])
        report.objects -= len(missing)
        report.failures.update(missing)
    if job.command == "verify":
        _compare(expected, records, kept, report)
        report.unsealed = sum(job.key is not None and not name.endswith(SUFFIX) for name in records)
    report.seconds = time.monotonic() - start
    report.gb_per_s = report.bytes / report.seconds / 1e9
    # `done` also has objects that are not in SRC any more, because their results are still in DST.
    good = dict(done) if job.writes else {}
    good.update({name: record for name, record in records.items() if record.error is None})
    if job.command != "verify":
        there = {name: record for name, record in good.items() if name not in report.failures}
        _write_lists(job, target, done, there, report)
    # A `verify` that has ended leaves no records. So the next `verify` reads all objects again, because stored data can
    # decay while the size and the time of an object stay the same.
    journal.compact(good.values() if job.command != "verify" else [])
    if job.command != "verify":
        _check_run(mine, target)
        replace(mine, foreign=None).write(target)
    target.write(f"{OWN}/report-{job.command}.json", (json.dumps(asdict(report), indent=1) + "\n").encode())
    return report


def _opened(job: Job) -> tuple[Store, Store, Claim | None]:
    """Returns the stores of SRC and DST, and the claim in DST. The claim is a file that names the only job that may
    write to DST.

    Raises JobError if DST belongs to another job.
    """
    job.check()
    try:
        source, target = Store(job.source), Store(job.target)
    except (ImportError, ValueError) as error:
        raise JobError(f"a URI cannot be used: {error}") from None
    if target.is_within(source) or source.is_within(target):
        raise JobError("SRC and DST must not be the same place, nor one within the other")
    if not source.exists():
        raise JobError(f"SRC does not exist: {job.source}")
    claim = _claim(job, target)
    if claim and (claim.command, claim.source) != (job.command, source.identity):
        raise JobError(
            f"DST has what `{claim.command}` made of {claim.source}; allowed: another DST for each SRC and command"
        )
    if not claim and job.command != "verify" and not job.overwrite and target.fs.exists(target.path(job.manifest)):
        raise JobError(f"DST has a {job.manifest} that is not this job's; allowed: another DST, or --overwrite")
    return source, target, claim


def _claim(job: Job, target: Store) -> Claim | None:
    # `verify` writes only its report and its journal to DST. So `verify` does not claim DST.
    if job.command == "verify":
        return None
    try:
        return Claim.read(target)
    except (ValueError, TypeError) as error:
        raise JobError(f"DST's {Claim.NAME} cannot be read: {error}") from None


def _is_single(source: Store) -> bool:
    if not source.fs.isfile(source.root):
        return False
    # In S3, an object may have the name `a` although other objects have names such as `a/b`. Then the URI of `a` could
    # mean the object or a folder, so the job is refused.
    if not source.is_local and any(
        i["name"].rstrip("/") != source.root for i in source.fs.ls(source.root, detail=True)
    ):
        raise JobError(f"SRC is an object and a folder: {source.uri}; allowed: one of them")
    return True


def _is_left_out(job: Job, name: str, expected: dict[str, str]) -> bool:
    """Returns true if the job ignores this object. A job ignores lists of digests. A job on columns also ignores the
    files that datasets keep beside their tables."""
    if job.is_single:
        return False
    if name in LISTS and name not in expected:
        # An earlier `hash` may have written such a list to SRC, so that a later `verify` can use it.
        return (
            job.command in ("decrypt", "verify")
            or bool(job.columns)
            or (job.command == "hash" and name == job.manifest)
        )
    # A folder with a name such as _date=2026-01-01 has a part of the table. So the pattern does not match such a name,
    # and the objects in this folder are not ignored.
    return bool(job.columns) and any(re.match(r"\.|_[^=]*$", part) for part in name.split("/"))


def _check_key(job: Job, claim: Claim | None, done: int) -> None:
    """Raises JobError if DST already has objects that were made under another key."""
    if not (claim and done) or job.overwrite or claim.key_check == job.key_check:
        return
    allowed = "another DST, or --overwrite, which makes all of them again"
    if not claim.key_check:
        raise JobError(f"{done} objects in DST were made without a key; allowed: no key, {allowed}")
    given = f"{job.key.what} has another key" if job.key else "there is no key, but another job"
    raise JobError(f"{given} than the one with which {done} objects in DST were made; allowed: that key, {allowed}")


def _foreign(job: Job, claim: Claim | None, done: dict[str, Record], written: dict[str, Object]) -> set[str]:
    """Returns the names of the objects in DST that the job has not written and must not replace."""
    if not job.writes or job.overwrite:
        return set()
    foreign = written.keys() - {record.target for record in done.values()}
    # If a run was killed, the journal may not have all objects that this run has written. So the claim lists the
    # objects that were in DST before the run and did not belong to the job.
    return foreign if claim is None or claim.foreign is None else foreign & set(claim.foreign)


def _target(job: Job, name: str) -> str | None:
    try:
        return job.target_name(name) if job.writes else None
    except ValueError:
        # This name is not allowed. The worker reports the reason.
        return None


def _check_run(mine: Claim, target: Store) -> None:
    """Raises JobError if another run has begun to write to DST. If both runs continued, each run would treat the
    objects of the other run as its own objects."""
    if mine.command == "verify":
        return
    try:
        now = Claim.read(target)
    except (ValueError, TypeError):
        now = None
    if now is None or now.run != mine.run:
        raise JobError("another run has begun to write to DST; when that has ended, the same command continues")


def _missing(target: Store, records: list[Record]) -> dict[str, str]:
    """Returns the names of the objects whose results are missing or wrong in DST, with an error text for each name. A
    listing may not show a new result yet. So if a result is not in the listing, the function also asks the store for
    this result by its name."""
    wanted = {record.target: record for record in records if record.error is None}
    for object in target.list() if target.exists() else ():
        if object.name in wanted and wanted[object.name].is_unchanged({object.name: object}):
            del wanted[object.name]
    found = {}
    for name, record in wanted.items():
        with contextlib.suppress(FileNotFoundError):
            if name is not None and record.is_unchanged({name: target.stat(name)}):
                continue
        found[record.name] = (
            "a worker has written it, but DST does not have it, or has something else: a local DST must be the same on all "
            "nodes, and nobody else may write there"
        )
    return found


def _write_lists(job: Job, target: Store, done: dict[str, Record], good: dict[str, Record], report: Report) -> None:
    """Writes the list of digests for the job's hash function. Earlier runs may have written lists for other hash
    functions. If the job writes objects, the function writes each of these lists again, without the results that were
    removed from DST or made again in this run. If such a list would be empty, the function removes the list."""
    report.manifest = job.manifest
    for algorithm in {job.algorithm} | {record.algorithm for record in done.values() if job.writes}:
        name = f"MANIFEST.{algorithm}"
        listed = [record for record in good.values() if record.algorithm == algorithm]
        if listed or name == job.manifest:
            target.write(
                name, manifest.lines((r.name if r.target is None else r.target, r.digest or "") for r in listed)
            )
        else:
            with contextlib.suppress(FileNotFoundError):
                target.fs.rm_file(target.path(name))


def _expected(job: Job, source: Store) -> dict[str, str]:
    """Returns the expected digests for `verify`, from the list of digests beside the objects. The list is in SRC. If SRC
    is the URI of one object, the list is in the folder of this object."""
    try:
        digests = dict(manifest.parse(source.read(job.manifest)))
        return {n: digest for n, digest in digests.items() if source.only in (None, n)}
    except FileNotFoundError:
        raise JobError(f"SRC has no {job.manifest}, which `encrypt`, `decrypt` and `hash` write") from None
    except (ValueError, UnsafeName) as error:
        raise JobError(f"{job.manifest}: {error}") from None


def _compare(expected: dict[str, str], records: dict[str, Record], kept: set[str], report: Report) -> None:
    for name, record in records.items():
        if record.error is None and name not in expected:
            record.error = "it is not in the manifest"
        elif record.error is None and record.digest != expected[name]:
            record.error = "its digest is not that of the manifest"
        if record.error is not None and name not in report.failures:
            if name in kept:
                report.skipped -= 1
            else:
                report.objects -= 1
            report.failures[name] = record.error
    for name in expected.keys() - records.keys():
        report.failures.setdefault(name, "it is in the manifest, but does not exist")
