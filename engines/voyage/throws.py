"""What the dice do: one function for each throw there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE
from engines.voyage import events
from engines.voyage.board import BACK, CHANNEL, ON, TROY
from engines.voyage.choices import on_name, on_nausicaa_choice, on_sirens
from engines.voyage.destin import (
    on_audit,
    on_destin,
    on_destin_throw,
    on_first_throw,
    on_hand,
)
from engines.voyage.events import SAILS, W_AGAIN, W_SAIL, W_TRIAL
from engines.voyage.omens import is_back, is_double
from engines.voyage.phases import (
    P_AEOLUS,
    P_AGAIN,
    P_CALYPSO,
    P_CALYPSO_SECOND,
    P_CYCLOPS,
    P_LAESTRYGONIANS,
    P_LOTUS,
    P_NAUSICAA_CHOICE,
    P_SIRENS,
    P_STORM,
    P_SUN,
    P_UNDERWORLD,
    PHASES,
    WHYS,
)
from engines.voyage.sailing import Told, pass_turn, sail_on, send, set_sail
from engines.voyage.steering import on_overlook
from engines.voyage.trials import (
    CALYPSO,
    CHARYBDIS,
    CICONES,
    CYCLOPS,
    FREE,
    GOOD,
    LAESTRYGONIANS,
    NAUSICAA,
    SCYLLA,
    SUN,
    TRIALS,
    UNDERWORLD,
    ZEUS,
)

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

#: Carries out an answer, or returns None when it is refused after all.
Handler = Callable[["VoyageState", int], "Told | None"]

#: V-05: what leaves Troy. V-20: what the Cicones take. V-32: what frees from Calypso. V-34:
#: what Nausicaa's sailors take home.
LEAVING, DEBT, SEVEN, FOUR = 3, 2, 7, 4

#: By phase: why a ship sails after the throw of that phase.
_SAILS: Final = tuple(SAILS.index(why) if why in SAILS else W_SAIL for why in WHYS)


def _on_sail(state: VoyageState, n: int) -> Told:
    """V-06: sail on by the points."""
    told = [events.POINTS[state.turn][n]]
    sail_on(state, told, n, ON, W_SAIL)
    return told


def _on_three(state: VoyageState, n: int) -> Told:
    """V-05: a 3 leaves Troy, and throws again."""
    seat = state.turn
    told = [events.POINTS[seat][n]]
    if n != LEAVING:
        told.append(events.WAITS[seat][n])
        pass_turn(state, told)
        return told
    told.append(events.LEAVES[seat])
    state.duty[seat] = FREE
    state.phase = P_AGAIN
    return told


def _on_again(state: VoyageState, n: int) -> Told:
    """V-05: out of the harbour by this throw."""
    told = [events.POINTS[state.turn][n]]
    sail_on(state, told, n, ON, W_AGAIN)
    return told


def _on_athena(state: VoyageState, n: int) -> Told:
    """V-13, the summary's reading: on by twice the throw, as a part of the same move."""
    seat = state.turn
    told = [events.POINTS[seat][n], events.DOUBLED[seat][2 * n]]
    sail_on(state, told, 2 * n, ON, W_AGAIN)
    return told


def _on_cicones(state: VoyageState, n: int) -> Told:
    """V-20: two points less; the debt is paid even when that leaves none."""
    seat = state.turn
    told = [events.POINTS[seat][n]]
    state.duty[seat] = FREE
    if n <= DEBT:
        told.append(events.STAYS[seat])
        pass_turn(state, told)
    else:
        set_sail(state, told, n - DEBT, ON, W_TRIAL + CICONES)
    return told


def _on_channel(trial: int) -> Handler:
    """Return the throw in Charybdis (V-28) or in Scylla (V-29)."""

    def handler(state: VoyageState, n: int) -> Told:
        seat = state.turn
        told = [events.POINTS[seat][n]]
        state.duty[seat] = FREE
        set_sail(state, told, n, CHANNEL, W_TRIAL + trial)
        return told

    return handler


def _on_points(state: VoyageState, n: int) -> Told:
    """V-16: the points that follow a god: Zeus doubles them; some bad gods turn the ship."""
    seat, god, phase = state.turn, state.god, state.phase
    told = [events.POINTS[seat][n]]
    state.god = -1
    state.dice = ()
    state.duty[seat] = FREE
    if is_double(phase, god):
        n *= 2
        told.append(events.DOUBLED[seat][n])
    set_sail(state, told, n, BACK if is_back(phase, god) else ON, _SAILS[phase])
    return told


def _then_points(phase: int) -> Handler:
    """Return a throw of the gods after which points are thrown, whoever it was."""

    def handler(state: VoyageState, god: int) -> Told:
        state.god = god
        state.phase = phase
        return [events.GOD[state.turn][god]]

    return handler


def _on_storm(state: VoyageState, god: int) -> Told:
    """V-15: a good god, and on; a bad one, and the rest is lost."""
    seat = state.turn
    told = [events.GOD[seat][god]]
    if god < GOOD:
        state.god = god
        state.phase = P_STORM
    else:
        told.append(events.STAYS[seat])
        pass_turn(state, told)
    return told


def _on_cyclops(state: VoyageState, god: int) -> Told:
    """V-22: the god that was named, or Zeus, opens the cave."""
    named, state.named = state.named, -1
    return _judged(state, god, god in (named, ZEUS), CYCLOPS, P_CYCLOPS)


def _on_underworld(state: VoyageState, god: int) -> Told:
    """V-26: a good god opens."""
    return _judged(state, god, god < GOOD, UNDERWORLD, P_UNDERWORLD)


def _judged(state: VoyageState, god: int, passed: bool, trial: int, phase: int) -> Told:
    """Throw the points, or stay and try again next turn."""
    seat = state.turn
    told = [events.GOD[seat][god]]
    if passed:
        told.append(events.RELEASED[seat][trial])
        state.god = god
        state.phase = phase
        state.actor = CHANCE
    else:
        told.append(events.HELD[seat][trial])
        pass_turn(state, told)
    return told


def _on_laestrygonians(state: VoyageState, god: int) -> Told:
    """V-24: Zeus, or back to Troy."""
    return _zeus_or(state, god, LAESTRYGONIANS, P_LAESTRYGONIANS, TROY)


def _on_sun(state: VoyageState, god: int) -> Told:
    """V-30: Zeus, or back to Charybdis."""
    return _zeus_or(state, god, SUN, P_SUN, state.board.trials[CHARYBDIS])


def _zeus_or(state: VoyageState, god: int, trial: int, phase: int, to: int) -> Told:
    seat = state.turn
    told = [events.GOD[seat][god]]
    if god == ZEUS:
        told.append(events.RELEASED[seat][trial])
        state.god = god
        state.phase = phase
    else:
        state.duty[seat] = FREE  # Not served while a card waits to be handed over (V-51).
        send(state, told, to, TRIALS[trial])
    return told


def _on_calypso_first(state: VoyageState, n: int) -> Told:
    """V-32: the first of two."""
    state.dice = (n,)
    state.phase = P_CALYPSO_SECOND
    return [events.POINTS[state.turn][n]]


def _on_calypso_second(state: VoyageState, n: int) -> Told:
    """V-32: seven in all frees."""
    seat = state.turn
    told = [events.POINTS[seat][n]]
    if state.dice[0] + n == SEVEN:
        told.append(events.RELEASED[seat][CALYPSO])
        state.dice = (state.dice[0], n)
        state.phase = P_CALYPSO
    else:
        told.append(events.HELD[seat][CALYPSO])
        state.dice = ()
        pass_turn(state, told)
    return told


def _on_nausicaa(state: VoyageState, n: int) -> Told:
    """V-34: a 4 is taken home; otherwise the sailor chooses."""
    seat = state.turn
    told = [events.POINTS[seat][n]]
    if n == FOUR:
        send(state, told, state.board.last, TRIALS[NAUSICAA])
    else:
        state.points = n
        state.phase, state.actor = P_NAUSICAA_CHOICE, seat
    return told


_BY_PHASE: Final[dict[str, Handler]] = {
    "destin_choice": on_destin,
    "destin_throw": on_destin_throw,
    "first_throw": on_first_throw,
    "three": _on_three,
    "again": _on_again,
    "sail": _on_sail,
    "athena": _on_athena,
    "storm_gods": _on_storm,
    "cicones": _on_cicones,
    "lotus_gods": _then_points(P_LOTUS),
    "cyclops_name": on_name,
    "cyclops_gods": _on_cyclops,
    "aeolus_gods": _then_points(P_AEOLUS),
    "laestrygonians_gods": _on_laestrygonians,
    "underworld_gods": _on_underworld,
    "sirens_choice": on_sirens,
    "sirens_gods": _then_points(P_SIRENS),
    "charybdis": _on_channel(CHARYBDIS),
    "scylla": _on_channel(SCYLLA),
    "sun_gods": _on_sun,
    "calypso_first": _on_calypso_first,
    "calypso_second": _on_calypso_second,
    "nausicaa": _on_nausicaa,
    "nausicaa_choice": on_nausicaa_choice,
    "overlook": on_overlook,
    "hand": on_hand,
    "audit": on_audit,
}
#: By phase: what carries out its answer. The others throw the points that follow a god.
HANDLERS: Final = tuple(_BY_PHASE.get(name, _on_points) for name in PHASES)
