"""What has to be seen after an act: the post-conditions of record time, and that anything happened at all."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence, Set
from typing import Final

from studio.domain.actions.action import (
    ROW_BOX,
    Action,
    Choose,
    Click,
    EditText,
    Fill,
    Press,
    SelectOption,
    SetChecked,
    TypeText,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.flows.flow import FlowStep, expand
from studio.domain.page.observation import Observation
from studio.domain.records.journal import StepClass
from studio.domain.text import clip, squeeze
from studio.engine.guard.repeating import class_of
from studio.engine.perception.barriers import signs_in
from studio.engine.perception.complaints import complaint_of, newest_words, refusal_beside
from studio.engine.perception.diff import compare
from studio.engine.perception.sayings import says_something
from studio.engine.ports import Values
from studio.engine.replay.telling import expected_words, login_refused
from studio.engine.runs.approval import refused_dialog, stopped_by
from studio.engine.runs.journal_writer import LOGIN_REFUSED, PAGE_COMPLAINS
from studio.engine.runs.run import RunContext
from studio.engine.signing_in.signing_in import complaints
from studio.engine.variables.retelling import TEMPLATE
from studio.words import tr

EXPECT_TIMEOUT_S: Final = 10.0
COMPLAINT_S: Final = 2.0
"""How long is waited for them before what the page says against the act is looked for."""
ASKED_POLL_S: Final = 0.5
MINOR_TIMEOUT_S: Final = 1.0
"""How long is waited for what is only noted where it is missing."""
CHANGE_TIMEOUT_S: Final = 3.0
"""How long a page may take to change when its post-conditions held before the act already."""


class PageBefore:
    """What held before a press, and the page where its post-conditions tell nothing of it or it sends.

    Attributes:
        held: The post-conditions that held already.
        page: The page; None while that is not known, and where nothing more is asked of it.
        tells_nothing: All that is expected held before: only a change of the page tells.
    """

    def __init__(
        self,
        context: RunContext,
        telling: Coroutine[None, None, tuple[frozenset[Evidence], bool]],
        *,
        is_looked_at: bool,
    ) -> None:
        self.held: frozenset[Evidence] = frozenset()
        self.page: Observation | None = None
        self.tells_nothing = False
        self._is_looked_at = is_looked_at
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
        self.held, self.tells_nothing = await self._telling
        if self.tells_nothing or self._is_looked_at:
            self.page = await self._context.observe()

    async def close(self) -> None:
        """Find out no more: the press did not come to be."""
        if not self._telling.done():
            self._telling.cancel()
            await asyncio.wait({self._telling})
        if not self._telling.cancelled():
            self._telling.exception()  # told to whoever awaited `settled`


class Proof:
    """Looks for the effect of one act after the other.

    Args:
        context: The run's.
        values: Of this run.
        logs_in: Says whether a step is the press that ends a login.
    """

    def __init__(
        self, context: RunContext, values: Values, logs_in: Callable[[FlowStep], bool]
    ) -> None:
        self._context = context
        self._values = values
        self._logs_in = logs_in
        self._typed: set[str] = set()
        self._typed_at = ""
        self._stood: bool | None = None
        self._looked: Observation | None = None
        """What the newest act was seen to lead to, when that was looked at."""

    def foresee(self, step: FlowStep) -> "PageBefore":
        """Begin to find out which post-conditions of a press hold before it: of all of them only a change tells."""
        is_told = step.sends or step.needs_approval or self._logs_in(step)
        is_looked_at = is_told and _is_press(step.action)
        return PageBefore(self._context, self._held_already(step), is_looked_at=is_looked_at)

    async def _held_already(self, step: FlowStep) -> tuple[frozenset[Evidence], bool]:
        """Return what holds before a press, and whether nothing is left that could tell of it.

        Ticks by a rule are read back one by one: rows that were ticked already need no change.
        """
        if not _is_press(step.action) or not step.expects:
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
            return stopped_by(refused, outcome)
        has_stood, typed, self._looked = self._stood, self._typed, None
        self._note_form(step, outcome)
        expected = self._expected(step)
        missing = await self._missing(expected, outcome, COMPLAINT_S)
        refused = await self._refusal(step, before, typed, is_told=missing is None)
        if missing and not refused:
            missing = await self._missing(expected, outcome, EXPECT_TIMEOUT_S - COMPLAINT_S)
            refused = await self._refusal(step, before, typed, is_told=missing is None)
        if (missing or refused) and await self._is_login_refused(step):
            return _changed(outcome, OutcomeStatus.FAILED, LOGIN_REFUSED, login_refused(refused))
        if refused:
            is_sent = self._may_have_sent(step) and not self._is_kept_back(before)
            status = OutcomeStatus.UNVERIFIED if is_sent else OutcomeStatus.FAILED
            words = tr(
                "操作のあと、画面に「{refused}」と表示されました。", refused=clip(refused, 80)
            )
            return _changed(outcome, status, PAGE_COMPLAINS, words)
        if missing and not self._may_have_sent(step):
            words = tr(
                "操作のあと、{expected_words}が確認できませんでした。",
                expected_words=expected_words(missing),
            )
            return _changed(outcome, OutcomeStatus.FAILED, "POST_CONDITION_MISSING", words)
        minor = [fact for fact in expected if fact.is_minor]
        shown = await asyncio.gather(*(self._shows(fact, MINOR_TIMEOUT_S) for fact in minor))
        held = frozenset(fact for fact, is_shown in zip(minor, shown, strict=True) if is_shown)
        is_shown_instead = held - (before.held if before else held)
        if missing and (missing.kind is EvidenceKind.LEFT or not is_shown_instead):
            if has_stood:
                return _noted(outcome, [missing], tr("入れる値がはじめから入っていたため、"))
            words = tr(
                "操作はしましたが、{expected_words}が確認できませんでした。送られている可能性があります。",
                expected_words=expected_words(missing),
            )
            words += await self._said_instead(missing, before)
            return _changed(outcome, OutcomeStatus.UNVERIFIED, "POST_CONDITION_MISSING", words)
        alone = before.page if before and before.tells_nothing else None
        if alone is not None and not await self._has_changed(alone):
            words = tr("操作しましたが、画面に変化がありませんでした。")
            return _changed(outcome, OutcomeStatus.NO_EFFECT, "NO_EFFECT", words)
        noted = [missing] if missing else [fact for fact in minor if fact not in held]
        return _noted(outcome, noted)

    def _note_form(self, step: FlowStep, outcome: Outcome) -> None:
        """Remember what fields of the page were given until another address is shown, and whether all of it stood there.

        Its site has nothing to say then; any other act behind the first field may have changed its form.
        """
        is_new = self._typed_at != self._context.browser.page_url
        if is_new:
            self._typed, self._typed_at = set[str](), self._context.browser.page_url
            self._stood = None
        if isinstance(step.action, Fill | SelectOption | SetChecked):
            self._stood = outcome.is_as_it_was and self._stood is not False
        elif is_new or step.sends:
            self._stood = None
        elif self._stood is not None:
            self._stood = False
        target = step.action.element
        if target is None or not isinstance(step.action, Fill | TypeText | SelectOption | EditText):
            return
        given = (target.name, step.action.typed)
        self._typed |= {squeeze(expand(text, self._values)) for text in given} - {""}

    async def _refusal(
        self, step: FlowStep, before: PageBefore | None, typed: Set[str], *, is_told: bool
    ) -> str:
        """Return what the page newly says against a press that sends, "" without any.

        What was typed stands again in a form that was not taken, though at another address. Words of the
        site that were seen at record time and came again say that it took what was sent; a value alone
        does not: a complaint repeats it.
        """
        if before is None or before.page is None or not (step.sends or self._logs_in(step)):
            return ""
        after = self._looked = await self._context.observe()
        if complaint := complaint_of(compare(before.page, after), after):
            return complaint
        told = complaints(after, before.page) if self._logs_in(step) else []
        if told and not await self._is_behind_login(step, before, after):
            return told[0]
        is_answered = is_told and any(
            fact.kind is EvidenceKind.TEXT_APPEARED
            and not fact.is_minor
            and says_something(TEMPLATE.sub("", fact.detail))
            for fact in step.expects
        )
        return "" if is_answered else refusal_beside(before.page, after, typed)

    async def _is_behind_login(
        self, step: FlowStep, before: "PageBefore", after: Observation
    ) -> bool:
        """Say whether a login led to what it led to at record time: what that page says is said of other things."""
        if signs_in(after):
            return False
        telling = [fact for fact in self._expected(step) if fact.kind is not EvidenceKind.LEFT]
        new = [fact for fact in telling if fact not in before.held]
        return any(await asyncio.gather(*(self._shows(fact, MINOR_TIMEOUT_S) for fact in new)))

    async def _is_login_refused(self, step: FlowStep) -> bool:
        """Say whether a login screen still stands, or again, behind the press that ends a login."""
        return self._logs_in(step) and signs_in(self._looked or await self._context.observe())

    async def _said_instead(self, missing: Evidence, before: PageBefore | None) -> str:
        """Return what is new on the page, and may be why its site did not take it; on a form that came again whatever is."""
        if before is None or before.page is None:
            return ""
        after = await self._context.observe()
        told = newest_words(before.page, after, is_any=missing.kind is EvidenceKind.LEFT)
        return tr("画面には「{told}」と出ています。", told=clip(told, 80)) if told else ""

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

    def _is_kept_back(self, before: PageBefore | None) -> bool:
        """Say whether the page itself did not take what was put in: it stayed, and let nothing go."""
        journal_writer, after = self._context.journal_writer, self._looked
        is_held = journal_writer is not None and not journal_writer.has_sent
        page = before.page if before else None
        return is_held and page is not None and after is not None and page.url == after.url

    async def _missing(
        self, expected: Sequence[Evidence], outcome: Outcome, timeout_s: float
    ) -> Evidence | None:
        """Wait for all that tells whether the act worked, dialogs first: they hold the page. Returns the first that does not come."""
        for fact in expected:
            is_asked = fact.kind is EvidenceKind.DIALOG
            if is_asked and not await self._holds(fact, outcome, timeout_s):
                return fact
        shown = [
            fact for fact in expected if fact.kind is not EvidenceKind.DIALOG and not fact.is_minor
        ]
        held = await asyncio.gather(*(self._shows(fact, timeout_s) for fact in shown))
        return next((fact for fact, is_held in zip(shown, held, strict=True) if not is_held), None)

    async def _has_changed(self, before: Observation) -> bool:
        polling = self._context.polling(CHANGE_TIMEOUT_S)
        after = self._looked
        while True:
            after = after or await self._context.observe()
            if before.url != after.url or not compare(before, after).is_empty:
                return True
            after = None
            if not await polling.goes_on():
                return False

    async def _holds(self, dialog: Evidence, outcome: Outcome, timeout_s: float) -> bool:
        return dialog in outcome.evidence or await self._was_asked(dialog, timeout_s)

    async def _shows(self, fact: Evidence, timeout_s: float) -> bool:
        return await self._context.browser.expect(fact.kind.value, fact.detail, timeout_s)

    async def _was_asked(self, fact: Evidence, timeout_s: float) -> bool:
        """Wait for a question that a page puts only after it has asked its server."""
        polling = self._context.polling(timeout_s)
        while True:
            if await self._context.browser.expect(fact.kind.value, fact.detail, ASKED_POLL_S):
                return True
            page = await self._context.observe()
            if any(f"{seen.answer}:{seen.message}" == fact.detail for seen in page.dialogs):
                return True
            if not await polling.goes_on():
                return False


def _is_press(action: Action) -> bool:
    is_tick = isinstance(action, Choose) and action.column == ROW_BOX
    return isinstance(action, Click | Press | Choose) and not is_tick


def _noted(outcome: Outcome, missing: Sequence[Evidence], why: str = "") -> Outcome:
    """Return an outcome that tells what did not show, and why, though the run goes on."""
    if not missing:
        return outcome
    words = tr("、").join(map(expected_words, missing))
    return outcome.model_copy(
        update={"message": tr("{why}{words}はありませんでした。続けます。", why=why, words=words)}
    )


def _changed(outcome: Outcome, status: OutcomeStatus, code: str, message: str) -> Outcome:
    return outcome.model_copy(update={"status": status, "code": code, "message": message})


def answered_dialogs(step: FlowStep, answer: str, values: Values) -> frozenset[str]:
    """Return the messages of the dialogs that were answered so at record time."""
    dialogs = (fact for fact in step.expects if fact.kind is EvidenceKind.DIALOG)
    facts = (fact.detail.partition(":") for fact in dialogs)
    return frozenset(expand(message, values) for said, _, message in facts if said == answer)
