"""What a finger on the map means: propose a place, in two taps, or ask what it is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from app.boards.ulysses import talk
from app.i18n import tr
from app.kit.rooms import around
from app.sounds import sounds
from engines.ulysses.acts import PROPOSE

if TYPE_CHECKING:
    from app.boards.ulysses import UlyssesBoard

Point = tuple[float, float]
#: In dp: how far a finger slides before it is no tap, and how far beside a place it may fall.
SLIDE, REACH = 14, 28


class Helm:
    """The finger of whoever may propose. Points are in the board's own pixels."""

    def __init__(self, board: UlyssesBoard) -> None:
        self.board = board
        #: The place that was tapped once and waits for the second tap.
        self.asked: int | None = None
        #: The place that was asked about last: on a small map it keeps its name for a while.
        self.told: int | None = None
        self._start: Point | None = None
        self._held: Point | None = None

    @property
    def idle(self) -> bool:
        """Whether no place waits for its second tap."""
        return self.asked is None

    def press(self, at: Point) -> None:
        """A finger touches the board."""
        self._start, self._held = at, self.board.camera.to_view(*at)

    def slide(self, at: Point) -> None:
        """The finger moves: a zoomed board is pulled along."""
        if self._start is None:
            return
        board = self.board
        view = board.camera.to_view(*at)
        if self._held is not None and math.dist(view, self._held) > SLIDE * board.geometry.dp:
            self._held = None
        if self._held is None and board.camera.moved:
            board.pull(self._start, view)

    def release(self, at: Point) -> None:
        """The finger leaves the board: a tap, if it has stayed where it was."""
        tapped, self._start = self._held is not None, None
        if tapped:
            self._held = None
            self._tap(at)
        else:
            self.board.settle()

    def let_go(self) -> None:
        """Ask for nothing."""
        self._start = self._held = None
        if self.asked is not None:
            self._ask(None)

    def forget(self) -> None:
        """Ask for nothing and tell of nothing: the table has changed."""
        self._start = self._held = self.asked = self.told = None
        self.board.bubble.hide()

    def confirm(self) -> None:
        """Propose the place that was asked for."""
        place, board = self.asked, self.board
        if place is None:
            return
        self._ask(None)
        board.driver.play(PROPOSE[place])

    def _tap(self, at: Point) -> None:
        board = self.board
        if board.bubble.box is not None and board.bubble.box.holds(*at):
            self.confirm()
            return
        if board.piles.box is not None and board.piles.box.holds(*at):
            self._ask(None)
            board.show_stock()
            return
        reach = max(1.3 * board.geometry.radius, REACH * board.geometry.dp / board.camera.zoom)
        place = board.geometry.place_at(*at, reach)
        if place is None:
            self.told = None
            self._ask(None)
        elif place == self.asked or place in board.reach:
            self.choose(place)
        else:
            self._tell(place)

    def choose(self, place: int) -> None:
        """A place in reach was tapped: ask, or propose it if it was asked for already."""
        if place == self.asked:
            self.confirm()
            return
        sounds.play("tap")
        self.told = None
        self._ask(place)

    def _tell(self, place: int) -> None:
        """Say what this place is and, to whoever is to propose, why it cannot be."""
        board = self.board
        self.told = place
        self._ask(None)
        words = talk.about(board, place)
        if board.proposing and place != board.view["ship"]:
            why = talk.why_not(board, place)
            sounds.play("refuse")
            words = f"{words} {why}" if why else words
        board.say(words)

    def _ask(self, place: int | None) -> None:
        board, geo = self.board, self.board.geometry
        self.asked = place
        board.light()
        if place is None or board.listed:
            board.bubble.hide()
        else:
            words = tr("ulysses.action.propose_place", place=talk.name_of(place))
            avoid = [around(*geo.centres[other], geo.radius) for other in board.reach]
            board.bubble.show(geo.centres[place], words, board.camera.zoom, avoid)
        board.stage = "plain" if place is None else f"asked {place}"
