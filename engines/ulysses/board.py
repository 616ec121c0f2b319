"""The board of Ulysses: the table of places, and what follows from it."""

from __future__ import annotations

from typing import Final, NamedTuple, NewType

from engines.ulysses.places import TABLE

Place = NewType("Place", int)

COLOURS: Final = ("violet", "green", "red", "blue")
CAMPS: Final = ("blue", "red", "black")
BLUE_CAMP, RED_CAMP, BLACK_CAMP = range(3)
NO_PLACE: Final = Place(-1)


class Spot(NamedTuple):
    """A place: its name, colour (index into COLOURS), symbol, and where it is on the map."""

    name: str
    colour: int
    symbol: str
    lon: float
    lat: float


_ROWS: Final = [line.split() for line in TABLE.strip().splitlines()]

#: Nine of each colour, in the order of COLOURS.
SPOTS: Final = tuple(
    Spot(name, COLOURS.index(colour), symbol, float(lon), float(lat))
    for colour, name, symbol, lon, lat, *_ in _ROWS
)
ALL_PLACES: Final = tuple(Place(index) for index in range(len(SPOTS)))
NAMES: Final = tuple(spot.name for spot in SPOTS)
COLOUR_OF: Final = tuple(spot.colour for spot in SPOTS)
PLACE: Final = {name: Place(index) for index, name in enumerate(NAMES)}
TROY: Final = PLACE["troy"]

#: Each route once, the place with the lower number first.
LINES: Final = tuple(
    sorted(
        (Place(min(PLACE[name], PLACE[other])), Place(max(PLACE[name], PLACE[other])))
        for _, name, _, _, _, *others in _ROWS
        for other in others
    )
)
#: ROUTES[place]: the places joined to it, in order.
ROUTES: Final = tuple(
    tuple(sorted([*(b for a, b in LINES if a == place), *(a for a, b in LINES if b == place)]))
    for place in ALL_PLACES
)
#: By colour: a bit for each of its places.
POOLS: Final = tuple(
    sum(1 << place for place in ALL_PLACES if COLOUR_OF[place] == colour)
    for colour in range(len(COLOURS))
)


def _distances(start: Place) -> tuple[int, ...]:
    steps = {start: 0}
    queue = [start]
    for place in queue:
        for other in ROUTES[place]:
            if other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    return tuple(steps[place] for place in ALL_PLACES)


#: DISTANCE[place][place]: how many routes lie between them.
DISTANCE: Final = tuple(_distances(place) for place in ALL_PLACES)
