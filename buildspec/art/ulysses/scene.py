"""The card of Ulysses: gods of two wares hold the discs that pull a small ship about."""

from __future__ import annotations

from buildspec.art import shapes
from buildspec.art.draw import (
    AEGEAN,
    CLAY,
    CREAM,
    INK,
    OCHRE,
    SEA,
    Point,
    bezier,
    box,
    disc,
    group,
    linear,
    mix,
    path,
    spiral,
    svg,
    taper,
    through,
)
from buildspec.art.motifs import surf
from buildspec.art.scenes import emblem_as, rayed_sun
from buildspec.art.ships import Ware, ship
from buildspec.art.ulysses.cards import temple
from buildspec.art.ulysses.deities import Glaze, arm, bearded, cloak, hand, helmeted
from buildspec.art.ulysses.pieces import CAMP, SIGN

GOLD = mix(OCHRE, CREAM, 0.12)
SKY = mix(AEGEAN, SEA, 0.34)
PEAK = mix(AEGEAN, INK, 0.12)
RIDGE = mix(AEGEAN, SEA, 0.16)
WINE = "#4B1F37"
DEPTH = mix(AEGEAN, INK, 0.5)
BLACK_FIGURE = Glaze(figure=INK, scratch=mix(OCHRE, CREAM, 0.45), gold=OCHRE, white=CREAM)
GOLD_FIGURE = Glaze(figure=GOLD, scratch=INK, gold=CREAM, white=CREAM)
SHIP = Ware(figure=INK, ground=CLAY, sail=CREAM, mark=INK)


def gust(points: list[Point], colour: str, width: float) -> str:
    """Return a breath of the storm."""
    stroke = taper(points, linear(0.2 * width, 0.8 * width, width, 0.9 * width, 0.7 * width))
    return path(stroke, fill=colour) + disc(*points[-1], 0.42 * width, fill=colour)


def storm(colour: str) -> str:
    """Return the wind of the left side: three gusts that roll up towards the middle."""
    found = []
    for x, y, length, r, side in (
        (-20, 96, 330, 44, -1),
        (-20, 138, 420, 30, -1),
        (-20, 176, 250, 34, 1),
    ):
        flow = bezier(
            (x, y + 16), (x + 0.3 * length, y - 16), (x + 0.7 * length, y), (x + length, y)
        )
        curl = spiral((x + length, y + side * r), r, 0.25 * r, -90 * side, 1.3 * side)
        found.append(gust(flow + curl[1:], colour, 13))
    return "".join(found)


def olympus() -> str:
    """Return the mountain, the sun behind it and the temple on its top."""
    far = (
        "M0 470C140 430 250 380 330 300C400 320 440 300 600 300"
        "C760 300 800 320 870 300C950 380 1060 430 1200 470V700H0Z"
    )
    peak = "M180 700C320 560 430 330 512 196C540 180 660 180 688 196C770 330 880 560 1020 700Z"
    snow = (
        "M512 196C540 180 660 180 688 196L716 246L684 232L660 262L630 236L600 268"
        "L570 236L540 262L516 232L484 246Z"
    )
    return "".join(
        (
            rayed_sun(GOLD, GOLD, 128, (600, 150)),
            disc(600, 150, 116, stroke=SKY, width=5),
            path(far, fill=RIDGE),
            path(peak, fill=PEAK),
            path(snow, fill=CREAM),
            group(emblem_as(temple(), INK, GOLD), at=(600, 122), scale=1.22),
        )
    )


def cord(a: Point, b: Point) -> str:
    """Return a taut cord."""
    return path(through([a, b], close=False), stroke=CREAM, width=4, stroke_dasharray="11 8")


def pull(colour: str, at: Point, scale: float = 0.74) -> str:
    """Return the disc of a camp."""
    face = disc(0, 0, 61, fill=CREAM) + disc(0, 0, 62, stroke=INK, width=4)
    return group(face, disc(0, 0, 52, fill=CAMP[colour]), SIGN[colour](), at=at, scale=scale)


def god(glaze: Glaze, head: str, flip: bool) -> str:
    """Return a god rising behind the sea, facing the middle of the card."""
    reach = arm(glaze, (84, 236), (112, 356), (166, 226))
    open_hand = group(hand(glaze), at=(182, 196), turn=-30, scale=1.12)
    figure = group(cloak(glaze), head, reach, open_hand, at=(282, 346), scale=0.92)
    return group(figure, at=(1200, 0), flip=True) if flip else figure


def waters() -> str:
    """Return the wine-dark sea before the gods and the key below it."""
    ripples = "".join(
        f"M{75 * i + 38 * (row % 2) - 30} {y}c14 -11 28 -11 40 0"
        for row, y in enumerate((728, 752))
        for i in range(17)
    )
    keys = []
    for i in range(31):
        x = 40 * i + 4
        keys.append(
            through(
                [(x, 796), (x, 771), (x + 29, 771), (x + 29, 788), (x + 15, 788), (x + 15, 780)],
                close=False,
            )
        )
    return "".join(
        (
            surf(1200, 75, WINE, 200, at=(0, 690)),
            path(ripples, stroke=mix(WINE, OCHRE, 0.6), width=3.5),
            box(0, 764, 1200, 36, INK),
            path("".join(keys), stroke=GOLD, width=4, cap="butt", join="miter"),
            box(0, 762, 1200, 4, GOLD),
            box(0, 795, 1200, 5, GOLD),
        )
    )


def ulysses() -> str:
    """Return the card of Ulysses, 1200 by 800; the middle square tells it all."""
    owl = group(emblem_as(shapes.eye(), INK, CREAM), at=(46, -406), scale=1.7)
    top = (603, 510)
    return svg(
        1200,
        800,
        box(0, 0, 1200, 800, SKY),
        storm(mix(SKY, CREAM, 0.3)),
        group(storm(mix(SKY, CREAM, 0.3)), at=(1200, 0), flip=True),
        olympus(),
        disc(600, 640, 140, fill=GOLD),
        disc(600, 640, 154, stroke=GOLD, width=5),
        box(0, 640, 1200, 160, DEPTH),
        cord((600, 262), (600, 300)),
        cord((444, 452), top),
        cord((756, 452), top),
        cord((600, 340), top),
        god(BLACK_FIGURE, bearded(BLACK_FIGURE), flip=False),
        god(GOLD_FIGURE, helmeted(GOLD_FIGURE), flip=True),
        pull("blue", (446, 446)),
        pull("red", (754, 446)),
        pull("black", (600, 334)),
        group(ship(SHIP, owl, count=7, manned=False), at=(599, 633), scale=0.208),
        waters(),
    )
