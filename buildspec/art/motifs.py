"""Ornament in white, to be tinted: the Greek key, the running dog, the wreath, the palmette."""

from __future__ import annotations

import math

from buildspec.art.draw import (
    WHITE,
    Point,
    bezier,
    box,
    disc,
    group,
    linear,
    path,
    spiral,
    svg,
    taper,
    through,
)


def curl(unit: float, colour: str, at: Point = (0, 0)) -> str:
    """Return one breaker of the running dog, its foot at the left of a unit-wide cell.

    The cell is unit wide and 0.9 unit high, `at` its lower left corner; the crest runs right.
    """
    x, y = at
    heart = (x + 0.60 * unit, y - 0.46 * unit)
    reach = 0.37 * unit
    rise = bezier(
        (x - 0.36 * unit, y - 0.05 * unit),
        (x + 0.10 * unit, y - 0.04 * unit),
        (heart[0] - reach, heart[1] + 0.36 * unit),
        (heart[0] - reach, heart[1]),
    )
    roll = spiral(heart, reach, 0.10 * unit, 180, 1.12)
    widths = linear(0.02 * unit, 0.13 * unit, 0.15 * unit, 0.12 * unit, 0.10 * unit)
    end = roll[-1]
    return path(taper(rise + roll[1:], widths), fill=colour) + disc(*end, 0.062 * unit, fill=colour)


def surf(width: float, unit: float, colour: str, base: float, at: Point = (0, 0)) -> str:
    """Return a band of breakers over a solid base of the given height, running off both ends."""
    x, y = at
    count = math.ceil(width / unit)
    waves = [curl(unit, colour, (x + i * unit, y)) for i in range(-1, count + 1)]
    foot = box(x - unit, y - 0.1 * unit, width + 2 * unit, 0.1 * unit + base, colour)
    return "".join(waves) + foot


def meander() -> str:
    """Return the Greek key: two keys of 64 px, tiling sideways."""
    keys = []
    for i in range(-1, 3):
        x = 64 * i + 8
        turns = [(x, 56), (x, 8), (x + 48, 8), (x + 48, 40), (x + 24, 40), (x + 24, 26)]
        keys.append(
            path(through(turns, close=False), stroke=WHITE, width=8, cap="butt", join="miter")
        )
    return svg(128, 64, *keys, box(-8, 52, 160, 8, WHITE))


def waves() -> str:
    """Return the running dog: two breakers of 64 px, tiling sideways."""
    return svg(128, 64, surf(128, 64, WHITE, 8, at=(0, 58)))


def leaf(length: float, breadth: float) -> str:
    """Return the path data of a laurel leaf that grows upward from the origin."""
    return (
        f"M0 0C{breadth} {-0.25 * length} {0.8 * breadth} {-0.75 * length} 0 {-length}"
        f"C{-0.8 * breadth} {-0.75 * length} {-breadth} {-0.25 * length} 0 0Z"
    )


def branch() -> str:
    """Return the right half of the wreath around (128, 128), leaves in pairs along a stem."""
    parts = []
    stem = []
    for i in range(41):
        angle = math.radians(86 - 146 * i / 40)
        stem.append((128 + 88 * math.cos(angle), 128 + 88 * math.sin(angle)))
    parts.append(path(taper(stem, linear(7, 5, 3)), fill=WHITE))
    for i in range(8):
        degrees = 74 - 18 * i
        angle = math.radians(degrees)
        foot = (128 + 88 * math.cos(angle), 128 + 88 * math.sin(angle))
        length = 42 - 1.6 * i
        for side in (-1, 1):
            turn = degrees + side * 38
            parts.append(group(path(leaf(length, 11), fill=WHITE), at=foot, turn=turn))
    tip = math.radians(-60)
    end = (128 + 88 * math.cos(tip), 128 + 88 * math.sin(tip))
    parts.append(group(path(leaf(34, 10), fill=WHITE), at=end, turn=-64))
    return "".join(parts)


def laurel() -> str:
    """Return the winner's wreath, open at the top, tied below."""
    half = branch()
    knot = [
        path(
            taper(bezier((128, 216), (112, 226), (100, 236), (92, 250)), linear(6, 9)), fill=WHITE
        ),
        path(
            taper(bezier((128, 216), (144, 226), (156, 236), (164, 250)), linear(6, 9)), fill=WHITE
        ),
        disc(128, 215, 10, fill=WHITE),
    ]
    return svg(256, 256, half, group(half, at=(256, 0), flip=True), *knot)


def palmette_shape(colour: str) -> str:
    """Return a palmette of nine petals over two volutes, about 220 wide, its foot at (0, 0)."""
    parts = []
    for i in range(-4, 5):
        length = 148 - 7 * abs(i)
        drop = f"M0 -35C-11 -60 -21 -{length - 34} 0 -{length}C21 -{length - 34} 11 -60 0 -35Z"
        parts.append(group(path(drop, fill=colour), at=(0, -58), turn=i * 25))
    parts.append(
        path(
            "M-26 -64A26 26 0 0 1 26 -64C26 -50 12 -42 0 -32C-12 -42 -26 -50 -26 -64Z", fill=colour
        )
    )
    for side in (1, -1):
        stem = bezier((0, 8), (14, -18), (44, -24), (69, -13), 20)
        roll = spiral((62, 6), 20, 6, -68, 1.3, 40)
        points = [(side * x, y) for x, y in stem + roll]
        parts.append(path(taper(points, linear(5, 10, 9, 8, 7)), fill=colour))
        parts.append(disc(side * 62, 6, 7, fill=colour))
    return "".join(parts)


def palmette() -> str:
    """Return the palmette, pointing up."""
    return svg(256, 256, group(palmette_shape(WHITE), at=(128, 218), scale=1.02))
