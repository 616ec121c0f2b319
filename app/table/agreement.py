"""Undo that needs the whole table: everyone taps, or it does not happen."""

from __future__ import annotations

from collections.abc import Callable

from app.boards.base import SeatAction
from app.table.driver import Driver


class Agreement:
    """Asks every person at the table whether to undo. Whoever asks has agreed."""

    def __init__(self, driver: Driver, on_change: Callable[[], None]):
        self._driver = driver
        self._on_change = on_change
        self.waiting: list[int] = []

    @property
    def asked(self) -> bool:
        """Whether the question stands."""
        return bool(self.waiting)

    def ask(self, by: int) -> None:
        """Put the question to all people but the one who asks; alone, one agrees with oneself."""
        people = range(len(self._driver.seats))
        self.waiting = [seat for seat in people if self._driver.is_human(seat) and seat != by]
        self._settle()

    def agree(self, seat: int) -> None:
        """This person agrees."""
        if seat in self.waiting:
            self.waiting.remove(seat)
            self._settle()

    def refuse(self) -> None:
        """Somebody does not agree: nothing is undone."""
        self.waiting = []
        self._on_change()

    def forget(self) -> None:
        """The game went on: the question was about another move."""
        self.waiting = []

    def actions(self, seat: int) -> list[SeatAction]:
        """Return the answers that this seat can give from its panel."""
        if seat not in self.waiting:
            return []
        return [
            SeatAction("table.agree_undo", "check", lambda: self.agree(seat), primary=True),
            SeatAction("table.refuse_undo", "close", self.refuse),
        ]

    def _settle(self) -> None:
        if not self.waiting:
            self._driver.undo(agreed=True)
        self._on_change()
