"""What is really seen on the screen: texts and touch targets as boxes in window pixels.

Goes through scrolls, turned panels and layers that lie over others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.switch import Switch
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.boards.base import Board
from app.boards.ulysses.hints import HintNote
from app.boards.voyage.announcer import LeafCard
from app.boards.voyage.companion_moves import MovesPage
from app.kit.overlay import Overlay, Said
from app.setup.around import Token
from app.table.secrets import Curtain, SecretFrame

TARGETS = (ButtonBehavior, TextInput, Slider, Switch, Token)
#: Layers under which nothing counts, and those that lie over a part of the screen.
MODAL = (Overlay, Curtain)
FLOATING = (SecretFrame, HintNote, LeafCard, MovesPage)
ICONS = "Icons"


class Box(NamedTuple):
    """A rectangle of the window."""

    left: float
    low: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.low

    def cut(self, other: Box) -> Box:
        """Return what is in both; it may be empty (no width or no height)."""
        return Box(
            max(self.left, other.left),
            max(self.low, other.low),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    def meets(self, other: Box, hair: float = 1.0) -> bool:
        """Return whether the two share more than a hair's breadth."""
        both = self.cut(other)
        return both.width > hair and both.height > hair

    def holds(self, other: Box, hair: float = 1.0) -> bool:
        """Return whether the other does not stick out by more than a hair's breadth."""
        return (
            other.left >= self.left - hair
            and other.low >= self.low - hair
            and other.right <= self.right + hair
            and other.top <= self.top + hair
        )

    def __str__(self) -> str:
        return f"[{self.left:.0f},{self.low:.0f} {self.width:.0f}×{self.height:.0f}]"


@dataclass
class Item:
    """Something seen. `frame` is what its scrolls let through; `box` its whole extent."""

    widget: Widget
    text: str
    box: Box
    frame: Box
    scrolled: bool
    size: float = 0.0

    @property
    def visible(self) -> Box:
        """The part that can be seen."""
        return self.box.cut(self.frame)

    @property
    def is_scrolled_away(self) -> bool:
        """Whether one must scroll to see anything of it. Off the window is another matter."""
        return self.scrolled and not self.visible.meets(self.visible, 0)

    def add_to(self, items: list[Item]) -> None:
        """Join these unless it is scrolled away."""
        if not self.is_scrolled_away:
            items.append(self)

    def __str__(self) -> str:
        return f"{path(self.widget)} {self.text[:60]!r} {self.box}"


@dataclass
class Seen:
    """Everything on the screen in painting order. `grounds` are opaque boxes, each with the
    number of texts that were painted before it.
    """

    texts: list[Item]
    targets: list[Item]
    grounds: list[tuple[int, Item]]


def look(root: Widget) -> Seen:
    """Return what is seen of this tree."""
    seen = Seen([], [], [])
    window = Box(0, 0, *Window.size)
    _walk(root, window, False, seen)
    return seen


def _walk(widget: Widget, frame: Box, scrolled: bool, seen: Seen) -> None:
    if widget.opacity < 0.05 or widget.width <= 0 or widget.height <= 0:
        return
    if isinstance(widget, MODAL):
        for items in (seen.texts, seen.targets, seen.grounds):
            items.clear()
    box = box_of(widget)
    if isinstance(widget, FLOATING):
        _cover(seen, box)
    if isinstance(widget, Said):
        _cover(seen, box_of(widget.ids.bubble))
    if is_opaque(widget):
        seen.grounds.append((len(seen.texts), Item(widget, "", box, frame, scrolled)))
    _note(widget, box, frame, scrolled, seen)
    if isinstance(widget, ScrollView):
        frame, scrolled = frame.cut(box), True
    for child in reversed(widget.children):
        _walk(child, frame, scrolled, seen)


def _note(widget: Widget, box: Box, frame: Box, scrolled: bool, seen: Seen) -> None:
    if isinstance(widget, TARGETS):
        Item(widget, name_of(widget), box, frame, scrolled).add_to(seen.targets)
    if isinstance(widget, Label) and widget.text.strip() and widget.font_name != ICONS:
        ink = ink_of(widget)
        Item(widget, widget.text, ink, frame, scrolled, widget.font_size).add_to(seen.texts)
    if isinstance(widget, TextInput):
        words = widget.text or widget.hint_text
        Item(widget, words, box, frame, scrolled, widget.font_size).add_to(seen.texts)
    if isinstance(widget, Board):
        for text, x, y, width, height, size in widget.text_boxes():
            drawn = Box(x, y, x + width, y + height)
            Item(widget, text, drawn, frame, scrolled, size).add_to(seen.texts)


def _cover(seen: Seen, box: Box) -> None:
    """Forget what a layer lies over: whoever opened it can take it away again."""
    seen.texts = [item for item in seen.texts if not item.visible.meets(box)]
    seen.targets = [item for item in seen.targets if not item.visible.meets(box)]
    seen.grounds = []


def box_of(widget: Widget) -> Box:
    """Return a widget's box in the window."""
    return turned(widget, widget.x, widget.y, widget.right, widget.top)


def turned(widget: Widget, left: float, low: float, right: float, top: float) -> Box:
    """Return a box given in a widget's own coordinates as a box of the window."""
    x0, y0 = widget.to_window(left, low)
    x1, y1 = widget.to_window(right, top)
    return Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def ink_of(label: Label) -> Box:
    """Return where a label's lines stand: inside its texture, which may be larger."""
    width, height = label.texture_size
    content = label._label._internal_size
    pad_left, pad_top, pad_right, pad_bottom = label.padding
    left, top = label.center_x - width / 2, label.center_y + height / 2
    wide = min(width, content[0]) - pad_left - pad_right
    tall = min(height, content[1]) - pad_top - pad_bottom
    if label.halign == "center":
        left += (width - wide + pad_left - pad_right) / 2
    elif label.halign == "right":
        left += width - wide - pad_right
    else:
        left += pad_left
    if label.valign in ("middle", "center"):
        top -= (height - tall + pad_top - pad_bottom) / 2
    elif label.valign == "top":
        top -= pad_top
    else:
        top -= height - tall - pad_bottom
    return turned(label, left, top - tall, left + wide, top)


def is_opaque(widget: Widget) -> bool:
    """Return whether a widget paints its whole box before its content."""
    alpha = 1.0
    for instruction in _flat(widget.canvas.before if widget.canvas.has_before else ()):
        if isinstance(instruction, Color):
            alpha = instruction.a
        elif isinstance(instruction, Rectangle) and alpha > 0.9:
            painted = (*instruction.pos, *instruction.size)
            whole = (*widget.pos, *widget.size)
            if all(abs(a - b) < 2 for a, b in zip(painted, whole, strict=True)):
                return True
    return False


def _flat(group) -> Iterator:
    for instruction in group.children if isinstance(group, InstructionGroup) else group:
        if isinstance(instruction, InstructionGroup):
            yield from _flat(instruction)
        else:
            yield instruction


def is_within(widget: Widget, ancestor: Widget) -> bool:
    """Return whether one widget is the other, or somewhere inside it."""
    while widget is not None and widget is not Window:
        if widget is ancestor:
            return True
        widget = widget.parent
    return False


def name_of(widget: Widget) -> str:
    """Return what a target is called: its label, its hint, or its text."""
    names = (getattr(widget, name, "") for name in ("label", "hint", "name", "text"))
    return next((name for name in names if name), "")


def path(widget: Widget) -> str:
    """Return where a widget is in the tree, without the layouts in between."""
    plain = ("BoxLayout", "FloatLayout", "StackLayout", "Root", "Router", "Scroll", "AnchorLayout")
    names = []
    while widget is not None and widget is not Window:
        if not names or type(widget).__name__ not in plain:
            names.append(type(widget).__name__)
        widget = widget.parent
    return "/".join(reversed(names))
