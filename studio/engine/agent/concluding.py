"""The end of an item: code judges, then a model is asked, and only what the page shows counts."""

import asyncio
from collections.abc import Sequence

from studio.domain.action import Done
from studio.domain.checklist import Checklist, Item, ItemState
from studio.domain.decision import Verdict, VerdictKind, VerifyRequest
from studio.domain.events import ItemVerified
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.text import clip
from studio.engine.agent.completion import Judgement, Standing, is_borne_out, judge
from studio.engine.agent.deeds import Deed
from studio.engine.agent.goals import GoalKind, read_goal
from studio.engine.agent.ledger import Ledger
from studio.engine.agent.looking import Sight
from studio.engine.agent.planning import derive_next_step, workflow_context
from studio.engine.ports import ChatModel
from studio.engine.run import RunContext

NOT_DONE = "NOT_DONE"
"""The code of a claim that code or the verification overturned; the model is told and goes on."""


class Concluding:
    """Judges the claims of one run that items are done."""

    def __init__(self, context: RunContext, model: ChatModel, ledger: Ledger) -> None:
        self._context = context
        self._model = model
        self._ledger = ledger
        self._before: list[Deed] = []
        self._here: list[Deed] = []

    def begin_item(self) -> None:
        """Count the acts from here on for the next item."""
        self._before += self._here
        self._here = []

    def note(self, deed: Deed) -> None:
        """Take down a verified act."""
        self._here.append(deed)

    async def conclude(
        self, item: Item, checklist: Checklist, sight: Sight, claim: Done | None
    ) -> ItemState | None:
        """Judge the claim that an item is done, book it, and tell what it rests on.

        Args:
            item: The item.
            checklist: With the progress so far.
            sight: The page as it is now.
            claim: The `done` that the model said; None when an act was to finish the item.

        Returns:
            DONE or UNVERIFIED; None when it is not done, and the loop goes on.
        """
        judgement = await asyncio.to_thread(self._judge, item, checklist, sight)
        asked = ""
        if judgement.standing is Standing.UNPROVED:
            verdict, asked = await self._asked(item, checklist, sight)
            judgement = self._weigh(item, judgement, verdict, sight)
        return self._book(item, judgement, sight, claim, asked)

    def _judge(self, item: Item, checklist: Checklist, sight: Sight) -> Judgement:
        return judge(
            item.text,
            self._here,
            sight.observation,
            self._before,
            is_saved_later=_is_saved_later(item, checklist.enabled_items),
        )

    async def _asked(self, item: Item, checklist: Checklist, sight: Sight) -> tuple[Verdict, str]:
        """Ask the model that is on duty, as it may overturn its own 「done」."""
        ledger = self._ledger
        request = VerifyRequest(
            current_step_meta=derive_next_step(item, 1),
            checklist=checklist,
            context=workflow_context(ledger.history),
            observation=sight.observation,
            page_text=sight.text,
            tier=ledger.tier,
        )
        asked_at = self._context.clock.monotonic()
        async with asyncio.timeout(self._context.limits.step_timeout_s):
            reply = await self._model.verify(request)
        ledger.leave_out(self._context.clock.monotonic() - asked_at)
        ledger.usage += reply.usage
        return reply.verdict, reply.model

    def _weigh(self, item: Item, judgement: Judgement, verdict: Verdict, sight: Sight) -> Judgement:
        """Let a verdict count only as far as the page bears it out."""
        if verdict.kind is VerdictKind.REFUTED:
            return Judgement(Standing.DISPROVED, reason=verdict.reason or judgement.reason)
        is_confirmed = verdict.kind is VerdictKind.CONFIRMED
        if is_confirmed and is_borne_out(
            item.text, verdict.evidence, self._here, sight.observation
        ):
            fact = Evidence(kind=EvidenceKind.FOUND, detail=clip(verdict.evidence, 120))
            return Judgement(Standing.PROVED, (fact,), verdict.reason)
        return judgement

    def _book(
        self, item: Item, judgement: Judgement, sight: Sight, claim: Done | None, asked: str
    ) -> ItemState | None:
        outcome = _outcome_of(judgement)
        if claim is not None or not outcome.is_ok:
            self._ledger.book(
                item,
                claim or Done(),
                outcome,
                confidence=1.0 if outcome.is_ok else 0.0,
                page=sight.observation,
            )
        disproved = judgement.standing is Standing.DISPROVED
        if disproved and not self._ledger.is_hopeless(outcome, sight.text):
            return None
        shown = self._ledger.secrets.outcome(outcome)
        self._context.bus.publish(
            ItemVerified(
                run_id=self._context.run_id,
                item_id=item.id,
                is_confirmed=outcome.is_ok,
                evidence=shown.evidence,
                reason=shown.message or self._ledger.secrets.text(judgement.reason),
                asked_model=asked,
            )
        )
        return ItemState.DONE if outcome.is_ok else ItemState.UNVERIFIED


def _outcome_of(judgement: Judgement) -> Outcome:
    match judgement.standing:
        case Standing.PROVED:
            return Outcome(status=OutcomeStatus.OK, evidence=judgement.evidence)
        case Standing.DISPROVED:
            return Outcome(
                status=OutcomeStatus.FAILED,
                code=NOT_DONE,
                message=f"まだ終わっていません。{judgement.reason}",
            )
        case Standing.UNPROVED:
            return Outcome(
                status=OutcomeStatus.UNVERIFIED,
                code="UNVERIFIED",
                message=f"終わったことを、画面から確かめられませんでした。{judgement.reason}",
            )


def _is_saved_later(item: Item, items: Sequence[Item]) -> bool:
    ids = [other.id for other in items]
    later = items[ids.index(item.id) + 1 :] if item.id in ids else ()
    return any(read_goal(other.text).kind is GoalKind.COMMIT for other in later)
