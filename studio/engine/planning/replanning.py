"""作り直す: a new plan, without losing what the person wrote into the old one.

Pure: values in, values out. What the person wrote, changed, moved or switched (`Item.is_own`) stays
beside its old neighbours; what they took out stays out; the rest comes from the new plan.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Final

from studio.domain.actions.rule import Condition
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.text import squeeze
from studio.domain.values.variable import Variable
from studio.engine.planning import editing

_SAME_FROM: Final = 0.6
"""Similarity from which two sentences are one item, if one says nothing that the other does not."""
_GRAMMAR: Final = re.compile(r"[ぁ-ん、。・\s]+")
"""What may differ between two ways to say the same: particles and endings, not names or numbers."""


@dataclass(frozen=True, slots=True)
class PlannedList:
    """A list as it stood right after planning; edits are told by comparing with it.

    Attributes:
        checklist: The list.
        origins: Of items that a person changed: the planner's own words for them, by id.
        dropped: The planner's words for what a person took out.
    """

    checklist: Checklist
    origins: Mapping[str, str] = field(default_factory=dict[str, str])
    dropped: tuple[str, ...] = ()


def base_of(edited: Checklist, plans: Sequence[PlannedList]) -> PlannedList:
    """Return the plan that a list was edited from: the one most of whose items are still in it.

    Undo may have brought an older list back, so the newest plan is not always it.
    """
    ids = {item.id for item in edited.items}

    def shared(plan: PlannedList) -> int:
        return sum(item.id in ids for item in plan.checklist.items)

    best = max(reversed(plans), key=shared, default=None)
    return best if best and shared(best) else PlannedList(Checklist(instruction=""))


def count_own(checklist: Checklist | None) -> int:
    """Return how many items of a list a person wrote or changed."""
    return sum(item.is_own for item in checklist.items) if checklist else 0


def merge(new: Checklist, edited: Checklist, base: PlannedList) -> PlannedList:
    """Put the person's edits into a new plan.

    Args:
        new: What the planner made just now.
        edited: The list as the person left it.
        base: The plan that `edited` was made from, see `base_of`.

    Returns:
        The merged list, nothing of it done, with what the next `merge` must know.
    """
    dropped = _dropped(edited, base)
    origins = {item.id: _origin(item, base) for item in edited.items if item.is_own}
    unwanted = {squeeze(text) for text in dropped}
    kept = tuple(item for item in new.items if squeeze(item.text) not in unwanted)
    items = _placed(edited.items, kept, _matches(edited.items, kept, origins))
    merged = _with_values(new.model_copy(update={"items": items}), edited, base.checklist)
    return PlannedList(merged, {key: text for key, text in origins.items() if text}, dropped)


def _dropped(edited: Checklist, base: PlannedList) -> tuple[str, ...]:
    """Return the words of what was taken out; a list that was emptied was given up as a whole."""
    if not edited.items:
        return ()
    there = {item.id for item in edited.items}
    gone = tuple(
        base.origins.get(item.id, item.text)
        for item in base.checklist.items
        if item.id not in there
    )
    again = {squeeze(item.text) for item in edited.items}
    words = dict.fromkeys((*base.dropped, *gone))
    return tuple(text for text in words if text and squeeze(text) not in again)


def _origin(item: Item, base: PlannedList) -> str:
    """Return the planner's words for an item of the person's, "" for one that only they wrote."""
    if item.id in base.origins:
        return base.origins[item.id]
    planned = next((one for one in base.checklist.items if one.id == item.id), None)
    return planned.text if planned and not planned.is_own else ""


def _matches(
    old: Sequence[Item], new: Sequence[Item], origins: Mapping[str, str]
) -> dict[str, str]:
    """Return which item of the new plan each old one is: the id of the new by the id of the old."""
    found: dict[str, str] = {}
    from_plan = [item for item in old if not item.is_own or origins.get(item.id)]
    written = [item for item in old if item.is_own and not origins.get(item.id)]
    for is_exact in (True, False):
        for item in (*from_plan, *written):
            free = [one for one in new if one.id not in found.values()]
            words = (origins.get(item.id) or item.text, item.text)
            match = _first_same(free, words, is_exact=is_exact)
            if item.id not in found and match:
                found[item.id] = match.id
    return found


def _first_same(items: Iterable[Item], words: Iterable[str], *, is_exact: bool) -> Item | None:
    pairs = ((item, word) for word in words for item in items)
    return next(
        (item for item, word in pairs if _is_same(item.text, word, is_exact=is_exact)), None
    )


def _is_same(text: str, word: str, *, is_exact: bool) -> bool:
    """Say whether two sentences mean one item.

    Not exactly: the names, numbers and verbs of one all stand in the other, in their order; 田中 is
    never 田村, and 「A」 never 「B」.
    """
    one, other = squeeze(text), squeeze(word)
    if is_exact or one == other:
        return one == other
    short, long = sorted((_GRAMMAR.sub("", one), _GRAMMAR.sub("", other)), key=len)
    rest = iter(long)
    if not short or not all(char in rest for char in short):
        return False
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _SAME_FROM


def _placed(
    old: Sequence[Item], new: Sequence[Item], matches: Mapping[str, str]
) -> tuple[Item, ...]:
    """Return the new items with the person's own among them, each beside its old neighbours."""
    result = list(new)
    for row, item in enumerate(old):
        if not item.is_own:
            continue
        slot = _row_of(result, matches.get(item.id, ""))
        if slot is not None:
            result.pop(slot)
        place = _place(old, row, result, matches, slot)
        result.insert(place, item.model_copy(update={"state": ItemState.TODO}))
    return tuple(result)


def _place(
    old: Sequence[Item],
    row: int,
    result: Sequence[Item],
    matches: Mapping[str, str],
    slot: int | None,
) -> int:
    """Return before which row of the result the item of an old row goes."""
    after = _nearest(reversed(old[:row]), result, matches)
    before = _nearest(iter(_not_own(old[row + 1 :])), result, matches)
    low = after.row + 1 if after else 0
    high = before.row if before else len(result)
    if slot is not None and low <= slot <= high:
        return slot
    if after and (before is None or after.distance <= before.distance):
        return low
    if before:
        return high
    return slot if slot is not None else min(row, len(result))


@dataclass(frozen=True, slots=True)
class _Neighbour:
    row: int
    distance: int


def _nearest(
    items: Iterable[Item], result: Sequence[Item], matches: Mapping[str, str]
) -> _Neighbour | None:
    """Return where the first of these items that stands in the result is, and how far it was."""
    for distance, item in enumerate(items):
        row = _row_of(result, item.id)
        if row is None:
            row = _row_of(result, matches.get(item.id, ""))
        if row is not None:
            return _Neighbour(row, distance)
    return None


def _not_own(items: Sequence[Item]) -> list[Item]:
    """Return the items whose place the new plan says; the person's own come later."""
    return [item for item in items if not item.is_own]


def _row_of(items: Sequence[Item], item_id: str) -> int | None:
    return next((row for row, item in enumerate(items) if item.id == item_id), None)


def _with_values(merged: Checklist, edited: Checklist, base: Checklist) -> Checklist:
    """Keep the variables and conditions that the person changed."""
    planned = {variable.name: variable for variable in base.variables}
    for variable in edited.variables:
        if planned.get(variable.name) != variable:
            merged = _with_variable(merged, variable)
    changed = [one for one in edited.conditions if one not in base.conditions]
    return merged.model_copy(update={"conditions": _with_conditions(merged, changed)})


def _with_variable(merged: Checklist, changed: Variable) -> Checklist:
    named = next((one for one in merged.variables if one.name == changed.name), None)
    if named is None:
        named = next((one for one in merged.variables if one.value == changed.value), None)
    if named is None:
        words = (merged.instruction, *(item.text for item in merged.items))
        if not changed.value or not any(changed.value in text for text in words):
            return merged
        return merged.model_copy(update={"variables": (*merged.variables, changed)})
    value = named.value if _says_otherwise(merged, named.value, changed.value) else changed.value
    return editing.set_variable(merged, named.name, value, ask_each_time=changed.ask_each_time)


def _with_conditions(merged: Checklist, changed: Sequence[Condition]) -> tuple[Condition, ...]:
    conditions = list(merged.conditions)
    for condition in changed:
        row = next((n for n, one in enumerate(conditions) if _is_about_same(one, condition)), None)
        if row is None:
            if condition.value in merged.instruction:
                conditions.append(condition)
        elif not _says_otherwise(merged, conditions[row].value, condition.value):
            conditions[row] = condition
    return tuple(conditions)


def _is_about_same(one: Condition, other: Condition) -> bool:
    return (one.column, one.comparison) == (other.column, other.comparison)


def _says_otherwise(merged: Checklist, planned: str, changed: str) -> bool:
    """Say whether the sentence itself names the planner's value and not the person's: typed later."""
    said = squeeze(merged.instruction)
    return squeeze(planned) in said and squeeze(changed) not in said
