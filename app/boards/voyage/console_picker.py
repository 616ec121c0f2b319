"""A sailor is chosen from all: who is the Destin, who has cheated."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout

from app.boards.voyage.console_parts import SeatKey
from app.sounds import sounds
from app.theme import theme

#: In dp at normal text size: the least width of a sailor's key.
LEAST = 78
#: In dp: how tall a sailor's key is at most.
TALLEST = 68


class SeatPicker(GridLayout):
    """A key for each sailor. Tells `on_pick(seat)`, or `on_refused(seat)` for one not allowed."""

    __events__ = ("on_pick", "on_refused")

    def __init__(
        self,
        seats: Sequence[dict],
        allowed: Callable[[int], bool] = lambda seat: True,
        note: Callable[[int], str] = lambda seat: "",
        only: Sequence[int] | None = None,
        **kwargs,
    ):
        super().__init__(spacing=dp(6), **kwargs)
        for seat, info in enumerate(seats):
            if only is not None and seat not in only:
                continue
            key = SeatKey(
                seat=seat,
                label=info["name"],
                note=note(seat),
                shape=info["shape"],
                colour=info["colour"],
                allowed=allowed(seat),
            )
            key.bind(on_release=self._picked)
            self.add_widget(key)
        self.bind(size=self._set_columns)
        self._set_columns()

    def _set_columns(self, *_args) -> None:
        """Take as few columns as the height allows, and never keys too narrow to read."""
        count = max(1, len(self.children))
        rows = max(1, int((self.height + dp(6)) / (theme.target + dp(6))))
        widest = max(1, int(self.width / dp(LEAST)))
        self.cols = min(widest, max(-(-count // rows), 2), count)
        rows = -(-count // self.cols)
        self.row_force_default = self.height > rows * (dp(TALLEST) + dp(6))
        self.row_default_height = dp(TALLEST) if self.row_force_default else 0

    def _picked(self, key: SeatKey) -> None:
        if key.allowed:
            self.dispatch("on_pick", key.seat)
        else:
            sounds.play("refuse")
            self.dispatch("on_refused", key.seat)

    def on_pick(self, seat: int) -> None:
        """A sailor was chosen."""

    def on_refused(self, seat: int) -> None:
        """A sailor was tapped who cannot be chosen now."""
