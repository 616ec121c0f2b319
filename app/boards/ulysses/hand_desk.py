"""The pane of the private screen where one acts: pages of rows, one over another."""

from __future__ import annotations

from functools import partial

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.ulysses.hand_look import grown, place_name, words
from app.boards.ulysses.hand_map import RATIO, MiniMap
from app.boards.ulysses.hand_pages import Deed, Page
from app.boards.ulysses.hand_parts import DeedNote, DeedRow, NumberBtn, PlaceBtn, Tiles
from app.i18n import tr
from app.kit.widgets import Btn, Choice, IconBtn, Scroll
from app.theme import theme
from engines.ulysses.acts import Act

#: In dp at normal text size: how narrow a row may be where two, or three tight ones, fit.
ROW, TIGHT = 192, 148


class DeskPane(BoxLayout):
    """Shows a page; a row leads to the next one or plays. Only offered actions are played."""

    title = StringProperty("")
    note = StringProperty("")
    deep = BooleanProperty(False)
    #: Whether the first page says its title; a tab says it already.
    headed = BooleanProperty(True)
    #: Whether there is no room for a word of explanation on the first page.
    terse = BooleanProperty(False)
    #: How tall the screen is around it.
    room = NumericProperty(dp(800))
    #: Whether the page needs all the room there is.
    spread = BooleanProperty(False)

    def __init__(self, board, known: dict, legal: list[Act], page: Page, **kwargs):
        super().__init__(**kwargs)
        self._board, self._known, self._legal = board, known, legal
        self._pages: list[Page] = []
        self.open(page)

    @property
    def unsaid(self) -> float:
        """How much taller it would be with its title and its word of explanation."""
        if self.deep:
            return 0
        title, said = self.ids.heading.texture_size[1], self.ids.said.texture_size[1]
        hidden = 0 if self.headed else title
        return hidden + said if self.terse and self.note else hidden

    def play(self, act: Act) -> None:
        """Play an action that the rules offer this seat."""
        if act in self._legal:
            self._board.driver.play(act)

    def open(self, page: Page) -> None:
        """Turn to a page; the present one becomes the way back."""
        self._pages.append(page)
        self._show()

    def back(self) -> None:
        """Turn back by one page, or give up what the first page is about."""
        if len(self._pages) > 1:
            self._pages.pop()
            self._show()
        elif self._pages[0].back is not None:
            self.play(self._pages[0].back)

    def _show(self) -> None:
        page = self._pages[-1]
        self.title, self.note, self.deep = (
            page.title,
            page.note,
            len(self._pages) > 1 or bool(page.back),
        )
        self.spread = bool(page.places)
        self._show_way_back()
        body = self.ids.body
        body.clear_widgets()
        if page.numbers:
            body.add_widget(self._numbers(page))
        if page.deeds:
            body.add_widget(self._rows(page))
        if page.places:
            self._add_places(page)
        scroll = self.parent and self.parent.parent
        if isinstance(scroll, Scroll):
            scroll.to_top()

    def _show_way_back(self) -> None:
        head = self.ids.head
        if self.deep and len(head.children) == 1:
            back = IconBtn(icon="arrow-left", hint=tr("shell.back"), pos_hint={"center_y": 0.5})
            back.bind(on_release=lambda _btn: self.back())
            head.add_widget(back, index=1)
        elif not self.deep and len(head.children) > 1:
            head.remove_widget(head.children[-1])

    def _rows(self, page: Page) -> Tiles:
        least, most = (TIGHT, 3) if page.tight else (ROW, 2)
        tiles = Tiles(least=dp(least) * grown(), most=most)
        for deed in page.deeds:
            row = DeedRow() if deed.run else DeedNote()
            row.take(deed)
            if deed.run:
                row.bind(on_release=partial(self._run, deed))
            tiles.add_widget(row)
        return tiles

    def _run(self, deed: Deed, *_args) -> None:
        deed.run(self)

    def _numbers(self, page: Page) -> Tiles:
        tiles = Tiles(least=dp(72) * grown(), most=8)
        for place, number in enumerate(page.numbers):
            under = words("zeus.among", n=number.zeus) if number.zeus else ""
            btn = NumberBtn(label=str(number.n), under=under, least=place == 0)
            btn.bind(on_release=partial(self._play_number, number.act))
            tiles.add_widget(btn)
        return tiles

    def _play_number(self, act: Act, *_args) -> None:
        self.play(act)

    # Places

    def _add_places(self, page: Page) -> None:
        """Add a map to tap, a button that says what is chosen, and a list of places."""
        picker = PlacePicker(page, self._known, room=self.room)
        self.bind(room=picker.setter("room"))
        picker.bind(on_act=lambda _picker, act: self.play(act))
        self.ids.body.add_widget(picker)


class PlacePicker(BoxLayout):
    """A place by its name in a list, or by the small map and then a button that says it."""

    #: How tall the screen is that shows the page.
    room = NumericProperty(dp(800))

    __events__ = ("on_act",)

    def __init__(self, page: Page, known: dict, **kwargs):
        super().__init__(**kwargs)
        self._page = page
        self._way = next(iter(page.places))
        self.map = MiniMap(ship=known["ship"], plagues=known["plagues"], size_hint=(1, None))
        self.map.bind(width=self._fit_map, on_place=lambda _map, place: self._choose(place))
        self.fbind("width", self._fit_sea)
        self.fbind("orientation", self._fit_sea)
        self.fbind("room", self._fit_sea)
        self.confirm = Btn(kind="primary", size_hint=(1, None), icon="map-marker")
        self.confirm.bind(on_release=self._act)
        self.ids.sea.add_widget(self.map)
        self.ids.sea.add_widget(self.confirm)
        if len(page.places) > 1:
            ways = Choice(options=[(way, way) for way in page.places], value=self._way)
            ways.bind(on_choice=self._take_way)
            self.ids.names.add_widget(ways)
        self.ids.names.add_widget(self._list())
        self.map.offered = list(page.places[self._way])
        self._choose(-1)

    def on_act(self, act: Act) -> None:
        """This is what was chosen."""

    def _fit_sea(self, *_args) -> None:
        """Beside the list, keep the map and its button in sight together."""
        sea = self.ids.sea
        if self.orientation == "vertical":
            sea.size_hint_x = 1
            return
        sea.size_hint_x = None
        tall = max(dp(96), self.room - 2 * theme.target - dp(24))
        sea.width = min(0.48 * self.width, tall * RATIO)

    def _fit_map(self, _map, width: float) -> None:
        self.map.height = width / RATIO

    def _take_way(self, _choice, way: str) -> None:
        self._way = way

    def _list(self) -> Tiles:
        names = Tiles(least=dp(158) * grown(), most=4)
        for place in sorted(self._page.places[self._way], key=place_name):
            btn = PlaceBtn(label=place_name(place))
            btn.show_place(place)
            btn.bind(on_release=self._name_tapped)
            names.add_widget(btn)
        return names

    def _name_tapped(self, btn: PlaceBtn) -> None:
        self.dispatch("on_act", self._page.places[self._way][int(btn.place)])

    def _choose(self, place: int) -> None:
        """Take a place of the map: fingers are thick there, so a button asks."""
        self.map.chosen = place
        self.confirm.disabled = place < 0
        named = place >= 0
        confirm = self._page.confirm.format(place=place_name(place)) if named else ""
        self.confirm.label = confirm or words("choose_place")

    def _act(self, *_args) -> None:
        place = int(self.map.chosen)
        if place >= 0:
            self.dispatch("on_act", self._page.places[self._way][place])
