"""The browser's window takes its place beside the studio, whatever its page is doing."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import CDPSession, Page

from studio.domain.errors import BrowserTimeoutError
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
            assert await _left_and_width(hand.page) == (left, 800)
        leaving.cancel()


async def test_a_browser_that_does_not_answer_at_once_is_placed_all_the_same(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that has just started on a busy computer: it stayed over the studio, and the run went on behind it."""
    session = hand.browser._session  # pyright: ignore[reportPrivateUsage]
    ask, asked = session.devtools, list[str]()

    async def late() -> CDPSession:
        asked.append("devtools")
        if len(asked) == 1:
            raise BrowserTimeoutError(
                "BROWSER_TIMEOUT", "時間がかかっています。", "お待ちください。"
            )
        return await ask()

    monkeypatch.setattr(session, "devtools", late)
    await hand.browser.place(220, 20, 800, 600)
    assert await _left_and_width(hand.page) == (220, 800)


async def _left_and_width(page: Page) -> tuple[int, int]:
    tools = await page.context.new_cdp_session(page)
    bounds = (await tools.send("Browser.getWindowForTarget"))["bounds"]
    await tools.detach()
    return bounds["left"], bounds["width"]


async def _leave_again_and_again(page: Page) -> None:
    for number in range(10_000):
        await page.goto(f"data:text/html,<p>{number}")
