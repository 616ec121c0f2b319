"""The bots: what they choose, from the view of their seat alone."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.bots import play_out, run
from engines.core.contract import OVER
from engines.voyage import GAME
from engines.voyage.acts import SING, STAY, USE, WAIT
from engines.voyage.bot import Captain, Mate

from .table import Voyage, voyage

LEVELS = ["mate", "captain"]


def choice(game: Voyage, level: str, seed: int = 1) -> object:
    state = game.state
    return run(GAME.bots[level](Random(seed)), state.view(state.actor))


def test_the_mate_is_weaker_than_the_captain() -> None:
    assert list(GAME.bots) == LEVELS


def test_the_captain_never_names_zeus() -> None:  # V-22
    game = voyage("A=22:cyclops B=9")
    names = {GAME.encode(choice(game, "captain", seed))[1] for seed in range(60)}
    assert names == {"athena", "hermes", "poseidon", "hades", "aeolus"}


def test_the_captain_waits_at_the_sirens_when_that_wins() -> None:  # V-27
    # Two points ahead of whoever comes home first, and four are near: two cells back lose it.
    cards = "cyclops>A laestrygonians>A trident>A underworld>A sirens>A aeolus>A"
    game = voyage(f"A=65:sirens B=99 C=98 D=97 E=95 {cards}")
    assert choice(game, "captain") == WAIT
    assert choice(game, "mate") == SING


def test_the_captain_sings_when_waiting_loses() -> None:  # V-27
    game = voyage("A=65:sirens B=80 sun>B trident>B calypso>B")
    assert choice(game, "captain") == SING


def test_nausicaas_points_are_used_as_a_rule() -> None:  # V-34
    game = voyage("A=95 B=30").throw(1, 3)
    assert {choice(game, level) for level in LEVELS} <= {USE, STAY}
    assert choice(game, "mate") == USE


def test_the_captain_thinks_in_short_slices() -> None:
    game = voyage("A=65:sirens B=80")
    thought = Captain(Random(1)).think(game.state.view(game.state.actor))
    assert sum(1 for _ in thought) > 10


def test_a_captain_with_the_same_luck_thinks_the_same() -> None:
    game = voyage("A=65:sirens B=80 C=60")
    assert choice(game, "captain", 5) == choice(game, "captain", 5)


@pytest.mark.parametrize("options", [{}, {"destin": "sailor", "steering": "hand"}])
def test_bots_alone_sail_to_ithaca(options: dict[str, str]) -> None:
    bots = [Mate(Random(1)), Captain(Random(2), budget=500), Mate(Random(3))]
    state, actions = play_out(GAME, bots, 3, options, Random(4))
    assert state.actor == OVER
    assert len(actions) > 30
