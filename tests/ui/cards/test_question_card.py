"""The card that asks: 「やめる」 is the answer nobody gave, and Enter alone never approves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    InputKind,
    RunFinished,
    RunKind,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.engine.guard.facts.contract import AS_KEPT, UNSEEN
from studio.engine.healing.taking_over import END_HERE
from studio.engine.runs.approval import ALWAYS
from studio.ui.cards.question_card import MAX_DETAILS, ApproveButton, QuestionCard
from studio.ui.widgets.choice_row import ChoiceRow
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import Stage, child, idle, on_qt, planned, until
from tests.ui.fakes import order

ORDER = "注文を確定する"


class Answers:
    """Takes answers, and counts how often the card came forward.

    Attributes:
        given: Id and answer of every question.
        texts: What was written, by id.
        times_forward: How often the card asked to be seen.
        times_shown: How often it brought the browser to the front.
    """

    def __init__(self) -> None:
        self.given: list[tuple[str, bool]] = []
        self.texts: dict[str, str] = {}
        self.times_forward = 0
        self.times_shown = 0

    def __call__(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        self.given.append((request_id, is_yes))
        self.texts[request_id] = text

    def come_forward(self) -> None:
        self.times_forward += 1

    def show_browser(self) -> None:
        self.times_shown += 1


def make_card(theme: Theme, host: QWidget, answers: Answers) -> QuestionCard:
    return QuestionCard(
        theme, answers, answers.come_forward, answers.show_browser, host, unseen_ms=0
    )


def approval(request_id: str, *details: tuple[str, str]) -> ApprovalRequested:
    return ApprovalRequested(
        request_id=request_id, act="「注文を確定する」をクリック", host="127.0.0.1", details=details
    )


def words(card: QuestionCard) -> list[str]:
    labels = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    facts = card.facts.facts if card.facts.isVisible() else ()
    more = child(card, QPushButton, "question_rest")
    written = card.facts.toPlainText()
    assert all(text in written for fact in facts for text in fact) or not more.isHidden()
    return [*labels, *(text for fact in facts for text in fact)]


def test_a_question_of_a_row_says_which_row_of_how_many(theme: Theme, host: QWidget) -> None:
    card = make_card(theme, host, Answers())
    card.place = "3 / 5 行目"
    card.take_event(approval("row"))
    assert "確認してください（3 / 5 行目）" in words(card)


def test_it_says_what_will_happen_and_where(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    assert not card.isVisible()
    card.take_event(approval("q1", ("合計", "2,980円")))
    assert answers.times_forward == 1
    assert any(text.startswith("確認してください") for text in words(card))
    assert "「注文を確定する」をクリック" in words(card)
    assert card.property("card") == "amber"
    assert {"送り先", "127.0.0.1", "合計", "2,980円"} <= set(words(card))
    assert child(card, QPushButton, "question_yes").text() == "実行する"


def test_no_has_the_focus_and_is_the_answer_of_enter(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1"))
    no, yes = child(card, QPushButton, "question_no"), child(card, QPushButton, "question_yes")
    assert host.focusWidget() is no
    assert (no.text(), no.autoDefault(), yes.autoDefault()) == ("やめる", True, False)
    qtbot.keyClick(yes, Qt.Key.Key_Return)
    assert answers.given == []
    qtbot.keyClick(no, Qt.Key.Key_Return)
    assert answers.given == [("q1", False)]
    assert not card.isVisible()


def test_a_button_that_approves_ignores_enter_wherever_it_stands(
    host: QWidget, qtbot: QtBot
) -> None:
    button, pressed = ApproveButton(host), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    button.setAutoDefault(True)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(button, key)
    assert not pressed
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pressed == [True]


def test_the_next_question_shows_nothing_of_the_one_before(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1", ("合計", "2,980円")))
    card.take_event(UserInputRequested(request_id="q2", question="ログインしてください"))
    assert {"合計", "ほかに 1 件"} <= set(words(card))
    card.take_event(ApprovalAnswered(request_id="q1", is_approved=True))
    QApplication.processEvents()
    assert {"あなたの番です", "ログインしてください"} <= set(words(card))
    assert card.property("card") == "accent"
    assert not {"合計", "送り先"} & set(words(card))
    yes = child(card, QPushButton, "question_yes")
    assert yes.text() == "続ける"
    yes.click()
    yes.click()
    assert answers.given == [("q2", True)]


def test_a_form_full_of_values_is_whole_and_does_not_fill_the_window(
    theme: Theme, host: QWidget
) -> None:
    host.resize(600, 900)
    card = make_card(theme, host, Answers())
    card.take_event(approval("q1", *((f"項目{n}", "x" * 5_000) for n in range(MAX_DETAILS + 40))))
    shown = [text for text in words(card) if text.startswith("項目")]
    assert len(shown) == MAX_DETAILS - 1
    assert "ほか 41 項目" in words(card)
    assert max(len(text) for text in words(card)) <= 400
    assert card.sizeHint().height() < 900 * 0.6


def input_request(kind: InputKind, request_id: str = "q1") -> UserInputRequested:
    return UserInputRequested(request_id=request_id, question="お願いします", input_kind=kind)


@pytest.mark.parametrize("kind", InputKind)
def test_only_questions_are_answered_here_passwords_never(
    theme: Theme, host: QWidget, kind: InputKind
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(input_request(kind))
    is_open = kind in (InputKind.QUESTION, InputKind.STUCK)
    assert card.reply.isVisible() is is_open
    assert answers.times_shown == 1
    hint = child(card, QLabel, "question_hint")
    assert hint.isVisible() is (kind is not InputKind.QUESTION)
    if kind in (InputKind.LOGIN, InputKind.CODE):
        assert "ブラウザーに入力" in hint.text()


def test_an_answer_goes_to_the_engine_and_leaves_the_field(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(input_request(InputKind.QUESTION))
    assert host.focusWidget() is card.reply
    qtbot.keyClick(card.reply, Qt.Key.Key_Return)
    assert answers.given == []  # an empty line is no answer yet; 続ける says that it is
    qtbot.keyClicks(card.reply, " Osaka ")
    qtbot.keyClick(card.reply, Qt.Key.Key_Return)
    assert answers.given == [("q1", True)]
    assert answers.texts == {"q1": "Osaka"}
    card.take_event(input_request(InputKind.QUESTION, "q2"))
    assert card.reply.text() == ""


def test_enter_belongs_to_the_input_method_while_it_converts(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(input_request(InputKind.QUESTION))
    card.reply.setText("大阪")
    QApplication.sendEvent(card.reply, QInputMethodEvent("してん", []))
    qtbot.keyClick(card.reply, Qt.Key.Key_Return)
    assert answers.given == []
    QApplication.sendEvent(card.reply, QInputMethodEvent("", []))
    qtbot.keyClick(card.reply, Qt.Key.Key_Return)
    assert answers.texts == {"q1": "大阪"}


def test_answers_to_choose_from_are_buttons_and_the_next_question_has_none_of_them(
    theme: Theme, host: QWidget
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    choices = ("もう一度", "飛ばす")
    card.take_event(
        UserInputRequested(
            request_id="1",
            question="どうしますか。",
            input_kind=InputKind.STUCK,
            choices=(*choices, END_HERE),  # which やめる says
        )
    )
    assert isinstance(card.choices, ChoiceRow)
    assert card.choices.words == choices
    assert not child(card, QPushButton, "question_yes").isVisible()
    assert not card.reply.isVisible()
    child(card, QPushButton, "question_choice_1").click()
    assert answers.given == [("1", True)]
    assert answers.texts["1"] == "飛ばす"
    card.take_event(UserInputRequested(request_id="2", question="お願いします"))
    assert card.choices.words == ()
    assert child(card, QPushButton, "question_yes").isVisible()


def test_answers_are_whole_in_a_narrow_window(theme: Theme, host: QWidget) -> None:
    """In half of 1,024 pixels the answers were squeezed between two other buttons to a letter each."""
    card = make_card(theme, host, Answers())
    choices = ("もう一度", "飛ばす", "自分で行いました")
    card.take_event(
        UserInputRequested(
            request_id="1", question="どうしますか。", input_kind=InputKind.STUCK, choices=choices
        )
    )
    card.resize(320, card.heightForWidth(320))
    card.show()
    for at, _ in enumerate(choices):
        button = child(card, QPushButton, f"question_choice_{at}")
        assert button.width() >= button.sizeHint().width()
        assert button.visibleRegion().boundingRect().size() == button.size()


def test_refusing_says_nothing_of_what_was_begun(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(input_request(InputKind.STUCK))
    card.reply.setText("書きかけ")
    child(card, QPushButton, "question_no").click()
    assert (answers.given, answers.texts) == ([("q1", False)], {"q1": ""})


def test_keys_alone_never_go_on(theme: Theme, host: QWidget, qtbot: QtBot) -> None:
    """The card may appear while a person types: neither Space nor Enter may answer it."""
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(input_request(InputKind.LOGIN))
    focused = host.focusWidget()
    assert focused is card
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(focused, key)
    assert answers.given == []


def test_escape_means_no(theme: Theme, host: QWidget, qtbot: QtBot) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    host.activateWindow()
    card.take_event(approval("q1"))
    with qtbot.waitActive(host):
        pass
    qtbot.keyClick(child(card, QPushButton, "question_yes"), Qt.Key.Key_Escape)
    assert answers.given == [("q1", False)]
    card.take_event(input_request(InputKind.QUESTION, "q2"))
    card.reply.setText("書きかけ")
    qtbot.keyClick(card.reply, Qt.Key.Key_Escape)
    assert card.is_asking
    card.reply.clear()
    qtbot.keyClick(card.reply, Qt.Key.Key_Escape)
    assert answers.given[-1] == ("q2", False)


def test_questions_that_come_together_are_asked_one_after_another(
    theme: Theme, host: QWidget
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    for name in ("q1", "q2", "q3"):
        card.take_event(approval(name, ("番号", name)))
    assert child(card, QLabel, "question_more").text() == "ほかに 2 件"
    card.take_event(ApprovalAnswered(request_id="q2", is_approved=False))
    child(card, QPushButton, "question_yes").click()
    QApplication.processEvents()
    assert {"q3"} <= set(words(card))
    child(card, QPushButton, "question_no").click()
    assert answers.given == [("q1", True), ("q3", False)]
    assert not card.isVisible()


def test_the_second_of_a_double_click_approves_nothing(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    answers = Answers()
    card = QuestionCard(theme, answers, answers.come_forward, answers.show_browser, host)
    yes = child(card, QPushButton, "question_yes")
    card.take_event(approval("q1"))
    card.take_event(approval("q2"))
    assert not yes.isEnabled()
    qtbot.waitUntil(yes.isEnabled, timeout=30_000)
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert answers.given == [("q1", True)]
    assert card.is_asking


def test_the_browser_can_be_looked_at_before_answering(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1"))
    assert answers.times_shown == 0
    child(card, QPushButton, "question_look").click()
    assert (answers.times_shown, card.is_asking) == (1, True)


def test_an_answer_given_elsewhere_settles_it(theme: Theme, host: QWidget) -> None:
    card = make_card(theme, host, Answers())
    card.take_event(input_request(InputKind.LOGIN))
    card.take_event(UserInputReceived(request_id="q1"))
    assert not card.isVisible()


def test_it_goes_when_the_question_is_settled_elsewhere(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1"))
    card.take_event(ApprovalAnswered(request_id="another", is_approved=True))
    assert card.is_asking
    card.take_event(ApprovalAnswered(request_id="q1", is_approved=False))
    assert not card.is_asking
    card.take_event(approval("q2"))
    card.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.STOPPED))
    assert not card.isVisible()
    assert answers.given == []


async def asked(stage: Stage) -> None:
    """Run until the approval card asks."""
    await planned(stage)
    stage.bench.model.answers[ORDER] = order
    stage.window.controller.insert(0, ORDER)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.window.create_page.question.is_asking)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@on_qt
async def test_enter_alone_never_approves(stage: Stage, qtbot: QtBot, key: Qt.Key) -> None:
    question = stage.window.create_page.question
    yes, no = stage.find(QPushButton, "question_yes"), stage.find(QPushButton, "question_no")
    await asked(stage)
    stage.window.activateWindow()
    await until(lambda: no.hasFocus() or QApplication.activeWindow() is None)
    yes.setFocus()
    qtbot.keyClick(yes, key)
    assert question.is_asking
    assert stage.bench.workbench.is_running
    qtbot.keyClick(no, key)
    assert not question.is_asking
    await idle(stage)
    assert stage.bench.store.records[-1].status is RunStatus.STOPPED
    assert stage.bench.browser.cart == 0


@on_qt
async def test_a_click_on_yes_approves(stage: Stage, qtbot: QtBot) -> None:
    await asked(stage)
    stage.window.commands["go_library"].trigger()
    assert stage.window.create_page.run_bar.approval.text == "確認を待っています"
    stage.window.commands["go_create"].trigger()
    yes = stage.find(QPushButton, "question_yes")
    await until(yes.isEnabled)
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    await until(lambda: stage.bench.browser.cart == 1)
    await idle(stage)


@on_qt
async def test_a_question_comes_forward_from_any_place(stage: Stage) -> None:
    await planned(stage)
    stage.bench.model.answers[ORDER] = order
    stage.window.controller.insert(0, ORDER)
    stage.window.commands["run"].trigger()
    stage.window.commands["go_settings"].trigger()
    await until(lambda: stage.window.create_page.question.isVisible())
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
    assert not stage.window.create_page.question.is_asking


def test_a_yes_may_hold_for_this_kind_of_sending_where_that_is_offered(
    theme: Theme, host: QWidget
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("a1"))
    assert not card.always.isVisibleTo(card)
    card.take_event(ApprovalAnswered(request_id="a1", is_approved=False))
    card.take_event(approval("a2").model_copy(update={"may_be_kept": True}))
    assert card.always.isVisibleTo(card)
    card.always.setChecked(True)
    child(card, QPushButton, "question_yes").click()
    assert answers.texts["a2"] == ALWAYS
    card.take_event(approval("a3").model_copy(update={"may_be_kept": True}))
    assert not card.always.isChecked()


def test_every_field_of_a_long_form_stands_on_the_card(theme: Theme, host: QWidget) -> None:
    card = make_card(theme, host, Answers())
    card.take_event(approval("a1", *((f"欄{number}", "x" * 300) for number in range(390))))
    assert ("欄389", "x" * 300) in card.facts.facts
    rest = child(card, QPushButton, "question_rest")
    assert rest.text() == "ほか 390 件を見る"
    rest.click()
    assert ("欄389" in card.facts.toPlainText(), rest.isVisible()) == (True, False)
    assert host.focusWidget() is card.facts


def test_fields_that_no_page_shows_stand_in_one_line_at_the_end(
    theme: Theme, host: QWidget
) -> None:
    """Raw names of a form (op, rev) stood between the person's own fields as if they were some."""
    card = make_card(theme, host, Answers())
    told = ((f"op{UNSEEN}", "save"), ("宛先", "三角商会"), (f"rev{UNSEEN}", "12"))
    kept = ((f"url{AS_KEPT}", "https://a.example"), (f"port{AS_KEPT}", "21"))
    card.take_event(approval("a1", *told, *kept))
    assert card.facts.facts[-3:] == (
        ("宛先", "三角商会"),
        ("画面に出ていない項目", "op＝save、rev＝12"),
        ("今のまま変わらない項目", "url＝https://a.example、port＝21"),
    )
