"""A scheduled run's browser is signed in as the window's was, and leaves that one's profile alone."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from studio.browser.borrowing import BorrowingBrowser
from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Navigate
from tests.browser.stage import PATIENT, SOON_S, Pages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIGN_IN = (
    "<p>入りました</p><script>localStorage.name = '花子';"
    " document.cookie = 'session=abc; path=/; max-age=3600'</script>"
)
WHO = "<p id=p></p><script>p.textContent = `店員 ${localStorage.name} ${document.cookie}`</script>"


@asynccontextmanager
async def opened(browser: ChromiumBrowser) -> AsyncGenerator[ChromiumBrowser]:
    """Start a browser, and close it whatever happens."""
    try:
        await browser.start()
        yield browser
    finally:
        await browser.close()


async def says(browser: ChromiumBrowser, pages: Pages, words: str) -> bool:
    """Ask the site who is there."""
    assert (await browser.perform(Navigate(url=f"{pages.url}/who"))).is_ok
    return await browser.expect("text_appeared", words, SOON_S)


@pytest.fixture
def lender(tmp_path: Path) -> Path:
    return tmp_path / "window"


@pytest.fixture
def borrower(tmp_path: Path, lender: Path) -> BorrowingBrowser:
    options = replace(PATIENT, profile=tmp_path / "schedules")
    return BorrowingBrowser(options, lender)


async def test_it_is_signed_in_as_the_other_profile_is(
    pages: Pages, lender: Path, borrower: BorrowingBrowser
) -> None:
    pages.put("/in", SIGN_IN)
    pages.put("/who", WHO)
    async with opened(ChromiumBrowser(replace(PATIENT, profile=lender))) as window:
        assert (await window.perform(Navigate(url=f"{pages.url}/in"))).is_ok
        assert await window.expect("text_appeared", "入りました", SOON_S)
    async with opened(borrower):
        assert await says(borrower, pages, "店員 花子 session=abc")


async def test_without_another_profile_it_is_nobody(
    pages: Pages, lender: Path, borrower: BorrowingBrowser
) -> None:
    pages.put("/who", WHO)
    async with opened(borrower):
        assert await says(borrower, pages, "店員 undefined")
    assert not lender.exists()


async def test_a_profile_that_is_in_use_keeps_nobody_from_starting(
    pages: Pages, lender: Path, borrower: BorrowingBrowser
) -> None:
    pages.put("/who", WHO)
    async with opened(ChromiumBrowser(replace(PATIENT, profile=lender))) as window:
        assert await says(window, pages, "店員 undefined")
        async with opened(borrower):
            assert await says(borrower, pages, "店員 undefined")
        assert window.is_open
