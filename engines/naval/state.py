"""A position in Le Combat naval, and what an action does to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.contract import CHANCE, OVER, Event, Seat, State, View
from engines.naval import events
from engines.naval.acts import ACCEPT, BEGIN, DECLINE, OFFER, SAIL, Act
from engines.naval.board import (
    ALL_SHIPS,
    CELLS,
    FLEETS,
    HELLENES,
    NEIGHBOURS,
    NO_CELL,
    NO_SHIP,
    TRIDENT,
    TROJANS,
    ZEUS,
    Cell,
    Ship,
)
from engines.naval.offers import NO_OFFER, OFFER_DECLINED, OFFER_MADE
from engines.naval.refusals import why_not
from engines.naval.tables import (
    AHEAD,
    CELL_OF,
    ENTER,
    EXPOSED,
    GONE,
    KEY,
    MOVES,
    PERILOUS,
    PLANS,
    RAIDS,
    ROUND_ZEUS,
    SHELTERED,
    START,
    TURNED,
    TURNS,
    position_key,
)
from engines.naval.view import view_of

REPETITIONS: Final = 3
QUIET_TURNS: Final = 60

SEATS: Final = (HELLENES, TROJANS)
OTHER: Final = (TROJANS, HELLENES)


class NavalState(State[Act]):
    """The board, whose turn it is, and the little that must be remembered."""

    __slots__ = (
        "actor",
        "captures",
        "ending",
        "exposed",
        "first",
        "holds",
        "key",
        "offer",
        "quiet",
        "raids",
        "seen",
        "ships",
    )

    def __init__(self, first: Seat | None = None) -> None:
        self.ships = list(START)
        self.holds = [NO_SHIP] * (len(CELLS) + 1)
        for ship in ALL_SHIPS:
            self.holds[CELL_OF[START[ship]]] = ship
        self.captures = [0, 0]
        #: How many of the captures were made by raid.
        self.raids = [0, 0]
        #: How many ships are out of every shelter: none, and there is no mercy (N-08).
        self.exposed = 0
        self.quiet = 0
        self.offer = NO_OFFER
        self.ending: str | None = None
        self.actor = CHANCE
        self.first: Seat | None = None
        self.key = 0
        #: Position keys since the last ship was removed, and how often each stood.
        self.seen: dict[int, int] = {}
        if first is not None:
            self._begin(first)

    def _begin(self, seat: Seat) -> None:
        self.actor = self.first = seat
        self.key = position_key(self.ships, seat)
        self.seen = {self.key: 1}

    @property
    def no_mercy(self) -> bool:
        """Whether shelters are worth nothing this turn (N-08)."""
        return not self.exposed

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, also while the other answers an offer; None before."""
        return None if self.first is None else SEATS[self.key & 1]

    def legal(self) -> list[Act]:
        seat = self.actor
        if seat < 0:
            return list(BEGIN) if seat == CHANCE else []
        if self.offer == OFFER_MADE:
            return [ACCEPT, DECLINE]
        acts: list[Act] = []
        ships = self.ships
        holds = self.holds
        enter = ENTER[seat][self.exposed > 0]
        for ship in FLEETS[seat]:
            code = ships[ship]
            ahead = AHEAD[code]
            if enter[holds[ahead]][ahead]:
                acts += MOVES[ship][code]
            else:
                if CELL_OF[code] == ZEUS:  # N-03
                    for cell in NEIGHBOURS[ZEUS]:
                        if enter[holds[cell]][cell]:
                            acts += SAIL[ship][cell]
                acts += TURNS[ship][code]
        if self.offer == NO_OFFER:
            acts.append(OFFER)
        return acts

    def apply(self, action: Act) -> Sequence[Event]:
        try:
            plan = PLANS.get(action)
        except TypeError:
            plan = None
        if plan is None:
            return self._talk(action)
        seat, ship, new, to = plan
        if seat != self.actor or self.offer == OFFER_MADE:
            raise why_not(self, action)
        old = self.ships[ship]
        if to == NO_CELL:
            new = TURNED[old][new]
            if new == old:
                raise why_not(self, action)
            return self._end_turn(ship, old, new, events.MOVED[ship, old, new])
        start = CELL_OF[old]
        holds = self.holds
        held = holds[to]
        open_hex = ENTER[seat][self.exposed > 0][held][to]  # N-04
        if not open_hex or (AHEAD[old] != to and (start != ZEUS or to not in ROUND_ZEUS)):
            raise why_not(self, action)
        holds[start] = NO_SHIP
        told = events.MOVED[ship, old, new]
        if held != NO_SHIP or PERILOUS[seat][to]:
            return self._strike(ship, old, new, told)
        holds[to] = ship
        return self._end_turn(ship, old, new, told)

    def _end_turn(self, ship: Ship, old: int, new: int, told: Sequence[Event]) -> Sequence[Event]:
        """Close a turn that removed no ship: count it, remember it, pass it on."""
        self.ships[ship] = new
        seat = OTHER[self.actor]
        self.actor = seat
        self.offer = NO_OFFER
        key = (self.key + KEY[ship][new] - KEY[ship][old]) ^ 1
        self.key = key
        seen = self.seen
        times = seen.get(key, 0) + 1
        seen[key] = times
        self.quiet += 1
        exposed = self.exposed
        now = exposed + EXPOSED[ship][new] - EXPOSED[ship][old]
        if now != exposed:
            self.exposed = now
            if not now or not exposed:
                told = (*told, events.MERCY if now else events.NO_MERCY)
        if times == REPETITIONS:
            return (*told, self._end(events.REPETITION))
        if self.quiet == QUIET_TURNS:
            return (*told, self._end(events.QUIET))
        return told

    def _strike(self, ship: Ship, old: int, new: int, told: Sequence[Event]) -> Sequence[Event]:
        """Close a turn on an enemy, on the enemy base or on the Trident."""
        seat, to = self.actor, CELL_OF[new]
        mercy = self.exposed > 0
        happened = list(told)
        lost: list[Ship] = []
        held = self.holds[to]
        if held != NO_SHIP:  # N-05
            lost.append(held)
            happened.append(events.BOARDED[ship][held])
        raided = RAIDS[seat][to]
        # N-06: a ship boarded on its own base hex is taken once, not twice.
        if raided != NO_SHIP and raided != held and not self._is_out_of_reach(raided):
            lost.append(raided)
            self.raids[seat] += 1
            happened.append(events.RAIDED[ship][raided])
        self.captures[seat] += len(lost)
        self.holds[to] = ship
        if to == TRIDENT:  # N-09
            lost.append(ship)
            happened.append(events.SCUTTLED[ship])
        if not lost:
            return self._end_turn(ship, old, new, told)
        self.ships[ship] = new
        for gone in lost:
            self._remove(gone, to, ship)
        return self._after_removal(happened, mercy)

    def _is_out_of_reach(self, ship: Ship) -> bool:
        """Return whether the ship is gone, or invulnerable at this moment (N-07, N-08)."""
        code = self.ships[ship]
        return code == GONE or (self.exposed > 0 and SHELTERED[ship][CELL_OF[code]])

    def _remove(self, gone: Ship, to: Cell, ship: Ship) -> None:
        cell = CELL_OF[self.ships[gone]]
        self.ships[gone] = GONE
        if cell != to or gone == ship:
            self.holds[cell] = NO_SHIP

    def _after_removal(self, happened: list[Event], mercy: bool) -> list[Event]:
        """Count afresh after a ship went, and end the game if a fleet is gone (N-10)."""
        seat = OTHER[self.actor]
        self.actor = seat
        self.offer = NO_OFFER
        self.key = position_key(self.ships, seat)
        self.seen = {self.key: 1}
        self.quiet = 0
        self.exposed = sum(EXPOSED[ship][self.ships[ship]] for ship in ALL_SHIPS)
        if any(all(self.ships[ship] == GONE for ship in fleet) for fleet in FLEETS):
            happened.append(self._end(events.FLEET))
        elif mercy == self.no_mercy:
            happened.append(events.NO_MERCY if mercy else events.MERCY)
        return happened

    def _talk(self, action: Act) -> Sequence[Event]:
        """Draw who begins, offer to end the game, or answer an offer (N-01, N-10)."""
        seat = self.actor
        if seat == CHANCE and action in BEGIN:
            self._begin(SEATS[BEGIN.index(action)])
            return events.FIRST[self.actor]
        if seat >= 0 and self.offer == NO_OFFER and action == OFFER:
            self.offer = OFFER_MADE
            self.actor = OTHER[seat]
            return events.OFFERED[seat]
        if seat >= 0 and self.offer == OFFER_MADE:
            if action == ACCEPT:
                return (events.ACCEPTED[seat], self._end(events.AGREEMENT))
            if action == DECLINE:
                self.offer = OFFER_DECLINED
                self.actor = OTHER[seat]
                return events.DECLINED[seat]
        raise why_not(self, action)

    def _end(self, ending: str) -> Event:
        self.ending = ending
        self.actor = OVER
        return events.OVER_BY[ending]

    def clone(self) -> NavalState:
        twin = NavalState.__new__(NavalState)
        twin.actor = self.actor
        twin.captures = self.captures[:]
        twin.ending = self.ending
        twin.exposed = self.exposed
        twin.first = self.first
        twin.holds = self.holds[:]
        twin.key = self.key
        twin.offer = self.offer
        twin.quiet = self.quiet
        twin.raids = self.raids[:]
        twin.seen = self.seen.copy()
        twin.ships = self.ships[:]
        return twin

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def scores(self) -> list[int]:
        return self.captures[:]

    def winners(self) -> list[Seat]:
        hellenes, trojans = self.captures
        if hellenes == trojans:
            return [HELLENES, TROJANS]
        return [HELLENES] if hellenes > trojans else [TROJANS]
