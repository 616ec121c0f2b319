"""Do the bots of Ulysses win what they should, through their views alone?

python -m tests.bench.ulysses_bots [games]
"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import Any

from engines.core.bots import RandomBot, play_out
from engines.core.contract import OVER
from engines.ulysses import GAME
from tests.bench import report

#: The aims, in games of three: wins in a hundred.
STRONG_AIM, QUICK_AIM = 50, 60
GAMES = 500


def make(level: str, rng: Random) -> Any:
    """Return a bot of this level; "random" takes any legal action."""
    return RandomBot(GAME, rng) if level == "random" else GAME.bots[level](rng)


def match(level: str, rivals: str, games: int, players: int = 3, seed: int = 1) -> dict[str, float]:
    """Play one bot against a table of others, from every seat in turn."""
    won = unfinished = moves = 0
    started = perf_counter()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        seat = number % players
        bots = [make(level if at == seat else rivals, rng) for at in range(players)]
        state, acts = play_out(GAME, bots, players, {}, rng)
        moves += sum(act.verb == "propose" for act in acts)
        unfinished += state.actor != OVER
        won += state.actor == OVER and state.winners() == [seat]
    spent = perf_counter() - started
    return {
        "won": won,
        "share": 100 * won / games,
        "unfinished": unfinished,
        "moves": moves / games,
        "seconds": spent / games,
    }


def run(games: int = GAMES) -> None:
    """Measure and print all of it."""
    report.heading(f"Ulysses between bots, {games} games each")
    rows: list[list[report.Cell]] = []
    for level, rivals, players, aim in (
        ("quick", "random", 3, QUICK_AIM),
        ("strong", "quick", 3, STRONG_AIM),
        ("strong", "quick", 4, None),
        ("strong", "quick", 5, None),
        ("quick", "quick", 3, None),
    ):
        found = match(level, rivals, games, players)
        name = f"{level} against {players - 1} × {rivals}"
        figures = [found[what] for what in ("share", "moves", "seconds", "unfinished")]
        rows.append([name, int(found["won"]), *figures, aim])
    report.table(("", "won", "%", "moves", "s a game", "unfinished", "aim %"), rows)
    report.note("One bot sits in each seat in turn; an even share is 33, 25 or 20 %.")


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
