"""What a person who is asked to point at an element most likely means: proposed, taken by one click, or left."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import RepairLevel
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Fingerprint, Target
from studio.engine.healing.asking import HealingCandidate
from studio.engine.healing.judging import Fitness, Named, judge_described, judge_named
from studio.engine.healing.likeness import kinship
from studio.engine.replay.identity.matching import is_destructive, place_likeness
from studio.engine.runs.run import RunContext
from studio.words import tr

_LOOKED_AT: Final = 8
"""Elements that are described; the right one was among the eight most alike in place for 42 of 44 renamed ones."""
_TIME_S: Final = 4.0
_LOOK_S: Final = 1.0
_LEAST: Final = 0.3
_AHEAD: Final = 0.1
"""So alike, and so far ahead of the second: of those 44, 23 are proposed, and none wrongly."""


@dataclass(frozen=True, slots=True)
class Likeliest:
    """An element that is proposed to the person who is to point.

    Attributes:
        name: What it is called today.
        ref: Its handle, for the mark on the page.
    """

    candidate: HealingCandidate
    name: str
    ref: str


async def likeliest(context: RunContext, flow: Flow, step: FlowStep) -> Likeliest | None:
    """Return the element that shares most with the recorded one besides its name; None where none is ahead.

    Nothing is proposed for what cannot be undone, nor what would have to be asked about once it is taken.
    """
    recorded = step.action.element
    before = recorded.fingerprint if recorded else None
    if recorded is None or before is None or is_destructive(before.name or before.text):
        return None
    try:
        async with asyncio.timeout(_TIME_S):
            return await _ahead(context, flow, step, recorded, before)
    except TimeoutError:
        return None


async def _ahead(
    context: RunContext, flow: Flow, step: FlowStep, recorded: Target, before: Fingerprint
) -> Likeliest | None:
    page = await context.observe()
    found: list[Likeliest] = []
    for node in _fitting(page, flow, step, recorded, before):
        today = await _described(context, node)
        after = today.fingerprint if today else None
        if today is None or after is None:
            continue
        if judge_described(recorded, today, is_persons=True).fitness is not Fitness.FITS:
            continue
        reason = tr("あなたが提案から選びました。")
        candidate = HealingCandidate(today, RepairLevel.PERSON, reason, kinship(before, after))
        found.append(Likeliest(candidate, node.label, node.ref or ""))
    found.sort(key=lambda one: one.candidate.similarity, reverse=True)
    best, second, *_ = [*(one.candidate.similarity for one in found), 0.0, 0.0]
    return found[0] if best >= _LEAST and best - second >= _AHEAD else None


def _fitting(
    page: Observation, flow: Flow, step: FlowStep, recorded: Target, before: Fingerprint
) -> Sequence[AriaNode]:
    """Return what may serve the step at all, by the tree alone; first what stands most like it."""
    fitting = [
        node
        for node in page.operable
        if node.ref
        and node.label
        and judge_named(flow, step, recorded, Named(page, node.ref)).fitness is Fitness.FITS
    ]
    fitting.sort(key=lambda node: place_likeness(page, node, before), reverse=True)
    return fitting[:_LOOKED_AT]


async def _described(context: RunContext, node: AriaNode) -> Target | None:
    """Describe an element that stands there still; each description is a new look at the page."""
    page = await context.observe()
    today = page.node(node.ref or "")
    if today is None or (today.role, today.label) != (node.role, node.label):
        return None
    live = Target(ref=today.ref, epoch=page.epoch, role=today.role, name=today.label)
    located = await context.browser.locate(live, _LOOK_S)
    return located.target if located.is_ok else None
