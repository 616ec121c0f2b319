"""What the board says and offers: prompts, standings, the buttons of a seat, what a cell is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.boards.base import SeatAction
from app.boards.voyage.console_due import due
from app.boards.voyage.pages import board_of, cell_text, place_name
from app.i18n import tr
from app.table.panels import faces_one_way
from engines.voyage.acts import DESTIN, SING, STAY, USE, WAIT, Act
from engines.voyage.board import ON
from engines.voyage.trials import TRIALS

if TYPE_CHECKING:
    from app.boards.voyage import VoyageBoard

#: The headings of the rulebook, by phase; every other phase is that of a page of the book.
SECTIONS = {
    "destin_choice": "A person as the Destin",
    "destin_throw": "A person as the Destin",
    "first_throw": "Setting up",
    "three": "Leaving Troy",
    "again": "Leaving Troy",
    "sail": "A turn",
    "steer": "Steering by hand",
    "overlook": "Steering by hand",
    "hand": "The trial cards",
    "audit": "Scoring",
    "over": "Scoring",
}


def prompt(board: VoyageBoard, seat: int) -> str:
    """Return what is expected of this seat now."""
    view = board.view
    if board.judging and view["destin"] != seat:
        return tr("voyage.prompt.referee")
    return waited_for(board)


def waited_for(board: VoyageBoard) -> str:
    """Return what the game waits for, in words for everybody; nothing when it is over."""
    view = board.view
    phase = view["phase"]
    if phase == "over":
        return ""
    if phase == "steer":
        if board.helm.path:
            return tr("voyage.prompt.here")
        key = "steer_back" if view["course"]["way"] == "back" else "steer"
        return tr(f"voyage.prompt.{key}", n=view["points"])
    verbs = ()
    if board.driver is not None and view["actor"] >= 0:
        verbs = tuple(act.verb for act in board.driver.legal())
    return due(view, board.seats, verbs).text


def tally(board: VoyageBoard, seat: int) -> str:
    """Return where the ship is and what it is worth."""
    view = board.view
    cell, points = view["cells"][seat], view["scores"][seat]
    cards = points - sum(n for name, n in view["breakdown"][seat] if name == "cell")
    key = "voyage.tally" if cell else "voyage.tally_troy"
    return tr(key, cell=cell, cards=cards, n=points)


def brief(board: VoyageBoard, seat: int) -> str:
    """Return the points of a seat."""
    return str(board.view["scores"][seat])


def actions(board: VoyageBoard, seat: int) -> list[SeatAction]:
    """Return the buttons of a seat's panel."""
    if board.driver is None or board.companion is not None:
        return []
    return [*_own(board, seat), *_console(board, seat)]


def _own(board: VoyageBoard, seat: int) -> list[SeatAction]:
    view = board.view
    phase = view["phase"]
    if board.moving:
        return []
    if phase == "destin_choice":
        run = _playing(board, DESTIN[seat])
        return [SeatAction("voyage.action.i_am_destin", "gavel", run)]
    if view["throw"] is not None:
        return _throwing(board, seat)
    if view["actor"] != seat or board.judging:
        return []
    if phase == "sirens_choice":
        return [
            SeatAction("voyage.action.sing", "music", _playing(board, SING)),
            SeatAction("voyage.action.wait", "anchor", _playing(board, WAIT)),
        ]
    if phase == "nausicaa_choice":
        facts = {"n": view["points"], "cell": cell_text(board_of(view), leads_to(view))}
        use = _playing(board, USE)
        return [
            SeatAction("voyage.action.use", "sail-boat", use, facts=facts),
            SeatAction("voyage.action.stay", "anchor", _playing(board, STAY)),
        ]
    if phase == "steer" and board.helm.path:
        return [
            SeatAction("voyage.action.here", "check", board.helm.confirm, primary=True),
            SeatAction("voyage.action.again", "undo", board.helm.start_again),
        ]
    return []


def _throwing(board: VoyageBoard, seat: int) -> list[SeatAction]:
    """Return the buttons of whoever is to throw; real dice have keys of their own."""
    throw = board.view["throw"]
    if throw["seat"] != seat or not board.may_throw:
        return []
    gods = throw["die"] == "gods"
    key = "voyage.action.throw_gods" if gods else "voyage.action.throw_points"
    found = [SeatAction(key, "dice-multiple", board.throw, primary=True)]
    if board.view["drawing"] is not None:
        found.append(SeatAction("voyage.action.all_throw", "account-group", board.throw_all))
    return found


def _console(board: VoyageBoard, seat: int) -> list[SeatAction]:
    """Return the button that turns a phone from the board to the Destin's console, and back.

    The phone goes from hand to hand, and the Destin may call at any time: all panels have it.
    """
    if not faces_one_way() or board.console_edge is None:
        return []
    key, icon = ("board", "map-outline") if board.console_open else ("console", "gavel")
    due = board.judging and not board.console_open
    return [SeatAction(f"voyage.action.{key}", icon, board.flip, primary=due)]


def _playing(board: VoyageBoard, act: Act) -> Callable[[], None]:
    return lambda: board.driver.play(act)


def section(view: dict) -> str:
    """Return the heading of the rulebook that fits the moment."""
    phase = view["phase"]
    kind = phase.partition("_")[0]
    return SECTIONS.get(phase) or tr.t(
        "en", f"voyage.{'trial' if kind in TRIALS else 'place'}.{kind}"
    )


def leads_to(view: dict) -> int:
    """Return where the points that Nausicaa's guest may use lead (V-34)."""
    path = route(view)
    return path[-1] if path else view["cells"][view["actor"]]


def route(view: dict) -> tuple[int, ...]:
    """Return the way of those points."""
    return board_of(view).routes(ON, view["cells"][view["actor"]])[view["points"]].path


def about(board: VoyageBoard, cell: int) -> str:
    """Return what a cell is, and who lies there."""
    view = board.view
    track = board_of(view)
    if cell == 0:
        words = [f"{place_name('troy')}."]
    elif (kind := track.kind(cell)) not in (None, "crossing"):
        number = f"{cell}" if (twin := track.crossings.get(cell)) is None else f"{cell} = {twin}"
        words = [tr("voyage.ui.about", n=number, place=place_name(kind))]
    else:
        words = [tr("voyage.ui.about_plain", n=cell)]
    here = {cell, track.crossings.get(cell, cell)}
    names = [board.name(seat) for seat, at in enumerate(view["cells"]) if at in here]
    return " ".join([*words, *([f"{', '.join(names)}."] if names else [])])
