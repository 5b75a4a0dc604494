"""Leaving pages that nothing may be sent from: a check's own tabs, and what a rehearsal typed."""

import asyncio
import logging
from typing import Final

from studio.domain.actions.action import CloseTab, Navigate
from studio.domain.errors import BrowserError
from studio.domain.page.observation import DialogSeen
from studio.engine.runs.run import RunContext

logger = logging.getLogger(__name__)

BLANK: Final = "about:blank"
_LEAVE_S: Final = 10.0
_MOST_TABS: Final = 20


async def leave_pages_only(dialog: DialogSeen) -> bool:
    """Say no to every question of a page, but let it be left (a `DialogPolicy`)."""
    return dialog.kind == "beforeunload"


async def leave_pages(context: RunContext, tabs: int, url: str = "") -> None:
    """Close what was opened while nothing may be sent, and only then lift the border.

    Args:
        context: Of what was done; its border is up.
        tabs: How many stay open.
        url: What the tab in front is to show afterwards; "" leaves it as it is.
    """
    browser = context.browser
    try:
        async with asyncio.timeout(_LEAVE_S):
            await _close_tabs(context, tabs)
            if url:
                await browser.perform(Navigate(url=url))
    except (BrowserError, TimeoutError) as fault:
        logger.info("pages not left: %s", type(fault).__name__)
        await browser.close()  # what the page still wants to send must not leave later
    except asyncio.CancelledError:
        await browser.close()
        raise
    finally:
        browser.guard_traffic(None)
        browser.answer_dialogs(None)


async def _close_tabs(context: RunContext, tabs: int) -> None:
    for _ in range(_MOST_TABS):
        if len((await context.observe()).tabs) <= tabs:
            return
        await context.browser.perform(Navigate(url=BLANK))
        await context.browser.perform(CloseTab())
