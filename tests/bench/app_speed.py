"""What the app costs next to an empty KivyMD window: to start, at rest, in memory, in motion."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from statistics import median
from time import monotonic
from typing import Any

from tests.bench import report
from tests.bench.rounds import interleaved, share
from tests.bench.screen import HEIGHT, WIDTH, screen

#: Start to first frame should take at most this many times what an empty window takes.
START = 1.5
#: At sixty frames a second a frame has this many milliseconds.
FRAME = 1000 / 60

NAMES = {"empty": "empty KivyMD window", "home": "Nostos, home", "table": "Nostos, naval table"}


class Failed(Exception):
    """The window that should be measured did not open or broke off."""


def child(environment: Mapping[str, str], window: str, what: str, seconds: float) -> dict[str, Any]:
    """Run a window in a process of its own and return what it found. Raises Failed."""
    command = [sys.executable, "-m", "tests.bench.child", window, what, str(seconds)]
    try:
        ran = subprocess.run(
            command,
            env={**environment, "NOSTOS_BENCH_START": str(monotonic())},
            capture_output=True,
            text=True,
            timeout=seconds + 60,
        )
    except subprocess.TimeoutExpired as slow:
        raise Failed(f"{window}: no answer within {slow.timeout:.0f} s") from slow
    lines = ran.stdout.strip().splitlines()
    if ran.returncode or not lines:
        said = ran.stderr.strip().splitlines() or ["nothing said"]
        raise Failed(f"{window} ended with {ran.returncode}: {said[-1]}")
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def run(rounds: int = 7, seconds: float = 8.0) -> None:
    """Measure and print all of it."""
    with screen() as (kind, environment):
        report.heading(f"App: {WIDTH}×{HEIGHT}, on {kind}")
        try:
            warm = [child(environment, window, "start", 0) for window in NAMES]
            report.note(f"Drawn by {warm[0]['gl']}.\n")
            start(environment, rounds)
            idle(environment, min(rounds, 3), seconds)
            if kind == "offscreen":
                report.note("Frame times were not measured: that needs Xvfb on the path.")
            else:
                frames(environment, seconds)
        except Failed as failed:
            report.note(f"Not measured: {failed}")


def start(environment: Mapping[str, str], rounds: int) -> None:
    """Print how long each window takes from the start of its process to its first frame."""
    found = interleaved(
        {
            window: partial(_figures, environment, window, "start", 0.0, ("first", "cpu", "still"))
            for window in NAMES
        },
        rounds,
    )
    base = found["empty"]
    rows: list[list[report.Cell]] = [
        [
            NAMES[window],
            1000 * figures["first"],
            report.times(figures["first"], base["first"]),
            1000 * figures["cpu"],
            report.times(figures["cpu"], base["cpu"]),
            1000 * figures["still"],
        ]
        for window, figures in found.items()
    ]
    report.table(("start, warm", "first frame ms", "", "CPU until then ms", "", "still ms"), rows)
    report.note(f"Median of {rounds} starts, in turns. Aim: home at most {START}×.")
    report.note("Still: the last frame before nothing new is drawn.\n")


def idle(environment: Mapping[str, str], rounds: int, seconds: float) -> None:
    """Print what each window takes of a processor and of the memory while nobody touches it."""
    wanted = ("cpu", "drawn", "rss", "peak")
    found = interleaved(
        {
            window: partial(_figures, environment, window, "idle", seconds, wanted)
            for window in NAMES
        },
        rounds,
    )
    base = found["empty"]
    rows: list[list[report.Cell]] = [
        [
            NAMES[window],
            figures["cpu"],
            report.times(figures["cpu"], base["cpu"]),
            round(figures["drawn"]),
            figures.get("rss"),
            figures.get("peak"),
        ]
        for window, figures in found.items()
    ]
    report.table(("at rest", "CPU % of one", "", "frames drawn", "RSS MB", "peak MB"), rows)
    report.note(f"Median of {rounds} × {seconds:g} s, in turns. Aim: no more CPU than empty.\n")


def frames(environment: Mapping[str, str], seconds: float) -> None:
    """Print what a frame of the naval table costs while ships sail, and where it goes."""
    empty = child(environment, "empty", "frames", seconds / 2)
    table = child(environment, "table", "frames", seconds)
    rows: list[list[report.Cell]] = []
    for name, found, wanted in (
        ("empty window, painted again", empty, "other"),
        ("naval table, a ship moves", table, "moving"),
        ("naval table, between moves", table, "other"),
    ):
        costs = [
            [1000 * part for part in parts] for kind, *parts in found["frames"] if kind == wanted
        ]
        if costs:
            rows.append([name, *_spread(costs)])
    parts = ("CPU", "work", "draw", "flip")
    head = ("frames", "number", "median ms", "95 %", "longest", "% late", *parts)
    report.table(head, rows)
    report.note(
        f"{table['moves']} moves. A frame is all work from one picture to the next, no cap;"
    )
    report.note(
        f"late is over {FRAME:.1f} ms. Then medians: CPU of all threads; work, Python before"
    )
    report.note(
        "drawing; draw, orders to OpenGL; flip, until they are done. Without a graphics card"
    )
    report.note("the processor paints every pixel in there, so compare with the empty window.")


def _spread(costs: list[list[float]]) -> list[report.Cell]:
    """Return count, median, 95th percentile, longest, part that is late, medians of the parts."""
    whole = [sum(parts) for _cpu, *parts in costs]
    late = 100 * sum(value > FRAME for value in whole) / len(whole)
    parts = [median(part) for part in zip(*costs, strict=True)]
    return [len(whole), median(whole), share(whole, 0.95), max(whole), late, *parts]


def _figures(
    environment: Mapping[str, str], window: str, what: str, seconds: float, wanted: tuple[str, ...]
) -> dict[str, float]:
    found = child(environment, window, what, seconds)
    return {name: found[name] for name in wanted if name in found}
