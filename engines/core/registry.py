"""The list of games, each imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from engines.core.contract import AnyGame
from engines.core.errors import UnknownGame


class Registry(Mapping[str, AnyGame]):
    """Games by id, in the order of the shelf. A game is the GAME of its package."""

    def __init__(self, *ids: str) -> None:
        self._loaded: dict[str, AnyGame | None] = dict.fromkeys(ids)

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in self._loaded:
            raise UnknownGameKey(game_id)
        game = self._loaded[game_id]
        if game is None:
            game = import_module(f"engines.{game_id}").GAME
            self._loaded[game_id] = game
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)

    def register(self, game: AnyGame) -> None:
        """Add a game that is not part of the app: the tests' own games."""
        self._loaded[game.id] = game

    def forget(self, game_id: str) -> None:
        """Take a registered game out again."""
        del self._loaded[game_id]


class UnknownGameKey(UnknownGame, KeyError):
    """UnknownGame that is also a KeyError, as a Mapping must raise."""

    def __init__(self, game_id: str) -> None:
        super().__init__("unknown_game", game=game_id)
