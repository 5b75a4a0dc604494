"""A list read to its end: page by page, and by scrolling where nothing leads on.

A list that draws only what is in view is read in windows that share a row. A step is as long as what
is drawn, learnt from the step before; where two windows share no row, it was too long and is halved.
Where even one screen leaves a gap, nobody saw what stands there: the list is cut.
"""

from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import ScrollWay
from studio.domain.events.events import RowsWalked
from studio.domain.page.observation import EDITABLE_ROLES, GRID_ROLES
from studio.domain.text import squeeze
from studio.engine.perception.limits import told_limit
from studio.engine.ports import SettlePolicy
from studio.engine.replay.lists.lists import (
    RowKey,
    Walk,
    WalkLimit,
    Wanted,
    page_key,
    row_key,
    scroll,
    select_again,
    walk_pages,
)
from studio.engine.replay.lists.pagers import told_rows, told_total
from studio.engine.replay.lists.rules import Selection
from studio.engine.runs.run import RunContext

MAX_GROWTHS: Final = 20
"""How often the end of a list that grows is gone after."""
MAX_WINDOWS: Final = 200
"""Of a list that draws only what is in view."""
MAX_WALK_S: Final = 240.0
"""How long such a list is read, however slow its page is."""
_FEWEST_DRAWN: Final = 3
"""A shorter list without a pager is all there is: lists that draw only what is in view draw more."""
_TOLD_EACH: Final = 10
"""Windows between two words on how far it came."""
_ABOUT: Final = 0.9
"""How much of a number of rows that is only estimated has to be seen."""
_LEAP: Final = 8.0
"""How much longer than the step before one may be."""


@dataclass(slots=True)
class _Pace:
    """How far to scroll for the next window, in CSS pixels; 0 as long as the list tells no places."""

    screen: float = 0.0
    step: float = 0.0

    def learn(self, advance: float, fresh: int, drawn: int) -> None:
        """Know that so many of the drawn rows were new after an advance: two are to be seen again."""
        self.screen = self.screen or advance
        wanted = advance / fresh * (drawn - 2) if fresh else advance * 2
        self.step = max(self.screen, min(wanted, advance * _LEAP))


async def walk_list(
    context: RunContext, wanted: Wanted, walk: Walk, selection: Selection, reach: WalkLimit
) -> None:
    """Collect matches, until enough are found or the list ends.

    A list that goes on behind the limit, or perhaps goes on, is marked as cut.
    """
    last = await walk_pages(context, wanted, walk, selection, reach)
    if last is None:
        return
    await _scroll_on(context, wanted, walk, *last)
    limit = told_limit(walk.here, last[0].table) if last[0].table else 0
    walk.limit = limit if walk.rows == limit else 0
    walk.is_cut = walk.is_cut or walk.rows < told_total(walk.here)


async def _scroll_on(
    context: RunContext, wanted: Wanted, walk: Walk, selection: Selection, reach: WalkLimit
) -> None:
    """Scroll a list without a pager: to see whether it grows, or draws only what is in view."""
    if selection.table is None or len(selection.table.rows) < _FEWEST_DRAWN:
        return
    if not walk.page and told_rows(walk.here, selection.table.container)[0]:
        await _walk_virtual(context, wanted, walk, selection, reach)
        return
    selection = await _from_top(context, wanted, walk, selection)
    for growths in range(1, MAX_GROWTHS + 1):
        if not await scroll(context, walk, selection, ScrollWay.END):
            return
        after = select_again(wanted, walk)
        if after.table is None or page_key(after) == page_key(selection):
            return
        if not set(page_key(selection)) <= set(page_key(after)):
            await _walk_virtual(context, wanted, walk, selection, reach)
            return
        if walk.page + growths >= reach.pages:  # what is drawn below counts as a page
            break
        walk.forget_page(selection)
        walk.take_in(after)
        selection = after
        if reach.is_met(walk):
            return
    walk.is_cut = True


async def _from_top(
    context: RunContext, wanted: Wanted, walk: Walk, selection: Selection
) -> Selection:
    """Go to the top of a list that may have been left half-way."""
    if not await scroll(context, walk, selection, ScrollWay.START):
        return selection
    top = select_again(wanted, walk)
    if top.table is None or page_key(top) == page_key(selection):
        return selection
    walk.forget_page(selection)
    walk.take_in(top)
    return top


async def _walk_virtual(
    context: RunContext, wanted: Wanted, walk: Walk, first: Selection, reach: WalkLimit
) -> None:
    """Walk a list that draws only what is in view, from its top, window by window."""
    walk.is_virtual = True
    walk.forget_page(first)
    await scroll(context, walk, first, ScrollWay.START)
    known: set[RowKey] = set()
    window, pace = select_again(wanted, walk), _Pace()
    walk.told, is_exact = (
        told_rows(walk.here, window.table.container) if window.table else (0, False)
    )
    walk.page = 0
    walk.take_in(window, known)
    walk.is_cut = walk.is_cut or (reach.matches is None and walk.told > MAX_WINDOWS * walk.rows)
    ends_at = context.clock.monotonic() + MAX_WALK_S
    for number in range(1, MAX_WINDOWS + 1):
        if reach.is_met(walk) or walk.is_cut:
            return
        following = await _next_window(context, wanted, walk, window, pace)
        if following is None:
            walk.is_cut = walk.is_cut or walk.rows < walk.told * (1 if is_exact else _ABOUT)
            return
        window, walk.page = following, walk.top
        walk.take_in(window, known)
        if context.clock.monotonic() >= ends_at:
            break
        if number % _TOLD_EACH == 0:
            context.publish(RowsWalked(rows=walk.rows, told=walk.told))
    walk.is_cut = True


async def _next_window(
    context: RunContext, wanted: Wanted, walk: Walk, window: Selection, pace: _Pace
) -> Selection | None:
    """Scroll on to a window that shares rows with this one; None at the end of the list."""
    start, last, step = walk.top, _keys(window), pace.step
    is_moved = False
    while True:
        to = round(start + step) if step else None
        is_at_end = not await scroll(context, walk, window, ScrollWay.DOWN, to, SettlePolicy.BRIEF)
        if is_at_end and not is_moved:
            return None
        following, is_moved = select_again(wanted, walk), True
        keys = _keys(following)
        if keys & last:
            break
        if step <= pace.screen:
            walk.is_cut = True
            return following
        step = max(pace.screen, step / 2)
    if walk.end:
        pace.learn(walk.top - start, len(keys - last), len(keys))
    is_still = keys == last and walk.top >= walk.end
    walk.is_cut = walk.is_cut or (is_still and not walk.told)  # it may not have been drawn yet
    return following


def narrowing_fields(walk: Walk, wanted: Wanted) -> tuple[str, ...]:
    """Return the columns of the rule for which the list has a field of its own that shortens it."""
    table = select_again(wanted, walk).table
    if table is None:
        return ()
    rows = {id(node) for row in table.rows for node in row.node.walk()}
    around = [node for node in walk.here.ancestors(table.container) if node.role in GRID_ROLES]
    fields = [
        squeeze(node.label)
        for node in (around[-1] if around else table.container).walk()
        if node.role in EDITABLE_ROLES and id(node) not in rows
    ]
    return tuple(
        name for name in wanted.rule.columns if any(squeeze(name) in field for field in fields)
    )


def _keys(window: Selection) -> set[RowKey]:
    return {row_key(row) for row in window.table.rows} if window.table else set()
