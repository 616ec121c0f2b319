"""The painted board as one picture, and a sharp one of what a zoomed board shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, InstructionGroup, Scale, Translate
from kivy.graphics import Rectangle as Rect

from app.kit.camera import Camera
from app.kit.looks import look_now
from app.kit.rooms import Box
from app.theme import theme


class Layout(Protocol):
    """What the ground knows of a board's geometry; `key` tells two layouts apart."""

    width: float
    height: float
    dp: float
    box: Box

    @property
    def key(self) -> tuple: ...


#: Returns everything on a board that never moves, as fine as a zoom shows it.
Paint = Callable[[Layout, float], InstructionGroup]


#: A board that is no larger than this, in dp, has not been laid out yet: nobody sees it.
UNSEEN = 120
#: The last whole picture, for the next table of the same size and look.
_kept: dict[tuple, Fbo] = {}


class Ground:
    """Shows the board from textures: thousands of strokes are drawn once and then only shown.

    A board that is mostly seen magnified, `near` times, is painted for that as well: its camera
    can then move without anything being painted anew.
    """

    def __init__(self, paint: Paint) -> None:
        self._paint, self.near = paint, 1.0
        self.group = InstructionGroup()
        self._close = InstructionGroup()
        self._pictures: list[Fbo] = []
        self._count = 0

    def fit(self, geo: Layout, near: float = 1.0) -> None:
        """Paint the board for a new layout or look."""
        self._geo, self.near = geo, near
        self._pictures = []
        self._close.clear()
        self.group.clear()
        if min(geo.width, geo.height) <= UNSEEN * geo.dp:
            return
        pictures = [self._whole(zoom) for zoom in ((1.0, near) if near > 1 else (1.0,))]
        self._pictures, self._count = pictures, len(pictures)
        self._shown = Rect(texture=pictures[0].texture, pos=geo.box[:2], size=geo.box[2:])
        self.group.add(Color(1, 1, 1, 1))
        self.group.add(self._shown)
        self.group.add(self._close)

    def look(self, camera: Camera) -> None:
        """Show the picture that suits this camera."""
        if self._pictures:
            close = self._count > 1 and camera.zoom > (1 + self.near) / 2
            self._shown.texture = self._pictures[1 if close else 0].texture

    def sharpen(self, camera: Camera) -> None:
        """Paint what the camera sees anew, in full detail; it has come to rest."""
        geo = self._geo
        self._close.clear()
        if not self._pictures:
            return
        del self._pictures[self._count :]
        painted = self._count > 1 and abs(camera.zoom - self.near) < 0.02 * self.near
        if not camera.moved or painted:
            return
        picture = self._painted(camera, camera.zoom)
        self._pictures.append(picture)
        x, y = camera.to_board(-geo.width / 2, -geo.height / 2)
        size = (geo.width / camera.zoom, geo.height / camera.zoom)
        self._close.add(Color(1, 1, 1, 1))
        self._close.add(Rect(texture=picture.texture, pos=(x, y), size=size))

    def _whole(self, zoom: float) -> Fbo:
        """Return a picture of the whole board, painted now or for the table before."""
        key = (self._paint, self._geo.key, zoom, look_now())
        if key not in _kept:
            picture = self._painted(Camera(), zoom, zoom)
            if len(_kept) > 1:
                _kept.pop(next(iter(_kept)))
            _kept[key] = picture
        return _kept[key]

    def _painted(self, camera: Camera, zoom: float, fine: float = 1.0) -> Fbo:
        """Return a picture of what a camera sees; `fine` is its pixels for one of the screen."""
        geo = self._geo
        size = fine * geo.width, fine * geo.height
        picture = Fbo(size=tuple(max(1, round(side)) for side in size))
        picture.add(ClearColor(*theme.sunk))
        picture.add(ClearBuffers())
        picture.add(Translate(size[0] / 2, size[1] / 2))
        picture.add(Translate(*camera.pan))
        picture.add(Scale(zoom, zoom, 1))
        picture.add(self._paint(geo, zoom))
        picture.add_reload_observer(_restore)
        picture.draw()
        return picture


def _restore(picture: Fbo) -> None:
    picture.draw()
