"""A flow over the rows of a table, as the window holds it: the table, where its columns go, and the job."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.domain.errors import StudioError
from studio.domain.events.events import BatchFinished, Event, RowChanged
from studio.domain.flows.flow import Flow
from studio.domain.records.sheet import Sheet
from studio.domain.runs.batch import (
    Batch,
    BatchRow,
    ColumnMapping,
    FailurePolicy,
    RowAnswer,
    RowState,
)
from studio.domain.values.variable import Converter
from studio.engine.rows.earlier import DoneBefore
from studio.engine.rows.preparing import Prepared, Sources, proposed_mappings
from studio.engine.rows.rows import BatchView, GoOptions
from studio.engine.rows.telling import standing_in_words
from studio.engine.runs.limits import Limits
from studio.engine.runs.reports import Playing, RunOptions
from studio.engine.secrets.masking import secret_variables
from studio.engine.workbench import Workbench
from studio.words import tr

UNFINISHED_LIMIT: Final = 20
_ELSEWHERE: Final = tr("この作業は、いま別の画面で動いています。")
_ONLY_VALUES: Final = tr(
    "元のファイルがないか変わっているため、読み込んだときの値だけを書き出しました。"
)
_ONLY_KEPT: Final = tr(
    "元のファイルがないか変わっているため、割り当てた列だけを、読み込んだときの値で表示しています。"
)


class DataController(QObject):
    """One table, one flow, one job at a time.

    Signals:
        changed: Another table, flow, mapping or job.
        row_changed: A `BatchRow` has another state.
        told: A sentence about what came of something.
        playing_changed: Rows begin to be carried out, before a browser is there; or they are over.
    """

    changed = Signal()
    row_changed = Signal(object)
    told = Signal(str)
    playing_changed = Signal()

    def __init__(self, workbench: Workbench, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._mappings: dict[str, ColumnMapping] = {}
        self._batch: Batch | None = None
        self._rows: dict[int, BatchRow] = {}
        self.sheet: Sheet | None = None
        self.flow: Flow | None = None
        self.values: dict[str, str] = {}
        self.width = 1
        self.policy = FailurePolicy.THREE
        self.limits = Limits()
        self.may_ask_model = False
        self.is_playing = False

    @property
    def batch(self) -> Batch | None:
        """The job, once it is kept; from then on its table and mapping stay."""
        return self._batch

    @property
    def rows(self) -> tuple[BatchRow, ...]:
        """The rows of the job in their order."""
        return tuple(self._rows.values())

    @property
    def mappings(self) -> Mapping[str, ColumnMapping]:
        """By variable."""
        return self._mappings

    @property
    def secrets(self) -> frozenset[str]:
        """Variables that are passwords: typed for each job, never out of a table, never kept."""
        return secret_variables(self.flow) if self.flow else frozenset()

    @property
    def is_mapped(self) -> bool:
        """True when a job could be made of what is there."""
        return self.sheet is not None and self.flow is not None and bool(self._mappings)

    @property
    def place_in_words(self) -> str:
        """Which row is under way, of how many; "" for none, and where several are."""
        rows = [row for row in self._rows.values() if row.state is RowState.RUNNING]
        if len(rows) != 1:
            return ""
        place = list(self._rows).index(rows[0].number) + 1
        return tr("{place:,} / {count:,} 行目", place=place, count=len(self._rows))

    def count(self, *states: RowState) -> int:
        """Return how many rows are in one of these states."""
        return sum(row.state in states for row in self._rows.values())

    def first(self, *states: RowState) -> BatchRow | None:
        """Return the first row in one of these states."""
        return next((row for row in self._rows.values() if row.state in states), None)

    async def read(self, path: Path, sheet: str = "") -> None:
        """Take a table; columns that are called like variables go to them.

        Raises:
            StudioError: It cannot be read.
        """
        self.sheet = await self._workbench.rows.read(path, sheet)
        self._forget_job()
        self._propose()

    async def choose_flow(self, flow_id: str) -> None:
        """Take a flow of the library."""
        self.flow = await self._workbench.flow(flow_id) if flow_id else None
        self.values = {}
        self._forget_job()
        self._propose()

    def map(self, variable: str, column: str) -> None:
        """Let a variable get a column; "" takes it away. Its converters stay."""
        if self._batch is not None:
            return
        if column:
            known = self._mappings.get(variable)
            converters = known.converters if known else ()
            made = ColumnMapping(variable=variable, column=column, converters=converters)
            self._mappings[variable] = made
        else:
            self._mappings.pop(variable, None)
        self.changed.emit()

    def convert(self, variable: str, converters: tuple[Converter, ...]) -> None:
        """Rewrite what a variable gets, by these converters in their order."""
        known = self._mappings.get(variable)
        if known is not None and self._batch is None:
            self._mappings[variable] = known.model_copy(update={"converters": converters})
            self.changed.emit()

    def sample(self, column: str) -> str:
        """Return the first cell of a column that says something, for a preview."""
        if self.sheet is None or column not in self.sheet.headings:
            return ""
        at = self.sheet.headings.index(column)
        return next((row.cells[at] for row in self.sheet.rows if row.cells[at].strip()), "")

    async def prepared(self) -> Prepared | None:
        """Return the job as it would be, with every row that would go wrong; None without table or flow.

        Raises:
            SettingsError: The mapping cannot be used, or a variable gets no value from anywhere.
        """
        if self.sheet is None or self.flow is None:
            return None
        mappings = (
            self._mappings.get(one.name) for one in self.flow.variables
        )  # as cards tell them
        sources = Sources(tuple(filter(None, mappings)), dict(self._given()), self.width)
        return await asyncio.to_thread(self._workbench.rows.prepare, self.flow, self.sheet, sources)

    async def keep(self, job: Prepared, done_before: DoneBefore = DoneBefore.REFUSE) -> None:
        """Keep a prepared job; rows with problems are left out.

        Args:
            job: As it was prepared.
            done_before: What becomes of rows that an earlier job has done, or may have done.

        Raises:
            SettingsError: ROWS_DONE_BEFORE.
            LibraryError: It cannot be written.
        """
        rows = self._workbench.rows
        self._take(await rows.keep(job, leaves_out_faulty=True, done_before=done_before))

    async def go(self, *, is_trial: bool, uses_old_table: bool = False) -> None:
        """Carry out one row, or all that wait; only the one may ask to point at what it does not find.

        Raises:
            StudioError: See `Rows.go`.
        """
        if self._batch is None:
            return
        playing = Playing(
            may_ask_model=self.may_ask_model,
            may_ask_person=is_trial,
            keeps_pictures=is_trial,  # the only ones of a flow that is played over tables alone
        )
        secrets = {name: self.values.get(name, "") for name in self.secrets}
        options = GoOptions(
            run=RunOptions(limits=self.limits, playing=playing),
            is_trial=is_trial,
            on_failure=self.policy,
            width=self.width,
            values={name: value for name, value in secrets.items() if value},
            uses_old_table=uses_old_table,
        )
        self._tell_playing(is_playing=True)
        try:
            self._take(await self._workbench.rows.go(self._batch.id, options))
        finally:
            self._tell_playing(is_playing=False)

    def _tell_playing(self, *, is_playing: bool) -> None:
        self.is_playing = is_playing
        self.playing_changed.emit()

    async def answer(self, number: int, answer: RowAnswer) -> None:
        """Write down what the person says of a row."""
        if self._batch is not None:
            self._take(await self._workbench.rows.answer(self._batch.id, {number: answer}))

    async def unfinished(self) -> tuple[Batch, ...]:
        """Return jobs that have rows left, newest first."""
        found = await self._workbench.rows.batches(limit=UNFINISHED_LIMIT)
        return tuple(one for one in found if one.finished_at is None)

    async def take_up(self, batch: Batch) -> str:
        """再開: show an unfinished job, with its whole table if the file is still the same.

        Returns:
            What is done, what is unclear and what remains, in sentences.
        """
        view = await self._workbench.rows.view(batch.id)
        self.flow = await self._workbench.memory.version(batch.flow_id, batch.flow_version)
        self.sheet = await self._table_of(view)
        self.width = batch.width
        self.values = {}
        self._mappings = {one.variable: one for one in batch.mappings}
        self._take(view)
        elsewhere = _ELSEWHERE if view.is_elsewhere else ""
        return elsewhere + standing_in_words(view.rows) + ("" if self.sheet else _ONLY_KEPT)

    async def _table_of(self, view: BatchView) -> Sheet | None:
        """Return the table with the rows of a job; None where the file is gone or another one now."""
        batch = view.batch
        try:
            read = await self._workbench.rows.read(Path(batch.source), batch.sheet, has_hidden=True)
        except StudioError:
            return None
        if read.digest != batch.digest:
            return None
        numbers = {row.number for row in view.rows}
        rows = tuple(row for row in read.rows if row.number in numbers)
        return read.model_copy(update={"rows": rows, "notes": ()})

    async def forget(self, batch: Batch) -> None:
        """Forget a job; what it did stays in the history."""
        await self._workbench.rows.delete(batch.id)
        if self._batch is not None and self._batch.id == batch.id:
            self.begin_anew()

    async def write_copy(self, folder: Path | None = None) -> tuple[str, Path | None]:
        """Write the copy with the results, beside the table or into a folder.

        Returns:
            Sentences about it, and where it is; None where there is no job.

        Raises:
            ExportError: It cannot be written.
        """
        if self._batch is None:
            return "", None
        written = await self._workbench.rows.write_copy(self._batch.id, folder)
        lost = (
            tr("（Shift_JIS にない {replaced:,} 文字は〓にしました）", replaced=written.replaced)
            if written.replaced
            else ""
        )
        plain = (_ONLY_VALUES,) if written.is_plain else ()
        words = "".join(
            (
                tr("結果を保存しました：{path}{lost}。", path=written.path, lost=lost),
                *plain,
                *written.notes,
            )
        )
        return words, Path(written.path)

    def begin_anew(self) -> None:
        """Put the job away; the table and the flow stay, and can be mapped anew."""
        self._forget_job()
        self.changed.emit()

    def take_event(self, event: Event) -> None:
        """Follow the job."""
        match event:
            case RowChanged() if self._batch and event.batch_id == self._batch.id:
                self._rows[event.row.number] = event.row
                self.row_changed.emit(event.row)
            case BatchFinished() if self._batch and event.batch_id == self._batch.id:
                if event.message:
                    self.told.emit(event.message)
            case _:
                pass

    def _given(self) -> Mapping[str, str]:
        """Return the values that are the same for each row; empty ones are none."""
        return {
            name: value
            for name, value in self.values.items()
            if value and name not in self._mappings
        }

    def _take(self, view: BatchView) -> None:
        self._batch = view.batch
        self._rows = {row.number: row for row in view.rows}
        self.changed.emit()

    def _forget_job(self) -> None:
        self._batch = None
        self._rows = {}

    def _propose(self) -> None:
        self._mappings = {}
        if self.sheet is not None and self.flow is not None:
            proposed = proposed_mappings(self.flow, self.sheet)
            self._mappings = {one.variable: one for one in proposed}
        self.changed.emit()
