"""How safe an act is to be done again, known before it is done; the journal keeps it with the act."""

from studio.domain.action import (
    ROW_BOX,
    Action,
    Answer,
    AskUser,
    Choose,
    Click,
    Done,
    DoubleClick,
    Extract,
    Fill,
    Find,
    GoBack,
    Hover,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    SelectOption,
    SetChecked,
    SwitchTab,
    WaitFor,
)
from studio.domain.journal import StepClass
from studio.engine.guard.words import says_kept


def class_of(action: Action, *, needs_approval: bool) -> StepClass:
    """Return how safe an act is to be done again, before it is done."""
    if needs_approval or says_kept(_pressed_words(action)):
        return StepClass.COMMIT
    match action:
        case Navigate() | OpenTab() | GoBack() | SwitchTab():
            return StepClass.NAVIGATE
        case Choose(column=column) if column == ROW_BOX:
            return StepClass.INPUT
        case Fill() | SelectOption() | SetChecked():
            return StepClass.INPUT  # what is typed after what is there, or uploaded, is there twice
        case (
            Hover() | Scroll() | WaitFor() | Find() | Extract() | Answer() | AskUser() | Done()
        ):  # fmt: skip
            return StepClass.READ
        case _:
            return StepClass.PRESS


def _pressed_words(action: Action) -> str:
    """Return the words of what an act presses, "" for one that presses nothing."""
    match action:
        case Choose():
            return action.column
        case Click() | DoubleClick() | Press():
            return action.target.name if action.target else ""
        case _:
            return ""
