"""The Nostos board: the table of the rulings as data. Another board is another such text."""

from __future__ import annotations

from typing import Final

NOSTOS: Final = (
    "6 cicones, 10 athena, 14 lotus, 18=84 trident, 22 cyclops, 28 aeolus, 33 poseidon, "
    "36 athena, 39 storm, 43 laestrygonians, 48=56 circe, 52 underworld, 58 athena, 61 storm, "
    "65 sirens, 68 poseidon, 71 charybdis, 72 scylla, 77 sun, 80 storm, 88 calypso, 90 athena, "
    "92 ino, 94 poseidon, 96 nausicaa, 100 ithaca"
)
