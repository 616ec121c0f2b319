"""Steering by hand: what was claimed against what the throw leads to (V-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.voyage import events
from engines.voyage.board import Board, Route
from engines.voyage.phases import P_OVERLOOK, P_STEER
from engines.voyage.sailing import Told, follow

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

FAULTS: Final = ("too_short", "too_far", "through_storm", "wrong_branch", "wrong_direction")
#: A fault and its number: how many cells are missing or too many, or the cell it leads to.
Fault = tuple[str, int]


def due(state: VoyageState) -> Route:
    """Return the route that the ship has to be steered along."""
    return state.board.routes(state.way, state.cells[state.turn])[state.swept]


def is_course(board: Board, start: int, path: tuple[int, ...]) -> bool:
    """Return whether a hand can drag a ship so: from cell to cell along the track."""
    cells = (start, *path)
    if any(not 0 <= cell <= board.last for cell in path):
        return False
    return all(board.touches(one, other) for one, other in zip(cells, path, strict=False))


def faults(board: Board, route: Route, path: tuple[int, ...]) -> list[Fault]:
    """Return what is wrong with a course; nothing when it is the one that is due.

    The two numbers of a crossing are one place: only where the course goes next tells.
    """
    place = board.place
    due, done = [place[c] for c in route.path], [place[c] for c in path]
    common = next(
        (i for i, (one, other) in enumerate(zip(due, done, strict=False)) if one != other),
        min(len(due), len(done)),
    )
    found: list[Fault] = []
    if common < len(due) and common < len(done):
        before = route.path[common - 1] if common else route.start
        branch = board.partner[before] >= 0 and not _next_to(before, path[common])
        found.append(("wrong_branch" if branch else "wrong_direction", path[common]))
    elif common < len(done) and board.kind(route.to) == "storm":
        found.append(("through_storm", route.to))
    extra = len(done) - len(due)
    if extra < 0:
        found.append(("too_short", -extra))
    elif extra > 0 and not any(name == "through_storm" for name, _ in found):
        found.append(("too_far", extra))
    return found


def _next_to(cell: int, other: int) -> bool:
    return abs(cell - other) == 1


def on_steer(state: VoyageState, path: tuple[int, ...]) -> Told | None:
    """Steer: the right course is sailed, a faulty one is flagged for the Destin alone."""
    seat, board = state.turn, state.board
    if state.phase != P_STEER or not is_course(board, state.cells[seat], path):
        return None
    told = [events.steer(seat, path)]
    if faults(board, due(state), path):
        state.claim = path
        state.phase = P_OVERLOOK
    else:
        follow(state, told, state.way, state.why)
    return told


def exposed(state: VoyageState) -> Told:
    """Tell the table what was wrong with the course claimed, if one is."""
    if state.phase != P_OVERLOOK:
        return []
    wrong = faults(state.board, due(state), state.claim)
    return [events.fault(state.turn, name, n) for name, n in wrong]


def on_overlook(state: VoyageState, _: int) -> Told:
    """V-52: nobody called it: the ship is put where the throw leads, and the table is told."""
    told = [*exposed(state), events.overlooked(state.turn, due(state).to)]
    state.claim = ()
    follow(state, told, state.way, state.why)
    return told
