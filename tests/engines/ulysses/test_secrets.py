"""What each seat may know, and worlds guessed from it (U-02, U-27, U-34)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from engines import BadData
from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE, OVER, Seat
from engines.ulysses import GAME
from engines.ulysses.acts import YES
from engines.ulysses.board import COLOUR_OF, PLACE
from engines.ulysses.state import UlyssesState
from tests.engines.ulysses.table import (
    ALL_CARDS,
    AXEL,
    CARSTEN,
    MICHAEL,
    build,
    cards_in_play,
    clear,
    debate,
    exchange,
    open_red,
    pay,
    propose,
    turn,
    use_zeus,
)

GREEN = {AXEL: "malta", CARSTEN: "ithaca", MICHAEL: "delphi"}


def guess(state: UlyssesState, seat: Seat, rng: Random) -> UlyssesState:
    view = json.loads(json.dumps(state.view(seat)))
    return GAME.determinize(view, rng)


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:  # U-02
    table = turn(hand={AXEL: "1 pandora"})
    table.play(AXEL, next(act for act in table.state.legal() if act.verb == "pandora"))
    (told,) = table.draws("zeus")
    assert told.seen_by(AXEL) == {"kind": "draw", "seat": AXEL, "card": "zeus"}
    assert told.seen_by(CARSTEN) == told.seen_by(None) == {"kind": "draw", "seat": AXEL}


def test_hands_and_goals_are_in_no_other_view() -> None:  # U-02
    one = turn(hand={AXEL: "2 wind"}, goals={AXEL: "malta", CARSTEN: "dido"})
    other = turn(hand={AXEL: "2 zeus"}, goals={AXEL: "ithaca", CARSTEN: "dido"})
    assert one.state.view(CARSTEN) == other.state.view(CARSTEN)
    assert one.state.view(None) == other.state.view(None)
    assert one.state.view(AXEL) != other.state.view(AXEL)


@pytest.mark.parametrize("chosen", ["clear", "build", "exchange"])
def test_a_payment_under_way_is_known_to_the_payer_alone(chosen: str) -> None:  # U-27
    hand = {AXEL: "3 temple 3 wind 3 plague"}
    table = turn("plagues=malta temples=2,1,1,1", hand=hand, goals={AXEL: "sibyl"})
    before = table.state.view(CARSTEN)
    acts = {"clear": clear("malta"), "build": build(), "exchange": exchange("sibyl", "blue")}
    assert table.play(AXEL, acts[chosen], *pay("wind")) == []
    assert table.state.view(CARSTEN) == before
    assert table.state.view(AXEL)["plan"] == GAME.encode(acts[chosen])


def test_guessed_hands_are_those_of_the_deck_and_keep_their_sizes() -> None:
    table = turn(hand={AXEL: "3 wind", CARSTEN: "5 zeus"}, goals=GREEN)
    for seed in range(20):
        other = guess(table.state, AXEL, Random(seed))
        assert other.sizes == table.state.sizes
        assert cards_in_play(other) == ALL_CARDS


def test_hidden_cards_are_guessed_evenly() -> None:
    table = turn(hand={AXEL: "9 objection", CARSTEN: "1 zeus"})
    rng = Random(3)
    drawn = Counter(
        kind
        for _ in range(4000)
        for kind, count in enumerate(guess(table.state, AXEL, rng).hands[6:12])
        if count
    )
    # 41 of the 123 cards that Axel does not see are objections, 11 are Zeus.
    assert abs(drawn[0] / 4000 - 41 / 123) < 0.03
    assert abs(drawn[4] / 4000 - 11 / 123) < 0.02


def test_hidden_goals_are_guessed_evenly_within_their_colour() -> None:
    table = turn(goals=GREEN)
    rng = Random(4)
    drawn = Counter(guess(table.state, AXEL, rng).goals[CARSTEN] for _ in range(2400))
    assert len(drawn) == 8
    assert all(COLOUR_OF[goal] == 1 for (goal,) in drawn)
    assert all(abs(times / 2400 - 1 / 8) < 0.03 for times in drawn.values())


def test_a_vacant_place_is_guessed_into_no_hand() -> None:  # U-30
    table = turn("ship=libya", hand={AXEL: "1 wind"}, goals=GREEN, players=3)
    table.play(AXEL, propose("zakynthos"))
    table.play(CARSTEN, YES)
    table.play(MICHAEL, YES)
    for seed in range(40):
        other = guess(table.state, AXEL, Random(seed))
        assert PLACE["zakynthos"] not in other.goals[CARSTEN] + other.goals[MICHAEL]


def test_what_a_seat_remembers_is_the_same_in_every_guess() -> None:  # U-34
    table = turn(hand={AXEL: "1 wind"}, goals=GREEN)
    table.play(AXEL, exchange("malta", "blue"))
    table.draws("dido")
    mine = {guess(table.state, AXEL, Random(seed)).under for seed in range(20)}
    theirs = {guess(table.state, CARSTEN, Random(seed)).under for seed in range(20)}
    assert mine == {table.state.under}
    assert len(theirs) > 1


def test_a_debate_survives_a_guess() -> None:
    hand = {CARSTEN: "3 objection 2 zeus 2 wind", MICHAEL: "4 objection"}
    table = debate("ship=libya blue=dido plagues=zakynthos temples=1,2,1,1", hand=hand)
    table.play(CARSTEN, use_zeus(1), open_red("zakynthos", cards=2), *pay("wind"))
    other = guess(table.state, CARSTEN, Random(1))
    (finish,) = pay("wind")
    assert list(other.apply(finish)) == list(table.state.apply(finish))
    assert other.view(CARSTEN) == table.state.view(CARSTEN)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_seat_sees_more_than_its_guess_all_through_a_game(players: int) -> None:
    """Where goals are exchanged most: every pile is stirred, and returned goals are drawn."""
    rng = Random(players)
    state = GAME.new(players)
    for number in range(4000):
        if state.actor == OVER:
            break
        stirring = [act for act in state.legal() if act.verb in ("exchange", "end")]
        act = weighted_choice(state, rng)
        state.apply(rng.choice(stirring) if stirring and state.actor != CHANCE else act)
        if number % 9 == 0:
            seat = Seat(rng.randrange(players))
            other = guess(state, seat, rng)
            assert other.view(seat) == state.view(seat)
            assert other.view(None) == state.view(None)
            assert cards_in_play(other) == ALL_CARDS


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 2),
        ("players", True),
        ("seat", 9),
        ("actor", 7),
        ("phase", "lunch"),
        ("ship", 36),
        ("plagues", [99]),
        ("temples", [1, 1]),
        ("supply", 3),
        ("hand", [99, 0, 0, 0, 0, 0]),
        ("hand_sizes", [0, 0, 0, 0]),
        ("deck", 5),
        ("discard", None),
        ("piles", [1, 1, 1, 1]),
        ("goals", ["malta"]),
        ("goal_colours", [[], [], [], [7]]),
        ("under", [[3], [], [], []]),
        ("plan", ["fly"]),
        ("camps", [0, 0]),
        ("out", [1, 0, 0, 0]),
    ],
)
def test_a_falsified_view_is_bad_data(field: str, value: Any) -> None:
    view = turn(hand={AXEL: "2 wind"}, goals=GREEN).state.view(AXEL)
    with pytest.raises(BadData):
        GAME.determinize({**view, field: value}, Random(1))
