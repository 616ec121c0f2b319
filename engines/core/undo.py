"""How far undo goes back, and whether the table has to agree to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from engines.core.contract import CHANCE, Seat
from engines.core.timeline import Step


class UndoStatus(Enum):
    """Whether undo is offered now."""

    #: Nothing hidden was shown and no chance fell: whoever asks may undo.
    FREE = "free"
    #: Somebody has learnt something since, or a referee has ruled: everyone taps first.
    NEEDS_AGREEMENT = "needs_agreement"
    NOTHING = "nothing"


def undo_size(steps: Sequence[Step], is_human: Callable[[Seat], bool], humans: bool) -> int:
    """Return how many actions undo takes back: to the last decision or throw of a human seat.

    An act of a referee is a person's too. A table of bots (`humans` False) goes back one
    action. 0: there is nothing to undo.
    """
    if not humans:
        return min(1, len(steps))
    for count, step in enumerate(reversed(steps), 1):
        if step.referee or (step.hand != CHANCE and is_human(step.hand)):
            return count
    return 0


def undo_status(taken_back: Sequence[Step]) -> UndoStatus:
    """Return whether these last steps may be taken back freely."""
    if not taken_back:
        return UndoStatus.NOTHING
    if any(_told_something(step) for step in taken_back):
        return UndoStatus.NEEDS_AGREEMENT
    return UndoStatus.FREE


def _told_something(step: Step) -> bool:
    told = any(event.reveals or event.private for event in step.events)
    return told or step.actor == CHANCE or step.referee
