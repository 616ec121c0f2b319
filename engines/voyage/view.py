"""What a seat knows: in this game, everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE, Json, Seat, View
from engines.voyage.events import SAILS
from engines.voyage.omens import is_back, is_double
from engines.voyage.phases import (
    A_POINTS,
    AWAITS,
    MOVING,
    P_ATHENA,
    P_NAUSICAA_CHOICE,
    P_OVERLOOK,
    P_STEER,
    PHASES,
    WHYS,
)
from engines.voyage.scores import breakdown, scores_of
from engines.voyage.steering import due, faults, on_overlook
from engines.voyage.trials import CIRCE, DUTIES, GODS, PENANCES, TRIALS, VALUES

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

_STEERING: Final = frozenset({P_STEER, P_OVERLOOK})
#: The ways of a move, as the board numbers them.
WAYS: Final = ("on", "back", "channel")


def view_of(state: VoyageState, seat: Seat | None) -> View:
    """Return the whole position as JSON; cells and seats are numbers, the rest are names.

    `throw` says which die is due and from whom, `offer` which card the Destin is to hand over,
    `claim` a course that is not what the throw leads to (`due`) and the throw that comes next
    if nobody calls it, `course` what is being sailed. `drawing` holds the lots for the Destin
    or the first turn. `origin` is where the move under way began, `hops` how many there were
    this turn. `options` are those of the rules, `penances` the open ones of each seat,
    oldest first.
    """
    phase = state.phase
    return {
        "players": state.players,
        "seat": seat,
        "actor": state.actor,
        "phase": PHASES[phase],
        "turn": _seat(state.turn),
        "first": _seat(state.first),
        "round": state.round,
        "board": state.rules.board,
        "options": _options(state),
        "cells": state.cells[:],
        "duty": [DUTIES[duty] for duty in state.duty],
        "sleep": state.sleep[:],
        "cards": {t: _seat(o) for t, o in zip(TRIALS, state.cards, strict=True)},
        "penelope": _seat(state.penelope),
        "throw": _throw(state) if state.actor == CHANCE else None,
        "points": _points(state),
        "named": None if state.named < 0 else GODS[state.named],
        "destin": None if state.destin < -1 else state.destin,
        "people": state.rules.people,
        "drawing": _drawing(state),
        "penances": [[PENANCES[p] for p in owed] for owed in state.penances],
        "offer": _offer(state),
        "circe": _circe(state),
        "origin": state.origin if phase in MOVING else None,
        "hops": state.hops,
        "course": _course(state),
        "claim": _claim(state),
        "due": list(due(state).path) if phase in _STEERING else None,
        "audit": _seat(state.audit),
        "scores": scores_of(state),
        "breakdown": breakdown(state),
        "ending": None if state.penelope < 0 else "ithaca",
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _options(state: VoyageState) -> dict[str, str]:
    rules = state.rules
    return {
        "destin": rules.destin,
        "first": rules.first,
        "athena": rules.athena,
        "steering": rules.steering,
    }


def _throw(state: VoyageState) -> Json:
    """Return the throw that is due."""
    phase, god = state.phase, state.god
    return {
        "die": "points" if AWAITS[phase] == A_POINTS else "gods",
        "seat": state.thrower,
        "why": WHYS[phase],
        "god": None if god < 0 else GODS[god],
        "points": list(state.dice),
        "named": None if state.named < 0 else GODS[state.named],
        "double": phase == P_ATHENA or is_double(phase, god),
        "back": is_back(phase, god),
    }


def _points(state: VoyageState) -> int | None:
    """Return the points to choose about, or to steer."""
    if state.phase == P_NAUSICAA_CHOICE:
        return state.points
    return state.swept if state.phase in _STEERING else None


def _drawing(state: VoyageState) -> Json:
    if not state.drawing:
        return None
    gods = PHASES[state.phase] == "destin_throw"
    thrown = [GODS[face] if gods else face for face in state.thrown]
    return {"seats": list(state.drawing), "thrown": thrown}


def _offer(state: VoyageState) -> Json:
    trial = state.offer
    if trial < 0:
        return None
    owner = _seat(state.cards[trial])
    facts = {"seat": state.turn, "trial": TRIALS[trial], "value": VALUES[trial]}
    return {**facts, "from_seat": owner}


def _circe(state: VoyageState) -> int | None:
    """Return who goes to the Underworld once Circe's card is handed over."""
    return (state.turn + 1) % state.players if state.offer == CIRCE else None


def _course(state: VoyageState) -> Json:
    """Return what is being steered: the way (on, back, channel) and why."""
    if state.phase not in _STEERING:
        return None
    return {"way": WAYS[state.way], "why": SAILS[state.why]}


def _claim(state: VoyageState) -> Json:
    if state.phase != P_OVERLOOK:
        return None
    route, path = due(state), state.claim
    return {
        "seat": state.turn,
        "path": list(path),
        "due": list(route.path),
        "faults": [name for name, _ in faults(state.board, route, path)],
        "next": _next_throw(state),
    }


def _next_throw(state: VoyageState) -> Json:
    """Return the throw before which a fault can be called, and its phase (V-52).

    None if something else comes first: a card to hand over, a choice, the end.
    """
    after = state.clone()
    on_overlook(after, 0)
    return {"phase": PHASES[after.phase], **_throw(after)} if after.actor == CHANCE else None
