"""Players of Le Combat naval made of code: a sailor, a captain and an admiral."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from random import Random
from typing import Final, cast

from engines.core.bots import SearchBot
from engines.core.contract import Bot, Game, Seat, State, View
from engines.naval.acts import ACCEPT, DECLINE, Act
from engines.naval.board import NO_CELL, NO_SHIP
from engines.naval.judgement import CALM, end_for, good_moves, posture_of, value_for
from engines.naval.offers import OFFER_MADE
from engines.naval.rebuild import state_of
from engines.naval.state import OTHER, NavalState
from engines.naval.tables import PERILOUS

#: Judged worse than this, a battle goes badly.
BAD: Final = -250


class NavalBot(SearchBot[Act]):
    """Searches with the judgement of this game, strikes first; never offers to stop."""

    def __init__(
        self,
        game: Game[Act],
        rng: Random,
        *,
        depth: int,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> None:
        super().__init__(game, rng, self.judge, depth=depth, nodes=nodes, seconds=seconds)
        self.posture = CALM

    def think(self, view: View) -> Generator[None, None, Act]:
        state = state_of(view)
        if state.offer == OFFER_MADE:
            yield
            return ACCEPT if is_glad_to_stop(state) else DECLINE
        self.posture = posture_of(state, state.actor)
        return (yield from super().think(view))

    def judge(self, state: State[Act], seat: Seat) -> int:
        return value_for(cast(NavalState, state), seat, self.posture)

    def ended(self, state: State[Act], seat: Seat, ply: int) -> int:
        return end_for(cast(NavalState, state), seat, ply)

    def moves(self, state: State[Act]) -> Sequence[Act]:
        return good_moves(cast(NavalState, state))

    def order(self, state: State[Act], moves: list[Act], ply: int) -> list[Act]:
        """Put boardings, raids and scuttling first, then sailing, then turning on the spot."""
        sea = cast(NavalState, state)
        perilous, holds = PERILOUS[sea.actor], sea.holds
        strikes, sails, turns = [], [], []
        for act in moves:
            to = act.to
            if to == NO_CELL:
                turns.append(act)
            elif holds[to] != NO_SHIP or perilous[to]:
                strikes.append(act)
            else:
                sails.append(act)
        return strikes + sails + turns

    def key(self, state: State[Act]) -> Hashable:
        sea = cast(NavalState, state)
        return sea.key, sea.quiet, *sea.captures


def is_glad_to_stop(state: NavalState) -> bool:
    """Return whether the seat that answers an offer should accept it (N-10).

    Most captures wins: a lead is a win at once, a deficit a loss; when equal, a draw suits
    the side that stands worse.
    """
    seat = state.actor
    lead = state.captures[seat] - state.captures[OTHER[seat]]
    return value_for(state, seat) < BAD if lead == 0 else lead > 0


def _maker(
    depth: int, nodes: int | None = None, seconds: float | None = None
) -> Callable[[Random], Bot[Act]]:
    def make(rng: Random) -> Bot[Act]:
        from engines.naval import GAME

        return NavalBot(GAME, rng, depth=depth, nodes=nodes, seconds=seconds)

    return make


#: Weakest first. Time bounds each of them, on a slow phone too.
BOTS: Final[Mapping[str, Callable[[Random], Bot[Act]]]] = {
    "sailor": _maker(depth=1, seconds=0.3),
    "captain": _maker(depth=3, nodes=1500, seconds=1.0),
    "admiral": _maker(depth=8, seconds=1.8),
}
