"""The name of a model: typed, or chosen from what the server has, which is asked when the list is opened."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget
from typing_extensions import override

from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import named


class ModelBox(CalmBox):
    """A line with a list.

    Args:
        want_list: Asks the server; `offer` brings what it says.
    """

    def __init__(self, want_list: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(self.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMaxVisibleItems(16)
        completer = self.completer()
        assert isinstance(completer, QCompleter)  # an editable box has one
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._want_list = want_list
        self._is_listed = False
        self._is_waiting = False

    def offer(self, names: Sequence[str]) -> None:
        """Take the names that can be chosen, and open the list where that was waited for."""
        typed, was_waiting = self.currentText(), self._is_waiting
        self.forget()
        self.addItems(list(names))
        self.setCurrentIndex(self.findText(typed))
        self.setEditText(typed)
        self._is_listed = bool(names)
        if was_waiting and names and self.isVisible():
            super().showPopup()

    def forget(self) -> None:
        """Offer nothing, and ask again when the list is opened; what is typed stays."""
        typed = self.currentText()
        self.clear()
        self.setEditText(typed)
        self._is_listed = self._is_waiting = False

    @override
    def showPopup(self) -> None:
        if self._is_listed:
            super().showPopup()
        else:
            self._is_waiting = True
            self._want_list()

    def call(self, name: str, words: str) -> None:
        """Name the box and its line, for tests and screen readers."""
        named(self, name, words)
        named(self.line, f"{name}_line", words)

    @property
    def line(self) -> QLineEdit:
        """Where the name is typed."""
        line = self.lineEdit()
        assert line is not None  # it is editable
        return line
