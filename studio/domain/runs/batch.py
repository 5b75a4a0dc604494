"""A flow over the rows of a table: which column goes where, and how far each row came."""

from datetime import UTC, datetime
from enum import StrEnum
from uuid import uuid4

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.domain.values.variable import Converter
from studio.words import tr


class RowState(StrEnum):
    """How far a row came.

    UNCLEAR: something that lasts may have been sent, and nobody saw its end: a person is asked, it is
    never repeated silently. SKIPPED: the person said so.
    """

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    UNCLEAR = "unclear"
    SKIPPED = "skipped"

    @property
    def words(self) -> str:
        """What a result column says: 「完了」."""
        return _STATE_WORDS[self]


_STATE_WORDS = {
    RowState.WAITING: tr("未実行"),
    RowState.RUNNING: tr("実行中"),
    RowState.DONE: tr("完了"),
    RowState.FAILED: tr("失敗"),
    RowState.UNCLEAR: tr("要確認"),
    RowState.SKIPPED: tr("対象外"),
}


class ColumnMapping(Frozen):
    """One variable of the flow gets one column of the table, rewritten by the converters in order."""

    variable: str
    column: str
    converters: tuple[Converter, ...] = ()


class BatchRow(Frozen):
    """One row.

    Attributes:
        number: From 1, without the heading; how people and the copy count.
        values: Variables and what they hold, converted; passwords are never among them.
        run_id: Of its newest run; "" before.
        reason: Of its state, one Japanese sentence.
        answer: What its run answered, where the flow asks something.
    """

    number: int
    values: tuple[tuple[str, str], ...] = ()
    state: RowState = RowState.WAITING
    run_id: str = ""
    reason: str = ""
    answer: str = ""
    at: datetime | None = None

    @property
    def told(self) -> str:
        """What there is to say of it beside its state."""
        return "　".join(filter(None, (self.reason, self.answer)))


class RowAnswer(StrEnum):
    """What a person says of a row that is unclear, or that failed.

    DONE: it is there (済んでいる); go on after it. AGAIN: it is not (まだ); do it now. SKIP: leave the row out.
    """

    DONE = "done"
    AGAIN = "again"
    SKIP = "skip"


class FailurePolicy(StrEnum):
    """What becomes of the other rows when one fails. THREE: stop after three in a row."""

    STOP = "stop"
    THREE = "three"
    GO_ON = "go_on"


class RowOfBatch(Frozen):
    """A state of a row, together with the job it belongs to."""

    batch_id: str
    row: BatchRow


class Batch(Frozen):
    """One job over a table.

    Attributes:
        flow_version: The state of the flow; all rows are done with the same.
        source: The file as it was named; it is never written to.
        sheet: Name of the sheet; "" for CSV.
        digest: SHA-256 of the file; another one is not silently gone on with.
        width: Browser contexts side by side.
        finished_at: None while rows wait.
        owner_pid: The process it runs in; 0 when none does.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:12])
    flow_id: str
    flow_version: int
    flow_name: str
    source: str
    sheet: str = ""
    digest: str = ""
    mappings: tuple[ColumnMapping, ...] = ()
    width: int = Field(default=1, ge=1, le=4)
    total: int = 0
    started_at: datetime = Field(default_factory=lambda: datetime.now(UTC))
    finished_at: datetime | None = None
    owner_pid: int = 0
