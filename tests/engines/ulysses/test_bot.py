"""Bots play from their view, soundly, and not so that one can read their goals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.core.bots import RandomBot, play_out, run
from engines.core.contract import CHANCE, OVER, Seat
from engines.ulysses import GAME
from engines.ulysses.acts import PASS, YES
from engines.ulysses.bot import BOTS
from tests.engines.ulysses.table import (
    AXEL,
    CARSTEN,
    MICHAEL,
    PLENTY,
    Table,
    build,
    debate,
    open_red,
    propose,
    turn,
    wind,
)

LEVELS = list(BOTS)


def asked(level: str, table: Table) -> Any:
    return run(BOTS[level](Random(1)), table.state.view(table.actor))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_proposes_its_last_goal(level: str) -> None:
    table = turn("ship=libya", goals={AXEL: "dido"}, shown={AXEL: "troy malta sibyl"})
    assert asked(level, table) == propose("dido")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_objects_for_its_last_goal(level: str) -> None:
    goals, shown = {CARSTEN: "zakynthos"}, {CARSTEN: "troy sibyl dido"}
    hand = {CARSTEN: "2 objection"}
    table = debate("ship=libya blue=pharos", hand=hand, goals=goals, shown=shown)
    assert asked(level, table) == open_red("zakynthos", cards=1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_lets_a_ship_go_that_goes_its_way(level: str) -> None:
    table = debate("ship=libya blue=dido", hand={CARSTEN: PLENTY}, goals={CARSTEN: "dido circe"})
    assert asked(level, table) == YES


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_voices_passes(level: str) -> None:
    table = debate("ship=libya blue=dido red=zakynthos:1", goals={MICHAEL: "dido"})
    assert asked(level, table) == PASS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_builds_its_second_temple(level: str) -> None:
    hand = {AXEL: "1 temple 3 plague 2 objection"}
    table = turn(hand=hand, goals={AXEL: "cyprus malta circe dido"})
    assert asked(level, table) == build()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_the_wind_that_takes_it_to_a_goal(level: str) -> None:
    table = turn("ship=troy", hand={AXEL: "1 wind"}, goals={AXEL: "dido malta"}, players=3)
    table.play(AXEL, propose("libya"))
    table.play(CARSTEN, YES)
    table.play(MICHAEL, YES)
    assert asked(level, table) == wind()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_finish_their_games(level: str, players: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        bots = [BOTS[level](rng) for _ in range(players)]
        state, acts = play_out(GAME, bots, players, {}, rng)
        assert state.actor == OVER
        assert len(acts) < 5000


def test_the_quick_bot_beats_random_ones() -> None:
    won = 0
    for seed in range(12):
        rng = Random(seed)
        bots: list[Any] = [RandomBot(GAME, rng) for _ in range(3)]
        bots[seed % 3] = BOTS["quick"](rng)
        state, _ = play_out(GAME, bots, 3, {}, rng)
        won += state.winners() == [seed % 3]
    assert won >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_objects_also_when_its_goal_is_not_next(level: str) -> None:
    """Neither place of the quarrel is a goal of whoever starts it, most of the time."""
    objections = bluffs = 0
    for seed in range(15):
        rng = Random(seed)
        bots = [BOTS[level](rng) for _ in range(3)]
        state = GAME.new(3)
        while state.actor != OVER:
            if state.actor == CHANCE:
                legal = state.legal()
                state.apply(rng.choices(legal, state.weights())[0])
                continue
            seat: Seat = state.actor
            act = run(bots[seat], state.view(seat))
            if act.verb == "red":
                objections += 1
                bluffs += act.at not in state.goals[seat]
            state.apply(act)
    assert objections >= 15
    assert bluffs >= objections * 0.3
