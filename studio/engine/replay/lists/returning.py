"""Finding a row again that was chosen before: by its words and where it leads, never by its place."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import MAX_PAGES, Navigate, ScrollWay
from studio.domain.text import clip
from studio.domain.values.amounts import read_amount
from studio.engine.replay.lists.lists import (
    Walk,
    Wanted,
    advance,
    first_page,
    page_key,
    row_key,
    scroll,
    select_again,
)
from studio.engine.replay.lists.rules import RowMatch, Selection
from studio.engine.runs.run import RunContext
from studio.words import tr

MAX_SCREENS: Final = 300
"""How far a list is gone down, screen by screen, for a row that is not where it was."""


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A row that is to be taken, as it was when it was chosen; its `page` as in `Walk.found`."""

    page: int
    match: RowMatch


def planned_rows(taken: Sequence[tuple[int, RowMatch]]) -> tuple[tuple[PlannedRow, ...], str]:
    """Return the rows of a round, or why they cannot be told apart once one of them was pressed."""
    counted = Counter(row_key(match.row) for _, match in taken)
    twin = next((key for key, count in counted.items() if count > 1), None)
    if twin is not None:
        return (), (
            tr(
                "まったく同じ内容の行が 2 つ以上あり（{twin}）、押した行を見分けられないため、"
                "どの行も押しませんでした。条件を足して 1 つに絞ってください。",
                twin=clip(twin[0], 40),
            )
        )
    return tuple(PlannedRow(page, match) for page, match in taken), ""


async def seek(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    planned: PlannedRow,
    others: Sequence[PlannedRow],
) -> RowMatch | None:
    """Find a row on the page that is open, else from the first page on; None when it is nowhere."""
    if found := found_again(select_again(wanted, walk), planned, others):
        return found
    if walk.is_virtual:
        return await _seek_virtual(context, wanted, walk, planned, others)
    await context.perform(Navigate(url=walk.start.url))
    walk.here = await context.observe()
    start = walk.start
    selection = await first_page(context, wanted, walk)
    walk.start, walk.page = start, 0
    seen: set[tuple[str, ...]] = set()
    while True:
        if found := found_again(selection, planned, others):
            return found
        if len(seen) >= MAX_PAGES:
            return None
        seen.add(page_key(selection))
        turned = await advance(context, wanted, walk, selection, seen)
        if turned is None:
            return None
        selection = turned


async def _seek_virtual(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    planned: PlannedRow,
    others: Sequence[PlannedRow],
) -> RowMatch | None:
    """Go to where a list stood that draws only what is in view, else walk it from its top until the row shows."""
    selection = select_again(wanted, walk)
    await scroll(context, walk, selection, ScrollWay.DOWN, planned.page)
    if found := found_again(select_again(wanted, walk), planned, others):
        return found
    await scroll(context, walk, selection, ScrollWay.START)
    for _ in range(MAX_SCREENS):
        selection = select_again(wanted, walk)
        if found := found_again(selection, planned, others):
            return found
        if not await scroll(context, walk, selection, ScrollWay.DOWN):
            return None
    return None


def found_again(
    selection: Selection, planned: PlannedRow, others: Sequence[PlannedRow]
) -> RowMatch | None:
    """Return the row of a selection that is the planned one, if there is exactly one.

    Where its words have changed meanwhile (a count, a state), its name stands for it if no other row
    on the page or in the plan is called so; a name that is a number may be the row's place.
    """
    wanted = row_key(planned.match.row)
    same = [match for match in selection.matches if row_key(match.row) == wanted]
    if same:
        return same[0] if len(same) == 1 else None
    title, table = planned.match.row.title, selection.table
    is_named_alone = [one.match.row.title for one in others].count(title) == 1
    if not table or not is_named_alone or not title.strip() or read_amount(title) is not None:
        return None
    called = [row for row in table.rows if row.title == title]
    fitting = [match for match in selection.matches if match.row.title == title]
    is_same = len(called) == len(fitting) == 1 and row_key(fitting[0].row)[1] == wanted[1]
    return fitting[0] if is_same else None
