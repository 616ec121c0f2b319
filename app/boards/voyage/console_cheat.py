"""A cheat is sent to Troy: first who, then what follows, then the word (V-51)."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.console_parts import ActKey, KeyColumn
from app.boards.voyage.console_picker import SeatPicker
from app.boards.voyage.pages import oldest, penance_text, place_name, ui
from app.i18n import tr
from app.theme import theme
from app.words import error_text
from engines.voyage.acts import Act


class CallPage(BoxLayout):
    """Words, and the keys that answer them."""

    low = BooleanProperty(False)
    title = StringProperty("")
    text = StringProperty("")
    ruling = StringProperty("V-51")
    #: Whether a sailor is being chosen: that needs the whole width.
    picking = BooleanProperty(False)

    def __init__(self, console, **kwargs):
        super().__init__(**kwargs)
        self._console = console
        self.low = console.low

    def _put(self, widget) -> None:
        self.picking = isinstance(widget, SeatPicker)
        words = self.ids.words
        words.size_hint_y = None if self.picking else 1
        words.height = max(dp(50), theme.lead * 1.3 + theme.small * 2)
        main = self.ids.main
        main.size_hint_y = 1 if self.picking or self.low else None
        if isinstance(widget, KeyColumn):
            main.height = widget.extent()[1]
        self.ids.main.clear_widgets()
        self.ids.main.add_widget(widget)


class ForgotPage(CallPage):
    """Which of those who owe a grunt has forgotten it (V-25)."""

    def __init__(self, console, owing: list[int], **kwargs):
        super().__init__(console, **kwargs)
        self.title = penance_text("grunt")
        self.text = ui("forgot.who")
        open_now = [seat for seat in owing if oldest(console.view, seat) == "grunt"]
        picker = SeatPicker(console.seats, only=open_now)
        picker.bind(on_pick=lambda _picker, seat: self._note(seat))
        self._put(picker)

    def _note(self, seat: int) -> None:
        self._console.page = "now"
        self._console.play(Act("forgot", seat))


class CheatPage(CallPage):
    """Chooses a sailor and asks whether it is meant."""

    def __init__(self, console, **kwargs):
        super().__init__(console, **kwargs)
        self._ask_who()

    def _ask_who(self) -> None:
        console = self._console
        driver, view = console.driver, console.view
        calls = {act.n for act in driver.calls() if act.verb == "cheat"} if driver else set()
        self.title = ui("cheat")
        self.text = ui("cheat.who") if calls else self._why_not(view["actor"])
        picker = SeatPicker(
            console.seats,
            allowed=lambda seat: seat in calls,
            note=lambda seat: str(view["cells"][seat] or place_name("troy")),
        )
        picker.bind(
            on_pick=lambda _picker, seat: self._ask(seat),
            on_refused=lambda _picker, seat: setattr(self, "text", self._why_not(seat)),
        )
        self._put(picker)

    def _why_not(self, seat: int) -> str:
        """Return why the rules do not let this sailor be called now."""
        driver = self._console.driver
        refused = driver.refusal(Act("cheat", max(0, seat))) if driver is not None else None
        return error_text(refused, "voyage", self._console.seats) if refused else ui("cheat.who")

    def _ask(self, seat: int) -> None:
        """Say what follows, and what Nostos has seen."""
        console = self._console
        name = console.seats[seat]["name"]
        self.title = name
        self.text = f"{ui('cheat.follows', name=name)} {self._seen(seat)}"
        row = KeyColumn()
        troy = ActKey(label=ui("cheat.yes", name=name), icon="gavel", kind="danger")
        troy.bind(on_release=lambda _key: self._send(seat))
        keep = ActKey(label=ui("cheat.no"), icon="close")
        keep.bind(on_release=lambda _key: self._ask_who())
        row.add_widget(troy)
        row.add_widget(keep)
        self._put(row)

    def _seen(self, seat: int) -> str:
        claim = self._console.view["claim"]
        if claim and claim["seat"] == seat and claim["faults"]:
            faults = tr("table.and").join(tr(f"voyage.fault.{f}") for f in claim["faults"])
            return ui("cheat.seen", fault=faults)
        return ui("cheat.unseen")

    def _send(self, seat: int) -> None:
        self._console.page = "now"
        self._console.play(Act("cheat", seat))
