"""Checks of setting up: what is offered works, everything else has a named error."""

from __future__ import annotations

from typing import Any

from engines.core.contract import AnyGame
from engines.core.errors import BadOption, BadPlayerCount, NostosError
from tests.engines.conformance.playthrough import LIMIT, play

BAD_VALUES: tuple[Any, ...] = (None, -(10**6), "no such value", 1.5, [])


def check_bad_set_up_is_refused(game: AnyGame, players: int) -> None:
    """Wrong counts, unknown options and wrong values raise their own errors."""
    for count in (min(game.players) - 1, max(game.players) + 1, -1, 10**6, "2", 2.5, None):
        _refuse(BadPlayerCount, game, count)
    _refuse(BadOption, game, players, no_such_option=1)
    for option in game.options:
        for value in BAD_VALUES:
            _refuse(BadOption, game, players, **{option.name: value})
        if option.players is not None and players not in option.players:
            for value in option.choices:
                if value != option.default:
                    _refuse(BadOption, game, players, **{option.name: value})


def check_every_option_is_playable(game: AnyGame, players: int) -> None:
    """Each value of each option, with the others at default, gives a game that ends."""
    for option in game.options:
        assert option.default in option.choices, f"{option.name}: default is no choice"
        assert len(set(option.choices)) == len(option.choices), f"{option.name}: choices repeat"
        if option.players is not None and players not in option.players:
            continue
        for value in option.choices:
            through = play(game, players, 7, {option.name: value})
            assert not through.endless, f"{option.name}={value}: still going after {LIMIT} actions"


def _refuse(error: type[NostosError], game: AnyGame, players: Any, **options: Any) -> None:
    try:
        game.new(players, **options)
    except error:
        return
    except Exception as wrong:
        raise AssertionError(f"new({players!r}, {options}) raised {wrong!r}") from wrong
    raise AssertionError(f"new({players!r}, {options}) was accepted")
