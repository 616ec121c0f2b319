"""The home screen: the shelf of games, and the games that wait to be gone on with."""

from __future__ import annotations

from functools import partial

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app import library
from app.home.picture import Picture  # noqa: F401  (used by kv/home.kv)
from app.home.shelf import AwayRow, SavedRow, TroubledRow, game_card, names_text, saved_row
from app.i18n import tr
from app.paths import ART
from app.router import NostosScreen, load_kv
from app.theme import theme
from app.words import error_text
from engines import GAMES, NostosError

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

    def resume(self, path: str) -> None:
        """Go on with a game."""
        self.router.go("table", path=path)

    def show_all(self) -> None:
        """Show every unfinished game."""
        self.few_shown = False
        self._fill_rows()

    def show_finished(self) -> None:
        """Show the finished games on a sheet; a tap shows its result."""
        rows = self._sheet(tr("home.finished_title"))
        for summary in library.finished():
            row = saved_row(summary, can_put_away=False)
            row.bind(on_release=self._show_result)
            rows.add_widget(row)

    def show_away(self) -> None:
        """Show what was put away on a sheet, each with the way back."""
        rows = self._sheet(tr("home.away_title"))
        for summary in library.away():
            row = AwayRow(names=names_text(summary))
            row.bind(on_bring_back=partial(self._bring_back, summary.path))
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
        games, troubled = library.unfinished(), library.troubled()
        shown = games[:FEW] if self.few_shown else games
        self.hidden = len(games) - len(shown)
        self.waiting = bool(games or troubled)
        for summary in shown:
            row = saved_row(summary)
            row.bind(on_release=lambda row: self.resume(row.path), on_put_away=self._put_away)
            rows.add_widget(row)
        for trouble in troubled:
            self._add_troubled(trouble)
        self._count()

    def _add_troubled(self, trouble: library.Trouble) -> None:
        path = trouble.summary.path
        row = TroubledRow(file=path.name, why=tr(f"home.trouble.{trouble.reason}"))
        row.path, row.names = str(path), path.name
        row.bind(on_put_away=self._put_away)
        self.ids.rows.add_widget(row)

    def _count(self) -> None:
        self.finished, self.away = len(library.finished()), len(library.away())

    def _put_away(self, row: SavedRow | TroubledRow) -> None:
        """Move the game away; its row becomes the way to bring it back."""
        try:
            place = library.put_away(row.path)
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        rows = self.ids.rows
        left = AwayRow(names=row.names)
        left.bind(on_bring_back=partial(self._bring_back, place))
        index = rows.children.index(row)
        rows.remove_widget(row)
        rows.add_widget(left, index)
        self._count()

    def _bring_back(self, place, row: AwayRow) -> None:
        try:
            library.bring_back(place)
        except NostosError as error:
            App.get_running_app().say(error_text(error))
            return
        App.get_running_app().overlay.close()
        self._fill_rows()

    def _show_result(self, row: SavedRow) -> None:
        App.get_running_app().overlay.close()
        self.router.go("results", path=row.path)
