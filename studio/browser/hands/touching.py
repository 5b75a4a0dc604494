"""Asking and touching one element: a deadline for each call, and what a page replaced is no fault."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from playwright.async_api import ElementHandle, Frame, Locator

from studio.browser.hands.asking import ASK_CAP_S, ASK_S, ask
from studio.browser.hands.clearing import clear_the_way
from studio.browser.hands.press_check import PressCheck
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.targets.pins import pins_of
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import DialogSeen
from studio.words import tr

T = TypeVar("T")

_SLACK_S: Final = 2.0
"""What our own deadline leaves Playwright to say why it gave up."""
_HEED: Final = script("hands/touching", "heed")


class Touch:
    """One session's elements, asked and touched with its patience."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def ask(self, locator: Locator, script: str, doing: str, argument: object = None) -> Any:  # noqa: ANN401 - what JavaScript returns
        """Evaluate one of our own scripts on an element; see `asking.ask`."""
        return await ask(self._session, locator, script, doing, argument)

    async def act(
        self, act: Callable[[float], Coroutine[Any, Any, Any]], doing: str
    ) -> tuple[DialogSeen, ...]:
        """Carry out one act, which is given Playwright's limit in milliseconds.

        Returns:
            The dialogs it opened.
        """
        limit_s = self._session.options.action_timeout_s
        return await self.act_within(act, limit_s, doing)

    async def act_within(
        self, act: Callable[[float], Coroutine[Any, Any, Any]], limit_s: float, doing: str
    ) -> tuple[DialogSeen, ...]:
        """Carry out one act with a limit of its own, in seconds."""
        return await self._session.act(lambda: act(limit_s * 1000), limit_s + _SLACK_S, doing)

    async def press(
        self,
        locator: Locator,
        act: Callable[[Locator, float], Coroutine[Any, Any, Any]],
        doing: str,
        check: PressCheck | None,
        *,
        clicks: int = 1,
        limit_s: float | None = None,
    ) -> tuple[DialogSeen, ...]:
        """Carry out one press, which goes through only while its element is what was verified.

        A list that an earlier act left open over it is closed first.

        Args:
            locator: The element.
            act: Presses what it is given, within Playwright's limit in milliseconds.
            doing: What it does, in Japanese, for the error.
            check: Of the element; None for one that nobody verified.
            clicks: How many clicks the press is.
            limit_s: Its own limit; None for the session's.

        Raises:
            Refused: Something else stood there by then; see `PressCheck.press`.
        """
        is_there = await clear_the_way(self._session, locator)
        if check is not None and not is_there:
            raise check.withheld()
        limit = self._session.options.action_timeout_s if limit_s is None else limit_s
        if check is None:
            return await self.act_within(lambda ms: act(locator, ms), limit, doing)
        return await check.press(
            lambda it: self.act_within(lambda ms: act(it, ms), limit, doing), clicks
        )

    async def heeded(self, locator: Locator) -> None:
        """Let a rich editor know where its caret is before keys go to it; nothing else is waited for."""
        await self.ask(locator, _HEED, tr("入力欄を調べる"))

    async def read_back(self, locator: Locator, script: str, argument: object = None) -> Any:  # noqa: ANN401 - what JavaScript returns
        """Ask an element again; None when the page replaced it (a select that submits its form).

        The act itself succeeded then, and the next observation shows what came of it.
        """
        doing = tr("結果を確かめる")
        try:
            return await self.ask(locator, script, doing, argument)
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            if not await pins_of(self._session).revive(self._session, exc):
                return None
        try:
            return await self.ask(locator, script, doing, argument)
        except BrowserClosedError:
            raise
        except BrowserError:
            return None

    async def handle(self, locator: Locator) -> ElementHandle:
        """Return the element itself, which stays the same when the page is rebuilt around it."""
        return await self._session.call(
            locator.element_handle(timeout=ASK_S * 1000), ASK_CAP_S, tr("対象を調べる")
        )

    async def frame(self, locator: Locator) -> Frame:
        """Return the frame an element stands in."""
        handle = await self.handle(locator)
        frame = await self._session.call(handle.owner_frame(), ASK_CAP_S, tr("対象を調べる"))
        await self._session.call(handle.dispose(), ASK_CAP_S, tr("対象を調べる"))
        return frame or self._session.page.main_frame
