"""Answers to choose from, a button each: もう一度, 飛ばす, 自分で行った."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from studio.ui.widgets.controls import make_button
from studio.ui.widgets.flow_layout import FlowLayout


class ChoiceRow(QWidget):
    """Buttons for the answers of one question; hidden where a question has none.

    Args:
        choose: Called with the words of the button that was pressed.
    """

    def __init__(self, choose: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._choose = choose
        self._buttons: list[QPushButton] = []
        self._row = FlowLayout(self)  # long answers go on in the next line, none is cut
        self.hide()

    @property
    def words(self) -> tuple[str, ...]:
        """What the buttons say."""
        return tuple(button.text() for button in self._buttons)

    def offer(self, choices: Sequence[str]) -> None:
        """Show these answers instead of the last ones."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = [self._button(at, words) for at, words in enumerate(choices)]
        self.setVisible(bool(choices))

    def _button(self, at: int, words: str) -> QPushButton:
        button = make_button(self, words, f"question_choice_{at}", lambda: self._choose(words))
        button.setAutoDefault(False)
        self._row.addWidget(button)
        return button
