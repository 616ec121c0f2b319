"""What a seat knows of Ulysses, field by field (U-02, U-27, U-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import OVER, Json, Seat, View
from engines.ulysses.acts import encode
from engines.ulysses.board import ALL_PLACES, COLOUR_OF, NO_PLACE
from engines.ulysses.camps import leader
from engines.ulysses.phases import PHASES

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState


def view_of(state: UlyssesState, seat: Seat | None) -> View:
    """Return what this seat may know (None: the open table), as JSON.

    Places, seats and colours are numbers; a hand, the discard and `picks` are counts by kind.
    `returned` lists by colour who put a goal under that pile, the next to be drawn first, and
    `under` what they are where this seat knows. `known` lists by seat what this seat knows of
    the others' secret goals; `vacant` the places whose goal nobody holds, as the ship's call
    has shown. `plan`, `picks`, `due` and `zeus` are what this seat itself is
    choosing. `secrets` holds all secret goals once the game is over.
    """
    players = range(state.players)
    return {
        "seat": seat,
        "players": state.players,
        "actor": state.actor,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "ship": state.ship,
        "plagues": [place for place in ALL_PLACES if state.plagues >> place & 1],
        "temples": list(state.temples),
        "supply": state.supply,
        "hand_sizes": state.sizes[:],
        "hand": None if seat is None else state.hands[6 * seat : 6 * seat + 6],
        "deck": state.deck_size,
        "discard": state.discard[:],
        "piles": [state.pool[c].bit_count() + len(state.under[c]) for c in range(len(state.pool))],
        "returned": [[owner for _, owner in pile] for pile in state.under],
        "under": [
            [place if _knows(state, seat, place) else None for place, _ in pile]
            for pile in state.under
        ],
        "goals": None if seat is None else list(state.goals[seat]),
        "goal_colours": [[COLOUR_OF[place] for place in goals] for goals in state.goals],
        "known": [
            [place for place in state.goals[other] if _knows(state, seat, place)]
            for other in players
        ],
        "vacant": [place for place in ALL_PLACES if state.vacant >> place & 1],
        "shown": [list(places) for places in state.shown],
        "pandora_used": state.pandora_used,
        "exchanged": state.exchanged,
        "receiver": state.receiver,
        "owed": state.owed,
        "drawing": state.drawing,
        **_debate(state),
        **_choosing(state, seat),
        "secrets": [list(g) for g in state.goals] if state.actor == OVER else None,
    }


def _knows(state: UlyssesState, seat: Seat | None, place: int) -> bool:
    return seat is not None and bool(state.known[seat] >> place & 1)


def _debate(state: UlyssesState) -> dict[str, Json]:
    """Return discs, cards by camp, who leads, and who may still speak: all of it is open."""
    players = range(state.players)
    return {
        "discs": [None if p == NO_PLACE else p for p in (state.blue, state.red, state.black)],
        "camps": state.camps[:],
        "zeus_laid": state.zeus_laid[:],
        "leader": None if state.blue == NO_PLACE else leader(state.camps),
        "out": [bool(state.out >> seat & 1) for seat in players],
        "spoke": [bool(state.spoke >> seat & 1) for seat in players],
        "last": state.last,
    }


def _choosing(state: UlyssesState, seat: Seat | None) -> dict[str, Json]:
    """Return what the seat is paying for, if it is the one who pays; nobody else may know."""
    own = seat is not None and seat == state.actor
    plan = state.plan if own else None
    return {
        "plan": None if plan is None else encode(plan),
        "picks": list(state.picks) if own else [0] * len(state.picks),
        "due": state.due if own else 0,
        "zeus": state.zeus if own else 0,
    }
