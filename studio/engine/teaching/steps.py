"""From an act of the person to a step of a flow, by the rules that hold for a model's acts. Pure."""

from typing import Final

from studio.domain.actions.action import Action, HandleDialog
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.text import clip
from studio.engine.agent.judging.verify import verify
from studio.engine.agent.recorder import record_step
from studio.engine.agent.steps.lasting import Seen, chosen, lasting
from studio.engine.guard.facts import acts
from studio.engine.guard.facts.words import says_irreversible
from studio.engine.replay.distrust import looks_irreversible
from studio.engine.replay.identity.matching import best_match

_SENTENCE_MAX: Final = 200


def step_of(act: RecordedAct, item: str = "") -> FlowStep:
    """Return the step of an act, as far as the act alone tells.

    Args:
        act: As the browser told it.
        item: The sentence it belongs to; "" makes one of its own.
    """
    outcome = Outcome(status=OutcomeStatus.OK, evidence=act.evidence)
    return record_step(
        item or sentence_of(act),
        act.action,
        outcome,
        needs_approval=_asks(act),
        expects=chosen(lasting(act.action, outcome, None, sends=False)),
    )


def proved(step: FlowStep, act: RecordedAct, before: Observation, after: Observation) -> FlowStep:
    """Return the step with what was seen of it once the page was quiet again.

    What the page complained about is no sign of success, and is not kept as one.

    Args:
        step: As `step_of` made it; its id and what a person changed in it stay.
        act: Of this step.
        before: The page before the act.
        after: The page after it.
    """
    outcome = Outcome(status=OutcomeStatus.OK, evidence=act.evidence)
    verified = verify(act.action, outcome, before, after)
    seen = Seen(before, after, row_words=(act.row_key,) if act.row_key else ())
    asks = step.needs_approval or _asks_on(act.action, before)
    proof = (verified, seen) if verified.is_ok else (outcome, None)
    found = lasting(act.action, *proof, sends=asks)
    return step.model_copy(update={"expects": chosen(found), "needs_approval": asks})


def sentence_of(act: RecordedAct) -> str:
    """Return an act as a person reads it."""
    return clip(act.action.in_words(), _SENTENCE_MAX)


def _asks(act: RecordedAct) -> bool:
    """Say whether an act cannot be undone by its words, or by those of a question it was answered with yes."""
    is_answer = isinstance(act.action, HandleDialog)
    return (not is_answer and looks_irreversible(act.action)) or any(
        _is_grave_yes(fact) for fact in act.evidence
    )


def _is_grave_yes(fact: Evidence) -> bool:
    answer, _, message = fact.detail.partition(":")
    is_dialog = fact.kind is EvidenceKind.DIALOG
    return is_dialog and answer in ("accepted", "open") and says_irreversible(message)


def _asks_on(action: Action, before: Observation) -> bool:
    """Say whether the page itself says that an act cannot be undone: its form, its address."""
    target = action.element
    if target is None or isinstance(action, HandleDialog):
        return False
    found = best_match(before, target)
    if found is None:
        return False
    live = Target(ref=found.ref, epoch=before.epoch, role=target.role, name=target.name)
    return acts.needs_approval(action.model_copy(update={"target": live}), before)
