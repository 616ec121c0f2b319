"""What the rule tests share: a voyage set up in one line, and throws that read like the rules.

game = voyage("A=22 B=30:sirens turn=B cyclops>A")
game.throw("zeus", 4)
assert game.cell("B") == 38

A ship is a letter; `troy` is the harbour before the first 3, 0 the harbour of those who are
back in it. After a colon stands what the ship has to do. `trial>A` gives a card.
"""

from __future__ import annotations

from typing import Any

from engines.core.contract import CHANCE, Event, Seat
from engines.voyage import GAME, acts
from engines.voyage.acts import Act
from engines.voyage.phases import PHASES
from engines.voyage.sailing import SERVE, begin_turn
from engines.voyage.state import VoyageState
from engines.voyage.trials import D_THREE, DUTIES, FREE, GODS, TRIALS

LETTERS = "ABCDEFGHIJ"


def seat_of(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


class Voyage:
    """A game in a set position. `told` are the events since the last question about it."""

    def __init__(self, state: VoyageState) -> None:
        self.state = state
        self.told: list[Event] = []

    def throw(self, *faces: int | str) -> Voyage:
        """Let the dice fall so; each must be the die that is due."""
        for face in faces:
            assert self.state.actor == CHANCE, f"no die is due in {self.phase}"
            self.play(act_of("god" if isinstance(face, str) else "points", face))
        return self

    def does(self, letter: str, verb: str, what: Any = None) -> Voyage:
        """Let a sailor choose: does("A", "name", "hades")."""
        assert self.state.actor == seat_of(letter), f"it is up to {self.state.actor}"
        return self.play(act_of(verb, what))

    def calls(self, verb: str, letter: str) -> Voyage:
        """Let the Destin speak: calls("cheat", "B")."""
        act = act_of(verb, letter)
        assert act in self.state.calls(), f"{act} is no call now"
        return self.play(act)

    def play(self, *done: Act) -> Voyage:
        for act in done:
            self.told += self.state.apply(act)
        return self

    def cell(self, letter: str) -> int:
        return self.state.cells[seat_of(letter)]

    def duty(self, letter: str) -> str | None:
        return DUTIES[self.state.duty[seat_of(letter)]]

    def cards(self, letter: str) -> list[str]:
        seat = seat_of(letter)
        return [t for t, owner in zip(TRIALS, self.state.cards, strict=True) if owner == seat]

    def owes(self, letter: str) -> list[str]:
        """Return the penances that are open, the oldest first."""
        found: list[str] = self.state.view(None)["penances"][seat_of(letter)]
        return found

    def score(self, letter: str) -> int:
        return self.state.scores()[seat_of(letter)]

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def due(self) -> tuple[str, str, str]:
        """Return who throws which die, and why."""
        throw = self.state.view(None)["throw"]
        return LETTERS[throw["seat"]], throw["die"], throw["why"]

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Return the facts of the events of this kind."""
        seen = [event.seen_by(None) for event in self.told if event.kind == kind]
        return [{name: fact for name, fact in facts.items() if name != "kind"} for facts in seen]

    def kinds(self) -> list[str]:
        """Return the kinds of all events, in order."""
        return [event.kind for event in self.told]

    def why_not(self, verb: str, what: Any = None) -> str:
        refused = self.state.refusal(act_of(verb, what))
        return "" if refused is None else refused.reason


def act_of(verb: str, what: Any = None) -> Act:
    """Return an action by its words; seats are letters."""
    if what is None:
        return GAME.decode([verb])
    if isinstance(what, str) and what in LETTERS and verb not in ("god", "name"):
        return GAME.decode([verb, LETTERS.index(what)])
    return GAME.decode([verb, what])


def voyage(text: str = "", players: int = 0, **options: Any) -> Voyage:
    """Return a voyage at the beginning of the turn of `turn` (A unless said)."""
    words = text.split()
    ships = dict(word.split("=") for word in words if word[0] in LETTERS)
    turn = next((word[5:] for word in words if word.startswith("turn=")), "A")
    count = players or max(2, *(LETTERS.index(letter) + 1 for letter in (*ships, turn)))
    if "board" in options:
        options["play"] = "companion"
    destin = options.get("destin", "app")
    state = GAME.new(count, **{**options, "first": "first_seat"})
    assert isinstance(state, VoyageState)
    if destin == "sailor":
        state.apply(acts.DESTIN[0])
    for letter, place in ships.items():
        _put(state, seat_of(letter), place)
    for word in words:
        if ">" in word:
            trial, letter = word.split(">")
            state.cards[TRIALS.index(trial)] = seat_of(letter)
    begin_turn(state, [], seat_of(turn))
    told: list[Event] = []
    SERVE[state.duty[state.turn]](state, told)
    game = Voyage(state)
    game.told = told
    return game


def _put(state: VoyageState, seat: Seat, place: str) -> None:
    cell, _, duty = place.partition(":")
    state.cells[seat] = 0 if cell == "troy" else int(cell)
    state.duty[seat] = D_THREE if cell == "troy" else DUTIES.index(duty or None)
    state.sleep[seat] = int(duty == "lotus_sleep")


def play(game: Voyage, moves: str) -> Voyage:
    """Play moves in short: faces of the dice, "sing", "hand", "name:hades"."""
    for move in moves.split():
        verb, _, what = move.partition(":")
        if verb.isdigit() or verb in GODS:
            game.throw(int(verb) if verb.isdigit() else verb)
        else:
            game.does(game.turn, verb, what or None)
    return game


def start(players: int = 2, **options: Any) -> Voyage:
    """Return a game that has just been set up."""
    state = GAME.new(players, **options)
    assert isinstance(state, VoyageState)
    return Voyage(state)


__all__ = ["FREE", "GODS", "Voyage", "act_of", "play", "start", "voyage"]
