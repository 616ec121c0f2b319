"""Nostos as the Destin: the book of Destiny, one page at a time, at the table's pace (V-50)."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.boards.voyage.console_parts import FitText, Tondo  # noqa: F401  (used by the KV)
from app.boards.voyage.pages import (
    AT_ONCE,
    ORIGIN,
    PENANCE_ICONS,
    leaf,
    penance_text,
    trial_picture,
    ui,
)
from app.device import device
from app.i18n import tr
from app.kit.overlay import Facing
from app.kit.widgets import Touchable
from app.router import load_kv
from app.sounds import sounds
from app.table.panels import faces_one_way
from app.table.seating import TURNS
from app.theme import theme

#: How long a page for a bot stays, and how long a penance is timed.
BOT_SECONDS, PENANCE_SECONDS = 4.0, 10.0
#: In dp: how large a page may get, and how tall where it is narrow.
WIDEST, TALLEST, TALLER = 760, 560, 660


class Ring(Touchable, Widget):
    """Ten seconds for a penance: a tap starts them, the ring empties."""

    left = NumericProperty(1.0)
    running = BooleanProperty(False)
    text = StringProperty("")
    hint = StringProperty("")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._tick = None
        self.hint = ui("timer")
        self.text = str(int(PENANCE_SECONDS))

    def on_release(self) -> None:
        self.stop()
        self._from = Clock.get_time()
        self.running = True
        self._tick = Clock.schedule_interval(self._go_on, 0)

    def stop(self) -> None:
        """Stop the clock."""
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        self.running = False

    def _go_on(self, _dt) -> None:
        rest = PENANCE_SECONDS - (Clock.get_time() - self._from)
        self.left = max(0.0, rest / PENANCE_SECONDS)
        self.text = str(max(0, -int(-rest // 1)))
        if rest <= 0:
            self.stop()
            sounds.play("your_turn")


class LeafCard(BoxLayout):
    """One page of the book: picture, name, story, rule, penance."""

    caption = StringProperty("")
    title = StringProperty("")
    story = StringProperty("")
    rule = StringProperty("")
    ruling = StringProperty("")
    picture = StringProperty("")
    penance = StringProperty("")
    icon = StringProperty("")
    moves = StringProperty("")
    #: Where the picture is: at the left, on top, or small beside the name.
    form = OptionProperty("wide", options=("wide", "tall", "tight"))
    #: Whether there is room for the story, and for what is only ornament.
    has_story = BooleanProperty(True)
    roomy = BooleanProperty(True)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.bind(size=self._measure)
        self._measure()

    def _measure(self, *_args) -> None:
        grown = max(1.0, theme.body / dp(16))
        width, height = self.width / dp(1) / grown, self.height / dp(1) / grown
        if width > height and width > 480:
            self.form = "wide"
        else:
            self.form = "tall" if height > 500 else "tight"
        needs = 300 if self.form == "wide" else 380
        needs += 70 if self.penance else 0
        needs += 40 if self.moves else 0
        self.has_story = bool(self.story) and height > (needs if self.form != "tall" else 0)
        self.roomy = height > 320
        tall = dp(60)
        if self.roomy:
            tall = max(dp(76), self.height * (0.19 if self.form == "wide" else 0.15))
        self._give("story", 0.8 if self.has_story else None)
        self._give("moves", 0.6 if self.moves else None)
        self._give("penance", None, tall if self.penance else 0)

    def _give(self, part: str, share: float | None, height: float = 0) -> None:
        """Give a part of the page a share of what is left, or this height."""
        self.ids[part].size_hint_y = share
        if share is None:
            self.ids[part].height = height


class Announcer(FloatLayout):
    """Lies over the board. `announce` opens a page; a tap anywhere goes on."""

    shown = BooleanProperty(False)

    def __init__(self, board, **kwargs):
        load_kv("voyage_parts")
        load_kv("voyage_announcer")
        kwargs.setdefault("pos_hint", {"x": 0, "y": 0})
        super().__init__(**kwargs)
        self._board = board
        self._go_on: Callable[[], None] | None = None
        self._alone = None
        self._turn = 0
        #: The penance that the last page asked for: its own event opens no second page.
        self._asked: tuple | None = None
        self._facing: Facing | None = None
        self._card: LeafCard | None = None
        place_soon = Clock.create_trigger(self._place, -1)
        self.bind(size=place_soon, pos=place_soon)

    @property
    def card(self) -> LeafCard | None:
        """The open page."""
        return self._card

    def announce(self, event: dict, go_on: Callable[[], None], moves: str = "") -> bool:
        """Open the page of this event, if it has one; then `go_on` is called once, later.

        False, and nothing happens: no page, a person is the Destin, or a replay is shown.
        `moves` is what to do meanwhile on the table's own board.
        """
        driver = self._board.driver
        if driver is None or driver.view()["people"]:
            return False
        name, penance = _page(event)
        if name is None:
            return False
        asked, self._asked = self._asked, None
        if event["kind"] == "penance" and asked == (event["seat"], penance):
            return False
        self.dismiss()
        self._asked = (event["seat"], penance) if penance else None
        self._go_on = go_on
        self._open(event, name, penance, moves)
        return True

    def dismiss(self) -> None:
        """Take the page away. Nothing is gone on with."""
        self._go_on = None
        if self._alone is not None:
            self._alone.cancel()
            self._alone = None
        if self._facing is not None:
            self._card.ids.ring.stop()
            self.remove_widget(self._facing)
            self._facing = self._card = None
        self.shown = False

    def go_on(self, *_args) -> None:
        """Close the page and let the game go on."""
        then = self._go_on
        self.dismiss()
        if then is not None:
            then()

    # The page

    def _open(self, event: dict, name: str, penance: str | None, moves: str) -> None:
        driver = self._board.driver
        seat = driver.seats[event["seat"]]
        page = leaf(name, driver.options)
        alone = event["kind"] == "penance"
        self._card = card = LeafCard(
            caption=seat["name"],
            title=page.title,
            story="" if alone else page.story,
            rule=page.rule,
            ruling=page.ruling,
            picture=trial_picture(name),
            penance=penance_text(penance) if penance else "",
            icon=PENANCE_ICONS[penance] if penance else "",
            moves=moves,
        )
        self._turn = 0 if faces_one_way() else TURNS[seat["edge"]]
        self._facing = Facing()
        self._facing.add_widget(card)
        self.add_widget(self._facing)
        self.shown = True
        self._place()
        sounds.play("page")
        if penance:
            said = penance_text(penance)
            device.speak(ui("penance_of", name=seat["name"], penance=said), tr.lang)
        if seat["kind"] == "bot":
            self._alone = Clock.schedule_once(self.go_on, BOT_SECONDS)

    def _place(self, *_args) -> None:
        if self._facing is None:
            return
        upright = self._turn % 180 == 0
        across, along = self.size if upright else self.size[::-1]
        width = min(across - dp(16), dp(WIDEST))
        height = min(along - dp(16), dp(TALLEST if width > dp(480) else TALLER))
        if not upright:
            width, height = height, width
        x, y = self.center_x - width / 2, self.center_y - height / 2
        self._facing.place(x, y, width, height, self._turn)

    # Fingers

    def on_touch_down(self, touch) -> bool:
        if not self.shown or not self.collide_point(*touch.pos):
            return False
        if not super().on_touch_down(touch):
            touch.grab(self)
        return True

    def on_touch_move(self, touch) -> bool:
        return self.shown and (super().on_touch_move(touch) or True)

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            sounds.play("tap")
            self.go_on()
            return True
        return super().on_touch_up(touch) if self.shown else False


def _page(event: dict) -> tuple[str | None, str | None]:
    """Return the page of an event and the penance on it."""
    kind = event["kind"]
    if kind == "penance":
        return ORIGIN[event["penance"]], event["penance"]
    name = event["trial"] if kind == "arrive" else kind
    if kind in ("arrive", "athena", "poseidon", "storm", "ithaca"):
        return name, AT_ONCE.get(name)
    return None, None
