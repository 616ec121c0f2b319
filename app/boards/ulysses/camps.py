"""The debate for everyone to see: three camps, who leads and why, who may still speak."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ColorProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.ulysses.hand_look import camp_art, camp_name, grown, place_name, words
from app.boards.ulysses.hand_parts import Sign  # noqa: F401  (used by kv)
from app.i18n import tr
from app.kit.icons import glyph
from app.paths import ART
from app.router import load_kv
from app.theme import theme
from engines.ulysses.board import CAMPS
from engines.ulysses.camps import least

#: In dp at normal text size: from this width on three cards stand side by side; below this
#: one, names stand under their discs; from this height on, the voices stand under the camps.
WIDE, NARROW, HIGH = 560, 240, 158
#: Phases in which a voice of the debate is asked.
SPEAKING = ("ask", "debate")


def why(view: dict) -> str:
    """Return in words why the leading camp leads; ties are decided by colour (U-23)."""
    camps, leader = view["camps"], view["leader"]
    name = camp_name(leader)
    if view["discs"][1] is None:
        return words("camps.alone", camp=name)
    equal = [camp for camp in range(len(CAMPS)) if camps[camp] == camps[leader]]
    equal = [camp for camp in equal if view["discs"][camp] is not None]
    if len(equal) == 1:
        return words("camps.most", camp=name)
    if len(equal) == len(CAMPS):
        return words("camps.tie.all", camp=name)
    return words(f"camps.tie.{'_'.join(CAMPS[camp] for camp in equal)}", camp=name)


class CampLine(BoxLayout):
    """One camp: its disc, its place, how many cards, and a crown if it leads."""

    art = StringProperty("")
    place = StringProperty("")
    count = StringProperty("")
    note = StringProperty("")
    #: How many of the cards are Zeus, with a bolt; nothing if none is.
    zeus = StringProperty("")
    #: How many cards would put it in the lead: "+2".
    need = StringProperty("")
    leads = BooleanProperty(False)
    is_open = BooleanProperty(False)

    def fitted(self, text: str, width: float, most: float) -> float:
        """Return the size at which the text stands on one line, if 12 sp is small enough."""
        core = CoreLabel(font_name="Inter", font_size=most, bold=True)
        core.resolve_font_name()
        wide = core.get_extents(text)[0]
        room = 0.95 * width
        return most if wide <= room else max(sp(12), most * room / wide)


class CampCard(CampLine):
    """The same where there is room for three side by side."""


class CampStack(CampLine):
    """The same where there is room for the name under the disc only."""


class Voice(BoxLayout):
    """A player in the debate: whose voice it is, who played last, who is out."""

    name = StringProperty("")
    shape = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    icon = StringProperty("")
    speaks = BooleanProperty(False)
    out = BooleanProperty(False)
    named = BooleanProperty(False)


class CampBoard(BoxLayout):
    """Shows an open view's debate, laid out for the box that it is given."""

    reason = StringProperty("")
    #: cards side by side, rows with voices below or beside, or a narrow stack.
    form = OptionProperty("rows", options=("cards", "rows", "beside", "stack"))

    def __init__(self, **kwargs):
        load_kv("ulysses_parts")
        load_kv("ulysses_voice")
        load_kv("ulysses")
        self._shown: tuple[dict, Sequence[dict]] | None = None
        super().__init__(opacity=0, **kwargs)
        self._fill_soon = Clock.create_trigger(self._fill, -1)
        self.fbind("size", self._measure)
        self.fbind("form", self._fill_soon)

    def show(self, view: dict, seats: Sequence[dict]) -> None:
        """Show the debate of this open view, or nothing when there is none."""
        debating = view["phase"] in SPEAKING and view["discs"][0] is not None
        self._shown = (view, seats) if debating else None
        self.opacity = 1 if debating else 0
        self._measure()
        self._fill()

    def on_parent(self, _board, parent) -> None:
        """Follow the look and the language while on the screen; kept alive by neither."""
        tr.unbind(lang=self._fill_soon)
        look = {"body": self._measure, "safe_palette": self._fill_soon, "dark": self._fill_soon}
        theme.unbind(**look)
        if parent is not None:
            tr.bind(lang=self._fill_soon)
            theme.bind(**look)
            self._fill_soon()

    def _measure(self, *_args) -> None:
        width, height = self.width / dp(1) / grown(), self.height / dp(1)
        if width >= WIDE:
            self.form = "cards"
        elif self.width < dp(NARROW):
            self.form = "stack"
        else:
            self.form = "rows" if height >= HIGH else "beside"

    def _fill(self, *_args) -> None:
        boxes = self.ids
        for part in (boxes.camps, boxes.below, boxes.beside):
            part.clear_widgets()
        if self._shown is None:
            return
        view, seats = self._shown
        self.reason = why(view)
        for camp in range(len(CAMPS)):
            if view["discs"][camp] is not None or self.form == "cards":
                boxes.camps.add_widget(self._camp(view, camp))
        voices = boxes.beside if self.form == "beside" else boxes.below
        voices.cols = {"beside": 2, "stack": 3}.get(self.form, len(seats))
        for seat, info in enumerate(seats):
            voices.add_widget(self._voice(view, seat, info))

    def _camp(self, view: dict, camp: int) -> CampLine:
        place, n, n_zeus = view["discs"][camp], view["camps"][camp], view["zeus_laid"][camp]
        is_open = place is not None
        leads = view["leader"] == camp
        need = least(view["camps"], camp) if is_open and not leads else 0
        notes = [words("camps.need", n=need)] if need else []
        notes += [words("camps.zeus", n=n_zeus)] if n_zeus else []
        kind = {"cards": CampCard, "stack": CampStack}.get(self.form, CampLine)
        return kind(
            art=camp_art(camp),
            place=place_name(place) if is_open else camp_name(camp),
            count=str(n) if is_open else "–",
            note=", ".join(notes),
            need=f"+{need}" if need else "",
            zeus=f"{n_zeus}[font=Icons]{glyph('lightning-bolt')}[/font]" if n_zeus else "",
            leads=leads,
            is_open=is_open,
        )

    def _voice(self, view: dict, seat: int, info: dict) -> Voice:
        out, speaks = view["out"][seat], view["actor"] == seat
        icon = "bullhorn" if speaks else "close-thick" if out else ""
        if not icon and view["last"] == seat:
            icon = "cards"
        if not icon and view["phase"] == "ask" and view["spoke"][seat]:
            icon = "check-bold"
        return Voice(
            name=info["name"],
            shape=str(ART / "seat" / f"{info['shape']}.png"),
            colour=theme.players[info["colour"]],
            icon=icon,
            speaks=speaks,
            out=out,
            named=self.form == "cards",
        )
