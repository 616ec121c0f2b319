"""The judge of a layout: what a critical eye finds wrong with the screen as it is.

faults(app.root) -> ["clipped: RulesScreen/TopBar/OneLine 'Le Combat…' [56,8 200×48]", ...]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.kit.widgets import OneLine
from app.table.seat import SeatChip, SeatPanel
from tests.app.past import NAMES
from tests.app.seen import ICONS, Box, Item, Seen, box_of, is_opaque, is_within, look

LEAST_TEXT = 12
LEAST_TARGET = 48
#: Boxes are in whole pixels here and there.
HAIR = 1.0

SIZE_TAG = re.compile(r"\[size=(\d+)[^\]]*\]")
ICON_RUN = re.compile(rf"\[font={ICONS}\].*?\[/font\]")
TAG = re.compile(r"\[/?\w+(=[^\]]*)?\]")


def faults(root: Widget) -> list[str]:
    """Return everything that is wrong with the texts and targets under `root`."""
    seen = look(root)
    found = [fault for item in seen.texts for fault in text_faults(item)]
    found += overlaps(seen.texts, "texts overlap")
    found += covered(seen)
    found += [fault for item in seen.targets for fault in target_faults(item)]
    found += overlaps(seen.targets, "targets overlap")
    found += under_targets(seen)
    return found


def text_faults(item: Item) -> Iterator[str]:
    """Yield what is wrong with one text."""
    if item.size < sp(LEAST_TEXT) - 0.01 or any(s < sp(LEAST_TEXT) for s in tagged_sizes(item)):
        yield f"text under {LEAST_TEXT} sp ({item.size:.1f} px): {item}"
    if not Box(0, 0, *Window.size).holds(item.box, HAIR) and not item.scrolled:
        yield f"text outside the window: {item}"
    elif is_cut_at_the_side(item):
        yield f"text cut at the side of its scroll {item.frame}: {item}"
    elif (ground := ground_of(item.widget)) is not None and not ground.holds(item.box, 2 * HAIR):
        yield f"text leaves its ground {ground}: {item}"
    if isinstance(item.widget, Label):
        yield from label_faults(item, item.widget)
    elif isinstance(item.widget, TextInput):
        room = item.widget.width - item.widget.padding[0] - item.widget.padding[2]
        if text_width(item.widget, item.text) > room + HAIR:
            yield f"clipped, {room:.0f} px wide: {item}"


def ground_of(widget: Widget) -> Box | None:
    """Return the painted box that a widget stands on, unless it is scrolled over it."""
    while (widget := widget.parent) is not None and widget is not Window:
        if isinstance(widget, ScrollView):
            return None
        if is_opaque(widget):
            return box_of(widget)
    return None


def is_cut_at_the_side(item: Item) -> bool:
    """Return whether a text is cut where no scrolling brings it out."""
    box, frame = item.box, item.frame
    (x, _), (ahead, _) = (item.widget.to_window(along, 0) for along in (0, 1))
    if abs(ahead - x) < 0.5:  # turned to face a side of the table
        return box.low < frame.low - HAIR or box.top > frame.top + HAIR
    return box.left < frame.left - HAIR or box.right > frame.right + HAIR


def label_faults(item: Item, label: Label) -> Iterator[str]:
    """Yield how a label fails to show its whole text."""
    texture = label.texture_size
    if texture[0] > label.width + HAIR or texture[1] > label.height + HAIR:
        yield f"larger than its widget ({label.width:.0f}×{label.height:.0f}): {item}"
    if label.is_shortened:
        if not may_shorten(label):
            yield f"shortened: {item}"
        return
    width, height = label.text_size
    wanted = free_height(label)
    if height is not None and wanted > height:  # a line that lacks a hair is left out
        yield f"clipped, needs {wanted:.0f} px of height and has {height:.0f}: {item}"
    if width is not None and (word := broken_word(label, width)):
        yield f"the word {word!r} is broken: {item}"


def target_faults(item: Item) -> Iterator[str]:
    """Yield what is wrong with one touch target."""
    if min(item.box.width, item.box.height) < dp(LEAST_TARGET) - 0.5:
        yield f"target under {LEAST_TARGET} dp: {item}"
    if not item.scrolled and not Box(0, 0, *Window.size).holds(item.box, HAIR):
        yield f"target outside the window: {item}"


def overlaps(items: list[Item], what: str) -> Iterator[str]:
    """Yield the pairs that lie over each other; a target inside a larger one is part of it."""
    for a, b in combinations(items, 2):
        if a.visible.meets(b.visible, HAIR) and not _related(a, b):
            yield f"{what}: {a} and {b}"


def under_targets(seen: Seen) -> Iterator[str]:
    """Yield the texts that lie under somebody else's button."""
    for item in seen.texts:
        for target in seen.targets:
            if item.visible.meets(target.visible, HAIR) and not _related(item, target):
                yield f"text under a target: {item} and {target}"


def covered(seen: Seen) -> Iterator[str]:
    """Yield the texts over which something else has painted its ground."""
    for place, ground in seen.grounds:
        for item in seen.texts[:place]:
            if item.visible.meets(ground.visible, HAIR) and not _related(item, ground):
                yield f"covered by {ground}: {item}"


def _related(a: Item, b: Item) -> bool:
    """Return whether one of two things is, or is inside, the other."""
    return is_within(a.widget, b.widget) or is_within(b.widget, a.widget)


def may_shorten(label: Label) -> bool:
    """Return whether this text may end in an ellipsis: a player's name, the last log line."""
    if not isinstance(label, OneLine):
        return False
    if label.text in NAMES:
        return True
    parent = label.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, SeatPanel):
            return label.text == parent.news
        if isinstance(parent, SeatChip):
            return label.text == parent.name
        parent = parent.parent
    return False


def free_height(label: Label) -> float:
    """Return the height that the text would take with its width alone given."""
    free = _core(label, (label.text_size[0], None))
    return free._internal_size[1]


def broken_word(label: Label, width: float) -> str:
    """Return a word that is wider than the lines, and so broken in its middle."""
    room = width - label.padding[0] - label.padding[2]
    plain = TAG.sub("", ICON_RUN.sub("", label.text))
    core = _core(label, (None, None))
    for word in sorted(set(re.split(r"[ \n]+", plain)), key=len, reverse=True)[:3]:
        if core.get_extents(word)[0] > room + HAIR:
            return word
    return ""


def _core(label: Label, text_size: tuple):
    """Return a core label with this label's font and text, laid out but not drawn."""
    options = {name: getattr(label, name) for name in label._font_properties}
    options.update(text_size=text_size, shorten=False, text=label.text)
    core = type(label._label)(**options)
    core.resolve_font_name()
    core.render()
    return core


def text_width(field: TextInput, text: str) -> float:
    """Return how wide a line of a text field is."""
    return field._get_text_width(text, field.tab_width, field._label_cached)


def tagged_sizes(item: Item) -> list[float]:
    """Return the sizes that markup asks for, those of icons left out."""
    if not getattr(item.widget, "markup", False):
        return []
    return [float(size) for size in SIZE_TAG.findall(ICON_RUN.sub("", item.text))]
