"""The browser's window takes its place beside the studio, whatever its page is doing."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Page

from tests.e2e.hand import Hand, hand_at


@pytest_asyncio.fixture
async def hand(display: str) -> AsyncIterator[Hand]:
    async with hand_at(display) as hand:
        yield hand


async def test_a_window_whose_page_is_just_leaving_is_placed(hand: Hand) -> None:
    """As at the start of a run, which opens its first page while the window is put beside the studio."""
    async with asyncio.TaskGroup() as group:
        leaving = group.create_task(_leave_again_and_again(hand.page), name="leave")
        for left in (300, 40, 200):
            await hand.browser.place(left, 20, 800, 600)
            tools = await hand.page.context.new_cdp_session(hand.page)
            bounds = (await tools.send("Browser.getWindowForTarget"))["bounds"]
            assert (bounds["left"], bounds["width"]) == (left, 800)
            await tools.detach()
        leaving.cancel()


async def _leave_again_and_again(page: Page) -> None:
    for number in range(10_000):
        await page.goto(f"data:text/html,<p>{number}")
