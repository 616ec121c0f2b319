"""The places in reach by their names, as large as a finger, where the map itself is small."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout

from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.hand_look import grown, place_name
from app.boards.ulysses.hand_parts import PlaceBtn
from app.i18n import tr
from app.kit.rooms import Box
from app.router import load_kv
from app.theme import theme

#: In dp at normal text size: how wide a name with its sign is, and the air between two.
WIDE, AIR = 158, 6


class Ways(GridLayout):
    """A list of places: the first tap asks, a second one on the same place means it."""

    __events__ = ("on_way",)

    def __init__(self, **kwargs):
        load_kv("ulysses_parts")
        super().__init__(spacing=dp(AIR), **kwargs)
        self._told: tuple = ()

    def on_way(self, place: int) -> None:
        """This place was tapped."""

    def fit(self, geo: Geometry, taken: Sequence[Box]) -> None:
        """Look for room in a new layout; a map with all its names needs no list."""
        self._geo, self._told = geo, ()
        self._room = None if geo.named else geo.room(*(box.grown(4 * geo.dp) for box in taken))
        self._found: dict[int, tuple[Box, int] | None] = {}

    def box_for(self, count: int) -> Box | None:
        """Return where so many places are listed; None: there is no room, or no need."""
        if self._room is None or not count:
            return None
        if count not in self._found:
            self._found[count] = self._find(count)
        found = self._found[count]
        return None if found is None else found[0]

    def _find(self, count: int) -> tuple[Box, int] | None:
        wide, high = dp(WIDE) * grown(), theme.target
        for cols in (1, 2) if self._geo.turn else (2, 1):
            rows = -(-count // cols)
            size = (cols * (wide + dp(AIR)) - dp(AIR), rows * (high + dp(AIR)) - dp(AIR))
            if (box := self._room.find(*size, self._geo.south_west())) is not None:
                return box, cols
        return None

    def show(self, places: Sequence[int], asked: int | None) -> None:
        """List these places; the one that was tapped once asks to be tapped again."""
        told = (tuple(places), asked, tr.lang)
        if told == self._told:
            return
        self._told = told
        self.clear_widgets()
        found = self._found.get(len(places))
        self.cols = found[1] if found else 1
        for place in sorted(places, key=place_name):
            btn = PlaceBtn(label=place_name(place), asked=place == asked)
            btn.show_place(place)
            btn.bind(on_release=lambda tapped: self.dispatch("on_way", int(tapped.place)))
            self.add_widget(btn)
