"""Golden playthroughs: one random game of each kind, written down for people to read.

`make golden` writes them anew; a difference in review shows what a change did.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.contract import CHANCE, AnyGame, Event, Seat
from tests.engines.conformance.playthrough import Playthrough, fingerprint, play, positions

FOLDER = Path(__file__).parent
COMMAND = "make golden"
#: How much of the game is written out; the digest and the end cover the rest.
SHOWN = 40
WIDTH = 96
SEEDS = range(1, 13)


def golden_path(game: AnyGame) -> Path:
    """Return where the playthrough of this game is kept."""
    return FOLDER / f"{game.id}.txt"


def golden_text(game: AnyGame) -> str:
    """Return a playthrough of the game at its least player count, as text."""
    players = min(game.players)
    seed, through = _long_enough(game, players)
    options = game.checked_options(players, {})
    lines = [
        f"{game.id}: rules version {game.rules_version}, {players} players, seed {seed}",
        f"options: {_facts(options) or 'none'}",
        "",
        *_story(game, through),
        "",
        *_ending(game, through),
    ]
    return "\n".join(lines) + "\n"


def write_all() -> list[Path]:
    """Write the playthrough of every registered game; return the files."""
    written = []
    for game in GAMES.values():
        golden_path(game).write_text(golden_text(game), encoding="utf-8")
        written.append(golden_path(game))
    return written


def _long_enough(game: AnyGame, players: int) -> tuple[int, Playthrough]:
    """Return the first game that fills the page, with its seed; else the first one."""
    for seed in SEEDS:
        through = play(game, players, seed)
        if len(through.actions) >= SHOWN:
            return seed, through
    return SEEDS[0], play(game, players, SEEDS[0])


def _story(game: AnyGame, through: Playthrough) -> Iterator[str]:
    """Yield each action with who did it, and below it what was told and to whom."""
    for index, state in positions(game, through):
        if index == min(SHOWN, len(through.actions)):
            break
        who = "chance" if state.actor == CHANCE else f"seat {state.actor}"
        yield f"{index + 1:3} {who:7} {json.dumps(game.encode(through.actions[index]))}"
        yield from (f"            {_told(event)}" for event in through.events[index])
    if len(through.actions) > SHOWN:
        yield f"    and {len(through.actions) - SHOWN} more actions"


def _ending(game: AnyGame, through: Playthrough) -> Iterator[str]:
    """Yield the end of the game and a digest of all that was seen on the way."""
    total = hashlib.sha256()
    for _, state in positions(game, through):
        seen = fingerprint(state)
        seen["legal"] = [game.encode(action) for action in seen["legal"]]
        total.update(json.dumps(seen).encode())
    for events in through.events:
        total.update("\n".join(map(_told, events)).encode())
    yield f"scores {state.scores()}, winners {state.winners()}, digest {total.hexdigest()[:16]}"
    yield "the open table at the end:"
    for name, value in state.view(None).items():
        line = f"    {name}: {json.dumps(value)}"
        yield line if len(line) <= WIDTH else f"{line[:WIDTH]}..."


def _told(event: Event) -> str:
    """Return an event on one line, what only some may know in brackets."""
    private: tuple[tuple[Seat, Mapping[str, Any]], ...] = event.private
    parts = [event.kind, _facts(event.facts)]
    parts += [f"[seat {seat} only: {_facts(facts)}]" for seat, facts in private]
    parts += ["(reveals)"] if event.reveals else []
    return " ".join(part for part in parts if part)


def _facts(facts: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={json.dumps(value)}" for name, value in facts.items())
