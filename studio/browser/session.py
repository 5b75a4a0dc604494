"""The life of one browser: launch, current tab, dialogs, requests in flight, and its end.

Everything that talks to a page goes through `Session.call`, which gives it a deadline of ours and
races it against the page going away: `page.title()` and `evaluate` have no time limit of their own.
"""

import asyncio
import logging
import tempfile
import time
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from playwright.async_api import (
    BrowserContext,
    CDPSession,
    Error,
    Frame,
    Page,
    Playwright,
    Request,
    Response,
    StorageState,
    async_playwright,
)

from studio.browser.dialogs import Dialogs
from studio.browser.downloads import Downloads
from studio.browser.errors import REOPEN, DialogOpenError, translate_errors
from studio.browser.finder import find_browser
from studio.browser.interception.request_interceptor import RequestInterceptor
from studio.browser.launch import (
    UNHELD,
    LaunchOptions,
    launch_flags,
    prepare_profile,
    profile_not_written,
    refuse_without_display,
)
from studio.browser.questions import Questions
from studio.browser.selector_engine import ENGINE, ENGINE_NAME
from studio.browser.system_proxy import has_system_proxy
from studio.domain.errors import (
    BrowserClosedError,
    BrowserError,
    BrowserMissingError,
    BrowserTimeoutError,
)
from studio.domain.page.address import is_same_site, origin_of
from studio.domain.page.observation import DialogSeen
from studio.words import tr

logger = logging.getLogger(__name__)
T = TypeVar("T")

LAUNCH_TIMEOUT_S: Final = 30.0
_DONE: Final = "waiting for scheduled navigations"
"""In the driver's log: the act itself is over."""
_WATCHED: Final = frozenset({"document", "script", "xhr", "fetch"})
_PARTS: Final = frozenset({"stylesheet", "image", "media", "font", "script"})
_HEADLESS_VIEWPORT: Final = {"width": 1280, "height": 800}


class Session:
    """One driver, one browser context, one current tab at a time."""

    def __init__(self, options: LaunchOptions) -> None:
        self.options = options
        self._playwright: Playwright | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._gone: asyncio.Future[None] | None = None
        self._starting = asyncio.Lock()
        self._in_flight: dict[Request, float] = {}
        self._fresh_profile: tempfile.TemporaryDirectory[str] | None = None
        self._recent: list[Page] = []
        self.questions = Questions()
        self.dialogs = Dialogs(self.questions)
        self.interceptor = RequestInterceptor(self.questions, self._current_url)
        self.downloads = Downloads(options.downloads)
        self.http_status = 200
        self.parts: dict[str, None] = {}
        """Origins of other sites from which pages took parts."""
        self.document = 0
        """Rises whenever the current tab shows another document or address."""
        self.on_document: Callable[[], None] = lambda: None
        """Called whenever that rises."""
        self.unloaded_document = -1
        """The document that did not fire its load event in time; nobody waits for it again."""

    @property
    def is_open(self) -> bool:
        """True while there is a tab to work on."""
        return self._gone is not None and not self._gone.done()

    @property
    def page(self) -> Page:
        """The current tab.

        Raises:
            BrowserClosedError: There is none any more.
        """
        if not self.is_open or self._page is None:
            raise closed()
        return self._page

    @property
    def pages(self) -> tuple[Page, ...]:
        """All open tabs, oldest first."""
        return tuple(self._context.pages) if self._context else ()

    @property
    def slow_mo_s(self) -> float:
        """Pause before each action."""
        return self.options.slow_mo_ms / 1000

    @property
    def is_headless(self) -> bool:
        """True when there is no window to place."""
        return self.options.is_headless

    @property
    def in_flight(self) -> Mapping[Request, float]:
        """Document, script, xhr and fetch requests of all tabs under way; when each began, monotonic."""
        return MappingProxyType(self._in_flight)

    def requests_in_flight(self, younger_than_s: float) -> int:
        """Return how many document, script, xhr and fetch requests are under way (old ones are streams)."""
        now = time.monotonic()
        return sum(now - started < younger_than_s for started in self._in_flight.values())

    def forget_navigations(self) -> None:
        """Count no request for a document as under way: they were dropped, and nobody is told."""
        for request in [one for one in self._in_flight if one.is_navigation_request()]:
            del self._in_flight[request]

    async def start(self) -> None:
        """Launch; does nothing when open. A browser that went away is launched anew.

        Two at once (the window opens it while a run begins already) are one launch.

        Raises:
            BrowserMissingError: None found, or no display for a headed one.
            BrowserError: It would not start.
        """
        async with self._starting:
            if not self.is_open:
                await self._start_anew()

    async def close(self) -> None:
        """Close everything; never raises."""
        self._end()
        self.dialogs.abandon()
        self.downloads.abandon()
        await self.interceptor.close()
        await self.interceptor.turnstile.close()
        context, playwright = self._context, self._playwright
        self._context = self._page = self._playwright = None
        self._in_flight.clear()
        self._recent.clear()
        for closing in (context and context.close(), playwright and playwright.stop()):
            if closing is None:
                continue
            try:
                async with asyncio.timeout(10):
                    await closing
            except (Error, TimeoutError) as exc:
                logger.info("closing the browser: %s", str(exc).splitlines()[:1])
        if self._fresh_profile:
            self._fresh_profile.cleanup()
            self._fresh_profile = None

    async def call(self, call: Coroutine[Any, Any, T], timeout_s: float, doing: str) -> T:
        """Await a Playwright call with our deadline, against the browser going away.

        Args:
            call: The coroutine.
            timeout_s: Our own limit; Playwright's own may be shorter.
            doing: What it does, in Japanese, for the error.

        Raises:
            DialogOpenError: A dialog was left open for a decision; the call is given up.
            BrowserError: Translated; nothing of Playwright's escapes.
        """
        task = asyncio.get_running_loop().create_task(call, name=f"browser: {doing}")
        try:
            with translate_errors(doing):
                await self._await_page(task, timeout_s)
                if not task.done():
                    raise self._standstill()
                return task.result()
        except BrowserClosedError:
            await self._notice_end()
            raise
        finally:
            if not task.done():
                task.cancel()
                task.add_done_callback(retrieved)

    async def act(
        self, act: Callable[[], Coroutine[Any, Any, Any]], timeout_s: float, doing: str
    ) -> tuple[DialogSeen, ...]:
        """Carry out an act that may open dialogs, send something, or close the very tab it is in.

        Playwright's own time limit runs on while a person reads a dialog, or what is held at the
        interceptor: a timeout after a dialog opened, or of the page that was to come of the act, is not a
        failure of the act.

        Returns:
            The dialogs that the act opened, answered; or `open`, and the act is under way behind it.
        """
        page, seen, stood_s = self.page, len(self.dialogs.seen), self.questions.stood_s
        self.dialogs.opened.clear()
        try:
            await self.call(act(), timeout_s, doing)
        except BrowserTimeoutError as exc:
            is_held = self.questions.stood_s > stood_s and _DONE in str(exc.__cause__)
            if not self.dialogs.opened.is_set() and not is_held:
                raise
        except DialogOpenError:
            return self.dialogs.seen[seen:]
        except BrowserClosedError:
            if not self.is_open or not page.is_closed():
                raise
        await self.answered()
        return self.dialogs.seen[seen:]

    async def answered(self) -> None:
        """Wait while somebody reads a dialog or a held request, or until the browser goes away."""
        while self.is_open and (asked := self.questions.open):
            assert self._gone is not None
            await asyncio.wait({*asked, self._gone}, return_when=asyncio.FIRST_COMPLETED)

    async def devtools(self) -> CDPSession:
        """Return a CDP session on the current tab; the caller detaches it."""
        page = self.page
        return await self.call(page.context.new_cdp_session(page), 5, tr("ブラウザーを調べる"))

    async def signed_in_state(self) -> StorageState:
        """Return cookies and what sites have stored in this browser: who is signed in where."""
        context = self.page.context
        return await self.call(
            context.storage_state(indexed_db=True), 20, tr("サインインの状態を読む")
        )

    async def take_over(self, state: StorageState) -> None:
        """Be signed in as another browser is; what was stored here is forgotten."""
        context = self.page.context
        await self.call(context.set_storage_state(state), 20, tr("サインインの状態を引き継ぐ"))

    def switch_to(self, page: Page) -> None:
        """Make another open tab the current one."""
        self._page = page
        self._recent = [other for other in self._recent if other is not page] + [page]
        self._count_document()

    async def _start_anew(self) -> None:
        await self.close()
        refuse_without_display(self.options)
        try:
            await self._open()
        except BrowserClosedError as exc:
            await self.close()
            raise BrowserMissingError(
                "BROWSER_NOT_STARTED",
                tr("ブラウザーを起動できませんでした。"),
                tr("設定の「ブラウザー」で、Edge か Chrome を選び直してください。"),
                exc.detail,
            ) from exc
        except BaseException:
            await self.close()
            raise

    async def _open(self) -> None:
        with translate_errors(tr("ブラウザーを起動する")):
            async with asyncio.timeout(LAUNCH_TIMEOUT_S):
                self._playwright = await async_playwright().start()
                await self._playwright.selectors.register(ENGINE_NAME, ENGINE, content_script=True)
                context = self._context = await self._launch(self._playwright)
            self._gone = asyncio.get_running_loop().create_future()
            context.on("page", self._adopt)
            context.on("close", lambda _: self._end())
            context.set_default_timeout(10_000)
            await context.add_init_script(UNHELD)
        if self._context is not context:  # whoever asked for it has closed it meanwhile
            raise closed()
        self.interceptor.open(context)
        for page in context.pages:
            self._adopt(page)
        if not context.pages:
            await self.call(context.new_page(), 10, tr("タブを開く"))

    async def _await_page(self, task: asyncio.Task[Any], timeout_s: float) -> None:
        """Wait for a call, for a dialog that is left open, or for the end of the browser.

        The clock stands while a question about the page waits for its answer.
        """
        waits: set[asyncio.Future[Any]] = {task, self.dialogs.left_open}
        if self._gone:
            waits.add(self._gone)
        began = time.monotonic() - self.questions.stood_s
        left_s = timeout_s
        while True:
            done, _ = await asyncio.wait(waits, timeout=left_s, return_when=asyncio.FIRST_COMPLETED)
            if done:
                return
            await self.answered()
            left_s = timeout_s - (time.monotonic() - self.questions.stood_s - began)
            if left_s <= 0:
                raise TimeoutError

    def _standstill(self) -> BrowserError:
        """Return why a call cannot go on."""
        waiting = self.dialogs.waiting
        return DialogOpenError(waiting.message) if waiting and self.is_open else closed()

    async def _notice_end(self) -> None:
        """End the session when its driver died: that comes with an error, and no event."""
        if not self.is_open or self._context is None:
            return
        try:
            async with asyncio.timeout(2):
                await self._context.cookies("http://127.0.0.1")
        except (Error, TimeoutError):
            self._end()

    async def _launch(self, playwright: Playwright) -> BrowserContext:
        options = self.options
        found = find_browser(options.browser, playwright.chromium.executable_path)
        profile = options.profile
        if profile is None:
            self._fresh_profile = _fresh_profile()
            profile = Path(self._fresh_profile.name)
        prepare_profile(profile)
        if not await asyncio.to_thread(has_system_proxy):
            await self.interceptor.turnstile.start()
        return await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=found.path,
            headless=options.is_headless,
            args=launch_flags(options, turnstile=self.interceptor.turnstile.port),
            chromium_sandbox=None,
            accept_downloads=True,
            service_workers="block",
            viewport=_HEADLESS_VIEWPORT if options.is_headless else None,  # type: ignore[arg-type]
            no_viewport=None if options.is_headless else True,
            locale="ja-JP",
            timeout=LAUNCH_TIMEOUT_S * 1000,
        )

    def _adopt(self, page: Page) -> None:
        """A tab that opens becomes the current one, and is watched."""
        self.switch_to(page)
        self.interceptor.adopt(page)
        page.on("dialog", self.dialogs.on_dialog)
        page.on("download", self.downloads.on_download)
        page.on("framenavigated", self._on_navigated)
        page.on("close", self._on_page_closed)
        page.on("crash", lambda _: self._on_crash(page))
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        page.on("requestfinished", self._on_request_over)
        page.on("requestfailed", self._on_request_over)

    def _on_page_closed(self, page: Page) -> None:
        """The tab that was current before comes back, whoever closed this one."""
        self.dialogs.page_closed(page)
        self._recent = [other for other in self._recent if other is not page]
        if self._page is not page:
            return
        left = [other for other in self._recent if not other.is_closed()]
        if left:
            self.switch_to(left[-1])
        else:
            self._end()

    def _on_crash(self, page: Page) -> None:
        if self._page is page:
            self._end()

    def _end(self) -> None:
        if self._gone and not self._gone.done():
            self._gone.set_result(None)

    def _on_request(self, request: Request) -> None:
        if request.resource_type in _WATCHED:
            self._in_flight[request] = time.monotonic()
        elif request.resource_type in _PARTS:
            self._note_part(origin_of(request.url))

    def _note_part(self, origin: str) -> None:
        """Remember from which other sites pages are put together."""
        if origin and origin not in self.parts and not is_same_site(self._current_url(), origin):
            self.parts[origin] = None

    def _on_response(self, response: Response) -> None:
        """Remember how the current tab's own document was answered."""
        request = response.request
        if request.resource_type == "document" and self._page is not None:
            try:
                is_main = request.frame is self._page.main_frame
            except Error:
                return  # a navigation that has no frame yet
            if is_main and not 300 <= response.status < 400:
                self.http_status = response.status

    def _on_request_over(self, request: Request) -> None:
        self._in_flight.pop(request, None)

    def _current_url(self) -> str:
        return self._page.url if self._page else ""

    def _on_navigated(self, frame: Frame) -> None:
        if self._page is not None and frame is self._page.main_frame:
            self._count_document()

    def _count_document(self) -> None:
        self.document += 1
        self.on_document()


def closed() -> BrowserClosedError:
    """Return the error for a browser that is gone."""
    return BrowserClosedError("BROWSER_CLOSED", tr("ブラウザーが閉じられました。"), REOPEN)


def retrieved(task: asyncio.Task[Any]) -> None:
    """Take the result of an abandoned call, so that it is not reported as never retrieved."""
    if not task.cancelled():
        task.exception()


def _fresh_profile() -> "tempfile.TemporaryDirectory[str]":
    try:
        return tempfile.TemporaryDirectory(prefix="tejun-profile-", ignore_cleanup_errors=True)
    except OSError as exc:
        raise profile_not_written(str(exc)) from exc
