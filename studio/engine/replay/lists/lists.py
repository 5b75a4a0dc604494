"""Walking through the pages of a list: shared by choosing a row and by taking rows out."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.actions.action import Click, Scroll, ScrollWay
from studio.domain.actions.outcome import EvidenceKind, RowNote
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.address import host_of
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.perception.tables import Row
from studio.engine.ports import SettlePolicy
from studio.engine.replay.lists.pagers import (
    is_pager,
    may_lead_away,
    more_controls,
    next_page_control,
    told_total,
)
from studio.engine.replay.lists.rules import RowMatch, Selection, select
from studio.engine.runs.run import RunContext

RowKey = tuple[str, tuple[str, ...]]
AT_ITS_END: Final = "SCROLL_END"
"""What a list says that stands at its end already."""
APPEAR_TIMEOUT_S: Final = 8.0
TURN_TIMEOUT_S: Final = 3.0
"""How long a list may take to change after 「次へ」; one that stays the same has ended."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for in a list.

    Attributes:
        rule: Which rows.
        column: Words of the control that is to be pressed in the row; "" to only look.
        texts: Further columns that must be readable.
    """

    rule: SelectionRule
    column: str = ""
    texts: Sequence[str] = ()


@dataclass(slots=True)
class Walk:
    """What was seen on the way through the pages.

    Attributes:
        found: Matches with the number of their page, from 0.
        shape: Where the table stands, once one was found.
        is_cut: The list goes on, or may go on, behind what was read.
        is_virtual: The list draws only the rows in view; a match's page is then where it was scrolled to.
        told: How many rows the list says it has; 0 when it does not say.
        limit: How many rows it shows at most, as it is called; 0 without a limit.
        top: How far it is scrolled, in CSS pixels; `end` is how far it can be.
        list_url: Where the list was open when something was last pressed in it.
        tabs: How many tabs were open then.
    """

    start: Observation
    here: Observation
    found: list[tuple[int, RowMatch]] = field(default_factory=list["tuple[int, RowMatch]"])
    notes: list[RowNote] = field(default_factory=list[RowNote])
    shape: tuple[str, ...] = ()
    page: int = 0
    rows: int = 0
    is_cut: bool = False
    is_virtual: bool = False
    told: int = 0
    limit: int = 0
    top: int = 0
    end: int = 0
    list_url: str = ""
    tabs: int = 0

    def take_in(self, selection: Selection, known: set[RowKey] | None = None) -> int:
        """Add the rows of a page, or only those that are not known yet; returns how many are new."""
        rows = selection.table.rows if selection.table else ()
        fresh = {id(row) for row in rows if known is None or row_key(row) not in known}
        self.found += [(self.page, match) for match in selection.matches if id(match.row) in fresh]
        self.notes += selection.notes if known is None else _notes_of(selection, fresh)
        self.rows += len(fresh)
        if known is not None:
            known |= {row_key(row) for row in rows}
        return len(fresh)

    def forget_page(self, selection: Selection) -> None:
        """Take back the rows of the page that is open: it is read anew with more rows."""
        rows = len(selection.table.rows) if selection.table else 0
        self.found = [pair for pair in self.found if pair[0] != self.page]
        del self.notes[len(self.notes) - len(selection.notes) :]
        self.rows -= rows


@dataclass(frozen=True, slots=True)
class WalkLimit:
    """How far to walk: so many pages at most, and no further once so many rows match."""

    pages: int
    matches: int | None = None

    def is_met(self, walk: Walk) -> bool:
        """Say whether enough was found."""
        return self.matches is not None and len(walk.found) >= self.matches


async def first_page(context: RunContext, wanted: Wanted, walk: Walk) -> Selection:
    """Evaluate the rule, waiting a while for a list that loads late."""
    selection = await appeared(context, wanted, walk, APPEAR_TIMEOUT_S)
    walk.start = walk.here
    return selection


async def appeared(context: RunContext, wanted: Wanted, walk: Walk, timeout_s: float) -> Selection:
    """Evaluate the rule on the page as it is now, waiting so many seconds for its list."""
    polling = context.polling(timeout_s)
    while True:
        selection = select_again(wanted, walk)
        is_hopeless = selection.code == "BAD_CONDITION"
        if selection.table or is_hopeless or not await polling.goes_on():
            return selection
        walk.here = await context.observe()


async def walk_pages(
    context: RunContext, wanted: Wanted, walk: Walk, selection: Selection, reach: WalkLimit
) -> tuple[Selection, WalkLimit] | None:
    """Collect matches page by page, until enough are found or the list ends.

    A list that goes on behind the limit, or perhaps goes on, is marked as cut.

    Returns:
        What is open, and how far to walk from there, where nothing but scrolling could show more.
    """
    seen = {page_key(selection)}
    walk.take_in(selection)
    while not reach.is_met(walk):
        following = _following(walk, selection)
        if following and may_lead_away(walk.here, following):
            walk.is_cut = True  # nobody knows whether the list goes on there
            return None
        more = _more(walk, selection) if following is None else ()
        if len(more) > 1 or ((following or more) and walk.page + 1 >= reach.pages):
            walk.is_cut = True
            return None
        if more:
            reach = replace(reach, pages=reach.pages - 1)  # what is drawn below counts as a page
            grown = await _press_more(context, wanted, walk, selection, more[0])
            if grown is None:
                walk.is_cut = True  # what offered more gave none
                return None
            selection = grown
            continue
        if following is None:
            return selection, reach
        turned = await turn_page(context, wanted, walk, following, seen)
        if turned is None:
            is_known = (
                page_key(select_again(wanted, walk)) in seen
            )  # the same page again is the end
            walk.is_cut = not is_known or walk.rows < told_total(walk.start)
            return None
        selection = turned
        walk.take_in(selection)
        seen.add(page_key(selection))
    return None


def _following(walk: Walk, selection: Selection) -> AriaNode | None:
    """Return what leads to the next page; a book called 「次」 is none."""
    control = next_page_control(walk.here)
    rows = (match.row for match in selection.matches)
    held = (row for row in rows if any(node is control for node in row.node.walk()))
    is_pager_only = all(is_pager(cell.words for cell in row.cells) for row in held)
    return control if is_pager_only else None


def _more(walk: Walk, selection: Selection) -> tuple[AriaNode, ...]:
    return more_controls(walk.here, selection.table.container) if selection.table else ()


async def _press_more(
    context: RunContext, wanted: Wanted, walk: Walk, before: Selection, control: AriaNode
) -> Selection | None:
    """Let the page draw more rows below the others, and read them anew; None when none came."""
    await context.run_control.passing()
    outcome = await context.perform(Click(target=live(control, walk.here)))
    after = await _grown(context, wanted, walk, before) if outcome.is_ok else None
    if after is None or not set(page_key(before)) <= set(page_key(after)):
        return None
    walk.forget_page(before)
    walk.take_in(after)
    return after


async def _grown(
    context: RunContext, wanted: Wanted, walk: Walk, before: Selection
) -> Selection | None:
    """Wait until the list holds other rows than before; None when it stays as it is."""
    return await _other_rows(context, wanted, walk, {page_key(before)}, TURN_TIMEOUT_S)


async def _other_rows(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    seen: set[tuple[str, ...]],
    timeout_s: float,
) -> Selection | None:
    """Look until the list holds rows that were not seen; None on another site, or in time."""
    polling = context.polling(timeout_s)
    while True:
        walk.here = await context.observe()
        context.on_observed(walk.here, 0, context.run_id)
        if host_of(walk.here.url) != host_of(walk.start.url):
            return None
        selection = select_again(wanted, walk)
        if selection.table is not None and page_key(selection) not in seen:
            return selection
        if not await polling.goes_on():
            return None


async def scroll(
    context: RunContext,
    walk: Walk,
    selection: Selection,
    way: ScrollWay,
    to: int | None = None,
    patience: SettlePolicy | None = None,
) -> bool:
    """Scroll the list of a selection and look again; False when it stands at that end already.

    Raises:
        BrowserError: The run cannot go on.
    """
    await context.run_control.passing()
    table = selection.table
    holders = (table.container, *(row.node for row in table.rows)) if table else ()
    held = next((node for node in holders if node.ref), None)
    target = live(held, walk.here) if held else None
    outcome = await context.perform(Scroll(target=target, way=way, to=to))
    told = (one.detail for one in outcome.evidence if one.kind is EvidenceKind.SCROLLED)
    walk.top, walk.end = (int(part) for part in next(told, "0/0").split("/"))
    walk.is_cut = walk.is_cut or outcome.code not in ("", AT_ITS_END)
    walk.here = await context.browser.observe(patience or context.patience)
    context.on_observed(walk.here, 0, context.run_id)
    return outcome.is_ok


async def advance(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    selection: Selection,
    seen: set[tuple[str, ...]],
) -> Selection | None:
    """Go on in a list that was walked before, by its pager, by 「もっと見る」 or by scrolling."""
    if (following := _following(walk, selection)) and not may_lead_away(walk.here, following):
        return await turn_page(context, wanted, walk, following, seen)
    more = _more(walk, selection)
    if len(more) == 1:
        outcome = await context.perform(Click(target=live(more[0], walk.here)))
        return await _grown(context, wanted, walk, selection) if outcome.is_ok else None
    if more or not await scroll(context, walk, selection, ScrollWay.END):
        return None
    after = select_again(wanted, walk)
    return after if after.table and page_key(after) != page_key(selection) else None


async def turn_page(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    control: AriaNode,
    seen: set[tuple[str, ...]],
) -> Selection | None:
    """Go one page on; None when the list ended: the same rows again, none, or another site."""
    await context.run_control.passing()
    outcome = await context.perform(Click(target=live(control, walk.here)))
    walk.page += 1
    timeout_s = TURN_TIMEOUT_S if outcome.is_ok else 0.0
    return await _other_rows(context, wanted, walk, seen, timeout_s)


def select_again(wanted: Wanted, walk: Walk) -> Selection:
    """Evaluate the rule on the same list of the page as it is now."""
    if not walk.shape:
        return select(walk.here, wanted.rule, wanted.column, wanted.texts)
    rule = wanted.rule.model_copy(update={"shape": walk.shape})
    return select(walk.here, rule, wanted.column, wanted.texts)


def live(node: AriaNode, observation: Observation) -> Target:
    """Return a node of an observation as a target."""
    return Target(ref=node.ref, epoch=observation.epoch, role=node.role, name=node.label)


def page_key(selection: Selection) -> tuple[str, ...]:
    """Return what tells one page of a list from the others: the words of its rows."""
    rows = selection.table.rows if selection.table else ()
    return tuple(row.words for row in rows)


def row_key(row: Row) -> RowKey:
    """Return what tells a row from the others wherever it stands: its words and where it leads."""
    urls = tuple(dict.fromkeys(node.url for node in row.node.walk() if node.url))
    return row.words, urls


def _notes_of(selection: Selection, fresh: set[int]) -> list[RowNote]:
    """Return the notes of the rows that are new; a list of many keeps those that match only."""
    rows = selection.table.rows if selection.table else ()
    if len(rows) != len(selection.notes):
        return [note for note in selection.notes if note.is_match]
    return [note for row, note in zip(rows, selection.notes, strict=True) if id(row) in fresh]
