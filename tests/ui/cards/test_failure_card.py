"""The card of what went wrong: what, what next, and the rest only when asked."""

import pytest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget

from studio.domain.errors import StudioError
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.ui.cards.failure_card import FailureCard, failure_of_fault, failure_of_run
from studio.ui.desk.phase import Phase
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import Stage, answered, child, idle, on_qt, planned, until
from tests.ui.fakes import PICK, SEARCH, confused
from tests.ui.seen import blue_buttons


@on_qt
async def test_a_failure_says_what_and_what_next_and_runs_again(stage: Stage) -> None:
    page, answers = stage.window.create_page, stage.bench.model.answers
    await planned(stage)
    good, answers[PICK] = answers[PICK], confused
    stage.window.commands["run"].trigger()
    await until(page.failure.isVisible)
    await idle(stage)
    assert stage.find(QLabel, "failure_title").text() == f"「{PICK}」で止まりました"
    assert stage.find(QLabel, "failure_message").text()
    assert stage.find(QLabel, "failure_remedy").text()
    detail = stage.find(QPlainTextEdit, "failure_detail")
    assert not detail.isVisible()
    stage.find(QPushButton, "failure_more").click()
    assert detail.isVisible()
    assert not page.run_bar.emergency.isVisible()
    answers[PICK] = good
    asked = len(stage.bench.model.requests)
    stage.find(QPushButton, "failure_retry").click()
    await answered(stage, "confirm_no")
    await idle(stage)
    assert len(stage.bench.model.requests) == asked
    stage.window.commands["run"].trigger()
    await answered(stage)
    await until(page.save_bar.isVisible)
    assert not page.failure.isVisible()
    await idle(stage)


@on_qt
async def test_what_the_words_of_a_list_do_not_lead_to_is_reworded(stage: Stage) -> None:
    """画面から選び直す stood there, and did nothing: there is no flow to go on with."""
    page, answers = stage.window.create_page, stage.bench.model.answers
    await planned(stage)
    answers[SEARCH] = confused
    stage.window.commands["run"].trigger()
    await until(page.failure.isVisible)
    await idle(stage)
    assert not stage.find(QPushButton, "failure_pick").isVisible()
    blue = [b.objectName() for b in blue_buttons(stage.window)]
    assert blue == ["failure_edit"]
    stage.find(QPushButton, "failure_edit").click()
    assert not page.failure.isVisible()
    assert stage.window.controller.phase is Phase.PLAN


def test_a_broken_connection_is_tried_again_as_it_is() -> None:
    event = RunFinished(
        run_kind=RunKind.AGENT, status=RunStatus.FAILED, message="理由", code="OFFLINE"
    )
    assert not failure_of_run(event, "検索する", "").rewords
    assert failure_of_run(event.model_copy(update={"code": "NO_ROWS"}), "検索する", "").rewords


def test_the_card_of_a_fault_keeps_its_detail_back() -> None:
    fault = StudioError("CODE", "起きたこと。", "すること。", detail="Traceback")
    failure = failure_of_fault(fault, can_retry=False)
    assert (failure.title, failure.remedy, failure.can_retry) == (
        "起きたこと。",
        "すること。",
        False,
    )
    assert "Traceback" in failure.detail
    assert "Traceback" not in failure.title + failure.message + failure.remedy


@pytest.mark.parametrize("status", [s for s in RunStatus if s not in ("done", "stopped")])
def test_every_bad_end_has_a_title(status: RunStatus) -> None:
    event = RunFinished(run_kind=RunKind.AGENT, status=status, message="理由", code="X")
    assert failure_of_run(event, "", "").title
    assert failure_of_run(event, "検索する", "").title


@pytest.mark.parametrize(
    ("status", "tone", "main"),
    [
        (RunStatus.FAILED, "red", "failure_retry"),
        (RunStatus.UNVERIFIED, "amber", "failure_close"),
        (RunStatus.LIMIT, "amber", "failure_close"),
        (RunStatus.NEEDS_PERSON, "amber", "failure_close"),
    ],
)
def test_what_is_not_known_to_be_wrong_is_not_red_and_not_done_again_by_habit(
    theme: Theme, host: QWidget, status: RunStatus, tone: str, main: str
) -> None:
    card = FailureCard(theme, lambda: None, lambda: None, host)
    event = RunFinished(run_kind=RunKind.AGENT, status=status, message="理由")
    card.show_failure(failure_of_run(event, "送る", ""))
    assert card.property("card") == tone
    looks = {
        name: child(card, QPushButton, name).property("look")
        for name in ("failure_retry", "failure_close")
    }
    assert [name for name, look in looks.items() if look == "main"] == [main]
