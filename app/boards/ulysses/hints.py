"""First-game help: a few hints that appear when they matter, once, and can be turned off."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty

from app.i18n import tr
from app.kit.overlay import Facing
from app.kit.widgets import TapCard
from app.router import load_kv
from app.table.panels import faces_one_way
from app.table.seating import TURNS

Fits = Callable[[dict, int], bool]

#: In this order: the first that fits and has not been seen. All look at the open table only.
HINTS: tuple[tuple[str, Fits], ...] = (
    ("hand", lambda view, seat: view["phase"] in ("act", "ask")),
    ("propose", lambda view, seat: view["phase"] == "act"),
    ("ask", lambda view, seat: view["phase"] == "ask"),
    ("debate", lambda view, seat: view["phase"] == "debate"),
    ("wind", lambda view, seat: view["phase"] == "wind"),
    ("temple", lambda view, seat: view["phase"] == "act" and view["hand_sizes"][seat] > 4),
)
MOST_WIDE = 440


def next_hint(view: dict, seat: int, seen: list[str]) -> str | None:
    """Return the name of the hint that matters now and has not been seen, if any."""
    for name, fits in HINTS:
        if f"ulysses.{name}" not in seen and fits(view, seat):
            return name
    return None


class HintNote(TapCard):
    """A hint on the board; a tap takes it away."""

    text = StringProperty("")

    __events__ = ("on_read", "on_off")

    def on_release(self) -> None:
        self.dispatch("on_read")

    def on_read(self) -> None:
        """The hint was read."""

    def on_off(self) -> None:
        """No more hints are wanted."""


class Hints:
    """The hints of one board. `offer` shows one when it matters; `hush` takes it away."""

    def __init__(self, board) -> None:
        load_kv("ulysses_hints")
        self._board = board
        self._shown: tuple[Facing, HintNote, int] | None = None
        self._place_soon = Clock.create_trigger(self._place, -1)

    def offer(self, view: dict, seat: int | None) -> None:
        """Show this seat the hint that matters now; None: nobody is to act, so none."""
        self.hush()
        settings = App.get_running_app().settings
        if seat is None or not settings.hints:
            return
        name = next_hint(view, seat, settings.hints_seen)
        if name is None:
            return
        settings.hints_seen = [*settings.hints_seen, f"ulysses.{name}"]
        self._show(tr(f"ulysses.hint.{name}"), seat)

    def hush(self, *_args) -> None:
        """Take the hint away."""
        if self._shown is not None:
            facing, note, _seat = self._shown
            self._shown = None
            self._board.unbind(size=self._place_soon, pos=self._place_soon)
            note.unbind(height=self._place_soon)
            if facing.parent is not None:
                facing.parent.remove_widget(facing)

    def _show(self, text: str, seat: int) -> None:
        note = HintNote(text=text)
        note.bind(on_read=self.hush, on_off=self._off, height=self._place_soon)
        facing = Facing()
        facing.add_widget(note)
        self._shown = (facing, note, seat)
        self._board.add_widget(facing)
        self._board.bind(size=self._place_soon, pos=self._place_soon)
        self._place()
        self._place_soon()

    def _off(self, *_args) -> None:
        App.get_running_app().settings.hints = False
        self.hush()

    def _place(self, *_args) -> None:
        """Lie at the board's edge that is nearest to the reader, and face that way."""
        if self._shown is None:
            return
        facing, note, seat = self._shown
        board, turn = self._board, self._turn(seat)
        across = board.width if turn % 180 == 0 else board.height
        width, height = min(dp(MOST_WIDE), across - dp(16)), note.height
        note.width = width
        gap = dp(8)
        if turn % 180:
            x = board.right - height - gap if turn == 90 else board.x + gap
            ways = (board.center_y - width / 2, board.top - width - gap, board.y + gap)
            y = min(ways, key=lambda y: board.over_camps(x, y, height, width))
            facing.place(x, y, height, width, turn)
        else:
            # The camps of the debate lie in the south-west, low on a phone.
            high = turn == 180 or faces_one_way()
            y = board.top - height - gap if high else board.y + gap
            x = board.center_x - width / 2 if high else board.right - width - gap
            facing.place(x, y, width, height, turn)
        note.size = (width, height)

    def _turn(self, seat: int) -> int:
        """Return the rotation that faces this seat."""
        return 0 if faces_one_way() else TURNS[self._board.driver.seats[seat]["edge"]]
