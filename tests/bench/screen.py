"""A screen to measure on: Xvfb where it is installed, else SDL's offscreen driver."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WIDTH, HEIGHT = 1280, 800


@contextmanager
def screen() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what the screen is and the environment that shows windows on it.

    Its name is "Xvfb" or "offscreen": the latter draws nothing that could be timed.
    """
    with tempfile.TemporaryDirectory(prefix="nostos-bench-") as folder:
        common = {
            **os.environ,
            # Warm means compiled, as on any machine where the app has run before.
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(Path(folder, "compiled")),
            "KIVY_HOME": str(Path(folder, "kivy")),
            "NOSTOS_DATA": str(Path(folder, "data")),
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_FILELOG": "1",
            "SDL_AUDIODRIVER": "dummy",
        }
        server = shutil.which("Xvfb")
        if server is None:
            yield "offscreen", {**common, "SDL_VIDEODRIVER": "offscreen"}
            return
        with _xvfb(server) as display:
            yield "Xvfb", {**common, "SDL_VIDEODRIVER": "x11", "DISPLAY": display}


@contextmanager
def _xvfb(server: str) -> Iterator[str]:
    """Run a server on a free display, which it chooses itself; yield the display's name."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [server, "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-noreset"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()
