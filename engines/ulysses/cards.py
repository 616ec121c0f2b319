"""The action cards of Ulysses: kinds, and how many of each there are (U-02)."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("objection", "temple", "wind", "plague", "zeus", "pandora")
OBJECTION, TEMPLE, WIND, PLAGUE, ZEUS, PANDORA = range(6)
#: U-02: how many of each kind, 132 in all.
COUNTS: Final = (50, 23, 23, 16, 11, 9)
ALL_CARDS: Final = sum(COUNTS)
NO_CARDS: Final = (0,) * len(KINDS)

#: U-01: temples in all, and the hand of the first player; one card more for each next one.
TEMPLES: Final = 23
FIRST_HAND: Final = 5
#: U-13: plagues on the board at most.
MOST_PLAGUES: Final = 6
#: Cards that can back a camp: objections and Zeus (U-17).
MOST_VOICES: Final = COUNTS[OBJECTION] + COUNTS[ZEUS]
