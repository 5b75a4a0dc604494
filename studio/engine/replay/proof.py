"""What has to be seen after an act: the post-conditions of record time, and that anything happened at all."""

import asyncio
from collections.abc import Coroutine
from typing import Final

from studio.domain.action import Choose, Click, Press
from studio.domain.flow import FlowStep, expand
from studio.domain.observation import Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.text import clip
from studio.engine.approval import refused_dialog
from studio.engine.perception.diff import compare
from studio.engine.ports import Values
from studio.engine.replay.telling import expected_words
from studio.engine.run import RunContext

EXPECT_TIMEOUT_S: Final = 10.0
ASKED_POLL_S: Final = 0.5
CHANGE_TIMEOUT_S: Final = 3.0
"""How long a page may take to change when its post-conditions held before the act already."""


class PageBefore:
    """The page before a press that its post-conditions tell nothing of.

    Attributes:
        page: It; None while that is not known, and where the post-conditions do tell.
    """

    def __init__(self, context: RunContext, telling: Coroutine[None, None, bool]) -> None:
        self.page: Observation | None = None
        self._context = context
        loop = asyncio.get_running_loop()
        self._telling = loop.create_task(telling, name="replay: before a press")

    async def settled(self) -> None:
        """Return once `page` is known; awaited before anything is touched.

        Raises:
            BrowserError: The page cannot be looked at.
        """
        if self.page is None and await self._telling:
            self.page = await self._context.observe()

    async def close(self) -> None:
        """Find out no more: the press did not come to be."""
        if not self._telling.done():
            self._telling.cancel()
            await asyncio.wait({self._telling})
        if not self._telling.cancelled():
            self._telling.exception()  # told to whoever awaited `settled`


class Proof:
    """Looks for the effect of one act after the other."""

    def __init__(self, context: RunContext, values: Values) -> None:
        self._context = context
        self._values = values

    def foresee(self, step: FlowStep) -> "PageBefore":
        """Begin to find out whether all post-conditions of a press hold before it: only a change tells then."""
        return PageBefore(self._context, self._held_already(step))

    async def _held_already(self, step: FlowStep) -> bool:
        if not isinstance(step.action, Click | Press | Choose) or not step.expects:
            return False
        for recorded in step.expects:
            detail = expand(recorded.detail, self._values)
            if recorded.kind is EvidenceKind.DIALOG or not await self._context.browser.expect(
                recorded.kind.value, detail, 0.0
            ):
                return False
        return True

    async def after(
        self, step: FlowStep, outcome: Outcome, before: Observation | None = None
    ) -> Outcome:
        """Wait for what was seen at record time; what does not come is a failure, not a success.

        Args:
            step: Of the flow.
            outcome: Of the act; nothing is looked for after one that failed.
            before: The page before it, where its post-conditions tell nothing.
        """
        if not outcome.is_ok:
            return outcome
        if refused := refused_dialog(outcome, answered_dialogs(step, "dismissed", self._values)):
            words = f"確認画面「{clip(refused, 80)}」で OK と答えなかったため、止めました。"
            return _changed(outcome, OutcomeStatus.BLOCKED, "NOT_APPROVED", words)
        if missing := await self._missing(step, outcome):
            words = f"操作のあと、{expected_words(missing)}が確認できませんでした。"
            return _changed(outcome, OutcomeStatus.FAILED, "POST_CONDITION_MISSING", words)
        if before is not None and not await self._has_changed(before):
            words = "操作しましたが、画面に変化がありませんでした。"
            return _changed(outcome, OutcomeStatus.NO_EFFECT, "NO_EFFECT", words)
        return outcome

    async def _missing(self, step: FlowStep, outcome: Outcome) -> Evidence | None:
        """Wait for all that was seen at record time, dialogs first: they hold the page. Returns the first that does not come."""
        expected = [
            recorded.model_copy(update={"detail": expand(recorded.detail, self._values)})
            for recorded in step.expects
        ]
        for fact in expected:
            if fact.kind is EvidenceKind.DIALOG and not await self._holds(fact, outcome):
                return fact
        shown = [fact for fact in expected if fact.kind is not EvidenceKind.DIALOG]
        held = await asyncio.gather(*(self._holds(fact, outcome) for fact in shown))
        return next((fact for fact, is_held in zip(shown, held, strict=True) if not is_held), None)

    async def _has_changed(self, before: Observation) -> bool:
        ends_at = self._context.clock.monotonic() + CHANGE_TIMEOUT_S
        while True:
            after = await self._context.observe()
            if before.url != after.url or not compare(before, after).is_empty:
                return True
            if self._context.clock.monotonic() >= ends_at:
                return False
            await self._context.gate.passing()

    async def _holds(self, fact: Evidence, outcome: Outcome) -> bool:
        if fact.kind is EvidenceKind.DIALOG:
            return fact in outcome.evidence or await self._was_asked(fact)
        return await self._context.browser.expect(fact.kind.value, fact.detail, EXPECT_TIMEOUT_S)

    async def _was_asked(self, fact: Evidence) -> bool:
        """Wait for a question that a page puts only after it has asked its server."""
        ends_at = self._context.clock.monotonic() + EXPECT_TIMEOUT_S
        while True:
            if await self._context.browser.expect(fact.kind.value, fact.detail, ASKED_POLL_S):
                return True
            page = await self._context.observe()
            if any(f"{seen.answer}:{seen.message}" == fact.detail for seen in page.dialogs):
                return True
            if self._context.clock.monotonic() >= ends_at:
                return False
            await self._context.gate.passing()


def _changed(outcome: Outcome, status: OutcomeStatus, code: str, message: str) -> Outcome:
    return outcome.model_copy(update={"status": status, "code": code, "message": message})


def answered_dialogs(step: FlowStep, answer: str, values: Values) -> frozenset[str]:
    """Return the messages of the dialogs that were answered so at record time."""
    dialogs = (fact for fact in step.expects if fact.kind is EvidenceKind.DIALOG)
    facts = (fact.detail.partition(":") for fact in dialogs)
    return frozenset(expand(message, values) for said, _, message in facts if said == answer)
