"""What a 点検 found, one line each, the worst first; a line leads to its step."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.records.check import Finding, Severity
from studio.ui.widgets.rows_model import Index
from studio.words import tr

SEVERITY_WORDS: Final = {
    Severity.ERROR: tr("直してください"),
    Severity.WARNING: tr("注意"),
    Severity.NOTE: tr("参考"),
}


class FindingsModel(QAbstractListModel):
    """Lines of a 点検."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()
        self._places: Mapping[str, int] = {}

    def show(self, findings: Sequence[Finding], places: Mapping[str, int]) -> None:
        """Show findings; `places` says where a step stands in the flow, from 1."""
        shown = tuple(sorted(findings, key=lambda one: list(Severity).index(one.severity)))
        if shown == self._findings and places == self._places:
            return
        self.beginResetModel()
        self._findings, self._places = shown, dict(places)
        self.endResetModel()

    def finding(self, row: int) -> Finding | None:
        """Return the finding of a row, or None outside the list."""
        return self._findings[row] if 0 <= row < len(self._findings) else None

    def words(self, finding: Finding) -> str:
        """Return a line: where it is, what is so."""
        place = self._places.get(finding.step_id)
        where = tr("手順 {place}：", place=place) if place else ""
        return f"{where}{in_brackets(finding.message)}"

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._findings)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        finding = self.finding(index.row())
        if finding is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(finding)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{self.words(finding)}\n{in_brackets(finding.remedy)}".strip()
            case Qt.ItemDataRole.AccessibleTextRole:
                kind = SEVERITY_WORDS[finding.severity]
                return f"{kind} {self.words(finding)} {in_brackets(finding.remedy)}".strip()
            case _:
                return None
