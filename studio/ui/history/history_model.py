"""Finished runs as a table, and which of them are shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.events.events import RunStatus
from studio.domain.records.history import RunRecord
from studio.domain.runs.formatting import price_in_words, seconds_in_words
from studio.domain.text import fold
from studio.domain.values.moments import when_in_words
from studio.ui.widgets.rows_model import RowsModel
from studio.words import tr

HEADERS: Final = (tr("日時"), tr("手順"), tr("結果"), tr("時間"), tr("手順数"), "AI", tr("費用"))
NAME_COLUMN: Final = 1
STATUS_COLUMN: Final = 2

RESULT_ICONS: Final = {
    RunStatus.DONE: ("fa6s.circle-check", "green"),
    RunStatus.FAILED: ("fa6s.circle-xmark", "red"),
    RunStatus.STOPPED: ("fa6s.circle-stop", "muted"),
}
"""Icon and colour of a result; the others are amber."""


@dataclass(frozen=True, slots=True)
class FoundRun:
    """A run with the folded words a person may look for, made once and off the loop."""

    record: RunRecord
    words: str


def found_runs(records: Sequence[RunRecord]) -> tuple[FoundRun, ...]:
    """Return runs ready to be searched. Takes about 10 µs a run: not for the loop."""
    return tuple(
        FoundRun(record, fold(f"{record.name} {record.message} {' '.join(record.sites)}"))
        for record in records
    )


def is_same(runs: Sequence[FoundRun], records: Sequence[RunRecord]) -> bool:
    """Say whether these are the runs that were found before; not for the loop, either."""
    pairs = zip(runs, records, strict=False)
    return len(runs) == len(records) and all(run.record == record for run, record in pairs)


@dataclass(frozen=True, slots=True)
class RunFilter:
    """Which runs are wanted.

    Attributes:
        words: Every one of them must be in the name, the message or a site.
        status: Only runs that ended so; None for all.
        flow_id: Only runs of this flow; "" for all.
    """

    words: str = ""
    status: RunStatus | None = None
    flow_id: str = ""

    def picked(self, runs: Sequence[FoundRun]) -> tuple[RunRecord, ...]:
        """Return those that are wanted, in their order."""
        for word in fold(self.words).split():
            runs = [run for run in runs if word in run.words]
        if self.flow_id:
            runs = [run for run in runs if run.record.flow_id == self.flow_id]
        if self.status is not None:
            runs = [run for run in runs if run.record.status is self.status]
        return tuple([run.record for run in runs])


class HistoryModel(RowsModel[RunRecord]):
    """Runs, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(HEADERS, parent)

    def row_of(self, run_id: str) -> int:
        """Return the row of a run, or -1."""
        rows = (row for row, record in enumerate(self.rows) if record.run_id == run_id)
        return next(rows, -1)

    @override
    def cell(self, row: RunRecord, column: int) -> str:
        cells = (
            when_in_words(row.started_at, datetime.now().astimezone()),
            row.name,
            row.status.words.word,
            seconds_in_words(row.elapsed_s),
            str(row.steps),
            tr("{model_calls} 回", model_calls=row.ai_calls),
            price_in_words(row.tokens, row.yen),
        )
        return cells[column]

    @override
    def tip(self, row: RunRecord, column: int) -> str:
        if column == NAME_COLUMN:
            kept = tr("（残す）") if row.is_pinned else ""
            return f"{row.name}{kept}"
        words = self.cell(row, column)
        return (
            tr("{words}：{message}", words=words, message=row.why)
            if column == STATUS_COLUMN and row.why
            else words
        )
