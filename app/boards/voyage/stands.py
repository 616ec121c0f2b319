"""What stands on the board as widgets: the Destin's console, keys and choices at a seat's side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.metrics import dp

from app.boards.voyage import talk
from app.boards.voyage.choices import ChoiceCard, KeyCard, NameCard
from app.boards.voyage.console import Console
from app.boards.voyage.geometry import Geometry
from app.boards.voyage.keys import DiceKeys
from app.kit.ground import UNSEEN
from app.kit.overlay import Facing
from app.kit.rooms import Box, Room, around
from app.table.panels import faces_one_way
from app.table.seating import EDGES, TURNS
from engines.voyage.acts import NAME

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

#: In dp at normal text size: the console as a strip along its edge, and as a column beside.
STRIP, LONG, COLUMN, TALL = 232, 560, 316, 372
#: In dp: keys of a die in a row and in two, two choices, and the names of sailors.
KEYS = ((500, 104), (300, 190), (236, 272))
CHOICES = ((400, 72), (236, 132))
#: So many cells before and behind a ship are not covered by a card.
AHEAD = 7


class Stands:
    """Mixin of the board: lays out what stands on it beside the sea."""

    def _build_stands(self) -> None:
        self.console: Console | None = None
        self.console_open = False
        self._console_stand = Facing()
        self._card_stand = Facing()
        self._card: Widget | None = None

    @property
    def map_shown(self) -> bool:
        """Whether the sea is seen, not the console or the companion alone."""
        return self.companion is None and not self.console_open

    # The console

    @property
    def console_edge(self) -> str | None:
        """The edge of the person who is the Destin; None: there is none, or nobody plays."""
        destin = self.view["destin"]
        if self.driver is None or not self.view["people"] or destin is None:
            return None
        if destin >= 0:
            info = self.seats[destin]
            return info["edge"] if info["kind"] == "human" else None
        edge = self.driver.table.get("destin", {}).get("edge")
        return edge if edge in EDGES else "bottom"

    def _lay_stands(self) -> Box:
        """Put the console in its place; return what is left for the sea."""
        least = dp(UNSEEN)
        unseen = min(self.size) < least  # no room yet: laid out as if there were a little
        whole = Box(*self.pos, max(least, self.width), max(least, self.height))
        self._edge = edge = self.console_edge if self.companion is None else None
        self._drop(self._console_stand)
        if edge is None or unseen:
            self.console_open = False
            return whole
        if self.console is None:
            self.console = Console(self)
            self._console_stand.add_widget(self.console)
        if faces_one_way():
            if self.console_open:
                self._stand_on(self._console_stand, whole, 0)
            return whole
        box, sea = self._console_place(whole, edge)
        self._stand_on(self._console_stand, box, TURNS[edge])
        return sea

    def _console_place(self, whole: Box, edge: str) -> tuple[Box, Box]:
        """Return a box for the console at its edge, and the largest sea beside it."""
        grown = max(1.0, App.get_running_app().settings.text_size)
        strip, column, tall = dp(STRIP) * grown, dp(COLUMN) * grown, dp(TALL) * grown
        x, y, width, height = whole
        ways = []
        if edge in ("bottom", "top"):
            if width >= dp(LONG) * grown:
                low = edge == "bottom"
                box = Box(x, y if low else y + height - strip, width, strip)
                ways.append((box, Box(x, y + strip if low else y, width, height - strip)))
            right = edge == "bottom"
            box = Box(x + width - column if right else x, y, column, height)
            ways.append((box, Box(x if right else x + column, y, width - column, height)))
        else:
            deep = strip if height >= dp(LONG) * grown else tall
            left = edge == "left"
            box = Box(x if left else x + width - deep, y, deep, height)
            ways.append((box, Box(x + deep if left else x, y, width - deep, height)))
        return max(ways, key=lambda way: Geometry.best_scale(way[1].width, way[1].height))

    def flip(self) -> None:
        """On a phone: turn from the board to the console, or back."""
        self.console_open = not self.console_open
        self._rebuild()
        self.stage = f"{self.stage} {self.console_open}"

    # Cards at a seat's side

    def _offer(self) -> None:
        """Offer what is to be chosen or entered now, at the side of whoever has to."""
        card, seat, sizes = self._wanted()
        self._drop(self._card_stand)
        self._card_stand.clear_widgets()
        self._card = card
        if card is None:
            return
        self._card_stand.add_widget(card)
        turn = (self.facing(seat) - self.turn) % 360
        box = self._card_box(seat, turn, sizes)
        self._stand_on(self._card_stand, self.local_box(box), self.facing(seat))

    def _wanted(self) -> tuple[Widget | None, int | None, tuple]:
        """Return the card that is needed now, whose it is, and the sizes that suit it."""
        view = self.view
        if self.driver is None or self.moving or not self.map_shown:
            return None, None, ()
        throw = view["throw"]
        if throw is not None and self._keys_wanted():
            keys = DiceKeys(self)
            keys.show(view)
            return KeyCard(keys), throw["seat"], KEYS
        if self.expected is None:
            return None, None, ()
        if view["phase"] == "cyclops_name":
            keys = DiceKeys(self, by_hand=True, allow_throw=False)
            keys.offer("gods", list(NAME))
            return KeyCard(keys), self.expected, KEYS
        if view["phase"] == "destin_choice" and faces_one_way():
            card = NameCard(self)
            return card, self.expected, ((380, card.rows * 56 + 20),)
        if view["phase"] in ("sirens_choice", "nausicaa_choice") and not faces_one_way():
            return ChoiceCard(talk.actions(self, self.expected)), self.expected, CHOICES
        return None, None, ()

    def _keys_wanted(self) -> bool:
        """Return whether what real dice show is entered on the board."""
        seat = self.view["throw"]["seat"]
        if self.driver.options["dice"] != "real" or not self.driver.is_human(seat):
            return False
        return self.console_edge is None or (faces_one_way() and not self.console_open)

    def _card_box(self, seat: int | None, turn: int, sizes: tuple) -> Box:
        """Return a box of the glass for a card: free if there is one, else at the seat's edge."""
        geo = self.geometry
        near = self.edge_of(seat) if seat is not None else (0.0, 0.0)
        area = geo.box.grown(-6 * geo.dp)
        grown = max(1.0, App.get_running_app().settings.text_size)
        across = area.width if turn % 180 == 0 else area.height
        away = area.height if turn % 180 == 0 else area.width
        fitting = []
        for wide, high in [size for size in sizes if size[0] * geo.dp < across] or sizes[-1:]:
            size = min(wide * geo.dp * grown, across), min(high * geo.dp * grown, away)
            fitting.append(size if turn % 180 == 0 else size[::-1])
        taken = [self.standings.box] if self.standings.box is not None else []
        for room in (self.free_room(*taken), self._room_beside_ship(seat, taken)):
            for size in fitting:
                if (box := room.find(*size, near)) is not None:
                    return box
        width, height = fitting[0]
        x = max(area.x, min(near[0] - width / 2, area.x + area.width - width))
        y = max(area.y, min(near[1] - height / 2, area.y + area.height - height))
        return Box(x, y, width, height)

    def _room_beside_ship(self, seat: int | None, taken: list[Box]) -> Room:
        """Return what is free beside a ship and where it may sail, whatever else is covered."""
        geo, camera = self.geometry, self.camera
        boxes = list(taken)
        if seat is not None:
            cell = self.view["cells"][seat]
            spots = [self.fleet[seat].at, *geo.centres[max(1, cell - AHEAD) : cell + AHEAD]]
            reach = geo.special * camera.zoom
            boxes += [around(*camera.to_view(*at), reach) for at in spots]
        return Room(geo.box.grown(-6 * geo.dp), boxes, 6 * geo.dp)

    @property
    def card_box(self) -> Box | None:
        """Return what the card covers of the glass."""
        if self._card is None or self._card_stand.parent is None:
            return None
        (x, y), (width, height) = self._card_stand.bbox
        ends = [self.view_point(end) for end in ((x, y), (x + width, y + height))]
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*ends, strict=True))
        return Box(x0, y0, x1 - x0, y1 - y0)

    def _stand_on(self, stand: Facing, box: Box, turn: int) -> None:
        if stand.parent is None:
            self.add_widget(stand)
        stand.place(*box, turn)

    def _drop(self, stand: Facing) -> None:
        if stand.parent is not None:
            self.remove_widget(stand)
