"""The sign of a place: its colour, the outline that goes with the colour, its symbol."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup

from app.boards.ulysses.colours import CREAM, INK, colour
from app.kit.stamps import stamp
from app.kit.strokes import fans, ribbons
from engines.ulysses.board import ALL_PLACES, COLOUR_OF, COLOURS, SPOTS

Point = tuple[float, float]
#: By colour: corners and the angle of the first; violet is round, green a hexagon, red a
#: diamond, blue a square. Reach makes them look equally large.
CORNERS = (36, 6, 4, 4)
FIRST = (0, 90, 0, 45)
REACH = (0.98, 1.09, 1.24, 1.19)


def outline(number: int, at: Point, radius: float) -> list[Point]:
    """Return the closed outline that goes with a colour."""
    corners, first, reach = CORNERS[number], FIRST[number], REACH[number] * radius
    turns = [math.radians(first + 360 * k / corners) for k in range(corners)]
    points = [(at[0] + reach * math.cos(t), at[1] + reach * math.sin(t)) for t in turns]
    return [*points, points[0]]


def paint_signs(
    ground: InstructionGroup, centres: Sequence[Point], radius: float, px: float = 1.0
) -> None:
    """Add all places. `px` is how long a pixel of the screen is, for soft edges."""
    by_colour: list[list[Point]] = [[] for _ in COLOURS]
    for place in ALL_PLACES:
        by_colour[COLOUR_OF[place]].append(centres[place])
    rim = 0.13 * radius
    for number, spots in enumerate(by_colour):
        _sign(ground, number, spots, radius, rim, px)
    for place in ALL_PLACES:
        symbol(ground, place, centres[place], 1.34 * radius, CREAM)


def sign(
    ground: InstructionGroup, number: int, at: Point, radius: float, place: int | None = None
) -> None:
    """Add one sign: a colour, and the symbol of a place if it is known."""
    _sign(ground, number, [at], radius, 0.16 * radius, 1.0)
    if place is not None:
        symbol(ground, place, at, 1.3 * radius, CREAM)


def _sign(ground, number: int, spots: Sequence[Point], radius: float, rim: float, px: float):
    ground.add(Color(*INK[:3], 0.35))
    fans(
        ground,
        [outline(number, (x + 0.05 * radius, y - 0.12 * radius), 1.06 * radius) for x, y in spots],
        None,
        1,
    )
    paths = [outline(number, at, radius - rim / 2) for at in spots]
    ground.add(Color(*colour(number)))
    fans(ground, [path[:-1] for path in paths], None, 1)
    ground.add(Color(*INK))
    ribbons(ground, [outline(number, at, radius + 0.25 * rim) for at in spots], 1.5 * rim, px)
    ground.add(Color(*CREAM))
    ribbons(ground, paths, rim, px)


def symbol(ground: InstructionGroup, place: int, at: Point, size: float, tint) -> None:
    """Add the symbol of a place."""
    stamp(ground, f"ulysses/symbol_{SPOTS[place].symbol}.png", at, size, tint)
