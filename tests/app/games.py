"""Games that were played before the test begins, and what is needed to look at them."""

from __future__ import annotations

from random import Random

from app import library
from engines.core.session import Session


def seats(*names: str) -> list[dict]:
    """Return people of these names around one edge."""
    return [
        {"name": name, "kind": "human", "level": "", "colour": n, "shape": n, "edge": "bottom"}
        for n, name in enumerate(names)
    ]


def played(
    seed: int,
    game: str = "naval",
    names: tuple[str, ...] = ("Circe", "Nestor"),
    steps: int | None = None,
) -> Session:
    """Play at random, to the end or for some steps, and leave the game on disk."""
    session = library.create(game, seats(*names), {})
    rng = Random(seed)
    while not session.finished and session.step != steps:
        session.play(rng.choice(session.state.legal()))
    session.close()
    return session


def played_until(outcome, **how) -> Session:
    """Return the first random game whose finished session satisfies `outcome`."""
    for seed in range(200):
        session = played(seed, **how)
        if outcome(session):
            return session
        session.path.unlink()
    raise AssertionError("no such game in two hundred")
