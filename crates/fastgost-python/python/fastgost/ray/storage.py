"""Reads and writes objects under a URI with fsspec. An object is a local file, or an object in S3 or in any other store
that fsspec supports."""

from __future__ import annotations

import contextlib
import datetime
import os
import posixpath
import uuid
from collections.abc import Collection, Iterator
from typing import IO, Any, NamedTuple, cast

import fsspec
from fsspec.asyn import AsyncFileSystem
from fsspec.implementations.local import LocalFileSystem

#: The name of the folder, beside the objects, in which jobs keep journals, reports and unfinished objects.
OWN = ".fastgost"
#: The number of bytes that one call reads or writes.
PART = 4 << 20
#: The protocols of the stores in which an object appears only when the upload of the object is complete. In all other
#: stores, an object is written under a temporary name and then renamed.
UPLOADED = {"s3", "s3a", "gs", "gcs"}
#: The largest number of parts of one object in S3.
PARTS = 10_000


#: The umask of the process, which names the permissions that finished files must not have. The system returns the umask
#: only to a program that sets a new umask. So the first line sets a new umask, and the second line restores the old
#: umask.
UMASK = os.umask(0o077)
os.umask(UMASK)


class Object(NamedTuple):
    """The properties of an object, as a listing of the store shows them."""

    #: The name of the object, relative to the URI of the store.
    name: str
    size: int
    #: A text that changes when the object changes. The text is the ETag, or the time of the last change. If the store
    #: has no ETag and no time, the text is empty.
    stamp: str


class UnsafeName(ValueError):
    """The error for a name that would lead out of the folder to which the job writes."""


class Changed(OSError):
    """The error for an object that has changed since it was listed."""


def _object(name: str, info: dict[str, Any]) -> Object:
    if info.get("islink"):
        # For a link, the job needs the time of the file to which the link leads, and not the time of the link itself.
        with contextlib.suppress(OSError):
            info = {**info, "mtime": os.stat(info["name"]).st_mtime}
    for field in ("ETag", "etag", "md5Hash", "mtime", "LastModified", "last_modified", "updated", "created"):
        if (stamp := info.get(field)) is not None:
            if isinstance(stamp, datetime.datetime):
                # Some stores list the time as a number, so every time becomes a number here.
                stamp = (stamp if stamp.tzinfo else stamp.replace(tzinfo=datetime.timezone.utc)).timestamp()
            return Object(name, int(info.get("size") or 0), str(stamp))
    return Object(name, int(info.get("size") or 0), "")


def _private(path: str) -> IO[bytes]:
    """Opens a new file for writing. No other user can read this file before it is complete."""
    return open(path, "xb", buffering=0, opener=lambda path, flags: os.open(path, flags, 0o600))


class Store:
    """The objects under one URI. fsspec and the store's own library read the endpoints and credentials from the
    environment."""

    def __init__(self, uri: str):
        self.uri = uri
        # Listings are not cached, because other workers also write to the store.
        self.fs, root = fsspec.core.url_to_fs(uri, use_listings_cache=False)
        self.root = root.rstrip("/") or "/"
        #: The URI in a form that does not depend on the current folder. Different spellings of a URI get the same form.
        #: But a URI with a host or a user stays unchanged, because the root does not contain the host and the user. A
        #: chained URI (with "::") stays unchanged, too.
        is_more = "::" in uri or bool(self.fs._get_kwargs_from_urls(uri))
        self.identity = uri.rstrip("/") if is_more else str(self.fs.unstrip_protocol(self.root))
        self.is_local = isinstance(self.fs, LocalFileSystem)
        protocol = self.fs.protocol
        self.is_uploaded = not UPLOADED.isdisjoint([protocol] if isinstance(protocol, str) else protocol)
        #: The name of the object, if the URI names one object.
        self.only: str | None = None

    def path(self, name: str) -> str:
        """Returns the path of the object with this name. In some stores, an object may have a name that would be a path
        to another folder, such as `../a`. The method rejects such names."""
        if not name or any(part in ("", ".", "..") for part in name.split("/")) or "\0" in name or "\\" in name:
            raise UnsafeName(
                f"the name {name!r} has a part that is empty, '.' or '..', or a backslash or NUL character"
            )
        return posixpath.join(self.root, name)

    def narrow(self) -> None:
        """Treats the URI as the URI of one object. After this call, the root of the store is the folder of this object,
        and `list` yields only this object."""
        self.root, self.only = posixpath.split(self.root)

    def list(self) -> Iterator[Object]:
        """Yields all objects in any order, without the files that jobs keep in `OWN`.

        Raises OSError if a folder cannot be listed. The methods `walk` and `find` of fsspec are not used here, because
        they would skip such a folder without an error.
        """
        self.fs.invalidate_cache()
        if self.only is not None:
            yield self.stat(self.only)
            return
        prefix = self.root.rstrip("/") + "/"
        for info in self._flat() if self._lists_flat else self._nested():
            name = info["name"].removeprefix(prefix)
            # If a user makes a folder in S3 by hand, S3 stores an empty object for this folder. This object is skipped.
            if name.startswith(f"{OWN}/") or (name.endswith("/") and not info.get("size")):
                continue
            yield _object(name, info)

    @property
    def _lists_flat(self) -> bool:
        """Returns true if the store has no folders, but only names with slashes. Such a store lists all objects at
        once, even objects whose names have empty parts."""
        own = getattr(type(self.fs), "_find", AsyncFileSystem._find)
        return own is not AsyncFileSystem._find

    def _flat(self) -> Iterator[dict[str, Any]]:
        yield from self.fs.find(self.root, detail=True).values()

    def _nested(self) -> Iterator[dict[str, Any]]:
        folders = [self.root]
        while folders:
            try:
                folder = folders.pop()
                listing = self.fs.ls(folder, detail=True)
            except FileNotFoundError:
                # The folder was removed after its parent folder was listed. This folder is not the root, because the
                # caller has checked that the root exists.
                continue
            for info in listing:
                if info["type"] != "directory":
                    yield info
                elif info["name"].rstrip("/") != folder.rstrip("/"):
                    folders.append(info["name"])

    def exists(self) -> bool:
        return bool(self.fs.exists(self.root))

    def stat(self, name: str) -> Object:
        """Asks the store for the present properties of an object, and returns them."""
        path = self.path(name)
        with contextlib.suppress(Exception):
            self.fs.invalidate_cache(posixpath.dirname(path))
        return _object(name, self.fs.info(path))

    def open(self, name: str) -> IO[bytes]:
        """Opens an object for reading. If the store is not local, the file object reads ahead in parts of `PART`
        bytes."""
        path = self.path(name)
        if self.is_local:
            if not os.path.isfile(path) and os.path.exists(path) and not os.path.isdir(path):
                # A pipe is rejected, because `open` would wait until another program writes to the pipe.
                raise ValueError("it is not a file; allowed: files, and links to files")
            return open(path, "rb", buffering=0)
        return cast(IO[bytes], self.fs.open(path, "rb", block_size=PART, cache_type="readahead"))

    @contextlib.contextmanager
    def create(self, name: str, size: int = 0) -> Iterator[IO[bytes]]:
        """Returns a context manager that writes a new object. If the `with` block ends without an exception, the
        complete object appears under its name. After an exception, no object appears. `size` is the expected number of
        bytes. In S3, the object may have up to 80 GB, or up to twice `size` bytes if this is more."""
        path = self.path(name)
        if self.is_uploaded:
            block = max(2 * PART, -(-2 * size // PARTS))
            file = cast(Any, self.fs.open(path, "wb", block_size=block, autocommit=False))
            try:
                yield file
                file.close()
                file.commit()
            except BaseException:
                with contextlib.suppress(Exception):
                    file.discard()
                # When the file object is deleted, it must not upload the rest of the object.
                file.closed = True
                raise
            return
        partial = posixpath.join(self.root, OWN, "partial", uuid.uuid4().hex)
        for needed in (path, partial):
            self.fs.makedirs(posixpath.dirname(needed), exist_ok=True)
        try:
            with _private(partial) if self.is_local else self.fs.open(partial, "wb") as file:
                yield file
                if self.is_local:
                    os.fchmod(file.fileno(), 0o666 & ~UMASK)
                    os.fsync(file.fileno())
            os.replace(partial, path) if self.is_local else self.fs.mv(partial, path)
        except BaseException:
            with contextlib.suppress(Exception):
                self.fs.rm_file(partial)
            raise

    def clear_partial(self) -> None:
        """Removes the unfinished objects that interrupted jobs have left."""
        with contextlib.suppress(FileNotFoundError):
            self.fs.rm(posixpath.join(self.root, OWN, "partial"), recursive=True)

    def abort_uploads(self, names: Collection[str]) -> None:
        """Aborts the unfinished uploads to S3 that killed workers have left under these names. Does nothing if the
        credentials do not allow this. Other stores remove unfinished uploads by themselves."""
        if not hasattr(self.fs, "call_s3") or not names:
            return
        bucket, prefix, _ = self.fs.split_path(self.root.rstrip("/") + "/")
        after: dict[str, str] = {}
        with contextlib.suppress(OSError):
            while True:
                page = self.fs.call_s3("list_multipart_uploads", Bucket=bucket, Prefix=prefix, **after)
                for upload in page.get("Uploads", []):
                    if upload["Key"].removeprefix(prefix) in names:
                        which = {"Key": upload["Key"], "UploadId": upload["UploadId"]}
                        self.fs.call_s3("abort_multipart_upload", Bucket=bucket, **which)
                if not page.get("IsTruncated"):
                    return
                after = {"KeyMarker": page["NextKeyMarker"], "UploadIdMarker": page["NextUploadIdMarker"]}

    def write(self, name: str, data: bytes) -> None:
        view = memoryview(data)
        with self.create(name) as file:
            # An unbuffered file may write fewer bytes than it was given. Then the loop writes the remaining bytes.
            while view:
                view = view[file.write(view) :]

    def read(self, name: str) -> bytes:
        return cast(bytes, self.fs.cat_file(self.path(name)))

    def is_within(self, other: Store) -> bool:
        """Returns true if the root of this store is the root of the other store, or is inside the root of the other
        store."""
        if type(self.fs) is not type(other.fs):
            return False
        mine, others = ((os.path.realpath(store.root) if store.is_local else store.root) for store in (self, other))
        return (mine.rstrip("/") + "/").startswith(others.rstrip("/") + "/")
