"""Scrolling the page or a list: once, to an end, or until a text shows."""

from typing import Final

from playwright.async_api import Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import Grasp, Told, carries_out
from studio.browser.hands.virtual_list import ListWalk
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import Scroll, ScrollWay
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.text import fold
from studio.words import tr

_GROWTHS: Final = 10
"""How often the end of a page that grows is gone after."""
_LISTS: Final = 2
"""How many lists of a page are walked when nobody says which."""
_MATCHES: Final = script("hands/scrolling", "matches")


class Scrolling:
    """Scrolls the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def scroll(
        self, locator: Locator | None, way: ScrollWay, to: int | None = None
    ) -> tuple[Evidence, ...]:
        """Scroll once, to a place, or to an end; a page that grows at its end is followed for a while.

        Raises:
            Refused: It stands at that end already.
        """
        walk = await self._walk(locator)
        before, _, _ = await walk.state()
        now, whole = await walk.step(way, to), (await walk.state())[2]
        for _ in range(_GROWTHS if way is ScrollWay.END else 0):
            now, before_growth = await walk.step(way), whole
            whole = (await walk.state())[2]
            if whole <= before_growth:
                break
        if abs(now - before) < 1:
            raise Refused(
                "SCROLL_END",
                tr("これ以上スクロールできません（端まで来ています）。"),
                OutcomeStatus.NO_EFFECT,
            )
        return (await _scrolled(walk),)

    async def scroll_until(
        self, locator: Locator | None, way: ScrollWay, text: str
    ) -> tuple[Evidence, ...]:
        """Scroll until a text shows: in the element's list, else in the page and then in its lists.

        Raises:
            Refused: `VLIST_NOT_REACHED`, with how far it went.
        """
        first = await self._walk(locator)
        if found := await self._found(first, way, text):
            return found
        last = first
        for walk in (await ListWalk.lists(self._session))[:_LISTS] if locator is None else ():
            last = walk
            if found := await self._found(walk, way, text):
                return found
        raise Refused(
            "VLIST_NOT_REACHED",
            tr("「{words}」が出るまでスクロールしましたが、見つかりませんでした。", words=text),
            list_search=await last.log(),
        )

    async def _found(self, walk: ListWalk, way: ScrollWay, text: str) -> tuple[Evidence, ...]:
        """Walk one list; () when the text did not show."""
        needle = fold(text)
        if not await walk.until(lambda: self._count(walk, needle), way):
            return ()
        return (Evidence(kind=EvidenceKind.FOUND, detail=text), await _scrolled(walk))

    async def _walk(self, locator: Locator | None) -> ListWalk:
        walk = await (
            ListWalk.page(self._session)
            if locator is None
            else ListWalk.around(self._session, locator)
        )
        if walk is None:
            raise Refused("TARGET_NOT_FOUND", tr("スクロールする部分が見つかりません。"))
        return walk

    async def _count(self, walk: ListWalk, needle: str) -> int:
        return int(await walk.ask(_MATCHES, needle))


async def _scrolled(walk: ListWalk) -> Evidence:
    top, shown, whole = await walk.state()
    return Evidence(kind=EvidenceKind.SCROLLED, detail=f"{top:.0f}/{max(0.0, whole - shown):.0f}")


async def _scroll(at: Grasp, action: Scroll) -> Told:
    scrolling, it = Scrolling(at.session), at.aim.locator if at.aim else None
    if action.until:
        return await scrolling.scroll_until(it, action.way, action.until)
    return await scrolling.scroll(it, action.way, action.to)


carries_out(Scroll, _scroll)
