"""The bench itself: it measures and prints on any game, with or without the rivals installed."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.contract import OVER
from engines.voyage import GAME as VOYAGE
from tests.bench import bot_strength, engine_speed, report
from tests.bench.__main__ import main
from tests.bench.players import Ours
from tests.bench.rounds import interleaved, share
from tests.toys import pebbles

TOYS = {"pebbles": pebbles.GAME}


def rows(printed: str) -> dict[str, list[str]]:
    """Return the cells of each table row by its name."""
    lines = [line.strip() for line in printed.splitlines() if "  " in line.strip()]
    cells = ([cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines)
    return {name: rest for name, *rest in cells}


def test_engines_are_listed_at_every_player_count(capsys: pytest.CaptureFixture[str]) -> None:
    engine_speed.run(rounds=1, seconds=0.001, count=3, games=TOYS)
    found = rows(capsys.readouterr().out)
    for players in (2, 3):
        decisions, _ratio, *steps = found[f"pebbles, {players} players"]
        assert int(decisions.replace("\u202f", "")) > 0
        assert len(steps) == 4


def test_a_rival_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent() -> Ours:
        raise ImportError("no rival here")

    monkeypatch.setattr(engine_speed, "RIVALS", {"rival": absent})
    engine_speed.run(rounds=1, seconds=0.001, count=2, games=TOYS)
    assert rows(capsys.readouterr().out)["rival"][0] == "not installed"


def test_a_random_game_counts_the_decisions_of_seats_only() -> None:
    ours = Ours(pebbles.GAME, 2)
    decisions = ours.play(Random(5))
    assert pebbles.HEAP / 2 <= decisions <= pebbles.HEAP


def test_a_throw_of_dice_is_a_decision() -> None:
    ours = Ours(VOYAGE, 2)
    state, decisions = VOYAGE.new(2), ours.play(Random(5))
    assert decisions > 50
    (first, *_), _run = ours.probes(Random(2), 3)["legal"]
    assert first.view(None) == state.view(None)


def test_probed_positions_are_decisions_that_can_be_taken() -> None:
    acts, _run = Ours(pebbles.GAME, 2).probes(Random(2), 12)["apply"]
    assert len(acts) == 12
    assert all(state.actor != OVER and action in state.legal() for state, action in acts)


def test_every_bot_of_a_game_is_timed() -> None:
    found = bot_strength.thinking(TOYS, moves=2)
    assert [row[0] for row in found] == ["pebbles: random", "pebbles: search"]
    assert all(row[1] == 2 for row in found)


def test_rounds_are_taken_in_turns_and_their_median_counts() -> None:
    order: list[str] = []

    def measure(name: str, values: list[float]) -> dict[str, float]:
        order.append(name)
        return {"cost": values.pop()}

    one, two = [9.0, 1.0, 2.0], [5.0, 5.0, 50.0]
    found = interleaved({"one": lambda: measure("one", one), "two": lambda: measure("two", two)}, 3)
    assert order == ["one", "two"] * 3
    assert found == {"one": {"cost": 2.0}, "two": {"cost": 5.0}}


def test_the_share_of_values_below() -> None:
    assert share(list(range(100)), 0.95) == 95
    assert share([4.0], 0.95) == 4.0


def test_tables_align_and_say_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    report.table(("", "ms"), [["short", 1234.5], ["a longer name", None]])
    lines = capsys.readouterr().out.splitlines()
    assert len({len(line) for line in lines if line}) == 1
    assert lines[2].endswith("1\u202f234") or lines[2].endswith("1\u202f235")
    assert lines[3].endswith(report.NOTHING)


def test_an_unknown_section_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dishes"])
    assert "dishes" in capsys.readouterr().err
