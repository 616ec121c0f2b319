"""The book of Destiny on the console: open at the right page, and to leaf through."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.pages import PAGES, leaf, page_of, trial_picture
from app.theme import theme

#: In dp: a smaller picture is none.
LEAST = 52


class BookPage(BoxLayout):
    """One page: picture, name, story, rule. `short` has the rule only."""

    low = BooleanProperty(False)
    short = BooleanProperty(False)
    #: Whether there are keys to turn the pages.
    leafing = BooleanProperty(True)
    title = StringProperty("")
    story = StringProperty("")
    rule = StringProperty("")
    ruling = StringProperty("")
    picture = StringProperty("")
    #: The side of the picture; 0: there is no room for it.
    art = NumericProperty(0)

    def __init__(self, view: dict, low: bool, short: bool = False, leafing: bool = True, **kwargs):
        super().__init__(**kwargs)
        self.low, self.short, self.leafing = low, short, leafing
        if not leafing:
            for key in (self.ids.before, self.ids.after):
                self.ids.head.remove_widget(key)
        self.bind(size=self._measure, picture=self._measure)
        self._open(page_of(view))

    def leaf_on(self, step: int) -> None:
        """Turn to the next page, or the one before."""
        self._open(PAGES[(PAGES.index(self._name) + step) % len(PAGES)])

    def _measure(self, *_args) -> None:
        if not self.picture or (self.short and not self.low):
            self.art = 0
        elif self.low:
            self.art = min(self.height, self.width * 0.3)
        else:
            room = min(self.height * 0.36, self.height - dp(180) * theme.body / dp(16))
            self.art = room if room > dp(LEAST) else 0

    def _open(self, name: str) -> None:
        self._name = name
        page = leaf(name)
        self.title, self.rule, self.ruling = page.title, page.rule, page.ruling
        self.story = "" if self.short else page.story
        self.picture = trial_picture(name)
