"""The rules reader: one column of text and pictures, and its contents beside or above it."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app.i18n import LANGUAGES, tr
from app.kit.markdown import Markdown, parse, sections, slug
from app.kit.widgets import Btn
from app.paths import RULES
from app.router import NostosScreen
from app.sounds import sounds

TOP = -1


class RulesScreen(NostosScreen):
    """The rulebook of `game` in the present language. `section` is the one being read."""

    game = StringProperty("")
    contents = ListProperty()
    section = NumericProperty(TOP)
    wide = BooleanProperty(False)
    #: Whether the list of contents is unfolded (where it has no column of its own).
    unfolded = BooleanProperty(False)

    def __init__(self, **kwargs):
        self._target: float | None = None
        super().__init__(**kwargs)
        self._settle = Clock.create_trigger(lambda _dt: self._to_section())
        page, scroll = self.ids.page, self.ids.scroll
        for widget in (page, scroll):
            widget.fbind("height", lambda *_args: self._settle())
        scroll.fbind("scroll_y", self._scrolled)
        for name in ("contents", "section"):
            self.fbind(name, self._mark)

    def open(self, game: str, section: int | str | None = None) -> None:
        """Show a game's rules at a section: its number, or its heading in either language."""
        self.game = game
        self.unfolded = False
        self.refresh()
        self.section = self._find(section)
        self._settle()

    def refresh(self) -> None:
        page: Markdown = self.ids.page
        page.show(rulebook(self.game, tr.lang), RULES / self.game)
        self.contents = sections(page.blocks)
        self._settle()

    def back(self) -> bool:
        if self.unfolded and not self.wide:
            self.unfolded = False
            return True
        return super().back()

    def jump(self, section: int) -> None:
        """Bring a section to the top of the page (TOP: the beginning)."""
        sounds.play("page")
        self.unfolded = False
        self.section = section
        self._settle()

    def _find(self, section: int | str | None) -> int:
        if section is None:
            return TOP
        if isinstance(section, int):
            return min(section, len(self.contents) - 1)
        for lang in (tr.lang, *LANGUAGES):
            slugs = [slug(head) for head in sections(parse(rulebook(self.game, lang)))]
            if slug(section) in slugs:
                return slugs.index(slug(section))
        return TOP

    def _to_section(self) -> None:
        """Scroll so that the section's heading is at the top, or as near as the page's end."""
        page, scroll = self.ids.page, self.ids.scroll
        room = page.height - scroll.height
        head = 0.0
        if 0 <= self.section < len(page.heads):
            head = page.top - page.heads[int(self.section)].top
        self._target = 1.0 if room <= 0 else 1 - min(1.0, max(0.0, head / room))
        scroll.scroll_y = self._target

    def _scrolled(self, scroll, where: float) -> None:
        """Follow a reading finger: the section is the last one whose head has passed the top."""
        if self._target is not None and abs(where - self._target) < 1e-6:
            return
        self._target = None
        page = self.ids.page
        passed = (1 - where) * (page.height - scroll.height) + scroll.height / 4
        above = [n for n, head in enumerate(page.heads) if page.top - head.top <= passed]
        self.section = above[-1] if above else TOP

    def _mark(self, *_args) -> None:
        for box in (self.ids.side, self.ids.fold):
            entries = list(reversed(box.children))
            if [entry.label for entry in entries] != self.contents:
                box.clear_widgets()
                for number, label in enumerate(self.contents):
                    box.add_widget(self._entry(number, label))
                entries = list(reversed(box.children))
            for entry in entries:
                entry.chosen = entry.number == self.section
        Clock.schedule_once(self._follow, 0)

    def _follow(self, _dt) -> None:
        """Keep the present section in sight where the contents have a column."""
        side, aside = self.ids.side, self.ids.aside
        chosen = [entry for entry in side.children if entry.chosen]
        if side.height <= aside.height:
            aside.to_top()
        elif chosen and self.wide:
            aside.scroll_to(chosen[0], padding=0, animate=False)

    def _entry(self, number: int, label: str) -> ContentsEntry:
        entry = ContentsEntry(number=number, label=label)
        entry.bind(on_release=lambda tapped: self.jump(tapped.number))
        return entry


class ContentsEntry(Btn):
    """One section in the list of contents."""

    number = NumericProperty(0)
    chosen = BooleanProperty(False)


def rulebook(game: str, lang: str) -> str:
    """Return the text of a game's rulebook; a sentence that there is none, if so."""
    path = RULES / game / f"{lang}.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return tr("rules.missing")
