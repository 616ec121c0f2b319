"""How many decisions a second our games make, and what their steps cost, next to rivals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engines import GAMES
from engines.core.contract import AnyGame
from tests.bench import report
from tests.bench.players import Catanatron, Chess, Contestant, Ours
from tests.bench.rounds import interleaved, micros, per_second

#: Aims against catanatron, in decisions a second.
DREAM, FLOOR = 7, 2
STEPS = ("legal", "apply", "clone", "view")

RIVALS: Mapping[str, Callable[[], Contestant]] = {
    "catanatron, 2 players": partial(Catanatron, 2),
    "catanatron, 4 players": partial(Catanatron, 4),
    "python-chess": Chess,
}


def measure(contestant: Contestant, rng: Random, seconds: float, count: int) -> dict[str, float]:
    """Return decisions a second, and microseconds of each step that the contestant has."""
    figures = {"decisions": per_second(lambda: contestant.play(rng), seconds)}
    for step, (items, run) in contestant.probes(rng, count).items():
        figures[step] = micros(run, items)
    return figures


def contestants(games: Mapping[str, AnyGame]) -> tuple[list[Contestant], list[str]]:
    """Return who can be measured, and the names of rivals that are not installed."""
    found: list[Contestant] = []
    missing: list[str] = []
    for game in games.values():
        found += [Ours(game, players) for players in game.players]
    for name, make in RIVALS.items():
        try:
            found.append(make())
        except ImportError:
            missing.append(name)
    return found, missing


def run(
    rounds: int = 5,
    seconds: float = 1.0,
    count: int = 2000,
    games: Mapping[str, AnyGame] = GAMES,
) -> None:
    """Measure all of them in turns and print the table."""
    report.heading("Engines: random play, median of rounds")
    present, missing = contestants(games)
    rng = Random(1)
    found = interleaved(
        {one.name: partial(measure, one, rng, seconds, count) for one in present}, rounds
    )
    base = max((f["decisions"] for n, f in found.items() if n.startswith("catanatron")), default=0)
    rows: list[list[report.Cell]] = []
    for name, figures in found.items():
        decisions = figures["decisions"]
        steps = [figures.get(step) for step in STEPS]
        rows.append([name, round(decisions), report.times(decisions, base), *steps])
    for name in missing:
        rows.append([name, "not installed", *[None] * (len(STEPS) + 1)])
    report.table(("", "decisions/s", "to catanatron", *(f"{s} µs" for s in STEPS)), rows)
    report.note(f"{rounds} rounds of {seconds:g} s and {count} positions each, taken in turns.")
    report.note(f"Aim: {DREAM}× the faster catanatron, at the very least {FLOOR}×.")
    report.note("catanatron finds the next legal actions inside apply; its dice are decisions.")
    dice = ", ".join(game.id for game in games.values() if game.dice)
    if dice:
        report.note(f"A throw counts as a decision, as catanatron's do, in: {dice}.")
    if "python-chess" in found:
        stack = report.figure(found["python-chess"]["with stack"])
        report.note(f"python-chess copies without its move stack; with it: {stack} µs.")
