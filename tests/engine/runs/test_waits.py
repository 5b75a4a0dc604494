"""Times leave out what the person took."""

from datetime import UTC, datetime, timedelta

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    RunStatus,
)
from studio.engine.runs.waits import Waits

BEGAN = datetime(2026, 11, 24, 9, 0, tzinfo=UTC)


def at(seconds: float) -> datetime:
    return BEGAN + timedelta(seconds=seconds)


def asked(seconds: float, name: str = "q") -> ApprovalRequested:
    return ApprovalRequested(request_id=name, act="送信", host="", at=at(seconds))


def answered(seconds: float, name: str = "q") -> ApprovalAnswered:
    return ApprovalAnswered(request_id=name, is_approved=True, at=at(seconds))


def waited(*events: Event) -> float:
    waits = Waits()
    for event in events:
        waits = waits.after(event)
    return waits.total_s


def test_a_question_counts_from_its_card_to_its_answer() -> None:
    assert waited(asked(1), answered(21)) == 20
    assert waited(asked(1)) == 0


def test_waits_that_overlap_count_once() -> None:
    pause, resume = RunPaused(at=at(5)), RunResumed(at=at(12))
    assert waited(asked(1), pause, answered(10), resume) == 11
    assert waited(asked(1, "a"), asked(2, "b"), answered(3, "a"), answered(9, "b")) == 8


def test_an_end_closes_what_is_open_and_a_new_run_begins_with_nothing() -> None:
    end = RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.STOPPED, at=at(8))
    assert waited(RunPaused(at=at(2)), end) == 6
    start = RunStarted(run_kind=RunKind.AGENT, name="x", total=1, at=at(9))
    assert waited(RunPaused(at=at(2)), end, start) == 0
