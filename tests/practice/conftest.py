"""A running practice site, a client for it, and a real headless browser."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Playwright, async_playwright, expect

from studio.practice.server import PracticeSite

RESOURCES = Path(__file__).parents[2] / "resources"
expect.set_options(timeout=60_000)


@pytest.fixture
def resources() -> Path:
    """Return the repository's resources directory."""
    return RESOURCES


@pytest.fixture
async def site() -> AsyncIterator[PracticeSite]:
    """Serve the site for one test."""
    site = PracticeSite(RESOURCES)
    await site.start()
    yield site
    await site.stop()


@pytest.fixture
async def client(site: PracticeSite) -> AsyncIterator[httpx.AsyncClient]:
    """Talk to the site over keep-alive connections, without following redirects."""
    async with httpx.AsyncClient(base_url=site.url, timeout=60) as client:
        yield client


async def chromium(driver: Playwright) -> Browser:
    """Start Chromium as it is installed here, without a window."""
    program = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("msedge")
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return await driver.chromium.launch(executable_path=program, args=root)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Start Chromium once for a module."""
    async with async_playwright() as driver:
        browser = await chromium(driver)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """Open a page with nothing in it; an error in a script of the site fails the test."""
    faults: list[str] = []
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="ja-JP")
    context.set_default_timeout(60_000)
    page = await context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    await context.close()
    assert faults == []
