"""The chart of running totals: its scale, and its names that keep apart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.kit.totals import SPACES, Totals, Track, scale, spread
from app.kit.widgets import OneLine
from tests.app.layout import faults


@pytest.mark.parametrize(
    ("least", "most", "numbers"),
    [
        (0, 0, [0, 1]),
        (0, 1, [0, 1]),
        (0, 7, [0, 2, 4, 6, 8]),
        (0, 254, [0, 50, 100, 150, 200, 250, 300]),
        (0, 1105, [0, 200, 400, 600, 800, 1000, 1200]),
        (-30, 60, [-40, -20, 0, 20, 40, 60]),
        (-8, -3, [-8, -6, -4, -2, 0]),
    ],
)
def test_the_scale_has_few_round_numbers(least, most, numbers):
    assert scale(least, most) == numbers
    assert len(numbers) <= SPACES + 1


def test_names_that_have_room_stand_where_they_belong():
    assert spread([90, 50, 10], 20, 0, 100) == [90, 50, 10]


@pytest.mark.parametrize("wanted", [[50] * 5, [100] * 5, [0] * 5, [100, 99, 98, 1, 0]])
def test_names_that_would_meet_keep_apart(wanted):
    heights = spread(wanted, 20, 0, 100)
    assert all(above - below >= 20 - 1e-9 for above, below in pairwise(heights))
    assert heights[0] <= 100
    assert heights[-1] >= 0


def test_every_player_is_named_at_the_end_of_a_line(person):
    names = ("Ann", "Bo", "Cy")
    chart = Totals(size_hint=(None, None), size=(500, 300))
    chart.marks = [("", ""), ("Game 1", "1"), ("Game 2", "2")]
    chart.tracks = [Track(name, n, n, (0, 40 - n, 80 - n)) for n, name in enumerate(names)]
    person.app.root.add_widget(chart)
    person.frames(3)
    said = [w.text for w in chart.children if isinstance(w, OneLine)]
    assert {*names, "Game 1", "Game 2", "0", "80"} <= set(said)
    assert faults(chart) == []
    person.app.root.remove_widget(chart)


def test_a_narrow_chart_says_the_short_names(person):
    chart = Totals(size_hint=(None, None), size=(150, 200))
    chart.marks = [("", ""), *((f"Game {n}", str(n)) for n in range(1, 6))]
    chart.tracks = [Track("Ann", 0, 0, (0, 1, 2, 3, 4, 5))]
    person.app.root.add_widget(chart)
    person.frames(3)
    said = [w.text for w in chart.children if isinstance(w, OneLine)]
    assert "Game 1" not in said
    assert {"1", "5", "Ann"} <= set(said)
    person.app.root.remove_widget(chart)
