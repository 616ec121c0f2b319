"""What the table is told. Places are numbers, small lists are names; words are in the locale.

| kind | facts | private to a seat |
| --- | --- | --- |
| first | seat | |
| goal_drawn | seat, colour | place |
| draw | seat | card |
| turn | seat | |
| reshuffle | n: cards in the new pile | |
| no_cards | | |
| pandora, wind | seat, card: what was played | |
| plague | seat, place, card: what was played | |
| paid | seat, card, n: so many of this kind, in payment | |
| clear | seat, place | |
| exchange | seat, returned, drawn: colours | place: what was returned |
| build | seat, n: temples now | |
| stay | seat | |
| propose | seat, to | |
| yes, pass | seat | |
| disc | seat, camp, to | |
| lay, lay_zeus | seat, camp, n: cards; zeus: how many of them | |
| sail | from, to, camp | |
| goal | seat, place, n: goals shown now | |
| over | seat | |
| reveal | goals: those still secret, by seat | |
"""

from __future__ import annotations

from typing import Final

from engines.core.contract import Event, Seat
from engines.ulysses.acts import MOST_SEATS
from engines.ulysses.board import ALL_PLACES, CAMPS, COLOUR_OF, COLOURS
from engines.ulysses.cards import KINDS

_SEATS: Final = tuple(Seat(seat) for seat in range(MOST_SEATS))


def _by_seat(kind: str) -> tuple[tuple[Event], ...]:
    return tuple((Event(kind, {"seat": seat}),) for seat in _SEATS)


FIRST: Final = _by_seat("first")
YES: Final = _by_seat("yes")
PASS: Final = _by_seat("pass")
STAY: Final = _by_seat("stay")
TURN: Final = _by_seat("turn")
OVER: Final = _by_seat("over")
NO_CARDS: Final = Event("no_cards")

#: DRAW[seat][kind] and GOAL_DRAWN[seat][place]: only the owner sees what it is.
DRAW: Final = tuple(
    tuple(
        (Event("draw", {"seat": seat}, ((seat, {"card": card}),), reveals=True),) for card in KINDS
    )
    for seat in _SEATS
)
GOAL_DRAWN: Final = tuple(
    tuple(
        (
            Event(
                "goal_drawn",
                {"seat": seat, "colour": COLOURS[COLOUR_OF[place]]},
                ((seat, {"place": place}),),
                reveals=True,
            ),
        )
        for place in ALL_PLACES
    )
    for seat in _SEATS
)
PROPOSE: Final = tuple(
    tuple((Event("propose", {"seat": seat, "to": place}),) for place in ALL_PLACES)
    for seat in _SEATS
)


def played(kind: str, seat: int, card: int) -> Event:
    """Return the event of a Pandora or wind card."""
    return Event(kind, {"seat": seat, "card": KINDS[card]}, reveals=True)


def plague(seat: int, place: int, card: int) -> Event:
    """Return the event of a plague laid on a place."""
    return Event("plague", {"seat": seat, "place": place, "card": KINDS[card]}, reveals=True)


def paid(seat: int, picks: tuple[int, ...]) -> list[Event]:
    """Return one event for each kind of card in a payment."""
    return [
        Event("paid", {"seat": seat, "card": KINDS[kind], "n": n}, reveals=True)
        for kind, n in enumerate(picks)
        if n
    ]


def exchange(seat: Seat, goal: int, drawn: int) -> Event:
    """Return the event of a goal put under its pile: two colours, and nothing more (U-34)."""
    facts = {"seat": seat, "returned": COLOURS[COLOUR_OF[goal]], "drawn": COLOURS[drawn]}
    return Event("exchange", facts, ((seat, {"place": goal}),))


def disc(seat: int, camp: int, place: int) -> Event:
    """Return the event of a red or black disc on a place."""
    return Event("disc", {"seat": seat, "camp": CAMPS[camp], "to": place})


def lay(seat: int, camp: int, n: int, zeus: int) -> Event:
    """Return the event of cards for a camp."""
    facts = {"seat": seat, "camp": CAMPS[camp], "n": n, "zeus": zeus}
    return Event("lay_zeus" if zeus else "lay", facts, reveals=True)


def sail(start: int, to: int, camp: int) -> Event:
    """Return the event of the ship's voyage."""
    return Event("sail", {"from": start, "to": to, "camp": CAMPS[camp]})
