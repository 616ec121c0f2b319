"""From a view back to the state it shows, trusting nothing in it."""

from __future__ import annotations

from engines.core.contract import CHANCE, OVER, Json, Seat, View
from engines.core.errors import BadData
from engines.voyage.acts import MOST_SEATS, decode
from engines.voyage.board import MOST_POINTS
from engines.voyage.events import SAILS
from engines.voyage.phases import A_AUDIT, A_DESTIN, A_GODS, A_NOTHING, A_POINTS, AWAITS, PHASES
from engines.voyage.possible import check
from engines.voyage.rules import OPTIONS, Rules, is_board, rules_of
from engines.voyage.sailing import MOST_HOPS
from engines.voyage.state import VoyageState
from engines.voyage.trials import DUTIES, GODS, PENANCES, TRIALS
from engines.voyage.view import WAYS

#: A guard against nonsense: nobody sleeps longer, no game lasts longer.
_MOST_SLEEP, _MOST_ROUNDS = 100, 10**9


def state_of(view: View) -> VoyageState:
    """Return the state that this view shows. Raises BadData when there is none."""
    try:
        players = _whole(view["players"], 2, MOST_SEATS)
        state = VoyageState(players, _rules(view))
        _set_table(state, view)
        _set_turn(state, view)
        _set_move(state, view)
        check(state)
        if state.view(view["seat"]) != view:
            raise ValueError("view")
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as wrong:
        raise BadData("no_view") from wrong
    return state


def _rules(view: View) -> Rules:
    chosen, board = view["options"], view["board"]
    if not is_board(board):
        raise ValueError(board)
    known = {option.name: option.choices for option in OPTIONS}
    if any(value not in known[name] for name, value in chosen.items()):
        raise ValueError(chosen)
    return rules_of({**chosen, "board": board})


def _set_table(state: VoyageState, view: View) -> None:
    """Set what lies on the table: ships, duties, cards, penances."""
    players, last = state.players, state.board.last
    state.cells = [_whole(cell, 0, last) for cell in _sized(view["cells"], players)]
    state.duty = [DUTIES.index(duty) for duty in _sized(view["duty"], players)]
    state.sleep = [_whole(n, 0, _MOST_SLEEP) for n in _sized(view["sleep"], players)]
    state.cards = [_seat(state, view["cards"][trial]) for trial in TRIALS]
    state.penelope = _seat(state, view["penelope"])
    state.penances = [_owed(names) for names in _sized(view["penances"], players)]
    state.destin = -2 if view["destin"] is None else _whole(view["destin"], -1, players - 1)


def _set_turn(state: VoyageState, view: View) -> None:
    """Set whose turn it is and what it waits for."""
    _viewer(state, view["seat"])
    state.actor = Seat(_whole(view["actor"], OVER, state.players - 1))
    state.phase = PHASES.index(view["phase"])
    state.turn = Seat(_seat(state, view["turn"]))
    state.first = Seat(_seat(state, view["first"]))
    state.round = _whole(view["round"], 0, _MOST_ROUNDS)
    state.hops = _whole(view["hops"], 0, MOST_HOPS + 1)  # One more may reach Ithaca (V-12).
    state.named = _god(view["named"])
    state.audit = _seat(state, view["audit"])
    if view["offer"] is not None:
        state.offer = TRIALS.index(view["offer"]["trial"])
    throw = view["throw"]
    if (throw is None) != (state.actor != CHANCE):
        raise ValueError("throw")
    if throw is not None:
        state.god = _god(throw["god"])
        state.dice = tuple(_whole(n, 1, 6) for n in throw["points"])
    if state.actor != _actor(state):
        raise ValueError("actor")
    drawing = view["drawing"]
    if drawing is not None:
        state.drawing = tuple(_whole(s, 0, state.players - 1) for s in drawing["seats"])
        state.thrown = tuple(_face(face) for face in drawing["thrown"])


def _actor(state: VoyageState) -> int:
    """Return who acts in this phase."""
    special = {A_POINTS: CHANCE, A_GODS: CHANCE, A_NOTHING: OVER, A_DESTIN: 0, A_AUDIT: state.audit}
    return special.get(AWAITS[state.phase], state.turn)


def _set_move(state: VoyageState, view: View) -> None:
    """Set the move under way: chosen about at Nausicaa's, doubled by Athena, or steered."""
    seat = max(state.turn, 0)
    state.origin = state.cells[seat]
    if view["origin"] is not None:
        state.origin = _whole(view["origin"], 0, state.board.last)
    points, course, claim = view["points"], view["course"], view["claim"]
    if course is not None:
        state.swept = _whole(points, 1, MOST_POINTS)
        state.way = WAYS.index(course["way"])
        state.why = SAILS.index(course["why"])
    elif points is not None:
        state.points = _whole(points, 1, 6)
    if claim is not None:
        state.claim = decode(["steer", claim["path"]]).path


def _owed(names: Json) -> tuple[int, ...]:
    """Return open penances (V-51): real ones, each once."""
    owed = tuple(PENANCES.index(name) for name in names)
    if 0 in owed or len(set(owed)) != len(owed):
        raise ValueError(names)
    return owed


def _viewer(state: VoyageState, seat: Json) -> None:
    if seat is not None:
        _whole(seat, 0, state.players - 1)


def _face(face: Json) -> int:
    return GODS.index(face) if isinstance(face, str) else _whole(face, 1, 6)


def _god(name: Json) -> int:
    return -1 if name is None else GODS.index(name)


def _seat(state: VoyageState, seat: Json) -> int:
    return -1 if seat is None else _whole(seat, 0, state.players - 1)


def _whole(value: Json, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _sized(value: Json, size: int) -> list[Json]:
    if not isinstance(value, list) or len(value) != size:
        raise ValueError(value)
    return value
