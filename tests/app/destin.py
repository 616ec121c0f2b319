"""What the Destin finds: games with a referee, brought to a point, and keys tapped by name."""

from __future__ import annotations

from functools import cache

from app.boards.voyage.console import Console
from app.boards.voyage.console_now import PenanceKey
from app.boards.voyage.console_parts import ActKey, SeatKey, TabKey
from app.boards.voyage.keys import DieKey, ThrowKey
from app.boards.voyage.pages import oldest, ui
from engines.core.session import Session
from engines.voyage.acts import CHEAT, Act, steer
from tests.app import past, voyages
from tests.app.person import Person
from tests.app.sailor import sit_down

#: Who is the Destin where one sits apart.
APART = {"name": "Tirésias", "edge": "bottom", "colour": 9, "shape": 9}


@cache
def refereed(
    players: int,
    wanted: voyages.Wanted,
    least: int = 0,
    edge: str = "bottom",
    then: tuple[Act, ...] = (),
    options: tuple = (),
) -> bytes:
    """Return a game with a Destin apart at this edge, at the first such view, after these acts."""
    options = (("destin", "apart"), *options)
    for acts, view in voyages.moments(players, options, least):
        if wanted(view):
            return journal(players, (*acts, *then), edge, **dict(options))
    raise AssertionError("no such view in sixty games")


def journal(players: int, acts: tuple[Act, ...], edge: str = "bottom", **options) -> bytes:
    """Return a game after these acts; the Destin who sits apart has this edge."""

    def play(session: Session) -> None:
        for act in acts:
            session.play(act)

    table = {"destin": APART | {"edge": edge}} if options.get("destin") == "apart" else {}
    return past.journal("voyage", voyages.seats(players), play, table, **(voyages.QUICK | options))


def faulty(players: int = 4, edge: str = "bottom", **options) -> bytes:
    """Return a game in which a ship was just steered one cell too short."""
    options = {"destin": "apart", "steering": "hand"} | options
    for acts, view in voyages.moments(players, tuple(options.items())):
        if view["phase"] == "steer" and len(view["due"]) > 2:
            wrong = steer(tuple(view["due"][:-1]))
            return journal(players, (*acts, wrong), edge, **options)
    raise AssertionError("nobody steers so far")


# What a view may look like


def taken(view: dict) -> bool:
    """A card goes from one hand to another."""
    return bool(view["offer"]) and view["offer"]["from_seat"] is not None


def owing(view: dict) -> int | None:
    """Return the first seat that owes a penance."""
    return next((seat for seat, owed in enumerate(view["penances"]) if owed), None)


def asked(view: dict) -> str | None:
    """Return the penance that the console asks about first."""
    return None if owing(view) is None else oldest(view, owing(view))


def doubly_owing(view: dict) -> bool:
    """The first who owes a penance owes two of their own."""
    seat = owing(view)
    owed = [] if seat is None else view["penances"][seat]
    return len(owed) == 2 and "grunt" not in owed and view["throw"] is not None


def grunting(view: dict) -> bool:
    """Several owe a grunt, and nothing before it."""
    owing = [owed for owed in view["penances"] if "grunt" in owed]
    alone = asked(view) == "grunt" and all(owed[0] == "grunt" for owed in owing)
    return alone and len(owing) > 1 and view["throw"] is not None


def bleating(view: dict) -> bool:
    return view["phase"] == "cyclops_gods" and asked(view) == "bleat"


def yawning(view: dict) -> bool:
    return asked(view) == "yawn" and view["throw"] is not None


def counting(view: dict) -> bool:
    """The one who is home is being counted."""
    return view["audit"] is not None and view["audit"] == view["penelope"]


class Referee:
    """The Destin at the console, who reads and taps."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def table(self):
        return self.person.app.router.current_screen

    @property
    def driver(self):
        return self.table.driver

    @property
    def view(self) -> dict:
        return self.driver.view()

    @property
    def console(self) -> Console:
        return self.person.wait(lambda: self.person.find(Console), "the console")

    def says(self) -> str:
        """Return all that stands on the console."""
        words = [getattr(w, "text", "") for w in self.person.widgets(self.console)]
        return "\n".join(word for word in words if word)

    def turn_to(self, tab: str) -> None:
        """Tap a tab."""
        label = ui(f"tab.{tab}")
        self.person.tap(lambda w: isinstance(w, TabKey) and w.label == label)
        self.person.frames(2)

    def act(self, label: str) -> None:
        """Tap a large key."""
        self.person.tap(lambda w: isinstance(w, ActKey) and w.label == label)
        self.person.frames(2)

    def face(self, hint: str) -> None:
        """Tap the key of a die's face."""
        self.person.tap(lambda w: isinstance(w, DieKey) and w.hint == hint)
        self.person.frames(2)

    def throw(self) -> None:
        """Tap the key that throws on the glass."""
        self.person.tap(ThrowKey)
        self.person.frames(2)

    def penance(self, label: str) -> None:
        """Tap done or forgotten."""
        self.person.tap(lambda w: isinstance(w, PenanceKey) and w.label == label)
        self.person.frames(2)

    def seat(self, name: str) -> None:
        """Tap a sailor in the list."""
        self.person.tap(lambda w: isinstance(w, SeatKey) and w.label == name)
        self.person.frames(2)

    def told(self, kind: str) -> list[dict]:
        """Return the events of a kind that stand in the log."""
        return [event for event in self.driver.log() if event["kind"] == kind]


def sit(person: Person, game: bytes) -> Referee:
    """Open this game at the table; on a phone the console comes first."""
    if person.app.router.has_screen("table"):
        person.app.router.get_screen("table").leave()
    sit_down(person, game, "voyage-destin")
    referee = Referee(person)
    board = referee.table.board
    if referee.table.panels.is_phone and board.companion is None and not board.console_open:
        board.flip()
        person.frames(3)
    return referee


__all__ = ["APART", "CHEAT", "Referee", "faulty", "journal", "refereed", "sit"]
