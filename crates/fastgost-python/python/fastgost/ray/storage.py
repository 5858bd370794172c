"""Objects under a URI, through fsspec: local files, S3, and whatever else fsspec reaches."""

from __future__ import annotations

import contextlib
import os
import posixpath
import uuid
from collections.abc import Iterator
from typing import IO, NamedTuple

import fsspec
from fsspec.implementations.local import LocalFileSystem
from fsspec.spec import AbstractBufferedFile

#: What jobs keep beside the objects: journals, reports and unfinished objects.
OWN = ".fastgost"
#: Bytes read and written at once.
PART = 4 << 20


class Object(NamedTuple):
    """An object as a listing shows it."""

    #: Relative to the store's URI.
    name: str
    size: int
    #: Changes when the object does: the ETag, or the time of the last change.
    stamp: str


class UnsafeName(ValueError):
    """A name that would leave the folder it is written to."""


class Changed(OSError):
    """An object that is no longer what the listing showed."""


def _object(name: str, info: dict) -> Object:
    for field in ("ETag", "etag", "md5Hash", "mtime", "LastModified", "last_modified", "updated", "created"):
        if info.get(field) is not None:
            return Object(name, int(info.get("size") or 0), str(info[field]))
    return Object(name, int(info.get("size") or 0), "")


class Store:
    """The objects under one URI. Endpoints and credentials come from the environment, as fsspec and the store's own
    library read them there."""

    def __init__(self, uri: str):
        self.uri = uri
        # Listings are not kept: other workers write too.
        self.fs, root = fsspec.core.url_to_fs(uri, use_listings_cache=False)
        self.root = root.rstrip("/") or "/"
        self.is_local = isinstance(self.fs, LocalFileSystem)

    def path(self, name: str) -> str:
        """The path of an object. A store may have keys that mean another folder as paths of files; those are refused."""
        if not name or any(part in ("", ".", "..") for part in name.split("/")) or "\0" in name or "\\" in name:
            raise UnsafeName(
                f"the name {name!r} has a part that is empty, '.' or '..', or a backslash or NUL character"
            )
        return posixpath.join(self.root, name)

    def list(self) -> Iterator[Object]:
        """All objects, in any order, but not those of jobs. A URI of one object gives that object."""
        self.fs.invalidate_cache()
        if self.fs.isfile(self.root):
            self.root, name = posixpath.split(self.root)
            yield _object(name, self.fs.info(posixpath.join(self.root, name)))
            return
        prefix = self.root.rstrip("/") + "/"
        for folder, folders, files in self.fs.walk(self.root, detail=True):
            if folder.rstrip("/") == self.root.rstrip("/"):
                folders.pop(OWN, None)
            for info in files.values():
                path = info["name"]
                # S3 shows an empty object for a folder that was made by hand.
                if path.startswith(prefix) and not path.endswith("/"):
                    yield _object(path[len(prefix) :], info)

    def exists(self) -> bool:
        return self.fs.exists(self.root)

    def stat(self, name: str) -> Object:
        """The object as it is now."""
        path = self.path(name)
        with contextlib.suppress(Exception):
            self.fs.invalidate_cache(posixpath.dirname(path))
        return _object(name, self.fs.info(path))

    def open(self, name: str) -> IO[bytes]:
        """Opens an object for reading, one part ahead."""
        if self.is_local:
            return open(self.path(name), "rb", buffering=0)
        return self.fs.open(self.path(name), "rb", block_size=PART, cache_type="readahead")

    @contextlib.contextmanager
    def create(self, name: str) -> Iterator[IO[bytes]]:
        """A new object, which appears under its name, whole, when the block ends without an exception."""
        path = self.path(name)
        if not self.is_local:
            file = self.fs.open(path, "wb", block_size=2 * PART, autocommit=False)
            if isinstance(file, AbstractBufferedFile) and type(file).commit is not AbstractBufferedFile.commit:
                try:
                    yield file
                    file.close()
                except BaseException:
                    with contextlib.suppress(Exception):
                        file.discard()
                    # What is left of it must not be uploaded when it is collected.
                    file.closed = True
                    raise
                file.commit()
                return
            file.close()
        partial = posixpath.join(self.root, OWN, "partial", uuid.uuid4().hex)
        for needed in (path, partial):
            self.fs.makedirs(posixpath.dirname(needed), exist_ok=True)
        try:
            with open(partial, "xb", buffering=0) if self.is_local else self.fs.open(partial, "wb") as file:
                yield file
                if self.is_local:
                    os.fsync(file.fileno())
            os.replace(partial, path) if self.is_local else self.fs.mv(partial, path)
        except BaseException:
            with contextlib.suppress(Exception):
                self.fs.rm_file(partial)
            raise

    def clear_partial(self) -> None:
        """Removes what interrupted jobs left unfinished."""
        with contextlib.suppress(FileNotFoundError):
            self.fs.rm(posixpath.join(self.root, OWN, "partial"), recursive=True)

    def write(self, name: str, data: bytes) -> None:
        with self.create(name) as file:
            file.write(data)

    def read(self, name: str) -> bytes:
        return self.fs.cat_file(self.path(name))

    def is_within(self, other: Store) -> bool:
        """Whether it is the same place as the other, or a part of it."""
        if type(self.fs) is not type(other.fs):
            return False
        mine, others = ((os.path.realpath(store.root) if store.is_local else store.root) for store in (self, other))
        return (mine.rstrip("/") + "/").startswith(others.rstrip("/") + "/")
