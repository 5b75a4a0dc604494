"""The façade for jobs over rows: read, prepared, tried, carried out, answered, resumed, copied out."""

import asyncio
import logging
import os
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path

from studio.domain.errors import SettingsError, Stopped
from studio.domain.events.events import BatchFinished, RowChanged, RunStatus
from studio.domain.flows.flow import Flow, missing_values
from studio.domain.records.sheet import CopyWritten, Sheet
from studio.domain.runs.batch import (
    Batch,
    BatchRow,
    FailurePolicy,
    RowAnswer,
    RowState,
)
from studio.engine.launching import RunWorld
from studio.engine.ports import Browser, BrowserPool, SheetFiles
from studio.engine.rows.agreeing import agree_for_all
from studio.engine.rows.answering import Answers
from studio.engine.rows.earlier import DoneBefore, without_done
from studio.engine.rows.going import BatchView, End, GoOptions
from studio.engine.rows.lending import check_travels, for_machines, lent
from studio.engine.rows.local_executor import LocalExecutor
from studio.engine.rows.preparing import (
    Prepared,
    Sources,
    prepared,
    waiting,
)
from studio.engine.rows.row_executor import RowExecutor, RowJob
from studio.engine.rows.row_run import RowWork
from studio.engine.rows.settling import after_cut, changed
from studio.engine.rows.standing import BatchYes
from studio.engine.rows.worker_pool import WorkerPool
from studio.engine.runs.run_control import RunControl
from studio.engine.runs.supervision import Supervisor
from studio.engine.secrets.masking import secret_variables
from studio.words import tr

logger = logging.getLogger(__name__)


class Rows:
    """Jobs over rows.

    Args:
        world: What runs need.
        supervisor: One run or one job at a time.
        files: Reads tables and writes copies; None where there are none.
        pool: Opens further browsers; None: one has to do.
    """

    def __init__(
        self,
        world: RunWorld,
        supervisor: Supervisor,
        files: SheetFiles | None = None,
        pool: BrowserPool | None = None,
    ) -> None:
        self._world = world
        self._supervisor = supervisor
        self._table_files = files
        self._pool = pool
        self._under_way = ""
        self._claiming = asyncio.Lock()
        """Whoever claims a job and lets it go again does so alone: else one lets go what another holds."""
        self._worker_pool: WorkerPool | None = None
        self._standing: dict[str, BatchYes] = {}

    @property
    def _files(self) -> SheetFiles:
        if self._table_files is None:
            raise SettingsError(
                "NO_SHEETS",
                tr("ここでは Excel や CSV のファイルを扱えません。"),
                tr("手順スタジオの窓か、コマンドで行ってください。"),
            )
        return self._table_files

    async def read(self, path: Path, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
        """Return one sheet of a file; see `SheetFiles.read`.

        Raises:
            StudioError: It cannot be read.
        """
        return await self._files.read(path, sheet, has_hidden=has_hidden)

    def prepare(self, flow: Flow, sheet: Sheet, sources: Sources) -> Prepared:
        """Return the job as it would be, with every row that would go wrong. Nothing is kept.

        Raises:
            SettingsError: The mapping cannot be used, or a variable gets no value from anywhere.
        """
        return prepared(flow, sheet, sources, self._world.almanac)

    async def keep(
        self,
        job: Prepared,
        *,
        leaves_out_faulty: bool = False,
        done_before: DoneBefore = DoneBefore.REFUSE,
    ) -> BatchView:
        """Keep a prepared job, so that it can be carried out.

        Args:
            job: As `prepare` made it.
            leaves_out_faulty: Rows with problems become 対象外; otherwise they are refused.
            done_before: What becomes of rows that an earlier job has done, or may have done.

        Raises:
            SettingsError: ROWS_FAULTY, ROWS_DONE_BEFORE, ALL_DONE_BEFORE.
        """
        faults = {problem.number: problem for problem in reversed(job.problems)}
        if job.faulty and not leaves_out_faulty:
            first = job.problems[0]
            raise SettingsError(
                "ROWS_FAULTY",
                tr(
                    "そのままでは使えない行が {faulty:,} 件あります"
                    "（{number} 行目「{column}」：{message}）。",
                    faulty=job.faulty,
                    number=first.number,
                    column=first.column,
                    message=first.message,
                ),
                tr("表を直して読み直すか、その行を外して進めてください。"),
            )
        rows = tuple(
            changed(row, RowState.SKIPPED, faults[row.number].message)
            if row.number in faults
            else row
            for row in job.rows
        )
        await self._world.memory.ready()
        rows = await without_done(self._world.memory, job.batch, rows, done_before)
        await self._world.memory.keep_batch(job.batch, rows)
        return BatchView(batch=job.batch, rows=rows)

    def lend(self, job: RowJob) -> AbstractAsyncContextManager[RowExecutor]:
        """Play rows of a job that another machine keeps, with this one's browser and vault."""
        return lent(self._world, job)

    async def batches(self, flow_id: str = "", limit: int = 50) -> Sequence[Batch]:
        """Return jobs, newest first."""
        return await self._world.memory.batches(flow_id, limit)

    async def view(self, batch_id: str) -> BatchView:
        """Return a job; rows that the studio's end cut off are told by what they left.

        Raises:
            LibraryError: BATCH_NOT_FOUND.
        """
        async with self._claiming:
            return await self._viewed(batch_id)

    async def answer(self, batch_id: str, answers: Mapping[int, RowAnswer]) -> BatchView:
        """Write down what the person says of rows, and return the job.

        Args:
            batch_id: The job.
            answers: By the number of the row.

        Raises:
            SettingsError: BATCH_ELSEWHERE, NO_SUCH_ROW, ROW_NOT_ASKED; rows before it are settled.
        """
        async with self._claiming:
            return await self._answered(batch_id, answers)

    async def go(self, batch_id: str, options: GoOptions) -> BatchView:
        """Carry out the rows that wait: one (1件だけ試す), or all that are left.

        Rows that are unclear or failed are left as they are until `answer` says what to do.

        Raises:
            SettingsError: BATCH_ELSEWHERE, SOURCE_CHANGED, MISSING_VALUE, ALREADY_RUNNING, FLOW_RUNNING.
            HandedOver: A person has to agree, and nobody is there. Nothing was done.
            LibraryError: A row cannot be written down.
            BrowserMissingError: No further browser will start.
        """
        end = End()
        with self._supervisor.job(self._cut_off) as run_control:
            async with self._claiming:
                batch = await self._claimed(batch_id)
                self._under_way = batch_id
            try:
                with self._world.flow_locks.held(batch.flow_id):
                    end = await self._worked(batch, run_control, options)
            finally:
                async with self._claiming:
                    self._under_way, self._worker_pool = "", None
                    view = await self._ended(batch)
        self._world.bus.publish(_finished(view, end.reason))
        if end.fault is not None:
            raise end.fault
        return view.model_copy(update={"ended_by": end.status})

    async def write_copy(self, batch_id: str, folder: Path | None = None) -> CopyWritten:
        """Write the copy with 結果, 日時 and 理由; the source stays as it is.

        Raises:
            ExportError: It cannot be written.
        """
        view = await self.view(batch_id)
        return await self._files.write_copy(view.batch, view.rows, folder)

    async def delete(self, batch_id: str) -> None:
        """Forget a job. What it did stays in the history; what nobody knows of is given up.

        Raises:
            SettingsError: BATCH_ELSEWHERE: it is being worked on.
        """
        async with self._claiming:
            self._refuse_when_under_way(batch_id)
            await self._claimed(batch_id)
            await self._forget(batch_id)

    async def forget_unbegun(self, batch_id: str) -> bool:
        """Forget a job that a fault ended before any of its rows began, else each try would leave another.

        Returns:
            Whether it is forgotten.
        """
        view = await self.view(batch_id)
        if view.is_elsewhere or any(row.run_id for row in view.rows):
            return False
        await self.delete(batch_id)
        return True

    async def _viewed(self, batch_id: str) -> BatchView:
        memory = self._world.memory
        batch = await memory.batch(batch_id)
        if batch_id == self._under_way:
            return BatchView(batch=batch, rows=await memory.batch_rows(batch_id))
        if not await memory.claim_batch(_owned(batch)):
            rows = await memory.batch_rows(batch_id)
            return BatchView(batch=batch, rows=rows, is_elsewhere=True)
        rows = await self._caught_up(batch)
        await memory.keep_batch(batch.model_copy(update={"owner_pid": 0}))
        return BatchView(batch=batch, rows=rows)

    async def _answered(self, batch_id: str, answers: Mapping[int, RowAnswer]) -> BatchView:
        self._refuse_when_under_way(batch_id)
        batch = await self._claimed(batch_id)
        rows = {row.number: row for row in await self._caught_up(batch)}
        settler = Answers(self._world, batch, await self._flow_of(batch))
        for number, answer in answers.items():
            if number not in rows:
                raise SettingsError(
                    "NO_SUCH_ROW",
                    tr("{number} 行目はありません。", number=number),
                    tr("行の番号を確かめてください。"),
                )
            rows[number] = await settler.settle(rows[number], answer)
            self._world.bus.publish(RowChanged(batch_id=batch_id, row=rows[number]))
        await self._world.memory.keep_batch(batch.model_copy(update={"owner_pid": 0}))
        return BatchView(batch=batch, rows=tuple(rows.values()))

    async def _forget(self, batch_id: str) -> None:
        memory = self._world.memory
        for row in await memory.batch_rows(batch_id):
            if row.run_id and await memory.journaled_run(row.run_id):
                await memory.discard_run(row.run_id)
        await memory.delete_batch(batch_id)

    def _cut_off(self) -> None:
        """緊急停止: end what is under way."""
        if self._worker_pool is not None:
            self._worker_pool.cut_off()

    async def _worked(self, batch: Batch, run_control: RunControl, options: GoOptions) -> End:
        """Carry out what waits; returns how it ended."""
        try:
            work, rows = await self._made_ready(batch, run_control, options)
            if not options.is_trial and not await agree_for_all(work, rows):
                refused = tr("確認で「やめる」が選ばれたため、始めませんでした。")
                return End(refused, RunStatus.STOPPED)
        except Stopped as stopped:
            return End(stopped.reason, RunStatus.STOPPED)
        policy = FailurePolicy.STOP if options.is_trial else options.on_failure
        worker_pool = self._worker_pool = WorkerPool(
            work, rows[:1] if options.is_trial else rows, policy
        )
        await self._carried_out(worker_pool, work, options)
        return End(worker_pool.reason, worker_pool.ended_by, worker_pool.fault)

    async def _made_ready(
        self, batch: Batch, run_control: RunControl, options: GoOptions
    ) -> tuple[RowWork, tuple[BatchRow, ...]]:
        flow = await self._flow_of(batch)
        told = await self._caught_up(batch)
        rows = waiting(told)
        if not options.uses_old_table:
            await self._check_source(batch)
        if options.machines is not None:
            check_travels(flow, options)
        elif rows:
            _check_values(flow, rows[0], options)
        standing = self._standing.setdefault(batch.id, BatchYes())
        work = RowWork(
            world=self._world,
            run_control=run_control,
            batch=batch,
            flow=flow,
            options=options.run,
            standing=standing,
            secrets=options.values,
            rows=told,
        )
        work = work if options.machines is None else for_machines(work)
        if options.is_trial and options.run.is_attended:
            standing.is_given = False
        elif options.is_trial:
            await agree_for_all(work, rows[:1])
        return work, rows

    async def _carried_out(
        self, worker_pool: WorkerPool, work: RowWork, options: GoOptions
    ) -> None:
        """Open what is needed, work, and close what was opened."""
        if options.machines is not None:
            job = RowJob(
                batch=work.batch,
                flow=work.flow,
                agreed=work.standing,
                approves_all=options.run.approves_all,
                limits=options.run.limits,
                keeps_pictures=options.run.playing.keeps_pictures,
            )
            await worker_pool.carry_out(options.machines.executors(job))
            return
        await worker_pool.carry_out(self._here(work, options.width or work.batch.width))

    async def _here(self, work: RowWork, width: int) -> AsyncGenerator[RowExecutor]:
        """Yield the browsers of this process; the further ones are closed with it."""
        first = self._world.browser
        await first.start()
        further: tuple[Browser, ...] = ()
        if width > 1 and self._pool is not None:
            further = await self._pool.open_beside(first, width - 1)
        try:
            for browser in (first, *further):
                yield LocalExecutor(work.place(browser, is_shown=browser is first))
            await asyncio.Event().wait()  # until it is closed
        finally:
            for browser in further:
                await browser.close()

    async def _ended(self, batch: Batch) -> BatchView:
        """Tell what an emergency stop left half-way, and let the job go."""
        rows = await self._caught_up(batch)
        is_over = not any(row.state in (RowState.WAITING, RowState.UNCLEAR) for row in rows)
        update = {"owner_pid": 0, "finished_at": datetime.now(UTC) if is_over else None}
        batch = batch.model_copy(update=update)
        await self._world.memory.keep_batch(batch)
        return BatchView(batch=batch, rows=rows)

    async def _caught_up(self, batch: Batch) -> tuple[BatchRow, ...]:
        """Return the rows; those that ran when the studio ended are settled, and written so."""
        memory = self._world.memory
        rows = {row.number: row for row in await memory.batch_rows(batch.id)}
        cut = [row for row in rows.values() if row.state is RowState.RUNNING]
        settled = [after_cut(row, await memory.journaled_run(row.run_id)) for row in cut]
        if settled:
            await memory.keep_batch(batch, settled)
        for row in settled:
            self._world.bus.publish(RowChanged(run_id=row.run_id, batch_id=batch.id, row=row))
        return tuple((rows | {row.number: row for row in settled}).values())

    async def _claimed(self, batch_id: str) -> Batch:
        batch = _owned(await self._world.memory.batch(batch_id))
        if not await self._world.memory.claim_batch(batch):
            raise SettingsError(
                "BATCH_ELSEWHERE",
                tr("このくり返しは、別の画面で動いています。"),
                tr("終わるのを待つか、そちらで停止してください。"),
            )
        return batch

    def _refuse_when_under_way(self, batch_id: str) -> None:
        if batch_id == self._under_way:
            raise SettingsError(
                "ALREADY_RUNNING",
                tr("このくり返しは、いま動いています。"),
                tr("終わるのを待つか、停止してからにしてください。"),
            )

    async def _flow_of(self, batch: Batch) -> Flow:
        """Return the flow as it was when the job began: all rows are done with the same."""
        flow = await self._world.memory.get(batch.flow_id)
        if flow.version == batch.flow_version:
            return flow
        return await self._world.memory.version(batch.flow_id, batch.flow_version)

    async def _check_source(self, batch: Batch) -> None:
        now = await self._files.digest(Path(batch.source))
        if now and now != batch.digest:
            raise SettingsError(
                "SOURCE_CHANGED",
                tr("「{name}」は、始めたあとに変わっています。", name=Path(batch.source).name),
                tr(
                    "読み込んだときの値で続けるか（コマンドでは --old-table）、"
                    "新しい内容で始めから作り直してください。"
                ),
            )


def _owned(batch: Batch) -> Batch:
    return batch.model_copy(update={"owner_pid": os.getpid()})


def _check_values(flow: Flow, row: BatchRow, options: GoOptions) -> None:
    """Refuse to begin where a password is missing that the job does not keep."""
    values = flow.values(dict(row.values) | dict(options.values))
    missing = [
        name
        for name in sorted(secret_variables(flow))
        if not values.get(name) and name not in options.values
    ]
    if missing:
        raise missing_values(missing)


def _finished(view: BatchView, reason: str) -> BatchFinished:
    return BatchFinished(
        batch_id=view.batch.id,
        done=view.count(RowState.DONE),
        failed=view.count(RowState.FAILED),
        unclear=view.count(RowState.UNCLEAR),
        waiting=view.count(RowState.WAITING, RowState.RUNNING),
        message=reason,
    )
