"""From a view back to the state it shows, trusting nothing in it."""

from __future__ import annotations

from engines.core.contract import CHANCE, OVER, Json, Seat, View
from engines.core.errors import BadData
from engines.naval.board import ALL_SHIPS, CELLS, FLEETS, HEADINGS, NO_SHIP, TRIDENT, Cell, Heading
from engines.naval.events import ENDINGS, FLEET, QUIET, REPETITION
from engines.naval.offers import NO_OFFER, OFFER_MADE, OFFERS
from engines.naval.state import OTHER, QUIET_TURNS, REPETITIONS, SEATS, NavalState
from engines.naval.tables import CELL_OF, EXPOSED, GONE, LAST_KEY, START, code_of, position_key
from engines.naval.view import breakdown


def state_of(view: View) -> NavalState:
    """Return the state that this view shows. Raises BadData when there is none."""
    if not isinstance(view, dict):
        raise BadData("no_view", field="view")
    state = NavalState()
    _place(state, _list(view, "ships", len(ALL_SHIPS)))
    state.captures = [_whole(n, 5, "captures") for n in _list(view, "captures", 2)]
    state.raids = [_raids(parts) for parts in _list(view, "breakdown", 2)]
    state.quiet = _whole(view.get("quiet"), QUIET_TURNS, "quiet")
    _take_turn(state, view)
    _remember(state, view)
    _check(state, view)
    return state


def _raids(parts: Json) -> int:
    if not isinstance(parts, list) or len(parts) != 2 or not isinstance(parts[1], list):
        raise BadData("no_view", field="breakdown")
    return _whole(parts[1][-1] if parts[1] else None, 5, "breakdown")


def _place(state: NavalState, ships: list[Json]) -> None:
    state.holds = [NO_SHIP] * (len(CELLS) + 1)
    for ship in ALL_SHIPS:
        code = GONE if ships[ship] is None else _code(ships[ship])
        state.ships[ship] = code
        if code == GONE:
            continue
        cell = CELL_OF[code]
        if cell == TRIDENT or state.holds[cell] in ALL_SHIPS:
            raise BadData("no_view", field="ships")
        state.holds[cell] = ship
    state.exposed = sum(EXPOSED[ship][state.ships[ship]] for ship in ALL_SHIPS)


def _code(place: Json) -> int:
    if not isinstance(place, list) or len(place) != 2:
        raise BadData("no_view", field="ships")
    cell = _whole(place[0], len(CELLS) - 1, "ships")
    return code_of(Cell(cell), Heading(_whole(place[1], len(HEADINGS) - 1, "ships")))


def _take_turn(state: NavalState, view: View) -> None:
    """Set whose turn it is, who acts, and what stands between them."""
    first, turn = _seat(view, "first"), _seat(view, "turn")
    offer, ending = view.get("offer"), view.get("ending", "")
    if (first is None) != (turn is None):
        raise BadData("no_view", field="turn")
    if not isinstance(offer, str) or offer not in OFFERS:
        raise BadData("no_view", field="offer")
    if ending is not None and (not isinstance(ending, str) or ending not in ENDINGS):
        raise BadData("no_view", field="ending")
    state.first, state.offer, state.ending = first, OFFERS.index(offer), ending
    if turn is None:
        if ending is not None or state.offer != NO_OFFER or state.ships != list(START):
            raise BadData("no_view", field="first")
        state.actor = CHANCE
        return
    state.key = position_key(state.ships, turn)
    state.actor = OTHER[turn] if state.offer == OFFER_MADE else turn
    if ending is not None:
        state.actor = OVER


def _remember(state: NavalState, view: View) -> None:
    """Set the memory of positions (N-10); every quiet turn must have left its mark there."""
    for entry in _list(view, "seen"):
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadData("no_view", field="seen")
        key = _whole(entry[0], LAST_KEY, "seen")
        if key in state.seen:
            raise BadData("no_view", field="seen")
        state.seen[key] = _whole(entry[1], REPETITIONS, "seen")
    marks = 0 if state.first is None else state.quiet + 1
    if 0 in state.seen.values() or sum(state.seen.values()) != marks:
        raise BadData("no_view", field="seen")
    if state.first is not None and state.key not in state.seen:
        raise BadData("no_view", field="seen")


def _check(state: NavalState, view: View) -> None:
    """Compare what the view says twice, and what no play can reach."""
    lost = [sum(state.ships[ship] == GONE for ship in fleet) for fleet in FLEETS]
    repeats = state.seen.get(state.key, 0)
    over = {FLEET: 5 in lost, REPETITION: repeats == REPETITIONS, QUIET: state.quiet == QUIET_TURNS}
    sound = {
        "captures": state.captures[0] <= lost[1] and state.captures[1] <= lost[0],
        "breakdown": view["breakdown"] == breakdown(state),
        "no_mercy": view.get("no_mercy") is state.no_mercy,
        "repeats": _same(view.get("repeats"), repeats),
        "actor": _same(view.get("actor"), state.actor),
        "seat": view.get("seat", "") is None or _seat(view, "seat") is not None,
        "ending": over[state.ending] if state.ending in over else not any(over.values()),
    }
    for field, holds in sound.items():
        if not holds:
            raise BadData("no_view", field=field)


def _same(value: Json, wanted: int) -> bool:
    return type(value) is int and value == wanted


def _whole(value: Json, most: int, field: str) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadData("no_view", field=field)
    return value


def _seat(view: View, field: str) -> Seat | None:
    value = view.get(field, "")
    return None if value is None else SEATS[_whole(value, 1, field)]


def _list(view: View, field: str, size: int | None = None) -> list[Json]:
    value = view.get(field)
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadData("no_view", field=field)
    return value
