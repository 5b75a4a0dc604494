"""Finished runs as a table."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from studio.domain.events import RunStatus
from studio.domain.history import RunRecord
from studio.domain.told import price_in_words, seconds_in_words

Index = QModelIndex | QPersistentModelIndex
RECORD_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
HEADERS: Final = ("日時", "手順", "結果", "時間", "手順数", "AI", "費用")
STATUS_COLUMN: Final = 2

STATUS_WORDS: Final = {
    RunStatus.DONE: "成功",
    RunStatus.FAILED: "失敗",
    RunStatus.UNVERIFIED: "未確認",
    RunStatus.STOPPED: "停止",
    RunStatus.NEEDS_PERSON: "要操作",
    RunStatus.LIMIT: "上限",
}


RESULT_ICONS: Final = {
    RunStatus.DONE: ("fa6s.circle-check", "green"),
    RunStatus.FAILED: ("fa6s.circle-xmark", "red"),
    RunStatus.STOPPED: ("fa6s.circle-stop", "muted"),
}
"""Icon and colour of a result; the others are amber."""


def when_in_words(at: datetime, now: datetime) -> str:
    """Return a moment as people say it: 今日 10:12, 昨日 09:00, 11/01 18:30."""
    local, today = at.astimezone(), now.astimezone().date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return f"今日 {clock}"
    if local.date() == today - timedelta(days=1):
        return f"昨日 {clock}"
    if local.year == today.year:
        return f"{local:%m/%d} {clock}"
    return f"{local:%Y/%m/%d} {clock}"


class HistoryModel(QAbstractTableModel):
    """Runs, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records: tuple[RunRecord, ...] = ()

    def show(self, records: Sequence[RunRecord]) -> None:
        """Show these runs."""
        self.beginResetModel()
        self._records = tuple(records)
        self.endResetModel()

    def record(self, row: int) -> RunRecord | None:
        """Return the run of a row."""
        return self._records[row] if 0 <= row < len(self._records) else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._records)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(HEADERS)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return HEADERS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        record = self.record(index.row())
        if record is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(record, index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return record.message or self._cell(record, index.column())
        return record if role == RECORD_ROLE else None

    def _cell(self, record: RunRecord, column: int) -> str:
        cells = (
            when_in_words(record.started_at, datetime.now().astimezone()),
            record.name,
            STATUS_WORDS[record.status],
            seconds_in_words(record.elapsed_s),
            str(record.steps),
            self.tr("{0} 回").format(record.model_calls),
            price_in_words(record.tokens, record.yen),
        )
        return cells[column]
