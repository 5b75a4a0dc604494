"""Edits of a checklist as pure functions: a list goes in, a new list comes out.

Undo needs nothing else: `EditHistory` keeps the old values.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar
from uuid import uuid4

from studio.domain.actions.rule import Condition
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.text import clip
from studio.domain.values.variable import Variable

UNDO_DEPTH: Final = 50
MAX_ITEM_CHARS: Final = 500
"""One line of a checklist; pasted documents are cut here, visibly, with …."""

_Edited = TypeVar("_Edited")


@dataclass(frozen=True, slots=True)
class EditHistory(Generic[_Edited]):
    """A value that a person edits (a checklist, a flow), with the values it had before.

    Attributes:
        present: What is shown; None before there is anything.
        past: Older values, oldest first, at most `UNDO_DEPTH`.
        future: Values taken back by `undo`, next one to redo last.
    """

    present: _Edited | None = None
    past: tuple[_Edited | None, ...] = ()
    future: tuple[_Edited | None, ...] = ()

    @property
    def can_undo(self) -> bool:
        """True when there is an older value."""
        return bool(self.past)

    @property
    def can_redo(self) -> bool:
        """True when an undo can be taken back."""
        return bool(self.future)

    def push(self, edited: _Edited) -> "EditHistory[_Edited]":
        """Make `edited` the present; an edit that changes nothing leaves no trace."""
        if edited == self.present:
            return self
        past = (*self.past, self.present)[-UNDO_DEPTH:]
        return EditHistory(present=edited, past=past)

    def amend(self, edited: _Edited) -> "EditHistory[_Edited]":
        """Replace the present without a new undo step: what a run does to states is no edit."""
        return replace(self, present=edited)

    def undo(self) -> "EditHistory[_Edited]":
        """Go back one value; the same history when there is none."""
        if not self.past:
            return self
        return EditHistory(self.past[-1], self.past[:-1], (*self.future, self.present))

    def redo(self) -> "EditHistory[_Edited]":
        """Take the last undo back; the same history when there is none."""
        if not self.future:
            return self
        return EditHistory(self.future[-1], (*self.past, self.present), self.future[:-1])


def reword(checklist: Checklist, item_id: str, text: str) -> Checklist:
    """Give an item other words; it is the person's, and not done. Empty words change nothing."""
    words = clip(text, MAX_ITEM_CHARS)
    if not words:
        return checklist
    return _with_items(
        checklist,
        tuple(
            item.model_copy(update={"text": words, "state": ItemState.TODO, "is_own": True})
            if item.id == item_id and item.text != words
            else item
            for item in checklist.items
        ),
    )


def insert(checklist: Checklist, row: int, text: str) -> Checklist:
    """Put a new item before `row`; a row outside the list means its nearer end."""
    row = min(max(row, 0), len(checklist.items))
    item = Item(text=clip(text, MAX_ITEM_CHARS), is_own=True)
    return _with_items(checklist, (*checklist.items[:row], item, *checklist.items[row:]))


def duplicate(checklist: Checklist, item_ids: Collection[str]) -> Checklist:
    """Put a copy with a new id, not done yet, below each of the items."""
    items: list[Item] = []
    for item in checklist.items:
        items.append(item)
        if item.id in item_ids:
            fresh = {"id": uuid4().hex[:8], "state": ItemState.TODO, "is_own": True}
            items.append(item.model_copy(update=fresh))
    return _with_items(checklist, tuple(items))


def remove(checklist: Checklist, item_ids: Collection[str]) -> Checklist:
    """Take items out."""
    return _with_items(
        checklist, tuple(item for item in checklist.items if item.id not in item_ids)
    )


def move(checklist: Checklist, item_ids: Collection[str], row: int) -> Checklist:
    """Put items, in their order, before what stands at `row` now; where they go is the person's word."""
    moved = tuple(item for item in checklist.items if item.id in item_ids)
    before = tuple(item for item in checklist.items[: max(row, 0)] if item.id not in item_ids)
    after = tuple(item for item in checklist.items[max(row, 0) :] if item.id not in item_ids)
    if (*before, *moved, *after) == checklist.items:
        return checklist
    own = tuple(item.model_copy(update={"is_own": True}) for item in moved)
    return _with_items(checklist, (*before, *own, *after))


def set_enabled(checklist: Checklist, item_ids: Collection[str], *, is_enabled: bool) -> Checklist:
    """Let items run or leave them out."""
    return _with_items(
        checklist,
        tuple(
            item.model_copy(update={"enabled": is_enabled, "is_own": True})
            if item.id in item_ids and item.enabled != is_enabled
            else item
            for item in checklist.items
        ),
    )


def reset_states(checklist: Checklist) -> Checklist:
    """Return the list as before any run."""
    return _with_items(
        checklist,
        tuple(item.model_copy(update={"state": ItemState.TODO}) for item in checklist.items),
    )


def set_variable(checklist: Checklist, name: str, value: str, *, ask_each_time: bool) -> Checklist:
    """Give a variable another value, everywhere it was read from: instruction, items, conditions.

    A number is replaced only where it stands alone (3000 is not part of 13000), a word only
    inside 「」 or as the whole value of a condition. An item that says something else now is not done.
    """
    old = next((variable for variable in checklist.variables if variable.name == name), None)
    if old is None:
        return checklist
    new = Variable(name=name, value=value, ask_each_time=ask_each_time)
    variables = tuple(new if v.name == name else v for v in checklist.variables)
    items = tuple(_swap_text(item, old.value, value) for item in checklist.items)
    return checklist.model_copy(
        update={
            "instruction": _swap(checklist.instruction, old.value, value),
            "items": items,
            "variables": variables,
            "conditions": tuple(_swap_value(c, old.value, value) for c in checklist.conditions),
        }
    )


def _swap(text: str, old: str, new: str) -> str:
    if not old or old == new:
        return text
    if old.replace(".", "", 1).isdigit():
        return re.sub(rf"(?<![\d.,]){re.escape(old)}(?![\d,]|\.\d)", lambda _: new, text)
    return text.replace(f"「{old}」", f"「{new}」")


def _swap_text(item: Item, old: str, new: str) -> Item:
    text = _swap(item.text, old, new)
    if text == item.text:
        return item
    return item.model_copy(update={"text": text, "state": ItemState.TODO})


def _swap_value(condition: Condition, old: str, new: str) -> Condition:
    if condition.value != old:
        return condition
    return condition.model_copy(update={"value": new})


def _with_items(checklist: Checklist, items: tuple[Item, ...]) -> Checklist:
    return checklist.model_copy(update={"items": items})
