"""How an element is found again when the values are others: by the variable it is called by, or its row. Pure."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from studio.domain.actions.action import Action, Drag
from studio.domain.flows.flow import variable_names
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import CELL_ROLES, CHOICE_ROLES, OPERABLE_ROLES
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.text import squeeze
from studio.engine.distilling.words import TextPlace, Words
from studio.engine.replay.identity.calendar_days import MONTH_FORM, day_over
from studio.engine.replay.identity.matching import is_destructive
from studio.engine.replay.identity.surroundings import says_nothing
from studio.engine.secrets.templates import renamed
from studio.engine.variables.naming import template_of
from studio.engine.variables.retelling import TEMPLATE
from studio.engine.variables.values import split_format

_BY_WORDS: Final = frozenset(
    {
        Family.ROLE,
        Family.LABEL,
        Family.PLACEHOLDER,
        Family.TITLE,
        Family.SCOPED,
        Family.CELL,
        Family.NEAR,
        Family.TEXT,
        Family.CALLED,
    }
)
_OF_A_RECORD: Final = re.compile(r"\d")
_SCOPED_SCORE: Final = 140
_ROLE_SCORE: Final = 100


@dataclass(frozen=True, slots=True)
class ElementValues:
    """The values that may stand in one act's elements.

    Attributes:
        values: Of the run.
        item: The sentence that the act was done for.
        given: Names of the variables that the page has been given by then.
        around: Changes what an element stands in and beside.
    """

    values: Words
    item: str
    given: frozenset[str]
    around: Callable[[str], str]

    def place(self, label: str = "") -> TextPlace:
        """Return where words of an element stand, below a label."""
        return TextPlace(label, self.item, is_element=True, given=self.given)


def bound_element(action: Action, trace: Trace | None, said: ElementValues) -> Action:
    """Return the action on elements that are found by the variables in their name, row and address.

    What held yesterday's record beside them, an address, an id, a neighbour, holds it no more.

    Args:
        action: With a durable target.
        trace: What its row said.
        said: The values that may stand there.
    """

    def bound(target: Target) -> Target:
        is_day = day_over(target.fingerprint) is not None
        by_row = _by_cell(target, trace, said) if trace and not is_day else None
        by_row = by_row or (
            _by_row(target, trace, said) if trace and trace.row_role and not is_day else None
        )
        found = by_row or (_by_day(target, said) if is_day else _by_name(target, said))
        return target if _is_example(found, action, said.given) else found

    return action.with_targets(bound)


def _is_example(found: Target, action: Action, given: Collection[str]) -> bool:
    """Say whether an element would be found by nothing but what the act types into it: 「例：練習 花子」 is no name.

    Another value is typed into the same field, and its page says the same example then; but not where the page
    asks for what it was given before: 「確認のために A-12 と入力してください」.
    """
    typed = {split_format(words)[0] for words in variable_names(action.typed)}
    asked = {split_format(words)[0] for words in variable_names(found.name)}
    if asked and asked <= set(given) and not TEMPLATE.fullmatch(found.name):
        return False
    texts = (found.name, *(one.value for one in found.candidates))
    said = {split_format(words)[0] for text in texts for words in variable_names(text)}
    return bool(said) and said <= typed


def is_bound(action: Action) -> bool:
    """Say whether the element of an action is found by a variable."""
    target = action.element
    return target is not None and _holds_template(target)


def without_record(action: Action, record: Collection[str], places: Collection[str]) -> Action:
    """Return the action on an element that is not held by what a record chosen before it said.

    Args:
        action: Of a step after the choice of a record.
        record: What the record's row said, variables left out.
        places: By which parts of an address the record is told.
    """
    target = action.element
    if target is None or isinstance(action, Drag):
        return action
    said = tuple(squeeze(one) for one in record)

    def is_of_it(text: str) -> bool:
        return "{{" not in text and any(one in squeeze(text) for one in said)

    def is_its_address(text: str) -> bool:
        return bool(_OF_A_RECORD.search(text)) or leads_to(text, places)

    changed = _freed(target, is_of_it, is_its_address)
    return action if changed == target else action.model_copy(update={"target": changed})


def kept_in_both(target: Target, one: Target, other: Target) -> Target:
    """Return the target without the ways and traits that were other ones in a second run.

    Args:
        target: As the flow has it, with templates.
        one: The same with the values of the second run.
        other: As that run found it.
    """
    known = [way.model_copy(update={"score": 0}) for way in other.candidates]
    pairs = zip(target.candidates, one.candidates, strict=True)
    ways = tuple(way for way, now in pairs if now.model_copy(update={"score": 0}) in known)
    is_lost = bool(target.candidates) and not ways
    kept = (_by_role(target.name, target.role) or target.candidates) if is_lost else ways
    looks, now, then = target.fingerprint, one.fingerprint, other.fingerprint
    if looks is None or now is None or then is None:
        return target.model_copy(update={"candidates": kept})
    gone: dict[str, object] = {
        trait: "" for trait in _OF_A_DAY if getattr(now, trait) != getattr(then, trait)
    }
    beside = tuple(words for words in looks.neighbours if words in then.neighbours)
    plain = looks.model_copy(update=gone | {"neighbours": beside})
    return target.model_copy(update={"candidates": kept, "fingerprint": plain})


def _by_name(target: Target, said: ElementValues) -> Target:
    """Return the target with templates in its names and its address; without them as it was.

    One of several choices is another one as soon as it says a word more: 満足, やや満足.
    """
    is_choice = target.role in CHOICE_ROLES
    looks = target.fingerprint
    place = said.place(looks.scope if is_choice and looks else "")

    def own(text: str) -> str:
        if is_choice or (target.role in _BOXES and said.values.is_state_in(text)):
            found = said.values.whole(text, place)
        else:
            found = said.values.called(text, place)
        return text if found is None else found

    called = renamed(target, own, said.around)
    ways = (
        _way(old, new, said) for old, new in zip(target.candidates, called.candidates, strict=True)
    )
    called = called.model_copy(update={"candidates": tuple(ways)})
    if not _holds_template(called):
        return called
    found = _by_own_name(_named_by_address(only_by_variable(called), said), said)
    if target.role in OPERABLE_ROLES or found.fingerprint is None:
        return found
    place_alone = found.fingerprint.model_copy(update={"heading": ""})
    return found.model_copy(update={"fingerprint": place_alone})  # before it stands another place


def _named_by_address(target: Target, said: ElementValues) -> Target:
    """Return the target without its words where its address is told by a value that they only speak of: A(最重要).

    Another value leads to what says other words.
    """
    looks = target.fingerprint
    if looks is None or not looks.is_addressed:
        return target
    names = [name for way in target.candidates for name in variable_names(way.value)]
    template = said.values.said_by(target.name, names)
    if not template:
        return target
    nameless = looks.model_copy(update=_NO_RECORD | _NO_WORDS)
    return target.model_copy(update={"name": template, "volatile": (), "fingerprint": nameless})


def _by_own_name(target: Target, said: ElementValues) -> Target:
    """Return a target that a variable calls alone, without what its row says besides and nobody spoke of: the author of a book."""
    looks = target.fingerprint
    is_it = looks is not None and bool(TEMPLATE.fullmatch(looks.name))
    if looks is None or not is_it or not looks.row_key or "{{" in looks.row_key:
        return target
    if squeeze(looks.row_key) in squeeze(said.item):
        return target
    return target.model_copy(
        update={"fingerprint": looks.model_copy(update={"row_key": "", "row_column": ""})}
    )


def _by_day(target: Target, said: ElementValues) -> Target:
    """Return a day of a calendar by its number and its month, where a variable says that day."""
    looks = target.fingerprint
    day = day_over(looks)
    name = said.values.day(day) if day else ""
    if not name or looks is None:
        return target
    number = re.sub(
        r"\d+", template_of(name, "dd" if looks.name.startswith("0") else "d"), looks.name
    )
    called = renamed(target, lambda text: number if squeeze(text) == squeeze(looks.name) else text)
    called = only_by_variable(called)
    plain = called.fingerprint and called.fingerprint.model_copy(
        update={
            "heading": template_of(name, MONTH_FORM),
            "row_key": "",
            "row_column": "",
            "title": "",
            "text": "",
        }
    )
    return called.model_copy(update={"fingerprint": plain})


def _way(old: Candidate, called: Candidate, said: ElementValues) -> Candidate:
    """Return a way with templates: in words, or in an address where a part of it is a value."""
    if old.family in _BY_WORDS:
        return called
    name, is_address, address = old.value.partition("=")
    if old.family is not Family.ATTRIBUTE or not is_address or not name.startswith("href"):
        return old
    address = said.values.address(address, said.place(), is_compared=True)
    return old.model_copy(update={"value": f"{name}={address}"})


def _key_of_row(trace: Trace, said: ElementValues) -> tuple[str, str] | None:
    """Return the text of a row that a variable's value is, and the variable."""
    keys = (
        (text, found)
        for text in trace.keys
        if (found := said.values.whole(text, said.place(_column_of(text, trace))))
    )
    return next(keys, None)


def _column_of(text: str, trace: Trace) -> str:
    """Return the heading under which a text of the row stood."""
    return dict(trace.columns).get(text, "")


def _by_row(target: Target, trace: Trace, said: ElementValues) -> Target | None:
    """Return the target found in the row that a cell with a variable's value tells; None: there is none."""
    is_of_value = said.values.called(target.name, said.place()) != target.name
    is_found_so = any(one.value == target.name for one in target.candidates)
    if target.role in CHOICE_ROLES or (is_of_value and (is_found_so or not target.candidates)):
        return None  # it says by itself which one it is
    key = _key_of_row(trace, said)
    looks = target.fingerprint
    if key is None or looks is None:
        return None
    name = "" if trace.is_rows_own or is_of_value else looks.name
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
    plain = looks.model_copy(
        update={"row_key": key[1], "row_column": _column_of(key[0], trace), **_NO_RECORD}
    )
    if trace.is_rows_own or is_of_value:
        plain = plain.model_copy(update=_NO_WORDS)
    return target.model_copy(
        update={
            "name": key[1] if trace.is_rows_own else target.name,
            "candidates": tuple(dict.fromkeys((by_row, *others))),
            "volatile": () if trace.is_rows_own else target.volatile,
            "fingerprint": plain,
        }
    )


def _by_cell(target: Target, trace: Trace, said: ElementValues) -> Target | None:
    """Return the target found by the heading of its column and its row, not by what its cell said; None: it is no such.

    Where no variable tells the row, what the cell says may be what is meant: a code that is pressed.
    """
    cells = [one for one in target.candidates if one.family is Family.CELL]
    looks = target.fingerprint
    is_cell = target.role in CELL_ROLES
    if not cells or looks is None or (is_cell and _says_deed(target.name)):
        return None
    text, key = _key_of_row(trace, said) or ("", "")
    is_told = said.values.called(target.name, said.place()) != target.name
    if not key and (not is_cell or is_told):
        return None
    ways = (one.model_copy(update={"scope_key": key}) for one in cells) if key else cells
    plain = looks.model_copy(
        update={
            "row_key": key or cells[0].scope_key,
            "row_column": _column_of(text or cells[0].scope_key, trace),
            **_NO_WORDS,
            **_NO_RECORD,
        }
    )
    return target.model_copy(
        update={
            "name": cells[0].value,
            "candidates": tuple(dict.fromkeys(ways)),
            "volatile": (),
            "fingerprint": plain,
        }
    )


def _says_deed(words: str) -> bool:
    """Say whether a cell that is pressed says what the press does, as a button would: 詳細, 削除."""
    return says_nothing(words) or is_destructive(words)


_BOXES: Final = frozenset({"checkbox", "switch", "menuitemcheckbox"})
"""What is on or off: 「宿泊あり」 is not called 「宿泊なし」 when it is off."""
_NO_RECORD: Final[dict[str, object]] = {
    "path": "",
    "id": "",
    "testid": "",
    "neighbours": (),
    "ordinal": 1,
    "count": 1,
}
"""Traits of a fingerprint that are yesterday's record's, and no variable's."""
_NO_WORDS: Final[dict[str, object]] = {"name": "", "text": "", "title": "", "labels": ()}
"""What an element says that another value has it say otherwise."""


_OF_A_DAY: Final = ("path", "id", "testid", "scope", "heading")
"""Traits that hold an element to one record where they were others in a second run."""


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
        is_addressed = bool(kept) and all(one.family is Family.ATTRIBUTE for one in kept)
        path = "" if _is_link(looks) else looks.path
        plain = looks.model_copy(update={"path": path, "is_addressed": is_addressed})
        return target.model_copy(
            update={"candidates": kept or target.candidates, "fingerprint": plain}
        )
    kept = (
        tuple(one for one in target.candidates if _says_template(one))
        or _in_part(target, looks)
        or _by_role(looks.name, target.role)
    )
    plain = looks.model_copy(update=_NO_RECORD | {"is_named": is_named})
    return target.model_copy(update={"candidates": kept, "fingerprint": plain})


def _in_part(target: Target, looks: Fingerprint) -> tuple[Candidate, ...]:
    """Return by what words beside it a sign without words is found in the part of a page that the record heads: its other fields."""
    is_headed = bool(looks.row_key) and looks.row_key == looks.heading
    near = (one for one in target.candidates if one.family is Family.NEAR)
    return tuple(near) if is_headed and not _own_words(looks) else ()


def _own_words(looks: Fingerprint) -> bool:
    return any((looks.name, looks.text, looks.title, *looks.labels))


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
    is_row_alone = looks is not None and looks.row_key == target.name and not _own_words(looks)
    if not kept and not is_of_it(target.name) and not is_row_alone:
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
