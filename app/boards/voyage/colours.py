"""The colours of the voyage. Each kind of cell and of god has its own outline as well."""

from __future__ import annotations

from kivy.utils import get_color_from_hex as rgba

from app.kit.sprites import CREAM, GOLD, INK
from app.theme import theme

#: Good gods are blue, bad ones red, in either palette.
CLASSIC = {"good": "#2A66A8", "bad": "#B23A26", "storm": "#4A4560", "trial": "#33221A"}
SAFE = {"good": "#0B5FA8", "bad": "#C24E00", "storm": "#4A4560", "trial": "#2A1D16"}

#: What the line is drawn in, from Troy to Ithaca.
DAWN, DUSK = rgba("#FFF6E0"), rgba("#FFC24A")


def colour(name: str) -> list[float]:
    """Return one of the colours by its name."""
    return rgba((SAFE if theme.safe_palette else CLASSIC)[name])


def kind_colour(kind: str | None) -> list[float]:
    """Return the colour of a kind of cell."""
    return colour({"athena": "good", "poseidon": "bad", "storm": "storm"}.get(kind, "trial"))


def along(share: float) -> list[float]:
    """Return the colour of the line at a share of the way home."""
    return [a + (b - a) * share for a, b in zip(DAWN, DUSK, strict=True)]


__all__ = ["CREAM", "DAWN", "DUSK", "GOLD", "INK", "along", "colour", "kind_colour"]
