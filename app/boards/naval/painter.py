"""The board itself: hexes, their signs, trays, wind rose. Painted once per size and look."""

from __future__ import annotations

import math

from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.naval.colours import CREAM, INK, ship_colour
from app.boards.naval.geometry import ROOT3, Box, Geometry
from app.boards.naval.sea import paint_frame, paint_sea
from app.boards.naval.shapes import hex_mesh, profile
from app.i18n import tr
from app.kit.stamps import disc, stamp, text
from app.theme import theme
from engines.naval.board import ALL_SHIPS, BASES, CELLS, OPEN_SEA, TRIDENT, ZEUS


def paint(geometry: Geometry) -> InstructionGroup:
    """Return everything on the board that never moves."""
    ground = InstructionGroup()
    paint_sea(ground, geometry)
    paint_frame(ground, geometry)
    _waters(ground, geometry)
    _bases(ground, geometry)
    _shelters(ground, geometry)
    _jewels(ground, geometry)
    _trays(ground, geometry)
    _rose(ground, geometry)
    return ground


def _waters(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw the open hexes as shallow water with a fine edge."""
    px = 1 / (geo.radius * ROOT3 / 2)
    gap, line = 1 - 1.5 * geo.dp * px, 1.2 * geo.dp * px
    glass = CREAM[:3]
    rim = [
        (0, (*glass, 0.05)),
        (0.55, (*glass, 0.08)),
        (gap - line - 2 * px, (*glass, 0.17)),
        (gap - line, (*glass, 0.5)),
        (gap - px, (*glass, 0.5)),
        (gap, (*glass, 0.0)),
        (1, (*glass, 0.0)),
    ]
    ground.add(Color(1, 1, 1, 1))
    open_cells = [geo.centres[c] for c in CELLS if c not in BASES]
    ground.add(hex_mesh(open_cells, geo.corners(), profile(rim, geo.radius)))


def _bases(ground: InstructionGroup, geo: Geometry) -> None:
    px = 1 / (geo.radius * ROOT3 / 2)
    dp = geo.dp * px
    ink, rim = INK[:3], 1 - 3.5 * dp - max(4 * dp, 0.07)
    stops = [
        (0, (0.74, 0.74, 0.74, 1)),
        (0.55, (0.64, 0.64, 0.64, 1)),
        (rim - 2 * px, (0.50, 0.50, 0.50, 1)),
        (rim, (0.30, 0.30, 0.30, 1)),
        (rim + px, (1, 1, 1, 1)),
        (1 - 3.5 * dp - px, (1, 1, 1, 1)),
        (1 - 3.5 * dp, (*ink, 1)),
        (1 - 1.5 * dp, (*ink, 1)),
        (1 - 1.5 * dp + 1.2 * px, (*ink, 0)),
        (1, (*ink, 0)),
    ]
    strip = profile(stops, geo.radius)
    for ship in ALL_SHIPS:
        ground.add(Color(*ship_colour(ship)))
        ground.add(hex_mesh([geo.centres[BASES[ship]]], geo.corners(), strip))
    for ship in ALL_SHIPS:
        at = geo.centres[BASES[ship]]
        stamp(ground, f"naval/emblem_{ship}.png", at, 0.95 * geo.radius, [*CREAM[:3], 0.85])


def _shelters(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw each ship's hex of the open sea: a ring in its colour around its emblem."""
    px = 1 / (geo.radius * ROOT3 / 2)
    dp = geo.dp * px
    ink, wide = INK[:3], max(6 * dp, 0.12)
    outer = 1 - 3 * dp
    inner = outer - wide
    stops = [
        (0, (0.8, 0.8, 0.8, 0.34)),
        (inner - 1.5 * dp - px, (0.6, 0.6, 0.6, 0.62)),
        (inner - 1.5 * dp, (*ink, 0.9)),
        (inner, (*ink, 0.9)),
        (inner + px, (1, 1, 1, 1)),
        (outer - px, (1, 1, 1, 1)),
        (outer, (*ink, 0.9)),
        (outer + 1.5 * dp, (*ink, 0.9)),
        (outer + 1.5 * dp + px, (*ink, 0)),
        (1, (*ink, 0)),
    ]
    strip = profile(stops, geo.radius)
    for ship in ALL_SHIPS:
        at = geo.centres[OPEN_SEA[ship]]
        ground.add(Color(*ship_colour(ship)))
        ground.add(hex_mesh([at], geo.corners(), strip))
        name, size = f"naval/emblem_{ship}.png", 0.72 * geo.radius
        stamp(ground, name, (at[0], at[1] - 0.04 * geo.radius), size, [*ink, 0.5])
        stamp(ground, name, at, size, [*CREAM[:3], 0.95])


def _jewels(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw Zeus and the Trident: gold and black, the two stones of the ring."""
    px = 1 / (geo.radius * ROOT3 / 2)
    dp = geo.dp * px
    gold, dark = (0.88, 0.70, 0.34), (0.42, 0.28, 0.08)
    for cell, name, heart in (
        (ZEUS, "zeus", (0.13, 0.08, 0.06)),
        (TRIDENT, "trident", (0.03, 0.12, 0.18)),
    ):
        stops = [
            (0, (*(c + 0.12 for c in heart), 1)),
            (0.7, (*heart, 1)),
            (0.80, (*heart, 1)),
            (0.80 + px, (*gold, 1)),
            (0.90, (1, 0.88, 0.56, 1)),
            (0.95, (*dark, 1)),
            (1 - 1.5 * dp, (*dark, 1)),
            (1 - 1.5 * dp + px, (*dark, 0)),
            (1, (*dark, 0)),
        ]
        ground.add(Color(1, 1, 1, 1))
        ground.add(hex_mesh([geo.centres[cell]], geo.corners(), profile(stops, geo.radius)))
        stamp(ground, f"naval/{name}.png", geo.centres[cell], 1.3 * geo.radius, (1, 1, 1, 1))


def _trays(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw five empty places for the captures of each side."""
    for seat in (0, 1):
        places, size = geo.slots(seat)
        room = 0.86 * size
        for x, y in places:
            ground.add(Color(*INK[:3], 0.22))
            ground.add(Rect(texture=disc(128), pos=(x - room / 2, y - room / 2), size=(room, room)))
        ground.add(Color(*CREAM[:3], 0.30))
        for x, y in places:
            ring = disc(128, 0.08, True)
            ground.add(Rect(texture=ring, pos=(x - room / 2, y - room / 2), size=(room, room)))


def _rose(ground: InstructionGroup, geo: Geometry) -> None:
    """Draw where north is: the log speaks of it, and the board may lie sideways."""
    at, size = rose_place(geo)
    ground.add(Color(*INK[:3], 0.42))
    place = (at[0] - size / 2, at[1] - size / 2)
    ground.add(Rect(texture=disc(128), pos=place, size=(size, size)))
    ground.add(Color(*CREAM[:3], 0.9))
    ground.add(Rect(texture=disc(128, 0.05, True), pos=place, size=(size, size)))
    ground.add(PushMatrix())
    ground.add(Translate(*at))
    ground.add(Rotate(angle=geo.rotation))
    needle = [(0, 0.16), (0.15, -0.36), (0, -0.26), (-0.15, -0.36)]
    needle = [(x * size, y * size) for x, y in needle]
    vertices = [value for x, y in needle for value in (x, y, 0, 0)]
    ground.add(Mesh(mode="triangles", vertices=vertices, indices=[0, 1, 2, 0, 2, 3]))
    ground.add(PopMatrix())
    words, box, size = north(geo)
    letter = text(words, size, bold=True)
    ground.add(Rect(texture=letter, pos=box[:2], size=box[2:]))


def north(geo: Geometry) -> tuple[str, Box, float]:
    """Return the letter of the wind rose, where it stands and how large it is."""
    at, size = rose_place(geo)
    words, font_size = tr("naval.board.north"), max(theme.small, 0.28 * size)
    width, height = text(words, font_size, bold=True).size
    turn = math.radians(geo.rotation + 90)
    x, y = at[0] + 0.32 * size * math.cos(turn), at[1] + 0.32 * size * math.sin(turn)
    return words, Box(x - width / 2, y - height / 2, width, height), font_size


def rose_place(geo: Geometry) -> tuple[tuple[float, float], float]:
    """Return the middle and the size of the wind rose, in the corner that is left over."""
    box = geo.corner(right=True, top=False)
    size = min(box.width, box.height, 56 * geo.dp)
    return (box.x + box.width - size / 2, box.y + size / 2), size
