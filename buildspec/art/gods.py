"""The two marked hexes of Le Combat naval: Zeus's thunderbolt and Poseidon's trident."""

from __future__ import annotations

from buildspec.art.draw import (
    AEGEAN,
    CREAM,
    INK,
    OCHRE,
    SEA,
    bezier,
    box,
    disc,
    group,
    linear,
    mix,
    path,
    ring_of,
    svg,
    tag,
    taper,
    through,
)
from buildspec.art.motifs import surf

FIELD = mix(AEGEAN, INK, 0.6)
BOX = "-128 -128 256 256"


def ring() -> str:
    """Return the dark field and beaded rim that both medallions share."""
    beads = [disc(*p, 4.2, fill=OCHRE) for p in ring_of(36, 112)]
    field = disc(0, 0, 124, fill=FIELD) + disc(0, 0, 122, stroke=OCHRE, width=4)
    return field + disc(0, 0, 102, stroke=OCHRE, width=3) + "".join(beads)


def quarter() -> str:
    """Return half of one end of the thunderbolt: a spear head and the bolt beside it."""
    spear = path("M0 -14C19 -36 15 -62 0 -92Z", fill=CREAM)
    bolt = [(6, -16), (36, -36), (31, -49), (68, -71), (45, -40), (50, -28), (12, -4)]
    return spear + path(through(bolt), fill=OCHRE)


def mirror(drawing: str, across: int, down: int) -> str:
    """Return the drawing mirrored left to right, top to bottom, or both."""
    return tag("g", drawing, transform=f"scale({across} {down})")


def zeus() -> str:
    """Return the thunderbolt in its medallion, 256 px."""
    bolt = "".join(mirror(quarter(), x, y) for x in (1, -1) for y in (1, -1))
    grip = disc(0, 0, 14, fill=CREAM, stroke=FIELD, width=5)
    return svg(256, 256, ring(), bolt, grip, box=BOX)


def prongs() -> str:
    """Return the head of the trident, its foot at the origin."""
    parts = [path("M-7 0V-62L0 -84L7 -62V0Z", fill=CREAM)]
    for side in (1, -1):
        arm = bezier((0, -2), (50, 4), (46, -30), (40, -60))
        parts.append(
            path(taper([(side * x, y) for x, y in arm], linear(12, 14, 12, 11)), fill=CREAM)
        )
        barb = [(side * x, y) for x, y in ((28, -52), (42, -82), (54, -50), (41, -58))]
        parts.append(path(through(barb), fill=CREAM))
    parts.append(box(-20, 6, 40, 9, OCHRE, rx=4))
    parts.append(path("M-16 -54L0 -90L16 -54L0 -64Z", fill=CREAM))
    return "".join(parts)


def trident() -> str:
    """Return the trident rising from the waves in its medallion, 256 px."""
    shaft = box(-6, -10, 12, 110, CREAM)
    sea = surf(220, 36, SEA, 90, at=(-108, 66))
    return svg(
        256,
        256,
        tag("clipPath", disc(0, 0, 99, fill="white"), id="pool"),
        ring(),
        tag("g", shaft, sea, clip_path="url(#pool)"),
        group(prongs(), at=(0, -4)),
        box=BOX,
    )
