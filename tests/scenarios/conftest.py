"""One stage a module: the servers of the sites, a server of models; one browser for all of them, swept."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Final

import pytest
import pytest_asyncio

from studio.engine.replay import proof
from studio.engine.replay.answers import answering
from studio.engine.replay.lists import lists, rounds
from tests.browser.stage import PATIENT, Pages, little_site, swept
from tests.chat_server import ChatServer, Reply, always
from tests.hostile.web import Web, serve_web
from tests.scenarios.stage import QuickBrowser, Stage

HASTY: Final = replace(PATIENT, action_timeout_s=3.0, find_timeout_s=1.0, load_cap_s=3.0)
"""For what never comes; a slow machine has time enough for the rest."""


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
    with little_site() as pages:
        yield pages


@pytest.fixture(scope="module")
def chat() -> Iterator[ChatServer]:
    """Serve models; each scene brings its own script."""
    with ChatServer(always(Reply.json({}))) as chat:
        yield chat


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def one_browser() -> AsyncIterator[QuickBrowser]:
    """Have one browser for all modules: a start costs more than most scenes."""
    browser = QuickBrowser(PATIENT)
    yield browser
    await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser(one_browser: QuickBrowser) -> AsyncIterator[QuickBrowser]:
    """Give a module the browser as if it had just been started."""
    await one_browser.start()
    yield one_browser
    if not await swept(one_browser):
        await one_browser.close()


@pytest.fixture
def hasty(browser: QuickBrowser, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let what never comes be told soon, for a test that nothing else keeps waiting."""
    monkeypatch.setattr(proof, "EXPECT_TIMEOUT_S", proof.COMPLAINT_S + 1.5)
    for module in (answering, lists, rounds):
        monkeypatch.setattr(module, "APPEAR_TIMEOUT_S", 2.0)
    before, browser.session.options = browser.session.options, HASTY
    yield
    browser.session.options = before


@pytest.fixture
def stage(web: Web, browser: QuickBrowser, chat: ChatServer) -> Stage:
    """Return the stage, swept."""
    return Stage(web, browser, chat)
