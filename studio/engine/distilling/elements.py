"""How an element is found again when the values are others: by the variable it is called by, or its row. Pure."""

import re
from collections.abc import Callable, Collection
from typing import Final
from urllib.parse import unquote

from studio.domain.action import Action, Drag, target_of
from studio.domain.target import Candidate, Family, Fingerprint, Target
from studio.domain.text import squeeze
from studio.domain.trace import Trace
from studio.engine.distilling.words import Words
from studio.engine.templates import renamed

_BY_WORDS: Final = frozenset(
    {
        Family.ROLE,
        Family.LABEL,
        Family.PLACEHOLDER,
        Family.TITLE,
        Family.SCOPED,
        Family.NEAR,
        Family.TEXT,
        Family.CALLED,
    }
)
_CHOICE_ROLES: Final = frozenset({"radio", "option", "menuitemradio", "tab"})
_OF_A_RECORD: Final = re.compile(r"\d")
_SCOPED_SCORE: Final = 140
_ROLE_SCORE: Final = 100


def bound_element(action: Action, trace: Trace | None, words: Words) -> Action:
    """Return the action on an element that is found by the variables in its name, its row and its address.

    What held yesterday's record beside them, an address, an id, a neighbour, holds it no more.

    Args:
        action: With a durable target.
        trace: What its row said.
        words: The values that may stand there.
    """
    target = target_of(action)
    if target is None:
        return action
    changed = _by_row(target, trace, words) if trace and trace.row_role else None
    changed = changed or _by_name(target, words)
    return action if changed == target else action.model_copy(update={"target": changed})


def is_bound(action: Action) -> bool:
    """Say whether the element of an action is found by a variable."""
    target = target_of(action)
    return target is not None and _holds_template(target)


def without_record(action: Action, record: Collection[str], places: Collection[str]) -> Action:
    """Return the action on an element that is not held by what a record chosen before it said.

    Args:
        action: Of a step after the choice of a record.
        record: What the record's row said, variables left out.
        places: By which parts of an address the record is told.
    """
    target = target_of(action)
    if target is None or isinstance(action, Drag):
        return action
    said = tuple(squeeze(one) for one in record)

    def is_of_it(text: str) -> bool:
        return "{{" not in text and any(one in squeeze(text) for one in said)

    def is_its_address(text: str) -> bool:
        return bool(_OF_A_RECORD.search(text)) or leads_to(text, places)

    changed = _freed(target, is_of_it, is_its_address)
    return action if changed == target else action.model_copy(update={"target": changed})


def _by_name(target: Target, words: Words) -> Target:
    """Return the target with templates in its names and its address; without them as it was.

    One of several choices is another one as soon as it says a word more: 満足, やや満足.
    """
    is_choice = target.role in _CHOICE_ROLES
    called = renamed(
        target, lambda text: words.whole(text) or text if is_choice else words.inside(text)
    )
    ways = (
        _way(old, new, words) for old, new in zip(target.candidates, called.candidates, strict=True)
    )
    called = called.model_copy(update={"candidates": tuple(ways)})
    return only_by_variable(called) if _holds_template(called) else called


def _way(old: Candidate, called: Candidate, words: Words) -> Candidate:
    """Return a way with templates: in words, or in an address where a part of it is a value."""
    if old.family in _BY_WORDS:
        return called
    name, is_address, address = old.value.partition("=")
    if old.family is not Family.ATTRIBUTE or not is_address or not name.startswith("href"):
        return old
    return old.model_copy(update={"value": f"{name}={words.address(address)}"})


def _by_row(target: Target, trace: Trace, words: Words) -> Target | None:
    """Return the target found in the row that a cell with a variable's value tells; None: there is none."""
    if target.role in _CHOICE_ROLES or words.inside(target.name) != target.name:
        return None  # it says by itself which one it is
    keys = ((text, found) for text in trace.keys if (found := words.whole(text)))
    key = next(keys, None)
    looks = target.fingerprint
    if key is None or looks is None:
        return None
    name = "" if trace.is_rows_own else looks.name
    by_row = Candidate(
        family=Family.SCOPED,
        value=name,
        role=target.role,
        scope_role=trace.row_role,
        scope_key=key[1],
        score=_SCOPED_SCORE,
    )
    beside = (
        one for one in target.candidates if one.family is Family.NEAR and not trace.is_rows_own
    )
    others = (
        one.model_copy(update={"scope_key": key[1]}) for one in beside if one.scope_key in trace.row
    )
    plain = looks.model_copy(update={"row_key": key[1], **_NO_RECORD})
    if trace.is_rows_own:
        plain = plain.model_copy(update={"name": "", "text": "", "title": "", "labels": ()})
    return target.model_copy(
        update={
            "name": key[1] if trace.is_rows_own else target.name,
            "candidates": tuple(dict.fromkeys((by_row, *others))),
            "volatile": () if trace.is_rows_own else target.volatile,
            "fingerprint": plain,
        }
    )


_NO_RECORD: Final[dict[str, object]] = {
    "path": "",
    "id": "",
    "testid": "",
    "neighbours": (),
    "ordinal": 1,
    "count": 1,
}
"""Traits of a fingerprint that are yesterday's record's, and no variable's."""


def _is_link(looks: Fingerprint) -> bool:
    return looks.tag == "a"


def only_by_variable(target: Target) -> Target:
    """Keep only the ways that a variable stands in, and of the looks what does not tell the old record."""
    looks = target.fingerprint
    if looks is None:
        return target
    is_named = any("{{" in text for text in (looks.name, looks.text, *looks.labels))
    if not is_named and "{{" not in looks.row_key:
        kept = tuple(one for one in target.candidates if _says_template(one))
        plain = looks.model_copy(update={"path": "" if _is_link(looks) else looks.path})
        return target.model_copy(
            update={"candidates": kept or target.candidates, "fingerprint": plain}
        )
    kept = tuple(one for one in target.candidates if _says_template(one)) or _by_role(
        looks.name, target.role
    )
    plain = looks.model_copy(update=_NO_RECORD | {"is_named": is_named})
    return target.model_copy(update={"candidates": kept, "fingerprint": plain})


def _by_role(name: str, role: str) -> tuple[Candidate, ...]:
    if not name or not role:
        return ()
    return (Candidate(family=Family.ROLE, value=name, role=role, score=_ROLE_SCORE),)


def leads_to(address: str, places: Collection[str]) -> bool:
    """Say whether one of these is a part of an address, whole."""
    return any(part in places for part in re.split(r"[/?&=#]", unquote(address)) if part)


def _freed(
    target: Target, is_of_it: Callable[[str], bool], is_its_address: Callable[[str], bool]
) -> Target:
    """Return the target without the ways and traits that hold it to one record; all stay when none would be left."""
    looks = target.fingerprint
    kept = tuple(
        one for one in target.candidates if not _holds_to_record(one, is_of_it, is_its_address)
    )
    if not kept and not is_of_it(target.name):
        kept = _by_role(target.name, target.role)
    if looks is None:
        return target.model_copy(update={"candidates": kept})
    is_its_own = _is_link(looks) and "{{" not in looks.path and is_its_address(looks.path)
    plain = looks.model_copy(
        update={
            "path": "" if is_its_own else looks.path,
            "scope": "" if is_of_it(looks.scope) else looks.scope,
            "heading": "" if is_of_it(looks.heading) else looks.heading,
            "neighbours": tuple(one for one in looks.neighbours if not is_of_it(one)),
        }
    )
    return target.model_copy(update={"candidates": kept, "fingerprint": plain})


def _holds_to_record(
    way: Candidate, is_of_it: Callable[[str], bool], is_its_address: Callable[[str], bool]
) -> bool:
    if _says_template(way):
        return False
    if way.family is Family.ATTRIBUTE and way.value.startswith("href"):
        return is_its_address(way.value)
    return way.family in _BY_WORDS and any(map(is_of_it, (way.scope_name, way.scope_key)))


def _says_template(way: Candidate) -> bool:
    return any("{{" in text for text in (way.value, way.scope_name, way.scope_key))


def _holds_template(target: Target) -> bool:
    looks = target.fingerprint
    traits = (looks.name, looks.text, looks.row_key, looks.path, *looks.labels) if looks else ()
    return (
        "{{" in target.name
        or any("{{" in text for text in traits)
        or any(map(_says_template, target.candidates))
    )
