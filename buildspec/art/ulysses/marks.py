"""The words for a bold white mark: filled shapes, thick lines, and cuts that become holes."""

from __future__ import annotations

from buildspec.art.draw import WHITE, Point, group, linear, path, svg, tag, taper

HOLE = "black"


def fill(d: str, round_by: float = 0) -> str:
    """Return a white shape, its corners softened by a line of that width."""
    return path(d, fill=WHITE, stroke=WHITE, width=round_by) if round_by else path(d, fill=WHITE)


def line(d: str, width: float, **more: object) -> str:
    """Return a white line."""
    return path(d, stroke=WHITE, width=width, **more)


def cut(d: str, width: float = 5, **more: object) -> str:
    """Return a line cut out of what lies below it."""
    return path(d, stroke=HOLE, width=width, **more)


def brush(points: list[Point], *widths: float) -> str:
    """Return a white brush stroke along points."""
    return path(taper(points, linear(*widths)), fill=WHITE)


def above(d: str, gap: float = 5) -> str:
    """Return a white shape with a gap around it, so that it stands before what lies below."""
    return path(d, fill=HOLE, stroke=HOLE, width=2 * gap) + fill(d)


def both(*inside: str) -> str:
    """Return the shapes and their image on the other side of the upright axis."""
    half = "".join(inside)
    return half + group(half, flip=True)


def oval(x: float, y: float, rx: float, ry: float, colour: str = WHITE) -> str:
    """Return an ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=colour)


def mark(size: int, drawing: str) -> str:
    """Return the drawing of a field from -64 to 64 as a square picture of that size."""
    return svg(size, size, drawing, box="-64 -64 128 128")
