"""Who stands where: a small table on the glass, if there is room for it."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup, RoundedRectangle
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.voyage.banner import fitted
from app.boards.voyage.colours import CREAM, GOLD, INK
from app.boards.voyage.emblems import emblem
from app.boards.voyage.geometry import Geometry
from app.kit.rooms import Box, Room
from app.kit.sprites import badge
from app.kit.stamps import text
from app.theme import theme

#: In rows' heights: the sign, the points, each card.
SIGN, POINTS, CARD = 1.25, 1.5, 0.86
#: Names are written up to so many dp; so many cards of one sailor have an emblem each.
WIDEST, CARDS = 120, 5


class Standings:
    """Points of every seat in rows, with the emblems of the cards that it holds."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.box: Box | None = None
        self.words: list[tuple[str, Box, float]] = []
        self._told: tuple = ()

    def fit(self, geo: Geometry, seats: Sequence[dict], room: Room, near) -> None:
        """Find room in a new layout, with names or without; else there is no table."""
        self._geo, self._told, self.words = geo, (), []
        self.group.clear()
        self._row = row = max(21 * geo.dp, 1.5 * theme.small)
        self._names = [fitted(seat["name"], theme.small, WIDEST * geo.dp) for seat in seats]
        longest = max((t.width for t in self._names), default=0) + 6 * geo.dp
        height = len(seats) * row + 8 * geo.dp
        self.box = None
        ways = ((longest, CARDS), (longest, 3), (0.0, CARDS), (longest, 0), (0.0, 0))
        for self._room, self._cards in ways:
            width = (SIGN + POINTS + CARD * self._cards) * row + self._room + 10 * geo.dp
            if (box := room.find(width, height, near)) is not None:
                self.box = box
                return

    def show(self, view: dict, seats: Sequence[dict], mover: int | None) -> None:
        """Tell how everybody stands."""
        if self.box is None or view["drawing"] is not None:
            self.group.clear()
            self.words, self._told = [], ()
            return
        told = (tuple(view["scores"]), tuple(view["cards"].values()), mover, theme.safe_palette)
        if told == self._told:
            return
        self._told, self.words = told, []
        group, geo, box = self.group, self._geo, self.box
        group.clear()
        for by, tint in ((1.2 * geo.dp, (*CREAM[:3], 0.5)), (0, (*INK[:3], 0.86))):
            plate = box.grown(by)
            group.add(Color(*tint))
            group.add(
                RoundedRectangle(pos=plate[:2], size=plate[2:], radius=[7 * geo.dp], segments=6)
            )
        best = max(view["scores"])
        for seat in range(view["players"]):
            y = box.y + box.height - 4 * geo.dp - (seat + 0.5) * self._row
            leads = best > 0 and view["scores"][seat] == best
            self._line(view, seats[seat], seat, y, mover == seat, leads)

    def _line(self, view: dict, info: dict, seat: int, y: float, active: bool, leads: bool):
        group, row, box, dp = self.group, self._row, self.box, self._geo.dp
        if active:
            group.add(Color(*CREAM[:3], 0.2))
            group.add(Rect(pos=(box.x + 2 * dp, y - row / 2), size=(box.width - 4 * dp, row)))
        x = box.x + 5 * dp
        badge(group, (x + 0.45 * SIGN * row, y), 0.66 * row, info)
        x += SIGN * row
        if self._room:
            self._write(self._names[seat], info["name"], x, y)
            x += self._room
        points = str(view["scores"][seat])
        texture = text(points, theme.small, bold=True)
        right = x + POINTS * row - 0.35 * row
        self._write(texture, points, right - texture.width, y, GOLD if leads else CREAM)
        x += POINTS * row
        held = [trial for trial, owner in view["cards"].items() if owner == seat]
        held += ["penelope"] if view["penelope"] == seat else []
        for trial in held[-self._cards :] if self._cards else ():
            side = 0.84 * row
            group.add(Color(*CREAM))
            group.add(Rect(texture=emblem(trial), pos=(x, y - side / 2), size=(side, side)))
            x += CARD * row

    def _write(self, texture: Texture, words: str, x: float, y: float, tint=CREAM) -> None:
        box = Box(x, y - texture.height / 2, *texture.size)
        self.group.add(Color(*tint))
        self.group.add(Rect(texture=texture, pos=box[:2], size=box[2:]))
        self.words.append((words, box, theme.small))
