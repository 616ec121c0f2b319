"""The Destin's console: one main thing in large, the rest a tab away (V-51).

It shows what the rules wait for and offers only what they allow.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.console_book import BookPage
from app.boards.voyage.console_cheat import CheatPage, ForgotPage
from app.boards.voyage.console_now import NowPage
from app.boards.voyage.console_parts import TabKey
from app.boards.voyage.pages import oldest, ui
from app.boards.voyage.register import RegisterPage
from app.router import load_kv
from engines.core.undo import UndoStatus
from engines.voyage.acts import Act

#: A box lower than this and wider than that, in dp, has its words beside its keys.
LOW, WIDE = 330, 500
#: In dp: from this width on the console says whose it is.
SIGNED = 540
ICONS = {
    "now": "dice-multiple-outline",
    "book": "book-open-variant",
    "cards": "cards-outline",
    "fleet": "sail-boat",
    "cheat": "gavel",
    "undo": "undo",
}


class DestinBadge(BoxLayout):
    """Whose console this is."""

    name = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)


class Console(BoxLayout):
    """What the Destin sees and may do. `show` brings it up to date after every change."""

    page = StringProperty("now")
    #: Whether the words stand beside the keys, not above.
    low = BooleanProperty(False)
    #: Whether the sailors' own choices are entered here too: nobody has another screen.
    for_all = BooleanProperty(False)
    #: Whether the ships' places have a tab here.
    has_fleet = BooleanProperty(False)
    #: Language, size and colours, through the KV: what has to be written anew when they change.
    look = ObjectProperty(())

    def __init__(self, board, **kwargs):
        for name in ("parts", "keys", "console", "panes"):
            load_kv(f"voyage_{name}")
        super().__init__(**kwargs)
        self.board = board
        self.view: dict | None = None
        self._moment: tuple = ()
        self._waiting: list = []
        self._owing: list[int] = []
        self._rebuild_soon = Clock.create_trigger(self._rebuild, -1)
        self.bind(size=self._measure)
        for name in ("width", "page", "low"):
            self.fbind(name, self._rebuild_soon)
        self.fbind("look", self._rebuild_soon)
        self._measure()

    @property
    def driver(self):
        """What plays; None where nothing can be done."""
        return self.board.driver

    @property
    def seats(self):
        """Names and looks by seat."""
        return self.driver.seats if self.driver is not None else self.board.seated

    def show(self, view: dict) -> None:
        """Show this view. What only the Destin can settle comes to the front by itself."""
        self.view = view
        moment = (view["offer"], view["claim"], view["audit"], view["ending"])
        if moment != self._moment and any(part is not None for part in moment):
            self.page = "now"
        self._moment = moment
        self._rebuild()

    def play(self, act) -> None:
        """Carry out an act of the Destin, or what a die shows."""
        if self.driver is not None:
            self.driver.play(act)

    def settle(self, acts: list) -> None:
        """Carry out several calls, one after the other, each when the table is ready for it.

        What waits already is not asked for again: a second answer would be to the next penance.
        """
        self._waiting += [act for act in acts if act not in self._waiting]
        self._settle_on()

    def _settle_on(self, *_args) -> None:
        if not self._waiting or self.driver is None:
            return
        if not self.driver.busy:
            act = self._waiting.pop(0)
            if act in self.driver.calls():
                self.play(act)
        Clock.schedule_once(self._settle_on, 0)

    def forgotten(self, seats: list[int]) -> None:
        """Somebody has forgotten a penance: the only one who owed it, or one of many (V-25)."""
        if len(seats) == 1:
            self.play(Act("forgot", seats[0]))
        else:
            self._owing = seats
            self.page = "forgot"

    def ask_undo(self) -> None:
        """Take the last act back, with the table's agreement."""
        self.page = "now"
        self.board.ask_undo()

    # Building

    def _measure(self, *_args) -> None:
        self.low = self.height < dp(LOW) and self.width >= dp(WIDE)

    def _rebuild(self, *_args) -> None:
        if self.view is None:
            return
        owed = [seat for seat in self._owing if oldest(self.view, seat) == "grunt"]
        if self.page not in self._tabs() and not (self.page == "forgot" and owed):
            self.page = "now"
        self._fill_tabs()
        body = self.ids.body
        body.clear_widgets()
        body.add_widget(self._make_page())

    def _tabs(self) -> list[str]:
        people = self.view["people"]
        fleet = ["fleet"] if self.has_fleet else []
        return ["now", "book", "cards", *fleet, *(["cheat"] if people else []), "undo"]

    def _fill_tabs(self) -> None:
        row = self.ids.tabs
        names = self._tabs()
        if [tab.name for tab in reversed(row.children)] != names:
            row.clear_widgets()
            for name in names:
                tab = TabKey(name=name, icon=ICONS[name])
                tab.bind(on_release=self._turn_to)
                row.add_widget(tab)
        for tab in row.children:
            tab.label = ui(f"tab.{tab.name}")
            tab.chosen = tab.name == self.page
        self._sign()
        undo = row.children[0]
        undo.disabled = self.driver is None or self.driver.undo_status is UndoStatus.NOTHING

    def _sign(self) -> None:
        """Say whose console this is, where there is room for it."""
        foot, destin = self.ids.foot, self.view["destin"]
        for old in [child for child in foot.children if isinstance(child, DestinBadge)]:
            foot.remove_widget(old)
        if destin is None or self.driver is None or self.width < dp(SIGNED):
            return
        who = self.seats[destin] if destin >= 0 else self.driver.table.get("destin")
        if who:
            looks = {"shape": who.get("shape", 0), "colour": who.get("colour", 0)}
            badge = DestinBadge(name=who.get("name", ""), **looks)
            foot.add_widget(badge, len(foot.children))

    def _turn_to(self, tab: TabKey) -> None:
        if tab.name == "undo":
            self.ask_undo()
        elif tab.name == self.page:
            self._rebuild_soon()
        else:
            self.page = tab.name

    def _make_page(self):
        if self.page == "book":
            return BookPage(self.view, self.low)
        if self.page == "cards":
            return RegisterPage(self.view, self.seats)
        if self.page == "fleet":
            from app.boards.voyage.companion_fleet import Fleet

            return Fleet(self.view, self.seats)
        if self.page == "cheat":
            return CheatPage(self)
        if self.page == "forgot":
            return ForgotPage(self, self._owing)
        return NowPage(self)
