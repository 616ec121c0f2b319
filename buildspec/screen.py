"""Is there a screen to play on? `python buildspec/screen.py` exits 0 if there is."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Return whether a window can be opened and seen.

    Trust a no; a yes on Linux means that a display server answers, not that it draws.
    """
    if not platform.startswith("linux"):
        return True
    driver = environ.get("SDL_VIDEODRIVER", "")
    if driver in ("offscreen", "dummy"):
        return False
    # A driver that somebody asked for by name (kmsdrm on a bare console) is theirs to know.
    return driver not in ("", "x11", "wayland") or _wayland(environ) or _x11(environ)


def _wayland(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(environ.get("XDG_RUNTIME_DIR", "/run"), name).is_socket()


def _x11(environ: Mapping[str, str]) -> bool:
    display = environ.get("DISPLAY", "")
    if not display:
        return False
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    return x11.XOpenDisplay(display.encode()) is not None


if __name__ == "__main__":
    sys.exit(not has_screen(os.environ, sys.platform))
