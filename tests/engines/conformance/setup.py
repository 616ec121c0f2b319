"""Checks of setting up: what is offered works, everything else has a named error."""

from __future__ import annotations

from typing import Any

from engines.core.contract import AnyGame, Option, OptionValue
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
        for value in option.choices if option.players or option.needs else ():
            if value == option.default:
                continue
            if option.players is not None and players not in option.players:
                _refuse(BadOption, game, players, **{option.name: value})
            for missing in _lacking(game, option):
                _refuse(BadOption, game, players, **{option.name: value, **missing})


def check_every_option_is_playable(game: AnyGame, players: int) -> None:
    """Each value of each option, with the others at default, gives a game that ends.

    An option that needs another is played with every value of it that will do.
    """
    for option in game.options:
        assert option.default in option.choices, f"{option.name}: default is no choice"
        assert len(set(option.choices)) == len(option.choices), f"{option.name}: choices repeat"
        if option.players is not None and players not in option.players:
            continue
        for value in option.choices:
            for needed in _needed(option) if value != option.default else [{}]:
                through = play(game, players, 7, {option.name: value, **needed})
                where = f"{option.name}={value}, {needed}"
                assert not through.endless, f"{where}: still going after {LIMIT} actions"


def _needed(option: Option) -> list[dict[str, OptionValue]]:
    """Return each way to give the option what it needs."""
    if option.needs is None:
        return [{}]
    other, values = option.needs
    return [{other: value} for value in values]


def _lacking(game: AnyGame, option: Option) -> list[dict[str, OptionValue]]:
    """Return each way to choose the other option so that this one is not offered."""
    if option.needs is None:
        return []
    other, values = option.needs
    found = next(known for known in game.options if known.name == other)
    return [{other: value} for value in found.choices if value not in values]


def _refuse(error: type[NostosError], game: AnyGame, players: Any, **options: Any) -> None:
    try:
        game.new(players, **options)
    except error:
        return
    except Exception as wrong:
        raise AssertionError(f"new({players!r}, {options}) raised {wrong!r}") from wrong
    raise AssertionError(f"new({players!r}, {options}) was accepted")
