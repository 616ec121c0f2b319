"""Emblems of trials: giants, beasts and monsters, white, to be tinted, in a field of ±64."""

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
    spiral,
    tag,
    taper,
)
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line


def cyclops() -> str:
    """Return the head of Polyphemus: one eye, snail curls, a beard in locks."""
    face = (
        "M-40 -20C-40 -46 -22 -54 0 -54C22 -54 40 -46 40 -20V12L44 34L34 35L35 50L23 47L20 59"
        "L9 52L0 64L-9 52L-20 59L-23 47L-35 50L-34 35L-44 34L-40 12Z"
    )
    curls = [disc(x, y + 3, 9.5, fill=WHITE) for x, y in ring_of(14, 47, (0, -12), -180)[:8]]
    ears = both(disc(44, 3, 8, fill=WHITE))
    eye = path("M-34 -14C-17 -38 17 -38 34 -14C17 8 -17 8 -34 -14Z", fill=HOLE)
    iris = disc(0, -15, 14, fill=WHITE) + disc(0, -15, 6, fill=HOLE)
    nose = cut("M-5 8C-12 15 -8 21 0 20C8 21 12 15 5 8", 4)
    mouth = cut("M-26 36C-18 24 -6 26 0 31C6 26 18 24 26 36", 4.5)
    locks = cut("M-9 40L-7 48M9 40L7 48M-23 40L-22 46M23 40L22 46", 4)
    brow = cut("M-37 -27C-19 -51 19 -51 37 -27", 5)
    return fill(face, 3) + "".join(curls) + ears + eye + iris + brow + nose + mouth + locks


def barking(at: Point, turn: float) -> str:
    """Return the head of a hound with its neck, barking to the right, before what lies below."""
    head = (
        "M-40 22C-30 10 -22 2 -18 -8L-24 -27L-5 -15C3 -15 10 -13 16 -10L28 -8C32 -4 31 2 27 4L14 6"
        "L24 12C22 18 16 20 10 18C2 18 -6 18 -10 24C-14 32 -20 38 -28 42Z"
    )
    eye = path("M-1 -8L8 -7L2 -2Z", fill=HOLE)
    return group(above(head, 3.5), eye, cut("M-23 10L-12 24", 4), at=at, turn=turn, scale=0.84)


def cerberus() -> str:
    """Return the hound of the Underworld: three heads, a serpent for a tail."""
    body = (
        "M-38 -2C-20 -8 2 -10 18 -8C28 0 28 14 24 24C25 36 27 46 28 55H35C38 55 38 61 35 61H16"
        "L10 36C-2 38 -14 37 -22 32C-24 38 -22 46 -20 55H-13C-10 55 -10 61 -13 61H-32"
        "C-36 50 -40 42 -39 32C-48 22 -48 6 -38 -2Z"
    )
    hind = fill("M-36 28L-50 42L-46 55H-40C-37 55 -37 61 -40 61H-56L-62 42L-46 16Z")
    tail = bezier((-40, 8), (-66, 2), (-44, -22), (-58, -36))
    snake = group(fill("M-5 4C-8 -6 -4 -14 6 -18C8 -8 8 0 4 6Z"), at=(-58, -36), turn=-14)
    heads = barking((6, -37), -36) + barking((33, 17), 30) + barking((32, -10), 0)
    breast = "M-20 0L2 -18L14 8L12 32L2 38L-14 38Z"
    legs = cut("M22 24C16 30 12 34 10 38", 4)
    return hind + brush(tail, 9, 9, 8) + snake + fill(body) + legs + heads + fill(breast)


def siren() -> str:
    """Return a siren of the vases: a bird with the head of a woman, one wing raised."""
    body = (
        "M12 -22C10 -12 0 -8 -14 -2C-34 8 -46 22 -62 44C-50 46 -42 46 -32 42C-16 46 12 46 28 28"
        "C42 12 42 -6 36 -18Z"
    )
    face = (
        "M10 -22C4 -34 6 -50 18 -58C32 -66 50 -58 50 -44L57 -34L51 -31C52 -24 50 -18 44 -17"
        "L36 -17L36 -10Z"
    )
    hair = (
        "M48 -53C34 -50 28 -44 26 -34C24 -22 18 -10 2 -2C6 -12 2 -22 0 -30C-4 -50 14 -66 34 -63"
        "C42 -62 46 -58 48 -53Z"
    )
    wing = (
        "M16 8C18 22 2 28 -10 20C-34 12 -56 -10 -62 -46C-52 -36 -44 -34 -38 -34"
        "C-34 -26 -28 -22 -22 -22C-18 -14 -10 -10 -4 -8C6 -6 14 0 16 8Z"
    )
    legs = line("M0 42L-2 57M18 36L18 57", 6.5) + line("M-9 59H8M12 59H29", 6.5)
    lines = cut("M-52 -26C-42 -4 -24 8 -4 12M-32 -24C-24 -8 -12 0 4 4", 4)
    band = cut("M9 -50C20 -56 32 -56 45 -50", 4) + cut("M-48 39L-32 30", 4)
    parts = (legs, fill(body), fill(face), above(hair, 3), band, above(wing, 3.5), lines)
    return "".join(parts) + disc(40, -40, 3.4, fill=HOLE) + cut("M50 -26H44", 3)


def charybdis() -> str:
    """Return the whirlpool, and a ship that slides down into it."""
    pool = brush(spiral((0, 0), 61, 4, -118, -2.4, 90), 3, 9, 13, 14, 13, 12, 11, 9, 8)
    flat = tag("g", pool, transform="translate(0 9) scale(1 0.86)")
    hull = (
        "M-31 -9C-27 6 -12 12 4 12C18 12 28 4 32 -14C26 -6 18 -3 8 -3L-12 -3C-20 -3 -26 -5 -31 -9Z"
    )
    sail = "M-12 -38H14C20 -28 20 -20 14 -11H-12C-7 -20 -7 -28 -12 -38Z"
    ship = group(
        above(hull, 4.5), line("M1 -42V0", 4.5), above(sail, 2.5), scale=0.8, at=(20, -26), turn=18
    )
    return flat + ship


def jaw(at: Point, turn: float, scale: float = 1) -> str:
    """Return the snapping head of a serpent, to the right of its neck."""
    head = (
        "M-9 4C-10 -6 -4 -12 4 -13L2 -19L11 -13C20 -11 28 -8 33 -3L30 1L22 -2L20 2L14 0L11 3L26 9"
        "C20 14 10 14 2 11C-2 12 -6 10 -9 4Z"
    )
    return group(fill(head), disc(8, -7, 2.6, fill=HOLE), at=at, turn=turn, scale=scale)


def scylla() -> str:
    """Return Scylla: five necks that strike from between the rocks."""
    low = bezier((12, 44), (20, 10), (46, 40), (36, 8))
    high = bezier((7, 44), (4, 0), (30, 0), (15, -28))
    middle = [
        *bezier((0, 46), (-12, 20), (6, 4), (-4, -18)),
        *bezier((-4, -18), (-9, -30), (-12, -36), (-8, -46)),
    ]
    heads = both(jaw((37, 4), -14, 0.82), jaw((17, -30), -16, 0.98))
    necks = both(brush(low, 13, 12, 9), brush(high, 13, 12, 9))
    rock = "M-62 61L-56 40L-44 46L-34 30L-22 42L-10 36L0 42L10 36L22 42L34 30L44 46L56 40L62 61Z"
    gaps = cut("M-40 44L-34 60M40 44L34 60M-14 46L-10 60M14 46L10 60", 4)
    return group(
        necks + heads + above_stroke(middle) + jaw((-8, -47), -10) + above(rock, 4) + gaps,
        at=(0, 3),
        scale=0.96,
    )


def above_stroke(points: list[Point]) -> str:
    """Return a neck with a gap around it."""
    wide = path(taper(points, linear(21, 20, 17)), fill=HOLE)
    return wide + brush(points, 14, 13, 10)


def cattle() -> str:
    """Return a head of the Sun's cattle, his disc between the horns."""
    head = (
        "M-24 -4C-10 -12 10 -12 24 -4C27 10 22 24 18 34C20 50 13 62 0 62C-13 62 -20 50 -18 34"
        "C-22 24 -27 10 -24 -4Z"
    )
    horn = bezier((10, -4), (58, 8), (64, -28), (42, -60))
    ear = "M27 8C38 6 50 10 58 18C48 26 34 24 25 17Z"
    eyes = both(disc(13, 17, 3.8, fill=HOLE))
    nose = both(disc(7, 50, 3.4, fill=HOLE)) + cut("M-13 38C-5 43 5 43 13 38", 4)
    star = path("M0 -4L5 8L0 20L-5 8Z", fill=HOLE)
    rays = [
        group(fill("M-5 0L0 -12L5 0Z", 1), at=p, turn=36 * i)
        for i, p in enumerate(ring_of(10, 19.5, (0, -35)))
        if i not in (4, 5, 6)
    ]
    sun = disc(0, -35, 14.5, fill=WHITE) + "".join(rays)
    beast = both(brush(horn, 15, 17, 13, 3), fill(ear)) + fill(head) + eyes + nose + star + sun
    return group(beast, at=(0, 3), scale=0.95)


def swine() -> str:
    """Return one of Circe's swine, bristling."""
    body = (
        "M-50 -2C-50 -24 -34 -33 -10 -33C4 -36 16 -34 24 -28L28 -42L38 -26C46 -20 51 -12 54 -7"
        "L62 -6V10L54 13C48 18 40 21 34 21C32 27 28 31 26 33V56H13L9 37C-4 41 -18 41 -26 37L-28 56"
        "H-41L-43 32C-49 24 -50 12 -50 -2Z"
    )
    bristles = "".join(
        f"M{x - 5} {y + 4}L{x - 7} {y - 9}L{x + 5} {y + 3}Z"
        for x, y in ((-40, -24), (-30, -29), (-20, -32), (-9, -33), (2, -34), (13, -33))
    )
    tail = brush([(-46, -12), *spiral((-56, -8), 8, 3, -20, -1.3, 30)], 8, 6, 5)
    ear = cut("M22 -29C20 -20 24 -14 32 -14C34 -20 34 -24 33 -30", 4)
    tusk = cut("M44 13C42 6 45 2 50 0", 4)
    lines = cut("M-30 34C-38 22 -38 6 -28 -2M13 36C18 26 18 14 12 4", 4)
    eye = disc(40, -10, 3.4, fill=HOLE)
    hog = fill(body) + fill(bristles, 1.5) + tail + ear + tusk + lines + eye
    return group(hog, at=(2, -6), scale=0.96)


def giant() -> str:
    """Return a Laestrygonian who lifts a rock over his head."""
    rock = "M-44 -44L-30 -61L-2 -64L28 -62L44 -46L38 -30L12 -24L-18 -25L-38 -31Z"
    facets = cut("M-30 -61L-18 -44L-38 -31M-18 -44L12 -40L28 -62M12 -40L12 -24", 4)
    arm = brush([(17, 2), (38, -8), (33, -30)], 15, 12, 9)
    torso = "M-25 -4C-12 -11 12 -11 25 -4C24 12 15 20 14 30C4 34 -4 34 -14 30C-15 20 -24 12 -25 -4Z"
    kilt = "M-15 32C-5 36 5 36 15 32L21 46C7 50 -7 50 -21 46Z"
    back = brush([(-11, 40), (-30, 47), (-44, 61)], 17, 13, 8) + line("M-44 60H-50", 6)
    front = brush([(11, 40), (32, 44), (33, 60)], 17, 14, 9) + line("M34 60H47", 6)
    head = (
        "M-10 -17C-10 -26 -4 -29 2 -29C10 -29 14 -22 13 -16L17 -11L12 -9C13 -2 8 4 3 4"
        "C-4 3 -10 -6 -10 -17Z"
    )
    chest = cut("M-15 9C-9 13 -3 13 0 9C3 13 9 13 15 9M0 12V26", 3.5)
    lifted = both(arm) + back + front + fill(torso) + above(kilt, 2) + chest
    return lifted + fill(rock, 2) + facets + above(head, 3.5) + disc(8, -17, 2, fill=HOLE)


MONSTERS = {
    "cyclops": cyclops,
    "laestrygonians": giant,
    "circe": swine,
    "underworld": cerberus,
    "sirens": siren,
    "charybdis": charybdis,
    "scylla": scylla,
    "sun": cattle,
}
