"""The bots take what is offered, keep what is theirs, and answer offers sensibly."""

from __future__ import annotations

from random import Random

import pytest

from engines import GAMES
from engines.core.bots import RandomBot, run
from engines.naval.acts import Act
from engines.naval.bot import NavalBot
from engines.naval.notation import act_of, sea
from engines.naval.state import NavalState

NAVAL = GAMES["naval"]
LEVELS = ("sailor", "captain", "admiral")


def searcher(nodes: int = 400, seed: int = 1) -> NavalBot:
    return NavalBot(NAVAL, Random(seed), depth=6, nodes=nodes)


def choice(state: NavalState, nodes: int = 400) -> Act:
    return run(searcher(nodes), state.view(state.actor))


def test_levels_from_the_weakest_to_the_strongest() -> None:
    assert tuple(NAVAL.bots) == LEVELS


def test_a_bot_boards_an_enemy_in_front_of_its_bow() -> None:  # N-05
    game = sea("H brown c3>ne, pink a3>ne | T violet d3>w, blue e4>se")
    assert choice(game)[:3] == act_of("brown d3>e")[:3]


def test_a_bot_raids_an_open_base() -> None:  # N-06
    game = sea("T violet b3>sw, grey e3>se | H purple d1>e, pink a3>ne")
    assert choice(game)[:3] == act_of("violet a2>w")[:3]


def test_a_bot_prefers_two_captures_to_one() -> None:  # N-05, N-06
    game = sea("H brown d3>ne, pink c2>ne | T blue e3>w, grey b1>e, violet d2>w, dark_green e5>se")
    assert choice(game)[:3] == act_of("brown e3>e")[:3]


def test_a_bot_that_leads_accepts_to_stop() -> None:  # N-10
    game = sea("H brown b1>ne | T violet d6>w", captures=(3, 4))
    game.apply(act_of("offer"))
    assert choice(game) == act_of("accept")


def test_a_bot_that_is_behind_fights_on() -> None:  # N-10
    game = sea("H brown b1>ne | T violet d6>w", captures=(4, 3))
    game.apply(act_of("offer"))
    assert choice(game) == act_of("decline")


def test_bots_never_offer_to_stop() -> None:  # N-10
    game = NAVAL.new(players=2, first="hellenes")
    bots = searcher(60, 1), searcher(60, 2)
    taken = []
    while game.actor >= 0:
        taken.append(run(bots[game.actor], game.view(game.actor)))
        game.apply(taken[-1])
    assert act_of("offer") not in taken


@pytest.mark.parametrize("seat", [0, 1])
def test_a_small_search_beats_the_random_bot(seat: int) -> None:
    for seed in range(4):
        bots = [RandomBot(NAVAL, Random(seed)), RandomBot(NAVAL, Random(seed))]
        bots[seat] = searcher(200, seed)
        game = NAVAL.new(players=2, first="trojans")
        while game.actor >= 0:
            game.apply(run(bots[game.actor], game.view(game.actor)))
        assert game.winners() == [seat]


def test_the_same_seed_thinks_the_same_thoughts() -> None:
    game = NAVAL.new(players=2, first="hellenes")
    assert choice(game) == choice(game)
