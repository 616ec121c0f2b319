"""A position of Le Voyage d'Ulysse: where the ships are, what they owe, and whose throw it is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.contract import CHANCE, Event, Seat, State, View
from engines.voyage import acts, destin
from engines.voyage.acts import Act
from engines.voyage.board import Board
from engines.voyage.ordeals import BEGINNINGS, SERVICES
from engines.voyage.phases import (
    A_CALL,
    ANSWERS,
    AWAITS,
    OFFERED,
    P_AUDIT,
    P_DESTIN_CHOICE,
    P_HAND,
    P_OVERLOOK,
    P_STEER,
)
from engines.voyage.refusals import why_not
from engines.voyage.rules import Rules
from engines.voyage.sailing import learn
from engines.voyage.scores import scores_of
from engines.voyage.steering import due, on_steer
from engines.voyage.throws import HANDLERS
from engines.voyage.trials import D_THREE, TRIALS
from engines.voyage.view import view_of

learn(BEGINNINGS, SERVICES)

_REFEREED = frozenset({P_OVERLOOK, P_HAND, P_AUDIT})
_DIE = [1] * 6


class VoyageState(State[Act]):
    """Ships, duties and cards, and what is left of the throw that is being served.

    `board` and `rules` are shared by all states of a game. Instead of a seat, -1 stands for
    nobody, and `destin` is -1 when the Destin sits apart, -2 while there is none.
    """

    __slots__ = (
        "actor",
        "audit",
        "board",
        "cards",
        "cells",
        "claim",
        "destin",
        "dice",
        "drawing",
        "duty",
        "first",
        "god",
        "hops",
        "named",
        "offer",
        "origin",
        "penances",
        "penelope",
        "phase",
        "players",
        "points",
        "round",
        "rules",
        "sleep",
        "swept",
        "thrown",
        "turn",
        "way",
        "why",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        self.rules = rules
        self.board = Board.of(rules.board)
        self.players = players
        self.actor = CHANCE
        self.phase = 0
        self.turn = self.first = Seat(-1)
        self.round = 0
        #: By seat: the cell, what has to be done, turns to sleep, open penances (oldest first).
        self.cells = [0] * players
        self.duty = [D_THREE] * players
        self.sleep = [0] * players
        self.penances: list[tuple[int, ...]] = [()] * players
        #: By trial: who holds its card.
        self.cards = [-1] * len(TRIALS)
        self.penelope = -1
        self.destin = destin.NOBODY
        #: Drawing lots: who throws, and what they threw so far.
        self.drawing: tuple[int, ...] = ()
        self.thrown: tuple[int, ...] = ()
        #: The turn: where this move began (V-07), hops so far (V-12), the god before the
        #: points, the god named, points thrown before (V-32), points to use (V-34).
        self.origin = 0
        self.hops = 0
        self.god = self.named = -1
        self.dice: tuple[int, ...] = ()
        self.points = 0
        #: The move: its points, its way and reason; and, steered by hand, the course claimed.
        self.swept = 0
        self.way = self.why = 0
        self.claim: tuple[int, ...] = ()
        #: What the Destin is to do: the card to hand over, the score to check.
        self.offer = -1
        self.audit = -1

    @property
    def thrower(self) -> Seat:
        """The seat whose hand throws now."""
        return Seat(self.drawing[len(self.thrown)]) if self.drawing else self.turn

    @property
    def referee(self) -> bool:
        return self.phase in _REFEREED

    def calls(self) -> list[Act]:
        return destin.calls(self)

    def forget(self) -> None:
        """Leave a turn in the middle: what was thrown and claimed in it is gone."""
        self.god = self.named = self.offer = -1
        self.dice = self.claim = ()
        self.points = 0

    def legal(self) -> list[Act]:
        offered = OFFERED[self.phase]
        if offered is not None:
            return offered[:]
        if self.phase == P_STEER:
            # Any other course along the track is taken too, and flagged (V-52).
            return [due(self).steer]
        if self.phase == P_DESTIN_CHOICE:
            return list(acts.DESTIN[: self.players])
        return [acts.AUDIT[self.audit]]

    def weights(self) -> list[int]:
        return _DIE[:] if self.actor == CHANCE else [1] * len(self.legal())

    def apply(self, action: Act) -> Sequence[Event]:
        try:
            answers, n, known = ANSWERS[action]
        except (KeyError, TypeError):
            return self._steer(action)
        told = None
        if action is not known and not acts.is_exact(action):
            raise why_not(self, action)
        if answers == AWAITS[self.phase]:
            told = HANDLERS[self.phase](self, n)
        elif answers == A_CALL:
            told = destin.on_call(self, action)
        if told is None:
            raise why_not(self, action)
        return told

    def _steer(self, action: Act) -> Sequence[Event]:
        told = on_steer(self, action.path) if acts.is_steer(action) else None
        if told is None:
            raise why_not(self, action)
        return told

    def clone(self) -> VoyageState:
        twin = VoyageState.__new__(VoyageState)
        twin.actor = self.actor
        twin.audit = self.audit
        twin.board = self.board
        twin.cards = self.cards[:]
        twin.cells = self.cells[:]
        twin.claim = self.claim
        twin.destin = self.destin
        twin.dice = self.dice
        twin.drawing = self.drawing
        twin.duty = self.duty[:]
        twin.first = self.first
        twin.god = self.god
        twin.hops = self.hops
        twin.named = self.named
        twin.offer = self.offer
        twin.origin = self.origin
        twin.penances = self.penances[:]
        twin.penelope = self.penelope
        twin.phase = self.phase
        twin.players = self.players
        twin.points = self.points
        twin.round = self.round
        twin.rules = self.rules
        twin.sleep = self.sleep[:]
        twin.swept = self.swept
        twin.thrown = self.thrown
        twin.turn = self.turn
        twin.way = self.way
        twin.why = self.why
        return twin

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def scores(self) -> list[int]:
        return scores_of(self)

    def winners(self) -> list[Seat]:
        scores = scores_of(self)
        best = max(scores)
        return [Seat(seat) for seat, score in enumerate(scores) if score == best]
