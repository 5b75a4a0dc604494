"""A choice among thousands: nothing is made or measured for one that is not seen."""

from collections.abc import Sequence
from math import ceil
from typing import cast

from PySide6.QtCore import QObject, QStringListModel, Qt
from PySide6.QtWidgets import QComboBox, QListView, QWidget
from typing_extensions import override

from studio.ui.widgets.flow_editor_fields import CalmCombo
from studio.ui.widgets.rows_model import Index


class _Choices(QStringListModel):
    """Words, counted in C++, and what is chosen by them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.values: tuple[str, ...] = ()

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if role == Qt.ItemDataRole.UserRole and index.isValid():
            return self.values[index.row()]
        return super().data(index, role)


class ManyChoices(CalmCombo):
    """As wide as the longest of its words."""

    def __init__(self, name: str, words: str, parent: QWidget) -> None:
        super().__init__(name, words, parent)
        self._choices = _Choices(self)
        self.setModel(self._choices)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        cast("QListView", self.view()).setUniformItemSizes(True)

    def offer(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer words, each with its value, without telling anybody; what is not there chooses the first."""
        names = [words for words, _ in choices]
        self.blockSignals(True)  # filling it is no choice
        self._choices.values = tuple(value for _, value in choices)
        self._choices.setStringList(names)
        letters = self.fontMetrics()
        wide = letters.horizontalAdvance(max(names, key=_wide, default=""))
        self.setMinimumContentsLength(ceil(wide / letters.horizontalAdvance("X")))
        self.blockSignals(False)
        self.choose(chosen)

    @override
    def choose(self, data: object) -> None:
        values = self._choices.values
        self.blockSignals(True)  # showing a value is no choice
        self.setCurrentIndex(values.index(str(data)) if data in values else 0)
        self.blockSignals(False)


def _wide(words: str) -> int:
    """Return about how wide words are: a kanji is as wide as two letters."""
    return len(words.encode())
