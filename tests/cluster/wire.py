"""Machines of the twin, over lines that are cut where a test says so; all of our own code between them is real."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass, field

from studio.cluster.address import ClusterAddress
from studio.cluster.browser_worker import BrowserWorker
from studio.cluster.machines import greeted
from studio.cluster.messages import Hello
from studio.engine.memory import SecretStore
from studio.engine.rows.row_executor import RowExecutor, RowJob
from studio.engine.runs.bus import EventBus
from studio.engine.workbench import Workbench
from tests.engine.rows.desk import Desk, browser_at
from tests.fakes import FakeBrowser, ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

DESK = Hello(studio="1.0", machine="机")
NOWHERE = ClusterAddress("127.0.0.1:1")


class Line:
    """One end of a connection; what is written to a line that was cut is lost, as in a power failure.

    Attributes:
        other: The other end.
        left: After so many more messages of both ends the line is cut; None never.
        delivers_last: The message at which it is cut still arrives.
    """

    def __init__(self, left: list[int] | None = None, *, delivers_last: bool = False) -> None:
        self._came: asyncio.Queue[object] = asyncio.Queue()
        self.other = self
        self.left = left
        self.delivers_last = delivers_last
        self.is_cut = False
        self.over = asyncio.Event()

    @classmethod
    def pair(cls, cut_after: int | None = None, *, delivers_last: bool = False) -> "tuple[Line, Line]":  # fmt: skip
        left = None if cut_after is None else [cut_after]
        one, two = cls(left, delivers_last=delivers_last), cls(left, delivers_last=delivers_last)
        one.other, two.other = two, one
        return one, two

    async def read(self) -> object:
        message = await self._came.get()
        if message is None:
            raise BrokenPipeError
        return message

    async def write(self, msg: Mapping[str, object]) -> int:
        is_last = self.left is not None and self.left[0] == 0
        if self.is_cut or (is_last and not self.delivers_last):
            self.abort()
            raise BrokenPipeError
        if self.left is not None:
            self.left[0] -= 1
        self.other._came.put_nowait(dict(msg))
        if is_last:
            self.abort()
        return 1

    def abort(self) -> None:
        for end in (self, self.other):
            if not end.is_cut:
                end.is_cut = True
                end.over.set()
                end._came.put_nowait(None)


@dataclass
class Machines:
    """A `RowMachines` of twins that stand before the same desk.

    Attributes:
        names: Of the machines.
        cut_after: Messages on the first one's line before it is cut; None never.
        delivers_last: See `Line`.
        browser: Opens the browser of a machine.
        credentials: What each machine's vault holds.
    """

    desk: Desk
    names: tuple[str, ...] = ("PC1", "PC2")
    cut_after: int | None = None
    delivers_last: bool = False
    browser: Callable[[Desk], FakeBrowser] = browser_at
    credentials: SecretStore | None = None
    told: list[str] = field(default_factory=list[str])

    async def executors(self, job: RowJob) -> AsyncGenerator[RowExecutor]:
        """See `RowMachines.executors`."""
        lines: list[Line] = []
        async with asyncio.TaskGroup() as group:
            try:
                for name in self.names:
                    cut_after = self.cut_after if name == self.names[0] else None
                    ours, theirs = Line.pair(cut_after, delivers_last=self.delivers_last)
                    lines.append(ours)
                    group.create_task(serve(self.worker(name), theirs))
                    with contextlib.suppress(OSError):
                        yield await greeted(ours, DESK, job)
                for line in lines:
                    await line.over.wait()
            finally:
                for line in lines:
                    line.abort()

    def worker(self, name: str, studio: str = DESK.studio) -> BrowserWorker:
        browser = self.browser(self.desk)
        bench = Workbench(
            browser=browser,
            model=ScriptedModel(),
            store=MemoryLibrary(),
            exporters={},
            sites=Sites(),
            bus=EventBus(),
            clock=browser.clock,
            credentials=self.credentials,
        )
        own = Hello(studio=studio, machine=name)
        return BrowserWorker(NOWHERE, own, bench.rows.lend, self.told.append)


async def serve(worker: BrowserWorker, line: Line) -> None:
    """Answer a connection as Dask's server does."""
    with contextlib.suppress(OSError):
        opened = await line.read()
        assert isinstance(opened, dict)
        await worker.line(line, opened["text"])
