"""Drawing lots for the Destin or the first turn: everybody's die, in front of its thrower."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from kivy.graphics import Color, InstructionGroup, RoundedRectangle
from kivy.graphics import Rectangle as Rect

from app.boards.voyage.banner import fitted
from app.boards.voyage.colours import CREAM, GOLD, INK
from app.boards.voyage.dice import Die, number_of
from app.boards.voyage.geometry import Geometry, Point
from app.kit.rooms import Box
from app.kit.sprites import badge
from app.theme import theme


class Lots:
    """The dice of one round of lots, each with the sign of whoever threw it."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._signs, self._dice = InstructionGroup(), InstructionGroup()
        self.group.add(self._signs)
        self.group.add(self._dice)
        self.words: list[tuple[str, Box, float]] = []
        self.spots: dict[int, Point] = {}
        self.boxes: list[Box] = []

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.clear()

    def clear(self) -> None:
        """Show none."""
        self._signs.clear()
        self._dice.clear()
        self.words, self.spots, self.boxes = [], {}, []

    def show(
        self,
        drawing: dict | None,
        kind: str,
        seats: Sequence[dict],
        edge: Callable[[int], Point] | None,
        turn: Callable[[int], int],
        chosen: int | None = None,
    ) -> None:
        """Show what was thrown so far; `edge` says where somebody sits, None: all in one block.

        `turn` is how a seat sees it. The lot of whoever was chosen stands in a golden light.
        """
        self.clear()
        if drawing is None:
            return
        count, size = len(drawing["seats"]), self._size()
        for n, seat in enumerate(drawing["seats"]):
            thrown = drawing["thrown"][n] if n < len(drawing["thrown"]) else None
            at = self._beside(edge(seat), size) if edge else self._in_block(n, count, size)
            self.spots[seat] = at
            self._plate(at, size, seats[seat], edge is None, seat == chosen)
            if thrown is not None:
                self._die(at, size, kind, thrown, turn(seat))

    def _size(self) -> float:
        geo = self._geo
        return max(30 * geo.dp, min(44 * geo.dp, 0.07 * min(geo.width, geo.height)))

    def _beside(self, edge: Point, size: float) -> Point:
        """Return a place in from an edge of the glass."""
        box = self._geo.box.grown(-1.35 * size)
        return box.nearest(*edge)

    def _in_block(self, n: int, count: int, size: float) -> Point:
        columns = math.ceil(count / 2) if count > 4 else count
        columns = min(columns, max(2, int(self._geo.width / (2.3 * size))))
        rows = math.ceil(count / columns)
        row, column = divmod(n, columns)
        here = min(columns, count - row * columns)
        x = (column - (here - 1) / 2) * 2.25 * size
        return x, ((rows - 1) / 2 - row) * 3.0 * size + 0.4 * size

    def _plate(self, at: Point, size: float, seat: dict, named: bool, chosen: bool) -> None:
        group, dp = self._signs, self._geo.dp
        high = (2.75 if named else 2.1) * size
        plate = Box(at[0] - 1.05 * size, at[1] + 1.05 * size - high, 2.1 * size, high)
        self.boxes.append(plate)
        for by, tint in ((2 * dp, GOLD if chosen else (*CREAM[:3], 0.5)), (0, (*INK[:3], 0.82))):
            box = plate.grown(by)
            group.add(Color(*tint))
            group.add(RoundedRectangle(pos=box[:2], size=box[2:], radius=[8 * dp], segments=6))
        badge(group, (at[0] - 0.72 * size, at[1] + 0.7 * size), 0.46 * size, seat)
        if named:
            texture = fitted(seat["name"], theme.small, 2.0 * size)
            wide, tall = texture.size
            box = Box(at[0] - wide / 2, plate.y + 3 * dp, wide, tall)
            group.add(Color(*CREAM))
            group.add(Rect(texture=texture, pos=box[:2], size=box[2:]))
            self.words.append((seat["name"], box, theme.small))

    def _die(self, at: Point, size: float, kind: str, thrown, turn: int) -> None:
        die = Die(kind)
        die.fit(0.9 * size)
        die.lie((at[0] + 0.1 * size, at[1] - 0.02 * size), turn, number_of(kind, thrown))
        self._dice.add(die.group)
