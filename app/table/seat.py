"""A seat's panel at its edge: who sits there, how they stand, what is expected of them."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.boards.base import Board, SeatAction
from app.i18n import tr
from app.kit.widgets import Btn
from app.paths import ART
from app.table.secrets import PeekButton
from app.theme import theme

#: How long an answer ("why not?") stands before the prompt comes back.
ANSWER_SECONDS = 6.0


class SeatPanel(BoxLayout):
    """Shows one seat. `narrow` panels have two rows, wide ones a single row.

    In a `low` one the actions take the place of the words, which must be read elsewhere.
    """

    seat = NumericProperty(0)
    name = StringProperty("")
    role = StringProperty("")
    tally = StringProperty("")
    prompt = StringProperty("")
    news = StringProperty("")
    answer = StringProperty("")
    shape = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    active = BooleanProperty(False)
    thinking = BooleanProperty(False)
    narrow = BooleanProperty(False)
    low = BooleanProperty(False)
    has_menu = BooleanProperty(True)
    can_undo = BooleanProperty(False)
    actions = ListProperty()
    #: The theme's size of letters, through the KV.
    letters = NumericProperty()
    has_secret = BooleanProperty(False)

    __events__ = ("on_menu", "on_undo", "on_peek", "on_unpeek", "on_keep")

    def __init__(self, **kwargs):
        self._silence = None
        super().__init__(**kwargs)
        # Either may be out of the tree, where an id alone would not keep it.
        self._talk, self._actions = self.ids.talk.__self__, self.ids.actions.__self__
        for name in ("narrow", "has_menu"):
            self.fbind(name, self._place_tools)
        for name in ("low", "answer", "actions"):
            self.fbind(name, self._place_words)
        self._place_tools()
        fit_soon = Clock.create_trigger(self._fit_words, -1)
        for name in ("answer", "prompt", "letters"):
            self.fbind(name, fit_soon)
        self.ids.talk.fbind("size", fit_soon)

    def _place_tools(self, *_args) -> None:
        """Undo and menu stand at the end of the row: the only one, or the first of two."""
        tools = self.ids.tools.__self__
        if tools.parent is not None:
            tools.parent.remove_widget(tools)
        if self.has_menu:
            (self.ids.head if self.narrow else self).add_widget(tools)

    def _place_words(self, *_args) -> None:
        """A low panel has room for words or for actions; an answer comes first for a while."""
        talk, actions = self._talk, self._actions
        mute = self.low and self.actions and not self.answer
        for part, away in ((actions, self.low and not mute), (talk, mute)):
            if away and part.parent is not None:
                self.remove_widget(part)
            elif not away and part.parent is None:
                self.add_widget(part)

    def _fit_words(self, *_args) -> None:
        """A long answer in a small panel is said in small letters."""
        words, room = self.ids.words, self.ids.talk.height
        for size in (theme.body, theme.small):
            words.font_size = size
            words.texture_update()
            if words.texture_size[1] <= room:
                return

    def on_width(self, *_args) -> None:
        """Where there is no room for it, undo is left to the menu."""
        undo, tools = self.ids.undo.__self__, self.ids.tools
        roomy = self.width >= dp(320)
        if roomy and undo.parent is None:
            tools.add_widget(undo, index=len(tools.children))
        elif not roomy and undo.parent is not None:
            tools.remove_widget(undo)

    def say(self, text: str) -> None:
        """Answer this seat in words, in place of the prompt, for a while."""
        self.answer = text
        if self._silence is not None:
            self._silence.cancel()
        self._silence = Clock.schedule_once(self.hush, ANSWER_SECONDS)

    def hush(self, *_args) -> None:
        """Take the answer away."""
        self.answer = ""

    def on_actions(self, _panel, actions: list[SeatAction]) -> None:
        row = self.ids.actions
        row.clear_widgets()
        row.opacity = 1 if actions else 0
        for place, action in enumerate(actions):
            button = Btn(
                label=tr(action.key, **action.facts),
                icon=action.icon,
                kind="primary" if place == 0 and action.primary else "plain",
                font_size=theme.small,
            )
            if self.narrow:
                # Where they share a low row, the longer word has the wider button.
                button.size_hint_x = 4 + len(button.label) if self.low else 1
            button.bind(on_release=lambda _button, run=action.run: run())
            row.add_widget(button)

    def on_has_secret(self, *_args) -> None:
        """A seat with something to hide gets an eye of its own."""
        for old in [child for child in self.ids.tools.children if isinstance(child, PeekButton)]:
            self.ids.tools.remove_widget(old)
        if self.has_secret:
            eye = PeekButton(hint=tr("table.peek"))
            for event in ("on_peek", "on_unpeek", "on_keep"):
                eye.bind(**{event: lambda _eye, event=event: self.dispatch(event)})
            self.ids.tools.add_widget(eye, index=2)

    def on_menu(self) -> None:
        """The menu button was tapped."""

    def on_undo(self) -> None:
        """The undo button was tapped."""

    def on_peek(self) -> None:
        """A finger rests on the eye."""

    def on_unpeek(self) -> None:
        """The finger has left the eye."""

    def on_keep(self) -> None:
        """The eye was tapped."""


class SeatChip(BoxLayout):
    """A seat in the phone's header: shape, name, standing; the narrower, the briefer."""

    name = StringProperty("")
    tally = StringProperty("")
    brief = StringProperty("")
    shape = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    active = BooleanProperty(False)


class PhoneHeader(BoxLayout):
    """All seats in one row at the top of a phone."""

    def fill(self, seats: Sequence[dict]) -> None:
        """Make a chip for each seat."""
        for info in seats:
            shape = str(ART / "seat" / f"{info['shape']}.png")
            self.add_widget(
                SeatChip(name=info["name"], shape=shape, colour=theme.players[info["colour"]])
            )

    def update(self, actor: int, board: Board) -> None:
        """Show whose turn it is and how all stand."""
        for seat, chip in enumerate(reversed(self.children)):
            chip.active = seat == actor
            chip.tally = board.tally(seat)
            chip.brief = board.brief(seat)
