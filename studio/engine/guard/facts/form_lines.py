"""What the forms of a page send, before an act and after it: lines that were moved, doubled, or taken off. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from studio.domain.page.observation import (
    EDITABLE_ROLES,
    TOGGLE_ROLES,
    Control,
    ControlKind,
    Observation,
)

FOLLOWED: Final = EDITABLE_ROLES | TOGGLE_ROLES
"""Of what such an element holds its tree tells."""
_SENT: Final = frozenset({ControlKind.FIELD, ControlKind.HIDDEN})


def sent_of(page: Observation, other: Observation) -> list[Control]:
    """Return the fields that a page's forms send, but those that the trees of both pages show and follow."""
    sent = list[Control]()
    for one in page.controls or ():
        node, there = (at.node(one.ref) if one.ref else None for at in (page, other))
        is_here = node is not None and there is not None and node.role in FOLLOWED
        is_out = [one is not None and one.is_disabled for one in (node, there)]
        if one.name and one.kind in _SENT and not is_out[0] and (not is_here or is_out[1]):
            sent.append(one)
    return sent


def pair(control: Control) -> tuple[str, str]:
    """Return what a control sends: name and value."""
    return control.name, control.value


def moved_over(before: Observation, after: Observation) -> dict[Control, Control]:
    """Return the options that went from one list into another, as in two lists with arrows between, by what they were before."""
    was, now = (
        {pair(one): one for one in page.controls or () if one.kind is ControlKind.OPTION and one.words}
        for page in (before, after)
    )  # fmt: skip
    came = {one.words: one for at, one in now.items() if at not in was}
    return {one: came[one.words] for at, one in was.items() if at not in now and one.words in came}


def is_moved(was: Sequence[Control], now: Sequence[Control]) -> bool:
    """Say whether fields of one name stand in another order: lines that count by it."""
    before, after = (
        {
            name: [one.value for one in sent if one.name == name]
            for name in {one.name for one in sent}
        }
        for sent in (was, now)
    )
    return any(
        before[name] != values and sorted(before[name]) == sorted(values)
        for name, values in after.items()
        if name in before
    )


def is_doubled(was: Sequence[Control], new: Counter[tuple[str, str]]) -> bool:
    """Say whether a line with something unseen in it stands there once more."""
    unseen = {pair(one) for one in was if one.kind is ControlKind.HIDDEN and one.value}
    return bool(unseen & set(new))


def is_taken_off(
    was: Sequence[Control],
    gone: Counter[tuple[str, str]],
    before: Observation,
    after: Observation,
) -> bool:
    """Say whether fields are gone from a form that is still there, and nothing came in their stead: a tag, a line, a box.

    What no form holds together is a form of its own: only what is unseen is gone from it.
    """
    out = [one for one in was if pair(one) in gone]
    forms = {one.form for one in out if one.form >= 0 or one.kind is ControlKind.HIDDEN}
    had, has = (
        {
            one.name
            for one in page.controls or ()
            if one.kind is ControlKind.FIELD and one.form in at
        }
        for page, at in ((before, forms), (after, range(-1, 1000)))
    )
    stays = had - {one.name for one in out}
    return bool(out) and all(one.form in forms for one in out) and bool(stays) and stays <= has
