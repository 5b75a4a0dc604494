"""The end of an item: code judges, then a model is asked, and only what the page shows counts."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.actions.action import Action, Done
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import ModelReplyError
from studio.domain.events.events import ItemVerified
from studio.domain.page.address import host_of
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.runs.decision import Verdict, VerdictKind, VerifyRequest
from studio.domain.text import clip, squeeze
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.judging.completion import (
    Case,
    CodeJudgement,
    ItemStanding,
    is_borne_out,
    judge,
    parts_of,
)
from studio.engine.agent.judging.exhibits import news_of, page_of, records_of
from studio.engine.agent.judging.foretelling import has_come_true
from studio.engine.agent.judging.goals import GoalKind, read_goal
from studio.engine.agent.looking import PageView
from studio.engine.agent.planning import derive_next_step, workflow_context
from studio.engine.agent.witness import Witness
from studio.engine.ports import ChatModel
from studio.engine.runs.run import RunContext
from studio.words import tr

NOT_DONE: Final = "NOT_DONE"
"""The code of a claim that code or the verification overturned; the model is told and goes on."""
UNCLEAR: Final = "UNCLEAR"
"""The code of a claim that nothing shows yet: the model may look further, once an item."""
_LOOK_FURTHER: Final = tr(
    "できたことがまだ画面から分かりません。同じ操作はくり返さず、結果が分かる画面を開いて確かめてください。"
    "ほかに見る所がなければ done と答えてください。"
)
_AGAIN: Final = tr("この操作は一度行っています。くり返さず、結果が分かる画面を開くか、done と答えてください。")  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Attempt:
    """An item with where its acts begin, those of the items that it sends, and how many the run had by then."""

    item: Item
    begun_at: int
    filled_at: int
    judged_at: int


@dataclass(frozen=True, slots=True)
class _Claim:
    """An item that is called done, what there is to judge it by, what was foretold of it, and what is quoted for it."""

    item: Item
    case: Case
    foretold: str = ""
    quoted: str = ""


class Concluding:
    """Judges the claims of one run that items are done.

    What cannot be judged stays open, and the run goes on; `review` judges it again by everything
    that came up later.
    """

    def __init__(self, context: RunContext, model: ChatModel, agent_state: AgentState) -> None:
        self._context = context
        self._model = model
        self._agent_state = agent_state
        self._used: set[str] = set()
        self._open: list[_Attempt] = []
        self._filled_at: int | None = None
        self._has_looked_further = False
        self.witness = Witness()

    def vain(self, action: Action) -> str:
        """Return why what may have been sent is not done again; "" for what may be.

        The model was told to look further; or the page complained of the very same, and nobody is there
        who could say that it is meant.
        """
        words = action.in_words()
        is_told = self._has_looked_further and any(
            deed.lasts and deed.action.in_words() == words for deed in self.witness.here
        )
        if is_told or self._context.is_attended:
            return _AGAIN if is_told else ""
        return self._agent_state.complaint_of(action)

    def give_up(self, item: Item, checklist: Checklist, sight: PageView) -> ItemState | None:
        """Leave an item open whose model found nothing when it looked further; None when it did not look."""
        if not self._has_looked_further:
            return None
        case = self._case(self._attempt(item), checklist, sight.observation)
        reason = tr("結果が分かる画面を見つけられませんでした。")
        return self._leave_open(item, CodeJudgement(ItemStanding.UNPROVED, reason=reason), "", case)

    def begin_item(self) -> None:
        """Count the acts from here on for the next item."""
        self.witness.begin_item()
        self._has_looked_further = False

    async def conclude(
        self,
        item: Item,
        checklist: Checklist,
        sight: PageView,
        claim: Done | None,
        foretold: str = "",
    ) -> ItemState | None:
        """Judge the claim that an item is done, book it, and tell what it rests on.

        Args:
            item: The item.
            checklist: With the progress so far.
            sight: The page as it is now.
            claim: The `done` that the model said; None when an act was to finish the item.
            foretold: What the model said before that act would show it.

        Returns:
            DONE or UNVERIFIED; None when it is not done, and the loop goes on.
        """
        self.witness.look(sight.observation)
        case = self._case(self._attempt(item), checklist, sight.observation)
        claimed = _Claim(item, case, foretold, claim.evidence if claim else foretold)
        ((judgement, asked),) = await self._judged([claimed], checklist, sight)
        if not self._has_looked_further:
            judgement = self._looking_further(case, judgement, asked)
        return self._book(item, judgement, sight, claim, asked, case)

    async def review(self, checklist: Checklist, sight: PageView) -> list[Item]:
        """Judge once more what is still open, by all that came up since, with one call; returns what is done now."""
        self.witness.look(sight.observation)
        again = [one for one in self._open if one.judged_at < len(self.witness.deeds)]
        cases = [self._case(one, checklist, sight.observation) for one in again]
        claims = [
            _Claim(one.item, replace(case, used=frozenset()))
            for one, case in zip(again, cases, strict=True)
        ]
        judged = await self._judged(claims, checklist, sight)
        proved = [
            (claim, *told)
            for claim, told in zip(claims, judged, strict=True)
            if told[0].standing is ItemStanding.PROVED
        ]
        for claim, judgement, asked in proved:
            self._tell(claim.item, judgement, asked, claim.case)
        return [claim.item for claim, *_ in proved]

    def _case(self, attempt: _Attempt, checklist: Checklist, page: Observation) -> Case:
        items, item = checklist.enabled_items, attempt.item
        ids = [other.id for other in items]
        later = items[ids.index(item.id) + 1 :] if item.id in ids else ()
        deeds, at = self.witness.deeds, attempt.begun_at
        begun_on = host_of(checklist.start_url)
        is_begun = not deeds and begun_on != "" and host_of(page.url) == begun_on
        return Case(
            read_goal(item.text, later),
            deeds[at:],
            page,
            deeds[:at],
            frozenset(self._used),
            deeds[attempt.filled_at : at],
            checklist.site if is_begun else "",
        )

    def _attempt(self, item: Item) -> _Attempt:
        at = self.witness.begun_at
        filled_at = at if self._filled_at is None else self._filled_at
        return _Attempt(item, at, filled_at, len(self.witness.deeds))

    async def _judged(
        self, claims: Sequence[_Claim], checklist: Checklist, sight: PageView
    ) -> list[tuple[CodeJudgement, str]]:
        """Judge by code, and what code cannot tell by a model, all at once; returns who was asked as well."""
        judged = [(await asyncio.to_thread(_by_code, one), "") for one in claims]
        unsure = [
            turn for turn, (told, _) in enumerate(judged) if told.standing is ItemStanding.UNPROVED
        ]
        verdicts, asked = await self._asked([claims[turn] for turn in unsure], checklist, sight)
        for turn, verdict in zip(unsure, verdicts, strict=True):
            claim, judgement = claims[turn], judged[turn][0]
            judgement = await asyncio.to_thread(self._weigh, claim.case, judgement, verdict)
            judged[turn] = judgement, asked
            if judgement.standing is ItemStanding.PROVED:
                self._agent_state.quote(claim.item.text, verdict.evidence)
        for judgement, _ in judged:
            if judgement.standing is ItemStanding.PROVED:
                self._used |= {squeeze(fact.detail) for fact in judgement.evidence}
        return judged

    def _looking_further(self, case: Case, judgement: CodeJudgement, asked: str) -> CodeJudgement:
        """Let the model send what it only put in, or look further, before an item is left open; once."""
        has_pressed = any(deed.is_press for deed in case.deeds)
        if judgement.standing is ItemStanding.UNSENT:
            reason = judgement.reason
        elif judgement.standing is ItemStanding.UNPROVED and asked and has_pressed:
            reason = _LOOK_FURTHER
        else:
            return judgement
        self._has_looked_further = True
        return CodeJudgement(ItemStanding.UNSEEN, reason=reason)

    async def _asked(
        self, claims: Sequence[_Claim], checklist: Checklist, sight: PageView
    ) -> tuple[Sequence[Verdict], str]:
        """Ask the model that is on duty once about all claims, as it may overturn its own 「done」."""
        if not claims:
            return (), ""
        agent_state = self._agent_state
        requests = [self._request(one, checklist, sight) for one in claims]
        asked_at = self._context.clock.monotonic()
        try:
            async with asyncio.timeout(self._context.limits.step_timeout_s):
                reply = await self._model.verify(requests)
        except ModelReplyError as fault:
            unusable = Verdict(kind=VerdictKind.UNCLEAR, reason=fault.message)
            return [unusable] * len(claims), self._model.model_name(agent_state.tier)
        finally:
            agent_state.leave_out(self._context.clock.monotonic() - asked_at)
        agent_state.usage += reply.usage
        return reply.verdicts, reply.model

    def _request(self, claim: _Claim, checklist: Checklist, sight: PageView) -> VerifyRequest:
        agent_state, case, masked = self._agent_state, claim.case, self._agent_state.secrets.text
        own = [one for one in agent_state.history if one.item == masked(claim.item.text)]
        return VerifyRequest(
            current_step_meta=derive_next_step(claim.item, 1),
            checklist=checklist,
            context=workflow_context(records_of(case, own or agent_state.history[-1:], masked)),
            observation=sight.observation,
            page_text=page_of(case, sight.text, claim.quoted),
            news=tuple(map(masked, news_of(case))),
            tier=agent_state.tier,
        )

    def _weigh(self, case: Case, judgement: CodeJudgement, verdict: Verdict) -> CodeJudgement:
        """Let a verdict count only as far as what was seen bears it out."""
        if verdict.kind is VerdictKind.REFUTED:
            return CodeJudgement(ItemStanding.DISPROVED, reason=verdict.reason or judgement.reason)
        is_confirmed = verdict.kind is VerdictKind.CONFIRMED
        if is_confirmed and is_borne_out(case, verdict.evidence):
            self._used |= set(parts_of(verdict.evidence))
            fact = Evidence(kind=EvidenceKind.FOUND, detail=clip(verdict.evidence, 120))
            return CodeJudgement(ItemStanding.PROVED, (fact,), verdict.reason)
        return judgement

    def _book(
        self,
        item: Item,
        judgement: CodeJudgement,
        sight: PageView,
        claim: Done | None,
        asked: str,
        case: Case,
    ) -> ItemState | None:
        outcome = _outcome_of(judgement)
        if claim is not None or not outcome.is_ok:
            self._agent_state.book(
                item,
                claim or Done(),
                outcome,
                confidence=1.0 if outcome.is_ok else 0.0,
                page=sight.observation,
            )
        goes_on = judgement.standing in (ItemStanding.DISPROVED, ItemStanding.UNSEEN)
        if goes_on and not self._agent_state.is_hopeless(outcome, sight.text):
            return None
        if case.goal.kind is not GoalKind.READ:
            filled_at = self._attempt(item).filled_at
            self._filled_at = filled_at if case.goal.is_filling else None
        if outcome.is_ok:
            self._tell(item, judgement, asked, case)
            return ItemState.DONE
        return self._leave_open(item, judgement, asked, case)

    def _leave_open(
        self, item: Item, judgement: CodeJudgement, asked: str, case: Case
    ) -> ItemState:
        self._tell(item, judgement, asked, case)
        self._open.append(self._attempt(item))
        return ItemState.UNVERIFIED

    def _tell(self, item: Item, judgement: CodeJudgement, asked: str, case: Case) -> None:
        secrets, outcome = self._agent_state.secrets, _outcome_of(judgement)
        shown = secrets.outcome(outcome)
        news = () if outcome.is_ok else news_of(case)
        self._context.publish(
            ItemVerified(
                item_id=item.id,
                is_confirmed=outcome.is_ok,
                evidence=shown.evidence,
                reason=shown.message or secrets.text(judgement.reason),
                asked_model=asked,
                news=tuple(map(secrets.text, news)),
            )
        )


def _by_code(claim: _Claim) -> CodeJudgement:
    """Judge by what code reads back, and by what a model foretold of the act that was to finish the item."""
    told = judge(claim.case)
    is_open = told.standing is ItemStanding.UNPROVED
    if is_open and claim.foretold and has_come_true(claim.case, claim.foretold):
        fact = Evidence(kind=EvidenceKind.FOUND, detail=clip(claim.foretold, 120))
        return CodeJudgement(ItemStanding.PROVED, (fact,))
    return told


def _outcome_of(judgement: CodeJudgement) -> Outcome:
    match judgement.standing:
        case ItemStanding.PROVED:
            return Outcome(status=OutcomeStatus.OK, evidence=judgement.evidence)
        case ItemStanding.DISPROVED:
            return Outcome(
                status=OutcomeStatus.FAILED,
                code=NOT_DONE,
                message=tr("まだ終わっていません。{reason}", reason=judgement.reason),
            )
        case ItemStanding.UNSEEN:
            return Outcome(status=OutcomeStatus.FAILED, code=UNCLEAR, message=judgement.reason)
        case ItemStanding.UNPROVED | ItemStanding.UNSENT:
            return Outcome(
                status=OutcomeStatus.UNVERIFIED,
                code="UNVERIFIED",
                message=tr(
                    "終わったことを、画面から確かめられませんでした。{reason}",
                    reason=judgement.reason,
                ),
            )
