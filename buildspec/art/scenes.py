"""The card of Le Combat naval, and the creatures and stars that other scenes borrow."""

from __future__ import annotations

from buildspec.art import shapes
from buildspec.art.draw import (
    AEGEAN,
    CLAY,
    CREAM,
    INK,
    OCHRE,
    SEA,
    WHITE,
    box,
    disc,
    group,
    path,
    ring_of,
    star,
    svg,
    tag,
    through,
)
from buildspec.art.motifs import surf
from buildspec.art.ships import Ware, ship

BLACK_FIGURE = Ware(figure=INK, ground=CLAY, sail=CREAM, mark=INK)
RED_FIGURE = Ware(figure=CLAY, ground=INK, sail=CLAY, mark=INK, band=INK)

DOLPHIN = (
    "M-100 30C-74 -30 0 -64 60 -42C80 -35 92 -22 100 -8C112 -6 124 -2 134 4C122 13 106 15 94 12"
    "C60 25 -20 12 -100 30Z"
    "M-6 -44C-14 -68 -32 -80 -54 -82C-44 -68 -42 -54 -46 -36Z"
    "M-90 24C-112 20 -132 20 -148 4C-144 28 -132 40 -118 44C-126 58 -122 72 -110 84"
    "C-106 64 -98 48 -84 36Z"
    "M44 8C40 30 22 44 2 48C10 34 12 22 10 6Z"
)


def emblem_as(drawing: str, colour: str, hole: str) -> str:
    """Return a white emblem painted in another colour, its holes in the colour behind."""
    return drawing.replace(WHITE, colour).replace("black", hole)


def dolphin(figure: str, ground: str) -> str:
    """Return a leaping dolphin, head to the right, about 280 long."""
    lines = path("M-84 22C-20 4 56 14 92 2", stroke=ground, width=4)
    return path(DOLPHIN, fill=figure) + lines + disc(82, -14, 5.5, fill=ground)


def gull(colour: str, at: tuple[float, float], scale: float = 1) -> str:
    """Return a bird on the wing."""
    wings = (
        "M-60 -14C-40 -40 -14 -30 0 -4C14 -30 40 -40 60 -14"
        "C40 -24 20 -14 6 8L-6 8C-20 -14 -40 -24 -60 -14Z"
    )
    return group(path(wings, fill=colour), at=at, scale=scale)


def rayed_sun(disc_colour: str, ray_colour: str, r: float, at: tuple[float, float]) -> str:
    """Return a sun with a ring of pointed rays."""
    rays = [
        group(path("M-9 0L0 -34L9 0Z", fill=ray_colour), at=p, turn=i * 15)
        for i, p in enumerate(ring_of(24, r + 12))
    ]
    return group(*rays, disc(0, 0, r, fill=disc_colour), at=at)


def half(name: str, x: float, *inside: str) -> str:
    """Return the shapes cut to the 600 px wide half of the card that starts at x."""
    strip = tag("clipPath", box(x, 0, 600, 800, "white"), id=name)
    return strip + tag("g", *inside, clip_path=f"url(#{name})")


def night_sky() -> str:
    """Return the stars above the red-figure ship."""
    places = ((1112, 138, 20), (1000, 76, 12), (772, 96, 14), (1052, 232, 9), (690, 268, 8))
    stars = [path(through(star(8, r, r * 0.4, (x, y))), fill=OCHRE) for x, y, r in places]
    return "".join(stars)


def naval_water() -> str:
    """Return the sea that both ships share, each breaking its waves towards the other."""
    breakers = surf(600, 75, AEGEAN, 160, at=(0, 690))
    ripples = []
    for row, y in enumerate((722, 756, 788)):
        for i in range(8):
            x = 75 * i + 32 * (row % 2)
            ripples.append(f"M{x} {y}c14 -12 28 -12 40 0")
    lines = path("".join(ripples), stroke=SEA, width=3.5, opacity=0.55)
    left = half("sea_day", 0, breakers, lines)
    right = half("sea_night", 600, group(breakers, lines, at=(1200, 0), flip=True))
    return left + right


def naval() -> str:
    """Return the card of Le Combat naval: a bilingual vase, day and night, black and red."""
    owl = group(emblem_as(shapes.eye(), INK, CREAM), at=(46, -406), scale=1.5)
    horse = group(emblem_as(shapes.horse(), INK, CLAY), at=(40, -406), scale=1.45)
    day = half(
        "day",
        0,
        box(0, 0, 600, 800, CLAY),
        rayed_sun(INK, INK, 74, (600, 136)),
        disc(600, 136, 58, stroke=CLAY, width=5),
        gull(INK, (130, 150), 0.66),
        gull(INK, (226, 196), 0.44),
    )
    night = half(
        "night",
        600,
        box(600, 0, 600, 800, INK),
        rayed_sun(CLAY, CLAY, 74, (600, 136)),
        disc(600, 136, 58, stroke=INK, width=5),
        night_sky(),
    )
    return svg(
        1200,
        800,
        day,
        night,
        group(ship(BLACK_FIGURE, owl), at=(301, 620), scale=0.516),
        group(ship(RED_FIGURE, horse), at=(899, 620), scale=0.516, flip=True),
        naval_water(),
        group(dolphin(CREAM, AEGEAN), at=(428, 752), scale=0.44, turn=-8),
        group(dolphin(CREAM, AEGEAN), at=(772, 752), scale=0.44, turn=8, flip=True),
    )
