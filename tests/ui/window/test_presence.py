"""What is felt of a run while one works elsewhere."""

from PySide6.QtWidgets import QWidget

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    PointRequested,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.window.presence import RunPresence


def make_presence(host: QWidget) -> RunPresence:
    host.setWindowTitle("手順スタジオ")
    return RunPresence(host, lambda: None, TaskOwner(host))


def test_the_title_of_the_window_says_how_it_stands(host: QWidget) -> None:
    presence = make_presence(host)
    titles: list[str] = []
    for event in (
        RunStarted(run_kind=RunKind.REPLAY, name="申請", total=1),
        ApprovalRequested(request_id="q", act="送る", host=""),
        ApprovalAnswered(request_id="q", is_approved=True),
        RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.DONE),
    ):
        presence.take_event(event)
        titles.append(host.windowTitle())
    assert titles == [
        "実行中 – 手順スタジオ",
        "確認を待っています – 手順スタジオ",
        "実行中 – 手順スタジオ",
        "手順スタジオ",
    ]


def test_who_is_to_point_is_told_as_any_question_tells(host: QWidget) -> None:
    """The title said 実行中 and the desktop nothing: a run could wait for an hour."""
    presence = make_presence(host)
    host.hide()
    presence.take_event(RunStarted(run_kind=RunKind.REPLAY, name="申請", total=1))
    presence.take_event(PointRequested(request_id="q", step_id="s", words="「実行」を押す"))
    assert host.windowTitle() == "あなたの番です – 手順スタジオ"
    assert presence.told == ("あなたの番です", "「実行」を押す")
    presence.take_event(StepStarted(item_id="s", text="実行する", attempt=1))
    assert host.windowTitle() == "実行中 – 手順スタジオ"


def test_a_job_that_was_refused_before_its_first_row_does_not_run(host: QWidget) -> None:
    """The title said 実行中 from then on: a whole job is asked about before any run begins."""
    presence = make_presence(host)
    presence.take_event(ApprovalRequested(request_id="q", act="8 件の行で行います", host=""))
    presence.take_event(ApprovalAnswered(request_id="q", is_approved=False))
    assert host.windowTitle() == "手順スタジオ"


def test_a_question_is_told_on_the_desktop_only_to_who_looks_elsewhere(host: QWidget) -> None:
    presence = make_presence(host)
    host.hide()
    presence.take_event(ApprovalRequested(request_id="q", act="{{秘密:会計}}を送る", host=""))
    assert presence.told == ("確認を待っています", "〔認証情報：会計〕を送る")
