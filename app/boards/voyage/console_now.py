"""The main page of the console: what is due, and the keys that settle it."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.audit import AuditPane, FinalPane
from app.boards.voyage.console_book import BookPage
from app.boards.voyage.console_due import due
from app.boards.voyage.console_hand import OfferPane
from app.boards.voyage.console_parts import ActKey, KeyColumn, Words
from app.boards.voyage.console_picker import SeatPicker
from app.boards.voyage.console_steer import SteerPane
from app.boards.voyage.keys import DiceKeys
from app.boards.voyage.pages import PENANCE_ICONS, board_of, cell_text, oldest, penance_text, ui
from app.kit.widgets import Touchable
from app.theme import theme
from engines.voyage.acts import Act

#: In dp at normal text size: what the words need, and from which height on there is room for
#: a rule of the book, and for a page of it.
WORDS, SHORT, FULL = 84, 114, 204


class PenanceRow(BoxLayout):
    """An open penance: whose, which, and whether it was done or forgotten."""

    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")

    __events__ = ("on_done", "on_forgot")

    def on_done(self) -> None:
        """The sailor has done it."""

    def on_forgot(self) -> None:
        """The sailor has forgotten it."""


class PenanceKey(Touchable, BoxLayout):
    """One of the two answers to an open penance."""

    label = StringProperty("")
    icon = StringProperty("")
    tint = ColorProperty((0, 0, 0, 1))


class NowPage(BoxLayout):
    """Words above (or beside) what can be done."""

    low = BooleanProperty(False)
    #: Whether a penance is open.
    owing = BooleanProperty(False)
    #: How much of the book lies between the words and the keys: nothing, "short" or "full".
    leaf = OptionProperty("", options=("", "short", "full"))

    def __init__(self, console, **kwargs):
        super().__init__(**kwargs)
        self._console = console
        self._view = console.view
        self.low = console.low
        self._row: PenanceRow | None = None
        self._verbs = self._legal_verbs()
        self._tell()
        self._main = self._make_main()
        self.ids.main.add_widget(self._main)
        self._add_penance()
        self.bind(size=self._share)
        self._share()

    def _legal_verbs(self) -> list[str]:
        driver = self._console.driver
        if driver is None or self._view["actor"] < 0:
            return []
        return list(dict.fromkeys(act.verb for act in driver.legal()))

    def _tell(self) -> None:
        seats = self._console.seats
        now = due(self._view, seats, self._verbs)
        words: Words = self.ids.words
        words.text, words.ruling = now.text, now.ruling
        words.has_seat = now.seat is not None
        if now.seat is None:
            words.title = ui("the_destin") if not self._view["ending"] else ui("the_end")
        else:
            seat = seats[now.seat]
            words.title, words.shape, words.colour = seat["name"], seat["shape"], seat["colour"]

    # The keys

    def _make_main(self):
        view, console = self._view, self._console
        if view["ending"]:
            pane = AuditPane if view["audit"] is not None else FinalPane
            return pane(console)
        if view["offer"]:
            return OfferPane(console)
        if "overlook" in self._verbs:
            return self._fault()
        if DiceKeys.needs(view) and console.driver is not None:
            keys = DiceKeys(console.board)
            keys.show(view)
            return keys
        if self._verbs and console.for_all:
            return self._choice()
        return BookPage(view, self.low, short=True, leafing=False)

    def _keys(self, *wanted: tuple[str, str, str, str, str], **facts):
        """Return a row (or column) of large keys: words, what follows, icon, kind, verb."""
        acts = {act.verb: act for act in self._console.driver.legal()}
        acts |= {act.verb: act for act in self._console.driver.calls() if act.n == self._seat}
        box = KeyColumn()
        for key, note, icon, kind, verb in wanted:
            told = ui(f"note.{note}", **facts) if note else ""
            button = ActKey(label=ui(key), note=told, icon=icon, kind=kind)
            button.bind(on_release=lambda _key, act=acts[verb]: self._console.play(act))
            box.add_widget(button)
        return box

    @property
    def _seat(self) -> int:
        return self._view["actor"]

    def _fault(self):
        claim = self._view["claim"]
        way = claim["due"] or [self._view["cells"][claim["seat"]]]
        return self._keys(
            ("call_it", "call_it", "gavel", "danger", "cheat"),
            ("overlook", "overlook", "eye-off-outline", "plain", "overlook"),
            cell=cell_text(board_of(self._view), way[-1]),
        )

    def _choice(self):
        """Return the keys for what a sailor chooses aloud."""
        console, legal = self._console, self._console.driver.legal()
        if "destin" in self._verbs:
            picker = SeatPicker(console.seats)
            picker.bind(on_pick=lambda _p, seat: console.play(Act("destin", seat)))
            return picker
        if "name" in self._verbs:
            keys = DiceKeys(console.board)
            keys.allow_throw = False
            keys.offer("gods", [act for act in legal if act.verb == "name"])
            return keys
        if "sing" in self._verbs:
            return self._keys(
                ("sing", "sing", "music", "plain", "sing"),
                ("wait", "wait", "anchor", "plain", "wait"),
            )
        if "use" in self._verbs:
            return self._keys(
                ("use", "", "sail-boat", "plain", "use"),
                ("stay", "stay", "anchor", "plain", "stay"),
            )
        return SteerPane(console)

    # Penances

    def _add_penance(self) -> None:
        """Show the oldest open penance of the first who owes, or the one that all share (V-25)."""
        console, driver = self._console, self._console.driver
        calls = driver.calls() if driver is not None else []
        waiting = [act.n for act in calls if act.verb == "done"]
        if not waiting:
            return
        penance = oldest(self._view, waiting[0])
        alike = [seat for seat in waiting if oldest(self._view, seat) == penance]
        together = penance == "grunt" and len(alike) > 1
        name = console.seats[waiting[0]]["name"]
        said = penance_text(penance)
        row = PenanceRow(
            text=said if together else ui("penance_of", name=name, penance=said),
            note=ui("forgot.yawn" if penance == "yawn" else "forgot.other"),
            icon=PENANCE_ICONS[penance],
        )
        settled = alike if together else waiting[:1]
        row.bind(
            on_done=lambda _row: console.settle([Act("done", seat) for seat in settled]),
            on_forgot=lambda _row: console.forgotten(settled),
        )
        self.owing = True
        self._row = row
        if self.low:
            row.size_hint_y = 1
            self.ids.head.add_widget(row)
        else:
            self.add_widget(row)

    # Laying

    def _share(self, *_args) -> None:
        """Give the keys what they need, large where there is room, the words what they need too.

        Where much is left, the book lies open between them.
        """
        grown = max(1.0, theme.body / dp(16))
        head, main = self.ids.head, self.ids.main
        if self.low:
            head.size_hint_y = None if self.owing else 1
            head.height = max(dp(76), theme.small * 5.4) if self.owing else self.height
            return
        if not isinstance(self._main, DiceKeys | KeyColumn | OfferPane | SteerPane):
            head.size_hint_y = None
            head.height = min(dp(WORDS) * grown, self.height * 0.4)
            return
        room = self.height - dp(6) - (self._row.height + dp(6) if self.owing else 0)
        least, most = self._main.extent()
        main.size_hint_y = None
        main.height = max(least, min(most, room * 0.66))
        left = room - main.height - dp(WORDS) * grown - dp(12)
        self.leaf = (
            "full" if left > dp(FULL) * grown else "short" if left > dp(SHORT) * grown else ""
        )
        head.size_hint_y = None if self.leaf else 1
        head.height = dp(WORDS) * grown if self.leaf else room - main.height

    def on_leaf(self, *_args) -> None:
        box = self.ids.leaf
        box.clear_widgets()
        box.size_hint_y = 1 if self.leaf else None
        if not self.leaf:
            box.height = 0
        else:
            box.add_widget(BookPage(self._view, False, self.leaf == "short", leafing=False))
