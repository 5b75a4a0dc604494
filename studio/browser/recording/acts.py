"""What the script of a recording told, as actions of the studio. Pure."""

from typing import Any, Final

from studio.domain.actions.action import (
    Action,
    Click,
    DoubleClick,
    Drag,
    Fill,
    Hover,
    Press,
    RightClick,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.flows.flow import SECRET_PREFIX
from studio.domain.page.target import Target

Told = dict[str, Any]

_NAMELESS: Final = "パスワード"


def action_of(told: Told, target: Target | None, to: Target | None) -> Action | None:
    """Return the action a person carried out; None for what the studio cannot say.

    A secret is the template of its field's name: its value never left the page.
    """
    match told["verb"], target:
        case "press", _:
            return Press(keys=str(told["keys"]), target=target)
        case _, None:
            return None
        case "fill", Target() as field:
            return Fill(target=field, value=_typed(told, field))
        case "select_option", Target() as field:
            return SelectOption(target=field, option=str(told["option"]))
        case "set_checked", Target() as field:
            return SetChecked(target=field, checked=bool(told["checked"]))
        case "upload", Target() as field:
            return Upload(target=field, paths=tuple(map(str, told["files"])))
        case "drag", Target() as dragged:
            return Drag(target=dragged, to=to) if to else None
        case _, Target() as pressed:
            return _pressed(str(told["verb"]), pressed)


def _pressed(verb: str, target: Target) -> Action | None:
    match verb:
        case "click":
            return Click(target=target)
        case "double_click":
            return DoubleClick(target=target)
        case "right_click":
            return RightClick(target=target)
        case "hover":
            return Hover(target=target)
        case _:
            return None


def _typed(told: Told, field: Target) -> str:
    if not told["secret"]:
        return _plain(str(told["value"]))
    called = "".join(char for char in field.name if char not in "{}").strip()
    return f"{{{{{SECRET_PREFIX}{called or _NAMELESS}}}}}"


def _plain(text: str) -> str:
    """Return what was typed so that no part of it is taken for the name of a variable."""
    return text.replace("{{", "{ {")
