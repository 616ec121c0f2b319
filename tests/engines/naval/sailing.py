"""What the rule tests share: actions as text, and what they led to."""

from __future__ import annotations

from engines import IllegalAction
from engines.naval.board import SHIP_NAMES
from engines.naval.notation import act_of
from engines.naval.state import NavalState
from engines.naval.tables import GONE


def play(state: NavalState, *texts: str) -> list[str]:
    """Take the actions in turn; return the kinds of the events of the last one."""
    told: list[str] = []
    for text in texts:
        told = [event.kind for event in state.apply(act_of(text))]
    return told


def refused(state: NavalState, text: str) -> str:
    """Return the reason why the action is refused, or "" if it is legal."""
    try:
        state.clone().apply(act_of(text))
    except IllegalAction as refusal:
        return refusal.reason
    return ""


def can(state: NavalState, text: str) -> bool:
    return act_of(text) in state.legal()


def afloat(state: NavalState) -> str:
    names = (name for name, code in zip(SHIP_NAMES, state.ships, strict=True) if code != GONE)
    return " ".join(names)
