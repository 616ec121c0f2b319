"""Where board and panels lie on the glass: plain geometry."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from app.table.seating import TURNS, Box, Places, around_tablet, on_phone, peeks

STRIP, DEEP, WIDE = 92, 192, 620
TABLETS = [(1280, 800), (1920, 1200), (800, 1280), (1200, 1920)]
PHONES = [(412, 915), (360, 640)]
SITTINGS = [
    ("bottom", "top"),
    ("bottom", "bottom"),
    ("left", "right"),
    ("bottom", "right", "top", "left"),
    ("bottom", "bottom", "bottom", "top", "top"),
    ("left", "left", "left", "right", "right", "right"),
    (*("bottom",) * 3, *("right",) * 2, *("top",) * 3, *("left",) * 2),
    (*("bottom",) * 2, *("right",) * 3, *("top",) * 2, *("left",) * 3),
]
each_tablet = pytest.mark.parametrize("size", TABLETS)
each_sitting = pytest.mark.parametrize("edges", SITTINGS, ids=lambda edges: f"{len(edges)} seats")


def laid(size: tuple[int, int], edges: tuple[str, ...]) -> Places:
    return around_tablet(*size, edges, STRIP, DEEP, WIDE)


def overlap(a: Box, b: Box) -> bool:
    across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    return across > 0.01 and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 0.01


def within(box: Box, size: tuple[int, int]) -> bool:
    right, top = box.x + box.width, box.y + box.height
    return min(box.x, box.y) > -0.01 and right < size[0] + 0.01 and top < size[1] + 0.01


def touches(box: Box, edge: str, size: tuple[int, int]) -> bool:
    gaps = {
        "bottom": box.y,
        "left": box.x,
        "top": size[1] - box.y - box.height,
        "right": size[0] - box.x - box.width,
    }
    return abs(gaps[edge]) < 0.01


@each_tablet
@each_sitting
def test_every_panel_lies_at_its_edge_and_faces_it(size, edges):
    for edge, (box, turn) in zip(edges, laid(size, edges).panels, strict=True):
        assert touches(box, edge, size)
        assert turn == TURNS[edge]


@each_tablet
@each_sitting
def test_nothing_lies_over_anything_else(size, edges):
    places = laid(size, edges)
    boxes = [places.board, *(box for box, _turn in places.panels)]
    assert all(within(box, size) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


@each_tablet
@each_sitting
def test_the_board_keeps_the_middle(size, edges):
    board = laid(size, edges).board
    assert board.x <= size[0] / 2 <= board.x + board.width
    assert board.y <= size[1] / 2 <= board.y + board.height
    assert min(board.width, board.height) > 0.3 * min(size)


def test_three_at_an_edge_share_it_evenly():
    panels = laid((1920, 1200), ("bottom",) * 3).panels
    assert [box.width for box, _turn in panels] == [640, 640, 640]


def test_crowded_edges_get_deeper_panels():
    alone, crowded = laid((1280, 800), ("bottom",)), laid((1280, 800), ("bottom",) * 3)
    assert alone.panels[0][0].height == STRIP
    assert crowded.panels[0][0].height == DEEP


def test_neighbours_sit_clockwise_in_the_order_of_their_seats():
    panels = laid((1280, 800), ("bottom", "bottom", "left", "left", "top", "top")).panels
    (b0, _), (b1, _), (l0, _), (l1, _), (t0, _), (t1, _) = panels
    assert b0.x > b1.x
    assert l0.y < l1.y
    assert t0.x < t1.x


@pytest.mark.parametrize("size", PHONES + [phone[::-1] for phone in PHONES])
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_a_phone_shows_the_header_the_board_and_one_panel(size, seats):
    places = on_phone(*size, seats, seats - 1, 56, 192)
    shown = [place for place in places.panels if place is not None]
    assert len(places.panels) == seats
    assert places.panels[-1] == shown[0]
    assert len(shown) == 1
    box, turn = shown[0]
    assert turn == 0
    boxes = [places.board, places.header, box]
    assert all(within(part, size) for part in boxes)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_held_upright_stacks_them(size):
    places = on_phone(*size, 2, 0, 56, 192)
    assert places.board.width == places.header.width == size[0]
    assert places.panels[0][0].y < places.board.y < places.header.y


@pytest.mark.parametrize("size", [phone[::-1] for phone in PHONES])
def test_a_phone_held_sideways_gives_the_board_the_full_height(size):
    places = on_phone(*size, 2, 0, 56, 192)
    assert places.board.height == size[1]
    assert places.board.width > size[0] / 2


@each_tablet
@each_sitting
def test_open_secrets_cover_no_panel_and_none_of_four_covers_another(size, edges):
    places = laid(size, edges)
    panels = dict(enumerate(places.panels))
    for many in range(1, min(4, len(edges)) + 1):
        for seats in combinations(panels, many):
            boxes = list(peeks(places.board, {seat: panels[seat] for seat in seats}).values())
            around = [box for box, _turn in panels.values()]
            assert not [pair for pair in product(boxes, around) if overlap(*pair)]
            if len({edges[seat] for seat in seats}) == many:
                assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


@each_tablet
@pytest.mark.parametrize("edge", TURNS)
def test_the_only_open_secret_lies_along_its_whole_edge(size, edge):
    places = laid(size, tuple(TURNS))
    seat = list(TURNS).index(edge)
    box = peeks(places.board, {seat: places.panels[seat]})[seat]
    long_side = places.board.width if edge in ("bottom", "top") else places.board.height
    assert long_side in (box.width, box.height)
