"""Setting up a game: every wrong count or option has a named error with its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engines.core.contract import CHANCE, Event, Option, Seat
from engines.core.errors import BadOption, BadPlayerCount, NostosError, UnknownGame
from engines.core.registry import Registry

from .toy_race import RACE, Race, die, facts_of, walk, wind


def test_options_left_out_have_their_defaults() -> None:
    assert RACE.checked_options(2, {"goal": 40}) == {"goal": 40, "storms": False}


@pytest.mark.parametrize("players", [0, 5, -1, 2.5, "2", None])
def test_a_wrong_player_count_is_refused_with_the_limits(players: Any) -> None:
    with pytest.raises(BadPlayerCount) as refused:
        RACE.new(players)
    assert refused.value.reason == "player_count"
    assert refused.value.facts == {"players": players, "least": 1, "most": 4}


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (2, {"gaol": 10}, "unknown_option"),
        (2, {"goal": 11}, "option_value"),
        (2, {"goal": "10"}, "option_value"),
        (2, {"goal": 10.0}, "option_value"),
        (2, {"goal": None}, "option_value"),
        (2, {"goal": [10]}, "option_value"),
        (4, {"storms": 1}, "option_value"),
        (2, {"storms": True}, "option_players"),
    ],
)
def test_a_wrong_option_is_refused_by_name(
    players: int, options: Mapping[str, Any], reason: str
) -> None:
    with pytest.raises(BadOption) as refused:
        RACE.new(players, **options)
    assert refused.value.reason == reason
    assert refused.value.facts["option"] == next(iter(options))


def test_an_option_is_offered_to_its_player_counts() -> None:
    assert RACE.checked_options(3, {"storms": True})["storms"] is True


LONG = Option("long", (False, True), False)
NIGHT = Option("night", (False, True), False, needs=("long", (True,)))
NAME = Option("name", ("none",), "none", accepts=lambda v: isinstance(v, str) and len(v) < 5)


class Choosy(Race):
    options = (LONG, NIGHT, NAME)


def test_an_option_may_need_another() -> None:
    assert Choosy().checked_options(2, {"long": True, "night": True})["night"] is True
    with pytest.raises(BadOption, match="option_needs") as refused:
        Choosy().checked_options(2, {"night": True})
    assert refused.value.facts == {"option": "night", "other": "long"}


def test_an_option_that_lacks_what_it_needs_keeps_its_default() -> None:
    assert Choosy().checked_options(2, {"night": False})["night"] is False
    assert not NIGHT.offered(2, {"long": False})
    assert NIGHT.offered(2, {"long": True})


def test_an_option_may_take_more_than_its_choices() -> None:
    assert Choosy().checked_options(2, {"name": "argo"})["name"] == "argo"
    for value in ("argonauts", 3, None, []):
        with pytest.raises(BadOption, match="option_value"):
            Choosy().checked_options(2, {"name": value})  # type: ignore[dict-item]


def test_a_game_has_no_referee_unless_it_says_so() -> None:
    state = RACE.new(2)
    assert (state.calls(), state.referee, state.thrower) == ([], False, CHANCE)


def test_asking_why_not_changes_nothing() -> None:
    state = RACE.new(2)
    before = facts_of(state)
    refusal = state.refusal(walk(1))
    assert refusal is not None
    assert refusal.reason == "not_offered"
    assert state.refusal(wind(1)) is None
    assert facts_of(state) == before


def test_a_chance_node_weighs_every_outcome() -> None:
    state = RACE.new(2)
    assert len(state.weights()) == len(state.legal())
    assert die(1) not in state.legal()


def test_a_private_fact_is_seen_by_its_owner_only() -> None:
    event = Event("draws", {"seat": 0}, ((Seat(0), {"card": 7}),))
    assert event.seen_by(Seat(0)) == {"kind": "draws", "seat": 0, "card": 7}
    assert event.seen_by(Seat(1)) == {"kind": "draws", "seat": 0}
    assert event.seen_by(None) == {"kind": "draws", "seat": 0}


def test_what_is_seen_of_an_event_is_json_that_can_be_changed() -> None:
    event = Event("sails", {"path": (1, 2)}, ((Seat(0), {"odds": {"calm": [1, (2,)]}}),))
    seen = event.seen_by(Seat(0))
    assert seen == {"kind": "sails", "path": [1, 2], "odds": {"calm": [1, [2]]}}
    seen["path"].clear()
    seen["odds"]["calm"].clear()
    assert event.seen_by(Seat(0))["odds"] == {"calm": [1, [2]]}
    assert event.seen_by(None) == {"kind": "sails", "path": [1, 2]}


def test_a_game_nobody_has_heard_of_is_a_named_error() -> None:
    with pytest.raises(UnknownGame) as refused:
        Registry("naval")["chess"]
    assert refused.value.facts == {"game": "chess"}
    assert isinstance(refused.value, NostosError)


def test_a_registered_game_is_found_until_it_is_forgotten() -> None:
    games = Registry()
    games.register(RACE)
    assert games["race"] is RACE
    games.forget("race")
    assert "race" not in games
