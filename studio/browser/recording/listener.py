"""Hearing what the script of a recording tells, from every tab and every frame, those of other processes too."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, cast
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, CDPSession, Error, Frame, Page

from studio.browser.recording.page_script import BINDING, STOP
from studio.browser.session import Session
from studio.browser.targets.frames import frame_chain, frame_clues
from studio.domain.errors import BrowserError
from studio.domain.page.target import FrameClue
from studio.words import tr

logger = logging.getLogger(__name__)

Told = dict[str, Any]
"""One message of the script, or one event of the developer tools."""

_CALL_S: Final = 5.0
_AGAIN_S: Final = 0.02
_FRAMES_FOLLOWED: Final = 60
"""More frames than that are advertisements."""


@dataclass(frozen=True, slots=True)
class Way:
    """How to come to a frame: what flows keep of it."""

    frames: tuple[str, ...] = ()
    clues: tuple[FrameClue, ...] = ()


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing that a tab told.

    Attributes:
        kind: `act`, `fault`, `dialog`, `opened`, `navigated`, `within` (an address inside of a document).
        way: Of the frame that told it.
        history: The tab's list of addresses as it was asked for when the address was told: when it
            is understood, the tab may have gone on.
        ears: Done when a tab that opened is listened to, or cannot be.
        at: When it was heard, monotonic seconds; what it means may be understood much later.
    """

    page: Page
    kind: str
    told: Told
    way: asyncio.Future[Way] | None = None
    history: asyncio.Future[Told] | None = None
    ears: asyncio.Task[None] | None = None
    at: float = field(default_factory=time.monotonic)


class RecorderListener:
    """The developer tools of all tabs of one browser, while a recording lasts.

    Args:
        session: The browser.
        script: See `recording_script`.
        hear: Told of everything, in its order.
        binding: The name by which the script tells, and of the isolated world it runs in. What
            another listener hears in the same tab bears another name.
    """

    def __init__(
        self,
        session: Session,
        script: str,
        hear: Callable[[Heard], None],
        binding: str = BINDING,
    ) -> None:
        self._session = session
        self._binding = binding
        self._script = script
        self._hear = hear
        self._tools: dict[Page | Frame, CDPSession] = {}
        self._ways: dict[tuple[int, int], asyncio.Future[Way]] = {}
        self._requested: set[Page] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: set[asyncio.Task[Told]] = set()
        self._greeted = asyncio.Event()
        self._context: BrowserContext | None = None

    async def open(self) -> None:
        """Listen in every tab that is there, and in those to come.

        Raises:
            BrowserError: The current tab cannot be listened to.
        """
        self._context = self._session.page.context
        self._context.on("page", self._follow)
        for page in self._session.pages:
            await self._listen(page)
        try:
            async with asyncio.timeout(_CALL_S):
                await self._greeted.wait()
        except TimeoutError:
            logger.info("the page does not greet the recording")

    def _follow(self, page: Page) -> None:
        """Listen in a tab that opened; `opened` is told at once, and says when it is listened to."""
        self._hear(Heard(page, "opened", {}, ears=self._spawn(self._listen_quietly(page))))

    async def close(self) -> None:
        """Let every frame tell what is still open, then listen no more."""
        if self._context:
            self._context.remove_listener("page", self._follow)
        for task in self._tasks:
            task.cancel()
        asked = [
            self._stop(owner, tools, context)
            for owner, tools in self._tools.items()
            if not self._session.dialogs.waits_on(_page_of(owner))  # it would not answer
            for context in self._contexts_of(tools)
        ]
        await asyncio.gather(*asked)
        tools, self._tools = tuple(self._tools.items()), {}
        for owner, one in tools:
            page = _page_of(owner)
            page.remove_listener("framenavigated", self._on_frame)
            if owner is page and self._session.dialogs.waits_on(page):
                one.once("Page.javascriptDialogClosed", partial(self._on_answered_late, page, one))
                continue  # they cannot be opened anew while it stands there
            await _detach(one)

    async def history(self, page: Page) -> Told:
        """Return the tab's list of addresses; {} when it does not answer.

        A tab that is just getting another process gives what it is asked back unanswered.
        """
        try:
            async with asyncio.timeout(_CALL_S):
                while (tools := self._tools.get(page)) and not page.is_closed():
                    try:
                        return await _send(tools, "Page.getNavigationHistory")
                    except Error:
                        await asyncio.sleep(_AGAIN_S)
        except TimeoutError:
            logger.debug("the list of addresses of a tab was not told")
        return {}

    def _on_answered_late(self, page: Page, tools: CDPSession, event: Told) -> None:
        """A dialog that stood open when the recording ended was answered in the browser: now its tab can be left."""
        self._session.dialogs.answered_by_person(is_accepted=bool(event["result"]))
        self._spawn(self._leave_late(page, tools))

    async def _leave_late(self, page: Page, tools: CDPSession) -> None:
        for context in self._contexts_of(tools):
            await self._stop(page, tools, context)
        await _detach(tools)

    async def _listen_quietly(self, owner: Page | Frame) -> None:
        try:
            await self._listen(owner)
        except BrowserError as exc:
            logger.debug("a tab cannot be listened to: %s", exc.code)

    async def _listen(self, owner: Page | Frame) -> None:
        if owner in self._tools or self._context is None:
            return
        page = _page_of(owner)
        tools = await self._session.call(
            self._context.new_cdp_session(owner), _CALL_S, tr("記録を始める")
        )
        self._tools[owner] = tools

        def on_told(event: Told) -> None:
            self._on_told(page, tools, event)

        tools.on("Runtime.bindingCalled", on_told)
        if isinstance(owner, Page):
            self._follow_tab(owner, tools)
        await self._session.call(self._begin(tools), _CALL_S, tr("記録を始める"))
        if isinstance(owner, Page):
            for frame in owner.frames:
                self._on_frame(frame)

    async def _begin(self, tools: CDPSession) -> None:
        await _send(tools, "Page.enable")
        await _send(tools, "Runtime.enable")
        await _send(
            tools, "Runtime.addBinding", name=self._binding, executionContextName=self._binding
        )
        await _send(
            tools,
            "Page.addScriptToEvaluateOnNewDocument",
            source=self._script,
            worldName=self._binding,
            runImmediately=True,
        )

    def _follow_tab(self, page: Page, tools: CDPSession) -> None:
        """Hear of dialogs, and of documents that nothing in the page asked for."""

        def tell(kind: str) -> Callable[[Told], None]:
            return lambda event: self._hear(Heard(page, kind, event))

        def tell_address(kind: str, told: Told) -> None:
            asked = asyncio.get_running_loop().create_task(
                self.history(page), name="browser: the addresses of a recorded tab"
            )
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)
            self._hear(Heard(page, kind, told, history=asked))

        def on_navigated(event: Told) -> None:
            if not event["frame"].get("parentId"):
                is_asked = page in self._requested
                self._requested.discard(page)
                told = {"url": event["frame"]["url"], "is_asked": is_asked}
                tell_address("navigated", told)

        def on_within(event: Told) -> None:
            tell_address("within", event)

        def on_requested(event: Told) -> None:
            if event.get("disposition") == "currentTab":
                self._requested.add(page)

        tools.on("Page.javascriptDialogOpening", tell("dialog_opened"))
        tools.on("Page.javascriptDialogClosed", tell("dialog"))
        tools.on("Page.frameRequestedNavigation", on_requested)
        tools.on("Page.frameNavigated", on_navigated)
        tools.on("Page.navigatedWithinDocument", on_within)
        page.on("framenavigated", self._on_frame)

    def _on_frame(self, frame: Frame) -> None:
        """Listen in a frame that the browser keeps in a process of its own; others have their page's ears."""
        is_own = frame.parent_frame is not None and frame not in self._tools
        if is_own and len(self._tools) < _FRAMES_FOLLOWED and urlsplit(frame.url).scheme in ("http", "https"):  # fmt: skip
            parent = urlsplit(frame.parent_frame.url) if frame.parent_frame else None
            if parent and parent.hostname != urlsplit(frame.url).hostname:
                self._spawn(self._listen_quietly(frame))

    def _on_told(self, page: Page, tools: CDPSession, event: Told) -> None:
        if event["name"] != self._binding:
            return
        told = cast("Told", json.loads(str(event["payload"])))
        key = (id(tools), int(event["executionContextId"]))
        match told["what"]:
            case "hello":
                self._greeted.set()
                self._ways[key] = asyncio.get_running_loop().create_future()
                self._spawn(self._find_way(page, told, self._ways[key]))
            case "fault":
                logger.warning("the recording's script failed: %s", str(told["why"])[:300])
            case "act":
                self._hear(Heard(page, "act", told, self._ways.get(key)))
            case _:
                logger.debug("a frame has ended its recording")

    async def _find_way(self, page: Page, told: Told, way: asyncio.Future[Way]) -> None:
        """Find out how to come to a frame, while it is there."""
        found = Way()
        try:
            frame = _frame_at(page, told) if told["place"] else page.main_frame
            if frame is not None and frame.parent_frame is not None:
                found = Way(frame_chain(frame))
                found = Way(found.frames, await frame_clues(self._session, frame))
            elif frame is None:
                name = str(told["name"]) or urlsplit(str(told["url"])).path
                found = Way((name,))
        except (BrowserError, Error) as exc:
            logger.debug("a frame went away: %s", type(exc).__name__)
        finally:
            if not way.done():
                way.set_result(found)

    async def _stop(self, owner: Page | Frame, tools: CDPSession, context: int) -> None:
        try:
            await _send(tools, "Runtime.evaluate", contextId=context, expression=STOP)
        except (Error, TimeoutError):
            logger.debug("%s was gone before it could tell the rest", type(owner).__name__)

    def _contexts_of(self, tools: CDPSession) -> list[int]:
        return [context for owner, context in self._ways if owner == id(tools)]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name="browser: recording a frame")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _page_of(owner: Page | Frame) -> Page:
    return owner if isinstance(owner, Page) else owner.page


def _frame_at(page: Page, told: Told) -> Frame | None:
    """Return the frame at a place of the page; None when that cannot be told."""
    frame = page.main_frame
    for index in map(int, told["place"]):
        if index >= len(frame.child_frames):
            break
        frame = frame.child_frames[index]
    else:
        if frame.url == told["url"]:
            return frame
    fitting = [one for one in page.frames if one.url == told["url"] and one.name == told["name"]]
    return fitting[0] if len(fitting) == 1 else None


async def _detach(tools: CDPSession) -> None:
    try:
        async with asyncio.timeout(_CALL_S):
            await tools.detach()
    except (Error, TimeoutError):
        logger.debug("the developer tools of a tab were gone already")


async def _send(tools: CDPSession, method: str, **params: object) -> Told:
    send = cast("Callable[..., Coroutine[Any, Any, Told]]", tools.send)  # pyright: ignore[reportUnknownMemberType]
    async with asyncio.timeout(_CALL_S):
        return await send(method, params)
