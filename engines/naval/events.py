"""What the table is told, as ready-made events. Facts are ids; words are in the locale."""

from __future__ import annotations

from typing import Final

from engines.core.contract import Event, Seat
from engines.naval.board import ALL_SHIPS, FLEET_OF, NEIGHBOURS, Cell, Ship

#: Why a game ended (N-10).
FLEET: Final = "fleet"
REPETITION: Final = "repetition"
QUIET: Final = "quiet"
AGREEMENT: Final = "agreement"
ENDINGS: Final = (FLEET, REPETITION, QUIET, AGREEMENT)

_SEATS: Final = (Seat(0), Seat(1))

FIRST: Final = tuple((Event("first", {"seat": seat}),) for seat in _SEATS)
OFFERED: Final = tuple((Event("offer", {"seat": seat}),) for seat in _SEATS)
DECLINED: Final = tuple((Event("decline", {"seat": seat}),) for seat in _SEATS)
ACCEPTED: Final = tuple(Event("accept", {"seat": seat}) for seat in _SEATS)
OVER_BY: Final = {ending: Event("over", {"ending": ending}) for ending in ENDINGS}
NO_MERCY: Final = Event("no_mercy")
MERCY: Final = Event("mercy")

#: SCUTTLED[ship], and BOARDED[by][ship], RAIDED[by][ship].
SCUTTLED: Final = tuple(Event("scuttle", {"seat": FLEET_OF[s], "ship": s}) for s in ALL_SHIPS)


def _captures(kind: str) -> tuple[tuple[Event, ...], ...]:
    return tuple(
        tuple(
            Event(kind, {"seat": FLEET_OF[by], "ship": by, "captured": ship}) for ship in ALL_SHIPS
        )
        for by in ALL_SHIPS
    )


BOARDED: Final = _captures("board")
RAIDED: Final = _captures("raid")


class _Moves(dict[tuple[Ship, int, int], tuple[Event]]):
    """Events of a ship going from one code to another, made when first asked for."""

    def __missing__(self, key: tuple[Ship, int, int]) -> tuple[Event]:
        ship, old, new = key
        start, end, heading = Cell(old // 6), Cell(new // 6), new % 6
        facts: dict[str, int] = {"seat": FLEET_OF[ship], "ship": ship}
        if start == end:
            event = Event("turn", {**facts, "heading": heading})
        else:
            course = NEIGHBOURS[start].index(end)
            route = {"from": start, "to": end, "course": course, "heading": heading}
            event = Event("sail", {**facts, **route})
        self[key] = (event,)
        return self[key]


MOVED: Final = _Moves()
