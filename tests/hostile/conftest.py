"""One stage a module: a browser, the servers, a chat server. Counts are told at the end of a run."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.browser.stage import PATIENT
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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(web: Web, chat: ChatServer, whole_browser: None) -> AsyncIterator[Stage]:
    """Start one browser for the module."""
    browser = QuickBrowser(PATIENT)
    await browser.start()
    yield Stage(web, browser, chat)
    await browser.close()


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
