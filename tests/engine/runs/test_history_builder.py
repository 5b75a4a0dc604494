"""What a run leaves to the history: its own events only, numbered on from what was before an interruption."""

from datetime import UTC, datetime, timedelta

import pytest

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    RequestReleased,
    RequestStopped,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledStep, JournalState, StepClass
from studio.engine.runs.history_builder import HistoryBuilder
from tests.fakes import FakeBrowser

OK = Outcome(status=OutcomeStatus.OK)
PRESS = Click(target=Target(role="button", name="検索"))


@pytest.fixture
def history_builder() -> HistoryBuilder:
    return HistoryBuilder("我", FakeBrowser())


def pressed(run_id: str = "我") -> ActionPerformed:
    return ActionPerformed(
        run_id=run_id, item_id="一", action=PRESS, words="「検索」をクリック", outcome=OK
    )


def test_steps_are_of_this_run_alone_and_say_what_they_belong_to(
    history_builder: HistoryBuilder,
) -> None:
    history_builder.take(StepStarted(run_id="我", item_id="一", text="本を検索する", attempt=1))
    history_builder.take(pressed("他"))
    history_builder.take(pressed())
    (step,) = history_builder.steps(())
    assert (step.number, step.item, step.element) == (1, "本を検索する", "button 検索")


def test_after_an_interruption_they_are_numbered_on(history_builder: HistoryBuilder) -> None:
    history_builder.take(pressed())
    before = JournaledStep(
        run_id="我",
        number=4,
        item_id="零",
        position=0,
        words="「次へ」をクリック",
        step_class=StepClass.PRESS,
        state=JournalState.UNKNOWN,
    )
    first, second = history_builder.steps((before,))
    assert (first.number, first.code, second.number) == (1, "INTERRUPTED", 2)


def test_notes_that_could_not_be_written_come_before_those_to_come(
    history_builder: HistoryBuilder,
) -> None:
    def stop(host: str) -> None:
        history_builder.take(
            RequestStopped(run_id="我", url=f"https://{host}/", method="POST", reason="別のサイト")
        )

    stop("a.example")
    history_builder.give_back(history_builder.take_notes())
    stop("b.example")
    notes = history_builder.take_notes()
    assert [note.subject for note in notes] == ["a.example", "b.example"]
    assert {note.action for note in notes} == {AuditAction.REQUEST_STOPPED}
    assert history_builder.take_notes() == ()


@pytest.mark.asyncio
async def test_one_picture_a_step(history_builder: HistoryBuilder) -> None:
    await history_builder.look_back()
    assert history_builder.pictures(()) == ()
    history_builder.take(pressed())
    await history_builder.look_back()
    await history_builder.look_back()
    assert [picture.number for picture in history_builder.pictures(())] == [1]


@pytest.mark.asyncio
async def test_a_picture_taken_before_an_act_is_of_the_step_that_it_becomes(
    history_builder: HistoryBuilder,
) -> None:
    history_builder.take(pressed())
    history_builder.keep_before(b"first try")
    history_builder.keep_before(b"framed")
    history_builder.take(pressed())
    await history_builder.look_back()
    history_builder.take(pressed())
    (picture,) = history_builder.pictures(())
    assert (picture.number, picture.before, bool(picture.jpeg)) == (2, b"framed", True)


def test_a_replay_says_which_step_of_its_flow_was_played(history_builder: HistoryBuilder) -> None:
    history_builder.take(RunStarted(run_id="我", run_kind=RunKind.REPLAY, name="検索", total=1))
    history_builder.take(pressed())
    (step,) = history_builder.steps(())
    assert step.step_id == "一"


def test_an_act_of_a_model_is_of_the_step_that_a_flow_keeps_of_it(
    history_builder: HistoryBuilder,
) -> None:
    history_builder.made_step("nothing yet")
    history_builder.take(RunStarted(run_id="我", run_kind=RunKind.AGENT, name="検索", total=1))
    history_builder.take(pressed())
    history_builder.take(pressed())
    history_builder.made_step("kept")
    assert [step.step_id for step in history_builder.steps(())] == ["", "kept"]


def test_a_fault_without_an_act_is_told_as_one(history_builder: HistoryBuilder) -> None:
    record = RunRecord(
        run_id="我",
        run_kind=RunKind.REPLAY,
        name="検索",
        status=RunStatus.FAILED,
        code="NETWORK",
        message="つながりませんでした。",
        started_at=datetime.now(UTC),
    )
    history_builder.add_fault(record)
    (step,) = history_builder.steps(())
    assert (step.code, step.words) == ("NETWORK", "つながりませんでした。")


def test_a_step_of_the_history_says_what_was_sent(history_builder: HistoryBuilder) -> None:
    history_builder.take(
        RequestReleased(run_id="我", host="a.example", words="POST a.example/x：memo＝お礼")
    )
    history_builder.take(pressed())
    history_builder.take(pressed())
    first, second = history_builder.steps(())
    assert first.message == "送った内容：POST a.example/x：memo＝お礼"
    assert second.message == ""


def test_the_time_of_a_run_leaves_out_what_the_person_took(
    history_builder: HistoryBuilder,
) -> None:
    """A run of seven seconds stood in the library as two minutes: its question had waited."""
    began = datetime(2026, 11, 28, 9, 0, tzinfo=UTC)

    def at(seconds: float) -> datetime:
        return began + timedelta(seconds=seconds)

    asked = ApprovalRequested(run_id="我", request_id="q", act="送信", host="", at=at(4))
    others = ApprovalRequested(run_id="他", request_id="r", act="送信", host="", at=at(1))
    for event in (
        others,
        asked,
        ApprovalAnswered(run_id="我", request_id="q", is_approved=True, at=at(104)),
        RunPaused(at=at(105)),
        RunResumed(at=at(115)),
        asked.model_copy(update={"request_id": "s", "at": at(117)}),
    ):
        history_builder.take(event)
    record = RunRecord(
        run_id="我",
        name="申請",
        run_kind=RunKind.REPLAY,
        status=RunStatus.STOPPED,
        started_at=began,
        elapsed_s=127,
    )
    assert history_builder.timed(record).elapsed_s == 7
