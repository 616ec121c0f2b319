"""The painted board as one picture, and a sharp one of what a zoomed board shows."""

from __future__ import annotations

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, InstructionGroup, Scale, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.painter import paint
from app.i18n import tr
from app.kit.camera import Camera
from app.theme import theme


def look_now() -> tuple:
    """Return all that the painting depends on, besides its size."""
    return theme.dark, tuple(theme.paper), theme.safe_palette, theme.small, tr.lang


#: A board that is smaller than this, in dp, has not been laid out yet: nobody sees it.
UNSEEN = 120
#: The last whole picture, for the next table of the same size and look.
_kept: dict[tuple, Fbo] = {}


class Ground:
    """Shows the board from textures: thousands of strokes are drawn once and then only shown."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._close = InstructionGroup()
        self._pictures: list[Fbo] = []

    def fit(self, geo: Geometry) -> None:
        """Paint the board for a new layout or look."""
        self._geo = geo
        self._close.clear()
        self.group.clear()
        if geo.width < UNSEEN * geo.dp:
            return
        self._pictures = [self._whole()]
        self.group.add(Color(1, 1, 1, 1))
        self.group.add(Rect(texture=self._pictures[0].texture, pos=geo.box[:2], size=geo.box[2:]))
        self.group.add(self._close)

    def sharpen(self, camera: Camera) -> None:
        """Paint what the camera sees anew, in full detail; it has come to rest."""
        geo = self._geo
        self._close.clear()
        del self._pictures[1:]
        if not camera.moved:
            return
        picture = self._painted(camera, camera.zoom)
        self._pictures.append(picture)
        x, y = camera.to_board(-geo.width / 2, -geo.height / 2)
        size = (geo.width / camera.zoom, geo.height / camera.zoom)
        self._close.add(Color(1, 1, 1, 1))
        self._close.add(Rect(texture=picture.texture, pos=(x, y), size=size))

    def _whole(self) -> Fbo:
        """Return the picture of the whole board, painted now or for the table before."""
        geo = self._geo
        key = (geo.width, geo.height, geo.dp, geo.turn, geo.scale, geo.radius, look_now())
        if key not in _kept:
            picture = self._painted(Camera(), 1.0)
            _kept.clear()
            _kept[key] = picture
        return _kept[key]

    def _painted(self, camera: Camera, zoom: float) -> Fbo:
        geo = self._geo
        picture = Fbo(size=(max(1, round(geo.width)), max(1, round(geo.height))))
        picture.add(ClearColor(*theme.sunk))
        picture.add(ClearBuffers())
        picture.add(Translate(geo.width / 2, geo.height / 2))
        picture.add(Translate(*camera.pan))
        picture.add(Scale(zoom, zoom, 1))
        picture.add(paint(geo, zoom))
        picture.add_reload_observer(_restore)
        picture.draw()
        return picture


def _restore(picture: Fbo) -> None:
    picture.draw()
