"""What became of a row: told by its run's end, or by the journal when there was no end. Pure.

A row whose act may have been sent is UNCLEAR and waits for a person. A row that left something
confirmed keeps its run in the journal and goes on after it. A row that left nothing begins anew.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from studio.domain.events.events import RunFinished, RunStatus
from studio.domain.flows.brackets import in_quotes
from studio.domain.records.journal import UnfinishedRun
from studio.domain.runs.batch import BatchRow, RowAnswer, RowState
from studio.domain.text import clip
from studio.engine.runs.resuming import ResumeChoice
from studio.words import sentences, tr

_HELD = frozenset({RunStatus.STOPPED, RunStatus.NEEDS_PERSON, RunStatus.LIMIT})
"""Ends that say nothing about the row: it is done another time."""
CHOICE_OF = {RowAnswer.DONE: ResumeChoice.DONE_ALREADY, RowAnswer.AGAIN: ResumeChoice.AGAIN}
LOST_REASON = tr(
    "この行の実行の記録が見つからないため、済んでいるかどうかわかりません。サイトで確かめてください。"
)


@dataclass(frozen=True, slots=True)
class Settled:
    """A row after its run.

    Attributes:
        row: Its new state.
        is_over: Its run has its end, and leaves the journal for the history.
    """

    row: BatchRow
    is_over: bool


def after_run(row: BatchRow, finished: RunFinished, told: UnfinishedRun | None) -> Settled:
    """Return what becomes of a row whose run came to an end.

    Args:
        row: As it ran.
        finished: How the run ended.
        told: What the journal says of it, everything written.
    """
    if finished.status is RunStatus.DONE:
        said = tr("画面の言葉：{said}", said=finished.said) if finished.said else ""
        return Settled(changed(row, RowState.DONE, said), is_over=True)
    if told is None:
        return Settled(changed(row, RowState.UNCLEAR, LOST_REASON), is_over=False)
    if told.unclear_step:
        return Settled(_unclear(row, told, finished.message), is_over=False)
    has_left = told.last_lasting_step is not None
    if finished.status in _HELD:
        held = _after_lasting(row, told) if has_left else _anew(row, finished.message)
        return Settled(held, is_over=not has_left)
    reason = finished.message or tr("実行できませんでした。")
    if has_left:
        reason += tr("（{words_of_last}）", words_of_last=_words_of_last(told))
    return Settled(changed(row, RowState.FAILED, reason), is_over=not has_left)


def after_cut(row: BatchRow, told: UnfinishedRun | None) -> BatchRow:
    """Return what becomes of a row whose run was cut off: the studio's end, a power failure."""
    if told is None:
        return changed(row, RowState.UNCLEAR, LOST_REASON)
    if told.unclear_step:
        return _unclear(row, told, "")
    if told.last_lasting_step:
        return _after_lasting(row, told)
    return changed(row, RowState.WAITING, tr("途中で止まりました。はじめから行います。"))


def changed(row: BatchRow, state: RowState, reason: str) -> BatchRow:
    """Return a row in another state, as of now."""
    update = {"state": state, "reason": clip(reason, 300), "at": datetime.now(UTC)}
    return row.model_copy(update=update)


def _anew(row: BatchRow, reason: str) -> BatchRow:
    """Begin anew another time; the run that was held is history."""
    return changed(row, RowState.WAITING, reason).model_copy(update={"run_id": ""})


def _after_lasting(row: BatchRow, told: UnfinishedRun) -> BatchRow:
    return changed(
        row,
        RowState.WAITING,
        tr("{words_of_last}。続きから行います。", words_of_last=_words_of_last(told)),
    )


def _words_of_last(told: UnfinishedRun) -> str:
    last = told.last_lasting_step
    return tr("{last}まで済んでいます", last=in_quotes(clip(last.words, 80))) if last else ""


def _unclear(row: BatchRow, told: UnfinishedRun, message: str) -> BatchRow:
    step = told.unclear_step
    words = in_quotes(clip(step.words, 80)) if step else ""
    reason = tr(
        "{words}が済んでいるかどうか、わかりません。サイトで確かめてください。", words=words
    )
    return changed(row, RowState.UNCLEAR, sentences(reason, message))
