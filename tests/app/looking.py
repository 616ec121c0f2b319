"""What a critical eye notices: texts over each other, cut off, or too small; small targets."""

from __future__ import annotations

from itertools import combinations

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.kit.widgets import Touchable
from tests.app.person import Person

Box = tuple[float, float, float, float]


def faults(person: Person) -> list[str]:
    """Return everything that is wrong with the texts and targets on the screen."""
    labels = [w for w in person.widgets() if isinstance(w, Label) and w.text.strip()]
    found = [f"overlap: {a.text!r} and {b.text!r}" for a, b in overlapping(labels)]
    found += [f"cut off: {label.text!r}" for label in labels if is_cut(label)]
    found += [f"too small: {label.text!r}" for label in labels if label.font_size < sp(12)]
    targets = [w for w in person.widgets() if isinstance(w, Touchable)]
    return found + [f"small target: {w}" for w in targets if min(w.size) < dp(48) - 0.5]


def overlapping(labels: list[Label]) -> list[tuple[Label, Label]]:
    """Return the pairs of labels whose visible texts lie over each other."""
    boxes = [(label, visible(label)) for label in labels]
    return [(a, b) for (a, x), (b, y) in combinations(boxes, 2) if x and y and meet(x, y)]


def is_cut(label: Label) -> bool:
    """Return whether the text is larger than its widget, or outside the window's width."""
    width, height = label.texture_size
    x, _ = label.to_window(label.center_x, label.center_y)
    outside = x - width / 2 < -1 or x + width / 2 > Window.width + 1
    return outside or width > label.width + 1 or height > label.height + 1


def visible(label: Label) -> Box | None:
    """Return the part of a text that can be seen, in window pixels."""
    x, y = label.to_window(label.center_x, label.center_y)
    width, height = label.texture_size
    box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    parent: Widget = label.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, ScrollView):
            left, low = parent.to_window(*parent.pos)
            box = clip(box, (left, low, left + parent.width, low + parent.height))
        parent = parent.parent
    return box if box[0] < box[2] and box[1] < box[3] else None


def clip(box: Box, frame: Box) -> Box:
    """Return the part of the box inside the frame."""
    return (
        max(box[0], frame[0]),
        max(box[1], frame[1]),
        min(box[2], frame[2]),
        min(box[3], frame[3]),
    )


def meet(a: Box, b: Box) -> bool:
    """Return whether two boxes share more than a hair's breadth."""
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1
