"""The board keeps the published facts and is good to play on: read from its data."""

from __future__ import annotations

from itertools import combinations, permutations, product
from math import dist
from statistics import fmean, pstdev

from engines.ulysses.board import (
    ALL_PLACES,
    COLOUR_OF,
    COLOURS,
    DISTANCE,
    LINES,
    NAMES,
    PLACE,
    ROUTES,
    SPOTS,
    TROY,
)

KNOWN_ROUTES = (
    "libya dido, libya zakynthos, atlantis calypso, atlantis lampedusa, minotaur malta, "
    "minotaur olympus, sibyl pityusae, sibyl cyclops, sibyl elysium"
)
#: The sea on a screen of 1280 × 800: longitudes -10 to 37 across the width.
PIXELS = 1280 / 47
#: At these latitudes a degree north is longer than a degree east.
STRETCH = 1.26
DISC = 44


def at(place: int) -> tuple[float, float]:
    return SPOTS[place].lon * PIXELS, SPOTS[place].lat * STRETCH * PIXELS


def test_nine_places_of_each_colour() -> None:
    assert [COLOUR_OF.count(colour) for colour in range(len(COLOURS))] == [9, 9, 9, 9]


def test_every_place_has_a_name_and_a_symbol_of_its_own() -> None:
    assert len(set(NAMES)) == len({spot.symbol for spot in SPOTS}) == 36


def test_troy_has_three_routes() -> None:
    assert COLOURS[COLOUR_OF[TROY]] == "violet"
    assert {NAMES[place] for place in ROUTES[TROY]} == {"cyprus", "minotaur", "libya"}


def test_the_published_routes_exist() -> None:
    for names in KNOWN_ROUTES.split(", "):
        one, other = names.split()
        assert PLACE[other] in ROUTES[PLACE[one]], names


def test_every_place_has_three_to_six_routes() -> None:
    assert {len(routes) for routes in ROUTES} <= {3, 4, 5, 6}
    assert len(set(LINES)) == len(LINES) == sum(len(routes) for routes in ROUTES) // 2


def test_no_place_would_cut_the_board_in_two() -> None:
    for gone in ALL_PLACES:
        start = ALL_PLACES[gone == ALL_PLACES[0]]
        reached, queue = {start, gone}, [start]
        for place in queue:
            fresh = [other for other in ROUTES[place] if other not in reached]
            reached.update(fresh)
            queue += fresh
        assert len(reached) == 36, NAMES[gone]


def test_no_place_is_more_than_seven_routes_from_another() -> None:
    assert max(max(row) for row in DISTANCE) <= 7


def test_every_place_is_on_the_map() -> None:
    assert all(-10 <= spot.lon <= 37 and 29 <= spot.lat <= 47 for spot in SPOTS)


def test_discs_do_not_touch_on_a_tablet() -> None:
    nearest = min(dist(at(one), at(other)) for one, other in combinations(ALL_PLACES, 2))
    assert nearest > DISC * 1.25


def test_at_most_four_routes_cross() -> None:
    assert sum(crossing(one, other) for one, other in combinations(LINES, 2)) <= 4


def test_no_route_runs_under_a_foreign_place() -> None:
    for line in LINES:
        for place in ALL_PLACES:
            if place not in line:
                gap = from_line(at(place), at(line[0]), at(line[1]))
                assert gap > DISC / 2 + 6, f"{NAMES[line[0]]}–{NAMES[line[1]]} at {NAMES[place]}"


def test_hands_of_goals_are_fair() -> None:
    colours = [[p for p in ALL_PLACES if COLOUR_OF[p] == colour] for colour in range(4)]
    lengths = [shortest(goals) for goals in product(*colours)]
    assert pstdev(lengths) < 0.17 * fmean(lengths)


def shortest(goals: tuple[int, ...]) -> int:
    best = 99
    for a, b, c, d in permutations(goals):
        # Having started in Troy is not an arrival (U-03): out and back is two routes.
        length = (DISTANCE[TROY][a] or 2) + DISTANCE[a][b] + DISTANCE[b][c] + DISTANCE[c][d]
        best = min(best, length)
    return best


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossing(one: tuple[int, int], other: tuple[int, int]) -> bool:
    if set(one) & set(other):
        return False
    a, b, c, d = (at(place) for place in (*one, *other))
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def from_line(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    length = dist(a, b)
    along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length**2
    along = max(0.0, min(1.0, along))
    return dist(p, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))
