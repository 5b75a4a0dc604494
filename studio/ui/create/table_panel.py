"""結果の表: what a run took out of pages, to be looked at, sorted, copied and saved."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QTableView,
    QWidget,
)

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import StudioError
from studio.domain.runs.cells import as_tsv
from studio.domain.runs.formatting import size_in_words
from studio.domain.values.cp932 import CsvEncoding
from studio.ui.create.table_model import TableModel
from studio.ui.dialogs.ask import ask_where_to_save
from studio.ui.widgets.boxes import grow
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import Card, PushButton, Size, make_button, make_elided, named, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.room import Room
from studio.words import tr

SAVE_TABLE_TASK: Final = "save table"
_MIN_HEIGHT: Final = 130
_MAX_COLUMN: Final = 320
_MEASURED_ROWS: Final = 200


class TablePanel(Card):
    """One table at a time, with what can be done with it."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("table_panel", parent)
        self._room = room
        self._tables: tuple[ExtractedTable, ...] = ()
        self.model = TableModel(self)
        self.view = QTableView(self)
        self._which = CalmBox(self)
        self._which.setObjectName("table_which")
        self._said = make_elided(self, Size.SMALL, "muted", "table_said")
        self._buttons = self._make_buttons()
        self._lay_out()
        self.show_tables(())

    @property
    def tables(self) -> tuple[ExtractedTable, ...]:
        """What can be looked at, oldest first."""
        return self._tables

    def show_tables(self, tables: Sequence[ExtractedTable]) -> None:
        """Show the newest of these tables; the others can be picked."""
        self._tables = tuple(tables)
        self._which.blockSignals(True)  # filling it is no choice
        self._which.clear()
        for number, table in enumerate(self._tables, 1):
            self._which.addItem(
                tr("表 {number}（{table}）", number=number, table=size_in_words(table))
            )
        self._which.setCurrentIndex(len(self._tables) - 1)
        self._which.blockSignals(False)
        self._which.setVisible(len(self._tables) > 1)
        self._show_picked()

    def copy_all(self) -> None:
        """Put the shown table on the clipboard, ready to be pasted into a sheet."""
        self._copy(self.model.table)

    def save(self, suffix: str, encoding: CsvEncoding) -> None:
        """Ask where, and write."""
        self._room.tasks.start(SAVE_TABLE_TASK, self._save(suffix, encoding), self._show_fault)

    def _show_picked(self) -> None:
        row = self._which.currentIndex()
        table = self._tables[row] if 0 <= row < len(self._tables) else None
        self.view.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.model.show(table)
        size = size_in_words(table) if table else ""
        self.view.setAccessibleName(tr("結果の表 {size}", size=size).rstrip())
        self._say("", "muted")
        for button in self._buttons:
            button.setEnabled(table is not None)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column what its first rows need, and no more than a third of a screen."""
        header = self.view.horizontalHeader()
        header.setResizeContentsPrecision(_MEASURED_ROWS)
        self.view.resizeColumnsToContents()
        for column in range(self.model.columnCount()):
            width = header.sectionSize(column) + 14
            header.resizeSection(column, min(max(width, 64), _MAX_COLUMN))

    def _copy_selected(self) -> None:
        rows = sorted({index.row() for index in self.view.selectionModel().selectedIndexes()})
        self._copy(self.model.rows_of(rows) if rows else self.model.table)

    def _copy(self, table: ExtractedTable) -> None:
        QGuiApplication.clipboard().setText(as_tsv(table))
        words = tr("{0:,} 行をコピーしました。Excel などに貼り付けられます。")
        self._say(words.format(len(table.rows)), "green")

    async def _save(self, suffix: str, encoding: CsvEncoding) -> None:
        kinds = {".csv": tr("CSV ファイル (*.csv)"), ".xlsx": tr("Excel ブック (*.xlsx)")}
        title = tr("結果の表を保存")
        path = await ask_where_to_save(
            self, title, tr("結果の表{suffix}", suffix=suffix), kinds[suffix]
        )
        if path is None:
            return
        tables = (
            self._tables if suffix == ".xlsx" and len(self._tables) > 1 else (self.model.table,)
        )
        words = await self._room.save_tables(tables, _with_suffix(path, suffix), encoding)
        self._say(words, "green")

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, text: str, tone: str) -> None:
        say(self._said, text, tone)

    def _make_buttons(self) -> tuple[QPushButton, ...]:
        copy = make_button(self, tr("コピー"), "table_copy", self.copy_all)
        words = tr("CSV で保存")
        csv = named(PushButton(words, self), "table_csv", words)
        menu = QMenu(csv)
        menu.setObjectName("table_csv_menu")
        for words, encoding in (
            (tr("ふつうの CSV（UTF-8）"), CsvEncoding.UTF8),
            (tr("古いソフト向けの CSV（Shift_JIS）"), CsvEncoding.CP932),
        ):
            menu.addAction(words, lambda encoding=encoding: self.save(".csv", encoding))
        csv.setMenu(menu)
        excel = make_button(
            self,
            tr("Excel で保存"),
            "table_excel",
            lambda: self.save(".xlsx", CsvEncoding.UTF8),
        )
        for button, icon in ((copy, "copy"), (csv, "file-csv"), (excel, "file-excel")):
            self._room.theme.dress(button, f"fa6s.{icon}", "muted", 14)
        return copy, csv, excel

    def _lay_out(self) -> None:
        tools = QWidget(self)
        FlowLayout(tools, self._which, *self._buttons)
        self._which.setAccessibleName(tr("見る表"))
        self._which.currentIndexChanged.connect(lambda: self._show_picked())
        self._set_up_view()
        self.put(tools, self._said, grow(self.view))

    def _set_up_view(self) -> None:
        view = self.view
        view.setObjectName("framed")
        view.setModel(self.model)
        view.setSortingEnabled(True)
        view.setAlternatingRowColors(True)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setTabKeyNavigation(False)
        view.setWordWrap(False)
        view.setMinimumHeight(_MIN_HEIGHT)
        rows = view.verticalHeader()
        rows.setDefaultSectionSize(view.fontMetrics().height() + 10)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), view)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        copy.activated.connect(self._copy_selected)


def _with_suffix(path: Path, suffix: str) -> Path:
    """Return the path with the suffix of what will be written into it."""
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
