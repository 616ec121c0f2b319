"""The ten ships of the voyage from straight above, bow to the right, white, to be tinted.

Each has an outline of its own, and the shape of its seat cut out of its deck. Drawn from -128 to
128 around the middle of the deck; shapes are those of the port side (up), mirrored to starboard.
What lies under a ship is its outline again, solid and with a rim, so that it stands off any ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from buildspec.art.draw import WHITE, bezier, box, disc, group, linear, path, svg, tag, taper
from buildspec.art.pieces import mirrored
from buildspec.art.shapes import SEATS
from buildspec.art.ulysses.marks import HOLE, cut, fill

#: How wide the rim under a ship is.
RIM = 7
#: How much of its picture a ship fills, so that there is room for the rim.
SHARE = 0.93


class Vessel(NamedTuple):
    """A ship: what is white, the lines cut out of it, how large its mark is and where."""

    solid: str
    cuts: str
    mark: float = 0.8
    at: float = 0.0


def hull(half: str) -> str:
    """Return a hull from its port side, which begins and ends on the centre line."""
    return mirrored(fill(half))


def stroke(*points: tuple[float, float], widths: tuple[float, ...]) -> str:
    """Return a brush stroke through corners, to port and to starboard."""
    return mirrored(path(taper(points, linear(*widths)), fill=WHITE))


def oars(xs: Sequence[float], y: float, reach: float, sweep: float, blade: float) -> str:
    """Return oars that leave the rail at y, swept aft."""
    parts = []
    for x in xs:
        way = [(x - sweep * k / 4, y + 8 - (reach + 8) * k / 4) for k in range(5)]
        parts.append(stroke(*way, widths=(6, 6, 0.65 * blade + 2, blade, 0.85 * blade)))
    return "".join(parts)


def spaced(first: float, last: float, count: int) -> list[float]:
    """Return as many places, evenly from the first to the last."""
    return [first + (last - first) * i / (count - 1) for i in range(count)]


def benches(*places: tuple[float, float]) -> str:
    """Return the thwarts: where each stands, and half its length."""
    return cut("".join(f"M{x} {-half}V{half}" for x, half in places), 5, cap="butt")


def prow(x: float, half: float, tip: float) -> str:
    """Return the foredeck: a bulkhead, and the plank that runs to the tip."""
    return cut(f"M{x} {-half}V{half}M{x} 0H{tip}", 5, cap="butt")


def plumes(x: float, size: float = 1) -> str:
    """Return the fan of the stern."""
    strokes = []
    for k in (1, 2):
        tip = (x - (16 - 4 * k) * size, -15 * k * size)
        curve = bezier((x + 34, -1), (x + 8, -3), (x - 4 * size, -7 * k * size), tip, 12)
        strokes.append(path(taper(curve, linear(18, 12, 9, 4)), fill=WHITE))
    middle = path(taper([(x + 34, 0), (x - 18 * size, 0)], linear(18, 10, 5)), fill=WHITE)
    return mirrored(*strokes) + middle


def shield() -> str:
    """Return the round deck amidships that carries the mark of a slim ship."""
    return disc(0, 0, 45, fill=WHITE)


def galley() -> Vessel:
    """Return a slim galley: a ram before, a fan astern, many oars."""
    side = "M104 0C92 -18 66 -28 30 -30C-14 -32 -60 -30 -84 -20C-94 -14 -98 -8 -99 0Z"
    ram = "M126 0L97 -17L102 -7H76V0Z"
    rows = oars(spaced(66, -64, 8), -24, 50, 30, 11)
    lines = benches((-62, 20), (-76, 18)) + prow(60, 17, 92)
    return Vessel(hull(side) + hull(ram) + plumes(-100) + shield() + rows, lines)


def arrow() -> Vessel:
    """Return a swift ship like an arrow head, broad astern."""
    side = "M126 0C70 -14 -20 -46 -84 -72C-102 -78 -114 -66 -108 -50C-98 -30 -86 -14 -80 0Z"
    lines = benches((-72, 46), (-56, 44)) + prow(54, 12, 104)
    return Vessel(hull(side), lines, 0.76, -12)


def barge() -> Vessel:
    """Return a square freighter with a cabin astern."""
    side = "M125 0L98 -34C88 -47 80 -54 62 -54H-92V0Z"
    cabin = box(-120, -40, 36, 80, WHITE, rx=4)
    roof = cut("M-88 -46V46", 6, cap="butt") + cut("M-112 -20H-98M-112 0H-98M-112 20H-98", 5)
    blades = oars((-62,), -46, 46, 30, 20)
    lines = roof + benches((-68, 42), (-52, 42)) + prow(62, 38, 106)
    return Vessel(hull(side) + cabin + blades, lines, 0.92, 4)


def spindle() -> Vessel:
    """Return a slender ship, two pairs of long oars spread from her middle."""
    side = "M126 0C92 -8 62 -34 0 -36C-52 -34 -80 -14 -100 0Z"
    rows = oars((26,), -24, 82, -44, 20) + oars((-26,), -24, 82, 44, 20)
    lines = benches((-58, 18), (-72, 14)) + prow(62, 17, 108)
    return Vessel(hull(side) + plumes(-100) + shield() + rows, lines, 0.74)


def rower() -> Vessel:
    """Return a broad boat with three pairs of great sweeps."""
    side = "M124 0C104 -22 78 -44 22 -46H-52C-84 -44 -100 -26 -104 0Z"
    rows = oars((58, 4, -50), -34, 80, 26, 30)
    lines = benches((-60, 34), (-76, 30)) + prow(64, 27, 108)
    return Vessel(hull(side) + rows, lines, 0.92)


def racer() -> Vessel:
    """Return a slim hull under a great bellied sail."""
    side = "M126 0C112 -12 90 -24 50 -28C-10 -36 -60 -30 -92 -18C-106 -12 -112 -6 -114 0Z"
    belly = "M20 -120C112 -96 112 96 20 120C62 62 62 -62 20 -120Z"
    lines = cut("M22 -112C60 -58 60 58 22 112", 6, cap="butt")
    lines += cut("M46 -94L60 -104M62 -62L84 -68M62 62L84 68M46 94L60 104", 4.5)
    lines += cut("M91 -34C95 -14 95 14 91 34", 6, cap="butt")
    lines += benches((-64, 20), (-80, 16))
    body = hull(side) + fill(belly) + plumes(-104, 0.9) + group(shield(), at=(-8, 0))
    return Vessel(body, lines, 0.8, -10)


def yard() -> Vessel:
    """Return a ship whose straight yard makes a cross with her."""
    side = "M126 0C104 -20 78 -31 40 -32H-66C-92 -30 -104 -16 -106 0Z"
    sail = box(42, -118, 30, 236, WHITE, rx=10)
    ties = "".join(f"M40 {y}H74" for y in (-96, -72, -48, 48, 72, 96))
    lines = cut("M39 -46V46M75 -40V40", 6, cap="butt") + cut(ties, 5)
    lines += benches((-72, 22), (-88, 18)) + cut("M84 0H108", 5, cap="butt")
    body = hull(side) + sail + group(shield(), at=(-12, 0)) + plumes(-104, 0.8)
    return Vessel(body, lines, 0.82, -12)


def beetle() -> Vessel:
    """Return a six-sided hull with a comb of straight oars."""
    side = "M126 0L72 -46H-66L-102 0Z"
    rows = oars(spaced(68, -62, 7), -40, 48, 0, 11)
    lines = benches((-58, 34), (-74, 26)) + prow(62, 33, 110)
    return Vessel(hull(side) + plumes(-102, 0.9) + rows, lines, 0.88)


def tub() -> Vessel:
    """Return a round-bellied freighter with a long beak and a great fan astern."""
    side = "M126 0C104 -8 80 -12 52 -40C22 -70 -34 -76 -66 -46C-82 -30 -90 -14 -91 0Z"
    lines = benches((-60, 40), (-75, 28)) + prow(60, 20, 112)
    return Vessel(hull(side) + plumes(-96, 1.6), lines, 1.1, -8)


def bulwark() -> Vessel:
    """Return a ship with shields all along her rail and two horns at her bow."""
    side = "M104 0C96 -22 78 -38 50 -40H-74C-94 -38 -104 -20 -106 0Z"
    rail = spaced(48, -80, 4)
    shields = [disc(x, -46, 23, fill=WHITE) for x in rail]
    horn = taper(bezier((70, -16), (104, -20), (112, -44), (98, -78)), linear(28, 24, 5))
    nose = "M126 0L98 -15H84V0Z"
    lines = mirrored(*(disc(x, -47, 9, fill=HOLE) for x in rail))
    lines += benches((-56, 26), (-72, 26), (-88, 20)) + prow(58, 20, 106)
    body = hull(side) + mirrored(*shields, path(horn, fill=WHITE)) + hull(nose)
    return Vessel(body, lines, 0.76)


VESSELS = (galley, arrow, barge, spindle, rower, racer, yard, beetle, tub, bulwark)


def board(*inside: str) -> str:
    """Return a picture of 256 px around the origin."""
    return svg(256, 256, *inside, box="-128 -128 256 256")


def mark(number: int) -> str:
    """Return the shape of a seat as a hole."""
    return SEATS[number].replace(WHITE, HOLE)


def ship(number: int) -> str:
    """Return the ship of the seat with this shape, 256 px."""
    vessel = VESSELS[number]()
    sign = group(mark(number), at=(vessel.at, 0), scale=vessel.mark)
    return board(group(vessel.solid, vessel.cuts, sign, scale=SHARE))


def under(number: int) -> str:
    """Return what lies under that ship, 256 px."""
    solid = VESSELS[number]().solid.replace(' stroke="none" stroke-width="0"', "")
    width = 2 * RIM / SHARE
    rim = tag("g", solid, stroke=WHITE, stroke_width=width, stroke_linejoin="round")
    return board(group(rim, scale=SHARE))
