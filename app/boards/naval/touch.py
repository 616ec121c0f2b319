"""What fingers mean: choosing a ship, sailing it, turning it, and every "why not?".

A ship is commanded in at most three taps: the ship, the hex, the heading. Nothing is final
before the last one, and a tap beside the board always leads back.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from app.boards.naval import talk
from app.boards.naval.hand import Hand, Point
from app.boards.naval.hints import TARGET
from app.sounds import sounds
from engines.naval.acts import Act, sail, turn
from engines.naval.board import FLEET_OF, NO_CELL, NO_SHIP

if TYPE_CHECKING:
    from app.boards.naval import NavalBoard

#: In dp: how far a finger slides before it drags, and how near the middle keeps the heading.
DRAG = 10
KEEP = 28


class Helm(Hand):
    """The command of one seat over its ships, by touch."""

    def __init__(self, board: NavalBoard) -> None:
        super().__init__(board)
        self._forget()

    def _forget(self) -> None:
        self._start: Point | None = None
        self._grabbed: int | None = None
        self._dragging = self._steering = False

    def let_go(self) -> None:
        """Choose nothing, and forget the finger."""
        self._forget()
        super().let_go()

    # Fingers

    def press(self, at: Point) -> None:
        """A finger touches the board."""
        self.board.hold_still()
        self._start, self._dragging, self._grabbed = at, False, None
        compass = self.board.compass
        self._steering = compass.modal and math.dist(at, compass.centre) <= compass.reach
        if self._steering:
            self.slide(at)
        elif not compass.modal:
            cell = self.board.geometry.cell_at(*at)
            held = NO_SHIP if cell is None else self.holder(cell)
            if held != NO_SHIP and self._commands(held) and self._arrow(at) is None:
                self._grabbed = held

    def slide(self, at: Point) -> None:
        """The finger moves."""
        if self._start is None:
            return
        if self._steering:
            self.board.compass.light(self._steered(at))
        elif self._grabbed is not None:
            far = math.dist(at, self._start) > DRAG * self.board.compass.dp
            if far and not self._dragging:
                grabbed, start = self._grabbed, self._start
                self.choose(grabbed)
                self._start, self._grabbed, self._dragging = start, grabbed, True
                self.board.compass.hide()
            if self._dragging:
                self.board.fleet[self._grabbed].place(*at)

    def release(self, at: Point) -> None:
        """The finger leaves the board."""
        start, dragging, steering = self._start, self._dragging, self._steering
        self._forget()
        if start is None:
            return
        if dragging:
            self._drop(self.board.geometry.cell_at(*at))
        elif steering:
            self._steer(self._steered(at))
        elif self.board.compass.modal:
            self.offer()
        elif self.ship is not None:
            self._tap_chosen(at)
        else:
            self._tap(at)

    def _commands(self, ship: int) -> bool:
        """Return whether the seat that may touch now commands this ship."""
        board = self.board
        return board.expected is not None and FLEET_OF[ship] == board.expected

    def _steered(self, at: Point) -> int | None:
        """Return the heading that a finger means, None for keeping the present one."""
        compass = self.board.compass
        dx, dy = at[0] - compass.centre[0], at[1] - compass.centre[1]
        if math.hypot(dx, dy) < KEEP * compass.dp:
            return self.place[1] if self.stage == "heading" else None
        return self.board.geometry.heading_of(dx, dy)

    def _steer(self, heading: int | None) -> None:
        present = self.place[1]
        if self.stage == "heading":
            self._command(sail(self.ship, self.aimed, heading))
        elif heading is None:
            self.let_go()
        elif heading == present:
            self._refuse(turn(self.ship, heading))
        else:
            self._command(turn(self.ship, heading))

    def _drop(self, cell: int | None) -> None:
        if cell is None or cell == self.place[0]:
            self.offer()
        elif cell in self.reach:
            self.aim(cell)
        else:
            self.offer()
            self._refuse(sail(self.ship, cell, self.place[1]))

    def _arrow(self, at: Point) -> int | None:
        compass = self.board.compass
        half = TARGET / 2 * compass.dp
        for heading, target in compass.targets.items():
            if math.dist(at, target) <= half:
                return heading
        return None

    def _tap_chosen(self, at: Point) -> None:
        geo = self.board.geometry
        cell, heading = geo.cell_at(*at), self.place[1]
        held = NO_SHIP if cell is None else self.holder(cell)
        if (way := self._arrow(at)) is not None:
            self._command(turn(self.ship, way))
        elif cell is None:
            self._tap_beside(at, heading)
        elif cell == self.place[0]:
            self.aim(cell)
        elif held != NO_SHIP and self._commands(held):
            self.choose(held)
        elif cell in self.reach:
            self.aim(cell)
        else:
            self._refuse(sail(self.ship, cell, heading))

    def _tap_beside(self, at: Point, heading: int) -> None:
        """A tap just over the edge, ahead of the bow, asks for something; others let go."""
        geo = self.board.geometry
        x, y = geo.centres[self.place[0]]
        dx, dy = at[0] - x, at[1] - y
        ahead = geo.heading_of(dx, dy) == heading and math.hypot(dx, dy) < 2 * geo.radius
        if ahead:
            self._refuse(Act("sail", self.ship, NO_CELL, heading))
        else:
            self.let_go()

    def _tap(self, at: Point) -> None:
        board = self.board
        cell = board.geometry.cell_at(*at)
        held = NO_SHIP if cell is None else self.holder(cell)
        if held != NO_SHIP and self._commands(held):
            if any(act.ship == held for act in board.driver.legal()):
                self.choose(held)
            else:
                self._refuse(turn(held, (board.view["ships"][held][1] + 1) % 6))
        elif words := talk.about(board, at, cell, held):
            board.say(words)

    # Commands

    def _command(self, act: Act) -> None:
        if self.board.driver.refusal(act) is not None:
            self._refuse(act)
            return
        board = self.board
        if act.verb == "sail":
            # The ship waits on its new hex: the voyage was the hand's.
            board.fleet[self.ship].aim(board.geometry.angle(act.heading))
        board.keep_in_place(self.ship)
        self.ship = self.aimed = None
        self.reach = frozenset()
        board.compass.hide()
        self._light()
        if not board.driver.play(act):
            board.refused("", {})

    def _refuse(self, act: Act) -> None:
        """Say why the rules do not allow it, and shake the ship's head."""
        board = self.board
        refused = board.driver.refusal(act)
        if refused is not None:
            board.say(talk.refusal(board, refused))
            sounds.play("refuse")
            board.shake(act.ship)
