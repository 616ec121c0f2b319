"""The track: a text to read, and tables that say where every throw leads.

A board is a list of cells, such as "6 cicones, 10 athena, 18=84 trident, 100 ithaca". A
crossing is one place with two numbers. Troy is 0, before the first cell; Ithaca is the last.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engines.core.contract import Event
from engines.core.errors import BadData
from engines.voyage.acts import Act, steer
from engines.voyage.board_text import Entry, problems_of, read
from engines.voyage.nostos_board import NOSTOS
from engines.voyage.trials import CHARYBDIS, SCYLLA, TRIALS, TRIDENT

DEFAULT: Final = "nostos"
TROY: Final = 0
NO_CELL: Final = -1
#: No throw sails further than this: a six that is doubled.
MOST_POINTS: Final = 12

#: What arriving on a cell sets off: nothing, a trial (its number and one), or one of these.
PLAIN: Final = 0
STORM, ATHENA, POSEIDON, HARBOUR, ITHACA = range(len(TRIALS) + 1, len(TRIALS) + 6)
_CODES: Final = {
    **{trial: number for number, trial in enumerate(TRIALS, 1)},
    "storm": STORM,
    "athena": ATHENA,
    "poseidon": POSEIDON,
    "ithaca": ITHACA,
    "crossing": PLAIN,
}

#: The three ways of a move: on, back, and to and fro between Charybdis and Scylla.
ON, BACK, CHANNEL = range(3)


class Route:
    """Where a throw leads from a cell: the cells it goes through, the last is its end."""

    __slots__ = ("back", "bounce", "code", "partner", "path", "start", "steer", "to", "told")

    def __init__(self, board: Board, start: int, path: tuple[int, ...], back: bool) -> None:
        self.start = start
        self.path = path
        self.back = back
        self.to = path[-1] if path else start
        self.code = board.codes[self.to]
        self.partner = board.partner[self.to]
        #: V-11: whether it turns back at Ithaca.
        self.bounce = board.last in path[:-1]
        self.steer: Act = steer(path)
        #: The events of it by seat and reason, made when first asked for.
        self.told: dict[int, tuple[Event, ...]] = {}


class Board:
    """A track for this game, and every route on it."""

    def __init__(self, text: str) -> None:
        """Raises BadData for the first thing that is wrong with the text."""
        wrong = problems_of(text)
        if wrong:
            raise wrong[0]
        self.text = text
        self.entries = read(text)
        self.last = max(cell for entry in self.entries for cell in entry.cells)
        self._kinds = {cell: entry.kind for entry in self.entries for cell in entry.cells}
        self.crossings = _crossings(self.entries)
        size = self.last + 1
        #: By cell: the other number of a crossing, or NO_CELL; and the place, its least number.
        self.partner = tuple(self.crossings.get(cell, NO_CELL) for cell in range(size))
        self.place = tuple(min(cell, self.crossings.get(cell, cell)) for cell in range(size))
        self.codes = self._arrivals()
        #: By trial: its cell, the lower one of a crossing.
        self.trials = tuple(min(c for c, k in self._kinds.items() if k == t) for t in TRIALS)
        self.storms = frozenset(cell for cell in range(size) if self.codes[cell] == STORM)
        self.ahead = tuple(self._routes(cell, self._on(cell)) for cell in range(size))
        self.astern = tuple(self._routes(cell, self._behind(cell)) for cell in range(size))
        self.channel = self._channels()

    @staticmethod
    def of(text: str) -> Board:
        """Return the board of this text, or of the name "nostos". Raises BadData."""
        if not isinstance(text, str):
            raise BadData("board_unreadable", text=repr(text))
        return _board(NOSTOS if text == DEFAULT else text)

    @staticmethod
    def problems(text: str) -> list[BadData]:
        """Return all that is wrong with the text of a board, in order; nothing if it is one."""
        return problems_of(NOSTOS if text == DEFAULT else text)

    def kind(self, cell: int) -> str | None:
        """Return what stands on a cell: a trial, athena, poseidon, storm, crossing or ithaca."""
        return self._kinds.get(cell)

    def cell_of(self, trial: str) -> int:
        """Return the cell of a trial: for one on a crossing its lower number."""
        return self.trials[TRIALS.index(trial)]

    def routes(self, way: int, cell: int) -> tuple[Route, ...]:
        """Return the routes from a cell by points, from none to MOST_POINTS."""
        if way == CHANNEL:
            return self.channel[cell]
        return self.ahead[cell] if way == ON else self.astern[cell]

    def touches(self, one: int, other: int) -> bool:
        """Return whether one step along the track leads from one cell to the other."""
        ends = {other, self.partner[other]} - {NO_CELL}
        starts = {one, self.partner[one]} - {NO_CELL}
        return any(abs(start - end) == 1 for start in starts for end in ends)

    def _arrivals(self) -> tuple[int, ...]:
        codes = [_CODES[self._kinds.get(cell, "crossing")] for cell in range(self.last + 1)]
        codes[TROY] = HARBOUR
        # V-31: on its lower number, heading for the Cyclops, the Trident is nothing.
        codes[min(c for c, kind in self._kinds.items() if kind == TRIALS[TRIDENT])] = PLAIN
        return tuple(codes)

    def _on(self, cell: int) -> list[int]:
        """Return the cells ahead, turning at Ithaca (V-11)."""
        cells = [*range(cell + 1, self.last + 1), *range(self.last - 1, TROY - 1, -1)]
        return cells[:MOST_POINTS]

    def _behind(self, cell: int) -> list[int]:
        """Return the cells behind, Troy at worst (V-10)."""
        return list(range(cell - 1, TROY - 1, -1))[:MOST_POINTS]

    def _routes(self, start: int, cells: list[int], back: bool | None = None) -> tuple[Route, ...]:
        """Return the routes by points; a storm on the way ends them (V-15)."""
        storm = next((i for i, cell in enumerate(cells, 1) if cell in self.storms), len(cells))
        if back is None:
            back = bool(cells) and cells[0] < start
        paths = (tuple(cells[: min(n, storm)]) for n in range(MOST_POINTS + 1))
        return tuple(Route(self, start, path, back) for path in paths)

    def _channels(self) -> dict[int, tuple[Route, ...]]:
        """Return the routes out of Charybdis (V-28) and out of Scylla (V-29)."""
        whirlpool, rock = self.trials[CHARYBDIS], self.trials[SCYLLA]
        to, fro = _walk(whirlpool, rock), _walk(rock, whirlpool)
        on = self._on(rock)
        ways = {whirlpool: [*to, *fro, *to, *on], rock: [*fro, *to, *on]}
        return {c: self._routes(c, cells[:MOST_POINTS], False) for c, cells in ways.items()}


@lru_cache(maxsize=16)
def _board(text: str) -> Board:
    return Board(text)


def _crossings(entries: Iterable[Entry]) -> dict[int, int]:
    pairs = [entry.cells for entry in entries if len(entry.cells) == 2]
    return {one: other for low, high in pairs for one, other in ((low, high), (high, low))}


def _walk(start: int, end: int) -> list[int]:
    """Return the cells from one to another along the track, without the first."""
    step = 1 if end > start else -1
    return list(range(start + step, end + step, step))
