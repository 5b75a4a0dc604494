"""The side that lends its browser: a worker of Dask that takes no tasks, only rows over a line."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from studio.cluster.address import ClusterAddress, Comm, dask, scheduler_gone
from studio.cluster.messages import (
    OP,
    Ask,
    Fault,
    Hello,
    Message,
    NotOurs,
    Played,
    PlayRow,
    TakeJob,
    Told,
    packed,
    unpacked,
)
from studio.domain.errors import LibraryError, SettingsError, StudioError
from studio.engine.rows.row_executor import RowExecutor, RowJob, RowNote
from studio.engine.rows.settling import Settled

logger = logging.getLogger(__name__)

START_S: Final = 20.0
_FOREIGN_CODE: Final = (
    "run", "run_coroutine", "plugin-add", "plugin-remove", "actor_execute", "actor_attribute",
    "update_data", "gather", "get_data",
)  # fmt: skip
"""What Dask would let others do on a worker; ours only lends its browser."""


Lend = Callable[[RowJob], AbstractAsyncContextManager[RowExecutor]]
"""Lends this machine's browser and vault to a job while the block runs."""


class _DaskWorker(Protocol):
    """What we use of Dask's worker."""

    handlers: dict[str, object]
    status: object
    address: str

    async def finished(self) -> None: ...
    async def close(self) -> None: ...


class _LineKeeper:
    """`RowKeeper` at the other end of a line: returns when it is on the disk there."""

    def __init__(self, comm: Comm) -> None:
        self._comm = comm
        self._writing = asyncio.Lock()
        self._number = 0
        self._open: dict[int, asyncio.Future[Told]] = {}
        self._is_cut = False

    def hear(self, told: Told) -> None:
        """Take an answer."""
        if (waiting := self._open.pop(told.number, None)) and not waiting.done():
            waiting.set_result(told)

    def cut(self) -> None:
        """End every question: nobody answers any more."""
        self._is_cut = True
        for waiting in self._open.values():
            if not waiting.done():
                waiting.set_exception(_cut())
                waiting.exception()  # whoever waited may be gone already

    async def send(self, message: Message) -> None:
        """Send one message after the other.

        Raises:
            OSError: The line is broken.
        """
        async with self._writing:
            await self._comm.write(packed(message))

    async def keep(self, note: RowNote) -> Settled | None:
        """See `RowKeeper.keep`."""
        if self._is_cut:
            raise _cut()
        self._number += 1
        number = self._number
        waiting = self._open[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send(Ask(number=number, note=note))
        except OSError as exc:
            raise _cut() from exc
        told = await waiting
        if told.fault is not None:
            raise told.fault.raised()
        return told.settled


class BrowserWorker:
    """Lends this machine's browser until it is stopped, or the scheduler goes away.

    Args:
        address: Of the scheduler.
        own: What others are told of this machine.
        lend: Its browser.
        tell: Told in words whose rows are played.
    """

    def __init__(
        self,
        address: ClusterAddress,
        own: Hello,
        lend: Lend,
        tell: Callable[[str], None],
    ) -> None:
        self._address = address
        self._own = own
        self._lend = lend
        self._tell = tell
        self._line_at_work: _Line | None = None
        self._is_leaving = False
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def is_busy(self) -> bool:
        """True while it plays rows, or takes none any more."""
        return self._is_leaving or not self._idle.is_set()

    async def serve(self) -> None:
        """Lend it.

        Raises:
            SettingsError: CLUSTER_MISSING, PLAIN_NETWORK, SCHEDULER_GONE, BAD_ADDRESS, TLS_*.
        """
        url = self._address.url
        self._address.check_safe(url)
        self._address.connection("worker")
        core = dask("distributed")
        try:
            async with asyncio.timeout(START_S):
                worker = await core.Worker(
                    url,
                    nthreads=1,
                    memory_limit=0,
                    name=self._own.machine,
                    host="127.0.0.1" if self._address.is_loopback else None,
                    security=self._address.security(),
                    death_timeout=START_S,
                    blocked_handlers=list(_FOREIGN_CODE),
                )
        except (OSError, TimeoutError, RuntimeError, ValueError) as exc:
            raise scheduler_gone(url, repr(exc)) from exc
        await self._lent(worker, core.Status.paused)

    async def _lent(self, worker: _DaskWorker, paused: object) -> None:
        worker.handlers[OP] = self.line
        worker.status = paused  # no task of Dask is given to it
        self._tell(f"「{self._own.machine}」のブラウザーを貸しています（{self._address.url}）。Ctrl+C で終わります。")  # fmt: skip
        try:
            await worker.finished()
        except asyncio.CancelledError:
            await self._leave()
            raise
        finally:
            await worker.close()
        raise scheduler_gone(self._address.url)

    async def _leave(self) -> None:
        """Let the row under way come to its end; cancelling a second time cuts it off."""
        self._is_leaving = True
        if not self._idle.is_set():
            self._tell("いまの行が終わったら終わります。すぐに終えるには、もう一度 Ctrl+C を押してください。")  # fmt: skip
        if self._line_at_work is not None:
            self._line_at_work.leave()
        await self._idle.wait()

    async def line(self, comm: Comm, text: str) -> None:
        """Play rows for whoever came; a handler of Dask's worker, called for each connection."""
        is_busy = self.is_busy
        try:
            other = unpacked({"text": text})
            await comm.write(packed(self._own.model_copy(update={"is_busy": is_busy})))
            if isinstance(other, Hello) and not is_busy:
                other.check_same(self._own)
                self._idle.clear()
                await self._played_for(comm, other)
        except (OSError, NotOurs) as exc:
            logger.info("a line ended: %r", exc)
        except SettingsError as fault:
            self._tell(str(fault))
        finally:
            if not is_busy:
                self._idle.set()
            comm.abort()

    async def _played_for(self, comm: Comm, other: Hello) -> None:
        first = unpacked(await comm.read())
        if not isinstance(first, TakeJob):
            raise NotOurs
        self._tell(f"「{other.machine}」の「{first.job.flow.name}」の行を実行します。")
        async with self._lend(first.job) as executor:
            self._line_at_work = _Line(comm, executor)
            await self._line_at_work.work()
        self._line_at_work = None
        self._tell(f"「{other.machine}」の行を終えました。")


class _Line:
    """Rows that come over one line, each played before the next; what is under way ends with the line."""

    def __init__(self, comm: Comm, executor: RowExecutor) -> None:
        self._comm = comm
        self._executor = executor
        self._keeper = _LineKeeper(comm)
        self._rows: asyncio.Queue[PlayRow] = asyncio.Queue()
        self._is_playing = self._is_leaving = False

    def leave(self) -> None:
        """Take no further row; the line ends with the one under way."""
        self._is_leaving = True
        if not self._is_playing:
            self._comm.abort()

    async def work(self) -> None:
        """Play rows until the line ends."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._hear(), name="rows: hearing")
                group.create_task(self._play_all(), name="rows: playing")
        except* (OSError, NotOurs) as ended:
            logger.info("the line ended: %r", ended.exceptions)

    async def _hear(self) -> None:
        try:
            while True:
                message = unpacked(await self._comm.read())
                match message:
                    case PlayRow():
                        self._rows.put_nowait(message)
                    case Told():
                        self._keeper.hear(message)
                    case _:
                        raise NotOurs
        finally:
            self._keeper.cut()

    async def _play_all(self) -> None:
        while not self._is_leaving:
            order = (await self._rows.get()).order
            self._is_playing = True
            try:
                played = await self._executor.play(order, self._keeper)
            except StudioError as fault:
                await self._keeper.send(Fault.of(fault))
            else:
                assert played is not None
                await self._keeper.send(Played(played=played))
            self._is_playing = False
        self._comm.abort()


def _cut() -> LibraryError:
    return LibraryError("LINE_CUT", "行を頼んだ PC との接続が切れました。続きは行いません。")
