"""Mends a flow while it is rehearsed: what helps goes into the flow itself, before anybody keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from studio.domain.actions.action import Action, ByRule
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.events.events import RunStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow, FlowStep, expand
from studio.domain.flows.repair import aimed_at
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.runs.decision import Usage
from studio.domain.text import clip, squeeze
from studio.engine.healing.refusing import COVERED, HEALABLE
from studio.engine.rehearsing.interceptor import RehearsalInterceptor
from studio.engine.rehearsing.reach import RehearsalReach, is_spare, number_of
from studio.engine.replay.filling import filled
from studio.engine.replay.target_healing import Healed, Substitute, TargetHealer
from studio.engine.runs.run import RunContext
from studio.words import later, tr

_THERE_S: Final = 1.0
LOGGED_IN: Final = tr("ログインは済んでいたため、練習していません。")
_BORROWED: Final = tr("前の練習で見つけた部品を使います。")
_WORDS: Final = 80


@dataclass(slots=True)
class Mends:
    """What a rehearsal puts right, by step.

    Attributes:
        targets: Better elements.
        expects: Post-conditions that are left.
        optional: Steps that the rest goes without.
        borrowed: Elements that stood in for ones that a value tells, which were not there: good for the rehearsal
            only, and put into no flow.
    """

    targets: dict[str, Target] = field(default_factory=dict[str, Target])
    expects: dict[str, tuple[Evidence, ...]] = field(
        default_factory=dict[str, tuple[Evidence, ...]]
    )
    optional: set[str] = field(default_factory=set[str])
    borrowed: dict[str, Target] = field(default_factory=dict[str, Target])

    def applied(self, flow: Flow) -> Flow:
        """Return the flow with all of it."""
        return flow.model_copy(update={"steps": tuple(map(self._mended, flow.steps))})

    def told(self, flow: Flow) -> tuple[str, ...]:
        """Say what is another now, one sentence each."""
        return tuple(
            tr(words, number=number_of(flow, step_id))
            for ids, words in (
                (self.targets, later("手順 {number} の見つけ方を直しました。")),
                (self.expects, later("手順 {number} のあとに確かめることを直しました。")),
                (self.optional, later("手順 {number} を、なくても進む手順（任意）にしました。")),
            )
            for step_id in ids
        )

    def withdraw(self, step_id: str) -> None:
        """Take back what was put right at a step."""
        self.targets.pop(step_id, None)
        self.doubt(step_id)

    def doubt(self, step_id: str) -> None:
        """Take back what was put right at a step by what should have come after it."""
        self.expects.pop(step_id, None)
        self.optional.discard(step_id)

    def _mended(self, step: FlowStep) -> FlowStep:
        if step.id in self.targets:
            step = aimed_at(step, self.targets[step.id])
        changes = {
            "expects": self.expects.get(step.id, step.expects),
            "is_optional": step.is_optional or step.id in self.optional,
        }
        return step.model_copy(update=changes)


@dataclass(frozen=True, slots=True)
class Practice:
    """One play of a rehearsal.

    Attributes:
        flow: As it would be kept.
        reach: What of it is played.
        values: Of this play.
        interceptor: Holds back what a step wants to send.
        changes_data: The first run may have changed what the flow looks for.
        looks: The pages are kept, for other values that stand on them.
        is_other: It is of another value: what does not go through is no fault of the flow's own, and is told.
    """

    flow: Flow
    reach: RehearsalReach
    values: Mapping[str, str]
    interceptor: RehearsalInterceptor
    changes_data: bool
    looks: bool = False
    is_other: bool = False


class RehearsalHealer:
    """The `TargetHealer` of one play.

    Args:
        context: Of the play.
        practice: What is played.
        healer: The ladder of a replay, which keeps no repairs here.
        mends: Takes what is put right.
    """

    def __init__(
        self, context: RunContext, practice: Practice, healer: TargetHealer, mends: Mends
    ) -> None:
        self._context = context
        self._practice = practice
        self._healer = healer
        self._mends = mends
        self._former = self._newest = ""
        self.remarks: list[str] = []
        self.pages: dict[str, Observation] = {}

    @property
    def usage(self) -> Usage:
        """What models cost that were asked."""
        return self._healer.usage

    async def heal(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        """See `TargetHealer.heal`; of a page that did not get what it asked for nothing is learnt."""
        end = self._practice.reach.end
        is_end = end is not None and step.id == end.id
        if self._practice.is_other or self._practice.interceptor.refused or is_end:
            return outcome
        if outcome.code == "POST_CONDITION_MISSING":
            return await self._without_proof(step, outcome)
        if step.id in self._practice.reach.login and not await self._asks_for_password():
            if LOGGED_IN not in self.remarks:
                self.remarks.append(LOGGED_IN)
            return Healed(step, None, LOGGED_IN, is_over=True)
        if outcome.code not in HEALABLE | COVERED:
            return outcome
        if is_spare(step) and await self._holds_without(step):
            self._mends.optional.add(step.id)
            return Healed(step, None, tr("なくても先へ進めます。"), is_over=True)
        return await self._healed(step, action, outcome)

    async def take_over(self, step: FlowStep, outcome: Outcome) -> Substitute | None:
        """See `TargetHealer.take_over`: what is rehearsed is the flow itself."""
        del step, outcome

    async def note(self, step: FlowStep, outcome: Outcome) -> None:
        """See `TargetHealer.note`; an element that had to be searched for anew is kept as it is called today."""
        if step.id != self._newest:
            self._former, self._newest = self._newest, step.id
        await self._healer.note(step, outcome)
        today = outcome.target
        if outcome.is_ok and outcome.found_by == "tree" and today is not None:
            self._take(step, today)
        if self._practice.looks and outcome.is_ok:
            self.pages[step.id] = await self._context.observe()

    async def close(self, status: RunStatus) -> None:
        """See `TargetHealer.close`; what was put right just before a failure is not believed."""
        self._context.browser.guard_traffic(self._practice.interceptor.decide)
        if status is not RunStatus.DONE:
            self._mends.withdraw(self._newest)
            self._mends.doubt(self._former)
        await self._healer.close(status)

    async def _healed(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        is_told = self._is_told_by_value(step)
        if is_told and self._practice.changes_data:
            return outcome  # the run itself may have taken it away: nobody is asked for another one
        if borrowed := self._mends.borrowed.get(step.id):
            return Healed(aimed_at(step, borrowed), None, _BORROWED)
        healed = await self._healer.heal(step, action, outcome)
        if not isinstance(healed, Healed) or healed.repair is None:
            return healed
        if is_told:
            self._mends.borrowed[step.id] = healed.repair.after
            return healed
        return healed if self._take(step, healed.repair.after) else outcome

    def _is_told_by_value(self, step: FlowStep) -> bool:
        recorded = _own(self._practice.flow, step).action.element
        return recorded is not None and "{{" in recorded.model_dump_json()

    def _take(self, step: FlowStep, today: Target) -> bool:
        """Aim a step of the flow anew; one whose element is called by a variable stays as it is.

        Where the run itself has changed something, another name may be another record: not taken.
        """
        recorded = _own(self._practice.flow, step).action.element
        if recorded is None or not today.candidates or today.is_weak:
            return False
        if self._is_told_by_value(step):
            return True
        is_other = squeeze(recorded.name) != squeeze(today.name)
        if is_other and self._practice.changes_data:
            return False
        if today != recorded:
            self._mends.targets[step.id] = today
        return True

    async def _without_proof(self, step: FlowStep, outcome: Outcome) -> Healed | Outcome:
        """Drop what does not show, where the page went on all the same."""
        if not await self._went_on(step):
            return outcome
        kept = [fact for fact in step.expects if await self._holds(fact)]
        self._mends.expects[step.id] = tuple(kept)
        return Healed(step, None, tr("確かめることが出なくても、先へ進みました。"), is_over=True)

    async def _holds_without(self, step: FlowStep) -> bool:
        """Say whether a step that is not there is not needed: what it led to is there, and what follows."""
        following = self._practice.reach.after(step.id)
        if following is None or following.action.element is None:
            return False
        held = [await self._holds(fact) for fact in step.expects]
        return all(held) and await self._went_on(step)

    async def _went_on(self, step: FlowStep) -> bool:
        """Say whether the next step can be done; one over a list tells by itself, when it is played."""
        following = self._practice.reach.after(step.id)
        if following is None:
            return False
        if isinstance(following.action, ByRule):
            return True
        target = filled(following.action, self._practice.values).element
        if target is None:
            return False
        return (await self._context.browser.locate(target, _THERE_S)).is_ok

    async def _holds(self, fact: Evidence) -> bool:
        if fact.kind is EvidenceKind.DIALOG:
            return True
        detail = expand(fact.detail, self._practice.values)
        return await self._context.browser.expect(fact.kind.value, detail, 0.0)

    async def _asks_for_password(self) -> bool:
        page = await self._context.observe()
        return any("secret" in node.states for node in page.nodes)


def _own(flow: Flow, step: FlowStep) -> FlowStep:
    """Return a step as the flow has it, with its templates."""
    return next((one for one in flow.steps if one.id == step.id), step)


def words_of(step: FlowStep) -> str:
    """Return what a step does, short, its variables as people read them."""
    return clip(in_brackets(step.action.in_words()), _WORDS)
