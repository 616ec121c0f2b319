"""The numbers of the cells: in the cell where it is plain, beside it where an emblem stands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture
from kivy.metrics import sp
from kivy.utils import get_color_from_hex as rgba

from app.boards.voyage.geometry import NUMBERED, Geometry
from app.boards.voyage.track import track
from app.i18n import tr
from app.kit.labels import Labels
from app.kit.rooms import Box, around
from app.theme import theme
from engines.voyage.board import DEFAULT, Board

#: Where not all numbers fit, these are written.
EVERY = 5
#: How much of a line's height digits take; the rest is air above and below.
INKED = 0.72
#: In dp: how far beside its cell a number may stand.
RINGS = (0, 2, 5, 9, 14)


class Number(NamedTuple):
    """A number that is written: its text, where, and whether inside its cell."""

    text: str
    box: Box
    size: float
    inside: bool


def numbers(geo: Geometry, zoom: float = 1.0) -> list[Number]:
    """Return the numbers that are written at this zoom."""
    return list(_solved(geo, zoom))


@lru_cache(maxsize=16)
def _solve(geo: Geometry, zoom: float, _look: tuple) -> tuple[Number, ...]:
    special, roomy = _special(), geo.radius * zoom >= NUMBERED * geo.dp
    found = []
    beside: dict[int, str] = {}
    for cell in range(1, track().last):
        if cell in special:
            beside[cell] = special[cell]
        elif roomy:
            found.append(_inside(geo, cell, zoom))
        elif cell % EVERY == 0:
            beside[cell] = str(cell)
    beside[0], beside[track().last] = tr("voyage.place.troy"), tr("voyage.place.ithaca")
    return (*found, *_beside(geo, {c: t for c, t in beside.items() if t}, zoom))


def _solved(geo: Geometry, zoom: float) -> tuple[Number, ...]:
    return _solve(geo, zoom, (theme.small, tr.lang))


def _special() -> dict[int, str]:
    """Return what is written at cells with an emblem; a crossing has both numbers, once."""
    board = Board.of(DEFAULT)
    found = {}
    for cell in range(1, board.last):
        if board.kind(cell) is not None:
            twin = track().twin(cell)
            found[cell] = str(cell) if twin is None else f"{cell}·{twin}" if cell < twin else ""
    return found


def _inside(geo: Geometry, cell: int, zoom: float) -> Number:
    size = inner_size(geo, zoom)
    texture = written(str(cell), size, True)
    wide, high = texture.width / zoom, texture.height / zoom
    x, y = geo.centres[cell]
    return Number(str(cell), Box(x - wide / 2, y - high / 2, wide, high), size, True)


def inner_size(geo: Geometry, zoom: float) -> float:
    """Return the size of the numbers in their cells: as large as those are, never under 12 sp."""
    return max(sp(12), min(1.02 * geo.radius * zoom, sp(17)))


def outer_size() -> float:
    """Return the size of the numbers and names beside their cells."""
    return min(theme.small, sp(15))


def _beside(geo: Geometry, wanted: dict[int, str], zoom: float) -> list[Number]:
    """Put numbers and names beside their cells, where they hide nothing."""
    special = _special()
    discs = {
        cell: around(*at, 1.12 * (geo.special if cell in special else geo.radius))
        for cell, at in enumerate(geo.centres)
    }
    for cell in (0, track().last):
        discs[cell] = around(*geo.centres[cell], 1.5 * geo.special)
    for a, b in track().same:
        del discs[max(a, b)]
    sizes = {}
    for cell, text in wanted.items():
        texture = written(text, outer_size(), False)
        sizes[cell] = (texture.width / zoom, INKED * texture.height / zoom)
    area = geo.box.grown(-geo.frame)
    lines = [(leg[k], leg[k + 4]) for leg in geo.legs for k in (0, 4)]
    rings = [ring * geo.dp / zoom for ring in RINGS]
    taken = [geo.quay_box(10)]
    placed = Labels(area, discs, taken, lines, rings).place(sizes)
    found = []
    for cell, box in placed.items():
        texture = written(wanted[cell], outer_size(), False)
        high = texture.height / zoom
        foot = box.y - (high - box.height) / 2
        found.append(Number(wanted[cell], Box(box.x, foot, box.width, high), outer_size(), False))
    return found


@lru_cache(maxsize=260)
def _texture(text: str, inside: bool, size: float, dark: bool) -> Texture:
    ink, halo = ("#1C1410", "#FFF3DA") if inside or not dark else ("#FFF1D6", "#120B07")
    rim = 0 if inside else max(1, round(0.14 * size))
    label = CoreLabel(
        text=text,
        font_size=size,
        font_name="Inter",
        bold=True,
        color=rgba(ink),
        outline_width=rim,
        outline_color=rgba(halo),
    )
    label.refresh()
    return label.texture


def written(text: str, size: float, inside: bool) -> Texture:
    """Return a number or a name as it is written on the board."""
    return _texture(text, inside, size, theme.dark)
