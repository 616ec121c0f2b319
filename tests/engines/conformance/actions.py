"""Checks of actions: to JSON and back, refused when illegal, possible when offered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.core.contract import CHANCE, AnyGame, AnyState
from engines.core.errors import BadData, IllegalAction
from tests.engines.conformance.playthrough import (
    Playthrough,
    chance_nodes,
    difference,
    fingerprint,
    playthroughs,
    positions,
    sampled,
    through_json,
)

#: Values that are no action and no encoded action of any game.
JUNK: tuple[Any, ...] = (None, -1, 10**9, 1.5, "", "no such thing", [], {}, [None], [[]], [{}],
    ["no such thing", 1], {"no such": "thing"}, [1, 2, 3, 4, 5, 6, 7, 8, 9])  # fmt: skip
LEAVES: tuple[Any, ...] = (None, -1, 10**9, "no such thing", [], {})


def check_actions_survive_json(game: AnyGame, players: int) -> None:
    """Every action met comes back equal from a file, and is hashable."""
    for through in playthroughs(game, players):
        for action in _met(game, through):
            data = game.encode(action)
            assert through_json(data) == data, f"{action}: encode gives {data!r}, which is no JSON"
            back = game.decode(through_json(data))
            assert back == action, f"{action} came back as {back} through {data!r}"
            assert type(back) is type(action), f"{action} came back as a {type(back)}"
            assert hash(back) == hash(action), f"{action}: the copy has another hash"


def check_junk_actions_are_bad_data(game: AnyGame, players: int) -> None:
    """decode raises BadData for anything that encode does not give."""
    for through in playthroughs(game, players):
        encoded = [game.encode(action) for action in _some(_met(game, through), 60)]
        for junk in (*JUNK, *(bent for data in encoded for bent in _bent(data))):
            try:
                action = game.decode(junk)
            except BadData:
                continue
            except Exception as wrong:
                raise AssertionError(f"decode({junk!r}) raised {wrong!r}") from wrong
            # What happens to be another action is no junk.
            assert json.dumps(game.encode(action)) == json.dumps(junk), (
                f"decode({junk!r}) took it for {action}"
            )


def check_illegal_actions_change_nothing(game: AnyGame, players: int) -> None:
    """Stale, foreign and junk actions raise IllegalAction, and the game goes on as if not tried."""
    for through in playthroughs(game, players):
        pool = _some(_met(game, through), 80)
        places = {index for index, _ in sampled(game, through)} | {len(through.actions)}
        state = game.new(players)
        for index, clean in positions(game, through):
            if index:
                state.apply(through.actions[index - 1])
            if index in places:
                stale = through.actions[max(0, index - 3) : index]
                for action in (*stale, *pool, *JUNK):
                    _refuse(state, action, index)
            unlike = difference(fingerprint(clean), fingerprint(state))
            assert not unlike, f"action {index}: a refused action changed the game: {unlike}"


def check_refusal_agrees_with_legal(game: AnyGame, players: int) -> None:
    """refusal() is None for what a seat may do and names a reason for the rest."""
    for through in playthroughs(game, players):
        pool = _some(_met(game, through), 40)
        for index, state in sampled(game, through):
            if state.actor == CHANCE:
                continue
            before = fingerprint(state)
            legal = state.legal()
            for action in (*legal, *pool):
                refused = state.refusal(action)
                if action in legal:
                    assert refused is None, f"action {index}: legal {action} has {refused!r}"
                else:
                    assert isinstance(refused, IllegalAction), f"{action}: refusal {refused!r}"
                    assert refused.reason, f"action {index}: {action} refused without a reason"
            unlike = difference(before, fingerprint(state))
            assert not unlike, f"action {index}: asking for a refusal changed {unlike}"


def check_chance_outcomes_can_be_had(game: AnyGame, players: int) -> None:
    """Every outcome offered can happen, and weights are positive and parallel."""
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            if state.actor != CHANCE:
                continue
            legal, weights = state.legal(), state.weights()
            assert len(legal) == len(weights), (
                f"action {index}: {len(legal)} outcomes, {len(weights)} weights"
            )
            assert all(weight > 0 for weight in weights), f"action {index}: weights {weights}"
        for index, state in chance_nodes(game, through):
            for outcome in state.legal():
                try:
                    state.clone().apply(outcome)
                except IllegalAction as refused:
                    raise AssertionError(f"action {index}: {outcome} refused") from refused


def check_calls_can_be_made(game: AnyGame, players: int) -> None:
    """What a referee may call can be done, comes back from a file, and is no turn of anybody."""
    for through in playthroughs(game, players):
        for index, state in sampled(game, through):
            legal, before = state.legal(), fingerprint(state)
            for action in state.calls():
                assert action not in legal, f"action {index}: the call {action} is legal too"
                assert game.decode(through_json(game.encode(action))) == action
                try:
                    state.clone().apply(action)
                except IllegalAction as refused:
                    raise AssertionError(f"action {index}: {action} refused") from refused
            assert not difference(before, fingerprint(state)), f"action {index}: a call leaked"


def _met(game: AnyGame, through: Playthrough) -> list[Any]:
    """Return every action that was legal at some time of the game, once."""
    return list(
        dict.fromkeys(act for _, state in positions(game, through) for act in state.legal())
    )


def _some(actions: list[Any], count: int) -> list[Any]:
    return Random(0).sample(actions, min(count, len(actions)))


def _bent(data: Any) -> Iterator[Any]:
    """Yield encoded actions with one thing wrong: a part missing, added or of a wrong kind."""
    if isinstance(data, list):
        yield [*data, 0]
        for place, part in enumerate(data):
            yield data[:place] + data[place + 1 :]
            for other in (*LEAVES, *_bent(part)):
                yield [*data[:place], other, *data[place + 1 :]]
    elif isinstance(data, dict):
        yield {**data, "no such": "thing"}
        for name, part in data.items():
            yield {key: value for key, value in data.items() if key != name}
            for other in (*LEAVES, *_bent(part)):
                yield {**data, name: other}
    elif isinstance(data, str):
        yield data + "?"
        yield data[:-1]


def _refuse(state: AnyState, action: Any, index: int) -> None:
    if action in state.legal():
        return
    try:
        state.apply(action)
    except IllegalAction:
        return
    except Exception as wrong:
        raise AssertionError(f"action {index}: {action!r} raised {wrong!r}") from wrong
    raise AssertionError(f"action {index}: {action!r} is not legal and was taken")
