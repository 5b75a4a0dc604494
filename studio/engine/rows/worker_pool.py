"""One go over the waiting rows: one queue, one gate, however many browsers; stopped as one."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Final

from studio.domain.errors import SettingsError, Stopped, StudioError
from studio.domain.events.events import RunFinished, RunStatus
from studio.domain.runs.batch import BatchRow, FailurePolicy, RowState
from studio.engine.rows.row_executor import RowExecutor
from studio.engine.rows.row_run import MACHINE_LOST, RowEnd, RowRun, RowWork
from studio.words import sentences, tr

_MOST_FAILURES: Final = {FailurePolicy.STOP: 1, FailurePolicy.THREE: 3}
_ENDINGS: Final = frozenset({RunStatus.STOPPED, RunStatus.NEEDS_PERSON, RunStatus.LIMIT})
"""After these no further row is begun: a person said so, or has to come."""
_SAME_FOR_ALL: Final = frozenset(
    {"SECRET_NOT_FOUND", "SECRET_FOREIGN_SITE", "SECRET_PLACE_UNUSABLE"}
)
"""Faults that the next row would have as well."""


class WorkerPool:
    """Carries out rows of a job until none waits, or something ends it.

    Args:
        work: The job.
        rows: What waits, in its order.
        policy: What a failure does to the others.
    """

    def __init__(self, work: RowWork, rows: Sequence[BatchRow], policy: FailurePolicy) -> None:
        self._work = work
        self._queue = deque(rows)
        self._policy = policy
        self._tasks: list[asyncio.Task[None]] = []
        self._lanes = self._playing = 0
        self._turned = asyncio.Event()
        self._failures_in_a_row = 0
        self._played_again: set[int] = set()
        self._waits_for_person: RunFinished | None = None
        self._put_aside = 0
        self.fault: StudioError | None = None
        """What ended it that is not a row's own: the library cannot be written, no machine is left."""
        self.reason = ""
        """Why it ended before all rows were done; "" when it did not."""
        self.ended_by: RunStatus | None = None
        """The same for machines: stopped, a person is needed, or failures."""

    async def carry_out(self, executors: AsyncGenerator[RowExecutor]) -> None:
        """Work with these, each from the moment it is there; closed when nothing is left to do."""
        async with asyncio.TaskGroup() as group:
            taking_on = self._take_on(group, executors)
            self._tasks.append(group.create_task(taking_on, name="rows: who plays them"))
        left = len(self._queue) + self._put_aside
        if self._work.is_away and left and not self.reason:
            self.fault = _left_alone(left)
            self._end(self.fault.message)
        if self._waits_for_person is not None:
            self._end(self._waits_for_person.message, self._waits_for_person.status)

    def cut_off(self) -> None:
        """緊急停止: end all rows that are under way at once."""
        self._end(tr("すぐに停止しました。"), RunStatus.STOPPED)
        for task in self._tasks:
            task.cancel()

    async def _take_on(
        self, group: asyncio.TaskGroup, executors: AsyncGenerator[RowExecutor]
    ) -> None:
        try:
            async with aclosing(executors):
                async for executor in executors:
                    self._lanes += 1
                    run = RowRun(self._work, executor)
                    task = group.create_task(self._work_through(run), name=f"rows-{self._lanes}")
                    self._tasks.append(task)
        except StudioError as fault:
            self.fault = self.fault or fault
            self._end(fault.message)

    async def _work_through(self, run: RowRun) -> None:
        try:
            while run.is_open and (row := await self._next()) is not None:
                try:
                    self._judge(await run.play(row))
                finally:
                    self._playing -= 1
                    self._turn()
        except Stopped as stopped:
            self._end(stopped.reason, RunStatus.STOPPED)
        except StudioError as fault:
            self.fault = self.fault or fault
            self._end(fault.message)
        finally:
            self._lanes -= 1
            self._leave()

    async def _next(self) -> BatchRow | None:
        """Return the next row; None when there is none, also none that may still come back."""
        while not self.reason:
            await self._work.run_control.passing()
            if self.reason:
                break
            if self._queue:
                self._playing += 1
                return self._queue.popleft()
            if not self._playing:
                break
            await self._turned.wait()
        return None

    def _turn(self) -> None:
        """Wake those who wait for a row of another one to come back."""
        self._turned.set()
        self._turned = asyncio.Event()

    def _leave(self) -> None:
        """Wait for nobody else, once the last one left; machines may still come where rows are left."""
        is_over = not self._queue or self.reason or not self._work.is_away
        if not self._lanes and is_over:
            self._tasks[0].cancel()

    def _judge(self, end: RowEnd) -> None:
        row = end.row
        if end.was_cut_off and row.number not in self._played_again and not self.reason:
            self._played_again.add(row.number)
            self._queue.appendleft(row)
            return
        if end.was_cut_off and end.finished.code == MACHINE_LOST:
            self._put_aside += 1  # it may be the row that ends machines
            return
        if self._work.is_away and end.finished.status is RunStatus.NEEDS_PERSON:
            self._waits_for_person = self._waits_for_person or end.finished  # nobody sits there
        elif end.finished.status in _ENDINGS:
            self._end(end.finished.message, end.finished.status)
            return
        if row.state is RowState.DONE:
            self._failures_in_a_row = 0
            return
        self._failures_in_a_row += 1
        most = _MOST_FAILURES.get(self._policy)
        if end.finished.code == "NOT_APPROVED":
            self._end(tr("確認で「やめる」が選ばれたため、止めました。"), RunStatus.STOPPED)
        elif end.finished.code in _SAME_FOR_ALL:
            self._end(
                tr(
                    "{number} 行目で止めました。{message}",
                    number=row.number,
                    message=sentences(row.reason, end.finished.remedy),
                )
            )
        elif most is not None and self._failures_in_a_row >= most:
            words = (
                tr("失敗したため") if most == 1 else tr("{most} 件続けて失敗したため", most=most)
            )
            self._end(tr("{words}、残りの行を始めずに止めました。", words=words))

    def _end(self, reason: str, status: RunStatus = RunStatus.FAILED) -> None:
        self.reason = self.reason or reason
        self.ended_by = self.ended_by or status


def _left_alone(rows: int) -> SettingsError:
    return SettingsError(
        "MACHINES_GONE",
        tr("行を実行していた PC が離れたため、残りの {rows:,} 行は行っていません。", rows=rows),
        tr(
            "PC とスケジューラーが動いているかを確かめ、続きを実行してください（コマンドでは tejun rows resume）。"
        ),
    )
