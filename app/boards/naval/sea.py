"""The sea and its frame: water, waves, breakers, and the Greek key around it all."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.naval.colours import CREAM, INK
from app.boards.naval.geometry import Geometry
from app.boards.naval.shapes import strokes
from app.kit.stamps import outline, picture, radial, stamp
from app.theme import theme

#: How many brush strokes of wave for each 100 x 100 dp of sea.
WAVES = 3.0
KEY = "motif/meander.png"


def paint_sea(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw the water, deeper toward the edges, and its waves."""
    a, b = geo.sea
    water = _water(tuple(theme.sea_light), tuple(theme.sea), tuple(theme.sea_deep))
    ground.add(Color(1, 1, 1, 1))
    ground.add(Rect(texture=water, pos=(-a, -b), size=(2 * a, 2 * b)))
    random = Random(12)
    area = 4 * a * b / (100 * geo.dp) ** 2
    paths = []
    for _ in range(min(260, int(WAVES * area) + 8)):
        x, y = random.uniform(-a, a), random.uniform(-b, b)
        paths.append(_ripple(x, y, random.uniform(12, 34) * geo.dp, a, b))
    ground.add(Color(*CREAM[:3], 0.16))
    ground.add(strokes([p for p in paths if p], 1.9 * geo.dp))
    _surf(ground, geo)


@lru_cache(maxsize=2)
def _water(light: tuple, middle: tuple, deep: tuple):
    def depth(r: float):
        a, b, share = (light, middle, r / 0.7) if r < 0.7 else (middle, deep, (r - 0.7) / 0.6)
        return [x + (y - x) * min(1.0, share) for x, y in zip(a, b, strict=True)]

    return radial(96, depth)


def _surf(ground: InstructionGroup, geo: Geometry) -> None:
    """Let breakers run along the shores that lie far from the hexes."""
    a, b = geo.sea
    wide, high = geo.shore
    ground.add(Color(*theme.sea_light[:3], 0.55))
    for size, length, places in (
        (wide, 2 * b, ((-90, (-a, 0)), (90, (a, 0)))),
        (high, 2 * a, ((0, (0, -b)), (180, (0, b)))),
    ):
        for turn, at in places if size else ():
            _frieze(ground, length, size, turn, at, "motif/waves.png")


def _ripple(x: float, y: float, length: float, a: float, b: float):
    if abs(x) + length > a - 2 or abs(y) > b - length / 4:
        return None
    steps = 12
    return [
        (x + length * (i / steps - 0.5), y + 0.09 * length * math.sin(2 * math.tau * i / steps))
        for i in range(steps + 1)
    ]


def paint_frame(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw a clay band with the Greek key around the sea, as on the neck of a vase."""
    w, h, f = geo.width, geo.height, geo.frame
    clay = theme.accent if not theme.dark else [c * 0.62 for c in theme.accent[:3]] + [1]
    for box in (
        (-w / 2, -h / 2, w, f),
        (-w / 2, h / 2 - f, w, f),
        (-w / 2, -h / 2, f, h),
        (w / 2 - f, -h / 2, f, h),
    ):
        ground.add(Color(*clay))
        ground.add(Rect(pos=box[:2], size=box[2:]))
    key = 0.56 * f
    inset = (f - key) / 2
    ground.add(Color(*INK))
    for length, turn, at in (
        (w - 2 * f, 0, (0, -h / 2 + inset)),
        (w - 2 * f, 180, (0, h / 2 - inset)),
        (h - 2 * f, 90, (w / 2 - inset, 0)),
        (h - 2 * f, -90, (-w / 2 + inset, 0)),
    ):
        _frieze(ground, length, key, turn, at)
    for x in (-1, 1):
        for y in (-1, 1):
            corner = (x * (w / 2 - f / 2), y * (h / 2 - f / 2))
            stamp(ground, "naval/emblem_4.png", corner, 0.8 * f, INK)
    a, b = geo.sea
    for inside, width, colour in ((0, 3, INK), (4, 1.2, [*CREAM[:3], 0.35])):
        d = inside * geo.dp
        box = (-a + d, -b + d, 2 * a - 2 * d, 2 * b - 2 * d)
        outline(ground, box, width * geo.dp, colour)


def _frieze(
    ground: InstructionGroup, length: float, key: float, turn: float, at, name: str = KEY
) -> None:
    """Add a strip of ornament along an edge, its foot on the point `at`."""
    texture = picture(name)
    texture.wrap = "repeat"
    tile = key * texture.width / texture.height
    count = max(1, round(length / tile))
    ground.add(PushMatrix())
    ground.add(Translate(*at))
    ground.add(Rotate(angle=turn))
    ground.add(
        Rect(
            texture=texture,
            pos=(-length / 2, 0),
            size=(length, key),
            tex_coords=(0, 1, count, 1, count, 0, 0, 0),
        )
    )
    ground.add(PopMatrix())
