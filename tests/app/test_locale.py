"""Every text is there in both languages, is used, is well set, and can be drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fontTools.ttLib import TTFont

from app.i18n import LANGUAGES, Translator
from app.paths import ASSETS, FONTS, KV
from engines import GAMES
from engines.core.saves import SaveKind
from tests.app import wording
from tests.app.person import SIZES, Person, without_paint
from tests.app.tour import SCENES, fresh, show
from tests.app.wording import forms, parameters, texts

NARROW = "\u202f"
#: Faces that titles and texts are drawn with (app/theme.py).
FACES = ("inter-regular", "inter-semibold", "inter-italic", "garamond-regular", "garamond-bold")

#: Reasons that the engines choose from a table, not in so many words.
CHOSEN_REASONS = {
    "rules_newer", "rules_older", "disk_full", "folder_read_only", "folder_gone", "disk_error",
}  # fmt: skip


def test_every_text_is_there_in_both_languages():
    missing = [key for key, entry in texts().items() if set(entry) != set(LANGUAGES)]
    assert missing == []


def test_no_text_is_empty():
    assert [k for k, entry in texts().items() for t in entry.values() if "" in forms(t)] == []


def test_both_languages_say_the_same_facts():
    odd = {k: e for k, e in texts().items() if parameters(e["fr"]) != parameters(e["en"])}
    assert odd == {}


def test_plural_forms_are_complete():
    counted = {k: t for k, e in texts().items() for t in e.values() if isinstance(t, dict)}
    assert {k for k, text in counted.items() if set(text) != {"one", "other"}} == set()
    assert {k for k, text in counted.items() if "n" not in parameters(text)} == set()


def test_a_catalogue_has_its_own_keys_only():
    for game in GAMES:
        assert [k for k in wording.catalogue(game) if not k.startswith(f"{game}.")] == []
    assert [k for k in wording.catalogue("shell") if k.partition(".")[0] in GAMES] == []


# Nothing missing


def test_every_key_that_is_asked_for_exists():
    assert sorted(wording.literal_keys() - set(texts())) == []


def test_every_fact_of_a_text_is_given():
    lacking = {
        key: parameters(texts()[key]["en"]) - given
        for key, given in wording.calls_with_facts()
        if key in texts() and parameters(texts()[key]["en"]) - given
    }
    assert lacking == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_texts(game):
    assert sorted(wording.fixed_keys(game) - set(texts())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told(game):
    silent = wording.NOT_TOLD.get(game, set())
    kinds = {kind: facts for kind, facts in wording.told(game).items() if kind not in silent}
    assert [k for k in kinds if f"{game}.event.{k}" not in texts()] == []
    for kind, facts in kinds.items():
        assert parameters(texts()[f"{game}.event.{kind}"]["en"]) <= set(facts), kind


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_an_event_has_its_words(game):
    """A fact that is worded at all is worded for each of its values."""
    assert sorted(fact_keys(game) - set(texts())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_says_why(game):
    for reason, facts in wording.refusals(game).items():
        assert f"{game}.refusal.{reason}" in texts()
        assert parameters(texts()[f"{game}.refusal.{reason}"]["en"]) <= facts, reason


def test_every_error_is_explained():
    found = wording.reasons(wording.ENGINES / "core") | wording.reasons(wording.APP)
    assert sorted(r for r in {*found, *CHOSEN_REASONS} if f"error.{r}" not in texts()) == []
    for reason, facts in found.items():
        assert parameters(texts()[f"error.{reason}"]["en"]) <= facts, reason


def test_the_whole_app_is_translated(asked):
    shown = {key for key in asked if not key.startswith(("amphora.", "regatta."))}
    assert sorted(shown - set(texts())) == []


# Nothing unused


def test_every_text_is_used(asked):
    used = {*wording.literal_keys(), *wording.built_keys(), *asked, *engine_keys()}
    assert sorted(key for key in texts() if key not in used) == []


def engine_keys() -> set[str]:
    """Return the keys of what the engines may say, whether or not the tour met it."""
    errors = wording.reasons(wording.ENGINES / "core") | wording.reasons(wording.APP)
    found = {f"error.{reason}" for reason in {*errors, *CHOSEN_REASONS}}
    found |= {f"setup.bot_name.{seat}" for seat in range(10)}
    found |= {f"home.trouble.{reason}" for reason in troubles()}
    for game in GAMES:
        found |= wording.fixed_keys(game) | wording.seat_keys(game) | fact_keys(game)
        words = wording.constants(wording.ENGINES / game)
        found |= {f"{game}.{kind}.{w}" for kind in ("event", "refusal", "ending") for w in words}
        found |= {f"{game}.{fact}.{w}" for fact in worded_facts(game) for w in words}
        found |= {f"{game}.score", *(f"{game}.score.{w}" for w in words)}
    return found


def troubles() -> set[str]:
    """Return the reasons for which a file on the shelf cannot be opened."""
    return {kind.value for kind in SaveKind} | {"unknown_game", "rules_newer", "rules_older"}


def worded_facts(game: str) -> set[str]:
    """Return the facts of events and refusals that are shown as words."""
    names = {name for facts in wording.told(game).values() for name in facts}
    names |= {name for facts in wording.refusals(game).values() for name in facts}
    return {n for n in names if n and any(key.startswith(f"{game}.{n}.") for key in texts())}


def fact_keys(game: str) -> set[str]:
    """Return the keys of the values that the worded facts took."""
    return {
        f"{game}.{name}.{value}"
        for facts in wording.told(game).values()
        for name, values in facts.items()
        if name in worded_facts(game) - {"seat"}
        for value in values
    }


@pytest.fixture(scope="module")
def asked(running: Person) -> Iterator[set[str]]:
    """Every key that the running app asks for on a tour, in both layouts.

    Which keys these are does not depend on the language.
    """
    found: set[str] = set()
    look_up = Translator.t

    def listen(self, lang: str, key: str, **facts) -> str:
        # While KV builds a widget, the name that ends the key is still empty for a moment.
        if "" not in key.split("."):
            found.add(key)
        return look_up(self, lang, key, **facts)

    Translator.t = listen
    for lang in LANGUAGES:  # what was built before, and asked then, asks again
        running.app.settings.lang = lang
        running.frames(2)
    for size in (SIZES["tablet"], SIZES["phone"]):
        running.resize(*size)
        with without_paint():
            for scene in SCENES:
                if scene.fits(size):
                    show(running, scene)
    yield found
    Translator.t = look_up
    fresh(running)


# Well set


def all_words(lang: str) -> dict[str, str]:
    """Return everything that can be read in a language, by where it stands."""
    said = {f"{k} {n}": t for k, e in texts().items() for n, t in enumerate(forms(e[lang]))}
    books = {name: text for name, text in wording.rulebooks().items() if name.endswith(lang)}
    return said | books


#: A sign without a space, or with a wide one. A colon inside a table's rule or a time is none.
ILL_SET = re.compile(
    rf"[^{NARROW}\s|:-][;!?»]|[^{NARROW}\s|:-]:(?!\w|-)|[ \u00a0][;:!?»]|«[^{NARROW}]"
)


@pytest.mark.parametrize(
    "wrong", ["Quoi?", "Quoi ?", "Quoi\u00a0?", "« Quoi »", "Soit: rien", "a; b"]
)
def test_the_eye_for_french_signs_is_sharp(wrong):
    assert ILL_SET.search(wrong)


def test_french_signs_have_their_narrow_space():
    found = {where: ILL_SET.findall(text) for where, text in all_words("fr").items()}
    assert {where: hits for where, hits in found.items() if hits} == {}


def test_english_signs_have_no_space():
    wrong = re.compile(r"\w[\s\u202f][;:!?](?!\w)")
    assert [where for where, text in all_words("en").items() if wrong.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(lang):
    typed = re.compile(r"\w'\w|'\s|\s'|\"|\.\.\.")
    assert [where for where, text in all_words(lang).items() if typed.search(text)] == []


@pytest.mark.parametrize("face", FACES)
def test_no_glyph_is_missing(face):
    drawn = set(TTFont(FONTS / f"{face}.ttf").getBestCmap())
    words = [text for lang in LANGUAGES for text in all_words(lang).values()]
    words.append((ASSETS / "credits.json").read_text(encoding="utf-8"))
    letters = {ord(letter) for text in words for letter in text} - {ord("\n")}
    assert sorted(f"{chr(code)} U+{code:04X}" for code in letters - drawn) == []


# No words outside the catalogues


def test_kv_has_no_words_of_its_own():
    shown = re.compile(r"^\s*(?:text|label|hint|title|hint_text):(.*)$", re.MULTILINE)
    found = []
    for path in sorted(KV.glob("*.kv")):
        for line in shown.findall(path.read_text(encoding="utf-8")):
            # Of f"settings.{root.name}" a part of a key is left.
            words = wording.KV_STRING.findall(re.sub(r"\{[^}]*\}", "", line))
            bare = [word for word in words if not re.fullmatch(r"[a-z_]*(\.[a-z0-9_]*)+", word)]
            found += [(path.name, word) for word in bare if re.search(r"[^\W\d_]{2}", word)]
    assert found == []


def test_the_rulebooks_of_a_game_are_there_in_both_languages():
    for game in GAMES:
        assert {f"{game}/{lang}" for lang in LANGUAGES} <= set(wording.rulebooks())


def test_every_picture_of_a_rulebook_exists():
    for path in (ASSETS / "rules").glob("*/*.md"):
        for picture in re.findall(r"!\[[^\]]*\]\(([^)]*)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / picture).exists(), f"{path.name}: {picture}"


def test_no_key_is_there_twice():
    for name in ("shell", *GAMES):
        raw = (ASSETS / "locale" / f"{name}.json").read_text(encoding="utf-8")
        keys = [key for key, _ in json.loads(raw, object_pairs_hook=list)]
        assert len(keys) == len(set(keys)), name
