"""Checks of what is shown: views and events are plain data of their own."""

from __future__ import annotations

from typing import Any

from engines.core.contract import AnyGame
from tests.engines.conformance.playthrough import (
    playthroughs,
    positions,
    sampled,
    seats,
    through_json,
    viewers,
)


def check_views_are_json(game: AnyGame, players: int) -> None:
    """A view comes back equal from a file and carries its seat as "seat" (None: open table)."""
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            for viewer in viewers(through):
                view = state.view(viewer)
                where = f"action {index}, view of {viewer}"
                assert isinstance(view, dict), f"{where}: is no dict"
                assert _is_json(view), f"{where}: is no JSON: {view}"
                assert view.get("seat", "nothing") == viewer, f"{where}: lacks its seat"


def check_views_are_copies(game: AnyGame, players: int) -> None:
    """Spoiling a view or a list of legal actions does not touch the game."""
    for through in playthroughs(game, players):
        for index, state in sampled(game, through):
            for viewer in viewers(through):
                before = repr(state.view(viewer))
                _spoil(state.view(viewer))
                assert repr(state.view(viewer)) == before, (
                    f"action {index}: the view of {viewer} shares its data with the game"
                )
            legal = list(state.legal())
            state.legal().clear()
            assert state.legal() == legal, f"action {index}: legal() gives its own list away"


def check_events_are_json(game: AnyGame, players: int) -> None:
    """Events have a kind and plain facts, and private facts belong to seats of the game."""
    for through in playthroughs(game, players):
        for index, events in enumerate(through.events):
            for event in events:
                where = f"action {index}, event {event.kind}"
                assert isinstance(event.kind, str), f"{where}: kind is no text"
                assert event.kind, f"action {index}: an event without a kind"
                assert isinstance(event.reveals, bool), f"{where}: reveals is no bool"
                for owner, facts in event.private:
                    assert owner in seats(through), f"{where}: private to {owner}"
                    assert _is_json(event.seen_by(owner)), f"{where}: private facts {facts}"
                assert _is_json(event.seen_by(None)), f"{where}: facts {event.facts}"
                assert "kind" not in event.facts, f"{where}: a fact hides the kind"


def check_open_information(game: AnyGame, players: int) -> None:
    """Where nothing is hidden, all views are equal but for the seat, and nothing is private."""
    if not game.open_information:
        return
    for through in playthroughs(game, players):
        for index, state in positions(game, through):
            table = state.view(None)
            for seat in seats(through):
                assert {**state.view(seat), "seat": None} == table, (
                    f"action {index}: open information, but seat {seat} has another view"
                )
        for events in through.events:
            for event in events:
                assert not event.private, f"open information, but {event.kind} has private facts"


def _is_json(data: Any) -> bool:
    try:
        return bool(through_json(data) == data)
    except (TypeError, ValueError):
        return False


def _spoil(data: Any) -> None:
    """Empty every list and dict, the inner ones first."""
    if isinstance(data, dict):
        for part in data.values():
            _spoil(part)
        data.clear()
    elif isinstance(data, list):
        for part in data:
            _spoil(part)
        data.clear()
