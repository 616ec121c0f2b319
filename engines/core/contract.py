"""The engine contract: what a game is, as the app, the bots and the tests see it.

A game is a stateless description (`Game`) and a small mutable `State`. All
randomness is an action of the seat `CHANCE`; a finished game has actor `OVER`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, NewType, TypeVar

from engines.core.errors import BadOption, BadPlayerCount, IllegalAction

Seat = NewType("Seat", int)
CHANCE = Seat(-1)
OVER = Seat(-2)

#: JSON-able plain data. Views and encoded actions are made of it.
Json = Any
View = dict[str, Json]
OptionValue = str | int | bool

A = TypeVar("A", bound=Hashable)

NO_FACTS: Mapping[str, Json] = {}
#: What plain data is made of besides values that cannot change.
_INNER: Final = (list, tuple, dict)


class Event(NamedTuple):
    """Something that happened, and who may know what of it.

    `facts` are open to the whole table; `private` adds fields that only the
    named seats may know. `reveals` says that something hidden was shown to
    somebody: undo stops there unless the table agrees.

    A game may tell one event many times, so what it lists belongs in a tuple.
    """

    kind: str
    facts: Mapping[str, Json] = NO_FACTS
    private: tuple[tuple[Seat, Mapping[str, Json]], ...] = ()
    reveals: bool = False

    def seen_by(self, seat: Seat | None) -> View:
        """Return the event as this seat (None: the open table) may know it.

        It is JSON, tuples become lists, and belongs to whoever asked.
        """
        seen: View = {"kind": self.kind, **self.facts}
        for owner, facts in self.private:
            if owner == seat:
                seen.update(facts)
        for name, fact in seen.items():
            if isinstance(fact, _INNER):
                seen[name] = _own(fact)
        return seen


def _own(data: Json) -> Json:
    """Return a copy of plain data, with lists for tuples."""
    if isinstance(data, dict):
        return {name: _own(part) for name, part in data.items()}
    return [_own(part) for part in data] if isinstance(data, _INNER) else data


@dataclass(frozen=True)
class Option:
    """One choice at set-up. `players` limits it to some player counts.

    `needs` limits it to tables where another option has one of these values; `accepts` says
    what the option takes beyond its `choices`, such as a text that somebody wrote.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    players: range | None = None
    needs: tuple[str, tuple[OptionValue, ...]] | None = None
    accepts: Callable[[OptionValue], bool] | None = None

    def takes(self, value: OptionValue) -> bool:
        """Return whether this is a value of the option."""
        # By type as well: True == 1 would let a bool stand for a number.
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return True
        return self.accepts is not None and self.accepts(value)

    def offered(self, players: int, chosen: Mapping[str, OptionValue]) -> bool:
        """Return whether so many players who chose these values can choose here."""
        if self.players is not None and players not in self.players:
            return False
        return self.needs is None or chosen.get(self.needs[0]) in self.needs[1]


class State(ABC, Generic[A]):
    """A position in a game. Holds neither its history nor a random generator."""

    __slots__ = ()

    #: The seat to act, or CHANCE, or OVER.
    actor: Seat

    @property
    def thrower(self) -> Seat:
        """The seat whose hand throws the dice at this chance node; CHANCE: nobody's does."""
        return CHANCE

    @property
    def referee(self) -> bool:
        """Whether this decision is the referee's; `actor` is then the seat it concerns."""
        return False

    def calls(self) -> list[A]:
        """Return what a referee may do now out of turn: `apply` takes it, `legal` lists it not."""
        return []

    @abstractmethod
    def legal(self) -> list[A]:
        """Return what the actor may do, without duplicates; empty only when OVER."""

    def weights(self) -> list[int]:
        """Return weights parallel to `legal()` at a chance node; equal by default."""
        return [1] * len(self.legal())

    @abstractmethod
    def apply(self, action: A) -> Sequence[Event]:
        """Carry out the action in place and return its events in order.

        Raises IllegalAction, and then nothing has changed.
        """

    @abstractmethod
    def clone(self) -> State[A]:
        """Return an independent copy."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return all that this seat may know, as JSON; None: the open table."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return each seat's score as it stands; final once OVER."""

    @abstractmethod
    def winners(self) -> list[Seat]:
        """Return the seats that lead or, once OVER, that have won; several share."""

    def refusal(self, action: A) -> IllegalAction | None:
        """Return why this action would be refused now, or None if it is legal."""
        try:
            self.clone().apply(action)
        except IllegalAction as refused:
            return refused
        return None


class Bot(ABC, Generic[A]):
    """A player made of code. Sees the view of its own seat and nothing else."""

    @abstractmethod
    def think(self, view: View) -> Generator[None, None, A]:
        """Yield after every few milliseconds of thought; return the chosen action."""


class Game(ABC, Generic[A]):
    """A stateless description of a game."""

    id: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    #: Raised when the same actions would give another game. Journals carry it.
    rules_version: ClassVar[int] = 1
    #: True when no seat ever knows more than the others: the app needs no gate.
    open_information: ClassVar[bool] = False
    #: True when chance falls from dice that people throw: the table waits for a hand, and undo
    #: can go back to a throw.
    dice: ClassVar[bool] = False
    #: How many games a tournament may have; empty: there are none.
    series: ClassVar[range] = range(0)

    def new(self, players: int, **options: OptionValue) -> State[A]:
        """Return the starting state. Raises BadPlayerCount or BadOption."""
        return self.start(players, self.checked_options(players, options))

    def checked_options(
        self, players: int, options: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """Return every option with its value, defaults filled in.

        Raises BadPlayerCount or BadOption.
        """
        if not isinstance(players, int) or players not in self.players:
            raise BadPlayerCount(
                "player_count", players=players, least=self.players[0], most=self.players[-1]
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("unknown_option", option=name)
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        for name, value in chosen.items():
            if not known[name].takes(value):
                raise BadOption("option_value", option=name, value=value)
        for name, value in chosen.items():
            option = known[name]
            if value == option.default or option.offered(players, chosen):
                continue
            if option.players is not None and players not in option.players:
                raise BadOption("option_players", option=name, players=players)
            raise BadOption("option_needs", option=name, other=option.needs and option.needs[0])
        return chosen

    @abstractmethod
    def start(self, players: int, options: Mapping[str, OptionValue]) -> State[A]:
        """Return the starting state for a checked count and checked options."""

    @abstractmethod
    def encode(self, action: A) -> Json:
        """Return the action as JSON."""

    @abstractmethod
    def decode(self, data: Json) -> A:
        """Return the action that `data` encodes. Raises BadData."""

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> State[A]:
        """Return a random full state that fits this view, built from the view alone.

        Raises BadData when the data is no view of this game.
        """

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[Random], Bot[A]]]:
        """Makers of this game's bots by level, weakest first."""


AnyGame = Game[Any]
AnyState = State[Any]
