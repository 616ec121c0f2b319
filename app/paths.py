"""Where things are: what ships with the app, and what the app writes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
ART = ASSETS / "art"
FONTS = ASSETS / "fonts"
LOCALE = ASSETS / "locale"
RULES = ASSETS / "rules"
SOUNDS = ASSETS / "sounds"
KV = ROOT / "kv"


def data_folder() -> Path:
    """Return the folder for settings and saves, made if it is missing.

    `NOSTOS_DATA` overrides it. On Android it is the app's private storage, which
    an update keeps; elsewhere it follows the platform's custom.
    """
    folder = _choose()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _choose() -> Path:
    if chosen := os.environ.get("NOSTOS_DATA"):
        return Path(chosen)
    if private := os.environ.get("ANDROID_PRIVATE"):
        return Path(private) / "nostos"
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "nostos"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "nostos"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "nostos"
