"""The few drawing words the pictures are made of: palette, SVG shapes, tapered strokes, curls."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]

PAPER = "#F4E7CE"
CREAM = "#FBF3E1"
INK = "#1C1410"
CLAY = "#C9672F"
TERRACOTTA = "#B9521F"
DEEP = "#8C3A14"
OCHRE = "#C8963E"
AEGEAN = "#1E4B63"
SEA = "#6FA3A8"
OLIVE = "#6B7238"
WHITE = "#FFFFFF"


def mix(a: str, b: str, t: float) -> str:
    """Return the colour that lies at t between a and b."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in pairs)


def num(value: float) -> str:
    """Return a coordinate as short text."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Return an SVG element; ``stroke_width=2`` becomes ``stroke-width="2"``."""
    words = []
    for key, value in attributes.items():
        text = num(value) if isinstance(value, (int, float)) else str(value)
        words.append(f' {key.rstrip("_").replace("_", "-")}="{text}"')
    if inside:
        return f"<{name}{''.join(words)}>{''.join(inside)}</{name}>"
    return f"<{name}{''.join(words)}/>"


def svg(width: int, height: int, *inside: str, box: str | None = None) -> str:
    """Return a whole SVG document; box is the viewBox if it is not the pixel size."""
    view = box or f"0 0 {width} {height}"
    return tag(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=view,
    )


def group(*inside: str, at: Point = (0, 0), scale: float = 1, flip: bool = False, turn: float = 0):
    """Return the shapes moved, turned (degrees), scaled and, if asked, mirrored left to right."""
    across = -scale if flip else scale
    move = f"translate({num(at[0])} {num(at[1])}) rotate({num(turn)})"
    return tag("g", *inside, transform=f"{move} scale({across:.4f} {scale:.4f})")


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, **more: object) -> str:
    """Return a path with round joins."""
    if stroke == "none":
        return tag("path", d=d, fill=fill, **more)
    return tag(
        "path",
        d=d,
        fill=fill,
        stroke=stroke,
        stroke_width=width,
        stroke_linecap=more.pop("cap", "round"),
        stroke_linejoin=more.pop("join", "round"),
        **more,
    )


def disc(x: float, y: float, r: float, fill: str = "none", stroke: str = "none", width: float = 0):
    """Return a circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def box(x: float, y: float, w: float, h: float, fill: str, **more: object) -> str:
    """Return a rectangle."""
    return tag("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def through(points: Iterable[Point], close: bool = True) -> str:
    """Return the path data of a polygon."""
    words = " L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{words}Z" if close else f"M{words}"


def ring_of(n: int, r: float, at: Point = (0, 0), start: float = -90) -> list[Point]:
    """Return n points evenly on a circle, the first at the start angle (degrees)."""
    angles = [math.radians(start + 360 * i / n) for i in range(n)]
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a in angles]


def star(n: int, outer: float, inner: float, at: Point = (0, 0)) -> list[Point]:
    """Return the corners of a star with n rays."""
    tips = ring_of(n, outer, at)
    dents = ring_of(n, inner, at, start=-90 + 180 / n)
    return [corner for pair in zip(tips, dents, strict=True) for corner in pair]


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> list[Point]:
    """Return points along a cubic curve."""
    found = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        found.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return found


def spiral(at: Point, r0: float, r1: float, start: float, turns: float, steps: int = 60):
    """Return points of a spiral from radius r0 to r1; positive turns go clockwise on screen."""
    found = []
    for i in range(steps + 1):
        t = i / steps
        angle = math.radians(start + 360 * turns * t)
        r = r0 + (r1 - r0) * t
        found.append((at[0] + r * math.cos(angle), at[1] + r * math.sin(angle)))
    return found


def taper(points: Sequence[Point], width: Callable[[float], float]) -> str:
    """Return the path data of a brush stroke along points; width(t) for t from 0 to 1."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(i - 1, 0)]
        bx, by = points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = width(i / last) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return through(left + right[::-1])


def linear(*stops: float) -> Callable[[float], float]:
    """Return a width that runs evenly through the stops."""

    def width(t: float) -> float:
        place = t * (len(stops) - 1)
        i = min(int(place), len(stops) - 2)
        return stops[i] + (stops[i + 1] - stops[i]) * (place - i)

    return width
