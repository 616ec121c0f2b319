"""How a seat opens its secret: on a tablet at its edge, on a phone behind a curtain.

Tablet: hold the eye to peek while the finger is down, or tap it to keep the
secret open until it is hidden. Several seats may peek at once.
Phone: a full-screen "pass to NAME" curtain, then the secret, then the table again.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.kit.overlay import Facing
from app.kit.widgets import Card, IconBtn
from app.table.driver import Driver
from app.table.gate import Gate
from app.table.seating import Box

#: A touch that lasts longer than this peeks, and locks again when it ends.
HOLD_SECONDS = 0.25

#: Finds a box of the screen for each of some seats, and the turn that faces it.
FindPlaces = Callable[[list[int]], dict[int, tuple[Box, int]]]


class PeekButton(IconBtn):
    """The eye on a seat's panel."""

    seat = NumericProperty(0)

    __events__ = ("on_peek", "on_unpeek", "on_keep")

    def on_touch_down(self, touch) -> bool:
        if not self.collide_point(*touch.pos) or self.disabled:
            return False
        touch.grab(self)
        touch.ud["hold"] = Clock.schedule_once(lambda _dt: self._hold(touch), HOLD_SECONDS)
        return True

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        touch.ud["hold"].cancel()
        if touch.ud.get("peeks"):
            self.dispatch("on_unpeek")
        elif self._is_on_the_table and self.collide_point(*touch.pos):
            self.dispatch("on_keep")
        return True

    def _hold(self, touch) -> None:
        if self._is_on_the_table:
            touch.ud["peeks"] = True
            self.dispatch("on_peek")

    @property
    def _is_on_the_table(self) -> bool:
        """False when the table was laid anew under the finger: its touch means nothing now."""
        return self.get_root_window() is not None

    def on_peek(self) -> None:
        """The finger stays: show the secret until it is lifted."""

    def on_unpeek(self) -> None:
        """The finger is lifted: lock."""

    def on_keep(self) -> None:
        """A short tap: show the secret until it is hidden."""


class SecretFrame(Card):
    """The frame around an open secret: whose it is, and how to hide it."""

    name = StringProperty("")

    __events__ = ("on_hide",)

    def on_hide(self) -> None:
        """The hide button was tapped."""


class Curtain(FloatLayout):
    """Covers the phone while it goes from hand to hand."""

    name = StringProperty("")

    __events__ = ("on_mine", "on_cancel")

    def on_mine(self) -> None:
        """The named player has the phone."""

    def on_cancel(self) -> None:
        """Back to the table."""

    def on_touch_down(self, touch) -> bool:
        super().on_touch_down(touch)
        return True


class Secrets:
    """Opens and closes secrets over a table. `host` is the table's own layout."""

    def __init__(self, driver: Driver, gate: Gate, host: FloatLayout, find_places: FindPlaces):
        self._driver = driver
        self._gate = gate
        self._host = host
        self._find_places = find_places
        self._frames: dict[int, Facing] = {}
        self._curtain: Curtain | None = None
        gate.bind(on_locked=lambda _gate, seat: self._drop(seat))

    @property
    def exist(self) -> bool:
        """Whether this game has anything to hide."""
        return not self._driver.game.open_information

    def hide(self, seat: int) -> None:
        """Lock the seat's secret."""
        self._gate.lock(seat)

    def toggle(self, seat: int) -> None:
        """Open the seat's secret at its edge, or hide it if it is open."""
        if seat in self._frames:
            self._gate.lock(seat)
        else:
            self.open(seat)

    def open(self, seat: int) -> None:
        """Reveal the seat's secret at its edge; those that are open make room."""
        self._gate.lock(seat)
        places = self._find_places([*self._frames, seat])
        for other, facing in self._frames.items():
            box, turn = places[other]
            facing.place(*box, turn)
        self._reveal(seat, *places[seat])

    def _reveal(self, seat: int, box: Box, turn: int) -> None:
        frame = SecretFrame(name=self._driver.seats[seat]["name"])
        frame.bind(on_hide=lambda _frame: self._gate.lock(seat))
        facing = Facing()
        facing.add_widget(frame)
        facing.place(*box, turn)
        self._host.add_widget(facing)
        self._frames[seat] = facing
        self._gate.reveal(seat, frame.ids.body)

    def pass_to(self, seat: int) -> None:
        """Hand the phone over; with one person at the table there is nobody to hide from."""
        people = [s for s in range(len(self._driver.seats)) if self._driver.is_human(s)]
        if people == [seat]:
            self._open_full(seat)
            return
        self.draw_back()
        curtain = Curtain(name=self._driver.seats[seat]["name"])
        curtain.bind(
            on_mine=lambda _c: self._open_full(seat), on_cancel=lambda _c: self.draw_back()
        )
        self._curtain = curtain
        self._host.add_widget(curtain)

    def draw_back(self) -> bool:
        """Take the curtain and every open secret away; return whether there was any."""
        had = bool(self._frames) or self._curtain is not None
        self._gate.lock_all()
        if self._curtain is not None:
            self._host.remove_widget(self._curtain)
            self._curtain = None
        return had

    def _open_full(self, seat: int) -> None:
        self.draw_back()
        self._reveal(seat, Box(self._host.x, self._host.y, *self._host.size), 0)

    def _drop(self, seat: int) -> None:
        if facing := self._frames.pop(seat, None):
            self._host.remove_widget(facing)
