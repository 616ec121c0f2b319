"""Bytes on disk that survive a crash, and the sentence for a disk that refuses them."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engines.core.errors import SaveNotWritten

_REASONS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EROFS: "folder_read_only",
    errno.EACCES: "folder_read_only",
    errno.EPERM: "folder_read_only",
    errno.ENOENT: "folder_gone",
    errno.ENOTDIR: "folder_gone",
}

#: Windows would turn each newline into two bytes.
_BINARY = getattr(os, "O_BINARY", 0)

#: Some file systems cannot sync a folder and say so in one of these ways.
_NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES)


@contextmanager
def refusals(path: Path) -> Iterator[None]:
    """Turn an OSError of the body into SaveNotWritten with a reason that a player can read."""
    try:
        yield
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, "disk_error")
        raise SaveNotWritten(reason, file=path.name) from error


def write_atomically(path: Path, data: bytes) -> None:
    """Put the data under this name, wholly or not at all, even if the process dies.

    Raises OSError; then what was there before is still there.
    """
    temporary = path.with_name(path.name + ".tmp")
    try:
        with opened(temporary, os.O_RDWR | os.O_CREAT | os.O_TRUNC) as file:
            write_through(file, data)
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def keep_aside(path: Path, data: bytes) -> Path:
    """Keep a damaged file's data as `<name>.damaged-N` and return that path.

    A copy that is already there is not made again. Raises OSError.
    """
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            write_atomically(aside, data)
            return aside
        if aside.read_bytes() == data:
            return aside
        number += 1


@contextmanager
def opened(path: Path, flags: int = os.O_RDWR) -> Iterator[int]:
    """Hand out a file descriptor of this path and close it. Raises OSError."""
    file = os.open(path, flags | _BINARY, 0o644)
    try:
        yield file
    finally:
        os.close(file)


def write_through(file: int, data: bytes) -> None:
    """Write all of the data where the file stands; it is on disk on return. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    """Make new names in this folder survive a power cut, where the system can."""
    try:
        with opened(folder, os.O_RDONLY) as handle:
            os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
