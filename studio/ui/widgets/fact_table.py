"""Names and values that a person checks before saying yes: whole, in line, and scrolled when there are many."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QSizePolicy, QTextEdit, QWidget
from typing_extensions import override

from studio.ui.widgets.theme import Theme

MAX_HEIGHT: Final = 170
_NAME_WIDTH: Final = 150


class FactTable(QTextEdit):
    """Two columns of plain text, as high as it needs to be up to `MAX_HEIGHT`."""

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self._theme = theme
        self._facts: tuple[tuple[str, str], ...] = ()
        theme.changed.connect(self._write)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show names and values; hidden when there are none."""
        self._facts = tuple(facts)
        self._write()
        self.setVisible(bool(facts))

    def _write(self) -> None:
        self.clear()
        if not self._facts:
            return
        cursor = self.textCursor()
        table = cursor.insertTable(len(self._facts), 2, self._format())
        name, value = QTextCharFormat(), QTextCharFormat()
        name.setForeground(self._theme.colours.named("muted"))
        value.setForeground(self._theme.colours.named("text"))
        for row, pair in enumerate(self._facts):
            for column, (text, look) in enumerate(zip(pair, (name, value), strict=True)):
                table.cellAt(row, column).firstCursorPosition().insertText(text, look)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._fit()

    def _format(self) -> QTextTableFormat:
        look = QTextTableFormat()
        look.setBorder(0)
        look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        look.setCellPadding(2)
        look.setCellSpacing(0)
        widest = max(self.fontMetrics().horizontalAdvance(name) for name, _ in self._facts)
        look.setColumnWidthConstraints(
            [
                QTextLength(QTextLength.Type.FixedLength, min(widest + 16, _NAME_WIDTH)),
                QTextLength(QTextLength.Type.PercentageLength, 100),
            ]
        )
        return look

    def _fit(self) -> None:
        """Be as high as the text, or scroll; the bar is either there or not, never as needed."""
        height = int(self.document().size().height()) + 2
        is_long = height > MAX_HEIGHT
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if is_long else policy.ScrollBarAlwaysOff
        )
        if self.height() != min(height, MAX_HEIGHT):
            self.setFixedHeight(min(height, MAX_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, 24)

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        self._fit()
