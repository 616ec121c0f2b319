"""The small part of Markdown that rulebooks use, parsed, and shown as the kit's widgets.

Headings (`#` the title, `##` a section, `###` inside one), paragraphs, `- ` lists,
`**bold**`, `*italic*`, and a picture alone on its line: `![what it shows](name.png)`.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image
from kivy.utils import escape_markup

from app.kit.widgets import Heading, Txt

TITLE, SECTION, MINOR = "title", "section", "minor"
PARAGRAPH, ITEM, PICTURE = "paragraph", "item", "picture"

_HEADINGS = {"# ": TITLE, "## ": SECTION, "### ": MINOR}
_PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]+)\)$")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")


class Block(NamedTuple):
    """One piece of a text, top to bottom. `source` is a picture's file name."""

    kind: str
    text: str
    source: str = ""


def parse(text: str) -> list[Block]:
    """Return the blocks of a Markdown text. Whatever is not known is a paragraph."""
    blocks: list[Block] = []
    open_block: Block | None = None
    for raw in [*text.splitlines(), ""]:
        line = raw.strip()
        begun = _begin(line)
        if open_block is not None and (begun is not None or not line):
            blocks.append(open_block)
            open_block = None
        if begun is None and line:
            open_block = _go_on(open_block, line)
        elif begun is not None and begun.kind == ITEM:
            open_block = begun
        elif begun is not None:
            blocks.append(begun)
    return blocks


def _begin(line: str) -> Block | None:
    """Return the block that this line begins by its first characters, if it does."""
    if picture := _PICTURE.match(line):
        return Block(PICTURE, picture[1], picture[2])
    if line.startswith("- "):
        return Block(ITEM, line[2:].strip())
    for mark, kind in _HEADINGS.items():
        if line.startswith(mark):
            return Block(kind, line[len(mark) :].strip())
    return None


def _go_on(block: Block | None, line: str) -> Block:
    if block is None:
        return Block(PARAGRAPH, line)
    return block._replace(text=f"{block.text} {line}")


def markup(text: str) -> str:
    """Return the text with its bold and italic parts in Kivy's markup."""
    text = _BOLD.sub(r"[b]\1[/b]", escape_markup(text))
    return _ITALIC.sub(r"[i]\1[/i]", text)


def plain(text: str) -> str:
    """Return the text without marks, for a list of contents."""
    return text.replace("*", "")


def sections(blocks: list[Block]) -> list[str]:
    """Return the headings of the sections, in order."""
    return [plain(block.text) for block in blocks if block.kind == SECTION]


def slug(heading: str) -> str:
    """Return a heading as a name without accents, spaces or signs: "No mercy" is `no-mercy`."""
    bare = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", bare.lower()))


class PageText(Txt):
    """A paragraph set for reading."""


class PageTitle(Heading):
    """The title of the whole text."""


class PageSection(Heading):
    """The head of a section."""


class PageMinor(Heading):
    """A heading inside a section."""


class PageItem(BoxLayout):
    """One entry of a list."""

    text = StringProperty("")


class PagePicture(Image):
    """A picture as wide as the column allows, never taller than the screen."""

    most = NumericProperty()


class PageCaption(Txt):
    """What a picture shows, in words."""


class PageGap(BoxLayout):
    """Stands where a picture should be and says what it would show."""

    text = StringProperty("")


class Markdown(BoxLayout):
    """A column that shows `blocks`; pictures come from `folder`."""

    blocks = ListProperty()
    folder = ObjectProperty(None, allownone=True)
    #: The heading widgets of the sections, in order.
    heads = ListProperty()

    def show(self, text: str, folder: Path) -> None:
        """Show this text instead of what was there."""
        self.folder = folder
        self.blocks = parse(text)
        self.clear_widgets()
        for block in self.blocks:
            for widget in self._widgets(block):
                self.add_widget(widget)
        self.heads = [w for w in reversed(self.children) if isinstance(w, PageSection)]

    def _widgets(self, block: Block) -> list:
        text = markup(block.text)
        if block.kind == PICTURE:
            path = self.folder / block.source
            if not path.is_file():
                return [PageGap(text=text)]
            return [PagePicture(source=str(path)), *([PageCaption(text=text)] if text else [])]
        return [_SHOWN_AS[block.kind](text=text)]


_SHOWN_AS = {
    TITLE: PageTitle,
    SECTION: PageSection,
    MINOR: PageMinor,
    PARAGRAPH: PageText,
    ITEM: PageItem,
}
