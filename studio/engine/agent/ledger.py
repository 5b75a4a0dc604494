"""What a run has used, tried and learnt, and the emergency mode that follows from it."""

import time
from collections import Counter
from typing import Final

from studio.domain.action import Action, Fill, in_words, target_of
from studio.domain.checklist import Item
from studio.domain.decision import Decision, ModelTier, StepRecord, Usage
from studio.domain.events import ActionFailed, ActionPerformed, EmergencyEntered, EmergencyLeft
from studio.domain.flow import FlowStep
from studio.domain.observation import MASK, Observation
from studio.domain.outcome import Outcome
from studio.engine.agent import emergency
from studio.engine.agent.emergency import Turn
from studio.engine.ports import ChatModel
from studio.engine.run import RunContext

_HOPELESS: Final = frozenset({"NOT_UNDERSTOOD", "NO_MATCH", "AMBIGUOUS_ROWS", "NOT_APPROVED"})
"""Failures that another attempt on the same page cannot mend."""

_STUCK: Final = 4
"""The same failure on the same page so often, emergency mode included, ends the item."""


class Ledger:
    """The book of one agent run: every turn is written here and told on the bus."""

    def __init__(self, context: RunContext, model: ChatModel) -> None:
        self._context = context
        self._model = model
        self._turns: list[Turn] = []
        self._failures_here: Counter[tuple[str, str, str]] = Counter()
        self._progressed_at = time.monotonic()
        self._waited_s = 0.0
        self._complaint = ""
        self.usage = Usage()
        self.steps = 0
        self.emergencies = 0
        self.tier = ModelTier.SMALL
        self.history: list[StepRecord] = []
        self.recorded: list[FlowStep] = []
        self.last_error = ""

    @property
    def last_code(self) -> str:
        """Code of the newest failure, "" after a success."""
        return self.last_error.partition(": ")[0]

    @property
    def last_words(self) -> str:
        """The newest failure in Japanese; what the page itself complained about goes first."""
        return self._complaint or self.last_error.partition(": ")[2]

    def leave_out(self, seconds: float) -> None:
        """Count time spent waiting for a person or a model out of the stall clock."""
        self._waited_s += seconds

    def book(
        self,
        item: Item,
        action: Action | None,
        outcome: Outcome,
        *,
        confidence: float,
        change: str = "",
    ) -> None:
        """Write one turn down: history, emergency window, bus."""
        shown = _shown(action, outcome)
        words = in_words(shown) if shown else item.text
        self._turns.append(
            Turn(outcome.is_ok, confidence, outcome.code, "" if outcome.is_ok else words)
        )
        self.history.append(
            StepRecord(
                item=item.text,
                action=words,
                status=outcome.status.value,
                note=outcome.message,
                page_change=change,
            )
        )
        self.last_error = "" if outcome.is_ok else f"{outcome.code}: {outcome.message}"
        if outcome.code == "PAGE_COMPLAINS":
            self._complaint = outcome.message
        if outcome.is_ok:
            self._complaint = ""
            self._failures_here.clear()
            self._progressed_at, self._waited_s = time.monotonic(), 0.0
        self.tell(item.id, action, outcome, confidence)

    def tell(
        self, item_id: str, action: Action | None, outcome: Outcome, confidence: float | None
    ) -> None:
        """Publish what came of an action, secrets masked."""
        shown = _shown(action, outcome)
        words = in_words(shown) if shown else outcome.message
        if outcome.is_ok and shown is not None:
            self._context.bus.publish(
                ActionPerformed(
                    run_id=self._context.run_id,
                    item_id=item_id,
                    action=shown,
                    words=words,
                    outcome=outcome,
                    confidence=confidence,
                    found_by=_found_by(shown),
                )
            )
            return
        self._context.bus.publish(
            ActionFailed(
                run_id=self._context.run_id,
                item_id=item_id,
                action=shown,
                words=words,
                outcome=outcome,
                confidence=confidence,
            )
        )

    def is_hopeless(self, outcome: Outcome, where: str) -> bool:
        """Say whether nothing new can be hoped for from another attempt.

        Args:
            outcome: The failure.
            where: The page as text, or the act; the same failure there again is counted.
        """
        seen = (outcome.code, outcome.message, where)
        self._failures_here[seen] += 1
        return outcome.code in _HOPELESS or self._failures_here[seen] >= _STUCK

    def consider_emergency(self) -> None:
        """Switch to the large model when the recent turns ask for it, and back when it has helped."""
        if self.tier is ModelTier.LARGE:
            if emergency.may_leave(self._turns):
                self.leave_emergency("3 手順続けてうまくいきました")
            return
        stalled_s = time.monotonic() - self._progressed_at - self._waited_s
        trigger = emergency.emergency_trigger(self._turns, stalled_s - self._context.gate.paused_s)
        if trigger is None or self.emergencies >= emergency.MAX_ENTRIES:
            return
        self.tier = ModelTier.LARGE
        self.emergencies += 1
        self._turns.clear()
        self._context.bus.publish(
            EmergencyEntered(
                run_id=self._context.run_id,
                trigger=trigger,
                model=self._model.model_name(ModelTier.LARGE),
            )
        )

    def leave_emergency(self, reason: str) -> None:
        """Go back to the small model; the window is cleared on every switch."""
        self._turns.clear()
        self._failures_here.clear()
        if self.tier is ModelTier.SMALL:
            return
        self.tier = ModelTier.SMALL
        self._context.bus.publish(
            EmergencyLeft(
                run_id=self._context.run_id,
                reason=reason,
                model=self._model.model_name(ModelTier.SMALL),
            )
        )


def shown_decision(decision: Decision, page: Observation) -> Decision:
    """Return the decision as logs may show it: what goes into a password field is masked."""

    def masked(action: Action) -> Action:
        node = page.node(action.target.ref or "") if isinstance(action, Fill) else None
        if node is None or "secret" not in node.states:
            return action
        return action.model_copy(update={"value": MASK})

    return decision.model_copy(update={"actions": tuple(masked(a) for a in decision.actions)})


def _shown(action: Action | None, outcome: Outcome) -> Action | None:
    fingerprint = outcome.target.fingerprint if outcome.target else None
    if isinstance(action, Fill) and fingerprint and fingerprint.type == "password":
        return action.model_copy(update={"value": MASK})
    return action


def _found_by(action: Action) -> str:
    target = target_of(action)
    return f"role={target.role}" if target and target.role else ""
