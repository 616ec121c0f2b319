"""The table session: one game, its journal, its seats and where its chance comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engines.core.chance import ChanceSource, SeededChance
from engines.core.codec import Do, Entry, Header, Redo, SeatInfo, Undo, plain
from engines.core.contract import (
    CHANCE,
    OVER,
    AnyGame,
    AnyState,
    Event,
    Json,
    OptionValue,
    Seat,
    View,
)
from engines.core.errors import ForeignSave, IllegalAction, NostosError, SaveNotWritten, UnknownGame
from engines.core.journal import Journal, Recovery, mend, read_journal
from engines.core.timeline import LogLine, Timeline
from engines.core.undo import UndoStatus, undo_size, undo_status


class Session:
    """A game being played. Every action is on disk before `play` returns.

    Made by `create` or `open`. `recovery` says what was wrong with the file that was
    opened, if anything was. States that it hands out never change.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        timeline: Timeline,
        journal: Journal | None,
        chance: ChanceSource | None,
        recovery: Recovery | None = None,
    ) -> None:
        self.game = game
        self.recovery = recovery
        self._header = header
        self._timeline = timeline
        self._journal = journal
        self._chance = chance or SeededChance()
        self._closed = False

    @classmethod
    def create(
        cls,
        path: Path | None,
        game: AnyGame,
        seats: Sequence[SeatInfo],
        options: Mapping[str, OptionValue] | None = None,
        chance: ChanceSource | None = None,
        created: float = 0.0,
        table: Mapping[str, Json] | None = None,
    ) -> Session:
        """Start a game for these seats; without a path it lives in memory only.

        A seat is any JSON object; the session reads only its "kind": "bot", or else a human.
        Without a chance source a generator draws. `created` is seconds since the epoch;
        `table` is any JSON object about the table as a whole. Raises BadPlayerCount, BadOption,
        BadData (seats or table that are not JSON) or SaveNotWritten.
        """
        chosen = game.checked_options(len(seats), options or {})
        people, about = tuple(plain(list(seats))), plain(dict(table or {}))
        header = Header(game.id, game.rules_version, chosen, people, created, about)
        timeline = Timeline(game.new(len(seats), **chosen))
        journal = None if path is None else Journal.create(Path(path), header)
        return cls(game, header, timeline, journal, chance)

    @classmethod
    def open(
        cls, path: Path, games: Mapping[str, AnyGame], chance: ChanceSource | None = None
    ) -> Session:
        """Replay a journal and go on with it.

        A torn last line is dropped; damage stops the replay at the last good action, the
        original is kept aside and `recovery` says so. Raises and leaves the file untouched:
        DamagedSave (empty, header unreadable), ForeignSave (no journal, another format or
        version of the rules), UnknownGame, BadOption, BadPlayerCount, SaveError (cannot be
        read), SaveNotWritten (a recovery could not be written).
        """
        path = Path(path)
        found = read_journal(path)
        header = found.header
        game = _game_of(header, games)
        chosen = game.checked_options(header.players, header.options)
        timeline = Timeline(game.new(header.players, **chosen))
        good = _replay(game, timeline, [line.entry for line in found.lines])
        if good < len(found.lines):
            found = found.cut(good)
        recovery = mend(path, found, len(timeline.steps))
        return cls(game, header, timeline, Journal.resume(path, found), chance, recovery)

    @property
    def path(self) -> Path | None:
        """The journal file; None for a game in memory."""
        return self._journal.path if self._journal else None

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """What the app said of each seat."""
        return self._header.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option of the game with its value."""
        return self._header.options

    @property
    def table(self) -> Mapping[str, Json]:
        """What the app said of the table as a whole."""
        return self._header.table

    @property
    def created(self) -> float:
        """When the game was started, as the caller of `create` said."""
        return self._header.created

    @property
    def state(self) -> AnyState:
        """The state now. Read it, never apply to it: `play` is the only way on."""
        return self._timeline.state

    @property
    def actions(self) -> list[Any]:
        """The actions that stand, without what was undone."""
        return [step.action for step in self._timeline.steps]

    @property
    def step(self) -> int:
        """How many actions stand."""
        return len(self._timeline.steps)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.state.actor == OVER

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo."""
        return self._timeline.redo_size > 0

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person sits there. CHANCE and OVER are nobody."""
        return 0 <= seat < len(self.seats) and self.seats[seat].get("kind") != "bot"

    def play(self, action: Any) -> list[Event]:
        """Take an action for the actor (at a chance node: an entered outcome).

        Returns its events. Raises IllegalAction or SaveNotWritten; then nothing has changed,
        here or in the journal.
        """
        after, step = self._timeline.outcome(action)
        self._write(Do(self.game.encode(action), self.step + 1, after.actor == OVER))
        self._timeline.advance(after, step)
        return list(step.events)

    def play_chance(self) -> list[Event] | None:
        """Let the chance source choose; None when a person must enter the outcome.

        Raises IllegalAction away from a chance node, SaveNotWritten as `play`.
        """
        if self.state.actor != CHANCE:
            raise IllegalAction("no_chance_now")
        outcome = self._chance.choose(self.state)
        return None if outcome is None else self.play(outcome)

    def view(self, seat: Seat | None) -> View:
        """Return all that this seat may know now; None: the open table."""
        return self.state.view(seat)

    def log(self, seat: Seat | None) -> list[LogLine]:
        """Return what happened as this seat may know it: (step, event) in order."""
        return self._timeline.log(seat)

    def undo_status(self) -> UndoStatus:
        """Return whether undo is free, needs everyone's agreement, or has nothing to undo."""
        return undo_status(self._timeline.steps[self.step - self._undo_size() :])

    def undo(self, agreed: bool = False) -> int:
        """Go back to the last decision or throw of a human seat; with bots only, one action.

        Returns how many actions were taken back. Raises IllegalAction
        ("undo_needs_agreement", "nothing_to_undo") or SaveNotWritten; then nothing changed.
        """
        status = self.undo_status()
        if status is UndoStatus.NOTHING:
            raise IllegalAction("nothing_to_undo")
        if status is UndoStatus.NEEDS_AGREEMENT and not agreed:
            raise IllegalAction("undo_needs_agreement")
        count = self._undo_size()
        self._write(Undo(count))
        self._timeline.undo(count)
        return count

    def redo(self) -> list[Event]:
        """Take again all that the last undo took back, and return the events.

        Raises IllegalAction("nothing_to_redo") or SaveNotWritten; then nothing changed.
        """
        if not self.can_redo:
            raise IllegalAction("nothing_to_redo")
        self._write(Redo(self._timeline.redo_size))
        return self._timeline.redo()

    def at(self, step: int) -> AnyState:
        """Return a copy of the state after `step` actions (0: the start). Raises IndexError."""
        return self._timeline.at(step)

    def events_at(self, step: int) -> list[Event]:
        """Return the events of the action that led to `at(step)`; none for 0.

        These are whole events: show them through `seen_by`. Raises IndexError.
        """
        return list(self._timeline.events_at(step))

    def close(self) -> None:
        """Leave the game. Nothing is lost; later actions are refused (SaveNotWritten)."""
        self._closed = True

    def _undo_size(self) -> int:
        humans = any(self.is_human(Seat(seat)) for seat in range(len(self.seats)))
        return undo_size(self._timeline.steps, self.is_human, humans)

    def _write(self, entry: Entry) -> None:
        if self._closed:
            raise SaveNotWritten("session_closed")
        if self._journal:
            self._journal.append(entry)


def _game_of(header: Header, games: Mapping[str, AnyGame]) -> AnyGame:
    if header.game not in games:
        raise UnknownGame("unknown_game", game=header.game)
    game = games[header.game]
    known, found = game.rules_version, header.rules_version
    if found != known:
        reason = "rules_newer" if found > known else "rules_older"
        raise ForeignSave(reason, game=header.game, found=found, known=known)
    return game


def _replay(game: AnyGame, timeline: Timeline, entries: Sequence[Entry]) -> int:
    """Carry out the entries and return how many the rules accept, up to the first refused."""
    for number, entry in enumerate(entries):
        try:
            _obey(game, timeline, entry)
        except NostosError:
            return number
    return len(entries)


def _obey(game: AnyGame, timeline: Timeline, entry: Entry) -> None:
    if isinstance(entry, Undo):
        timeline.undo(entry.size)
    elif isinstance(entry, Redo):
        if entry.size != timeline.redo_size:
            raise IllegalAction("nothing_to_redo")
        timeline.redo()
    else:
        if entry.number != len(timeline.steps) + 1:
            raise IllegalAction("action_number")
        timeline.advance(*timeline.outcome(game.decode(entry.action)))
