"""Words as outlines, so that a picture needs no font when it is drawn."""

from __future__ import annotations

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from buildspec.art.draw import group, path

FONTS = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"


def word(
    text: str, font: str, size: float, colour: str, at: tuple[float, float], gap: float
) -> str:
    """Return text centred on `at` (its baseline), letters spaced by gap of the size."""
    face = TTFont(FONTS / font)
    glyphs = face.getGlyphSet()
    cmap = face.getBestCmap()
    unit = size / face["head"].unitsPerEm
    x = 0.0
    letters = []
    for letter in text:
        pen = SVGPathPen(glyphs)
        glyphs[cmap[ord(letter)]].draw(pen)
        letters.append((x, pen.getCommands()))
        x += glyphs[cmap[ord(letter)]].width * unit + gap * size
    start = at[0] - (x - gap * size) / 2
    outlines = [
        f'<g transform="translate({start + left:.2f} {at[1]:.2f}) scale({unit:.5f} {-unit:.5f})">'
        f"{path(d, fill=colour)}</g>"
        for left, d in letters
    ]
    return group(*outlines)
