"""Who is measured in the engines' race: our games, and the rivals they are held against."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE, OVER, AnyGame, AnyState

#: What a probe is timed on, and how it goes through all of it.
Probe = tuple[Sequence[Any], Callable[[Sequence[Any]], None]]


class Contestant(ABC):
    """An engine that plays at random."""

    name: str

    @abstractmethod
    def play(self, rng: Random) -> int:
        """Play one game at random to its end; return how many decisions it took."""

    @abstractmethod
    def probes(self, rng: Random, count: int) -> dict[str, Probe]:
        """Return what single steps to time, each with `count` positions of random games."""


class Ours(Contestant):
    """A game of Nostos at one number of players. What chance does costs time and counts not.

    A throw of dice is somebody's turn: there it counts, as catanatron's dice do.
    """

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.name = f"{game.id}, {players} players"

    def play(self, rng: Random) -> int:
        state = self.game.new(self.players)
        draw = rng.random
        decisions = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(weighted_choice(state, rng))
                decisions += self.game.dice
                continue
            legal = state.legal()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def probes(self, rng: Random, count: int) -> dict[str, Probe]:
        states = self._decisions(rng, count)
        acts = [(state.clone(), weighted_choice(state, rng)) for state in states]
        views = [(state, state.actor) for state in states]
        return {
            "legal": (states, _legal),
            "apply": (acts, _apply),
            "clone": (states, _clone),
            "view": (views, _view),
        }

    def _decisions(self, rng: Random, count: int) -> list[AnyState]:
        found: list[AnyState] = []
        while len(found) < count:
            state = self.game.new(self.players)
            while state.actor != OVER and len(found) < count:
                if state.actor != CHANCE or self.game.dice:
                    found.append(state.clone())
                state.apply(weighted_choice(state, rng))
        return found


def _legal(states: Sequence[Any]) -> None:
    for state in states:
        state.legal()


def _apply(pairs: Sequence[Any]) -> None:
    for state, action in pairs:
        state.apply(action)


def _clone(states: Sequence[Any]) -> None:
    for state in states:
        state.clone()


def _view(pairs: Sequence[Any]) -> None:
    for state, seat in pairs:
        state.view(seat)


class Catanatron(Contestant):
    """Catan by catanatron. It finds the next legal actions while it applies one."""

    def __init__(self, players: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.players = players
        self.name = f"catanatron, {players} players"
        self._colours = list(Color)[:players]
        self._game, self._player = Game, RandomPlayer

    def _new(self, rng: Random) -> Any:
        return self._game([self._player(c) for c in self._colours], seed=rng.randrange(1, 1 << 30))

    def play(self, rng: Random) -> int:
        from catanatron.game import TURNS_LIMIT

        game = self._new(rng)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    def probes(self, rng: Random, count: int) -> dict[str, Probe]:
        games: list[Any] = []
        while len(games) < count:
            game = self._new(rng)
            while game.winning_color() is None and len(games) < count:
                games.append(game.copy())
                game.play_tick()
        acts = [(game.copy(), random.choice(game.state.playable_actions)) for game in games]
        return {"apply": (acts, _execute), "clone": (games, _copy)}


def _execute(pairs: Sequence[Any]) -> None:
    for game, action in pairs:
        game.execute(action)


def _copy(games: Sequence[Any]) -> None:
    for game in games:
        game.copy()


class Chess(Contestant):
    """Chess by python-chess. Copies leave its stack of moves behind, as our states have none."""

    name = "python-chess"

    def __init__(self) -> None:
        import chess

        self._board = chess.Board

    def play(self, rng: Random) -> int:
        board = self._board()
        decisions = 0
        # Its own is_game_over would make the moves a second time.
        while (moves := list(board.legal_moves)) and not _is_drawn(board):
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    def probes(self, rng: Random, count: int) -> dict[str, Probe]:
        boards: list[Any] = []
        while len(boards) < count:
            board = self._board()
            while not board.is_game_over() and len(boards) < count:
                boards.append(board.copy())
                board.push(rng.choice(list(board.legal_moves)))
        acts = [(board.copy(), rng.choice(list(board.legal_moves))) for board in boards]
        return {
            "legal": (boards, _moves),
            "apply": (acts, _push),
            "clone": (boards, _copy_bare),
            "with stack": (boards, _copy),
        }


def _is_drawn(board: Any) -> bool:
    return board.halfmove_clock >= 150 or board.is_insufficient_material()


def _moves(boards: Sequence[Any]) -> None:
    for board in boards:
        list(board.legal_moves)


def _push(pairs: Sequence[Any]) -> None:
    for board, move in pairs:
        board.push(move)


def _copy_bare(boards: Sequence[Any]) -> None:
    for board in boards:
        board.copy(stack=False)
