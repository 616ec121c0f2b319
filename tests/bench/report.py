"""Prints what was measured: aligned tables, notes, and what machine it was."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path

#: Stands where nothing was measured.
NOTHING = "–"

Cell = str | float | int | None


def machine() -> str:
    """Return Python, system and processors in one line."""
    return (
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} × {_processor()}, load {_load()}"
    )


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "processor"


def _load() -> str:
    try:
        return f"{os.getloadavg()[0]:.1f}"
    except (OSError, AttributeError):
        return "unknown"


def heading(text: str) -> None:
    """Print the title of a section."""
    print(f"\n{text}\n{'=' * len(text)}", flush=True)


def note(text: str) -> None:
    """Print a remark under a table."""
    print(f"  {text}", flush=True)


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    """Print rows in columns: words to the left, figures to the right."""
    texts = [list(head), *([figure(cell) for cell in row] for row in rows)]
    widths = [max(len(row[i]) for row in texts) for i in range(len(head))]
    for number, row in enumerate(texts):
        cells = [row[0].ljust(widths[0])]
        cells += [text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True)]
        print("  " + "  ".join(cells).rstrip())
        if number == 0:
            print("  " + "  ".join("-" * width for width in widths))
    print(flush=True)


def figure(value: Cell) -> str:
    """Return a figure with three digits that count, a whole number from 100 up."""
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return value
    if isinstance(value, int) or abs(value) >= 100:
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:.{1 if abs(value) >= 10 else 2}f}"


def times(value: float | None, base: float | None) -> str:
    """Return how many times the base a value is."""
    return f"{value / base:.2f}×" if value is not None and base else NOTHING
