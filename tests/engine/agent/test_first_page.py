"""Where a run begins: at the page it names, at the open one, or where it was cut off."""

import pytest

from studio.domain.errors import NavigationError
from studio.domain.runs.checklist import Checklist
from studio.engine.agent.acting import Acting
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.first_page import FirstPage
from studio.engine.agent.looking import Looking
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.sitemaps import NoSiteMaps, SiteGuide
from tests.factories import CART, SHOP, make_checklist, make_context, make_shop
from tests.fakes import FakeBrowser, ScriptedModel


async def opened(
    browser: FakeBrowser, checklist: Checklist, going_on: Continuation | None = None, at: str = ""
) -> AgentState:
    context, _ = make_context(browser)
    await browser.start()
    browser.url = at or browser.url
    agent_state, looking = AgentState(context, ScriptedModel(()), checklist), Looking(context)
    acting = Acting(context, agent_state, looking)
    await FirstPage(agent_state, looking, acting, SiteGuide(NoSiteMaps())).open(checklist, going_on)
    return agent_state


async def test_a_named_page_is_opened_and_is_the_first_step_of_the_flow() -> None:
    browser = make_shop()
    agent_state = await opened(browser, make_checklist("検索する", start_url=SHOP))
    assert browser.url == SHOP
    assert [step.item for step in agent_state.recorded] == ["開始ページを開く"]


async def test_a_run_that_goes_on_opens_its_page_and_records_nothing_anew() -> None:
    browser = make_shop()
    checklist = make_checklist("検索する", start_url=SHOP)
    agent_state = await opened(browser, checklist, Continuation(url=CART))
    assert browser.url == CART
    assert agent_state.recorded == []


async def test_without_an_address_the_open_page_is_where_it_begins() -> None:
    browser = make_shop()
    agent_state = await opened(browser, make_checklist("検索する", start_url=""), at=SHOP)
    assert browser.url == SHOP
    assert agent_state.recorded == []


@pytest.mark.parametrize(("site", "words"), [("練習書店", "「練習書店」"), ("", "どのサイト")])
async def test_nobody_knows_where_to_begin(site: str, words: str) -> None:
    checklist = make_checklist("検索する", start_url="").model_copy(update={"site": site})
    with pytest.raises(NavigationError, match=words) as told:
        await opened(make_shop(), checklist, at=SHOP if site else "about:blank")
    assert told.value.code == "NO_START_PAGE"
