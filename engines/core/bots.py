"""Bots for any game: a random one, a searching one, and what drives them.

A game bases its own bot on `SearchBot` by giving it an evaluation and, where
speed matters, by overriding `moves`, `after`, `order` and `key`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE, OVER, Bot, Game, OptionValue, Seat, State, View

A = TypeVar("A", bound=Hashable)

#: The value of a won game; one less for each ply that it takes to win.
WIN = 1_000_000
#: No value is beyond this.
INFINITE = float("inf")

#: Says how good a position that is not over is for a seat; well within ±WIN.
Evaluate = Callable[[State[A], Seat], int]


class RandomBot(Bot[A]):
    """Takes any legal action, each as likely as the others; plays every game."""

    def __init__(self, game: Game[A], rng: Random) -> None:
        self.game = game
        self.rng = rng

    def think(self, view: View) -> Generator[None, None, A]:
        state = self.game.determinize(view, self.rng)
        yield
        action: A = weighted_choice(state, self.rng)
        return action


class SearchBot(Bot[A]):
    """Looks ahead by alpha-beta, one ply deeper at a time, while its budget lasts.

    It plays the best for its own seat and takes every other seat for an
    opponent of it: exact for two players, paranoid for more. Chance nodes are
    weighed by expectation, over at most `samples` outcomes drawn by weight.
    It is meant for open information: what is hidden is guessed once.

    `depth` bounds the plies, `nodes` the positions visited and `seconds` the
    time from the first slice to the answer; with a node budget and no seconds,
    the same generator state gives the same action. `clock` is for tests.
    """

    #: A slice of thought ends after this many seconds or positions.
    slice_seconds = 0.002
    slice_nodes = 64

    def __init__(
        self,
        game: Game[A],
        rng: Random,
        evaluate: Evaluate[A],
        *,
        depth: int = 3,
        nodes: int | None = None,
        seconds: float | None = None,
        samples: int = 12,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = game
        self.rng = rng
        self.evaluate = evaluate
        self.depth = depth
        self.nodes = nodes
        self.seconds = seconds
        self.samples = samples
        self.clock = clock

    def think(self, view: View) -> Generator[None, None, A]:
        state = self.game.determinize(view, self.rng)
        yield
        return (yield from Search(self, state).best())

    def moves(self, state: State[A]) -> Sequence[A]:
        """Return the actions to look at. A game may override it with a faster list."""
        return state.legal()

    def after(self, state: State[A], action: A) -> State[A]:
        """Return the position after the action; `state` stays as it is."""
        child = state.clone()
        child.apply(action)
        return child

    def order(self, state: State[A], moves: list[A], ply: int) -> list[A]:
        """Return the moves, most promising first; a bot may drop the hopeless ones.

        `ply` is 0 for the bot's own decision, where at least one must be kept.
        """
        return moves

    def key(self, state: State[A]) -> Hashable | None:
        """Return what tells this position from all others, or None to remember none.

        It must hold all that the future depends on, the seat to act included.
        """
        return None

    def ended(self, state: State[A], seat: Seat, ply: int) -> int:
        """Return what a game over at this ply is worth to the seat; by default, who won."""
        return outcome(state, seat, ply)


class Spent(Exception):
    """The budget of a search is used up."""


class Search(Generic[A]):
    """One search for one decision: its budget, its root and what it remembers."""

    def __init__(self, bot: SearchBot[A], root: State[A]) -> None:
        self.bot = bot
        self.root = root
        self.seat = root.actor
        self.visited = 0
        self._started = self._slice_start = bot.clock()
        self._slice_visited = 0
        self._killers: dict[int, A] = {}
        self._known: dict[Hashable, tuple[int, float, float]] = {}

    def best(self) -> Generator[None, None, A]:
        """Return the best action found, deepening until the budget or the depth is used up."""
        moves = list(self.bot.moves(self.root))
        self.bot.rng.shuffle(moves)
        moves = self.bot.order(self.root, moves, 0)
        if len(moves) == 1:
            return moves[0]
        for depth in range(1, self.bot.depth + 1):
            ranked: list[tuple[float, A]] = []
            try:
                yield from self._rank(moves, depth, ranked)
            except Spent:
                # What was ranked began with the last depth's best, so its top is no worse.
                return max(ranked, key=_value)[1] if ranked else moves[0]
            ranked.sort(key=_value, reverse=True)
            moves = [move for _, move in ranked]
            if abs(ranked[0][0]) >= WIN - depth:
                break
        return moves[0]

    def _rank(
        self, moves: list[A], depth: int, ranked: list[tuple[float, A]]
    ) -> Generator[None, None, None]:
        """Add each move with its value to `ranked`; one that fails low keeps its bound."""
        alpha = -INFINITE
        for move in moves:
            value = yield from self._child(self.root, move, depth - 1, 1, alpha, INFINITE)
            ranked.append((value, move))
            alpha = max(alpha, value)

    def _child(
        self, state: State[A], move: A, depth: int, ply: int, alpha: float, beta: float
    ) -> Generator[None, None, float]:
        if self._enter():
            yield
            self._slice_start, self._slice_visited = self._look(), self.visited
        child = self.bot.after(state, move)
        if child.actor == OVER:
            return self.bot.ended(child, self.seat, ply)
        if depth <= 0:
            return self.bot.evaluate(child, self.seat)
        if child.actor == CHANCE:
            return (yield from self._chance(child, depth, ply))
        return (yield from self._decision(child, depth, ply, alpha, beta))

    def _enter(self) -> bool:
        """Count a position; return whether the slice is over. Raises Spent."""
        bot = self.bot
        now = self._look()
        if bot.nodes is not None and self.visited >= bot.nodes:
            raise Spent
        self.visited += 1
        return (
            self.visited - self._slice_visited >= bot.slice_nodes
            or now - self._slice_start >= bot.slice_seconds
        )

    def _look(self) -> float:
        """Return what the clock says. Raises Spent when the time is up."""
        now = self.bot.clock()
        if self.bot.seconds is not None and now - self._started >= self.bot.seconds:
            raise Spent
        return now

    def _decision(
        self, state: State[A], depth: int, ply: int, alpha: float, beta: float
    ) -> Generator[None, None, float]:
        key = self.bot.key(state)
        if key is not None:
            known_depth, low, high = self._known.get(key, (-1, -INFINITE, INFINITE))
            if known_depth == depth and (low == high or low >= beta or high <= alpha):
                return low if low == high or low >= beta else high
        mine = state.actor == self.seat
        value, floor, ceiling = (-INFINITE if mine else INFINITE), alpha, beta
        for move in self._ordered(state, ply):
            reply = yield from self._child(state, move, depth - 1, ply + 1, floor, ceiling)
            if mine:
                value = max(value, reply)
                floor = max(floor, value)
            else:
                value = min(value, reply)
                ceiling = min(ceiling, value)
            if floor >= ceiling:
                self._killers[ply] = move
                break
        if abs(value) == INFINITE:
            return self.bot.evaluate(state, self.seat)
        if key is not None:
            self._remember(key, depth, value, alpha, beta)
        return value

    def _remember(self, key: Hashable, depth: int, value: float, alpha: float, beta: float) -> None:
        """Keep what the value says of the position: exact, a floor or a ceiling."""
        if abs(value) >= WIN // 2:
            return  # it counts plies from this root, so it holds on this path only
        low = -INFINITE if value <= alpha else value
        high = INFINITE if value >= beta else value
        self._known[key] = (depth, low, high)

    def _ordered(self, state: State[A], ply: int) -> list[A]:
        moves = self.bot.order(state, list(self.bot.moves(state)), ply)
        killer = self._killers.get(ply)
        if killer is not None and killer in moves:
            moves.remove(killer)
            moves.insert(0, killer)
        return moves

    def _chance(self, state: State[A], depth: int, ply: int) -> Generator[None, None, float]:
        outcomes, weights = state.legal(), state.weights()
        if len(outcomes) > self.bot.samples:
            outcomes = self.bot.rng.choices(outcomes, weights, k=self.bot.samples)
            weights = [1] * len(outcomes)
        total = 0.0
        for action, weight in zip(outcomes, weights, strict=True):
            value = yield from self._child(state, action, depth - 1, ply + 1, -INFINITE, INFINITE)
            total += weight * value
        return total / sum(weights)


def outcome(state: State[A], seat: Seat, ply: int = 0) -> int:
    """Return what a finished game is worth to a seat: sooner won and later lost is better."""
    winners = state.winners()
    if seat not in winners:
        return ply - WIN
    if len(winners) == len(state.scores()) > 1:
        return 0
    return WIN - ply


def run(bot: Bot[A], view: View) -> A:
    """Let the bot think to the end in one go and return its action."""
    thought = bot.think(view)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: A = done.value
            return action


def play_out(
    game: Game[A],
    bots: Sequence[Bot[A]],
    players: int,
    options: Mapping[str, OptionValue],
    rng: Random,
    limit: int = 100_000,
) -> tuple[State[A], list[A]]:
    """Play a game between bots, one for each seat; return its last state and its actions.

    Chance falls from `rng`. Stops after `limit` actions even if the game is not over.
    """
    state = game.new(players, **options)
    actions: list[A] = []
    while state.actor != OVER and len(actions) < limit:
        if state.actor == CHANCE:
            action: A = weighted_choice(state, rng)
        else:
            action = run(bots[state.actor], state.view(state.actor))
        state.apply(action)
        actions.append(action)
    return state, actions


def _value(ranked: tuple[float, A]) -> float:
    return ranked[0]
