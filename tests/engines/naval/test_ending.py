"""How a game ends and who wins it (N-10)."""

from __future__ import annotations

import pytest

from engines import OVER
from engines.naval.board import HELLENES, TROJANS
from engines.naval.notation import sea
from tests.engines.naval.sailing import can, play, refused

DUEL = "H brown b1>ne | T violet d6>w"


def test_the_game_ends_when_a_fleet_is_gone() -> None:  # N-10
    game = sea("H brown c3>ne | T blue d3>w", captures=(2, 3))
    assert play(game, "brown d3>e") == ["sail", "board", "over"]
    assert (game.actor, game.ending, game.legal()) == (OVER, "fleet", [])


def test_equal_captures_are_a_draw() -> None:  # N-10
    game = sea("H brown c3>ne | T blue d3>w", captures=(2, 3))
    play(game, "brown d3>e")
    assert game.winners() == [HELLENES, TROJANS]


def test_most_captures_wins_even_without_a_ship_left() -> None:  # N-09, N-10
    game = sea("H brown c6>e | T blue d3>w", captures=(4, 3))
    assert play(game, "brown c7>e") == ["sail", "scuttle", "over"]
    assert (game.ending, game.winners()) == ("fleet", [HELLENES])


def test_a_position_that_stands_for_the_third_time_ends_the_game() -> None:  # N-10
    game = sea(DUEL)
    shuffle = ("brown >e", "violet >e", "brown >ne", "violet >w")
    play(game, *shuffle)
    assert game.view(None)["repeats"] == 2
    assert play(game, *shuffle) == ["turn", "over"]
    assert game.ending == "repetition"


def test_the_same_ships_with_the_other_player_to_move_is_another_position() -> None:  # N-10
    # Brown goes round in three turns, violet in two: the ships stand as they stood, one turn off.
    game = sea("H brown b1>ne | T violet d6>w")
    play(game, "brown >e", "violet >e", "brown >w", "violet >w", "brown >ne")
    assert game.ships == sea(DUEL).ships
    assert game.view(None)["repeats"] == 1


def test_a_removal_wipes_the_memory_of_positions() -> None:  # N-10
    game = sea("H brown b1>ne, pink c6>e | T violet d6>w")
    play(game, "brown >e", "violet >e", "pink c7>e")
    assert (game.quiet, len(game.seen)) == (0, 1)


def wander(game, turns: int) -> list[str]:
    """Sail both ships to and fro so slowly that no position comes a third time."""
    headings = ("e", "ne", "nw", "w", "sw", "se")
    told: list[str] = []
    at = {"brown": 1, "violet": 3}
    for turn in range(turns):
        ship = ("brown", "violet")[turn % 2]
        # Violet turns once for each full circle of brown.
        step = 1 if ship == "brown" or turn % 12 == 11 else 2
        at[ship] = (at[ship] + step) % 6
        told = play(game, f"{ship} >{headings[at[ship]]}")
        if game.actor == OVER:
            break
    return told


def test_sixty_turns_without_a_removal_end_the_game() -> None:  # N-10
    game = sea(DUEL, captures=(4, 3))
    assert wander(game, 60)[-1] == "over"
    assert (game.ending, game.quiet, game.winners()) == ("quiet", 60, [HELLENES])


def test_a_removal_starts_the_count_of_quiet_turns_again() -> None:  # N-10
    game = sea("H brown b1>ne, pink c6>e | T violet d6>w")
    play(game, "brown >e", "violet >e", "pink c7>e", "violet >w")
    assert game.quiet == 1


def test_players_may_agree_to_end_the_game() -> None:  # N-10
    game = sea(DUEL, captures=(3, 4))
    assert play(game, "offer") == ["offer"]
    assert game.actor == TROJANS
    assert play(game, "accept") == ["accept", "over"]
    assert (game.ending, game.winners()) == ("agreement", [TROJANS])


def test_after_a_refusal_the_offerer_must_move() -> None:  # N-10
    game = sea(DUEL)
    assert play(game, "offer", "decline") == ["decline"]
    assert game.actor == HELLENES
    assert refused(game, "offer") == "offer_already_made"
    assert can(game, "brown c2>ne")


def test_an_offer_can_be_made_again_in_the_next_turn() -> None:  # N-10
    game = sea(DUEL)
    play(game, "offer", "decline", "brown >e", "violet >e")
    assert can(game, "offer")


def test_an_offer_must_be_answered_before_anything_else() -> None:  # N-10
    game = sea(DUEL)
    play(game, "offer")
    assert refused(game, "violet >e") == "answer_the_offer"
    assert refused(game, "offer") == "answer_the_offer"


def test_an_offer_is_no_turn() -> None:  # N-10
    game = sea(DUEL)
    play(game, "offer", "decline")
    assert (game.quiet, game.view(None)["repeats"]) == (0, 1)


@pytest.mark.parametrize("text", ["brown c2>e", "offer", "accept", "hellenes_begin"])
def test_nothing_more_once_the_game_is_over(text: str) -> None:  # N-10
    game = sea(DUEL)
    play(game, "offer", "accept")
    assert refused(game, text) == "game_over"
