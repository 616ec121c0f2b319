"""Games of Ulysses with known hands and goals: the same ones on every run."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from engines import CHANCE, OVER
from engines.core.bots import run
from engines.core.chance import weighted_choice
from engines.core.session import Session
from engines.ulysses import GAME
from engines.ulysses.acts import BLACK, CARD, GOAL, LAY, PROPOSE, RED, YES, Act
from engines.ulysses.board import PLACE
from engines.ulysses.cards import OBJECTION, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS
from engines.ulysses.phases import P_ACT
from engines.ulysses.state import UlyssesState
from tests.app import past

Wanted = Callable[[UlyssesState], bool]

CYPRUS, MINOTAUR, LIBYA = PLACE["cyprus"], PLACE["minotaur"], PLACE["libya"]
ROUND = ("bottom", "right", "top", "left", "bottom")
HANDS = (
    (TEMPLE, OBJECTION, OBJECTION, WIND, PLAGUE, PANDORA),
    (OBJECTION, OBJECTION, OBJECTION, ZEUS, WIND, WIND, TEMPLE),
    (OBJECTION, OBJECTION, PLAGUE, PLAGUE, TEMPLE, WIND, ZEUS, PANDORA),
)
GOALS = (
    ("cyprus", "ithaca", "circe", "calypso"),
    ("minotaur", "malta", "cyclops", "dido"),
    ("libya", "delphi", "sirens", "atlantis"),
)
#: What seat 1 holds and wants in the one world and in the other.
WORLDS = (
    (HANDS[1], GOALS[1]),
    (
        (OBJECTION, PANDORA, PANDORA, PLAGUE, TEMPLE, TEMPLE, PLAGUE),
        ("rhodes", "phaeacia", "elysium", "pillars"),
    ),
)
PROPOSED = (PROPOSE[CYPRUS],)
DEBATED = (*PROPOSED, RED[LIBYA][1], BLACK[MINOTAUR][2], LAY[0][2])
SAILED = (*PROPOSED, YES, YES)


@cache
def world(hand: tuple[int, ...], goals: tuple[str, ...], then: tuple[Act, ...]) -> bytes:
    """Return a game of three in which seat 1 has these secrets, after these actions."""
    hands = [list(HANDS[0]), list(hand), list(HANDS[2])]
    wanted = [list(GOALS[0]), list(goals), list(GOALS[2])]

    def play(session: Session) -> None:
        while session.state.actor == CHANCE:
            view = session.view(None)
            seat = view["receiver"]
            if view["phase"] == "goals":
                session.play(GOAL[PLACE[wanted[seat].pop(0)]])
            else:
                session.play(CARD[hands[seat].pop(0)])
        for act in then:
            session.play(act)

    return past.journal("ulysses", seats(3, (0, 1, 2)), play, first="first_seat")


def seats(players: int, humans: tuple[int, ...]) -> list[dict]:
    """Return people on these seats around the table, and quick bots on the others."""
    described = past.seats(ROUND[:players])
    for seat, info in enumerate(described):
        if seat not in humans:
            info |= {"kind": "bot", "level": "quick"}
    return described


@cache
def near_the_end(players: int, humans: tuple[int, ...], left: int = 5) -> bytes:
    """Return a game with a person to move and so few decisions of people to come, or hardly more.

    Chance and bots go their own way from there, so a game is taken that ends soon whatever
    they do.
    """
    for seed in range(200):
        rng = Random(seed)
        acts, states = _played(GAME.new(players, first="first_seat"), rng)
        cuts = [n for n, state in enumerate(states) if state.actor in humans]
        if len(cuts) < left:
            continue
        cut = cuts[-left]
        ways = [_played(states[cut].clone(), rng)[1] for _ in range(8)]
        if max(sum(state.actor in humans for state in way) for way in ways) <= 2 * left:
            return _journal(players, humans, acts[:cut])
    raise AssertionError("no game of two hundred is about to end")


@cache
def midway(players: int, humans: tuple[int, ...], wanted: Wanted, least: int = 0) -> bytes:
    """Return a game at the first such state, after so many actions, with a person to move."""
    for seed in range(50):
        acts, states = _played(GAME.new(players, first="first_seat"), Random(seed))
        for n in range(least, len(states)):
            if states[n].actor in humans and wanted(states[n]):
                return _journal(players, humans, acts[:n])
    raise AssertionError("no such state in fifty games")


@cache
def finished(players: int) -> bytes:
    """Return a game that somebody has won, with people on all seats."""
    acts, _ = _played(GAME.new(players, first="first_seat"), Random(players))
    return _journal(players, tuple(range(players)), acts)


@cache
def rejoicing(players: int) -> bytes:
    """Return a game in which the ship has just called at somebody's second goal."""
    acts, states = _played(GAME.new(players, first="first_seat"), Random(players))
    n = next(n for n, state in enumerate(states) if max(map(len, state.shown)) == 2)
    return _journal(players, tuple(range(players)), acts[:n])


def acting(state: UlyssesState) -> bool:
    """Somebody begins to act."""
    return state.phase == P_ACT and state.plan is None


def quarrelling(state: UlyssesState) -> bool:
    """Three camps have cards."""
    return all(state.camps)


def paying(state: UlyssesState) -> bool:
    """Somebody pays for something, and has given a part of it."""
    return state.plan is not None and state.due > 0 and any(state.picks)


def _played(state, rng: Random) -> tuple[list[Act], list]:
    """Play to the end; return what was done and the states before it."""
    mind = GAME.bots["quick"](rng)
    acts, states = [], []
    while state.actor != OVER:
        states.append(state.clone())
        if state.actor == CHANCE:
            acts.append(weighted_choice(state, rng))
        else:
            acts.append(run(mind, state.view(state.actor)))
        state.apply(acts[-1])
    return acts, states


def _journal(players: int, humans: tuple[int, ...], acts: list[Act]) -> bytes:
    def play(session: Session) -> None:
        for act in acts:
            session.play(act)

    return past.journal("ulysses", seats(players, humans), play, first="first_seat")
