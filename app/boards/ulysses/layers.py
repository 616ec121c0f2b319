"""The layers of the board, from the sea up to what flies over it, and how they are laid out."""

from __future__ import annotations

from kivy.graphics import (
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rotate,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.graphics import Rectangle as Rect
from kivy.metrics import dp

from app.boards.ulysses.camps import CampBoard
from app.boards.ulysses.effects import Effects
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.glow import Bubble, Glow, Voyage
from app.boards.ulysses.hand_look import grown
from app.boards.ulysses.hints import Hints
from app.boards.ulysses.names import Names
from app.boards.ulysses.painter import paint, rose
from app.boards.ulysses.piles import Piles
from app.boards.ulysses.standings import Standings
from app.boards.ulysses.tokens import Discs, Flags, Plagues, Ship
from app.boards.ulysses.ways import Ways
from app.kit.ground import Ground
from app.kit.looks import look_now
from app.kit.overlay import Facing
from app.kit.rooms import Box


class Layers:
    """Mixin of the board: builds its layers once, lays them out for every size and turn."""

    def _build(self) -> None:
        self.ground, self.glow, self.voyage = Ground(paint), Glow(), Voyage()
        self.plagues, self.flags, self.ship = Plagues(), Flags(), Ship()
        self.names, self.discs, self.bubble = Names(), Discs(), Bubble()
        self.standings, self.piles, self.effects = Standings(), Piles(), Effects()
        self.camps, self._stand = CampBoard(), Facing()
        self._stand.add_widget(self.camps)
        self.ways, self._list = Ways(), Facing()
        self._list.add_widget(self.ways)
        self.ways.bind(on_way=lambda _ways, place: self.helm.choose(place))
        self.hints = Hints(self)
        self._clip, self._unclip = InstructionGroup(), InstructionGroup()
        self._at, self._turned = Translate(), Rotate()
        self._pan, self._zoom = Translate(), Scale(1, 1, 1)
        layers = (self.ground, self.glow, self.voyage, self.plagues, self.flags)
        layers += (self.standings, self.piles, self.ship, self.names, self.discs)
        for item in (self._clip, PushMatrix(), self._at, self._turned, self._pan, self._zoom):
            self.canvas.before.add(item)
        for layer in layers:
            self.canvas.before.add(layer.group)
        for item in (PopMatrix(), self._unclip):
            self.canvas.before.add(item)
        self._over_pan, self._over_zoom = Translate(), Scale(1, 1, 1)
        for item in (PushMatrix(), self._at, self._turned, self._over_pan, self._over_zoom):
            self.canvas.after.add(item)
        for item in (self.effects.group, self.bubble.group, PopMatrix()):
            self.canvas.after.add(item)

    def _rebuild(self, *_args) -> None:
        """Lay everything out anew, for another size, look or language."""
        self._painted = look_now()
        self.skip()
        sideways = self.turn % 180 == 90
        width, height = (self.height, self.width) if sideways else self.size
        self.geometry = geo = Geometry(max(width, 1), max(height, 1), dp(1), grown())
        self.camera.reset()
        parts = (self.ground, self.glow, self.plagues, self.ship, self.discs)
        for part in (*parts, self.bubble, self.effects):
            part.fit(geo)
        self._rows = 0
        self._fit_standings()
        self._frame_view()
        self.show(self.view)

    def _fit_standings(self) -> None:
        """Find room for the standings of so many players, the piles, and the names beside them."""
        players, geo = self.view["players"], self.geometry
        if self._rows == players:
            return
        self._rows = players
        north = [box for box in (rose(geo),) if box is not None]
        self.standings.fit(geo, players, self.seats, north)
        taken = [*north, *([self.standings.box] if self.standings.box is not None else [])]
        self.piles.fit(geo, taken)
        taken += [self.piles.box] if self.piles.box is not None else []
        self.standings.fit_end(taken)
        self.ways.fit(geo, taken)
        self.names.fit(geo, taken)

    def _frame_view(self, *_args) -> None:
        self._cut_out()
        self._at.xy = self.center
        self._turned.angle = self.turn
        for pan, zoom in ((self._pan, self._zoom), (self._over_pan, self._over_zoom)):
            pan.xy = self.camera.pan
            zoom.xyz = (self.camera.zoom, self.camera.zoom, 1)
        self._place_camps()

    def _cut_out(self) -> None:
        """Keep a zoomed board inside its rectangle; a whole one needs no stencil."""
        self._clip.clear()
        self._unclip.clear()
        if self.camera.moved:
            box = {"pos": self.pos, "size": self.size}
            for item in (StencilPush(), Rect(**box), StencilUse()):
                self._clip.add(item)
            for item in (StencilUnUse(), Rect(**box), StencilPop()):
                self._unclip.add(item)

    def _place_camps(self) -> None:
        """Show the camps over the desert while there is a debate; a zoomed map has no desert."""
        debating = self.view["discs"][0] is not None and not self.camera.moved
        self._stand_on(self._stand, self.geometry.camps if debating else None)

    def _place_ways(self) -> Box | None:
        """List the places in reach over the desert of a small map; return where."""
        reach = [] if self.camera.moved else self.reach
        box = self.ways.box_for(len(reach))
        if box is not None:
            self.ways.show(reach, self.helm.asked)
        self._stand_on(self._list, box)
        return box

    def _stand_on(self, stand: Facing, box: Box | None) -> None:
        """Put a stand on a box of the board; None: take it away."""
        if (box is None) == (stand.parent is not None):
            self.remove_widget(stand) if box is None else self.add_widget(stand)
        if box is None:
            return
        ends = [self.local(*end) for end in ((box.x, box.y), (box.x + box[2], box.y + box[3]))]
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*ends, strict=True))
        stand.place(x0, y0, x1 - x0, y1 - y0, self.turn)

    @property
    def listed(self) -> bool:
        """Whether the places in reach are listed by their names."""
        return self._list.parent is not None

    def over_camps(self, x: float, y: float, width: float, height: float) -> bool:
        """Return whether this box, in the board's parent, lies over the camps of a debate."""
        (left, low), (wide, tall) = self._stand.bbox
        across = min(x + width, left + wide) - max(x, left)
        return self._stand.parent is not None and across > 0 < min(y + height, low + tall) - max(
            y, low
        )
