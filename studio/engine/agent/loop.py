"""The agent loop: observe → decide → guard → act → verify → record, item by item."""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Final

from studio.domain.action import Action, Choose, Done, Fill, Navigate, in_words, target_of
from studio.domain.checklist import Checklist, Item, ItemState
from studio.domain.decision import (
    Decision,
    DecisionFault,
    DecisionRequest,
    ModelTier,
    StepRecord,
    Usage,
)
from studio.domain.emergency import Trigger
from studio.domain.errors import (
    HandedOver,
    LimitReached,
    RunInterrupted,
    Stopped,
    StudioError,
)
from studio.domain.events import (
    ActionFailed,
    ActionPerformed,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    ItemChanged,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.flow import FlowStep
from studio.domain.observation import MASK, Observation
from studio.domain.outcome import Outcome, OutcomeStatus
from studio.domain.text import clip, estimate_tokens
from studio.engine.agent import emergency, guard
from studio.engine.agent.emergency import Turn
from studio.engine.agent.planning import derive_next_step, workflow_context
from studio.engine.agent.recorder import record_step
from studio.engine.agent.verify import shows, verify
from studio.engine.approval import Approvals
from studio.engine.choosing import choose
from studio.engine.perception.diff import compare
from studio.engine.perception.render import render
from studio.engine.ports import ChatModel
from studio.engine.run import RunContext

logger = logging.getLogger(__name__)

_HOPELESS: Final = frozenset({"NOT_UNDERSTOOD", "NO_MATCH", "AMBIGUOUS_ROWS", "NOT_APPROVED"})
"""Failures that another attempt on the same page cannot mend."""


@dataclass(slots=True)
class _Progress:
    """What a run accumulates."""

    usage: Usage = field(default_factory=Usage)
    steps: int = 0
    emergencies: int = 0
    tier: ModelTier = ModelTier.SMALL
    turns: list[Turn] = field(default_factory=list[Turn])
    history: list[StepRecord] = field(default_factory=list[StepRecord])
    recorded: list[FlowStep] = field(default_factory=list[FlowStep])
    last_error: str = ""
    progressed_at: float = field(default_factory=time.monotonic)
    waited_s: float = 0.0


@dataclass(frozen=True, slots=True)
class _Act:
    """One action of a decision, carried out and verified."""

    outcome: Outcome
    before: Observation
    after: Observation
    row_words: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()


class AgentRun:
    """One run of a checklist with a model. Made for one `carry_out`."""

    flow_id = ""

    def __init__(self, context: RunContext, model: ChatModel, checklist: Checklist) -> None:
        self._context = context
        self._model = model
        self._approvals = Approvals(context)
        self._progress = _Progress()
        self._hosts: set[str] = set()
        self._page: tuple[Observation, str] | None = None
        self.checklist = checklist

    @property
    def name(self) -> str:
        """What the history calls it."""
        return clip(self.checklist.instruction, 60)

    @property
    def recorded_steps(self) -> tuple[FlowStep, ...]:
        """Verified acts so far."""
        return tuple(self._progress.recorded)

    async def carry_out(self) -> RunFinished:
        """Run to the end; every way a run can end becomes one `RunFinished`."""
        started = time.monotonic()
        context = self._context
        items = self.checklist.enabled_items
        context.bus.publish(
            RunStarted(
                run_id=context.run_id, run_kind=RunKind.AGENT, name=self.name, total=len(items)
            )
        )
        try:
            await self._work_through(items)
            finished = self._finished(*self._verdict(), started=started)
        except RunInterrupted as reason:
            finished = self._finished(_status_of(reason), reason.reason, started=started)
        except StudioError as fault:
            self._mark_running(ItemState.FAILED)
            finished = self._finished(
                RunStatus.FAILED, fault.message, fault.remedy, fault.code, started=started
            )
            logger.info("run failed: %s %s", fault.code, fault.detail)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not context.gate.is_stopping or task is None:
                raise
            task.uncancel()
            finished = self._finished(RunStatus.STOPPED, "すぐに停止しました。", started=started)
        finally:
            context.browser.answer_dialogs(None)
        return finished

    async def _work_through(self, items: tuple[Item, ...]) -> None:
        await self._context.browser.start()
        self._context.browser.answer_dialogs(self._approvals.answer_dialog)
        await self._open_start_page()
        for item in items:
            if not await self._work_on(item):
                return

    async def _open_start_page(self) -> None:
        url = self.checklist.start_url
        if not url:
            return
        action = Navigate(url=url)
        self._hosts.add(guard.host_of(url))
        outcome = await self._context.browser.perform(action)
        self._tell("", action, outcome, None)
        self._progress.recorded.append(
            record_step(f"{url} を開く", action, outcome, needs_approval=False)
        )

    async def _work_on(self, item: Item) -> bool:
        """Attempt an item until it is done; False ends the run."""
        started, steps_before = time.monotonic(), self._progress.steps
        self._set_state(item, ItemState.RUNNING)
        state = ItemState.FAILED
        for attempt in range(1, self._context.limits.max_attempts + 1):
            await self._context.gate.passing()
            self._context.limits.check(self._progress.steps, self._progress.usage)
            verdict = await self._turn(item, attempt)
            if verdict is not None:
                state = verdict
                break
        self._leave_emergency("項目が終わりました")
        self._set_state(
            item, state, time.monotonic() - started, self._progress.steps - steps_before
        )
        return state is not ItemState.FAILED

    async def _turn(self, item: Item, attempt: int) -> ItemState | None:
        """One cycle; returns the item's final state when the item is over."""
        self._progress.steps += 1
        context = self._context
        context.bus.publish(
            StepStarted(run_id=context.run_id, item_id=item.id, text=item.text, attempt=attempt)
        )
        async with asyncio.timeout(context.limits.step_timeout_s + context.answer_timeout_s):
            observation, text = self._page or await self._observe()
            self._page = None
            self._consider_emergency()
            decision = await self._decide(item, attempt, observation, text)
            if decision.error is not None:
                return self._undecided(item, decision)
            return await self._act_on(item, decision, observation)

    async def _observe(self) -> tuple[Observation, str]:
        observation = await self._context.observe()
        text = await asyncio.to_thread(render, observation)
        self._context.on_observed(observation, estimate_tokens(text), self._context.run_id)
        return observation, text

    async def _decide(
        self, item: Item, attempt: int, observation: Observation, text: str
    ) -> Decision:
        progress = self._progress
        digest = ""
        if progress.tier is ModelTier.LARGE:
            digest = await self._context.browser.dom_digest()
        request = DecisionRequest(
            current_step_meta=derive_next_step(item, attempt),
            checklist=self.checklist,
            context=workflow_context(progress.history),
            observation=observation,
            page_text=text,
            dom_digest=digest,
            last_error=progress.last_error,
            tier=progress.tier,
        )
        asked_at = time.monotonic()
        reply = await self._model.decide(request)
        progress.waited_s += time.monotonic() - asked_at
        progress.usage += reply.usage
        decision = reply.decision
        self._context.bus.publish(
            DecisionMade(
                run_id=self._context.run_id,
                decision=_shown_decision(decision, observation),
                tier=progress.tier,
                model=reply.model,
                confidence=decision.confidence,
                usage=reply.usage,
            )
        )
        return decision

    def _undecided(self, item: Item, decision: Decision) -> ItemState | None:
        """Book a turn in which the model found no target or did not understand."""
        fault = decision.error or DecisionFault.NOT_UNDERSTOOD
        outcome = Outcome(status=OutcomeStatus.FAILED, code=fault.value, message=decision.reason)
        self._book(item, None, outcome, decision.confidence if fault else 0.0, "")
        return self._give_up_or_go_on(outcome)

    async def _act_on(
        self, item: Item, decision: Decision, observation: Observation
    ) -> ItemState | None:
        """Carry out a decision's actions in order; stops at the first that is not verified."""
        page = observation
        for index, action in enumerate(decision.actions):
            if isinstance(action, Done):
                return self._finish(item, action, page)
            act = await self._perform(action, page, is_followed=index + 1 < len(decision.actions))
            self._record(item, action, act, decision)
            if not act.outcome.is_ok:
                self._page = None
                return self._give_up_or_go_on(act.outcome)
            page = act.after
            await self._check_place(page)
        return ItemState.DONE if decision.step_done and decision.actions else None

    async def _perform(self, action: Action, page: Observation, *, is_followed: bool) -> _Act:
        """Guard, act, verify."""
        is_irreversible = guard.needs_approval(action, page)
        if is_irreversible and not await self._approved(action, page):
            outcome = Outcome(
                status=OutcomeStatus.BLOCKED,
                code="NOT_APPROVED",
                message="確認で「やめる」が選ばれました。",
            )
            return _Act(outcome, page, page)
        if isinstance(action, Navigate):
            await self._check_address(action.url)
        self._approvals.is_standing = is_irreversible
        try:
            row_words, shape = (), ()
            if isinstance(action, Choose):
                choice = await choose(self._context, action, page)
                outcome, page = choice.outcome, choice.before
                row_words, shape = choice.row_words, choice.shape
            else:
                outcome = await self._context.browser.perform(_current(action, page))
            needs_look = not is_followed or not isinstance(action, Fill)
            after = page
            if needs_look:
                self._page = await self._observe()
                after = self._page[0]
        finally:
            self._approvals.is_standing = False
        self._approvals.raise_refusal()
        return _Act(verify(action, outcome, page, after), page, after, row_words, shape)

    async def _approved(self, action: Action, page: Observation) -> bool:
        waited_from = time.monotonic()
        try:
            return await self._approvals.approve(
                f"{in_words(action)}。取り消せない可能性があります。",
                guard.host_of(page.url),
                guard.details(page),
            )
        finally:
            self._progress.waited_s += time.monotonic() - waited_from

    async def _check_address(self, url: str) -> None:
        """Ask before a model opens an address on another site than the person's.

        Raises:
            HandedOver: Nobody allows it.
        """
        if guard.host_of(url) in self._hosts and guard.is_plain_address(url):
            return
        if not await self._approvals.approve(
            f"新しいサイトを開きます：{clip(url, 120)}", guard.host_of(url), is_foreign=True
        ):
            raise HandedOver("新しいサイトを開かずに止めました。")
        self._hosts.add(guard.host_of(url))

    async def _check_place(self, page: Observation) -> None:
        """Ask before going on at a site that the person did not name.

        Raises:
            HandedOver: Nobody allows it.
        """
        host = guard.host_of(page.url)
        if not self._hosts:
            self._hosts.add(host)
        if not host or host in self._hosts:
            return
        if not await self._approvals.approve(
            f"別のサイト（{host}）に移りました。ここで続けます。", host, is_foreign=True
        ):
            raise HandedOver("別のサイトに移ったため、ここで止めました。")
        self._hosts.add(host)

    def _record(self, item: Item, action: Action, act: _Act, decision: Decision) -> None:
        evidence = 1.0 if act.outcome.is_ok else 0.0
        confidence = (decision.confidence + evidence) / 2
        change = compare(act.before, act.after).in_words()
        self._book(item, action, act.outcome, confidence, change)
        if act.outcome.is_ok:
            self._progress.recorded.append(
                record_step(
                    item.text,
                    action,
                    act.outcome,
                    needs_approval=guard.needs_approval(action, act.before),
                    row_words=act.row_words,
                    shape=act.shape,
                )
            )

    def _book(
        self, item: Item, action: Action | None, outcome: Outcome, confidence: float, change: str
    ) -> None:
        """Write a turn into the history, the emergency window and the bus."""
        progress = self._progress
        action = _shown(action, outcome)
        words = in_words(action) if action else item.text
        progress.turns.append(
            Turn(outcome.is_ok, confidence, outcome.code, "" if outcome.is_ok else words)
        )
        progress.history.append(
            StepRecord(
                item=item.text,
                action=words,
                status=outcome.status.value,
                note=outcome.message,
                page_change=change,
            )
        )
        progress.last_error = "" if outcome.is_ok else f"{outcome.code}: {outcome.message}"
        if outcome.is_ok:
            progress.progressed_at, progress.waited_s = time.monotonic(), 0.0
        self._tell(item.id, action, outcome, confidence)

    def _tell(
        self, item_id: str, action: Action | None, outcome: Outcome, confidence: float | None
    ) -> None:
        action = _shown(action, outcome)
        words = in_words(action) if action else outcome.message
        if outcome.is_ok and action is not None:
            event = ActionPerformed(
                run_id=self._context.run_id,
                item_id=item_id,
                action=action,
                words=words,
                outcome=outcome,
                confidence=confidence,
                found_by=_found_by(action),
            )
        else:
            event = ActionFailed(
                run_id=self._context.run_id,
                item_id=item_id,
                action=action,
                words=words,
                outcome=outcome,
                confidence=confidence,
            )
        self._context.bus.publish(event)

    def _finish(self, item: Item, done: Done, page: Observation) -> ItemState:
        """Judge a model's 「done」: the page must show it, or an act of this item must have worked."""
        has_acted = any(step.item == item.text for step in self._progress.recorded)
        is_shown = bool(done.evidence) and shows(page, done.evidence)
        state = ItemState.DONE if has_acted or is_shown else ItemState.UNVERIFIED
        status = OutcomeStatus.OK if state is ItemState.DONE else OutcomeStatus.UNVERIFIED
        message = (
            "" if state is ItemState.DONE else "終わったことを、画面から確かめられませんでした。"
        )
        self._book(item, done, Outcome(status=status, message=message), 1.0, "")
        return state

    def _give_up_or_go_on(self, outcome: Outcome) -> ItemState | None:
        return ItemState.FAILED if outcome.code in _HOPELESS else None

    def _consider_emergency(self) -> None:
        """Switch to the large model when the recent turns ask for it, and back when it has helped."""
        progress = self._progress
        if progress.tier is ModelTier.LARGE:
            if emergency.may_leave(progress.turns):
                self._leave_emergency("3 手順続けてうまくいきました")
            return
        stalled_s = time.monotonic() - progress.progressed_at - progress.waited_s
        trigger = emergency.emergency_trigger(
            progress.turns, stalled_s - self._context.gate.paused_s
        )
        if trigger is not None and progress.emergencies < emergency.MAX_ENTRIES:
            self._enter_emergency(trigger)

    def _enter_emergency(self, trigger: Trigger) -> None:
        progress = self._progress
        progress.tier = ModelTier.LARGE
        progress.emergencies += 1
        progress.turns.clear()
        self._context.bus.publish(
            EmergencyEntered(
                run_id=self._context.run_id,
                trigger=trigger,
                model=self._model.model_name(ModelTier.LARGE),
            )
        )

    def _leave_emergency(self, reason: str) -> None:
        progress = self._progress
        progress.turns.clear()
        if progress.tier is ModelTier.SMALL:
            return
        progress.tier = ModelTier.SMALL
        self._context.bus.publish(
            EmergencyLeft(
                run_id=self._context.run_id,
                reason=reason,
                model=self._model.model_name(ModelTier.SMALL),
            )
        )

    def _set_state(
        self, item: Item, state: ItemState, elapsed_s: float = 0.0, steps: int = 0
    ) -> None:
        self.checklist = self.checklist.with_item_state(item.id, state)
        self._context.bus.publish(
            ItemChanged(
                run_id=self._context.run_id,
                item_id=item.id,
                text=item.text,
                state=state,
                elapsed_s=elapsed_s,
                steps=steps,
            )
        )

    def _mark_running(self, state: ItemState) -> None:
        for item in self.checklist.items:
            if item.state is ItemState.RUNNING:
                self._set_state(item, state)

    def _verdict(self) -> tuple[RunStatus, str, str, str]:
        """Return how the run ended: status, sentence, what to do next, code."""
        states = {item.state for item in self.checklist.enabled_items}
        if ItemState.FAILED in states or ItemState.TODO in states:
            failed = next(i for i in self.checklist.items if i.state is ItemState.FAILED)
            reason = self._progress.last_error.partition(": ")
            return (
                RunStatus.FAILED,
                f"「{failed.text}」を完了できませんでした。{reason[2]}",
                "言葉を変えるか、項目を分けて、もう一度実行してください。",
                reason[0] or "ATTEMPTS_USED",
            )
        if ItemState.UNVERIFIED in states:
            return (
                RunStatus.UNVERIFIED,
                "最後まで進みましたが、結果を確認できませんでした。",
                "ブラウザーの画面を見て、できているか確かめてください。",
                "UNVERIFIED",
            )
        return RunStatus.DONE, "すべての項目が終わりました。", "", ""

    def _finished(
        self,
        status: RunStatus,
        message: str,
        remedy: str = "",
        code: str = "",
        *,
        started: float,
    ) -> RunFinished:
        if status is not RunStatus.DONE:
            self._mark_running(ItemState.TODO if status is RunStatus.STOPPED else ItemState.FAILED)
        progress = self._progress
        return RunFinished(
            run_id=self._context.run_id,
            run_kind=RunKind.AGENT,
            status=status,
            message=message,
            remedy=remedy,
            code=code,
            model_calls=progress.usage.calls,
            usage=progress.usage,
            steps=progress.steps,
            emergencies=progress.emergencies,
            elapsed_s=time.monotonic() - started,
        )


def _current(action: Action, page: Observation) -> Action:
    """Return the action with its ref in the epoch of `page`: refs are sticky while role and name stay."""
    target = target_of(action)
    if target is None or target.ref is None or target.epoch == page.epoch:
        return action
    node = page.node(target.ref)
    if node is None or (node.role, node.label) != (target.role, target.name):
        return action
    return action.model_copy(update={"target": target.model_copy(update={"epoch": page.epoch})})


def _shown(action: Action | None, outcome: Outcome) -> Action | None:
    """Return the action as logs and models may see it: what goes into a password field is masked."""
    fingerprint = outcome.target.fingerprint if outcome.target else None
    if isinstance(action, Fill) and fingerprint and fingerprint.type == "password":
        return action.model_copy(update={"value": MASK})
    return action


def _shown_decision(decision: Decision, page: Observation) -> Decision:
    """Return the decision as logs may show it."""

    def masked(action: Action) -> Action:
        node = page.node(action.target.ref or "") if isinstance(action, Fill) else None
        if node is None or "secret" not in node.states:
            return action
        return action.model_copy(update={"value": MASK})

    return decision.model_copy(update={"actions": tuple(masked(a) for a in decision.actions)})


def _found_by(action: Action) -> str:
    target = target_of(action)
    return f"role={target.role}" if target and target.role else ""


def _status_of(reason: RunInterrupted) -> RunStatus:
    match reason:
        case Stopped():
            return RunStatus.STOPPED
        case LimitReached():
            return RunStatus.LIMIT
        case _:
            return RunStatus.NEEDS_PERSON
