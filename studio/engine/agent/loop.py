"""The agent loop: observe → decide → guard → act → verify → record, item by item."""

import asyncio
from typing import Final

from studio.domain.action import Action, Done, Find, Navigate, in_words
from studio.domain.checklist import Checklist, Item, ItemState
from studio.domain.decision import Decision, DecisionRequest, ModelTier
from studio.domain.errors import NavigationError
from studio.domain.events import (
    DecisionMade,
    ItemChanged,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.flow import FlowStep
from studio.domain.observation import Observation
from studio.domain.outcome import Outcome, OutcomeStatus
from studio.domain.text import clip
from studio.engine.agent.acting import Act, Acting
from studio.engine.agent.ledger import Ledger
from studio.engine.agent.looking import Looking, Sight
from studio.engine.agent.planning import derive_next_step, workflow_context
from studio.engine.agent.recorder import record_step
from studio.engine.agent.verify import shows
from studio.engine.ending import Ending, ending_of
from studio.engine.perception.changes import changes
from studio.engine.ports import ChatModel
from studio.engine.run import RunContext
from studio.engine.sitemaps import NoSiteMaps, SiteGuide

CHANGE_BUDGET: Final = 150
"""Tokens that the change of a page may cost in the history."""
_NO_PAGE: Final = frozenset({"", "about:blank", "chrome://newtab/", "edge://newtab/"})


class AgentRun:
    """One run of a checklist with a model. Made for one `carry_out`."""

    flow_id = ""

    def __init__(self, context: RunContext, model: ChatModel, checklist: Checklist) -> None:
        self._context = context
        self._model = model
        self._ledger = Ledger(context, model, checklist)
        self._looking = Looking(context)
        self._acting = Acting(context, self._ledger, self._looking)
        self._guide = SiteGuide(context.sitemaps if model.reads_site_pages else NoSiteMaps())
        self._acts_before = 0
        self.checklist = checklist

    @property
    def name(self) -> str:
        """What the history calls it."""
        return self._ledger.secrets.text(clip(self.checklist.instruction, 60))

    @property
    def recorded_steps(self) -> tuple[FlowStep, ...]:
        """Verified acts so far."""
        return tuple(self._ledger.recorded)

    async def carry_out(self) -> RunFinished:
        """Run to the end; every way a run can end becomes one `RunFinished`."""
        started = self._context.clock.monotonic()
        self._context.bus.publish(
            RunStarted(
                run_id=self._context.run_id,
                run_kind=RunKind.AGENT,
                name=self.name,
                total=len(self.checklist.enabled_items),
            )
        )
        try:
            ending = await ending_of(self._context, self._work_through())
        finally:
            await self._guide.close()
        if ending.status is not RunStatus.DONE:
            is_stopped = ending.status is RunStatus.STOPPED
            self._mark_running(ItemState.TODO if is_stopped else ItemState.FAILED)
        ledger = self._ledger
        return RunFinished(
            run_id=self._context.run_id,
            run_kind=RunKind.AGENT,
            status=ending.status,
            message=ending.message,
            remedy=ending.remedy,
            code=ending.code,
            model_calls=ledger.usage.calls,
            usage=ledger.usage,
            steps=ledger.steps,
            emergencies=ledger.emergencies,
            elapsed_s=self._context.clock.monotonic() - started,
        )

    async def _work_through(self) -> Ending:
        await self._context.browser.start()
        await self._open_start_page()
        for item in self.checklist.enabled_items:
            if not await self._work_on(item):
                break
        return self._verdict()

    async def _open_start_page(self) -> None:
        self._acting.answer_dialogs()
        self._context.browser.keep_secret(self._ledger.secrets.values)
        url = self.checklist.start_url
        if not url:
            await self._begin_where_the_browser_is()
            return
        self._guide.visit(url)
        outcome = await self._acting.open_start_page(self.checklist)
        action = Navigate(url=url)
        self._ledger.tell("", action, outcome, None)
        self._ledger.recorded.append(
            record_step("開始ページを開く", action, outcome, needs_approval=False)
        )

    async def _begin_where_the_browser_is(self) -> None:
        """Go on at the open page, unless the person named another site or there is no page.

        Raises:
            NavigationError: Nobody knows where to begin.
        """
        site = self.checklist.site
        page = (await self._looking.look()).observation
        if not site and page.url not in _NO_PAGE:
            return
        raise NavigationError(
            "NO_START_PAGE",
            f"「{site}」のアドレスがわかりません。"
            if site
            else "どのサイトで行うかがわかりません。",
            "やりたいことに、サイトのアドレス（https:// から始まる文字）を入れてください。",
        )

    async def _work_on(self, item: Item) -> bool:
        """Attempt an item until it is done; False ends the run."""
        started, steps_before = self._context.clock.monotonic(), self._ledger.steps
        self._acts_before = len(self._ledger.recorded)
        self._set_state(item, ItemState.RUNNING)
        state = ItemState.FAILED
        for attempt in range(1, self._context.limits.max_attempts + 1):
            await self._context.gate.passing()
            self._context.limits.check(self._ledger.steps, self._ledger.usage)
            verdict = await self._turn(item, attempt)
            if verdict is not None:
                state = verdict
                break
        self._ledger.leave_emergency("項目が終わりました")
        self._set_state(
            item,
            state,
            self._context.clock.monotonic() - started,
            self._ledger.steps - steps_before,
        )
        return state is not ItemState.FAILED

    async def _turn(self, item: Item, attempt: int) -> ItemState | None:
        """One cycle; returns the item's final state when the item is over."""
        context = self._context
        self._ledger.steps += 1
        context.bus.publish(
            StepStarted(
                run_id=context.run_id,
                item_id=item.id,
                text=self._ledger.secrets.text(item.text),
                attempt=attempt,
            )
        )
        async with asyncio.timeout(context.limits.step_timeout_s):
            sight = await self._looking.sight()
            self._guide.visit(sight.observation.url)
            self._ledger.consider_emergency()
            decision = await self._decide(item, attempt, sight)
        if decision.error is not None or not decision.actions:
            return self._undecided(item, decision, sight)
        async with asyncio.timeout(context.limits.step_timeout_s + context.answer_timeout_s):
            return await self._act_on(item, decision, sight.observation)

    async def _decide(self, item: Item, attempt: int, sight: Sight) -> Decision:
        ledger = self._ledger
        is_emergency = ledger.tier is ModelTier.LARGE
        request = DecisionRequest(
            current_step_meta=derive_next_step(item, attempt),
            checklist=self.checklist,
            context=workflow_context(ledger.history),
            observation=sight.observation,
            page_text=sight.text,
            found=ledger.found,
            site_pages=self._guide.pages_for(
                sight.observation.url, is_stuck=is_emergency or bool(ledger.last_error)
            ),
            dom_digest=await self._context.browser.dom_digest() if is_emergency else "",
            last_error=ledger.last_error,
            tier=ledger.tier,
        )
        asked_at = self._context.clock.monotonic()
        reply = await self._model.decide(request)
        ledger.leave_out(self._context.clock.monotonic() - asked_at)
        ledger.usage += reply.usage
        self._context.bus.publish(
            DecisionMade(
                run_id=self._context.run_id,
                decision=ledger.secrets.decision(reply.decision, sight.observation),
                tier=ledger.tier,
                model=reply.model,
                confidence=reply.decision.confidence,
                usage=reply.usage,
            )
        )
        self._context.browser.keep_secret(ledger.secrets.values)
        return reply.decision

    def _undecided(self, item: Item, decision: Decision, sight: Sight) -> ItemState | None:
        """Book a turn in which the model found no target, did not understand, or said nothing."""
        outcome = Outcome(
            status=OutcomeStatus.FAILED,
            code=decision.error.value if decision.error else "NO_DECISION",
            message=decision.reason or "AI が次の操作を決められませんでした。",
        )
        self._ledger.book(item, None, outcome, confidence=0.0, page=sight.observation)
        return ItemState.FAILED if self._ledger.is_hopeless(outcome, sight.text) else None

    async def _act_on(
        self, item: Item, decision: Decision, observation: Observation
    ) -> ItemState | None:
        """Carry out a decision's actions in order; stops at the first that is not verified."""
        page = observation
        for index, action in enumerate(decision.actions):
            if isinstance(action, Done):
                return self._finish(item, action, page)
            is_followed = index + 1 < len(decision.actions)
            act = await self._acting.perform(action, page, is_followed=is_followed)
            await self._record(item, action, act, decision)
            if not act.outcome.is_ok:
                self._looking.forget()
                is_over = self._ledger.is_hopeless(act.outcome, in_words(action))
                return ItemState.FAILED if is_over else None
            page = act.after
        has_only_looked = isinstance(decision.actions[-1], Find)
        return ItemState.DONE if decision.step_done and not has_only_looked else None

    async def _record(self, item: Item, action: Action, act: Act, decision: Decision) -> None:
        """Book the act; a verified one becomes a step of the flow."""
        evidence = 1.0 if act.outcome.is_ok else 0.0
        change = await asyncio.to_thread(changes, act.before, act.after)
        self._ledger.found = act.found
        self._ledger.book(
            item,
            action,
            act.outcome,
            confidence=(decision.confidence + evidence) / 2,
            page=act.before,
            change=change.text(CHANGE_BUDGET),
        )
        if act.outcome.is_ok and not isinstance(action, Find):
            self._ledger.recorded.append(
                record_step(
                    item.text,
                    action,
                    self._ledger.secrets.outcome(act.outcome),
                    needs_approval=act.needs_approval,
                    row_words=act.row_words,
                    shape=act.shape,
                )
            )

    def _finish(self, item: Item, done: Done, page: Observation) -> ItemState:
        """Judge a model's 「done」: the page must show it, or an act of this item must have worked."""
        has_acted = len(self._ledger.recorded) > self._acts_before
        is_shown = bool(done.evidence) and shows(page, done.evidence)
        if has_acted or is_shown:
            outcome = Outcome(status=OutcomeStatus.OK)
            state = ItemState.DONE
        else:
            outcome = Outcome(
                status=OutcomeStatus.UNVERIFIED,
                code="UNVERIFIED",
                message="終わったことを、画面から確かめられませんでした。",
            )
            state = ItemState.UNVERIFIED
        self._ledger.book(item, done, outcome, confidence=1.0, page=page)
        return state

    def _verdict(self) -> Ending:
        """Say how the run ended when nothing interrupted it."""
        states = {item.state for item in self.checklist.enabled_items}
        failed = next((i for i in self.checklist.items if i.state is ItemState.FAILED), None)
        if failed is not None:
            return Ending(
                status=RunStatus.FAILED,
                message=f"「{self._ledger.secrets.text(failed.text)}」を完了できませんでした。{self._ledger.last_words}",
                remedy=_remedy(self._ledger.last_code),
                code=self._ledger.last_code or "ATTEMPTS_USED",
            )
        if ItemState.UNVERIFIED in states:
            return Ending(
                status=RunStatus.UNVERIFIED,
                message="最後まで進みましたが、結果を確認できませんでした。",
                remedy="ブラウザーの画面を見て、できているか確かめてください。",
                code="UNVERIFIED",
            )
        return Ending(status=RunStatus.DONE, message="すべての項目が終わりました。")

    def _set_state(
        self, item: Item, state: ItemState, elapsed_s: float = 0.0, steps: int = 0
    ) -> None:
        self.checklist = self.checklist.with_item_state(item.id, state)
        self._context.bus.publish(
            ItemChanged(
                run_id=self._context.run_id,
                item_id=item.id,
                text=self._ledger.secrets.text(item.text),
                state=state,
                elapsed_s=elapsed_s,
                steps=steps,
            )
        )

    def _mark_running(self, state: ItemState) -> None:
        for item in self.checklist.items:
            if item.state is ItemState.RUNNING:
                self._set_state(item, state)


def _remedy(code: str) -> str:
    """Return what a person can do about an item that was not completed."""
    match code:
        case "NOT_APPROVED":
            return "確認した操作はしていません。続けるときは、もう一度実行して「実行する」を選んでください。"
        case _:
            return "言葉を変えるか、項目を分けて、もう一度実行してください。"
