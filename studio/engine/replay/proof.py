"""What has to be seen after an act: the post-conditions of record time, and that anything happened at all."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Final

from studio.domain.action import ROW_BOX, Choose, Click, Press
from studio.domain.flow import FlowStep, expand
from studio.domain.journal import StepClass
from studio.domain.observation import Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.text import clip
from studio.engine.approval import refused_dialog
from studio.engine.guard.repeating import class_of
from studio.engine.perception.diff import compare
from studio.engine.ports import Values
from studio.engine.replay.telling import expected_words
from studio.engine.run import RunContext

EXPECT_TIMEOUT_S: Final = 10.0
ASKED_POLL_S: Final = 0.5
MINOR_TIMEOUT_S: Final = 1.0
"""How long is waited for what is only noted where it is missing."""
CHANGE_TIMEOUT_S: Final = 3.0
"""How long a page may take to change when its post-conditions held before the act already."""


class PageBefore:
    """What held before a press, and the page where its post-conditions tell nothing of it.

    Attributes:
        held: The post-conditions that held already.
        page: The page; None while that is not known, and where the post-conditions do tell.
    """

    def __init__(
        self, context: RunContext, telling: Coroutine[None, None, tuple[frozenset[Evidence], bool]]
    ) -> None:
        self.held: frozenset[Evidence] = frozenset()
        self.page: Observation | None = None
        self._context = context
        loop = asyncio.get_running_loop()
        self._telling = loop.create_task(telling, name="replay: before a press")

    async def settled(self) -> None:
        """Return once `page` is known; awaited before anything is touched.

        Raises:
            BrowserError: The page cannot be looked at.
        """
        if self.page is not None:
            return
        self.held, tells_nothing = await self._telling
        if tells_nothing:
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
        """Begin to find out which post-conditions of a press hold before it: of all of them only a change tells."""
        return PageBefore(self._context, self._held_already(step))

    async def _held_already(self, step: FlowStep) -> tuple[frozenset[Evidence], bool]:
        """Return what holds before a press, and whether nothing is left that could tell of it.

        Ticks by a rule are read back one by one: rows that were ticked already need no change.
        """
        is_tick = isinstance(step.action, Choose) and step.action.column == ROW_BOX
        if is_tick or not isinstance(step.action, Click | Press | Choose) or not step.expects:
            return frozenset(), False
        expected = self._expected(step)
        shown = [fact for fact in expected if fact.kind is not EvidenceKind.DIALOG]
        held = await asyncio.gather(*(self._shows(fact, 0.0) for fact in shown))
        before = frozenset(fact for fact, is_held in zip(shown, held, strict=True) if is_held)
        return before, all(fact in before for fact in expected if not fact.is_minor)

    async def after(
        self, step: FlowStep, outcome: Outcome, before: PageBefore | None = None
    ) -> Outcome:
        """Wait for what was seen at record time; what does not come is a failure, not a success.

        Of an act that may have been sent nobody says that it failed: it would be done again. It is
        unverified, unless a minor post-condition that did not hold before shows that the site took it.

        Args:
            step: Of the flow.
            outcome: Of the act; nothing is looked for after one that failed.
            before: What held before it.
        """
        if not outcome.is_ok:
            return outcome
        if refused := refused_dialog(outcome, answered_dialogs(step, "dismissed", self._values)):
            words = f"確認画面「{clip(refused, 80)}」で OK と答えなかったため、止めました。"
            return _changed(outcome, OutcomeStatus.BLOCKED, "NOT_APPROVED", words)
        expected = self._expected(step)
        missing = await self._missing(expected, outcome)
        if missing and not self._may_have_sent(step):
            words = f"操作のあと、{expected_words(missing)}が確認できませんでした。"
            return _changed(outcome, OutcomeStatus.FAILED, "POST_CONDITION_MISSING", words)
        minor = [fact for fact in expected if fact.is_minor]
        shown = await asyncio.gather(*(self._shows(fact, MINOR_TIMEOUT_S) for fact in minor))
        held = frozenset(fact for fact, is_shown in zip(minor, shown, strict=True) if is_shown)
        if missing and not held - (before.held if before else held):
            words = f"操作はしましたが、{expected_words(missing)}が確認できませんでした。送られている可能性があります。"
            return _changed(outcome, OutcomeStatus.UNVERIFIED, "POST_CONDITION_MISSING", words)
        if before is not None and before.page and not await self._has_changed(before.page):
            words = "操作しましたが、画面に変化がありませんでした。"
            return _changed(outcome, OutcomeStatus.NO_EFFECT, "NO_EFFECT", words)
        noted = [missing] if missing else [fact for fact in minor if fact not in held]
        return _noted(outcome, noted)

    def _expected(self, step: FlowStep) -> list[Evidence]:
        """Return the post-conditions with this run's values."""
        return [
            recorded.model_copy(update={"detail": expand(recorded.detail, self._values)})
            for recorded in step.expects
        ]

    def _may_have_sent(self, step: FlowStep) -> bool:
        """Say whether something that may last has left the browser, by what the act is or by what was sent."""
        journal_writer = self._context.journal_writer
        is_commit = class_of(step.action, needs_approval=step.needs_approval) is StepClass.COMMIT
        return step.sends or is_commit or (journal_writer is not None and journal_writer.has_sent)

    async def _missing(self, expected: Sequence[Evidence], outcome: Outcome) -> Evidence | None:
        """Wait for all that tells whether the act worked, dialogs first: they hold the page. Returns the first that does not come."""
        for fact in expected:
            if fact.kind is EvidenceKind.DIALOG and not await self._holds(fact, outcome):
                return fact
        shown = [
            fact for fact in expected if fact.kind is not EvidenceKind.DIALOG and not fact.is_minor
        ]
        held = await asyncio.gather(*(self._shows(fact, EXPECT_TIMEOUT_S) for fact in shown))
        return next((fact for fact, is_held in zip(shown, held, strict=True) if not is_held), None)

    async def _has_changed(self, before: Observation) -> bool:
        ends_at = self._context.clock.monotonic() + CHANGE_TIMEOUT_S
        while True:
            after = await self._context.observe()
            if before.url != after.url or not compare(before, after).is_empty:
                return True
            if self._context.clock.monotonic() >= ends_at:
                return False
            await self._context.run_control.passing()

    async def _holds(self, dialog: Evidence, outcome: Outcome) -> bool:
        return dialog in outcome.evidence or await self._was_asked(dialog)

    async def _shows(self, fact: Evidence, timeout_s: float) -> bool:
        return await self._context.browser.expect(fact.kind.value, fact.detail, timeout_s)

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
            await self._context.run_control.passing()


def _noted(outcome: Outcome, missing: Sequence[Evidence]) -> Outcome:
    """Return an outcome that tells what did not show, though the run goes on."""
    if not missing:
        return outcome
    words = "、".join(map(expected_words, missing))
    return outcome.model_copy(update={"message": f"{words}はありませんでした。続けます。"})


def _changed(outcome: Outcome, status: OutcomeStatus, code: str, message: str) -> Outcome:
    return outcome.model_copy(update={"status": status, "code": code, "message": message})


def answered_dialogs(step: FlowStep, answer: str, values: Values) -> frozenset[str]:
    """Return the messages of the dialogs that were answered so at record time."""
    dialogs = (fact for fact in step.expects if fact.kind is EvidenceKind.DIALOG)
    facts = (fact.detail.partition(":") for fact in dialogs)
    return frozenset(expand(message, values) for said, _, message in facts if said == answer)
