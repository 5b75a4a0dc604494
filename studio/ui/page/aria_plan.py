"""From the rows that are shown to the rows that should be: what to take out, put in, paint again.

Pure, meant for a worker thread. The window applies a plan in small portions.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.ui.page.aria_index import AriaIndex, AriaRow, TreeMatches

MAX_CHANGES: Final = 150
"""Past this many insertions and removals one renewal of all rows is cheaper for Qt."""


@dataclass(frozen=True, slots=True)
class Removal:
    """Take `count` rows out, from row `first` on."""

    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Insertion:
    """Put rows in before row `at`."""

    at: int
    rows: tuple[AriaRow, ...]


Change = Removal | Insertion


@dataclass(frozen=True, slots=True)
class Wish:
    """What should be shown, and what is.

    Attributes:
        shown: The rows that are shown now.
        tree: The page.
        collapsed: Keys of the nodes that are closed.
        query: What is searched for; "" shows everything inside open nodes.
        number: Rises with every wish; a plan for an older one is void.
    """

    shown: tuple[AriaRow, ...]
    tree: AriaIndex
    collapsed: frozenset[int]
    query: str
    number: int


@dataclass(frozen=True, slots=True)
class Plan:
    """How to get from what is shown to what is wished.

    Attributes:
        wish: What it was made for.
        changes: To be applied in this order; None when all rows are renewed at once.
        rows: What is shown in the end.
        repaint: First row and last row whose words or states differ; None when none do.
        matches: How many rows the search found.
    """

    wish: Wish
    changes: tuple[Change, ...] | None
    rows: tuple[AriaRow, ...]
    repaint: tuple[int, int] | None
    matches: int


def make_plan(wish: Wish) -> Plan:
    """Find the rows to show and the fewest changes that lead there."""
    found = (
        wish.tree.matching(wish.query)
        if wish.query
        else TreeMatches(tuple(wish.tree.visible(wish.collapsed)), 0)
    )
    kept = _kept(wish.shown, found.rows)
    changes = _changes(kept, len(wish.shown), found.rows)
    return Plan(
        wish=wish,
        changes=tuple(changes) if len(changes) <= MAX_CHANGES else None,
        rows=found.rows,
        repaint=_repaint(kept, wish.shown, found.rows),
        matches=found.matches,
    )


@dataclass(frozen=True, slots=True)
class _Pair:
    """A row that stays: where it was, where it will be."""

    old: int
    new: int


def _kept(old: Sequence[AriaRow], new: Sequence[AriaRow]) -> list[_Pair]:
    """Return the rows that stay, as many as can without changing their order."""
    short = min(len(old), len(new))
    head = 0
    while head < short and old[head].key == new[head].key:
        head += 1
    tail = 0
    while tail < short - head and old[-1 - tail].key == new[-1 - tail].key:
        tail += 1
    middle = {old[number].key: number for number in range(head, len(old) - tail)}
    pairs = [
        _Pair(middle[new[number].key], number)
        for number in range(head, len(new) - tail)
        if new[number].key in middle
    ]
    first = [_Pair(number, number) for number in range(head)]
    last = [_Pair(len(old) - tail + n, len(new) - tail + n) for n in range(tail)]
    return [*first, *_longest_rising(pairs), *last]


def _longest_rising(pairs: list[_Pair]) -> list[_Pair]:
    """Return the longest part of `pairs` whose old places rise (patience sorting, n log n)."""
    ends: list[int] = []
    at_end: list[int] = []
    before: list[int] = []
    for number, pair in enumerate(pairs):
        length = bisect_left(ends, pair.old)
        before.append(at_end[length - 1] if length else -1)
        ends[length : length + 1] = [pair.old]
        at_end[length : length + 1] = [number]
    rising: list[_Pair] = []
    number = at_end[-1] if at_end else -1
    while number >= 0:
        rising.append(pairs[number])
        number = before[number]
    return rising[::-1]


def _changes(kept: list[_Pair], old_count: int, new: tuple[AriaRow, ...]) -> list[Change]:
    """Return removals and insertions, top down; everything above a change is final."""
    changes: list[Change] = []
    old_at = new_at = 0
    for pair in (*kept, _Pair(old_count, len(new))):
        if pair.old > old_at:
            changes.append(Removal(new_at, pair.old - old_at))
        if pair.new > new_at:
            changes.append(Insertion(new_at, new[new_at : pair.new]))
        old_at, new_at = pair.old + 1, pair.new + 1
    return changes


def _repaint(
    kept: list[_Pair], old: Sequence[AriaRow], new: Sequence[AriaRow]
) -> tuple[int, int] | None:
    differing = [pair.new for pair in kept if _looks_different(old[pair.old], new[pair.new])]
    return (differing[0], differing[-1]) if differing else None


def _looks_different(old: AriaRow, new: AriaRow) -> bool:
    return (
        old.label != new.label
        or old.depth != new.depth
        or old.has_inside != new.has_inside
        or old.node.role != new.node.role
        or old.node.states != new.node.states
    )
