"""What the fields, boxes and file choosers of a page hold, and what a run put into them. Pure."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath
from typing import Final

from studio.domain.actions.action import (
    ROW_BOX,
    Action,
    Choose,
    FormField,
    SelectOption,
    SetChecked,
    TypesText,
    Upload,
)
from studio.domain.actions.outcome import Evidence
from studio.domain.flows.flow import SECRET_PREFIX, TEMPLATE
from studio.domain.page.observation import EDITABLE_ROLES, TOGGLE_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.domain.values.writing import ANYWHERE, says_date
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.goals import Goal, GoalKind
from studio.engine.guard.forms import is_to_be_sent
from studio.engine.perception.facts import held_by

_CHOSEN: Final = ("checked", "selected", "pressed")
_SEARCHES: Final = re.compile("検索|search|キーワード|絞り込")


@dataclass(frozen=True)
class HeldValues:
    """Values in place.

    Attributes:
        page: The newest observation.
        deeds: Acts of the item.
        goal: The item; what is switched off counts for one that says so, a search only where it is meant.
    """

    page: Observation
    deeds: Sequence[VerifiedAction]
    goal: Goal

    @cached_property
    def facts(self) -> tuple[Evidence, ...]:
        """What the hands read back."""
        facts = (fact for deed in self._setting for fact in deed.outcome.evidence)
        return tuple(facts)[-3:]

    def has(self, value: str) -> bool:
        """Say whether a value of the goal is where it belongs, or names what holds something.

        A secret is read back as dots by the hands: that its name was typed, and something stands there, is all anybody can see.
        """
        if TEMPLATE.fullmatch(value):
            return any(
                squeeze(one.action.typed) == squeeze(value)
                for one in self._setting
                if isinstance(one.action, TypesText) and one.outcome.evidence
            )
        wanted = squeeze(PurePath(value.replace("\\", "/")).name or value)
        if any(wanted in words for words in self._boxes):
            return True
        if self.goal.is_off:
            return False
        ways = {wanted, *_ways(value)}
        return any(
            wanted == name or any(way in text for way in ways) or says_date(text, value)
            for name, text in self._fields
        )

    def shows(self, parts: Sequence[str]) -> bool:
        """Say whether squeezed words are of what fields and boxes hold, or something was put in or ticked at all."""
        held = [*(text for _, text in self._fields if text), *self._boxes]
        has_ticked = any(deed.outcome.is_ok and _is_ticking(deed.action) for deed in self.deeds)
        return (
            has_ticked
            or bool(self._setting)
            or any(part in one or one in part for part in parts for one in held)
        )

    @property
    def is_kept(self) -> bool:
        """True when all that the goal sets was sent as it was put in: no button of a form waits for it."""
        given = [
            deed for deed in self._setting
            if deed.is_sent and self._is_as_wanted(deed)
            if not any(is_to_be_sent(node, self.page) for node in fields_of(deed, self.page))
        ]  # fmt: skip
        return self._all_in([squeeze(one) for deed in given for one in _put_in(deed)])

    def stood_before(self, run: Sequence[VerifiedAction]) -> bool:
        """Say whether the goal names fields or boxes that were already so, untouched by the run."""
        touched = {squeeze(deed.name) for deed in run if isinstance(deed.action, FormField)}
        controls = [node for node in self.page.nodes if node.role in EDITABLE_ROLES | TOGGLE_ROLES]
        names = Counter(squeeze(node.label) for node in controls)
        meant = [
            node for node in controls
            if (name := squeeze(node.label)) and name in squeeze(self.goal.text)
            if names[name] == 1 and name not in touched
            if node.role in EDITABLE_ROLES or self._counts(node)
        ]  # fmt: skip
        return self._all_in(
            [squeeze(node.label if node.role in TOGGLE_ROLES else held_by(node)) for node in meant]
        )

    def _all_in(self, found: Sequence[str]) -> bool:
        """Say whether found values are those of the goal; one without marks names its value in its text."""
        text = squeeze(self.goal.text)
        wanted = [squeeze(value) for value in self.goal.values]
        return all(one in found for one in wanted) and any(one and one in text for one in found)

    def _is_as_wanted(self, deed: VerifiedAction) -> bool:
        action = deed.action
        return not isinstance(action, SetChecked) or action.checked is not self.goal.is_off

    @property
    def named(self) -> tuple[Evidence, ...]:
        """What the hands read back of an act on what the goal speaks of, () when there is none."""
        is_set = self.goal.kind is GoalKind.SET
        found = [
            deed for deed in self._setting
            if self.goal.shares_word(deed.words) and self._is_as_wanted(deed)
            if not is_set or self._all_in([squeeze(one) for one in _put_in(deed)])
        ]  # fmt: skip
        return found[-1].outcome.evidence if found else ()

    @cached_property
    def _setting(self) -> list[VerifiedAction]:
        """What was put in, the last act on each field only."""
        last: dict[str, VerifiedAction] = {}
        for turn, deed in enumerate(self.deeds):
            is_set = deed.outcome.is_ok and isinstance(deed.action, FormField | Upload)
            if is_set and self._is_meant(deed.name):
                last[deed.name or str(turn)] = deed
        return list(last.values())

    @cached_property
    def _fields(self) -> list[tuple[str, str]]:
        """Name and value of each field that holds something, on the page or when it was left."""
        found = [
            (squeeze(node.name), squeeze(held_by(node)))
            for node in self.page.nodes
            if node.role in EDITABLE_ROLES and held_by(node)
            if self._is_meant(f"{node.role} {node.name} {node.placeholder}")
        ]
        shown = dict(found)
        for deed in self._setting:
            name, given = squeeze(deed.name), squeeze(" ".join(_given(deed)))
            is_overwritten = (
                name in shown and shown[name] not in given and not has_ended(deed, self.deeds)
            )
            if not isinstance(deed.action, SetChecked) and not is_overwritten:
                found.append((name, given))
        return found

    @cached_property
    def _boxes(self) -> list[str]:
        """Words of every box that is on (or off), and of what stands beside it."""
        shown = [
            squeeze(_beside(node, self.page))
            for node in self.page.nodes
            if node.role in TOGGLE_ROLES | {"option", "tab", "button"} and self._counts(node)
        ]
        done = [
            squeeze(deed.name)
            for deed in self._setting
            if isinstance(deed.action, SetChecked) and deed.action.checked is not self.goal.is_off
        ]
        return [words for words in (*shown, *done) if words]

    def _counts(self, node: AriaNode) -> bool:
        is_box = node.role in TOGGLE_ROLES
        return (is_box and not _is_on(node)) if self.goal.is_off else _is_on(node)

    def _is_meant(self, name: str) -> bool:
        """Say whether a field is none for searching, or the one that the goal names."""
        is_search = bool(_SEARCHES.search(squeeze(name)))
        return not is_search or (
            self.goal.kind is GoalKind.FILL and bool(_SEARCHES.search(self.goal.rest))
        )


def unsent(deeds: Sequence[VerifiedAction], page: Observation) -> list[VerifiedAction]:
    """Return the acts that put in what still stands in its field, with nothing sent or answered since."""
    last: dict[str, VerifiedAction] = {}
    for turn, deed in enumerate(deeds):
        if deed.is_sent or deed.has_moved or deed.is_answered:
            last.clear()
        elif deed.outcome.is_ok and isinstance(deed.action, FormField):
            last[deed.name or str(turn)] = deed
    return [deed for deed in last.values() if fields_of(deed, page)]


def has_ended(deed: VerifiedAction, run: Sequence[VerifiedAction]) -> bool:
    """Say whether what an act put in was sent since: the form may have been emptied by that."""
    ids = [id(one) for one in run]
    later = run[ids.index(id(deed)) + 1 :] if id(deed) in ids else ()
    return any(one.is_sent or one.has_moved or one.is_answered for one in later)


def fields_of(deed: VerifiedAction, page: Observation) -> list[AriaNode]:
    """Return the fields of a page that hold what an act put in."""
    name, given = squeeze(deed.name), [squeeze(one) for one in _given(deed)]
    named = [
        node for node in page.nodes
        if node.role in EDITABLE_ROLES | TOGGLE_ROLES and squeeze(node.label) == name
        if not _SEARCHES.search(squeeze(f"{node.role} {node.label}"))
    ]  # fmt: skip
    if isinstance(deed.action, SetChecked):
        return [node for node in named if _is_on(node) is deed.action.checked]
    return [node for node in named if (value := squeeze(held_by(node))) and value in given]


def lost(deeds: Sequence[VerifiedAction], goal: Goal) -> str:
    """Return a value of the goal that no field took, or a box that stayed as it was: neither it nor the value was tried again with success.

    Whether a secret was right, the login tells.
    """
    for turn, deed in enumerate(deeds):
        text = _wanted(deed)
        is_open = not deed.outcome.is_ok and bool(text) and SECRET_PREFIX not in text
        if not is_open or not any(one in squeeze(goal.text) for one in _ways(text)):
            continue
        later = [one for one in deeds[turn + 1 :] if one.outcome.is_ok]
        is_made_good = any(
            one.name == deed.name or squeeze(text) in squeeze(one.words) for one in later
        )
        if not is_made_good and not _stood(deed):
            return text
    return ""


def _wanted(deed: VerifiedAction) -> str:
    """Return what an act was to put in, or the box that it was to switch; "" of any other act."""
    match deed.action:
        case SetChecked():
            return deed.name
        case SelectOption(option=option):
            return option
        case _:
            return _typed(deed.action)


def _stood(deed: VerifiedAction) -> bool:
    """Say whether what was to be put in, or the state of a box, was there already."""
    nodes = [node for told in deed.seen for node in told.page.nodes]
    if isinstance(deed.action, SetChecked):
        name, is_on = squeeze(deed.name), deed.action.checked
        boxes = (one for one in nodes if one.role in TOGGLE_ROLES and squeeze(one.label) == name)
        return any(_is_on(box) is is_on for box in boxes)
    text = squeeze(_typed(deed.action))
    fields = (node for node in nodes if node.role in EDITABLE_ROLES)
    return bool(text) and any(squeeze(held_by(field)) == text for field in fields)


def _is_ticking(action: Action) -> bool:
    return isinstance(action, Choose) and action.column == ROW_BOX


def _typed(action: Action) -> str:
    return action.typed if isinstance(action, TypesText) else ""


def _ways(value: str) -> set[str]:
    """Return a value as it is, and in every writing, squeezed."""
    return {
        squeeze(value),
        *(squeeze(other) for write in ANYWHERE.values() if (other := write(value))),
    }


def _put_in(deed: VerifiedAction) -> Iterator[str]:
    """Yield what an act put in, or the box that it switched."""
    yield from (deed.name,) if isinstance(deed.action, SetChecked) else _given(deed)


def _given(deed: VerifiedAction) -> Iterator[str]:
    """Yield what an act put in, as it was given and as it was read back."""
    if isinstance(deed.action, Upload):
        yield from (PurePath(path).name for path in deed.action.paths)
    if isinstance(deed.action, SelectOption):
        yield deed.action.option
    yield from (fact.detail for fact in deed.outcome.evidence)


def _is_on(node: AriaNode) -> bool:
    return any(node.states.get(state, "false") != "false" for state in _CHOSEN)


def _beside(node: AriaNode, page: Observation) -> str:
    """Return a box's words; of one without a label of its own, what stands in the smallest part around it."""
    for around in page.ancestors(node):
        boxes = [one for one in around.walk() if one.role == node.role]
        if len(boxes) > 1 or around is page.root:
            break
        if squeeze(words := around.words()).replace(squeeze(node.name), ""):
            return f"{node.name} {words}"
    return node.name
