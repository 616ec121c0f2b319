"""Amphora, a tiny card game with secrets: what the suite and the privacy gate are tried on.

Each player holds three secret jars and a secret taste, for even or odd jars.
A turn is to play a jar face up, to drink (draw a jar) or to pass. After some
rounds the jars on the table count, and those of one's taste three more each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from engines.core.bots import RandomBot
from engines.core.contract import (
    CHANCE,
    OVER,
    Bot,
    Event,
    Game,
    Option,
    OptionValue,
    Seat,
    State,
    View,
)
from engines.core.errors import BadData, IllegalAction

VALUES = range(1, 7)
HAND = 3
TASTE_BONUS = 3
KINDS = {"taste": range(2), "deal": VALUES, "play": VALUES, "drink": range(1), "pass": range(1)}


class Act(NamedTuple):
    """What a seat or chance does: `value` is a jar, a taste (0 even, 1 odd), or nothing (0)."""

    kind: str
    value: int = 0


class AmphoraState(State[Act]):
    """Jars left (counts by value), hands, tastes, tables, and whose turn it is."""

    __slots__ = (
        "actor",
        "dealt",
        "hands",
        "left",
        "receiver",
        "rounds",
        "tables",
        "tastes",
        "turn",
    )

    def __init__(self, players: int, rounds: int) -> None:
        self.rounds = rounds
        self.left = [0] + [players] * len(VALUES)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.tables: list[list[int]] = [[] for _ in range(players)]
        self.tastes: list[int] = []
        self.dealt = 0
        self.turn = 0
        self.receiver: Seat | None = Seat(0)
        self.actor = CHANCE

    @property
    def players(self) -> int:
        return len(self.hands)

    def legal(self) -> list[Act]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            if len(self.tastes) < self.players:
                return [Act("taste", 0), Act("taste", 1)]
            return [Act("deal", value) for value in VALUES if self.left[value]]
        hand = self.hands[self.actor]
        return [
            Act("pass"),
            Act("drink"),
            *(Act("play", value) for value in VALUES if value in hand),
        ]

    def weights(self) -> list[int]:
        return [self.left[action.value] if action.kind == "deal" else 1 for action in self.legal()]

    def apply(self, action: Act) -> list[Event]:
        if action not in self.legal():
            raise IllegalAction("not_offered", action=str(action))
        seat = self.actor if self.receiver is None else self.receiver
        event = getattr(self, f"_{action.kind}")(seat, action.value)
        self._step()
        if self.actor == OVER:
            return [event, Event("tastes_shown", {"tastes": list(self.tastes)})]
        return [event]

    def _taste(self, seat: Seat, taste: int) -> Event:
        self.tastes.append(taste)
        return Event("taste_dealt", {"seat": seat}, ((seat, {"taste": taste}),), reveals=True)

    def _deal(self, seat: Seat, value: int) -> Event:
        self.left[value] -= 1
        self.hands[seat] = sorted([*self.hands[seat], value])
        self.dealt += 1
        return Event("jar_dealt", {"seat": seat}, ((seat, {"jar": value}),), reveals=True)

    def _play(self, seat: Seat, value: int) -> Event:
        self.hands[seat].remove(value)
        self.tables[seat].append(value)
        self.turn += 1
        return Event("jar_played", {"seat": seat, "jar": value})

    def _drink(self, seat: Seat, _: int) -> Event:
        self.turn += 1
        self.receiver = seat
        return Event("drinks", {"seat": seat})

    def _pass(self, seat: Seat, _: int) -> Event:
        self.turn += 1
        return Event("passes", {"seat": seat})

    def _step(self) -> None:
        """Find who acts next: chance for a jar owed, a seat, or nobody."""
        players = self.players
        if len(self.tastes) < players:
            self.receiver = Seat(len(self.tastes))
        elif self.dealt < players * HAND:
            self.receiver = Seat(self.dealt % players)
        elif self.receiver is None or self.actor == CHANCE:
            self.receiver = None
            over = self.turn == self.rounds * players
            self.actor = OVER if over else Seat(self.turn % players)
            return
        self.actor = CHANCE

    def clone(self) -> AmphoraState:
        twin = type(self).__new__(type(self))
        twin.rounds, twin.dealt, twin.turn = self.rounds, self.dealt, self.turn
        twin.receiver, twin.actor = self.receiver, self.actor
        twin.left = self.left.copy()
        twin.tastes = self.tastes.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.tables = [table.copy() for table in self.tables]
        return twin

    def view(self, seat: Seat | None) -> View:
        knows_taste = seat is not None and seat < len(self.tastes)
        return {
            "seat": seat,
            "rounds": self.rounds,
            "actor": self.actor,
            "turn": self.turn,
            "dealt": self.dealt,
            "receiver": self.receiver,
            "tastes_dealt": len(self.tastes),
            "tables": [list(table) for table in self.tables],
            "hand_sizes": [len(hand) for hand in self.hands],
            "hand": [] if seat is None else list(self.hands[seat]),
            "taste": self.tastes[seat] if knows_taste and seat is not None else None,
            "tastes_shown": list(self.tastes) if self.actor == OVER else None,
        }

    def scores(self) -> list[int]:
        """Return the sums of the tables; tastes count, and so are told, only at the end."""
        scores = [sum(table) for table in self.tables]
        if self.actor == OVER:
            for seat, taste in enumerate(self.tastes):
                liked = [jar for jar in self.tables[seat] if jar % 2 == taste]
                scores[seat] += TASTE_BONUS * len(liked)
        return scores

    def winners(self) -> list[Seat]:
        scores = self.scores()
        return [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]


class Amphora(Game[Act]):
    """The game. Faulty versions of it replace `state_type` or a method."""

    id = "amphora"
    players = range(2, 6)
    options = (Option("rounds", (2, 3), 2),)
    state_type: type[AmphoraState] = AmphoraState

    def start(self, players: int, options: Mapping[str, OptionValue]) -> AmphoraState:
        return self.state_type(players, int(options["rounds"]))

    def encode(self, action: Act) -> list[Any]:
        return [action.kind, action.value]

    def decode(self, data: Any) -> Act:
        if not isinstance(data, list) or len(data) != 2:
            raise BadData("action", data=str(data))
        kind, value = data
        if not isinstance(kind, str) or type(value) is not int:
            raise BadData("action", data=str(data))
        if value not in KINDS.get(kind, ()):
            raise BadData("action", data=str(data))
        return Act(kind, value)

    def determinize(self, view: View, rng: Random) -> AmphoraState:
        try:
            return self._guess(view, rng)
        except (KeyError, TypeError, IndexError, ValueError) as wrong:
            raise BadData("view") from wrong

    def _guess(self, view: View, rng: Random) -> AmphoraState:
        """Deal what the view does not show at random among the other hands."""
        seat, sizes, tables = view["seat"], view["hand_sizes"], view["tables"]
        state = self.state_type(len(sizes), view["rounds"])
        state.actor, state.receiver = view["actor"], view["receiver"]
        state.turn, state.dealt = view["turn"], view["dealt"]
        state.tables = [list(table) for table in tables]
        for jar in [*view["hand"], *(jar for table in tables for jar in table)]:
            state.left[jar] -= 1
        unseen = [value for value in VALUES for _ in range(state.left[value])]
        rng.shuffle(unseen)
        for owner, size in enumerate(sizes):
            hand = list(view["hand"]) if owner == seat else [unseen.pop() for _ in range(size)]
            state.hands[owner] = sorted(hand)
        state.left = [unseen.count(value) for value in range(len(state.left))]
        shown = view["tastes_shown"] or [rng.randrange(2) for _ in range(view["tastes_dealt"])]
        state.tastes = [view["taste"] if owner == seat else t for owner, t in enumerate(shown)]
        return state

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        return {"random": lambda rng: RandomBot(self, rng)}


GAME = Amphora()
