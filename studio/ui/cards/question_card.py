"""The card that asks a person: before an act that cannot be undone, and when only a person can go on.

The answer nobody gave is 「やめる」: Escape means it, and Enter alone never approves.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    InputKind,
    RunFinished,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.text import clip
from studio.engine.guard.facts.contract import AS_KEPT, UNSEEN
from studio.engine.healing.taking_over import END_HERE
from studio.engine.runs.approval import ALWAYS
from studio.ui.widgets.answer_field import AnswerField
from studio.ui.widgets.boxes import FREE, at_left, grow, in_column, in_row
from studio.ui.widgets.choice_row import ChoiceRow
from studio.ui.widgets.controls import ENTER, Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.fact_table import FactTable
from studio.ui.widgets.theme import Theme, set_look
from studio.ui.widgets.timers import once_after
from studio.words import tr

MAX_DETAILS: Final = 400
"""What forms send, and what the page says beside it; what is left out is counted."""
MAX_NAME_CHARS: Final = 120
MAX_VALUE_CHARS: Final = 400
MAX_DETAIL_CHARS: Final = 200
MAX_QUESTION_CHARS: Final = 400
"""What the engine asks at most."""
UNSEEN_MS: Final = 600
_ICONS: Final = {
    InputKind.QUESTION: "fa6s.circle-question",
    InputKind.LOGIN: "fa6s.right-to-bracket",
    InputKind.CODE: "fa6s.key",
    InputKind.CAPTCHA: "fa6s.robot",
}
_ICON: Final = "fa6s.hand-point-up"

Request = ApprovalRequested | UserInputRequested


class OnAnswer(Protocol):
    """Takes the person's answer to the engine."""

    def __call__(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        """Answer a question."""
        ...


class ApproveButton(QPushButton):
    """A button that Enter does not press: a person who types on must not approve by accident."""

    @override
    def keyPressEvent(self, e: QKeyEvent) -> None:
        if e.key() in ENTER:
            e.accept()
            return
        super().keyPressEvent(e)


class QuestionCard(Card):
    """One question at a time; others wait their turn.

    Attributes:
        place: Which row of a job asks next: 3 / 5 行目; "" for no row.

    Signals:
        asking_changed: A question came up, or the last one is settled.

    Args:
        answer: Called with the id of the question and the answer.
        come_forward: Called when a question appears, so that the person sees it.
        show_browser: Brings the browser to the front: the person has to look or to work there.
        unseen_ms: How long 実行する does nothing when a question appears: a click that was meant
            for something else, or the second of a double click, must not approve it.
    """

    asking_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        answer: OnAnswer,
        come_forward: Callable[[], None],
        show_browser: Callable[[], None],
        parent: QWidget,
        *,
        unseen_ms: int = UNSEEN_MS,
    ) -> None:
        super().__init__("question_card", parent, "amber")
        self._seen = once_after(self, unseen_ms, lambda: self._yes.setEnabled(True))
        self._theme = theme
        self._answer = answer
        self._come_forward = come_forward
        self._show_browser = show_browser
        self._waiting: list[Request] = []
        self.place = ""
        self._icon = QLabel(self)
        self._title = make_wrapped(self, size=Size.TITLE, name="question_title")
        self._more = make_label(self, size=Size.SMALL, tone="muted", name="question_more")
        self._text = make_wrapped(self, name="question_text")
        self._hint = make_wrapped(self, size=Size.SMALL, tone="muted", name="question_hint")
        self.facts = FactTable(theme, "question_facts", self)
        self.facts.setAccessibleName(tr("送る内容"))
        self._rest = make_button(self, "", "question_rest", self._open_rest)
        self.facts.rest_changed.connect(self._offer_rest)
        self._offer_rest(0)
        self.reply = AnswerField(self._approve, self)
        self.always = QCheckBox(tr("この種の送信は、次から確認なしで送る"), self)
        self.always.setObjectName("question_always")
        self.always.setToolTip(tr("設定の「確認なしで送るもの」で、いつでも取り消せます"))
        self.choices = ChoiceRow(lambda words: self._settle(is_yes=True, text=words), self)
        self._yes = ApproveButton(self)
        self._no = make_button(self, tr("やめる"), "question_no", self._refuse)
        self._lay_out()
        self.hide()

    @property
    def is_asking(self) -> bool:
        """True while a question waits."""
        return bool(self._waiting)

    def take_event(self, event: Event) -> None:
        """Ask, or put the card away when the question is settled."""
        match event:
            case ApprovalRequested() | UserInputRequested():
                self._waiting.append(event)
                if len(self._waiting) == 1:
                    self._ask_next()
                self._show_more()
            case ApprovalAnswered() | UserInputReceived():
                self._drop(event.request_id)
            case RunFinished():
                self._waiting.clear()
                self._ask_next()
            case _:
                pass

    def _ask_next(self) -> None:
        """Show the question that has waited longest, or nothing."""
        if not self._waiting:
            self.hide()
            self.asking_changed.emit()
            return
        match self._waiting[0]:
            case ApprovalRequested() as event:
                self._ask_approval(event)
            case UserInputRequested() as event:
                self._ask_person(event)
        self._yes.setAccessibleName(self._yes.text())
        self.setAccessibleName(f"{self._title.text()} {self._text.text()}")
        self._show_more()
        self._come_forward()
        self._yes.setEnabled(self._seen.interval() == 0)
        self._seen.start()
        self.asking_changed.emit()
        self.show()
        self._place_focus()

    def _ask_approval(self, event: ApprovalRequested) -> None:
        set_look(self, "card", "amber")
        self._theme.dress(self._icon, "fa6s.shield-halved", "amber", 18)
        self._title.setText(self._with_place(tr("確認してください")))
        self._text.setText(clip(in_brackets(event.act), MAX_DETAIL_CHARS))
        self._hint.setText(tr("内容を確かめて、よいときだけ「実行する」を押してください。"))
        self._hint.show()
        self._yes.setText(tr("実行する"))
        self._dress_buttons(main=self._no)
        self.reply.offer("")
        self._offer(())
        facts = [(tr("送り先"), event.host)] if event.host else []
        self._show_facts([*facts, *_as_shown(event.details)])
        self.always.setChecked(False)
        self.always.setVisible(event.may_be_kept)

    def _ask_person(self, event: UserInputRequested) -> None:
        self.always.hide()
        set_look(self, "card", "accent")
        self._theme.dress(self._icon, _ICONS.get(event.input_kind, _ICON), "accent_text", 18)
        self._title.setText(self._with_place(tr("あなたの番です")))
        self._text.setText(clip(in_brackets(event.question), MAX_QUESTION_CHARS))
        words = event.input_kind.words
        say(self._hint, words.chosen if event.choices else words.hint)
        self._yes.setText(tr("続ける"))
        self._dress_buttons(main=self._yes)
        is_question = event.input_kind is InputKind.QUESTION
        words = (
            tr("答え（空のままでも続けられます）")
            if is_question
            else tr("手がかり（なくてもかまいません）")
        )
        has_field = event.input_kind.words.takes_text and not event.choices
        self.reply.offer(words if has_field else "")
        self._offer(tuple(one for one in event.choices if one != END_HERE))  # やめる says that
        self._show_facts([])
        self._show_browser()

    def _with_place(self, words: str) -> str:
        return tr("{words}（{place}）", words=words, place=self.place) if self.place else words

    def _offer(self, choices: tuple[str, ...]) -> None:
        """Show the answers of a question; where there are none, 続ける is the answer."""
        self.choices.offer(choices)
        self._yes.setVisible(not choices)

    def _dress_buttons(self, main: QPushButton) -> None:
        for button in (self._yes, self._no):
            set_look(button, "look", "main" if button is main else "")
        self._no.setAutoDefault(main is self._no)

    def _place_focus(self) -> None:
        """Put the keys where nothing happens by accident: never on 実行する or 続ける."""
        if self.reply.isVisibleTo(self):
            self.reply.setFocus()
        elif isinstance(self._waiting[0], ApprovalRequested):
            self._no.setFocus()
        else:
            self.setFocus()

    def _show_facts(self, facts: list[tuple[str, str]]) -> None:
        shown = [
            (clip(name, MAX_NAME_CHARS), clip(in_brackets(value), MAX_VALUE_CHARS))
            for name, value in facts[:MAX_DETAILS]
        ]
        if len(facts) > MAX_DETAILS:
            shown.append(("", tr("ほか {count} 項目", count=len(facts) - MAX_DETAILS)))
        self.facts.show_facts(shown)

    def _offer_rest(self, count: int) -> None:
        self._rest.setText(tr("ほか {left} 件を見る", left=count))
        self._rest.setVisible(count > 0)

    def _open_rest(self) -> None:
        """Show all that is sent; the keys go where it stands, and not on to 実行する."""
        self.facts.open_rest()
        self.facts.setFocus()

    def _show_more(self) -> None:
        rest = len(self._waiting) - 1
        self._more.setText(tr("ほかに {rest} 件", rest=rest) if rest > 0 else "")

    def _approve(self) -> None:
        is_for_good = self.always.isVisibleTo(self) and self.always.isChecked()
        self._settle(is_yes=True, text=ALWAYS if is_for_good else self.reply.taken())

    def _refuse(self) -> None:
        self._settle(is_yes=False, text="")

    def _give_up(self) -> None:
        """Escape: やめる, unless the person is in the middle of writing an answer."""
        if not self.reply.has_words:
            self._refuse()

    def _settle(self, *, is_yes: bool, text: str) -> None:
        if not self._waiting:
            return
        request_id = self._waiting[0].request_id
        self._drop(request_id)
        self._answer(request_id, is_yes=is_yes, text=text)

    def _drop(self, request_id: str) -> None:
        """Forget a question; the next one comes up when it was the one that is shown."""
        was_shown = bool(self._waiting) and self._waiting[0].request_id == request_id
        self._waiting = [one for one in self._waiting if one.request_id != request_id]
        if was_shown:
            self._ask_next()
        self._show_more()

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        head = in_row(self._icon, grow(self._title), self._more)
        self._yes.setObjectName("question_yes")
        self._yes.setText(tr("実行する"))
        self._yes.setAutoDefault(False)
        self._yes.clicked.connect(lambda: self._approve())
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._give_up)
        self.put(
            in_column(
                head,
                self._text,
                self.facts,
                at_left(self._rest),
                self._hint,
                self.reply,
                self.always,
                self.choices,
                self._make_foot(),
                gap=6,
            )
        )

    def _make_foot(self) -> QHBoxLayout:
        look = make_button(self, tr("画面を見る"), "question_look", lambda: self._show_browser())
        look.setToolTip(tr("ブラウザーを手前に出します"))
        return in_row(look, FREE, self._yes, self._no)


def _as_shown(details: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return what a card tells, what no page shows and what stays as it is in one line each at its end."""
    seen = tuple(one for one in details if not one[0].endswith((UNSEEN, AS_KEPT)))
    unseen = _in_one_line(details, UNSEEN, tr("画面に出ていない項目"))
    return (*seen, *unseen, *_in_one_line(details, AS_KEPT, tr("今のまま変わらない項目")))


def _in_one_line(
    details: Sequence[tuple[str, str]], mark: str, title: str
) -> tuple[tuple[str, str], ...]:
    told = (
        tr("{name}＝{value}", name=name.removesuffix(mark), value=value)
        for name, value in details
        if name.endswith(mark)
    )
    line = tr("、").join(told)
    return ((title, line),) if line else ()
