"""Reading the text of a board, and telling a person what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.errors import BadData
from engines.voyage.trials import CIRCE, TRIALS, TRIDENT

#: Cells that may stand on a board as often as one likes.
INCIDENTS: Final = ("athena", "poseidon", "storm")
KINDS: Final = (*TRIALS, *INCIDENTS, "crossing", "ithaca")
#: Trials that stand where the track crosses itself.
ON_CROSSINGS: Final = (TRIALS[TRIDENT], TRIALS[CIRCE])
SHORTEST, LONGEST = 30, 200

_ENTRY: Final = re.compile(r"(\d{1,4})(?: ?= ?(\d{1,4}))? ([a-z]+)")


class Entry(NamedTuple):
    """One thing on the board: the cell, or the two numbers of a crossing, and what it is."""

    cells: tuple[int, ...]
    kind: str


def read(text: str) -> tuple[Entry, ...]:
    """Return the entries of a board's text in order. Raises BadData("board_unreadable")."""
    if not isinstance(text, str) or len(text) > 4000:
        raise BadData("board_unreadable", text=repr(text)[:40])
    return tuple(_entry(" ".join(part.split())) for part in text.split(",") if part.strip())


def write(entries: Iterable[Entry]) -> str:
    """Return the entries as the text of a board, in the order of the track."""
    ordered = sorted(entries, key=lambda entry: min(entry.cells))
    return ", ".join(f"{'='.join(map(str, sorted(e.cells)))} {e.kind}" for e in ordered)


def _entry(part: str) -> Entry:
    found = _ENTRY.fullmatch(part)
    if found is None or found[3] not in KINDS:
        raise BadData("board_unreadable", text=part[:40])
    numbers = (int(number) for number in found.groups()[:2] if number)
    return Entry(tuple(sorted(numbers)), found[3])


def problems_of(text: str) -> list[BadData]:
    """Return all that is wrong with the text, as reasons that a person can act on.

    They are new errors each time: one that is raised remembers from where.
    """
    if not isinstance(text, str):
        return [BadData("board_unreadable", text=repr(text)[:40])]
    return [BadData(wrong.reason, **wrong.facts) for wrong in _found(text)]


@lru_cache(maxsize=64)
def _found(text: str) -> tuple[BadData, ...]:
    try:
        entries = read(text)
    except BadData as wrong:
        return (wrong,)
    return (*_missing(entries), *_crossings(entries), *_cells(entries))


def _missing(entries: tuple[Entry, ...]) -> Iterable[BadData]:
    """Each trial and Ithaca stand there once."""
    kinds = [entry.kind for entry in entries]
    for kind in (*TRIALS, "ithaca"):
        if kind not in kinds:
            yield BadData("board_missing", trial=kind)
        elif kinds.count(kind) > 1:
            yield BadData("board_twice", trial=kind)


def _crossings(entries: tuple[Entry, ...]) -> Iterable[BadData]:
    """A crossing has two numbers with something between them, and nothing else has two."""
    for cells, kind in entries:
        if kind == "crossing" or kind in ON_CROSSINGS:
            if len(cells) != 2 or cells[1] - cells[0] < 2:
                yield BadData("board_crossing", trial=kind, cell=cells[0])
        elif len(cells) != 1:
            yield BadData("board_no_crossing", trial=kind, cell=cells[0])


def _cells(entries: tuple[Entry, ...]) -> Iterable[BadData]:
    """Cells go from 1 to Ithaca, which is the last; none is taken twice."""
    last = max((cell for cells, kind in entries if kind == "ithaca" for cell in cells), default=0)
    if last and not SHORTEST <= last <= LONGEST:
        yield BadData("board_length", n=last, least=SHORTEST, most=LONGEST)
        return
    taken: set[int] = set()
    for cells, _ in entries:
        for cell in cells:
            if not 1 <= cell <= (last or LONGEST):
                yield BadData("board_cell_range", cell=cell, last=last)
            elif cell in taken:
                yield BadData("board_cell_taken", cell=cell)
            taken.add(cell)
