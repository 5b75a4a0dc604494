"""Waiting until a page has settled, without `networkidle` and without fixed sleeps.

Two quiet windows of 250 ms: no DOM change, and no document, script, xhr or fetch in flight younger
than 10 s. At most 3 s in a page and 15 s for a navigation; at the cap we go on and say so.

What never rests is told apart, so that a clock does not cost 3 s at each step: see
`dom_quiescence.js` for what changes by itself, and `_Traffic` for what is asked again and again.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from playwright.async_api import Error, Frame, JSHandle, Page, Request
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from studio.browser.errors import DialogOpenError, translate_errors
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.errors import BrowserClosedError, BrowserError, BrowserTimeoutError
from studio.engine.ports import SettlePolicy
from studio.words import tr

logger = logging.getLogger(__name__)
T = TypeVar("T")

_WATCH: Final = script("dom_quiescence", "watch")
_STILL: Final = "(watch, [quiet, cap]) => watch.still(quiet, cap)"
"""Resolves to true after `quiet` ms without a change that counts, to false after `cap` ms."""
_GROWS_BODY: Final = script("waiting", "growsBody")
_DRAWS: Final = script("waiting", "draws")
_SETTLED: Final = (2, 250)
_WINDOWS: Final = {
    SettlePolicy.SETTLED: _SETTLED,
    SettlePolicy.LEFT: _SETTLED,
    SettlePolicy.BRIEF: (1, 100),
}
"""How many quiet windows, and how long each is, in milliseconds."""
PAGE_CAP_S: Final = 3.0
_STREAM_AGE_S: Final = 10.0
_POLL_GAP_S: Final = 0.5
_POLL_SPAN_S: Final = 1.0
"""The same request again and again, no further apart than the quiet that ends a wait, and for so
long: nothing that an act asks for looks like this."""
_ADDRESSES_KEPT: Final = 200
_REQUESTS_KEPT: Final = 50
_FRAMES_WATCHED: Final = 8
_LEAVING_S: Final = 0.005
_ASK_S: Final = 0.5
"""Between two questions whether a page that loads has stopped halfway."""
_COMPLETE: Final = "() => document.readyState === 'complete'"
_MOVED_ON: Final = re.compile("context was destroyed|Cannot find context|was detached|disposed")


async def loaded(session: Session, cap_s: float) -> bool:
    """Wait for the document, and for its load event at most as long as a page may take to settle.

    False at the cap: what is still missing then is an image, or an advertisement; and of a page
    that stopped halfway. A document that was waited for in vain once is not waited for again.

    A snapshot taken while a navigation is under way costs a fixed second in the driver's retry
    list; this bounded wait before it cuts that to about 0.1 s.
    """
    page, document = session.page, session.document
    if document == session.unloaded_document:
        return False
    try:
        for state, limit_s in (("domcontentloaded", cap_s), ("load", min(cap_s, PAGE_CAP_S))):
            await unless_stopped(
                session,
                page.wait_for_load_state(state, timeout=limit_s * 1000),  # pyright: ignore[reportArgumentType]
                limit_s + 1,
                tr("ページの読み込みを待つ"),
            )
    except StoppedHalfwayError:
        session.unloaded_document = document
        return False
    except BrowserError as exc:
        if isinstance(exc.__cause__, PlaywrightTimeoutError | TimeoutError):
            session.unloaded_document = document
            return False
        raise
    return True


async def arrived(session: Session, document: int) -> None:
    """Wait until the document that an act led to has been read: before that its own script hears nothing.

    Args:
        session: The page.
        document: The document that the act was done to.
    """
    page, cap_s = session.page, min(session.options.load_cap_s, PAGE_CAP_S)
    ends_at = time.monotonic() + cap_s
    while any(_is_for(one, page) for one in session.in_flight) and time.monotonic() < ends_at:
        if session.document != document or session.dialogs.waiting:
            break
        await asyncio.sleep(_LEAVING_S)
    if session.document in (document, session.unloaded_document) or session.dialogs.waiting:
        return
    reading = page.wait_for_load_state("domcontentloaded", timeout=cap_s * 1000)
    try:
        await unless_stopped(session, reading, cap_s + 1, tr("ページの読み込みを待つ"))
    except (BrowserClosedError, DialogOpenError):
        raise
    except BrowserError as exc:
        logger.debug("going on before a page is read: %s", exc.code)


class StoppedHalfwayError(BrowserTimeoutError):
    """A page stopped loading for good, and the driver never hears of it."""

    def __init__(self) -> None:
        super().__init__(
            "BROWSER_TIMEOUT",
            tr("ページの読み込みが途中で止まりました。"),
            tr("ページを読み込み直してから、もう一度実行してください。"),
        )


async def unless_stopped(
    session: Session,
    call: Coroutine[Any, Any, T],
    limit_s: float,
    doing: str,
    older: int | None = None,
) -> T:
    """Await a call of Playwright's that waits until a page is loaded.

    Args:
        session: Whose tab it is about.
        call: The call.
        limit_s: See `Session.call`.
        doing: See `Session.call`.
        older: The document before the one that is awaited; None when it is there already.

    Raises:
        StoppedHalfwayError: The page will never be loaded.
        BrowserError: Translated.
    """
    calling = session.call(call, limit_s, doing)
    task = asyncio.get_running_loop().create_task(calling, name="browser: loading")
    try:
        while not (await asyncio.wait({task}, timeout=_ASK_S))[0]:
            if session.document != older and await _is_stopped(session):
                raise StoppedHalfwayError
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_ASK_S)


async def _is_stopped(session: Session) -> bool:
    """Say whether the tab's page is complete without having told so.

    One that leaves while it still loads is cut off there. When it then stays after all (what it left
    for was refused, is a file, or has no content), neither of its two events ever comes.
    """
    page = session.page
    if any(_is_for(request, page) for request in session.in_flight):
        return False
    try:
        return bool(
            await session.call(page.evaluate(_COMPLETE), _ASK_S, tr("ページの読み込みを待つ"))
        )
    except (BrowserClosedError, DialogOpenError):
        raise
    except BrowserError:
        return False  # it moves on just now, or is too busy to tell


async def grows_body(session: Session) -> bool:
    """Wait a moment for the body of a page that loads; `document.open()` may leave it without for ever."""
    waiting = session.page.evaluate(_GROWS_BODY, PAGE_CAP_S * 1000)
    return bool(await session.call(waiting, PAGE_CAP_S + 2, tr("ページの表示を待つ")))


async def settled(session: Session, patience: SettlePolicy) -> bool:
    """Wait for the quiet windows; False when the page was still changing at the cap."""
    wanted, quiet_ms = _WINDOWS[patience]
    await session.answered()
    is_loaded = await loaded(session, session.options.load_cap_s)
    if patience is not SettlePolicy.BRIEF:
        await _drawn(session)
    ends_at = time.monotonic() + PAGE_CAP_S
    quiet_windows = 0
    while quiet_windows < wanted:
        left_s = ends_at - time.monotonic()
        if left_s <= 0:
            _memory_of(session.page).traffic.give_up(session)
            return False
        is_quiet = await _quiet_window(session, quiet_ms, left_s)
        is_quiet = is_quiet and not _memory_of(session.page).traffic.is_awaited(session)
        quiet_windows = quiet_windows + 1 if is_quiet else 0
    return is_loaded


async def _drawn(session: Session) -> None:
    """Wait until a document shows anything at all, once for each: a script that asks again in a second is as quiet as one that has ended.

    While its scripts are still being read, or it says that it is busy, as long as a document may take to load.
    """
    memory = _memory_of(session.page)
    if memory.drawn == session.document:
        return
    memory.drawn = session.document
    ends_at = time.monotonic() + session.options.load_cap_s
    is_coming = True
    try:
        while is_coming:
            waiting = session.page.evaluate(_DRAWS, PAGE_CAP_S * 1000)
            found = await session.call(waiting, PAGE_CAP_S + 1, tr("ページの表示を待つ"))
            is_busy = found == "busy" or memory.traffic.is_awaited(session)
            is_coming = found != "drawn" and is_busy and time.monotonic() < ends_at
    except BrowserTimeoutError:
        return
    except BrowserError as exc:
        if not _moved_on(exc):
            raise


def is_busy(session: Session) -> bool:
    """Say whether the current tab asked for something whose answer may still change it."""
    return _memory_of(session.page).traffic.is_awaited(session)


@dataclass(slots=True)
class _Traffic:
    """What a tab asks for again and again, as told by the requests seen while waiting.

    Attributes:
        asked: When each request was made lately, monotonic seconds.
        streams: Addresses of which a request once stayed open for over 10 s.
        outlasted: Requests that were waited for in vain once; nobody waits for these again.
    """

    asked: dict[str, deque[float]] = field(default_factory=dict[str, deque[float]])
    streams: set[str] = field(default_factory=set[str])
    outlasted: WeakSet[Request] = field(default_factory=WeakSet[Request])

    def count(self, request: Request) -> None:
        """Remember that a request was made (an event listener)."""
        if len(self.asked) >= _ADDRESSES_KEPT:
            self.asked.clear()
        began = self.asked.setdefault(_exactly(request), deque(maxlen=_REQUESTS_KEPT))
        began.append(time.monotonic())

    def give_up(self, session: Session) -> None:
        """Remember what is still under way at the cap."""
        self.outlasted.update(session.in_flight)

    def is_awaited(self, session: Session) -> bool:
        """Say whether a request of this tab is under way whose answer may still change the page."""
        now = time.monotonic()
        is_any = False
        for request, began in session.in_flight.items():
            if not _is_of(request, session.page):
                continue
            if now - began >= _STREAM_AGE_S:
                self.streams.add(_address(request))
            elif not self._is_ceaseless(request, now):
                is_any = True
        return is_any

    def _is_ceaseless(self, request: Request, now: float) -> bool:
        if request.is_navigation_request():
            return False
        if request in self.outlasted or _address(request) in self.streams:
            return True
        began = [*self.asked.get(_exactly(request), ()), now]
        start = now
        for earlier, later in pairwise(reversed(began)):
            if earlier - later > _POLL_GAP_S:
                break
            start = later
        return now - start >= _POLL_SPAN_S


@dataclass(slots=True)
class _Memory:
    """What is known of a tab from earlier waits.

    Attributes:
        traffic: Its polls and streams.
        watches: What watches each of its frames, in the document it showed last.
        mute: Inner frames that once did not answer; nobody waits for them again.
        drawn: The document that was waited for until it showed anything.
    """

    traffic: _Traffic = field(default_factory=_Traffic)
    watches: WeakKeyDictionary[Frame, JSHandle] = field(
        default_factory=WeakKeyDictionary[Frame, JSHandle]
    )
    mute: WeakSet[Frame] = field(default_factory=WeakSet[Frame])
    drawn: int = -1


_MEMORIES: Final[WeakKeyDictionary[Page, _Memory]] = WeakKeyDictionary()


def _memory_of(page: Page) -> _Memory:
    """Return what is known of a tab; from the first time on its requests are counted."""
    if page not in _MEMORIES:
        memory = _MEMORIES[page] = _Memory()
        with translate_errors(tr("ページの変化を待つ")):
            page.on("request", lambda request: memory.traffic.count(request))
    return _MEMORIES[page]


async def _quiet_window(session: Session, quiet_ms: int, cap_s: float) -> bool:
    """Wait for one window without changes in any frame; a navigation in the middle is a change."""
    main, mute = session.page.main_frame, _memory_of(session.page).mute
    frames = [frame for frame in session.page.frames if frame is not main and frame not in mute]
    inner = [_quiet_inside(session, frame, quiet_ms, cap_s) for frame in frames[:_FRAMES_WATCHED]]
    windows = (_quiet_page(session, quiet_ms, cap_s), *inner)
    found = await asyncio.gather(*windows, return_exceptions=True)
    for failure in found:
        if isinstance(failure, BaseException):
            raise failure
    return all(found)


async def _quiet_page(session: Session, quiet_ms: int, cap_s: float) -> bool:
    """Wait for one window of the main frame."""
    try:
        return await _quiet_in(session, session.page.main_frame, quiet_ms, cap_s)
    except BrowserTimeoutError:
        return False  # too busy to tell: at the cap the look goes on, and says so
    except BrowserError as exc:
        if not _moved_on(exc):
            raise
        await loaded(session, session.options.load_cap_s)
        return False


async def _quiet_inside(session: Session, frame: Frame, quiet_ms: int, cap_s: float) -> bool:
    """Wait for one window of an inner frame; one that does not answer disturbs nobody again."""
    try:
        return await _quiet_in(session, frame, quiet_ms, cap_s)
    except BrowserError as exc:
        if not _moved_on(exc) and session.is_open:
            _memory_of(session.page).mute.add(frame)
        return False


async def _quiet_in(session: Session, frame: Frame, quiet_ms: int, cap_s: float) -> bool:
    """Wait for one window without DOM changes in a frame."""
    watches, doing = _memory_of(session.page).watches, tr("ページの変化を待つ")
    watch = watches.get(frame)
    if watch is None:
        watch = await session.call(frame.evaluate_handle(_WATCH), cap_s + 1, doing)
        watches[frame] = watch
    try:
        still = watch.evaluate(_STILL, [quiet_ms, cap_s * 1000])
        return bool(await session.call(still, cap_s + 1, doing))
    except BrowserError:
        watches.pop(frame, None)
        raise


def _moved_on(exc: BrowserError) -> bool:
    """Say whether a call failed only because its document was replaced meanwhile."""
    return isinstance(exc.__cause__, Error) and bool(_MOVED_ON.search(str(exc.__cause__)))


def _is_for(request: Request, page: Page) -> bool:
    """Say whether a request is to replace what a tab shows."""
    try:
        return request.is_navigation_request() and request.frame is page.main_frame
    except Error:
        return True


def _is_of(request: Request, page: Page) -> bool:
    """Say whether a tab made this request; one whose frame is not there yet is taken for its own."""
    try:
        return request.frame.page is page
    except Error:
        return True


def _exactly(request: Request) -> str:
    """Return all that tells one request from another: a page may ask one address for everything."""
    return f"{request.method} {request.url} {hash(request.post_data_buffer)}"


def _address(request: Request) -> str:
    """Return method and address without the query, which often holds the time."""
    return f"{request.method} {request.url.partition('?')[0]}"
