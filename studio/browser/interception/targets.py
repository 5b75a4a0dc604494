"""Which tab a held request belongs to, and what that tab shows."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from playwright.async_api import BrowserContext, CDPSession, Error, Page

from studio.browser.interception.paused import Event, Paused
from studio.engine.ports import RequestKind

logger = logging.getLogger(__name__)

BLANK: Final = frozenset({"", "about:blank"})
_CALL_S: Final = 5.0
_SILENT_S: Final = 0.5
_LEARN_S: Final = 1.0
"""How long a request waits until it is known what its new tab is called."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a request comes from.

    Attributes:
        kind: What it is for, as the policy knows it; None when nobody needs to be asked.
        page_url: What the page shows from which it comes.
        frame_url: What the frame of another site shows from which it comes; "" for the page itself.
    """

    kind: RequestKind | None
    page_url: str
    frame_url: str = ""


class Targets:
    """The tabs of one browser by the names that the developer tools give them."""

    def __init__(self, tools: CDPSession, current: Callable[[], str]) -> None:
        self._tools = tools
        self._current = current
        self._openers: dict[str, str] = {}
        self._frames: dict[str, str] = {}
        """What frames of other sites show: each is a target of its own."""
        self._pages: dict[str, Page] = {}
        self._sessions: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
        self._silent: set[str] = set()
        self._heard = asyncio.Event()
        self._learning: set[asyncio.Task[CDPSession | None]] = set()

    async def follow(self, context: BrowserContext) -> None:
        """Know every tab from now on.

        Raises:
            Error: The browser does not answer.
        """
        self._tools.on("Target.targetCreated", self._on_created)
        self._tools.on("Target.targetInfoChanged", self._on_changed)
        self._tools.on("Target.targetDestroyed", self._on_destroyed)
        await send(self._tools, "Target.setDiscoverTargets", discover=True)
        await asyncio.gather(*(self._renew(page) for page in context.pages))

    async def renew(self, context: BrowserContext) -> None:
        """Let what the tabs show load through a border that is put up again.

        Raises:
            Error: The browser does not answer.
        """
        await asyncio.gather(*(self._renew(page) for page in context.pages))

    def adopt(self, page: Page) -> None:
        """Know a tab that opened."""
        learning = self._learn(page)
        task = asyncio.get_running_loop().create_task(learning, name="browser: know a tab")
        self._learning.add(task)
        task.add_done_callback(self._learning.discard)

    async def settled(self) -> None:
        """Wait a moment until every tab that a page opened shows something, or is gone.

        Such a tab is there some milliseconds before its request is held, and may be sent on.

        Raises:
            Error: The browser is gone.
        """
        await send(self._tools, "Target.getTargets")
        if self._silent:
            self._heard.clear()
            try:
                async with asyncio.timeout(_SILENT_S):
                    await self._heard.wait()
            except TimeoutError:
                logger.debug("a new tab shows nothing yet")

    def forget_silent(self) -> None:
        """Wait no longer for the tabs that still show nothing."""
        self._silent.clear()

    async def origin_of(self, paused: Paused) -> Origin:
        """Say where a request comes from and what it is for."""
        frame_url = self._frames.get(paused.frame, "")
        if not paused.is_document:
            return Origin(RequestKind.DATA, self.page_url(paused.frame), frame_url)
        if paused.frame not in self._openers:
            await self._look_again()
        if paused.frame not in self._openers:  # a frame inside of a page
            if paused.is_reading:  # what a page makes itself (blob:, data:) is nobody's question
                kind = RequestKind.FRAME if paused.may_be_asked else None
                return Origin(kind, self._current())
            return Origin(RequestKind.DATA, self._current(), frame_url)
        if self._learning and paused.frame not in self._pages:
            await asyncio.wait(set(self._learning), timeout=_LEARN_S)
        page, opener = self._pages.get(paused.frame), self._openers[paused.frame]
        shown = page.url if page else ""
        if opener and shown in BLANK:
            return Origin(RequestKind.POPUP, self.page_url(opener))
        return Origin(RequestKind.NAVIGATION, "" if shown in BLANK else shown)

    async def document_of(self, page: Page) -> str:
        """Return what the developer tools call the document that a tab shows, "" when they do not answer."""
        tools = self._sessions.get(page)
        try:
            tree = await send(tools, "Page.getFrameTree") if tools else {}
        except (Error, TimeoutError) as exc:
            logger.debug("a tab does not tell its document: %s", str(exc).splitlines()[:1])
            return ""
        return str(tree["frameTree"]["frame"]["loaderId"]) if tree else ""

    async def drop_empty(self, tab: str) -> None:
        """Close a tab that another one opened and that shows nothing, and bring that one back."""
        opener, page = self._openers.get(tab, ""), self._pages.get(tab)
        if not opener or (page and page.url not in BLANK):
            return
        await send(self._tools, "Target.closeTarget", targetId=tab)
        if opener in self._openers:
            await send(self._tools, "Target.activateTarget", targetId=opener)

    def page_url(self, tab: str) -> str:
        """Return what a tab shows; of a frame in one, what the current tab does."""
        page = self._pages.get(tab)
        return page.url if page else self._current()

    def _hear(self, tab: str) -> None:
        self._silent.discard(tab)
        if not self._silent:
            self._heard.set()

    async def _learn(self, page: Page) -> CDPSession | None:
        """Find out what a tab is called; None when it is gone.

        The session stays with its tab: letting go of it would wait for what the tab has held.
        """
        try:
            async with asyncio.timeout(_CALL_S):
                tools = await page.context.new_cdp_session(page)
                info = await send(tools, "Target.getTargetInfo")
        except (Error, TimeoutError) as exc:
            logger.debug("a tab does not tell its name: %s", str(exc).splitlines()[:1])
            return None
        tab = str(info["targetInfo"]["targetId"])
        self._pages[tab], self._sessions[page] = page, tools
        self._hear(tab)
        return tools

    async def _renew(self, page: Page) -> None:
        """Let what a tab shows already load through the border.

        The loaders of a document are given their interception when they are made; switching another
        one on and off has them made anew.

        Raises:
            Error: It cannot be done, and the tab is still there.
        """
        tools = self._sessions.get(page) or await self._learn(page)
        if page.is_closed() or page.url in BLANK:
            return
        if tools is None:
            raise Error("a tab does not answer")
        await asyncio.gather(
            send(tools, "Fetch.enable", patterns=[{"urlPattern": "nothing:*"}]),
            send(tools, "Fetch.disable"),
        )

    async def _look_again(self) -> None:
        """Ask for the tabs there are: the event of a new one may come later than its request."""
        for info in (await send(self._tools, "Target.getTargets"))["targetInfos"]:
            self._on_created({"targetInfo": info})

    def _on_changed(self, event: Event) -> None:
        info: Event = event["targetInfo"]
        if info["type"] == "iframe":
            self._frames[str(info["targetId"])] = str(info["url"])

    def _on_created(self, event: Event) -> None:
        self._on_changed(event)
        info: Event = event["targetInfo"]
        if info["type"] in ("page", "prerender", "other", "webview"):
            tab, opener = str(info["targetId"]), str(info.get("openerId", ""))
            if opener and tab not in self._openers and tab not in self._pages:
                self._silent.add(tab)
            self._openers[tab] = opener

    def _on_destroyed(self, event: Event) -> None:
        tab = str(event["targetId"])
        self._openers.pop(tab, None)
        self._frames.pop(tab, None)
        self._pages.pop(tab, None)
        self._hear(tab)


async def send(tools: CDPSession, method: str, **params: object) -> Event:
    """Send a command to the developer tools.

    Raises:
        Error: They refused, or the browser is gone.
        TimeoutError: No answer.
    """
    call = cast("Callable[..., Coroutine[Any, Any, Event]]", tools.send)  # pyright: ignore[reportUnknownMemberType]
    async with asyncio.timeout(_CALL_S):
        return await call(method, params)
