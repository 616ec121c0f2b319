"""Material icons by name, as text in the icon font that KivyMD ships and registers."""

from __future__ import annotations

import kivymd.font_definitions  # noqa: F401  (registers the font "Icons")
from kivymd.icon_definitions import md_icons


def glyph(name: str) -> str:
    """Return the character of this icon in the font "Icons"."""
    return md_icons[name]
