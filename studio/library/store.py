"""The library as the engine knows it (`FlowStore`): asynchronous outside, one thread inside.

SQLite blocks and its driver wants one thread at a time; so all work goes through a single worker,
in the order it was asked for, and the event loop never waits for a disk.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlmodel import Session

from studio.domain.flow import Flow
from studio.engine.ports import FlowSummary, RunRecord
from studio.library import faults, flows, history
from studio.library.database import Database

_DEADLINE_S: Final = 60.0

T = TypeVar("T")


class Library:
    """Flows and runs in one encrypted file. Made by `Library.open`.

    Every method raises `LibraryError`s only; what `Database` lists may come at any time.
    """

    def __init__(self, database: Database, worker: ThreadPoolExecutor) -> None:
        self._database = database
        self._worker = worker
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path, db_key: bytes, *, existed: bool) -> "Library":
        """Open a library, or make one where none has been.

        Args:
            path: The file.
            db_key: 32 bytes.
            existed: A library was made here before (the keys file remembers it).

        Raises:
            LibraryError: See `Database`.
        """
        worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="library")
        try:
            async with asyncio.timeout(_DEADLINE_S):
                database = await asyncio.get_running_loop().run_in_executor(
                    worker, lambda: Database(path, db_key, existed=existed)
                )
        except TimeoutError:
            worker.shutdown(wait=False)
            raise faults.slow(path) from None
        except BaseException:
            worker.shutdown(wait=False)
            raise
        return cls(database, worker)

    async def ready(self) -> None:
        """Do nothing while it is open: a `Library` is made open.

        Raises:
            LibraryError: LIBRARY_CLOSED.
        """
        if self._is_closed:
            raise faults.closed()

    async def save(self, flow: Flow) -> Flow:
        """Store a flow; an id that exists gets a new version. Returns what was stored."""
        return await self._write(lambda session: flows.save(session, flow))

    async def get(self, id_or_name: str) -> Flow:
        """Return the newest version, by id or by name.

        Raises:
            FlowNotFoundError: The message lists near names.
            FlowFormatError: It cannot be read.
        """
        return await self._read(lambda session: flows.get(session, id_or_name))

    async def version(self, flow_id: str, number: int) -> Flow:
        """Return an older state of a flow (the last 50 are kept).

        Raises:
            FlowNotFoundError: It is not kept.
            FlowFormatError: It cannot be read.
        """
        return await self._read(lambda session: flows.version(session, flow_id, number))

    async def versions(self, flow_id: str) -> tuple[int, ...]:
        """Return the numbers of the kept versions, newest first."""
        return await self._read(lambda session: flows.versions(session, flow_id))

    async def summaries(self, search: str = "") -> tuple[FlowSummary, ...]:
        """Return the flows that hold every word of `search`, newest first."""
        return await self._read(lambda session: flows.summaries(session, search))

    async def delete(self, flow_id: str) -> None:
        """Remove a flow with its versions.

        Raises:
            FlowNotFoundError: Nothing has this id.
        """
        await self._write(lambda session: flows.delete(session, flow_id))

    async def add_run(self, record: RunRecord) -> None:
        """Append a finished run to the history."""
        await self._write(lambda session: history.add_run(session, record))

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """Return finished runs, newest first, of one flow or of all."""
        return await self._read(lambda session: history.runs(session, flow_id, limit))

    async def check(self) -> None:
        """Verify the whole file.

        Raises:
            LibraryError: LIBRARY_DAMAGED.
        """
        await self._work(self._database.check)

    async def copy_to(self, path: Path) -> None:
        """Write a whole copy that the same keys open."""
        await self._work(lambda: self._database.copy_to(path))

    async def close(self) -> None:
        """Finish what was asked for, and close. Twice is fine."""
        if self._is_closed:
            return
        self._is_closed = True
        try:
            await self._run(self._database.close)
        finally:
            self._worker.shutdown(wait=False)

    async def _write(self, body: Callable[[Session], T]) -> T:
        def work() -> T:
            with self._database.writing() as session:
                return body(session)

        return await self._work(work)

    async def _read(self, body: Callable[[Session], T]) -> T:
        def work() -> T:
            with self._database.reading() as session:
                return body(session)

        return await self._work(work)

    async def _work(self, body: Callable[[], T]) -> T:
        if self._is_closed:
            raise faults.closed()
        return await self._run(body)

    async def _run(self, body: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(_DEADLINE_S):
                return await asyncio.get_running_loop().run_in_executor(self._worker, body)
        except TimeoutError:
            raise faults.slow(self._database.path) from None
