"""What passes over the map and is gone: flying cards, rays and laurel for a goal, a wake."""

from __future__ import annotations

import math
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.ulysses.colours import CREAM, GOLD, INK
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.signs import sign
from app.kit.sprites import Sprite
from app.kit.stamps import disc, picture, radial
from app.kit.strokes import ribbons
from engines.ulysses.board import COLOUR_OF

Point = tuple[float, float]
#: Cards in flight at most; more look the same.
CARDS = 5


class Effects:
    """A few shapes above everything else."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._wake = InstructionGroup()
        self._cards = InstructionGroup()
        self._moment = InstructionGroup()
        self._ring_tint = Color(*GOLD[:3], 0)
        self._ring = Rect(texture=disc(128, 0.12, True), size=(0, 0))
        self._temple = Sprite(picture("ulysses/temple.png"), GOLD)
        for item in (self._wake, self._ring_tint, self._ring, self._moment, self._cards):
            self.group.add(item)
        self.group.add(self._temple.group)

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.clear()

    def clear(self) -> None:
        """Show none of them."""
        for group in (self._wake, self._cards, self._moment):
            group.clear()
        self._ring_tint.a, self._ring.size = 0, (0, 0)
        self._temple.hide()

    def temple(self, at: Point, share: float) -> None:
        """A temple rises at a player's edge."""
        size = 76 * self._geo.dp
        if share >= 1:
            self._temple.hide()
            return
        rise = math.sin(math.pi * min(1.0, share * 0.9))
        inward = 1 - 1.3 * size / max(1.0, math.hypot(*at))
        self._temple.show((at[0] * inward, at[1] * inward), (0.6 + 0.4 * rise) * size, rise)

    def wake(self, start: Point, end: Point, fade: float) -> None:
        """Foam behind the ship."""
        self._wake.clear()
        if fade > 0 and math.dist(start, end) > 2:
            self._wake.add(Color(*CREAM[:3], 0.75 * fade))
            ribbons(self._wake, [[start, end]], 5 * self._geo.dp)

    def ring(self, at: Point, share: float, tint=GOLD) -> None:
        """A ring that spreads from a point."""
        size = (1.5 + 3.2 * share) * 2 * self._geo.radius
        self._ring_tint.rgba = (*tint[:3], 0 if share >= 1 else 1 - share)
        self._ring.size = (size, size) if share < 1 else (0, 0)
        self._ring.pos = (at[0] - size / 2, at[1] - size / 2)

    def cards(self, spots: list[tuple[Point, float]], colour=None) -> None:
        """Cards in flight, each at a point and turned; none: no cards."""
        self._cards.clear()
        tall = max(30 * self._geo.dp, 1.3 * self._geo.radius)
        wide = 0.68 * tall
        for (x, y), angle in spots[:CARDS]:
            for item in (PushMatrix(), Translate(x, y), Rotate(angle=angle)):
                self._cards.add(item)
            edge = 1.5 * self._geo.dp
            for tint, by in ((INK, edge), (CREAM, 0), (colour or GOLD, -2 * edge)):
                self._cards.add(Color(*tint))
                self._cards.add(
                    Rect(
                        pos=(-wide / 2 - by, -tall / 2 - by),
                        size=(wide + 2 * by, tall + 2 * by),
                    )
                )
            self._cards.add(PopMatrix())

    def celebrate(self, place: int, share: float) -> None:
        """The sign of a goal rises between rays and laurel, and sinks back."""
        self._moment.clear()
        if share >= 1:
            return
        geo = self._geo
        x, y = geo.centres[place]
        swell = math.sin(math.pi * min(1.0, 1.15 * share)) if share < 0.87 else 0.0
        swell = max(0.0, swell) ** 0.6
        most = min(0.2 * min(geo.width, geo.height), 110 * geo.dp)
        radius = geo.radius + (most - geo.radius) * swell
        reach = 2.0 * radius
        x = max(geo.box.x + reach * swell, min(x, geo.box.x + geo.width - reach * swell))
        y = max(geo.box.y + reach * swell, min(y, geo.box.y + geo.height - reach * swell))
        self._shine(x, y, radius, swell, share)
        sign(self._moment, COLOUR_OF[place], (x, y), radius, place)
        laurel = 2.9 * radius
        self._moment.add(Color(*GOLD[:3], swell))
        self._moment.add(
            Rect(
                texture=picture("motif/laurel.png"),
                pos=(x - laurel / 2, y - laurel / 2),
                size=(laurel, laurel),
            )
        )

    def _shine(self, x: float, y: float, radius: float, swell: float, share: float) -> None:
        size = 5.6 * radius
        self._moment.add(Color(*INK[:3], 0.55 * swell))
        self._moment.add(Rect(texture=_soft(), pos=(x - size / 2, y - size / 2), size=(size, size)))
        for item in (PushMatrix(), Translate(x, y), Rotate(angle=50 * share)):
            self._moment.add(item)
        self._moment.add(Color(*GOLD[:3], 0.5 * swell))
        vertices: list[float] = []
        indices: list[int] = []
        for k in range(12):
            turn = math.tau * k / 12
            n = len(vertices) // 4
            for side, far in ((-0.11, 2.5), (0.11, 2.5), (0, 0.7)):
                length = far * radius
                vertices += (length * math.cos(turn + side), length * math.sin(turn + side), 0, 0)
            indices += (n, n + 1, n + 2)
        self._moment.add(Mesh(mode="triangles", vertices=vertices, indices=indices))
        self._moment.add(PopMatrix())


@lru_cache(maxsize=1)
def _soft():
    return radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 0.7))
