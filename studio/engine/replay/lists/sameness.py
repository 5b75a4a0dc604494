"""What a row says, for a press that is let through only while it says so; and what may tick in it. Pure.

Every text of a row tells it from the others, its digits too: 「A-17」 is not 「A-18」. But a counter of
visitors would then never stand still. So digits count unless they were *seen* to change between two
looks at the same row, while no other row says the same but for them.
"""

import re
from collections.abc import Iterable
from typing import Final

from studio.domain.page.observation import EDITABLE_ROLES, MASK, AriaNode, Observation
from studio.domain.text import fold
from studio.engine.perception.tables import Row, Table
from studio.engine.ports import RowSeen

_PLAIN_ROWS: Final = frozenset({"row", "listitem", "option", "treeitem"})
_PLAIN_CELLS: Final = 30
"""More is no row but a part of the page."""
_DIGITS: Final = re.compile(r"\d[\d,.]*")


def row_seen(row: Row, loose: Iterable[str] = ()) -> RowSeen:
    """Return what a row says now.

    Args:
        row: Of the newest observation.
        loose: Cells whose digits were seen to change (`ticking`); the title's always count.
    """
    words = tuple(dict.fromkeys((*_steady_words(row), *_urls(row))))
    shapes = {_undigited(word) for word in loose}
    free = tuple(word for word in words if _undigited(word) in shapes and word != row.title)
    return RowSeen(
        ref=row.node.ref or "",
        cells=tuple(word for word in words if word not in free),
        loose=free,
    )


def row_around(observation: Observation, node: AriaNode) -> RowSeen | None:
    """Return what the row around an element says, None when it stands in none.

    Nobody chose by this row: its title has to stay as it is, of everything else only the letters.
    """
    around = (one for one in observation.ancestors(node) if one.role in _PLAIN_ROWS)
    found = next(around, None)
    row = Row(found) if found else None
    if row is None or not 2 <= len(row.cells) <= _PLAIN_CELLS:
        return None
    return row_seen(row, (word for word in _steady_words(row) if word != row.title))


def ticking(before: Row, now: Row, table: Table) -> tuple[str, ...]:
    """Return the cells that are counters: other digits than before, and not what tells the row apart.

    Args:
        before: The row as it was at the look before.
        now: The same row.
        table: The table it stands in now.
    """
    then, today = _steady_words(before), _steady_words(now)
    if [_undigited(word) for word in then] != [_undigited(word) for word in today]:
        return ()
    changed = tuple(new for old, new in zip(then, today, strict=True) if old != new)
    mine = _without(today, changed)
    twins = sum(_without(_steady_words(row), changed) == mine for row in table.rows)
    return changed if twins == 1 and now.title not in changed else ()


def _steady_words(row: Row) -> tuple[str, ...]:
    """Return what the row says but for what somebody typed, and what is not to be told."""
    words = (cell.words for cell in row.cells if cell.node.role not in EDITABLE_ROLES)
    return tuple(word for word in words if word.strip() and MASK not in word)


def _urls(row: Row) -> tuple[str, ...]:
    return tuple(node.url for node in row.node.walk() if node.url and MASK not in node.url)


def _without(words: tuple[str, ...], changed: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a row, the digits of some of them left out wherever they have that shape."""
    shapes = {_undigited(word) for word in changed}
    return tuple(_undigited(word) if _undigited(word) in shapes else word for word in words)


def _undigited(word: str) -> str:
    return _DIGITS.sub("#", fold(word))
