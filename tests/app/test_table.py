"""The table as the people around it see it: panels, prompts, answers, the end."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from app.i18n import tr
from app.kit.widgets import Btn, IconBtn
from app.table.seat import PhoneHeader, SeatPanel
from engines.core.contract import Bot, View
from engines.naval.acts import Act
from engines.naval.bot import BOTS
from engines.naval.rebuild import state_of
from tests.app import past
from tests.app.at_table import choose, facing, panel, touch_hex
from tests.app.sailor import near_the_end, sit_down


class Ponderer(Bot[Act]):
    """A bot that thinks as long as the test wants, then takes the first move."""

    decided = False

    def think(self, view: View) -> Generator[None, None, Act]:
        while not self.decided:
            yield
        return state_of(view).legal()[0]


@pytest.fixture
def ponderer(monkeypatch) -> Ponderer:
    """Let the quick bot be one that takes its time."""
    bot = Ponderer()
    monkeypatch.setitem(BOTS, "sailor", lambda _rng: bot)
    return bot


# The seats


@pytest.mark.parametrize(
    ("edges", "turns"),
    [(("bottom", "top"), (0, 180)), (("left", "right"), (270, 90)), (("bottom",) * 2, (0, 0))],
)
def test_each_panel_faces_the_edge_where_its_player_sits(person, edges, turns):
    sit_down(person, past.naval(4, edges=edges))
    assert tuple(facing(panel(person, seat)) for seat in (0, 1)) == turns


def test_the_panel_of_who_is_to_play_says_what_is_expected(person):
    sit_down(person, past.naval(4))
    assert panel(person, 0).active
    assert panel(person, 0).prompt == tr("naval.prompt.choose")
    assert not panel(person, 1).active
    assert panel(person, 1).prompt == "Pénélope to play"


def test_the_prompt_follows_the_finger(person):
    sailor = sit_down(person, past.naval())
    touch_hex(sailor, "a1")
    assert panel(person, 0).prompt == tr("naval.prompt.move")
    touch_hex(sailor, "b2")
    assert panel(person, 0).prompt == tr("naval.prompt.heading")


def test_the_turn_passes_to_the_other_panel(person):
    sailor = sit_down(person, past.naval(4))
    sailor.move()
    assert panel(person, 1).active
    assert not panel(person, 0).active


def test_everybody_reads_who_did_what_last(person):
    sailor = sit_down(person, past.naval())
    sailor.move()
    news = panel(person, 0).news
    assert news.startswith("Pénélope")
    assert panel(person, 1).news == news


def test_a_phone_shows_everybody_above_and_one_panel_below(person):
    person.resize(412, 915)
    sailor = sit_down(person, past.naval(4))
    assert person.find(PhoneHeader)
    assert [w.seat for w in person.widgets() if isinstance(w, SeatPanel)] == [0]
    sailor.move()
    assert [w.seat for w in person.widgets() if isinstance(w, SeatPanel)] == [1]


def test_the_phone_layout_can_be_had_on_a_tablet(person):
    person.app.settings.layout = "phone"
    sit_down(person, past.naval(4))
    assert person.find(PhoneHeader)


def test_a_bot_moves_by_itself_and_the_person_is_told(person):
    sailor = sit_down(person, past.naval(bot="sailor"))
    sailor.move()
    sailor.wait_for_a_turn()
    assert sailor.view["actor"] == 0
    assert panel(person, 0).news.startswith("Hippolyte-Marion")


def test_the_panel_says_that_a_bot_thinks(person, ponderer):
    sit_down(person, past.naval(bot="sailor")).move()
    person.frames(2)
    assert panel(person, 0).prompt == "Hippolyte-Marion is thinking…"


def test_a_bots_panel_has_no_buttons(person):
    sit_down(person, past.naval(4, bot="sailor"))
    buttons = [w for w in panel(person, 1).walk(restrict=True) if isinstance(w, Btn | IconBtn)]
    assert buttons == []


# Why not?


def test_a_refused_touch_is_answered_on_the_panel_of_who_touched(person):
    sailor = sit_down(person, past.naval())
    touch_hex(sailor, "a1")
    touch_hex(sailor, "b1")
    answer = panel(person, 0).answer
    assert answer
    assert answer in person.texts()
    assert panel(person, 1).answer == ""


def test_the_answer_goes_when_the_game_goes_on(person):
    sailor = sit_down(person, past.naval())
    touch_hex(sailor, "a1")
    touch_hex(sailor, "b1")
    person.touch(60, 400)
    sailor.move()
    assert panel(person, 0).answer == ""


def test_an_answer_while_a_bot_thinks_is_on_the_persons_panel(person, ponderer):
    sailor = sit_down(person, past.naval(bot="sailor"))
    sailor.move()
    touch_hex(sailor, "c4")
    assert panel(person, 0).answer == tr("naval.board.cell_zeus")


# Bots in no hurry


def test_a_bot_waits_while_the_rules_are_read(person, ponderer):
    sailor = sit_down(person, past.naval(bot="sailor"))
    sailor.move()
    driver = sailor.table.driver
    moves = len(driver.log())
    choose(person, "Rules")
    ponderer.decided = True
    person.frames(20)
    assert len(driver.log()) == moves
    person.app.go_back()
    person.wait(lambda: len(driver.log()) > moves, "the bot's move")


# The end


def test_the_end_is_told_and_leads_to_the_results(person):
    sailor = sit_down(person, near_the_end(1))
    sailor.move()
    person.frames(2)
    [winner] = sailor.table.driver.outcome()[1]
    verdict = f"{past.NAMES[winner]} wins!"
    assert panel(person, 0).prompt == panel(person, 1).prompt == verdict
    person.tap("Results")
    person.wait(lambda: person.app.router.current == "results", "the results")


def test_a_finished_game_can_still_be_taken_back(person):
    sailor = sit_down(person, near_the_end(1))
    before = sailor.view
    sailor.move()
    person.tap("Undo")
    assert sailor.view == before
    assert person.find("Results") is None
    sailor.move()
    assert sailor.over
