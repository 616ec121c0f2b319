"""The Android description: accepted by buildozer, resolved by p4a, in step with the desktop."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageColor

from buildspec.stage import ROOT
from tests.buildspec.phone import Workshop, requirements, resolved

ANDROID = "{http://schemas.android.com/apk/res/android}"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory) -> Workshop:
    return Workshop(tmp_path_factory.mktemp("workshop"))


@pytest.fixture(scope="module")
def manifest(workshop) -> ElementTree.Element:
    """The manifest that p4a writes from buildozer's command line."""
    packer = workshop.packer()
    wanted, _ = packer.create_argument_parser().parse_known_args(workshop.command()[1:])
    wanted.permissions = packer.parse_permissions(wanted.permissions)
    wanted.manifest_orientation = packer.get_manifest_orientation(wanted.orientation)
    wanted.add_activity = wanted.add_activity or []
    written = workshop.folder / "AndroidManifest.xml"
    packer.render(
        "AndroidManifest.tmpl.xml",
        str(written),
        args=wanted,
        android_api=workshop.setting("android.api"),
    )
    return ElementTree.parse(written).getroot()


def test_buildozer_accepts_the_spec(workshop):
    workshop.buildozer.check_configuration_tokens()


def test_p4a_can_resolve_the_requirements():
    recipes, packages = resolved()
    missing = set(requirements()) - recipes - packages
    assert missing == set()


def test_phone_and_desktop_use_the_same_versions():
    lock = (ROOT / "buildspec" / "locks" / "play.txt").read_text()
    locked = dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", lock, re.MULTILINE))
    pinned = {name: version for name, version in requirements().items() if version}
    shared = {name: version for name, version in pinned.items() if name in locked}
    assert {"kivy", "kivymd", "plyer"} <= set(shared)
    assert shared == {name: locked[name] for name in shared}


def test_the_version_is_that_of_the_project(workshop):
    project = (ROOT / "pyproject.toml").read_text()
    assert f'\nversion = "{workshop.setting("version")}"\n' in project


def test_what_p4a_is_built_from_is_pinned(workshop):
    assert re.fullmatch(r"[0-9a-f]{40}", workshop.setting("p4a.commit"))


def test_icon_and_presplash_are_in_the_stage(workshop):
    command = workshop.command()
    for option in ("--icon", "--presplash"):
        with open(command[command.index(option) + 1], "rb") as picture:
            assert picture.read(8) == b"\x89PNG\r\n\x1a\n"


def test_the_manifest_keeps_back_and_orientation_ours(manifest):
    application = manifest.find("application")
    assert application.get(f"{ANDROID}appCategory") == "game"
    assert application.get(f"{ANDROID}enableOnBackInvokedCallback") == "false"
    assert application.get(f"{ANDROID}theme").endswith(".Fullscreen")


def test_the_manifest_asks_for_vibration_only(manifest):
    asked = [permission.get(f"{ANDROID}name") for permission in manifest.iter("uses-permission")]
    assert asked == ["android.permission.VIBRATE"]


def test_the_manifest_lets_the_app_find_the_voice_of_the_device(manifest):
    """Since API 30 an app sees no speech service that it does not ask for."""
    asked = [action.get(f"{ANDROID}name") for action in manifest.findall("queries/intent/action")]
    assert asked == ["android.intent.action.TTS_SERVICE"]


def test_the_manifest_names_the_levels_that_the_store_asks_for(manifest):
    levels = manifest.find("uses-sdk")
    assert levels.get(f"{ANDROID}targetSdkVersion") == "36"
    assert levels.get(f"{ANDROID}minSdkVersion") == "24"


def test_the_presplash_has_no_visible_edge(workshop):
    with Image.open(ROOT / "assets" / "art" / "presplash.png") as picture:
        corner = picture.convert("RGB").getpixel((0, 0))
    assert corner == ImageColor.getrgb(workshop.setting("android.presplash_color"))
