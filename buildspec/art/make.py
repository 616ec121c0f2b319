"""Write every picture of assets/art: ``python -m buildspec.art.make`` (needs resvg-py, Pillow).

``python -m buildspec.art.make motif/ naval/`` writes only those whose names start so.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops

from buildspec.art import gods, grain, hero, icon, motifs, pieces, scenes, shapes
from buildspec.art.ulysses import cards, symbols
from buildspec.art.ulysses import pieces as ulysses_pieces
from buildspec.art.ulysses.scene import ulysses
from buildspec.art.voyage import emblems, fleet
from buildspec.art.voyage.scene import voyage

ART = Path(__file__).resolve().parent.parent.parent / "assets" / "art"

Picture = Callable[[], str]

TINTED: dict[str, Picture] = {
    "motif/meander": motifs.meander,
    "motif/waves": motifs.waves,
    "motif/laurel": motifs.laurel,
    "motif/palmette": motifs.palmette,
    "naval/shield": shapes.shield,
    "naval/nomercy": shapes.no_mercy,
    **{f"naval/emblem_{i}": lambda i=i: shapes.emblem(i) for i in range(10)},
    **{f"seat/{i}": lambda i=i: shapes.seat(i) for i in range(10)},
    "ulysses/temple": cards.temple_mark,
    **{f"ulysses/card_{kind}": lambda kind=kind: cards.card(kind) for kind in cards.CARDS},
    **{f"ulysses/symbol_{key}": lambda key=key: symbols.symbol(key) for key in symbols.SYMBOLS},
    **{f"voyage/ship_{i}": lambda i=i: fleet.ship(i) for i in range(10)},
    **{f"voyage/ship_under_{i}": lambda i=i: fleet.under(i) for i in range(10)},
    **{f"voyage/{name}": lambda name=name: emblems.emblem(name) for name in emblems.EMBLEMS},
}
LAYERED: dict[str, Picture] = {
    "icon": icon.icon,
    "naval/hull_hellene": pieces.hellene_hull,
    "naval/hull_hellene_lines": pieces.hellene_lines,
    "naval/hull_trojan": pieces.trojan_hull,
    "naval/hull_trojan_lines": pieces.trojan_lines,
    "naval/zeus": gods.zeus,
    "naval/trident": gods.trident,
    "ulysses/ship": ulysses_pieces.ship,
    "ulysses/plague": ulysses_pieces.plague,
    "ulysses/goal_back": cards.goal_back,
    **{f"ulysses/camp_{c}": lambda c=c: ulysses_pieces.camp(c) for c in ulysses_pieces.CAMP},
}
OPAQUE: dict[str, Picture] = {
    "presplash": icon.presplash,
    "games/naval": scenes.naval,
    "games/ulysses": ulysses,
    "games/voyage": voyage,
    "hero": hero.day,
    "hero_dark": hero.night,
}


def render(source: str) -> Image.Image:
    """Return the drawing as pixels with alpha, at its own size."""
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=source))).convert("RGBA")


def whiten(image: Image.Image) -> Image.Image:
    """Return white everywhere, as opaque as the drawing is bright: black cuts holes."""
    red, _, _, alpha = image.split()
    white = Image.new("L", image.size, 255)
    return Image.merge("RGBA", (white, white, white, ImageChops.multiply(red, alpha)))


def save(image: Image.Image, name: str) -> None:
    """Write the picture below assets/art."""
    target = ART / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save(target, optimize=True)
    print(f"{name}.png {image.width}x{image.height} {target.stat().st_size} bytes")


def main(wanted: list[str]) -> None:
    """Write the pictures whose names start with one of wanted, or all."""
    starts = tuple(wanted) or ("",)
    for name, picture in TINTED.items():
        if name.startswith(starts):
            save(whiten(render(picture())), name)
    for name, picture in LAYERED.items():
        if name.startswith(starts):
            save(render(picture()), name)
    for name, picture in OPAQUE.items():
        if name.startswith(starts):
            save(render(picture()).convert("RGB"), name)
    if "paper".startswith(starts):
        save(grain.paper(), "paper")


if __name__ == "__main__":
    main(sys.argv[1:])
