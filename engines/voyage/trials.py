"""The fifteen trials with their cards, the gods of the die, and the penances."""

from __future__ import annotations

from typing import Final

TRIALS: Final = (
    "cicones",
    "lotus",
    "cyclops",
    "aeolus",
    "laestrygonians",
    "circe",
    "underworld",
    "sirens",
    "charybdis",
    "scylla",
    "sun",
    "trident",
    "calypso",
    "ino",
    "nausicaa",
)
#: What each card is worth; a hundred in all.
VALUES: Final = (2, 4, 11, 2, 13, 6, 10, 9, 5, 5, 10, 13, 7, 1, 2)
PENELOPE: Final = 21

CICONES, LOTUS, CYCLOPS, AEOLUS, LAESTRYGONIANS = range(5)
CIRCE, UNDERWORLD, SIRENS, CHARYBDIS, SCYLLA = range(5, 10)
SUN, TRIDENT, CALYPSO, INO, NAUSICAA = range(10, 15)

#: The faces of the gods' die: three good ones, then three bad ones.
GODS: Final = ("zeus", "athena", "hermes", "poseidon", "hades", "aeolus")
ZEUS, POSEIDON = 0, 3
GOOD: Final = 3

#: What sailors must do; they are counted from 1.
PENANCES: Final = (None, "sob", "lament", "yawn", "bleat", "grunt", "sing", "moo")
SOB, LAMENT, YAWN, BLEAT, GRUNT, SING, MOO = range(1, 8)

#: What a ship has to do when its turn comes; 0 stands for nothing.
DUTIES: Final = (
    None,
    "three",
    "cicones",
    "lotus_sleep",
    "lotus_wake",
    "cyclops",
    "underworld",
    "sirens",
    "charybdis",
    "scylla",
    "sun",
    "calypso",
)
FREE, D_THREE, D_CICONES, D_SLEEP, D_WAKE, D_CYCLOPS = range(6)
D_UNDERWORLD, D_SIRENS, D_CHARYBDIS, D_SCYLLA, D_SUN, D_CALYPSO = range(6, 12)
