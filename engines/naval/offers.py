"""Where an offer to end the game stands within a turn (N-10)."""

from __future__ import annotations

from typing import Final

NO_OFFER: Final = 0
OFFER_MADE: Final = 1
OFFER_DECLINED: Final = 2
#: Their names in views.
OFFERS: Final = ("none", "made", "declined")
