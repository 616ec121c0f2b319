"""Make the shipped map: ``python -m buildspec.coastline`` (needs npm and Kivy).

Cuts the Mediterranean out of Natural Earth's land, as the npm package ``world-atlas`` carries
it, and writes assets/map/mediterranean.json: a stack of layers (the shelf, the shallows, the
land, the upland), each with its rings and, so that no phone need work them out, its fills; and
a coarse table of how far the shore is.
"""

from __future__ import annotations

import json
import os
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from buildspec.contours import Field, Point, Ring, contours, shore_distance, simplify

ASSETS = Path(__file__).resolve().parent.parent / "assets"
TARGET = ASSETS / "map" / "mediterranean.json"
PACKAGE = "world-atlas@2.0.2"

#: What every board shows, and how far the map goes on where a screen has room: W, S, E, N.
CORE = (-10, 29, 37, 47)
BOUNDS = (-16, 24, 43, 52)
#: Coordinates are kept in hundredths of a degree.
UNITS = 100
#: How far a simplified coast may stray: of an island, in the core, beside it.
ISLAND, FINE, COARSE = 0.009, 0.018, 0.06
#: In square degrees: what counts as an island, and the smallest that are kept, as above.
ISLAND_AREA, LEAST, LEAST_BESIDE = 0.25, 0.0012, 0.03
#: Distances from the shore, in degrees of latitude: out to sea above zero, inland below.
LEVELS = {"shelf": 0.6, "shallows": 0.24, "upland": -0.15}
CONTOUR_STEP, DEPTH_STEP = 0.05, 0.5
#: What the depth table counts in, and where it stops counting: one digit to the base 36 each.
DEPTH_UNIT, DEEPEST = 0.1, 35

CREDIT = {
    "name": "Natural Earth 1:10m",
    "authors": "Tom Patterson, Nathaniel Vaughn Kelso; world-atlas: Mike Bostock",
    "source": "https://www.naturalearthdata.com",
    "licence": "Public domain; world-atlas: ISC",
    "licence_file": "map/isc-world-atlas.txt",
    "files": ["map/mediterranean.json"],
}


def fetch(folder: Path) -> Path:
    """Unpack the npm package below folder; return the folder of its files."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", PACKAGE],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(folder)
    return folder / "package"


def decode(topology: dict) -> Iterator[Ring]:
    """Yield the rings of a TopoJSON land object in degrees, without their closing points."""
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [_arc(arc, scale, shift) for arc in topology["arcs"]]
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        for polygon in polygons:
            for ring in polygon:
                yield _join(arcs, ring)


def _arc(deltas: list, scale: list, shift: list) -> Ring:
    x = y = 0
    points = []
    for dx, dy in deltas:
        x, y = x + dx, y + dy
        points.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return points


def _join(arcs: list[Ring], numbers: list[int]) -> Ring:
    """Return the ring that these arcs make; ~n is arc n backwards."""
    points: Ring = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points.extend(arc[:-1])
    return points


def clip(ring: Ring, bounds: tuple = BOUNDS) -> Ring:
    """Return what is left of a ring inside the bounds; pieces stay joined along the border."""
    west, south, east, north = bounds
    for axis, limit, sign in ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1)):
        kept: Ring = []
        for i, here in enumerate(ring):
            before = ring[i - 1]
            depth, earlier = (here[axis] - limit) * sign, (before[axis] - limit) * sign
            if (depth >= 0) != (earlier >= 0):
                kept.append(_cross(before, here, axis, limit))
            if depth >= 0:
                kept.append(here)
        ring = kept
    return ring


def _cross(a: Point, b: Point, axis: int, limit: float) -> Point:
    share = (limit - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + share * (b[1 - axis] - a[1 - axis])
    return (limit, other) if axis == 0 else (other, limit)


def area(ring: Ring) -> float:
    """Return the area inside a ring, negative if it runs clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def in_core(point: Point, margin: float = 0.5) -> bool:
    """Return whether every board shows this point, or nearly."""
    west, south, east, north = CORE
    x, y = point
    return west - margin < x < east + margin and south - margin < y < north + margin


def cut(rings: Iterator[Ring]) -> list[Ring]:
    """Return the coasts of the window, simplified, in hundredths of a degree."""
    kept = []
    for ring in rings:
        ring = clip(ring)
        if not ring:
            continue
        size = abs(area(ring))
        if size < (LEAST if any(map(in_core, ring)) else LEAST_BESIDE):
            continue
        fine = ISLAND if size < ISLAND_AREA else FINE
        ring = on_grid(thinned(ring, fine, COARSE))
        if len(ring) >= 3:
            kept.append(ring)
    return kept


def thinned(ring: Ring, fine: float, coarse: float) -> Ring:
    """Return the ring with fewer points, straying little in the core and more beside it."""
    return simplify(ring, lambda point: fine if in_core(point) else coarse, BOUNDS)


def on_grid(ring: Ring) -> Ring:
    """Return the ring in whole units, without repeated points."""
    points = [(round(x * UNITS), round(y * UNITS)) for x, y in ring]
    return [p for i, p in enumerate(points) if p != points[i - 1]]


def fill(rings: list[Ring]) -> tuple[Ring, list[list[int]]]:
    """Return all points (the rings', then any that a fill adds) and the convex fans among them.

    Raises ValueError if the rings have no inside.
    """
    os.environ.setdefault("KIVY_NO_ARGS", "1")  # or Kivy takes the command line for its own
    from kivy.graphics.tesselator import TYPE_POLYGONS, WINDING_ODD, Tesselator

    tesselator = Tesselator()
    for ring in rings:
        tesselator.add_contour([float(value) for point in ring for value in point])
    if not tesselator.tesselate(WINDING_ODD, TYPE_POLYGONS, 8):
        raise ValueError("the rings cannot be filled")
    points = [point for ring in rings for point in ring]
    known = {point: i for i, point in enumerate(points)}
    fans = []
    for corners, _order in tesselator.meshes:
        fan = []
        for x, y in zip(corners[0::4], corners[1::4], strict=True):
            point = (round(x), round(y))
            if point not in known:
                known[point] = len(points)
                points.append(point)
            fan.append(known[point])
        if len(set(fan)) >= 3:
            fans.append(fan)
    return points, fans


def layer(rings: list[Ring]) -> dict[str, list[int]]:
    """Return a layer as it is kept: every list holds differences, which are short."""
    points, fans = fill(rings)
    return {
        "rings": [len(ring) for ring in rings],
        "x": differences([x for x, _ in points]),
        "y": differences([y for _, y in points]),
        "sizes": [len(fan) for fan in fans],
        "fans": differences([corner for fan in fans for corner in fan]),
    }


def differences(values: list[int]) -> list[int]:
    """Return each value less the one before it."""
    return [b - a for a, b in pairwise([0, *values])]


def depths(field: Field) -> list[str]:
    """Return a row of digits from south to north for how far each node is from the shore."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return [
        "".join(digits[max(0, min(DEEPEST, round(value / DEPTH_UNIT)))] for value in row)
        for row in field.rows
    ]


def chart(rings: list[Ring]) -> dict[str, object]:
    """Return everything that the map file holds."""
    coasts = [[(x / UNITS, y / UNITS) for x, y in ring] for ring in rings]
    near = shore_distance(coasts, BOUNDS, CONTOUR_STEP, 0.8)
    far = shore_distance(coasts, BOUNDS, DEPTH_STEP, DEPTH_UNIT * DEEPEST)
    layers = {"coast": layer(rings)}
    for name, level in LEVELS.items():
        lines = [on_grid(thinned(line, 0.025, COARSE)) for line in contours(near, level, BOUNDS)]
        layers[name] = layer([line for line in lines if len(line) >= 3])
    return {
        "units": UNITS,
        "bounds": BOUNDS,
        "core": CORE,
        "layers": layers,
        "depth": {"step": DEPTH_STEP, "unit": DEPTH_UNIT, "rows": depths(far)},
    }


def main() -> None:
    """Fetch the land and write the map, its licence and its entry in assets/credits.json."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        package = fetch(Path(scratch))
        topology = json.loads((package / "land-10m.json").read_text(encoding="utf-8"))
        licence = (package / "LICENSE").read_text(encoding="utf-8")
    (ASSETS / CREDIT["licence_file"]).write_text(licence, encoding="utf-8")
    text = json.dumps(chart(cut(decode(topology))), separators=(",", ":"))
    TARGET.write_text(text + "\n", encoding="utf-8")
    credits = json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))
    text = json.dumps({**credits, "maps": [CREDIT]}, ensure_ascii=False, indent=2)
    (ASSETS / "credits.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
