"""One file per game: a header, then every action, undo and redo in order.

Nothing is ever erased. `scan` reads what is whole, `Journal` appends, `mend`
brings a hurt file back to its last good entry and keeps the original aside.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from engines.core.codec import (
    CHAIN_START,
    Entry,
    Header,
    entry_data,
    frame,
    header_data,
    read_entry,
    read_header,
    unframe,
)
from engines.core.contract import Json
from engines.core.errors import DamagedSave, ForeignSave, SaveError, SaveNotWritten
from engines.core.storage import keep_aside, opened, refusals, write_atomically, write_through

SUFFIX = ".nostos"

#: How an action line goes on after its checksum: no other place in a line can look so.
_ACTION_MARK = b' {"do":'

#: The start of our first line, or of a piece of it; one wrong byte still leaves one of the two.
_OUR_START = re.compile(rb'[0-9a-f]{0,8}\Z|[0-9a-f]{8} (\{("|\Z)|\Z)')
_OUR_NAME = b'nostos":'
_START = 64


class Harm(Enum):
    """What was wrong with a journal."""

    #: The last line was cut off while it was written: that action was never shown.
    TORN = "torn"
    #: A line was changed, dropped or moved after it was written.
    DAMAGED = "damaged"
    #: The lines are whole but the rules refuse one of the actions.
    REFUSED = "refused"


@dataclass(frozen=True)
class Recovery:
    """What opening a hurt journal brought back.

    `kept` actions stand, `lost` actions that were once shown do not; `aside` is where the
    original file is kept (None after a torn last line, which had nothing to keep).
    """

    harm: Harm
    kept: int
    lost: int
    aside: Path | None


@dataclass(frozen=True)
class Line:
    """A whole line: its entry, where it ends in the file, and the chain after it."""

    entry: Entry
    end: int
    chain: int


@dataclass(frozen=True)
class Scan:
    """What a journal's bytes hold, up to the first line that is not whole."""

    data: bytes
    header: Header
    header_end: int
    header_chain: int
    lines: tuple[Line, ...]
    harm: Harm | None = None

    @property
    def end(self) -> int:
        return self.lines[-1].end if self.lines else self.header_end

    @property
    def chain(self) -> int:
        return self.lines[-1].chain if self.lines else self.header_chain

    @property
    def whole(self) -> bytes:
        """The good lines as a journal of their own."""
        return self.data[: self.end - 1] + b"\n"

    @property
    def lost(self) -> int:
        """How many acknowledged actions lie after the good lines: the hurt line counts as one."""
        if self.harm in (None, Harm.TORN):
            return 0
        first, _, rest = self.data[self.end :].partition(b"\n")
        return max(1, first.count(_ACTION_MARK)) + rest.count(_ACTION_MARK)

    def cut(self, lines: int) -> Scan:
        """Return the scan with only so many lines, the next one being refused by the rules."""
        return replace(self, lines=self.lines[:lines], harm=Harm.REFUSED)


def read_journal(path: Path) -> Scan:
    """Return what the file holds; the file is not changed.

    Raises DamagedSave (empty, header unreadable), ForeignSave (no journal, other format)
    or SaveError (cannot be read at all).
    """
    try:
        with open(path, "rb") as file:
            start = file.read(_START)
            data = start + file.read() if _is_ours(start) else start
    except FileNotFoundError as error:
        raise SaveError("save_gone", file=path.name) from error
    except OSError as error:
        raise SaveError("save_unreadable", file=path.name) from error
    return scan(data)


def scan(data: bytes) -> Scan:
    """Return what a journal's bytes hold. Raises DamagedSave or ForeignSave."""
    if not data:
        raise DamagedSave("save_empty")
    if not _is_ours(data[:_START]):
        raise ForeignSave("not_a_journal")
    found = _whole_lines(data)
    first = next(found, None)
    if first is None:
        raise DamagedSave("save_header")
    header = read_header(first[0])
    lines: list[Line] = []
    for content, end, chain in found:
        entry = read_entry(content)
        if entry is None:
            break
        lines.append(Line(entry, end, chain))
    result = Scan(data, header, first[1], first[2], tuple(lines))
    return replace(result, harm=_harm(data, result.whole))


def mend(path: Path, found: Scan, kept: int) -> Recovery | None:
    """Bring the file back to its good lines if it was hurt, and say what was done.

    Raises SaveNotWritten; then the file is as it was.
    """
    if found.harm is None:
        return None
    aside = None
    with refusals(path):
        if found.harm is not Harm.TORN:
            aside = keep_aside(path, found.data)
        write_atomically(path, found.whole)
    return Recovery(found.harm, kept, found.lost, aside)


class Journal:
    """The writing end of a journal file.

    The file is opened anew for each entry: a folder that was deleted, unmounted or
    made read-only in the meantime refuses the entry and does not swallow it.
    """

    def __init__(self, path: Path, end: int, chain: int) -> None:
        self.path = path
        self._end = end
        self._chain = chain
        self._unsure = False

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Write a new journal with this header, and its folder if need be.

        Raises SaveNotWritten, also when the file exists.
        """
        line, chain = frame(header_data(header), CHAIN_START)
        with refusals(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise SaveNotWritten("save_exists", file=path.name)
            write_atomically(path, line)
        return cls(path, len(line), chain)

    @classmethod
    def resume(cls, path: Path, found: Scan) -> Journal:
        """Return the journal that goes on after the good lines of a mended file."""
        return cls(path, found.end, found.chain)

    def append(self, entry: Entry) -> None:
        """Write the entry; it is on disk on return.

        Raises SaveNotWritten; then the journal goes on as if it had not been tried.
        """
        line, chain = frame(entry_data(entry), self._chain)
        with refusals(self.path), opened(self.path) as file:
            self._check_end(file)
            self._unsure = True
            try:
                os.lseek(file, self._end, os.SEEK_SET)
                write_through(file, line)
            except OSError:
                with suppress(OSError):
                    os.ftruncate(file, self._end)
                raise
        self._unsure = False
        self._end += len(line)
        self._chain = chain

    def _check_end(self, file: int) -> None:
        """Drop what a failed append left behind; refuse a file that somebody else changed."""
        size = os.fstat(file).st_size
        if self._unsure and size > self._end:
            os.ftruncate(file, self._end)
        elif size != self._end:
            raise SaveNotWritten("save_changed", file=self.path.name)


def _is_ours(start: bytes) -> bool:
    return bool(_OUR_START.match(start)) or _OUR_NAME in start[:24]


def _whole_lines(data: bytes) -> Iterator[tuple[Json, int, int]]:
    """Yield the content, end and chain of each line, up to the first that is not whole."""
    position, chain = 0, CHAIN_START
    while position < len(data):
        newline = data.find(b"\n", position)
        if newline >= 0:
            line = data[position:newline]
            read = unframe(line, chain)
        else:
            # Only the newline may be missing or hurt: the action is whole, so it counts.
            line = data[position:]
            read = unframe(line, chain)
            if read is None:
                line = line[:-1]
                read = unframe(line, chain)
        if read is None:
            return
        content, chain = read
        position += len(line) + 1
        yield content, position, chain


def _harm(data: bytes, whole: bytes) -> Harm | None:
    if data == whole:
        return None
    return Harm.DAMAGED if b"\n" in data[len(whole) :] else Harm.TORN
