"""Emblems of the six gods of the die, white, to be tinted, in a field of ±64."""

from __future__ import annotations

from buildspec.art.draw import WHITE, bezier, box, disc, group, path, ring_of, spiral, tag, through
from buildspec.art.motifs import leaf
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line


def zeus() -> str:
    """Return the thunderbolt: a winged grip, a flower of flames at either end."""
    flame = fill("M0 -64C13 -48 13 -32 7 -10H-7C-13 -32 -13 -48 0 -64Z")
    bolt = fill("M12 -8C18 -16 26 -20 33 -24L26 -34L46 -58L41 -36L50 -28C42 -20 30 -12 18 0Z", 2)
    upper = flame + both(bolt) + cut("M0 -44V-14", 3.5)
    wings = both(
        fill("M14 -4C28 -13 44 -14 62 -10C58 -2 52 2 46 3C42 8 36 10 30 10C26 12 20 10 14 6Z"),
        cut("M22 2C34 -4 46 -5 56 -5", 3.5),
    )
    grip = box(-20, -9, 40, 18, HOLE) + box(-16, -7, 32, 14, WHITE, rx=6)
    return upper + tag("g", upper, transform="scale(1 -1)") + wings + grip


def face(x: float, y: float, scale: float = 1) -> str:
    """Return the face of an owl, seen from the front."""
    head = (
        "M-38 -24C-34 -18 -33 -14 -34 -8C-36 16 -20 28 0 28C20 28 36 16 34 -8C33 -14 34 -18 38 -24"
        "C28 -26 16 -22 8 -14L0 -6L-8 -14C-16 -22 -28 -26 -38 -24Z"
    )
    eyes = both(
        disc(16, 2, 13, fill=HOLE), disc(16, 2, 7.5, fill=WHITE), disc(16, 2, 3.2, fill=HOLE)
    )
    beak = path("M0 4L6 14L0 26L-6 14Z", fill=WHITE, stroke=HOLE, width=4)
    return group(fill(head, 2), eyes, beak, at=(x, y), scale=scale)


def athena() -> str:
    """Return the owl of Athena, her wings spread."""
    wing = (
        "M14 0C28 -26 46 -34 63 -36C63 -24 61 -16 58 -10C61 -4 59 4 54 8C55 15 51 22 44 25"
        "C42 32 36 36 28 36L14 32Z"
    )
    plumes = cut("M56 -24C46 -20 36 -12 28 -2M53 -4C46 -2 38 4 31 12M46 14C41 16 36 20 32 26", 4)
    body = "M-20 -6C-24 20 -16 40 0 46C16 40 24 20 20 -6Z"
    tail = fill("M-12 40L-16 62H16L12 40Z") + cut("M-5 50V60M5 50V60", 4)
    spots = "".join(
        path(leaf(8, 5), fill=HOLE, transform=f"translate({x} {y}) rotate(180)")
        for x, y in ((-9, 14), (0, 14), (9, 14), (-5, 25), (5, 25), (0, 35))
    )
    return both(fill(wing), plumes) + tail + above(body, 4) + spots + face(0, -30, 0.92)


def hermes() -> str:
    """Return the herald's staff: two serpents about it, wings at its head."""
    staff = box(-4, -46, 8, 108, WHITE, rx=3)
    knob = disc(0, -52, 9, fill=WHITE)
    lower = bezier((3, 56), (-26, 44), (-18, 26), (0, 18))
    upper = bezier((0, 18), (36, 2), (30, -30), (8, -28))
    snake = brush(lower + upper[1:], 4, 8, 9, 9, 10, 9) + disc(9, -28, 7, fill=WHITE)
    wing = (
        "M6 -46C20 -62 42 -64 63 -60C59 -54 56 -50 52 -48C51 -42 46 -38 40 -38C37 -33 30 -32 24 -34"
        "C18 -36 10 -40 6 -46Z"
    )
    feathers = cut("M20 -47C32 -53 42 -55 52 -55", 4)
    return both(snake) + staff + knob + both(fill(wing), feathers, disc(8, -29, 2, fill=HOLE))


def poseidon() -> str:
    """Return the trident, barbed, over the waves."""
    middle = "M0 -64L13 -36L6 -40V40H-6V-40L-13 -36Z"
    arm = bezier((0, 2), (44, 6), (44, -16), (36, -46))
    barb = fill("M38 -62L52 -34L38 -40L25 -34Z")
    collar = box(-16, 16, 32, 9, WHITE, rx=4)
    wave = "M-58 54C-46 42 -40 42 -29 52S-12 60 0 50S18 42 29 52S48 60 58 48"
    foot = cut(wave, 18) + line(wave, 9)
    return fill(middle) + both(brush(arm, 12, 14, 11), barb) + collar + foot


def hades() -> str:
    """Return the helmet that hides its wearer, crested, empty."""
    crest = (
        "M-50 -8C-56 -44 -30 -63 0 -63C30 -63 56 -44 50 -8L38 -12C36 -32 22 -42 0 -42"
        "C-22 -42 -36 -32 -38 -12Z"
    )
    hairs = "".join(
        through([(x * 0.8, -12 + (y + 12) * 0.82), (x, y)], close=False)
        for x, y in ring_of(24, 53, (0, -10), -165)[:11]
    )
    bowl = (
        "M0 -37C24 -37 38 -22 38 0C38 26 36 44 24 62C16 56 10 50 7 42L9 18H-9L-7 42"
        "C-10 50 -16 56 -24 62C-36 44 -38 26 -38 0C-38 -22 -24 -37 0 -37Z"
    )
    eyes = both(path("M7 2C16 -6 26 -6 33 0C30 10 18 14 9 12Z", fill=HOLE))
    nasal = fill("M-6 -4H6L7 20L0 28L-7 20Z")
    brow = cut("M-33 -10C-22 -18 -8 -16 0 -8C8 -16 22 -18 33 -10", 4)
    return fill(crest) + cut(hairs, 4) + above(bowl, 4) + eyes + nasal + brow


def aeolus() -> str:
    """Return the keeper of the winds, cheeks round, blowing."""
    hair = ((-34, -44, 17), (-14, -50, 15), (-48, -22, 16), (-50, 4, 14), (-44, 28, 14))
    hair += ((-28, 44, 13), (2, -47, 11))
    curls = "".join(disc(x, y, r, fill=WHITE) for x, y, r in hair)
    head = (
        "M-44 -40H8C14 -32 14 -26 16 -20L26 -8C28 -4 24 0 18 0L22 4C28 6 28 16 22 18L16 22"
        "C16 38 2 48 -16 46L-44 34Z"
    )
    cheek = cut("M-2 6C-14 2 -22 14 -16 24C-10 32 4 30 6 20", 4.5)
    eye = cut("M-6 -16C-2 -21 6 -21 10 -15", 4.5) + cut("M-10 -28C-2 -34 6 -33 12 -27", 4.5)
    ear = cut("M-26 -8C-36 -10 -36 6 -26 8", 4.5)
    gusts = (
        brush(
            bezier((32, 4), (42, 0), (50, -2), (54, -10)) + spiral((46, -14), 9, 4, 30, -0.7, 16),
            4,
            7,
            6,
        ),
        brush(bezier((32, 11), (42, 11), (54, 12), (63, 9)), 4, 8, 3),
        brush(
            bezier((32, 17), (40, 22), (50, 24), (54, 32)) + spiral((45, 36), 10, 4, -25, 0.7, 16),
            4,
            7,
            6,
        ),
    )
    swirls = cut("M-44 -22C-36 -30 -26 -26 -26 -18M-46 14C-38 8 -30 12 -30 20", 4)
    return curls + fill(head) + cheek + eye + ear + swirls + "".join(gusts)


GODS = {
    "zeus": zeus,
    "athena": athena,
    "hermes": hermes,
    "poseidon": poseidon,
    "hades": hades,
    "aeolus": aeolus,
}
