"""How a run ends, whichever kind it is: one place turns faults, stops and limits into a status."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from studio.domain.errors import LimitReached, RunInterrupted, Stopped, StudioError
from studio.domain.events.events import RunStatus
from studio.domain.frozen import Frozen
from studio.engine.ports import TrafficPolicy
from studio.engine.runs.run import RunContext
from studio.words import sentences, tr

logger = logging.getLogger(__name__)


_REMEDIES: Final = {
    RunStatus.NEEDS_PERSON: tr("画面を開いてもう一度実行し、確認や質問に答えてください。"),
    RunStatus.LIMIT: tr("項目を分けるか、設定の上限を上げて、もう一度実行してください。"),
}
"""What to do after an interruption; who stopped a run knows it."""

_BROKEN_OFF: Final = {RunStatus.FAILED, RunStatus.LIMIT, RunStatus.NEEDS_PERSON, RunStatus.STOPPED}
_SENT_BEFORE: Final = tr(
    "途中まで送ったものがあります。もう一度実行する前に、できているところをサイトの画面で確かめてください。"
)


NOT_APPROVED: Final = "NOT_APPROVED"
"""Code of an act that a person said no to, on a card or to a question of the page."""


class Ending(Frozen):
    """How a run ended, in the words of its `RunFinished`."""

    status: RunStatus
    message: str = ""
    remedy: str = ""
    code: str = ""


def status_after(code: str) -> RunStatus:
    """Return how a run ended that could not go on: a person's no is their stop, and no failure."""
    return RunStatus.STOPPED if code == NOT_APPROVED else RunStatus.FAILED


def remedy_after(code: str) -> str:
    """Return what a person can do about an item that was not completed."""
    if code == NOT_APPROVED:
        return tr(
            "確認した操作はしていません。続けるときは、続きから実行して、確認で「実行する」を選んでください。"
        )
    return tr("理由と画面を確かめ、値か手順の言葉を直して、もう一度実行してください。")


async def ending_of(
    context: RunContext, work: Awaitable[Ending], afterwards: TrafficPolicy
) -> Ending:
    """Await a run's work and say how it ended; only foreign cancellation is raised.

    Nobody is told to run again what sent something on its way without looking first. 緊急停止 cancels the task
    after it marked the gate as stopping, so it is told apart from a window that closes.

    Args:
        context: The run's.
        work: All of it.
        afterwards: Judges what pages still send, until a person uses them or the next run begins.
    """
    try:
        ending = await _ended(context, work)
    finally:
        context.browser.answer_dialogs(None)
        context.browser.hand_back(context.interceptor(afterwards))
    sent = context.journal_writer is not None and context.journal_writer.has_sent_any
    if not sent or ending.status not in _BROKEN_OFF:
        return ending
    return ending.model_copy(update={"remedy": sentences(_SENT_BEFORE, ending.remedy)})


async def _ended(context: RunContext, work: Awaitable[Ending]) -> Ending:
    """Await a run's work; return how it ended, whatever it met."""
    try:
        return await work
    except RunInterrupted as reason:
        status = _status_of(reason)
        return Ending(status=status, message=reason.reason, remedy=_REMEDIES.get(status, ""))
    except StudioError as fault:
        logger.info("run failed: %s %s", fault.code, fault.detail)
        return Ending(
            status=RunStatus.FAILED, message=fault.message, remedy=fault.remedy, code=fault.code
        )
    except TimeoutError:
        return Ending(
            status=RunStatus.FAILED,
            message=tr("1 つの手順に時間がかかりすぎました。"),
            remedy=tr("ページが動いているか確かめて、もう一度実行してください。"),
            code="STEP_TIMEOUT",
        )
    except Exception:  # a bug of ours must not leave a run without its end
        logger.exception("run failed unexpectedly")
        return Ending(
            status=RunStatus.FAILED,
            message=tr("思いがけない問題が起きたため、実行を止めました。"),
            remedy=tr("もう一度実行してください。くり返すときは、ログを添えてお知らせください。"),
            code="UNEXPECTED",
        )
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if not context.run_control.is_stopping or task is None:
            raise
        task.uncancel()
        return Ending(status=RunStatus.STOPPED, message=tr("すぐに停止しました。"))


def _status_of(reason: RunInterrupted) -> RunStatus:
    match reason:
        case Stopped():
            return RunStatus.STOPPED
        case LimitReached():
            return RunStatus.LIMIT
        case _:
            return RunStatus.NEEDS_PERSON
