"""How long a voyage lasts, how often the first home wins, and whether the captain pays.

python -m tests.bench.voyage_games [games] [matches]
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import perf_counter

from engines.core.bots import play_out
from engines.core.chance import weighted_choice
from engines.core.contract import OVER
from engines.voyage import GAME
from engines.voyage.state import VoyageState
from tests.bench import report
from tests.bench.rounds import share

#: The aims: rounds at four, in the middle and at most.
ROUNDS, MOST = (25, 45), 400
GAMES, MATCHES = 10_000, 400


def play(players: int, rng: Random) -> tuple[VoyageState, int]:
    """Play a game at random; return its end and how many actions it took."""
    state = GAME.start(players, GAME.checked_options(players, {}))
    actions = 0
    while state.actor != OVER:
        state.apply(weighted_choice(state, rng))
        actions += 1
    return state, actions


def lengths(players: int, games: int) -> list[report.Cell]:
    """Return a row: rounds, actions, and what the first in Ithaca won."""
    rng = Random(players)
    started = perf_counter()
    ends = [play(players, rng) for _ in range(games)]
    spent = perf_counter() - started
    rounds = [float(state.round) for state, _ in ends]
    actions = [count for _, count in ends]
    won = sum(state.penelope in state.winners() for state, _ in ends)
    return [
        f"{players} sailors",
        games,
        *(median(rounds), share(rounds, 0.95), max(rounds), median(actions)),
        *(100 * won / games, round(sum(actions) / spent)),
    ]


def match(players: int, games: int) -> list[report.Cell]:
    """Return a row: one captain among mates, from every seat in turn."""
    won = 0.0
    started = perf_counter()
    for number in range(games):
        rng = Random(f"{players}/{number}")
        seat = number % players
        levels = ["captain" if at == seat else "mate" for at in range(players)]
        bots = [GAME.bots[level](rng) for level in levels]
        state, _ = play_out(GAME, bots, players, {}, rng)
        winners = state.winners()
        won += (seat in winners) / len(winners)
    even = 100 / players
    name = f"captain against {players - 1} × mate"
    return [name, games, 100 * won / games, even, (perf_counter() - started) / games]


def run(games: int = GAMES, matches: int = MATCHES) -> None:
    """Measure and print all of it."""
    report.heading("Le Voyage d'Ulysse: games at random")
    rows = [lengths(players, max(1, games // len(GAME.players))) for players in GAME.players]
    head = ("", "games", "rounds", "95 %", "longest", "actions", "first home wins %", "actions/s")
    report.table(head, rows)
    least, most = ROUNDS
    report.note(f"Aim: {least} to {most} rounds at four, none over {MOST}.")
    report.heading("Le Voyage d'Ulysse: bots")
    report.table(
        ("", "games", "won %", "even %", "s a game"), [match(n, matches) for n in (2, 4, 6)]
    )
    report.note("The dice leave few choices: an even share is what to expect.")


if __name__ == "__main__":
    run(*map(int, sys.argv[1:]))
