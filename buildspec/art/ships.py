"""Ships of the vase painters, seen from the side, bow to the right.

Units: the hull is about 1050 long, the waterline is y = 0, up is negative. Every part takes the
two colours of its ware: `figure` (the glaze or the clay of the ship) and `ground` (what
surrounds it, also used for the scratched lines).
"""

from __future__ import annotations

from dataclasses import dataclass

from buildspec.art.draw import (
    CREAM,
    DEEP,
    bezier,
    disc,
    group,
    linear,
    path,
    ring_of,
    star,
    tag,
    taper,
    through,
)


@dataclass(frozen=True)
class Ware:
    """The colours of a painted ship."""

    figure: str
    ground: str
    sail: str
    mark: str
    band: str = DEEP
    touch: str = DEEP
    white: str = CREAM


HULL = (
    "M560 6C520 -2 486 -8 452 -20C440 -44 436 -76 444 -108C450 -140 470 -166 508 -182"
    "C496 -192 478 -194 460 -190C424 -180 404 -150 398 -112C392 -104 384 -100 372 -100"
    "L290 -92C100 -76 -150 -74 -300 -92C-380 -102 -432 -150 -448 -214C-458 -262 -446 -300 -420 -326"
    "C-470 -310 -506 -268 -508 -206C-510 -110 -450 -14 -350 24C-200 44 200 44 400 30"
    "C470 26 520 26 560 6Z"
)


def plumes(ware: Ware) -> str:
    """Return the fan of the stern, curling over the helmsman."""
    fan = (
        ((-470, -220), (-474, -290), (-420, -344), (-326, -326)),
        ((-474, -214), (-480, -310), (-424, -386), (-346, -372)),
        ((-480, -208), (-488, -320), (-440, -414), (-380, -412)),
        ((-489, -196), (-498, -316), (-470, -416), (-424, -440)),
    )
    strokes = [taper(bezier(*curve), linear(36, 27, 20, 14, 4)) for curve in fan]
    return "".join(path(stroke, fill=ware.figure) for stroke in strokes)


def oars(ware: Ware, count: int) -> str:
    """Return the oars, swept back, each with a leaf-shaped blade."""
    parts = []
    for i in range(count):
        x = -290 + 560 * i / (count - 1)
        tip = (x - 108, 104)
        parts.append(path(taper([(x, -6), tip], linear(7, 6)), fill=ware.figure))
        blade = bezier((x - 72, 68), (x - 92, 86), (x - 108, 106), (x - 120, 116), 8)
        parts.append(path(taper(blade, linear(4, 13, 15, 9)), fill=ware.figure))
    return "".join(parts)


def steering(ware: Ware) -> str:
    """Return the two steering oars below the stern."""
    parts = []
    for shift in (0, 46):
        shaft = [(-366 + shift, -176), (-474 + shift, 86)]
        parts.append(path(taper(shaft, linear(8, 9)), fill=ware.figure))
        blade = [(-438 + shift, -2), (-486 + shift, 116)]
        parts.append(path(taper(blade, linear(8, 26, 28, 22)), fill=ware.figure))
    return "".join(parts)


def eye(ware: Ware, x: float = 372, y: float = -42, scale: float = 1) -> str:
    """Return the eye that lets the ship find her way."""
    white = path("M-46 4C-30 -26 22 -32 52 0C24 24 -26 24 -46 4Z", fill=ware.white)
    iris = disc(4, -3, 17, fill=ware.touch) + disc(4, -3, 9, fill="#1C1410")
    brow = path("M-44 -22C-20 -46 30 -46 56 -20", stroke=ware.white, width=5)
    return group(white, iris, brow, at=(x, y), scale=scale)


def scratches(ware: Ware) -> str:
    """Return the wales and oar ports, scratched through the glaze."""
    lines = [
        path("M-394 -62C-260 -40 120 -38 316 -56", stroke=ware.ground, width=4.5),
        path("M-378 -36C-240 -14 140 -10 318 -28", stroke=ware.ground, width=4.5),
        path("M-330 2C-160 20 180 20 372 10", stroke=ware.ground, width=3),
        path("M452 -20C448 -6 450 10 458 24", stroke=ware.ground, width=4),
        path("M478 -8C474 2 476 12 482 22", stroke=ware.ground, width=3.5),
        path("M-486 -196C-482 -112 -432 -34 -352 2", stroke=ware.ground, width=3.5),
    ]
    ports = [
        disc(-280 + 42 * i, -36 + 3.5 * abs(i - 7) * -0.35, 6, fill=ware.white) for i in range(14)
    ]
    return "".join(lines + ports)


def crew(ware: Ware) -> str:
    """Return the shields along the rail, a crested helmet above each, and the helmsman."""
    parts = []
    patterns = ("ring", "star", "cross", "dot")
    for i in range(8):
        x = -236 + 66 * i
        y = -96 + (2 if 2 <= i <= 5 else 0)
        parts.append(helmet(ware, x + 2, y - 50))
        parts.append(disc(x, y, 30, fill=ware.figure, stroke=ware.ground, width=4))
        parts.append(blazon(ware, patterns[i % 4], x, y))
    helmsman = "M-392 -112C-394 -150 -384 -182 -358 -190C-334 -186 -326 -160 -330 -108Z"
    parts.append(path(helmsman, fill=ware.figure))
    parts.append(path("M-354 -176C-342 -160 -340 -148 -366 -138", stroke=ware.ground, width=3.5))
    parts.append(disc(-354, -208, 19, fill=ware.figure))
    parts.append(path("M-374 -212C-374 -236 -336 -242 -330 -214Z", fill=ware.figure))
    parts.append(path("M-342 -202L-326 -190L-346 -184Z", fill=ware.figure))
    parts.append(path("M-372 -211L-334 -211", stroke=ware.ground, width=3))
    return "".join(parts)


CREST = (
    "M16 -18C8 -36 -22 -38 -31 -10C-34 4 -31 14 -27 22C-27 4 -24 -12 -8 -18C2 -22 10 -20 16 -18Z"
)


def helmet(ware: Ware, x: float, y: float) -> str:
    """Return a head in a crested helmet, looking forward."""
    head = path(
        "M-15 26C-18 6 -17 -14 0 -16C15 -16 19 -4 18 6L23 12L17 16L17 26Z", fill=ware.figure
    )
    crest = path(CREST, fill=ware.figure)
    seam = path("M17 -16C8 -24 -14 -24 -19 -4C-22 6 -22 14 -22 22", stroke=ware.ground, width=2.5)
    slit = path("M6 1L17 3", stroke=ware.ground, width=3.5)
    return group(crest, head, seam, slit, at=(x, y))


def blazon(ware: Ware, kind: str, x: float, y: float) -> str:
    """Return the device of a shield."""
    if kind == "ring":
        return disc(x, y, 17, stroke=ware.white, width=5) + disc(x, y, 5, fill=ware.white)
    if kind == "star":
        return path(through(star(8, 19, 8, (x, y))), fill=ware.white)
    if kind == "cross":
        arms = [through([(x, y), tip], close=False) for tip in ring_of(3, 18, (x, y))]
        return path("".join(arms), stroke=ware.white, width=6)
    return disc(x, y, 18, fill=ware.touch) + "".join(
        disc(*p, 4, fill=ware.white) for p in ring_of(6, 12, (x, y))
    )


SAIL = (
    "M-186 -560C-60 -552 90 -552 214 -560C262 -470 266 -360 206 -250"
    "C90 -282 -60 -282 -178 -250C-118 -350 -124 -470 -186 -560Z"
)


def rigging(ware: Ware) -> str:
    """Return the mast, yard and stays."""
    return "".join(
        (
            path(taper([(20, -80), (20, -600)], linear(17, 12)), fill=ware.figure),
            path("M20 -596L440 -150M20 -596L-330 -120", stroke=ware.figure, width=4),
            path("M-176 -252L-330 -110M206 -252L330 -110", stroke=ware.figure, width=3.5),
            disc(20, -604, 11, fill=ware.figure),
        )
    )


def sail(ware: Ware, device: str) -> str:
    """Return the bellied sail with its brails and its device."""
    seams = [
        f"M{-186 + 400 * k / 6:.0f} -558C{-136 + 66 * k:.0f} -470 {-132 + 66 * k:.0f} -360 "
        f"{-178 + 384 * k / 6:.0f} -250"
        for k in range(1, 6)
    ]
    bands = "M-190 -500C-40 -490 130 -490 260 -500M-190 -312C-40 -338 130 -338 260 -312"
    clip = f"sail{ware.figure[1:]}{ware.sail[1:]}"
    trim = path("".join(seams), stroke=ware.mark, width=2.5, opacity=0.4)
    trim += path(bands, stroke=ware.band, width=10)
    return "".join(
        (
            tag("clipPath", path(SAIL, fill="white"), id=clip),
            path(SAIL, fill=ware.sail),
            tag("g", trim, clip_path=f"url(#{clip})"),
            path(SAIL, stroke=ware.figure, width=6),
            path("M-214 -562C-80 -574 110 -574 242 -562", stroke=ware.figure, width=15),
            device,
        )
    )


def ship(ware: Ware, device: str, count: int = 12, manned: bool = True) -> str:
    """Return the whole ship; the oars hang below the waterline."""
    parts = [rigging(ware), sail(ware, device), plumes(ware), oars(ware, count), steering(ware)]
    if manned:
        parts.append(crew(ware))
    parts += [path(HULL, fill=ware.figure), scratches(ware), eye(ware)]
    if manned:
        parts.append(rail(ware))
    return "".join(parts)


def rail(ware: Ware) -> str:
    """Return the gunwale line that holds the shields."""
    return path("M-300 -92C-150 -74 100 -76 290 -92", stroke=ware.ground, width=3)
