"""The shipped pictures, sounds and fonts are what the app counts on."""

from __future__ import annotations

import itertools
import json
import struct
import wave
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageStat

from buildspec import sounds
from engines.ulysses import places
from engines.voyage import trials

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ART = ASSETS / "art"

SYMBOLS = [row.split()[2] for row in places.TABLE.strip().splitlines()]
CARDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"]
CAMPS = ["blue", "red", "black"]
EMBLEMS = [
    *(f"voyage/trial_{name}" for name in trials.TRIALS),
    *(f"voyage/god_{name}" for name in trials.GODS),
    *(f"voyage/{name}" for name in ("athena", "poseidon", "storm", "troy", "ithaca", "penelope")),
]
WHITE = {
    "motif/meander": (128, 64),
    "motif/waves": (128, 64),
    "motif/laurel": (256, 256),
    "motif/palmette": (256, 256),
    "naval/shield": (64, 64),
    "naval/nomercy": (128, 128),
    **{f"naval/emblem_{i}": (128, 128) for i in range(10)},
    **{f"seat/{i}": (96, 96) for i in range(10)},
    "ulysses/temple": (128, 128),
    **{f"ulysses/card_{kind}": (256, 256) for kind in CARDS},
    **{f"ulysses/symbol_{key}": (128, 128) for key in SYMBOLS},
    **{f"voyage/ship_{i}": (256, 256) for i in range(10)},
    **{f"voyage/ship_under_{i}": (256, 256) for i in range(10)},
    **dict.fromkeys(EMBLEMS, (256, 256)),
}
CLEAR = {
    "icon": (512, 512),
    "naval/hull_hellene": (256, 256),
    "naval/hull_hellene_lines": (256, 256),
    "naval/hull_trojan": (256, 256),
    "naval/hull_trojan_lines": (256, 256),
    "naval/zeus": (256, 256),
    "naval/trident": (256, 256),
    "ulysses/ship": (256, 256),
    "ulysses/plague": (128, 128),
    "ulysses/goal_back": (256, 256),
    **{f"ulysses/camp_{colour}": (128, 128) for colour in CAMPS},
}
OPAQUE = {
    "presplash": (1080, 1080),
    "games/naval": (1200, 800),
    "games/ulysses": (1200, 800),
    "games/voyage": (1200, 800),
    "hero": (1600, 900),
    "hero_dark": (1600, 900),
    "paper": (256, 256),
}
SOUNDS = [
    *("tap", "sail", "turn", "capture", "raid"),
    *("scuttle", "your_turn", "win", "refuse", "page"),
    *("dice", "thunder"),
]
FONTS = [
    *("garamond-regular", "garamond-italic", "garamond-bold"),
    *("inter-regular", "inter-italic", "inter-semibold", "inter-bold"),
]
FRENCH = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’‘“”–—…•·×−½°€\u00a0\u202f→←↑↓"
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψω"
POLYTONIC = "άέήίόύώἀἁἄἅἈἌἐἔἘἡἦἰἵὀὅὈὐὖὡὦὨὰὲὴὶὸὺὼᾶῆῖῦῶᾳῃῳΐῥῬ"


def picture(name: str) -> Image.Image:
    with Image.open(ART / f"{name}.png") as image:
        return image.copy()


@pytest.mark.parametrize("name", WHITE)
def test_a_tinted_shape_is_pure_white_on_nothing(name):
    image = picture(name)
    assert (image.size, image.mode) == (WHITE[name], "RGBA")
    red, green, blue, alpha = image.split()
    assert {red.getextrema(), green.getextrema(), blue.getextrema()} == {(255, 255)}
    assert alpha.getextrema() == (0, 255)


@pytest.mark.parametrize("name", CLEAR)
def test_a_painted_piece_has_the_size_and_the_clear_ground_it_promises(name):
    image = picture(name)
    assert (image.size, image.mode) == (CLEAR[name], "RGBA")
    corners = [(0, 0), (image.width - 1, 0), (0, image.height - 1)]
    assert [image.getpixel(at)[3] for at in corners] == [0, 0, 0]
    assert image.getchannel("A").getextrema()[1] == 255


@pytest.mark.parametrize("name", OPAQUE)
def test_a_backdrop_has_the_size_it_promises_and_no_holes(name):
    image = picture(name)
    assert (image.size, image.mode) == (OPAQUE[name], "RGB")


def test_all_art_together_stays_small():
    assert sum(file.stat().st_size for file in ART.rglob("*.png")) < 4_000_000


def test_no_art_file_has_a_name_that_android_would_leave_out():
    names = [file.relative_to(ASSETS).as_posix() for file in ASSETS.rglob("*") if file.is_file()]
    assert [name for name in names if name != name.lower()] == []


def seam(image: Image.Image, a: tuple[int, ...], b: tuple[int, ...]) -> float:
    """Return the mean difference between two strips of the picture."""
    difference = ImageChops.difference(image.crop(a), image.crop(b)).convert("L")
    return ImageStat.Stat(difference).mean[0]


@pytest.mark.parametrize("name", ["motif/meander", "motif/waves"])
def test_a_band_repeats_its_own_half_so_it_tiles(name):
    alpha = picture(name).getchannel("A")
    assert seam(alpha, (0, 0, 64, 64), (64, 0, 128, 64)) == 0


def test_the_grain_has_no_seam():
    grain = picture("paper").convert("L")
    inside = max(
        seam(grain, (100, 0, 101, 256), (101, 0, 102, 256)),
        seam(grain, (0, 100, 256, 101), (0, 101, 256, 102)),
    )
    assert seam(grain, (255, 0, 256, 256), (0, 0, 1, 256)) < 2 * inside
    assert seam(grain, (0, 255, 256, 256), (0, 0, 256, 1)) < 2 * inside


def test_the_grain_is_light_and_grey_so_that_a_tint_stays_itself():
    red, green, blue = picture("paper").split()
    assert red.tobytes() == green.tobytes() == blue.tobytes()
    assert red.getextrema()[0] >= 220


@pytest.mark.parametrize("fleet", ["hellene", "trojan"])
def test_a_ship_is_centred_and_keeps_the_patch_of_its_emblem_free(fleet):
    hull = picture(f"naval/hull_{fleet}")
    lines = picture(f"naval/hull_{fleet}_lines")
    left, top, right, bottom = Image.alpha_composite(hull, lines).getbbox()
    assert abs((left + right) / 2 - 128) <= 4
    assert abs((top + bottom) / 2 - 128) <= 1
    assert 0.85 <= (right - left) / 256 <= 0.92
    patch = (128 - 26, 128 - 26, 128 + 26, 128 + 26)
    assert lines.crop(patch).getbbox() is None
    assert hull.crop(patch).getextrema() == ((255, 255),) * 4


@pytest.mark.parametrize("fleet", ["hellene", "trojan"])
def test_a_bow_is_narrower_than_a_stern(fleet):
    alpha = picture(f"naval/hull_{fleet}").getchannel("A")
    bow = alpha.crop((212, 0, 224, 256)).getbbox()
    stern = alpha.crop((32, 0, 44, 256)).getbbox()
    assert bow[3] - bow[1] < stern[3] - stern[1]


def alike(names: list[str], size: int) -> list[tuple[str, str]]:
    """Return the pairs of shapes that can hardly be told apart at that size."""
    small = {name: picture(name).getchannel("A").resize((size, size)) for name in names}
    return [
        (a, b)
        for a, b in itertools.combinations(names, 2)
        if ImageStat.Stat(ImageChops.difference(small[a], small[b])).mean[0] <= 12
    ]


@pytest.mark.parametrize("shapes", ["naval/emblem_{}", "seat/{}", "voyage/ship_{}"])
def test_shapes_differ_from_each_other_at_16_pixels(shapes):
    assert alike([shapes.format(i) for i in range(10)], 16) == []


def test_the_symbols_of_the_places_differ_from_each_other_at_20_pixels():
    assert len(set(SYMBOLS)) == 36
    assert alike([f"ulysses/symbol_{key}" for key in SYMBOLS], 20) == []


def test_the_signs_of_the_cards_differ_from_each_other_at_24_pixels():
    assert alike([f"ulysses/card_{kind}" for kind in CARDS], 24) == []


def test_the_emblems_of_the_voyage_differ_from_each_other_at_20_pixels():
    assert alike(EMBLEMS, 20) == []


@pytest.mark.parametrize("number", range(10))
def test_what_lies_under_a_ship_is_its_outline_with_a_rim(number):
    ship = picture(f"voyage/ship_{number}").getchannel("A")
    under = picture(f"voyage/ship_under_{number}").getchannel("A")
    assert ImageChops.subtract(ship, under).getextrema()[1] < 8
    (left, top, right, bottom), rim = ship.getbbox(), under.getbbox()
    assert min(left - rim[0], top - rim[1], rim[2] - right, rim[3] - bottom) >= 4
    middle = (left + right) / 2, (top + bottom) / 2
    assert max(abs(middle[0] - 128), abs(middle[1] - 128)) <= 12


@pytest.mark.parametrize("number", range(10))
def test_a_ship_of_the_voyage_ends_in_a_point_to_the_right_and_has_a_mark_on_its_deck(number):
    ship = picture(f"voyage/ship_{number}").getchannel("A")
    left, _, right, _ = ship.getbbox()
    bow = ship.crop((right - 4, 0, right, 256)).getbbox()
    stern = ship.crop((left, 0, left + 16, 256)).getbbox()
    assert bow[3] - bow[1] < 16 < stern[3] - stern[1]
    assert abs((bow[1] + bow[3]) / 2 - 128) <= 1
    deck = ship.crop((84, 98, 158, 158))
    assert 0.1 < 1 - ImageStat.Stat(deck).mean[0] / 255 < 0.9


def test_no_symbol_or_sign_is_cut_off_by_the_edge_of_its_picture():
    for name in [n for n in WHITE if n.startswith(("ulysses/", "voyage/"))]:
        alpha = picture(name).getchannel("A")
        inside = ImageChops.constant(alpha, 0)
        inside.paste(alpha.crop((1, 1, alpha.width - 1, alpha.height - 1)), (1, 1))
        assert ImageChops.difference(alpha, inside).getextrema()[1] < 128, name


def test_the_discs_of_the_camps_are_told_apart_without_colour():
    grey = [picture(f"ulysses/camp_{colour}").convert("L") for colour in CAMPS]
    inner = [disc.crop((24, 24, 104, 104)).point(lambda v: 255 * (v > 160)) for disc in grey]
    for a, b in itertools.combinations(inner, 2):
        assert ImageStat.Stat(ImageChops.difference(a, b)).mean[0] > 25


def test_a_goal_s_back_looks_the_same_from_every_side_of_the_table():
    back = picture("ulysses/goal_back").convert("RGB")
    turned = back.transpose(Image.Transpose.ROTATE_90)
    assert ImageStat.Stat(ImageChops.difference(back, turned).convert("L")).mean[0] < 1


def samples(name: str) -> tuple[wave.Wave_read, tuple[int, ...]]:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as sound:
        count = sound.getnframes()
        return sound, struct.unpack(f"<{count}h", sound.readframes(count))


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_quiet_and_never_clicks(name):
    sound, values = samples(name)
    assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
    assert 0.2 < max(map(abs, values)) / 32767 < 0.7
    assert abs(values[0]) < 100
    assert abs(values[-1]) < 100


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_a_small_file(name):
    limit = 250_000 if name == "win" else 100_000
    assert (ASSETS / "sounds" / f"{name}.wav").stat().st_size < limit


def test_the_script_makes_the_same_sounds_again():
    made = sounds.make()
    kept = {file.name: file.read_bytes() for file in (ASSETS / "sounds").glob("*.wav")}
    assert sorted(made) == sorted(kept) == sorted(f"{name}.wav" for name in SOUNDS)
    assert [name for name in made if made[name] != kept[name]] == []


@pytest.mark.parametrize("name", FONTS)
def test_a_font_can_write_french_and_ancient_greek(name):
    known = TTFont(ASSETS / "fonts" / f"{name}.ttf").getBestCmap()
    ascii_letters = "".join(map(chr, range(0x20, 0x7F)))
    assert [
        letter for letter in ascii_letters + FRENCH + GREEK + POLYTONIC if ord(letter) not in known
    ] == []


@pytest.mark.parametrize("name", FONTS)
def test_the_narrow_space_is_narrower_than_a_space(name):
    font = TTFont(ASSETS / "fonts" / f"{name}.ttf")
    narrow, wide = (font["hmtx"][font.getBestCmap()[code]][0] for code in (0x202F, 0x20))
    assert 0 < narrow < wide


def test_every_font_is_credited_with_its_licence():
    told = json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))["fonts"]
    files = {file for family in told for file in family["files"]}
    assert files == {f"fonts/{name}.ttf" for name in FONTS}
    for family in told:
        licence = (ASSETS / family["licence_file"]).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert licence.startswith("Copyright")
        assert "with Reserved Font Name" not in licence
