"""うまくいかなかった所: what failed by site and cause, and what helped."""

from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.records.history import Cause, FailurePattern
from studio.domain.text import clip
from studio.ui.history.failures_model import (
    CAUSE_COLUMN,
    CAUSE_ICONS,
    FailuresModel,
    pattern_lines,
    picked_patterns,
)
from studio.ui.widgets.boxes import Free, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import Card, Size, make_search, make_wrapped, named
from studio.ui.widgets.record_table import Columns, Index, RecordTable, SignDelegate
from studio.ui.widgets.room import Room
from studio.words import tr

FAILURES_TASK: Final = "failures"
MAX_PATTERNS: Final = 1_000
_COLUMNS: Final = Columns({0: 160, 2: 96, 3: 66, 4: 108}, {5: 720, 3: 520})


class FailuresPanel(QWidget):
    """Patterns, newest first, and the chosen one in full below."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._patterns: tuple[FailurePattern, ...] = ()
        self.model = FailuresModel(self)
        self.table = RecordTable(self.model, tr("うまくいかなかった所"), _COLUMNS, self)
        self.table.setItemDelegateForColumn(
            CAUSE_COLUMN, SignDelegate(room.theme, self._sign, self.table)
        )
        self.search = make_search(self, "failures_search", tr("サイト・項目・手順で探す"))
        self.cause = CalmBox(self)
        self._empty = make_wrapped(self, tone="muted", name="failures_empty")
        self._detail = Card("failure_detail", self)
        self._title = make_wrapped(self._detail, size=Size.TITLE)
        self._lines = make_wrapped(self._detail, size=Size.SMALL, tone="muted")
        self.table.chosen.connect(self._on_chosen)
        self.search.textChanged.connect(lambda: self._filter())
        self.cause.currentIndexChanged.connect(lambda: self._filter())
        self._lay_out()

    def refresh(self) -> None:
        """Ask for the patterns again."""
        self._room.tasks.restart(FAILURES_TASK, self._refresh())

    async def _refresh(self) -> None:
        self._patterns = await self._room.workbench.memory.patterns(limit=MAX_PATTERNS)
        self._filter()

    def _filter(self) -> None:
        cause = self.cause.currentData()
        picked = picked_patterns(
            self._patterns, self.search.text(), Cause(cause) if cause else None
        )
        self.model.show(picked)
        self.table.setVisible(bool(picked))
        self._empty.setVisible(not picked)
        self._empty.setText(
            tr("この条件に合うものはありません。条件を変えてください。")
            if self._patterns
            else tr("うまくいかなかった所の記録は、まだありません。")
        )
        for widget in (self.search, self.cause):
            widget.setVisible(bool(self._patterns))

    def _sign(self, index: Index) -> tuple[str, str] | None:
        pattern = self.model.row(index.row())
        return (CAUSE_ICONS[pattern.cause], "amber") if pattern else None

    def _on_chosen(self, row: int) -> None:
        pattern = self.model.row(row)
        self._detail.setVisible(pattern is not None)
        if pattern is None:
            return
        words = clip(pattern.message, 300) or self.model.cell(pattern, 1)
        self._title.setText(tr("{cause}：{words}", cause=pattern.cause.words, words=words))
        self._lines.setText("\n".join(pattern_lines(pattern)))

    def _lay_out(self) -> None:
        named(self.cause, "failures_cause", tr("原因で絞り込む"))
        self.cause.addItem(tr("すべての原因"), "")
        for cause in Cause:
            self.cause.addItem(cause.words, cause.value)
        tools = in_row(grow(self.search), self.cause)
        self._detail.put(self._title, self._lines)
        in_column(tools, self._empty, grow(self.table), self._detail, Free(0), of=self)
        self._detail.hide()
        self._empty.hide()
