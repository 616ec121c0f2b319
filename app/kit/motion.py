"""Moves things over time: a film is a list of shots, played one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kivy.clock import Clock

from app.theme import theme

#: A slow frame must not swallow a whole shot.
LONGEST_FRAME = 0.05


def nothing() -> None:
    """Do nothing."""


class Shot(NamedTuple):
    """`draw` is called with a share from 0 to 1; `begin` once, before it, unless skipped."""

    seconds: float
    draw: Callable[[float], None]
    begin: Callable[[], None] = nothing


def ease(share: float) -> float:
    """Return the share slowed at both ends."""
    return share * share * (3 - 2 * share)


def between(a: float, b: float, share: float) -> float:
    """Return the value at this share of the way from a to b."""
    return a + (b - a) * share


def swing(start: float, end: float) -> float:
    """Return the angle equal to `end` that is reached from `start` the shorter way."""
    return start + (end - start + 180) % 360 - 180


class Film:
    """Plays shots; calls `end` exactly once, at the end or when it is cut short.

    The clock runs only while something moves. With motion reduced it ends at once.
    """

    def __init__(self, shots: list[Shot], end: Callable[[], None]) -> None:
        self._shots = shots
        self._end = end
        self._index = 0
        self._time = 0.0
        self._tick = None
        self._over = False

    def start(self) -> None:
        """Begin with the first shot."""
        if not theme.motion:
            for shot in self._shots:
                shot.begin()
            self.cut()
            return
        if not self._shots:
            self.cut()
            return
        self._shots[0].begin()
        self._tick = Clock.schedule_interval(self._go_on, 0)

    def _go_on(self, dt: float) -> None:
        self._time += min(dt, LONGEST_FRAME)
        while not self._over:
            shot = self._shots[self._index]
            seconds = theme.seconds(shot.seconds)
            if self._time < seconds:
                shot.draw(self._time / seconds)
                return
            self._time -= seconds
            shot.draw(1.0)
            self._index += 1
            if self._index == len(self._shots):
                self._finish()
            else:
                self._shots[self._index].begin()

    def cut(self) -> None:
        """End now, with everything where it would have come to rest."""
        if self._over:
            return
        for shot in self._shots[self._index :]:
            shot.draw(1.0)
        self._finish()

    def _finish(self) -> None:
        if self._over:
            return
        self._over = True
        if self._tick is not None:
            self._tick.cancel()
        self._end()
