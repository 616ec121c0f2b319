"""More boards: the same kinds of cells in other places."""

from engines.voyage.nostos_board import NOSTOS

#: Forty cells. Scylla and Charybdis have three between them, and a plain crossing is there too.
SMALL = (
    "2 cicones, 4 lotus, 5=33 trident, 7 cyclops, 9 aeolus, 10 athena, 12 storm, "
    "14 laestrygonians, 15=19 circe, 17 underworld, 8=22 crossing, 21 sirens, 23 poseidon, "
    "24 charybdis, 28 scylla, 30 sun, 31 storm, 34 calypso, 35 ino, 36 nausicaa, 40 ithaca"
)

#: The last Athena is a six from Ithaca and back: with sixes a ship comes to her again and again.
LATE_ATHENA = NOSTOS.replace("90 athena", "97 athena")
