"""The texts of an action that a person gave or a page showed: where templates stand. Pure."""

from collections.abc import Callable
from typing import Final

from studio.domain.actions.action import (
    Action,
)
from studio.domain.page.target import Family, Fingerprint, Target

_CALLED: Final = ("name", "text", "title", "row_key")
"""Traits of an element that are words of its own."""
_SEVERAL: Final = ("labels", "parts", "row_also")
"""The same, several each."""


def texts_of(action: Action) -> tuple[str, ...]:
    """Return every text that an action carries: values, options, addresses, conditions."""
    texts: list[str] = []
    action.with_texts(lambda text: texts.append(text) or text)
    return tuple(texts)


def names_of(action: Action) -> tuple[str, ...]:
    """Return every text by which an action's element is called."""
    texts: list[str] = []
    with_names(action, lambda text: texts.append(text) or text)
    return tuple(texts)


def with_names(action: Action, change: Callable[[str], str]) -> Action:
    """Return the action with `change` applied to how its elements are called, wherever that is kept.

    「2026年10月分の明細」 may hold a date of a variable; what `change` leaves alone stays as it is.
    """
    return action.with_targets(lambda target: renamed(target, change))


def targets_of(action: Action) -> tuple[Target, ...]:
    """Return what an action acts on, and where a drag leads."""
    found: list[Target] = []
    action.with_targets(lambda target: found.append(target) or target)
    return tuple(found)


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
    several = {name: tuple(map(change, getattr(looks, name))) for name in _SEVERAL}
    beside = {"neighbours": tuple(map(around, looks.neighbours))}
    return looks.model_copy(update=texts | places | several | beside)
