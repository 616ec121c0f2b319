"""The app's mark: a black-figure ship on a terracotta disc; the icon and the presplash."""

from __future__ import annotations

from buildspec.art import shapes
from buildspec.art.draw import (
    AEGEAN,
    CLAY,
    CREAM,
    INK,
    OCHRE,
    TERRACOTTA,
    disc,
    group,
    path,
    ring_of,
    svg,
    tag,
)
from buildspec.art.lettering import word
from buildspec.art.motifs import surf
from buildspec.art.scenes import emblem_as
from buildspec.art.ships import Ware, ship

GLAZE = Ware(figure=INK, ground=CLAY, sail=CREAM, mark=INK)


def cup() -> str:
    """Return the ship in her disc around the origin, 456 across."""
    owl = group(emblem_as(shapes.eye(), INK, CREAM), at=(46, -408), scale=1.9)
    inside = (
        disc(0, 0, 228, fill=CLAY),
        group(ship(GLAZE, owl, count=7, manned=False), at=(-8, 66), scale=0.405),
        surf(512, 64, AEGEAN, 160, at=(-256, 150)),
    )
    return "".join(
        (
            tag("clipPath", disc(0, 0, 228, fill="white"), id="cup"),
            tag("g", *inside, clip_path="url(#cup)"),
        )
    )


def icon() -> str:
    """Return the app icon, 512 px, transparent outside the cup."""
    rim = disc(0, 0, 254, fill=INK) + disc(0, 0, 240, stroke=OCHRE, width=5)
    return svg(512, 512, rim, cup(), box="-256 -256 512 512")


def tongues() -> str:
    """Return the ring of rays around the cup."""
    return "".join(
        group(path("M-8 9L0 -12L8 9Z", fill=CLAY), at=place, turn=i * 7.5)
        for i, place in enumerate(ring_of(48, 258))
    )


def presplash() -> str:
    """Return the picture shown while the app starts: the cup and the name in two alphabets."""
    return svg(
        1080,
        1080,
        f'<rect width="1080" height="1080" fill="{INK}"/>',
        group(
            cup(), tongues(), disc(0, 0, 282, stroke=TERRACOTTA, width=4), at=(540, 400), scale=1.04
        ),
        word("NOSTOS", "garamond-regular.ttf", 150, CLAY, (540, 860), 0.16),
        word("ΝΟΣΤΟΣ", "garamond-regular.ttf", 52, OCHRE, (540, 950), 0.42),
    )
