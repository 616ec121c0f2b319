"""The backdrop of the home screen: a calm sea, islands, one ship, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass

from buildspec.art.draw import (
    AEGEAN,
    CLAY,
    CREAM,
    DEEP,
    INK,
    OCHRE,
    OLIVE,
    PAPER,
    SEA,
    TERRACOTTA,
    box,
    disc,
    group,
    mix,
    path,
    star,
    svg,
    through,
)
from buildspec.art.motifs import surf
from buildspec.art.scenes import gull
from buildspec.art.ships import Ware, ship

HORIZON = 560


@dataclass(frozen=True)
class Light:
    """The colours of an hour."""

    sky: str
    sun: str
    halo: str
    far: str
    middle: str
    near: str
    growth: str
    stone: str
    sea: tuple[str, ...]
    glint: str
    ware: Ware
    surf: str
    foam: str


DAY = Light(
    sky=PAPER,
    sun=mix(PAPER, OCHRE, 0.34),
    halo=mix(PAPER, OCHRE, 0.16),
    far=mix(PAPER, SEA, 0.30),
    middle=mix(PAPER, TERRACOTTA, 0.24),
    near=mix(PAPER, TERRACOTTA, 0.44),
    growth=mix(PAPER, OLIVE, 0.62),
    stone=mix(PAPER, TERRACOTTA, 0.62),
    sea=tuple(
        mix(mix(PAPER, SEA, 0.34), mix(SEA, AEGEAN, 0.55), t) for t in (0, 0.2, 0.42, 0.66, 0.9)
    ),
    glint=CREAM,
    ware=Ware(
        figure=mix(INK, DEEP, 0.18),
        ground=mix(PAPER, TERRACOTTA, 0.5),
        sail=CREAM,
        mark=INK,
        band=TERRACOTTA,
    ),
    surf=AEGEAN,
    foam=mix(AEGEAN, SEA, 0.28),
)
NIGHT = Light(
    sky=mix(INK, DEEP, 0.06),
    sun=mix(INK, CLAY, 0.34),
    halo=mix(INK, DEEP, 0.20),
    far=mix(INK, AEGEAN, 0.30),
    middle=mix(INK, DEEP, 0.30),
    near=mix(INK, DEEP, 0.50),
    growth=mix(INK, OLIVE, 0.45),
    stone=mix(INK, CLAY, 0.55),
    sea=tuple(
        mix(mix(INK, AEGEAN, 0.42), mix(INK, AEGEAN, 0.14), t) for t in (0, 0.2, 0.4, 0.7, 1)
    ),
    glint=mix(INK, SEA, 0.40),
    ware=Ware(figure=mix(CLAY, INK, 0.08), ground=INK, sail=CLAY, mark=INK, band=INK),
    surf=mix(INK, CLAY, 0.62),
    foam=mix(INK, CLAY, 0.26),
)

FAR = (
    "M0 520C90 500 150 470 220 476C300 482 340 510 420 522C520 536 640 520 720 500"
    "C800 482 860 500 940 516C1060 536 1180 500 1290 470C1400 444 1500 470 1600 452V600H0Z"
)
MIDDLE = (
    "M900 562C980 548 1030 500 1110 486C1170 476 1210 500 1260 470"
    "C1330 428 1400 430 1470 466C1530 496 1570 500 1600 498V580H900Z"
)
NEAR = (
    "M0 420C40 404 90 396 130 408C180 424 200 462 262 478"
    "C330 494 380 520 440 548C470 560 480 566 500 572L0 580Z"
)


def temple(light: Light) -> str:
    """Return a small temple on the near hill."""
    columns = "".join(box(-30 + 14.4 * i, -30, 6, 30, light.stone) for i in range(5))
    return "".join(
        (
            box(-38, 0, 76, 6, light.stone),
            columns,
            box(-36, -36, 72, 6, light.stone),
            path("M-40 -36L0 -56L40 -36Z", fill=light.stone),
        )
    )


def cypress(colour: str, x: float, y: float, height: float) -> str:
    """Return a cypress standing on (x, y)."""
    tree = f"M0 0C{0.2 * height} {-0.2 * height} {0.12 * height} {-0.7 * height} 0 {-height}"
    tree += f"C{-0.12 * height} {-0.7 * height} {-0.2 * height} {-0.2 * height} 0 0Z"
    return group(path(tree, fill=colour), at=(x, y))


def land(light: Light) -> str:
    """Return three ranges of coast, nearer ones warmer, with scratched contours."""
    trees = ((30, 420, 62), (52, 414, 80), (196, 446, 58), (214, 458, 44), (250, 480, 50))
    contours = (
        "M0 452C50 434 100 436 140 452C190 474 240 500 330 520"
        "M0 492C60 472 120 480 170 498C220 516 270 532 350 548"
    )
    ridge = (
        "M1120 510C1180 506 1230 516 1280 494"
        "C1340 466 1400 470 1450 500M1180 540C1260 530 1330 520 1400 524"
    )
    return "".join(
        (
            path(FAR, fill=light.far),
            path(MIDDLE, fill=light.middle),
            path(ridge, stroke=light.near, width=3, opacity=0.5),
            path(NEAR, fill=light.near),
            path(contours, stroke=light.middle, width=3.5),
            *(cypress(light.growth, x, y, h) for x, y, h in trees),
            group(temple(light), at=(126, 402), scale=0.9),
        )
    )


def water(light: Light) -> str:
    """Return the sea in flat bands with a few glints."""
    edges = (HORIZON, 600, 655, 720, 795)
    bands = [box(0, y, 1600, 900 - y, colour) for y, colour in zip(edges, light.sea, strict=True)]
    glints = []
    for row in range(7):
        for i in range(6):
            x = 267 * i + 113 * (row % 3) + (i * 71 + row * 53) % 90
            y = 578 + row * 33 + (i * 29 + row * 17) % 14
            glints.append(
                f"M{x} {y}c{9 + row * 2} -{4 + row} {18 + row * 4} -{4 + row} {27 + row * 6} 0"
            )
    return "".join(bands) + path("".join(glints), stroke=light.glint, width=2.5, opacity=0.45)


def hero(light: Light, dark: bool) -> str:
    """Return the backdrop, 1600 by 900; the upper two thirds stay quiet for text and cards."""
    sun = (1180, 300)
    sky = [disc(*sun, 190, fill=light.halo), disc(*sun, 150, fill=light.sun)]
    sky.append(disc(*sun, 170, stroke=light.sun, width=3))
    if dark:
        places = (
            (210, 130, 9),
            (420, 250, 6),
            (640, 90, 8),
            (860, 190, 6),
            (1420, 120, 9),
            (1520, 300, 6),
            (80, 290, 6),
        )
        sky += [
            path(through(star(8, r, r * 0.38, (x, y))), fill=mix(INK, OCHRE, 0.6))
            for x, y, r in places
        ]
    else:
        bird = mix(PAPER, INK, 0.35)
        sky += [
            gull(bird, (700, 190), 0.34),
            gull(bird, (770, 222), 0.24),
            gull(bird, (642, 236), 0.2),
        ]
    wake = path(
        "M770 706C860 694 1140 694 1250 706M810 722C900 714 1090 714 1200 722",
        stroke=light.glint,
        width=3,
        opacity=0.6,
    )
    return svg(
        1600,
        900,
        box(0, 0, 1600, 900, light.sky),
        *sky,
        land(light),
        water(light),
        group(ship(light.ware, "", count=10), at=(1000, 690), scale=0.33),
        wake,
        surf(1600, 64, light.foam, 120, at=(-32, 858)),
        surf(1600, 64, light.surf, 120, at=(0, 884)),
    )


def day() -> str:
    """Return the backdrop of the light theme."""
    return hero(DAY, dark=False)


def night() -> str:
    """Return the backdrop of the dark theme."""
    return hero(NIGHT, dark=True)
