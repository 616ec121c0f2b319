"""What lights up on the map: places in reach, the place asked for with its bubble, the voyage."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from kivy.graphics import Color, InstructionGroup, RoundedRectangle
from kivy.graphics import Rectangle as Rect

from app.boards.ulysses.colours import CREAM, GOLD, INK
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.signs import outline
from app.kit.rooms import Box
from app.kit.stamps import radial, text
from app.kit.strokes import ribbons
from app.theme import theme
from engines.ulysses.board import COLOUR_OF

Point = tuple[float, float]


class Glow:
    """Gold around the places in reach, and along the routes that lead there."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._lit: tuple = ()

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self._lit = ()
        self.group.clear()

    def light(self, ship: int, places: Iterable[int], asked: int | None = None) -> None:
        """Light these places and the routes to them; the one asked for shines most."""
        wanted = (ship, tuple(places), asked)
        if wanted == self._lit:
            return
        self._lit, geo = wanted, self._geo
        self.group.clear()
        ways = [[*geo.way(ship, place)] for place in wanted[1]]
        thin = max(0.55, min(1.0, geo.radius / (17 * geo.dp))) * geo.dp
        for width, tint in ((9.5 * thin, INK), (6.5 * thin, GOLD)):
            self.group.add(Color(*tint))
            ribbons(self.group, ways, width)
        for place in wanted[1]:
            self._halo(place, place == asked)

    def _halo(self, place: int, asked: bool) -> None:
        geo = self._geo
        at, size = geo.centres[place], (4.4 if asked else 3.5) * geo.radius
        self.group.add(Color(*GOLD[:3], 1.0))
        self.group.add(
            Rect(texture=_halo(), pos=(at[0] - size / 2, at[1] - size / 2), size=(size, size))
        )
        ring = outline(COLOUR_OF[place], at, 1.17 * geo.radius)
        width = max(2.2 * geo.dp, (0.3 if asked else 0.2) * geo.radius)
        for wide, tint in ((1.7 * width, INK), (width, GOLD)):
            self.group.add(Color(*tint))
            ribbons(self.group, [ring], wide)


@lru_cache(maxsize=1)
def _halo():
    return radial(96, lambda r: (1, 1, 1, 0.0 if r < 0.45 else 0.75 * max(0.0, 1 - r) / 0.55))


class Bubble:
    """Asks whether it is meant: a small button beside the place that was tapped."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.box: Box | None = None
        self._words = ""

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.hide()

    def show(self, at: Point, words: str, zoom: float, avoid: Sequence[Box]) -> None:
        """Stand beside a point, as large as ever on a zoomed board."""
        self._words = words
        texture = text(words, theme.body, bold=True)
        geo, unit = self._geo, self._geo.dp / zoom
        width = texture.width / zoom + 32 * unit
        height = max(48 * unit, texture.height / zoom + 18 * unit)
        self.box = box = self._best(at, width, height, geo.radius + 8 * unit, avoid)
        self.group.clear()
        for by, tint in ((2.5 * unit, INK), (0, theme.accent), (-2 * unit, theme.accent)):
            plate = box.grown(by)
            self.group.add(Color(*tint))
            self.group.add(
                RoundedRectangle(pos=plate[:2], size=plate[2:], radius=[12 * unit + by], segments=8)
            )
        self.group.add(Color(*theme.accent_ink))
        size = (texture.width / zoom, texture.height / zoom)
        x, y = box.middle
        self._written = Box(x - size[0] / 2, y - size[1] / 2, *size)
        self.group.add(Rect(texture=texture, pos=self._written[:2], size=size))

    def _best(self, at: Point, width: float, height: float, gap: float, avoid) -> Box:
        """Return the free side that hides least of what else could be tapped."""
        x, y = at
        across, up = gap + width / 2, gap + height / 2
        middles = ((0, up), (0, -up), (across, 0), (-across, 0))
        middles += ((across, up), (-across, up), (across, -up), (-across, -up))
        ways = []
        for dx, dy in middles:
            box = self._inside(Box(x + dx - width / 2, y + dy - height / 2, width, height))
            own = 4 * box.shared(Box(x - gap, y - gap, 2 * gap, 2 * gap))
            ways.append((own + sum(map(box.shared, avoid)), box))
        return min(ways)[1]

    def _inside(self, box: Box) -> Box:
        room = self._geo.box.grown(-4 * self._geo.dp)
        x = max(room.x, min(box.x, room.x + room.width - box.width))
        y = max(room.y, min(box.y, room.y + room.height - box.height))
        return Box(x, y, box.width, box.height)

    def hide(self) -> None:
        """Ask nothing."""
        self.group.clear()
        self.box = None

    def words(self) -> list[tuple[str, Box, float]]:
        """Return what is written."""
        return [] if self.box is None else [(self._words, self._written, theme.body)]


class Voyage:
    """The route sailed, from Troy to the end: a gold thread with an arrow on each leg."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.stops: tuple[int, ...] = ()

    def set(self, geo: Geometry, stops: Sequence[int]) -> None:
        """Draw the way through these places; none: draw nothing."""
        self.group.clear()
        self.stops = tuple(stops)
        legs = [_leg(geo, a, b, n) for n, (a, b) in enumerate(pairwise(stops))]
        unit = max(0.6, min(1.0, geo.radius / (17 * geo.dp))) * geo.dp
        arrows = [_arrow(leg, 7 * unit) for leg in legs]
        for width, tint in ((8.5 * unit, INK), (5.5 * unit, GOLD), (1.4 * unit, CREAM)):
            self.group.add(Color(*tint))
            ribbons(self.group, legs, width)
            if width > 2 * unit:
                ribbons(self.group, arrows, 0.7 * width)


def _leg(geo: Geometry, a: int, b: int, n: int) -> list[Point]:
    """Return a leg, bent a little, so that ways sailed twice lie beside each other."""
    (x0, y0), (x1, y1) = geo.way(a, b)
    length = math.dist((x0, y0), (x1, y1)) or 1.0
    bend = (0.10 + 0.04 * (n % 3)) * min(length, 5 * geo.radius)
    nx, ny = -(y1 - y0) / length * bend, (x1 - x0) / length * bend
    steps = 12
    return [
        (
            x0 + (x1 - x0) * t / steps + nx * math.sin(math.pi * t / steps),
            y0 + (y1 - y0) * t / steps + ny * math.sin(math.pi * t / steps),
        )
        for t in range(steps + 1)
    ]


def _arrow(leg: list[Point], size: float) -> list[Point]:
    (x0, y0), (x1, y1) = leg[6], leg[7]
    length = math.dist((x0, y0), (x1, y1)) or 1.0
    ux, uy = (x1 - x0) / length * size, (y1 - y0) / length * size
    return [(x1 - ux - uy, y1 - uy + ux), (x1, y1), (x1 - ux + uy, y1 - uy - ux)]
