"""A worker of a job. A worker encrypts, decrypts, hashes or verifies one object at a time."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Any

import fastgost

from .job import SUFFIX, Job
from .journal import Record
from .keys import KeySourceError, check_value
from .storage import PART, Changed, Object, Store, UnsafeName

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: After one of these exceptions the worker does not repeat the work, because the same exception would be raised again.
PERMANENT = (FileNotFoundError, IsADirectoryError, PermissionError, UnsafeName, KeySourceError, ValueError)


class Tee(io.RawIOBase):
    """A file object that writes to another file, and computes a digest of the written data. When this object is closed,
    the other file stays open."""

    def __init__(self, file: IO[bytes], hash: fastgost.Hash) -> None:
        self.file, self.hash, self.size = file, hash, 0

    def writable(self) -> bool:
        return True

    def tell(self) -> int:
        return self.size

    def write(self, data: Buffer, /) -> int:
        view = memoryview(data).cast("B")
        self.hash.update(view)
        done = 0
        # An unbuffered file may write fewer bytes than it was given. Then the loop writes the remaining bytes.
        while done < len(view):
            done += self.file.write(view[done:])
        self.size += done
        return done


class Hashed(io.RawIOBase):
    """A file object that reads from another file, and computes a digest of the data that is read."""

    def __init__(self, file: IO[bytes], hash: fastgost.Hash) -> None:
        self.file, self.hash = file, hash

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1, /) -> bytes:
        data = self.file.read(size)
        self.hash.update(data)
        return data


def copy(source: Any, write: Callable[[memoryview], object]) -> None:
    """Reads all data from `source` in parts, and calls `write` with each part."""
    view = memoryview(bytearray(PART))
    while count := source.readinto(view):
        write(view[:count])


class Worker:
    """Holds the key and the stores of one worker process. Ray creates one such object in each process."""

    def __init__(self, job: Job):
        self.job = job
        #: The bytes of the key, or the reason why there is no key.
        self._key: bytes | KeySourceError | None = None
        if job.key:
            try:
                self._key = job.key.read()
                if check_value(self._key) != job.key_check:
                    self._key = KeySourceError(f"{job.key.what} has another key on this worker than when the job began")
            except KeySourceError as error:
                self._key = error
        #: The level (a set of CPU features) for which the code of the library is chosen. The environment variable
        #: FASTGOST_LEVEL sets this level in tests, and on clusters whose machines must all use the same level.
        self.level = os.environ.get("FASTGOST_LEVEL") or None
        self.source, self.target = Store(job.source), Store(job.target)
        if job.is_single:
            self.source.narrow()
        self.worker = f"{os.uname().nodename} {os.getpid()} {self.level or fastgost.levels()[0]}"

    @property
    def key(self) -> bytes | None:
        if isinstance(self._key, KeySourceError):
            raise self._key
        return self._key

    def record(self, object: Object) -> Record:
        """Returns a new record for an object, without results."""
        job = self.job
        return Record(
            *object, worker=self.worker, settings=job.settings(), key_check=job.key_check, algorithm=job.algorithm
        )

    def process(self, object: Object) -> Record:
        """Processes one object, and returns the record of this object. After a failure that may be temporary, the
        worker repeats the work."""
        start, attempts = time.monotonic(), 0
        record = self.record(object)
        while True:
            attempts += 1
            try:
                self.work(object, record)
                record.error = None
            except PERMANENT as error:
                record.error = reason(error)
            except Exception as error:  # noqa: BLE001, since each store's library has its own exceptions
                record.error = reason(error)
                if attempts <= self.job.retries:
                    time.sleep(min(2 ** (attempts - 1), 30) * self.job.retry_seconds)
                    continue
            record.seconds, record.attempts = time.monotonic() - start, attempts
            return record

    def work(self, object: Object, record: Record) -> None:
        if self.job.command in ("hash", "verify") and not self.job.columns:
            # The worker reads the key even if the object is not sealed, so that the job always reports a missing or
            # malformed key.
            is_opened = self.key is not None and object.name.endswith(SUFFIX)
            with self.source.open(object.name) as source:
                record.digest = self.digest_of(source, is_opened=is_opened)
        else:
            name = self.job.target_name(object.name)
            with self.target.create(name, object.size) as file:
                tee = Tee(file, fastgost.new(self.job.algorithm, level=self.level))
                self.write(object.name, tee)
                # This check is inside the `with` block. So if the check fails, the new object does not appear under its
                # name.
                self.compare(object)
            written = self.target.stat(name)
            if written.size != tee.size:
                raise Changed(f"{tee.size} bytes were written, but the store has {written.size}")
            record.target, record.target_size, record.target_stamp = name, written.size, written.stamp
            record.digest = tee.hash.hexdigest()
            return
        self.compare(object)

    def compare(self, object: Object) -> None:
        """Raises `Changed` if the object has changed since the driver listed it, for example while the worker read the
        object."""
        now = self.source.stat(object.name)
        if now[1:] != object[1:]:
            raise Changed("it was changed while the job was running")

    def write(self, name: str, tee: Tee) -> None:
        if self.job.columns:
            from . import parquet

            with self.source.open(name) as source:
                parquet.rewrite(source, tee, self.job, self.key, self.level)
        elif self.job.command == "encrypt":
            cipher: Any = self.job.cipher
            # After an exception the last chunk is missing, so readers reject the file as incomplete.
            with (
                self.source.open(name) as source,
                fastgost.open(tee, "wb", recipients=self.key, cipher=cipher) as sealed,
            ):
                copy(source, sealed.write)
        else:
            with self.source.open(name) as source, fastgost.open(source, "rb", identity=self.key) as opened:
                copy(opened, tee.write)

    def digest_of(self, source: IO[bytes], *, is_opened: bool) -> str:
        """Computes the digest of an object. If `is_opened` is true, the method also decrypts the whole object, to check
        that the object is authentic."""
        hash = fastgost.new(self.job.algorithm, level=self.level)
        if is_opened:
            with fastgost.open(Hashed(source, hash), "rb", identity=self.key) as opened:
                copy(opened, lambda part: None)
        # This line hashes the data that was not read yet. If the object was opened, all data was read.
        copy(source, hash.update)
        return hash.hexdigest()


def reason(error: Exception) -> str:
    """Returns a sentence about the exception for the report, without the traceback."""
    if isinstance(error, FileNotFoundError):
        return "it does not exist any more"
    text = str(error).strip().split("\n")[0]
    return text if isinstance(error, (ValueError, Changed)) and text else f"{type(error).__name__}: {text}"
