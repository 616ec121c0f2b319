"""Boards: the text, what is wrong with one, and the same rules on another (V-08, V-15, V-28)."""

from __future__ import annotations

import pytest

from engines.core.errors import BadData
from engines.voyage.board import Board
from engines.voyage.board_text import Entry, read, write
from engines.voyage.nostos_board import NOSTOS
from engines.voyage.trials import TRIALS

from .boards import SMALL
from .table import start, voyage


def test_the_nostos_board_is_the_table_of_the_rules() -> None:
    board = Board.of("nostos")
    assert (board.text, board.last) == (NOSTOS, 100)
    assert board.crossings == {18: 84, 84: 18, 48: 56, 56: 48}
    assert sorted(board.storms) == [39, 61, 80]
    assert [board.cell_of(t) for t in TRIALS] == [
        *(6, 14, 22, 28, 43, 48, 52, 65, 71, 72, 77, 18, 88, 92, 96)
    ]
    kinds = {"athena": [10, 36, 58, 90], "poseidon": [33, 68, 94], "ithaca": [100]}
    for kind, cells in kinds.items():
        assert [cell for cell in range(101) if board.kind(cell) == kind] == cells
    assert board.kind(84) == "trident"
    assert board.kind(1) is None


def test_a_board_is_read_once() -> None:
    assert Board.of("nostos") is Board.of(NOSTOS)
    assert Board.problems("nostos") == []


def test_a_board_that_was_read_is_written_again() -> None:
    assert write(read(NOSTOS)) == NOSTOS
    assert read("18 = 84  trident,\n 6 cicones,") == (
        Entry((18, 84), "trident"),
        Entry((6,), "cicones"),
    )


@pytest.mark.parametrize(
    ("old", "new", "reason", "facts"),
    [
        ("6 cicones", "six cicones", "board_unreadable", {"text": "six cicones"}),
        ("6 cicones", "6 sheep", "board_unreadable", {"text": "6 sheep"}),
        ("6 cicones, ", "", "board_missing", {"trial": "cicones"}),
        ("6 cicones", "6 cicones, 7 cicones", "board_twice", {"trial": "cicones"}),
        (", 100 ithaca", "", "board_missing", {"trial": "ithaca"}),
        ("6 cicones", "14 cicones", "board_cell_taken", {"cell": 14}),
        ("6 cicones", "84 cicones", "board_cell_taken", {"cell": 84}),
        ("6 cicones", "0 cicones", "board_cell_range", {"cell": 0, "last": 100}),
        ("6 cicones", "101 cicones", "board_cell_range", {"cell": 101, "last": 100}),
        ("18=84 trident", "18 trident", "board_crossing", {"trial": "trident", "cell": 18}),
        ("18=84 trident", "18=19 trident", "board_crossing", {"trial": "trident", "cell": 18}),
        ("6 cicones", "6=7 cicones", "board_no_crossing", {"trial": "cicones", "cell": 6}),
        ("100 ithaca", "900 ithaca", "board_length", {"n": 900, "least": 30, "most": 200}),
    ],
)
def test_what_is_wrong_with_a_board_has_a_name(
    old: str, new: str, reason: str, facts: dict[str, object]
) -> None:
    text = NOSTOS.replace(old, new)
    found = Board.problems(text)
    assert [(wrong.reason, wrong.facts) for wrong in found][:1] == [(reason, facts)]
    with pytest.raises(BadData, match=reason):
        Board.of(text)


def test_all_that_is_wrong_is_said_at_once() -> None:
    found = Board.problems("6 cicones, 6 lotus, 40 ithaca")
    assert [wrong.reason for wrong in found].count("board_missing") == 13
    assert found[-1].reason == "board_cell_taken"


@pytest.mark.parametrize("junk", ["", " ", "x" * 5000, ",,,", None, 3, []])
def test_junk_is_no_board(junk: object) -> None:
    with pytest.raises(BadData):
        Board.of(junk)  # type: ignore[arg-type]


@pytest.mark.parametrize("junk", ["", None, 3, [], {}, [[]]])
def test_what_is_wrong_with_junk_has_a_name_too(junk: object) -> None:
    found = Board.problems(junk)  # type: ignore[arg-type]
    assert isinstance(found[0], BadData)


def test_an_error_is_raised_anew_each_time() -> None:
    raised = []
    for _ in range(2):
        with pytest.raises(BadData) as refused:
            Board.of("6 sheep")
        raised.append(refused.value)
    assert raised[0] is not raised[1]
    assert Board.problems("6 sheep")[0].__traceback__ is None


def test_on_a_small_board_the_same_rules_hold() -> None:
    game = voyage("A=11 B=30", board=SMALL).throw(5)
    assert game.due() == ("A", "gods", "storm")
    assert voyage("A=37 B=9", board=SMALL).throw(3).score("A") == 61
    assert voyage("A=34 B=9", board=SMALL).throw(1).cell("A") == 36


def test_a_plain_crossing_chases_and_does_nothing_else() -> None:  # V-08
    game = voyage("A=6 B=22", board=SMALL).throw(2)
    assert (game.cell("A"), game.cell("B"), game.cards("A")) == (8, 6, [])


def test_the_way_between_charybdis_and_scylla_may_be_longer() -> None:  # V-28, V-29
    game = voyage("A=24:charybdis B=9", board=SMALL).throw(6)
    assert game.heard("sail")[0]["path"] == [25, 26, 27, 28, 27, 26]
    assert game.cell("A") == 26
    rock = voyage("A=28:scylla B=9", board=SMALL).throw(4)
    assert rock.heard("arrive") == [{"seat": 0, "trial": "charybdis"}]


def test_the_trident_stands_where_the_board_says() -> None:  # V-31
    game = voyage("A=32 B=9", board=SMALL).throw(1)
    assert (game.cell("A"), game.cards("A")) == (5, ["trident"])


def test_the_view_tells_which_board_it_is() -> None:
    game = start(2, play="companion", board=SMALL)
    assert game.state.view(None)["board"] == SMALL
    assert start(2).state.view(None)["board"] == "nostos"
