"""File objects that read and write sealed files."""

from __future__ import annotations

import io
import os
import sys
import warnings

from ._fastgost import PrivateKey, PublicKey, Reader, Writer

# This line avoids an import of `typing`, which would be the slowest import.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType
    from typing import Any, Literal, TypeAlias, overload

    from typing_extensions import Buffer

    from ._fastgost import _Readable, _Writable

    _Path: TypeAlias = str | bytes | os.PathLike[str] | os.PathLike[bytes]
    _Identity: TypeAlias = Buffer | PrivateKey
    _Recipient: TypeAlias = Buffer | PublicKey


class SealedReader(io.RawIOBase):
    """A file object that reads the plaintext of a sealed file. The object returns only verified data. It supports
    `seek` if the sealed file supports `seek`."""

    def __init__(
        self,
        file: _Readable,
        identities: Iterable[_Identity] = (),
        passphrase: Buffer | None = None,
        *,
        max_iterations: int | None = None,
        closefd: bool = False,
    ) -> None:
        self._file = file
        self._closefd = closefd
        self._position = 0
        self._reader = Reader(file, list(identities), passphrase, max_iterations)

    def readable(self) -> bool:
        """Returns true."""
        return True

    def seekable(self) -> bool:
        """Returns true if the sealed file supports `seek`."""
        return _can(self._file, "seekable")

    def readinto(self, buffer: Buffer, /) -> int:
        """Reads data, at most to the end of the present chunk of 64 KiB. Returns the number of bytes that were read. At
        the end of the file this number is 0."""
        self._check()
        n = self._reader.readinto(buffer)
        self._position += n
        return n

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        """Moves to a position in the plaintext, and returns this position. If the position is relative to the end of
        the file, the method first verifies the last chunk."""
        self._check()
        if not self.seekable():
            raise io.UnsupportedOperation("the file below cannot seek")
        self._position = self._reader.seek(offset, whence)
        return self._position

    def tell(self) -> int:
        """Returns the position in the plaintext."""
        self._check()
        return self._position

    def close(self) -> None:
        """Closes this object. Also closes the sealed file, if `fastgost.open` has opened this file."""
        if not self.closed:
            try:
                super().close()
            finally:
                if self._closefd:
                    _close(self._file)

    def _check(self) -> None:
        if self.closed:
            raise ValueError("I/O operation on closed file")


class SealedWriter(io.RawIOBase):
    """A file object that seals the data which is written to it. Only `close` completes the sealed file. If an exception
    leaves the `with` block, or if the object is deleted without `close`, the last chunk is missing. Then readers reject
    the file as incomplete.

    Wrappers such as `io.TextIOWrapper` call `close` even after an exception. So `close` checks whether the program is
    handling an exception that was raised after the file was opened. In this case, `close` raises RuntimeError and does
    not complete the file.
    """

    _writer: Writer | None = None
    _is_deleted = False

    def __init__(
        self,
        file: _Writable,
        recipients: Iterable[_Recipient] = (),
        passphrase: Buffer | None = None,
        *,
        cipher: str = "kuznyechik",
        iterations: int | None = None,
        closefd: bool = False,
    ) -> None:
        self._file = file
        self._closefd = closefd
        self._position = 0
        self._handled = _handled()
        self._writer = Writer(file, list(recipients), passphrase, iterations, cipher)

    def writable(self) -> bool:
        """Returns true."""
        return True

    def write(self, data: Buffer, /) -> int:
        """Seals all of the given data, and returns the number of bytes in this data."""
        if self.closed or self._writer is None:
            raise ValueError("I/O operation on closed file")
        n = self._writer.write(data)
        self._position += n
        return n

    def tell(self) -> int:
        """Returns the number of bytes of plaintext that were written so far."""
        if self.closed:
            raise ValueError("I/O operation on closed file")
        return self._position

    def close(self) -> None:
        """Writes the last chunk, which completes the sealed file. Closes the file if `fastgost.open` has opened the
        file."""
        error = sys.exc_info()[1]
        if self._is_deleted:
            if self.closed:
                raise ValueError(_DELETED)
            # The garbage collector has called this method, and ignores exceptions. So no exception is raised here.
            self.abort()
        elif self._writer is not None and error is not None and _handled() is not self._handled:
            self.abort()
            if not isinstance(error, Exception):
                # If the exception is for Ctrl-C, an exit or a cancellation, this exception is raised again.
                raise error
            raise RuntimeError(
                "closed while an exception is being handled, so the sealed file is incomplete; "
                "close it where none is, or abort() it"
            )
        else:
            self._complete()

    def _complete(self) -> None:
        if self.closed:
            return
        writer, self._writer = self._writer, None
        try:
            if writer is not None:
                writer.finish()
        finally:
            try:
                super().close()
            finally:
                if self._closefd:
                    _close(self._file)

    def abort(self) -> None:
        """Closes the object without the last chunk, so that readers reject the file as incomplete."""
        self._writer = None
        self._complete()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind is not None:
            self.abort()
        elif self._is_deleted:
            raise ValueError(_DELETED)
        else:
            self._complete()

    def _dealloc_warn(self, source: object, /) -> None:
        # A program may delete a wrapper around this object without closing the wrapper. Then Python first calls this
        # method, and then `close`.
        self._is_deleted = True
        warnings.warn(f"{source!r} was not closed: the sealed file is incomplete", ResourceWarning, stacklevel=2)

    def __del__(self) -> None:
        if self._writer is not None:
            warnings.warn(f"{self!r} was not closed: the sealed file is incomplete", ResourceWarning, stacklevel=2)
            self.abort()


if TYPE_CHECKING:

    @overload
    def open(
        file: _Path | _Readable,
        mode: Literal["rb", "r"] = "rb",
        *,
        identity: _Identity | list[_Identity] | tuple[_Identity, ...] | None = None,
        passphrase: Buffer | str | None = None,
        max_iterations: int | None = None,
    ) -> io.BufferedReader: ...

    @overload
    def open(
        file: _Path | _Writable,
        mode: Literal["wb", "w"],
        *,
        recipients: _Recipient | list[_Recipient] | tuple[_Recipient, ...] | None = None,
        passphrase: Buffer | str | None = None,
        cipher: Literal["kuznyechik", "magma"] = "kuznyechik",
        iterations: int | None = None,
    ) -> SealedWriter: ...


def open(
    file: Any,
    mode: str = "rb",
    *,
    identity: Any = None,
    recipients: Any = None,
    passphrase: Buffer | str | None = None,
    cipher: str = "kuznyechik",
    iterations: int | None = None,
    max_iterations: int | None = None,
) -> io.BufferedReader | SealedWriter:
    """Opens a sealed file. The mode "rb" reads the plaintext of the file, and "wb" writes the plaintext.

    `file` is a path or a binary file object. The function does not close a file object that the caller has opened. For
    reading, `identity` is a key of 32 bytes, a `PrivateKey`, or a list of such keys. For writing, `recipients` is a key
    of 32 bytes, a `PublicKey`, or a list of such keys. `passphrase` is bytes, or a `str` that is encoded in UTF-8. A
    passphrase cannot be combined with keys. For reading, `max_iterations` is the largest number of PBKDF2 iterations
    that is accepted for a passphrase. For writing, `iterations` is the number of PBKDF2 iterations.

    For writing, the result is a `SealedWriter`. For reading, the result is an `io.BufferedReader`, which supports
    `seek` if the sealed file supports `seek`.

    >>> import io
    >>> file, key = io.BytesIO(), bytes(32)
    >>> with fastgost.open(file, 'wb', recipients=key) as sealed:
    ...     _ = sealed.write(b'a secret')
    >>> _ = file.seek(0)
    >>> fastgost.open(file, identity=key).read()
    b'a secret'
    """
    if mode not in ("rb", "r", "wb", "w"):
        raise ValueError(f"mode {mode!r} is not supported; allowed: 'rb' and 'wb'")
    reads = mode[0] == "r"
    if (recipients if reads else identity) is not None:
        raise TypeError("identity is for reading, recipients are for writing")
    keys = _several(identity if reads else recipients)
    if not keys and passphrase is None:
        raise TypeError(f"who may open the file? Give {'identity' if reads else 'recipients'} or passphrase")
    if isinstance(passphrase, str):
        passphrase = passphrase.encode()
    ours = isinstance(file, (str, bytes, os.PathLike))
    if ours:
        file = io.FileIO(file, "r") if reads else _Later(file)
    try:
        if reads:
            raw = SealedReader(file, keys, passphrase, max_iterations=max_iterations, closefd=ours)
            return io.BufferedReader(raw, 65536)
        return SealedWriter(file, keys, passphrase, cipher=cipher, iterations=iterations, closefd=ours)
    except BaseException:
        if ours:
            file.close()
        raise


class _Later:
    """A file that is opened only at the first write. So if the arguments of `fastgost.open` are wrong, an existing file
    stays unchanged."""

    def __init__(self, path: _Path) -> None:
        self._path = path
        self._file: io.FileIO | None = None

    def write(self, data: Any, /) -> int | None:
        if self._file is None:
            self._file = io.FileIO(self._path, "w")
        return self._file.write(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


_DELETED = "what was around the sealed file was deleted without close, so the file is incomplete"


def _handled() -> object:
    """Returns a token that identifies the exception which the program is handling. The token is not a reference to the
    exception, because a reference would keep the exception's frames and their variables alive. The token is not the
    address of the exception, because another exception may have the same address later."""
    error = sys.exc_info()[1]
    return None if error is None else error.__dict__.setdefault("_fastgost_token", object())


def _several(keys: Any) -> list[Any]:
    if keys is None:
        return []
    return list(keys) if isinstance(keys, (list, tuple)) else [keys]


def _close(file: Any) -> None:
    file.close()


def _can(file: object, what: str) -> bool:
    asked = getattr(file, what, None)
    return asked is not None and asked()
