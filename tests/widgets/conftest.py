"""Pages with widgets that other people made, over loopback, and one headless Chromium."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from tests.browser.conftest import browsers as browsers
from tests.browser.conftest import pages as pages
from tests.browser.conftest import shared_browser as shared_browser
from tests.browser.stage import Pages, Studio
from tests.widgets.shelf import Shelf


@pytest.fixture(scope="module")
def shelf(pages: Pages) -> Shelf:
    """Serve the widgets' own files."""
    return Shelf(pages)


@pytest_asyncio.fixture(loop_scope="session")
async def studio(shared_browser: ChromiumBrowser, pages: Pages) -> AsyncIterator[Studio]:
    """Give a test the shared browser, with one tab and no leftovers."""
    yield Studio(shared_browser, pages, shared_browser._session)  # pyright: ignore[reportPrivateUsage]
    shared_browser.answer_dialogs(None)
