"""Bots for any game: what they choose, how they share time, what they are shown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engines import OVER, Seat, State
from engines.core.bots import RandomBot, SearchBot, play_out, run
from engines.core.contract import View
from tests.toys import amphora, pebbles

FAR = 1000


def heap_of(pebbles_left: int, players: int = 2, gull: bool = False) -> View:
    """The view of seat 0, to move, before a heap."""
    view = pebbles.GAME.new(players, gull=gull).view(Seat(0))
    return {**view, "heap": pebbles_left}


def no_opinion(state: State[str], seat: Seat) -> int:
    return 0


def searcher(seed: int = 1, **settings: Any) -> SearchBot[str]:
    return SearchBot(pebbles.GAME, Random(seed), no_opinion, **settings)


class FakeClock:
    """A clock that ticks each time somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


class Counting(SearchBot[str]):
    """Counts the positions that it makes."""

    made = 0

    def after(self, state: State[str], action: str) -> State[str]:
        self.made += 1
        return super().after(state, action)


@pytest.mark.parametrize(("heap", "best"), [(4, "take 1"), (5, "take 2"), (7, "take 1")])
def test_search_leaves_a_multiple_of_three(heap: int, best: str) -> None:
    for seed in range(5):
        assert run(searcher(seed, depth=8), heap_of(heap)) == best


@pytest.mark.parametrize("players", [2, 3])
def test_search_takes_a_win_at_once(players: int) -> None:
    assert run(searcher(depth=5), heap_of(2, players)) == "take 2"


def test_search_weighs_chance() -> None:
    """Five left: two leave three, which wins but for the gull; with it one wins far more often."""
    assert run(searcher(depth=12), heap_of(5)) == "take 2"
    assert run(searcher(depth=12), heap_of(5, gull=True)) == "take 1"


def test_search_follows_the_evaluation_where_it_sees_no_end() -> None:
    def few_left(state: State[str], seat: Seat) -> int:
        return -int(state.view(seat)["heap"])

    bot = SearchBot(pebbles.GAME, Random(1), few_left, depth=1)
    assert run(bot, heap_of(30)) == "take 2"


def test_search_finds_the_same_with_a_memory_of_positions() -> None:
    class Remembering(Counting):
        def key(self, state: State[str]) -> tuple[int, Seat]:
            return state.view(None)["heap"], state.actor

    def lost_heaps(state: State[str], seat: Seat) -> int:
        lost = state.view(None)["heap"] % 3 == 0
        return -50 if lost == (state.actor == seat) else 50

    for heap in (14, 15, 16, 17):
        plain = Counting(pebbles.GAME, Random(1), lost_heaps, depth=8)
        remembering = Remembering(pebbles.GAME, Random(1), lost_heaps, depth=8)
        assert run(remembering, heap_of(heap)) == run(plain, heap_of(heap))
        assert remembering.made < plain.made


def test_order_can_drop_moves() -> None:
    class Modest(SearchBot[str]):
        def order(self, state: State[str], moves: list[str], ply: int) -> list[str]:
            return [move for move in moves if move == "take 1"]

    assert run(Modest(pebbles.GAME, Random(1), no_opinion), heap_of(2)) == "take 1"


@pytest.mark.parametrize("nodes", [0, 1, 50, 700])
def test_search_stays_within_its_nodes(nodes: int) -> None:
    bot = Counting(pebbles.GAME, Random(1), no_opinion, depth=FAR, nodes=nodes)
    assert run(bot, heap_of(60)) in ("take 1", "take 2")
    assert bot.made == nodes


def test_search_stays_within_its_seconds() -> None:
    clock = FakeClock(tick=1 / 64)
    assert run(searcher(depth=FAR, seconds=2.0, clock=clock), heap_of(60)) in ("take 1", "take 2")
    assert clock.now == 2.0 + clock.tick, "two seconds after the first look, and not one more"


@pytest.mark.parametrize("tick", [0.0, 0.001])
def test_search_thinks_in_slices(tick: float) -> None:
    """By the clock, and by positions where the clock stands still."""
    bot = Counting(
        pebbles.GAME, Random(1), no_opinion, depth=FAR, nodes=2000, clock=FakeClock(tick)
    )
    at_yields = [0]
    for _ in bot.think(heap_of(60)):
        at_yields.append(bot.made)
    longest = max(later - now for now, later in pairwise(at_yields))
    assert bot.made == 2000
    assert longest <= (bot.slice_nodes if tick == 0 else 4)


def test_search_repeats_itself_with_the_same_seed_and_nodes() -> None:
    def game(seed: int) -> list[str]:
        bots = [searcher(seed, depth=FAR, nodes=40), searcher(seed + 1, depth=FAR, nodes=40)]
        return play_out(pebbles.GAME, bots, 2, {"gull": True}, Random(seed))[1]

    assert [game(seed) for seed in range(10)] == [game(seed) for seed in range(10)]


def test_search_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        bots = [RandomBot(pebbles.GAME, Random(seed)), searcher(seed, depth=6)]
        state, _ = play_out(pebbles.GAME, bots, 2, {}, Random(seed))
        wins += state.winners() == [1]
    assert wins >= 15


def test_random_bots_play_a_game_with_secrets_to_its_end() -> None:
    bots = [RandomBot(amphora.GAME, Random(seat)) for seat in range(4)]
    state, actions = play_out(amphora.GAME, bots, 4, {"rounds": 3}, Random(0))
    assert state.actor == OVER
    again = amphora.GAME.new(4, rounds=3)
    for action in actions:
        again.apply(action)
    assert again.scores() == state.scores()


@pytest.mark.parametrize(
    "make", [lambda rng: RandomBot(amphora.GAME, rng), lambda rng: amphora_search(rng)]
)
def test_bots_choose_alike_in_worlds_that_look_alike(make: Callable[[Random], Any]) -> None:
    """What they cannot see cannot sway them: they get a view and nothing else."""
    for seed in range(20):
        state = amphora.GAME.new(3)
        rng = Random(seed)
        while state.actor < 0:
            state.apply(rng.choice(state.legal()))
        other = amphora.GAME.determinize(state.view(state.actor), rng)
        hidden = [[world.view(seat) for seat in (Seat(1), Seat(2))] for world in (state, other)]
        assert hidden[0] != hidden[1]
        chosen = [run(make(Random(seed)), world.view(Seat(0))) for world in (state, other)]
        assert chosen[0] == chosen[1]


def amphora_search(rng: Random) -> SearchBot[amphora.Act]:
    return SearchBot(
        amphora.GAME, rng, lambda state, seat: state.scores()[seat], depth=3, samples=3, nodes=300
    )
