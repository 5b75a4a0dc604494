"""Small pages over loopback, and one headless Chromium of each kind, swept after each module."""

import os
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
import pytest_asyncio

from studio.browser import waiting
from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import Session
from studio.domain.actions.action import Navigate
from tests.browser.interception.guarded import Guarded
from tests.browser.interception.two_sites import TwoSites, two_sites
from tests.browser.stage import (
    ACT_S,
    HASTY,
    PATIENT,
    SOON_S,
    Pages,
    Studio,
    little_site,
    swept,
)


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """Serve pages on a free port."""
    with little_site() as pages:
        yield pages


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browsers() -> AsyncIterator[dict[str, ChromiumBrowser]]:
    """Have one browser of each kind for all modules: a start costs more than most tests."""
    browsers: dict[str, ChromiumBrowser] = {}
    yield browsers
    for browser in browsers.values():
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared_browser(
    request: pytest.FixtureRequest, browsers: dict[str, ChromiumBrowser]
) -> AsyncIterator[ChromiumBrowser]:
    """Give a module its browser as if it had just been started; what a module broke is started anew."""
    if any("whole_browser" in mark.args for mark in request.node.iter_markers("usefixtures")):
        # Before any fixture of the module's own starts one.
        request.getfixturevalue("whole_browser")
    browser = browsers.setdefault(os.environ["PATH"], ChromiumBrowser(PATIENT))
    await browser.start()
    yield browser
    if not await swept(browser):
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def studio(shared_browser: ChromiumBrowser, pages: Pages) -> AsyncIterator[Studio]:
    """Give a test the shared browser, with one tab and no leftovers."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    yield Studio(shared_browser, pages, session)
    shared_browser.answer_dialogs(None)
    for extra in session.pages[1:]:
        await extra.close()
    pages.asked.clear()


@pytest.fixture
def hasty(shared_browser: ChromiumBrowser) -> Iterator[None]:
    """Let what never comes be told soon; nothing else may be done in such a test that takes its time."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    before, session.options = session.options, HASTY
    yield
    session.options = before


@pytest.fixture
def soon_unfound(shared_browser: ChromiumBrowser) -> Iterator[None]:
    """Look only briefly for what a finished page does not have; everything else has its time."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    before, session.options = session.options, replace(PATIENT, find_timeout_s=1.0)
    yield
    session.options = before


@pytest.fixture
def brief(shared_browser: ChromiumBrowser) -> Iterator[None]:
    """Give acts less time than a person takes who reads for `OUTLIVED_S`."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    before, session.options = session.options, replace(PATIENT, action_timeout_s=ACT_S)
    yield
    session.options = before


@pytest.fixture
def no_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move the cap out of the way of a slow machine: what settles, settles."""
    monkeypatch.setattr(waiting, "PAGE_CAP_S", SOON_S)


@pytest.fixture(scope="module")
def sites() -> Iterator[TwoSites]:
    """Serve a site of ours, and a foreign one to which ours likes to redirect."""
    with two_sites() as sites:
        for status in (302, 303, 307, 308):
            sites.home.move(f"/{status}", f"{sites.foreign.url}/x", status)
        sites.home.move("/302-302", "/302")
        sites.home.put(
            "/worker.js",
            f"fetch('{sites.foreign.url}/x',{{method:'POST',body:'x',mode:'no-cors'}})",
            Content_Type="text/javascript",
        )
        yield sites


@pytest_asyncio.fixture(loop_scope="session")
async def guarded(shared_browser: ChromiumBrowser, sites: TwoSites) -> AsyncIterator[Guarded]:
    """Give a test the shared browser under its own policy."""
    session: Session = shared_browser._session  # pyright: ignore[reportPrivateUsage]
    await shared_browser.start()
    it = Guarded(shared_browser, session, sites)
    shared_browser.guard_traffic(it.policy)
    session.switch_to(session.pages[0])
    yield it
    shared_browser.guard_traffic(None)
    for extra in session.pages[1:]:
        await extra.close()
    if session.is_open:
        session.switch_to(session.pages[0])
        await shared_browser.perform(Navigate(url="about:blank"))
    sites.home.arrived.clear()
    sites.foreign.arrived.clear()
