"""Thousands of games: they end, in time, with every ship and card where it can be."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE, OVER
from engines.voyage import GAME
from engines.voyage.acts import GOD, POINTS
from engines.voyage.board import DEFAULT
from engines.voyage.bot import NAMES
from engines.voyage.phases import MOVING
from engines.voyage.state import VoyageState
from engines.voyage.trials import DUTIES

from .boards import LATE_ATHENA, SMALL
from .table import voyage

#: No game may last longer.
MOST_ROUNDS = 400
GAMES = 10_000


def play(state: VoyageState, rng: Random) -> None:
    """Play at random to the end; the dice without asking, for they are most of it."""
    draw, apply = rng.random, state.apply
    while state.actor != OVER:
        if state.actor == CHANCE:
            faces = POINTS[1:] if state.legal()[0].verb == "points" else GOD
            apply(faces[int(draw() * 6)])
        else:
            apply(weighted_choice(state, rng))
        assert state.round <= MOST_ROUNDS


def voyage_of(players: int, **options: Any) -> VoyageState:
    state = GAME.new(players, **options)
    assert isinstance(state, VoyageState)
    return state


def test_ten_thousand_games_end_in_time() -> None:
    rng = Random(20)
    for number in range(GAMES):
        state = voyage_of(2 + number % 9)
        play(state, rng)
        assert state.cells[state.penelope] == 100


def test_four_sailors_need_twenty_five_to_forty_five_rounds() -> None:
    rng, rounds = Random(4), []
    for _ in range(1000):
        state = voyage_of(4)
        play(state, rng)
        rounds.append(state.round)
    assert 25 <= median(rounds) <= 45


@pytest.mark.parametrize(
    "options",
    [
        {"destin": "apart", "steering": "hand", "athena": "rethrow"},
        {"destin": "drawn"},
        {"play": "companion", "board": SMALL},
        {"play": "companion", "board": LATE_ATHENA},
        {"athena": "rethrow"},
    ],
    ids=lambda options: " ".join(options),
)
def test_every_kind_of_table_ends(options: dict[str, Any]) -> None:
    rng = Random(7)
    for number in range(300):
        play(voyage_of(2 + number % 9, **options), rng)


@pytest.mark.parametrize(
    "board", [DEFAULT, SMALL, LATE_ATHENA], ids=["nostos", "small", "late athena"]
)
def test_a_destin_who_calls_at_every_chance_does_not_break_the_game(board: str) -> None:
    rng = Random(11)
    options = {"destin": "apart", "steering": "hand", "play": "companion", "board": board}
    for number in range(30):
        state = voyage_of(2 + number % 5, **options)
        for _ in range(1000):
            if state.actor == OVER:
                break
            calls = state.calls()
            cheats = [act for act in calls if act.verb == "cheat" and rng.random() < 0.05]
            owed = [act for act in calls if act.verb != "cheat" and rng.random() < 0.5]
            for act in (*owed[:1], *cheats[:1]):
                if act in state.calls():
                    state.apply(act)
            check(state)
            if state.actor != OVER:
                state.apply(weighted_choice(state, rng))
                check(state)


def check(state: VoyageState) -> None:
    """Raise if two ships share a place, or one stands where nobody may."""
    board, mover = state.board, state.turn
    # Athena may send a ship on past another that a chain has left there (V-12, V-13).
    passing = state.phase in MOVING and board.kind(state.cells[mover]) == "athena"
    resting = [cell for s, cell in enumerate(state.cells) if cell and not (passing and s == mover)]
    assert len({board.place[cell] for cell in resting}) == len(resting)
    for seat, cell in enumerate(state.cells):
        assert 0 <= cell <= board.last
        assert board.kind(cell) != "poseidon"
        assert board.kind(cell) != "athena" or seat == mover or board.text == LATE_ATHENA
        duty = DUTIES[state.duty[seat]]
        if duty:
            assert cell == (0 if duty == "three" else board.cell_of(duty.split("_")[0]))
        assert state.sleep[seat] == (duty == "lotus_sleep")


@pytest.mark.parametrize(
    "board", [DEFAULT, SMALL, LATE_ATHENA], ids=["nostos", "small", "late athena"]
)
@pytest.mark.parametrize(
    "options",
    [{}, {"athena": "rethrow"}, {"destin": "apart", "steering": "hand"}],
    ids=lambda options: " ".join(options) or "app",
)
def test_ships_stand_where_they_can_all_through_a_game(board: str, options: dict[str, Any]) -> None:
    rng = Random(13)
    for number in range(200):
        state = voyage_of(2 + number % 9, play="companion", board=board, **options)
        while state.actor != OVER:
            state.apply(weighted_choice(state, rng))
            check(state)


def test_with_loaded_dice_ships_crowd_with_athena_and_never_share_her_cell() -> None:  # V-07
    rng = Random(2)
    for _ in range(200):
        state = voyage("A=85 B=91 C=79 D=90", board=LATE_ATHENA).state
        while state.actor != OVER:
            six = POINTS[6] in state.legal() and rng.random() < 0.8
            state.apply(POINTS[6] if six else weighted_choice(state, rng))
            check(state)


def test_only_five_names_are_worth_naming() -> None:
    assert len(NAMES) == 5
