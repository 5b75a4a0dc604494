"""The practice site as a server on a free loopback port.

It runs on an event loop of its own in a thread of its own, not on the caller's: a window that is
busy, a modal dialog or a debugger must not stall the pages a browser is waiting for, and a page
being rendered must not stall the window. `asyncio.SelectorEventLoop` is named outright, because a
Qt application may have made its own loop the default. The thread is a daemon: a program that
forgets `stop` still ends.
"""

import asyncio
import threading
from concurrent.futures import Future
from pathlib import Path

from studio.domain.errors import StudioError
from studio.practice.record import PracticeRecord
from studio.practice.site import PracticePages
from studio.practice.state import PracticeState
from studio.practice.wire import MAX_HEAD_BYTES, converse

LOOPBACK = "127.0.0.1"
START_TIMEOUT_S = 15.0
STOP_TIMEOUT_S = 10.0


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
        self._connections: set[asyncio.Task[None]] = set()
        self._url = ""

    @property
    def url(self) -> str:
        """The start page, `http://127.0.0.1:PORT/`; '' while the site is not running."""
        return self._url

    @property
    def is_made_over(self) -> bool:
        """True while the 「模様替え」 switch is on."""
        return self._state.is_made_over

    async def start(self, port: int = 0) -> str:
        """Start serving and return the start page; does nothing when it already serves.

        Args:
            port: 0 takes a free one.

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
            args=(port, ready, self._stop_request),
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
        return self._state.record

    def reset(self) -> None:
        """Forget what was done and log everyone out."""
        self._state.reset()

    def set_makeover(self, *, on: bool) -> None:
        """Serve the changed pages, or the ordinary ones again."""
        self._state.set_makeover(on=on)

    def _run(self, port: int, ready: Future[str], stop_request: Future[None]) -> None:
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(self._serve(port, ready, stop_request))

    async def _serve(self, port: int, ready: Future[str], stop_request: Future[None]) -> None:
        if not ready.set_running_or_notify_cancel():
            return
        async with asyncio.TaskGroup() as connections:
            try:
                server = await self._listen(port, connections)
            except Exception as error:  # noqa: BLE001 - handed over to whoever awaits start()
                ready.set_exception(error)
                return
            ready.set_result(f"http://{LOOPBACK}:{server.sockets[0].getsockname()[1]}/")
            await asyncio.wrap_future(stop_request)
            server.close()
            for task in self._connections:
                task.cancel()

    async def _listen(self, port: int, connections: asyncio.TaskGroup) -> asyncio.Server:
        pages = PracticePages(self._folder, self._state)

        def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            talk = converse(reader, writer, pages.respond)
            task = connections.create_task(talk, name="practice-connection")
            self._connections.add(task)
            task.add_done_callback(self._connections.discard)

        return await asyncio.start_server(accept, LOOPBACK, port, limit=MAX_HEAD_BYTES)


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
