"""Checks of play itself: it ends, it repeats, copies are copies."""

from __future__ import annotations

from random import Random

from engines.core.contract import CHANCE, OVER, AnyGame, AnyState
from tests.engines.conformance.playthrough import (
    LIMIT,
    difference,
    fingerprint,
    playthroughs,
    positions,
    sampled,
    seats,
    step,
)


def check_games_end(game: AnyGame, players: int) -> None:
    """Random play reaches OVER, and then nothing is legal."""
    for through in playthroughs(game, players):
        assert not through.endless, f"still going after {LIMIT} random actions"
        *_, (_, last) = positions(game, through)
        assert last.legal() == [], f"legal actions after the end: {last.legal()}"


def check_legal_is_sound(game: AnyGame, players: int) -> None:
    """legal() is never empty before the end, has no duplicates, and all of it can be done."""
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            legal = state.legal()
            assert isinstance(legal, list), f"action {index}: legal() is no list"
            assert len(set(legal)) == len(legal), f"action {index}: duplicates in {legal}"
            assert state.actor in (*range(-2, players),), f"actor is {state.actor}"
            assert legal or state.actor == OVER, f"action {index}: nothing is legal"
        for index, state in sampled(game, through):
            for action in state.legal() if state.actor != CHANCE else ():
                refused = _refused(state.clone(), action)
                assert refused is None, f"action {index}: legal {action} raised {refused!r}"


def check_replay_gives_the_same_game(game: AnyGame, players: int) -> None:
    """The same actions give the same positions and the same events."""
    for through in playthroughs(game, players):
        one, other = game.new(players), game.new(players)
        for index, action in enumerate(through.actions):
            told = one.apply(action), other.apply(action)
            assert list(told[0]) == list(told[1]) == list(through.events[index]), (
                f"action {index} {action}: other events: {told} / {through.events[index]}"
            )
            unlike = difference(fingerprint(one), fingerprint(other))
            assert not unlike, f"after action {index} {action}: {unlike}"


def check_clones_are_independent(game: AnyGame, players: int) -> None:
    """What is done to a clone does not touch the original, nor the other way round."""
    for through in playthroughs(game, players):
        for index, state in sampled(game, through, 8):
            original = game.new(players)
            for action in through.actions[:index]:
                original.apply(action)
            clone = original.clone()
            before = fingerprint(original)
            unlike = difference(before, fingerprint(clone))
            assert not unlike, f"action {index}: the clone differs: {unlike}"
            _play_on(clone, index)
            unlike = difference(before, fingerprint(original))
            assert not unlike, f"action {index}: playing on a clone changed the original: {unlike}"
            clone, before = original.clone(), fingerprint(state)
            _play_on(original, index)
            unlike = difference(before, fingerprint(clone))
            assert not unlike, f"action {index}: playing on the original changed a clone: {unlike}"


def check_scores_and_winners(game: AnyGame, players: int) -> None:
    """One whole number a seat at any time; winners are seats, and at the end there are some."""
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            scores, winners = state.scores(), state.winners()
            assert len(scores) == players, f"action {index}: {len(scores)} scores"
            assert all(isinstance(score, int) for score in scores), f"scores {scores}"
            assert set(winners) <= set(seats(through)), f"action {index}: winners {winners}"
            assert len(set(winners)) == len(winners), f"action {index}: winners {winners}"
            # A solo game can be lost to the game itself.
            assert winners or state.actor != OVER or players == 1, "nobody won"


def check_dice_are_thrown_by_a_seat(game: AnyGame, players: int) -> None:
    """Where people throw the dice, each throw is somebody's; elsewhere it is nobody's."""
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            if state.actor == CHANCE:
                known = seats(through) if game.dice else (CHANCE,)
                assert state.thrower in known, f"action {index}: thrown by {state.thrower}"


def _play_on(state: AnyState, seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        step(state, rng)


def _refused(state: AnyState, action: object) -> Exception | None:
    try:
        state.apply(action)
    except Exception as refused:
        return refused
    return None
