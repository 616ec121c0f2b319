"""A tournament: the running table, the totals after each game, and what is played next."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app import tournaments
from app.i18n import tr
from app.kit.icons import glyph
from app.kit.totals import Totals, Track, text_width  # noqa: F401  (used by kv/tournament.kv)
from app.kit.widgets import Btn, OneLine
from app.router import NostosScreen, load_kv
from app.screens.results import Wreath, listed
from app.sounds import sounds
from app.theme import theme
from app.tournaments import Row, Tournament
from app.words import error_text
from engines import NostosError
from engines.core.session import Session

#: Shown for a game that does not count, or not yet.
NOTHING = "–"
#: In letters: how wide the columns of the table are, those of kv/tournament.kv included.
PLACE, NAME, SHORT_NAME, TOTAL = 1.5, 9.2, 8, 3
LEAST_CELL, MOST_CELL = 2.3, 4.8


class TournamentScreen(NostosScreen):
    """One tournament, whether it goes on or is over. Back goes home."""

    caption = StringProperty("")
    title = StringProperty("")
    news = StringProperty("")
    #: What is missing here, if anything is.
    note = StringProperty("")
    can_bring_back = BooleanProperty(False)
    label = StringProperty("")
    icon = StringProperty("sail-boat")
    over = BooleanProperty(False)
    #: Whether a game has been counted: before that there is no chart.
    counted = BooleanProperty(False)
    two_columns = BooleanProperty(False)
    #: Whether the points of the games stand below the names.
    compact = BooleanProperty(False)
    #: How wide the points of one game are, where they stand beside the names.
    cell = NumericProperty(0)

    def __init__(self, **kwargs):
        load_kv("score")
        self.tournament: Tournament | None = None
        self._in_results = False
        super().__init__(**kwargs)
        self._chart, self._note = self.ids.chart_card.__self__, self.ids.note_card.__self__
        self._beside, self._below = self.ids.beside.__self__, self.ids.standings_part.__self__
        self.ids.rows.fbind("width", self._measure)
        theme.fbind("body", self._measure)
        fill_soon = Clock.create_trigger(self._fill_table, -1)
        for name in ("compact", "cell"):
            self.fbind(name, fill_soon)
        self.fbind("width", self._measure)

    def open(self, id: str) -> None:
        """Show the tournament of this name."""
        back_from_results, self._in_results = self._in_results, False
        self.tournament = tournaments.find(id)
        if self.tournament is None:
            App.get_running_app().say(tr("tournament.gone"))
            self.router.home()
            return
        self.ids.scroll.to_top()
        self.refresh()
        if self.over and not back_from_results:
            sounds.play("win")

    def refresh(self) -> None:
        known = self.tournament
        if known is None:
            return
        self.table = known.table()
        self.over = known.finished
        self.counted = bool(known.points())
        self.caption = tr("tournament.caption", game=tr(f"{known.header.game}.name"))
        self.title = self._title()
        self.news = self._news()
        self.note = self._missing()
        self.can_bring_back = bool(known.away) and known.next not in known.away
        self.label, self.icon = self._offer()
        self._fill_wreaths()
        self._fill_table()
        self._fill_chart()
        self._fill_games()
        self._show_parts()
        self._measure()

    def back(self) -> bool:
        self.router.home()
        return True

    def go_on(self) -> None:
        """Do what the large button says."""
        known = self.tournament
        if known.current is not None:
            self.router.replace("table", path=str(known.games[known.current].path))
        elif known.next is None:
            self._start(lambda: tournaments.play_again(known))
        elif known.next in known.away:
            self.bring_back()
        else:
            self._start(lambda: tournaments.play_next(known))

    def bring_back(self) -> None:
        """Bring back what was put away, so that it counts again."""
        known = self.tournament
        try:
            tournaments.bring_back(summary.path for summary in known.away.values())
        except NostosError as error:
            App.get_running_app().say(error_text(error))
        self.open(known.id)

    def show_game(self, number: int) -> None:
        """Show the results of one game, and from there its replay."""
        self._in_results = True
        self.router.replace("results", path=str(self.tournament.games[number].path))

    def _start(self, start) -> None:
        try:
            session: Session = start()
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        session.close()
        self.router.replace("table", path=str(session.path))

    # What is said

    def _title(self) -> str:
        known = self.tournament
        if self.over:
            return listed([row.who["name"] for row in self.leaders])
        return tr("tournament.game_of", number=known.number, of=known.of)

    def _news(self) -> str:
        if self.over:
            alone = len(self.leaders) == 1
            return tr("tournament.winner" if alone else "tournament.winners")
        if not self.counted:
            return tr("tournament.begins", n=self.tournament.of)
        names, total = [row.who["name"] for row in self.leaders], self.table[0].total
        if len(names) == len(self.table):
            return tr("tournament.level", n=total)
        key = "tournament.leads" if len(names) == 1 else "tournament.lead_together"
        return tr(key, names=listed(names), n=total)

    @property
    def leaders(self) -> list[Row]:
        """The seats with the highest total."""
        return [row for row in self.table if row.place == 1]

    def _missing(self) -> str:
        known = self.tournament
        unread = {n for n, s in known.games.items() if s.finished} - set(known.points())
        told = []
        for one, many, numbers in (
            ("tournament.away", "tournament.away_many", known.away),
            ("tournament.unread", "tournament.unread_many", unread),
        ):
            if numbers:
                games = listed([str(number) for number in sorted(numbers)])
                told.append(tr(one if len(numbers) == 1 else many, games=games))
        return " ".join(told)

    def _offer(self) -> tuple[str, str]:
        """Return the words and the icon of the large button."""
        known = self.tournament
        if known.finished:
            return tr("tournament.another"), "trophy-outline"
        if known.current is not None:
            return tr("tournament.go_on", number=known.number), "sail-boat"
        if known.next in known.away:
            return tr("home.bring_back"), "undo"
        return tr("tournament.play", number=known.number), "sail-boat"

    # What is shown

    def _measure(self, *_args) -> None:
        """See whether a line has room for the points of every game beside the names."""
        self.two_columns = self.width >= dp(840)
        if self.tournament is not None:
            letter, of = theme.body, self.tournament.of
            room = self.ids.rows.width - dp(60) - letter * (PLACE + TOTAL)
            self.compact = room - letter * SHORT_NAME < letter * LEAST_CELL * of
            cell = max(LEAST_CELL * letter, (room - letter * NAME) / of)
            self.cell = 0 if self.compact else min(cell, letter * MOST_CELL)

    def _show_parts(self) -> None:
        """Take the cards that have nothing to say off the page."""
        for part, host, wanted, place in (
            (self._chart, self._beside, self.counted, len(self._beside.children)),
            (self._note, self._below, bool(self.note), 0),
        ):
            if wanted and part.parent is None:
                host.add_widget(part, place)
            elif not wanted and part.parent is not None:
                host.remove_widget(part)
        columns, beside = self.ids.columns, self._beside
        if self.counted and beside.parent is None:
            columns.add_widget(beside)
        elif not self.counted and beside.parent is not None:
            columns.remove_widget(beside)

    def _fill_wreaths(self) -> None:
        wreaths = self.ids.wreaths
        wreaths.clear_widgets()
        for row in self.leaders if self.over else ():
            wreaths.add_widget(Wreath(shape=row.who["shape"], colour=row.who["colour"]))

    def _fill_table(self, *_args) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        if self.tournament is None:
            return
        rows.add_widget(self._head())
        best = [max((row.points[n] or 0 for row in self.table), default=0) for n in self._games]
        for row in self.table:
            line = StandingRow(
                place=str(row.place) if self.counted else "",
                name=row.who["name"],
                shape=row.who["shape"],
                colour=row.who["colour"],
                total=str(row.total) if self.counted else NOTHING,
                won=self.over and row.place == 1,
                compact=self.compact,
                cell=self.cell,
            )
            line.fill([(p, p is not None and p == best[n]) for n, p in enumerate(row.points)])
            rows.add_widget(line)

    @property
    def _games(self) -> range:
        return range(self.tournament.of)

    def _head(self) -> StandingHead:
        head = StandingHead(compact=self.compact, cell=self.cell)
        for number in self._games:
            name = tr("tournament.game", number=number + 1)
            short = text_width(name) + dp(4) > self.cell
            head.ids.cells.add_widget(Cell(text=str(number + 1) if short else name))
            head.named = short
        return head

    def _fill_chart(self) -> None:
        points = self.tournament.points()
        names = [(tr("tournament.game", number=number), str(number)) for number in points]
        self.ids.chart.marks = [("", ""), *names]
        self.ids.chart.tracks = [
            Track(row.who["name"], row.who["colour"], row.who["shape"], running(row.points))
            for row in self.table
            if points
        ]

    def _fill_games(self) -> None:
        games = self.ids.games
        games.clear_widgets()
        for number, summary in sorted(self.tournament.games.items()):
            if summary.finished:
                label = tr("tournament.game", number=number)
                button = Btn(label=label)
                button.bind(on_release=lambda _btn, number=number: self.show_game(number))
                games.add_widget(button)


class Cell(OneLine):
    """The points of one game, or what stands above them."""

    best = BooleanProperty(False)


class StandingHead(BoxLayout):
    """What the columns of the table mean."""

    compact = BooleanProperty(False)
    cell = NumericProperty(0)
    #: Whether the word "game" stands before the numbers of the games.
    named = BooleanProperty(False)


class StandingRow(BoxLayout):
    """One player's line: place, sign, name, points of each game, total."""

    place = StringProperty("")
    name = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)
    total = StringProperty("")
    won = BooleanProperty(False)
    #: Stands for the place of who has won.
    trophy = glyph("trophy-variant")
    compact = BooleanProperty(False)
    cell = NumericProperty(0)

    def fill(self, points: list[tuple[int | None, bool]]) -> None:
        """Show the points of each game; True marks the best of that game."""
        row = self.ids.below if self.compact else self.ids.beside
        for value, best in points:
            row.add_widget(Cell(text=NOTHING if value is None else str(value), best=best))


def running(points: tuple[int | None, ...]) -> tuple[int, ...]:
    """Return the totals before the first and after each game that counts."""
    totals = [0]
    for value in points:
        if value is not None:
            totals.append(totals[-1] + value)
    return tuple(totals)
