"""What every game must do, whatever its rules: checks that run on any game.

Each check takes a game and a player count and raises AssertionError with a
sentence that says what went wrong and where. CHECKS lists them all.
"""

from collections.abc import Callable

from engines.core.contract import AnyGame
from tests.engines.conformance import actions, bots, data, play, processes, setup, worlds

Check = Callable[[AnyGame, int], None]

CHECKS: tuple[Check, ...] = (
    play.check_games_end,
    play.check_legal_is_sound,
    play.check_replay_gives_the_same_game,
    play.check_clones_are_independent,
    play.check_scores_and_winners,
    play.check_dice_are_thrown_by_a_seat,
    actions.check_actions_survive_json,
    actions.check_junk_actions_are_bad_data,
    actions.check_illegal_actions_change_nothing,
    actions.check_refusal_agrees_with_legal,
    actions.check_chance_outcomes_can_be_had,
    actions.check_calls_can_be_made,
    setup.check_bad_set_up_is_refused,
    setup.check_every_option_is_playable,
    data.check_views_are_json,
    data.check_views_are_copies,
    data.check_events_are_json,
    data.check_open_information,
    worlds.check_worlds_agree,
    worlds.check_worlds_differ,
    worlds.check_outcomes_stay_secret,
    worlds.check_junk_views_are_bad_data,
    bots.check_bots_play_from_views,
    processes.check_hash_seed_does_not_matter,
)
