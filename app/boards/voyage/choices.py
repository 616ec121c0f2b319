"""Cards on the board at a seat's side: keys of a die, two choices, the names of the sailors."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.boards.base import SeatAction
from app.i18n import tr
from app.kit.widgets import Btn, Card
from app.theme import theme
from engines.voyage.acts import DESTIN


class GlassCard(Card):
    """A card on the board: what lies under it is not touched through it."""

    def on_touch_down(self, touch) -> bool:
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)


class KeyCard(GlassCard):
    """The keys of a die."""

    def __init__(self, keys, **kwargs):
        super().__init__(**kwargs)
        self.keys = keys
        self.add_widget(keys)


class ChoiceCard(GlassCard):
    """What somebody may choose, as large buttons, side by side or one below the other."""

    def __init__(self, actions: Sequence[SeatAction], **kwargs):
        super().__init__(**kwargs)
        self._box = BoxLayout(spacing=self.spacing)
        self.add_widget(self._box)
        for action in actions:
            button = Btn(
                label=tr(action.key, **action.facts),
                icon=action.icon,
                kind="primary",
                size_hint=(1, 1),
            )
            button.bind(on_release=lambda _button, run=action.run: run())
            self._box.add_widget(button)
        self.bind(size=self._lay)

    def _lay(self, *_args) -> None:
        self._box.orientation = "horizontal" if self.width > 2 * self.height else "vertical"


class NameCard(GlassCard):
    """Who is the Destin? A button for each person who sails."""

    def __init__(self, board, **kwargs):
        super().__init__(**kwargs)
        seats = board.driver.seats
        people = [seat for seat in range(len(seats)) if board.driver.is_human(seat)]
        columns = 1 if len(people) < 7 else 2
        self.rows = -(-len(people) // columns)
        grid = GridLayout(cols=columns, spacing=self.spacing)
        for seat in people:
            button = Btn(label=seats[seat]["name"], size_hint=(1, 1), font_size=theme.small)
            button.bind(on_release=lambda _b, seat=seat: board.driver.play(DESTIN[seat]))
            grid.add_widget(button)
        self.add_widget(grid)
