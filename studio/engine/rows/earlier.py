"""Whether rows of a table were done before, by another job: a person who begins anew is told."""

from collections.abc import Sequence

from studio.domain.batch import Batch, BatchRow, RowState
from studio.domain.errors import SettingsError
from studio.engine.memory import BatchStore

_LOOKED_AT = 20
"""Newest jobs of a flow that are compared."""
_TOUCHED = frozenset({RowState.DONE, RowState.UNCLEAR, RowState.RUNNING})


async def check_not_done_before(store: BatchStore, batch: Batch, rows: Sequence[BatchRow]) -> None:
    """Refuse a job of which rows were done, or may have been, with the same values by an earlier one.

    Raises:
        SettingsError: ROWS_DONE_BEFORE; the words name the job that can be gone on with.
    """
    wanted = {row.values for row in rows}
    for earlier in await store.batches(batch.flow_id, _LOOKED_AT):
        if earlier.id == batch.id:
            continue
        told = await store.batch_rows(earlier.id)
        same = [row for row in told if row.values in wanted]
        again = sum([await _has_left_something(store, row) for row in same])
        if not again:
            continue
        left = sum(row.state in (RowState.WAITING, RowState.UNCLEAR) for row in told)
        go_on = f"続きは、くり返し {earlier.id} から行えます（コマンドでは tejun rows resume {earlier.id}）。"
        raise SettingsError(
            "ROWS_DONE_BEFORE",
            f"同じ内容の行のうち {again:,} 件は、"
            f"{earlier.started_at.astimezone():%Y/%m/%d %H:%M} に始めたくり返しで、すでに実行しています。",
            f"{go_on if left else ''}"
            "同じ内容をもう一度行うときだけ、そのことを選んでください（コマンドでは --again）。",
        )


async def _has_left_something(store: BatchStore, row: BatchRow) -> bool:
    """Say whether a row was done, may have been, or was done in part."""
    if row.state in _TOUCHED:
        return True
    if row.state is RowState.SKIPPED or not row.run_id:
        return False
    run = await store.journaled_run(row.run_id)
    return run is not None and bool(run.unclear_step or run.last_lasting_step)
