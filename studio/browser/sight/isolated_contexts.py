"""A place in every frame of a page where we read it unseen: the driver's own isolated world.

It shares the DOM with the page and nothing else: the page can neither see what is kept there nor
change the functions that are called there. The driver's selector engines live in the same world,
so what a script finds becomes an ordinary locator (`keyed`) without a mark on the page.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import count
from typing import Any, Final, TypeAlias, cast
from weakref import WeakSet

from playwright.async_api import CDPSession, Error, Frame, Locator, Page

from studio.browser.errors import DialogOpenError
from studio.browser.scripts import script
from studio.browser.selector_engine import ENGINE_NAME, STORE
from studio.browser.session import Session
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.words import tr

logger = logging.getLogger(__name__)

Json: TypeAlias = Any
"""What a script returned; whoever asked reads it."""

_WORLD: Final = "__playwright_utility_world"
_WATCHING: Final = "tejun_watching"
_WATCH_ONCE_READ: Final = f"({script('dom_quiescence', 'beginOnceRead')})()"
_UNTAUGHT: Final = "no such script in this document"
_NOT_TAUGHT: Final = f'(() => {{ throw new Error("{_UNTAUGHT}"); }})'
_DOING: Final = tr("ページを調べる")
_CALL_S: Final = 10.0
_GREETING_S: Final = 2.0
"""A frame that does not answer in this time is left out: the rest of the page is still there."""


@dataclass(frozen=True, slots=True)
class WatchedDocument:
    """Where a document is watched and read unseen, without the driver's help.

    Attributes:
        tools: The developer tools that know it.
        context: Id of its execution context.
    """

    tools: CDPSession
    context: int


@dataclass(frozen=True, slots=True)
class FrameWorld:
    """One frame's document, as the developer tools name it.

    Attributes:
        token: Ours, unique to this document; the frame's store holds it.
        main: Id of the page's own execution context; 0 when there is none.
        isolated: Id of the unseen one.
    """

    frame: Frame
    token: str
    tools: CDPSession
    main: int
    isolated: int

    def keyed(self, key: str) -> Locator:
        """Return the locator of what a script keeps under `key` in this world."""
        return self.frame.locator(f"{ENGINE_NAME}={key}")


@dataclass(slots=True)
class _Contexts:
    """Execution contexts as the developer tools tell of them: by frame id."""

    main: dict[str, int] = field(default_factory=dict[str, int])
    isolated: dict[str, int] = field(default_factory=dict[str, int])
    watching: dict[str, int] = field(default_factory=dict[str, int])

    def add(self, event: dict[str, Any]) -> None:
        context = event["context"]
        about: dict[str, Any] = context.get("auxData") or {}
        if about.get("isDefault"):
            self.main[str(about.get("frameId"))] = int(context["id"])
        elif str(context["name"]).startswith(_WORLD):
            self.isolated[str(about.get("frameId"))] = int(context["id"])
        elif context["name"] == _WATCHING:
            self.watching[str(about.get("frameId"))] = int(context["id"])


class IsolatedContexts:
    """The worlds of the current tab; found once a document, and again when one was replaced."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._finding = asyncio.Lock()
        self._tokens = count(1)
        self._page: Page | None = None
        self._frames: list[Frame] = []
        self._known: tuple[FrameWorld, ...] = ()
        self._listed: tuple[Page, _Contexts] | None = None
        self._listing = asyncio.Lock()
        self._preparing: asyncio.Task[None] | None = None
        self._taught: set[tuple[CDPSession, int, str]] = set()
        self._tools: dict[Page | Frame, CDPSession] = {}
        self._watched: WeakSet[Page] = WeakSet()

    async def all(self) -> tuple[FrameWorld, ...]:
        """Return the worlds of all frames that answer, the main frame's first.

        Raises:
            BrowserError: The main frame does not answer.
        """
        page = self._session.page
        async with self._finding:
            if page is not self._page or page.frames != self._frames or not self._known:
                await self._find(page)
        if not self._known or self._known[0].frame is not page.main_frame:
            self.forget()
            raise unreadable("the main frame is navigating: it has no world yet")
        return self._known

    def prepare(self) -> None:
        """Begin to find the worlds: a new document is there, and the next act will want them."""
        if self._preparing is None or self._preparing.done():
            loop = asyncio.get_running_loop()
            self._preparing = loop.create_task(self._prepare(), name="browser: a new document")

    async def _prepare(self) -> None:
        document = -1
        while document != self._session.document:  # another one may come meanwhile
            document = self._session.document
            try:
                await self.all()
            except BrowserError as exc:  # told to whoever asks next
                logger.debug("a document that is not there yet: %s", exc.code)

    async def ask(
        self, world: FrameWorld, script: str, *arguments: object, limit_s: float = _CALL_S
    ) -> Json:
        """Call a JavaScript function in a world and return its value.

        Raises:
            BrowserError: The document is gone, or the script failed there, or not in time.
        """
        return await self._called(world.tools, world.isolated, script, arguments, limit_s=limit_s)

    async def watches(self) -> tuple[WatchedDocument, ...]:
        """Return where the frames of the current tab are watched; quicker than `all`, and names no frame.

        The driver needs not to be there yet. Frames of other processes are missing.

        Raises:
            BrowserError: The page does not answer.
        """
        page = self._session.page
        contexts = await self._listed_of(page)
        tools = await self._tools_of(page)
        return tuple(
            WatchedDocument(tools, contexts.watching.get(frame_id, context))
            for frame_id, context in contexts.isolated.items()
        )

    async def ask_watch(
        self, watch: WatchedDocument, script: str, *arguments: object, limit_s: float
    ) -> Json:
        """Call a function where a document is watched; see `ask`."""
        return await self._called(watch.tools, watch.context, script, arguments, limit_s=limit_s)

    async def ask_page(self, world: FrameWorld, script: str, *arguments: object) -> Json:
        """Call a function among the page's own scripts, with the developer tools' functions at hand.

        The page could have changed whatever is called there: believe nothing of it.
        """
        return await self._evaluate(
            world.tools, world.main, f"({script})({_written(arguments)})", has_tools=True
        )

    async def picture(self, quality: int, limit_s: float) -> str:
        """Return a JPEG of what the current tab shows, in pixels of the screen, as base64.

        Raises:
            BrowserError: The page does not answer in time.
        """
        tools, how = (
            await self._tools_of(self._session.page),
            {"format": "jpeg", "quality": quality},
        )
        taken = await self._send(tools, "Page.captureScreenshot", limit_s=limit_s, **how)
        return str(taken["data"])

    def new_signal(self) -> str:
        """Return a word that no page can guess."""
        return secrets.token_hex(16)

    def forget(self) -> None:
        """Look for the worlds anew next time: a document was replaced."""
        self._known, self._listed = (), None
        self._taught.clear()

    async def _find(self, page: Page) -> None:
        """Greet every frame, and see which context knows the greeting."""
        self._page, self._frames, self._known = page, list(page.frames), ()
        tokens = {frame: str(next(self._tokens)) for frame in self._frames}
        greeting = asyncio.gather(*(self._greet(*pair) for pair in tokens.items()))
        greeted, contexts = await asyncio.gather(greeting, self._listed_of(page))
        waiting = {token: frame for frame, token in tokens.items() if frame in greeted}
        found = await self._worlds_in(page, contexts, waiting)
        if len(found) < len(waiting):  # a greeting made a world that was not there before
            found = await self._worlds_of(page, waiting)
        for frame in [left for token, left in waiting.items() if token not in found]:
            if frame is not page.main_frame and frame in page.frames:
                found |= await self._elsewhere(frame, waiting)
        self._known = tuple(found[token] for token in waiting if token in found)

    async def _greet(self, frame: Frame, token: str) -> Frame | None:
        is_whole = frame is self._session.page.main_frame
        greeting = frame.locator(f"{ENGINE_NAME}=greet:{token}").count()
        try:
            await self._session.call(greeting, _CALL_S if is_whole else _GREETING_S, _DOING)
        except (BrowserClosedError, DialogOpenError):
            raise
        except BrowserError as exc:
            if is_whole:
                raise
            logger.debug("a frame does not answer: %s", exc.code)
            return None
        return frame

    async def _elsewhere(self, frame: Frame, waiting: dict[str, Frame]) -> dict[str, FrameWorld]:
        """Look into a frame that the browser keeps in a process of its own."""
        try:
            return await self._worlds_of(frame, waiting)
        except (BrowserClosedError, DialogOpenError):
            raise
        except BrowserError as exc:
            logger.debug("a frame has no developer tools: %s", exc.detail)
            self._tools.pop(frame, None)
            return {}

    async def _worlds_of(
        self, owner: Page | Frame, waiting: dict[str, Frame]
    ) -> dict[str, FrameWorld]:
        """Return the worlds that one target of the developer tools has, by token."""
        async with self._listing:
            contexts = await self._contexts_of(owner)
        return await self._worlds_in(owner, contexts, waiting)

    async def _worlds_in(
        self, owner: Page | Frame, contexts: _Contexts, waiting: dict[str, Frame]
    ) -> dict[str, FrameWorld]:
        """Ask every unseen context for the greeting it heard."""
        tools = await self._tools_of(owner)
        answers = await asyncio.gather(
            *(self._token_in(tools, context) for context in contexts.isolated.values())
        )
        return {
            token: FrameWorld(waiting[token], token, tools, contexts.main.get(frame_id, 0), context)
            for token, (frame_id, context) in zip(answers, contexts.isolated.items(), strict=True)
            if token in waiting
        }

    async def _tools_of(self, owner: Page | Frame) -> CDPSession:
        self._tools = {one: tools for one, tools in self._tools.items() if _is_there(one)}
        if isinstance(owner, Page) and owner not in self._watched:
            self._watched.add(owner)
            owner.on("framenavigated", lambda _: self.forget())
        if owner not in self._tools:
            context = self._session.page.context
            opening = context.new_cdp_session(owner)
            tools = await self._session.call(opening, _CALL_S, _DOING)
            await self._send(tools, "Page.enable")
            await self._send(
                tools,
                "Page.addScriptToEvaluateOnNewDocument",
                source=_WATCH_ONCE_READ,
                worldName=_WATCHING,
            )
            self._tools[owner] = tools
        return self._tools[owner]

    async def _listed_of(self, page: Page) -> _Contexts:
        """Return the contexts of a page as they were listed since its documents were replaced."""
        async with self._listing:
            known = self._listed
            if known and known[0] is page and len(known[1].main) == len(page.frames):
                return known[1]
            contexts = await self._contexts_of(page)
            self._listed = page, contexts
            return contexts

    async def _contexts_of(self, owner: Page | Frame) -> _Contexts:
        """List the contexts; listening any longer would bring every line of the page's console."""
        tools, contexts = await self._tools_of(owner), _Contexts()

        def on_created(event: dict[str, Any]) -> None:
            contexts.add(event)

        tools.on("Runtime.executionContextCreated", on_created)
        try:  # both go out at once, and are done in this order
            await asyncio.gather(
                self._send(tools, "Runtime.enable"), self._send(tools, "Runtime.disable")
            )
        finally:
            tools.remove_listener("Runtime.executionContextCreated", on_created)
        return contexts

    async def _token_in(self, tools: CDPSession, context: int) -> str:
        try:
            return str(await self._evaluate(tools, context, f"globalThis[{STORE}]?.token"))
        except (BrowserClosedError, DialogOpenError):
            raise
        except BrowserError:
            return ""

    async def _called(
        self,
        tools: CDPSession,
        context: int,
        script: str,
        arguments: Sequence[object],
        *,
        limit_s: float,
    ) -> Json:
        """Call a function in an unseen world, which keeps it: its text goes there once a document.

        Each other time it is called by its name, and is compiled already.
        """
        name, told = _name_of(script), _written(arguments)
        if (tools, context, name) in self._taught:
            try:
                by_name = f"(globalThis.tejunScripts?.{name} ?? {_NOT_TAUGHT})({told})"
                return await self._evaluate(tools, context, by_name, limit_s=limit_s)
            except BrowserError as exc:  # a context of another process may have the same number
                if _UNTAUGHT not in exc.detail:
                    raise
        self._taught.add((tools, context, name))
        taught = f"((globalThis.tejunScripts ??= {{}}).{name} = {script})({told})"
        return await self._evaluate(tools, context, taught, limit_s=limit_s)

    async def _evaluate(
        self,
        tools: CDPSession,
        context: int,
        expression: str,
        *,
        has_tools: bool = False,
        limit_s: float = _CALL_S,
    ) -> Json:
        """Evaluate an expression; what our own world answers comes as one text: the driver reads a long list ten times slower."""
        asked = expression if has_tools else f"(async () => JSON.stringify(await {expression}))()"
        reply = await self._send(
            tools,
            "Runtime.evaluate",
            limit_s=limit_s,
            contextId=context,
            expression=asked,
            returnByValue=True,
            awaitPromise=True,
            includeCommandLineAPI=has_tools,
        )
        if "exceptionDetails" in reply:
            said = str(reply["exceptionDetails"].get("exception", {}).get("description", ""))
            raise unreadable(said.partition("\n")[0])
        value = reply["result"].get("value")
        return value if has_tools or value is None else json.loads(value)

    async def _send(
        self, tools: CDPSession, method: str, *, limit_s: float = _CALL_S, **params: object
    ) -> dict[str, Any]:
        send = cast("Callable[..., Coroutine[Any, Any, dict[str, Any]]]", tools.send)  # pyright: ignore[reportUnknownMemberType]
        try:
            return await self._session.call(send(method, params), limit_s, _DOING)
        except BrowserError as exc:
            if isinstance(exc.__cause__, Error):
                self.forget()
            raise


def _is_there(owner: Page | Frame) -> bool:
    return not (owner.is_closed() if isinstance(owner, Page) else owner.is_detached())


def unreadable(detail: str) -> BrowserError:
    """Return the fault of a page that cannot be read just now."""
    return BrowserError(
        "PAGE_UNREADABLE",
        tr("ページを調べられませんでした。"),
        tr("ページを読み込み直してから、もう一度実行してください。"),
        detail,
    )


def _written(arguments: Sequence[object]) -> str:
    return ",".join(json.dumps(argument, ensure_ascii=False) for argument in arguments)


@lru_cache(maxsize=256)
def _name_of(script: str) -> str:
    return "s" + sha256(script.encode()).hexdigest()[:24]
