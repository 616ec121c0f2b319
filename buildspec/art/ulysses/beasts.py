"""Symbols of places: beasts and bodies."""

from __future__ import annotations

import math

from buildspec.art.draw import WHITE, bezier, box, disc, group, path, ring_of, through
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line, oval


def horse() -> str:
    """Return the wooden horse on its wheels."""
    body = (
        "M-41 40V4C-45 -10 -36 -22 -22 -22H0C8 -28 12 -38 17 -47L20 -61L30 -52"
        "C40 -48 50 -36 57 -24C60 -16 53 -11 46 -13L36 -17C35 -6 31 4 27 10V40H12V14"
        "C0 19 -14 19 -25 14V40Z"
    )
    tail = bezier((-36, -14), (-52, -14), (-56, 2), (-54, 24))
    wheels = both(disc(29, 48, 13, fill=HOLE), disc(29, 48, 11, fill=WHITE))
    trapdoor = cut("M-21 -10H-2V6H-21Z", 4)
    return "".join(
        (
            fill(body),
            brush(tail, 6, 10, 3),
            box(-50, 34, 98, 8, WHITE),
            wheels,
            both(disc(29, 48, 4, fill=HOLE)),
            trapdoor,
            disc(36, -36, 3.6, fill=HOLE),
        )
    )


def dove() -> str:
    """Return a dove on the wing."""
    body = (
        "M60 -4L46 -12C40 -26 22 -26 14 -12C6 2 -14 10 -32 10L-60 22C-52 28 -46 30 -40 30"
        "L-46 42C-36 42 -30 40 -22 36C0 50 28 40 38 18C43 8 45 4 47 2Z"
    )
    wing = (
        "M20 8C-10 6 -38 -20 -44 -58C-32 -48 -22 -50 -14 -52C-6 -46 2 -44 8 -46C20 -30 26 -8 20 8Z"
    )
    return fill(body) + above(wing, 4) + disc(32, -9, 3.6, fill=HOLE)


def bull() -> str:
    """Return a bull's head from the front."""
    head = (
        "M-27 -26C-10 -34 10 -34 27 -26C30 -6 25 10 20 24C22 42 14 60 0 60C-14 60 -22 42 -20 24"
        "C-25 10 -30 -6 -27 -26Z"
    )
    horn = bezier((12, -25), (52, -10), (66, -34), (46, -62))
    ear = "M29 -8C40 -8 50 0 55 11C44 16 33 9 27 2Z"
    eyes = both(path("M9 0L21 -6L20 3Z", fill=HOLE, stroke=HOLE, width=3))
    nose = both(disc(8, 45, 3.8, fill=HOLE))
    return fill(head) + both(brush(horn, 17, 19, 13, 3), fill(ear)) + eyes + nose


def seal() -> str:
    """Return a seal with its head up."""
    body = (
        "M20 -52C34 -60 50 -54 54 -41L61 -34C60 -26 51 -22 43 -23C46 -6 46 12 36 26L56 42"
        "C46 50 30 48 20 42C0 50 -20 46 -36 36C-42 42 -50 50 -61 48C-60 40 -57 34 -52 29"
        "C-58 22 -62 12 -59 2C-48 4 -38 12 -33 22C-10 20 0 6 2 -14C4 -34 8 -46 20 -52Z"
    )
    flipper = cut("M24 10C20 24 12 32 0 36", 5)
    return fill(body) + flipper + disc(38, -41, 4, fill=HOLE)


def turtle() -> str:
    """Return a turtle from above."""
    front = bezier((18, -24), (42, -46), (58, -26), (59, 4))
    back = bezier((18, 24), (34, 34), (38, 44), (38, 56))
    plate = ring_of(6, 16)
    ribs = "".join(through([tuple(1.9 * c for c in p), p], close=False) for p in plate)
    return "".join(
        (
            both(brush(front, 12, 20, 16, 4), brush(back, 12, 16, 6)),
            fill("M-6 36L0 60L6 36Z"),
            oval(0, -47, 12, 14),
            oval(0, 2, 38, 44, HOLE),
            oval(0, 2, 33, 39),
            group(cut(through(plate), 4.5, join="miter"), cut(ribs, 4.5), at=(0, 2)),
        )
    )


def bee() -> str:
    """Return a bee from above."""
    wing = "M0 0C22 -12 26 -42 8 -58C-14 -50 -18 -18 0 0Z"
    small = "M0 0C16 -8 20 -28 8 -40C-10 -34 -12 -12 0 0Z"
    body = "M0 -18C18 -18 22 6 17 26C12 44 4 52 0 60C-4 52 -12 44 -17 26C-22 6 -18 -18 0 -18Z"
    wings = both(group(fill(wing), at=(6, -10), turn=52), group(fill(small), at=(6, -4), turn=98))
    stripes = cut("M-26 8C-10 14 10 14 26 8M-26 24C-10 30 10 30 26 24M-20 40C-8 44 8 44 20 40", 6)
    feelers = both(line("M4 -40C6 -50 12 -56 18 -58", 5))
    head = disc(0, -33, 17, fill=HOLE) + disc(0, -34, 13, fill=WHITE)
    return wings + above(body, 4) + stripes + feelers + head


def hound() -> str:
    """Return the head of a barking hound."""
    head = (
        "M-52 56C-52 26 -48 4 -34 -14L-36 -58L-8 -34C4 -36 14 -32 22 -24L54 -20"
        "C61 -16 61 -4 54 0L20 10L46 22C46 32 38 38 27 36L8 32C3 40 4 48 8 56Z"
    )
    teeth = fill("M44 3L41 13L36 5Z") + fill("M36 17L36 7L30 14Z")
    collar = cut("M-54 34C-34 44 -14 46 8 42", 5)
    return fill(head) + teeth + collar + path("M2 -16L16 -14L8 -7Z", fill=HOLE) + ear()


def ear() -> str:
    """Return the cut that lifts the hound's ear off its head."""
    return cut("M-28 -38L-24 -14L-8 -28", 4)


def feather() -> str:
    """Return one feather of a Siren."""
    vane = "M8 -70C40 -46 42 0 12 36H-10C-38 4 -32 -46 8 -70Z"
    notches = cut("M-40 -6L-4 12M-38 -30L-4 -8M42 -14L6 6M38 12L6 26", 5.5)
    quill = brush(bezier((0, 32), (0, 44), (-1, 56), (-4, 70)), 10, 10, 7)
    return group(fill(vane), notches, cut("M6 -44C1 -10 1 10 1 40", 5.5), quill, turn=40)


def shell() -> str:
    """Return a scallop."""
    foot = (0.0, 40.0)
    lobes = []
    for k in range(-2, 3):
        angle = math.radians(-90 + 31 * k)
        reach = 74 - 3 * abs(k)
        tip = (foot[0] + reach * math.cos(angle), foot[1] + reach * math.sin(angle))
        side = (-math.sin(angle) * 17, math.cos(angle) * 17)
        wedge = [foot, (tip[0] + side[0], tip[1] + side[1]), (tip[0] - side[0], tip[1] - side[1])]
        lobes.append(fill(through(wedge)) + disc(*tip, 17, fill=WHITE))
    gaps = "".join(
        through([(0, 36), (92 * math.cos(a), 40 + 92 * math.sin(a))], close=False)
        for a in (math.radians(-90 + 31 * k) for k in (-1.5, -0.5, 0.5, 1.5))
    )
    hinge = fill("M-24 56L-18 34H18L24 56Z", 4)
    return group(*lobes, cut(gaps, 5.5), hinge, at=(0, 1), scale=0.8)


def eye() -> str:
    """Return the eye of the Cyclops under its brow."""
    lid = "M-60 14C-36 -26 36 -26 60 14C36 50 -36 50 -60 14Z"
    brow = brush(bezier((-52, -24), (-28, -58), (28, -58), (52, -24)), 6, 16, 16, 6)
    return fill(lid) + disc(0, 12, 23, fill=HOLE) + disc(0, 12, 14, fill=WHITE) + brow


def footprint() -> str:
    """Return the print of a bare foot."""
    sole = (
        "M-8 -28C14 -36 34 -22 32 0C30 16 19 22 19 36C19 52 11 60 -1 60C-16 60 -21 48 -19 34"
        "C-17 18 -30 10 -30 -8C-30 -19 -21 -25 -8 -28Z"
    )
    toes = ((-23, -45, 12), (-1, -52, 8.6), (16, -47, 7.6), (29, -37, 6.8), (38, -25, 5.8))
    return fill(sole) + "".join(disc(*toe, fill=WHITE) for toe in toes)


BEASTS = {
    "horse": horse,
    "dove": dove,
    "bull": bull,
    "seal": seal,
    "turtle": turtle,
    "bee": bee,
    "hound": hound,
    "feather": feather,
    "shell": shell,
    "eye": eye,
    "footprint": footprint,
}
