"""What the board says: prompts, standings, what a place is, why it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.boards.base import SeatAction
from app.i18n import tr
from app.words import error_text
from engines import IllegalAction
from engines.ulysses.acts import END, PASS, PROPOSE, STAY, YES, Act
from engines.ulysses.board import CAMPS, COLOUR_OF, COLOURS, DISTANCE, ROUTES

if TYPE_CHECKING:
    from app.boards.ulysses import UlyssesBoard

#: The headings of the rulebook, by phase.
SECTIONS = {
    "draw": "A turn",
    "act": "The action phase",
    "pandora": "The action phase",
    "exchange": "The action phase",
    "ask": "The debate",
    "debate": "The debate",
    "wind": "After the debate",
    "over": "Aim",
}


def prompt(board: UlyssesBoard, seat: int) -> str:
    """Return what is expected of this seat now."""
    view = board.view
    say = {"act": _act, "ask": _ask, "debate": _debate, "wind": _wind}.get(view["phase"])
    return say(board, seat) if say is not None else ""


def _act(board: UlyssesBoard, seat: int) -> str:
    if board.helm.asked is not None:
        return tr("ulysses.prompt.confirm", place=name_of(board.helm.asked))
    if in_reach(board.view):
        return tr("ulysses.prompt.act")
    return tr("ulysses.prompt.shut_in_poor" if is_stuck(board.view) else "ulysses.prompt.shut_in")


def _ask(board: UlyssesBoard, seat: int) -> str:
    view = board.view
    name, place = board.seats[view["active"]]["name"], name_of(view["discs"][0])
    return tr("ulysses.prompt.ask", name=name, place=place)


def _debate(board: UlyssesBoard, seat: int) -> str:
    view = board.view
    words = leading(view)
    may_open = view["discs"][2] is None and seat != view["active"] and not view["spoke"][seat]
    return f"{words} {tr('ulysses.prompt.debate_black' if may_open else 'ulysses.prompt.debate')}"


def _wind(board: UlyssesBoard, seat: int) -> str:
    return tr("ulysses.prompt.wind")


def leading(view: dict) -> str:
    """Return which camp leads, to where, and why between equals; the camps tell the counts."""
    camp, camps = view["leader"], view["camps"]
    most = camps[camp]
    facts = {
        "camp": tr(f"ulysses.ui.leads.{CAMPS[camp]}"),
        "place": name_of(view["discs"][camp]),
    }
    equals = [c for c, disc in enumerate(view["discs"]) if c != camp and disc is not None]
    equals = [c for c in equals if camps[c] == most]
    if not equals:
        return tr("ulysses.prompt.leads", **facts)
    return tr("ulysses.prompt.leads_tie", **facts, tie=tr(f"ulysses.ui.tie.{CAMPS[camp]}"))


def tally(board: UlyssesBoard, seat: int) -> str:
    """Return temples, cards and goals."""
    view = board.view
    parts = (
        tr("ulysses.tally.temples", n=view["temples"][seat]),
        tr("ulysses.tally.cards", n=view["hand_sizes"][seat]),
        tr("ulysses.tally.goals", n=len(view["shown"][seat])),
    )
    return " · ".join(parts)


def brief(board: UlyssesBoard, seat: int) -> str:
    """Return how many goals are shown."""
    return str(len(board.view["shown"][seat]))


def actions(board: UlyssesBoard, seat: int) -> list[SeatAction]:
    """Return what needs no secret: yes, pass, stay, end, and the proposal that was tapped."""
    view = board.view
    if board.driver is None or view["actor"] != seat:
        return []
    phase = view["phase"]
    if phase == "act" and board.helm.asked is not None:
        run = board.helm.confirm
        return [SeatAction("ulysses.action.propose", "sail-boat", run, primary=True)]
    if phase == "act" and is_stuck(view):
        return [SeatAction("ulysses.action.stay", "anchor", _playing(board, STAY))]
    if phase == "ask":
        return [SeatAction("ulysses.action.yes", "check", _playing(board, YES))]
    if phase == "debate":
        return [SeatAction("ulysses.action.pass", "hand-back-right", _playing(board, PASS))]
    if phase == "wind":
        return [SeatAction("ulysses.action.end", "arrow-right", _playing(board, END))]
    return []


def _playing(board: UlyssesBoard, act: Act) -> Callable[[], None]:
    return lambda: board.driver.play(act)


def in_reach(view: dict) -> list[int]:
    """Return the places that can be proposed (U-18)."""
    if view["phase"] != "act":
        return []
    return [place for place in ROUTES[view["ship"]] if place not in view["plagues"]]


def is_stuck(view: dict) -> bool:
    """Return whether every way is plagued and the active player cannot clear one (U-18)."""
    seat = view["active"]
    shut_in = view["phase"] == "act" and not in_reach(view)
    return shut_in and view["hand_sizes"][seat] < view["temples"][seat]


def name_of(place: int) -> str:
    """Return the name of a place."""
    return tr(f"ulysses.place.{place}")


def about(board: UlyssesBoard, place: int) -> str:
    """Return name and colour of a place, how far the ship is, and what lies there."""
    view = board.view
    far = DISTANCE[view["ship"]][place]
    colour = tr(f"ulysses.ui.of_colour.{COLOURS[COLOUR_OF[place]]}")
    key = "ulysses.ui.here" if far == 0 else "ulysses.ui.far"
    parts = [tr(key, place=tr(f"ulysses.label.{place}"), colour=colour, n=far)]
    if place in view["plagues"]:
        parts.append(tr("ulysses.ui.plagued"))
    for seat, places in enumerate(view["shown"]):
        if place in places:
            parts.append(tr("ulysses.ui.goal_of", name=board.seats[seat]["name"]))
    return " ".join(parts)


def why_not(board: UlyssesBoard, place: int) -> str:
    """Return why the rules do not let this place be proposed; nothing if they do."""
    refused: IllegalAction | None = board.driver.refusal(PROPOSE[place])
    if refused is None:
        return ""
    return error_text(refused, "ulysses", board.driver.seats)
