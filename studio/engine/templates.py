"""The texts of an action that a person gave or a page showed: where templates stand. Pure."""

from collections.abc import Callable

from studio.domain.action import (
    Action,
    AskUser,
    Choose,
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
)


def texts_of(action: Action) -> tuple[str, ...]:
    """Return every text that an action carries: values, options, addresses, conditions."""
    texts: list[str] = []
    with_texts(action, lambda text: texts.append(text) or text)
    return tuple(texts)


def typed_text(action: Action) -> str:
    """Return the free text an action types, "" for one that types none."""
    match action:
        case Fill():
            return action.value
        case TypeText() | HandleDialog():
            return action.text
        case _:
            return ""


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
            rule = action.rule.model_copy(update={"where": where})
            return action.model_copy(update={"rule": rule})
        case AskUser():
            return action.model_copy(update={"question": change(action.question)})
        case _:
            return action
