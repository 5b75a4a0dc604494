"""From a decided action to a verified one: guard, approval, hands, verification, place."""

import asyncio
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.actions.action import (
    Action,
    Answer,
    Choose,
    Extract,
    Fill,
    Find,
    Navigate,
    OpenTab,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.flows.flow import FlowStep
from studio.domain.page.address import host_in_words
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.batches import refound
from studio.engine.agent.judging.verify import verify
from studio.engine.agent.looking import Looking
from studio.engine.agent.once_only import OnceOnly
from studio.engine.agent.steps.fitting_rows import row_words_of, with_row
from studio.engine.agent.steps.lasting import Seen, lasting
from studio.engine.agent.steps.said_rows import unsaid_rows
from studio.engine.agent.steps.standing import of_its_form, standing_fields
from studio.engine.agent.wording import persons_word
from studio.engine.guard.action_guard import ActionGuard
from studio.engine.guard.admission import Admission, KnownToRun
from studio.engine.guard.repeating import class_of
from studio.engine.guard.sending import Sending
from studio.engine.perception.search import find
from studio.engine.ports import LEFT_OPEN, TrafficPolicy
from studio.engine.replay.answers.answering import answer
from studio.engine.replay.lists.choosing import choose
from studio.engine.replay.lists.extracting import extract
from studio.engine.replay.lists.pressing import JournaledPresses, RowPress, presses_rows
from studio.engine.runs.journal_writer import ActBegun
from studio.engine.runs.run import RunContext
from studio.engine.signing_in.secret_filling import opened
from studio.engine.signing_in.signing_in import SigningIn
from studio.words import tr

_UNTOUCHED: Final = frozenset({"STALE_REF", "TARGET_DISABLED"})
"""Nothing was done: the page has changed since the look, by itself or by the field filled before."""

_PAGES_KEPT: Final = 6
"""What an act led to is kept for answers: a message may be gone by the time it is told."""
FORETOLD_S: Final = 2.0
"""How long a page that has sent something may take to say what was foretold."""


_SENT_UNSEEN: Final = {
    "status": OutcomeStatus.OK,
    "code": "",
    "message": tr("内容は送られました。画面には何も出ていません。"),
}
"""What is told of an act that sent something and changed nothing to be seen: who hears "no effect" does it again."""


@dataclass(frozen=True, slots=True)
class Act:
    """One action, carried out and verified.

    Attributes:
        before: The page it was done on.
        after: The page it left.
        row_words: What the row said that was pressed in.
        shape: Where the table of a `choose` stands.
        kept: What a flow keeps in its place: an `answer` by its places, a tick by the rule that it completed.
        source: The page that its values were read from: this one, or an earlier one of the run.
        needs_approval: It cannot be undone: by its words, by a dialog it opened, or by what it sent.
        sends: Something left the browser with it that may stay where it arrived.
        sending: The same as it is by now: pages keep what was typed after a moment, too.
        expects: What will show another day that it worked; all of it shows now.
        is_once_only: It put away a dialog or banner that may not come again.
        found: What a `find` found, as text for the next decision.
        standing: Steps that would set what its form held already as the person wanted it.
    """

    outcome: Outcome
    before: Observation
    after: Observation
    row_words: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()
    kept: Answer | Choose | None = None
    source: Observation | None = None
    needs_approval: bool = False
    sends: bool = False
    sending: Sending | None = None
    expects: tuple[Evidence, ...] = ()
    is_once_only: bool = False
    found: str = ""
    standing: tuple[FlowStep, ...] = ()


class Acting:
    """Carries out one action after another under the guard."""

    def __init__(self, context: RunContext, agent_state: AgentState, looking: Looking) -> None:
        self._context = context
        self._agent_state = agent_state
        self._looking = looking
        self._asks = self._is_lasting = False
        self._seen: deque[Observation] = deque(maxlen=_PAGES_KEPT)
        self._once_only = OnceOnly()
        self._action_guard = ActionGuard(
            context,
            KnownToRun(
                given=lambda: agent_state.persons_words,
                secrets=lambda: agent_state.secrets.values,
                masked=agent_state.secrets.text,
                word=lambda: persons_word(agent_state),
                told_pages=lambda: agent_state.told_pages,
            ),
        )

    @property
    def origins(self) -> tuple[str, ...]:
        """Where this run was allowed to be: scheme, host and port; kept with its flow."""
        return self._action_guard.places.origins

    @property
    def may_have_sent(self) -> bool:
        """True when nobody knows whether the site took the newest act, which cannot be undone."""
        return self._action_guard.may_have_sent

    @property
    def has_sent(self) -> bool:
        """True when the newest act let something go that may stay where it arrived."""
        return self._action_guard.traffic.sending.has_changed

    @property
    def afterwards(self) -> TrafficPolicy:
        """What pages may still send when the run is over."""
        return self._action_guard.traffic.afterwards

    def signing_in(self) -> SigningIn:
        """Return who passes login screens, under this run's guard."""
        return SigningIn(self._context, self._action_guard.traffic, self._agent_state.secrets)

    def answer_dialogs(self) -> None:
        """Let this run's guard answer the browser's dialogs and requests, and the model its prompts."""
        self._action_guard.take_post()

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the run's again."""
        self._action_guard.traffic.hand_over(is_persons_turn=is_persons_turn)

    async def open_start_page(self, checklist: Checklist) -> Outcome:
        """Open the address the person gave; its origin is allowed from now on.

        Raises:
            HandedOver: The address is a model's proposal that nobody accepted.
            NavigationError: It cannot be reached.
        """
        url = checklist.start_url
        await self._action_guard.begin_at(url, is_proposed=checklist.is_start_url_proposed)
        outcome = await self._hands(Navigate(url=url))
        self._action_guard.approvals.raise_refusal()
        return outcome

    async def perform(
        self, action: Action, page: Observation, *, is_followed: bool, foretold: str = ""
    ) -> Act:
        """Guard, act, verify; what the page drew anew before it was touched is looked for once more.

        Args:
            action: As decided on `page`.
            page: The newest observation.
            is_followed: More actions of the same decision come; fields are not looked at in between.
            foretold: What will show that it worked, as a model said.

        Raises:
            HandedOver: A person's yes is missing.
            BrowserError: The run cannot go on.
        """
        if isinstance(action, Find):
            return await asyncio.to_thread(_searched, action, page)
        if isinstance(action, Answer):
            return await asyncio.to_thread(self._answered, action, page)
        agent_state, browser = self._agent_state, self._context.browser
        standing = await standing_fields(
            browser, action, page, agent_state.checklist, agent_state.recorded
        )
        if standing:
            seen, page = page, (await self._looking.look()).observation
            action = refound(action, seen, page)
        act = await self._perform(action, page, is_followed=is_followed, foretold=foretold)
        if act.outcome.code not in _UNTOUCHED or act.needs_approval:
            return replace(act, standing=of_its_form(standing, act.outcome.target))
        now = (await self._looking.look()).observation
        again = refound(action, page, now)
        if again == action or _is_disabled(again, now):
            return act
        return await self._perform(again, now, is_followed=is_followed, foretold=foretold)

    async def _perform(
        self, action: Action, page: Observation, *, is_followed: bool, foretold: str
    ) -> Act:
        admission = await self._action_guard.admit(action, page)
        if isinstance(admission, Outcome):
            return Act(admission, page, page)
        outcome = None
        action = refound(action, page, admission.page)
        await self._write_begin(action, page, admission)
        self._action_guard.begin(action, admission)
        try:
            told = "" if is_followed else foretold
            act = await self._carry_out(
                action, admission.page, is_followed=is_followed, foretold=told
            )
            outcome = act.outcome
        finally:
            needs_approval = self._action_guard.end(action, admission, outcome)
        if journal_writer := self._context.journal_writer:
            await journal_writer.end(act.outcome)
        self._action_guard.approvals.raise_refusal()
        if self._action_guard.traffic.was_declined and not act.outcome.is_ok:
            act = replace(act, outcome=_declined(act.outcome))
        if act.after is act.before and is_followed:
            self._action_guard.leave_unseen()
        else:
            await self._action_guard.check_place(act.after)
        sends = self.has_sent
        if act.outcome.code == "NO_EFFECT" and sends:
            act = replace(act, outcome=act.outcome.model_copy(update=_SENT_UNSEEN))
        expects = await self._expected(action, act, sends=needs_approval or sends)
        is_once_only = (
            act.outcome.is_ok
            and self._once_only.is_put_away(action, act.before, act.after)
            and not needs_approval
        )
        return replace(
            act,
            needs_approval=needs_approval,
            sends=sends,
            sending=self._action_guard.traffic.sending,
            expects=() if is_once_only else expects,
            is_once_only=is_once_only,
        )

    async def _expected(self, action: Action, act: Act, *, sends: bool) -> tuple[Evidence, ...]:
        """Return the post-conditions of an act that worked: what cannot be found on the page now never will be."""
        if not act.outcome.is_ok:
            return ()
        seen, secrets = None, self._agent_state.secrets
        is_left_open = any(dialog.answer == LEFT_OPEN for dialog in act.after.dialogs)
        if act.after is not act.before and not is_left_open:
            pressed = action.column if isinstance(action, Choose) else ""
            row_words = act.row_words or row_words_of(action, act.before)
            row_words = tuple(words for words in row_words if words != pressed)
            given = self._agent_state.given_texts
            earlier = [page for page in self._seen if page.epoch != act.after.epoch]
            seen = Seen(act.before, act.after, given, row_words, earlier, secrets.text)
        outcome = secrets.outcome(act.outcome)
        found = await asyncio.to_thread(lasting, action, outcome, seen, sends=sends)
        found = with_row(found, action, act.before, self._agent_state.given_texts)
        return tuple([fact for fact in found if await self._can_be_found(fact)])

    async def _can_be_found(self, fact: Evidence) -> bool:
        is_text = fact.kind is EvidenceKind.TEXT_APPEARED
        return not is_text or await self._context.browser.expect(fact.kind.value, fact.detail, 0.0)

    async def _write_begin(self, action: Action, page: Observation, admission: Admission) -> None:
        """Write an act into the journal before it is done."""
        self._asks = admission.is_irreversible and not admission.is_asked_later
        self._is_lasting = admission.is_irreversible
        journal_writer = self._context.journal_writer
        if journal_writer is None or presses_rows(
            action
        ):  # each of its presses is written by itself
            return
        secrets = self._agent_state.secrets
        words = secrets.text(secrets.action(action, page, None).in_words())
        step_class = class_of(action, needs_approval=admission.is_irreversible)
        await journal_writer.begin(ActBegun(words, step_class))

    def _presses(self, action: Choose) -> JournaledPresses:
        """Return who presses in row after row, asking about each where the act cannot be undone."""
        step_class = class_of(action, needs_approval=self._is_lasting)
        approve = self._approve_row if self._asks else None
        return JournaledPresses(self._context, step_class, approve, self._agent_state.secrets.text)

    async def _approve_row(self, one: RowPress) -> bool:
        words = tr(
            "{one}（{number} / {total} 件目）。取り消せない可能性があります。",
            one=one.words,
            number=one.number,
            total=one.total,
        )
        host = host_in_words(one.page.url)
        masked = tuple((name, self._agent_state.secrets.text(value)) for name, value in one.values)
        told = self._agent_state.secrets.text(words)
        is_agreed = await self._action_guard.approvals.approve(told, host, masked)
        if is_agreed:
            self._action_guard.traffic.agree()
        return is_agreed

    async def _carry_out(
        self, action: Action, page: Observation, *, is_followed: bool, foretold: str
    ) -> Act:
        row_words: tuple[str, ...] = ()
        shape: tuple[str, ...] = ()
        if isinstance(action, Extract):
            outcome = await extract(self._context, action, page)
            if outcome.table is not None:
                words = self._agent_state.persons_words
                only = await asyncio.to_thread(unsaid_rows, action, page, words)
                table = outcome.table.model_copy(update={"only": only})
                outcome = outcome.model_copy(update={"table": table})
            return Act(outcome, page, page)
        if isinstance(action, Choose):
            choice = await choose(self._context, action, page, self._presses(action))
            outcome, page = choice.outcome, choice.before
            row_words, shape = choice.row_words, choice.shape
        else:
            typed = await opened(action, page, self._context)
            self._agent_state.secrets.learn(self._context.redactor.values.values())
            if isinstance(typed, Outcome):
                return Act(typed, page, page)
            outcome = await self._hands(typed)
        if is_followed and isinstance(action, Fill):
            return Act(outcome, page, page)
        if foretold and outcome.is_ok and self.has_sent:
            # A page may show what its server made of it only when it is told so, a second later.
            kind = EvidenceKind.TEXT_APPEARED.value
            await self._context.browser.expect(kind, foretold, FORETOLD_S)
        after = (await self._looking.look()).observation
        self._seen.append(after)
        verified = await asyncio.to_thread(verify, action, outcome, page, after)
        return Act(verified, page, after, row_words, shape)

    def _answered(self, action: Answer, page: Observation) -> Act:
        """Read and compute what an answer tells; nothing is touched."""
        pages = (page, *(seen for seen in reversed(self._seen) if seen.epoch != page.epoch))
        goal = "\n".join(self._agent_state.given_texts)
        answered = answer(action, pages, self._agent_state.tables, goal)
        return Act(answered.outcome, page, page, kept=answered.kept, source=answered.page)

    async def _hands(self, action: Action) -> Outcome:
        """Let the browser act; opening a page is a known wait, no stall."""
        started = self._context.clock.monotonic()
        outcome = await self._context.perform(action)
        if isinstance(action, Navigate | OpenTab | WaitFor):
            self._agent_state.leave_out(self._context.clock.monotonic() - started)
        return outcome


def _searched(action: Find, page: Observation) -> Act:
    """Search the page as it was seen; nothing is touched."""
    findings = find(page, action.text)
    if not findings.count:
        outcome = Outcome(
            status=OutcomeStatus.FAILED, code="TEXT_NOT_FOUND", message=clip(findings.text, 200)
        )
        return Act(outcome, page, page)
    fact = Evidence(kind=EvidenceKind.FOUND, detail=tr("{count} か所", count=findings.count))
    return Act(Outcome(status=OutcomeStatus.OK, evidence=(fact,)), page, page, found=findings.text)


def _declined(outcome: Outcome) -> Outcome:
    """Return an outcome as that of an act that the person did not want to be sent."""
    changes = {
        "status": OutcomeStatus.BLOCKED,
        "code": "NOT_APPROVED",
        "message": tr("確認で「やめる」が選ばれました。"),
    }
    return outcome.model_copy(update=changes)


def _is_disabled(action: Action, page: Observation) -> bool:
    target = action.element
    node = page.node(target.ref or "") if target else None
    return node is not None and node.is_disabled
