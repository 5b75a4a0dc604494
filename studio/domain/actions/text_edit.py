"""What was changed in a longer text, so that it can be done to today's: a line added, a line replaced, a cell of a table."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Final

from studio.domain.frozen import Frozen
from studio.domain.text import clip
from studio.words import tr

_MOST: Final = 0.5
"""Share of the old text that stays in an edit; below, it is another text."""
_MAX_EDITS: Final = 8
_CELLS: Final = re.compile(r"([|\t]+)")
"""Between the cells of a table that is written as text."""


class EditWay(StrEnum):
    """Where new text goes: behind all, before all, behind or before a piece of it, or in its place."""

    APPEND = "append"
    PREPEND = "prepend"
    AFTER = "after"
    BEFORE = "before"
    REPLACE = "replace"


class TextEdit(Frozen):
    """One change of a text.

    Attributes:
        anchor: Whole lines of the text that must stand in it exactly once; "" for its ends.
        text: What is put in, whole lines; "" in the place of an anchor takes its lines out.
        is_inline: It goes on in the last line instead of beginning one.
        row: Of a line that is a row of a table, the cell that the person called it by: where the line is gone,
            the same cells are changed in the one row that has this one.
    """

    way: EditWay
    anchor: str = ""
    text: str = ""
    is_inline: bool = False
    row: str = ""

    def in_words(self) -> str:
        """Return it for people: 「…」を末尾に書き足す."""
        new, old = (
            tr("「{words}」", words=clip(self.text, 40)),
            tr("「{anchor}」", anchor=clip(self.anchor, 40)),
        )
        match self.way:
            case EditWay.APPEND:
                return tr("{new}を末尾に書き足す", new=new)
            case EditWay.PREPEND:
                return tr("{new}を先頭に書き足す", new=new)
            case EditWay.AFTER:
                return tr("{old}の後に{new}を書き足す", old=old, new=new)
            case EditWay.BEFORE:
                return tr("{old}の前に{new}を書き足す", old=old, new=new)
            case EditWay.REPLACE:
                return (
                    tr("{old}を{new}に書き換える", old=old, new=new)
                    if self.text
                    else tr("{old}を消す", old=old)
                )


def edited(text: str, edits: Sequence[TextEdit]) -> str | None:
    """Return today's text with the edits done to it; None where an anchor is gone or stands there twice."""
    made: str | None = _plain(text)
    for edit in edits:
        made = None if made is None else _edited(made, edit)
    return made


def edits_between(before: str, after: str) -> tuple[TextEdit, ...]:
    """Return the edits that make `after` of `before`; () where it is a text of its own, or too much changed."""
    old, new = _plain(before), _plain(after)
    if not old.strip() or old == new:
        return ()
    if new.startswith(old) and not new[len(old) :].startswith("\n") and not old.endswith("\n"):
        return (TextEdit(way=EditWay.APPEND, text=new[len(old) :], is_inline=True),)
    left, right = old.rstrip("\n").split("\n"), new.rstrip("\n").split("\n")
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    kept = sum(_kept(left[i1:i2], right[j1:j2]) for _, i1, i2, j1, j2 in matcher.get_opcodes())
    if kept < _MOST * len(old.replace("\n", "")):
        return ()
    found = tuple(_edits(matcher, left, right))
    is_it = len(found) <= _MAX_EDITS and edited(before, found) == new.rstrip("\n")
    return found if is_it else ()


def _kept(left: list[str], right: list[str]) -> int:
    """Return how many characters of some lines still stand in those that took their places."""
    if left == right or len(left) != len(right):
        return sum(map(len, left)) if left == right else 0
    return sum(
        block.size
        for one, other in zip(left, right, strict=True)
        for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    )


def _edits(matcher: SequenceMatcher[str], left: list[str], right: list[str]) -> Iterator[TextEdit]:
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        text = "\n".join(right[j1:j2])
        if tag == "insert" and i1 == len(left):
            yield TextEdit(way=EditWay.APPEND, text=text)
        elif tag == "insert" and i1 == 0:
            yield TextEdit(way=EditWay.PREPEND, text=text)
        elif tag == "insert":
            is_told = left[i1 - 1].strip() and left.count(left[i1 - 1]) == 1
            way, anchor = (EditWay.AFTER, left[i1 - 1]) if is_told else (EditWay.BEFORE, left[i1])
            yield TextEdit(way=way, anchor=anchor, text=text)
        elif tag in ("replace", "delete"):
            yield TextEdit(way=EditWay.REPLACE, anchor="\n".join(left[i1:i2]), text=text)


def _edited(text: str, edit: TextEdit) -> str | None:
    body = text.rstrip("\n")
    new = _plain(edit.text)
    match edit.way:
        case EditWay.APPEND:
            return body + ("" if edit.is_inline or not body else "\n") + new
        case EditWay.PREPEND:
            return f"{new}\n{body}" if body else new
        case EditWay.AFTER | EditWay.BEFORE | EditWay.REPLACE:
            return _at_anchor(body.split("\n"), edit, new)


def of_row(edit: TextEdit, lines: Sequence[str], said: str) -> TextEdit:
    """Return an edit of a row with the first of its cells that is said and that no other of the lines has."""
    before, after = map(_CELLS.split, (edit.anchor, edit.text))
    if edit.way is not EditWay.REPLACE or len(before) != len(after) or len(before) == 1:
        return edit
    kept = (old.strip() for old, new in zip(before[::2], after[::2], strict=True) if old == new)
    told = (cell for cell in kept if cell and cell in said and len(_rows(lines, cell)) == 1)
    return edit.model_copy(update={"row": next(told, "")})


def _rows(lines: Sequence[str], cell: str) -> list[int]:
    """Return which lines have a cell that says this and nothing else."""
    return [
        at for at, line in enumerate(lines) if cell in (one.strip() for one in _CELLS.split(line))
    ]


def _in_row(lines: Sequence[str], edit: TextEdit) -> str | None:
    """Return the lines with the edit's cells changed in the one row that has its cell; None where none or several have."""
    found = _rows(lines, edit.row.strip()) if edit.row.strip() else []
    parts = [_CELLS.split(one) for one in (*(lines[at] for at in found), edit.anchor, edit.text)]
    if len(found) != 1 or len({tuple(map(str.strip, one[1::2])) for one in parts}) != 1:
        return None
    cells = zip(*parts, strict=True)
    made = "".join(here if old.strip() == new.strip() else new for here, old, new in cells)
    return "\n".join([*lines[: found[0]], made, *lines[found[0] + 1 :]])


def _at_anchor(lines: list[str], edit: TextEdit, new: str) -> str | None:
    anchor = _plain(edit.anchor).split("\n")
    size = len(anchor)
    found = [n for n in range(len(lines) - size + 1) if lines[n : n + size] == anchor]
    if not found and edit.row:
        return _in_row(lines, edit)
    if len(found) != 1 or not edit.anchor.strip():
        return None
    at = found[0]
    added = new.split("\n") if new or edit.way is not EditWay.REPLACE else []
    first, last = {
        EditWay.AFTER: (at + size, at + size),
        EditWay.BEFORE: (at, at),
        EditWay.REPLACE: (at, at + size),
    }[edit.way]
    return "\n".join([*lines[:first], *added, *lines[last:]])


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n")
