"""One stage a module: the servers, a chat server; one browser for all of them, swept. Counts are told at the end."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.browser.stage import PATIENT, swept
from tests.chat_server import ChatServer, Reply, always
from tests.hostile.stage import QuickBrowser, Stage
from tests.hostile.web import Web, serve_web

COUNTS = "hostile"
"""Name of the property under which a test records its figures."""


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    """Serve the person's sites and the foreign ones."""
    with serve_web() as web:
        yield web


@pytest.fixture(scope="module")
def chat() -> Iterator[ChatServer]:
    """Serve a model; each case brings its own script."""
    with ChatServer(always(Reply.json({}))) as chat:
        yield chat


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def one_browser() -> AsyncIterator[QuickBrowser]:
    """Have one browser for all modules: a start costs more than most cases."""
    browser = QuickBrowser(PATIENT)
    yield browser
    await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(
    web: Web, chat: ChatServer, whole_browser: None, one_browser: QuickBrowser
) -> AsyncIterator[Stage]:
    """Give a module the browser as if it had just been started."""
    await one_browser.start()
    yield Stage(web, one_browser, chat)
    if not await swept(one_browser):
        await one_browser.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was counted in all tests of this folder."""
    total = Counter[str]()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "call":
                total.update(dict(report.user_properties).get(COUNTS, {}))
    if total:
        figures = ", ".join(f"{name} {count}" for name, count in total.items())
        terminalreporter.write_line(f"hijacked model: {figures}")
