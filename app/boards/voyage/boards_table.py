"""The cell table of a board while somebody edits it: what stands on which cell."""

from __future__ import annotations

from engines.core.errors import NostosError
from engines.voyage.board import DEFAULT, Board
from engines.voyage.board_text import INCIDENTS, ON_CROSSINGS, Entry, read, write
from engines.voyage.nostos_board import NOSTOS
from engines.voyage.trials import TRIALS

#: The last cell of a table that does not say.
LAST = 100


class CellTable:
    """Cells by kind. Anything can be entered; `problems` says what does not make sense."""

    def __init__(self, text: str) -> None:
        """Raises BadData if the text is no list of cells."""
        self._cells: dict[str, list[int]] = {kind: [] for kind in (*TRIALS, *INCIDENTS)}
        #: Crossings on which nothing stands: pairs of numbers.
        self.crossings: list[list[int]] = []
        self.last = LAST
        for cells, kind in read(NOSTOS if text == DEFAULT else text):
            if kind == "ithaca":
                self.last = cells[0]
            elif kind == "crossing":
                self.crossings.append(list(cells))
            else:
                self._cells[kind] += cells

    @property
    def text(self) -> str:
        """The table as the text of a board."""
        entries = [Entry(tuple(sorted(pair)), "crossing") for pair in self.crossings]
        for kind, cells in self._cells.items():
            if kind in INCIDENTS:
                entries += [Entry((cell,), kind) for cell in cells]
            elif cells:
                entries.append(Entry(tuple(sorted(cells)), kind))
        entries.append(Entry((self.last,), "ithaca"))
        return write(entries)

    @property
    def problems(self) -> list[NostosError]:
        """All that does not make sense, in order."""
        return Board.problems(self.text)

    def cells(self, kind: str) -> list[int]:
        """Return the cells of a trial or an incident."""
        return list(self._cells[kind])

    @staticmethod
    def places(kind: str) -> int:
        """Return how many numbers a trial has: two on a crossing."""
        return 2 if kind in ON_CROSSINGS else 1

    def put(self, kind: str, place: int, cell: int) -> None:
        """Put a trial, or one cell of an incident, on another cell; past its end: one more."""
        cells = self._cells[kind]
        cells[place : place + 1] = [cell]
        self._cells[kind] = sorted(cells) if kind in INCIDENTS else cells

    def take(self, kind: str, place: int) -> None:
        """Take a cell away."""
        del self._cells[kind][place : place + 1]

    def cross(self, place: int, pair: list[int]) -> None:
        """Set the two numbers of a plain crossing; past the end: one more; none: take it away."""
        self.crossings[place : place + 1] = [pair] if pair else []
