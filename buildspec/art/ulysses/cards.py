"""The six kinds of action card as white signs, the temple on the map, the back of a goal."""

from __future__ import annotations

from buildspec.art.draw import WHITE, bezier, box, disc, group, path, spiral, svg, tag, through
from buildspec.art.motifs import palmette_shape
from buildspec.art.ulysses.marks import HOLE, both, brush, cut, fill, line, mark

PALE = "#E9E9E9"
GREY = "#ABABAB"

RAT = (
    "M-44 28C-50 -2 -24 -26 6 -22C10 -24 14 -24 18 -23C20 -36 38 -38 42 -25C43 -20 42 -15 39 -12"
    "C49 -6 57 4 62 15C63 21 58 24 51 25C44 27 38 27 32 28C34 33 39 36 44 38C48 40 47 45 42 45H14"
    "C13 39 5 37 -2 39C3 40 5 42 5 45H-20C-34 45 -42 41 -44 28Z"
)


def rat() -> str:
    """Return the rat of Apollo Smintheus, who sends the plague; cuts are holes."""
    tail = bezier((-30, 37), (-70, 48), (-64, -20), (-42, -30))
    tail += bezier((-42, -30), (-31, -35), (-25, -40), (-25, -50))[1:]
    haunch = cut("M-20 38C-6 30 -6 8 -24 4", 5)
    ear = cut("M21 -18C21 -12 26 -7 33 -8", 4)
    return fill(RAT) + brush(tail, 16, 9, 8, 8, 5) + haunch + ear + disc(45, 6, 3.8, fill=HOLE)


def objection() -> str:
    """Return a raised open hand."""
    palm = "M-28 0C-28 -6 28 -8 29 -2C32 18 30 34 22 48H-18C-28 36 -29 18 -28 0Z"
    fingers = line("M-21.5 6L-27 -31M-7.5 2L-10 -48M7.5 2L9 -47M21.5 6L27 -29", 12)
    thumb = bezier((-6, 36), (-28, 34), (-46, 18), (-51, -3))
    sleeve = fill("M-23 53H27L31 62H-27Z", 2)
    tip = disc(-51, -3, 6.5, fill=WHITE)
    crease = cut("M-15 22C-5 12 12 12 20 17", 4)
    return fill(palm) + fingers + brush(thumb, 22, 20, 13) + tip + sleeve + crease


def temple() -> str:
    """Return a temple front."""
    columns = "".join(box(x - 6.5, -18, 13, 50, WHITE) for x in (-39, -13, 13, 39))
    gable = "M0 -58L60 -31H-60ZM0 -48L-27 -36H27Z"
    return "".join(
        (
            path(gable, fill=WHITE, fill_rule="evenodd"),
            box(-56, -29, 112, 11, WHITE),
            columns,
            box(-52, 32, 104, 8, WHITE),
            box(-60, 43, 120, 11, WHITE),
        )
    )


def gust(x: float, y: float, length: float, r: float, down: bool) -> str:
    """Return one breath of wind from (x, y), curling at its end."""
    side = 1 if down else -1
    straight = bezier((x, y), (x + length / 3, y), (x + length * 0.7, y), (x + length, y), 12)
    curl = spiral((x + length, y + side * r), r, 0.28 * r, -90 * side, 1.25 * side)
    points = straight + curl[1:]
    return brush(points, 4, 10, 12, 11, 9) + disc(*points[-1], 5, fill=WHITE)


def wind() -> str:
    """Return Aeolus' breath: three curling gusts."""
    return gust(-60, -12, 46, 21, False) + gust(-60, 8, 95, 19, False) + gust(-46, 27, 54, 15, True)


def plague() -> str:
    """Return the rat."""
    return group(rat(), at=(0, 2), scale=0.96)


def zeus() -> str:
    """Return the thunderbolt: a spear and two bolts at either end of a grip."""
    half = (
        fill("M-9 -10C-22 -28 -16 -46 0 -63C16 -46 22 -28 9 -10Z"),
        both(fill("M11 -8L34 -28L30 -38L54 -58L44 -34L49 -24L24 2Z", 2)),
    )
    grip = line("M-20 0H20", 13)
    upper = "".join(half)
    return upper + tag("g", upper, transform="scale(1 -1)") + grip


def pandora() -> str:
    """Return Pandora's jar, its lid lifting, what was inside escaping."""
    jar = (
        "M-30 -16H30V-6H24C50 4 50 34 28 50C23 54 20 56 20 62H-20C-20 56 -23 54 -28 50"
        "C-50 34 -50 4 -24 -6H-30Z"
    )
    lid = fill("M-34 0C-24 -13 -12 -16 -6 -17V-25H6V-17C12 -16 24 -13 34 0Z", 3)
    escape = line("M-8 -24L-11 -32M10 -23V-26M-25 -23L-40 -36", 6.5)
    bands = cut("M-50 14H50M-50 30H50", 5)
    return fill(jar) + bands + escape + group(lid, at=(17, -38), turn=22, scale=0.94)


CARDS = {
    "objection": objection,
    "temple": temple,
    "wind": wind,
    "plague": plague,
    "zeus": zeus,
    "pandora": pandora,
}


def card(kind: str) -> str:
    """Return the sign of an action card, 256 px."""
    return mark(256, CARDS[kind]())


def temple_mark() -> str:
    """Return the temple of a player, 128 px."""
    return mark(128, temple())


def key_side(half: float, count: int) -> str:
    """Return the Greek key along the top of a square of that half side.

    It leaves the last corner to the next side: four of them, turned, close the ring.
    """
    unit = 2 * half / (count + 0.75)
    foot = -half + 0.75 * unit
    keys = [through([(-half, foot), (half - 0.75 * unit, foot)], close=False)]
    for i in range(count):
        x = -half + unit * i
        steps = ((0, 0.75), (0, 0), (0.75, 0), (0.75, 0.5), (0.375, 0.5), (0.375, 0.25))
        keys.append(through([(x + a * unit, -half + b * unit) for a, b in steps], close=False))
    return path("".join(keys), stroke=GREY, width=5, cap="square", join="miter")


def goal_back() -> str:
    """Return the back of a goal card, white and grey, the same from all four sides."""
    flower = group(palmette_shape(GREY), at=(0, -16), scale=0.26)
    quarter = key_side(98, 6) + flower
    return svg(
        256,
        256,
        box(-126, -126, 252, 252, WHITE, rx=22),
        box(-115, -115, 230, 230, "none", rx=13, stroke=GREY, stroke_width=5),
        box(-67, -67, 134, 134, PALE),
        *(group(quarter, turn=90 * i) for i in range(4)),
        box="-128 -128 256 256",
    )
