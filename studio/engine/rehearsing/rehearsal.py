"""練習: a flow is played once more before it is kept, and what does not go through is mended at once.

The same player as any replay's, on a bus of its own and without a journal: it is no run, and nothing
that may stay anywhere leaves the browser.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.actions.action import Hover
from studio.domain.actions.outcome import Outcome
from studio.domain.errors import SettingsError, StudioError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    Event,
    FlowRehearsed,
    FlowSaved,
    RehearsalStarted,
    RunFinished,
    RunStatus,
    StepSkipped,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import Observation
from studio.domain.records.check import CheckKind, CheckReport, Finding
from studio.domain.runs.rehearsal import RehearsalStatus, Rehearsed
from studio.engine.checking.known import warning
from studio.engine.checking.leaving import leave_pages, leave_pages_only
from studio.engine.healing.finder import finder_of
from studio.engine.healing.healer import healing
from studio.engine.launching import RunWorld
from studio.engine.ports import SettlePolicy
from studio.engine.rehearsing.interceptor import RehearsalInterceptor
from studio.engine.rehearsing.mending import LOGGED_IN, Mends, Practice, RehearsalHealer, words_of
from studio.engine.rehearsing.namesakes import Namesakes
from studio.engine.rehearsing.others import carried, looked_for, not_carried, other_values
from studio.engine.rehearsing.reach import (
    RehearsalReach,
    can_be_looked_for,
    clueless,
    number_of,
    reach_of,
)
from studio.engine.replay.player import Replay
from studio.engine.replay.target_healing import Replayed, TargetHealer
from studio.engine.runs.bus import EventBus
from studio.engine.runs.limits import Limits
from studio.engine.runs.reports import Playing, RunOptions
from studio.engine.runs.run import RunContext
from studio.engine.runs.supervision import Supervisor, cuts_off_here
from studio.engine.variables.values import run_values
from studio.words import later, sentences, tr

logger = logging.getLogger(__name__)

MAX_PLAYS: Final = 3
"""The first one, and two after something was mended."""
BUDGET_S: Final = 150.0
_ALONE: Final = RunOptions(is_attended=False, answer_timeout_s=0.0, is_beside_person=True)
_PLAYING: Final = Playing(may_ask_model=True)
_LOOK: Final = tr("画面を確かめて、手順を直してください。")
_STOPPED: Final = tr("練習を途中で止めました。")
_NOT_AS_KEPT: Final = later(
    "{at}は、覚えた見つけ方では見つからず、AI が探した部品で練習しました。くり返しの実行では止まります。"
)
_MAY_BE_GONE: Final = tr("1 回目の実行で画面の内容が変わったためかもしれません。")


@dataclass(slots=True)
class RehearsalPlay:
    """What one play told on its own bus.

    Attributes:
        finished: None when its time was up.
        failed: The step that did not work; "" when all did.
        refused: Requests that were held back.
        skipped: Steps that were passed by.
        pages: What showed after each step, where that is wanted.
    """

    done: set[str] = field(default_factory=set[str])
    finished: RunFinished | None = None
    failed: str = ""
    outcome: Outcome | None = None
    refused: int = 0
    skipped: set[str] = field(default_factory=set[str])
    remarks: tuple[str, ...] = ()
    pages: dict[str, Observation] = field(default_factory=dict[str, Observation])

    def take(self, event: Event) -> None:
        """Hear one event."""
        match event:
            case ActionPerformed():
                self.done.add(event.item_id)
            case StepSkipped():
                self.skipped.add(event.step_id)
            case ActionFailed():
                self.failed, self.outcome = event.item_id, event.outcome
            case _:
                pass


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A flow after its rehearsal.

    Attributes:
        flow: With what was mended.
        told: What came of it.
        findings: What needs attention, step by step.
    """

    flow: Flow
    told: Rehearsed
    findings: tuple[Finding, ...] = ()


class Rehearsals:
    """Rehearses flows, one at a time, never beside a run.

    Args:
        world: Of the workbench; the flow is played in its browser.
        supervisor: Lets nothing else run meanwhile.
    """

    def __init__(self, world: RunWorld, supervisor: Supervisor) -> None:
        self._world = world
        self._supervisor = supervisor

    async def rehearse(
        self, flow: Flow, given: Mapping[str, str], limits: Limits | None = None
    ) -> Rehearsal:
        """Play a flow as far as nothing is left behind, mend it, and play it again.

        Args:
            flow: As it would be kept.
            given: Values that the flow itself does not hold: passwords of this run.
            limits: What the models may cost that are asked for elements.

        Returns:
            What came of it, also when it could not even begin: a flow may be kept all the same.
        """
        options = replace(_ALONE, limits=limits or Limits())
        try:
            rehearsal = await self._rehearsed(flow, given, options)
        except StudioError as fault:
            rehearsal = _ended(
                flow,
                RehearsalStatus.IMPOSSIBLE,
                tr("練習できません：{message}", message=fault.message),
            )
        self._world.bus.publish(FlowRehearsed(name=flow.name, told=rehearsal.told))
        return rehearsal

    async def tell_saved(
        self, flow: Flow, rehearsal: Rehearsal | None, seen: Sequence[Finding] = ()
    ) -> None:
        """Tell that a flow is kept; what needs attention stands beside it as a 点検.

        Args:
            flow: As it is kept.
            rehearsal: None when there was none.
            seen: What needs attention besides (`cautions`).
        """
        told = rehearsal.told if rehearsal else Rehearsed(status=RehearsalStatus.IMPOSSIBLE)
        findings = (*clueless(flow), *seen, *(rehearsal.findings if rehearsal else ()))
        if findings:
            report = CheckReport(
                flow_id=flow.id,
                flow_version=flow.version,
                check_kind=CheckKind.VISIT if rehearsal else CheckKind.READ,
                findings=findings,
                seen_steps=told.steps,
                unseen_steps=told.total - told.steps,
                is_of_saving=True,
            )
            await self._world.memory.keep_check(report)
        self._world.bus.publish(
            FlowSaved(
                flow_id=flow.id,
                name=flow.name,
                version=flow.version,
                steps=len(flow.steps),
                rehearsed=told.steps,
                rehearsal_total=told.total,
                rehearsal_message=told.message,
                warnings=tuple(finding.message for finding in findings),
                is_draft=flow.is_draft,
                confirmed_by_person=flow.confirmed_by_person,
            )
        )

    async def _rehearsed(
        self, flow: Flow, given: Mapping[str, str], options: RunOptions
    ) -> Rehearsal:
        """Rehearse, and say in one word when 緊急停止 cut it off."""
        with self._supervisor.job(cuts_off_here()) as run_control:
            self._world.bus.publish(RehearsalStarted(name=flow.name, total=_total(flow)))
            context = self._world.context(run_control, options, SettlePolicy.BRIEF)
            context = context.unseen()
            try:
                return await _Course(self._world, context, flow, given).run()
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if not run_control.is_stopping or task is None:
                    raise
                task.uncancel()
                return _ended(flow, RehearsalStatus.STOPPED, _STOPPED)


class _Course:
    """One rehearsal of one flow."""

    def __init__(
        self, world: RunWorld, context: RunContext, flow: Flow, given: Mapping[str, str]
    ) -> None:
        self._world = world
        self._context = context
        self._flow = flow
        self._missing = frozenset(
            one.name
            for one in flow.variables
            if one.ask_each_time and not one.value and not given.get(one.name)
        )
        asked = {**dict.fromkeys(self._missing, ""), **given}
        self._values = dict(run_values(flow, asked, world.almanac).values)
        self._changes_data = any(step.sends or step.needs_approval for step in flow.steps)
        self._given = asked
        self._calls = 0
        self._carried: dict[str, str] = {}
        self._not_carried: dict[str, Finding] = {}

    async def run(self) -> Rehearsal:
        """Play, mend, play again, and leave the page as nothing was typed."""
        reach = reach_of(self._flow, self._values, self._missing)
        if not reach.steps:
            return _ended(
                self._flow, RehearsalStatus.IMPOSSIBLE, tr("練習できません：{why}", why=reach.why)
            )
        tabs = await self._begin()
        mends, flow = Mends(), self._flow
        played, ends_at = RehearsalPlay(), self._context.clock.monotonic() + BUDGET_S
        try:
            async with asyncio.timeout(BUDGET_S):
                for _ in range(MAX_PLAYS):
                    flow = mends.applied(self._flow)
                    played = RehearsalPlay()
                    await self._play(flow, mends, played)
                    is_mended = mends.applied(self._flow) != flow
                    is_late = self._context.clock.monotonic() >= ends_at
                    if not is_mended or is_late or self._is_stopped(played):
                        break
                if self._ending(flow, reach, played)[0] is RehearsalStatus.WENT:
                    await self._try_others(flow, played)
        except TimeoutError:
            logger.info("a rehearsal took too long")
        finally:
            await self._leave(tabs)
        return self._told(mends, played)

    async def _begin(self) -> int:
        await self._context.browser.start()
        return len((await self._context.observe()).tabs)

    async def _try_others(self, flow: Flow, played: RehearsalPlay) -> None:
        """Play it with one other value of each variable that names what is looked for, where one is there."""
        steps = _seen(reach_of(flow, self._values, self._missing))
        variables = {one.name: one for one in flow.variables}
        for name, step in looked_for(flow, steps).items():
            before = steps[: steps.index(step)]
            pages = [played.pages[one.id] for one in before if one.id in played.pages]
            found = other_values(variables[name], step, self._values[name], pages[::-1])
            for value in found if not self._context.run_control.is_stopping else ():
                if await self._carries(flow, name, value):
                    break

    async def _carries(self, flow: Flow, name: str, value: str) -> bool:
        """Play a flow with another value; nothing is mended and no model is asked."""
        try:
            values = run_values(flow, {**self._given, name: value}, self._world.almanac).values
        except SettingsError:
            return True  # none that may be given
        played = RehearsalPlay()
        await self._play(flow, Mends(), played, dict(values))
        self._not_carried.pop(name, None)
        step = _step_of(flow, played.failed)
        if played.refused or self._is_stopped(played):
            return True  # the page wanted to send something, or nobody knows
        if step is None:
            is_done = played.finished is not None and played.finished.status is RunStatus.DONE
            self._carried |= {name: value} if is_done else {}
            return True
        told = played.outcome.message if played.outcome else ""
        words = not_carried(name, value, _at(flow, step), told)
        self._not_carried[name] = warning("VALUE_NOT_CARRIED", words, _LOOK, step)
        return False

    async def _play(
        self,
        flow: Flow,
        mends: Mends,
        played: RehearsalPlay,
        others: dict[str, str] | None = None,
    ) -> None:
        """Play what may be played of a flow; the element of the first step that may not is looked for.

        Args:
            flow: As it would be kept.
            mends: Takes what is put right.
            played: Takes what came of it.
            others: Other values than those of the rehearsal.
        """
        values = others or self._values
        reach = reach_of(flow, values, self._missing)
        interceptor = RehearsalInterceptor(may_sign_in=not self._missing)
        looks, is_other = bool(looked_for(flow, _seen(reach))), others is not None
        practice = Practice(flow, reach, values, interceptor, self._changes_data, looks, is_other)
        bus = EventBus()
        bus.subscribe(played.take)
        context = replace(
            self._context, bus=bus, interceptor=interceptor.around, flow_note=flow.note_to_ai
        )
        healers: list[RehearsalHealer] = []
        finder = finder_of(self._world.model())
        finder = Namesakes(finder) if self._changes_data else finder

        def target_healer(replayed: Replayed) -> TargetHealer:
            healer = healing(None, finder)(replayed)
            healers.append(RehearsalHealer(context, practice, healer, mends))
            return healers[0]

        shown = flow.model_copy(update={"steps": _seen(reach)})
        replay = Replay(context, shown, values, None, _PLAYING, target_healer)
        played.finished = await replay.carry_out()
        played.refused = interceptor.refused
        remarks = [LOGGED_IN] if played.skipped.intersection(reach.login) else []
        played.remarks = tuple(dict.fromkeys((*remarks, *healers[0].remarks)))
        played.pages = healers[0].pages
        self._calls += played.finished.model_calls

    async def _leave(self, tabs: int) -> None:
        """Go back to the start page while nothing may be sent."""
        browser = self._context.browser
        browser.guard_traffic(RehearsalInterceptor(may_sign_in=False).decide)
        browser.answer_dialogs(leave_pages_only)
        await leave_pages(self._context, tabs, self._values.get("url", ""))

    def _is_stopped(self, played: RehearsalPlay) -> bool:
        is_stopped = played.finished is None or played.finished.status is RunStatus.STOPPED
        return is_stopped or self._context.run_control.is_stopping

    def _told(self, mends: Mends, played: RehearsalPlay) -> Rehearsal:
        flow = mends.applied(self._flow)
        reach = reach_of(flow, self._values, self._missing)
        steps = len(played.done - {step.id for step in _looked_for(reach)} - set(mends.borrowed))
        total = _total(flow)
        status, words = self._ending(flow, reach, played)
        findings = tuple(self._not_carried.values())
        if status is RehearsalStatus.STUCK:
            step = _step_of(flow, played.failed)
            findings = (warning("NOT_REHEARSED", words, _LOOK, step),)
        found = (step for step in flow.steps if step.id in mends.borrowed)
        findings += tuple(
            warning("NOT_REHEARSED", tr(_NOT_AS_KEPT, at=_at(flow, step)), _LOOK, step)
            for step in found
        )
        told = Rehearsed(
            status=status,
            steps=steps,
            total=total,
            message=tr(
                "練習で確かめました（{steps}/{total}）。{words}{carried}",
                steps=steps,
                total=total,
                words=sentences(*played.remarks, words),
                carried=carried(self._carried),
            ),
            mended=mends.told(flow),
            model_calls=self._calls,
        )
        return Rehearsal(flow, told, findings)

    def _ending(
        self, flow: Flow, reach: RehearsalReach, played: RehearsalPlay
    ) -> tuple[RehearsalStatus, str]:
        """Return how it ended, and in words."""
        if played.finished is None or self._is_stopped(played):
            return RehearsalStatus.STOPPED, _STOPPED
        step = _step_of(flow, played.failed)
        if step is None and played.finished.status is not RunStatus.DONE:
            return RehearsalStatus.STUCK, played.finished.message
        if step is None:
            end = reach.end
            words = tr("その先（{end}）は、{why}", end=words_of(end), why=reach.why) if end else ""
            return RehearsalStatus.WENT, words
        at = _at(flow, step)
        if played.refused:
            return RehearsalStatus.WENT, tr(
                "{at}が内容を送ろうとしたため、送らずに終えました。", at=at
            )
        message = played.outcome.message if played.outcome else ""
        why = _MAY_BE_GONE if self._changes_data else ""
        return RehearsalStatus.STUCK, tr(
            "{at}は、練習ではうまくいきませんでした。{message}{why}",
            at=at,
            message=message,
            why=why,
        )


def _at(flow: Flow, step: FlowStep) -> str:
    return tr("手順 {number_of}（{step}）", number_of=number_of(flow, step.id), step=words_of(step))


def _step_of(flow: Flow, step_id: str) -> FlowStep | None:
    return next((one for one in flow.steps if one.id == step_id), None)


def _looked_for(reach: RehearsalReach) -> tuple[FlowStep, ...]:
    """Return the step at the end as one that is only looked for: pointed at, not pressed."""
    end = reach.end
    target = end.action.element if end else None
    if end is None or target is None or not reach.steps or not can_be_looked_for(end.action):
        return ()
    changes = {"action": Hover(target=target), "expects": (), "needs_approval": False}
    return (end.model_copy(update=changes),)


def _seen(reach: RehearsalReach) -> tuple[FlowStep, ...]:
    """Return the steps that are played, and the one at the end that is only looked for."""
    return (*reach.steps, *_looked_for(reach))


def _total(flow: Flow) -> int:
    return sum(step.is_enabled for step in flow.steps)


def _ended(flow: Flow, status: RehearsalStatus, words: str) -> Rehearsal:
    return Rehearsal(flow, Rehearsed(status=status, total=_total(flow), message=words))
