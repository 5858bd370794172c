"""The driver: plans the work, gives it to Ray Data, keeps the journal and writes the report."""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace

from .. import algorithms
from . import manifest
from .journal import Journal, Record
from .keys import KeySource
from .storage import OWN, Object, Store, UnsafeName

#: A batch has no more objects and, unless it is one object, no more bytes than this.
BATCH_OBJECTS, BATCH_BYTES = 64, 64 << 20
#: Unless that would leave workers idle: each gets at least so many batches, if there are as many objects.
BATCHES = 8

#: The names of lists of digests.
LISTS = tuple(f"MANIFEST.{algorithm}" for algorithm in algorithms("hash"))
COMMANDS = ("encrypt", "decrypt", "hash", "verify")


class JobError(Exception):
    """Why a job cannot begin or cannot finish."""


@dataclass(frozen=True)
class Job:
    """What is to be done. It names keys but does not contain them, and can be shown to anyone."""

    #: encrypt, decrypt, hash or verify.
    command: str
    #: The URI of the objects that are read.
    source: str
    #: The URI of what is written: objects, the manifest, the journal, the report.
    target: str
    #: A file, on every worker, with the key.
    key_file: str | None = None
    #: An environment variable of every worker with the key as 64 hex digits.
    key_variable: str | None = None
    #: Of digests.
    algorithm: str = "streebog256"
    #: Of sealed objects: kuznyechik or magma.
    cipher: str = "kuznyechik"
    #: Of Parquet objects, the columns to work on; the objects stay Parquet files.
    columns: tuple[str, ...] = ()
    #: With columns: equal values of a column become equal ciphertexts.
    deterministic: bool = False
    #: The most workers at a time; None: as many as the cluster has CPUs.
    workers: int | None = None
    #: How often an object is tried again after a failure that may pass.
    retries: int = 3
    #: The pause before the first retry; it doubles.
    retry_seconds: float = 1.0
    #: Whether SRC is the URI of one object. Found out by the driver.
    is_single: bool = False

    @property
    def writes(self) -> bool:
        """Whether there is an object in the target for each in the source."""
        return self.command in ("encrypt", "decrypt") or bool(self.columns)

    @property
    def key(self) -> KeySource | None:
        if self.key_file is None and self.key_variable is None:
            return None
        return KeySource(self.key_file, self.key_variable)

    def check(self) -> None:
        """Raises JobError for a job that makes no sense."""
        if self.command not in COMMANDS:
            raise JobError(f"unknown command {self.command!r}; allowed: {', '.join(COMMANDS)}")
        if self.key_file is not None and self.key_variable is not None:
            raise JobError("give the key by a file or by an environment variable, not both")
        if self.command in ("encrypt", "decrypt") and self.key is None:
            raise JobError(f"{self.command} needs a key: --key-file or --key-env")
        if self.deterministic and not (self.columns and self.command == "encrypt"):
            raise JobError("--deterministic is for `encrypt` with --columns")
        if self.columns and self.command == "verify":
            raise JobError("`verify` checks whole objects; it has no --columns")
        if self.key and self.command == "hash" and not self.columns:
            raise JobError("`hash` needs a key only with --columns, to make pseudonyms of values")
        for uri in (self.source, self.target):
            # Reports and Ray's logs have the URIs.
            if re.match(r"[^/]*//[^/@]*:[^/@]*@", uri):
                raise JobError("a URI must not have a password; put it where the store's library looks for one")

    def settings(self) -> str:
        """Identifies what decides about the results. Records of a job with other settings do not count."""
        chosen: list[object] = [
            self.command,
            self.algorithm,
            self.cipher,
            list(self.columns),
            self.deterministic,
            self.source,
        ]
        if self.key:
            chosen.append(asdict(self.key))
        return hashlib.sha256(json.dumps(chosen).encode()).hexdigest()[:16]


@dataclass
class Report:
    """What a job did."""

    command: str
    source: str
    target: str
    #: Objects that this run finished, and those that an earlier run had.
    objects: int = 0
    skipped: int = 0
    #: Bytes that this run read.
    bytes: int = 0
    seconds: float = 0.0
    gb_per_s: float = 0.0
    #: Objects by worker: its node, process and CPU level.
    workers: dict[str, int] = field(default_factory=dict)
    #: Names and reasons.
    failures: dict[str, str] = field(default_factory=dict)
    #: The list of digests, relative to the target.
    manifest: str | None = None

    def text(self) -> str:
        """For people."""
        size = f"{self.objects} objects, {self.bytes} bytes"
        lines = [f"{self.command}: {size}, {self.seconds:.1f} s, {self.gb_per_s:.3f} GB/s, {len(self.workers)} workers"]
        if self.skipped:
            lines.append(f"{self.skipped} objects were done before")
        lines += [f"FAILED {name!r}: {why}" for name, why in sorted(self.failures.items())]
        if self.manifest:
            lines.append(f"digests: {self.target.rstrip('/')}/{self.manifest}")
        return "\n".join(lines)


def run(job: Job, progress: Callable[[int, int, int], None] = lambda objects, of, size: None) -> Report:
    """Runs a job on the cluster that Ray is connected to (`ray.init`), and returns when all is done or has failed.

    `progress` gets the number of finished objects, that of all, and the number of bytes read so far. A job that was
    interrupted continues when it is run again: an object is skipped if the journal says that it was finished with the
    same settings, and neither it nor what was made of it has changed since.

    Raises JobError if the job cannot begin.
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
    job = replace(job, is_single=_is_single(source))
    if job.is_single:
        source.narrow()
    start = time.monotonic()
    target.clear_partial()
    report = Report(job.command, job.source, job.target)
    journal = Journal(target, job.command)
    done = {record.name: record for record in journal.read() if record.error is None}
    expected = _expected(job, source) if job.command == "verify" else {}

    objects: list[Object] = []
    kept: dict[str, Record] = {}
    try:
        written = {o.name: o for o in target.list()} if job.writes and target.exists() else {}
        listed = list(source.list())
    except OSError as error:
        raise JobError(f"the objects cannot be listed: {error}") from None
    for object in listed:
        if _is_left_out(job, object.name, expected):
            continue
        record = done.get(object.name)
        if record and _is_current(record, job, object, written):
            kept[object.name] = record
        else:
            objects.append(object)
    report.skipped = len(kept)
    total = len(objects)
    progress(0, total, 0)
    records = dict(kept)
    try:
        for record in _process(job, objects):
            journal.add([record])
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
    # Of workers that were killed.
    target.clear_partial()
    for object in objects:
        if object.name not in records:
            report.failures[object.name] = "the cluster gave no result for it"
    if job.command == "verify":
        _compare(expected, records, kept, report)
    report.seconds = time.monotonic() - start
    report.gb_per_s = report.bytes / report.seconds / 1e9
    good = [record for record in records.values() if record.error is None]
    if job.command != "verify":
        report.manifest = f"MANIFEST.{job.algorithm}"
        target.write(
            report.manifest,
            manifest.lines((r.target if r.target is not None else r.name, r.digest or "") for r in good),
        )
    # The next `verify` is to read everything again: what is stored decays without a change of its size and time.
    journal.compact(good if job.command != "verify" else [])
    target.write(f"{OWN}/report-{job.command}.json", (json.dumps(asdict(report), indent=1) + "\n").encode())
    return report


def _is_single(source: Store) -> bool:
    if not source.fs.isfile(source.root):
        return False
    # In S3, an object's name may be the beginning of others' names.
    if not source.is_local and any(
        i["name"].rstrip("/") != source.root for i in source.fs.ls(source.root, detail=True)
    ):
        raise JobError(f"SRC is an object and a folder: {source.uri}; allowed: one of them")
    return True


def _is_left_out(job: Job, name: str, expected: dict[str, str]) -> bool:
    """Whether it is no object of a job's: a list of digests, or a dataset's notes about itself."""
    if name in LISTS and name not in expected:
        return job.command in ("decrypt", "verify") or bool(job.columns)
    return bool(job.columns) and name.rsplit("/", 1)[-1].startswith(("_", "."))


def _is_current(record: Record, job: Job, object: Object, written: dict[str, Object]) -> bool:
    """Whether neither the object nor what was made of it has changed since."""
    if record.settings != job.settings() or (record.size, record.stamp) != (object.size, object.stamp):
        return False
    if record.target is None:
        return True
    return written.get(record.target) == Object(record.target, record.target_size, record.target_stamp)


def _batches(objects: list[Object], workers: int) -> Iterator[list[Object]]:
    shares = workers * BATCHES
    most_objects = min(BATCH_OBJECTS, -(-len(objects) // shares))
    most_bytes = min(BATCH_BYTES, sum(object.size for object in objects) // shares)
    batch: list[Object] = []
    size = 0
    for object in objects:
        if batch and (len(batch) == most_objects or size + object.size > most_bytes):
            yield batch
            batch, size = [], 0
        batch.append(object)
        size += object.size
    if batch:
        yield batch


def _process(job: Job, objects: list[Object]) -> Iterator[Record]:
    """The records of all objects, as they are finished."""
    if not objects:
        return
    import ray
    from ray.data import ActorPoolStrategy, DataContext

    from .worker import Worker

    context = DataContext.get_current()
    context.enable_progress_bars = False
    # A worker's own failures are records; what else fails is a worker that was killed; another gets its batch.
    context.actor_task_retry_on_errors = False
    cpus = int(ray.cluster_resources().get("CPU", 1))
    most = max(1, min(job.workers or cpus, cpus, len(objects)))
    rows = [{"objects": json.dumps(batch)} for batch in _batches(objects, most)]
    data = ray.data.from_items(rows, override_num_blocks=len(rows))
    data = data.map(Worker, fn_constructor_args=(job,), compute=ActorPoolStrategy(size=most), num_cpus=1)
    try:
        for row in data.iter_rows():
            for fields in json.loads(row["records"]):
                yield Record(**fields)
    except ray.exceptions.RayError as error:
        # The last line of a traceback is its reason.
        lines = str(error).split("\n")
        raise JobError(f"the cluster gave up: {next(filter(str.strip, reversed(lines)), '').strip()}") from error


def _expected(job: Job, source: Store) -> dict[str, str]:
    """The digests that `verify` compares with: those of the manifest beside the objects."""
    name = f"MANIFEST.{job.algorithm}"
    try:
        digests = dict(manifest.parse(source.read(name)))
        return {n: digest for n, digest in digests.items() if source.only in (None, n)}
    except FileNotFoundError:
        raise JobError(f"SRC has no {name}, which `encrypt`, `decrypt` and `hash` write") from None
    except (ValueError, UnsafeName) as error:
        raise JobError(f"{name}: {error}") from None


def _compare(expected: dict[str, str], records: dict[str, Record], kept: dict[str, Record], report: Report) -> None:
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
        report.failures[name] = "it is in the manifest, but does not exist"
