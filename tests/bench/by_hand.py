"""The limit of a run: the same job written by hand with Playwright, nothing verified, nothing kept."""

import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import BrowserContext, Page, async_playwright

from studio.browser.finder import find_browser
from studio.browser.launch import LaunchOptions, launch_flags


@asynccontextmanager
async def opened(profile: Path) -> AsyncGenerator[BrowserContext]:
    """Launch the same browser with the same flags."""
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_browser("").path,
            headless=True,
            args=launch_flags(LaunchOptions(is_headless=True)),
            locale="ja-JP",
            viewport={"width": 1280, "height": 800},
        )
        try:
            yield context
        finally:
            await context.close()


async def launch_and_goto(profile: Path, url: str) -> float:
    """Return the milliseconds from nothing to an open page."""
    started = time.perf_counter()
    async with opened(profile) as context:
        await context.pages[0].goto(url)
        return (time.perf_counter() - started) * 1000


async def buy(page: Page, shop: str) -> float:
    """Put the first book with ★4 and more for 3,000 yen at most into the cart; returns ms."""
    started = time.perf_counter()
    await page.goto(shop)
    await page.get_by_role("searchbox", name="商品検索").fill("プログラミング")
    await page.get_by_role("button", name="検索", exact=True).click()
    await page.get_by_role("heading", name="検索結果").first.wait_for()
    for book in await page.locator("li.book-card").all():
        text = await book.inner_text()
        stars, price = re.search(r"★(\d\.\d)", text), re.search(r"([\d,]+)円", text)
        is_sold_out = "在庫切れ" in text
        if not stars or not price or is_sold_out or float(stars[1]) < 4:
            continue
        if int(price[1].replace(",", "")) <= 3000:
            await book.get_by_role("button", name="カートに入れる").click()
            break
    await page.get_by_text("をカートに入れました").wait_for()
    return (time.perf_counter() - started) * 1000
