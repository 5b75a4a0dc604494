"""One stage a module: a browser, the servers of the sites, a server of models."""

import threading
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.browser.stage import PATIENT, LittleServer, Pages, handler_of
from tests.chat_server import ChatServer, Reply, always
from tests.hostile.web import Web, serve_web
from tests.scenarios.stage import QuickBrowser, Stage


@pytest.fixture(scope="module")
def sites() -> Iterator[Web]:
    """Serve the person's sites and the foreign ones."""
    with serve_web() as web:
        yield web


@pytest.fixture
def web(sites: Web) -> Web:
    """Return the sites with nothing on them, and nothing asked of them."""
    sites.start_over()
    return sites


@pytest.fixture
def pages() -> Iterator[Pages]:
    """Serve answers made by hand, in another place of the person's."""
    pages = Pages()
    server = LittleServer(("127.0.0.1", 0), handler_of(pages))
    pages.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), name="pages")
    thread.start()
    yield pages
    server.shutdown()
    thread.join(timeout=30)
    server.server_close()


@pytest.fixture(scope="module")
def chat() -> Iterator[ChatServer]:
    """Serve models; each scene brings its own script."""
    with ChatServer(always(Reply.json({}))) as chat:
        yield chat


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[QuickBrowser]:
    """Start one browser for the module."""
    browser = QuickBrowser(PATIENT)
    await browser.start()
    yield browser
    await browser.close()


@pytest.fixture
def stage(web: Web, browser: QuickBrowser, chat: ChatServer) -> Stage:
    """Return the stage, swept."""
    return Stage(web, browser, chat)
