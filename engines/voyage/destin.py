"""The Destin: how one is found, and what one does (V-01 to V-03, V-50 to V-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import CHANCE, OVER, Seat
from engines.voyage import acts, events
from engines.voyage.acts import Act
from engines.voyage.board import TROY
from engines.voyage.phases import P_DESTIN_CHOICE, P_DESTIN_THROW, P_FIRST, P_OVER
from engines.voyage.sailing import BEGIN, SERVE, Told, begin_turn, give_card, pass_turn
from engines.voyage.steering import exposed
from engines.voyage.trials import D_SLEEP, D_THREE, D_WAKE, YAWN, ZEUS

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

#: Instead of a seat: the Destin sits apart; there is none yet, or the app is it.
APART, NOBODY = -1, -2


def start(state: VoyageState) -> None:
    """Set up: find the Destin, then who begins."""
    destin = state.rules.destin
    if destin == "sailor":
        state.phase, state.actor = P_DESTIN_CHOICE, Seat(0)
    elif destin == "drawn":
        _draw(state, P_DESTIN_THROW, tuple(range(state.players)))
    else:
        if destin == "apart":
            state.destin = APART
        _find_first(state, [])


def _draw(state: VoyageState, phase: int, seats: tuple[int, ...]) -> None:
    """Let these seats throw, one after the other."""
    state.phase, state.actor = phase, CHANCE
    state.drawing, state.thrown = seats, ()


def _find_first(state: VoyageState, told: Told) -> None:
    if state.rules.first == "thrown":
        _draw(state, P_FIRST, tuple(range(state.players)))
    else:
        _begin(state, told, Seat(0))


def _begin(state: VoyageState, told: Told, seat: Seat) -> None:
    """Let the first turn begin."""
    state.drawing = state.thrown = ()
    state.first = seat
    state.round = 1
    told.append(events.FIRST[seat])
    begin_turn(state, told, seat)
    SERVE[state.duty[seat]](state, told)


def on_destin(state: VoyageState, seat: int) -> Told | None:
    """V-01: the table has chosen a sailor."""
    if seat >= state.players:
        return None
    state.destin = seat
    told = [events.DESTIN[seat]]
    _find_first(state, told)
    return told


def on_destin_throw(state: VoyageState, god: int) -> Told:
    """V-02: the one who throws Zeus; several in a round throw again."""
    seats, thrown = state.drawing, (*state.thrown, god)
    state.thrown = thrown
    told = [events.DESTIN_THROW[seats[len(thrown) - 1]][god]]
    if len(thrown) < len(seats):
        return told
    chosen = tuple(seat for seat, face in zip(seats, thrown, strict=True) if face == ZEUS)
    if len(chosen) != 1:
        _draw(state, P_DESTIN_THROW, chosen or seats)
        return told
    state.destin = chosen[0]
    told.append(events.DESTIN[chosen[0]])
    state.drawing = state.thrown = ()
    _find_first(state, told)
    return told


def on_first_throw(state: VoyageState, n: int) -> Told:
    """V-03: the most points; ties throw again among themselves."""
    seats, thrown = state.drawing, (*state.thrown, n)
    state.thrown = thrown
    told = [events.FIRST_THROW[seats[len(thrown) - 1]][n]]
    if len(thrown) < len(seats):
        return told
    most = max(thrown)
    ahead = tuple(seat for seat, points in zip(seats, thrown, strict=True) if points == most)
    if len(ahead) > 1:
        _draw(state, P_FIRST, ahead)
    else:
        _begin(state, told, Seat(ahead[0]))
    return told


def on_hand(state: VoyageState, _: int) -> Told:
    """V-51: the card on offer is handed over, and its trial begins."""
    told: Told = []
    trial, state.offer = state.offer, -1
    give_card(state, told, trial)
    BEGIN[trial](state, told)
    return told


def on_audit(state: VoyageState, seat: int) -> Told | None:
    """V-51: a score is checked; after the last one the game is over."""
    if seat != state.audit:
        return None
    told = [events.audited(seat, state.scores()[seat])]
    if seat + 1 < state.players:
        state.audit = seat + 1
        state.actor = Seat(seat + 1)
    else:
        state.audit = -1
        state.phase, state.actor = P_OVER, OVER
        told.append(events.OVER[state.penelope])
    return told


# Calls: what the Destin may do at any time.


def may_call(state: VoyageState) -> bool:
    """Return whether there is a person to call, and a voyage to call in."""
    return state.rules.people and state.turn >= 0 and state.penelope < 0


def calls(state: VoyageState) -> list[Act]:
    """Return the calls that can be made now."""
    if not may_call(state):
        return []
    seats = range(state.players)
    owed = [seat for seat in seats if state.penances[seat]]
    return [
        *(acts.DONE[seat] for seat in owed),
        *(acts.FORGOT[seat] for seat in owed),
        *(acts.CHEAT[seat] for seat in seats),
    ]


def on_call(state: VoyageState, act: Act) -> Told | None:
    """V-51: carry out a call, or return None if it cannot be made.

    Done or forgotten is the penance that has been open longest.
    """
    if not may_call(state) or act.n >= state.players:
        return None
    if act.verb == "cheat":
        return _cheat(state, Seat(act.n))
    if not state.penances[act.n]:
        return None
    penance, *later = state.penances[act.n]
    state.penances[act.n] = tuple(later)
    if act.verb == "done":
        return [events.PENANCE_DONE[act.n][penance]]
    told = [events.PENANCE_FORGOTTEN[act.n][penance]]
    if penance == YAWN and state.duty[act.n] in (D_SLEEP, D_WAKE):  # V-21
        state.duty[act.n] = D_SLEEP
        state.sleep[act.n] += 1
        told.append(events.OVERSLEEPS[act.n])
    return told


def _cheat(state: VoyageState, seat: Seat) -> Told:
    """V-51: back to Troy, and a 3 is needed again; the cards stay. A turn of theirs is over."""
    told = exposed(state) if seat == state.turn else []
    told.append(events.CHEAT[seat])
    if state.cells[seat] != TROY:
        told.append(events.sent(seat, state.cells[seat], TROY, "cheat"))
    state.cells[seat] = TROY
    state.duty[seat] = D_THREE
    state.sleep[seat] = 0
    if seat == state.turn:
        state.forget()
        pass_turn(state, told)
    return told
