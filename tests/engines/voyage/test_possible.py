"""Views of positions that cannot be: refused by name, and never a crash later on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.core.chance import weighted_choice
from engines.core.contract import OVER, Json, Seat, View
from engines.core.errors import BadData
from engines.voyage import GAME
from engines.voyage.phases import (
    P_AUDIT,
    P_CALYPSO_SECOND,
    P_CHARYBDIS,
    P_CYCLOPS_GODS,
    P_FIRST,
    P_HAND,
    P_SAIL,
    P_STORM,
    PHASES,
)
from engines.voyage.state import VoyageState
from engines.voyage.trials import CHARYBDIS, D_CHARYBDIS, D_SCYLLA, D_WAKE, DUTIES, FREE, TRIALS

from .boards import LATE_ATHENA, SMALL
from .table import voyage


def view_of(text: str, **changes: Any) -> View:
    """Return the view of a position in which something is not as the rules have it."""
    state = voyage(text, destin="apart").state
    for name, value in changes.items():
        setattr(state, name, value)
    return state.view(None)


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("A=88:calypso B=9", {"phase": P_CALYPSO_SECOND}),  # V-32: nothing thrown before
        ("A=88:calypso B=9", {"dice": (3,)}),
        ("A=70 B=9", {"duty": [D_CHARYBDIS, FREE], "phase": P_CHARYBDIS}),  # V-28
        ("A=71 B=9", {"phase": P_CHARYBDIS}),
        ("A=1 B=9", {"duty": [FREE, D_SCYLLA]}),  # V-29
        ("A=1 B=14:lotus_sleep", {"sleep": [0, 0]}),  # V-21
        ("A=1 B=14:lotus_sleep", {"sleep": [0, 101]}),
        ("A=1 B=14:lotus_sleep", {"sleep": [1, 1]}),
        ("A=1 B=14", {"sleep": [0, 1], "duty": [FREE, D_WAKE]}),
        ("A=71 B=9", {"phase": P_HAND, "actor": Seat(0)}),  # V-51: no card to hand over
        ("A=70 B=9", {"phase": P_HAND, "actor": Seat(0), "offer": CHARYBDIS}),
        ("A=71 B=9 charybdis>A", {"phase": P_HAND, "actor": Seat(0), "offer": CHARYBDIS}),
        ("A=71 B=9", {"offer": CHARYBDIS}),
        ("A=22:cyclops B=9", {"phase": P_CYCLOPS_GODS, "actor": Seat(-1)}),  # V-22: no name
        ("A=39 B=9", {"phase": P_STORM}),  # V-15: no god before the points
        ("A=33 B=9", {}),  # V-14
        ("A=100 B=9", {}),  # V-35
        ("A=99 B=9", {"penelope": 0}),
        ("A=1 B=9", {"phase": P_AUDIT, "actor": Seat(0), "audit": 0}),
        ("A=1 B=9", {"turn": Seat(-1)}),  # V-03
        ("A=1 B=9", {"phase": P_FIRST}),
        ("A=1 B=9", {"phase": P_SAIL, "drawing": (0, 1)}),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_bad_data(text: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadData, match="no_view"):
        GAME.determinize(view_of(text, **changes), Random(1))


def test_a_position_that_can_be_is_none() -> None:
    view = view_of("A=88:calypso B=14:lotus_sleep", phase=P_CALYPSO_SECOND, dice=(3,))
    assert GAME.determinize(view, Random(1)).view(None) == view


TABLES: list[dict[str, Any]] = [
    {"destin": "drawn", "athena": "rethrow"},
    {"destin": "apart", "steering": "hand"},
    {"play": "companion", "board": SMALL, "destin": "apart"},
    {"play": "companion", "board": LATE_ATHENA, "destin": "sailor", "steering": "hand"},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options))
def test_whatever_is_taken_for_a_view_can_be_played_to_the_end(options: dict[str, Any]) -> None:
    rng, taken, refused = Random(5), 0, 0
    while taken < 100:
        state = GAME.new(3, **options)
        for _ in range(rng.randrange(100)):
            if state.actor != OVER:
                state.apply(weighted_choice(state, rng))
        bend(state, rng)
        view = shown(state)
        try:
            twin = GAME.determinize(view, rng)
        except BadData:
            refused += 1
            continue
        taken += 1
        play_on(twin, rng)
    assert refused > 30


def bend(state: VoyageState, rng: Random) -> None:
    """Change one or two things at random, each to something that it could be elsewhere."""
    seat, cells = rng.randrange(3), (0, *state.board.trials, state.board.last)
    for _ in range(rng.choice((1, 2))):
        changes: dict[str, Any] = {
            "cells": [*state.cells[:seat], rng.choice(cells), *state.cells[seat + 1 :]],
            "duty": [*state.duty[:seat], rng.randrange(len(DUTIES)), *state.duty[seat + 1 :]],
            "sleep": [*state.sleep[:seat], rng.randrange(3), *state.sleep[seat + 1 :]],
            "phase": rng.randrange(len(PHASES)),
            "actor": Seat(rng.randrange(-2, 3)),
            "turn": Seat(rng.randrange(-1, 3)),
            "dice": (1, 6)[: rng.randrange(3)],
            "god": rng.randrange(-1, 6),
            "named": rng.randrange(-1, 6),
            "offer": rng.randrange(-1, len(TRIALS)),
            "penelope": rng.randrange(-1, 3),
            "audit": rng.randrange(-1, 3),
            "drawing": (0, 1, 2)[: rng.randrange(4)],
            "origin": rng.choice(cells),
            "way": rng.randrange(3),
            "penances": [(), (rng.randrange(8),), ()],
        }
        name = rng.choice(list(changes))
        setattr(state, name, changes[name])


def shown(state: VoyageState) -> Json:
    """Return the view of a bent position, or nothing where even that cannot be told."""
    try:
        return state.view(None)
    except (IndexError, KeyError):
        return None


def play_on(state: VoyageState, rng: Random) -> None:
    """Play to the end; all that is offered must be taken, and calls may come in between."""
    while state.actor != OVER:
        calls = state.calls() if rng.random() < 0.05 else []
        state.apply(rng.choice(calls) if calls else weighted_choice(state, rng))
        if rng.random() < 0.1:
            assert GAME.determinize(state.view(None), rng).legal() == state.legal()
