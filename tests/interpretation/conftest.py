"""One headless Chromium and a loopback server with business pages, for a module."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from tests.browser.stage import PATIENT, Pages, little_site
from tests.interpretation.office import PAGES, Office, give_file, give_notice


@pytest.fixture(scope="module")
def served() -> Iterator[Pages]:
    """Serve the business pages on a free port."""
    with little_site() as pages:
        _fill(pages)
        yield pages


def _fill(pages: Pages) -> None:
    for file in sorted(PAGES.glob("*.html")):
        pages.put(f"/{file.name}", file.read_text(encoding="utf-8"))
    for path in ("/sent", "/item", "/edit", "/basket"):
        pages.put(path, (PAGES / "sent.html").read_text(encoding="utf-8"))
    pages.answer("/notice", give_notice)
    pages.put(
        "/doc/12", "<title>出張旅費規程</title><h1>出張旅費規程</h1><p>第1条 旅費は実費とする。</p>"
    )
    for name in ("kinmu.csv", "kinmu.pdf", "uriage.csv", "uriage.pdf"):
        pages.answer(f"/file/{name}", give_file)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[ChromiumBrowser]:
    """Start one browser for the module."""
    browser = ChromiumBrowser(PATIENT)
    await browser.start()
    yield browser
    await browser.close()


@pytest.fixture
def office(chromium: ChromiumBrowser, served: Pages) -> Office:
    """Give a test the pages, nothing asked of them yet."""
    served.asked.clear()
    return Office(chromium, served)
