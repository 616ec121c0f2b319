"""The two-world checks: what a seat cannot see must not reach it by any way."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.core.contract import OVER, AnyGame, AnyState, Event, Seat
from engines.core.errors import BadData
from tests.engines.conformance.playthrough import (
    Playthrough,
    chance_nodes,
    difference,
    fingerprint,
    playthroughs,
    positions,
    sampled,
    seats,
    through_json,
    tried,
    viewers,
)

#: Actions tried in both worlds, at most, at each position.
TRIED = 12
#: Nothing of this is a view of any game.
NO_VIEWS: tuple[Any, ...] = ({}, {"seat": 0}, {"no such": "thing"}, [], None, "no such thing")


def check_worlds_agree(game: AnyGame, players: int) -> None:
    """A world guessed from a seat's view gives that seat the same view, actions and log."""
    for through in playthroughs(game, players):
        for index, seat, state, other in _worlds(game, through):
            where = f"action {index}, seat {seat}"
            for viewer in (seat, None):
                unlike = difference(state.view(viewer), other.view(viewer))
                assert not unlike, f"{where}: guessed from its view, {viewer} sees {unlike}"
            assert other.actor == state.actor, f"{where}: the guess has actor {other.actor}"
            if state.actor == seat:
                assert other.legal() == state.legal(), f"{where}: other legal actions in the guess"
            if state.actor != OVER:
                _compare_futures(state, other, seat, where)


def check_worlds_differ(game: AnyGame, players: int) -> None:
    """Where something is hidden, guesses really differ from the truth."""
    if game.open_information:
        return
    seen = [0, 0]
    for through in playthroughs(game, players):
        for _, _, state, other in _worlds(game, through):
            seen[difference(fingerprint(state), fingerprint(other)) != ""] += 1
    assert seen[1], f"information is hidden, yet {seen[0]} guesses are all the truth"


def check_outcomes_stay_secret(game: AnyGame, players: int) -> None:
    """Where somebody else acts, a seat's view and its log tell apart the same outcomes.

    Two outcomes with equal views must have equal events, or the log leaks; at
    a chance node those with equal events must have equal views, or the view does.
    A passing detail that the whole table saw belongs in the view as well as in
    the log; where nothing is ever hidden, it need not.
    """
    if game.open_information:
        return
    for through in playthroughs(game, players):
        for index, state in chance_nodes(game, through):
            _compare_outcomes(state, through, index, both_ways=True)
        for index, state in sampled(game, through):
            if state.actor in seats(through):
                _compare_outcomes(state, through, index, both_ways=False)


def check_junk_views_are_bad_data(game: AnyGame, players: int) -> None:
    """determinize raises BadData for what is no view, and leaves a view as it is."""
    junk = list(NO_VIEWS)
    for through in playthroughs(game, players):
        for _, state in sampled(game, through, 3):
            view = state.view(Seat(0))
            kept = copy.deepcopy(view)
            game.determinize(view, Random(0))
            assert view == kept, "determinize changed the view"
            junk += [{name: kept[name] for name in kept if name != out} for out in kept]
    for data in junk:
        try:
            game.determinize(data, Random(0))
        except BadData:
            continue
        except Exception as wrong:
            raise AssertionError(f"determinize({data!r}) raised {wrong!r}") from wrong
        assert data not in NO_VIEWS, f"determinize took {data!r} for a view"


def _worlds(game: AnyGame, through: Playthrough) -> Iterator[tuple[int, Seat, AnyState, AnyState]]:
    """Yield positions with each seat and a world guessed from that seat's view; the end too."""
    places = {index for index, _ in sampled(game, through)} | {len(through.actions)}
    for index, state in positions(game, through):
        if index in places:
            for seat in seats(through):
                view = through_json(state.view(seat))
                yield index, seat, state, game.determinize(view, Random(index))


def _compare_futures(state: AnyState, other: AnyState, seat: Seat, where: str) -> None:
    """Do the same in both worlds: as long as the seat's views are equal, so is its log."""
    there = set(other.legal())
    common = [action for action in state.legal() if action in there]
    for action, told, here in tried(state, common, TRIED):
        elsewhere = other.clone()
        told_elsewhere = elsewhere.apply(action)
        for viewer in (seat, None):
            if here.view(viewer) != elsewhere.view(viewer):
                continue
            assert log(told, viewer) == log(told_elsewhere, viewer), (
                f"{where}: after {action} the views of {viewer} are equal, the logs are not: "
                f"{log(told, viewer)} / {log(told_elsewhere, viewer)}"
            )


def _compare_outcomes(state: AnyState, through: Playthrough, index: int, both_ways: bool) -> None:
    ends = list(tried(state, state.legal(), TRIED))
    for viewer in viewers(through):
        if viewer == state.actor:
            continue
        by_view: dict[str, tuple[Any, Any]] = {}
        by_log: dict[str, tuple[Any, Any]] = {}
        for action, told, child in ends:
            view, heard = child.view(viewer), log(told, viewer)
            like, expected = by_view.setdefault(repr(view), (action, heard))
            assert heard == expected, (
                f"action {index}: {viewer} sees no difference between {like} and {action}, "
                f"but the log tells: {expected} / {heard}"
            )
            like, shown = by_log.setdefault(repr(heard), (action, view))
            assert not both_ways or view == shown, (
                f"action {index}: {viewer} was told the same of {like} and {action}, "
                f"but its view tells: {difference(shown, view)}"
            )


def log(events: Any, viewer: Seat | None) -> list[Any]:
    """Return the events as a viewer may know them."""
    told: list[Event] = list(events)
    return [event.seen_by(viewer) for event in told]
