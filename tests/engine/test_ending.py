"""Every way a run can end, as one status."""

import asyncio

import pytest

from studio.domain.errors import BrowserClosedError, HandedOver, LimitReached, Stopped
from studio.domain.events import RunStatus
from studio.engine.ending import Ending, ending_of
from tests.factories import make_context, make_shop

DONE = Ending(status=RunStatus.DONE)


@pytest.mark.parametrize(
    ("reason", "status", "code"),
    [
        (Stopped("止めました"), RunStatus.STOPPED, ""),
        (LimitReached("上限です"), RunStatus.LIMIT, ""),
        (HandedOver("確認が必要です"), RunStatus.NEEDS_PERSON, ""),
        (BrowserClosedError("BROWSER_CLOSED", "閉じました"), RunStatus.FAILED, "BROWSER_CLOSED"),
        (TimeoutError(), RunStatus.FAILED, "STEP_TIMEOUT"),
        (None, RunStatus.DONE, ""),
    ],
)
async def test_the_reason_becomes_the_status(
    reason: Exception | None, status: RunStatus, code: str
) -> None:
    async def work() -> Ending:
        if reason:
            raise reason
        return DONE

    browser = make_shop()
    browser.answer_dialogs(lambda dialog: asyncio.sleep(0, True))
    context, _ = make_context(browser)
    ending = await ending_of(context, work())
    assert (ending.status, ending.code) == (status, code)
    assert not browser.has_policy
    assert ending.message or reason is None
