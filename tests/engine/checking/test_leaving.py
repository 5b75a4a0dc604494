"""Pages are left while nothing may be sent; only then is the border lifted."""

from studio.domain.actions.action import Navigate, OpenTab
from studio.domain.page.observation import DialogSeen
from studio.engine.checking.leaving import leave_pages, leave_pages_only
from studio.engine.ports import OutgoingRequest
from tests.engine.guard.wire import make_sending_shop
from tests.factories import SHOP, make_context


async def test_tabs_are_closed_and_the_start_page_is_shown_before_anything_may_leave_again() -> (
    None
):
    browser = make_sending_shop()
    context, _ = make_context(browser)
    await browser.start()
    await browser.perform(Navigate(url=SHOP))
    tabs = len((await browser.observe()).tabs)
    await browser.perform(OpenTab(url=SHOP))
    browser.guard_traffic(_nothing)
    await leave_pages(context, tabs, SHOP)
    page = await browser.observe()
    assert (page.url, len(page.tabs)) == (SHOP, tabs)
    assert not browser.is_guarded


async def test_a_page_may_be_left_and_gets_no_other_answer() -> None:
    assert await leave_pages_only(DialogSeen(kind="beforeunload", message="", answer="open"))
    assert not await leave_pages_only(DialogSeen(kind="confirm", message="削除", answer="open"))


async def _nothing(request: OutgoingRequest) -> bool:
    del request
    return False
