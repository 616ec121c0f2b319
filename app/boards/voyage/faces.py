"""The faces of the two dice, painted once: pips in ink on cream, gods on blue or on red.

A good god stands in a round medallion, a bad one in a diamond: the colour is not all.
"""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, Fbo, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as rgba

from app.boards.voyage.colours import CREAM, GOLD, INK, colour
from app.boards.voyage.emblems import god_emblem, stamp_emblem
from app.kit.stamps import disc
from app.kit.strokes import fans, ribbons
from app.theme import theme
from engines.voyage.trials import GODS, GOOD

SIDE = 160
BONE, EDGE = rgba("#FBF1DA"), rgba("#D9C29A")
#: Where the pips of a face lie, in quarters of it from its middle.
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}
_painted: dict[tuple, Fbo] = {}


def face(die: str, number: int) -> Texture:
    """Return a face of the points die or of the gods' die, by its number from 0."""
    key = (die, number, theme.safe_palette)
    if key not in _painted:
        _painted[key] = _paint(die, number)
    return _painted[key].texture


def _paint(die: str, number: int) -> Fbo:
    picture = Fbo(size=(SIDE, SIDE), with_stencilbuffer=False)
    group = InstructionGroup()
    _points(group, number + 1) if die == "points" else _god(group, number)
    picture.add(group)
    picture.add_reload_observer(lambda lost: lost.draw())
    picture.draw()
    return picture


def _plate(group: InstructionGroup, edge, fill) -> None:
    """Fill the face; its edges are worn and darker."""
    for inset, tint in ((0, edge), (5, fill)):
        group.add(Color(*tint))
        group.add(Rect(pos=(inset, inset), size=(SIDE - 2 * inset, SIDE - 2 * inset)))


def _points(group: InstructionGroup, points: int) -> None:
    _plate(group, EDGE, BONE)
    pip = SIDE * (0.27 if points == 1 else 0.2)
    group.add(Color(*(colour("bad") if points == 1 else INK)))
    for x, y in PIPS[points]:
        middle = SIDE / 2 + x * SIDE * 0.25, SIDE / 2 + y * SIDE * 0.25
        group.add(Ellipse(pos=(middle[0] - pip / 2, middle[1] - pip / 2), size=(pip, pip)))


def _god(group: InstructionGroup, god: int) -> None:
    good = god < GOOD
    ground = colour("good" if good else "bad")
    _plate(group, [0.72 * part for part in ground[:3]] + [1], ground)
    half = SIDE / 2
    if good:
        for reach, tint in ((0.8, GOLD), (0.74, CREAM)):
            side = reach * SIDE
            group.add(Color(*tint))
            place = (half - side / 2, half - side / 2)
            group.add(Rect(texture=disc(128), pos=place, size=(side, side)))
    else:
        far = 0.9 * half
        ring = [(half, half - far), (half + far, half), (half, half + far), (half - far, half)]
        group.add(Color(*CREAM))
        fans(group, [ring], None, 1)
        group.add(Color(*GOLD))
        ribbons(group, [[*ring, ring[0]]], 5)
    size = (0.62 if good else 0.5) * SIDE
    stamp_emblem(group, god_emblem(GODS[god]), (half, half), size, INK)
