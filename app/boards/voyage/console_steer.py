"""Where a sailor put the ship on the real board, when ships are steered by hand (V-52)."""

from __future__ import annotations

from collections import deque

from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.pages import board_of, cell_text, ui
from engines.voyage.acts import steer
from engines.voyage.board import MOST_POINTS, Board

#: How many cells beyond the longest throw somebody may still have miscounted.
SLACK = 3


def courses(board: Board, start: int) -> dict[int, tuple[int, ...]]:
    """Return the shortest course along the track to every cell near enough to be meant."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if len(found[here]) == MOST_POINTS + SLACK:
            continue
        for cell in range(board.last + 1):
            if cell not in found and board.touches(here, cell):
                found[cell] = (*found[here], cell)
                waiting.append(cell)
    return found


class SteerPane(BoxLayout):
    """As thrown, or on another cell that is counted out with two keys."""

    cell = StringProperty("")
    as_due = StringProperty("")

    def __init__(self, console, **kwargs):
        self._console = console
        view = console.view
        self._board = board_of(view)
        self._due = tuple(view["due"] or ())
        start = view["cells"][view["actor"]]
        self._courses = courses(self._board, start)
        self._cells = sorted(self._courses)
        self._end = self._due[-1] if self._due else start
        super().__init__(**kwargs)
        self.as_due = ui("steer.due", cell=cell_text(self._board, self._end))
        self.step(0)

    def extent(self) -> tuple[float, float]:
        """Return how tall this must and may be."""
        return dp(126), dp(172)

    def step(self, by: int) -> None:
        """Count one cell on or back."""
        place = self._cells.index(self._end) + by
        self._end = self._cells[max(0, min(len(self._cells) - 1, place))]
        self.cell = ui("steer.there", cell=cell_text(self._board, self._end))

    def take_due(self) -> None:
        """The ship stands where the throw leads."""
        self._console.play(steer(self._due))

    def take(self) -> None:
        """The ship stands on the cell that was counted out."""
        due_end = self._due[-1] if self._due else None
        path = self._due if self._end == due_end else self._courses[self._end]
        self._console.play(steer(path))
