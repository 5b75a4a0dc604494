"""The ladder below L2: one entry for the player, one object a replay."""

import logging
from enum import Enum, auto
from typing import Final

from studio.domain.actions.action import Action, Choose, Drag, Extract
from studio.domain.actions.outcome import Outcome
from studio.domain.errors import LibraryError, ModelError
from studio.domain.events.events import PageRecovered, RunStatus, TargetHealed
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.repair import Repair, RepairLevel, RepairPictures, RepairState, aimed_at
from studio.domain.page.address import host_in_words
from studio.domain.page.target import Target, unmarked
from studio.domain.runs.decision import Usage
from studio.engine.healing.asking import Asking, HealingCandidate
from studio.engine.healing.finder import ElementFinder
from studio.engine.healing.judging import Fitness, HealingJudgement, judge_described
from studio.engine.healing.list_pointing import UNREAD, ListFound, point_at_list
from studio.engine.healing.memories import last_good_picture
from studio.engine.healing.pointing import SKIP_STEP, SKIPPED, point_at
from studio.engine.healing.recovering import LOCATE_S, Recovery
from studio.engine.healing.refusing import COVERED, HEALABLE, why_no_list, why_not
from studio.engine.healing.repairs import RepairReview, repair_made
from studio.engine.memory import Memory
from studio.engine.replay.identity.matching import ACCEPTED_SIMILARITY, is_destructive
from studio.engine.replay.target_healing import Healed, MakeMender, Replayed, Substitute
from studio.engine.runs.approval import Approvals
from studio.words import sentences, tr

logger = logging.getLogger(__name__)


_SHOWN: Final = tr("画面から一覧を選びました。")
_DISPROVES: Final = frozenset(
    {
        "POST_CONDITION_MISSING", "NO_EFFECT", "OPTION_NOT_FOUND", "VALUE_REFUSED", "NOT_EDITABLE",
        "NOT_CHECKABLE",
    }
)  # fmt: skip
"""What shows that a repaired step was done to the wrong element; a 「やめる」 of the person does not."""


class _Rung(Enum):
    """What was tried for a step already; nothing is tried twice."""

    REPAIR = auto()
    RECOVERY = auto()
    MODEL = auto()
    PERSON = auto()


class Healer:
    """Heals the steps of one replay, and carries its repairs through their lives.

    Args:
        replayed: The replay.
        memory: Where repairs are kept; None keeps none.
        finder: Who may be asked for an element.
    """

    def __init__(self, replayed: Replayed, memory: Memory | None, finder: ElementFinder) -> None:
        self._replayed = replayed
        self._memory = memory
        context = self._context = replayed.context
        flow = self._flow = replayed.flow
        self._playing = replayed.playing
        self._secrets = replayed.secrets
        self._desk = RepairReview(memory, context.bus) if memory else None
        self._recovery = Recovery(context, flow, replayed.take_post)
        self._asking = Asking(replayed, finder)
        self._approvals = Approvals(context, is_trusted=not flow.is_imported)
        self._goals = (flow.purpose, *(step.item for step in flow.steps))
        self._tried: dict[str, set[_Rung]] = {}
        self._known: dict[str, Repair] | None = None
        self._used: dict[str, Repair] = {}

    @property
    def usage(self) -> Usage:
        """What the models cost that were asked for elements."""
        return self._asking.usage

    async def heal(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        """See `TargetHealer.heal`."""
        if outcome.code in UNREAD and isinstance(action, Choose | Extract):
            return await self._heal_list(step, action, outcome)
        target = action.element
        is_ours = outcome.code in HEALABLE or outcome.code in COVERED
        if not is_ours or target is None or target.ref is not None or self._has_sent():
            return outcome
        original = self._original(step)
        if _is_template(
            original
        ):  # 「{{月}}分の明細」 is another element each month: good for this run only
            original = aimed_at(original, target)
        recorded = original.action.element or target
        if known := await self._by_repair(original, outcome):
            return known
        if step.is_optional:
            return outcome
        page = await self._context.observe()
        if reason := why_not(page, recorded, self._goals):
            return _explained(outcome, reason)
        if healed := await self._by_recovery(step, target, outcome):
            return healed
        if outcome.code in COVERED or isinstance(action, Drag):
            return outcome
        return await self._by_asking(original, action, outcome)

    async def _heal_list(
        self, step: FlowStep, action: Choose | Extract, outcome: Outcome
    ) -> Healed | Outcome:
        """Read a list as an earlier run found it, else ask the person which one it is today."""
        self._used.pop(step.id, None)  # what was tried last did not read it
        original = self._original(step)
        if self._has_sent() or not isinstance(original.action, Choose | Extract):
            return outcome
        known = (await self._known_repairs()).get(step.id)
        if known is not None and self._is_new(step, _Rung.REPAIR):
            return self._mended(original, known, tr("前に直した読み方で読みました。"))
        may_ask = self._playing.may_ask_person and not step.is_optional
        if not may_ask or not self._is_new(step, _Rung.PERSON):
            return outcome
        if reason := why_no_list(await self._context.observe(), self._goals):
            return _explained(outcome, reason)
        words, hand_over = self._words(action), self._replayed.hand_over
        found = await point_at_list(self._context, step, action, words, hand_over)
        if found == SKIP_STEP:
            return Healed(original, None, SKIPPED, is_over=True)
        if isinstance(found, str):
            return _explained(outcome, found) if found else outcome
        return await self._as_list_repair(original, found) or outcome

    async def _as_list_repair(self, step: FlowStep, found: ListFound) -> Healed | None:
        """Make a repair of a list; another button of what cannot be undone wants the person's yes."""
        assert isinstance(step.action, Choose | Extract)
        repair = self._repair(step, Target(), found.shown, RepairLevel.PERSON).model_copy(
            update={
                "reason": _SHOWN,
                "list_before": step.action,
                "list_after": found.told(step.action),
                "is_irreversible": step.needs_approval
                or any(is_destructive(name) for name in found.names.values()),
            }
        )
        return await self._settled(step, repair, HealingJudgement(Fitness.FITS))

    async def take_over(self, step: FlowStep, outcome: Outcome) -> Substitute | None:
        """See `TargetHealer.take_over`: it mends elements only."""
        del step, outcome

    async def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Hear how a step ended: an L2 find becomes a repair, a missing effect undoes one.

        Args:
            step: As it was played, healed or not.
            outcome: Unmasked.
        """
        repair = self._used.get(step.id)
        if repair is not None and outcome.code in _DISPROVES:
            await self._undo(repair)
        elif repair is None and outcome.is_ok and outcome.found_by == "tree":
            await self._keep_tree_find(self._original(step), outcome)

    async def close(self, status: RunStatus) -> None:
        """Count a whole successful run for every repair it rested on; any other run counts nothing."""
        if self._desk is None or status is not RunStatus.DONE or not self._used:
            return
        try:
            await self._desk.count_success([one.id for one in self._used.values()])
        except LibraryError as fault:
            logger.info("repairs not counted: %s", fault.code)

    def _original(self, step: FlowStep) -> FlowStep:
        return self._original_of(step.id) or step

    def _original_of(self, step_id: str) -> FlowStep | None:
        return next((one for one in self._flow.steps if one.id == step_id), None)

    def _has_sent(self) -> bool:
        journal_writer = self._context.journal_writer
        return journal_writer is not None and journal_writer.has_sent

    def _is_new(self, step: FlowStep, rung: _Rung) -> bool:
        tried = self._tried.setdefault(step.id, set())
        is_new = rung not in tried
        tried.add(rung)
        return is_new

    async def _by_repair(self, step: FlowStep, outcome: Outcome) -> Healed | None:
        """Try the 仮 repair of an earlier run: unique, and alike enough to its own fingerprint."""
        if outcome.code in COVERED:
            return None
        repair = (await self._known_repairs()).get(step.id)
        if repair is None or repair.list_after or not self._is_new(step, _Rung.REPAIR):
            return None
        located = await self._context.browser.locate(repair.after, LOCATE_S)
        if not located.is_ok or (located.similarity or 0.0) < ACCEPTED_SIMILARITY:
            return None
        return self._mended(step, repair, tr("前に直した見つけ方で見つけました。"))

    async def _known_repairs(self) -> dict[str, Repair]:
        if self._known is None:
            valid = await self._desk.valid_ones(self._flow) if self._desk else ()
            kept = [one for one in valid if one.state is RepairState.PROVISIONAL and not one.steps]
            self._known = {one.step_id: one for one in reversed(kept)}
        return self._known

    async def _by_recovery(self, step: FlowStep, target: Target, outcome: Outcome) -> Healed | None:
        if not self._is_new(step, _Rung.RECOVERY):
            return None
        recovered = await self._recovery.bring_back(step, target, outcome)
        if recovered is None:
            return None
        words = self._secrets.text(recovered.words)
        self._context.publish(PageRecovered(step_id=step.id, words=words))
        return Healed(step, None, words)

    async def _by_asking(
        self, step: FlowStep, action: Action, outcome: Outcome
    ) -> Healed | Outcome:
        """L4, then L5."""
        reason = ""
        if self._playing.may_ask_model and self._is_new(step, _Rung.MODEL):
            found = await self._asked_models(step, action)
            if isinstance(found, HealingCandidate):
                return await self._as_repair(step, found) or outcome
            reason = found
        if self._playing.may_ask_person and self._is_new(step, _Rung.PERSON):
            pointed = await point_at(
                self._context, self._flow, step, self._words(action), self._replayed.hand_over
            )
            if isinstance(pointed, HealingCandidate):
                return await self._as_repair(step, pointed) or outcome
            if pointed == SKIP_STEP:
                return Healed(step, None, SKIPPED, is_over=True)
            reason = pointed or reason
        return _explained(outcome, reason) if reason else outcome

    async def _asked_models(self, step: FlowStep, action: Action) -> HealingCandidate | str:
        try:
            return await self._asking.find(step, self._words(action))
        except ModelError as fault:
            return fault.message

    async def _as_repair(self, step: FlowStep, found: HealingCandidate) -> Healed | None:
        """Make a repair of what was found; where it cannot be undone only after the person's yes."""
        recorded = step.action.element
        assert recorded is not None
        judgement = judge_described(
            recorded, found.target, is_persons=found.level is RepairLevel.PERSON
        )
        if judgement.fitness is Fitness.UNFIT:
            logger.info("not taken: %s", judgement.reason)
            return None
        return await self._settled(step, self._found(step, found), judgement)

    async def _settled(
        self, step: FlowStep, repair: Repair, judgement: HealingJudgement
    ) -> Healed | None:
        """Keep a repair and play its step so; None where it waits for a yes."""
        needs_yes = repair.is_irreversible or judgement.fitness is Fitness.ASKS
        if needs_yes:
            repair = repair.model_copy(update={"state": RepairState.PROPOSED})
        after = await self._context.browser.portrait(repair.after)
        if needs_yes and await self._agreed(repair, judgement):
            repair = repair.model_copy(update={"state": RepairState.PROVISIONAL})
        await self._keep(repair, after)
        if repair.state is RepairState.PROPOSED:
            return None
        return self._mended(step, repair, repair.reason)

    def _mended(self, step: FlowStep, repair: Repair, words: str) -> Healed:
        self._used[step.id] = repair
        self._tell_healed(step, repair)
        return Healed(repair.mended(step), repair, words)

    async def _agreed(self, repair: Repair, judgement: HealingJudgement) -> bool:
        """Ask whether another element may be used for what cannot be undone; `--yes` is not enough."""
        if not (self._context.is_attended and self._playing.may_ask_person):
            return False
        before, after = repair.told
        words = judgement.reason or tr(
            "{before}の代わりに{after}を使います。取り消せない可能性があります。",
            before=before,
            after=after,
        )
        details = ((tr("手順", "one step"), repair.words), (tr("見つけた理由"), repair.reason))
        return await self._approvals.approve(
            self._secrets.text(unmarked(words)),
            host_in_words(self._context.browser.page_url),
            tuple((name, self._secrets.text(text)) for name, text in details if text),
            is_beyond_yes=True,
        )

    async def _keep_tree_find(self, step: FlowStep, outcome: Outcome) -> None:
        """Keep what L2 found, described anew before it was touched."""
        recorded, today = step.action.element, outcome.target
        if recorded is None or today is None or today == recorded or not today.candidates:
            return
        if _is_template(step):
            return
        found = HealingCandidate(today, RepairLevel.TREE, tr("画面から見つけました。"))
        repair = self._found(step, found).model_copy(
            update={"similarity": outcome.similarity or 0.0}
        )
        if repair.is_irreversible:
            repair = repair.model_copy(update={"state": RepairState.PROPOSED})
        browser = self._context.browser
        after = await browser.portrait(today) or await browser.thumbnail()
        await self._keep(repair, after)
        if repair.state is RepairState.PROVISIONAL:
            self._used[step.id] = repair

    def _found(self, step: FlowStep, found: HealingCandidate) -> Repair:
        recorded = step.action.element
        assert recorded is not None
        name = recorded.fingerprint.name if recorded.fingerprint else recorded.name
        return self._repair(step, recorded, found.target, found.level).model_copy(
            update={
                "similarity": found.similarity,
                "reason": self._secrets.text(found.reason),
                "model": found.model,
                "is_irreversible": step.needs_approval or is_destructive(name),
            }
        )

    def _repair(self, step: FlowStep, before: Target, after: Target, level: RepairLevel) -> Repair:
        return Repair(
            flow_id=self._flow.id,
            flow_version=self._flow.version,
            step_id=step.id,
            words=self._words(step.action),
            before=before,
            after=after,
            level=level,
            run_id=self._context.run_id,
        )

    async def _keep(self, repair: Repair, after: bytes) -> None:
        """Write a repair; a library that cannot be written is no reason to stop a run."""
        is_of_today = _is_template(self._original_of(repair.step_id))
        if self._desk is None or self._memory is None or is_of_today:
            return
        before = await last_good_picture(self._memory, repair.flow_id, repair.step_id)
        try:
            await self._desk.keep(repair, RepairPictures(before=before, after=after))
        except LibraryError as fault:
            logger.info("repair not kept: %s", fault.code)
            return
        self._context.publish(repair_made(repair))

    async def _undo(self, repair: Repair) -> None:
        del self._used[repair.step_id]
        if self._known:
            self._known.pop(repair.step_id, None)
        try:
            if self._desk:
                await self._desk.undo(repair.id)
        except LibraryError as fault:
            logger.info("repair not undone: %s", fault.code)

    def _tell_healed(self, step: FlowStep, repair: Repair) -> None:
        self._context.publish(
            TargetHealed(
                step_id=step.id,
                words=repair.words,
                found_by=repair.level.value,
                similarity=repair.similarity,
            )
        )

    def _words(self, action: Action) -> str:
        return self._secrets.text(action.in_words())


def healing(memory: Memory | None, finder: ElementFinder) -> MakeMender:
    """Return what heals the steps of a replay.

    Args:
        memory: Where repairs are kept; None keeps none.
        finder: Who may be asked for an element; never the model as a whole.
    """
    return lambda replayed: Healer(replayed, memory, finder)


def _is_template(step: FlowStep | None) -> bool:
    """Say whether what the element of a step is called is made of variables."""
    target = step.action.element if step else None
    return target is not None and "{{" in target.model_dump_json()


def _explained(outcome: Outcome, reason: str) -> Outcome:
    return outcome.model_copy(update={"message": sentences(outcome.message, reason)})
