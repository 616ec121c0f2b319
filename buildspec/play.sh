#!/bin/sh
# Starts the app in .venv; without a screen, a bot game that leaves pictures.
set -eu
cd "$(dirname "$0")/.."

pictures=build/play-pictures
if [ $# -gt 0 ] || .venv/bin/python buildspec/screen.py; then
    exec .venv/bin/python -m app "$@"
fi
echo "Nostos: this machine has no screen, so two bots play a short game out of sight;" \
    "its pictures go to $pictures."
mkdir -p $pictures
SDL_VIDEODRIVER=offscreen exec .venv/bin/python -m app --demo $pictures
