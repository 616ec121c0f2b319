"""What a finger on the sea means: throw the die, steer a ship by hand, ask what a cell is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from app.boards.voyage import talk
from app.boards.voyage.track import track
from app.sounds import sounds
from engines.voyage.acts import steer

if TYPE_CHECKING:
    from app.boards.voyage import VoyageBoard

Point = tuple[float, float]
#: In dp: how far a finger slides before it is no tap, and how far beside a cell it may fall.
SLIDE, REACH = 14, 26
#: How near to the next cell, in cells' distances, a finger takes the ship there.
SNAP = 0.62


class Helm:
    """The finger of whoever may touch. Points are those of the map."""

    def __init__(self, board: VoyageBoard) -> None:
        self.board = board
        #: The cells that the ship was dragged along.
        self.path: list[int] = []
        self._start: Point | None = None
        self._held: Point | None = None
        self._steering = self._on_die = False

    @property
    def idle(self) -> bool:
        """Whether no ship is being steered and no die is under the finger."""
        return not self._steering and not self._on_die

    @property
    def steers(self) -> bool:
        """Whether the person who may touch has to steer by hand (V-52)."""
        view = self.board.view
        return self.board.expected is not None and view["phase"] == "steer"

    @property
    def cell(self) -> int:
        """Where the ship has been dragged to."""
        view = self.board.view
        return self.path[-1] if self.path else view["cells"][view["turn"]]

    def press(self, at: Point) -> None:
        """A finger touches the sea."""
        self._start, self._held = at, self.board.camera.to_view(*at)
        self._on_die = self.board.dice.holds(*self._held)
        if self.steers:
            ship = self.board.fleet[self.board.view["turn"]]
            reach = max(0.7 * self.board.geometry.ship, self._reach())
            self._steering = math.dist(ship.at, at) <= reach

    def slide(self, at: Point) -> None:
        """The finger moves: it steers, or pulls a zoomed sea along."""
        board = self.board
        if self._start is None:
            return
        view = board.camera.to_view(*at)
        if self._held is not None and math.dist(view, self._held) > SLIDE * board.geometry.dp:
            self._held = None
        if self._steering:
            self._follow(at)
        elif self._held is None and board.camera.moved:
            board.pull(self._start, view)

    def release(self, at: Point) -> None:
        """The finger leaves: a tap if it has stayed where it was, else a proposal."""
        tapped, steered = self._held is not None, self._steering
        self._start = self._held = None
        self._steering = False
        if steered and self.path:
            self.board.propose()
        elif tapped:
            self._tap(at)
        else:
            self.board.settle()

    def let_go(self) -> None:
        """Hold nothing."""
        self._start = self._held = None
        self._steering = False

    def forget(self) -> None:
        """The table has changed: nothing was steered."""
        self.let_go()
        self.path = []

    def confirm(self) -> None:
        """Claim the way that the ship was dragged."""
        path = tuple(self.path)
        if path and self.board.driver.play(steer(path)):
            self.path = []

    def start_again(self) -> None:
        """Put the ship back to where it lay."""
        self.forget()
        self.board.put_back()

    def _follow(self, at: Point) -> None:
        """Take the ship to the neighbouring cell that the finger has come to."""
        board, geo = self.board, self.board.geometry
        for _ in range(3):
            here = self.cell
            near = track().neighbours(here)
            nearest = min(near, key=lambda cell: math.dist(geo.centres[cell], at))
            away = math.dist(geo.centres[nearest], at)
            if away > SNAP * geo.step or away >= math.dist(board.steered_at, at):
                return
            self._go_to(nearest)

    def _go_to(self, cell: int) -> None:
        """Add a cell to the way; back over the last one takes that back, if the way is straight."""
        sounds.play("tap")
        turns = self.board.view["course"]["way"] == "channel" or self.cell == track().last
        before = self.path[-2] if len(self.path) > 1 else self._home()
        same = {cell, track().twin(cell)}
        if self.path and not turns and before in same:
            self.path.pop()
        else:
            self.path.append(cell)
        self.board.drag(self.path)

    def _home(self) -> int:
        view = self.board.view
        return view["cells"][view["turn"]]

    def _reach(self) -> float:
        return REACH * self.board.geometry.dp / self.board.camera.zoom

    def _tap(self, at: Point) -> None:
        board = self.board
        glass = board.camera.to_view(*at)
        if board.dice.holds(*glass) and board.may_throw:
            board.throw()
            return
        if board.standings.box is not None and board.standings.box.holds(*glass):
            board.show_cards()
            return
        seat = board.fleet.seat_at(*at)
        cell = board.geometry.cell_at(*at, max(1.2 * board.geometry.radius, self._reach()))
        if seat is not None:
            cell = board.view["cells"][seat]
        if cell is not None:
            board.tell(talk.about(board, cell))
        else:
            board.tell("")
