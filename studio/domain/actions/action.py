"""What the hands can do: the list of every kind of action, each a class in `domain.actions`.

One flat union with `verb` as discriminator, so that a small model can fill it. Verbs are
Playwright's. No coordinates and no JavaScript anywhere.
"""

from collections.abc import Mapping
from typing import Annotated, Final, get_args

from pydantic import Field

from studio.domain.actions.base import (
    ActionBase,
    ByRule,
    Effect,
    FormField,
    OnElement,
    OpensAddress,
    SetsField,
    StepClass,
    TypesText,
)
from studio.domain.actions.elements import (
    Click,
    DoubleClick,
    Download,
    Drag,
    DropPlace,
    EditText,
    Fill,
    Hover,
    RightClick,
    SelectOption,
    SetChecked,
    TypeText,
    Upload,
)
from studio.domain.actions.page import (
    MAX_WAIT_S,
    CloseTab,
    GoBack,
    HandleDialog,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    ScrollWay,
    SwitchTab,
    WaitFor,
)
from studio.domain.actions.reading import (
    MAX_PAGES,
    ROW_BOX,
    ROW_LINK,
    Answer,
    AskUser,
    Choose,
    Done,
    Extract,
    Find,
)

__all__ = [
    "ACTIONS", "MAX_PAGES", "MAX_WAIT_S", "ROW_BOX", "ROW_LINK", "Action", "ActionBase", "Answer",
    "AskUser", "ByRule", "Choose", "Click", "CloseTab", "Done", "DoubleClick", "Download", "Drag",
    "DropPlace", "EditText", "Effect", "Extract", "Fill", "Find", "FormField", "GoBack", "HandleDialog", "Hover",
    "Navigate", "OnElement", "OpenTab", "OpensAddress", "Press", "RightClick", "Scroll", "ScrollWay",
    "SelectOption", "SetChecked", "SetsField", "StepClass", "SwitchTab", "TypeText",
    "TypesText", "Upload", "WaitFor",
]  # fmt: skip

_Kinds = (
    Navigate | Click | DoubleClick | RightClick | Hover | Fill | TypeText | SelectOption | SetChecked
    | Press | Drag | Upload | Download | Scroll | GoBack | OpenTab | SwitchTab | CloseTab | WaitFor
    | HandleDialog | Find | Choose | Extract | Answer | AskUser | Done | EditText
)  # fmt: skip
"""Every kind, in the order in which models are told of them."""

Action = Annotated[_Kinds, Field(discriminator="verb")]

ACTIONS: Final[Mapping[str, type[ActionBase]]] = {one.name(): one for one in get_args(_Kinds)}
"""Every kind by its verb."""
