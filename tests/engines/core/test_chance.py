"""Where chance comes from: a generator, a script, a person with real dice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines.core.chance import EnteredChance, ScriptedChance, SeededChance, weighted_choice
from engines.core.errors import IllegalAction

from .table import new_session
from .toy_race import DICE, RACE, THROW, TURN, WINDS, RaceState, die, wind


def thrown() -> RaceState:
    """A race where the die is in the air: 1 and 2 weigh four, 6 weighs one."""
    state = new_session(play=[wind(0), THROW]).state
    assert isinstance(state, RaceState)
    return state


def test_the_same_seed_draws_the_same() -> None:
    one, other = SeededChance(7), SeededChance(7)
    state = thrown()
    assert [one.choose(state) for _ in range(50)] == [other.choose(state) for _ in range(50)]


def test_other_seeds_draw_otherwise() -> None:
    state = thrown()
    sources = [SeededChance(seed) for seed in range(10)]
    draws = {tuple(source.choose(state) for _ in range(20)) for source in sources}
    assert len(draws) == 10


def test_outcomes_are_drawn_by_their_weight() -> None:
    source, state = SeededChance(1), thrown()
    drawn = Counter(source.choose(state) for _ in range(9000))
    assert drawn[die(1)] == pytest.approx(4000, abs=200)
    assert drawn[die(2)] == pytest.approx(4000, abs=200)
    assert drawn[die(6)] == pytest.approx(1000, abs=120)


def test_drawing_leaves_the_state_alone() -> None:
    state = thrown()
    SeededChance(1).choose(state)
    assert state.legal() == DICE


def test_a_script_gives_its_outcomes_in_order() -> None:
    source, state = ScriptedChance([die(6), die(1)]), thrown()
    assert [source.choose(state), source.choose(state)] == [die(6), die(1)]


@pytest.mark.parametrize("script", [[], [wind(0)], [None]])
def test_a_script_that_does_not_fit_is_refused(script: list[object]) -> None:
    with pytest.raises(IllegalAction) as refused:
        ScriptedChance(script).choose(thrown())
    assert refused.value.reason == "outcome_not_offered"


def test_real_dice_are_left_to_the_table() -> None:
    assert EnteredChance().choose(thrown()) is None


def test_what_is_not_thrown_by_hand_is_drawn() -> None:
    source = EnteredChance(by_hand=lambda state: state.legal() == DICE, seed=3)
    assert source.choose(thrown()) is None
    assert source.choose(RACE.new(2)) in WINDS


def test_a_player_without_a_plan_chooses_evenly() -> None:
    state, rng = new_session(play=[wind(0)]).state, Random(5)
    drawn = Counter(weighted_choice(state, rng) for _ in range(4000))
    assert [drawn[act] for act in TURN] == [pytest.approx(1000, abs=120)] * 4
