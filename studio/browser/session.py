"""The life of one browser: launch, current tab, dialogs, requests in flight, and its end.

Everything that talks to a page goes through `Session.call`, which gives it a deadline of ours and
races it against the page going away: `page.title()` and `evaluate` have no time limit of their own.
"""

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from playwright.async_api import (
    BrowserContext,
    CDPSession,
    Dialog,
    Error,
    Page,
    Playwright,
    Request,
    Response,
    async_playwright,
)

from studio.browser.errors import translate_errors
from studio.browser.finder import find_browser
from studio.domain.errors import BrowserClosedError, BrowserMissingError
from studio.domain.observation import DialogSeen
from studio.engine.ports import DialogPolicy

logger = logging.getLogger(__name__)
T = TypeVar("T")

LAUNCH_TIMEOUT_S: Final = 30.0
_FLAGS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-crash-restore-bubble",
    "--disable-features=Translate,MediaRouter",
)
_WATCHED: Final = frozenset({"document", "script", "xhr", "fetch"})
_HEADLESS_VIEWPORT: Final = {"width": 1280, "height": 800}


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """How to launch.

    Attributes:
        browser: Path or channel from the settings; "" = the first one found.
        profile: Folder of our own profile, kept per library; None = a fresh one each time.
        is_headless: No window.
        slow_mo_ms: Pause before each action (development mode: 500); ours, since Playwright's would
            slow every look at the page as well.
        has_devtools: Open the developer tools with each tab (development mode).
        window: Left, top, width and height of a headed window, pixels of the screen.
    """

    browser: str = ""
    profile: Path | None = None
    is_headless: bool = False
    slow_mo_ms: int = 0
    has_devtools: bool = False
    window: tuple[int, int, int, int] | None = None


class Session:
    """One driver, one browser context, one current tab at a time."""

    def __init__(self, options: LaunchOptions) -> None:
        self._options = options
        self._playwright: Playwright | None = None
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self._gone: asyncio.Future[None] | None = None
        self._in_flight: dict[Request, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._fresh_profile: tempfile.TemporaryDirectory[str] | None = None
        self.dialog_policy: DialogPolicy | None = None
        self.dialogs: list[DialogSeen] = []
        self.dialog_opened = asyncio.Event()
        self.http_status = 200

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
            raise BrowserClosedError(
                "BROWSER_CLOSED",
                "ブラウザーが閉じられました。",
                "もう一度実行すると、ブラウザーを開き直します。",
            )
        return self._page

    @property
    def pages(self) -> tuple[Page, ...]:
        """All open tabs, oldest first."""
        return tuple(self._context.pages) if self._context else ()

    @property
    def slow_mo_s(self) -> float:
        """Pause before each action."""
        return self._options.slow_mo_ms / 1000

    @property
    def is_headless(self) -> bool:
        """True when there is no window to place."""
        return self._options.is_headless

    def requests_in_flight(self, younger_than_s: float) -> int:
        """Return how many document, script, xhr and fetch requests are under way (old ones are streams)."""
        now = time.monotonic()
        return sum(now - started < younger_than_s for started in self._in_flight.values())

    async def start(self) -> None:
        """Launch; does nothing when open. A browser that went away is launched anew.

        Raises:
            BrowserMissingError: None found, or no display for a headed one.
            BrowserError: It would not start.
        """
        if self.is_open:
            return
        await self.close()
        _refuse_without_display(self._options)
        with translate_errors("ブラウザーを起動する"):
            async with asyncio.timeout(LAUNCH_TIMEOUT_S):
                self._playwright = await async_playwright().start()
                self._context = await self._launch(self._playwright)
        self._gone = asyncio.get_running_loop().create_future()
        self._context.on("page", self._adopt)
        self._context.on("close", lambda _: self._end())
        self._context.set_default_timeout(10_000)
        for page in self._context.pages:
            self._adopt(page)
        if not self._context.pages:
            await self.call(self._context.new_page(), 10, "タブを開く")

    async def close(self) -> None:
        """Close everything; never raises."""
        self._end()
        context, playwright = self._context, self._playwright
        self._context = self._page = self._playwright = None
        self._in_flight.clear()
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
            BrowserError: Translated; nothing of Playwright's escapes.
        """
        task = asyncio.get_running_loop().create_task(call, name=f"browser: {doing}")
        waits: set[asyncio.Future[Any]] = {task}
        if self._gone:
            waits.add(self._gone)
        try:
            with translate_errors(doing):
                async with asyncio.timeout(timeout_s):
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                if not task.done():
                    raise BrowserClosedError(
                        "BROWSER_CLOSED",
                        "ブラウザーが閉じられました。",
                        "もう一度実行すると、ブラウザーを開き直します。",
                    )
                return task.result()
        finally:
            if not task.done():
                task.cancel()
                task.add_done_callback(_retrieve)

    async def devtools(self) -> CDPSession:
        """Return a CDP session on the current tab; the caller detaches it."""
        page = self.page
        return await self.call(page.context.new_cdp_session(page), 5, "ブラウザーを調べる")

    def switch_to(self, page: Page) -> None:
        """Make another open tab the current one."""
        self._page = page

    def take_dialogs(self) -> tuple[DialogSeen, ...]:
        """Return the dialogs seen since the last call, and forget them."""
        seen, self.dialogs = tuple(self.dialogs), []
        return seen

    async def _launch(self, playwright: Playwright) -> BrowserContext:
        options = self._options
        found = find_browser(options.browser, playwright.chromium.executable_path)
        profile = options.profile
        if profile is None:
            self._fresh_profile = tempfile.TemporaryDirectory(
                prefix="tejun-profile-", ignore_cleanup_errors=True
            )
            profile = Path(self._fresh_profile.name)
        return await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=found.path,
            headless=options.is_headless,
            args=_launch_flags(options),
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
        self._page = page
        page.on("dialog", self._on_dialog)
        page.on("close", self._on_page_closed)
        page.on("crash", lambda _: self._on_crash(page))
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        page.on("requestfinished", self._on_request_over)
        page.on("requestfailed", self._on_request_over)

    def _on_page_closed(self, page: Page) -> None:
        if self._page is not page:
            return
        left = [other for other in self.pages if not other.is_closed()]
        if left:
            self._page = left[-1]
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

    def _on_dialog(self, dialog: Dialog) -> None:
        """Without a listener Playwright dismisses confirm() silently; every dialog is answered here."""
        self.dialog_opened.set()
        task = asyncio.get_running_loop().create_task(self._answer(dialog), name="browser: dialog")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, dialog: Dialog) -> None:
        seen = DialogSeen(kind=dialog.type, message=dialog.message[:500], answer="open")
        is_accepted = dialog.type == "alert"
        try:
            if not is_accepted and self.dialog_policy:
                is_accepted = await self.dialog_policy(seen)
        finally:
            answer = "accepted" if is_accepted else "dismissed"
            self.dialogs.append(seen.model_copy(update={"answer": answer}))
            try:
                await (dialog.accept() if is_accepted else dialog.dismiss())
            except Error as exc:
                logger.info("dialog went away: %s", str(exc).splitlines()[:1])


def _launch_flags(options: LaunchOptions) -> list[str]:
    flags: list[str] = list(_FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium refuses to start as root with a sandbox
    if options.has_devtools and not options.is_headless:
        flags.append("--auto-open-devtools-for-tabs")
    if options.window and not options.is_headless:
        left, top, width, height = options.window
        flags += [f"--window-position={left},{top}", f"--window-size={width},{height}"]
    return flags


def _refuse_without_display(options: LaunchOptions) -> None:
    """A headed launch without a display ends in an unclear TargetClosedError: say it before."""
    if options.is_headless or os.name == "nt" or os.uname().sysname == "Darwin":
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise BrowserMissingError(
            "NO_DISPLAY",
            "画面がないため、ブラウザーを表示できません。",
            "--headless を付けて、画面なしで実行してください。",
        )


def _retrieve(task: asyncio.Task[Any]) -> None:
    """Take the result of an abandoned call, so that it is not reported as never retrieved."""
    if not task.cancelled():
        task.exception()
