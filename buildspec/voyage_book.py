"""Draws the emblems of the book of Destiny from the board's own art.

    python -m buildspec.voyage_book

The art is white, to be coloured on the board; the book has it in clay, which is readable on
both pages, the light and the dark one. Run it again when the art changes.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from app.paths import ASSETS, RULES

ART = ASSETS / "art" / "voyage"
SIDE, GAP = 150, 30
CLAY, BLUE, RED = "#B9562A", "#3F78B5", "#C0392B"

#: What has a page of its own.
PAGES = (
    *("athena", "poseidon", "storm", "ithaca", "troy"),
    *("trial_cicones", "trial_lotus", "trial_cyclops", "trial_aeolus", "trial_laestrygonians"),
    *("trial_circe", "trial_underworld", "trial_sirens", "trial_charybdis", "trial_scylla"),
    *("trial_sun", "trial_trident", "trial_calypso", "trial_ino", "trial_nausicaa"),
)
#: The faces of the gods' die, good ones first.
GOOD = ("god_zeus", "god_athena", "god_hermes")
BAD = ("god_poseidon", "god_hades", "god_aeolus")


def emblem(name: str, colour: str, side: int = SIDE) -> Image.Image:
    """Return a picture of the board in one colour, on nothing."""
    shape = Image.open(ART / f"{name}.png").getchannel("A")
    drawn = Image.new("RGBA", (side, side), colour)
    drawn.putalpha(shape.resize((side, side), Image.Resampling.LANCZOS))
    return drawn


def gods() -> Image.Image:
    """Return the six faces of the gods' die in a row."""
    side = SIDE * 2 // 3
    faces = [emblem(n, BLUE, side) for n in GOOD] + [emblem(n, RED, side) for n in BAD]
    row = Image.new("RGBA", (len(faces) * (side + GAP) - GAP, side))
    for number, face in enumerate(faces):
        row.paste(face, (number * (side + GAP), 0))
    return row


def save(picture: Image.Image, path: Path) -> None:
    """Write a picture in few colours: it ships with the app."""
    picture.quantize(32, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def draw_rulebook(folder: Path = RULES / "voyage") -> None:
    """Draw every picture that the rulebook names."""
    for name in PAGES:
        save(emblem(name, CLAY), folder / f"{name.removeprefix('trial_')}.png")
    save(gods(), folder / "gods.png")


if __name__ == "__main__":
    draw_rulebook()
