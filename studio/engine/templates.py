"""The texts of an action that a person gave or a page showed: where templates stand. Pure."""

from collections.abc import Callable
from typing import Final

from studio.domain.action import (
    Action,
    Answer,
    AskUser,
    Choose,
    EditText,
    Extract,
    Fill,
    HandleDialog,
    Navigate,
    OpenTab,
    Scroll,
    SelectOption,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
    target_of,
)
from studio.domain.answer import PageValue
from studio.domain.target import Fingerprint, Target

_CALLED: Final = ("name", "text", "title", "row_key", "scope", "heading")
"""Traits of an element that are words of the page."""


def texts_of(action: Action) -> tuple[str, ...]:
    """Return every text that an action carries: values, options, addresses, conditions."""
    texts: list[str] = []
    with_texts(action, lambda text: texts.append(text) or text)
    return tuple(texts)


def names_of(action: Action) -> tuple[str, ...]:
    """Return every text by which an action's element is called."""
    texts: list[str] = []
    with_names(action, lambda text: texts.append(text) or text)
    return tuple(texts)


def typed_text(action: Action) -> str:
    """Return the free text an action types, "" for one that types none."""
    match action:
        case Fill():
            return action.value
        case TypeText() | HandleDialog():
            return action.text
        case EditText():
            return "\n".join(edit.text for edit in action.edits)
        case _:
            return ""


def with_names(action: Action, change: Callable[[str], str]) -> Action:
    """Return the action with `change` applied to how its element is called, wherever that is kept.

    「2026年10月分の明細」 may hold a date of a variable; what `change` leaves alone stays as it is.
    """
    target = target_of(action)
    if target is None:
        return action
    changed = renamed(target, change)
    return action if changed == target else action.model_copy(update={"target": changed})


def renamed(target: Target, change: Callable[[str], str]) -> Target:
    """Return the element with `change` applied to how it is called, wherever that is kept."""
    candidates = tuple(
        candidate.model_copy(
            update={
                "value": change(candidate.value),
                "scope_name": change(candidate.scope_name),
                "scope_key": change(candidate.scope_key),
            }
        )
        for candidate in target.candidates
    )
    volatile = tuple(
        part.model_copy(update={"text": change(part.text)}) for part in target.volatile
    )
    return target.model_copy(
        update={
            "name": change(target.name),
            "candidates": candidates,
            "volatile": volatile,
            "fingerprint": _renamed(target.fingerprint, change),
        }
    )


def _renamed(looks: Fingerprint | None, change: Callable[[str], str]) -> Fingerprint | None:
    if looks is None:
        return None
    texts = {name: change(getattr(looks, name)) for name in _CALLED}
    lists = {name: tuple(map(change, getattr(looks, name))) for name in ("labels", "neighbours")}
    return looks.model_copy(update=texts | lists)


def with_texts(action: Action, change: Callable[[str], str]) -> Action:  # noqa: C901, PLR0912 - one a verb
    """Return the action with `change` applied to each of its texts; targets and keys stay.

    The recorder puts 「{{検索語}}」 in, the replay takes it out, the log masks what is secret.
    """
    match action:
        case Navigate() | OpenTab():
            return action.model_copy(update={"url": change(action.url)})
        case Fill():
            return action.model_copy(update={"value": change(action.value)})
        case TypeText() | HandleDialog():
            return action.model_copy(update={"text": change(action.text)})
        case EditText():
            edits = (
                edit.model_copy(update={"anchor": change(edit.anchor), "text": change(edit.text)})
                for edit in action.edits
            )
            return action.model_copy(update={"edits": tuple(edits)})
        case SelectOption():
            return action.model_copy(update={"option": change(action.option)})
        case Upload():
            return action.model_copy(update={"paths": tuple(change(path) for path in action.paths)})
        case Scroll():
            return action.model_copy(update={"until": change(action.until)})
        case SwitchTab():
            return action.model_copy(update={"tab": change(action.tab)})
        case WaitFor():
            texts = {"text": change(action.text), "gone": change(action.gone)}
            return action.model_copy(update=texts)
        case Choose() | Extract():
            where = tuple(
                condition.model_copy(update={"value": change(condition.value)})
                for condition in action.rule.where
            )
            rule = action.rule.model_copy(
                update={"where": where, "within": change(action.rule.within)}
            )
            return action.model_copy(update={"rule": rule})
        case Answer():
            return _with_answer_texts(action, change)
        case AskUser():
            return action.model_copy(update={"question": change(action.question)})
        case _:
            return action


def _with_answer_texts(action: Answer, change: Callable[[str], str]) -> Answer:
    """Change the sentence, and the words of the page by which its values are found."""
    values = tuple(
        value.model_copy(
            update={
                name: change(getattr(value, name)) for name in ("before", "after", "row", "heading")
            }
        )
        if isinstance(value, PageValue)
        else value
        for value in action.values
    )
    return action.model_copy(update={"text": change(action.text), "values": values})
