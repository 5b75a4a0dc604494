"""The guard stands from the beginning of a run to its end, and watches what comes late."""

from studio.domain.events import RunStatus
from studio.engine.ending import Ending, ending_of
from studio.engine.guard.action_guard import ActionGuard, KnownToRun
from studio.engine.guard.acts import ActKind
from studio.engine.guard.ruling import ActUnderWay
from tests.engine.guard.wire import make_sending_shop
from tests.factories import SHOP, make_context


async def test_when_the_run_ends_what_pages_send_of_their_own_does_not_leave() -> None:
    browser = make_sending_shop()
    context, _ = make_context(browser)
    known = KnownToRun(given=tuple, secrets=frozenset, masked=lambda text: text)

    guard = ActionGuard(context, known)
    guard.traffic.begin(ActUnderWay("「★」をクリック", ActKind.PRESSES))

    async def work() -> Ending:
        guard.take_post()
        assert browser.is_guarded
        assert browser.has_policy
        return Ending(status=RunStatus.DONE)

    await ending_of(context, work(), guard.traffic.afterwards)
    assert browser.is_handed_back
    assert not browser.has_policy
    assert await browser.send(f"{SHOP}list", "GET")
    assert not await browser.send(f"{SHOP}items/5/delete")
