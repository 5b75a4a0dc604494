"""この項目だけ AI: where a replay cannot go on, one item is done by the agent, and what it did is kept beside the flow.

The same guard and the same truth as in any run with a model; afterwards the replay goes on without
one. What it did is another way of that item, 仮 like every repair, for the day its first one is not
there again. Nothing of which something may have been sent is ever taken over.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Outcome
from studio.domain.errors import DecisionError, HandedOver, LibraryError, LimitReached, StudioError
from studio.domain.events.events import InputKind, RunStatus
from studio.domain.flows.brackets import in_quotes
from studio.domain.flows.flow import Flow, FlowStep, expand_known
from studio.domain.flows.repair import Repair, RepairLevel, RepairState
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import Usage
from studio.domain.text import clip
from studio.engine.agent.loop import AgentRun
from studio.engine.distilling.flow import build_flow
from studio.engine.healing.healer import Healer
from studio.engine.healing.pointing import SKIP_STEP
from studio.engine.healing.repairs import RepairReview, repair_made, step_of
from studio.engine.memory import Memory
from studio.engine.ports import ChatModel, SettlePolicy
from studio.engine.replay.branches import ELSE, UNKNOWN
from studio.engine.replay.target_healing import Healed, Replayed, Substitute
from studio.engine.runs.asking import ask_person
from studio.engine.runs.reports import ItemHelp
from studio.engine.secrets.templates import with_names
from studio.engine.variables.retelling import retold
from studio.words import tr

logger = logging.getLogger(__name__)

BY_AI: Final = tr("この項目だけ AI にやってもらう")
END_HERE: Final = tr("ここで止める")
DEFAULT_TOKENS: Final = 40_000
"""What the agent may use for items of one replay that nobody gave a budget for."""
_MAX_STEPS: Final = 20
_BRANCHES: Final = frozenset({ELSE, UNKNOWN})
_NEVER: Final = frozenset({"NOT_APPROVED", "REQUEST_REFUSED"})
"""The person's no, or the border's: not a thing that is missing."""


class ItemHealer:
    """Mends elements as `Healer` does, and takes whole items over where that was allowed.

    Args:
        replayed: The replay.
        healer: Mends its elements.
        memory: Where other ways are kept.
        model: Does the items.
        values: Of this run.
    """

    def __init__(
        self,
        replayed: Replayed,
        healer: Healer,
        memory: Memory,
        model: Callable[[], ChatModel],
        values: Mapping[str, str],
    ) -> None:
        self._replayed = replayed
        self._context = replayed.context
        self._flow = replayed.flow
        self._healer = healer
        self._desk = RepairReview(memory, self._context.bus)
        self._model = model
        self._values = values
        self._usage = Usage()
        self._used: list[str] = []

    @property
    def usage(self) -> Usage:
        """What all models cost that were asked."""
        return self._healer.usage + self._usage

    async def heal(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        """See `TargetHealer.heal`."""
        return await self._healer.heal(step, action, outcome)

    async def note(self, step: FlowStep, outcome: Outcome) -> None:
        """See `TargetHealer.note`."""
        await self._healer.note(step, outcome)

    async def close(self, status: RunStatus) -> None:
        """See `TargetHealer.close`; a whole run is a proof of every other way it went."""
        await self._healer.close(status)
        if status is not RunStatus.DONE or not self._used:
            return
        try:
            await self._desk.count_success(self._used)
        except LibraryError as fault:
            logger.info("other ways not counted: %s", fault.code)

    async def take_over(self, step: FlowStep, outcome: Outcome) -> Substitute | None:
        """See `TargetHealer.take_over`: by a way that is known, else by the agent if that was allowed."""
        if outcome.code in _NEVER or all(one.id != step.id for one in self._flow.steps):
            return None
        if known := await self._known_way(step, outcome.code):
            self._used.append(known.id)
            return Substitute(known.steps)
        if not self._budget:
            return None
        chosen = await self._wanted(step, outcome)
        if chosen == BY_AI:
            return await self._by_agent(step, outcome.code)
        return Substitute() if chosen == SKIP_STEP else None

    @property
    def _budget(self) -> int:
        """Tokens for items of this run; 0 where no model may do any."""
        match self._replayed.playing.item_help:
            case ItemHelp.ALLOWED:
                return self._flow.ai_budget or DEFAULT_TOKENS
            case ItemHelp.ASKED if self._context.is_attended:
                return self._flow.ai_budget or DEFAULT_TOKENS
            case _:
                return self._flow.ai_budget if not self._context.is_attended else 0

    async def _known_way(self, step: FlowStep, code: str) -> Repair | None:
        """Return what was done in its place before: of a branch only by what stopped the recorded one then."""
        for repair in await self._desk.all(self._flow.id):
            is_kept = repair.state in (RepairState.PROVISIONAL, RepairState.ADOPTED)
            is_meant = repair.code == code if {repair.code, code} & _BRANCHES else True
            if is_kept and is_meant and repair.steps and repair.step_id == step.id:
                return repair if step_of(self._flow, repair) else None
        return None

    async def _wanted(self, step: FlowStep, outcome: Outcome) -> str:
        """Ask the person who is there, unless they have said so for the whole run; returns what they chose."""
        is_allowed = self._replayed.playing.item_help is ItemHelp.ALLOWED
        if is_allowed or not self._context.is_attended:
            return BY_AI
        question = tr(
            "{sentence}ができませんでした。{message}どうしますか。",
            sentence=in_quotes(self._sentence(step)),
            message=outcome.message,
        )
        self._replayed.hand_over(is_persons_turn=True)
        try:
            return await ask_person(
                self._context,
                self._replayed.secrets,
                question,
                InputKind.STUCK,
                choices=(BY_AI, SKIP_STEP, END_HERE),
            )
        except HandedOver:
            return END_HERE  # やめる is an answer, too: the replay ends as it would have
        finally:
            self._replayed.hand_over(is_persons_turn=False)

    async def _by_agent(self, step: FlowStep, code: str) -> Substitute | None:
        """Let the agent do the item with today's values on today's page."""
        left = self._budget - self._usage.tokens
        limits = replace(self._context.limits, max_tokens=max(left, 0), max_steps=_MAX_STEPS)
        context = replace(self._context, patience=SettlePolicy.SETTLED, limits=limits)
        checklist = self._checklist(step)
        run = AgentRun(context, self._model(), checklist)
        try:
            ending = await run.work_within(self._replayed.secrets.values)
        except (LimitReached, StudioError) as fault:
            logger.info("item not taken over: %s", type(fault).__name__)
            return None
        finally:
            self._usage += run.usage
        if ending.status is not RunStatus.DONE:
            return None
        if code != UNKNOWN:  # which branch it was, nobody could tell another day
            await self._keep(step, checklist, run.recorded_steps, code)
        return Substitute()

    def _checklist(self, step: FlowStep) -> Checklist:
        sentence = self._sentence(step)
        variables = tuple(
            variable.model_copy(update={"value": self._values.get(variable.name, "")})
            for variable in self._flow.variables
        )
        item = Item(id=step.id, text=sentence)  # who hears of it knows the flow's steps alone
        return Checklist(instruction=sentence, items=(item,), variables=variables)

    def _sentence(self, step: FlowStep) -> str:
        return retold(expand_known(step.item, self._values), self._flow.defaults, self._values)

    async def _keep(
        self, step: FlowStep, checklist: Checklist, recorded: tuple[FlowStep, ...], code: str
    ) -> None:
        """Keep what was done as another way of the item, with the flow's own variables."""
        try:
            vault = self._context.redactor.held
            made = build_flow(checklist, recorded, self._flow.name, vault=vault)
            if _is_of_these_values(made, self._flow):
                logger.info("other way not kept: it types what goes with these values")
                return
            steps = tuple(one.model_copy(update={"item": step.item}) for one in self._steps(made))
            repair = self._repair(step, steps, code)
            await self._desk.keep(repair)
        except (DecisionError, LibraryError) as fault:
            logger.info("other way not kept: %s", fault.code)
            return
        self._used.append(repair.id)
        self._context.publish(repair_made(repair))

    def _steps(self, made: Flow) -> tuple[FlowStep, ...]:
        """Return the steps with the flow's own variables; others that came up keep the value they had."""
        known = {variable.name for variable in self._flow.variables}
        others = {one.name: one.value for one in made.variables if one.name not in known}

        def words(text: str) -> str:
            return expand_known(text, others)

        return tuple(
            step.model_copy(
                update={
                    "action": with_names(step.action.with_texts(words), words),
                    "expects": tuple(
                        fact.model_copy(update={"detail": words(fact.detail)})
                        for fact in step.expects
                    ),
                }
            )
            for step in made.steps
        )

    def _repair(self, step: FlowStep, steps: tuple[FlowStep, ...], code: str) -> Repair:
        masked = self._replayed.secrets.text
        target = step.action.element or Target()
        return Repair(
            flow_id=self._flow.id,
            flow_version=self._flow.version,
            step_id=step.id,
            words=masked(clip(step.item, 80)),
            before=target,
            after=target,
            steps=steps,
            code=code,
            level=RepairLevel.ITEM,
            reason=masked(
                tr(
                    "「{action}」が画面になかったため、{count} 手順で行いました。",
                    action=step.action.in_words(),
                    count=len(steps),
                )
            ),
            is_irreversible=any(one.needs_approval for one in steps),
            run_id=self._context.run_id,
        )


def _is_of_these_values(made: Flow, flow: Flow) -> bool:
    """Say whether a model typed something that goes with values of today, and that the flow does not ask for."""
    known = {variable.name for variable in flow.variables}
    return any(one.goes_with and one.name not in known for one in made.variables)
