"""L4: a model names one element of a fresh observation; code decides whether it may be used."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from studio.domain.errors import LimitReached
from studio.domain.events.events import EmergencyEntered, EmergencyLeft
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.repair import RepairLevel
from studio.domain.page.observation import Observation
from studio.domain.page.target import Fingerprint, Target
from studio.domain.runs.decision import ModelTier, Usage
from studio.domain.runs.emergency import Trigger, TriggerKind
from studio.domain.text import clip
from studio.engine.healing.finder import ElementFinder, ElementReply, NoFinder, WantedElement
from studio.engine.healing.judging import Fitness, Named, judge_described, judge_named
from studio.engine.healing.likeness import kinship
from studio.engine.perception.render import render
from studio.engine.replay.target_healing import Replayed
from studio.words import tr

logger = logging.getLogger(__name__)

MAX_CALLS_A_RUN: Final = 3
_TRAITS: Final = {
    "role": "role", "name": "name", "text": "text", "type": "type", "path": "path or field", "heading": "under heading",
    "scope": "inside", "row_key": "in the row of", "title": "tip",
}  # fmt: skip
_LOOK_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class HealingCandidate:
    """An element that may stand in for the recorded one.

    Attributes:
        target: Durable, as it is described today.
        reason: In Japanese; a model's own words are quoted.
        similarity: Of what surrounds it, 0 to 1.
        model: Who named it; "" for nobody's model.
    """

    target: Target
    level: RepairLevel
    reason: str
    similarity: float = 0.0
    model: str = ""


class Asking:
    """Asks models for elements in one replay, within its caps.

    Attributes:
        usage: What it cost so far.
    """

    def __init__(self, replayed: Replayed, finder: ElementFinder) -> None:
        self._context = replayed.context
        self._flow = replayed.flow
        self._secrets = replayed.secrets
        self._finder = finder
        self.usage = Usage()
        self._calls = 0

    async def find(self, step: FlowStep, words: str) -> HealingCandidate | str:
        """Ask the small model, then the large one.

        Args:
            step: With the recorded target.
            words: What is to be done, in Japanese, secrets masked.

        Returns:
            What was found; else why not, in Japanese ("" when nobody named anything).

        Raises:
            ModelError: A model could not be asked.
        """
        if isinstance(self._finder, NoFinder):
            return ""
        self._finder.keep_secret(self._context.redactor.called(self._secrets.values))
        reason = ""
        for tier in (ModelTier.SMALL, ModelTier.LARGE):
            if not self._may_call():
                return tr("AI に調べてもらえる回数の上限に達しました。")
            found = await self._ask(step, words, tier)
            if isinstance(found, HealingCandidate):
                return found
            reason = found or reason
        return reason

    def _may_call(self) -> bool:
        if self._calls >= MAX_CALLS_A_RUN:
            return False
        try:
            self._context.limits.check(0, self.usage)
        except LimitReached:
            return False
        return True

    async def _ask(self, step: FlowStep, words: str, tier: ModelTier) -> HealingCandidate | str:
        is_large = tier is ModelTier.LARGE
        if is_large:
            model = self._finder.model_name(tier)
            trigger = Trigger(kind=TriggerKind.NOT_FOUND, figure=1)
            self._context.publish(EmergencyEntered(trigger=trigger, model=model))
        try:
            return await self._answered(step, words, tier)
        finally:
            if is_large:
                small = self._finder.model_name(ModelTier.SMALL)
                self._context.publish(EmergencyLeft(reason=tr("探し終わりました。"), model=small))

    async def _answered(
        self, step: FlowStep, words: str, tier: ModelTier
    ) -> HealingCandidate | str:
        page = await self._context.observe()
        text = await asyncio.to_thread(render, page)
        self._context.on_observed(page, 0, self._context.run_id)
        digest = await self._context.browser.dom_digest() if tier is ModelTier.LARGE else ""
        recorded = step.action.element
        assert recorded is not None
        notes = await self._context.notes_at(page.url)
        wanted = WantedElement(
            sentence=self._secrets.text(step.item),
            act=words,
            recorded=tuple(_described(recorded.fingerprint or Fingerprint(name=recorded.name))),
            observation=page,
            page_text=text,
            dom_digest=digest,
            notes=tuple(map(self._secrets.text, notes)),
            tier=tier,
        )
        self._calls += 1
        reply = await self._finder.find_element(wanted)
        self.usage += reply.usage
        return await self._judged(step, recorded, page, reply, tier)

    async def _judged(
        self,
        step: FlowStep,
        recorded: Target,
        page: Observation,
        reply: ElementReply,
        tier: ModelTier,
    ) -> HealingCandidate | str:
        """Verify an answer by code; the answer itself is not evidence."""
        node = page.node(reply.ref) if reply.ref else None
        if node is None or node.ref is None:
            return ""
        judgement = judge_named(self._flow, step, recorded, Named(page, node.ref, reply.quote))
        if judgement.fitness is Fitness.UNFIT:
            logger.info("a model's element was refused: %s", judgement.reason)
            return tr("AI が選んだ部品は使いませんでした。{reason}", reason=judgement.reason)
        live = Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)
        located = await self._context.browser.locate(live, _LOOK_S)
        if not located.is_ok or located.target is None:
            return ""
        judgement = judge_described(recorded, located.target, is_persons=False)
        if judgement.fitness is Fitness.UNFIT:
            return tr("AI が選んだ部品は使いませんでした。{reason}", reason=judgement.reason)
        before, after = recorded.fingerprint, located.target.fingerprint
        return HealingCandidate(
            located.target,
            RepairLevel.MODEL if tier is ModelTier.SMALL else RepairLevel.EMERGENCY,
            tr("画面の「{quote}」を手がかりに見つけました。", quote=clip(reply.quote, 60)),
            similarity=kinship(before, after) if before and after else 0.0,
            model=reply.model,
        )


def _described(recorded: Fingerprint) -> Iterator[str]:
    """Yield what was on record, one trait a line; a site's words, to be fenced."""
    for trait, words in _TRAITS.items():
        if value := str(getattr(recorded, trait)):
            yield f"{words}: {clip(value, 80)}"
    if recorded.labels:
        yield f"labels: {clip(' / '.join(recorded.labels), 120)}"
    if recorded.neighbours:
        yield f"beside: {clip(' / '.join(recorded.neighbours), 200)}"
