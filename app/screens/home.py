"""The home screen: the shelf of games, and the games that wait to be gone on with."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app import library, tournaments
from app.home.picture import Picture  # noqa: F401  (used by kv/home.kv)
from app.home.shelf import (
    AwayRow,
    SavedRow,
    TroubledRow,
    away_names,
    game_card,
    saved_row,
    tournament_row,
)
from app.i18n import tr
from app.paths import ART
from app.router import NostosScreen, load_kv
from app.theme import theme
from app.tournaments import Tournament
from app.words import error_text
from engines import GAMES, NostosError
from engines.core.saves import Summary

#: How many unfinished games are shown before "all".
FEW = 3

WIDE = 900
#: How wide a shelf must be for a feature, in letters.
FEATURE_EMS = 40
COLUMN = 340
PAGE = 1240
FEATURE_PAGE = 1080


class HomeScreen(NostosScreen):
    """The first thing one sees."""

    wide = BooleanProperty(False)
    columns = NumericProperty(1)
    most = NumericProperty(dp(PAGE))
    feature = BooleanProperty(False)
    waiting = BooleanProperty(False)
    few_shown = BooleanProperty(True)
    hidden = NumericProperty(0)
    finished = NumericProperty(0)
    away = NumericProperty(0)
    hero = StringProperty("")
    hero_height = NumericProperty(dp(240))
    #: Whether the hero is a wide strip: its title then stands in the sky beside the temple.
    panorama = BooleanProperty(False)

    def __init__(self, **kwargs):
        load_kv("shelf")
        super().__init__(**kwargs)
        Window.fbind("size", self._measure)
        theme.fbind("dark", self._measure)
        theme.fbind("body", self._measure)
        self._waiting = self.ids.waiting.__self__
        self.fbind("waiting", self._show_waiting)
        self._show_waiting()

    def open(self) -> None:
        self.few_shown = True
        self.refresh()

    def refresh(self) -> None:
        """Build the shelf and the rows anew."""
        self._measure()
        self._fill_shelf()
        self._fill_rows()

    def play(self, game_id: str) -> None:
        """Set up a new game."""
        self.router.go("setup", game=game_id)

    def resume(self, row: SavedRow) -> None:
        """Go on with a game or a tournament."""
        if row.tournament:
            self.router.go("tournament", id=row.tournament)
        else:
            self.router.go("table", path=row.path)

    def show_all(self) -> None:
        """Show every unfinished game."""
        self.few_shown = False
        self._fill_rows()

    def show_finished(self) -> None:
        """Show the finished games and tournaments on a sheet; a tap shows its result."""
        rows = self._sheet(tr("home.finished_title"))
        for entry in tournaments.listed(finished=True):
            row = _row(entry, can_put_away=False)
            row.bind(on_release=self._show_result)
            rows.add_widget(row)

    def show_away(self) -> None:
        """Show what was put away on a sheet, each with the way back."""
        rows = self._sheet(tr("home.away_title"))
        for games in tournaments.away():
            row = AwayRow(names=away_names(games))
            row.bind(on_bring_back=partial(self._bring_back, [game.path for game in games]))
            rows.add_widget(row)

    def _sheet(self, title: str) -> BoxLayout:
        rows = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap)
        rows.bind(minimum_height=rows.setter("height"))
        App.get_running_app().sheet(title, rows)
        return rows

    def _measure(self, *_args) -> None:
        width, height = Window.size
        alone = len(GAMES) == 1
        self.wide = width >= dp(WIDE) and self.waiting
        # The more games, the more of a wide screen is theirs: their buttons stay in sight.
        share = 0.36 if width <= height else 0.42 if alone else 0.24
        self.hero_height = max(height * share, dp(168))
        self.panorama = width > 2.2 * self.hero_height
        room = width - (dp(COLUMN) if self.wide else 0)
        self.feature = alone and room >= FEATURE_EMS * theme.body
        self.most = dp(FEATURE_PAGE if self.feature and not self.wide else PAGE)
        self.columns = 1 if alone else int(min(3, max(1, room // dp(COLUMN))))
        self.hero = str(ART / ("hero_dark.png" if theme.dark else "hero.png"))

    def _show_waiting(self, *_args) -> None:
        """Take the part of the games that wait off the page when there are none."""
        parts, part = self.ids.parts, self._waiting
        if not self.waiting and part.parent is not None:
            parts.remove_widget(part)
        elif self.waiting and part.parent is None:
            parts.add_widget(part, len(parts.children))
        self._measure()

    def on_feature(self, *_args) -> None:
        for card in self.ids.shelf.children:
            card.feature = self.feature

    def _fill_shelf(self) -> None:
        shelf = self.ids.shelf
        shelf.clear_widgets()
        for game_id in self._by_use():
            card = game_card(game_id, self.feature)
            card.bind(on_release=lambda card: self.play(card.game))
            shelf.add_widget(card)

    def _by_use(self) -> list[str]:
        used = [name for name in App.get_running_app().settings.recent if name in GAMES]
        return [*dict.fromkeys(used), *(name for name in GAMES if name not in used)]

    def _fill_rows(self) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        games, troubled = tournaments.listed(finished=False), library.troubled()
        shown = games[:FEW] if self.few_shown else games
        self.hidden = len(games) - len(shown)
        self.waiting = bool(games or troubled)
        for entry in shown:
            row = _row(entry)
            row.bind(on_release=self.resume, on_put_away=self._put_away)
            rows.add_widget(row)
        for trouble in troubled:
            self._add_troubled(trouble)
        self._count()

    def _add_troubled(self, trouble: library.Trouble) -> None:
        path = trouble.summary.path
        row = TroubledRow(file=path.name, why=tr(f"home.trouble.{trouble.reason}"))
        row.path, row.tournament, row.names = str(path), "", path.name
        row.bind(on_put_away=self._put_away)
        self.ids.rows.add_widget(row)

    def _count(self) -> None:
        over = tournaments.listed(finished=True)
        self.finished = sum(len(e.games) if isinstance(e, Tournament) else 1 for e in over)
        self.away = len(library.away())

    def _put_away(self, row: SavedRow | TroubledRow) -> None:
        """Move the game or tournament away; its row becomes the way to bring it back."""
        try:
            if row.tournament:
                places = tournaments.put_away(row.tournament)
            else:
                places = [library.put_away(row.path)]
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        rows = self.ids.rows
        left = AwayRow(names=row.names)
        left.bind(on_bring_back=partial(self._bring_back, places))
        index = rows.children.index(row)
        rows.remove_widget(row)
        rows.add_widget(left, index)
        self._count()

    def _bring_back(self, places: list[Path], _row: AwayRow) -> None:
        try:
            tournaments.bring_back(places)
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        App.get_running_app().overlay.close()
        self._fill_rows()

    def _show_result(self, row: SavedRow) -> None:
        App.get_running_app().overlay.close()
        if row.tournament:
            self.router.go("tournament", id=row.tournament)
        else:
            self.router.go("results", path=row.path)


def _row(entry: Summary | Tournament, **more) -> SavedRow:
    """Return the row of a game, or the one row of a tournament."""
    return (tournament_row if isinstance(entry, Tournament) else saved_row)(entry, **more)
