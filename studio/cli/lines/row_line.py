"""One line about a row, and one about the end of a job."""

from typing import Final

from studio.domain.events.events import BatchFinished
from studio.domain.runs.batch import BatchRow, RowState
from studio.domain.text import clip

_MARKS: Final = {
    RowState.WAITING: "[ ]",
    RowState.RUNNING: " ▶ ",
    RowState.DONE: "[x]",
    RowState.FAILED: "[!]",
    RowState.UNCLEAR: "[?]",
    RowState.SKIPPED: "[-]",
}


def row_line(row: BatchRow) -> str:
    """Return one line about a row."""
    reason = f"：{clip(row.told, 120)}" if row.told else ""
    return f"{_MARKS[row.state]} {row.number} 行目 {row.state.words}{reason}"


def finished_line(event: BatchFinished) -> str:
    """Return one line about the end of a job."""
    counts = {
        RowState.DONE: event.done,
        RowState.FAILED: event.failed,
        RowState.UNCLEAR: event.unclear,
        RowState.WAITING: event.waiting,
    }
    told = "、".join(f"{state.words} {count:,} 件" for state, count in counts.items() if count)
    return f"{event.message}{told or '対象の行はありません。'}"
