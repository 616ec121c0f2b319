"""The same game in every process: run as a program, it prints a digest of some games."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from engines import GAMES
from engines.core.contract import AnyGame
from tests.engines.conformance.playthrough import fingerprint, playthroughs, positions

ROOT = Path(__file__).parents[3]
HASH_SEEDS = ("0", "1", "2")


def check_hash_seed_does_not_matter(game: AnyGame, players: int) -> None:
    """Processes that hash text differently play the same games from the same seeds."""
    digests = {seed: by[str(players)] for seed, by in _digests(address(game)).items()}
    assert len(set(digests.values())) == 1, f"digests by PYTHONHASHSEED: {digests}"


def digest(game: AnyGame, players: int) -> str:
    """Return a digest of all that happens in a few random games."""
    total = hashlib.sha256()
    for through in playthroughs(game, players):
        for _, state in positions(game, through):
            seen = fingerprint(state)
            seen["legal"] = [game.encode(action) for action in seen["legal"]]
            total.update(json.dumps(seen).encode())
        for events in through.events:
            total.update(repr([tuple(event) for event in events]).encode())
    return total.hexdigest()


def address(game: AnyGame) -> str:
    """Return where another process finds the game: its id, or its class as module:name."""
    # A test's own game may be registered here, but is not in another process.
    if type(game).__module__.startswith("engines."):
        return game.id
    return f"{type(game).__module__}:{type(game).__qualname__}"


def find(where: str) -> AnyGame:
    """Return the game at this address."""
    module, _, name = where.partition(":")
    if not name:
        return GAMES[where]
    found: AnyGame = getattr(import_module(module), name)()
    return found


@lru_cache(maxsize=64)
def _digests(where: str) -> dict[str, dict[str, str]]:
    """Return the digests by hash seed and player count, each seed in a process of its own."""
    running = {
        hash_seed: subprocess.Popen(
            [sys.executable, "-m", "tests.engines.conformance.processes", where],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for hash_seed in HASH_SEEDS
    }
    found: dict[str, dict[str, str]] = {}
    for hash_seed, process in running.items():
        out, wrong = process.communicate()
        assert process.returncode == 0, f"{where} with PYTHONHASHSEED={hash_seed}: {wrong}"
        found[hash_seed] = json.loads(out)
    return found


if __name__ == "__main__":
    asked = find(sys.argv[1])
    print(json.dumps({str(players): digest(asked, players) for players in asked.players}))
