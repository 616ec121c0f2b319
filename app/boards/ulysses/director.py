"""From events to shots: how each thing that happens in the game is shown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from app.boards.ulysses.colours import camp_colour
from app.boards.ulysses.effects import CARDS
from app.device import device
from app.kit.motion import Shot, between, ease
from app.sounds import sounds
from engines.ulysses.board import BLUE_CAMP, CAMPS

if TYPE_CHECKING:
    from app.boards.ulysses import UlyssesBoard

Point = tuple[float, float]
DEAL, DRAW, FLY, DROP, SAIL, PLAGUE, GOAL, BUILD = 0.05, 0.16, 0.4, 0.35, 0.9, 0.45, 1.9, 0.7
#: Between two cards of one flight, as a share of it.
APART = 0.12


class Director:
    """Makes the shots of a list of events for one board."""

    def __init__(self, board: UlyssesBoard) -> None:
        self.board = board
        view = board.view
        self._discs, self._camps = list(view["discs"]), list(view["camps"])
        self._leader = view["leader"]
        self._plagues = list(view["plagues"])
        self._shown = [list(places) for places in view["shown"]]
        self._dealing = view["phase"] in ("first", "goals", "hands")

    def shots(self, events: list[dict]) -> list[Shot]:
        """Return the shots of these events, in order."""
        found: list[Shot] = []
        for event in events:
            make = getattr(self, f"_{event['kind']}", None)
            if make is not None:
                found += make(event)
        return found

    # Cards

    def _flight(
        self, start: Point, end: Point, n: int, seconds: float, sound: str, colour=None
    ) -> Shot:
        effects, count = self.board.effects, min(n, CARDS)

        def draw(share: float) -> None:
            if share >= 1:
                effects.cards([])
                return
            spots = []
            for card in range(count):
                own = ease(max(0.0, min(1.0, share * (1 + APART * (count - 1)) - APART * card)))
                hop = 0.12 * math.dist(start, end) * math.sin(math.pi * own)
                at = between(start[0], end[0], own), between(start[1], end[1], own) + hop
                spots.append((at, (card - count / 2) * 8 + 20 * (1 - own)))
            effects.cards(spots, colour)

        return Shot(seconds, draw, lambda: sounds.play(sound) if sound else None)

    def _draw(self, event: dict) -> list[Shot]:
        edge, deck = self.board.edge_of(event["seat"]), self.board.deck
        return [self._flight(deck, edge, 1, DEAL if self._dealing else DRAW, "")]

    _goal_drawn = _draw

    def _paid(self, event: dict) -> list[Shot]:
        edge = self.board.edge_of(event["seat"])
        return [self._flight(edge, self.board.discard, event["n"], FLY, "page")]

    def _pandora(self, event: dict) -> list[Shot]:
        return self._paid(event | {"n": 1})

    _wind = _exchange = _pandora

    # The debate

    def _propose(self, event: dict) -> list[Shot]:
        self._discs[BLUE_CAMP], self._leader = event["to"], BLUE_CAMP
        return [self._drop(BLUE_CAMP, event["to"], "tap", None)]

    def _disc(self, event: dict) -> list[Shot]:
        camp = CAMPS.index(event["camp"])
        self._discs[camp] = event["to"]
        return [self._drop(camp, event["to"], "raid", 0)]

    def _drop(self, camp: int, place: int, sound: str, cards: int | None) -> Shot:
        board = self.board
        spot = board.discs.corner(place, list(board.names.boxes.values()))
        leads = self._leader == camp

        def draw(share: float) -> None:
            board.discs[camp].stand(spot, cards, leads, lift=1 - ease(share))

        return Shot(DROP, draw, lambda: sounds.play(sound))

    def _lay(self, event: dict) -> list[Shot]:
        board, camp = self.board, CAMPS.index(event["camp"])
        self._camps[camp] += event["n"]
        self._leader = camp
        cards, discs = self._camps[:], self._discs[:]
        end = board.geometry.centres[discs[camp]]
        fly = self._flight(
            board.edge_of(event["seat"]), end, event["n"], FLY, "page", camp_colour(camp)
        )

        def land(share: float) -> None:
            board.effects.ring(end, share, camp_colour(camp))
            for other, place in enumerate(discs):
                if place is not None:
                    disc = board.discs[other]
                    disc.stand(disc.spot, cards[other], other == camp)

        return [fly, Shot(0.25, land)]

    _lay_zeus = _lay

    # The ship

    def _sail(self, event: dict) -> list[Shot]:
        board, geo = self.board, self.board.geometry
        names = list(board.names.boxes.values())
        start, end = board.ship.at, board.ship.mooring(event["to"], names)

        def draw(share: float) -> None:
            own = ease(share)
            sway = 0.10 * geo.radius * math.sin(3 * math.pi * share)
            at = between(start[0], end[0], own), between(start[1], end[1], own) + sway
            board.ship.place(end if share >= 1 else at)
            board.effects.wake(start, at, 1 - share)

        def begin() -> None:
            board.helm.let_go()
            sounds.play("sail")

        def clear(_share: float) -> None:
            for camp in range(len(CAMPS)):
                board.discs[camp].hide()

        self._discs, self._camps, self._leader = [None] * 3, [0] * 3, None
        return [Shot(SAIL, draw, begin), Shot(0.01, clear)]

    def _goal(self, event: dict) -> list[Shot]:
        board = self.board
        self._shown[event["seat"]].append(event["place"])
        shown = [list(places) for places in self._shown]

        def draw(share: float) -> None:
            board.effects.celebrate(event["place"], share)
            if share >= 1:
                board.flags.set(board.geometry, shown, (), board.seats)

        def begin() -> None:
            sounds.play("capture")
            device.vibrate(0.06)

        return [Shot(GOAL, draw, begin)]

    def _over(self, _event: dict) -> list[Shot]:
        return [Shot(0.4, lambda share: None, lambda: sounds.play("win"))]

    # Plagues and temples

    def _plague(self, event: dict) -> list[Shot]:
        board, place = self.board, event["place"]
        number = len(self._plagues)
        self._plagues.append(place)
        at = board.geometry.centres[place]
        fly = self._flight(board.edge_of(event["seat"]), at, 1, FLY, "page")

        def draw(share: float) -> None:
            board.plagues.put(number, at, 1 + 1.5 * (1 - ease(share)), share)

        return [fly, Shot(PLAGUE, draw, lambda: sounds.play("raid"))]

    def _clear(self, event: dict) -> list[Shot]:
        board, place = self.board, event["place"]
        if place not in self._plagues:
            return []
        number = self._plagues.index(place)
        at = board.geometry.centres[place]

        def draw(share: float) -> None:
            board.plagues.put(number, at, 1 + 0.8 * share, 1 - share)

        return [Shot(PLAGUE, draw, lambda: sounds.play("scuttle"))]

    def _build(self, event: dict) -> list[Shot]:
        board, at = self.board, self.board.edge_of(event["seat"])

        def draw(share: float) -> None:
            board.effects.temple(at, share)

        return [Shot(BUILD, draw, lambda: sounds.play("turn"))]


def stops(events: list[dict]) -> list[int]:
    """Return the places where the ship has been, in order, as the log tells."""
    sails = [event for event in events if event["kind"] == "sail"]
    return [*(event["from"] for event in sails[:1]), *(event["to"] for event in sails)]
