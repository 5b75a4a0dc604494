"""Names and values that a person checks before saying yes: whole and in line; of many, the first and a button for the rest."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QSizePolicy, QTextEdit, QWidget
from typing_extensions import override

from studio.ui.widgets.theme import Theme

_LEAST_LIMIT: Final = 110
_AROUND: Final = 545
"""Pixels that a window needs besides, or the buttons below it are out of sight."""
_BUTTON: Final = 34
"""What the button for the rest takes of that."""
_PADDING: Final = 2
_LEAST_NAME: Final = 150
_NAME_OF_WIDTH: Final = 0.42


class FactTable(QTextEdit):
    """Two columns of plain text, always as high as what it shows: nothing scrolls in it.

    Signals:
        rest_changed: So many facts are not shown; see `open_rest`.
    """

    rest_changed = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self._theme = theme
        self._facts: tuple[tuple[str, str], ...] = ()
        self._is_open = False
        self._written_for = (0, 0)
        theme.changed.connect(self._write)

    @property
    def limit(self) -> int:
        """The pixels that it and the button for the rest are high at most, before that is pressed."""
        return max(_LEAST_LIMIT, self.window().height() - _AROUND)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What it has to show."""
        return self._facts

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show names and values; hidden when there are none."""
        self._facts, self._is_open = tuple(facts), False
        self._write()
        self.setVisible(bool(facts))

    def open_rest(self) -> None:
        """Show every fact, however high that is."""
        self._is_open = True
        self._write()

    def _write(self) -> None:
        """Write as many facts as there is room for, one at least."""
        self._written_for = self._room
        at_most = len(self._facts)
        if not self._is_open:
            at_most = min(at_most, self.limit // self.fontMetrics().height() + 1)
        table = self._filled(self._facts[:at_most])
        if table is not None and not self._is_open:
            shown = self._fitting(table)
            if shown < at_most:
                self._filled(self._facts[:shown])
                at_most = shown
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._fit()
        self.rest_changed.emit(len(self._facts) - at_most)

    def _filled(self, facts: Sequence[tuple[str, str]]) -> QTextTable | None:
        self.clear()
        if not facts:
            return None
        cursor = self.textCursor()
        cursor.beginEditBlock()  # else the whole table is laid out anew for each cell
        table = cursor.insertTable(len(facts), 2, self._format())
        name, value = QTextCharFormat(), QTextCharFormat()
        name.setForeground(self._theme.colours.named("muted"))
        value.setForeground(self._theme.colours.named("text"))
        for row, pair in enumerate(facts):
            for column, (text, look) in enumerate(zip(pair, (name, value), strict=True)):
                table.cellAt(row, column).firstCursorPosition().insertText(text, look)
        cursor.endEditBlock()
        return table

    def _fitting(self, table: QTextTable) -> int:
        """Return how many rows there is room for: one at least, and without a button where all have it."""
        bottoms = [self._bottom(table, row) for row in range(table.rows())]
        if len(bottoms) == len(self._facts) and bottoms[-1] <= self.limit:
            return len(bottoms)
        return max(1, sum(bottom <= self.limit - _BUTTON for bottom in bottoms))

    def _bottom(self, table: QTextTable, row: int) -> float:
        layout = self.document().documentLayout()
        ends = (table.cellAt(row, column).lastCursorPosition().block() for column in (0, 1))
        return max(layout.blockBoundingRect(end).bottom() for end in ends) + _PADDING

    @property
    def _room(self) -> tuple[int, int]:
        """What the written facts depend on."""
        return self.width(), self.limit

    def _format(self) -> QTextTableFormat:
        look = QTextTableFormat()
        look.setBorder(0)
        look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        look.setCellPadding(_PADDING)
        look.setCellSpacing(0)
        widest = max(self.fontMetrics().horizontalAdvance(name) for name, _ in self._facts)
        room = max(_LEAST_NAME, int(self.width() * _NAME_OF_WIDTH))
        look.setColumnWidthConstraints(
            [
                QTextLength(QTextLength.Type.FixedLength, min(widest + 16, room)),
                QTextLength(QTextLength.Type.PercentageLength, 100),
            ]
        )
        return look

    def _fit(self) -> None:
        """Be as high as the text."""
        height = int(self.document().size().height()) + 2
        if self.height() != height:
            self.setFixedHeight(height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, 24)

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        if self._facts and self._written_for != self._room:
            self._write()
        else:
            self._fit()
