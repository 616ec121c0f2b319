"""Paints a chart like a board by hand: terraced water, hatched coasts, clay land.

Everything is fixed once painted: a dozen meshes in one group, for one size and one look.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import NamedTuple

from kivy.core.image import Image
from kivy.graphics import Color, InstructionGroup, Mesh
from kivy.metrics import dp
from kivy.utils import get_color_from_hex as rgba

from app.kit.chart import Chart, Layer, Point, atlas, by_size, offing, shores
from app.kit.strokes import brush, fans, inside, pieces, ramp, ribbons
from app.paths import ART
from app.theme import theme

LOOKS = {
    "light": {
        "land": "#E2BC8A",
        "shore": "#C68E58",
        "islet": "#F0CE9C",
        "rim": "#8F5A31",
        "ink": "#3A2114",
        "hill": "#A9713F",
        "foam": "#FFF6E0",
        "shadow": "#0B222E",
    },
    "dark": {
        "land": "#8A5230",
        "shore": "#653619",
        "islet": "#B4703F",
        "rim": "#C98450",
        "ink": "#0A0705",
        "hill": "#4E2A18",
        "foam": "#CFE2DD",
        "shadow": "#02080C",
    },
}
#: Land smaller than this, in square degrees, has no dark shore.
ISLET = 0.12
#: Mountains by the way they run: longitude, latitude, height.
RANGES = (
    ((-5.2, 32.3, 1.0), (-4.2, 32.9, 0.9), (-6.3, 31.5, 1.1), (-2.6, 34.2, 0.6)),
    ((0.6, 34.4, 0.7), (2.2, 34.8, 0.7), (4.0, 35.2, 0.7), (6.3, 35.3, 0.9), (8.1, 35.6, 0.6)),
    ((-3.3, 37.2, 0.7), (-5.0, 40.4, 0.8), (-4.0, 41.0, 0.7), (-6.2, 43.0, 0.7), (-2.0, 40.5, 0.6)),
    ((-0.6, 42.75, 0.8), (0.5, 42.7, 1.0), (1.6, 42.5, 0.9)),
    ((6.6, 44.6, 0.9), (7.0, 45.6, 1.2), (8.0, 46.3, 1.2), (9.4, 46.6, 1.1), (10.9, 46.8, 1.1)),
    ((12.4, 46.8, 1.0), (13.8, 46.9, 0.8)),
    ((10.6, 44.2, 0.6), (12.9, 43.0, 0.7), (13.6, 42.3, 0.9), (14.9, 41.0, 0.6), (15.9, 40.3, 0.5)),
    ((14.4, 37.6, 0.5),),
    ((15.7, 44.4, 0.7), (17.3, 43.9, 0.8), (18.6, 43.3, 0.9), (20.0, 42.5, 0.9)),
    ((20.9, 41.1, 0.8), (21.0, 40.0, 0.9), (21.3, 39.2, 0.8)),
    ((22.2, 37.6, 0.5), (23.4, 42.0, 0.9), (24.6, 41.7, 0.8), (24.4, 42.8, 0.8), (26.0, 42.8, 0.7)),
    ((29.6, 39.6, 0.7), (29.6, 37.0, 0.8), (31.2, 37.5, 0.8), (33.0, 37.0, 0.9), (34.9, 37.5, 1.1)),
    ((32.5, 40.9, 0.7), (35.0, 40.6, 0.7), (36.5, 34.0, 0.8)),
    ((25.4, 45.5, 0.9), (24.0, 45.5, 0.9), (22.6, 45.3, 0.7)),
)  # fmt: skip


class Easel(NamedTuple):
    """What a painter needs at hand; `dp` and `px` are as long on the chart as they will look."""

    ground: InstructionGroup
    chart: Chart
    look: dict[str, list[float]]
    dp: float
    px: float

    def colour(self, name: str, alpha: float = 1.0) -> None:
        """Take a colour of the present look."""
        self.ground.add(Color(*self.look[name][:3], alpha))

    def pen(self, lines: Iterable[list[Point]], width: float) -> None:
        """Draw lines of one width."""
        ribbons(self.ground, lines, width, self.px)

    def brush(self, lines: Iterable[list[Point]], width: float) -> None:
        """Draw lines that are thin at their ends."""
        brush(self.ground, lines, width, self.px)

    @property
    def coast(self) -> float:
        """Return the width of a coast: finer on a small map, where coasts are close together."""
        return max(0.7 * self.dp, min(1.4 * self.dp, 0.05 * self.chart.scale))


def paint(chart: Chart, zoom: float = 1.0) -> InstructionGroup:
    """Return the sea, the land and the coasts of a chart in the present look.

    A chart that will be seen magnified is painted with its `zoom`, for strokes as fine as ever.
    """
    look = {name: rgba(value) for name, value in LOOKS["dark" if theme.dark else "light"].items()}
    easel = Easel(InstructionGroup(), chart, look, dp(1) / zoom, 1 / zoom)
    mainland, islets = by_size(atlas().layers["coast"], ISLET)
    _water(easel.ground, chart)
    _terraces(easel)
    _waves(easel)
    _hatching(easel, mainland)
    _land(easel, mainland, islets)
    _mountains(easel)
    return easel.ground


def _water(ground: InstructionGroup, chart: Chart) -> None:
    """Draw the sea, the deeper the farther the shore is."""
    west, south, east, north = chart.region
    step = atlas().step
    lons, lats = _nodes(west, east, step), _nodes(south, north, step)
    vertices: list[float] = []
    for lat in lats:
        for lon in lons:
            vertices += (*chart.at(lon, lat), offing(lon, lat) / 3.5, 0.5)
    wide, indices = len(lons), []
    for j in range(len(lats) - 1):
        for i in range(wide - 1):
            n = j * wide + i
            indices += (n, n + 1, n + wide, n + 1, n + wide + 1, n + wide)
    light, sea, deep = (tuple(c) for c in (theme.sea_light, theme.sea, theme.sea_deep))
    near = tuple(a + (b - a) * 0.55 for a, b in zip(light, sea, strict=True))
    texture = ramp(((0.0, near), (0.35, sea), (1.0, _mix(sea, deep, 0.75))))
    ground.add(Color(1, 1, 1, 1))
    ground.add(Mesh(mode="triangles", vertices=vertices, indices=indices, texture=texture))


def _nodes(low: float, high: float, step: float) -> list[float]:
    """Return both ends and the round numbers between them."""
    first, last = math.floor(low / step) + 1, math.ceil(high / step)
    return [low, *(n * step for n in range(first, last)), high]


def _mix(a, b, share: float) -> tuple[float, ...]:
    return tuple(x + (y - x) * share for x, y in zip(a, b, strict=True))


def _terraces(easel: Easel) -> None:
    """Draw shallower water in two steps along the coasts, each with a fine line of foam."""
    for name, water, line in (("shelf", 0.30, 0.22), ("shallows", 0.42, 0.42)):
        layer = atlas().layers[name]
        easel.ground.add(Color(*theme.sea_light[:3], water))
        fans(easel.ground, _shapes(easel.chart, layer), None, 1)
        easel.colour("foam", line)
        easel.pen(_lines(easel.chart, layer), 0.8 * easel.dp)


def _waves(easel: Easel) -> None:
    """Put wave marks on the open sea: in pairs, staggered, never twice in the same place."""
    chart = easel.chart
    x, y, width, height = chart.box
    random, cell = Random(7), max(30 * easel.dp, 1.15 * chart.scale)
    paths = []
    for row in range(int(height / cell)):
        for column in range(int(width / cell)):
            ax = x + (column + 0.5 + 0.5 * (row % 2) + random.uniform(-0.3, 0.3)) * cell
            ay = y + (row + 0.5 + random.uniform(-0.3, 0.3)) * cell
            size = random.uniform(0.8, 1.15) * min(20 * easel.dp, 0.42 * cell)
            if offing(*chart.where(ax, ay)) > 0.95 and random.random() < 0.8:
                paths += _wave(ax, ay, size)
    easel.colour("foam", 0.3)
    easel.brush(paths, 1.6 * easel.dp)


def _wave(x: float, y: float, size: float) -> list[list[Point]]:
    """Return two crests, the lower one shorter and aside."""
    marks = []
    for dx, dy, length in ((0, 0, 1.0), (0.42, -0.3, 0.6)):
        steps = 10 if length == 1 else 6
        humps = 2 if length == 1 else 1.2
        marks.append(
            [
                (
                    x + size * (dx + length * (i / steps - 0.5)),
                    y + size * (dy + 0.12 * abs(math.sin(math.pi * humps * i / steps))),
                )
                for i in range(steps + 1)
            ]
        )
    return marks


def _hatching(easel: Easel, mainland: Layer) -> None:
    """Hatch the water along the coasts with short level strokes; the land will cover half."""
    gap, random = 3.4 * easel.dp, Random(3)
    left, right = easel.chart.box[0], easel.chart.box[0] + easel.chart.box[2]
    reach = min(7.5 * easel.dp, 0.28 * easel.chart.scale)
    dashes = []
    for line in _lines(easel.chart, mainland):
        for (ax, ay), (bx, by) in pairwise(line):
            low, high = sorted((ay, by))
            for n in range(math.floor(low / gap) + 1, math.ceil(high / gap)):
                x = ax + (bx - ax) * (n * gap - ay) / (by - ay)
                half = random.uniform(0.5, 1.0) * reach
                if left < x - half and x + half < right:
                    dashes.append([(x - half, n * gap), (x, n * gap), (x + half, n * gap)])
    easel.colour("shadow", 0.42)
    easel.brush(dashes, easel.dp)


def _land(easel: Easel, mainland: Layer, islets: Layer) -> None:
    """Draw the land: its shadow, a dark shore, the clay within, an ink outline; islets finer."""
    chart, upland = easel.chart, atlas().layers["upland"]
    grain = Image(str(ART / "paper.png")).texture
    grain.wrap = "repeat"
    coasts = [
        (_lines(chart, mainland), easel.coast),
        (_lines(chart, islets), 0.6 * easel.coast),
    ]
    easel.colour("shadow", 0.35)
    for lines, width in coasts:
        easel.pen([_moved(line, 0.4 * width, -0.9 * width) for line in lines], 2.6 * width)
    for colour, layer in (("shore", mainland), ("islet", islets), ("land", upland)):
        easel.colour(colour)
        fans(easel.ground, _shapes(chart, layer), grain, 256 * easel.dp)
    easel.colour("rim", 0.55)
    easel.pen(_lines(chart, upland), 0.6 * easel.coast)
    easel.colour("ink")
    for lines, width in coasts:
        easel.pen(lines, width)


def _mountains(easel: Easel) -> None:
    """Draw the great ranges with a pen: a peak, its slopes, its shade to the right."""
    size = 0.5 * easel.chart.scale
    x, y, width, height = easel.chart.box
    slopes, shade, random = [], [], Random(5)
    for lon, lat, tall in (peak for row in RANGES for peak in row):
        px, py = easel.chart.at(lon, lat)
        tall *= size
        if x + tall < px < x + width - tall and y + tall < py < y + height - tall:
            _peak(slopes, shade, (px, py), tall, random)
            _peak(slopes, shade, (px + 0.75 * tall, py - 0.16 * tall), 0.62 * tall, random)
    easel.colour("hill", 0.7)
    easel.brush(shade, max(0.8 * easel.dp, 0.06 * size))
    easel.colour("rim", 0.95)
    easel.brush(slopes, max(easel.dp, 0.075 * size))


def _peak(slopes: list, shade: list, foot: Point, tall: float, random: Random) -> None:
    """Add the pen strokes of one mountain."""
    x, y = foot
    lean = random.uniform(-0.08, 0.08)
    outline = ((-0.72, 0), (-0.42, 0.26), (-0.22, 0.66), (lean, 1), (0.24, 0.62), (0.62, 0.08))
    slopes.append([(x + u * tall, y + v * tall) for u, v in outline])
    for u, v, length in ((0.06, 0.84, 0.36), (0.2, 0.58, 0.42), (0.36, 0.36, 0.34)):
        top = (x + u * tall, y + v * tall)
        bottom = (top[0] - 0.1 * tall, top[1] - length * tall)
        middle = (top[0] + 0.02 * tall, (top[1] + bottom[1]) / 2)
        shade.append([top, middle, bottom])


def _moved(line: list[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in line]


def _shapes(chart: Chart, layer: Layer) -> list[list[Point]]:
    """Return the fills of a layer on the screen, cut at the edges of the chart."""
    box = chart.box
    points = [chart.at(*point) for point in layer.points]
    shapes = (inside([points[i] for i in fan], box) for fan in layer.fans)
    return [shape for shape in shapes if len(shape) > 2]


def _lines(chart: Chart, layer: Layer) -> list[list[Point]]:
    """Return the outlines of a layer on the screen, cut at the edges of the chart."""
    lines = ([chart.at(*point) for point in line] for line in shores(layer))
    return [part for line in lines for part in pieces(line, chart.box)]
