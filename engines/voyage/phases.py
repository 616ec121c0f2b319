"""What the game waits for: each phase, who acts in it and why."""

from __future__ import annotations

from typing import Final

from engines.voyage.acts import (
    ALL_ACTS,
    GOD,
    HAND,
    NAME,
    OVERLOOK,
    POINTS,
    SING,
    STAY,
    USE,
    WAIT,
    Act,
)

#: What an action answers: a throw of a die, or somebody's choice.
A_POINTS, A_GODS, A_NAME, A_SIRENS, A_NAUSICAA, A_DESTIN, A_STEER = range(7)
A_OVERLOOK, A_HAND, A_AUDIT, A_CALL, A_NOTHING = range(7, 12)

#: By phase: its name, what it waits for, and why a die is thrown.
_TABLE: Final = (
    ("destin_choice", A_DESTIN, None),
    ("destin_throw", A_GODS, "destin"),
    ("first_throw", A_POINTS, "first"),
    ("three", A_POINTS, "three"),
    ("again", A_POINTS, "again"),
    ("sail", A_POINTS, "sail"),
    ("athena", A_POINTS, "again"),
    ("storm_gods", A_GODS, "storm"),
    ("storm", A_POINTS, "storm"),
    ("cicones", A_POINTS, "cicones"),
    ("lotus_gods", A_GODS, "lotus"),
    ("lotus", A_POINTS, "lotus"),
    ("cyclops_name", A_NAME, "cyclops"),
    ("cyclops_gods", A_GODS, "cyclops"),
    ("cyclops", A_POINTS, "cyclops"),
    ("aeolus_gods", A_GODS, "aeolus"),
    ("aeolus", A_POINTS, "aeolus"),
    ("laestrygonians_gods", A_GODS, "laestrygonians"),
    ("laestrygonians", A_POINTS, "laestrygonians"),
    ("underworld_gods", A_GODS, "underworld"),
    ("underworld", A_POINTS, "underworld"),
    ("sirens_choice", A_SIRENS, "sirens"),
    ("sirens_gods", A_GODS, "sirens"),
    ("sirens", A_POINTS, "sirens"),
    ("charybdis", A_POINTS, "charybdis"),
    ("scylla", A_POINTS, "scylla"),
    ("sun_gods", A_GODS, "sun"),
    ("sun", A_POINTS, "sun"),
    ("calypso_first", A_POINTS, "calypso"),
    ("calypso_second", A_POINTS, "calypso"),
    ("calypso", A_POINTS, "calypso"),
    ("nausicaa", A_POINTS, "nausicaa"),
    ("nausicaa_choice", A_NAUSICAA, "nausicaa"),
    ("steer", A_STEER, None),
    ("overlook", A_OVERLOOK, None),
    ("hand", A_HAND, None),
    ("audit", A_AUDIT, None),
    ("over", A_NOTHING, None),
)
PHASES: Final = tuple(name for name, _, _ in _TABLE)
AWAITS: Final = tuple(awaits for _, awaits, _ in _TABLE)
#: Why a die is thrown, as the table is told.
WHYS: Final = tuple(why for _, _, why in _TABLE)

P_DESTIN_CHOICE, P_DESTIN_THROW, P_FIRST, P_THREE, P_AGAIN, P_SAIL, P_ATHENA = range(7)
P_STORM_GODS, P_STORM, P_CICONES, P_LOTUS_GODS, P_LOTUS = range(7, 12)
P_CYCLOPS_NAME, P_CYCLOPS_GODS, P_CYCLOPS, P_AEOLUS_GODS, P_AEOLUS = range(12, 17)
P_LAESTRYGONIANS_GODS, P_LAESTRYGONIANS, P_UNDERWORLD_GODS, P_UNDERWORLD = range(17, 21)
P_SIRENS_CHOICE, P_SIRENS_GODS, P_SIRENS, P_CHARYBDIS, P_SCYLLA = range(21, 26)
P_SUN_GODS, P_SUN, P_CALYPSO_FIRST, P_CALYPSO_SECOND, P_CALYPSO = range(26, 31)
P_NAUSICAA, P_NAUSICAA_CHOICE, P_STEER, P_OVERLOOK, P_HAND, P_AUDIT, P_OVER = range(31, 38)

#: Where a bad god turns the ship round (V-21, V-23, V-27).
TURNING: Final = frozenset({P_LOTUS, P_AEOLUS, P_SIRENS})
#: In the middle of a move.
MOVING: Final = frozenset({P_ATHENA, P_STEER, P_OVERLOOK})

_OFFERS: Final[dict[int, list[Act]]] = {
    A_POINTS: list(POINTS[1:]),
    A_GODS: list(GOD),
    A_NAME: list(NAME),
    A_SIRENS: [SING, WAIT],
    A_NAUSICAA: [USE, STAY],
    A_OVERLOOK: [OVERLOOK],
    A_HAND: [HAND],
    A_NOTHING: [],
}
#: By phase: what is legal in it, or None where that depends on the position.
OFFERED: Final = tuple(_OFFERS.get(awaits) for awaits in AWAITS)

_BY_VERB: Final = {
    "points": A_POINTS,
    "god": A_GODS,
    "name": A_NAME,
    "sing": A_SIRENS,
    "wait": A_SIRENS,
    "use": A_NAUSICAA,
    "stay": A_NAUSICAA,
    "destin": A_DESTIN,
    "overlook": A_OVERLOOK,
    "hand": A_HAND,
    "audit": A_AUDIT,
}
#: Of two choices, the one that does something.
_YES: Final = ("sing", "use")
#: By action: what it answers, the number in it (of two choices, 1 or 0), and the action itself:
#: one that is merely equal may have a bool or a float for its number. Steering is not among
#: them: its courses are without number.
ANSWERS: Final = {
    act: (_BY_VERB.get(act.verb, A_CALL), int(act.verb in _YES) if act.n < 0 else act.n, act)
    for act in ALL_ACTS
}
