"""VISIT on pages in memory: everything is looked for, nothing is pressed that lasts, and what was unseen is told."""

import pytest

from studio.domain.actions.action import Action, Choose, Click, Fill, Navigate, OpenTab, TypeText
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserClosedError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.check import ElementSighting
from studio.engine.checking.visit import CheckVisit, Visited
from tests.factories import (
    CART,
    GOOD_AND_CHEAP,
    RESULTS,
    SHOP,
    durable,
    make_context,
    make_flow,
    make_shop,
    make_step,
    node,
)
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
TYPE = make_step(Fill(target=durable("searchbox", "商品検索"), value="{{検索語}}"))
SEARCH = make_step(
    Click(target=durable("button", "検索")), Evidence(kind=EvidenceKind.URL, detail="/search")
)
TO_CART = make_step(Navigate(url=CART), item="注文する")
ORDER = make_step(Click(target=durable("button", "注文を確定する")), item="注文する").model_copy(
    update={"needs_approval": True}
)


async def visited(
    *steps: FlowStep, browser: FakeBrowser | None = None, missing: frozenset[str] = frozenset()
) -> tuple[Visited, FakeBrowser, Flow]:
    browser = browser or make_shop()
    context, _ = make_context(browser)
    flow = make_flow(*steps)
    values = {variable.name: variable.value for variable in flow.variables}
    return await CheckVisit(context, flow, values, missing).look(), browser, flow


def codes(seen: Visited) -> list[str]:
    return [finding.code for finding in seen.findings]


def acts(browser: FakeBrowser) -> list[Action]:
    """Return what was done besides coming and going."""
    return [
        a
        for a in browser.performed
        if not isinstance(a, Navigate | OpenTab) and a.verb != "close_tab"
    ]


async def test_everything_up_to_the_order_is_seen_and_nothing_ordered() -> None:
    seen, browser, _ = await visited(OPEN, TYPE, SEARCH, TO_CART, ORDER, make_step(TYPE.action))
    assert [act.verb for act in acts(browser)] == ["fill", "click"]
    assert (seen.seen, len(seen.unseen), codes(seen)) == (5, 1, ["UNSEEN_STEPS"])
    assert "『「注文を確定する」をクリック』を点検では" in seen.findings[0].message
    assert seen.findings[0].step_id == ORDER.id
    assert [sight.found_by for sight in seen.sights] == ["role"] * 3
    assert browser.traffic is None
    assert not browser.has_policy


async def test_a_flow_that_begins_on_whatever_page_is_open_is_not_said_to_be_broken() -> None:
    """It was looked for on an empty page: 「商品検索」が、今日の画面に見つかりません."""
    browser = make_shop()
    context, _ = make_context(browser)
    flow = make_flow(TYPE, SEARCH)
    seen = await CheckVisit(context, flow, {"検索語": "本"}).look()
    assert (codes(seen), seen.seen, acts(browser)) == (["UNSEEN_STEPS"], 0, [])
    assert "始めるページが決まっていない" in seen.findings[0].message


async def test_the_persons_page_stays_and_the_checks_tab_goes() -> None:
    browser = make_shop()
    await browser.start()
    browser.go(CART)
    await visited(OPEN, TYPE, SEARCH, browser=browser)
    assert (browser.url, browser.tabs) == (CART, 1)


async def test_a_rule_is_evaluated_and_its_row_not_pressed() -> None:
    choose = make_step(Choose(rule=GOOD_AND_CHEAP, column="カートに入れる"))
    results = make_step(Navigate(url=RESULTS))
    seen, browser, _ = await visited(results, choose)
    assert (codes(seen), acts(browser), len(seen.unseen)) == ([], [], 0)
    none = Choose(rule=GOOD_AND_CHEAP.model_copy(update={"take": 9}), column="カートに入れる")
    seen, _, _ = await visited(results, make_step(none))
    assert codes(seen) == ["NO_ROW_TODAY"]
    assert "条件に合う行がありません" in seen.findings[0].message


async def test_gone_and_ambiguous_elements_are_told_apart() -> None:
    browser = make_shop()
    browser.add(SHOP, node("button", "検索"), node("button", "検索"), node("link", "カート"))
    lost = make_step(Click(target=durable("button", "絞り込む")))
    seen, _, _ = await visited(OPEN, SEARCH, browser=browser)
    assert codes(seen) == ["TARGET_AMBIGUOUS"]
    seen, _, _ = await visited(OPEN, lost, browser=browser)
    assert codes(seen) == ["TARGET_GONE"]
    assert seen.sights == (ElementSighting(step_id=lost.id, code="TARGET_NOT_FOUND"),)
    optional = lost.model_copy(update={"is_optional": True})
    seen, _, _ = await visited(OPEN, optional, TYPE, browser=make_shop())
    assert (codes(seen), len(seen.unseen)) == ([], 0)


async def test_behind_what_was_not_done_nothing_is_called_gone() -> None:
    typed = make_step(TypeText(target=durable("searchbox", "商品検索"), text="x"))
    later = make_step(Click(target=durable("button", "さらに表示")))
    seen, browser, _ = await visited(OPEN, typed, SEARCH, later, TYPE, TO_CART, ORDER)
    assert codes(seen) == ["UNSEEN_STEPS"]
    assert seen.findings[0].step_id == typed.id
    assert (seen.seen, len(seen.unseen)) == (5, 2)
    assert acts(browser) == []


async def test_a_value_that_only_a_person_knows_is_not_made_up() -> None:
    seen, browser, _ = await visited(OPEN, TYPE, SEARCH, missing=frozenset({"検索語"}))
    assert acts(browser) == []
    assert (seen.seen, codes(seen)) == (3, [])


async def test_another_site_is_not_opened() -> None:
    away = make_step(Navigate(url="http://other.example/"))
    browser = make_shop()
    browser.add("http://other.example/", node("button", "検索"))
    seen, browser, _ = await visited(OPEN, away, SEARCH, browser=browser)
    assert codes(seen) == ["PLACE_NOT_OPENED", "UNSEEN_STEPS"]
    assert away.action not in browser.performed


async def test_a_login_page_ends_the_check() -> None:
    browser = make_shop()
    browser.secrets = frozenset({"合図"})
    browser.add(SHOP, node("textbox", "社員"), node("textbox", "合図", secret="true"))
    seen, _, _ = await visited(OPEN, TYPE, browser=browser)
    assert codes(seen) == ["SESSION_EXPIRED", "UNSEEN_STEPS"]


async def test_a_page_that_cannot_be_reached_is_told() -> None:
    seen, _, _ = await visited(make_step(Navigate(url=f"{SHOP}nowhere")), TYPE)
    assert codes(seen) == ["SITE_DOWN", "UNSEEN_STEPS"]


async def test_what_was_recorded_and_does_not_come_is_told() -> None:
    gone = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="全 * 件")
    search = SEARCH.model_copy(update={"expects": (gone,)})
    seen, _, _ = await visited(OPEN, search)
    assert codes(seen) == ["POST_CONDITION_GONE"]


async def test_a_browser_that_went_away_leaves_no_policy() -> None:
    browser = make_shop()
    browser.on("click", "検索", lambda b: b.vanish())
    with pytest.raises(BrowserClosedError):
        await visited(OPEN, SEARCH, browser=browser)
    assert browser.traffic is None


async def test_switched_off_steps_and_an_empty_flow() -> None:
    off = ORDER.model_copy(update={"is_enabled": False})
    seen, _, _ = await visited(OPEN, off)
    assert (seen.seen, len(seen.unseen)) == (1, 0)
    seen, _, _ = await visited(off)
    assert (seen.seen, seen.findings) == (0, ())


async def test_a_flow_that_begins_on_its_start_page_without_saying_so() -> None:
    seen, browser, _ = await visited(TYPE, SEARCH)
    assert (codes(seen), seen.seen) == ([], 2)
    assert browser.performed[0] == OpenTab(url=SHOP)
