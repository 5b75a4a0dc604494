"""実行履歴: every finished run, newest first."""

from typing import Final, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from studio.domain.events import RunKind
from studio.domain.history import RunRecord
from studio.domain.text import clip
from studio.domain.told import cost_in_words, seconds_in_words
from studio.ui.controls import Card, Size, make_label, make_wrapped
from studio.ui.items.history_model import (
    RECORD_ROLE,
    RESULT_ICONS,
    STATUS_COLUMN,
    STATUS_WORDS,
    HistoryModel,
)
from studio.ui.room import Room
from studio.ui.theme import Theme

HISTORY_TASK: Final = "history"
_NAME_COLUMN: Final = 1
_WIDTHS: Final = {0: 108, 2: 82, 3: 84, 4: 66, 5: 56, 6: 78}
_STEPS_COLUMN: Final = 4
_NARROW: Final = 680
Index = QModelIndex | QPersistentModelIndex


class ResultDelegate(QStyledItemDelegate):
    """Shows how a run ended with an icon and its colour beside the word."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        record = cast("RunRecord | None", index.data(RECORD_ROLE))
        if record is None:
            return
        icon, colour = RESULT_ICONS.get(record.status, ("fa6s.circle-question", "amber"))
        option.icon = self._theme.icon(icon, colour)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(13, 13)


class HistoryPage(QWidget):
    """A table of runs, and the words of the chosen one below."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self.model = HistoryModel(self)
        self.table = QTableView(self)
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="history_count")
        self._empty = make_wrapped(
            self, self.tr("まだ実行していません。実行すると、結果がここに残ります。"), tone="muted"
        )
        self._detail = Card("history_detail", self)
        self._title = make_wrapped(self._detail, size=Size.TITLE)
        self._facts = make_wrapped(self._detail, size=Size.SMALL, tone="muted")
        self._message = make_wrapped(self._detail)
        self._lay_out()

    def refresh(self) -> None:
        """Ask for the runs again."""
        self._room.tasks.restart(HISTORY_TASK, self._refresh())

    async def _refresh(self) -> None:
        records = await self._room.workbench.runs()
        self.model.show(records)
        self._count.setText(self.tr("新しい順に {0} 件").format(len(records)) if records else "")
        self._empty.setVisible(not records)
        self.table.setVisible(bool(records))
        self._detail.hide()

    def _on_current(self, current: QModelIndex) -> None:
        record = self.model.record(current.row())
        self._detail.setVisible(record is not None)
        if record is None:
            return
        kind = (
            self.tr("ライブラリの手順をくり返し")
            if record.run_kind is RunKind.REPLAY
            else self.tr("AI が操作を決めて実行")
        )
        cost = cost_in_words(record.tokens, record.yen)
        self._title.setText(f"{clip(record.name, 80)}：{STATUS_WORDS[record.status]}")
        self._message.setText(clip(record.message, 400))
        self._message.setVisible(bool(record.message))
        self._facts.setText(
            self.tr("{0}・{1:%Y/%m/%d %H:%M}・{2}・{3} 手順・AI {4} 回・{5}").format(
                kind,
                record.started_at.astimezone(),
                seconds_in_words(record.elapsed_s),
                record.steps,
                record.model_calls,
                cost,
            )
        )

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(make_label(self, self.tr("実行履歴"), Size.PAGE))
        head.addWidget(self._count)
        head.addStretch(1)
        self._set_up_table()
        for label in (self._title, self._message, self._facts):
            self._detail.body.addWidget(label)
        self._detail.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self._empty)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._detail)
        layout.addStretch(0)

    def _set_up_table(self) -> None:
        table = self.table
        table.setObjectName("framed")
        table.setAccessibleName(self.tr("実行履歴"))
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setItemDelegateForColumn(STATUS_COLUMN, ResultDelegate(self._room.theme, table))
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 16)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(_NAME_COLUMN, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        table.selectionModel().currentChanged.connect(self._on_current)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the steps to the card below where the names would have no room."""
        super().resizeEvent(event)
        self.table.setColumnHidden(_STEPS_COLUMN, self.width() < _NARROW)
