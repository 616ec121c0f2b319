"""When something was, in words."""

from __future__ import annotations

from datetime import datetime

from app.i18n import tr

MINUTE, HOUR = 60, 3600
WEEK, MONTH, YEAR = 7, 30, 365


def ago(then: float, now: float) -> str:
    """Return how long ago `then` was, in the player's language. The future is just now."""
    key, n = _measure(then, now)
    return tr(key, n=n)


def _measure(then: float, now: float) -> tuple[str, int]:
    seconds = now - then
    if seconds < MINUTE:
        return "home.ago.now", 0
    if seconds < HOUR:
        return "home.ago.minutes", int(seconds // MINUTE)
    days = (datetime.fromtimestamp(now).date() - datetime.fromtimestamp(then).date()).days
    if days == 0:
        return "home.ago.hours", int(seconds // HOUR)
    if days == 1:
        return "home.ago.yesterday", 1
    if days < 2 * WEEK:
        return "home.ago.days", days
    if days < 2 * MONTH:
        return "home.ago.weeks", days // WEEK
    if days < YEAR:
        return "home.ago.months", days // MONTH
    return "home.ago.years", days // YEAR
