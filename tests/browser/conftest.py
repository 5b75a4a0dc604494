"""Small pages over loopback, and one headless Chromium a module."""

import threading
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import Session
from tests.browser.stage import FAST, LittleServer, Pages, Studio, handler_of


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """Serve pages on a free port."""
    pages = Pages()
    server = LittleServer(("127.0.0.1", 0), handler_of(pages))
    pages.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), name="test pages")
    thread.start()
    yield pages
    server.shutdown()
    thread.join()
    server.server_close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared_browser() -> AsyncIterator[ChromiumBrowser]:
    """Start one browser for the module."""
    browser = ChromiumBrowser(FAST)
    await browser.start()
    yield browser
    await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def studio(shared_browser: ChromiumBrowser, pages: Pages) -> AsyncIterator[Studio]:
    """Give a test the shared browser, with one tab and no leftovers."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    yield Studio(shared_browser, pages, session)
    shared_browser.answer_dialogs(None)
    for extra in session.pages[1:]:
        await extra.close()
    pages.asked.clear()
