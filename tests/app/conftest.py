"""One running app for all tests of the window; every test starts at home with nothing saved."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator

import pytest

if "PYTEST_XDIST_WORKER" in os.environ:
    # Each process has folders of its own: those of the one that started it are not inherited.
    for folder in ("KIVY_HOME", "NOSTOS_DATA"):
        os.environ.pop(folder, None)

from tests.app.person import Person, start, without_paint

# Python would spend a third of the time looking for what can be freed: here it looks less often.
gc.set_threshold(5_000, 20, 5)


@pytest.fixture(scope="session")
def running() -> Person:
    return start()


@pytest.fixture
def person(running: Person) -> Person:
    """Return the person in front of a fresh app on a tablet, in English."""
    from app import library

    app = running.app
    app.overlay.close()
    app.said.hush()
    if app.router.has_screen("table"):
        app.router.get_screen("table").leave()
    running.resize(1280, 800)
    app.router.home()
    for name, prop in app.settings.properties().items():
        setattr(app.settings, name, prop.defaultvalue)
    app.settings.lang, app.settings.motion = "en", "reduced"
    app.settings.hints = False
    shutil.rmtree(library.folder(), ignore_errors=True)
    app.router.home()
    running.frames(3)
    return running


@pytest.fixture
def amphora():
    """Put a game with secrets on the shelf."""
    from tests.toys import amphora_board

    amphora_board.install()
    yield
    amphora_board.remove()


@pytest.fixture
def unpainted() -> Iterator[None]:
    with without_paint():
        yield
