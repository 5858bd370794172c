"""The journal of a job, kept beside its results so that the next run can continue."""

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
    """The result for one object."""

    name: str
    #: Of the object that was read.
    size: int
    stamp: str
    #: The object that was written, or None.
    target: str | None = None
    target_size: int = 0
    target_stamp: str = ""
    digest: str | None = None
    #: Why it failed, or None.
    error: str | None = None
    seconds: float = 0.0
    attempts: int = 1
    worker: str = ""
    #: Which settings and which key it was made with, and of which hash function the digest is.
    settings: str = ""
    key_check: str = ""
    algorithm: str = ""

    def is_unchanged(self, written: Mapping[str, Object]) -> bool:
        """Whether the object's result still exists, unchanged."""
        return self.target is None or written.get(self.target) == (self.target, self.target_size, self.target_stamp)

    def is_current(self, job: Job, object: Object) -> bool:
        """Whether the job would produce the same result again."""
        before = (self.settings, self.key_check, self.size, self.stamp)
        # Without a stamp, nobody knows whether the object has changed.
        return object.stamp != "" and before == (job.settings(), job.key_check, object.size, object.stamp)


@dataclass
class Claim:
    """The claim of a job on DST: its command and its SRC."""

    NAME: ClassVar[str] = f"{OWN}/job.json"
    command: str
    source: str
    #: The check value of the key, or nothing.
    key_check: str
    #: While a run has not ended: the objects in DST that were there before and are not the job's.
    foreign: list[str] | None
    #: Names the run.
    run: str = ""

    @classmethod
    def read(cls, store: Store) -> Claim | None:
        """Raises ValueError or TypeError if the file is not a claim."""
        try:
            return cls(**json.loads(store.read(cls.NAME)))
        except FileNotFoundError:
            return None

    def write(self, store: Store) -> None:
        store.write(self.NAME, json.dumps(asdict(self)).encode())


class Journal:
    """Records in files, with a line of JSON for each record. A store cannot append to a file, so every few seconds a
    new file is written.

    If an object has several records, the last record counts.
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
        """All records, the oldest first."""
        path = self.store.path(self.folder)
        try:
            names = sorted(info.rsplit("/", 1)[1] for info in self.store.fs.ls(path, detail=False))
        except FileNotFoundError:
            return
        for name in names:
            self.files.append(f"{self.folder}/{name}")
            for line in self.store.read(f"{self.folder}/{name}").splitlines():
                # A record that cannot be read, such as a record of another version, counts as not done.
                with contextlib.suppress(ValueError, TypeError):
                    yield Record(**json.loads(line))

    def add(self, record: Record) -> bool:
        """Returns whether a file was written."""
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
        # The names are in the order of time.
        name = f"{self.folder}/{time.time_ns():020}-{uuid.uuid4().hex[:8]}.jsonl"
        lines = "".join(json.dumps(asdict(record), ensure_ascii=True) + "\n" for record in records)
        self.store.write(name, lines.encode())
        return name
