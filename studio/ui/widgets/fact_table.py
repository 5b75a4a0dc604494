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

_LEAST_LIMIT: Final = 110
_OF_WINDOW: Final = 3
"""It takes no more than this part of the window's height: a third."""
_AROUND: Final = 545
"""Pixels that a window needs besides, or the buttons below it are out of sight."""
_LEAST_NAME: Final = 150
_NAME_OF_WIDTH: Final = 0.42


class FactTable(QTextEdit):
    """Two columns of plain text, as high as it needs to be up to a third of the window."""

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
        self._name_width = 0
        theme.changed.connect(self._write)

    @property
    def limit(self) -> int:
        """The pixels it is high at most."""
        height = self.window().height()
        return max(_LEAST_LIMIT, min(height // _OF_WINDOW, height - _AROUND))

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
        self._name_width = self._room_for_names()
        look.setColumnWidthConstraints(
            [
                QTextLength(QTextLength.Type.FixedLength, min(widest + 16, self._name_width)),
                QTextLength(QTextLength.Type.PercentageLength, 100),
            ]
        )
        return look

    def _room_for_names(self) -> int:
        return max(_LEAST_NAME, int(self.width() * _NAME_OF_WIDTH))

    def _fit(self) -> None:
        """Be as high as the text, or scroll; the bar is either there or not, never as needed."""
        height = int(self.document().size().height()) + 2
        limit = self.limit
        is_long = height > limit
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if is_long else policy.ScrollBarAlwaysOff
        )
        if self.height() != min(height, limit):
            self.setFixedHeight(min(height, limit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, 24)

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        if self._facts and self._name_width != self._room_for_names():
            self._write()
        else:
            self._fit()
