"""Who plays, as what, and where they sit: the set-up of one game, without any widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from app.table.seating import EDGES
from engines.core.contract import AnyGame, Option, OptionValue

NAME_LENGTH = 16
LOOKS = 10
SIDE_HOLDS = 3

#: Seats a side, clockwise from the bottom, for each number of players.
CLOCKWISE = ("bottom", "left", "top", "right")
SIDES = {
    1: (1, 0, 0, 0),
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (2, 2, 2, 1),
    8: (3, 1, 3, 1),
    9: (3, 2, 3, 1),
    10: (3, 2, 3, 2),
}

#: Gives the name of a seat that was left blank: from its number and kind.
DefaultName = Callable[[int, str], str]


@dataclass
class SeatPlan:
    """One seat. A blank name stands for the default one."""

    colour: int
    shape: int
    edge: str
    name: str = ""
    kind: str = "human"
    level: str = ""


class Plan:
    """The seats and options of a game that is about to start.

    Two seats never share a colour or a shape, and no side of the table holds more than
    three. Seats beyond the present number of players are kept for when it grows again.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.levels = tuple(game.bots)
        self._count = game.players[0]
        self._all = [SeatPlan(i, i, "bottom") for i in range(min(game.players[-1], LOOKS))]
        self._options = {option.name: option.default for option in game.options}
        #: How many games are played: one, or those of a tournament.
        self.games = 1
        #: What a game's own cards at set-up remember, as JSON.
        self.extra: dict[str, Any] = {}
        self.sit_apart()

    @classmethod
    def remembered(cls, game: AnyGame, data: Any) -> Plan:
        """Return the plan that `to_memory` gave. What is odd or stale in it is left out."""
        plan = cls(game)
        if isinstance(data, Mapping):
            plan._take_count(data.get("players"))
            plan._take_seats(data.get("seats"))
            plan._take_options(data.get("options"))
            plan.choose_games(data.get("games"))
            if isinstance(extra := data.get("extra"), Mapping):
                plan.extra = dict(extra)
        return plan

    def to_memory(self) -> dict:
        """Return the plan as JSON, for next time."""
        return {
            "players": self._count,
            "seats": [asdict(seat) for seat in self._all],
            "options": dict(self._options),
            "games": self.games,
            "extra": dict(self.extra),
        }

    # Seats

    @property
    def count(self) -> int:
        """How many play."""
        return self._count

    @count.setter
    def count(self, players: int) -> None:
        if players in self.game.players and players != self._count:
            self._count = players
            self.sit_apart()

    @property
    def seats(self) -> list[SeatPlan]:
        """The seats that play, in the game's order."""
        return self._all[: self._count]

    def sit_apart(self) -> None:
        """Spread the players around the table, clockwise from the bottom."""
        sides = SIDES[self._count]
        edges = [edge for edge, held in zip(CLOCKWISE, sides, strict=True) for _ in range(held)]
        for seat, edge in zip(self.seats, edges, strict=True):
            seat.edge = edge

    def rename(self, seat: int, text: str) -> None:
        """Name a seat; a name is one line of at most 16 characters, without odd spaces."""
        self._all[seat].name = clean_name(text)

    def names(self, default: DefaultName) -> list[str]:
        """Return the name of each seat. Of two alike, the later gets a number."""
        given: list[str] = []
        for number, seat in enumerate(self.seats):
            given.append(_apart(seat.name or default(number, seat.kind), given))
        return given

    def settle(self, seat: int, default: DefaultName) -> None:
        """Give a name that was just typed a number if another seat has it."""
        others = self.names(default)
        del others[seat]
        if self._all[seat].name:
            self._all[seat].name = _apart(self._all[seat].name, others)

    def set_kind(self, seat: int, kind: str) -> None:
        """Make the seat a person's or a bot's, at a level that the game has."""
        if kind == "human" or not self.levels:
            self._all[seat].kind = "human"
            return
        self._all[seat].kind = "bot"
        if self._all[seat].level not in self.levels:
            self._all[seat].level = self.levels[len(self.levels) // 2]

    def set_level(self, seat: int, level: str) -> None:
        """Set how well the bot of this seat plays."""
        if level in self.levels:
            self._all[seat].level = level

    def set_look(self, seat: int, what: str, value: int) -> None:
        """Give the seat a free `colour` or `shape`; one that is taken is exchanged."""
        mine = self._all[seat]
        for other in self._all:
            if getattr(other, what) == value:
                setattr(other, what, getattr(mine, what))
        setattr(mine, what, value)

    def taken(self, seat: int, what: str) -> list[int]:
        """Return the colours or shapes of the other seats that play."""
        return [getattr(s, what) for s in self.seats if s is not self._all[seat]]

    def swap(self, one: int, other: int) -> None:
        """Let the players of two seats change sides; everything of theirs goes along."""
        seats = self._all
        seats[one], seats[other] = seats[other], seats[one]

    def move(self, seat: int, edge: str) -> bool:
        """Sit at another side; return False if it is full."""
        if edge != self._all[seat].edge and not self._has_room(edge):
            return False
        self._all[seat].edge = edge
        return True

    def move_on(self, seat: int) -> str:
        """Sit at the next side clockwise that has room, and return it."""
        here = CLOCKWISE.index(self._all[seat].edge)
        for step in range(1, len(CLOCKWISE)):
            edge = CLOCKWISE[(here + step) % len(CLOCKWISE)]
            if self.move(seat, edge):
                return edge
        return self._all[seat].edge

    def describe(self, default: DefaultName) -> list[dict]:
        """Return the seats as the session keeps them."""
        named = zip(self.seats, self.names(default), strict=True)
        return [
            {**asdict(seat), "name": name, "level": seat.level if seat.kind == "bot" else ""}
            for seat, name in named
        ]

    # Options

    def offered(self) -> list[Option]:
        """Return the options that this number of players can choose, with what they chose."""
        chosen = {option.name: option.default for option in self.game.options}
        found: list[Option] = []
        for option in self.game.options:
            if option.offered(self._count, chosen):
                chosen[option.name] = self._options[option.name]
                found.append(option)
        return found

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options that are offered, with their values."""
        return {option.name: self._options[option.name] for option in self.offered()}

    def choose(self, name: str, value: OptionValue) -> None:
        """Choose the value of an option; anything that it does not take is left out."""
        for option in self.game.options:
            if option.name == name and option.takes(value):
                self._options[name] = value

    def choose_games(self, games: Any) -> None:
        """Play one game, or a tournament of so many if the game has such; else leave it."""
        if type(games) is int and (games == 1 or games in self.game.series):
            self.games = games

    # What was remembered

    def _take_count(self, count: Any) -> None:
        if type(count) is int:
            self.count = count

    def _take_seats(self, seats: Any) -> None:
        for number, data in enumerate(_first(seats, len(self._all))):
            if isinstance(data, Mapping):
                self._take_seat(number, data)
        for edge in EDGES:
            if sum(seat.edge == edge for seat in self.seats) > SIDE_HOLDS:
                self.sit_apart()

    def _take_seat(self, number: int, data: Mapping) -> None:
        if isinstance(name := data.get("name"), str):
            self.rename(number, name)
        for what in ("colour", "shape"):
            value = data.get(what)
            if type(value) is int and 0 <= value < LOOKS:
                self.set_look(number, what, value)
        if data.get("edge") in EDGES:
            self._all[number].edge = data["edge"]
        if isinstance(level := data.get("level"), str):
            self.set_level(number, level)
        self.set_kind(number, "bot" if data.get("kind") == "bot" else "human")

    def _take_options(self, options: Any) -> None:
        if isinstance(options, Mapping):
            for name, value in options.items():
                self.choose(name, value)

    def _has_room(self, edge: str) -> bool:
        return sum(seat.edge == edge for seat in self.seats) < SIDE_HOLDS


def clean_name(text: str) -> str:
    """Return the text as a name: printable, one space between words, at most 16 characters."""
    words = "".join(c if c.isprintable() else " " for c in text).split()
    return " ".join(words)[:NAME_LENGTH].strip()


def _apart(name: str, given: Iterable[str]) -> str:
    """Return the name, with a number if somebody has it already."""
    taken = {other.casefold() for other in given}
    number, wanted = 2, name
    while wanted.casefold() in taken:
        mark = f" {number}"
        wanted = name[: NAME_LENGTH - len(mark)].rstrip() + mark
        number += 1
    return wanted


def _first(values: Any, most: int) -> list:
    return values[:most] if isinstance(values, list) else []
