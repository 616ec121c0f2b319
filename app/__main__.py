"""`python -m app`: opens Nostos. `python -m app --demo FOLDER` shows itself without a screen."""

from __future__ import annotations

import argparse
import os
import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the app; return the exit code."""
    parser = argparse.ArgumentParser(prog="nostos")
    parser.add_argument("--demo", metavar="FOLDER")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    if asked.demo:
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
    configure()
    if asked.demo:
        from app.demo import run_demo

        return run_demo(asked.demo)
    from app.main import NostosApp

    NostosApp().run()
    return 0


def configure() -> None:
    """Settle what Kivy must know before it opens a window."""
    from kivy.config import Config

    Config.set("kivy", "exit_on_escape", "0")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    # Multisampling doubles the cost of every frame in software, and our edges are textures.
    Config.set("graphics", "multisamples", "0")
    Config.set("graphics", "width", "1280")
    Config.set("graphics", "height", "800")
    Config.set("graphics", "minimum_width", "360")
    Config.set("graphics", "minimum_height", "360")


if __name__ == "__main__":
    sys.exit(main())
