"""The results: who has won and how, the scores, and what one may do next."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from app import library, record, tournaments
from app.i18n import tr
from app.record import Standing
from app.router import NostosScreen, load_kv
from app.sounds import sounds
from app.words import error_text
from engines import NostosError


class ResultsScreen(NostosScreen):
    """The end of one game. Back goes home: the game itself is over."""

    #: What is celebrated, who, and how the game ended.
    verdict = StringProperty("")
    names = StringProperty("")
    ending = StringProperty("")
    #: Which game of a tournament this was; nothing for a game on its own.
    series = StringProperty("")
    facts = StringProperty("")
    score_name = StringProperty("")
    wide = BooleanProperty(False)
    playable = BooleanProperty(False)
    path = StringProperty("")

    def __init__(self, **kwargs):
        load_kv("score")
        self._in_replay = False
        self.tournament = None
        super().__init__(**kwargs)

    def open(self, path: str) -> None:
        """Show the results of the game in this journal."""
        back_from_replay, self._in_replay = self._in_replay, False
        self.path = path
        self.playable = False
        self.series, self.tournament = "", tournaments.of_game(path)
        try:
            self.session = record.read(path)
        except NostosError as error:
            self.session = None
            self._say_trouble(error)
            return
        self.playable = True
        self.refresh()
        if not back_from_replay:
            sounds.play("win")

    def refresh(self) -> None:
        if self.session is None:
            return
        rows = record.standings(self.session)
        self.verdict, honoured = self._verdict(rows)
        self.names = listed([row.who["name"] for row in honoured]) or tr("results.nobody")
        self.ending = record.ending(self.session)
        self.facts = self._facts()
        if self.tournament is not None:
            known, number = self.tournament
            self.series = tr("tournament.game_of", number=number, of=known.of)
        own = f"{self.session.game.id}.score"
        self.score_name = tr(own) if tr.has(own) else tr("results.score")
        self._fill(rows, honoured)

    def back(self) -> bool:
        if self.tournament is not None:
            self.go_on()
        else:
            self.router.home()
        return True

    def go_on(self) -> None:
        """Go back to the tournament that this game counts for, or play another game."""
        if self.tournament is not None:
            self.router.replace("tournament", id=self.tournament[0].id)
        else:
            self.again()

    def again(self) -> None:
        """Start a new game with the same seats and options."""
        old = self.session
        table = tournaments.without(old.table)
        try:
            new = library.create(old.game.id, old.seats, old.options, table)
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        new.close()
        self.router.replace("table", path=str(new.path))

    def replay(self) -> None:
        """Look at the game again, move by move."""
        self._in_replay = True
        self.router.go("replay", path=self.path)

    def _verdict(self, rows: list[Standing]) -> tuple[str, list[Standing]]:
        winners = [row for row in rows if row.won]
        if not winners:
            return tr("results.over"), []
        if len(winners) == 1:
            return tr("results.victory"), winners
        return tr("results.draw" if len(winners) == len(rows) else "results.shared"), winners

    def _facts(self) -> str:
        parts = [tr("results.moves", n=record.moves_by_step(self.session)[-1])]
        if (minutes := record.minutes(self.session)) is not None:
            parts.append(tr("results.minutes", n=minutes))
        return "  ·  ".join(parts)

    def _fill(self, rows: list[Standing], honoured: list[Standing]) -> None:
        wreaths, table = self.ids.wreaths, self.ids.rows
        wreaths.clear_widgets()
        drawn = len(honoured) == len(rows) > 1
        for row in honoured:
            who = row.who
            wreaths.add_widget(Wreath(shape=who["shape"], colour=who["colour"], crowned=not drawn))
        table.clear_widgets()
        for row in rows:
            table.add_widget(score_row(row, won=row.won and not drawn))

    def _say_trouble(self, error: NostosError) -> None:
        self.verdict, self.names, self.ending = tr("results.over"), "", error_text(error)
        self.facts = self.score_name = ""
        self._fill([], [])


class ResultActions(BoxLayout):
    """What one may do after a game."""

    wide = BooleanProperty(False)
    playable = BooleanProperty(False)
    #: Whether the game is one of a tournament, to which one goes on.
    tournament = BooleanProperty(False)

    __events__ = ("on_again", "on_replay", "on_home")

    def on_again(self) -> None:
        """Play the same game again, or go on with its tournament."""

    def on_replay(self) -> None:
        """Look at it again."""

    def on_home(self) -> None:
        """Leave it."""


class Wreath(FloatLayout):
    """A seat's sign, in a laurel wreath when it has won."""

    shape = NumericProperty(0)
    colour = NumericProperty(0)
    crowned = BooleanProperty(True)


class ScoreRow(BoxLayout):
    """One seat's line of the score table; its parts are lines below it."""

    name = StringProperty("")
    role = StringProperty("")
    score = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)
    won = BooleanProperty(False)


class ScorePart(BoxLayout):
    """One line of what makes up a score."""

    what = StringProperty("")
    points = StringProperty("")


def score_row(row: Standing, won: bool) -> ScoreRow:
    """Return the widget of one seat's score, with what it is made of."""
    who = row.who
    widget = ScoreRow(
        name=who["name"],
        role=row.role,
        score=str(row.score),
        shape=who["shape"],
        colour=who["colour"],
        won=won,
    )
    for text, points in row.parts:
        widget.ids.parts.add_widget(ScorePart(what=text, points=str(points)))
    return widget


def listed(names: list[str]) -> str:
    """Return names as a list in words: "Anna, Ben and Chloe"."""
    if len(names) < 2:
        return "".join(names)
    return tr("results.and", names=", ".join(names[:-1]), last=names[-1])
