"""What the table is told, made once where possible, so it never changes. Words are in the locale.

| kind | facts |
| --- | --- |
| destin_throw | seat, god |
| destin, first, turn | seat |
| first_throw, points | seat, n |
| god, named | seat, god |
| doubled | seat, n: the points to sail |
| waits_for_three | seat, n |
| leaves | seat |
| bounce | seat: the sail that follows turns back at Ithaca |
| sail | seat, from, to, path, back, why |
| sent | seat, from, to, why |
| swap | seat: the chased ship, by_seat, from, to |
| arrive | seat, trial |
| athena | seat, n: the points to sail on, 0 when they are yet to be thrown |
| poseidon, sleeps, oversleeps, spared, stays, chain_stopped | seat |
| storm | seat, cell |
| card | seat, trial, n: what it is worth |
| card_taken | seat, trial, n, from_seat |
| penance, penance_done, penance_forgotten | seat, penance |
| released, held | seat, trial |
| freed_in_troy | n ships |
| steer | seat, path |
| fault | seat, fault, n; told once the Destin has called it or let it go |
| overlooked | seat, to |
| cheat, ithaca | seat |
| audited | seat, n: the score |
| over | seat: the first in Ithaca |
"""

from __future__ import annotations

from typing import Any, Final

from engines.core.contract import Event
from engines.voyage.acts import MOST_SEATS
from engines.voyage.board import Route
from engines.voyage.trials import GODS, PENANCES, TRIALS, VALUES

_SEATS: Final = range(MOST_SEATS)

#: Why ships sail: the reasons of the throws, and Athena.
SAILS: Final = ("sail", "again", "athena", "storm", *TRIALS)
W_SAIL, W_AGAIN, W_ATHENA = range(3)
W_TRIAL: Final = SAILS.index(TRIALS[0])


def _by_seat(kind: str) -> tuple[Event, ...]:
    return tuple(Event(kind, {"seat": seat}) for seat in _SEATS)


def _with(kind: str, fact: str, values: tuple[Any, ...]) -> tuple[tuple[Event, ...], ...]:
    """Return events by seat and by the number of the value."""
    return tuple(tuple(Event(kind, {"seat": s, fact: v}) for v in values) for s in _SEATS)


DESTIN: Final = _by_seat("destin")
FIRST: Final = _by_seat("first")
TURN: Final = _by_seat("turn")
LEAVES: Final = _by_seat("leaves")
BOUNCE: Final = _by_seat("bounce")
POSEIDON: Final = _by_seat("poseidon")
SLEEPS: Final = _by_seat("sleeps")
OVERSLEEPS: Final = _by_seat("oversleeps")
SPARED: Final = _by_seat("spared")
STAYS: Final = _by_seat("stays")
CHAIN_STOPPED: Final = _by_seat("chain_stopped")
CHEAT: Final = _by_seat("cheat")
ITHACA: Final = _by_seat("ithaca")
OVER: Final = _by_seat("over")

_POINTS: Final = tuple(range(13))
DESTIN_THROW: Final = _with("destin_throw", "god", GODS)
FIRST_THROW: Final = _with("first_throw", "n", _POINTS)
POINTS: Final = _with("points", "n", _POINTS)
DOUBLED: Final = _with("doubled", "n", _POINTS)
WAITS: Final = _with("waits_for_three", "n", _POINTS)
ATHENA: Final = _with("athena", "n", _POINTS)
GOD: Final = _with("god", "god", GODS)
NAMED: Final = _with("named", "god", GODS)
ARRIVE: Final = _with("arrive", "trial", TRIALS)
RELEASED: Final = _with("released", "trial", TRIALS)
HELD: Final = _with("held", "trial", TRIALS)
PENANCE: Final = _with("penance", "penance", PENANCES)
PENANCE_DONE: Final = _with("penance_done", "penance", PENANCES)
PENANCE_FORGOTTEN: Final = _with("penance_forgotten", "penance", PENANCES)
CARD: Final = tuple(
    tuple(
        Event("card", {"seat": seat, "trial": trial, "n": value})
        for trial, value in zip(TRIALS, VALUES, strict=True)
    )
    for seat in _SEATS
)


def card_taken(seat: int, trial: int, owner: int) -> Event:
    """Return the event of a card that goes from its owner to the seat."""
    facts = {"seat": seat, "trial": TRIALS[trial], "n": VALUES[trial], "from_seat": owner}
    return Event("card_taken", facts)


def sails(route: Route, seat: int, why: int) -> tuple[Event, ...]:
    """Return the events of a ship on a route, and keep them there for the next time."""
    facts = {"seat": seat, "from": route.start, "to": route.to, "path": route.path}
    sail = Event("sail", {**facts, "back": route.back, "why": SAILS[why]})
    told = (BOUNCE[seat], sail) if route.bounce else (sail,)
    route.told[seat << 5 | why] = told
    return told


def sent(seat: int, start: int, to: int, why: str) -> Event:
    """Return the event of a ship that goes somewhere without sailing there."""
    return Event("sent", {"seat": seat, "from": start, "to": to, "why": why})


def swap(seat: int, by: int, start: int, to: int) -> Event:
    """Return the event of a ship that is chased (V-07)."""
    return Event("swap", {"seat": seat, "by_seat": by, "from": start, "to": to})


def storm(seat: int, cell: int) -> Event:
    """Return the event of a ship in a storm."""
    return Event("storm", {"seat": seat, "cell": cell})


def freed_in_troy(ships: int) -> Event:
    """Return the event of ships that no longer wait for a 3 (V-25)."""
    return Event("freed_in_troy", {"n": ships})


def steer(seat: int, path: tuple[int, ...]) -> Event:
    """Return the event of a course that a hand steered."""
    return Event("steer", {"seat": seat, "path": path})


def fault(seat: int, name: str, n: int) -> Event:
    """Return the event of a fault in it."""
    return Event("fault", {"seat": seat, "fault": name, "n": n})


def overlooked(seat: int, to: int) -> Event:
    """Return the event of a faulty course that is put right."""
    return Event("overlooked", {"seat": seat, "to": to})


def audited(seat: int, score: int) -> Event:
    """Return the event of a score that was checked."""
    return Event("audited", {"seat": seat, "n": score})
