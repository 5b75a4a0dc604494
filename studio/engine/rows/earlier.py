"""Whether rows of a table were done before, by another job: a person who begins anew is told.

A row is the same when its variables get the same values, in whatever order they are mapped, or when it
is the same line of the same file, whatever is taken out of it now.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.domain.errors import SettingsError
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.domain.values.moments import moment_of
from studio.engine.memory import BatchStore
from studio.engine.rows.settling import changed
from studio.words import tr

_LOOKED_AT = 20
"""Newest jobs of a flow that are compared."""
_TOUCHED = frozenset({RowState.DONE, RowState.UNCLEAR, RowState.RUNNING})


class DoneBefore(StrEnum):
    """What becomes of rows that an earlier job has done, or may have done."""

    REFUSE = "refuse"
    LEAVE_OUT = "leave_out"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class EarlierJob:
    """An earlier job that has done some of the rows.

    Attributes:
        numbers: Of the rows, as they are called now.
        left: How many of its own rows wait or are unclear.
    """

    batch: Batch
    numbers: frozenset[int]
    left: int


async def without_done(
    store: BatchStore, batch: Batch, rows: Sequence[BatchRow], wanted: DoneBefore
) -> tuple[BatchRow, ...]:
    """Return the rows, those that were done before as it is wanted.

    Raises:
        SettingsError: ROWS_DONE_BEFORE: some were, and nothing is wanted of them; the words name the job
            that can be gone on with. ALL_DONE_BEFORE: none is left.
    """
    if wanted is DoneBefore.AGAIN:
        return tuple(rows)
    found = await earlier_jobs(store, batch, rows)
    if not found:
        return tuple(rows)
    if wanted is DoneBefore.REFUSE:
        raise _done_before(found)
    reasons = {
        number: tr("{begun} に始めたくり返しで、すでに実行しています。", begun=_begun(one.batch))
        for one in reversed(found)
        for number in one.numbers
    }
    left = tuple(
        changed(row, RowState.SKIPPED, reasons[row.number]) if row.number in reasons else row
        for row in rows
    )
    if not any(row.state is RowState.WAITING for row in left):
        raise SettingsError(
            "ALL_DONE_BEFORE",
            tr("どの行も、すでに実行しています。残っている行はありません。"),
            tr("要確認や失敗の行は、前のくり返しを再開して答えてください。"),
        )
    return left


async def earlier_jobs(
    store: BatchStore, batch: Batch, rows: Sequence[BatchRow]
) -> tuple[EarlierJob, ...]:
    """Return the jobs of the flow that have done rows of this one, newest first."""
    waiting = [row for row in rows if row.state is RowState.WAITING]
    found: list[EarlierJob] = []
    for earlier in await store.batches(batch.flow_id, _LOOKED_AT):
        if earlier.id == batch.id:
            continue
        told = await store.batch_rows(earlier.id)
        touched = [row for row in told if await _has_left_something(store, row)]
        is_same_table = (earlier.digest, earlier.sheet) == (batch.digest, batch.sheet)
        same = _same_rows(waiting, touched, is_same_table=is_same_table)
        if same:
            left = sum(row.state in (RowState.WAITING, RowState.UNCLEAR) for row in told)
            found.append(EarlierJob(earlier, same, left))
    return tuple(found)


def _same_rows(
    rows: Sequence[BatchRow], touched: Sequence[BatchRow], *, is_same_table: bool
) -> frozenset[int]:
    values = {frozenset(row.values) for row in touched}
    lines = {row.number for row in touched} if is_same_table else set[int]()
    return frozenset(
        row.number for row in rows if row.number in lines or frozenset(row.values) in values
    )


def _done_before(found: Sequence[EarlierJob]) -> SettingsError:
    newest = found[0]
    count = len(frozenset[int]().union(*(one.numbers for one in found)))
    batch_id = newest.batch.id
    go_on = (
        tr(
            "続きは、くり返し {batch_id} から行えます（コマンドでは tejun rows resume {batch_id}）。",
            batch_id=batch_id,
        )
        if newest.left
        else ""
    )
    return SettingsError(
        "ROWS_DONE_BEFORE",
        tr(
            "同じ内容の行のうち {count:,} 件は、{begun} に始めたくり返しで、すでに実行しています。",
            count=count,
            begun=_begun(newest.batch),
        ),
        tr(
            "{go_on}その行を外して進める（コマンドでは --skip-done）か、"
            "同じ内容をもう一度行う（--again）かを選んでください。",
            go_on=go_on,
        ),
    )


def _begun(batch: Batch) -> str:
    return moment_of(batch.started_at)


async def _has_left_something(store: BatchStore, row: BatchRow) -> bool:
    """Say whether a row was done, may have been, or was done in part.

    One that was left out after it had been begun may have been: nobody looked at what it had left.
    """
    if row.state in _TOUCHED:
        return True
    if row.state is RowState.SKIPPED or not row.run_id:
        return bool(row.run_id)
    run = await store.journaled_run(row.run_id)
    return run is not None and bool(run.unclear_step or run.last_lasting_step)
