"""What has to be put right before a press: a list that was left open over the element, a menu that hides it.

A list that is scrolled for the press may draw its rows anew: that is waited for before the press, not in it.

A person clicks beside an open list, or presses Escape, and rests the pointer on a menu until its entry
shows. Both are done here, once, and only for lists and for what is hidden; a dialog, a banner or
anything else over an element is for whoever decides.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import Locator

from studio.browser.hands.asking import ask
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.targets.pins import is_lost
from studio.browser.waiting import settled
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.engine.ports import SettlePolicy
from studio.words import tr

OBSTACLE: Final = script("hands/clearing", "obstacle")
_HOVERED: Final = script("hands/clearing", "hovered")
_LEAVE: Final = script("hands/clearing", "leave")
_LEAVE_FIELD: Final = script("hands/clearing", "leaveField")
_PUT_AWAY_S: Final = 0.6
_POLL_S: Final = 0.05
_LIMIT_S: Final = 2.0


async def clear_the_way(session: Session, locator: Locator) -> bool:
    """Close a list that lies open over an element, or rest on the menu that hides it.

    Whatever cannot be asked or stays as it is shows at the press itself.

    Returns:
        False for an element that its list took away as it was scrolled to it.
    """
    try:
        obstacle = await _obstacle(session, locator)
        if obstacle == "away":
            await settled(session, SettlePolicy.BRIEF)
            return await session.call(locator.count(), _LIMIT_S, tr("対象を調べる")) > 0
        if obstacle == "list":
            await put_away(session, locator, lambda: _is_covered(session, locator))
        elif obstacle == "hidden":
            await _reveal(session, locator)
    except BrowserClosedError:
        raise
    except BrowserError as exc:
        return not is_lost(exc)
    return True


async def _obstacle(session: Session, locator: Locator) -> str:
    return str(await ask(session, locator, OBSTACLE, tr("対象を調べる")))


async def _is_covered(session: Session, locator: Locator) -> bool:
    return await _obstacle(session, locator) == "list"


async def put_away(
    session: Session, locator: Locator, is_open: Callable[[], Awaitable[bool]]
) -> None:
    """Leave an open list as a click beside it does; where it stays, press Escape.

    Args:
        session: The page.
        locator: An element of the document the list is in.
        is_open: Whether the list still is.
    """
    leaving = locator.evaluate(_LEAVE, timeout=_LIMIT_S * 1000)
    may_escape = await session.call(leaving, _LIMIT_S + 1, tr("一覧を閉じる"))
    if may_escape and await _stays(is_open):
        keyboard = session.page.keyboard
        await session.act(lambda: keyboard.press("Escape"), _LIMIT_S, tr("一覧を閉じる"))
        await _stays(is_open)


async def leave_field(session: Session) -> None:
    """Leave the text field that was typed in: some pages look at it only then, and change others by it."""
    leaving = session.page.evaluate(_LEAVE_FIELD)
    await session.call(leaving, _LIMIT_S, tr("入力欄を離れる"))


async def _stays(is_open: Callable[[], Awaitable[bool]]) -> bool:
    ends_at = time.monotonic() + _PUT_AWAY_S
    while await is_open():
        if time.monotonic() >= ends_at:
            return True
        await asyncio.sleep(_POLL_S)
    return False


async def _reveal(session: Session, locator: Locator) -> None:
    finding = locator.evaluate_handle(_HOVERED, timeout=_LIMIT_S * 1000)
    handle = (await session.call(finding, _LIMIT_S + 1, tr("対象を調べる"))).as_element()
    if handle is not None:
        hovering = handle.hover(timeout=_LIMIT_S * 1000)
        await session.act(lambda: hovering, _LIMIT_S + 1, tr("マウスを重ねる"))
