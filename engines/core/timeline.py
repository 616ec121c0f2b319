"""A game in memory: the actions that stand, the ones that were undone, any state between."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.core.contract import CHANCE, AnyState, Event, Seat, View
from engines.core.errors import IllegalAction

#: A copy of the state is kept every so many steps, so that any step is soon rebuilt.
KEYFRAME_EVERY = 32


class Step(NamedTuple):
    """One action that stands: who took it and what it made happen.

    `hand` is the seat that acted or threw the dice, CHANCE when no hand did; `referee` says
    that it was the act of a referee.
    """

    actor: Seat
    action: Any
    events: tuple[Event, ...]
    hand: Seat
    referee: bool = False


class LogLine(NamedTuple):
    """An event as one seat may know it, and the step (1 for the first action) it fell in."""

    step: int
    event: View


class Timeline:
    """The line of actions from a starting state, which it takes over.

    Every step has a state of its own: one that was handed out never changes again.
    """

    def __init__(self, start: AnyState) -> None:
        self.state = start
        self.steps: list[Step] = []
        self._undone: list[list[Any]] = []
        self._keyframes = [start]

    @property
    def redo_size(self) -> int:
        """How many actions the next redo brings back; 0 if there is none."""
        return len(self._undone[-1]) if self._undone else 0

    def outcome(self, action: Any) -> tuple[AnyState, Step]:
        """Return the state and the step that this action would give. Raises IllegalAction."""
        now = self.state
        after = now.clone()
        events = tuple(after.apply(action))
        hand = now.thrower if now.actor == CHANCE else now.actor
        referee = now.referee or action in now.calls()
        return after, Step(now.actor, action, events, hand, referee)

    def advance(self, after: AnyState, step: Step) -> None:
        """Take an outcome as the next step. What was undone can no longer be redone."""
        self._undone.clear()
        self._push(after, step)

    def undo(self, count: int) -> None:
        """Take back the last `count` actions, as one group for redo."""
        target = len(self.steps) - count
        if count < 1 or target < 0:
            raise IllegalAction("nothing_to_undo")
        self.state = self.at(target)
        self._undone.append([step.action for step in self.steps[target:]])
        del self.steps[target:]
        del self._keyframes[target // KEYFRAME_EVERY + 1 :]

    def redo(self) -> list[Event]:
        """Take the last undone group again and return its events. Raises IllegalAction."""
        if not self._undone:
            raise IllegalAction("nothing_to_redo")
        events: list[Event] = []
        for action in self._undone.pop():
            after, step = self.outcome(action)
            self._push(after, step)
            events.extend(step.events)
        return events

    def at(self, step: int) -> AnyState:
        """Return a copy of the state after `step` actions. Raises IndexError."""
        if not 0 <= step <= len(self.steps):
            raise IndexError(step)
        if step == len(self.steps):
            return self.state.clone()
        keyframe = step // KEYFRAME_EVERY
        state = self._keyframes[keyframe].clone()
        for past in self.steps[keyframe * KEYFRAME_EVERY : step]:
            state.apply(past.action)
        return state

    def events_at(self, step: int) -> tuple[Event, ...]:
        """Return what the action before the state `at(step)` made happen. Raises IndexError."""
        if not 0 <= step <= len(self.steps):
            raise IndexError(step)
        return self.steps[step - 1].events if step else ()

    def log(self, seat: Seat | None) -> list[LogLine]:
        """Return all that happened, as this seat (None: the open table) may know it."""
        return [
            LogLine(number, event.seen_by(seat))
            for number, step in enumerate(self.steps, 1)
            for event in step.events
        ]

    def _push(self, after: AnyState, step: Step) -> None:
        self.state = after
        self.steps.append(step)
        if len(self.steps) % KEYFRAME_EVERY == 0:
            self._keyframes.append(after)
