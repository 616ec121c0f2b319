"""How well the texts on the screen stand out from what is really painted behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kivy.core.window import Window
from kivy.metrics import sp
from kivy.uix.label import Label
from PIL import Image

from tests.app.person import Person
from tests.app.seen import Box, Item, look

Colour = tuple[float, float, float]

#: Least contrast of large text (24 px, or 19 px and bold) and of all other text.
LARGE, SMALL = 3.0, 4.5


def faint(person: Person) -> list[str]:
    """Return the texts that are too faint. What is disabled may be."""
    painted = photograph(person)
    labels = [item for item in look(person.app.root).texts if isinstance(item.widget, Label)]
    return [fault for item in labels for fault in _judge(item, painted)]


def photograph(person: Person) -> Image.Image:
    """Return what is on the screen."""
    drawn = person.app.root.export_as_image()
    width, height = drawn.texture.size
    return Image.frombytes("RGBA", (width, height), drawn.texture.pixels).convert("RGB")


def _judge(item: Item, painted: Image.Image) -> Iterator[str]:
    label = item.widget
    if label.disabled or item.visible.width < 4 or item.visible.height < 4:
        return
    behind = background(painted, item.visible)
    ink = mixed(label.color, behind, _opacity(label))
    found = contrast(ink, behind)
    large = item.size >= sp(24) or (label.bold and item.size >= sp(18.66))
    if found < (LARGE if large else SMALL) - 0.05:
        yield f"{found:.1f} : 1 on {_hex(behind)}: {item}"


def background(painted: Image.Image, box: Box) -> Colour:
    """Return the commonest colour around a text, in 16 shades of each primary."""
    height = Window.height
    left, right = max(0, box.left - 3), min(painted.width, box.right + 3)
    top, low = max(0, height - box.top), min(painted.height, height - box.low)
    part = painted.crop((int(left), int(top), int(right), int(low)))
    shades: dict[Colour, list] = {}
    count: Counter = Counter()
    for number, colour in part.getcolors(part.width * part.height):
        key = tuple(c >> 4 for c in colour)
        count[key] += number
        shades.setdefault(key, []).append((number, colour))
    _, colour = max(shades[count.most_common(1)[0][0]])
    return tuple(c / 255 for c in colour)


def mixed(colour, behind: Colour, opacity: float) -> Colour:
    """Return a see-through colour over another."""
    share = colour[3] * opacity
    return tuple(c * share + b * (1 - share) for c, b in zip(colour[:3], behind, strict=True))


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _opacity(widget) -> float:
    opacity = 1.0
    while widget is not None and widget is not Window:
        opacity *= widget.opacity
        widget = widget.parent
    return opacity


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(c * 255):02X}" for c in colour)
