"""The board is data; these tests say what makes it the board of the rulings."""

from __future__ import annotations

from engines.naval.board import (
    BASES,
    CELLS,
    FLEETS,
    FORWARD,
    HELLENES,
    MARKS,
    NEIGHBOURS,
    OPEN_SEA,
    PLACES,
    SHIP_NAMES,
    TRIDENT,
    TROJANS,
    ZEUS,
)

MIRRORED_HEADING = (0, 5, 4, 3, 2, 1)


def mirrored(cell: int) -> int:
    place = PLACES[cell]
    return PLACES.index(place._replace(row=4 - place.row))


def test_rows_of_five_six_seven_six_five() -> None:
    rows = [place.row for place in PLACES]
    assert [rows.count(row) for row in range(5)] == [5, 6, 7, 6, 5]


def test_each_base_is_a_whole_row_in_the_order_of_the_rule_sheet() -> None:
    assert [MARKS[cell] for cell in CELLS[:5]] == ["brown", "purple", "pink", "orange", "yellow"]
    assert [MARKS[cell] for cell in CELLS[-5:]] == [
        *("violet", "blue", "grey", "pale_green", "dark_green"),
    ]


def test_zeus_is_the_middle_and_the_trident_ends_the_middle_row() -> None:
    assert (PLACES[ZEUS].row, PLACES[ZEUS].x) == (2, 0)
    assert (PLACES[TRIDENT].row, abs(PLACES[TRIDENT].x)) == (2, 6)


def test_the_top_half_is_the_mirror_image_of_the_bottom_half() -> None:
    for hellene, trojan in zip(FLEETS[HELLENES], FLEETS[TROJANS], strict=True):
        assert mirrored(BASES[hellene]) == BASES[trojan]
        assert mirrored(OPEN_SEA[hellene]) == OPEN_SEA[trojan]
    assert MIRRORED_HEADING[FORWARD[HELLENES]] == FORWARD[TROJANS]


def test_the_open_sea_hex_lies_ahead_of_the_opposite_base_hex() -> None:
    for seat, fleet in enumerate(FLEETS):
        for i, ship in enumerate(fleet):
            opposite = BASES[fleet[4 - i]]
            assert OPEN_SEA[ship] == NEIGHBOURS[opposite][FORWARD[seat]], SHIP_NAMES[ship]


def test_sailing_somewhere_and_back_returns_to_the_same_hex() -> None:
    for cell in CELLS:
        for heading, there in enumerate(NEIGHBOURS[cell]):
            assert there < 0 or NEIGHBOURS[there][(heading + 3) % 6] == cell


def test_north_east_of_the_first_base_hex_is_one_row_up_and_half_a_hex_right() -> None:
    there = PLACES[NEIGHBOURS[0][1]]
    assert (there.row, there.x) == (PLACES[0].row + 1, PLACES[0].x + 1)
