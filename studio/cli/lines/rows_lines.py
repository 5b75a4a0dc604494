"""Jobs over rows as Japanese lines."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from studio.cli.lines.row_line import row_line
from studio.domain.events.events import (
    ApprovalRequested,
    BatchFinished,
    Event,
    FaultShown,
    PageWarned,
    RequestStopped,
    RowChanged,
    UserInputRequested,
)
from studio.domain.records.sheet import Sheet
from studio.domain.runs.batch import Batch, RowState
from studio.domain.text import clip
from studio.domain.values.moments import moment_of
from studio.engine.rows.going import BatchView
from studio.engine.rows.preparing import Prepared

_TOLD: Final = (
    ApprovalRequested,
    BatchFinished,
    FaultShown,
    PageWarned,
    RequestStopped,
    RowChanged,
    UserInputRequested,
)
_MOST_PROBLEMS: Final = 20
_OPEN: Final = frozenset({RowState.FAILED, RowState.UNCLEAR, RowState.RUNNING})


def event_is_told(event: Event) -> bool:
    """Say whether an event is shown while rows are carried out: rows, questions, faults; no steps."""
    return isinstance(event, _TOLD)


def sheet_lines(sheet: Sheet) -> list[str]:
    """Return what was read."""
    place = f"の「{sheet.name}」" if sheet.name else ""
    return [f"{Path(sheet.path).name}{place}：{len(sheet.rows):,} 行、{len(sheet.headings)} 列"]


def prepared_lines(job: Prepared) -> list[str]:
    """Return what goes where, and what is wrong."""
    return list(_prepared(job))


def _prepared(job: Prepared) -> Iterator[str]:
    for example in job.examples:
        values = "、".join(clip(value, 20) for value in example.values)
        reach = f"（{example.smallest} から {example.largest}）" if example.largest else ""
        empty = f"、空 {example.empty:,} 件" if example.empty else ""
        yield f"  {example.variable} ← {example.column}：{values}{reach}{empty}"
    for note in job.notes:
        yield f"  ・{note}"
    for problem in job.problems[:_MOST_PROBLEMS]:
        yield f"  × {problem.number} 行目「{problem.column}」：{problem.message}"
    if len(job.problems) > _MOST_PROBLEMS:
        yield f"  × ほか {len(job.problems) - _MOST_PROBLEMS:,} か所"


def batch_lines(batch: Batch) -> list[str]:
    """Return one line about a job."""
    end = "終わり" if batch.finished_at else "途中"
    return [
        f"{batch.id}  {moment_of(batch.started_at)}  {clip(batch.flow_name, 40)}"
        f" × {Path(batch.source).name}（{batch.total:,} 行）  {end}"
    ]


def view_lines(view: BatchView, *, only_open: bool = False) -> list[str]:
    """Return a job with its rows, or only those that a person has to look at."""
    shown = [row for row in view.rows if not only_open or row.state in _OPEN]
    counts = "、".join(
        f"{state.words} {count:,}" for state in RowState if (count := view.count(state))
    )
    elsewhere = ["（別の画面で実行中です）"] if view.is_elsewhere else []
    return [
        *batch_lines(view.batch),
        *elsewhere,
        *map(row_line, shown),
        f"  {counts}",
    ]
