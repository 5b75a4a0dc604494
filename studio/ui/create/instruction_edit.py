"""The edit of the sentence in つくる: it hides passwords as they are written, and offers credentials."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from studio.domain.flows.brackets import CLOSE, OPEN, secret_called
from studio.domain.runs.checklist import MAX_INSTRUCTION_CHARS
from studio.engine.secrets.masking import said_secret_spans
from studio.ui.widgets.sentence_edit import SentenceEdit

_AROUND: Final = 300
"""Letters around the cursor that are read at every letter."""
_DOT: Final = "•"
_DOTS: Final = 6
_HIDDEN: Final = int(QTextFormat.Property.UserProperty.value) + 1
"""The property of letters that stand for a password: the password."""


class InstructionEdit(SentenceEdit):
    """A password that is written into it is hidden as soon as it stands there; `written` has it still.

    Signals:
        bracket_opened: 〔 was written: the name of a credential may follow.
    """

    bracket_opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_hiding = False
        self.textChanged.connect(self._on_changed)

    @property
    def written(self) -> str:
        """What was written, with the passwords that are hidden."""
        return "".join(_clear_text(piece, value) for piece, value in self._pieces())

    def hide_passwords(self, *, is_left: bool = False) -> None:
        """Hide every password of the sentence; one at its very end once the person has left it.

        While they write only what stands around the cursor is read.
        """
        words = self.toPlainText()
        if self.is_composing or len(words) > MAX_INSTRUCTION_CHARS:
            return
        at = self.textCursor().position()
        first, last = (0, len(words)) if is_left else (max(at - _AROUND, 0), at + _AROUND)
        for start, end in sorted(said_secret_spans(words[first:last]), reverse=True):
            value = words[first + start : first + end]
            if set(value) != {_DOT} and (is_left or first + end < len(words)):
                self._hide(first + start, first + end, value)

    def offer(self, names: Sequence[str]) -> None:
        """Offer names of credentials where 〔 was written."""
        if not names or not self.hasFocus():
            return
        menu = QMenu(self)
        menu.setObjectName("credential_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in names:
            words = secret_called(name)
            action = menu.addAction(words.replace("&", "&&"))
            action.triggered.connect(
                lambda _=False, said=words: self.insertPlainText(f"{said}{CLOSE}")
            )
        menu.popup(self.viewport().mapToGlobal(self.cursorRect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])  # Enter takes it

    def _pieces(self) -> Iterator[tuple[str, str]]:
        """Yield the text in pieces, each with the password that it hides; "" for none."""
        block = self.document().begin()
        while block.isValid():
            if block.blockNumber():
                yield "\n", ""
            walk = block.begin()
            while not walk.atEnd():
                piece = walk.fragment()
                yield piece.text(), str(piece.charFormat().property(_HIDDEN) or "")
                walk += 1
            block = block.next()

    def _hide(self, start: int, end: int, value: str) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        hidden = QTextCharFormat()
        hidden.setProperty(_HIDDEN, value)
        self._is_hiding = True
        cursor.insertText(_DOT * _DOTS, hidden)
        self._is_hiding = False
        self.document().clearUndoRedoStacks()  # Ctrl+Z must not show it again
        if self.textCursor().position() == cursor.position():
            self.setCurrentCharFormat(QTextCharFormat())

    def _on_changed(self) -> None:
        if self._is_hiding:
            return
        self.hide_passwords()
        before = self.toPlainText()[: self.textCursor().position()]
        if before.endswith(OPEN) and self.hasFocus() and not self.is_composing:
            self.bracket_opened.emit()

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        super().focusOutEvent(e)
        if e.reason() is not Qt.FocusReason.PopupFocusReason:
            self.hide_passwords(is_left=True)


def _clear_text(piece: str, value: str) -> str:
    """Return what a piece says; dots that the person began to delete are no password any more."""
    dots = _DOT * _DOTS
    if not value:
        return piece
    return piece.replace(dots, value, 1) if dots in piece else piece.replace(_DOT, "")
