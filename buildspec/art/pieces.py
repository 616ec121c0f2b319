"""The ships of Le Combat naval from straight above, bow to the right, in two layers.

The hull layer is white and grey, to be multiplied by the ship's colour; the lines layer (ink,
oars, eyes, furled sail) goes over it untouched. A round patch of radius PATCH in the exact
middle stays free for the ship's emblem. Shapes are drawn for the upper (port) side and mirrored.
"""

from __future__ import annotations

from buildspec.art.draw import (
    CREAM,
    INK,
    OCHRE,
    TERRACOTTA,
    WHITE,
    box,
    disc,
    group,
    linear,
    path,
    svg,
    tag,
    taper,
)

SIZE = 256
#: Ships are drawn 241 long, halo included, in a window of FRAME, so that they fill 89 %.
FRAME = 271
PATCH = 40.7
OUTLINE = 4.5

HELLENE = (
    "M226 0C214 -17 188 -30 150 -33C110 -36 68 -34 42 -25C26 -19 17 -10 15 0"
    "C17 10 26 19 42 25C68 34 110 36 150 33C188 30 214 17 226 0Z"
)
HELLENE_DECK = (
    "M206 0C196 -13 176 -21 148 -23C110 -26 72 -24 50 -17C38 -13 31 -7 29 0"
    "C31 7 38 13 50 17C72 24 110 26 148 23C176 21 196 13 206 0Z"
)
RAM = "M243 0L212 -15L217 -5H204V5H217L212 15Z"
TROJAN = (
    "M243 0C228 -6 214 -14 202 -24C188 -36 172 -43 150 -46C112 -50 66 -48 24 -43L17 -36V36L24 43"
    "C66 48 112 50 150 46C172 43 188 36 202 24C214 14 228 6 243 0Z"
)
TROJAN_DECK = (
    "M214 0C204 -6 196 -13 188 -19C176 -28 164 -32 146 -35C112 -38 76 -37 31 -33V33"
    "C76 37 112 38 146 35C164 32 176 28 188 19C196 13 204 6 214 0Z"
)
CABIN = "M31 -25H57V25H31Z"
HORN = "M213 -13C210 -30 218 -42 236 -46C228 -36 226 -26 229 -7C222 -8 217 -10 213 -13Z"


def mirrored(*inside: str) -> str:
    """Return the shapes of the port side and their image to starboard, on the centre line."""
    port = "".join(inside)
    return port + tag("g", port, transform="scale(1 -1)")


def oar(x: float, y: float, reach: float, sweep: float, shaft: float, blade: float) -> str:
    """Return an oar that leaves the rail at (x, y), swept aft."""
    tip = (x - sweep, y - reach)
    start = (x - 0.5 * sweep, y - 0.5 * reach)
    line = path(taper([(x, y + 6), tip], linear(shaft, shaft)), fill=OCHRE, stroke=INK, width=3.5)
    leaf = path(
        taper([start, tip], linear(shaft, blade, blade * 0.8)), fill=OCHRE, stroke=INK, width=3.5
    )
    wood = path(taper([(x, y + 6), tip], linear(shaft, shaft)), fill=OCHRE)
    return line + leaf + wood


def eye(x: float, y: float, turn: float, scale: float) -> str:
    """Return an eye painted on the bow, seen from above."""
    white = path("M-17 1C-10 -11 9 -12 18 0C9 9 -10 10 -17 1Z", fill=CREAM, stroke=INK, width=3)
    return group(white, disc(2, -1, 6, fill=INK), at=(x, y), turn=turn, scale=scale)


def furled(x: float, half: float) -> str:
    """Return the sail furled along its yard, athwart the deck."""
    roll = box(x - 7, -half, 14, 2 * half, CREAM, rx=6, stroke=INK, stroke_width=3.5)
    ties = "".join(f"M{x - 7} {y}H{x + 7}" for y in range(int(-half) + 10, int(half), 12))
    return roll + path(ties, stroke=TERRACOTTA, width=3.5)


def board(*inside: str) -> str:
    """Return a piece of 256 px with its centre line at y = 0 while drawing."""
    edge = (FRAME - SIZE) / 2
    return svg(SIZE, SIZE, *inside, box=f"{-edge} {-128 - edge} {FRAME} {FRAME}")


def hull(*layers: tuple[str, str]) -> str:
    """Return a tintable layer: path data and grey, from the bottom up, then the emblem's patch."""
    shapes = [path(d, fill=grey) for d, grey in layers]
    return board(*shapes, disc(128, 0, PATCH + 2, fill=WHITE))


def lines(silhouette: tuple[str, ...], under: str, details: str) -> str:
    """Return an ink layer: a pale halo round the silhouette, oars under it, details on it.

    Nothing is drawn on the patch but its rim.
    """
    round_patch = f"M-9 -137H265V137H-9ZM{128 - PATCH} 0a{PATCH} {PATCH} 0 1 0 {2 * PATCH} 0"
    round_patch += f"a{PATCH} {PATCH} 0 1 0 {-2 * PATCH} 0Z"
    body = "".join(path(d, fill="black") for d in silhouette)
    beyond = tag(
        "mask",
        box(-9, -137, 274, 274, "white"),
        body,
        id="beyond",
        maskUnits="userSpaceOnUse",
        x=-9,
        y=-137,
        width=274,
        height=274,
    )
    halo = [path(d, stroke=CREAM, width=11) for d in silhouette]
    halo.append(disc(128, 0, PATCH + 5, stroke=CREAM, width=6))
    outlines = [path(d, stroke=INK, width=OUTLINE) for d in silhouette]
    return board(
        tag("clipPath", path(round_patch, clip_rule="evenodd"), id="clear"),
        beyond,
        tag("g", under, *halo, mask="url(#beyond)", clip_path="url(#clear)"),
        tag("g", *outlines, details, clip_path="url(#clear)"),
        disc(128, 0, PATCH + 1.5, stroke=INK, width=4),
    )


def rudder(x: float, y: float) -> str:
    """Return a steering oar trailing aft."""
    shape = taper([(x, y), (x - 34, y - 26)], linear(5, 5, 13, 12))
    return path(shape, fill=OCHRE, stroke=INK, width=3.5)


def hellene_hull() -> str:
    """Return the tintable layer of the Hellene ship: sleek, a bronze ram before."""
    return hull((HELLENE, "#BEBEBE"), (HELLENE_DECK, "#F2F2F2"))


def hellene_lines() -> str:
    """Return the ink of the Hellene ship."""
    oars = [oar(70 + 14.5 * i, -24 - 0.8 * i, 40, 24, 3.5, 8) for i in range(8)]
    benches = "M44 -18V18M58 -20V20M72 -22V22M172 -20V20"
    details = (
        path(HELLENE_DECK, stroke=INK, width=2.5),
        path(benches + "M29 0H84M172 0H204", stroke=INK, width=2.5),
        mirrored(eye(192, -16, 26, 0.8)),
        path(RAM, fill=OCHRE, stroke=INK, width=3.5),
    )
    under = mirrored(*oars, rudder(48, -20))
    return lines((HELLENE, RAM), under, "".join(details))


def trojan_hull() -> str:
    """Return the tintable layer of the Trojan ship: broad, horned, square astern."""
    return hull((TROJAN, "#B4B4B4"), (TROJAN_DECK, "#EDEDED"), (CABIN, "#C6C6C6"))


def trojan_lines() -> str:
    """Return the ink of the Trojan ship."""
    oars = [oar(64 + 26 * i, -42, 36, 18, 6, 14) for i in range(5)]
    horn = path(HORN, fill=CREAM, stroke=INK, width=4)
    details = (
        path(TROJAN_DECK, stroke=INK, width=2.5),
        path("M174 -28V28M186 -20V20M174 0H214", stroke=INK, width=2.5),
        path(CABIN, stroke=INK, width=3.5),
        path("M31 0H57M31 -12H57M31 12H57", stroke=INK, width=2.5),
        furled(72, 34),
    )
    return lines((TROJAN,), mirrored(*oars, horn), "".join(details))
