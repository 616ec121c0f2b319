"""The card of Le Voyage d'Ulysse: a ship on a numbered track that winds from Troy to Ithaca."""

from __future__ import annotations

import math
from itertools import pairwise

from buildspec.art import shapes
from buildspec.art.draw import (
    AEGEAN,
    CLAY,
    CREAM,
    DEEP,
    INK,
    OCHRE,
    SEA,
    TERRACOTTA,
    WHITE,
    Point,
    bezier,
    box,
    disc,
    group,
    linear,
    mix,
    num,
    path,
    spiral,
    svg,
    tag,
    taper,
    through,
)
from buildspec.art.lettering import word
from buildspec.art.motifs import curl
from buildspec.art.scenes import dolphin, emblem_as, rayed_sun
from buildspec.art.ships import Ware, ship
from buildspec.art.voyage import gods, monsters, peoples, places

SKY = mix(OCHRE, CREAM, 0.62)
GLOW = mix(OCHRE, CREAM, 0.4)
FAR = mix(AEGEAN, SEA, 0.55)
NEAR = mix(AEGEAN, INK, 0.15)
FOAM = mix(SEA, CREAM, 0.25)
HORIZON = 286
BLACK_FIGURE = Ware(figure=INK, ground=CLAY, sail=CREAM, mark=INK)
#: The course of the track on the picture, from the far harbour to the near one.
COURSE: tuple[Point, ...] = (
    (930, 322),
    (760, 330),
    (560, 326),
    (330, 342),
    (196, 396),
    (330, 456),
    (600, 470),
    (860, 478),
    (1012, 530),
    (880, 600),
    (640, 640),
    (400, 664),
    (228, 708),
)
#: What stands on a disc, by its number.
SIGNS = {
    6: peoples.cicones,
    10: places.owl,
    14: peoples.lotus,
    18: peoples.trident,
    22: monsters.cyclops,
    90: places.owl,
    92: peoples.gull,
    94: places.hippocamp,
    96: peoples.nausicaa,
}
#: The number of the last disc, and from which disc on numbers are counted back from it.
LAST, HIDDEN = 100, 25


def size(y: float) -> float:
    """Return the radius of a disc at this height: what is far is small."""
    return 15 + 33 * (y - 322) / 384


def along(points: tuple[Point, ...]) -> list[Point]:
    """Return a smooth line through points, finely."""
    found = []
    ends = (points[0], *points, points[-1])
    for i in range(1, len(ends) - 2):
        p, q, r, s = ends[i - 1 : i + 3]
        a = (q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6)
        b = (r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6)
        found += bezier(q, a, b, r, 60)[:-1]
    return [*found, points[-1]]


def stations() -> list[Point]:
    """Return where the discs lie: the nearer, the further apart."""
    line = along(COURSE)
    found, left = [line[0]], 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        left += math.hypot(bx - ax, (by - ay) * 1.7) / size(by)
        if left > 2.7:
            found.append((bx, by))
            left = 0.0
    return found


def flat(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Return shapes lying on the water."""
    move = f"translate({num(x)} {num(y)}) scale({scale:.4f} {0.56 * scale:.4f})"
    return tag("g", *inside, transform=move)


def track() -> str:
    """Return the discs with their numbers and signs."""
    found = []
    spots = stations()
    for i, (x, y) in enumerate(spots):
        number, scale = i + 1, size(y) / 50
        # The ship hides where the numbers leap.
        shown = number if number < HIDDEN else LAST - len(spots) + number
        sign = SIGNS.get(shown)
        field = TERRACOTTA if sign else OCHRE if shown == LAST else CREAM
        parts = [disc(0, 9, 52, fill=INK), disc(0, 0, 50, fill=INK), disc(0, 0, 45, fill=field)]
        if sign:
            parts.append(group(emblem_as(sign(), CREAM, TERRACOTTA), scale=0.6))
        else:
            height = 58 if shown < LAST else 47
            parts.append(
                word(str(shown), "garamond-bold.ttf", height, INK, (0, 0.33 * height), 0.0)
            )
        found.append(flat(x, y, *parts, scale=scale))
    line = along(COURSE)
    wake = taper(line, linear(5, 6, 7, 9, 10, 12, 14))
    return path(wake, fill=CREAM, opacity=0.55) + "".join(found)


def waters() -> str:
    """Return the sea to the horizon, its ripples wider the nearer they are."""
    bands = []
    for k in range(6):
        y = HORIZON + 514 * (k / 6) ** 1.5
        bands.append(box(0, y, 1200, 800 - y, mix(FAR, NEAR, k / 5)))
    ripples = []
    for row, y in enumerate((306, 330, 360, 396, 438, 488, 546, 612, 686, 764)):
        step = 44 + 9.5 * row
        wide = 0.5 * step
        for i in range(int(1200 / step) + 2):
            x = step * i + (step / 2 if row % 2 else 0) - step / 2
            rise = num(-0.24 * wide)
            ripples.append(
                f"M{num(x)} {y}c{num(0.3 * wide)} {rise} {num(0.7 * wide)} {rise} {num(wide)} 0"
            )
    return "".join(bands) + path(
        "".join(ripples), stroke=mix(SEA, CREAM, 0.15), width=2.6, opacity=0.5
    )


def winds() -> str:
    """Return Aeolus at the edge of the sky, and his breath across it."""
    face = group(emblem_as(gods.aeolus(), INK, SKY), at=(132, 128), scale=1.72)
    gusts = []
    for y, length, r, side in ((112, 250, 30, -1), (150, 360, 24, -1), (186, 200, 24, 1)):
        flow = bezier(
            (262, 142 + (y - 142) * 0.4), (330, y), (300 + 0.6 * length, y), (262 + length, y)
        )
        curl = spiral((262 + length, y + side * r), r, 0.28 * r, -90 * side, 1.3 * side)
        line = flow + curl[1:]
        gusts.append(
            path(taper(line, linear(2, 7, 9, 9, 7)), fill=CREAM) + disc(*line[-1], 3.6, fill=CREAM)
        )
    return "".join(gusts) + face


def shores() -> str:
    """Return the coast of Troy, far away, and blue hills beyond."""
    hills = "M0 286C60 262 120 254 190 262C260 250 330 262 420 286Z"
    coast = (
        "M820 300C860 286 880 262 930 254C1000 240 1100 244 1200 232V330"
        "C1120 344 1010 330 940 322C900 318 860 312 820 300Z"
    )
    sand = "M820 300C860 312 900 318 940 322C1010 330 1120 344 1200 330"
    town = group(emblem_as(places.troy(), INK, SKY), at=(1062, 178), scale=1.36)
    return (
        path(hills, fill=mix(FAR, SKY, 0.35))
        + path(coast, fill=CLAY)
        + path(sand, stroke=DEEP, width=6)
        + town
    )


def island() -> str:
    """Return Ithaca in the foreground, the end of the track."""
    land = (
        "M-20 660C10 628 36 604 84 602C132 602 166 628 184 664C194 690 190 716 160 736"
        "C120 758 40 766 -20 764Z"
    )
    hatch = "M150 650L166 686M132 642L154 694M112 640L136 700M88 646L112 706M62 656L86 712"
    way = "M184 700C134 700 96 690 92 664C88 646 76 640 70 628"
    house = group(emblem_as(places.homestead(), INK, CLAY), at=(86, 598), scale=1.5)
    return "".join(
        (
            path(land, fill=CLAY, stroke=DEEP, width=7),
            path(hatch, stroke=TERRACOTTA, width=5),
            path(way, stroke=CREAM, width=9),
            house,
        )
    )


def cube(at: Point, s: float, turn: float, fill: str, ink: str, faces: tuple[str, str, str]) -> str:
    """Return a die: what its top, left and right faces show is drawn in a field of ±64."""
    a, b = 0.866 * s, 0.5 * s
    planes = (
        ([(0, -s), (a, -b), (0, 0), (-a, -b)], (a, b, -a, b, 0, -b), 0.0),
        ([(-a, -b), (0, 0), (0, s), (-a, b)], (a, b, 0, s, -a / 2, b / 2), 0.14),
        ([(a, -b), (0, 0), (0, s), (a, b)], (a, -b, 0, s, a / 2, b / 2), 0.3),
    )
    parts = []
    for (corners, (ux, uy, vx, vy, x, y), shade), shown in zip(planes, faces, strict=True):
        field = mix(fill, INK if fill != INK else CLAY, shade)
        matrix = (
            f"matrix({ux / 150:.4f} {uy / 150:.4f} {vx / 150:.4f} {vy / 150:.4f} {x:.2f} {y:.2f})"
        )
        parts.append(path(through(corners), fill=field, stroke=ink, width=6))
        parts.append(tag("g", emblem_as(shown, ink, field), transform=matrix))
    return group(*parts, at=at, turn=turn)


def pips(count: int) -> str:
    """Return the points of a face."""
    pairs = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}
    return "".join(disc(34 * x, 34 * y, 15, fill=WHITE) for x, y in pairs[count])


def foam() -> str:
    """Return the breakers along the ship's side."""
    waves = [curl(42, FOAM, (400 + 42 * i, 518)) for i in range(10)]
    crest = path("M380 518C480 508 720 508 842 518C720 530 480 530 380 518Z", fill=FOAM)
    return "".join(waves) + crest


def voyage() -> str:
    """Return the card of Le Voyage d'Ulysse, 1200 by 800; the middle square tells it all."""
    owl = group(emblem_as(shapes.eye(), INK, CREAM), at=(46, -406), scale=1.7)
    points = cube((985, 698), 90, -9, CREAM, INK, (pips(3), pips(1), pips(2)))
    fates = cube((1112, 636), 80, 8, INK, OCHRE, (gods.zeus(), gods.athena(), gods.poseidon()))
    return svg(
        1200,
        800,
        box(0, 0, 1200, 800, SKY),
        rayed_sun(TERRACOTTA, TERRACOTTA, 132, (600, HORIZON)),
        disc(600, HORIZON, 118, stroke=SKY, width=5),
        winds(),
        waters(),
        shores(),
        track(),
        group(ship(BLACK_FIGURE, owl, count=9), at=(610, 474), scale=0.4),
        foam(),
        island(),
        group(dolphin(CREAM, NEAR), at=(700, 740), scale=0.5, turn=-8),
        fates,
        points,
    )
