"""The view: all of the position, and enough to go on from."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from engines.core.chance import weighted_choice
from engines.core.contract import OVER
from engines.core.errors import BadData
from engines.voyage import GAME
from engines.voyage.acts import POINTS, steer

from .boards import LATE_ATHENA, SMALL
from .table import voyage

FIELDS = (
    *("players", "seat", "actor", "phase", "turn", "first", "round", "board", "cells", "duty"),
    *("sleep", "cards", "penelope", "throw", "points", "destin", "people", "penances", "offer"),
    *("claim", "due", "audit", "scores", "breakdown", "ending", "circe"),
)
THROW = ("die", "seat", "why", "god", "points", "named", "double", "back")


def test_the_view_has_the_fields_that_the_app_reads() -> None:
    view = voyage("A=1 B=9").state.view(None)
    assert set(FIELDS) <= set(view)
    assert tuple(view["throw"]) == THROW


def test_a_throw_after_a_god_says_what_will_come_of_it() -> None:
    game = voyage("A=65:sirens B=9").does("A", "sing").throw("poseidon")
    assert game.state.view(None)["throw"] == {
        "die": "points",
        "seat": 0,
        "why": "sirens",
        "god": "poseidon",
        "points": [],
        "named": None,
        "double": True,
        "back": True,
    }


TABLES: list[dict[str, Any]] = [
    {},
    {"destin": "drawn", "athena": "rethrow"},
    {"destin": "sailor", "steering": "hand"},
    {"destin": "apart", "steering": "hand", "athena": "rethrow"},
    {"play": "companion", "board": SMALL, "destin": "apart"},
    {"play": "companion", "board": LATE_ATHENA, "destin": "apart", "steering": "hand"},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_view_is_enough_to_go_on_from(options: dict[str, Any]) -> None:
    rng = Random(3)
    for players in (2, 5, 10):
        state = GAME.new(players, **options)
        while state.actor != OVER:
            view = state.view(None)
            kept = copy.deepcopy(view)
            twin = GAME.determinize(view, rng)
            assert view == kept
            assert twin.legal() == state.legal()
            assert twin.calls() == state.calls()
            action = weighted_choice(state, rng)
            assert list(twin.apply(action)) == list(state.apply(action))
            assert twin.view(None) == state.view(None)


def test_a_ship_may_be_seen_passing_another_at_athenas() -> None:  # V-07, V-13
    game = voyage("A=91 B=97", board=LATE_ATHENA, athena="rethrow").throw(6)
    twin = GAME.determinize(game.state.view(None), Random(1))
    assert twin.cells == [97, 97]
    assert twin.apply(POINTS[1]) == game.state.apply(POINTS[1])


def test_a_ship_may_be_steered_past_another_at_athenas() -> None:  # V-07, V-52
    game = voyage("A=91 B=97", board=LATE_ATHENA, destin="apart", steering="hand").throw(6)
    game.does("A", "steer", [92, 93, 94, 95, 96, 97])
    twin = GAME.determinize(game.state.view(None), Random(1))
    assert twin.legal() == game.state.legal() == [steer((98, 99, 100, 99, 98, 97))]


@pytest.mark.parametrize(
    "change",
    [
        {"cells": [1]},
        {"cells": [1, 1]},
        {"cells": [1, True]},
        {"cells": [1, 101]},
        {"cells": [18, 84]},
        {"duty": [None, "picnic"]},
        {"penances": [None, None]},
        {"penances": [[None], []]},
        {"penances": [["sob", "sob"], []]},
        {"penances": ["sob", []]},
        {"penances": [["picnic"], []]},
        {"phase": "picnic"},
        {"phase": "hand"},
        {"actor": 1},
        {"throw": None},
        {"round": -1},
        {"board": "6 cicones"},
        {"board": None},
        {"options": {}},
        {"options": {"destin": "zeus"}},
        {"scores": [0, 0]},
        {"seat": 7},
        {"claim": {}},
        {"course": {"way": "on", "why": "sail"}},
        {"drawing": {"seats": [5], "thrown": []}},
        {"offer": {"trial": "sun"}},
    ],
    ids=str,
)
def test_a_view_that_cannot_be_is_bad_data(change: dict[str, Any]) -> None:
    view = voyage("A=1 B=9").state.view(None)
    with pytest.raises(BadData):
        GAME.determinize({**view, **change}, Random(1))
