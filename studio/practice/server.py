"""The practice site as a server on a free loopback port.

It runs on an event loop of its own in a thread of its own, not on the caller's: a window that is
busy, a modal dialog or a debugger must not stall the pages a browser is waiting for, and a page
being rendered must not stall the window. `asyncio.SelectorEventLoop` is named outright, because a
Qt application may have made its own loop the default. The thread is a daemon: a program that
forgets `stop` still ends.
"""

import asyncio
import threading
import zlib
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

from studio.domain.errors import StudioError
from studio.practice.record import PracticeRecord
from studio.practice.site import PracticePages
from studio.practice.state import PracticeState
from studio.practice.succession import LOOPBACK, Line, line_to
from studio.practice.wire import MAX_HEAD_BYTES, converse

START_TIMEOUT_S = 15.0
STOP_TIMEOUT_S = 10.0
_AGAIN_S = 0.05


class PracticeSite:
    """Serves the practice pages and keeps the record of what was done on them.

    May be started again after `stop`; the record outlives both.

    Args:
        resources: The resources directory; the pages are in its `practice` folder.
        keep: File that the record is kept in, so that it outlives the process; None keeps it nowhere.
    """

    def __init__(self, resources: Path, keep: Path | None = None) -> None:
        self._folder = resources / "practice"
        self._state = PracticeState(keep)
        self._thread: threading.Thread | None = None
        self._stop_request: Future[None] = Future()
        self._url = ""
        self._mark = _mark(keep)
        self._is_waiting = False

    @property
    def url(self) -> str:
        """The start page, `http://127.0.0.1:PORT/`; '' while the site is not running."""
        return self._url

    @property
    def is_made_over(self) -> bool:
        """True while the 「模様替え」 switch is on."""
        return self._state.is_made_over

    async def start(self, port: int = 0, *, stands_by: bool = False) -> str:
        """Start serving and return the start page; does nothing when it already serves.

        Args:
            port: 0 takes a free one.
            stands_by: Where another process serves the same record there, its pages are this one's
                until it ends; then they are served from here, at the same address.

        Raises:
            StudioError: The port is taken (`PORT_TAKEN`), or the pages cannot be read
                (`PRACTICE_BROKEN`).
        """
        if self._thread:
            return self._url
        ready: Future[str] = Future()
        self._stop_request = Future()
        self._thread = threading.Thread(
            target=self._run,
            args=(port, self._mark if stands_by else "", ready, self._stop_request),
            name="practice-site",
            daemon=True,
        )
        self._thread.start()
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                self._url = await asyncio.wrap_future(ready)
        except (OSError, OverflowError, ValueError) as error:
            await self.stop()
            raise _start_error(port, error) from error
        except BaseException:
            await self.stop()
            raise
        return self._url

    async def stop(self) -> None:
        """Close every connection and the port; does nothing when it is not running."""
        thread, self._thread, self._url = self._thread, None, ""
        if not thread:
            return
        self._stop_request.set_result(None)
        await asyncio.to_thread(thread.join, STOP_TIMEOUT_S)

    def record(self) -> PracticeRecord:
        """Return what was done so far."""
        if self._is_waiting:
            self._state.reload()
        return self._state.record

    def reset(self) -> None:
        """Forget what was done and log everyone out."""
        self._state.reset()

    def set_makeover(self, *, on: bool) -> None:
        """Serve the changed pages, or the ordinary ones again."""
        self._state.set_makeover(on=on)

    def _run(
        self, port: int, predecessor: str, ready: Future[str], stop_request: Future[None]
    ) -> None:
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(self._serve(port, predecessor, ready, stop_request))

    async def _serve(
        self, port: int, predecessor: str, ready: Future[str], stop_request: Future[None]
    ) -> None:
        """Serve until it is asked to stop.

        Args:
            port: 0 takes a free one.
            predecessor: The mark of a process whose end is waited for; "" waits for nobody.
            ready: Gets the start page, or why there is none.
            stop_request: Ends it.
        """
        serving = asyncio.current_task()
        if serving is None or not ready.set_running_or_notify_cancel():
            return
        asyncio.wrap_future(stop_request).add_done_callback(lambda _: serving.cancel())
        with suppress(asyncio.CancelledError):
            async with asyncio.TaskGroup() as connections:
                server = await self._opened(port, predecessor, ready, connections)
                if server is not None:
                    try:
                        await asyncio.Future()
                    finally:
                        server.close()

    async def _opened(
        self, port: int, predecessor: str, ready: Future[str], connections: asyncio.TaskGroup
    ) -> asyncio.Server | None:
        """Listen, at once or as the heir of another process; None where it cannot be, which is told to `ready`."""
        try:
            server = await self._listen(port, connections)
        except Exception as error:  # noqa: BLE001 - handed over to whoever awaits start()
            is_taken = bool(predecessor) and isinstance(error, OSError) and not error.filename
            line = await line_to(port, predecessor) if is_taken else None
            if line is None:
                ready.set_exception(error)
                return None
            self._is_waiting = True
            ready.set_result(_address(port))
            return await self._inherit(line, port, connections)
        ready.set_result(_address(server.sockets[0].getsockname()[1]))
        return server

    async def _inherit(
        self, line: Line | None, port: int, connections: asyncio.TaskGroup
    ) -> asyncio.Server:
        """Listen once the process that does so has ended, with what it left."""
        while True:
            if line is not None:
                await line.until_cut()
            with suppress(OSError):
                return await self._listen(port, connections)
            line = await line_to(port, self._mark)
            if line is None:
                await asyncio.sleep(_AGAIN_S)

    async def _listen(self, port: int, connections: asyncio.TaskGroup) -> asyncio.Server:
        pages = PracticePages(self._folder, self._state)

        def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if self._stop_request.done():  # it came while the door was being closed
                writer.close()
                return
            talk = converse(reader, writer, pages.respond, self._mark)
            task = connections.create_task(talk, name="practice-connection")
            task.add_done_callback(lambda _: writer.close())  # also of one that was never begun

        server = await asyncio.start_server(
            accept, LOOPBACK, port, limit=MAX_HEAD_BYTES, start_serving=False
        )
        if self._is_waiting:
            self._state.reload()
        try:
            await server.start_serving()
        except OSError:
            server.close()
            raise
        self._is_waiting = False
        return server


def _address(port: int) -> str:
    return f"http://{LOOPBACK}:{port}/"


def _mark(keep: Path | None) -> str:
    """Return what tells the processes of one record from those of others; no path is shown to a page."""
    return f"tejun-practice/{zlib.crc32(str(keep.resolve()).encode()):08x}" if keep else ""


def _start_error(port: int, error: Exception) -> StudioError:
    if isinstance(error, ValueError) or (isinstance(error, OSError) and error.filename):
        return StudioError(
            "PRACTICE_BROKEN",
            "練習サイトのファイルを読み込めませんでした。",
            "手順スタジオを入れ直してください。",
            str(error),
        )
    return StudioError(
        "PORT_TAKEN",
        f"練習サイトを開始できませんでした（ポート {port} は使えません）。",
        "ほかのプログラムが使っていないか確かめるか、番号を指定せずにもう一度お試しください。",
        str(error),
    )
