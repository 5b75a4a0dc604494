"""The built-in engine: a model of rules for everyday office Japanese. No key, no network, no tokens.

It answers the same questions as any other model and says plainly what it cannot read. It is never
a fallback behind another model. Its rules are loaded by the first question: a replay asks none.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final

from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import (
    Decision,
    DecisionRequest,
    ModelTier,
    Usage,
    Verdict,
    VerifyRequest,
)
from studio.engine.ports import DecisionReply, PlanReply, PlanRequest, VerifyReply
from studio.words import tr

NAME: Final = tr("内蔵エンジン")
_USAGE: Final = Usage(calls=1)


class BuiltinModel:
    """A `ChatModel` of rules: every answer follows from the request and the calendar."""

    def __init__(self, today: Callable[[], date] = date.today) -> None:
        """Make the engine.

        Args:
            today: What 「明後日」 is counted from.
        """
        self._today = today

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return False

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return False

    def model_name(self, tier: ModelTier) -> str:
        """Return its one name; both tiers are the same rules."""
        del tier
        return NAME

    async def plan(self, request: PlanRequest) -> PlanReply:
        """Turn an instruction into a checklist.

        Raises:
            InstructionError: Nothing in the sentence could be read.
        """
        checklist = await asyncio.to_thread(_plan, request, self._today())
        return PlanReply(checklist=checklist, usage=_USAGE, model=NAME)

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Decide the next action for one item on one page."""
        decision = await asyncio.to_thread(_decide, request, self._today())
        return DecisionReply(decision=decision, usage=_USAGE, model=NAME)

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """Say by rules of each item whether it is done."""
        told = [await asyncio.to_thread(_verify, one, self._today()) for one in requests]
        return VerifyReply(verdicts=tuple(told), usage=_USAGE, model=NAME)

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """See `ChatModel.keep_secret`."""

    async def close(self) -> None:
        """Nothing to give back."""


def _plan(request: PlanRequest, today: date) -> Checklist:
    from studio.llm.builtin.planning import make_checklist

    return make_checklist(request, NAME, today)


def _decide(request: DecisionRequest, today: date) -> Decision:
    from studio.llm.builtin.rules import decide

    return decide(request, today)


def _verify(request: VerifyRequest, today: date) -> Verdict:
    from studio.llm.builtin.rules import verify

    return verify(request, today)
