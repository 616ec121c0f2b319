"""The Destin at the console, and Nostos as the Destin, by touch."""

from __future__ import annotations

import gc
import weakref

import pytest
from kivy.metrics import dp

from app.boards.voyage import announcer
from app.boards.voyage.announcer import LeafCard, Ring
from app.boards.voyage.console import Console
from app.boards.voyage.console_book import BookPage
from app.boards.voyage.console_now import PenanceRow
from app.boards.voyage.console_parts import ActKey, RuleTag, SeatKey
from app.boards.voyage.keys import DieKey, GodKey, PointKey, ThrowKey
from app.boards.voyage.pages import PAGES, RULINGS, leaf, penance_text
from app.device import Device, device
from engines import CHANCE, OVER
from tests.app import voyages
from tests.app.at_table import facing
from tests.app.destin import (
    APART,
    Referee,
    bleating,
    counting,
    doubly_owing,
    faulty,
    grunting,
    journal,
    owing,
    refereed,
    sit,
    taken,
    yawning,
)
from tests.app.person import SIZES, Person, centre, shown

THROWS = refereed(4, voyages.sailing)


def keys(person: Person, kind: type = DieKey) -> list:
    """Return the keys of dice on the screen."""
    return [w for w in person.widgets() if isinstance(w, kind)]


def rulings(referee: Referee) -> list[str]:
    return [w.text for w in referee.person.widgets(referee.console) if isinstance(w, RuleTag)]


# Dice


def test_an_entered_face_is_what_was_thrown(person):  # V-04
    referee = sit(person, THROWS)
    referee.face("5")
    assert referee.told("points")[-1]["n"] == 5


def test_only_the_die_that_is_due_has_keys(person):
    sit(person, THROWS)
    assert [key.n for key in keys(person, PointKey)] == [1, 2, 3, 4, 5, 6]
    assert keys(person, GodKey) == []


def test_the_gods_are_keys_with_name_and_sign(person):
    referee = sit(person, refereed(4, voyages.phase("underworld_gods")))
    assert [key.name for key in keys(person, GodKey) if key.good] == ["Zeus", "Athena", "Hermes"]
    assert len(keys(person, GodKey)) == 6
    assert keys(person, PointKey) == []
    referee.face("Hades")
    assert referee.told("god")[-1]["god"] == "hades"


def test_a_throw_on_the_glass_can_be_chosen_at_any_throw(person):  # V-04
    referee = sit(person, THROWS)
    before = len(referee.told("points"))
    referee.throw()
    assert len(referee.told("points")) == before + 1


@pytest.mark.parametrize("size", [SIZES["tablet"], SIZES["phone"], SIZES["small"]])
@pytest.mark.parametrize("game", [THROWS, refereed(4, bleating)], ids=["points", "gods"])
def test_keys_are_big(person, size, game):
    person.resize(*size)
    sit(person, game)
    faces = [key for key in keys(person) if not isinstance(key, ThrowKey)]
    assert len(faces) == 6
    assert min(min(key.size) for key in faces) >= dp(64) - 1


# What is due


def test_it_says_what_is_due_and_by_which_ruling(person):  # V-51
    referee = sit(person, refereed(4, bleating))
    assert "That god or Zeus sets the ship free." in referee.says()
    assert "V-22" in rulings(referee)


def test_the_console_faces_the_destins_edge(person):
    referee = sit(person, refereed(4, voyages.sailing, edge="left"))
    assert facing(referee.console) == 270
    assert APART["name"] in sit(person, THROWS).says()


def test_a_phone_is_the_console(person):
    person.resize(*SIZES["phone"])
    referee = sit(person, THROWS)
    referee.face("3")
    assert referee.told("points")[-1]["n"] == 3


def test_the_book_is_open_at_the_right_page_and_can_be_leafed(person):
    referee = sit(person, refereed(4, bleating))
    referee.turn_to("book")
    page = person.find(BookPage)
    assert (page.title, page.rule) == ("Cyclops", leaf("cyclops").rule)
    person.tap("Next page")
    assert page.title == leaf(PAGES[PAGES.index("cyclops") + 1]).title


def test_every_page_has_its_ruling_and_its_words():
    for name in PAGES:
        page = leaf(name)
        assert page.ruling == RULINGS[name]
        assert "[" not in page.title + page.story + page.rule


# Cards


def test_a_card_is_proposed_and_confirmed(person):  # V-51
    referee = sit(person, refereed(4, taken))
    offer = referee.view["offer"]
    giver, taker = (referee.driver.seats[offer[who]]["name"] for who in ("from_seat", "seat"))
    assert f"{giver} holds it and hands it over." in referee.says()
    assert keys(person) == []
    referee.act("Handed over")
    card = referee.told("card_taken")[-1]
    assert (card["trial"], card["seat"]) == (offer["trial"], offer["seat"])
    assert referee.view["cards"][offer["trial"]] == offer["seat"]
    assert taker in referee.says() or referee.view["offer"] is None


def test_the_register_tells_who_holds_what(person):
    referee = sit(person, THROWS)
    referee.turn_to("cards")
    held = {t: s for t, s in referee.view["cards"].items() if s is not None}
    worth = sum(n for _, n in (score for each in referee.view["breakdown"] for score in each))
    cells = sum(referee.view["cells"])
    assert f"{worth - cells} of 100 points in hand" in referee.says()
    names = [w.holder for w in person.widgets(referee.console) if getattr(w, "holder", "")]
    assert sorted(names) == sorted(referee.driver.seats[s]["name"] for s in held.values())


# Penances


def test_a_penance_is_done(person):  # V-51
    referee = sit(person, refereed(4, bleating))
    assert "Bleat!" in referee.says()
    referee.penance("Done")
    assert referee.told("penance_done")[-1]["penance"] == "bleat"
    assert person.find(PenanceRow) is None


def test_a_second_penance_is_asked_about_after_the_first(person):  # V-51
    referee = sit(person, refereed(4, doubly_owing))
    seat = owing(referee.view)
    first, second = referee.view["penances"][seat]
    assert penance_text(first) in referee.says()
    referee.penance("Done")
    assert referee.view["penances"][seat] == [second]
    assert penance_text(second) in referee.says()


def test_two_taps_on_done_while_a_ship_sails_answer_one_penance(person, monkeypatch):  # V-51
    referee = sit(person, refereed(4, doubly_owing))
    seat = owing(referee.view)
    second = referee.view["penances"][seat][1]
    with monkeypatch.context() as patch:
        patch.setattr(type(referee.driver), "busy", True)
        referee.penance("Done")
        referee.penance("Done")
    person.frames(5)
    assert referee.view["penances"][seat] == [second]


def test_forgetting_is_only_noted(person):  # V-51
    referee = sit(person, refereed(4, bleating))
    assert "forgotten: noted (V-51)" in referee.says()
    referee.penance("Forgot")
    assert referee.told("penance_forgotten")[-1]["penance"] == "bleat"


def test_who_forgets_to_yawn_sleeps_on(person):  # V-21
    referee = sit(person, refereed(4, yawning))
    assert "forgotten: sleeps on (V-21)" in referee.says()
    seat = owing(referee.view)
    referee.penance("Forgot")
    assert referee.told("oversleeps")[-1]["seat"] == seat


def test_a_grunt_of_everybody_is_settled_with_one_tap(person):  # V-25
    referee = sit(person, refereed(6, grunting))
    owed = sum("grunt" in penances for penances in referee.view["penances"])
    before = len(referee.told("penance_done"))
    referee.penance("Done")
    person.wait(lambda: all("grunt" not in p for p in referee.view["penances"]), "all grunts")
    assert len(referee.told("penance_done")) == before + owed


def test_one_of_many_has_forgotten(person):
    referee = sit(person, refereed(6, grunting))
    seat = owing(referee.view)
    referee.penance("Forgot")
    assert "Who has forgotten?" in referee.says()
    referee.seat(referee.driver.seats[seat]["name"])
    assert referee.told("penance_forgotten")[-1]["seat"] == seat
    assert "grunt" not in referee.view["penances"][seat]


# Faults and cheats


def test_a_flagged_fault_can_be_called(person):  # V-52
    referee = sit(person, faulty())
    seat = referee.view["claim"]["seat"]
    assert "too few cells" in referee.says()
    referee.act("Call it: to Troy")
    assert referee.told("cheat")[-1]["seat"] == seat
    assert (referee.view["cells"][seat], referee.view["duty"][seat]) == (0, "three")


def test_a_flagged_fault_can_be_overlooked(person):  # V-52
    referee = sit(person, faulty())
    seat, due = referee.view["claim"]["seat"], referee.view["claim"]["due"]
    referee.act("Overlook")
    told = referee.told("overlooked")[-1]
    assert (told["seat"], told["to"]) == (seat, due[-1])


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_fault_is_shown_to_the_destin_alone(person, size):  # V-52
    person.resize(*SIZES[size])
    referee = sit(person, faulty())
    claim, board = referee.view["claim"], referee.table.board
    assert "too few cells" in referee.says()
    if size == "phone":
        board.flip()
        person.frames(3)
        assert person.find(Console) is None
    said = "\n".join(w.text for w in elsewhere(person) if getattr(w, "text", ""))
    for telling in ("too few", "wrong", "The Destin decides"):
        assert telling not in said + board.news() + written(board)
    ship = board.fleet[claim["seat"]]
    assert ship.at == board.geometry.centres[claim["path"][-1]]


def written(board) -> str:
    """Return what stands on the glass over the sea."""
    return "\n".join(text for text, *_ in board.banner.words())


def elsewhere(person: Person) -> list:
    """Return what is shown outside of the console."""
    consoles = [w for w in person.widgets() if isinstance(w, Console)]
    inside = {id(w) for console in consoles for w in console.walk()}
    return [w for w in person.widgets() if id(w) not in inside]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_fault_is_missed_when_the_next_die_falls_first(person, size):  # V-52
    person.resize(*SIZES[size])
    referee = sit(person, faulty())
    claim, board = referee.view["claim"], referee.table.board
    if board.console_open:
        board.flip()
        person.frames(3)
    person.touch(*board.die_spot())
    person.wait(lambda: referee.told("points")[-1]["seat"] == claim["next"]["seat"], "the throw")
    assert referee.told("overlooked")[-1]["to"] == claim["due"][-1]
    assert referee.told("fault")[-1]["fault"] == claim["faults"][0]
    assert referee.view["cells"][claim["seat"]] == claim["due"][-1]


def test_with_real_dice_the_destin_has_the_first_word(person):  # V-52, V-04
    referee = sit(person, faulty(dice="real"))
    board = referee.table.board
    assert not board.unaware
    assert not any(w for w in elsewhere(person) if isinstance(w, DieKey))
    assert "The Destin decides." in "\n".join(person.texts())


def test_a_cheat_goes_to_troy_after_a_sentence(person):  # V-51
    referee = sit(person, THROWS)
    seat = referee.view["cells"].index(max(referee.view["cells"]))
    name = referee.driver.seats[seat]["name"]
    referee.turn_to("cheat")
    referee.seat(name)
    assert f"{name} goes back to Troy at once and needs a 3" in referee.says()
    assert "Nostos itself has seen no fault." in referee.says()
    assert referee.told("cheat") == []
    referee.act(f"Send {name} to Troy")
    assert referee.told("cheat")[-1]["seat"] == seat
    assert referee.view["cells"][seat] == 0


def test_nobody_is_sent_to_troy_without_the_word(person):
    referee = sit(person, THROWS)
    referee.turn_to("cheat")
    referee.seat(referee.driver.seats[1]["name"])
    referee.act("No, play on")
    assert person.find(SeatKey) is not None
    assert referee.told("cheat") == []


def test_what_nostos_has_seen_is_said(person):
    referee = sit(person, faulty())
    referee.turn_to("cheat")
    referee.seat(referee.driver.seats[referee.view["claim"]["seat"]]["name"])
    assert "Nostos has seen it: too few cells." in referee.says()


def test_before_the_voyage_there_is_nothing_to_judge(person):
    referee = sit(person, journal(4, (), destin="apart", first="thrown"))
    referee.turn_to("cheat")
    assert "there is nothing to judge yet" in referee.says()
    referee.seat(referee.driver.seats[1]["name"])
    assert person.find(lambda w: isinstance(w, ActKey)) is None
    assert referee.told("cheat") == []


# Undo and the end


def test_undo_asks_the_table(person):  # V-53
    referee = sit(person, THROWS)
    referee.face("4")
    referee.turn_to("undo")
    assert referee.table.panels.agreement.asked
    for seat in list(referee.table.panels.agreement.waiting):
        referee.table.panels.agreement.agree(seat)
    assert referee.view["actor"] == CHANCE
    assert referee.view["throw"]["why"] == "sail"


def test_the_audit_goes_line_by_line_to_the_end(person):  # V-40, V-51
    referee = sit(person, refereed(4, lambda view: view["audit"] == 0))
    for seat in range(4):
        lines = dict.fromkeys(referee.says().split("\n"))
        assert str(referee.view["cells"][seat]) in lines
        total = referee.view["scores"][seat]
        referee.act(f"That makes {total}: right")
    assert referee.view["actor"] == OVER
    assert [event["seat"] for event in referee.told("audited")] == [0, 1, 2, 3]


def test_penelope_is_a_line_of_the_audit(person):  # V-35
    referee = sit(person, refereed(4, counting))
    assert "Penelope" in referee.says().split("\n")
    assert "Cell: Ithaca" in referee.says()


def test_a_sailor_can_be_the_destin(person):
    game = refereed_by_sailor()
    referee = sit(person, game)
    assert facing(referee.console) == 180
    referee.face("2")
    assert referee.told("points")[-1]["n"] == 2


def refereed_by_sailor() -> bytes:
    """Return a game of four whose Destin is the third sailor."""
    from engines.voyage.acts import DESTIN

    moments = voyages.moments(4, (("destin", "sailor"),), 5)
    acts = next(acts for acts, view in moments if voyages.sailing(view))
    return journal(4, (DESTIN[2], *acts[1:]), destin="sailor")


def test_a_console_that_is_put_away_is_kept_by_nothing(person):
    console = weakref.ref(sit(person, THROWS).console)
    sit(person, refereed(4, bleating))
    person.frames(5)
    gc.unfreeze()
    gc.collect()
    assert console() is None


# Nostos as the Destin


def arriving(person: Person, **event):
    """Open the page of an event on a table whose Destin is Nostos; note when it goes on."""
    table = sit(person, voyages.midway(4, voyages.sailing)).table
    went: list[str] = []
    shows = table.board.announcer.announce(event, lambda: went.append("on"))
    person.frames(3)
    return table.board.announcer, went, shows


def test_a_trial_is_announced_on_a_page_of_the_book(person):  # V-50
    _book, went, shows = arriving(person, kind="arrive", seat=0, trial="cyclops")
    page = person.find(LeafCard)
    assert shows
    assert (page.title, page.penance, page.ruling) == ("Cyclops", "Bleat!", "V-22")
    assert "page.png" not in page.picture
    assert page.picture.endswith("trial_cyclops.png")
    assert went == []


def test_a_tap_anywhere_goes_on_once(person):
    book, went, _ = arriving(person, kind="arrive", seat=0, trial="aeolus")
    person.touch(*centre(book))
    assert went == ["on"]
    assert person.find(LeafCard) is None
    person.touch(*centre(book))
    assert went == ["on"]


def test_the_page_faces_the_sailor(person):
    arriving(person, kind="arrive", seat=2, trial="aeolus")
    assert facing(person.find(LeafCard)) == 180


def test_a_penance_on_the_page_opens_no_second_one(person):
    book, _went, _ = arriving(person, kind="arrive", seat=0, trial="cyclops")
    book.go_on()
    assert not book.announce({"kind": "card", "seat": 0, "trial": "cyclops", "n": 11}, list)
    assert not book.announce({"kind": "penance", "seat": 0, "penance": "bleat"}, list)
    assert book.announce({"kind": "penance", "seat": 1, "penance": "yawn"}, list)
    assert person.find(LeafCard).penance == "Yawn!"


class Speaker:
    """Speech as Android's: it does not answer at once, and then says whether it could."""

    def __init__(self, can: bool = True) -> None:
        self.can, self.asked = can, 0
        self.said: list[tuple[str, str]] = []
        self.lang = ""

    def setLanguage(self, lang: str) -> None:
        self.lang = lang

    def speak(self, words: str, _queue: int, _more) -> int:
        self.asked += 1
        if not self.can:
            raise RuntimeError("no such service")
        if self.asked < 3:
            return -1
        self.said.append((self.lang, words))
        return 0


def speaking(person: Person, monkeypatch, speaker: Speaker, voice: bool) -> None:
    monkeypatch.setattr(device, "_speaker", None)
    monkeypatch.setattr(Device, "speaker", lambda self: speaker)
    person.app.settings.voice = voice


def test_a_penance_is_spoken_if_people_wish(person, monkeypatch):  # V-50
    speaker = Speaker()
    speaking(person, monkeypatch, speaker, voice=True)
    person.app.settings.lang = "fr"
    arriving(person, kind="arrive", seat=0, trial="cyclops")
    person.wait(lambda: speaker.said, "the voice")
    assert speaker.said == [("fr", "Pénélope\u202f: Bêlez\u202f!")]


def test_no_voice_is_asked_unless_people_wish(person, monkeypatch):
    speaker = Speaker()
    speaking(person, monkeypatch, speaker, voice=False)
    arriving(person, kind="arrive", seat=0, trial="cyclops")
    speaking(person, monkeypatch, speaker, voice=True)
    arriving(person, kind="penance", seat=1, penance="moo")
    person.wait(lambda: speaker.said, "the voice")
    assert speaker.said == [("en", "Hippolyte-Marion: Moo!")]


def test_a_device_that_cannot_speak_goes_on_without(person, monkeypatch):
    speaker = Speaker(can=False)
    speaking(person, monkeypatch, speaker, voice=True)
    book, went, _ = arriving(person, kind="arrive", seat=0, trial="cyclops")
    person.wait(lambda: speaker.asked, "the voice to be asked")
    book.go_on()
    assert went == ["on"]


def test_the_ten_seconds_are_started_by_a_tap_and_do_not_turn_the_page(person):
    book, went, _ = arriving(person, kind="penance", seat=0, penance="moo")
    ring = person.find(Ring)
    person.touch(*centre(ring))
    person.wait(lambda: ring.running and ring.left < 1, "the ring to empty")
    assert went == []
    person.touch(book.center_x, book.y + dp(4))
    assert went == ["on"]
    assert not ring.running


def test_a_page_for_a_bot_goes_on_by_itself(person, monkeypatch):
    monkeypatch.setattr(announcer, "BOT_SECONDS", 0.01)
    table = sit(person, voyages.midway(3, voyages.sailing, humans=1)).table
    went: list[str] = []
    event = {"kind": "arrive", "seat": 2, "trial": "ino"}
    assert table.board.announcer.announce(event, lambda: went.append("on"))
    person.wait(lambda: went, "the page to turn")
    assert not shown(table.board.announcer) or not table.board.announcer.shown


def test_a_person_as_the_destin_announces_without_pages(person):
    referee = sit(person, THROWS)
    event = {"kind": "arrive", "seat": 0, "trial": "cyclops"}
    assert not referee.table.board.announcer.announce(event, list)
    assert isinstance(referee.console, Console)
