"""From events to shots: how each thing that happens on the voyage is shown."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from app.boards.voyage.chain import Scene
from app.boards.voyage.dice import number_of
from app.device import device
from app.kit.motion import Shot, between, ease, nothing, swing
from app.sounds import sounds

if TYPE_CHECKING:
    from app.boards.voyage import VoyageBoard

Point = tuple[float, float]
#: In seconds: a roll, the look at it, an entered die, a cell sailed, the longest way, a flight.
ROLL, LOOK, ENTER, CELL, LONGEST, FLY = 0.95, 0.35, 0.2, 0.2, 2.6, 0.8
STORM, RISE, CARD, WORD, CHOSEN, HOME, SETTLE = 0.7, 0.75, 0.75, 0.6, 1.1, 2.0, 0.22


class Director:
    """Makes the scenes of a list of events for one board."""

    def __init__(self, board: VoyageBoard) -> None:
        self.board = board
        view = board.view
        self._cells = list(view["cells"])
        self._drawing = view["drawing"] and {
            "seats": list(view["drawing"]["seats"]),
            "thrown": list(view["drawing"]["thrown"]),
        }
        self._steered: tuple[int, list[int]] | None = None

    def scenes(self, events: list[dict]) -> list[Scene]:
        """Return the scenes of these events, in order."""
        found = []
        for event in events:
            make = getattr(self, f"_{event['kind']}", None)
            found.append(Scene(event, make(event) if make is not None else []))
        if self.board.driver is not None and events:
            found.append(Scene({"kind": ""}, [self._settle()]))
        return found

    # Dice

    def _points(self, event: dict) -> list[Shot]:
        return self._rolled("points", event["seat"], event["n"])

    def _god(self, event: dict) -> list[Shot]:
        return self._rolled("gods", event["seat"], event["god"])

    def _rolled(self, kind: str, seat: int, value) -> list[Shot]:
        board, face = self.board, number_of(kind, value)
        by_hand = board.driver is not None and not board.driver.rolled

        def begin() -> None:
            board.lay_dice(seat, kind)
            board.dice.throw(kind, board.edge_of(seat))
            sounds.play("tap" if by_hand else "dice")
            device.vibrate(0.03)

        def draw(share: float) -> None:
            if share >= 1 and board.dice.die[kind].face is None:
                board.lay_dice(seat, kind)
            board.dice.die[kind].roll(face, 1.0 if by_hand else share)

        return [Shot(ENTER if by_hand else ROLL, draw, begin), _pause(LOOK)]

    def _destin_throw(self, event: dict) -> list[Shot]:
        return self._lot("gods", event["seat"], event["god"])

    def _first_throw(self, event: dict) -> list[Shot]:
        return self._lot("points", event["seat"], event["n"])

    def _lot(self, kind: str, seat: int, value) -> list[Shot]:
        if self._drawing is None:
            return self._rolled(kind, seat, value)
        before = {"seats": self._drawing["seats"], "thrown": list(self._drawing["thrown"])}
        self._drawing["thrown"].append(value)
        after = {"seats": before["seats"], "thrown": list(self._drawing["thrown"])}
        board = self.board
        shots = self._rolled(kind, seat, value)
        start = shots[0]

        def begin() -> None:
            board.show_lots(before, kind)
            start.begin()

        def land(_share: float) -> None:
            board.dice.hide()
            board.show_lots(after, kind)

        seconds = start.seconds * (0.6 if board.all_throw else 1.0)
        self._drawn = (after, kind)
        return [Shot(seconds, start.draw, begin), Shot(0.12, land)]

    def _destin(self, event: dict) -> list[Shot]:
        if self._drawing is None:
            return []
        board, (drawing, kind), seat = self.board, self._drawn, event["seat"]
        self._drawing = None

        def draw(share: float) -> None:
            board.show_lots(drawing if share < 1 else None, kind, seat)

        return [Shot(CHOSEN, draw, lambda: sounds.play("your_turn"))]

    _first = _destin

    def _doubled(self, event: dict) -> list[Shot]:
        return [self._word("×2", event["seat"])]

    def _word(self, words: str, seat: int, sound: str = "") -> Shot:
        board = self.board

        def draw(share: float) -> None:
            board.effects.word(words, board.fleet[seat].at, share)

        return Shot(WORD, draw, lambda: sounds.play(sound) if sound else None)

    # Ships

    def _sail(self, event: dict) -> list[Shot]:
        seat, path = event["seat"], list(event["path"])
        self._cells[seat] = event["to"]
        if self._steered == (seat, path) or not path:
            self._steered = None
            return []
        board, geo = self.board, self.board.geometry
        ship, cells = board.fleet[seat], [event["from"], *path]
        way: dict = {}

        def begin() -> None:
            board.fleet.raise_up(seat)
            sounds.play("sail")

        def draw(share: float) -> None:
            start = way.setdefault("at", ship.at)
            angle = way.setdefault("angle", ship.angle)
            done = share * len(path)
            hop = min(len(path) - 1, int(done))
            line = geo.way(cells[hop], cells[hop + 1])
            if hop == 0:
                line = [start, *line[1:]]
            at, aim = _along(line, ease(min(1.0, done - hop)))
            astern = cells[hop + 1] < cells[hop]
            aim = swing(angle, aim + (180 if astern else 0))
            turned = between(angle, aim, 0.35)
            if share >= 1:
                at, turned = geo.centres[event["to"]], geo.heading(event["to"])
                if event["to"] == 0:
                    at = board.fleet.moorings(self._final(seat, 0))[seat][0]
            way["angle"] = turned
            ship.put(at, turned)
            board.effects.wake(line[:2] if share < 1 else [], 0.0)
            board.follow(at)

        return [Shot(min(LONGEST, CELL * len(path) + 0.1), draw, begin)]

    def _final(self, seat: int, cell: int) -> list[int]:
        """Return where all ships are, this one on that cell."""
        cells = list(self._cells)
        cells[seat] = cell
        return cells

    def _sent(self, event: dict) -> list[Shot]:
        sound = {"laestrygonians": "raid", "sun": "raid", "nausicaa": "win", "cheat": "refuse"}
        return [self._fly(event["seat"], event["to"], sound.get(event["why"], "turn"))]

    def _swap(self, event: dict) -> list[Shot]:
        return [self._fly(event["seat"], event["to"], "capture")]

    def _fly(self, seat: int, cell: int, sound: str) -> Shot:
        """A ship is carried through the air to another cell."""
        board, geo = self.board, self.board.geometry
        self._cells[seat] = cell
        cells = list(self._cells)
        ship, way = board.fleet[seat], {}

        def begin() -> None:
            board.fleet.raise_up(seat)
            sounds.play(sound)

        def draw(share: float) -> None:
            start, angle = way.setdefault("at", ship.at), way.setdefault("angle", ship.angle)
            end, aim = board.fleet.moorings(cells)[seat]
            own = ease(share)
            far = min(1.0, math.dist(start, end) / (6 * geo.ship) + 0.3)
            at = between(start[0], end[0], own), between(start[1], end[1], own)
            turned = between(angle, swing(angle, aim), own)
            ship.put(at, turned, math.sin(math.pi * share) * far if share < 1 else 0.0)
            board.follow(at)

        return Shot(FLY, draw, begin)

    def _settle(self) -> Shot:
        """All ships go to where they lie in the end: in Troy they close ranks."""
        board, way = self.board, {}

        def draw(share: float) -> None:
            if share >= 1:
                return
            cells = board.driver.view()["cells"]
            for seat, (end, aim) in enumerate(board.fleet.moorings(cells)):
                ship = board.fleet[seat]
                start, angle = way.setdefault(seat, (ship.at, ship.angle))
                own = ease(share)
                at = between(start[0], end[0], own), between(start[1], end[1], own)
                ship.put(at, between(angle, swing(angle, aim), own))

        return Shot(SETTLE, draw)

    def _bounce(self, event: dict) -> list[Shot]:
        return []

    def _steer(self, event: dict) -> list[Shot]:
        """The hand has dragged the ship there already: what follows begins there."""
        self._steered = (event["seat"], list(event["path"]))
        return []

    def _overlooked(self, event: dict) -> list[Shot]:
        return [self._fly(event["seat"], self._cells[event["seat"]], "refuse")]

    def _cheat(self, event: dict) -> list[Shot]:
        return self._ring_at(event["seat"], "refuse")

    # Cells

    def _arrive(self, event: dict) -> list[Shot]:
        return self._rises(event["trial"], event["seat"])

    def _athena(self, event: dict) -> list[Shot]:
        return self._rises("athena", event["seat"])

    def _poseidon(self, event: dict) -> list[Shot]:
        return self._rises("poseidon", event["seat"])

    def _rises(self, kind: str, seat: int) -> list[Shot]:
        board = self.board

        def draw(share: float) -> None:
            board.effects.rise(kind, board.fleet[seat].at, share)

        return [Shot(RISE, draw, lambda: sounds.play("page"))]

    def _storm(self, event: dict) -> list[Shot]:
        board, at = self.board, self.board.geometry.centres[event["cell"]]

        def begin() -> None:
            sounds.play("thunder")
            device.vibrate(0.08)

        return [Shot(STORM, lambda share: board.effects.storm(at, share), begin)]

    def _card(self, event: dict) -> list[Shot]:
        return [self._handed(event["trial"], event["seat"], None)]

    def _card_taken(self, event: dict) -> list[Shot]:
        return [self._handed(event["trial"], event["seat"], event["from_seat"])]

    def _handed(self, trial: str, seat: int, owner: int | None) -> Shot:
        """A card goes to whoever has won it: from its cell, or from whoever held it."""
        board = self.board

        def draw(share: float) -> None:
            start = board.fleet[seat].at if owner is None else board.hand_of(owner)
            end, own = board.hand_of(seat), ease(share)
            hop = 0.15 * math.dist(start, end) * math.sin(math.pi * own)
            at = between(start[0], end[0], own), between(start[1], end[1], own) + hop
            size = 0.7 + 0.5 * math.sin(math.pi * own)
            board.effects.card(trial, at, 14 * math.sin(3 * share), share, size)

        return Shot(CARD, draw, lambda: sounds.play("page"))

    def _released(self, event: dict) -> list[Shot]:
        return self._ring_at(event["seat"], "your_turn")

    _spared = _released

    def _sleeps(self, event: dict) -> list[Shot]:
        return [self._word("z z z", event["seat"])]

    def _freed_in_troy(self, _event: dict) -> list[Shot]:
        board = self.board
        at = board.geometry.quay_box(1).middle
        return [Shot(0.5, lambda share: board.effects.ring(at, share))]

    def _ring_at(self, seat: int, sound: str) -> list[Shot]:
        board = self.board

        def draw(share: float) -> None:
            board.effects.ring(board.fleet[seat].at, share)

        return [Shot(0.45, draw, lambda: sounds.play(sound))]

    def _ithaca(self, _event: dict) -> list[Shot]:
        board = self.board
        at = board.geometry.centres[-1]
        return [Shot(HOME, lambda share: board.effects.home(at, share), lambda: sounds.play("win"))]


def _pause(seconds: float) -> Shot:
    return Shot(seconds, lambda _share: None, nothing)


def _along(line: list[Point], share: float) -> tuple[Point, float]:
    """Return the point at this share of a line, and the way it runs there in degrees."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if left <= length or b == line[-1]:
            part = min(1.0, left / length) if length else 1.0
            angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            return (between(a[0], b[0], part), between(a[1], b[1], part)), angle
        left -= length
    return line[-1], 0.0
