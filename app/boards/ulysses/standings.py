"""Who stands where: a small table over the lands of the north, if there is room for it."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.ulysses.colours import CREAM, INK
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.signs import sign
from app.kit.rooms import Box
from app.kit.sprites import badge
from app.kit.stamps import icon, outline, picture, text
from app.theme import theme
from engines.ulysses.board import COLOUR_OF

#: In rows' heights: sign of the player, temples, cards, each of four goals.
SIGN, COUNT, GOAL = 1.2, 1.7, 1.12
GOALS = 4


class Standings:
    """Temples, cards and goals of every seat, in rows. Rows with names are wider."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        #: Where it always lies, and where it lies on a small map once the game is over.
        self.box: Box | None = None
        self.end_box: Box | None = None
        self._told: tuple = ()

    def fit(
        self, geo: Geometry, players: int, seats: Sequence[dict], taken: Sequence[Box] = ()
    ) -> None:
        """Find room in a new layout beside these boxes, with names or without."""
        self._geo, self._told = geo, ()
        self.words: list[tuple[str, Box, float]] = []
        self.group.clear()
        self._row = row = max(25 * geo.dp, 1.75 * theme.small)
        self._names = [text(seat["name"], theme.small, bold=True) for seat in seats[:players]]
        longest = max((t.width for t in self._names), default=0) + 8 * geo.dp
        self._room, self._counts = 0.0, True
        self.box = self.end_box = None
        if not geo.named:
            return
        room = geo.room(geo.camps.grown(6 * geo.dp), *(box.grown(4 * geo.dp) for box in taken))
        for names in (longest, 0.0):
            width = (SIGN + 2 * COUNT + GOALS * GOAL) * row + names + 10 * geo.dp
            size = (width, players * row + 8 * geo.dp)
            if (box := room.find(*size, geo.north_east())) is not None:
                self._room, self.box = names, box
                return

    def fit_end(self, taken: Sequence[Box]) -> None:
        """On a small map, find room for everybody's goals when no debate needs it any more."""
        if self.box is not None:
            return
        geo, row = self._geo, self._row
        room = geo.room(*(box.grown(4 * geo.dp) for box in taken))
        size = ((SIGN + GOALS * GOAL) * row + 10 * geo.dp, len(self._names) * row + 8 * geo.dp)
        self.end_box, self._counts = room.find(*size, geo.south_west()), False

    def show(self, view: dict, seats: Sequence[dict]) -> None:
        """Tell how everybody stands."""
        told = (view["temples"], view["hand_sizes"], view["shown"], view["goal_colours"])
        told += (view["actor"], view["active"], view["secrets"])
        if told == self._told:
            return
        self._told, self.words = _copied(told), []
        group, geo = self.group, self._geo
        group.clear()
        self._at = box = self.box or (self.end_box if view["secrets"] else None)
        if box is None:
            return
        group.add(Color(*INK[:3], 0.72))
        group.add(Rect(pos=box[:2], size=box[2:]))
        outline(group, box, 1.2 * geo.dp, [*CREAM[:3], 0.55])
        for seat in range(view["players"]):
            y = box.y + box.height - 4 * geo.dp - (seat + 0.5) * self._row
            self._line(view, seats, seat, y)

    def _line(self, view: dict, seats: Sequence[dict], seat: int, y: float) -> None:
        group, row, geo = self.group, self._row, self._geo
        if view["actor"] == seat:
            group.add(Color(*CREAM[:3], 0.16))
            place = (self._at.x + 2 * geo.dp, y - row / 2)
            group.add(Rect(pos=place, size=(self._at.width - 4 * geo.dp, row)))
        x = self._at.x + 5 * geo.dp
        badge(group, (x + 0.5 * SIGN * row, y), 0.72 * row, seats[seat])
        x += SIGN * row
        if self._room:
            self._write(self._names[seat], seats[seat]["name"], x, y)
            x += self._room
        counts = ((_temple(), view["temples"][seat]), (_cards(), view["hand_sizes"][seat]))
        for mark, count in counts if self._counts else ():
            side = 0.62 * row
            group.add(Color(*CREAM))
            group.add(Rect(texture=mark, pos=(x, y - side / 2), size=(side, side)))
            self._write(text(str(count), theme.small, bold=True), str(count), x + 0.75 * row, y)
            x += COUNT * row
        secret = view["secrets"][seat] if view["secrets"] else []
        for place in view["shown"][seat]:
            sign(group, COLOUR_OF[place], (x + 0.5 * row, y), 0.42 * row, place)
            x += GOAL * row
        for n, number in enumerate(view["goal_colours"][seat]):
            goal = secret[n] if secret else None
            sign(group, number, (x + 0.5 * row, y), 0.3 * row, goal)
            x += GOAL * row

    def _write(self, texture: Texture, words: str, x: float, y: float) -> None:
        box = Box(x, y - texture.height / 2, *texture.size)
        self.group.add(Color(*CREAM))
        self.group.add(Rect(texture=texture, pos=box[:2], size=box[2:]))
        self.words.append((words, box, theme.small))


def _temple() -> Texture:
    return picture("ulysses/temple.png")


def _cards() -> Texture:
    return icon("cards", 48)


def _copied(told: tuple) -> tuple:
    return tuple([*part] if isinstance(part, list) else part for part in told)
