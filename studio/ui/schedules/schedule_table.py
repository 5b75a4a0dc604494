"""The table whose rows a schedule is carried out over: file, sheet, and which column goes where."""

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from studio.domain.errors import StudioError
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource
from studio.domain.runs.batch import ColumnMapping
from studio.domain.text import clip
from studio.engine.rows.preparing import proposed_mappings
from studio.engine.rows.rows import Rows
from studio.ui.dialogs.ask import pick_file
from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import Size, make_button, make_wrapped, named
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import set_look
from studio.words import tr

TABLE_TASK: Final = "schedule table"
_KINDS: Final = tr("Excel・CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;すべてのファイル (*)")
_LISTED: Final = 4


class TableFields(QWidget):
    """Reads the file as soon as it is chosen, and says what it found.

    Args:
        flow: What runs over its rows; columns are found by the names of its variables.
        rows: Reads it.
        tasks: Carries the reading.
        shown: What stands there at first; None is nothing.
    """

    def __init__(
        self,
        flow: Flow,
        rows: Rows,
        tasks: TaskOwner,
        parent: QWidget,
        shown: RowsSource | None = None,
    ) -> None:
        super().__init__(parent)
        self._flow = flow
        self._rows = rows
        self._tasks = tasks
        self._kept = shown
        self.path = named(
            QLineEdit(shown.path if shown else "", self), "schedule_table", tr("表のファイル")
        )
        self.path.setPlaceholderText(tr("Excel か CSV のファイル"))
        self.sheet = named(CalmBox(self), "schedule_sheet", tr("シート"))
        self._told = make_wrapped(self, "", Size.SMALL, "muted", "schedule_table_told")
        self._lay_out()
        self.path.editingFinished.connect(self.read)
        self.sheet.activated.connect(self.read)
        self.read()

    @property
    def file(self) -> Path | None:
        """The chosen file; None while there is none."""
        text = self.path.text().strip()
        return Path(text) if text else None

    @property
    def sheet_name(self) -> str:
        """The chosen sheet; "" is the first."""
        return str(self.sheet.currentData() or "")

    @property
    def columns(self) -> dict[str, str]:
        """What somebody mapped before, for the same file; {} lets equal names find each other."""
        kept = self._kept
        if kept is None or kept.path != self.path.text() or kept.sheet != self.sheet_name:
            return {}
        return {one.variable: one.column for one in kept.mappings}

    def read(self) -> None:
        """Look at the file, and say which columns fit."""
        if self.file is None:
            self._say(tr("毎回この表を読み、まだ行っていない行だけを実行します。"), "muted")
        else:
            self._tasks.restart(TABLE_TASK, self._read(self.file), self._show_fault)

    async def _read(self, path: Path) -> None:
        wanted = self.sheet_name or (self._kept.sheet if self._kept else "")
        sheet = await self._rows.read(path, wanted)
        self.sheet.clear()
        for number, name in enumerate(sheet.names):
            self.sheet.addItem(clip(name, 30), name if number else "")
        self.sheet.setCurrentIndex(max(self.sheet.findData(wanted), 0))
        self.sheet.setVisible(len(sheet.names) > 1)
        found = self.columns or _by_variable(proposed_mappings(self._flow, sheet))
        self._say(*self._found_words(found, len(sheet.rows)))

    def _found_words(self, found: dict[str, str], rows: int) -> tuple[str, str]:
        if not found:
            names = tr("、").join(clip(one.name, 16) for one in self._flow.variables[:_LISTED])
            words = tr("変数と同じ名前の列がありません。列の見出しを変数の名前にしてください：{0}")
            return words.format(names), "amber"
        pairs = tr("、").join(
            tr("「{column}」の列 → {name}", column=clip(column, 16), name=clip(name, 16))
            for name, column in tuple(found.items())[:_LISTED]
        )
        return tr("いま {rows:,} 行。{pairs}", rows=rows, pairs=pairs), "muted"

    def _choose(self) -> None:
        start = str(self.file.expanduser().parent if self.file else Path.home())
        kind, name = _KINDS, "schedule_table_dialog"
        pick_file(self, tr("表を選ぶ"), start, kind, name, self._take)

    def _take(self, path: str) -> None:
        self.path.setText(path)
        self.sheet.clear()
        self.read()

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, words: str, tone: str) -> None:
        self._told.setText(words)
        set_look(self._told, "tone", tone)

    def _lay_out(self) -> None:
        choose = make_button(self, tr("選ぶ…"), "schedule_choose_table", self._choose)
        choose.setAccessibleName(tr("表のファイルを選ぶ"))
        line = in_row(grow(self.path), self.sheet, choose, gap=6)
        self.sheet.hide()
        in_column(line, self._told, gap=3, of=self)


def _by_variable(mappings: tuple[ColumnMapping, ...]) -> dict[str, str]:
    return {one.variable: one.column for one in mappings}
