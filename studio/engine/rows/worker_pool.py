"""One go over the waiting rows: one queue, one gate, one to four browsers; stopped as one."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from studio.domain.batch import BatchRow, FailurePolicy, RowState
from studio.domain.errors import Stopped, StudioError
from studio.domain.events import RunStatus
from studio.engine.ports import Browser
from studio.engine.rows.row_run import RowEnd, RowRun, RowWork

_MOST_FAILURES: Final = {FailurePolicy.STOP: 1, FailurePolicy.THREE: 3}
_ENDINGS: Final = frozenset({RunStatus.STOPPED, RunStatus.NEEDS_PERSON, RunStatus.LIMIT})
"""After these no further row is begun: a person said so, or has to come."""


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
        self._failures_in_a_row = 0
        self._played_again: set[int] = set()
        self.fault: StudioError | None = None
        """What ended it that is not a row's own: the library cannot be written."""
        self.reason = ""
        """Why it ended before all rows were done; "" when it did not."""
        self.ended_by: RunStatus | None = None
        """The same for machines: stopped, a person is needed, or failures."""

    async def carry_out(self, browsers: Sequence[Browser]) -> None:
        """Work with these browsers, the first of which is the one that is shown."""
        async with asyncio.TaskGroup() as group:
            for number, browser in enumerate(browsers):
                run = RowRun(self._work, browser, is_shown=number == 0)
                task = group.create_task(self._work_through(run), name=f"rows-{number + 1}")
                self._tasks.append(task)

    def cut_off(self) -> None:
        """緊急停止: end all rows that are under way at once."""
        self._end("すぐに停止しました。", RunStatus.STOPPED)
        for task in self._tasks:
            task.cancel()

    async def _work_through(self, run: RowRun) -> None:
        try:
            while self._queue and not self.reason:
                await self._work.run_control.passing()
                if not self._queue or self.reason:  # another one took it while this one waited
                    return
                self._judge(await run.play(self._queue.popleft()))
        except Stopped as stopped:
            self._end(stopped.reason, RunStatus.STOPPED)
        except StudioError as fault:
            self.fault = self.fault or fault
            self._end(fault.message)

    def _judge(self, end: RowEnd) -> None:
        row = end.row
        if end.was_cut_off and row.number not in self._played_again and not self.reason:
            self._played_again.add(row.number)
            self._queue.appendleft(row)
            return
        if end.finished.status in _ENDINGS:
            self._end(end.finished.message, end.finished.status)
            return
        if row.state is RowState.DONE:
            self._failures_in_a_row = 0
            return
        self._failures_in_a_row += 1
        most = _MOST_FAILURES.get(self._policy)
        if end.finished.code == "NOT_APPROVED":
            self._end("確認で「やめる」が選ばれたため、止めました。", RunStatus.STOPPED)
        elif most is not None and self._failures_in_a_row >= most:
            words = "失敗したため" if most == 1 else f"{most} 件続けて失敗したため"
            self._end(f"{words}、残りの行を始めずに止めました。")

    def _end(self, reason: str, status: RunStatus = RunStatus.FAILED) -> None:
        self.reason = self.reason or reason
        self.ended_by = self.ended_by or status
