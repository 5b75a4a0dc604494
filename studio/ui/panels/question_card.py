"""The card that asks a person: before an act that cannot be undone, and when only a person can go on.

The answer nobody gave is 「やめる」: it has the focus, and Enter alone never approves.
"""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from studio.domain.events import (
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RunFinished,
    UserInputRequested,
)
from studio.domain.text import clip
from studio.ui.controls import Card, Size, make_button, make_label, make_wrapped
from studio.ui.theme import Theme

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MAX_DETAILS: Final = 8
MAX_DETAIL_CHARS: Final = 200


class Answer(Protocol):
    """Takes the person's answer to the engine."""

    def __call__(self, request_id: str, *, is_yes: bool) -> None:
        """Answer a question."""
        ...


class ApproveButton(QPushButton):
    """A button that Enter does not press: a person who types on must not approve by accident."""

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        if e.key() in _ENTER:
            e.accept()
            return
        super().keyPressEvent(e)


class QuestionCard(Card):
    """One question at a time.

    Args:
        answer: Called with the id of the question and the answer.
        come_forward: Called when a question appears, so that the person sees it.
    """

    def __init__(
        self,
        theme: Theme,
        answer: Answer,
        come_forward: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__("question_card", parent, "amber")
        self._answer = answer
        self._come_forward = come_forward
        self._request_id = ""
        self._title = make_label(self, size=Size.TITLE, name="question_title")
        self._text = make_wrapped(self, name="question_text")
        self._facts = QWidget(self)
        self._grid = QGridLayout(self._facts)
        self._yes = ApproveButton(self)
        self._no = make_button(self, self.tr("やめる"), "question_no", self._refuse, "main")
        self._no.setAutoDefault(True)
        self._lay_out(theme)
        self.hide()

    @property
    def is_asking(self) -> bool:
        """True while a question waits."""
        return bool(self._request_id)

    def take_event(self, event: Event) -> None:
        """Ask, or put the card away when the question is settled."""
        match event:
            case ApprovalRequested():
                self._ask_approval(event)
            case UserInputRequested():
                self._ask_person(event)
            case ApprovalAnswered() if event.request_id == self._request_id:
                self._put_away()
            case RunFinished():
                self._put_away()
            case _:
                pass

    def _ask_approval(self, event: ApprovalRequested) -> None:
        self._title.setText(self.tr("確認してください"))
        self._text.setText(clip(event.act, MAX_DETAIL_CHARS))
        self._yes.setText(self.tr("実行する"))
        facts = [(self.tr("送り先"), event.host)] if event.host else []
        self._show_facts([*facts, *event.details])
        self._ask(event.request_id)

    def _ask_person(self, event: UserInputRequested) -> None:
        self._title.setText(self.tr("あなたの番です"))
        self._text.setText(clip(event.question, MAX_DETAIL_CHARS))
        self._yes.setText(self.tr("続ける"))
        self._show_facts([])
        self._ask(event.request_id)

    def _ask(self, request_id: str) -> None:
        self._request_id = request_id
        self._yes.setAccessibleName(self._yes.text())
        self.setAccessibleName(f"{self._title.text()} {self._text.text()}")
        self._come_forward()
        self.show()
        self._no.setFocus()

    def _show_facts(self, facts: list[tuple[str, str]]) -> None:
        while item := self._grid.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, value) in enumerate(facts[:MAX_DETAILS]):
            words = clip(value, MAX_DETAIL_CHARS)
            self._grid.addWidget(make_label(self._facts, clip(name, 20), tone="muted"), row, 0)
            self._grid.addWidget(make_wrapped(self._facts, words), row, 1)
        self._facts.setVisible(bool(facts))

    def _approve(self) -> None:
        self._settle(is_yes=True)

    def _refuse(self) -> None:
        self._settle(is_yes=False)

    def _settle(self, *, is_yes: bool) -> None:
        request_id = self._request_id
        self._put_away()
        if request_id:
            self._answer(request_id, is_yes=is_yes)

    def _put_away(self) -> None:
        self._request_id = ""
        self.hide()

    def _lay_out(self, theme: Theme) -> None:
        icon = QLabel(self)
        theme.dress(icon, "fa6s.shield-halved", "amber", 16)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(icon)
        head.addWidget(self._title, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(1, 1)
        self._yes.setObjectName("question_yes")
        self._yes.setText(self.tr("実行する"))
        self._yes.setAutoDefault(False)
        self._yes.clicked.connect(lambda: self._approve())
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._yes)
        foot.addWidget(self._no)
        lines = QVBoxLayout()
        lines.setSpacing(6)
        lines.addLayout(head)
        lines.addWidget(self._text)
        lines.addWidget(self._facts)
        lines.addLayout(foot)
        self.body.addLayout(lines)
