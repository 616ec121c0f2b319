"""Small textures that boards are drawn with: pictures, icons, words, discs, glows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from kivy.core.image import Image
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.kit.icons import glyph
from app.kit.strokes import filled
from app.paths import ART

Rgba = Sequence[float]
#: How far a corner of a square lies from its middle, an edge being at 1.
SQUARE = math.sqrt(2)


@lru_cache(maxsize=64)
def picture(name: str) -> Texture:
    """Return a picture of assets/art as a smooth texture."""
    return Image(str(ART / name), mipmap=True).texture


def stamp(group: InstructionGroup, name: str, at, size: float, colour) -> None:
    """Add a picture of assets/art, centred and tinted."""
    group.add(Color(*colour))
    place = (at[0] - size / 2, at[1] - size / 2)
    group.add(Rect(texture=picture(name), pos=place, size=(size, size)))


def outline(group: InstructionGroup, box, width: float, colour) -> None:
    """Add a rectangle's edges, inside it. (Kivy's own translucent lines need a stencil.)"""
    x, y, w, h = box
    group.add(Color(*colour))
    for pos, size in (
        ((x, y), (w, width)),
        ((x, y + h - width), (w, width)),
        ((x, y + width), (width, h - 2 * width)),
        ((x + w - width, y + width), (width, h - 2 * width)),
    ):
        group.add(Rect(pos=pos, size=size))


@lru_cache(maxsize=64)
def icon(name: str, size: int) -> Texture:
    """Return a material icon as a white texture."""
    return text(glyph(name), size, "Icons")


def text(words: str, size: float, font: str = "Inter", bold: bool = False) -> Texture:
    """Return words as a white texture, to be tinted."""
    label = CoreLabel(text=words, font_size=size, font_name=font, bold=bold, halign="center")
    label.refresh()
    return label.texture


@lru_cache(maxsize=16)
def disc(size: int, rim: float = 0.0, hollow: bool = False) -> Texture:
    """Return a white disc, soft at the edge; `hollow` leaves only a rim of that share."""

    def alpha(r: float) -> float:
        edge = 2.5 / size
        outer = min(1.0, max(0.0, (1 - r) / edge))
        return outer * min(1.0, max(0.0, (r - (1 - rim)) / edge)) if hollow else outer

    return radial(size, lambda r: (1, 1, 1, alpha(r)))


def radial(size: int, colour: Callable[[float], Rgba]) -> Texture:
    """Return a square texture coloured by the distance from its middle (1 at the edge)."""
    fine = 512
    table = [bytes(byte(c) for c in colour(i * SQUARE / fine)) for i in range(fine + 1)]
    half, middle = (size + 1) // 2, (size - 1) / 2
    rows = []
    for y in range(half):
        dy = (middle - y) ** 2
        share = fine / (middle * SQUARE)
        left = [table[int(math.sqrt((middle - x) ** 2 + dy) * share)] for x in range(half)]
        rows.append(b"".join(left + left[::-1][size % 2 :]))
    return filled((size, size), b"".join(rows + rows[::-1][size % 2 :]))


def byte(value: float) -> int:
    """Return a share from 0 to 1 as a byte."""
    return round(255 * min(1.0, max(0.0, value)))
