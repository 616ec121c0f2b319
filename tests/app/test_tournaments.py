"""Tournaments as their journals tell them: found, counted, gone on with, put away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app import library, tournaments
from app.setup.plan import Plan
from app.tournaments import KEY, Tag, tag
from engines import GAMES, SaveNotWritten
from engines.core.saves import Summary
from tests.app.cups import CREW, cup, game, sitting
from tests.toys.regatta import GAME, Regatta

FOUR = CREW[:4]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("NOSTOS_DATA", str(tmp_path))
    GAMES.register(GAME)
    yield tmp_path / "games"
    GAMES.forget("regatta")


def found():
    """Return the one tournament there is."""
    [known] = tournaments.all()
    return known


def totals(known) -> dict[str, int]:
    return {row.who["name"]: row.total for row in known.table()}


# Finding


def test_a_game_on_its_own_is_no_tournament():
    library.create("regatta", sitting(FOUR), {})
    assert tournaments.all() == []
    assert [type(entry) for entry in tournaments.listed(finished=False)] == [Summary]


def test_a_tournament_is_what_its_games_say():
    cup(played=1, under_way=2)
    known = found()
    assert (known.of, known.number, known.current, known.next) == (3, 2, 2, None)
    assert [seat["name"] for seat in known.seats] == list(FOUR)
    assert tournaments.find("cup").games.keys() == known.games.keys()
    assert tournaments.find("other") is None


def test_between_two_games_it_waits_though_every_game_is_over():
    cup(played=2)
    assert library.unfinished() == []
    [entry] = tournaments.listed(finished=False)
    assert (entry.id, entry.current, entry.next) == ("cup", None, 3)
    assert tournaments.listed(finished=True) == []


def test_a_finished_tournament_is_one_among_the_finished():
    cup(played=3)
    [entry] = tournaments.listed(finished=True)
    assert entry.finished
    assert (entry.current, entry.next, entry.number) == (None, None, 3)
    assert tournaments.listed(finished=False) == []


def test_tournaments_stand_among_the_games_by_when_they_were_used():
    cup(played=1, hours_ago=2, name="later")
    cup(played=1, under_way=1, hours_ago=4, name="sooner")
    alone = library.create("regatta", sitting(FOUR), {}).path
    entries = tournaments.listed(finished=False)
    assert [getattr(e, "id", None) or e.path for e in entries] == [alone, "later", "sooner"]


def test_a_game_knows_its_tournament():
    _, second = cup(played=2)
    known, number = tournaments.of_game(str(second))
    assert (known.id, number) == ("cup", 2)
    alone = library.create("regatta", sitting(FOUR), {}).path
    assert tournaments.of_game(alone) is None


@pytest.mark.parametrize(
    "odd",
    [
        None,
        "cup",
        [],
        {},
        {"id": "cup", "game": 1},
        {"id": 7, "game": 1, "of": 3},
        {"id": "cup", "game": 0, "of": 3},
        {"id": "cup", "game": 4, "of": 3},
        {"id": "cup", "game": True, "of": 3},
        {"id": "cup", "game": 1, "of": 2},
        {"id": "cup", "game": 1, "of": 10**9},
        {"id": "cup", "game": 1.0, "of": 3.0},
    ],
)
def test_a_game_that_says_it_oddly_is_a_game_on_its_own(odd):
    assert tag("regatta", {KEY: odd}) is None
    library.create("regatta", sitting(FOUR), {}, {KEY: odd})
    assert [type(entry) for entry in tournaments.listed(finished=False)] == [Summary]


def test_a_game_without_series_has_no_tournaments():
    told = {KEY: {"id": "cup", "game": 1, "of": 3}}
    assert tag("regatta", told) == Tag("cup", 1, 3)
    assert tag("naval", told) is None
    assert tag("unheard-of", told) is None


def test_a_copied_file_counts_once_and_stays_listed(folder):
    _, second = cup(played=1, under_way=2)
    twin = folder / "twin.nostos"
    twin.write_bytes(second.read_bytes())
    known, *alone = sorted(tournaments.listed(finished=False), key=lambda e: hasattr(e, "path"))
    assert known.games[2].path in (second, twin)
    assert {known.games[2].path, alone[0].path} == {second, twin}


def test_a_game_of_other_people_under_the_same_name_is_left_out():
    cup(played=1)
    game(2, None, names=CREW[:3])
    assert list(found().games) == [1]
    assert len(tournaments.listed(finished=True)) == 1


# Counting


def test_totals_add_up_and_equal_totals_share_a_place():  # V-41
    game(1, [(5, 5), (8, 5), (34, 8), (55, 5)])
    game(2, [(55, 5), (34, 13), (5, 5), (5, 5)])
    rows = [(row.seat, row.points, row.total, row.place) for row in found().table()]
    assert rows == [
        (0, (10, 60, None), 70, 1),
        (3, (60, 10, None), 70, 1),
        (1, (13, 47, None), 60, 3),
        (2, (42, 10, None), 52, 4),
    ]


def test_a_game_that_is_not_over_does_not_count_yet():
    cup(played=0, under_way=5)
    assert found().points() == {}
    assert {row.total for row in found().table()} == {0}
    assert {row.place for row in found().table()} == {1}


def test_a_game_that_is_undone_after_its_end_counts_no_more():
    path, *_ = cup(played=1)
    assert list(found().points()) == [1]
    session = library.open(path)
    session.undo()
    assert (found().points(), found().current) == ({}, 1)
    session.redo()
    assert list(found().points()) == [1]


def test_a_hurt_game_does_not_count_and_breaks_nothing():
    _, second = cup(played=2)
    before = totals(found())
    lines = second.read_bytes().split(b"\n")
    second.write_bytes(b"\n".join([lines[0], *lines[-3:]]))
    assert list(found().points()) == [1]
    assert totals(found()) != before


# Going on


def test_one_game_opens_no_tournament():
    assert tournaments.opening(1) == {}
    one, other = tournaments.opening(3)[KEY], tournaments.opening(3)[KEY]
    assert (one["game"], one["of"]) == (1, 3)
    assert one["id"] != other["id"]


def test_the_next_game_has_the_same_people_and_all_that_was_said_of_the_table():
    seats = sitting(FOUR)
    about = {"destin": {"name": "Mentor"}, **tournaments.opening(4)}
    session = library.create("regatta", seats, {}, about)
    while not session.finished:
        session.play(5)
    new = tournaments.play_next(found())
    assert list(new.seats) == seats
    assert new.options == session.options
    assert new.table["destin"] == {"name": "Mentor"}
    assert new.table[KEY] == {**about[KEY], "game": 2}
    assert found().current == 2


def test_another_tournament_of_the_same_people_is_a_new_one():
    cup(played=3)
    new = tournaments.play_again(found())
    assert new.table[KEY]["id"] != "cup"
    assert len(tournaments.all()) == 2


def test_a_game_that_was_deleted_is_played_anew():
    first, _ = cup(played=2)
    first.unlink()
    assert found().next == 1
    assert totals(found()) == {row.who["name"]: row.points[1] for row in found().table()}


# Putting away


def test_a_tournament_is_put_away_whole_and_brought_back_whole():
    cup(played=1, under_way=2)
    before = totals(found())
    places = tournaments.put_away("cup")
    assert tournaments.all() == []
    assert [len(group) for group in tournaments.away()] == [2]
    tournaments.bring_back(places)
    assert (totals(found()), found().current) == (before, 2)


def test_putting_away_moves_all_or_nothing(monkeypatch):
    cup(played=2)
    really, tries = library.put_away, []

    def once(path):
        tries.append(path)
        if len(tries) > 1:
            raise SaveNotWritten("disk_full", file=path.name)
        return really(path)

    monkeypatch.setattr(library, "put_away", once)
    with pytest.raises(SaveNotWritten):
        tournaments.put_away("cup")
    assert list(found().games) == [1, 2]


def test_a_game_put_away_is_missed_and_keeps_its_number():
    first, _ = cup(played=2)
    library.put_away(first)
    known = found()
    assert (list(known.games), list(known.away)) == ([2], [1])
    assert known.next == 1
    assert not known.finished
    assert [row.points[0] for row in known.table()] == [None] * 4


# The plan


def test_a_plan_remembers_how_many_games():
    plan = Plan(Regatta())
    plan.choose_games(4)
    again = Plan.remembered(Regatta(), json.loads(json.dumps(plan.to_memory())))
    assert again.games == 4


@pytest.mark.parametrize("stale", [None, "3", 2, 6, 3.0, True, [3], -1])
def test_a_stale_number_of_games_is_one_game(stale):
    assert Plan.remembered(Regatta(), {"games": stale}).games == 1


def test_a_game_without_series_is_played_once():
    assert Plan.remembered(GAMES["naval"], {"games": 3}).games == 1
