"""The map file is small, whole and credited, and the script that cuts it cuts rightly."""

from __future__ import annotations

import json

import pytest

from app.kit.chart import area, atlas
from app.paths import ASSETS
from buildspec import coastline
from buildspec.contours import contours, shore_distance, simplify

BOX = (0, 0, 10, 10)


def test_the_map_file_is_small():
    assert coastline.TARGET.stat().st_size < 120_000


@pytest.mark.parametrize("name", ["coast", "shelf", "shallows", "upland"])
def test_the_fills_cover_what_the_rings_enclose(name):
    layer = atlas().layers[name]
    enclosed = abs(sum(area(layer.ring(number)) for number in range(len(layer.rings))))
    covered = sum(abs(area([layer.points[i] for i in fan])) for fan in layer.fans)
    assert covered == pytest.approx(enclosed, rel=0.01)


def test_each_layer_holds_the_next_one():
    sizes = [
        abs(sum(area(layer.ring(number)) for number in range(len(layer.rings))))
        for layer in (atlas().layers[name] for name in ("shelf", "shallows", "coast", "upland"))
    ]
    assert sizes == sorted(sizes, reverse=True)


def test_the_makers_of_the_coastlines_are_credited():
    told = json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))["maps"]
    assert told == [coastline.CREDIT]
    assert "Natural Earth" in told[0]["name"]
    assert "Bostock" in (ASSETS / told[0]["licence_file"]).read_text(encoding="utf-8")
    assert all((ASSETS / file).exists() for file in told[0]["files"])


def test_arcs_join_to_a_ring_also_backwards():
    topology = {
        "transform": {"scale": [0.5, 2], "translate": [10, 20]},
        "arcs": [[[0, 0], [2, 0], [0, 1]], [[0, 0], [0, 1], [2, 0]]],
        "objects": {"land": {"geometries": [{"type": "Polygon", "arcs": [[0, -2]]}]}},
    }
    assert list(coastline.decode(topology)) == [[(10, 20), (11, 20), (11, 22), (10, 22)]]


def test_land_beyond_the_window_is_cut_off():
    island = [(5, 5), (15, 5), (15, 15), (5, 15)]
    assert abs(coastline.area(coastline.clip(island, BOX))) == pytest.approx(25)
    assert coastline.clip([(11, 1), (12, 1), (12, 2)], BOX) == []


def test_a_headland_stays_and_a_wrinkle_goes():
    coast = [(1, 1), (3, 1.001), (5, 1), (5, 5), (3, 8), (1, 5)]
    kept = simplify(coast, lambda point: 0.1, BOX)
    assert sorted(kept) == [(1, 1), (1, 5), (3, 8), (5, 1), (5, 5)]


def test_land_that_fills_the_window_keeps_its_corners():
    land = [(0, 0), (0, 5), (0, 10), (4, 10), (4.001, 5), (4, 0), (2, 0)]
    assert sorted(simplify(land, lambda point: 0.1, BOX)) == [(0, 0), (0, 10), (4, 0), (4, 10)]


def test_a_fill_covers_a_bay_and_a_lake_rightly():
    bay = [(0, 0), (900, 0), (900, 900), (500, 900), (500, 300), (400, 300), (400, 900), (0, 900)]
    lake = [(100, 100), (200, 100), (200, 200), (100, 200)]
    points, fans = coastline.fill([bay, lake])
    covered = sum(abs(coastline.area([points[i] for i in fan])) for fan in fans)
    assert covered == 900 * 900 - 100 * 600 - 100 * 100


def test_a_line_of_depth_runs_around_an_island_at_its_distance():
    island = [(4, 4), (6, 4), (6, 6), (4, 6)]
    (line,) = contours(shore_distance([island], BOX, 0.25, 3), 1, BOX)
    assert min(y for _, y in line) == pytest.approx(3, abs=0.05)
    assert max(y for _, y in line) == pytest.approx(7, abs=0.05)


def test_an_upland_ends_at_the_edge_of_the_map():
    plain = [(0, 0), (0, 10), (5, 10), (5, 0)]
    (line,) = contours(shore_distance([plain], BOX, 0.5, 3), -1, BOX)
    kept = simplify(line, lambda point: 0.1, BOX)
    assert {(0, 0), (0, 10)} <= set(kept)
    assert 3 < max(x for x, _ in kept) < 5
