"""What reads well on one line: short things side by side, rows of one shape, small boxes. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from studio.domain.page.observation import COLUMN_ROLES, LIST_ROW_ROLES
from studio.domain.text import squeeze
from studio.engine.perception.blocks import Block
from studio.engine.perception.heads import is_heading

_ITEM_CHARS: Final = 48
_ITEMS_CHARS: Final = 30
_TEXT_CHARS: Final = 24
_ROW_CHARS: Final = 1_200
_LINE_CELLS: Final = 6
_LINE_CHARS: Final = 160
_LINE_HEIGHT: Final = 3
_WRAPPED: Final = 14
"""Items from which a list is broken where the page breaks it: calendars, key pads."""


def run_end(kids: Sequence[Block], start: int, fits: Callable[[Block], bool]) -> int:
    """Return where the run of blocks that fit ends."""
    end = start
    while end < len(kids) and fits(kids[end]):
        end += 1
    return end


def is_inline(block: Block) -> bool:
    """Say whether a block can be part of a sentence."""
    return block.is_inline


def is_item(block: Block) -> bool:
    """Say whether a block may stand beside others on one line."""
    if not block.is_leaf or block.is_field or block.node.role in ("heading", "paragraph", "row"):
        return False
    if "invalid" in block.node.states or (not block.is_control and block.words[-1:] in "。．"):
        return False
    return (
        bool(block.words or block.is_control) and len(block.words) <= _ITEM_CHARS and block.is_flat
    )


def _holds_like_things(block: Block) -> bool:
    """Say whether a block is a row of cards rather than a card."""
    inner = [(kid.node.role, kid.cells, kid.controls) for kid in block.kids if kid.cells > 1]
    return len(inner) > len(set(inner))


def is_one_line(block: Block) -> bool:
    """Say whether a flat block reads well on a line of its own."""
    if block.is_leaf:
        return True
    if block.node.role == "listbox":
        return False
    if block.words and not block.is_control and block.node.role not in LIST_ROW_ROLES:
        return False
    if block.has_heading or block.fields > 1:
        return False
    if block.node.role in LIST_ROW_ROLES or block.is_control:
        return True
    plain = [kid.words for kid in block.kids if kid.words and not kid.is_control]
    if sum(len(words) > _TEXT_CHARS or words[-1] in "。．" for words in plain) > 1:
        return False
    return (
        block.cells <= _LINE_CELLS and block.chars <= _LINE_CHARS and block.height <= _LINE_HEIGHT
    )


def are_short(kids: Sequence[Block]) -> bool:
    """Say whether things read well side by side; sentences stand on lines of their own."""
    if any(len(kid.words) > _TEXT_CHARS for kid in kids if not kid.is_control):
        return False
    return sum(len(kid.words) for kid in kids) <= _ITEMS_CHARS * len(kids)


def rows_end(kids: Sequence[Block], start: int) -> int:
    """Return where the run of flat blocks of one role ends; headings belong into rows of three and more."""
    role = kids[start].node.role
    has_heading = kids[start].has_heading
    end = start
    while end < len(kids) and kids[end].has_heading == has_heading and _may_be_row(kids[end], role):
        end += 1
    least = 2 if role in LIST_ROW_ROLES and not has_heading else 3
    return end if end - start >= least else start


def _may_be_row(block: Block, role: str) -> bool:
    return (
        block.node.role == role
        and block.is_flat
        and block.node.role not in ("heading", "paragraph", "text")
        and (role in LIST_ROW_ROLES or not (block.fields or _holds_like_things(block)))
        and (block.cells > 1 or block.node.role == "listitem" or block.is_control)
    )


def rows_of(table: Block) -> list[Block]:
    """Return rows through row groups, in order, beside what is no row."""
    found: list[Block] = []
    stack = list(reversed(table.kids))
    while stack:
        kid = stack.pop()
        if kid.node.role == "rowgroup" or (kid.node.role != "row" and _holds_rows(kid)):
            stack.extend(reversed(kid.kids))
            if kid.words:
                found.append(Block(kid.node, kid.words))
        else:
            found.append(kid)
    return found


def _holds_rows(block: Block) -> bool:
    return not block.words and any(kid.node.role in ("row", "rowgroup") for kid in block.kids)


def is_header(row: Block) -> bool:
    """Say whether a table row names columns."""
    cells = [kid.node for kid in row.kids if kid.node.role in COLUMN_ROLES]
    return sum(map(is_heading, cells)) * 2 > len(cells)


def is_plain_row(row: Block) -> bool:
    """Say whether a table row reads well on one line."""
    return row.chars <= _ROW_CHARS and all(kid.is_flat and not kid.has_heading for kid in row.kids)


def first_heading(block: Block) -> str:
    """Return the folded words of the heading that a container begins with, or ""."""
    while block.kids:
        block = block.kids[0]
        if block.node.role == "heading":
            return squeeze(block.plain)
    return ""


def breaks_of(kids: Sequence[Block]) -> frozenset[int]:
    """Return before which items the page itself begins a new row, when its rows are equally long.

    The first one may be shorter, as the first week of a month is; so may the last one.
    """
    if len(kids) < _WRAPPED:
        return frozenset()
    found: list[int] = []
    for index in range(1, len(kids)):
        left, right = kids[index - 1].node.box, kids[index].node.box
        if left is None or right is None:
            return frozenset()
        if right.y > left.y and right.x < left.x:
            found.append(index)
    widths = [b - a for a, b in zip([0, *found], found, strict=False)]
    full = set(widths[1:] or widths)
    is_even = len(full) == 1 and widths[0] <= min(full) and min(full) > 2
    return frozenset(found) if is_even else frozenset()
