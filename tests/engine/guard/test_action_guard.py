"""The guard stands from the beginning of a run to its end."""

from studio.domain.events import RunStatus
from studio.engine.ending import Ending, ending_of
from studio.engine.guard.action_guard import ActionGuard, KnownToRun
from tests.engine.guard.wire import make_sending_shop
from tests.factories import make_context


async def test_the_guard_leaves_its_post_when_the_run_ends() -> None:
    browser = make_sending_shop()
    context, _ = make_context(browser)
    known = KnownToRun(given=tuple, secrets=frozenset, masked=lambda text: text)

    async def work() -> Ending:
        ActionGuard(context, known).take_post()
        assert browser.is_guarded
        assert browser.has_policy
        return Ending(status=RunStatus.DONE)

    await ending_of(context, work())
    assert not browser.is_guarded
    assert not browser.has_policy
