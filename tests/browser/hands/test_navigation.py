"""Back over documents and states; addresses that are none."""

import pytest

from studio.browser.hands.navigation import refuse_address
from studio.domain.actions.action import GoBack
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import NavigationError
from tests.browser.stage import Studio

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")


@browser
@on_one_loop
async def test_back_over_documents_and_over_states(studio: Studio) -> None:
    await studio.show("<h1>一</h1>", "/one")
    await studio.show("<h1>二</h1>", "/two")
    await studio.js("history.pushState({}, '', '/two?page=2')")
    for path in ("/two", "/one"):
        outcome = await studio.browser.perform(GoBack())
        assert outcome.is_ok
        assert studio.session.page.url.endswith(path)
    page = await studio.session.page.context.new_page()
    outcome = await studio.browser.perform(GoBack())
    assert (outcome.status, outcome.code) == (OutcomeStatus.NO_EFFECT, "NO_PAGE_BEFORE")
    await page.close()


@pytest.mark.parametrize("url", ["http://a.example/", "https://a.example/?q=1", "about:blank"])
def test_addresses_of_sites_are_taken(url: str) -> None:
    refuse_address(url)


@pytest.mark.parametrize("url", ["javascript:1", "data:text/html,x", "file:///a", "about:config", "ftp://a", "blob:x"])  # fmt: skip
def test_others_are_not(url: str) -> None:
    with pytest.raises(NavigationError, match="このアドレスは開けません"):
        refuse_address(url)
