"""The step meta of the ADR, and the context a model gets; derived anew at every attempt."""

from collections.abc import Sequence
from typing import Final

from studio.domain.runs.checklist import Item
from studio.domain.runs.decision import StepMeta, StepRecord, WorkflowContext

HISTORY_KEPT: Final = 12
"""Turns a model is told about; older ones are in the checklist's [x]."""


def derive_next_step(item: Item, attempt: int, turns: int = 0) -> StepMeta:
    """Return the meta of the next attempt: id, original instruction, what it had so far, and nothing guessed.

    ADR-000024, step meta policy (2025-09-17): no intent, no target, no value by heuristics.
    """
    return StepMeta(id=item.id, original_instruction=item.text, attempt=attempt, turns=turns)


def workflow_context(history: Sequence[StepRecord]) -> WorkflowContext:
    """Return what a model is told of the past: outcomes and diffs of the newest turns."""
    return WorkflowContext(step_history=tuple(history[-HISTORY_KEPT:]))
