"""The line a person answers a question in; an input method's Enter is not an answer."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from studio.words import tr

MAX_ANSWER_CHARS: Final = 500


class AnswerField(QLineEdit):
    """One line for a question; hidden while none is asked.

    Args:
        submit: Called on Enter, when something is written and no letters are being converted.
    """

    def __init__(self, submit: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("question_answer")
        self.setMaxLength(MAX_ANSWER_CHARS)
        self.setAccessibleName(tr("答え"))
        self._submit = submit
        self._is_composing = False
        self.returnPressed.connect(self._on_enter)
        self.hide()

    @property
    def has_words(self) -> bool:
        """True when the person has begun to answer."""
        return self.isVisible() and (self._is_composing or bool(self.text().strip()))

    def offer(self, words: str) -> None:
        """Ask for an answer with these words in the empty field, or with "" for none."""
        self.clear()
        self.setPlaceholderText(words)
        self.setAccessibleName(words or tr("答え"))
        self.setVisible(bool(words))

    def taken(self) -> str:
        """Return the answer and forget it."""
        text = self.text().strip()
        self.clear()
        return text

    def _on_enter(self) -> None:
        if self.has_words and not self._is_composing:
            self._submit()

    @override
    def inputMethodEvent(self, arg__1: QInputMethodEvent) -> None:
        self._is_composing = bool(arg__1.preeditString())
        super().inputMethodEvent(arg__1)
