"""The board itself: sea, the way home with its cells, their emblems and numbers, the frame.

Painted once per size and look; a sea that is seen magnified is painted as fine as it is seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect

from app.boards.voyage.colours import CREAM, GOLD, INK, along, kind_colour
from app.boards.voyage.emblems import emblem, stamp_emblem
from app.boards.voyage.geometry import Geometry, Point
from app.boards.voyage.numbers import numbers, written
from app.boards.voyage.track import track
from app.kit.chart_paint import paint as paint_chart
from app.kit.stamps import disc, outline
from app.kit.strokes import fans, ribbons
from engines.voyage.board import DEFAULT, Board

#: The line and its dark casing, as shares of a cell's radius.
LINE, CASING = 0.30, 0.62
#: How many cells share one shade of the line.
SHADE = 5


def kinds() -> dict[int, str]:
    """Return what stands on the cells that are not plain sea, by cell."""
    board = Board.of(DEFAULT)
    found = {cell: board.kind(cell) for cell in range(1, board.last + 1)}
    return {0: "troy"} | {cell: kind for cell, kind in found.items() if kind is not None}


def paint(geo: Geometry, zoom: float = 1.0) -> InstructionGroup:
    """Return everything on the board that never moves, as fine as this zoom shows it."""
    ground = InstructionGroup()
    ground.add(paint_chart(geo.chart, zoom))
    paint_line(ground, geo, zoom)
    paint_cells(ground, geo, zoom)
    for number in numbers(geo, zoom):
        texture = written(number.text, number.size, number.inside)
        ground.add(Color(1, 1, 1, 1))
        ground.add(Rect(texture=texture, pos=number.box[:2], size=number.box[2:]))
    if zoom == 1.0:
        outline(ground, geo.box, 3 * geo.dp, INK)
        outline(ground, geo.box.grown(-3 * geo.dp), geo.dp, [*CREAM[:3], 0.45])
    return ground


def paint_line(ground: InstructionGroup, geo: Geometry, zoom: float) -> None:
    """Draw the way home, brighter cream at its start; where it crosses itself one strand is over.

    The strand below is drawn first; the one above brings its dark casing over it.
    """
    over = {leg for cell, _ in track().same for leg in (cell - 1, cell)}
    below = [leg for leg in range(len(geo.legs)) if leg not in over]
    for group in (below, sorted(over)):
        for wide, tint in ((CASING, [*INK[:3], 0.8]), (LINE, None)):
            for part in _shades(group):
                ground.add(Color(*(tint or along(part[0] / len(geo.legs)))))
                lines = [geo.legs[leg] for leg in part]
                ribbons(ground, lines, wide * geo.radius, 1 / zoom)
    _arrows(ground, geo, zoom)


def _shades(legs: Iterable[int]) -> list[list[int]]:
    """Return the legs in groups of one shade."""
    found: dict[int, list[int]] = {}
    for leg in legs:
        found.setdefault(leg // SHADE, []).append(leg)
    return list(found.values())


def _arrows(ground: InstructionGroup, geo: Geometry, zoom: float) -> None:
    """Point the way with small wedges, here and there."""
    size = 0.32 * geo.radius
    wedges = []
    for leg in range(2, len(geo.legs), SHADE):
        line = geo.legs[leg]
        (x0, y0), (x1, y1) = line[len(line) // 2 - 1], line[len(line) // 2 + 1]
        length = math.dist((x0, y0), (x1, y1)) or 1.0
        x, y = line[len(line) // 2]
        ux, uy = (x1 - x0) / length * size, (y1 - y0) / length * size
        wedges.append(
            [(x - ux - uy, y - uy + ux), (x + 0.9 * ux, y + 0.9 * uy), (x - ux + uy, y - uy - ux)]
        )
    ground.add(Color(*INK))
    ribbons(ground, [[*wedge, wedge[0]] for wedge in wedges], 0.24 * geo.radius, 1 / zoom)
    ground.add(Color(*GOLD))
    fans(ground, wedges, None, 1)


def paint_cells(ground: InstructionGroup, geo: Geometry, zoom: float) -> None:
    """Draw the cells: cream discs, and signs with emblems for all that is not plain sea."""
    special = kinds()
    plain = [at for cell, at in enumerate(geo.centres) if cell not in special]
    px = 1 / zoom
    for grow, tint in ((1.22, [*INK[:3], 0.85]), (1.0, CREAM)):
        ground.add(Color(*tint))
        for x, y in plain:
            side = 2 * grow * geo.radius
            ground.add(Rect(texture=disc(128), pos=(x - side / 2, y - side / 2), size=(side, side)))
    crossings = {cell for pair in track().same for cell in pair}
    for over, under in track().same:
        _crossing(ground, geo, over, under, px)
        sign(ground, special[over], geo.centres[over], 0.66 * geo.special, px)
    for cell, kind in special.items():
        if cell not in crossings:
            sign(ground, kind, geo.centres[cell], geo.special, px)


def _crossing(ground: InstructionGroup, geo: Geometry, over: int, under: int, px: float) -> None:
    """Draw where the line crosses itself: one strand runs over a plate, the other below it."""
    at, reach = geo.centres[over], 1.24 * geo.special
    for grow, tint in ((1.0, INK), (0.93, GOLD), (0.86, kind_colour("trial"))):
        ground.add(Color(*tint))
        fans(ground, [shape("", at, grow * reach)], None, 1)
    for cell, part in ((under, (0.86, 1.02)), (over, (0.0, 1.02))):
        lines = [_piece(geo, leg, at, part, reach) for leg in (cell - 1, cell)]
        for wide, tint in ((1.25 * CASING, INK), (1.5 * LINE, along(cell / len(geo.legs)))):
            ground.add(Color(*tint))
            ribbons(ground, lines, wide * geo.radius, px)


def _piece(geo: Geometry, leg: int, at: Point, part: tuple[float, float], reach: float):
    """Return the piece of a leg that lies between two distances from a point."""
    line = geo.legs[leg] if math.dist(geo.legs[leg][0], at) < reach else geo.legs[leg][::-1]
    far = line[-1]
    length = math.dist(at, far) or 1.0
    ends = [(share * reach / length) for share in part]
    return [(at[0] + (far[0] - at[0]) * t, at[1] + (far[1] - at[1]) * t) for t in ends]


def sign(
    ground: InstructionGroup, kind: str, at: Point, radius: float, px: float = 1.0, alpha=1.0
) -> None:
    """Add the sign of a kind of cell: its outline, its colour, its emblem."""
    if kind in ("ithaca", "troy"):
        radius *= 1.16
    for reach, tint in ((1.2, INK), (1.07, GOLD), (0.92, kind_colour(kind))):
        ground.add(Color(*tint[:3], alpha))
        fans(ground, [shape(kind, at, reach * radius)], None, 1)
    ring = shape(kind, at, 0.995 * radius)
    ground.add(Color(*GOLD[:3], alpha))
    ribbons(ground, [[*ring, ring[0]]], 0.13 * radius, px)
    stamp_emblem(ground, emblem(kind), at, 1.3 * radius, [*CREAM[:3], alpha])


def shape(kind: str, at: Point, radius: float) -> list[Point]:
    """Return the outline of a kind: trials are round, storms jagged, Poseidon a diamond."""
    corners = {"storm": 6, "poseidon": 4, "ithaca": 8, "troy": 4}.get(kind, 40)
    reach = {"storm": 1.08, "poseidon": 1.2, "troy": 1.15, "ithaca": 1.03}.get(kind, 1.0) * radius
    first = {"troy": 45, "ithaca": 22.5, "storm": 0}.get(kind, 0)
    turns = [math.radians(first + 360 * k / corners) for k in range(corners)]
    return [(at[0] + reach * math.cos(t), at[1] + reach * math.sin(t)) for t in turns]
