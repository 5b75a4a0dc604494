"""How safe an act is to be done again, known before it is done; the journal keeps it with the act."""

from collections.abc import Mapping
from typing import Final

from studio.domain.actions.action import (
    ROW_BOX,
    Action,
    Choose,
    Download,
    OnElement,
    Press,
)
from studio.domain.records.journal import StepClass
from studio.engine.guard.facts.words import says_kept

_PRESSED_IN_ROWS: Final[Mapping[str | None, StepClass]] = {
    "": StepClass.NAVIGATE,  # it may turn pages, so that it has a line of its own in the journal
    ROW_BOX: StepClass.INPUT,
}
"""What a choice of rows does there: it only looks, or ticks."""


def class_of(action: Action, *, needs_approval: bool) -> StepClass:
    """Return how safe an act is to be done again, before it is done."""
    if needs_approval or says_kept(_pressed_words(action)):
        return StepClass.COMMIT
    pressed = action.column if isinstance(action, Choose) else None
    return _PRESSED_IN_ROWS.get(pressed, action.repeats)


def _pressed_words(action: Action) -> str:
    """Return the words of what an act presses, "" for one that presses nothing."""
    if isinstance(action, Choose):
        return action.column
    is_element = (
        isinstance(action, OnElement) and action.is_press and not isinstance(action, Download)
    )
    is_press = is_element or isinstance(action, Press)
    return action.element.name if is_press and action.element else ""
