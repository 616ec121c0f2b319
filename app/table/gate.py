"""The privacy gate: LOCKED(seat) -> tap or hold by that seat -> REVEALED(seat) -> LOCKED.

Only the gate hands out `view(seat)`. While a seat is locked its secret is in no
widget: not hidden, not covered, not built.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from app.device import device
from engines.core.session import Session

#: An opened secret locks itself after this long without a new reason to be open.
TIMEOUT = 90.0

#: Makes the widget of a seat's secret from what that seat knows and may do.
MakeSecret = Callable[[int, dict, list], Widget]


class Gate(EventDispatcher):
    """Builds secrets when their seat asks, and takes them away. `revealed` lists open seats."""

    revealed = ListProperty()

    __events__ = ("on_locked",)

    def __init__(self, session: Session, make_secret: MakeSecret, **kwargs):
        super().__init__(**kwargs)
        self._session = session
        self._make_secret = make_secret
        self._open: dict[int, tuple[Widget, Widget]] = {}
        self._timers: dict = {}

    def reveal(self, seat: int, host: Widget) -> None:
        """Build the seat's secret inside `host`; it locks by itself after TIMEOUT."""
        self._take_away(seat)
        state = self._session.state
        legal = state.legal() if state.actor == seat else []
        secret = self._make_secret(seat, self._session.view(seat), legal)
        host.add_widget(secret)
        self._open[seat] = (host, secret)
        self._timers[seat] = Clock.schedule_once(lambda _dt: self.lock(seat), TIMEOUT)
        self.revealed = sorted(self._open)
        device.secure(True)

    def lock(self, seat: int) -> None:
        """Take the seat's secret out of the widget tree."""
        if seat not in self._open:
            return
        self._take_away(seat)
        self.revealed = sorted(self._open)
        if not self._open:
            device.secure(False)
        self.dispatch("on_locked", seat)

    def lock_all(self) -> None:
        """Lock every seat: the app is left, loses its focus, or the game moves on."""
        for seat in list(self._open):
            self.lock(seat)

    def renew(self) -> None:
        """Build the open secrets anew after something happened on the table."""
        for seat, (host, _secret) in list(self._open.items()):
            self.reveal(seat, host)

    def _take_away(self, seat: int) -> None:
        if seat in self._open:
            host, secret = self._open.pop(seat)
            self._timers.pop(seat).cancel()
            host.remove_widget(secret)

    def on_locked(self, seat: int) -> None:
        """A secret has gone from the screen."""
