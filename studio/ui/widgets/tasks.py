"""The owner of the window's coroutines: every task has a name, an error has a place, nothing leaks."""

import asyncio
import logging
import traceback
from collections.abc import Callable, Coroutine
from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.domain.errors import RunInterrupted, StudioError
from studio.words import tr

logger = logging.getLogger(__name__)

CLOSE_TIMEOUT_S: Final = 5.0

OnError = Callable[[StudioError], None]


class TaskOwner(QObject):
    """Starts coroutines by name and ends them all at close.

    Signals:
        failed: A `StudioError` nobody else took; the window shows it on the failure card.
        changed: A task began or ended.
    """

    failed = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_over = False

    @property
    def names(self) -> tuple[str, ...]:
        """Names of what is under way."""
        return tuple(self._tasks)

    def is_busy(self, name: str) -> bool:
        """Say whether a task of this name is under way; one whose end is still to be noted is not."""
        task = self._tasks.get(name)
        return task is not None and not task.done()

    def start(
        self, name: str, work: Coroutine[object, object, None], on_error: OnError | None = None
    ) -> None:
        """Start `work` unless a task of this name is under way, or all has ended (then it is dropped).

        Args:
            name: What it is, for logs; one at a time.
            work: What to do.
            on_error: Takes a fault instead of the failure card.
        """
        if self._is_over or self.is_busy(name):
            work.close()
            return
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._guarded(work, on_error or self.failed.emit), name=name)
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._end(name, work))
        self.changed.emit()

    def restart(
        self, name: str, work: Coroutine[object, object, None], on_error: OnError | None = None
    ) -> None:
        """Start `work`, cancelling an older task of this name: only the newest answer counts."""
        older = self._tasks.pop(name, None)
        if older is not None:
            older.cancel()
            self._tasks[f"{name} (old {id(older)})"] = older
        self.start(name, work, on_error)

    def cancel(self, name: str) -> None:
        """Ask a task to end."""
        task = self._tasks.get(name)
        if task is not None:
            task.cancel()

    async def cancel_all(self, timeout_s: float = CLOSE_TIMEOUT_S) -> None:
        """End everything but the caller, for good; what does not end in time is logged and left.

        A window that closes hears its engine to the end: what it would begin then, nobody would end.
        """
        self._is_over = True
        mine = asyncio.current_task()
        tasks = [task for task in self._tasks.values() if task is not mine]
        for task in tasks:
            task.cancel()
        if not tasks:
            return
        _, pending = await asyncio.wait(tasks, timeout=timeout_s)
        for task in pending:
            logger.warning("task did not end in time: %s", task.get_name())

    def _end(self, name: str, work: Coroutine[object, object, None]) -> None:
        work.close()  # a task cancelled before its first step never touched it
        self._forget(name)

    def _forget(self, name: str) -> None:
        for key, task in tuple(self._tasks.items()):
            if task.done() and (key == name or key.startswith(f"{name} (old")):
                del self._tasks[key]
        self.changed.emit()

    async def _guarded(self, work: Coroutine[object, object, None], on_error: OnError) -> None:
        try:
            await work
        except StudioError as exc:
            on_error(exc)
        except RunInterrupted as exc:
            logger.info("interrupted: %s", exc.reason)
        except Exception as exc:
            logger.error("task failed", exc_info=exc)  # noqa: TRY400
            on_error(unexpected(exc))


def unexpected(exc: BaseException) -> StudioError:
    """Return a defect of the studio as a fault a person can read and pass on."""
    return StudioError(
        "UNEXPECTED",
        tr("予期しない問題が起きました。"),
        tr("もう一度お試しください。続くときは「くわしく」の内容を添えてお知らせください。"),
        detail="".join(traceback.format_exception(exc)),
    )
