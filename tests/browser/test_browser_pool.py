"""Browsers side by side: signed in as the first, each behind its own guard, none seeing another's pages."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from studio.browser.browser_pool import ChromiumPool
from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click, Navigate
from studio.domain.errors import BrowserMissingError
from studio.engine.ports import OutgoingRequest
from tests.browser.stage import PATIENT, SOON_S, Pages, Studio, live
from tests.fakes import FakeBrowser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STORED = (
    "<p id=p></p><script>p.textContent ="
    " `店員 ${localStorage.name} ${document.cookie} ${sessionStorage.token}`</script>"
)
SEND = "<button onclick=\"fetch('/sent', {method: 'POST', body: 'x'})\">送信</button>"


@pytest_asyncio.fixture(loop_scope="session")
async def beside(studio: Studio, pages: Pages) -> AsyncIterator[ChromiumBrowser]:
    """Open one browser beside the shared one, after somebody signed in there."""
    await studio.show(
        "<script>localStorage.name = '花子'; sessionStorage.token = 'その場限り';"
        " document.cookie = 'session=abc; path=/'</script>",
        "/in",
    )
    before = studio.browser.page_url
    (browser,) = await ChromiumPool(PATIENT).open_beside(studio.browser, 1)
    assert studio.browser.page_url == before  # reading what is stored moved nothing
    assert pages.asked[-1] == "/in"  # nor did writing it ask the site for anything
    assert isinstance(browser, ChromiumBrowser)
    yield browser
    await browser.close()


async def test_it_is_signed_in_and_has_a_guard_and_pages_of_its_own(
    studio: Studio, beside: ChromiumBrowser, pages: Pages
) -> None:
    pages.put("/who", STORED)
    assert (await beside.perform(Navigate(url=f"{pages.url}/who"))).is_ok
    assert await beside.expect("text_appeared", "店員 花子 session=abc その場限り", SOON_S)
    assert studio.browser.page_url.endswith("/in")

    asked: dict[str, list[str]] = {"first": [], "beside": []}

    def guard(name: str, *, answer: bool):
        async def decide(request: OutgoingRequest) -> bool:
            asked[name].append(f"{request.method} {request.url.removeprefix(pages.url)}")
            return answer or request.method == "GET"

        return decide

    studio.browser.guard_traffic(guard("first", answer=True))
    beside.guard_traffic(guard("beside", answer=False))
    pages.put("/form", SEND)
    for browser in (studio.browser, beside):
        assert (await browser.perform(Navigate(url=f"{pages.url}/form"))).is_ok
    refused = await beside.perform(Click(target=live(await beside.observe(), "送信")))
    assert refused.code == "REQUEST_REFUSED"
    assert (
        await studio.browser.perform(Click(target=live(await studio.browser.observe(), "送信")))
    ).is_ok
    async with asyncio.timeout(30):
        while len(asked["first"]) < 2:  # a page asks when it likes
            await studio.js("() => 1")
    assert asked == {
        "first": ["GET /form", "POST /sent"],
        "beside": ["GET /form", "POST /sent"],
    }
    studio.browser.guard_traffic(None)


async def test_only_a_browser_of_this_house_has_others_beside_it() -> None:
    for first, count in ((FakeBrowser(), 1), (ChromiumBrowser(PATIENT), 9)):
        with pytest.raises(BrowserMissingError, match="並べて"):
            await ChromiumPool(PATIENT).open_beside(first, count)


async def test_windows_stand_apart() -> None:
    pool = ChromiumPool(replace(PATIENT, window=(10, 20, 300, 400)))
    assert pool._beside(2).window == (90, 100, 300, 400)  # pyright: ignore[reportPrivateUsage]
