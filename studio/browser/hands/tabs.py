"""Tabs: opened, chosen by number, title or address, closed; never the last one, never a guess."""

import asyncio
import unicodedata
from typing import Final

from playwright.async_api import Page

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import carries_out
from studio.browser.session import Session
from studio.domain.actions.action import CloseTab, SwitchTab
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import DialogSeen
from studio.domain.text import clip, fold
from studio.words import tr

_TITLE_S: Final = 2.0
_CLOSE_S: Final = 5.0
_POLL_S: Final = 0.02


class Tabs:
    """The tabs of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def open(self) -> None:
        """Open an empty tab, which becomes the current one."""
        opening = self._session.page.context.new_page()
        page = await self._session.call(opening, 10, tr("タブを開く"))
        self._session.switch_to(page)

    async def switch(self, wanted: str) -> tuple[Evidence, ...]:
        """Make the one tab that is meant the current one.

        Raises:
            Refused: None fits, or several do.
        """
        page = await self._meant(wanted)
        self._session.switch_to(page)
        await self._session.call(page.bring_to_front(), 5, tr("タブを切り替える"))
        return (Evidence(kind=EvidenceKind.TAB, detail=page.url),)

    async def close(self) -> tuple[Evidence, ...]:
        """Close the current tab as a person does, its own objection included.

        Raises:
            Refused: It is the last one, or the page's objection was upheld.
        """
        page = self._session.page
        if len(self._session.pages) < 2:
            raise Refused("LAST_TAB", tr("最後のタブなので閉じません。"))
        seen = len(self._session.dialogs.seen)
        await self._session.act(
            lambda: page.close(run_before_unload=True), _CLOSE_S, tr("タブを閉じる")
        )
        dialogs = await self._until_closed(page, seen)
        if not page.is_closed() and not self._session.dialogs.waiting:
            raise Refused("TAB_STAYED", tr("ページが閉じるのを断ったため、タブは開いたままです。"))
        return (
            Evidence(kind=EvidenceKind.TAB, detail=self._session.page.url),
            *dialog_evidence(dialogs),
        )

    async def _until_closed(self, page: Page, seen: int) -> tuple[DialogSeen, ...]:
        """Wait until a tab is gone, or its objection is upheld or left open; returns the dialogs."""
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + _CLOSE_S
        while not page.is_closed() and loop.time() < ends_at:
            await self._session.answered()
            new = self._session.dialogs.seen[seen:]
            if any(dialog.answer != "accepted" for dialog in new):
                break
            await asyncio.sleep(_POLL_S)
        return self._session.dialogs.seen[seen:]

    async def _meant(self, wanted: str) -> Page:
        """Find a tab by number from 1, by address, by title: whole first, then in part."""
        pages = [page for page in self._session.pages if not page.is_closed()]
        plain = unicodedata.normalize("NFKC", wanted).strip()
        if plain.isdecimal() and 1 <= int(plain) <= len(pages):
            return pages[int(plain) - 1]
        names = [(page, page.url, await self._title(page)) for page in pages]
        needle = fold(wanted)
        whole = [page for page, url, title in names if needle in (fold(url), fold(title))]
        part = [page for page, url, title in names if needle in fold(url) or needle in fold(title)]
        fitting = (whole or part) if needle else []
        if len(fitting) == 1:
            return fitting[0]
        listed = tr("、").join(
            f"{n} {clip(title or url, 24)}" for n, (_, url, title) in enumerate(names, 1)
        )
        if fitting:
            raise Refused(
                "MULTIPLE_TARGETS",
                tr(
                    "「{wanted}」に当てはまるタブが {count} 枚あります（{listed}）。番号で選んでください。",
                    wanted=clip(wanted, 40),
                    count=len(fitting),
                    listed=listed,
                ),
            )
        raise Refused(
            "TAB_NOT_FOUND",
            tr(
                "「{wanted}」というタブはありません（{listed}）。",
                wanted=clip(wanted, 40),
                listed=listed,
            ),
        )

    async def _title(self, page: Page) -> str:
        """Return the title of a tab; "" for one that does not answer."""
        try:
            return await self._session.call(page.title(), _TITLE_S, tr("タブを調べる"))
        except BrowserClosedError:
            raise
        except BrowserError:
            return ""


carries_out(SwitchTab, lambda at, action: Tabs(at.session).switch(action.tab))
carries_out(CloseTab, lambda at, _: Tabs(at.session).close())
