"""Is Le Combat naval fair, and do its games end in battle? Equal bots play it out.

python -m tests.bench.naval_balance [games] [nodes]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from random import Random
from typing import Any

from engines.core.bots import RandomBot, run
from engines.naval import GAME
from engines.naval.board import HELLENES, TROJANS
from engines.naval.bot import NavalBot


def play(bots: tuple[Any, Any], first: str) -> tuple[Any, int]:
    """Play one game and return its last state and how many turns it took."""
    state = GAME.new(2, first=first)
    turns = 0
    while state.actor >= 0:
        turns += 1
        state.apply(run(bots[state.actor], state.view(state.actor)))
    return state, turns


def searcher(seed: int, nodes: int, depth: int = 6) -> NavalBot:
    return NavalBot(GAME, Random(seed), depth=depth, nodes=nodes)


def balance(games: int, nodes: int, depth: int = 6) -> dict[str, Any]:
    """Return how games between equal searchers went, each side beginning half of them."""
    won: Counter[str] = Counter()
    first: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    lengths = []
    for number in range(games):
        begins = number % 2
        bots = (searcher(2 * number, nodes, depth), searcher(2 * number + 1, nodes, depth))
        state, turns = play(bots, ("hellenes", "trojans")[begins])
        winners = state.winners()
        lengths.append(turns)
        endings[state.ending] += 1
        if len(winners) == 2:
            won["draw"] += 1
        else:
            won[("hellenes", "trojans")[winners[0]]] += 1
            first["first" if winners[0] == begins else "second"] += 1
    lengths.sort()
    return {
        "games": games,
        "won": dict(won),
        "by order": dict(first),
        "endings": dict(endings),
        "median turns": lengths[games // 2],
    }


def against_random(games: int, nodes: int, seat: int) -> int:
    """Return how many games the searcher wins from this seat against the random bot."""
    wins = 0
    for number in range(games):
        rng = Random(1000 + number)
        bots: list[Any] = [RandomBot(GAME, rng), RandomBot(GAME, rng)]
        bots[seat] = searcher(number, nodes)
        state, _ = play((bots[0], bots[1]), ("hellenes", "trojans")[number % 2])
        wins += state.winners() == [seat]
    return wins


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else 600
    started = time.perf_counter()
    for name, value in balance(games, nodes).items():
        print(f"{name}: {value}")
    for seat, name in ((HELLENES, "hellenes"), (TROJANS, "trojans")):
        wins = against_random(games, nodes, seat)
        print(f"search bot as {name} beats random: {wins} of {games}")
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
