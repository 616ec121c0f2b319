"""A tournament by touch: set up once, left and resumed, won by the highest total."""

from __future__ import annotations

import pytest

from app import library, tournaments
from app.home.shelf import AwayRow, GameCard, SavedRow
from app.kit.widgets import Btn, Scroll
from app.screens.results import Wreath
from app.screens.tournament import StandingRow
from app.setup.seatcard import Chip, SeatCard
from app.sounds import sounds
from engines import SaveNotWritten
from tests.app import cups, past
from tests.app.cups import CREW, cup, game
from tests.app.person import SIZES, Person, centre
from tests.app.sailor import tap_in_reach
from tests.toys import regatta_board

FOUR = CREW[:4]


@pytest.fixture(autouse=True)
def regatta(person: Person):
    cups.installed()
    yield
    home(person)
    regatta_board.remove()


def at(person: Person, screen: str):
    """Wait for a screen and return it."""
    person.wait(lambda: person.app.router.current == screen, f"the screen {screen}")
    person.frames(3)
    return person.app.router.current_screen


def go(person: Person, screen: str, **args):
    """Go to a screen without a finger."""
    person.app.router.go(screen, **args)
    return at(person, screen)


def home(person: Person):
    """Go home, to the top of the page."""
    person.app.router.home()
    screen = at(person, "home")
    person.find(Scroll).to_top()
    person.frames(3)
    return screen


def button(label: str):
    return lambda w: isinstance(w, Btn) and w.label == label


def table(person: Person) -> dict[str, tuple]:
    """Return the running table as it stands on the screen: place, points and total by name."""
    rows = [w for w in person.widgets() if isinstance(w, StandingRow)]
    found = {}
    for row in sorted(rows, key=lambda row: -row.to_window(*row.pos)[1]):
        cells = [*row.ids.beside.children, *row.ids.below.children]
        found[row.name] = (row.place, [cell.text for cell in reversed(cells)], row.total)
    return found


def row_about(person: Person) -> list[str]:
    """Return what the rows of waiting games say, from the top down."""
    rows = [w for w in person.widgets() if isinstance(w, SavedRow)]
    rows.sort(key=lambda row: -row.to_window(*row.pos)[1])
    return [row.about.replace("\u00a0", " ") for row in rows]


def row(person: Person, *strokes: str) -> None:
    """Row on, a stroke for each who is to act."""
    for stroke in strokes:
        person.tap(button(stroke))
        person.frames(3)


FIRST_WINS = ("Far", "A little", "Far", "A little")
SECOND_WINS = ("A little", "Far", "A little", "Far")


# The whole way


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_three_games_left_and_resumed_between_and_within(person, size):  # V-41
    person.resize(*SIZES[size])
    home(person)
    tap_in_reach(person, lambda w: isinstance(w, GameCard) and w.game == "regatta")
    at(person, "setup")
    person.wait(lambda: person.find(SeatCard), "the seats")
    tap_in_reach(person, lambda w: isinstance(w, Chip) and w.label == "3 games")
    person.tap("Start")

    # The first game is played in one go.
    at(person, "table")
    row(person, *FIRST_WINS)
    person.tap("Results")
    results = at(person, "results")
    assert "Game 1 of 3" in person.texts()
    assert person.find(button("Play again")) is None
    assert results.names == "Player 1"
    person.tap(button("Tournament"))
    at(person, "tournament")
    assert {"Game 2 of 3", "Player 1 leads with 110 points"} <= set(person.texts())
    assert table(person) == {
        "Player 1": ("1", ["110", "–", "–"], "110"),
        "Player 2": ("2", ["10", "–", "–"], "10"),
    }

    # Left between two games.
    person.tap(button("Home"))
    at(person, "home")
    assert row_about(person) == ["Tournament · Regatta · game 2 of 3 · just now"]
    tap_in_reach(person, SavedRow)
    at(person, "tournament")
    person.tap(button("Play game 2"))
    at(person, "table")
    row(person, *SECOND_WINS[:3])

    # Left within a game.
    person.app.go_back()
    at(person, "home")
    assert row_about(person) == ["Tournament · Regatta · game 2 of 3 · just now"]
    tap_in_reach(person, SavedRow)
    at(person, "tournament")
    person.tap(button("Go on with game 2"))
    at(person, "table")
    row(person, *SECOND_WINS[3:])
    person.tap("Results")
    at(person, "results")
    person.tap(button("Tournament"))
    at(person, "tournament")
    assert "Everyone is level with 120 points" in person.texts()

    # The last game decides.
    person.tap(button("Play game 3"))
    at(person, "table")
    row(person, *SECOND_WINS)
    person.tap("Results")
    at(person, "results")
    sounds.played = None
    person.tap(button("Tournament"))
    final = at(person, "tournament")
    assert sounds.played == "win"
    assert {"Player 2", "Grand winner of the tournament"} <= set(person.texts())
    assert final.over
    [wreath] = [w for w in person.widgets() if isinstance(w, Wreath)]
    assert wreath.colour == 1
    assert table(person)["Player 2"] == ("1", ["10", "110", "110"], "230")
    assert table(person)["Player 1"] == ("2", ["110", "10", "10"], "130")
    assert len(library.finished()) == 3
    assert library.unfinished() == []


# Set-up


def test_a_game_without_series_asks_for_no_tournament(person):
    go(person, "setup", game="naval")
    assert person.find("Tournament") is None


def test_the_number_of_games_is_remembered(person):
    go(person, "setup", game="regatta")
    person.tap(lambda w: isinstance(w, Chip) and w.label == "5 games")
    home(person)
    screen = go(person, "setup", game="regatta")
    assert screen.plan.games == 5
    assert person.find(lambda w: isinstance(w, Chip) and w.label == "5 games").chosen


def test_one_game_is_no_tournament(person):
    go(person, "setup", game="regatta")
    person.tap("Start")
    at(person, "table")
    assert tournaments.all() == []
    assert library.unfinished()[0].header.table == {}


# The running table


def test_those_who_lead_together_are_named_together(person):
    game(1, [(34, 34), (55, 13), (5, 8), (21, 8)])
    go(person, "tournament", id="cup")
    assert "Pénélope and Hippolyte-Marion lead together with 68 points" in person.texts()
    assert [place for place, *_ in table(person).values()] == ["1", "1", "3", "4"]


def test_a_tie_at_the_end_is_shared(person):
    for number in (1, 2, 3):
        game(number, [(34, 34), (55, 13), (5, 8), (21, 8)])
    screen = go(person, "tournament", id="cup")
    assert screen.title == "Pénélope and Hippolyte-Marion"
    assert "Grand winners of the tournament, tied" in person.texts()
    assert len([w for w in person.widgets() if isinstance(w, Wreath)]) == 2


def test_before_the_first_end_there_are_no_points_and_no_chart(person):
    cup(played=0, under_way=3)
    go(person, "tournament", id="cup")
    assert {total for *_, total in table(person).values()} == {"–"}
    assert person.find("Totals after each game") is None
    person.tap(button("Go on with game 1"))
    at(person, "table")


def test_the_chart_shows_the_totals_after_each_game(person):
    game(1, [(5, 5), (8, 5), (34, 8), (55, 5)])
    game(2, [(55, 5), (34, 13), (5, 5), (5, 5)])
    screen = go(person, "tournament", id="cup")
    tracks = {track.name: track.totals for track in screen.ids.chart.tracks}
    assert tracks == {
        "Pénélope": (0, 10, 70),
        "Euryclée": (0, 60, 70),
        "Hippolyte-Marion": (0, 13, 60),
        "Télémaque": (0, 42, 52),
    }
    assert [names[0] for names in screen.ids.chart.marks] == ["", "Game 1", "Game 2"]


def test_a_finished_game_is_looked_at_and_back_is_the_tournament(person):
    cup(played=2)
    go(person, "tournament", id="cup")
    person.tap(button("Game 1"))
    at(person, "results")
    assert "Game 1 of 3" in person.texts()
    person.tap(button("Replay"))
    at(person, "replay")
    person.app.go_back()
    at(person, "results")
    person.app.go_back()
    at(person, "tournament")
    person.app.go_back()
    at(person, "home")


def test_a_look_at_an_old_game_does_not_sound_the_victory_again(person):
    cup(played=3)
    go(person, "tournament", id="cup")
    person.tap(button("Game 2"))
    at(person, "results")
    sounds.played = None
    person.app.go_back()
    at(person, "tournament")
    assert sounds.played is None


def test_another_tournament_starts_with_the_same_people(person):
    cup(played=3)
    go(person, "tournament", id="cup")
    person.tap(button("New tournament"))
    at(person, "table")
    [new] = library.unfinished()
    assert [seat["name"] for seat in new.header.seats] == list(FOUR)
    assert new.header.table["tournament"]["game"] == 1


def test_it_changes_its_language_on_the_spot(person):
    cup(played=1)
    go(person, "tournament", id="cup")
    person.app.settings.lang = "fr"
    person.frames(3)
    assert {"Partie 2 sur 3", "Classement", "Partie 1"} <= set(person.texts())
    assert person.find(button("Jouer la partie 2"))


def test_a_tournament_that_has_gone_is_answered_in_words(person):
    person.app.router.go("tournament", id="nowhere")
    at(person, "home")
    assert person.app.said.text.startswith("This tournament is no longer here")


def test_a_disk_that_refuses_the_next_game_is_told_in_words(person, monkeypatch):
    cup(played=1)
    go(person, "tournament", id="cup")

    def full(*_args):
        raise SaveNotWritten("disk_full", file="x")

    monkeypatch.setattr(library, "create", full)
    person.tap(button("Play game 2"))
    assert person.app.router.current == "tournament"
    assert person.app.said.text.startswith("The device is full")


# Home


def test_a_game_that_is_not_over_is_listed_once(person):
    cup(played=1, under_way=2)
    past.on_disk("naval-0", past.naval(5), 1.0)
    home(person)
    assert row_about(person) == [
        "Tournament · Regatta · game 2 of 3 · just now",
        "Le Combat naval · 1 hour ago · 5 moves played",
    ]


def test_old_tournaments_are_among_the_finished_games(person):
    cup(played=3)
    past.on_disk("naval-won", past.won(), 3.0)
    home(person)
    assert person.find("Resume") is None
    tap_in_reach(person, "4 finished games")
    assert row_about(person)[0] == "Tournament · Regatta · 3 games · just now"
    person.tap(lambda w: isinstance(w, SavedRow) and bool(w.tournament))
    at(person, "tournament")
    assert "Grand winner of the tournament" in person.texts()


def test_a_tournament_is_put_away_and_brought_back_as_one(person):
    cup(played=2, under_way=1)
    home(person)
    person.tap("Put this game away")
    assert (library.unfinished(), library.finished()) == ([], [])
    person.tap("Bring it back")
    assert len(row_about(person)) == 1
    person.tap("Put this game away")
    home(person)
    tap_in_reach(person, "3 games put away")
    assert len([w for w in person.widgets() if isinstance(w, AwayRow)]) == 1
    person.tap("Bring it back")
    assert row_about(person) == ["Tournament · Regatta · game 3 of 3 · just now"]


def test_of_many_players_a_row_names_some(person):
    cup(players=10, played=1)
    home(person)
    named = "Pénélope, Hippolyte-Marion, Télémaque, Euryclée and 6 others"
    assert person.find(SavedRow).names == named


# What was put away


def test_a_game_put_away_is_said_and_brought_back(person):
    game(1, [(5, 5), (8, 5), (34, 8), (55, 5)])
    second = game(2, [(55, 5), (34, 13), (5, 5), (5, 5)])
    library.put_away(second)
    go(person, "tournament", id="cup")
    assert "Game 2 was put away and does not count here." in person.texts()
    assert table(person)["Euryclée"] == ("1", ["60", "–", "–"], "60")
    person.tap(button("Bring it back"))
    person.frames(3)
    assert "Game 2 was put away and does not count here." not in person.texts()
    assert table(person)["Euryclée"] == ("1", ["60", "10", "–"], "70")
    assert person.find(button("Play game 3"))


def test_while_a_game_goes_on_the_one_put_away_waits_beside_it(person):
    first, *_ = cup(played=1, under_way=3)
    library.put_away(first)
    go(person, "tournament", id="cup")
    assert person.find(button("Go on with game 2"))
    note = person.find(button("Bring it back"))
    person.touch(*centre(note))
    person.frames(3)
    assert person.find(button("Bring it back")) is None
    assert person.find(button("Go on with game 2"))


def test_playing_again_after_a_copy_of_a_game_starts_no_part_of_the_tournament(person):
    _, second = cup(played=2)
    twin = library.folder() / "twin.nostos"
    twin.write_bytes(second.read_bytes())
    counted = tournaments.find("cup").games[2].path
    spare = twin if counted == second else second
    go(person, "results", path=str(spare))
    person.tap(button("Play again"))
    at(person, "table")
    [new] = library.unfinished()
    assert new.header.table == {}
