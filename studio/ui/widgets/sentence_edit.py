"""A text edit for a sentence: as high as what stands in it, and it leaves keys to the input method."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from typing_extensions import override

from studio.ui.widgets.controls import ENTER, named
from studio.words import tr

_LINES_MIN, _LINES_MAX = 2, 5
AROUND: Final = (14, 12, 14, 12)
"""What its card leaves around it, on the first sheet as in the window."""


class SentenceEdit(QPlainTextEdit):
    """Where the person says what is to be done; Enter belongs to the IME alone while that is composing.

    Signals:
        submitted: Ctrl+Enter, outside a composition.
        composed: The IME committed or gave up what it held.
    """

    submitted = Signal()
    composed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._preedit = ""
        named(self, "instruction_edit", tr("やりたいこと"))
        self.setPlaceholderText(
            tr("例：練習書店で「プログラミング」を検索して、一番安い本をカートに入れて")
        )
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    @property
    def is_composing(self) -> bool:
        """True while an IME holds letters that are not committed yet."""
        return bool(self._preedit)

    def _fit(self) -> None:
        """Grow with the text, from two to five lines.

        The scroll bar is either there or not: one that comes as needed takes width, wraps a line
        more, goes again, and so on without end.
        """
        lines = int(self.document().size().height())
        shown = min(max(lines, _LINES_MIN), _LINES_MAX)
        policy = Qt.ScrollBarPolicy
        is_long = lines > _LINES_MAX
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if is_long else policy.ScrollBarAlwaysOff
        )
        height = shown * self.fontMetrics().lineSpacing() + 20
        if height != self.height():
            self.setFixedHeight(height)

    @override
    def event(self, e: QEvent) -> bool:
        if e.type() is QEvent.Type.ShortcutOverride and self.is_composing:
            e.accept()  # F-keys and Ctrl combinations convert; they must not run anything
            return True
        return super().event(e)

    @override
    def inputMethodEvent(self, e: QInputMethodEvent) -> None:
        was_composing, self._preedit = self.is_composing, e.preeditString()
        super().inputMethodEvent(e)
        if was_composing and not self.is_composing:
            self.composed.emit()

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        is_control = bool(e.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if e.key() in ENTER and is_control:
            if not self.is_composing:
                self.submitted.emit()
            e.accept()
            return
        super().keyPressEvent(e)
