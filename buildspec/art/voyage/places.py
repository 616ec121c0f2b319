"""Emblems of cells without a card and of the two ends of the voyage, white, in a field of ±64."""

from __future__ import annotations

from buildspec.art.draw import WHITE, bezier, box, disc, group, path
from buildspec.art.motifs import leaf
from buildspec.art.ulysses.beasts import horse as wooden_horse
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line
from buildspec.art.voyage.gods import face


def owl() -> str:
    """Return the owl of the coins of Athens, an olive twig behind it."""
    body = "M-24 -18C-30 2 -30 18 -24 30L-46 58C-36 62 -24 58 -8 49C20 50 40 28 38 -16Z"
    wing = "M-20 -8C-30 8 -32 24 -44 52C-16 44 8 22 12 -6C2 0 -10 0 -20 -8Z"
    feathers = cut("M-14 6C-18 18 -22 26 -28 36M0 8C-4 18 -10 26 -18 34", 4)
    legs = line("M8 46V56M24 38V56", 7) + line("M0 59H14M18 59H33", 6.5)
    dots = ((22, 4), (30, 12), (21, 17), (28, 25), (16, 30))
    spots = "".join(disc(x, y, 3, fill=HOLE) for x, y in dots)
    twig = brush(bezier((-36, -18), (-44, -28), (-50, -40), (-50, -50)), 4, 4, 4)
    leaves = "".join(
        group(fill(leaf(24, 8)), at=at, turn=turn)
        for at, turn in (((-42, -26), -84), ((-49, -40), -62), ((-48, -38), 32))
    )
    bird = legs + fill(body) + above(wing, 3.5) + feathers + spots + twig + leaves
    return group(bird, face(8, -31, 1.06), at=(5, 0), scale=0.96)


def hippocamp() -> str:
    """Return the horse of Poseidon's chariot, which ends in a fish."""
    fore = (
        "M-6 -60L2 -50C12 -48 20 -40 26 -28L38 -14C42 -6 36 2 28 0L14 -8C12 0 14 6 20 12L44 8L58 22"
        "L50 28L42 18L26 24L40 34L36 48L28 46L29 38L10 32C-6 40 -26 34 -30 16C-32 2 -26 -10 -22 -22"
        "C-20 -36 -14 -46 -8 -50Z"
    )
    tail = [
        *bezier((-10, 20), (-22, 62), (-64, 54), (-56, 20)),
        *bezier((-56, 20), (-53, 8), (-60, 0), (-57, -10))[1:],
    ]
    fluke = (
        "M-57 -4C-66 -12 -70 -26 -66 -42C-61 -36 -56 -34 -53 -30C-49 -34 -44 -36 -37 -36"
        "C-38 -22 -46 -8 -57 -4Z"
    )
    locks = ((-12, -50), (-20, -40), (-25, -28), (-29, -15), (-32, -2))
    mane = "".join(disc(x, y, 6.5, fill=WHITE) for x, y in locks)
    scales = cut(
        "M-20 34C-14 40 -10 46 -10 54M-34 40C-32 46 -32 52 -36 58M-46 36C-49 41 -54 44 -60 44"
        "M-49 24C-54 25 -59 23 -63 20",
        4,
    )
    body = brush(tail, 38, 31, 23, 17, 13, 10, 8)
    horse = fill(fluke) + body + mane + fill(fore) + scales + disc(12, -32, 3.4, fill=HOLE)
    return group(horse, cut("M30 -6L36 -7", 3), at=(4, 1), scale=0.96)


def storm() -> str:
    """Return a black cloud, its lightning, and the sea it raises."""
    cloud = (
        "M-44 4C-62 2 -64 -24 -46 -28C-46 -50 -20 -58 -8 -44C0 -62 34 -62 38 -38C58 -42 66 -12 50 2"
        "C46 5 40 5 36 4Z"
    )
    bolt = "M6 -12L-18 22H-4L-12 48L20 10H5L18 -12Z"
    rain = line("M-38 14L-44 28M-26 14L-32 28M30 14L24 28M44 14L38 28", 5.5)
    wave = "M-58 56C-46 44 -38 46 -30 54S-12 62 0 54S20 44 30 54S50 60 58 50"
    return fill(cloud) + rain + above(bolt, 5) + cut(wave, 17) + line(wave, 9)


def troy() -> str:
    """Return the walls of Troy and the horse before their gate."""
    tower = fill("M30 -52H36V-60H44V-52H49V-60H57V-52H62V-34H58L63 60H30L35 -34H30Z")
    wall = fill("M-36 -12H-28V-20H-20V-12H-10V-20H-2V-12H2V-20H10V-12H20V-20H28V-12H36V60H-36Z")
    joints = cut("M33 -24H60M34 -6H47M48 8H62M32 24H46M48 42H64", 3.5)
    gate = path("M-24 62V20C-24 -2 24 -2 24 20V62Z", fill=HOLE)
    horse = group(wooden_horse(), at=(0, 40), scale=0.36)
    return both(tower) + wall + both(joints) + gate + horse


def homestead() -> str:
    """Return the house of Odysseus and an olive tree beside it."""
    house = fill("M-48 -32L-16 -56L16 -32V-23H-48Z", 2) + box(-44, 0, 56, 7, WHITE)
    columns = "".join(box(x, -20, 8, 22, WHITE) for x in (-42, -26, -12, 2))
    trunk = brush(bezier((40, 22), (36, 8), (44, 0), (40, -14)), 11, 7, 6)
    clumps = ((41, -26, 14), (30, -15, 9), (52, -15, 10), (43, -42, 9))
    return house + columns + trunk + "".join(disc(x, y, r, fill=WHITE) for x, y, r in clumps)


def ithaca() -> str:
    """Return the island with the house on its height, the sea at its foot."""
    hill = "M-60 36C-52 22 -44 16 -36 5C-20 0 10 0 20 6C38 12 52 24 60 36Z"
    way = cut("M-18 36C-6 28 -22 20 -14 8", 5)
    waves = "M-58 {0}C-49 {1} -41 {1} -32 {0}S-12 {2} -2 {0}S18 {1} 28 {0}S48 {2} 58 {0}"
    sea = line(waves.format(45, 39, 51), 6.5) + line(waves.format(57, 51, 63), 6.5)
    return fill(hill) + way + homestead() + sea


def penelope() -> str:
    """Return the loom on which Penelope weaves by day and unweaves by night."""
    frame = both(fill("M44 -56H55L60 61H49Z")) + box(-62, -60, 124, 12, WHITE, rx=4)
    cloth = box(-38, -44, 76, 50, WHITE)
    key = cut("M-38 -31H38M-38 -7H38", 4, cap="butt")
    zigzag = cut("M-36 -15L-27 -23L-18 -15L-9 -23L0 -15L9 -23L18 -15L27 -23L36 -15", 4)
    threads = "".join(f"M{x} 6V44" for x in (-33, -22, -11, 0, 11, 22, 33))
    weights = "".join(
        fill(f"M{x - 3} 42H{x + 3}L{x + 5} 58H{x - 5}Z", 1) for x in (-33, -22, -11, 0, 11, 22, 33)
    )
    rod = box(-48, 20, 96, 7, WHITE, rx=3)
    return frame + cloth + key + zigzag + line(threads, 3.6, cap="butt") + weights + rod


PLACES = {
    "athena": owl,
    "poseidon": hippocamp,
    "storm": storm,
    "troy": troy,
    "ithaca": ithaca,
    "penelope": penelope,
}
