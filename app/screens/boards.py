"""The boards that people wrote down: a list, and a table of cells to edit.

Every change is kept at once, sound or not; only a sound board can be played.
"""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app.boards.voyage import boards_store as store
from app.boards.voyage.boards_parts import BoardCard, CellChip, CellRow, NumberSheet
from app.boards.voyage.boards_table import CellTable
from app.boards.voyage.console_parts import Tondo  # noqa: F401  (used by kv/boards.kv)
from app.boards.voyage.pages import place_name, trial_picture, ui
from app.i18n import tr
from app.router import NostosScreen, load_kv
from app.setup.plan import clean_name
from app.setup.seatcard import NameField  # noqa: F401  (used by kv/boards.kv)
from app.words import error_text
from engines import NostosError
from engines.core.errors import BadData
from engines.voyage.board import DEFAULT
from engines.voyage.board_text import INCIDENTS
from engines.voyage.trials import TRIALS

#: From this width on the table has two columns.
TWO_COLUMNS = 760


class BoardsScreen(NostosScreen):
    """The list of boards; with a board, its table."""

    title = StringProperty("")
    editing = BooleanProperty(False)
    name_text = StringProperty("")
    problems = ListProperty()
    verdict = StringProperty("")
    sound = BooleanProperty(True)
    columns = NumericProperty(1)

    def __init__(self, **kwargs):
        for name in ("seat", "seats", "voyage_parts"):
            load_kv(name)
        super().__init__(**kwargs)
        self._path: Path | None = None
        self._table = CellTable(DEFAULT)
        self.bind(width=self._measure)

    def open(self, board: str = "") -> None:
        self._path = Path(board) if board else None
        self.refresh()
        for file in store.hurt():
            App.get_running_app().say(ui("boards.hurt", file=file.name, aside=file.aside))

    def close(self) -> None:
        self.ids.field.focus = False

    def refresh(self) -> None:
        """Say everything in the present language."""
        self.editing = self._path is not None
        self.title = ui("boards.edit") if self.editing else ui("boards")
        if self.editing:
            self._show_table()
        else:
            self._show_list()
        self.ids.scroll.to_top()

    def _measure(self, *_args) -> None:
        self.columns = 2 if self.width >= dp(TWO_COLUMNS) else 1

    # The list

    def _show_list(self) -> None:
        box = self.ids.content
        box.clear_widgets()
        self.ids.others.clear_widgets()
        own = BoardCard(name=tr("voyage.option.board.nostos"), note=ui("boards.own"), own=False)
        own.bind(on_copy=lambda _card: self._copy(ui("boards.new_name"), DEFAULT))
        box.add_widget(own)
        for board in store.saved():
            count = len(board.problems)
            note = ui("boards.mend", n=count) if count else ui("boards.sound")
            card = BoardCard(name=board.name, note=note, sound=board.is_sound)
            card.bind(
                on_edit=lambda _card, board=board: self._edit(board.path),
                on_copy=lambda _card, board=board: self._copy(board.name, board.text),
                on_away=lambda _card, board=board: self._away(board),
            )
            box.add_widget(card)

    def _edit(self, path: Path) -> None:
        self.router.go("boards", board=str(path))

    def _copy(self, name: str, text: str) -> None:
        """Start a new board as a copy of another, and open its table."""
        try:
            board = store.create(name, CellTable(text).text)
        except NostosError as error:
            self._tell(error)
            return
        self._edit(board.path)

    def _away(self, board: store.SavedBoard) -> None:
        try:
            store.put_away(board.path)
        except NostosError as error:
            self._tell(error)
            return
        App.get_running_app().say(ui("boards.away", name=board.name))
        self._show_list()

    @staticmethod
    def _tell(error: NostosError) -> None:
        App.get_running_app().say(error_text(error, "voyage"))

    # The table

    def _show_table(self) -> None:
        try:
            board = store.load(self._path)
        except (OSError, BadData):
            self._path = None
            self.refresh()
            return
        self._table = CellTable(board.text)
        self.name_text = self.ids.field.text = board.name
        self._fill()

    def _fill(self) -> None:
        box, others = self.ids.content, self.ids.others
        box.clear_widgets()
        others.clear_widgets()
        for trial in TRIALS:
            box.add_widget(self._trial_row(trial))
        last = CellRow(name=ui("boards.last"), picture=trial_picture("ithaca"))
        self._chip(last, str(self._table.last), self._enter_last)
        box.add_widget(last)
        for kind in INCIDENTS:
            others.add_widget(self._incident_row(kind))
        others.add_widget(self._crossing_row())
        self._judge()

    def _trial_row(self, trial: str) -> CellRow:
        row = CellRow(name=place_name(trial), picture=trial_picture(trial))
        cells = self._table.cells(trial)
        for place in range(self._table.places(trial)):
            text = str(cells[place]) if place < len(cells) else "?"
            self._chip(row, text, lambda trial=trial, place=place: self._enter(trial, place))
        return row

    def _incident_row(self, kind: str) -> CellRow:
        row = CellRow(name=place_name(kind), picture=trial_picture(kind))
        cells = self._table.cells(kind)
        for place, cell in enumerate(cells):
            self._chip(row, str(cell), lambda place=place: self._enter(kind, place))
        self._chip(row, "", lambda: self._enter(kind, len(cells)), "plus")
        return row

    def _crossing_row(self) -> CellRow:
        row = CellRow(name=ui("boards.crossings"))
        for place, pair in enumerate(self._table.crossings):
            words = " = ".join(map(str, pair))
            self._chip(row, words, lambda place=place: self._enter_crossing(place))
        count = len(self._table.crossings)
        self._chip(row, "", lambda: self._enter_crossing(count), "plus")
        return row

    def _chip(self, row: CellRow, text: str, run, icon: str = "") -> None:
        chip = CellChip(label=text, icon=icon)
        chip.bind(on_release=lambda _chip: run())
        row.ids.cells.add_widget(chip)

    def _judge(self) -> None:
        found = self._table.problems
        self.problems = [error_text(error, "voyage") for error in found]
        self.sound = not found
        self.verdict = ui("boards.mend", n=len(found)) if found else ui("boards.sound")

    # Changing it

    def _ask(self, title: str, number: int | None, take, remove=None, note: str = "") -> None:
        """Ask for a number in a sheet; then carry out what follows, and keep it."""
        app = App.get_running_app()
        sheet = NumberSheet(number, removable=remove is not None, note=note)

        def then(run):
            def done(*args) -> None:
                app.overlay.close()
                run(*args)
                self._keep()

            return done

        sheet.bind(on_number=lambda _sheet, n: then(take)(n))
        sheet.bind(on_remove=lambda _sheet: then(remove or (lambda: None))())
        app.sheet(title, sheet)

    def _enter(self, kind: str, place: int) -> None:
        cells = self._table.cells(kind)
        there = place < len(cells)
        self._ask(
            place_name(kind),
            cells[place] if there else None,
            lambda n: self._table.put(kind, place, n),
            (lambda: self._table.take(kind, place)) if there else None,
        )

    def _enter_last(self) -> None:
        self._ask(ui("boards.last"), self._table.last, lambda n: setattr(self._table, "last", n))

    def _enter_crossing(self, place: int) -> None:
        """Ask for the two numbers of a plain crossing, one after the other."""
        pairs = self._table.crossings
        pair = pairs[place] if place < len(pairs) else [None, None]
        first: list[int] = []

        def take(n: int) -> None:
            first.append(n)
            self._ask(title, pair[-1], finish, note=ui("boards.second"))

        def finish(n: int) -> None:
            self._table.cross(place, [first[0], n])

        title = ui("boards.crossings")
        remove = (lambda: self._table.cross(place, [])) if place < len(pairs) else None
        self._ask(title, pair[0], take, remove, ui("boards.first"))

    def rename(self, text: str) -> None:
        """Take the name that was typed; a blank one is left as it was."""
        name = clean_name(text)
        if not self.editing or not name or name == self.name_text:
            self.ids.field.text = self.name_text
            return
        self.name_text = self.ids.field.text = store.free_name(name, self._path)
        self._keep()

    def _keep(self) -> None:
        """Write the table as it is now, and show it."""
        try:
            store.save(self._path, self.name_text, self._table.text)
        except NostosError as error:
            self._tell(error)
        self._fill()
