"""A die in space: how it lies, how it tumbles, which faces are seen. No Kivy here.

x is to the right of whoever threw it, y away from them, z up from the table. It is seen from
above and a little from the thrower's side, without perspective: a face is a parallelogram.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

#: By how many degrees the eye leans back from straight above.
LEAN = 26.0
#: By face, 0 to 5: its normal when the die lies as it was made, and the side that is up on it.
#: Opposite faces are 0–5, 1–4, 2–3, so that points add up to seven.
NORMALS: tuple[Vector, ...] = (
    (0, 0, 1), (0, -1, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, 0, -1),
)  # fmt: skip
UPS: tuple[Vector, ...] = (
    (0, 1, 0), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 1, 0),
)  # fmt: skip
LIGHT: Vector = (-0.45, 0.35, 0.82)


class Side(NamedTuple):
    """A face that is seen: its number, its four corners from the lower left, its brightness."""

    face: int
    corners: tuple[tuple[float, float], ...]
    light: float


def times(a: Matrix, b: Matrix) -> Matrix:
    """Return the turn b followed by the turn a."""
    columns = list(zip(*b, strict=True))
    rows = [tuple(dot(row, column) for column in columns) for row in a]
    return rows[0], rows[1], rows[2]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    """Return the scalar product."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def turn(axis: Vector, degrees: float) -> Matrix:
    """Return the turn about an axis of length one."""
    x, y, z = axis
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    t = 1 - c
    return (
        (t * x * x + c, t * x * y - s * z, t * x * z + s * y),
        (t * x * y + s * z, t * y * y + c, t * y * z - s * x),
        (t * x * z - s * y, t * y * z + s * x, t * z * z + c),
    )


#: By face: the turn that brings it up, its writing upright for the thrower.
_RESTS: tuple[Matrix, ...] = (
    turn((0, 0, 1), 0),
    turn((1, 0, 0), -90),
    times(turn((0, 0, 1), -90), turn((0, 1, 0), -90)),
    times(turn((0, 0, 1), 90), turn((0, 1, 0), 90)),
    times(turn((0, 0, 1), 180), turn((1, 0, 0), 90)),
    turn((0, 1, 0), 180),
)


def rest(face: int) -> Matrix:
    """Return how a die lies with this face up."""
    return _RESTS[face]


def tumble(face: int, share: float, turns: float = 2.0, axis: Vector = (0.8, 0.55, 0.24)) -> Matrix:
    """Return how a die lies at this share of a roll that ends with this face up."""
    left = (1 - share) ** 1.7
    length = math.sqrt(dot(axis, axis))
    unit = axis[0] / length, axis[1] / length, axis[2] / length
    rolled = times(turn(unit, -360 * turns * left), turn((0, 0, 1), 70 * left))
    return times(rolled, rest(face))


def sides(lies: Matrix, lean: float = LEAN) -> list[Side]:
    """Return the faces that are seen of a die whose edges are two units long."""
    seen = times(turn((1, 0, 0), -lean), lies)
    found = []
    for face in range(6):
        normal = _apply(seen, NORMALS[face])
        if normal[2] <= 0.01:
            continue
        up = _apply(seen, UPS[face])
        right = _cross(up, normal)
        corners = tuple(
            (normal[0] + i * right[0] + j * up[0], normal[1] + i * right[1] + j * up[1])
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        found.append(Side(face, corners, 0.62 + 0.38 * max(0.0, dot(normal, LIGHT))))
    return sorted(found, key=lambda side: side.light)


def _apply(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (dot(row, vector) for row in matrix)
    return x, y, z


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )
