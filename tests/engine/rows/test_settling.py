import pytest

from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.records.journal import (
    JournaledRun,
    JournaledStep,
    JournalState,
    StepClass,
    UnfinishedRun,
)
from studio.domain.runs.batch import BatchRow, RowState
from studio.engine.rows.settling import after_cut, after_run

ROW = BatchRow(number=3, state=RowState.RUNNING, run_id="r")


def told(*states: JournalState) -> UnfinishedRun:
    steps = tuple(
        JournaledStep(
            run_id="r",
            number=number,
            words="「送信」をクリック",
            step_class=StepClass.COMMIT,
            state=state,
            has_sent=True,
        )
        for number, state in enumerate(states, 1)
    )
    return UnfinishedRun(
        run=JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="x"), steps=steps
    )


def finished(status: RunStatus) -> RunFinished:
    return RunFinished(run_id="r", run_kind=RunKind.REPLAY, status=status, message="だめでした。")


@pytest.mark.parametrize(
    ("status", "states", "state", "is_over"),
    [
        (RunStatus.DONE, (JournalState.DONE,), RowState.DONE, True),
        (RunStatus.FAILED, (), RowState.FAILED, True),
        (RunStatus.FAILED, (JournalState.DONE,), RowState.FAILED, False),
        (RunStatus.FAILED, (JournalState.UNKNOWN,), RowState.UNCLEAR, False),
        (RunStatus.FAILED, (JournalState.DONE, JournalState.SENDING), RowState.UNCLEAR, False),
        (RunStatus.STOPPED, (), RowState.WAITING, True),
        (RunStatus.STOPPED, (JournalState.DONE,), RowState.WAITING, False),
        (RunStatus.STOPPED, (JournalState.UNKNOWN,), RowState.UNCLEAR, False),
        (RunStatus.NEEDS_PERSON, (), RowState.WAITING, True),
    ],
)
def test_what_becomes_of_a_row_after_its_run(
    status: RunStatus, states: tuple[JournalState, ...], state: RowState, is_over: bool
) -> None:
    settled = after_run(ROW, finished(status), told(*states))
    assert (settled.row.state, settled.is_over) == (state, is_over)
    if is_over and state is RowState.WAITING:
        assert settled.row.run_id == ""


@pytest.mark.parametrize(
    ("states", "state"),
    [
        ((), RowState.WAITING),
        ((JournalState.DONE,), RowState.WAITING),
        ((JournalState.STARTED,), RowState.UNCLEAR),
        ((JournalState.DONE, JournalState.SENDING), RowState.UNCLEAR),
    ],
)
def test_what_becomes_of_a_row_that_was_cut_off(
    states: tuple[JournalState, ...], state: RowState
) -> None:
    row = after_cut(ROW, told(*states))
    assert (row.state, row.run_id) == (state, "r")


def test_a_row_that_nobody_knows_of_is_asked_about() -> None:
    assert after_cut(ROW, None).state is RowState.UNCLEAR
    assert after_run(ROW, finished(RunStatus.FAILED), None).row.state is RowState.UNCLEAR


def test_a_row_that_is_done_says_what_the_page_said() -> None:
    """受付番号 of each row was nowhere, neither in the table nor in its copy."""
    end = finished(RunStatus.DONE).model_copy(update={"said": "受付番号：K-00003"})
    row = after_run(ROW, end, told(JournalState.DONE)).row
    assert (row.state, row.reason) == (RowState.DONE, "画面の言葉：受付番号：K-00003")
    assert after_run(ROW, finished(RunStatus.DONE), None).row.reason == ""


def test_words_with_quotes_of_their_own_are_quoted_once() -> None:
    row = after_run(ROW, finished(RunStatus.FAILED), told(JournalState.UNKNOWN)).row
    assert row.reason.startswith("『「送信」をクリック』が済んでいるかどうか、わかりません。")
