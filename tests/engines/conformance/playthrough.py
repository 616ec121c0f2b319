"""Seeded random games, written down, and how to compare positions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from engines.core.contract import CHANCE, AnyGame, AnyState, Event, Seat
from engines.core.errors import IllegalAction

#: Random play that has not ended after this many actions is taken for endless.
LIMIT = 20_000
#: Games are played from these seeds, the first three and then until ENOUGH actions were seen.
SEEDS = range(1, 13)
ENOUGH = 400
#: How many positions of a playthrough the costly checks look at.
SAMPLE = 16


class Playthrough(NamedTuple):
    """A random game: how it was set up, what was done and what was said."""

    players: int
    options: Mapping[str, Any]
    actions: Sequence[Any]
    events: Sequence[Sequence[Event]]

    @property
    def endless(self) -> bool:
        """Whether it was given up."""
        return len(self.actions) >= LIMIT


def play(
    game: AnyGame, players: int, seed: int, options: Mapping[str, Any] | None = None
) -> Playthrough:
    """Play a game at random from this seed, as long as there is something to do.

    Chance is drawn evenly, so that rare outcomes are met too. An offer that is
    refused is passed over: a check of its own reports it.
    """
    options = options or {}
    rng = Random(seed)
    state = game.new(players, **options)
    actions: list[Any] = []
    events: list[Sequence[Event]] = []
    while len(actions) < LIMIT:
        done = step(state, rng)
        if done is None:
            break
        actions.append(done[0])
        events.append(done[1])
    return Playthrough(players, options, actions, events)


def step(state: AnyState, rng: Random) -> tuple[Any, Sequence[Event]] | None:
    """Do something legal; return it with its events, or None when nothing can be done."""
    offers = list(state.legal())
    rng.shuffle(offers)
    for action in offers:
        try:
            return action, state.apply(action)
        except IllegalAction:
            continue
    return None


@lru_cache(maxsize=128)
def played(game: AnyGame, players: int, seed: int) -> Playthrough:
    """Return the same playthrough again without playing it again."""
    return play(game, players, seed)


def playthroughs(game: AnyGame, players: int) -> Iterator[Playthrough]:
    """Yield the playthroughs that the checks share: more of them where games are short."""
    seen = 0
    for count, seed in enumerate(SEEDS):
        if count >= 3 and seen >= ENOUGH:
            break
        through = played(game, players, seed)
        seen += len(through.actions)
        yield through


def positions(game: AnyGame, through: Playthrough) -> Iterator[tuple[int, AnyState]]:
    """Yield every position, the last included, with the number of actions before it.

    It is the one state being played on: look at it or clone it, do not change it.
    """
    state = game.new(through.players, **through.options)
    yield 0, state
    for index, action in enumerate(through.actions, start=1):
        state.apply(action)
        yield index, state


def sampled(
    game: AnyGame, through: Playthrough, count: int = SAMPLE
) -> Iterator[tuple[int, AnyState]]:
    """Yield about `count` positions that are not over, spread evenly, the first included."""
    total = len(through.actions)
    chosen = {index * total // count for index in range(count)}
    for index, state in positions(game, through):
        if index in chosen and index < total:
            yield index, state


def chance_nodes(
    game: AnyGame, through: Playthrough, count: int = SAMPLE
) -> Iterator[tuple[int, AnyState]]:
    """Yield up to `count` chance nodes, spread evenly."""
    places = [i for i, state in positions(game, through) if state.actor == CHANCE]
    chosen = {places[index * len(places) // count] for index in range(count) if places}
    for index, state in positions(game, through):
        if index in chosen:
            yield index, state


def tried(
    state: AnyState, actions: Sequence[Any], count: int
) -> Iterator[tuple[Any, Sequence[Event], AnyState]]:
    """Yield about `count` of the actions, each with its events and the position it leads to.

    One that is refused is left out: that an offer can be taken has checks of its own.
    """
    for action in actions[:: max(1, len(actions) // count)]:
        child = state.clone()
        try:
            events = child.apply(action)
        except IllegalAction:
            continue
        yield action, events, child


def seats(through: Playthrough) -> list[Seat]:
    """Return the seats of this game."""
    return [Seat(seat) for seat in range(through.players)]


def viewers(through: Playthrough) -> list[Seat | None]:
    """Return who looks: every seat and the open table."""
    return [*seats(through), None]


def fingerprint(state: AnyState) -> dict[str, Any]:
    """Return all that can be seen of a position from outside."""
    players = len(state.scores())
    return {
        "actor": state.actor,
        "legal": list(state.legal()),
        "weights": list(state.weights()) if state.actor == CHANCE else None,
        "scores": list(state.scores()),
        "winners": list(state.winners()),
        "views": [through_json(state.view(seat)) for seat in (*map(Seat, range(players)), None)],
    }


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Say which fields of two fingerprints or views differ; empty when none does."""
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return "; ".join(f"{name}: {one.get(name)!r} / {other.get(name)!r}" for name in names)


def through_json(data: Any) -> Any:
    """Return the data as it comes back from a file."""
    return json.loads(json.dumps(data))
