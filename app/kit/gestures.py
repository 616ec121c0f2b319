"""Fingers on a board: one commands, two pinch and pan, a quick double tap resets."""

from __future__ import annotations

import math

from kivy.clock import Clock
from kivy.metrics import dp

DOUBLE_TAP = 0.35
WHEEL = 1.15


class Gestures:
    """Mixin that sorts touches out for a board's helm and camera.

    The board has `helm` (press, slide, release, let_go, idle), `camera`, `geometry` (width and
    height as whoever it faces sees it), `turn`, `moving`, `skip` and `look`.
    """

    def __init__(self, **kwargs):
        self._fingers: dict = {}
        self._pinch: tuple | None = None
        #: Set when the touch has been answered: what follows until all fingers lift is mute.
        self._spent = False
        self._last_tap = (-1.0, (0.0, 0.0))
        super().__init__(**kwargs)

    def on_touch_down(self, touch) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            self._wheel(touch)
            return True
        touch.grab(self)
        self._fingers[touch.uid] = self.view_point(touch.pos)
        if self.moving:
            self.hasten()
            self._spent = True
        elif len(self._fingers) == 2:
            self._begin_pinch()
        elif len(self._fingers) == 1 and self.driver is not None and not self._spent:
            self.helm.press(self.board_point(touch.pos))
        return True

    def on_touch_move(self, touch) -> bool:
        if touch.grab_current is not self:
            return self.collide_point(*touch.pos)
        self._fingers[touch.uid] = self.view_point(touch.pos)
        if self._pinch is not None:
            self._go_on_pinching()
        elif not self._spent and self.driver is not None:
            self.helm.slide(self.board_point(touch.pos))
        return True

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is not self:
            return self.collide_point(*touch.pos)
        touch.ungrab(self)
        self._fingers.pop(touch.uid, None)
        if len(self._fingers) < 2:
            self._pinch = None
        if not self._spent and not self._reset_by(touch) and self.driver is not None:
            self.helm.release(self.board_point(touch.pos))
        if not self._fingers:
            self._spent = False
        return True

    def hasten(self) -> None:
        """A finger does not want to wait for what is being shown."""
        self.skip()

    # Points

    def view_point(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Return a touch as whoever the board faces sees it, from the middle."""
        x, y = pos[0] - self.center_x, pos[1] - self.center_y
        angle = math.radians(-self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        return x * cos - y * sin, x * sin + y * cos

    def board_point(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Return the point of the board under a touch."""
        return self.camera.to_board(*self.view_point(pos))

    # Zoom

    def _begin_pinch(self) -> None:
        self._spent = True
        self.helm.let_go()
        middle, spread = self._hand()
        self._pinch = (self.camera.to_board(*middle), max(spread, dp(20)), self.camera.zoom)

    def _go_on_pinching(self) -> None:
        held, spread, zoom = self._pinch
        middle, now = self._hand()
        self._zoom_to(held, middle, zoom * now / spread)

    def _hand(self) -> tuple[tuple[float, float], float]:
        a, b = list(self._fingers.values())[:2]
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), math.dist(a, b)

    def _wheel(self, touch) -> None:
        if self.moving:
            return
        at = self.view_point(touch.pos)
        factor = WHEEL if touch.button == "scrolldown" else 1 / WHEEL
        self._zoom_to(self.camera.to_board(*at), at, self.camera.zoom * factor)

    def _zoom_to(self, held, at, zoom: float) -> None:
        self.camera.hold(held, at, zoom, (self.geometry.width, self.geometry.height))
        self.look()

    def _reset_by(self, touch) -> bool:
        """Show the whole board again after a quick double tap while the helm is idle."""
        now, at = Clock.get_time(), self.view_point(touch.pos)
        before, where = self._last_tap
        self._last_tap = (now, at)
        quick = now - before < DOUBLE_TAP and math.dist(at, where) < dp(24)
        if not (quick and self.camera.moved and self.helm.idle):
            return False
        self._last_tap = (-1.0, at)
        self.helm.let_go()
        self.camera.reset()
        self.look()
        return True
