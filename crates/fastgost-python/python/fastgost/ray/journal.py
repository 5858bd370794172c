"""The journal of a job. The journal is stored in DST, beside the results of the job, so that the next run can continue
the job."""

from __future__ import annotations

import contextlib
import json
import time
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, ClassVar

from .storage import OWN, Object, Store

if TYPE_CHECKING:
    from .job import Job


@dataclass
class Record:
    """A record of the journal. Each record is about one object."""

    name: str
    #: The size in bytes and the stamp of the object that was read. A stamp is a text that changes when the object
    #: changes.
    size: int
    stamp: str
    #: The name, the size and the stamp of the object that was written. None if no object was written.
    target: str | None = None
    target_size: int = 0
    target_stamp: str = ""
    digest: str | None = None
    #: The reason why the object failed. None if the object did not fail.
    error: str | None = None
    seconds: float = 0.0
    attempts: int = 1
    worker: str = ""
    #: The settings with which the result was made (see `Job.settings`). The next fields are the check value of the key
    #: and the hash function of the digest.
    settings: str = ""
    key_check: str = ""
    algorithm: str = ""

    def is_unchanged(self, written: Mapping[str, Object]) -> bool:
        """Returns true if the result of the object still exists and is unchanged."""
        return self.target is None or written.get(self.target) == (self.target, self.target_size, self.target_stamp)

    def is_current(self, job: Job, object: Object) -> bool:
        """Returns true if the job would produce the same result again. Then the job can skip the object."""
        before = (self.settings, self.key_check, self.size, self.stamp)
        # Without a stamp, the job cannot know whether the object has changed. So the job processes the object again.
        return object.stamp != "" and before == (job.settings(), job.key_check, object.size, object.stamp)


@dataclass
class Claim:
    """The claim on DST. The claim is a file in DST. It has the command and the SRC of the only job that may write to
    DST."""

    NAME: ClassVar[str] = f"{OWN}/job.json"
    command: str
    source: str
    #: The check value of the key. Empty if the job has no key.
    key_check: str
    #: The names of the objects that were in DST before the run and do not belong to the job. None after the run has
    #: ended.
    foreign: list[str] | None
    #: A random name of the run.
    run: str = ""

    @classmethod
    def read(cls, store: Store) -> Claim | None:
        """Reads the claim. Raises ValueError or TypeError if the file is not a claim."""
        try:
            return cls(**json.loads(store.read(cls.NAME)))
        except FileNotFoundError:
            return None

    def write(self, store: Store) -> None:
        store.write(self.NAME, json.dumps(asdict(self)).encode())


class Journal:
    """The records of a job, in files with one line of JSON for each record. Many stores cannot append data to a file.
    So every few seconds the journal writes the new records to a new file.

    If an object has several records, only the last record is valid.
    """

    SECONDS = 5.0
    MOST = 1000

    def __init__(self, store: Store, command: str):
        self.store = store
        self.folder = f"{OWN}/journal-{command}"
        self.pending: list[Record] = []
        self.written = time.monotonic()
        self.files: list[str] = []

    def read(self) -> Iterator[Record]:
        """Returns all records. The oldest record comes first."""
        path = self.store.path(self.folder)
        try:
            names = sorted(info.rsplit("/", 1)[1] for info in self.store.fs.ls(path, detail=False))
        except FileNotFoundError:
            return
        for name in names:
            self.files.append(f"{self.folder}/{name}")
            for line in self.store.read(f"{self.folder}/{name}").splitlines():
                # Another version of this package may have written the record. If the record cannot be read, it is
                # ignored, and the job processes the object again.
                with contextlib.suppress(ValueError, TypeError):
                    yield Record(**json.loads(line))

    def add(self, record: Record) -> bool:
        """Adds a record. If the last file is some seconds old, or if there are many new records, the method writes all
        new records to a new file. Returns true if a file was written."""
        self.pending.append(record)
        if len(self.pending) < self.MOST and time.monotonic() - self.written < self.SECONDS:
            return False
        self.flush()
        return True

    def flush(self) -> None:
        if self.pending:
            self.files.append(self._write(self.pending))
            self.pending = []
        self.written = time.monotonic()

    def compact(self, records: Iterable[Record]) -> None:
        """Replaces all files by one file, or by no file if there are no records."""
        before, records = self.files, list(records)
        self.files = [self._write(records)] if records else []
        self.pending = []
        for file in before:
            with contextlib.suppress(FileNotFoundError):
                self.store.fs.rm_file(self.store.path(file))

    def _write(self, records: Sequence[Record]) -> str:
        # The name begins with the time, so the order of the names is the order in which the files were written.
        name = f"{self.folder}/{time.time_ns():020}-{uuid.uuid4().hex[:8]}.jsonl"
        lines = "".join(json.dumps(asdict(record), ensure_ascii=True) + "\n" for record in records)
        self.store.write(name, lines.encode())
        return name
