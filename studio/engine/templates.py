"""The texts of an action that a person gave or a page showed: where templates stand. Pure."""

from collections.abc import Callable
from typing import Final

from studio.domain.action import (
    Action,
    Answer,
    AskUser,
    Choose,
    Drag,
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
from studio.domain.target import Family, Fingerprint, Target

_CALLED: Final = ("name", "text", "title", "row_key")
"""Traits of an element that are words of its own."""


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
    """Return the action with `change` applied to how its elements are called, wherever that is kept.

    「2026年10月分の明細」 may hold a date of a variable; what `change` leaves alone stays as it is.
    """
    return with_targets(action, lambda target: renamed(target, change))


def targets_of(action: Action) -> tuple[Target, ...]:
    """Return what an action acts on, and where a drag leads."""
    found: list[Target] = []
    with_targets(action, lambda target: found.append(target) or target)
    return tuple(found)


def with_targets(action: Action, change: Callable[[Target], Target]) -> Action:
    """Return the action with `change` applied to what it acts on, and to where a drag leads."""
    target = target_of(action)
    if target is None:
        return action
    changed = {"target": change(target)}
    if isinstance(action, Drag):
        changed["to"] = change(action.to)
    is_same = all(getattr(action, name) == one for name, one in changed.items())
    return action if is_same else action.model_copy(update=changed)


def renamed(
    target: Target, change: Callable[[str], str], around: Callable[[str], str] | None = None
) -> Target:
    """Return the element with `change` applied to how it is called, wherever that is kept.

    Args:
        target: Durable or live.
        change: Of its own names and of its row.
        around: Of what it stands in and beside; None: `change`.
    """
    around = around or change
    candidates = tuple(
        candidate.model_copy(
            update={
                "value": change(candidate.value),
                "scope_name": around(candidate.scope_name),
                "scope_key": (around if candidate.family is Family.NEAR else change)(
                    candidate.scope_key
                ),
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
            "fingerprint": _renamed(target.fingerprint, change, around),
        }
    )


def _renamed(
    looks: Fingerprint | None, change: Callable[[str], str], around: Callable[[str], str]
) -> Fingerprint | None:
    if looks is None:
        return None
    texts = {name: change(getattr(looks, name)) for name in _CALLED}
    places = {name: around(getattr(looks, name)) for name in ("scope", "heading")}
    labels = {"labels": tuple(map(change, looks.labels)), "parts": tuple(map(change, looks.parts))}
    beside = {"neighbours": tuple(map(around, looks.neighbours))}
    return looks.model_copy(update=texts | places | labels | beside)


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
