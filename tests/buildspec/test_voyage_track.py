"""The track of the voyage: every cell at sea, evenly apart, and two clear crossings."""

from __future__ import annotations

import json
import math

import pytest

from app.kit.chart import is_land
from buildspec import voyage_track

KEPT = json.loads(voyage_track.TARGET.read_text(encoding="utf-8"))
CELLS = [tuple(spot) for spot in KEPT["cells"]]
MEASURED = voyage_track.check(CELLS)

#: Roughly where what happens on a cell happened: longitude and latitude.
KNOWN = {
    0: (26.1, 39.9),
    6: (25.3, 40.8),
    22: (15.6, 37.2),
    28: (15.2, 39.5),
    43: (8.0, 39.0),
    65: (13.0, 40.5),
    71: (15.4, 38.4),
    77: (12.8, 37.2),
    96: (19.6, 39.6),
    100: (20.6, 38.4),
}


def test_there_is_a_place_for_every_cell_from_troy_to_ithaca():
    assert len(CELLS) == 101
    assert KEPT["same"] == [[18, 84], [48, 56]]


def test_the_two_numbers_of_a_crossing_are_one_place_and_no_others_are():
    assert CELLS[18] == CELLS[84]
    assert CELLS[48] == CELLS[56]
    assert len(set(CELLS)) == 99


def test_no_cell_is_ashore():
    assert [number for number, spot in enumerate(CELLS) if is_land(*spot)] == []


def test_cells_stand_apart_evenly():
    assert MEASURED["least"] > 0.85 * MEASURED["mean"]
    assert MEASURED["longest"] < 1.8 * MEASURED["mean"]


@pytest.mark.parametrize(
    ("width", "height", "least"), [(1180, 560, 38), (560, 1180, 38), (800, 380, 26)]
)
def test_cells_have_room_for_a_disc_of_a_good_size(width, height, least):
    sizes = (max(width, height), min(width, height))
    assert voyage_track.scale(MEASURED, *sizes) * MEASURED["least"] > least


def test_the_track_crosses_itself_only_where_it_says_so_and_squarely():
    assert MEASURED["knots"] == []
    assert all(angle > 80 for angle in MEASURED["square"])


@pytest.mark.parametrize("late", [56, 84])
def test_at_a_crossing_one_strand_passes_over_the_other(late):
    cells = voyage_track.plane(CELLS)
    x, y = cells[late]
    early = voyage_track.SAME[late]
    ways = {
        number: math.atan2(cells[number][1] - y, cells[number][0] - x)
        for number in (early - 1, early + 1, late - 1, late + 1)
    }
    around = sorted(ways, key=ways.__getitem__)
    turned = around.index(early - 1)
    assert around[(turned + 2) % 4] == early + 1


@pytest.mark.parametrize("number", KNOWN)
def test_what_happened_happens_about_where_it_did(number):
    (a, b), (c, d) = voyage_track.plane([CELLS[number], KNOWN[number]])[:2]
    assert math.hypot(a - c, b - d) < 1.1


def test_the_script_makes_the_same_track_again():
    made = voyage_track.places(voyage_track.settle(voyage_track.sea(), voyage_track.rough()))
    assert all(math.dist(spot, kept) < 0.02 for spot, kept in zip(made, CELLS, strict=True))
