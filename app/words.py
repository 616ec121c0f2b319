"""Events, refusals and errors of the engines, said in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n import tr
from engines import NostosError


def event_text(game_id: str, event: dict, seats: Sequence[dict]) -> str:
    """Return the log line of a seen event."""
    facts = {k: v for k, v in event.items() if k not in ("kind", "step")}
    return tr(f"{game_id}.event.{event['kind']}", **_worded(game_id, facts, seats))


def has_event_text(game_id: str, event: dict) -> bool:
    """Return whether this kind of event is told in the log."""
    return tr.has(f"{game_id}.event.{event['kind']}")


def error_text(error: NostosError, game_id: str = "", seats: Sequence[dict] = ()) -> str:
    """Return what an error means, with a word on what to do where there is one."""
    facts = _worded(game_id, error.facts, seats)
    own = f"{game_id}.refusal.{error.reason}"
    if game_id and tr.has(own):
        return tr(own, **facts)
    return tr(f"error.{error.reason}", **facts)


def _worded(game_id: str, facts: dict, seats: Sequence[dict]) -> dict:
    return {name: _word(game_id, name, value, seats) for name, value in facts.items()}


def _word(game_id: str, name: str, value, seats: Sequence[dict]):
    is_seat = name == "seat" or name.endswith("_seat")
    if is_seat and isinstance(value, int) and 0 <= value < len(seats):
        return seats[value]["name"]
    key = f"{game_id}.{name}.{value}"
    return tr(key) if game_id and tr.has(key) else value
