"""Emblems of trials: peoples, gifts and goddesses, white, to be tinted, in a field of ±64."""

from __future__ import annotations

import math

from buildspec.art.draw import WHITE, bezier, disc, group, path, spiral, star, through
from buildspec.art.motifs import leaf
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line


def cicones() -> str:
    """Return the shield of a Thracian, cut like a half moon, on two crossed spears."""
    spear = line("M0 68V-40", 7) + fill("M0 -72C11 -56 11 -46 0 -32C-11 -46 -11 -56 0 -72Z")
    spears = group(spear, at=(0, -2), turn=40) + group(spear, at=(0, -2), turn=-40)
    moon = (
        "M-54 -22C-54 34 -24 50 0 50C24 50 54 34 54 -22C44 -8 34 -2 22 -7C14 -11 8 -15 0 -15"
        "C-8 -15 -14 -11 -22 -7C-34 -2 -44 -8 -54 -22Z"
    )
    rim = cut("M-45 4C-40 30 -20 41 0 41C20 41 40 30 45 4", 4)
    device = path(through(star(8, 18, 7.5, (0, 13))), fill=HOLE)
    return spears + above(moon, 5) + rim + device + both(disc(31, 11, 4.5, fill=HOLE))


def lotus() -> str:
    """Return the fruit of forgetting: a lotus and its bud on curving stems."""
    petals = [
        group(
            path(leaf(length, breadth), fill=HOLE, stroke=HOLE, width=7),
            fill(leaf(length, breadth)),
            at=(-8, -2),
            turn=turn,
        )
        for turn, length, breadth in (
            (-84, 44, 13),
            (84, 44, 13),
            (-54, 52, 16),
            (54, 52, 16),
            (-27, 58, 18),
            (27, 58, 18),
            (0, 62, 19),
        )
    ]
    cup = fill("M-30 -4C-24 10 8 10 14 -4Z", 4)
    stem = brush(bezier((-8, 6), (-8, 26), (-4, 44), (4, 62)), 8, 8, 10)
    branch = brush(bezier((0, 52), (12, 34), (34, 44), (44, 26)), 8, 7, 6)
    bud = group(fill("M0 6C-16 -2 -14 -22 0 -36C14 -22 16 -2 0 6Z"), at=(45, 26), turn=22)
    pad = fill("M-2 60C-20 62 -46 56 -58 38C-38 34 -14 42 -2 60Z") + cut(
        "M-46 43C-34 45 -22 50 -14 55", 3.5
    )
    return "".join(petals) + cup + stem + branch + bud + pad


def bag() -> str:
    """Return the skin of the winds: its cord is undone and they escape."""
    skin = "M-16 -8C-44 -2 -60 20 -54 40C-49 57 -30 62 -6 62C18 62 37 57 42 40C48 20 32 -2 6 -8Z"
    neck = "M-18 -16C-17 -23 -22 -28 -30 -32C-18 -35 8 -35 20 -32C12 -28 7 -23 8 -16Z"
    cord = line("M-20 -11H10", 7) + brush(bezier((8, -11), (24, -14), (30, 2), (44, -4)), 6, 6, 5)
    puffs = (
        bezier((-16, -33), (-16, -46), (-24, -56), (-36, -57))
        + spiral((-37, -45), 12, 5, -88, -1, 24),
        bezier((-6, -34), (-6, -52), (4, -60), (17, -60)) + spiral((18, -47), 13, 5, -92, 1, 24),
        bezier((6, -33), (14, -38), (36, -38), (46, -34)) + spiral((45, -22), 12, 5, -84, 1, 24),
    )
    winds = "".join(
        brush(puff, 5, 8, 8, 8, 8, 7) + disc(*puff[-1], 4, fill=WHITE) for puff in puffs
    )
    swirl = (
        bezier((-42, 42), (-26, 42), (-6, 46), (8, 42)) + spiral((4, 26), 17, 6, 75, -1.15, 30)[1:]
    )
    folds = cut("M-14 -4C-18 2 -24 6 -30 10M4 -4C8 2 14 6 20 10M-5 -4V8", 4)
    return winds + fill(skin) + fill(neck) + cord + folds + cut(through(swirl, close=False), 6)


def trident() -> str:
    """Return the trident that turns ships round: below it their wake bends back."""
    middle = "M0 -64L12 -38L5.5 -42V40H-5.5V-42L-12 -38Z"
    arm = bezier((0, 6), (34, 8), (38, -12), (33, -44))
    barb = fill("M33 -59L45 -32L33 -38L21 -32Z")
    wake = [
        (46 * math.cos(a), 14 + 43 * math.sin(a)) for a in (math.pi * k / 30 for k in range(32))
    ]
    arrow = fill("M-46 -12L-28 19L-46 12L-63 19Z", 2)
    return (
        fill(middle) + both(brush(arm, 11, 12, 10), barb) + brush(wake, 4, 10, 11, 11, 11) + arrow
    )


def calypso() -> str:
    """Return the nymph in profile, her hair bound up, an earring at her ear."""
    head = (
        "M-30 62C-24 50 -20 42 -22 32C-40 28 -50 8 -46 -14C-42 -42 -18 -60 8 -58"
        "C26 -56 36 -44 38 -32C40 -22 46 -14 53 -4C55 1 50 4 44 4L46 11L42 15L45 20"
        "C45 25 41 27 38 28C40 36 36 42 28 42C20 42 14 40 10 38C10 48 16 56 26 62Z"
    )
    hair = (
        "M36 -36C22 -34 10 -26 8 -12C8 -4 6 2 0 4C-6 14 -14 22 -22 32C-44 30 -56 8 -50 -18"
        "C-45 -46 -18 -64 10 -61C26 -58 34 -48 36 -36Z"
    )
    knot = fill("M-48 -20C-62 -24 -66 -6 -56 2C-50 6 -44 2 -42 -4Z", 2)
    bands = cut("M-38 -44C-22 -36 -10 -24 -2 2M-50 -20C-36 -18 -24 -4 -20 24", 4.5)
    waves = cut("M30 -46C16 -46 2 -38 -4 -26M16 -58C2 -56 -8 -50 -14 -42", 4)
    eye = path("M20 -14C26 -21 34 -20 38 -14C32 -9 25 -9 20 -14Z", fill=HOLE) + disc(
        30, -15, 2.6, fill=WHITE
    )
    jewel = disc(2, 18, 4.5, fill=HOLE)
    lines = cut("M16 -24C22 -30 32 -30 37 -26", 3.5) + cut("M44 15L36 14", 3)
    beads = "".join(
        disc(x, y, 3, fill=HOLE) for x, y in bezier((-20, 50), (-8, 57), (4, 57), (16, 52), 5)
    )
    return knot + fill(head) + above(hair, 3) + bands + waves + eye + lines + jewel + beads


def gull() -> str:
    """Return Ino as a sea bird: in its beak the veil that saves from drowning."""
    body = (
        "M62 -6L48 -14C42 -25 27 -25 21 -14C13 -1 -5 6 -28 7L-60 18C-52 24 -44 26 -34 26"
        "C-10 33 22 28 36 8C40 2 44 -2 48 -4Z"
    )
    near = "M14 2C-12 0 -46 -22 -60 -62C-30 -58 6 -40 22 -8C24 -1 20 3 14 2Z"
    far = "M4 -30C10 -44 28 -58 54 -63C52 -48 46 -34 38 -24C32 -30 20 -28 16 -18Z"
    lines = cut("M-46 -48C-28 -34 -8 -22 10 -10M-34 -28C-22 -20 -12 -14 0 -8", 4.5)
    veil = [
        *bezier((58, -5), (64, 18), (42, 20), (30, 32)),
        *bezier((30, 32), (22, 40), (4, 28), (-14, 38))[1:],
    ]
    wave = "M-57 53C-46 45 -38 45 -28 53S-8 60 2 53S22 45 32 53S48 59 57 52"
    cloth = brush(veil, 4, 8, 13, 15, 13, 10, 3)
    eye = disc(37, -12, 3.2, fill=HOLE)
    return fill(far) + fill(body) + above(near, 4) + lines + eye + cloth + line(wave, 8)


def nausicaa() -> str:
    """Return the king's daughter, who throws her ball."""
    seams = cut("M30 -50C38 -42 46 -42 57 -46M42 -62C40 -54 44 -40 49 -35", 3.5)
    ball = disc(44, -48, 14, fill=WHITE) + seams
    dress = (
        "M-16 -12C-4 -8 6 -8 16 -12C19 -2 15 6 13 12C23 29 32 43 37 57C10 63 -18 63 -41 56"
        "C-28 42 -20 27 -13 12C-15 4 -18 -4 -16 -12Z"
    )
    folds = cut("M-4 19C-10 32 -17 45 -24 56M3 19C4 32 4 46 2 58M10 19C15 32 20 45 26 56", 4)
    belt = cut("M-16 10C-4 14 4 14 16 10", 5)
    arms = brush([(11, -8), (27, -14), (33, -35)], 11, 10, 8)
    arms += brush([(-12, -8), (-30, 0), (-46, -6)], 11, 10, 7) + disc(-46, -6, 4.5, fill=WHITE)
    head = (
        "M-6 -10L-6 -24C-18 -34 -16 -60 4 -61C15 -61 20 -53 19 -46L25 -39L19 -36"
        "C19 -28 13 -24 7 -25L8 -10Z"
    )
    hair = (
        "M18 -52C10 -50 4 -46 3 -38C2 -32 -2 -28 -6 -24C-20 -32 -18 -61 4 -63C12 -63 16 -58 18 -52Z"
    )
    bun = disc(-19, -44, 9, fill=WHITE)
    feet = line("M-12 61H-2M16 61H26", 5.5)
    figure = "".join((feet, fill(dress), folds, belt, arms, bun, fill(head), above(hair, 2.5)))
    return figure + cut("M-14 -36C-8 -42 -4 -50 -4 -60", 3.5) + ball + disc(13, -44, 2.2, fill=HOLE)


PEOPLES = {
    "cicones": cicones,
    "lotus": lotus,
    "aeolus": bag,
    "trident": trident,
    "calypso": calypso,
    "ino": gull,
    "nausicaa": nausicaa,
}
