"""A player's private screen: what to do, the hand, the goals. Built by the gate, kept by nobody."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.boards.ulysses.hand_acts import first_page
from app.boards.ulysses.hand_desk import DeskPane
from app.boards.ulysses.hand_look import (
    card_name,
    grown,
    place_name,
    words,
)
from app.boards.ulysses.hand_map import RATIO, MiniMap
from app.boards.ulysses.hand_parts import GoalTile, HandTile
from app.boards.ulysses.hand_uses import uses
from app.kit.widgets import Choice, Scroll
from app.router import load_kv
from app.theme import theme
from engines.ulysses.acts import Act
from engines.ulysses.board import DISTANCE
from engines.ulysses.cards import KINDS

#: In dp at normal text size: what three and two columns need, and one long page.
THREE, TWO, TALL = 900, 540, 430
#: In dp at normal text size: below this height there is no room for explanations.
LOW = 250
#: In dp: the least height of the map of the goals, and the air between panes.
MAP, AIR = 96, 12
#: How wide columns are beside each other.
SHARES = (1.2, 1, 1)


def build_secret(board, seat: int, known: dict, legal: list[Act]) -> Widget:
    """Return the private screen of a seat, from what it knows and may do."""
    load_kv("ulysses_parts")
    load_kv("ulysses_hand")
    return SecretHand(board, known | {"seat": seat}, legal)


class HandPane(BoxLayout):
    """The hand, counted by kind."""

    title = StringProperty("")
    #: A tab says the title already.
    headed = BooleanProperty(True)

    def __init__(self, known: dict, legal: list[Act], **kwargs):
        super().__init__(**kwargs)
        self.title = words("hand", n=sum(known["hand"]))
        told = uses(known, legal)
        for kind in range(len(KINDS)):
            usable, use = told[kind]
            tile = HandTile(name=card_name(kind), count=known["hand"][kind], use=use, usable=usable)
            tile.show_kind(kind)
            self.ids.tiles.add_widget(tile)


class GoalsPane(BoxLayout):
    """The goals, their places on a small map, and how far they are from the ship."""

    title = StringProperty("")
    headed = BooleanProperty(True)
    #: How tall the map may be.
    map_most = NumericProperty(dp(400))

    def __init__(self, known: dict, **kwargs):
        super().__init__(**kwargs)
        goals, shown, ship = known["goals"], known["shown"][known["seat"]], known["ship"]
        self.title = words("goals", n=len(shown))
        self.map = MiniMap(
            ship=ship, lit=goals, done=shown, plagues=known["plagues"], size_hint=(None, None)
        )
        self.map.bind(height=self.ids.sea.setter("height"))
        self.ids.sea.add_widget(self.map)
        for goal in sorted(goals, key=lambda goal: DISTANCE[ship][goal]):
            stages = DISTANCE[ship][goal]
            self._add(goal, words("away", n=stages) if stages else words("away.here"), False)
        for goal in shown:
            self._add(goal, words("reached"), True)
        for name in ("width", "map_most"):
            self.fbind(name, self._fit_map)

    def _add(self, goal: int, note: str, reached: bool) -> None:
        tile = GoalTile(name=place_name(goal), note=note, reached=reached)
        tile.show_place(goal)
        self.ids.tiles.add_widget(tile)

    def _fit_map(self, *_args) -> None:
        width = min(self.width, self.map_most * RATIO)
        self.map.size = (width, width / RATIO)


class SecretHand(BoxLayout):
    """Lays the three panes out for the box it gets: side by side, one under another, or tabs."""

    def __init__(self, board, known: dict, legal: list[Act], **kwargs):
        super().__init__(pos_hint={"x": 0, "y": 0}, **kwargs)
        self.desk = DeskPane(board, known, legal, first_page(known, legal))
        self.hand = HandPane(known, legal)
        self.goals = GoalsPane(known)
        self._tabs = {
            "desk": words("tab.act") if legal else words("tab.costs"),
            "hand": self.hand.title,
            "goals": self.goals.title,
        }
        #: What can be done comes first; who only looks sees the hand first.
        self._order = ("desk", "hand", "goals") if legal else ("hand", "goals", "desk")
        #: The tab that was tapped last, if any.
        self._tab = ""
        self._layout: tuple = ()
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        self.bind(size=self._arrange_soon)
        for part in (self.desk, self.hand.ids.tiles, self.goals.ids.tiles):
            part.bind(height=self._arrange_soon)
        self.desk.bind(spread=self._arrange_soon)

    def _arrange(self, *_args) -> None:
        width, height = self.width / dp(1) / grown(), self.height / dp(1) / grown()
        first, *rest = self._order
        if self.desk.spread:
            layout: tuple = ("columns", ("desk",))
        elif width >= THREE:
            layout = ("columns", *((name,) for name in self._order))
        elif width >= TWO and height >= TALL:
            layout = ("columns", (first,), tuple(rest))
        elif width >= TWO:
            layout = ("split", first, *rest)
        else:
            layout = self._narrow()
        self._limit_map(layout)
        self.desk.room = self.height
        self.desk.terse = layout[0] == "tabs" and height < LOW
        if layout != self._layout:
            self._layout = layout
            self._lay(layout)

    def _narrow(self) -> tuple:
        """Return how the panes lie in one column: all of them if nothing has to be scrolled."""
        for pane in (self.desk, self.hand, self.goals):
            if pane.parent is None:
                pane.width = self.width
        first, *rest = self._order
        needs = {name: self._need(name) for name in self._order}
        if sum(needs.values()) + 2 * dp(AIR) + 2 * _title() <= self.height:
            return ("columns", self._order)
        tabs = theme.target + 2 * dp(AIR)
        if needs[first] + tabs + max(needs[name] for name in rest) <= self.height:
            return ("under", first, *rest)
        return ("tabs", *self._order)

    def _need(self, name: str) -> float:
        """Return how tall a pane is at least, without its title."""
        if name == "desk":
            return self.desk.height + self.desk.unsaid
        tiles = getattr(self, name).ids.tiles.height
        return tiles + dp(MAP) if name == "goals" else tiles

    def _limit_map(self, layout: tuple) -> None:
        """Give the map of the goals what the other panes beside it leave."""
        kind, *parts = layout
        left = self.height - self.goals.ids.tiles.height - dp(16)
        if kind == "columns":
            left -= self.goals.ids.head.height
            beside = next((part for part in parts if "goals" in part), ())
            others = [name for name in beside if name != "goals"]
            left -= sum(self._need(name) + _title() + dp(AIR) for name in others)
        else:
            left -= theme.target
            left -= self._need(parts[0]) + dp(AIR) if kind == "under" else 0
        self.goals.map_most = min(dp(400), max(dp(MAP), left))

    def _lay(self, layout: tuple) -> None:
        self.clear_widgets()
        for pane in (self.desk, self.hand, self.goals):
            if pane.parent is not None:
                pane.parent.remove_widget(pane)
        kind, *parts = layout
        tabs = {"split": parts[1:], "under": parts[1:], "tabs": parts}.get(kind, [])
        self.desk.headed = "desk" not in tabs
        self.orientation = "vertical" if kind == "under" else "horizontal"
        self.hand.headed, self.goals.headed = "hand" not in tabs, "goals" not in tabs
        if kind == "columns":
            for part, share in zip(parts, SHARES, strict=False):
                self.add_widget(self._column(part, share))
        elif kind == "split":
            self.add_widget(self._column(parts[:1]))
            self.add_widget(self._tabbed(parts[1:]))
        elif kind == "under":
            first = getattr(self, parts[0])
            self.add_widget(first)
            self.add_widget(self._tabbed(parts[1:]))
        else:
            self.add_widget(self._tabbed(parts))

    def _column(self, names, share: float = 1) -> Scroll:
        column = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(AIR))
        column.bind(minimum_height=column.setter("height"))
        for name in names:
            column.add_widget(getattr(self, name))
        scroll = Scroll(size_hint_x=share)
        scroll.add_widget(column)
        return scroll

    def _tabbed(self, names) -> BoxLayout:
        chosen = self._tab if self._tab in names else names[0]
        box = BoxLayout(orientation="vertical", spacing=dp(6))
        tabs = Choice(options=[(name, self._tabs[name]) for name in names], value=chosen)
        tabs.bind(on_choice=self._turn)
        box.add_widget(tabs)
        box.add_widget(self._column((chosen,)))
        return box

    def _turn(self, tabs: Choice, name: str) -> None:
        self._tab = name
        box = tabs.parent
        column = box.children[0]
        column.children[0].clear_widgets()
        box.remove_widget(column)
        box.add_widget(self._column((name,)))


def _title() -> float:
    """Return how tall the title of a pane is."""
    return 1.4 * theme.lead + dp(4)
