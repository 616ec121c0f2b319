"""The judge of layouts can fail: each fault, planted on an otherwise empty screen, is found."""

from __future__ import annotations

import pytest
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput

from app.boards.base import Board
from app.kit.overlay import Facing, Overlay
from app.kit.widgets import Card, OneLine, Txt
from app.router import load_kv
from tests.app.contrast import faint
from tests.app.layout import faults

LONG = "Anna has drawn the short straw and must now row all the way to Ithaca alone"


@pytest.fixture
def ground(person):
    """An empty screen; what is put on it is judged by `ground.faults()`."""
    root = person.app.root
    screens = list(root.children)
    root.clear_widgets()
    empty = FloatLayout()
    root.add_widget(empty)

    def judged() -> list[str]:
        person.frames(3)
        return [fault.partition(":")[0] for fault in faults(root)]

    empty.judged = judged
    yield empty
    root.clear_widgets()
    for screen in screens:
        root.add_widget(screen)


def at(widget, x, y, width, height):
    widget.size_hint, widget.pos, widget.size = (None, None), (x, y), (width, height)
    return widget


def label(x, y, width, height, text="Ithaca", **how) -> Label:
    return at(Label(text=text, **{"font_size": 20, **how}), x, y, width, height)


def test_a_tidy_screen_has_no_fault(ground):
    ground.add_widget(label(100, 100, 300, 40))
    ground.add_widget(at(Txt(text=LONG), 100, 200, 300, 100))
    ground.add_widget(at(Button(text="Sail", font_size=20), 100, 400, 120, 48))
    assert ground.judged() == []


def test_texts_over_each_other(ground):
    ground.add_widget(label(100, 100, 300, 40))
    ground.add_widget(label(120, 110, 300, 40))
    assert ground.judged() == ["texts overlap"]


def test_labels_may_overlap_where_they_are_blank(ground):
    ground.add_widget(label(100, 100, 400, 40, text_size=(400, 40), halign="left"))
    ground.add_widget(label(100, 100, 400, 40, text_size=(400, 40), halign="right"))
    assert ground.judged() == []


def test_texts_over_each_other_on_a_turned_panel(ground):
    facing = Facing()
    box = BoxLayout()
    box.add_widget(Label(text="Circe", font_size=20))
    facing.add_widget(box)
    facing.place(600, 200, 80, 300, 90)
    ground.add_widget(facing)
    ground.add_widget(label(620, 330, 40, 40, text="me"))
    assert ground.judged() == ["texts overlap"]


def test_lines_that_do_not_fit_in_their_box(ground):
    ground.add_widget(label(100, 100, 200, 50, LONG, text_size=(200, 50), valign="top"))
    assert [fault[:7] for fault in ground.judged()] == ["clipped"]


def test_lines_cut_above_and_below(ground):
    ground.add_widget(label(100, 100, 200, 50, LONG, text_size=(200, 50), valign="middle"))
    assert [fault[:7] for fault in ground.judged()] == ["clipped"]


def test_a_text_that_is_wider_than_its_widget(ground):
    ground.add_widget(label(600, 100, 50, 40, LONG))
    assert [fault[:22] for fault in ground.judged()] == ["larger than its widget"]


def test_a_word_broken_in_its_middle(ground):
    ground.add_widget(label(300, 100, 60, 90, "Thrinacia", text_size=(60, None)))
    assert ground.judged() == ["the word 'Thrinacia' is broken"]


def test_an_ellipsis(ground):
    ground.add_widget(at(OneLine(text=LONG), 100, 100, 200, 40))
    assert ground.judged() == ["shortened"]


def test_a_name_may_end_in_an_ellipsis(ground):
    ground.add_widget(at(OneLine(text="Hippolyte-Marion"), 100, 100, 70, 40))
    assert ground.judged() == []


def test_a_text_that_leaves_the_window(ground):
    ground.add_widget(label(1250, 100, 100, 40))
    assert ground.judged() == ["text outside the window"]


def test_a_text_that_is_nowhere(ground):
    ground.add_widget(label(100, 900, 100, 40))
    assert ground.judged() == ["text outside the window"]


def test_what_is_scrolled_out_of_sight_does_not_count(ground):
    scroll, page = ScrollView(), BoxLayout(orientation="vertical", size_hint_y=None, height=900)
    for _ in range(9):
        page.add_widget(Label(text="Ithaca", font_size=20))
    scroll.add_widget(page)
    ground.add_widget(at(scroll, 100, 300, 300, 200))
    ground.add_widget(label(100, 250, 300, 40))
    assert ground.judged() == []


def test_a_text_cut_at_the_side_of_a_scroll(ground):
    scroll = ScrollView(do_scroll_x=False)
    scroll.add_widget(Label(text=LONG, font_size=20, size_hint=(None, None), size=(900, 40)))
    ground.add_widget(at(scroll, 100, 300, 300, 200))
    assert [fault[:13] for fault in ground.judged()] == ["text cut at t"]


def test_small_text(ground):
    ground.add_widget(label(100, 100, 300, 40, font_size=11))
    assert ground.judged() == ["text under 12 sp (11.0 px)"]


def test_small_text_in_markup(ground):
    ground.add_widget(label(100, 100, 300, 40, "All [size=9]aboard[/size]", markup=True))
    assert ground.judged() == ["text under 12 sp (20.0 px)"]


@pytest.mark.parametrize("target", [Button, Slider, TextInput])
def test_a_small_target(ground, target):
    ground.add_widget(at(target(font_size=20) if target is TextInput else target(), 9, 9, 99, 40))
    assert ground.judged() == ["target under 48 dp"]


def test_targets_over_each_other(ground):
    ground.add_widget(at(Button(), 100, 100, 100, 60))
    ground.add_widget(at(Button(), 180, 120, 100, 60))
    assert ground.judged() == ["targets overlap"]


def test_a_text_under_a_button(ground):
    ground.add_widget(label(100, 100, 300, 40))
    ground.add_widget(at(Button(), 200, 90, 100, 60))
    assert ground.judged() == ["text under a target"]


def test_a_text_that_leaves_its_card(ground):
    card = at(Card(padding=0), 100, 100, 200, 60)
    card.add_widget(Txt(text=LONG))
    ground.add_widget(card)
    assert [fault[:21] for fault in ground.judged()] == ["text leaves its groun"]


def test_a_text_behind_a_card(ground):
    ground.add_widget(label(100, 100, 300, 40))
    ground.add_widget(at(Card(), 200, 90, 100, 60))
    assert [fault[:7] for fault in ground.judged()] == ["covered"]


def test_nothing_counts_under_a_sheet(ground):
    load_kv("overlay")
    ground.add_widget(label(100, 100, 300, 40))
    ground.add_widget(label(120, 110, 300, 40))
    sheet = Overlay()
    sheet.show(ground, "Menu", Txt(text=LONG))
    assert ground.judged() == []


def test_a_text_that_a_board_draws(ground):
    class Chart(Board):
        def text_boxes(self):
            return [("No mercy", 100, 100, 60, 20, 10.0)]

    ground.add_widget(Chart())
    ground.add_widget(label(100, 100, 60, 20, "Zeus", font_size=14))
    assert ground.judged() == ["text under 12 sp (10.0 px)", "texts overlap"]


def test_faint_text(ground, person):
    ground.add_widget(label(100, 100, 300, 40, color=(0.85, 0.8, 0.7, 1)))
    ground.add_widget(label(100, 300, 300, 40, "Legible", color=(0, 0, 0, 1)))
    person.frames(3)
    (fault,) = faint(person)
    assert "'Ithaca'" in fault
