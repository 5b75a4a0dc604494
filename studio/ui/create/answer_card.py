"""答え: what the person asked for, before everything else that a run leaves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea, QWidget

from studio.domain.actions.answer import GivenAnswer
from studio.ui.widgets.boxes import AS_AROUND, FREE, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, named
from studio.ui.widgets.theme import Theme
from studio.words import tr

_MOST_HEIGHT = 160
"""A list of many rows is scrolled."""


class AnswerCard(Card):
    """The answer in large letters, to be read and copied; hidden while nothing is answered."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("answer_card", parent, "green")
        self.said = make_wrapped(self, "", Size.TITLE, name="answer_text")
        self.said.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._copy = make_button(self, tr("コピー"), "answer_copy", self._copied)
        theme.dress(self._copy, "fa6s.copy", "muted", 14)
        head = in_row(
            make_label(self, tr("答え"), Size.SMALL, "muted"), FREE, self._copy, gap=AS_AROUND
        )
        self._scrolled = named(QScrollArea(self), "answer_scrolled", tr("答え"))
        self._scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scrolled.setWidgetResizable(True)
        self._scrolled.setWidget(self.said)
        self.put(head, self._scrolled)
        self.hide()

    @property
    def has_answer(self) -> bool:
        """True while there is one."""
        return bool(self.said.text())

    def show_answer(self, answer: GivenAnswer | None) -> None:
        """Show what was answered; None hides the card."""
        self.said.setText(answer.text if answer else "")
        self.said.setAccessibleName(tr("答え：{said}", said=self.said.text()))
        needed = self.said.heightForWidth(max(self.width() - 40, 200))
        self._scrolled.setFixedHeight(min(needed + 8, _MOST_HEIGHT))
        self._copy.setText(tr("コピー"))
        self.setVisible(answer is not None)

    def _copied(self) -> None:
        QGuiApplication.clipboard().setText(self.said.text())
        self._copy.setText(tr("コピーしました"))
