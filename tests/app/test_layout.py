"""Every scene of the tour is well laid out: nothing clipped, overlapping, too small or too faint.

Each at every size in French and in English, and turned in French, whose words are longer; at the
largest text size; in the dark.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from kivy.core.window import Window
from kivy.logger import Logger

from app.i18n import LANGUAGES
from tests.app.contrast import faint
from tests.app.layout import faults
from tests.app.person import SIZES, Person
from tests.app.tour import SCENES, Scene, fresh, show

UPRIGHT = tuple(SIZES.values())
TURNED = tuple((height, width) for width, height in UPRIGHT)
TABLET, SMALL_PHONE = SIZES["tablet"], SIZES["small"]


def cases(sizes: tuple, looks: tuple[str, ...]) -> list:
    """Return each scene at each size that it can be seen at, in each language or scheme.

    All scenes of one size and look in a row: to change either, the whole app is laid out anew.
    """
    return [
        pytest.param(scene, size, look, id=f"{scene.name}-{size[0]}x{size[1]}-{look}")
        for size in sizes
        for look in looks
        for scene in SCENES
        if scene.fits(size)
    ]


class Loops(logging.Handler):
    """Notes when Kivy gives up on a layout that never comes to rest."""

    def __init__(self) -> None:
        super().__init__(logging.CRITICAL)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "too much iteration" in record.getMessage():
            self.found.append("the layout runs in a circle: see Kivy's log")


@pytest.fixture
def loops() -> Iterator[Loops]:
    handler = Loops()
    Logger.addHandler(handler)
    yield handler
    Logger.removeHandler(handler)


@pytest.fixture(scope="module")
def visitor(running: Person) -> Iterator[Person]:
    """A person who goes from scene to scene, and leaves everything as it was."""
    yield running
    dress(running, SIZES["tablet"])
    fresh(running)


def dress(
    person: Person,
    size: tuple[int, int],
    lang: str = "en",
    text: float = 1.0,
    scheme: str = "light",
) -> None:
    """Take a device of this size and set it like this. What is so already costs nothing."""
    settings = person.app.settings
    settings.lang, settings.text_size, settings.scheme = lang, text, scheme
    if tuple(Window.size) != size:
        person.resize(*size)


def judged(person: Person, scene: Scene, loops: Loops) -> str:
    """Return what is wrong with a scene, a line for each fault."""
    show(person, scene)
    return "\n".join(faults(person.app.root) + loops.found)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("scene", "size", "lang"), cases(UPRIGHT, LANGUAGES) + cases(TURNED, ("fr",))
)
def test_laid_out(visitor: Person, loops: Loops, scene: Scene, size: tuple[int, int], lang: str):
    dress(visitor, size, lang)
    assert judged(visitor, scene, loops) == ""


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("scene", "size", "lang"), cases((TABLET, SMALL_PHONE), ("fr",)))
def test_laid_out_in_the_largest_text(
    visitor: Person, loops: Loops, scene: Scene, size: tuple[int, int], lang: str
):
    dress(visitor, size, lang, text=1.3)
    assert judged(visitor, scene, loops) == ""


@pytest.mark.parametrize(("scene", "size", "scheme"), cases((TABLET,), ("light", "dark")))
def test_stands_out(visitor: Person, scene: Scene, size: tuple[int, int], scheme: str):
    dress(visitor, size, scheme=scheme)
    show(visitor, scene)
    assert "\n".join(faint(visitor)) == ""
