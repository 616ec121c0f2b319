"""Bold white shapes to be tinted: seats, ship emblems, markers. Each is told from the others
at 16 px by its outline alone, so that nobody needs the colours."""

from __future__ import annotations

from buildspec.art.draw import (
    WHITE,
    Point,
    bezier,
    disc,
    group,
    linear,
    path,
    ring_of,
    star,
    svg,
    taper,
    through,
)

CROSS = "M-12 -40H12V-12H40V12H12V40H-12V12H-40V-12H-12Z"
CRESCENT = "M25.9 -33.1A42 42 0 1 0 25.9 33.1A34 34 0 1 1 25.9 -33.1Z"
DROP = "M0 -46C14 -22 32 -6 32 14A32 32 0 0 1 -32 14C-32 -6 -14 -22 0 -46Z"
LOZENGE = "M0 -46L34 0L0 46L-34 0Z"


def solid(points: list[Point], round_by: float = 5) -> str:
    """Return a filled polygon with softened corners."""
    return path(through(points), fill=WHITE, stroke=WHITE, width=round_by)


def hexagon(r: float) -> list[Point]:
    """Return the corners of a hexagon with a point at the top."""
    return ring_of(6, r)


SEATS = (
    disc(0, 0, 39, fill=WHITE),
    solid([(0, -38), (42, 34), (-42, 34)]),
    solid([(-34, -34), (34, -34), (34, 34), (-34, 34)]),
    path(LOZENGE, fill=WHITE, stroke=WHITE, width=4),
    solid(star(5, 42, 18, (0, 3))),
    group(path(CRESCENT, fill=WHITE), at=(8, 0)),
    path(CROSS, fill=WHITE, stroke=WHITE, width=4),
    solid(hexagon(45), 3),
    path(DROP, fill=WHITE),
    disc(0, 0, 31, stroke=WHITE, width=17),
)


def seat(i: int) -> str:
    """Return the shape of seat i, 96 px."""
    return svg(96, 96, SEATS[i], box="-48 -48 96 96")


AMPHORA = (
    "M-15 -52H15V-43H10C10 -34 12 -30 18 -25C32 -14 34 6 22 26C16 36 11 40 10 44H17V52H-17V44H-10"
    "C-11 40 -16 36 -22 26C-34 6 -32 -14 -18 -25C-12 -30 -10 -34 -10 -43H-15Z"
)
HORSE = (
    "M-30 52C-30 30 -34 8 -24 -14C-18 -28 -8 -36 0 -38L0 -53C8 -50 14 -44 16 -36"
    "C24 -30 29 -22 31 -12L45 10C49 17 44 26 36 25L30 24C27 29 21 29 17 24C12 20 6 20 3 24"
    "C2 33 8 41 15 52Z"
)


def handles() -> str:
    """Return the two ears of the amphora."""
    found = ""
    for side in (1, -1):
        curve = bezier((side * 10, -40), (side * 40, -46), (side * 38, -24), (side * 24, -14))
        found += path(taper(curve, linear(7, 7)), fill=WHITE)
    return found


def eye() -> str:
    """Return the owl's eye: a disc in a ring."""
    return disc(0, 0, 43, stroke=WHITE, width=13) + disc(0, 0, 21, fill=WHITE)


def chevrons() -> str:
    """Return two chevrons that point up."""
    arms = [[(-44, -2 + y), (0, -40 + y), (44, -2 + y)] for y in (0, 38)]
    strokes = [
        path(through(arm, close=False), stroke=WHITE, width=19, cap="butt", join="miter")
        for arm in arms
    ]
    return "".join(strokes)


def horse() -> str:
    """Return a horse's head with a comb of mane."""
    locks = ((-33, 34), (-35, 18), (-34, 2), (-29, -13), (-20, -27), (-8, -38))
    mane = "".join(disc(x, y, 8, fill=WHITE) for x, y in locks)
    cut = disc(13, -17, 4.6, fill="black")
    return path(HORSE, fill=WHITE) + mane + cut


EMBLEMS = (
    eye(),
    solid([(0, -48), (50, 38), (-50, 38)], 8),
    path(AMPHORA, fill=WHITE) + handles(),
    path("M0 -56L44 0L0 56L-44 0ZM0 -20L-16 0L0 20L16 0Z", fill=WHITE, fill_rule="evenodd"),
    path(through(star(8, 56, 25)), fill=WHITE),
    group(path(CRESCENT, fill=WHITE), at=(12, 0), scale=1.28),
    group(path(CROSS, fill=WHITE, stroke=WHITE, width=3), scale=1.26),
    path(through(hexagon(48)), stroke=WHITE, width=17, join="miter"),
    chevrons(),
    horse(),
)


def emblem(i: int) -> str:
    """Return the emblem of ship i, 128 px (0 to 4 Hellenes, 5 to 9 Trojans)."""
    return svg(128, 128, EMBLEMS[i], box="-64 -64 128 128")


def shield() -> str:
    """Return the marker of an invulnerable ship: a round shield with a boss and a rim."""
    rim = disc(0, 0, 26, stroke=WHITE, width=7)
    rays = path(through(star(8, 17, 7)), fill=WHITE)
    return svg(64, 64, rim, rays, box="-32 -32 64 64")


FLAME = (
    "M2 -58C10 -40 34 -26 38 4C42 36 22 56 0 56C-24 56 -42 38 -38 8C-36 -8 -26 -16 -24 -32"
    "C-16 -28 -10 -20 -8 -10C0 -22 4 -40 2 -58Z"
)
CORE = (
    "M2 -8C8 4 18 12 18 28C18 42 10 48 0 48C-11 48 -18 40 -17 28C-16 20 -11 16 -9 8"
    "C-5 10 -3 14 -2 18C1 10 3 2 2 -8Z"
)


def no_mercy() -> str:
    """Return the flame of N-08: no shelter holds."""
    return svg(128, 128, path(FLAME + CORE, fill=WHITE, fill_rule="evenodd"), box="-64 -64 128 128")
