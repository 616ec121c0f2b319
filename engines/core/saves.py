"""What the home screen needs to know of a save file, without loading its game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from engines.core.codec import Do, Entry, Header, Undo
from engines.core.errors import DamagedSave, ForeignSave, SaveError
from engines.core.journal import SUFFIX, Harm, read_journal


class SaveKind(Enum):
    """What a save file looks like from outside."""

    GOOD = "good"
    #: Ours, but hurt: with a header, its good part can be opened; without, nothing can.
    DAMAGED = "damaged"
    #: Not a journal, or one of another format.
    FOREIGN = "foreign"
    #: Gone, or the system does not let us read it.
    UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Summary:
    """A save file at a glance. `header` is None when the file cannot be opened."""

    path: Path
    kind: SaveKind
    modified: float = 0.0
    header: Header | None = None
    actions: int = 0
    finished: bool = False


def read_summary(path: Path) -> Summary:
    """Return what a save file holds. Never raises for a bad file: the summary says it.

    Whether the game and its version of the rules are known is for `Session.open` to say.
    """
    path = Path(path)
    try:
        modified = path.stat().st_mtime
    except OSError:
        return Summary(path, SaveKind.UNREADABLE)
    try:
        found = read_journal(path)
    except DamagedSave:
        return Summary(path, SaveKind.DAMAGED, modified)
    except ForeignSave:
        return Summary(path, SaveKind.FOREIGN, modified)
    except SaveError:
        return Summary(path, SaveKind.UNREADABLE, modified)
    actions, finished = _tally(line.entry for line in found.lines)
    kind = SaveKind.DAMAGED if found.harm is Harm.DAMAGED else SaveKind.GOOD
    return Summary(path, kind, modified, found.header, actions, finished)


def summaries(folder: Path) -> list[Summary]:
    """Return the summaries of a folder's save files, last used first; none if it is missing."""
    found = [read_summary(path) for path in Path(folder).glob(f"*{SUFFIX}")]
    return sorted(found, key=lambda summary: (-summary.modified, summary.path.name))


def _tally(entries: Iterable[Entry]) -> tuple[int, bool]:
    """Return how many actions stand after these entries, and whether they end the game."""
    standing: list[Do] = []
    undone: list[Do] = []
    for entry in entries:
        if isinstance(entry, Do):
            standing.append(entry)
        else:
            source, target = (standing, undone) if isinstance(entry, Undo) else (undone, standing)
            for _ in range(min(entry.size, len(source))):
                target.append(source.pop())
    return len(standing), bool(standing) and standing[-1].over
