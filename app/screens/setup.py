"""The set-up screen: who plays, where they sit, and by which rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app import library, tournaments
from app.home.shelf import game_picture
from app.i18n import tr
from app.kit.widgets import Card
from app.router import NostosScreen, load_kv
from app.setup.around import Around  # noqa: F401  (used by kv/setup.kv)
from app.setup.plan import Plan
from app.setup.seatcard import SeatCard
from app.words import error_text
from engines import GAMES, NostosError
from engines.core.contract import Option

TABLET_SIDE = 600
TWO_COLUMNS = 720


class OptionCard(Card):
    """One option of the game: its name, a line that explains it, its values."""

    option = StringProperty("")
    title = StringProperty("")
    help = StringProperty("")
    choices = ListProperty()


class SetupScreen(NostosScreen):
    """Prepares a game and starts it."""

    game = StringProperty("")
    title = StringProperty("")
    counts = ListProperty()
    count = NumericProperty(0)
    two_columns = BooleanProperty(False)
    #: Whether people sit around the screen: then they can say where.
    around = BooleanProperty(False)
    lying = BooleanProperty(True)
    tall = BooleanProperty(True)
    picture = StringProperty("")

    def __init__(self, **kwargs):
        for name in ("seat", "shelf", "seats"):
            load_kv(name)
        super().__init__(**kwargs)
        self._table = self.ids.table.__self__
        self.fbind("around", self._show_table)
        self._show_table()
        Window.fbind("size", self._measure)

    def open(self, game: str) -> None:
        settings = App.get_running_app().settings
        self.game = game
        self.plan = Plan.remembered(GAMES[game], settings.last_setup.get(game))
        Window.softinput_mode = "below_target"
        self._measure()
        self.ids.scroll.to_top()
        self.refresh()

    def close(self) -> None:
        """Remember the set-up, whichever way it is left."""
        for card in self.ids.seats.children:
            card.ids.field.focus = False
        settings = App.get_running_app().settings
        settings.last_setup = {**settings.last_setup, self.game: self.plan.to_memory()}

    def refresh(self) -> None:
        """Say everything in the present language."""
        self.title = tr(f"{self.game}.name")
        self.picture = game_picture(self.game)
        players = GAMES[self.game].players
        self.counts = [(n, str(n), "") for n in players] if len(players) > 1 else []
        self._make_cards()
        self._make_options()
        self.show()

    def show(self, *_args) -> None:
        """Show the plan as it is now."""
        self.count = self.plan.count
        for card in self.ids.seats.children:
            seat = self.plan.seats[card.seat]
            card.show(self.plan, default_name(card.seat, seat.kind))
        self.ids.around.show(self.plan, self.plan.names(default_name))

    def set_count(self, players: int) -> None:
        """Another number of players was tapped."""
        self.plan.count = players
        self._make_cards()
        self._make_options()
        self.show()

    def full(self) -> None:
        """Answer that a side of the table holds no more."""
        App.get_running_app().say(tr("setup.side_full"))

    def start(self) -> None:
        """Start the game, remember its set-up and go to the table."""
        app = App.get_running_app()
        try:
            seats = self.plan.describe(default_name)
            table = {**tournaments.opening(self.plan.games), **self._own_table()}
            session = library.create(self.game, seats, self.plan.options, table)
        except NostosError as error:
            app.say(error_text(error, self.game))
            return
        session.close()
        used = [other for other in app.settings.recent if other != self.game]
        app.settings.recent = [self.game, *used]
        self.router.replace("table", path=str(session.path))

    def rules(self) -> None:
        """Read the rules; what was chosen is kept for the way back."""
        self.router.go("rules", game=self.game)

    def _measure(self, *_args) -> None:
        layout = App.get_running_app().settings.layout
        large = min(Window.size) >= dp(TABLET_SIDE)
        self.around = layout == "table" or (layout == "auto" and large)
        self.two_columns = Window.width >= dp(TWO_COLUMNS)
        self.lying = Window.width >= Window.height
        self.tall = Window.height >= dp(500)

    def _show_table(self, *_args) -> None:
        """Take the little tablet off the page where everything faces one way."""
        side, table = self.ids.side, self._table
        if not self.around and table.parent is not None:
            side.remove_widget(table)
        elif self.around and table.parent is None:
            side.add_widget(table, len(side.children))

    def _make_cards(self) -> None:
        seats = self.ids.seats
        seats.clear_widgets()
        for number in range(self.plan.count):
            card = SeatCard(seat=number)
            card.bind(on_changed=self.show, on_named=self._named, on_swap=self._swap)
            seats.add_widget(card)

    def _make_options(self) -> None:
        options = self.ids.options
        options.clear_widgets()
        if self.plan.game.series:
            options.add_widget(self._series_card())
        own = own_setup(self.game)
        for option in self.plan.offered():
            card = own.option_card(self, option) if own is not None else None
            options.add_widget(card or self._option_card(option))
            for extra in own.extra_cards(self, option) if own is not None else ():
                options.add_widget(extra)

    def _own_table(self) -> dict:
        """Return what the game itself has to say of its table."""
        own = own_setup(self.game)
        return own.table(self.plan) if own is not None else {}

    def choose(self, name: str, value) -> None:
        """A value of an option was tapped; others may come or go with it."""
        self.plan.choose(name, value)
        self.renew_options()

    def renew_options(self) -> None:
        """Lay the options out anew, and leave the page where it is under the finger."""
        scroll = self.ids.scroll
        above = (1 - scroll.scroll_y) * max(0.0, self.ids.columns.height - scroll.height)
        self._make_options()

        def stay(_dt) -> None:
            hidden = self.ids.columns.height - scroll.height
            scroll.scroll_y = 1 - min(1.0, above / hidden) if hidden > 0 else 1

        Clock.schedule_once(stay)

    def _series_card(self) -> OptionCard:
        """Return the card that asks whether this is a tournament."""
        series = self.plan.game.series
        many = [(games, tr("setup.series.games", n=games), "") for games in series]
        card = OptionCard(
            option="series",
            title=tr("setup.series"),
            help=tr("setup.series.help"),
            choices=[(1, tr("setup.series.one"), ""), *many],
        )
        card.ids.chips.value = self.plan.games
        card.ids.chips.bind(on_choice=lambda _chips, games: self.plan.choose_games(games))
        return card

    def _option_card(self, option: Option) -> OptionCard:
        key = f"{self.game}.option.{option.name}"
        choices = [(value, choice_text(key, value), "") for value in option.choices]
        card = OptionCard(
            option=option.name, title=tr(key), help=tr(f"{key}.help"), choices=choices
        )
        card.ids.chips.value = self.plan.options[option.name]
        card.ids.chips.bind(on_choice=lambda _chips, value: self.choose(option.name, value))
        return card

    def _named(self, card: SeatCard) -> None:
        self.plan.settle(card.seat, default_name)
        self.show()

    def _swap(self, card: SeatCard) -> None:
        self.plan.swap(card.seat, (card.seat + 1) % self.plan.count)
        self.show()


def own_setup(game_id: str) -> ModuleType | None:
    """Return what a game adds to its set-up: the module app/boards/<id>/setup.py, if it has one.

    `option_card(screen, option)` may return a card of its own for an option, `extra_cards` (the
    same) more cards to follow it, and `table(plan)` what the session keeps of the table.
    """
    name = f"app.boards.{game_id}"
    try:
        found = find_spec(name) is not None and find_spec(f"{name}.setup") is not None
    except ModuleNotFoundError:  # a board in a single file
        return None
    return import_module(f"{name}.setup") if found else None


def default_name(seat: int, kind: str) -> str:
    """Return the name of a seat that was left blank: a number, or a hero for a bot."""
    if kind == "bot":
        return tr(f"setup.bot_name.{seat}")
    return tr("setup.player", number=seat + 1)


def choice_text(key: str, value) -> str:
    """Return the words for a value of an option; numbers speak for themselves."""
    own = f"{key}.{str(value).lower()}"
    if tr.has(own):
        return tr(own)
    if isinstance(value, bool):
        return tr("setup.yes") if value else tr("setup.no")
    return str(value)
