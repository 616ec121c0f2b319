"""The painted pieces of Ulysses: the ship, the plague, the discs of the three camps."""

from __future__ import annotations

from buildspec.art import shapes
from buildspec.art.draw import (
    CLAY,
    CREAM,
    INK,
    OCHRE,
    WHITE,
    bezier,
    disc,
    group,
    linear,
    path,
    svg,
    tag,
    taper,
    through,
)
from buildspec.art.gods import prongs
from buildspec.art.scenes import emblem_as
from buildspec.art.ships import HULL, Ware, eye, plumes
from buildspec.art.ulysses.cards import rat
from buildspec.art.ulysses.marks import mark

GLAZE = Ware(figure=INK, ground=CLAY, sail=CREAM, mark=INK)
WIDE_SAIL = (
    "M-246 -600C-80 -590 110 -590 282 -600C336 -480 340 -360 272 -226"
    "C110 -264 -80 -264 -238 -226C-176 -350 -180 -480 -246 -600Z"
)
CAMP = {"blue": "#2C6A96", "red": "#B23A22", "black": INK}
SICKLY = "#B9B44C"


def stout_oars(colour: str) -> str:
    """Return a few thick oars and the steering oar, to be told apart when small."""
    strokes = [
        taper([(x, -10), (x - 66, 56), (x - 116, 112)], linear(13, 15, 30))
        for x in range(-190, 290, 95)
    ]
    strokes.append(taper([(-352, -150), (-420, 0), (-478, 118)], linear(14, 18, 44)))
    return "".join(path(stroke, fill=colour) for stroke in strokes)


def mast(colour: str) -> str:
    """Return the mast and the yard, thicker than those of the scenes."""
    pole = taper([(14, -80), (14, -640)], linear(28, 22))
    yard = taper(bezier((-282, -600), (-120, -618), (150, -618), (318, -600)), linear(24, 30, 24))
    return "".join(path(stroke, fill=colour) for stroke in (pole, yard))


def silhouette(colour: str) -> str:
    """Return the whole ship in one colour."""
    ware = Ware(figure=colour, ground=colour, sail=colour, mark=colour)
    parts = (mast(colour), path(WIDE_SAIL, fill=colour), plumes(ware), stout_oars(colour))
    return "".join(parts) + path(HULL, fill=colour)


def ship() -> str:
    """Return Odysseus' ship from the side with a cream halo, bow to the right, 256 px."""
    halo = tag("g", silhouette(CREAM), stroke=CREAM, stroke_width=74, stroke_linejoin="round")
    device = emblem_as(shapes.eye(), CREAM, CLAY)
    device = tag("g", device, transform="translate(40 -416) scale(2.6 2.07)")
    sail = path(WIDE_SAIL, fill=CLAY, stroke=INK, width=20) + device
    wale = path("M-378 -40C-240 -16 140 -14 306 -30", stroke=CLAY, width=15)
    keel = path("M-330 -2C-160 20 160 20 330 8", stroke=OCHRE, width=9)
    drawing = halo + silhouette(INK) + sail + wale + keel + eye(GLAZE, 362, -44, 1.45)
    tall = tag("g", drawing, transform="translate(125 203) scale(0.207 0.26)")
    return svg(256, 256, tall)


def plague() -> str:
    """Return the marker of a plagued place: a rat on a sickly potsherd, 128 px."""
    sherd = through(
        [(-50, -36), (-12, -56), (34, -50), (57, -12), (50, 34), (8, 57), (-38, 48), (-57, 4)]
    )
    body = path(sherd, fill=SICKLY, stroke=INK, width=9)
    sign = group(emblem_as(rat(), INK, SICKLY), at=(0, 0), scale=0.73)
    return mark(128, path(sherd, stroke=INK, width=12) + body + sign)


def trident() -> str:
    """Return Poseidon's trident, upright."""
    staff = path("M-7 -6H7V84H-7Z", fill=CREAM)
    head = prongs().replace(OCHRE, CREAM)
    bold = tag("g", staff, head, stroke=CREAM, stroke_width=5, stroke_linejoin="round")
    return group(bold, scale=0.5)


def flame() -> str:
    """Return the flame of those who object."""
    return group(
        emblem_as(path(shapes.FLAME + shapes.CORE, fill=WHITE, fill_rule="evenodd"), CREAM, INK),
        scale=0.62,
        at=(0, -1),
    )


def watching() -> str:
    """Return the eye of the third camp."""
    lid = path("M-40 2C-24 -26 24 -26 40 2C24 28 -24 28 -40 2Z", fill=CREAM)
    return lid + disc(0, 1, 15, fill=INK) + disc(0, 1, 7.5, fill=CREAM)


SIGN = {"blue": trident, "red": flame, "black": watching}


def camp(colour: str) -> str:
    """Return the disc of a camp with its sign, 128 px."""
    rim = disc(0, 0, 61, fill=CREAM) + disc(0, 0, 61, stroke=INK, width=3)
    return mark(128, rim + disc(0, 0, 52, fill=CAMP[colour]) + SIGN[colour]())
