"""Symbols of places: what grows there."""

from __future__ import annotations

from buildspec.art.draw import WHITE, bezier, box, disc, group, path, ring_of, through
from buildspec.art.motifs import leaf
from buildspec.art.ulysses.marks import HOLE, above, both, brush, cut, fill, line


def silphium() -> str:
    """Return the lost herb of Cyrene: a thick stalk, paired leaves, round heads."""
    low = bezier((0, 46), (24, 42), (38, 34), (50, 16))
    high = bezier((0, 16), (20, 14), (32, 6), (42, -10))
    heads = disc(0, -44, 17, fill=WHITE) + both(disc(34, -36, 12, fill=WHITE))
    return "".join(
        (
            box(-7, -30, 14, 92, WHITE),
            both(brush(low, 6, 18, 15, 3), brush(high, 6, 16, 13, 3)),
            both(line("M0 -8C14 -10 26 -20 33 -32", 6)),
            heads,
        )
    )


def rose() -> str:
    """Return an open rose of five petals with its sepals."""
    sepals = [
        group(fill("M-9 0L0 -18L9 0Z", 3), at=p, turn=36 + 72 * i)
        for i, p in enumerate(ring_of(5, 40, start=-54))
    ]
    petals = [disc(*p, 24, fill=WHITE) for p in ring_of(5, 31)]
    gaps = [
        through([p, q], close=False)
        for p, q in zip(ring_of(5, 24, start=-54), ring_of(5, 44, start=-54), strict=True)
    ]
    heart = disc(0, 0, 18, fill=HOLE) + disc(0, 0, 11, fill=WHITE)
    return group(
        *sepals, *petals, disc(0, 0, 30, fill=WHITE), cut("".join(gaps), 5), heart, at=(0, 3)
    )


def grapes() -> str:
    """Return a bunch of grapes below a leaf."""
    rows = ((4, -14), (3, 8), (2, 30), (1, 52))
    berries = [disc(25 * (i - (n - 1) / 2), y, 11.5, fill=WHITE) for n, y in rows for i in range(n)]
    blade = "M2 -28C8 -44 20 -56 40 -58L38 -46L54 -40L40 -32C28 -26 14 -26 2 -28Z"
    stalk = brush(bezier((0, -26), (-2, -42), (-10, -52), (-26, -56)), 8, 7, 8)
    return "".join(berries) + fill(blade) + stalk


def oak() -> str:
    """Return an acorn in its cup."""
    cap = "M-38 -8C-40 -36 -20 -44 0 -44C20 -44 40 -36 38 -8C12 -2 -12 -2 -38 -8Z"
    nut = "M-31 1C-10 6 10 6 31 1C32 28 16 42 5 50L0 60L-5 50C-16 42 -32 28 -31 1Z"
    stalk = brush(bezier((0, -40), (0, -52), (6, -58), (16, -62)), 10, 9, 9)
    scales = cut(
        "M-24 -40L6 -2M0 -46L30 -8M-38 -26L-16 0M24 -40L-6 -2M0 -46L-30 -8M38 -26L16 0", 3.2
    )
    return group(fill(cap, 3), scales, stalk, fill(nut), turn=18)


def lotus() -> str:
    """Return an open lotus on the water."""
    petals = [
        group(
            path(leaf(length, breadth), fill=HOLE, stroke=HOLE, width=8),
            fill(leaf(length, breadth)),
            at=(0, 36),
            turn=turn,
        )
        for turn, length, breadth in (
            (-76, 62, 16),
            (76, 62, 16),
            (-42, 76, 21),
            (42, 76, 21),
            (0, 92, 28),
        )
    ]
    return "".join(petals) + line("M-44 52H44", 10)


def asphodel() -> str:
    """Return the flower of the dead: six narrow petals on a tall stem."""
    petals = [group(fill(leaf(44, 15)), at=(0, -18), turn=60 * i) for i in range(6)]
    heart = disc(0, -18, 12, fill=HOLE) + disc(0, -18, 7, fill=WHITE)
    blades = both(brush(bezier((2, 62), (8, 44), (22, 34), (40, 30)), 10, 11, 3))
    return box(-4, 6, 8, 57, WHITE) + blades + "".join(petals) + heart


def pine() -> str:
    """Return a pine in three tiers."""
    tiers = [
        above(f"M0 {top}L{half} {foot}Q0 {foot + 10} {-half} {foot}Z", 4)
        for top, half, foot in ((-14, 48, 38), (-38, 38, 8), (-62, 28, -20))
    ]
    return box(-8, 36, 16, 26, WHITE) + "".join(tiers)


def apple() -> str:
    """Return a golden apple with its leaf."""
    body = (
        "M0 -20C18 -34 50 -28 51 6C51 34 28 62 11 60C4 58 -4 58 -11 60C-28 62 -51 34 -51 6"
        "C-50 -28 -18 -34 0 -20Z"
    )
    stalk = brush(bezier((0, -18), (-2, -32), (-6, -44), (-14, -54)), 7, 7, 9)
    blade = "M2 -32C4 -52 22 -62 44 -58C40 -40 22 -28 2 -32Z"
    return above(body, 0) + stalk + above(blade, 4) + cut("M-36 4C-36 -8 -30 -14 -22 -16", 6)


PLANTS = {
    "silphium": silphium,
    "rose": rose,
    "grapes": grapes,
    "oak": oak,
    "lotus": lotus,
    "asphodel": asphodel,
    "pine": pine,
    "apple": apple,
}
