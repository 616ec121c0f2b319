"""What is due now in words, and the ruling that says so. No widget here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.boards.voyage.pages import (
    RULINGS,
    board_of,
    cell_text,
    god_name,
    place_name,
    ui,
)
from app.i18n import tr

#: Rulings of what no page of the book tells.
_OTHER = {
    "destin_throw": "V-02",
    "first_throw": "V-03",
    "three": "V-05",
    "again": "V-05",
    "sail": "V-06",
    "athena": "V-13",
    "calypso_first": "V-32",
    "calypso_second": "V-32",
}
#: Phases whose throw of points has words of its own, whatever god fell.
_OWN = (*_OTHER, "cicones", "charybdis", "scylla", "calypso", "nausicaa")


class Due(NamedTuple):
    """Whose doing is awaited (None: nobody's), what it is, and by which ruling."""

    seat: int | None
    text: str
    ruling: str


def due(view: dict, seats: Sequence[dict], verbs: Sequence[str] = ()) -> Due:
    """Return what is due; `verbs` are those of the actor's legal actions."""
    if view["ending"] and view["audit"] is not None:
        return Due(view["audit"], _said("audit"), "V-40")
    if view["ending"]:
        return Due(None, ui("due.over"), "V-40")
    if view["offer"]:
        return _offer(view, seats)
    if view["claim"] and view["claim"]["faults"]:
        return _fault(view)
    if view["throw"]:
        return _throw(view)
    return _choice(view, verbs)


def _said(key: str, **facts) -> str:
    return tr(f"voyage.due.{key}", **facts)


def _offer(view: dict, seats: Sequence[dict]) -> Due:
    offer = view["offer"]
    name = seats[offer["seat"]]["name"]
    facts = {"trial": place_name(offer["trial"]), "n": offer["value"]}
    if offer["from_seat"] is None:
        return Due(offer["seat"], _said("card", name=name, **facts), "V-09")
    facts["other"] = seats[offer["from_seat"]]["name"]
    return Due(offer["seat"], _said("card_taken", name=name, **facts), "V-09")


def _fault(view: dict) -> Due:
    claim, board = view["claim"], board_of(view)
    seat = claim["seat"]
    path, way = claim["path"], claim["due"]
    facts = {
        "fault": tr("table.and").join(tr(f"voyage.fault.{fault}") for fault in claim["faults"]),
        "claimed": cell_text(board, path[-1] if path else view["cells"][seat]),
        "due": cell_text(board, way[-1] if way else view["cells"][seat]),
    }
    return Due(seat, _said("fault", **facts), "V-52")


def _throw(view: dict) -> Due:
    throw, phase = view["throw"], view["phase"]
    why, seat = throw["why"], throw["seat"]
    ruling = _OTHER.get(phase) or RULINGS[why]
    if phase in _OWN:
        first = throw["points"][0] if throw["points"] else 0
        return Due(seat, _said(phase, n=first, rest=7 - first), ruling)
    if throw["die"] == "gods":
        named = god_name(throw["named"]) if throw["named"] else ""
        return Due(seat, _said(f"gods.{why}", god=named), ruling)
    if not throw["god"]:
        return Due(seat, _said("spared"), ruling)
    way = "back" if throw["back"] else "on"
    key = f"{way}_doubled" if throw["double"] else way
    return Due(seat, _said(f"points.{key}", god=god_name(throw["god"])), ruling)


def _choice(view: dict, verbs: Sequence[str]) -> Due:
    """Return what a sailor has to choose."""
    seat = view["actor"] if view["actor"] >= 0 else view["turn"]
    if seat is None:
        return Due(None, ui("due.over"), "V-06")
    if "destin" in verbs:
        return Due(None, ui("due.destin_chosen"), "V-01")
    if "name" in verbs:
        return Due(seat, _said("name"), RULINGS["cyclops"])
    if "sing" in verbs:
        return Due(seat, _said("sing"), RULINGS["sirens"])
    if "use" in verbs:
        return Due(seat, _said("use", n=view["points"]), RULINGS["nausicaa"])
    if view["due"]:
        to = cell_text(board_of(view), view["due"][-1])
        return Due(seat, _said("steer", n=len(view["due"]), to=to), "V-52")
    return Due(seat, _said("steer_none"), "V-52")
