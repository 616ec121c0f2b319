"""The ship in hand: what it can do, and how the board shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.boards.naval.geometry import ROOT3
from app.boards.naval.hints import TARGET
from app.sounds import sounds
from engines.naval.board import ALL_SHIPS, BASES, FLEET_OF, NEIGHBOURS, NO_CELL, NO_SHIP
from engines.naval.view import safe_ships

if TYPE_CHECKING:
    from app.boards.naval import NavalBoard

Point = tuple[float, float]


class Hand:
    """The ship that a seat has chosen, if any. Points are in the board's own pixels."""

    def __init__(self, board: NavalBoard) -> None:
        self.board = board
        self.ship: int | None = None
        #: The hex that the chosen ship is about to enter; its own hex when it is to turn.
        self.aimed: int | None = None
        self.reach: frozenset[int] = frozenset()

    # What the board asks

    @property
    def idle(self) -> bool:
        """Whether no ship is chosen."""
        return self.ship is None

    @property
    def stage(self) -> str:
        """What is expected: "choose" a ship, "move" it, give its "heading", or "turn" it."""
        if self.ship is None:
            return "choose"
        if self.aimed is None:
            return "move"
        return "turn" if self.aimed == self.place[0] else "heading"

    @property
    def place(self) -> list[int]:
        """Hex and heading of the chosen ship."""
        return self.board.view["ships"][self.ship]

    def holder(self, cell: int) -> int:
        """Return the ship on a hex, or NO_SHIP."""
        for ship, place in enumerate(self.board.view["ships"]):
            if place is not None and place[0] == cell:
                return ship
        return NO_SHIP

    # Choosing

    def let_go(self) -> None:
        """Choose nothing; every ship lies where it is."""
        if self.ship is not None:
            self._settle()
            self.board.fleet.put_down()
        self.ship = self.aimed = None
        self.reach = frozenset()
        self.board.compass.hide()
        self._light()

    def choose(self, ship: int) -> None:
        """Lift a ship and show what it can do."""
        self.let_go()
        self.ship = ship
        sounds.play("tap")
        acts = [a for a in self.board.driver.legal() if a.ship == ship]
        self.reach = frozenset(a.to for a in acts if a.verb == "sail")
        self.board.fleet.take_up(ship)
        self.offer()

    def offer(self) -> None:
        """Show where the chosen ship may go: hexes to enter, arrows to turn."""
        board = self.board
        self.aimed = None
        self._settle(lift=1.0)
        centre = board.geometry.centres[self.place[0]]
        board.compass.ring(centre, self._free_arrows(centre))
        self._light()

    def _free_arrows(self, centre: Point) -> list[int]:
        """Return the headings whose arrows cover nothing that could be tapped itself."""
        board, (cell, heading) = self.board, self.place
        compass = board.compass
        covers = ROOT3 * board.geometry.radius < compass.radius + TARGET * compass.dp
        seat = FLEET_OF[self.ship]
        free = []
        for way, beyond in enumerate(NEIGHBOURS[cell]):
            held = self.holder(beyond) if beyond != NO_CELL else NO_SHIP
            busy = beyond in self.reach or (held != NO_SHIP and FLEET_OF[held] == seat)
            if way == heading or (covers and busy):
                continue
            if compass.fits(compass.arrow_at(centre, way)):
                free.append(way)
        return free

    def aim(self, cell: int) -> None:
        """Show the ship on this hex and ask for its heading."""
        self.aimed = cell
        board, (own, heading) = self.board, self.place
        headings = [h for h in range(6) if cell != own or h != heading]
        lit = heading if cell != own else None
        at = board.compass.medallion(board.geometry.centres[cell], headings, lit)
        piece = board.fleet[self.ship]
        piece.place(*at)
        piece.show(lift=1.0)
        self._light()

    def _settle(self, lift: float = 0.0) -> None:
        piece, (cell, heading) = self.board.fleet[self.ship], self.place
        piece.aim(self.board.geometry.angle(heading))
        piece.place(*self.board.geometry.centres[cell])
        piece.show(lift=lift)

    def _light(self) -> None:
        board = self.board
        prey, barred = self._prey(), []
        if self.ship is not None and self.aimed is None:
            safe = set(safe_ships(board.view))
            held = [self.holder(c) for c in NEIGHBOURS[self.place[0]] if c != NO_CELL]
            barred = [
                board.view["ships"][s][0]
                for s in held
                if s in safe and FLEET_OF[s] != FLEET_OF[self.ship]
            ]
        cells = self.reach if self.aimed is None else frozenset((self.aimed,))
        taking = [c for c in cells if c in prey]
        board.marks.light("prey", taking)
        board.marks.light("reach", [c for c in cells if c not in prey])
        victims = {s for c in cells for s in prey.get(c, ())}
        board.badges.show([board.view["ships"][s][0] for s in victims], barred)
        board.stage = self.stage

    def _prey(self) -> dict[int, list[int]]:
        """Return what entering each hex in reach would take (N-05, N-06)."""
        found: dict[int, list[int]] = {}
        safe = set(safe_ships(self.board.view))
        for cell in self.reach:
            taken = [s for s in (self.holder(cell),) if s != NO_SHIP]
            for ship in ALL_SHIPS:
                enemy = FLEET_OF[ship] != FLEET_OF[self.ship]
                afloat = self.board.view["ships"][ship] is not None
                if enemy and afloat and BASES[ship] == cell and ship not in safe:
                    taken.append(ship)
            if taken:
                found[cell] = taken
        return found
