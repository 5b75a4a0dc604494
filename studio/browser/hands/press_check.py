"""A press that is one act with its check: what was verified is compared at the moment the page would hear it.

Between the last look at an element and the press lies a moment in which a list may be sorted anew,
or put other data into the same elements. So the page itself is asked at the press, in the isolated
world, by listeners that come before its own (see `press.js`): nothing is heard by a page that
shows something else by then. A page that listens on its window, before every element, hears the
pointer first; no such page acts there.
"""

import asyncio
import base64
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from dataclasses import asdict, dataclass
from itertools import count
from typing import Final, TypeVar

from playwright.async_api import Frame, Locator, Page

from studio.browser.errors import DialogOpenError
from studio.browser.hands.refusal import Refused
from studio.browser.scripts import script
from studio.browser.selector_engine import ENGINE_NAME
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import FrameWorld, IsolatedContexts, Json
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.words import tr

logger = logging.getLogger(__name__)
T = TypeVar("T")

PRESS_MOVED: Final = "the pressed element says something else now"
"""What looking for the element says when it is not what was verified; nothing was done to it."""
PRESS_UNSURE: Final = "the pressed element does not tell what it is"
"""The same when words of the accessibility tree are not found in the page; it may be the right one."""
_HEARD: Final = script("hands/press_check", "heard")
ROW_MOVED: Final = "ROW_MOVED"
PRESS_WITHHELD: Final = "PRESS_WITHHELD"
PRESS_CUT_OFF: Final = "PRESS_CUT_OFF"
_TOLD_S: Final = 2.0
_TAKEN_S: Final = 0.5
"""How long a page may take to show an option that was chosen where its choices stand."""
_POLL_S: Final = 0.05
_SLACK_MS: Final = 5_000
"""How much longer than the press itself the check may stay when nobody can end it any more."""
_KEYS: Final = count(1)


@dataclass(frozen=True, slots=True)
class Verified:
    """What was verified of an element that is about to be pressed.

    Attributes:
        own: What it says itself, piece by piece.
        own_loose: Those of `own` whose digits may be others (a badge, a counter).
        cells: What its row says, cell by cell.
        loose: Cells whose digits may be others.
        ref: The row's ref in the newest observation, "" when it has none.
        clicks: How many clicks the press is.
        recorded: It was read in the page itself, so that what is not said any more has changed.
        confirmed: Another look has shown that it is the right one.
    """

    own: Sequence[str] = ()
    own_loose: Sequence[str] = ()
    cells: Sequence[str] = ()
    loose: Sequence[str] = ()
    ref: str = ""
    clicks: int = 1
    recorded: bool = False
    confirmed: bool = False

    @property
    def has_row(self) -> bool:
        """True when a row around the element was verified too."""
        return bool(self.cells or self.loose)


@dataclass(frozen=True, slots=True)
class PressPlace:
    """Where an element stands.

    Attributes:
        frames: The frame, or all that it may be in.
        ear: The isolated world of the one frame, and who asks there: with it the end of a press is
            heard while it is done, and costs no time of its own.
    """

    frames: Sequence[Frame]
    ear: tuple[IsolatedContexts, FrameWorld] | None = None


class Withheld(Refused):
    """The element or its row says something else than what was verified; the page heard nothing."""


class PressCheck:
    """The check of one press.

    Args:
        session: The page.
        locator: The element.
        name: What a person calls it.
        verified: What was verified of it.
        confirm: Looks once more, when the page's own words do not tell; returns the element as it is
            found now, or None when it or its row is another one.
        place: Where it stands.
    """

    def __init__(
        self,
        session: Session,
        locator: Locator,
        name: str,
        verified: Verified,
        confirm: Callable[[], Awaitable[Locator | None]],
        place: PressPlace,
    ) -> None:
        self._session = session
        self._page: Page = session.page
        self._locator = locator
        self._name = name
        self._verified = verified
        self._confirm = confirm
        self._place = place
        self._part = ""
        self._key = next(_KEYS)

    def within(self, part: str) -> "PressCheck":
        """Return the check of a press on a part of the element, which the page hears inside of it."""
        check = copy(self)
        check._part, check._key = part, next(_KEYS)
        return check

    async def press(self, act: Callable[[Locator], Awaitable[T]], clicks: int = 1) -> T:
        """Have an act done on the element, which lets it through only while it is what was verified.

        Raises:
            Withheld: The page heard nothing of it: it is safe to look again.
            Refused: `PRESS_CUT_OFF`: it was stopped with the button down.
            BrowserError: As the act raises it.
        """
        hearing = self._listen()
        try:
            done = await self._pressed(act, clicks)
            if not _was_heard(hearing):
                await self._end()
        except BrowserError as fault:
            if not isinstance(fault, BrowserClosedError | DialogOpenError):
                await self._end()
            if _says(fault, PRESS_MOVED):
                raise self.withheld() from fault
            raise
        finally:
            _let_go(hearing)
        return done

    def _listen(self) -> "asyncio.Task[Json] | None":
        """Ask to be told when the press has gone through to its end."""
        if self._place.ear is None:
            return None
        contexts, world = self._place.ear
        hearing = contexts.ask(world, _HEARD, str(self._key))
        return asyncio.get_running_loop().create_task(hearing, name="browser: hearing a press")

    async def _pressed(self, act: Callable[[Locator], Awaitable[T]], clicks: int) -> T:
        try:
            return await act(self._guarded(clicks, is_confirmed=False))
        except BrowserError as fault:
            if not _says(fault, PRESS_UNSURE):
                raise
            logger.debug("a press is looked at once more: its page does not say its words")
            again = await self._confirm()
            if again is None:
                raise self.withheld() from fault
            self._locator = again
        return await act(self._guarded(clicks, is_confirmed=True))

    def _guarded(self, clicks: int, *, is_confirmed: bool) -> Locator:
        wanted = asdict(self._verified) | {
            "clicks": clicks,
            "confirmed": is_confirmed,
            "ms": self._session.options.action_timeout_s * 1000 + _SLACK_MS,
        }
        written = base64.b64encode(json.dumps(wanted, ensure_ascii=False).encode()).decode()
        guarded = self._locator.locator(f"{ENGINE_NAME}=press:{self._key}:{written}")
        return guarded.locator(self._part) if self._part else guarded

    async def _end(self) -> None:
        """Take the check away again, and say so when it stopped the press."""
        if not await self._is("refused"):
            return
        if await self._is("cut"):
            if await self._is_taken():
                return
            raise Refused(
                PRESS_CUT_OFF,
                tr(
                    "{name}を押しているあいだに画面の内容が変わったため、途中でやめました。"
                    "操作が行われたかどうか、サイトの画面で確かめてください。",
                    name=self._name,
                ),
                OutcomeStatus.UNVERIFIED,
            )
        raise self.withheld()

    async def _is_taken(self) -> bool:
        """Say whether it was an option that the page took when the button went down, and removed from its list."""
        ends_at = time.monotonic() + _TAKEN_S
        while not await self._is("taken"):
            if time.monotonic() >= ends_at:
                return False
            await asyncio.sleep(_POLL_S)
        return True

    async def _is(self, word: str) -> bool:
        """Ask the frames; a page that is gone, or stands still at a dialog, has heard the press."""
        if not self._session.is_open or self._page.is_closed() or self._session.dialogs.waiting:
            return False
        for frame in self._place.frames:
            asking = frame.locator(f"{ENGINE_NAME}={word}:{self._key}").count()
            try:
                if await self._session.call(asking, _TOLD_S, tr("操作を確かめる")):
                    return True
            except DialogOpenError:
                return False
            except BrowserClosedError:
                if not self._session.is_open:
                    raise
            except BrowserError as fault:
                logger.debug("a frame does not tell of a press: %s", fault.code)
        return False

    def withheld(self) -> Withheld:
        """Return what is told of a press that the page did not hear."""
        if self._verified.has_row:
            words = tr("押す前に一覧の並びか内容が変わったため、押しませんでした。")
            return Withheld(ROW_MOVED, words, OutcomeStatus.BLOCKED)
        words = tr(
            "{name}の表示が押す直前に変わったため、押しませんでした。画面が落ち着いてから、もう一度実行してください。",
            name=self._name,
        )
        return Withheld(PRESS_WITHHELD, words, OutcomeStatus.BLOCKED)


def _was_heard(hearing: "asyncio.Task[Json] | None") -> bool:
    """Say whether a press is known to have gone through to its end."""
    if hearing is None or not hearing.done() or hearing.cancelled() or hearing.exception():
        return False
    return hearing.result() is True


def _let_go(hearing: "asyncio.Task[Json] | None") -> None:
    """Hear no more of a press; what comes of it is nobody's any more."""
    if hearing is None:
        return
    if not hearing.done():
        hearing.cancel()
    hearing.add_done_callback(lambda task: task.cancelled() or task.exception())


def _says(fault: BrowserError, words: str) -> bool:
    return bool(re.search(re.escape(words), f"{fault.detail} {fault.__cause__}"))
