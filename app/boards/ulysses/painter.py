"""The board itself: sea, routes, places, wind rose, frame. Painted once per size and look."""

from __future__ import annotations

import math

from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect
from kivy.utils import get_color_from_hex as rgba

from app.boards.ulysses.colours import CREAM, INK
from app.boards.ulysses.geometry import Geometry, crossings, meet
from app.boards.ulysses.signs import paint_signs
from app.i18n import tr
from app.kit.chart_paint import LOOKS
from app.kit.chart_paint import paint as paint_chart
from app.kit.rooms import Box
from app.kit.stamps import disc, outline, picture, text
from app.kit.strokes import fans, ribbons
from app.theme import theme

#: In dp: a route and its dark casing, and the gap where it passes under another.
ROUTE, CASING, GAP = 3.4, 6.6, 9.0


def paint(geo: Geometry, zoom: float = 1.0) -> InstructionGroup:
    """Return everything on the board that never moves, as fine as this zoom shows it."""
    ground = InstructionGroup()
    _beyond(ground, geo)
    ground.add(paint_chart(geo.chart, zoom))
    _routes(ground, geo, zoom)
    paint_signs(ground, geo.centres, geo.radius, 1 / zoom)
    if zoom == 1.0:
        _rose(ground, geo)
        _frame(ground, geo)
    return ground


def _beyond(ground: InstructionGroup, geo: Geometry) -> None:
    """Let the desert go on where the chart ends."""
    x, y, width, height = geo.box
    ground.add(Color(*rgba(LOOKS["dark" if theme.dark else "light"]["land"])))
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    grain = picture("paper.png")
    grain.wrap = "repeat"
    fans(ground, [corners], grain, 256 * geo.dp)


def _routes(ground: InstructionGroup, geo: Geometry, zoom: float) -> None:
    """Draw the routes in ink and cream; where two cross, one is broken."""
    wide = max(0.55, min(1.0, geo.radius / (17 * geo.dp)))
    unit = geo.dp * wide
    paths = [[*line] for line in geo.lines()]
    broken: dict[int, list[list[tuple[float, float]]]] = {}
    for over, under in crossings():
        broken[under] = _cut(paths[over], paths[under], GAP * unit)
    solid = [path for i, path in enumerate(paths) if i not in broken]
    solid += [part for parts in broken.values() for part in parts]
    for width, tint in ((CASING, [*INK[:3], 0.72]), (ROUTE, CREAM)):
        ground.add(Color(*tint))
        ribbons(ground, solid, width * unit, 1 / zoom)


def _cut(over, under, gap: float) -> list[list[tuple[float, float]]]:
    (x0, y0), (x1, y1) = under
    share = meet(*over, *under)
    if share is None:
        return [under]
    half = gap / (math.dist(*under) or 1.0)
    parts = ((0.0, share - half), (share + half, 1.0))
    return [[(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in part] for part in parts]


def _frame(ground: InstructionGroup, geo: Geometry) -> None:
    outline(ground, geo.box, 3 * geo.dp, INK)
    outline(ground, geo.box.grown(-3 * geo.dp), geo.dp, [*CREAM[:3], 0.45])


def rose(geo: Geometry) -> Box | None:
    """Return where the wind rose lies: in a free corner of the east, if there is one."""
    size = (46 if geo.named else 36) * geo.dp
    corner = geo.chart.at(38.0, 28.0)
    return geo.room(geo.camps.grown(4 * geo.dp)).find(size, size, corner)


def _rose(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw where north is: the sea may lie turned."""
    box = rose(geo)
    if box is None:
        return
    size = box.width
    ground.add(Color(*INK[:3], 0.5))
    ground.add(Rect(texture=disc(128), pos=box[:2], size=box[2:]))
    ground.add(Color(*CREAM[:3], 0.9))
    ground.add(Rect(texture=disc(128, 0.06, True), pos=box[:2], size=box[2:]))
    ground.add(PushMatrix())
    ground.add(Translate(*box.middle))
    ground.add(Rotate(angle=geo.turn))
    needle = [(0, 0.12), (0.15, -0.36), (0, -0.26), (-0.15, -0.36)]
    vertices = [value for x, y in needle for value in (x * size, y * size, 0, 0)]
    ground.add(Mesh(mode="triangles", vertices=vertices, indices=[0, 1, 2, 0, 2, 3]))
    ground.add(PopMatrix())
    words, place, font = north(geo, box)
    ground.add(Rect(texture=text(words, font, bold=True), pos=place[:2], size=place[2:]))


def north(geo: Geometry, box: Box) -> tuple[str, Box, float]:
    """Return the letter of the wind rose, where it stands and how large it is."""
    words, font = tr("ulysses.ui.north"), theme.small
    width, height = text(words, font, bold=True).size
    turn = math.radians(geo.turn + 90)
    x = box.middle[0] + 0.28 * box.width * math.cos(turn)
    y = box.middle[1] + 0.28 * box.width * math.sin(turn)
    return words, Box(x - width / 2, y - height / 2, width, height), font
