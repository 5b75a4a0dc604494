"""The limit of a run: the same job written by hand with Playwright, nothing verified, nothing kept."""

import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import BrowserContext, Dialog, Page, async_playwright

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


async def claim(page: Page, form: str) -> float:
    """Fill in the expense form, send it and answer its question; returns ms."""

    async def agree(dialog: Dialog) -> None:
        await dialog.accept()

    page.on("dialog", agree)
    started = time.perf_counter()
    await page.goto(form)
    await page.get_by_label("申請者名").fill("練習 花子")
    await page.get_by_label("社員番号").fill("100123")
    await page.get_by_label("利用日").fill("2026-11-20")
    await page.get_by_label("費目").select_option("交通費")
    await page.get_by_label("金額（円）").fill("12800")
    await page.get_by_label("立替払い").check()
    await page.get_by_label("用途").fill("大阪支社での打ち合わせ（新幹線往復）")
    await page.get_by_label("経費規程を確認しました").check()
    await page.get_by_role("button", name="申請を送信する").click()
    await page.wait_for_url("**/expense/done/*/")
    await page.get_by_role("heading", name="送信しました").wait_for()
    elapsed_ms = (time.perf_counter() - started) * 1000
    page.remove_listener("dialog", agree)
    return elapsed_ms


async def look_up(page: Page, staff: str) -> float:
    """Search the staff list, open and close a person, and sort the whole list; returns ms."""
    started = time.perf_counter()
    await page.goto(staff)
    await page.get_by_role("searchbox", name="名簿を検索").fill("100777")
    await page.get_by_role("button", name="詳細").click()
    await page.get_by_role("button", name="閉じる").click()
    await page.get_by_role("button", name="閉じる").wait_for(state="hidden")
    await page.get_by_role("searchbox", name="名簿を検索").fill("")
    await page.get_by_role("button", name="入社日").click()
    return (time.perf_counter() - started) * 1000
