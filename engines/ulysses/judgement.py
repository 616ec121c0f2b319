"""What a god thinks of a place, of a hand and of the others, from what it may know.

Everything here reads the open table and the judging seat's own hand and goals, even when it is
given a whole state: the same eyes serve a guessed world and a real one.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ulysses.board import COLOUR_OF, DISTANCE
from engines.ulysses.cards import OBJECTION, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS
from engines.ulysses.moves import COLOUR_PLACES

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState

#: A voyage from a place to itself: out and back (U-03).
_ROUND_TRIP: Final = 2
#: Cards to draw that leave nobody in a hurry.
_PLENTY: Final = 40
_FARTHEST: Final = max(max(row) for row in DISTANCE)
#: Voices that are neither few nor many.
_FEW_VOICES: Final = 4
#: Worth of reaching the last goal.
VICTORY: Final = 60.0


class Temper(NamedTuple):
    """How a god plays."""

    #: Worth of a goal reached, beyond the shorter way to the others; of the nearest being near.
    goal: float = 2.0
    near: float = 0.35
    #: How much more a route counts on the way to the last goal.
    rush: float = 0.0
    #: How much another's goal matters, by how many that player has shown.
    fear: tuple[float, ...] = (0.6, 0.8, 1.5, 10.0)
    #: What a card for a camp must bring, and how much less when many are held; how sure a lead
    #: is to hold against each other voice.
    price: float = 0.45
    ease: float = 0.0
    trust: float = 0.85
    #: How far a judgement may stray, so that others cannot read it.
    whim: float = 0.5
    #: Cards kept back when a temple is built, and temples to aim at.
    reserve: int = 2
    temples: int = 4
    #: What an exchange must bring, beyond its cards; more than any brings: never.
    exchange: float = 99.0
    #: How far away a goal may be for the wind to be worth a card.
    reach: int = 3
    #: Whether to lay plagues in the way of who is about to win.
    plagues: bool = False


@lru_cache(maxsize=1 << 16)
def tour(place: int, goals: tuple[int, ...]) -> int:
    """Return how many routes the shortest voyage through all these goals takes."""
    return min((_length(place, order) for order in permutations(goals)), default=0)


def _length(place: int, order: tuple[int, ...]) -> int:
    total = 0
    for goal in order:
        total += DISTANCE[place][goal] or _ROUND_TRIP
        place = goal
    return total


def nearest(place: int, goals: tuple[int, ...]) -> int:
    """Return how many routes away the next goal is."""
    return min((DISTANCE[place][goal] or _ROUND_TRIP for goal in goals), default=0)


@lru_cache(maxsize=1 << 16)
def own_worth(place: int, goals: tuple[int, ...], temper: Temper) -> float:
    """Return what it is worth to whoever has these goals that the ship arrives at a place."""
    left = tuple(other for other in goals if other != place)
    if not left:
        return VICTORY
    worth = temper.goal * (len(goals) - len(left)) - temper.near * nearest(place, left)
    if len(left) == 1:
        worth += temper.rush * (_FARTHEST - tour(place, left))
    return worth - tour(place, left)


class Eyes:
    """One seat's look at a position."""

    __slots__ = ("base", "caution", "danger", "goals", "seat", "state", "temper")

    def __init__(self, state: UlyssesState, seat: int, temper: Temper) -> None:
        self.state = state
        self.seat = seat
        self.base = 6 * seat
        self.temper = temper
        self.goals: tuple[int, ...] = state.goals[seat]
        #: Falls from 1 as the cards run out: gods who only hoard would sail in circles.
        self.caution = min(1.0, (state.deck_size + sum(state.discard)) / _PLENTY)
        #: By place, how bad it is that others may have their goal there; made when asked for.
        self.danger: dict[int, float] = {}

    def worth(self, place: int) -> float:
        """Return how good it would be for this seat that the ship arrives here."""
        return own_worth(place, self.goals, self.temper) - self.threat(place)

    def threat(self, place: int) -> float:
        """Return how much the others may gain by an arrival here."""
        if place not in self.danger:
            self.danger[place] = self._threat(place)
        return self.danger[place]

    def _threat(self, place: int) -> float:
        state, seat, fear = self.state, self.seat, self.temper.fear
        if place in self.goals or state.vacant >> place & 1:
            return 0.0
        if any(place in places for places in state.shown):
            return 0.0
        colour = COLOUR_OF[place]
        hidden = sum(1 for other in COLOUR_PLACES[colour] if self._may_be_held(other))
        total = 0.0
        for other, goals in enumerate(state.goals):
            if other != seat:
                held = sum(1 for goal in goals if COLOUR_OF[goal] == colour)
                total += fear[len(state.shown[other])] * held / hidden
        return total * self.caution

    def _may_be_held(self, place: int) -> bool:
        """Return whether another seat may hold this goal, as far as this seat knows."""
        state = self.state
        if place in self.goals or state.vacant >> place & 1:
            return False
        return not any(place in places for places in state.shown)

    def count(self, kind: int) -> int:
        """Return how many cards of this kind the seat holds."""
        return self.state.hands[self.base + kind]

    @property
    def voices(self) -> int:
        """Cards that can back a camp."""
        return self.count(OBJECTION) + self.count(ZEUS)

    @property
    def price(self) -> float:
        """What a card for a camp must bring now."""
        plenty: float = (_FEW_VOICES / max(self.voices, 1)) ** self.temper.ease
        return self.temper.price * self.caution * plenty

    @property
    def hold(self) -> float:
        """How likely a lead is to stand against those who can still speak."""
        state = self.state
        rivals = [
            seat
            for seat, size in enumerate(state.sizes)
            if size and seat != self.seat and not state.out >> seat & 1
        ]
        return float(self.temper.trust ** len(rivals))

    def cheapest(self, left: list[int]) -> int:
        """Return the kind of card that is missed least, of those that can be given."""
        return min((kind for kind in range(6) if left[kind]), key=lambda k: self._keep(k, left[k]))

    def _keep(self, kind: int, held: int) -> float:
        """Return what the last of so many cards of a kind is worth to keep."""
        mine = self.state.temples[self.seat]
        if kind == TEMPLE:
            wanted = mine if mine < self.temper.temples else 0
            return 3.2 if held <= wanted else 0.3
        first, more = _WORTH[kind]
        return first if held <= 2 else more


#: By kind: what one of the first two cards is worth to keep, and one of the rest.
_WORTH: Final = {
    OBJECTION: (2.6, 1.6),
    WIND: (2.4, 0.9),
    PLAGUE: (0.6, 0.4),
    ZEUS: (5.0, 4.0),
    PANDORA: (1.2, 1.0),
}
