"""Fair measuring: everybody takes a turn in each round, and the median of the rounds counts."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

N = TypeVar("N")
Figures = Mapping[str, float]


def interleaved(
    measures: Mapping[N, Callable[[], Figures]], rounds: int
) -> dict[N, dict[str, float]]:
    """Let each measure have a turn in every round; return the medians of what each gave.

    What disturbs the machine for a while then disturbs all of them.
    """
    found: dict[N, dict[str, list[float]]] = {name: defaultdict(list) for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            for what, value in measure().items():
                found[name][what].append(value)
    return {
        name: {what: median(values) for what, values in figures.items()}
        for name, figures in found.items()
    }


def micros(run: Callable[[Sequence[Any]], None], items: Sequence[Any]) -> float:
    """Return how many microseconds `run` takes for each of the items."""
    gc.collect()
    started = perf_counter()
    run(items)
    return (perf_counter() - started) / len(items) * 1e6


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Return how many decisions a second whole games take, played for about this long."""
    gc.collect()
    decisions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        decisions += play()
    return decisions / passed


def share(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
