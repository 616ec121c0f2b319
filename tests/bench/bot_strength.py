"""How long the strongest bots think, whether they win, and whether equal ones break even."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engines import GAMES
from engines.core.chance import weighted_choice
from engines.core.contract import OVER, AnyGame, AnyState, Bot
from tests.bench import naval_balance, report
from tests.bench.rounds import share

#: The aims: wins of the strongest bot against the random one, and seconds for a move.
WINS, SECONDS = 95, 2.0
#: No side should win more of the decided games than this, between equals.
FAIR = 56
#: A budget small enough that hundreds of games end in a minute or two.
NODES = 600


def think(bot: Bot[Any], view: dict[str, Any]) -> tuple[Any, list[float]]:
    """Let the bot decide; return its action and how long each slice of thought took."""
    thought = bot.think(view)
    slices: list[float] = []
    while True:
        started = perf_counter()
        try:
            next(thought)
        except StopIteration as done:
            slices.append(perf_counter() - started)
            return done.value, slices
        slices.append(perf_counter() - started)


def positions(game: AnyGame, count: int, rng: Random) -> list[AnyState]:
    """Return real decisions of seats, spread over the beginnings of random games."""
    found: list[AnyState] = []
    while len(found) < count:
        state, ahead = game.new(game.players[0]), rng.randrange(12)
        while state.actor != OVER and (ahead > 0 or state.actor < 0):
            state.apply(weighted_choice(state, rng))
            ahead -= 1
        if state.actor >= 0 and len(state.legal()) > 1:
            found.append(state)
    return found


def thinking(games: Mapping[str, AnyGame], moves: int) -> list[list[report.Cell]]:
    """Return a row for each bot: its time for a move and for a slice, at its real budget."""
    rows: list[list[report.Cell]] = []
    for game in games.values():
        for level, make in game.bots.items():
            rng = Random(7)
            each = [
                think(make(rng), state.view(state.actor))[1]
                for state in positions(game, moves, rng)
            ]
            whole = [sum(slices) * 1000 for slices in each]
            pieces = [piece * 1000 for slices in each for piece in slices]
            name = f"{game.id}: {level}"
            rows.append([name, moves, median(whole), max(whole), share(pieces, 0.95), max(pieces)])
    return rows


def run(games: int = 100, moves: int = 8, nodes: int = NODES) -> None:
    """Measure and print all of it."""
    report.heading("Bots: time for a move, at the budget people play against")
    rows = thinking(GAMES, moves)
    head = ("", "moves", "median ms", "longest ms", "slice ms, 95 %", "longest slice ms")
    report.table(head, rows)
    report.note(f"Aim: no move takes more than {SECONDS:g} s.")
    naval(games, nodes)


def naval(games: int, nodes: int) -> None:
    """Print how Le Combat naval goes between bots; its games run in parallel, untimed."""
    report.heading(f"Le Combat naval between bots that look at only {nodes} positions for a move")
    started = perf_counter()
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=fresh) as pool:
        even = pool.submit(naval_balance.balance, 2 * games, nodes)
        wins = [pool.submit(naval_balance.against_random, games, nodes, seat) for seat in (0, 1)]
        sides = ("hellenes", "trojans")
        rows = [
            [f"search as {side}", won.result(), games]
            for side, won in zip(sides, wins, strict=True)
        ]
        report.table(("against the random bot", "won", "of"), rows)
        report.note(f"Aim: at least {WINS} of 100 from each side.")
        print()
        _print_balance(even.result())
    report.note(f"{perf_counter() - started:.0f} s")


def _print_balance(found: dict[str, Any]) -> None:
    """Print who won between equals, and how their games ended."""
    rows: list[list[report.Cell]] = []
    for what in ("won", "by order", "endings"):
        counts: dict[str, int] = found[what]
        decided = sum(number for name, number in counts.items() if name != "draw")
        for name, number in sorted(counts.items()):
            part = None if name == "draw" else 100 * number / max(decided, 1)
            rows.append([f"{what}: {name}", number, part])
    report.table((f"equal search bots, {found['games']} games", "games", "%"), rows)
    report.note(f"Median length {found['median turns']} turns.")
    report.note(f"Draws apart. Aim: no side above {FAIR} %; most games end with a fleet taken.")
