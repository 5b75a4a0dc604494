"""The row log of a rule as rows: which would be taken, and why or why not."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.actions.outcome import RowNote
from studio.ui.widgets.rows_model import RowsModel
from studio.words import tr

_HEADINGS: Final = (tr("選ぶ"), tr("行"), tr("理由"))


class RowLogModel(RowsModel[RowNote]):
    """Rows of a page with what a rule says of them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(_HEADINGS, parent)

    @property
    def notes(self) -> Sequence[RowNote]:
        """What is shown."""
        return self.rows

    @override
    def show(self, rows: Sequence[RowNote]) -> None:
        """Show a row log: rows that are taken first, then those that match, then the others."""
        ranked = sorted(rows, key=lambda note: (not note.is_taken, not note.is_match))
        if ranked != list(self.rows):
            super().show(ranked)

    @override
    def cell(self, row: RowNote, column: int) -> str:
        return (self._state(row), row.row, row.reason)[column]

    def _state(self, note: RowNote) -> str:
        if note.is_taken:
            return tr("✓ 選ばれます")
        return tr("条件に合う") if note.is_match else tr("－ 合わない")
