"""A chain of events on the screen: each is filmed, and pages of the book come in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.kit.motion import Film, Shot

#: Opens the page of an event, if it has one, and then calls the function it was given.
Announce = Callable[[dict, Callable[[], None]], bool]
#: Events that open a page of their own.
PAGES = ("arrive", "athena", "poseidon", "storm", "ithaca")


class Scene(NamedTuple):
    """An event and how it is filmed."""

    event: dict
    shots: list[Shot]


class Chain:
    """Plays scenes one after the other; calls `end` exactly once."""

    def __init__(
        self,
        scenes: list[Scene],
        announce: Announce,
        dismiss: Callable[[], None],
        end: Callable[[], None],
    ) -> None:
        self._scenes, self._announce, self._dismiss, self._end = scenes, announce, dismiss, end
        self._index = 0
        self._filmed = False
        self._film: Film | None = None
        self._running = self._waiting = self._over = False
        self._hasty = self._silent = False

    def start(self) -> None:
        """Begin with the first scene."""
        self._go_on()

    def hasten(self) -> None:
        """Cut what is filmed now and later; only the last page is still opened."""
        self._hasty = True
        if self._film is not None:
            self._film.cut()

    def cut(self) -> None:
        """End now, without any page."""
        self._silent = True
        self.hasten()
        if self._waiting and not self._over:
            self._dismiss()
            self._resume()

    def _go_on(self) -> None:
        """Go from scene to scene until one takes its time. (Not by recursion: chains are long.)"""
        if self._running:
            return
        self._running = True
        while not self._over and not self._waiting:
            self._step()
        self._running = False

    def _step(self) -> None:
        if self._index == len(self._scenes):
            self._over = True
            self._end()
        elif self._filmed:
            self._index, self._filmed = self._index + 1, False
            self._open_page(self._scenes[self._index - 1].event)
        else:
            self._filmed = True
            self._roll(self._scenes[self._index].shots)

    def _roll(self, shots: list[Shot]) -> None:
        if self._hasty:
            for shot in shots:
                shot.draw(1.0)
        elif shots:
            self._waiting = True
            self._film = Film(shots, self._resume)
            self._film.start()

    def _open_page(self, event: dict) -> None:
        if self._silent or (self._hasty and self._pages_to_come()):
            return
        self._waiting = True
        if not self._announce(event, self._resume):
            self._waiting = False

    def _pages_to_come(self) -> bool:
        return any(scene.event["kind"] in PAGES for scene in self._scenes[self._index :])

    def _resume(self) -> None:
        self._waiting, self._film = False, None
        self._go_on()
