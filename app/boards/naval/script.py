"""From events to shots: how each thing that happens in the game is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.boards.naval.hints import GOLD
from app.device import device
from app.kit.motion import Shot, between, ease, swing
from app.sounds import sounds
from engines.naval.board import BASES, FLEET_OF, TRIDENT

if TYPE_CHECKING:
    from app.boards.naval import NavalBoard

SAIL, TURN, CLASH, FLIGHT, RAID, SCUTTLE, PULSE = 0.35, 0.25, 0.28, 0.5, 0.35, 0.8, 0.6


class Director:
    """Makes the shots of a list of events for one board."""

    def __init__(self, board: NavalBoard) -> None:
        self.board = board
        self._taken = [list(prizes) for prizes in board.taken]

    def shots(self, events: list[dict]) -> list[Shot]:
        """Return the shots of these events, in order."""
        found: list[Shot] = []
        for event in events:
            make = getattr(self, f"_{event['kind']}", None)
            if make is not None:
                found += make(event)
        return found

    def _sail(self, event: dict) -> list[Shot]:
        board, geo = self.board, self.board.geometry
        piece = board.fleet[event["ship"]]
        start, end = geo.centres[event["from"]], geo.centres[event["to"]]
        way: dict = {}

        def begin() -> None:
            board.mark_move(event["from"], event["to"])
            board.fleet.raise_up(event["ship"])
            piece.shield(False)
            way.update(x=piece.x, y=piece.y, angle=piece.angle)
            sounds.play("sail")

        def draw(share: float) -> None:
            way.setdefault("x", piece.x)
            way.setdefault("y", piece.y)
            way.setdefault("angle", piece.angle)
            eased = ease(share)
            piece.place(between(way["x"], end[0], eased), between(way["y"], end[1], eased))
            turn = ease(max(0.0, 2 * share - 1))
            piece.aim(between(way["angle"], swing(way["angle"], geo.angle(event["heading"])), turn))
            piece.show(lift=0.0)
            board.wake.draw(start, (piece.x, piece.y), share)

        return [Shot(SAIL, draw, begin)]

    def _turn(self, event: dict) -> list[Shot]:
        board, geo = self.board, self.board.geometry
        piece = board.fleet[event["ship"]]
        way: dict = {}

        def begin() -> None:
            cell = geo.cell_at(piece.x, piece.y)
            board.mark_move(cell, cell)
            way.update(angle=piece.angle)
            sounds.play("turn")

        def draw(share: float) -> None:
            start = way.setdefault("angle", piece.angle)
            piece.aim(between(start, swing(start, geo.angle(event["heading"])), ease(share)))
            piece.show()

        return [Shot(TURN, draw, begin)]

    def _board(self, event: dict) -> list[Shot]:
        return [self._clash(event["captured"], "capture"), self._flight(event)]

    def _raid(self, event: dict) -> list[Shot]:
        board, geo = self.board, self.board.geometry
        captured = event["captured"]
        victim, port = board.fleet[captured], geo.centres[BASES[captured]]

        def draw(share: float) -> None:
            board.effects.lightning(port, (victim.x, victim.y), share)

        flash = Shot(RAID, draw, lambda: sounds.play("raid"))
        return [flash, self._clash(captured, "capture"), self._flight(event)]

    def _clash(self, captured: int, sound: str) -> Shot:
        board = self.board
        victim = board.fleet[captured]
        spot: list = []

        def begin() -> None:
            spot.append((victim.x, victim.y))
            victim.shield(False)
            sounds.play(sound)
            device.vibrate(0.06)

        def draw(share: float) -> None:
            at = spot[0] if spot else (victim.x, victim.y)
            board.effects.clash(at, share)
            victim.show(alpha=1 - 0.5 * share)

        return Shot(CLASH, draw, begin)

    def _flight(self, event: dict) -> Shot:
        board, geo = self.board, self.board.geometry
        captured, seat = event["captured"], event["seat"]
        victim = board.fleet[captured]
        places, size = geo.slots(seat)
        end = places[min(4, len(self._taken[seat]))]
        self._taken[seat].append(captured)
        way: dict = {}

        def begin() -> None:
            victim.token(True)
            board.fleet.raise_up(captured)

        def draw(share: float) -> None:
            way.setdefault("from", (victim.x, victim.y, victim.angle))
            x, y, angle = way["from"]
            eased = ease(share)
            victim.aim(between(angle, swing(angle, 0), eased))
            victim.place(between(x, end[0], eased), between(y, end[1], eased))
            victim.show(
                between(1.0, board.fleet.prize_scale(size), eased), between(0.5, 1.0, eased)
            )

        return Shot(FLIGHT, draw, begin)

    def _scuttle(self, event: dict) -> list[Shot]:
        board, geo = self.board, self.board.geometry
        piece, at = board.fleet[event["ship"]], geo.centres[TRIDENT]
        way: dict = {}

        def draw(share: float) -> None:
            start = way.setdefault("angle", piece.angle)
            board.effects.whirlpool(at, share)
            piece.aim(start - 540 * ease(share))
            piece.show(size=1 - 0.85 * ease(share), alpha=1 - share)

        return [Shot(SCUTTLE, draw, lambda: sounds.play("scuttle"))]

    def _no_mercy(self, _event: dict) -> list[Shot]:
        return [self._pulse(self._crack)]

    def _mercy(self, _event: dict) -> list[Shot]:
        return [self._pulse(lambda: self.board.announce(False), GOLD)]

    def _crack(self) -> None:
        self.board.announce(True)
        for piece in self.board.fleet.pieces:
            piece.shield(False)
        sounds.play("raid")

    def _pulse(self, begin: Callable[[], None], *colour) -> Shot:
        return Shot(PULSE, lambda share: self.board.effects.pulse(share, *colour), begin)


def prizes(events: list[dict]) -> list[list[int]]:
    """Return the ships that each seat has taken, in order, as the log tells."""
    taken: list[list[int]] = [[], []]
    for event in events:
        if event["kind"] in ("board", "raid"):
            taken[event["seat"]].append(event["captured"])
    return taken


def guessed_prizes(view: dict, before: list[list[int]]) -> list[list[int]]:
    """Return the ships taken according to a view alone, keeping what was known before.

    A view counts captures but does not say which missing ship was scuttled instead.
    """
    taken = []
    for seat in (0, 1):
        gone = [s for s in range(10) if FLEET_OF[s] != seat and view["ships"][s] is None]
        known = [ship for ship in before[seat] if ship in gone]
        taken.append((known + [s for s in gone if s not in known])[: view["captures"][seat]])
    return taken


def last_move(events: list[dict]) -> tuple[int, int | None, int | None] | None:
    """Return ship, start and end of the last sail or turn told (None for a turn's hexes)."""
    for event in reversed(events):
        if event["kind"] == "sail":
            return event["ship"], event["from"], event["to"]
        if event["kind"] == "turn":
            return event["ship"], None, None
    return None
