"""Addresses: opened, and gone back from; only http, https and about:blank."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from playwright.async_api import Page, Response

from studio.browser.errors import DialogOpenError
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import Grasp, Told, carries_out
from studio.browser.hands.tabs import Tabs
from studio.browser.session import Session
from studio.browser.waiting import StoppedHalfwayError, loaded, unless_stopped
from studio.domain.actions.action import GoBack, Navigate, OpenTab
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.errors import BrowserTimeoutError, NavigationError
from studio.words import tr

NAVIGATION_TIMEOUT_S: Final = 30.0
_NO_LIMIT: Final = 0.0
"""The driver's clock does not stand while a person reads what is held: ours does, and counts."""
_GOTO_ATTEMPTS: Final = 3
_DROPPED_S: Final = 0.5
"""So long after a dialog a navigation may take before it is begun anew."""
_SCHEMES: Final = frozenset({"http", "https"})


class Navigation:
    """Opens addresses in the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def go(self, url: str) -> tuple[Evidence, ...]:
        """Open an address.

        Raises:
            NavigationError: It may not be opened, cannot be reached, or the site answers with an error.
        """
        refuse_address(url)
        status = await self._load(url)
        if status >= 400:
            raise NavigationError(
                f"HTTP_{status}",
                tr("サイトがエラーを返しました（{status}）。", status=status),
                tr("アドレスを確かめるか、少し待ってからもう一度実行してください。"),
                url[:200],
            )
        return (Evidence(kind=EvidenceKind.URL, detail=self._session.page.url),)

    async def back(self) -> tuple[Evidence, ...]:
        """Go back to the page before, as the browser's own button does.

        Raises:
            Refused: There is none.
        """
        page, document, url = self._session.page, self._session.document, self._session.page.url
        limit_s = NAVIGATION_TIMEOUT_S
        try:
            going = page.go_back(wait_until="domcontentloaded", timeout=_NO_LIMIT)
            await unless_stopped(self._session, going, limit_s, tr("前のページに戻る"), document)
        except DialogOpenError:
            raise
        except BrowserTimeoutError:
            if page.url == url:
                raise
        if document == self._session.document and page.url == url:
            raise Refused(
                "NO_PAGE_BEFORE", tr("戻れる前のページがありません。"), OutcomeStatus.NO_EFFECT
            )
        return (Evidence(kind=EvidenceKind.URL, detail=page.url),)

    async def _load(self, url: str) -> int:
        """Open an address, and return how it was answered.

        The error page of an address that failed before may still be on its way and come in
        between; Playwright then reports an interruption, although our own navigation goes on.
        """
        page, document = self._session.page, self._session.document
        for left in reversed(range(_GOTO_ATTEMPTS)):
            await self._session.answered()  # or the driver waits its whole timeout
            try:
                response = await self._goto(page, url)
            except NavigationError as exc:
                if left == 0 or "interrupted by another" not in exc.detail:
                    raise
            except StoppedHalfwayError:
                return self._session.http_status  # the page is there, as far as it came
            except _DroppedError:
                if left == 0:
                    raise
            else:
                return response.status if response else 200
            if document != self._session.document:
                await loaded(self._session, self._session.options.load_cap_s)
                if page.url == url:
                    return self._session.http_status
        raise AssertionError("the last try returns or raises")

    async def _goto(self, page: Page, url: str) -> Response | None:
        """Send the tab somewhere; stop waiting soon after a dialog of the page before was answered.

        Raises:
            _DroppedError: Chromium seems to have given the navigation up for a dialog. The driver
                never hears of that, nor that the request ended.
        """
        session, document = self._session, self._session.document
        session.dialogs.opened.clear()
        going = page.goto(url, wait_until="domcontentloaded", timeout=_NO_LIMIT)
        loop = asyncio.get_running_loop()
        calling = loop.create_task(
            unless_stopped(session, going, NAVIGATION_TIMEOUT_S, tr("ページを開く"), document),
            name="browser: goto",
        )
        opening = loop.create_task(session.dialogs.opened.wait(), name="browser: dialog in a goto")
        try:
            await asyncio.wait({calling, opening}, return_when=asyncio.FIRST_COMPLETED)
            while not calling.done():
                await session.answered()
                await asyncio.wait({calling}, timeout=_DROPPED_S)
                if not calling.done():
                    if document == session.document:
                        session.forget_navigations()
                    raise _DroppedError
            return calling.result()
        finally:
            opening.cancel()
            if not calling.done():
                calling.cancel()
                await asyncio.wait({calling}, timeout=_DROPPED_S)


class _DroppedError(BrowserTimeoutError):
    """A dialog of the page before ended a navigation."""

    def __init__(self) -> None:
        super().__init__(
            "BROWSER_TIMEOUT",
            tr("前のページの確認画面に妨げられて、ページを開けませんでした。"),
            tr("確認画面を閉じてから、もう一度実行してください。"),
        )


def refuse_address(url: str) -> None:
    """Refuse every scheme but http, https and about:blank.

    Raises:
        NavigationError: `BAD_ADDRESS`.
    """
    if not _may_open(url):
        raise NavigationError(
            "BAD_ADDRESS",
            tr("このアドレスは開けません。"),
            tr("http:// か https:// から始まるアドレスを入力してください。"),
            url[:200],
        )


def _may_open(url: str) -> bool:
    try:
        return url == "about:blank" or urlsplit(url).scheme in _SCHEMES
    except ValueError:
        return False


async def _open_tab(at: Grasp, action: OpenTab) -> Told:
    refuse_address(action.url)
    await Tabs(at.session).open()
    return await Navigation(at.session).go(action.url)


carries_out(Navigate, lambda at, action: Navigation(at.session).go(action.url))
carries_out(GoBack, lambda at, _: Navigation(at.session).back())
carries_out(OpenTab, _open_tab)
