"""Games of Le Voyage d'Ulysse that were played before a test begins: the same on every run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from app.setup.plan import CLOCKWISE, SIDES
from engines import CHANCE, GAMES, OVER
from engines.core.bots import run
from engines.core.chance import weighted_choice
from engines.core.session import Session
from engines.voyage import GAME
from engines.voyage.acts import Act
from tests.app import past

NAMES = (*past.NAMES, "Nestor", "Circé", "Eumée", "Anticlée", "Mentor")
Wanted = Callable[[dict], bool]
#: What most tests do not want to wait for.
QUICK = {"first": "first_seat"}


def installed() -> None:
    """Put the game on the shelf, if it is not there."""
    if "voyage" not in GAMES:
        GAMES.register(GAME)


def seats(players: int, humans: int | None = None) -> list[dict]:
    """Return sailors around the table; those beyond the people are bots."""
    edges = [edge for edge, n in zip(CLOCKWISE, SIDES[players], strict=True) for _ in range(n)]
    people = players if humans is None else humans
    return [
        {"name": NAMES[n], "colour": n, "shape": n, "edge": edge}
        | ({"kind": "human", "level": ""} if n < people else {"kind": "bot", "level": "mate"})
        for n, edge in enumerate(edges)
    ]


def journal(
    players: int, acts: tuple[Act, ...] = (), humans: int | None = None, **options
) -> bytes:
    """Return a game after these actions."""
    installed()

    def play(session: Session) -> None:
        for act in acts:
            session.play(act)

    return past.journal("voyage", seats(players, humans), play, **(QUICK | options))


@cache
def played(players: int, seed: int, options: tuple = ()) -> tuple[Act, ...]:
    """Return all that was done in a whole game."""
    rng = Random(seed)
    state = GAME.new(players, **(QUICK | dict(options)))
    mind = next(iter(GAME.bots.values()))(rng)
    acts = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            acts.append(weighted_choice(state, rng))
        else:
            acts.append(run(mind, state.view(state.actor)))
        state.apply(acts[-1])
    return tuple(acts)


def moments(
    players: int, options: tuple = (), least: int = 0
) -> Iterator[tuple[tuple[Act, ...], dict]]:
    """Yield what was done until then, and what is seen, at each moment of sixty games.

    The first moments of each game are left out: so many actions.
    """
    for seed in range(60):
        acts = played(players, seed, options)
        state = GAME.new(players, **(QUICK | dict(options)))
        for n, act in enumerate(acts):
            if n >= least:
                yield acts[:n], state.view(None)
            state.apply(act)


@cache
def midway(
    players: int, wanted: Wanted, least: int = 0, humans: int | None = None, options: tuple = ()
) -> bytes:
    """Return a game at the first such view, after so many actions, with a person to move."""
    people = players if humans is None else humans
    for acts, view in moments(players, options, least):
        if mover(view) < people and wanted(view):
            return journal(players, acts, humans, **dict(options))
    raise AssertionError("no such view in sixty games")


def mover(view: dict) -> int:
    """Return who throws or chooses."""
    return view["throw"]["seat"] if view["throw"] else view["actor"]


def near_the_end(players: int, left: int = 6, humans: int | None = None, **options) -> bytes:
    """Return a game that was played but for its last actions."""
    acts = played(players, players, tuple(options.items()))
    return journal(players, acts[:-left], humans, **options)


def finished(players: int, **options) -> bytes:
    """Return a game that has ended."""
    return journal(players, played(players, players, tuple(options.items())), **options)


# What a view may look like


def sailing(view: dict) -> bool:
    """Somebody is to throw the points and sail, and cards are in hands."""
    held = sum(owner is not None for owner in view["cards"].values())
    return view["phase"] == "sail" and held > 4


def phase(name: str) -> Wanted:
    """Return the test for a phase."""
    return _PHASES.setdefault(name, lambda view: view["phase"] == name)


_PHASES: dict[str, Wanted] = {}
