"""Every way a run can end, as one status."""

import asyncio
from dataclasses import replace

import pytest

from studio.domain.errors import BrowserClosedError, HandedOver, LimitReached, Stopped
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.journal import JournaledRun, StepClass
from studio.engine.ports import OutgoingRequest
from studio.engine.runs.ending import Ending, ending_of
from studio.engine.runs.journal_writer import ActBegun, JournalWriter
from tests.factories import make_context, make_shop
from tests.memory_library import MemoryLibrary

DONE = Ending(status=RunStatus.DONE)


async def _nothing(request: OutgoingRequest) -> None:
    """Let nothing leave."""
    del request


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
    ending = await ending_of(context, work(), _nothing)
    assert (ending.status, ending.code) == (status, code)
    assert not browser.has_policy
    assert ending.message or reason is None


@pytest.mark.parametrize(
    ("step_class", "is_warned"), [(StepClass.PRESS, True), (StepClass.LOGIN, False)]
)
async def test_nobody_is_told_to_run_again_unlooked_at_what_had_sent_something(
    step_class: StepClass, is_warned: bool
) -> None:
    async def work() -> Ending:
        await journal_writer.begin(ActBegun("「次へ」をクリック", step_class))
        await journal_writer.sending(what="POST /orders")
        await journal_writer.end(None)
        await journal_writer.begin(ActBegun("ページを見る", StepClass.READ))
        raise TimeoutError

    browser = make_shop()
    context, _ = make_context(browser)
    run = JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="本を買う")
    journal_writer = JournalWriter(MemoryLibrary(), browser, run)
    await journal_writer.open()
    ending = await ending_of(replace(context, journal_writer=journal_writer), work(), _nothing)
    await journal_writer.rest()
    assert ending.status is RunStatus.FAILED
    assert ("送ったものがあります" in ending.remedy) is is_warned
