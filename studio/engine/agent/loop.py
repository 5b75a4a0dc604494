"""The agent loop: observe → decide → guard → act → verify → record, item by item."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from studio.domain.actions.action import Action, AskUser, Done, Extract, Find
from studio.domain.actions.answer import is_question, joined
from studio.domain.actions.outcome import ExtractedTable, Outcome, OutcomeStatus, blocked
from studio.domain.events.events import (
    InputKind,
    ItemChanged,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.flows.brackets import in_quotes
from studio.domain.flows.flow import FlowStep
from studio.domain.page.address import host_of
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.runs.decision import Decision, DecisionFault, Usage
from studio.domain.text import clip
from studio.engine.agent.acting import Act, Acting
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.batches import independent, permitted, refound, unresolved
from studio.engine.agent.concluding import Concluding
from studio.engine.agent.deciding import Deciding
from studio.engine.agent.first_page import FirstPage
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.looking import Looking, PageView, view_for
from studio.engine.agent.recorder import record_step, step_of
from studio.engine.agent.steps.conditional import condition_of
from studio.engine.agent.steps.fitting_rows import contradiction, ticked_by_rule
from studio.engine.perception.barriers import barrier_of
from studio.engine.perception.changes import changes
from studio.engine.ports import ChatModel
from studio.engine.runs.asking import ask_person
from studio.engine.runs.ending import NOT_APPROVED, Ending, ending_of, remedy_after, status_after
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.run import RunContext
from studio.engine.runs.sitemaps import NoSiteMaps, SiteGuide
from studio.words import tr

CHANGE_BUDGET: Final = 60
"""Tokens that the change of a page may cost in the history."""
_NOT_THERE: Final = Decision(
    error=DecisionFault.TARGET_NOT_FOUND, reason=tr("選ばれた対象が、いまの画面にありません。")
)
_MAYBE_SENT: Final = tr("送られている可能性があります。もう一度行う前に、サイトの画面や受信メールで確かめてください。")  # fmt: skip


class AgentRun:
    """One run of a checklist with a model. Made for one `carry_out`."""

    flow_id = ""
    flow_version = 0

    def __init__(
        self,
        context: RunContext,
        model: ChatModel,
        checklist: Checklist,
        going_on: Continuation | None = None,
    ) -> None:
        self._going_on = going_on
        self._context = context
        self._model = model
        self._agent_state = AgentState(context, model, checklist)
        self._looking = Looking(context, view_for(checklist), self._agent_state.leave_out)
        self._acting = Acting(context, self._agent_state, self._looking)
        self._guide = SiteGuide(context.sitemaps if model.reads_site_pages else NoSiteMaps())
        self._signing = self._acting.signing_in()
        self._first_page = FirstPage(self._agent_state, self._looking, self._acting, self._guide)
        self._deciding = Deciding(context, model, self._agent_state, self._guide)
        self._concluding = Concluding(context, model, self._agent_state)
        self._is_within = False
        self._asked_at: set[tuple[InputKind, str]] = set()
        self.checklist = checklist
        if going_on:
            self._agent_state.recorded += going_on.recorded

    @property
    def name(self) -> str:
        """What the history calls it."""
        return self._agent_state.secrets.text(clip(self.checklist.instruction, 60))

    @property
    def usage(self) -> Usage:
        """What the models cost so far."""
        return self._agent_state.usage

    @property
    def recorded_steps(self) -> tuple[FlowStep, ...]:
        """Verified acts so far."""
        return self._agent_state.recorded_now

    @property
    def origins(self) -> tuple[str, ...]:
        """Where it was allowed to be."""
        return self._acting.origins

    @property
    def tables(self) -> tuple[ExtractedTable, ...]:
        """What was taken out of lists."""
        return tuple(self._agent_state.tables)

    async def carry_out(self) -> RunFinished:
        """Run to the end; every way a run can end becomes one `RunFinished`."""
        started = self._context.clock.monotonic()
        self._context.publish(
            RunStarted(
                run_kind=RunKind.AGENT,
                name=self.name,
                total=len(self.checklist.enabled_items),
            )
        )
        try:
            ending = await ending_of(self._context, self._work_through(), self._acting.afterwards)
        finally:
            await self._guide.close()
        is_failed = ending.status is RunStatus.FAILED or ending.code == NOT_APPROVED
        if is_failed and self._acting.may_have_sent:
            ending = ending.model_copy(update={"remedy": _MAYBE_SENT})
        if ending.status is not RunStatus.DONE:
            is_stopped = ending.status is RunStatus.STOPPED
            self._mark_open(ItemState.TODO if is_stopped else ItemState.FAILED)
        agent_state = self._agent_state
        return RunFinished(
            run_id=self._context.run_id,
            run_kind=RunKind.AGENT,
            status=ending.status,
            message=agent_state.secrets.text(ending.message),
            remedy=agent_state.secrets.text(ending.remedy),
            code=ending.code,
            model_calls=agent_state.usage.calls,
            usage=agent_state.usage,
            steps=agent_state.steps,
            emergencies=agent_state.emergencies,
            elapsed_s=self._context.clock.monotonic() - started,
            answer=joined(agent_state.answers),
            said=agent_state.secrets.text(self._concluding.witness.said),
        )

    async def _work_through(self) -> Ending:
        await self._context.browser.start()
        self._acting.answer_dialogs()
        self._keep_secrets()
        await self._first_page.open(self.checklist, self._going_on)
        for position, item in enumerate(self.checklist.enabled_items):
            if self._is_over_already(item):
                continue
            if (journal_writer := self._context.journal_writer) and not self._is_within:
                journal_writer.turn_to(item.id, position)
            if not await self._work_on(item):
                return self._verdict()
        await self._review()
        return self._verdict()

    async def work_within(self, known_secrets: Collection[str]) -> Ending:
        """Carry the list out within another run, on the page that is open; that run tells begin and end.

        Raises:
            RunInterrupted, StudioError: It cannot go on.
        """
        self._is_within = True
        self._agent_state.secrets.learn(known_secrets)
        try:
            return await self._work_through()
        finally:
            await self._guide.close()

    async def _review(self) -> None:
        """Judge what stayed open once more, by everything that came up until the end."""
        if ItemState.UNVERIFIED not in {item.state for item in self.checklist.enabled_items}:
            return
        sight = self._looking.newest or await self._looking.look()
        for item in await self._concluding.review(self.checklist, sight):
            self._set_state(item, ItemState.DONE)

    def _is_over_already(self, item: Item) -> bool:
        """Say whether an interrupted run had done with an item."""
        return self._going_on is not None and item.state in (ItemState.DONE, ItemState.UNVERIFIED)

    async def _work_on(self, item: Item) -> bool:
        """Attempt an item until it is done; False ends the run."""
        started, steps_before = self._context.clock.monotonic(), self._agent_state.steps
        self._concluding.begin_item()
        self._agent_state.begin_item(item.text)
        self._set_state(item, ItemState.RUNNING)
        state = ItemState.FAILED
        attempt = 1
        while attempt <= self._context.limits.max_attempts:
            await self._context.run_control.passing()
            self._agent_state.check_budgets()
            verdict = await self._turn(item, attempt)
            if verdict is not None:
                state = verdict
                break
            attempt = attempt + 1 if self._agent_state.last_error else 1
        if state is ItemState.FAILED and self._agent_state.last_code != NOT_APPROVED:
            state = self._given_up(item) or state
        self._agent_state.leave_emergency(tr("項目が終わりました"))
        self._set_state(
            item,
            state,
            self._context.clock.monotonic() - started,
            self._agent_state.steps - steps_before,
        )
        if (journal_writer := self._context.journal_writer) and not self._is_within:
            await journal_writer.keep_progress(self.checklist, self.recorded_steps)
        return state is not ItemState.FAILED

    async def _turn(self, item: Item, attempt: int) -> ItemState | None:
        """One cycle; returns the item's final state when the item is over."""
        context = self._context
        self._agent_state.steps += 1
        context.publish(
            StepStarted(
                item_id=item.id,
                text=self._agent_state.secrets.text(item.text),
                attempt=attempt,
            )
        )
        sight = await self._sight_past_barriers()
        if stuck := self._agent_state.consider_emergency():
            await self._ask(stuck, InputKind.STUCK)
            return None
        async with asyncio.timeout(context.limits.step_timeout_s):
            decision = await self._deciding.decide(item, attempt, self.checklist, sight)
            self._keep_secrets()
        if decision.error is not None or not decision.actions:
            return self._given_up(item) or self._undecided(item, decision, sight)
        async with asyncio.timeout(context.limits.step_timeout_s + context.answer_timeout_s):
            return await self._act_on(item, decision, sight)

    async def _sight_past_barriers(self) -> PageView:
        """Look; where only the person can go on, hand over first. No model is spent on it."""
        goals = _goals(self.checklist)
        while True:
            async with asyncio.timeout(self._context.limits.step_timeout_s):
                sight = await self._looking.sight()
            page = sight.observation
            self._guide.visit(page.url)
            if await self._has_signed_in(goals):
                continue
            kind = barrier_of(page, goals)
            if kind is None or (kind, page.url) in self._asked_at:
                return sight
            self._asked_at.add((kind, page.url))
            await self._ask(kind.question(host_of(page.url)), kind)

    async def _has_signed_in(self, goals: Sequence[str]) -> bool:
        """Pass a login screen with the person's own credential; True: look again."""
        running = (i.id for i in self.checklist.items if i.state is ItemState.RUNNING)
        signed = await self._signing.passed(next(running, ""), goals)
        if signed is None:
            return False
        self._agent_state.go_on()
        self._keep_secrets()
        self._looking.forget()
        if signed.question:
            await self._ask(signed.question, InputKind.LOGIN)
        return True

    async def _ask(self, question: str, kind: InputKind = InputKind.QUESTION) -> None:
        """Hand the browser to the person; what they answer stands in every later prompt."""
        self._acting.hand_over(is_persons_turn=True)
        running = (i.text for i in self.checklist.items if i.state is ItemState.RUNNING)
        try:
            async with self._context.by_hand(self._context, next(running, ""), kind) as done:
                answer = await ask_person(self._context, self._agent_state.secrets, question, kind)
        finally:
            self._acting.hand_over(is_persons_turn=False)
        self._take_over(done.steps)
        self._agent_state.hear(question, answer)
        self._keep_secrets()
        self._looking.forget()

    def _take_over(self, steps: tuple[FlowStep, ...]) -> None:
        """Keep what the person did in place of the run, as acts they agreed to."""
        self._agent_state.recorded += steps
        for step in steps:
            outcome = Outcome(status=OutcomeStatus.OK, evidence=step.expects)
            self._concluding.witness.take_over(
                VerifiedAction(step.action, outcome, was_approved=True)
            )

    def _keep_secrets(self) -> None:
        """Let browser and model know what must not come out of them."""
        secrets, redactor = self._agent_state.secrets, self._context.redactor
        secrets.learn(redactor.values.values())
        for value in secrets.values.difference(redactor.values.values()):
            redactor.take(value)
        self.checklist = redactor.concealed(self.checklist)
        if journal_writer := self._context.journal_writer:
            journal_writer.masked = secrets.text
        self._context.browser.keep_secret(secrets.values)
        self._model.keep_secret(redactor.called(secrets.values))

    def _given_up(self, item: Item) -> ItemState | None:
        """Leave an item open whose model looked further in vain; the run goes on."""
        sight = self._looking.newest
        return self._concluding.give_up(item, self.checklist, sight) if sight else None

    def _undecided(self, item: Item, decision: Decision, sight: PageView) -> ItemState | None:
        """Book a turn in which the model found no target, did not understand, or said nothing."""
        outcome = Outcome(
            status=OutcomeStatus.FAILED,
            code=decision.error.value if decision.error else "NO_DECISION",
            message=decision.reason or tr("AI が次の操作を決められませんでした。"),
        )
        self._agent_state.book(item, None, outcome, confidence=0.0, page=sight.observation)
        return ItemState.FAILED if self._agent_state.is_hopeless(outcome, sight.text) else None

    async def _act_on(self, item: Item, decision: Decision, sight: PageView) -> ItemState | None:
        """Carry out a decision's actions in order; stops at the first that is not verified."""
        page = sight.observation
        actions = tuple(_asking(one, item.text) for one in permitted(decision.actions, page))
        for index, decided in enumerate(actions):
            action = refound(decided, sight.observation, page)
            if isinstance(action, Done):
                return await self._conclude(item, action)
            if isinstance(action, AskUser):
                await self._ask_for_model(item, action, page)
                return None
            if unresolved(action, page):
                return self._undecided(item, _NOT_THERE, sight)
            if broken := self._contradiction(item, action, page):
                return self._refused(item, action, broken, sight)
            if vain := self._concluding.vain(action):
                return self._refused(item, action, vain, sight, "REPEATED")
            foretold = decision.evidence if decision.step_done else ""
            act = await self._acting.perform(
                action, page, is_followed=index + 1 < len(actions), foretold=foretold
            )
            await self._record(item, action, act, decision)
            if not act.outcome.is_ok:
                if act.outcome.status is OutcomeStatus.FAILED and independent((action,)):
                    await self._fill_the_rest(
                        item, independent(actions[index + 1 :]), decision, sight
                    )
                self._looking.forget()
                is_over = self._agent_state.is_hopeless(
                    act.outcome, action.in_words(), was_approved=act.needs_approval
                )
                return ItemState.FAILED if is_over else None
            page = act.after
        has_only_looked = isinstance(actions[-1], Find)
        is_whole = len(actions) == len(decision.actions)
        if decision.step_done and is_whole and not has_only_looked:
            return await self._conclude(item, None, decision.evidence)
        return None

    async def _fill_the_rest(
        self, item: Item, rest: tuple[Action, ...], decision: Decision, sight: PageView
    ) -> None:
        """Fill the other fields of a decision of which one failed: they need not be sent again."""
        error = self._agent_state.last_error
        for decided in rest:
            page = (await self._looking.look()).observation
            action = refound(decided, sight.observation, page)
            if unresolved(action, page) or self._contradiction(item, action, page):
                break
            act = await self._acting.perform(action, page, is_followed=True)
            await self._record(item, action, act, decision)
        self._agent_state.last_error = error

    def _contradiction(self, item: Item, action: Action, page: Observation) -> str:
        recorded = self._agent_state.recorded
        return contradiction(action, item.text, self.checklist, page, recorded)

    def _refused(
        self, item: Item, action: Action, why: str, sight: PageView, code: str = "ROW_DOES_NOT_FIT"
    ) -> ItemState | None:
        """Book an act that the studio does not carry out, as when its row breaks the person's conditions."""
        outcome = blocked(code, why)
        self._agent_state.book(item, action, outcome, confidence=0.0, page=sight.observation)
        return ItemState.FAILED if self._agent_state.is_hopeless(outcome, sight.text) else None

    async def _conclude(
        self, item: Item, claim: Done | None, foretold: str = ""
    ) -> ItemState | None:
        """Judge a model's claim that the item is done, on the page as it is now; one left open is looked at anew."""
        sight = self._looking.newest or await self._looking.look()
        state = await self._concluding.conclude(item, self.checklist, sight, claim, foretold)
        if state is None:
            self._looking.forget()
        return state

    async def _ask_for_model(self, item: Item, action: AskUser, page: Observation) -> None:
        """Put a model's question to the person; a flow asks again when it is replayed."""
        await self._ask(action.question)
        outcome = Outcome(status=OutcomeStatus.OK, message=tr("あなたが続けました。"))
        self._agent_state.book(item, action, outcome, confidence=1.0, page=page)
        self._agent_state.recorded.append(
            record_step(item.text, action, outcome, needs_approval=False)
        )

    async def _record(self, item: Item, action: Action, act: Act, decision: Decision) -> None:
        """Book the act; a verified one becomes a step of the flow."""
        evidence = 1.0 if act.outcome.is_ok else 0.0
        change = await asyncio.to_thread(changes, act.before, act.after)
        self._agent_state.found = act.found
        self._agent_state.book(
            item,
            action,
            act.outcome,
            confidence=(decision.confidence + evidence) / 2,
            page=act.before,
            change=change.text(CHANGE_BUDGET),
        )
        if act.after is not act.before or not act.outcome.is_ok:
            await self._context.look_back()
        if act.outcome.table:
            self._agent_state.tables.append(act.outcome.table)
        self._agent_state.tell_answer(item, act.outcome)
        self._concluding.witness.note(action, act)
        ruled = act.outcome.is_ok and await asyncio.to_thread(
            ticked_by_rule, action, item.text, self.checklist, act.before, act.after
        )
        if ruled and ruled.stands_alone:
            self._agent_state.forget_ticks(item.text)
            act = replace(act, kept=ruled.choice, shape=ruled.choice.rule.shape)
        step = await asyncio.to_thread(step_of, item.text, action, act, self._agent_state.secrets)
        if step:
            condition = condition_of(item.text, self.checklist, act.before)
            step = step.model_copy(update={"only_when": condition})
            if act.sends:
                self._agent_state.keep_standing(act.standing, item.text)
            else:
                self._agent_state.note_standing(act.standing)
            self._agent_state.keep_step(step, act.after, act.source, act.sending)
            if journal_writer := self._context.journal_writer:
                journal_writer.made_step(step.id)
        if step and ruled and not ruled.stands_alone:
            held = FlowStep(item=item.text, action=ruled.choice, trace=step.trace)
            self._agent_state.keep_step(held, act.after, None)

    def _verdict(self) -> Ending:
        """Say how the run ended when nothing interrupted it."""
        states = {item.state for item in self.checklist.enabled_items}
        failed = next((i for i in self.checklist.items if i.state is ItemState.FAILED), None)
        if failed is not None:
            status = status_after(self._agent_state.last_code)
            return Ending(
                status=status,
                message=self._agent_state.last_words
                if status is RunStatus.STOPPED
                else tr(
                    "{item}を完了できませんでした。{last_words}",
                    item=in_quotes(self._agent_state.secrets.text(failed.text)),
                    last_words=self._agent_state.last_words,
                ),
                remedy=remedy_after(self._agent_state.last_code),
                code=self._agent_state.last_code or "ATTEMPTS_USED",
            )
        if ItemState.UNVERIFIED in states:
            return Ending(
                status=RunStatus.UNVERIFIED,
                message=tr("最後まで進みましたが、結果を確認できませんでした。"),
                remedy=tr("ブラウザーの画面を見て、できているか確かめてください。"),
                code="UNVERIFIED",
            )
        return Ending(status=RunStatus.DONE, message=tr("すべての項目が終わりました。"))

    def _set_state(
        self, item: Item, state: ItemState, elapsed_s: float = 0.0, steps: int = 0
    ) -> None:
        self.checklist = self.checklist.with_item_state(item.id, state)
        self._context.publish(
            ItemChanged(
                item_id=item.id,
                text=self._agent_state.secrets.text(item.text),
                state=state,
                elapsed_s=elapsed_s,
                steps=steps,
            )
        )

    def _mark_open(self, state: ItemState) -> None:
        """Tell what becomes of the item that was under way, or that a person's no ended."""
        for item in self.checklist.items:
            if item.state in (ItemState.RUNNING, ItemState.FAILED) and item.state is not state:
                self._set_state(item, state)


def _goals(checklist: Checklist) -> tuple[str, ...]:
    """Return what the person wants, in their words and item by item."""
    return (checklist.instruction, *(item.text for item in checklist.items))


def _asking(action: Action, item: str) -> Action:
    """Let a reading of rows find none where that is an answer, too: 何件か."""
    may_be_empty = isinstance(action, Extract) and is_question(item)
    return action.model_copy(update={"may_be_empty": True}) if may_be_empty else action
