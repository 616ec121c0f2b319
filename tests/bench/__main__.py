"""`python -m tests.bench [engines] [app] [bots] [ulysses] [voyage] [--quick]`: in one run."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from tests.bench import app_speed, bot_strength, engine_speed, report, ulysses_bots, voyage_games

#: By section: what runs, and what a short run is given.
SECTIONS = {
    "engines": (engine_speed.run, {"rounds": 3, "seconds": 0.3, "count": 500}),
    "app": (app_speed.run, {"rounds": 3, "seconds": 3.0}),
    "bots": (bot_strength.run, {"games": 10, "moves": 3}),
    "ulysses": (ulysses_bots.run, {"games": 20}),
    "voyage": (voyage_games.run, {"games": 100, "matches": 20}),
}


def main(arguments: list[str] | None = None) -> int:
    """Run the sections that were asked for, all by default; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--quick", action="store_true", help="short and rough")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.sections) - set(SECTIONS):
        parser.error(f"no such section: {', '.join(sorted(unknown))}")
    started = perf_counter()
    print(report.machine())
    for name, (run, short) in SECTIONS.items():
        if not asked.sections or name in asked.sections:
            run(**(short if asked.quick else {}))
    print(f"\n{perf_counter() - started:.0f} s in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
