"""Symbols of places: what was made, and what the sea, the sky and the rock do."""

from __future__ import annotations

from buildspec.art.draw import WHITE, bezier, box, disc, group, path, ring_of, spiral, through
from buildspec.art.shapes import CORE, FLAME
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line


def anvil() -> str:
    """Return Hephaestus' anvil."""
    return fill(
        "M-22 -42H58V-20C38 -18 26 -8 24 8C24 20 32 26 46 30V50H-38V30"
        "C-24 26 -16 20 -16 8C-18 -8 -42 -12 -61 -36H-22Z",
        3,
    )


def lyre() -> str:
    """Return Apollo's lyre."""
    arm = bezier((30, 22), (66, -14), (16, -26), (44, -60))
    body = "M-38 12C-14 20 14 20 38 12C42 42 24 60 0 60C-24 60 -42 42 -38 12Z"
    strings = line("M-12 -40V16M0 -40V18M12 -40V16", 4.5, cap="butt")
    return both(brush(arm, 14, 13, 10, 8)) + strings + line("M-46 -42H46", 10) + fill(body)


def lightning() -> str:
    """Return the flash of Olympus."""
    return fill("M14 -61L-38 10H-8L-22 61L40 -16H8L30 -61Z", 2)


def bow() -> str:
    """Return Odysseus' bow, an arrow on the string."""
    limb = bezier((17, 0), (34, -20), (22, -50), (-14, -58))
    lower = [(x, -y) for x, y in limb]
    shaft = box(-58, -4, 96, 8, WHITE)
    head = fill("M62 0L32 -15L38 0L32 15Z")
    vanes = fill("M-62 -13H-48L-36 0L-48 13H-62L-50 0Z")
    string = line("M-14 -58L-30 0L-14 58", 4.5)
    return group(
        string, brush(limb, 15, 13, 6), brush(lower, 15, 13, 6), shaft, head, vanes, turn=-45
    )


def tripod() -> str:
    """Return the tripod of Delphi."""
    rings = both(disc(24, -47, 11, stroke=WHITE, width=7))
    bowl = "M-48 -38H48V-27H43C40 -4 22 8 0 8C-22 8 -40 -4 -43 -27H-48Z"
    leg = brush([(36, -14), (42, 20), (50, 60)], 10, 9, 9)
    return "".join((rings, fill(bowl), both(leg), box(-5, 4, 10, 56, WHITE), line("M-40 34H40", 7)))


def oar() -> str:
    """Return two oars crossed."""
    one = "M-6 -66A6 6 0 0 1 6 -66V-8C24 6 27 42 0 70C-27 42 -24 6 -6 -8Z"
    return group(fill(one), turn=42) + group(above(one, 5), turn=-42)


def scroll() -> str:
    """Return the Sibyl's scroll, open."""
    sheet = box(-36, -40, 72, 80, WHITE)
    rods = "".join(
        box(-52, y - 13, 104, 26, HOLE, rx=11) + box(-52, y - 9, 104, 18, WHITE, rx=9)
        for y in (-47, 47)
    )
    return sheet + cut("M-24 -20H24M-24 -4H24M-24 12H24M-24 27H6", 6, cap="butt") + rods


def cup() -> str:
    """Return Circe's cup, wide and shallow."""
    bowl = (
        "M-44 -34H44C42 -4 26 10 8 13V34C22 36 34 40 36 52H-36C-34 40 -22 36 -8 34V13"
        "C-26 10 -42 -4 -44 -34Z"
    )
    handle = bezier((40, -14), (66, -8), (60, -30), (62, -46))
    rim = cut("M-48 -20H48", 5)
    return group(fill(bowl, 3), both(brush(handle, 9, 10, 9, 6)), rim, scale=0.92)


def whirlpool() -> str:
    """Return the mouth of Charybdis."""
    arms = [brush(spiral((0, 0), 58, 7, start, 1.35), 3, 15, 14, 11, 8) for start in (0, 180)]
    return "".join(arms)


def wineskin() -> str:
    """Return the skin in which Aeolus tied the winds."""
    bag = "M-14 -20C-44 -10 -56 14 -50 34C-45 54 -26 61 0 61C26 61 45 54 50 34C56 14 44 -10 14 -20Z"
    neck = "M-12 -34C-10 -40 -16 -50 -28 -61C-10 -54 10 -54 28 -61C16 -50 10 -40 12 -34Z"
    cord = line("M-17 -27H17", 8) + brush(
        bezier((14, -27), (28, -28), (36, -22), (44, -30)), 6, 6, 5
    )
    gust = bezier((-38, 40), (-20, 40), (0, 42), (14, 40)) + spiral((12, 22), 18, 5, 85, -1.3)
    return fill(bag) + fill(neck) + cord + cut(through(gust, close=False), 6.5)


def sun() -> str:
    """Return the sun of Helios."""
    rays = [
        group(fill("M-8 0L0 -24L8 0Z", 2), at=p, turn=30 * i) for i, p in enumerate(ring_of(12, 37))
    ]
    return "".join(rays) + disc(0, 0, 28, fill=WHITE)


def diadem() -> str:
    """Return the queen's diadem."""
    points = (
        "M-46 26L-58 -22L-30 2L-24 -38L-8 -2L0 -50L8 -2L24 -38L30 2L58 -22L46 26"
        "C20 18 -20 18 -46 26Z"
    )
    beads = ((0, -54, 8), (24, -42, 7), (-24, -42, 7), (57, -25, 6.5), (-57, -25, 6.5))
    band = "M-44 35C-18 27 18 27 44 35L42 52C18 45 -18 45 -42 52Z"
    return fill(points) + "".join(disc(*bead, fill=WHITE) for bead in beads) + fill(band)


def torch() -> str:
    """Return a torch."""
    flame = path(FLAME + CORE, fill=WHITE, fill_rule="evenodd")
    handle = fill("M-19 16H19L8 62H-8Z") + cut("M-18 30L18 25M-15 44L15 39", 5)
    return group(flame, at=(0, -27), scale=0.62) + box(-29, 6, 58, 11, WHITE, rx=4) + handle


def cave() -> str:
    """Return Calypso's cave below its vines."""
    rock = (
        "M-62 56C-62 30 -58 14 -48 2C-46 -22 -34 -30 -24 -36C-16 -52 2 -60 16 -52"
        "C32 -48 38 -34 42 -24C56 -10 62 20 62 56Z"
    )
    mouth = "M-16 60V34C-16 0 24 0 24 34V60Z"
    cracks = cut("M-44 32L-36 12L-22 6M34 -16L44 6M-18 -26L0 -34L10 -24", 5)
    return fill(rock) + path(mouth, fill=HOLE) + line("M-3 4V28M11 4V20", 5.5) + cracks


def rings() -> str:
    """Return the ringed harbour of Atlantis with its canal."""
    return "".join(
        (
            disc(0, 0, 54, stroke=WHITE, width=13),
            disc(0, 0, 32, stroke=WHITE, width=11),
            disc(0, 0, 15, fill=WHITE),
            box(-6.5, 18, 13, 46, HOLE),
        )
    )


def boulder() -> str:
    """Return a rock of the Laestrygonians, striking the water."""
    corners = [
        (-42, -20),
        (-26, -50),
        (10, -60),
        (40, -40),
        (48, -8),
        (26, 22),
        (-14, 24),
        (-40, 8),
    ]
    facets = cut("M-42 -20L-10 -18L10 -60M-10 -18L4 24M-10 -18L26 -8L40 -40M26 -8L26 22", 4)
    wave = "M-57 46C-44 34 -36 34 -25 46S-8 57 3 46S22 34 32 46S48 56 57 46"
    return fill(through(corners), 3) + facets + cut(wave, 20) + line(wave, 10) + splash()


def splash() -> str:
    """Return the two drops thrown up beside the rock."""
    return both(disc(53, 20, 5.5, fill=WHITE))


def columns() -> str:
    """Return the two pillars at the end of the world, the sea at their feet."""
    one = "".join(
        (
            box(8, -60, 50, 12, WHITE, rx=2),
            fill("M13 -48H53L48 -38H18Z"),
            box(18, -40, 30, 74, WHITE),
            cut("M33 -32V32", 5),
            box(11, 30, 44, 11, WHITE, rx=2),
        )
    )
    wave = "M-58 54C-48 47 -39 47 -29 54S-10 61 0 54S19 47 29 54S48 61 58 54"
    return both(one) + line(wave, 8.5)


THINGS = {
    "anvil": anvil,
    "lyre": lyre,
    "lightning": lightning,
    "bow": bow,
    "tripod": tripod,
    "oar": oar,
    "scroll": scroll,
    "cup": cup,
    "whirlpool": whirlpool,
    "wineskin": wineskin,
    "sun": sun,
    "diadem": diadem,
    "torch": torch,
    "cave": cave,
    "rings": rings,
    "boulder": boulder,
    "columns": columns,
}
