"""What sites keep for one tab only (sessionStorage): read in one browser, put into another beside it.

Playwright's storage state leaves it out, and many sign-ins (single-page applications) keep nothing but
this. It can be read only of sites that stand in a tab at the moment: what a site kept that the tab has
left since is not seen.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Page, Route

from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.errors import BrowserError
from studio.words import tr

logger = logging.getLogger(__name__)

_READ: Final = script("tab_memory", "read")
_WRITE: Final = script("tab_memory", "write")
_EMPTY: Final = "<!doctype html><title></title><link rel=icon href=data:>"
"""Without an icon of its own, the site would be asked for one."""
_TIMEOUT_S: Final = 5.0


@dataclass(frozen=True, slots=True)
class TabMemory:
    """What one site keeps in a tab; it may be a person's sign-in, and is shown nowhere."""

    origin: str
    items: Mapping[str, str] = field(repr=False)


async def tab_memories(session: Session) -> tuple[TabMemory, ...]:
    """Return what the sites in the open tabs keep there, each site once; the current tab counts first."""
    pages = sorted(session.pages, key=lambda page: page is not session.page)
    found: dict[str, TabMemory] = {}
    for page in pages:
        memory = await _memory_of(session, page)
        if memory is not None:
            found.setdefault(memory.origin, memory)
    return tuple(found.values())


async def remember(session: Session, memories: tuple[TabMemory, ...]) -> None:
    """Put memories into the current tab, which is empty afterwards; no site is asked for anything.

    Raises:
        BrowserError: The browser does not answer.
    """
    page = session.page
    for memory in memories:
        await session.call(page.route("**/*", _blank), _TIMEOUT_S, tr("サインインの状態を引き継ぐ"))
        try:
            going = page.goto(memory.origin, wait_until="commit")
            await session.call(going, _TIMEOUT_S, tr("サインインの状態を引き継ぐ"))
            writing = page.evaluate(_WRITE, dict(memory.items))
            await session.call(writing, _TIMEOUT_S, tr("サインインの状態を引き継ぐ"))
        finally:
            await session.call(page.unroute("**/*", _blank), _TIMEOUT_S, tr("タブを空にする"))
    if memories:
        await session.call(page.goto("about:blank"), _TIMEOUT_S, tr("タブを空にする"))


async def _memory_of(session: Session, page: Page) -> TabMemory | None:
    """Return what the site of a tab keeps; a tab that does not answer keeps nothing."""
    try:
        told: Any = await session.call(
            page.evaluate(_READ), _TIMEOUT_S, tr("サインインの状態を読む")
        )
    except BrowserError as exc:
        logger.info("a tab did not tell what it keeps: %s", exc.code)
        return None
    return TabMemory(told["origin"], told["items"]) if told else None


async def _blank(route: Route) -> None:
    await route.fulfill(status=200, content_type="text/html", body=_EMPTY)
