"""Two gods of the debate as a vase painter would draw them: heads in profile, an arm held out.

Each looks to the right; the origin is the ear, a head is about 230 high, up is negative.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from buildspec.art.draw import (
    Point,
    bezier,
    disc,
    group,
    linear,
    path,
    spiral,
    taper,
    through,
)
from buildspec.art.motifs import leaf


@dataclass(frozen=True)
class Glaze:
    """The colours of a god: the figure, the lines scratched in it, the ornament, the white."""

    figure: str
    scratch: str
    gold: str
    white: str


FACE = (
    "M-72 -20C-78 -92 -26 -128 24 -114C42 -108 50 -98 53 -86C58 -62 74 -38 88 -14"
    "C91 -6 84 0 72 0L75 10C77 15 73 19 68 19L73 27C75 33 71 36 65 37C70 50 66 66 52 68"
    "C36 70 22 64 10 56L22 150H-74L-64 40Z"
)
BEARD = (
    "M-10 6C2 18 20 20 34 12C46 4 62 8 74 15L65 22L74 32C84 60 86 92 76 130"
    "C42 128 0 104 -14 54C-18 36 -16 20 -10 6Z"
)
HELMET = (
    "M-92 96C-72 84 -66 62 -70 34C-88 -26 -78 -104 -14 -126C26 -138 66 -112 72 -74"
    "C76 -62 72 -52 62 -54C44 -58 24 -56 12 -46C2 -36 -2 -18 -10 -6L-14 18L-32 22"
    "C-32 50 -44 82 -72 104Z"
)
CREST_OVER = ((72, -110), (30, -194), (-128, -172), (-116, -10))
CREST_TAIL = ((-116, -10), (-112, 60), (-126, 110), (-152, 152))
ROLL = "M-62 -40C-104 -28 -116 30 -100 78C-96 98 -76 100 -70 84C-62 64 -60 40 -60 20Z"


def strokes(glaze: Glaze, d: str, width: float = 4) -> str:
    """Return lines scratched through the glaze."""
    return path(d, stroke=glaze.scratch, width=width)


def eye(glaze: Glaze) -> str:
    """Return the eye, seen from the front as in old vases, and its brow."""
    lid = path("M-24 2C-12 -16 16 -16 30 2C14 14 -12 14 -24 2Z", fill=glaze.white)
    iris = disc(4, 0, 9.5, fill=glaze.gold) + disc(4, 0, 5, fill="#1C1410")
    brow = path("M-30 -14C-14 -34 20 -34 36 -14", stroke=glaze.scratch, width=6)
    rim = path("M-24 2C-12 -16 16 -16 30 2C14 14 -12 14 -24 2Z", stroke=glaze.scratch, width=2.5)
    return group(lid, iris, rim, brow, at=(34, -44), scale=0.9)


def ear(glaze: Glaze) -> str:
    """Return the ear as a small volute."""
    roll = spiral((-14, -14), 18, 4, 40, -1.2)
    return path(through(roll, close=False), stroke=glaze.scratch, width=5)


def wreath(glaze: Glaze) -> str:
    """Return the leaves around the head."""
    stem = bezier((56, -76), (30, -104), (-40, -96), (-74, -44))
    leaves = []
    for i in range(2, 24, 3):
        for side in (-34, 34):
            leaves.append(
                group(path(leaf(34, 10), fill=glaze.gold), at=stem[i], turn=318 + side - 3 * i)
            )
    return path(through(stem, close=False), stroke=glaze.gold, width=5) + "".join(leaves)


def bearded(glaze: Glaze) -> str:
    """Return the head of the Earth-shaker."""
    rows = "".join(
        f"M{2 + 13 * i} {28 - 2 * i}C{8 + 12 * i} {64 + i} {30 + 7 * i} {96 + 2 * i} "
        f"{66 + i} {121 - i}"
        for i in range(5)
    )
    rolled = "M-66 -22C-90 0 -98 40 -90 80M-64 0C-80 20 -84 50 -80 84"
    waves = "M46 -90C20 -88 4 -70 2 -46C0 -30 -4 -24 -8 -24M-66 -14C-60 -52 -34 -80 0 -92"
    return "".join(
        (
            path(FACE, fill=glaze.figure),
            path(ROLL, fill=glaze.figure),
            strokes(glaze, rolled + waves),
            path(BEARD, fill=glaze.figure, stroke=glaze.scratch, width=4),
            strokes(glaze, rows, 3.4),
            strokes(glaze, "M50 22L66 21", 4),
            strokes(glaze, "M70 -8C66 -12 66 -18 72 -20", 4),
            eye(glaze),
            ear(glaze),
            wreath(glaze),
        )
    )


def crest(glaze: Glaze) -> str:
    """Return the plume of the helmet: its hair scratched across, a band along its foot."""
    spine = bezier(*CREST_OVER) + bezier(*CREST_TAIL)[1:]
    width = linear(14, 58, 62, 58, 50, 36, 8)
    hair = []
    band = []
    for i in range(3, len(spine) - 6):
        (ax, ay), (x, y), (bx, by) = spine[i - 1 : i + 2]
        step = width(i / (len(spine) - 1)) / math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) * step, (bx - ax) * step
        band.append((x - 0.2 * nx, y - 0.2 * ny))
        hair.append(through([band[-1], (x + 0.36 * nx, y + 0.36 * ny)], close=False))
    plume = path(taper(spine, width), fill=glaze.figure)
    return plume + strokes(glaze, "".join(hair[::2]) + through(band, close=False), 3.6)


def helmeted(glaze: Glaze) -> str:
    """Return the head of Athena in her crested helmet."""
    volute = spiral((-24, -70), 24, 5, 160, 1.4)
    edge = "M62 -60C44 -64 20 -62 6 -50C-6 -38 -10 -20 -18 -8"
    earring = disc(0, 30, 9, fill=glaze.gold) + disc(0, 44, 5, fill=glaze.gold)
    return "".join(
        (
            crest(glaze),
            path(FACE, fill=glaze.figure),
            path(HELMET, fill=glaze.figure, stroke=glaze.scratch, width=4),
            strokes(glaze, edge, 4),
            path(through(volute, close=False), stroke=glaze.scratch, width=5),
            eye(glaze),
            strokes(glaze, "M50 20L68 19", 4),
            strokes(glaze, "M70 -8C66 -12 66 -18 72 -20", 4),
            earring,
        )
    )


TORSO = (
    "M-70 118C-110 132 -176 150 -206 230C-226 290 -230 380 -232 470H190C176 400 166 330 150 270"
    "C134 200 86 150 18 122Z"
)


def cloak(glaze: Glaze) -> str:
    """Return shoulders in a pleated robe, a mantle across them, a collar of beads."""
    pleats = "".join(
        f"M{-64 + 26 * i} {176 + 5 * (i % 2)}C{-74 + 32 * i} 260 {-84 + 40 * i} 360 "
        f"{-90 + 46 * i} 470"
        for i in range(7)
    )
    mantle = (
        "M-92 128C-120 210 -60 330 60 470H-232C-230 380 -226 290 -206 230"
        "C-180 158 -124 140 -92 128Z"
    )
    folds = (
        "M-120 150C-152 230 -110 350 -20 470M-150 172C-186 250 -160 370 -90 470"
        "M-184 208C-206 290 -196 390 -156 470"
    )
    hem = bezier((-76, 150), (-92, 226), (-40, 334), (70, 462), 15)
    beads = [
        disc(*p, 5, fill=glaze.gold)
        for p in bezier((-66, 152), (-36, 186), (14, 186), (44, 156), 8)
    ]
    return "".join(
        (
            path(TORSO, fill=glaze.figure),
            strokes(glaze, pleats, 3.4),
            *beads,
            path(mantle, fill=glaze.figure, stroke=glaze.scratch, width=4),
            strokes(glaze, folds, 4),
            strokes(glaze, "M-66 132C-40 160 -4 162 22 130", 4),
            *(disc(x - 22, y + 6, 4, fill=glaze.gold) for x, y in hem[1:]),
        )
    )


def hand(glaze: Glaze) -> str:
    """Return an open hand, palm up, fingers to the right; the origin is the middle of the palm."""
    fingers = (
        ((10, 8), (40, 14), (58, 8), (76, -8)),
        ((6, 12), (36, 24), (56, 22), (78, 8)),
        ((0, 16), (26, 34), (46, 34), (66, 24)),
    )
    shape = [
        path(
            taper(bezier(*f), linear(22, 20, 17, 11)),
            fill=glaze.figure,
            stroke=glaze.scratch,
            width=3,
        )
        for f in reversed(fingers)
    ]
    thumb = bezier((-18, 2), (-8, -16), (4, -28), (16, -34))
    palm = path("M-46 -10C-20 -16 10 -6 22 0C26 16 14 28 -8 28L-46 22Z", fill=glaze.figure)
    heel = strokes(glaze, "M-40 25L-8 30C6 30 16 24 20 18", 3.5)
    return "".join(shape) + palm + heel + path(taper(thumb, linear(22, 19, 12)), fill=glaze.figure)


def arm(glaze: Glaze, shoulder: Point, elbow: Point, wrist: Point) -> str:
    """Return a bare arm, bent at the elbow; its shoulder melts into what lies below it."""
    upper = path(taper([shoulder, elbow], linear(74, 60)), fill=glaze.figure)
    lower = path(taper([elbow, wrist], linear(60, 56, 40)), fill=glaze.figure)
    lines = [
        path(taper(part, linear(*widths)), stroke=glaze.scratch, width=8)
        for part, widths in (((shoulder, elbow), (74, 60)), ((elbow, wrist), (60, 56, 40)))
    ]
    joint = disc(*elbow, 34, fill=glaze.scratch) + disc(*elbow, 30, fill=glaze.figure)
    cap = disc(*shoulder, 42, fill=glaze.figure)
    return "".join(lines) + joint + upper + lower + disc(*elbow, 30, fill=glaze.figure) + cap
