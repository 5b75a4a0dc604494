"""Walking through the pages of a list: shared by choosing a row and by taking rows out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from studio.domain.action import Click
from studio.domain.address import host_of
from studio.domain.observation import AriaNode, Observation
from studio.domain.outcome import RowNote
from studio.domain.rule import SelectionRule
from studio.domain.target import Target
from studio.domain.text import fold, squeeze
from studio.engine.replay.rules import Match, Selection, select
from studio.engine.run import RunContext

APPEAR_TIMEOUT_S: Final = 8.0
TURN_TIMEOUT_S: Final = 3.0
"""How long a list may take to change after 「次へ」; one that stays the same has ended."""
_PAGE_DIGITS: Final = 3
_PAGE_IN_ADDRESS: Final = re.compile(
    r"(?:^|[?&/;])(?:p|pg|page|paged|pageno|page_no|pagenum)[=/_-]?(\d{1,3})(?!\d)", re.IGNORECASE
)
"""Some count from 0: the second page may be told as 1."""
_TOTAL: Final = re.compile(
    r"(?:全|総計|合計|計)\s*(\d[\d,]*)\s*(?:件|行|名|個|レコード)|(?<![\d,])(\d[\d,]*)\s*(?:件中|件のうち|entries|results|rows)"
)
_NEXT_WORDS: Final = frozenset(
    {"次", "次へ", "次のページ", "次のページへ", "次ページ", "次の件", "next", "nextpage", "gotonextpage", "次のページに進む", "次の一覧", "›", "»", ">", "→", "次へ›", "次へ>", "次へ»", "次へ→"}
)  # fmt: skip


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
        is_cut: There are more pages than were to be read.
    """

    start: Observation
    here: Observation
    found: list[tuple[int, Match]] = field(default_factory=list["tuple[int, Match]"])
    notes: list[RowNote] = field(default_factory=list[RowNote])
    shape: tuple[str, ...] = ()
    page: int = 0
    rows: int = 0
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """How far to walk: so many pages at most, and no further once so many rows match."""

    pages: int
    matches: int | None = None


async def first_page(context: RunContext, wanted: Wanted, walk: Walk) -> Selection:
    """Evaluate the rule, waiting a while for a list that loads late."""
    ends_at = context.clock.monotonic() + APPEAR_TIMEOUT_S
    selection = select(walk.here, wanted.rule, wanted.column, wanted.texts)
    while selection.table is None and context.clock.monotonic() < ends_at:
        await context.gate.passing()
        walk.here = await context.observe()
        selection = select(walk.here, wanted.rule, wanted.column, wanted.texts)
    walk.start = walk.here
    return selection


async def walk_pages(
    context: RunContext, wanted: Wanted, walk: Walk, selection: Selection, reach: Reach
) -> None:
    """Collect matches page by page, until enough are found or the pages end."""
    seen = {page_key(selection)}
    while True:
        walk.found += [(walk.page, match) for match in selection.matches]
        walk.notes += selection.notes
        walk.rows += len(selection.table.rows) if selection.table else 0
        if reach.matches is not None and len(walk.found) >= reach.matches:
            return
        following = next_page_control(walk.here)
        if following is None:
            walk.is_cut = walk.rows < _told_total(walk.here)
            return
        if walk.page + 1 >= reach.pages:
            walk.is_cut = True
            return
        turned = await turn_page(context, wanted, walk, following, seen)
        if turned is None:
            return
        selection = turned
        seen.add(page_key(selection))


async def turn_page(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    control: AriaNode,
    seen: set[tuple[str, ...]],
) -> Selection | None:
    """Go one page on; None when the list ended: the same rows again, none, or another site."""
    await context.gate.passing()
    outcome = await context.browser.perform(Click(target=live(control, walk.here)))
    walk.page += 1
    ends_at = context.clock.monotonic() + TURN_TIMEOUT_S
    while True:
        walk.here = await context.observe()
        context.on_observed(walk.here, 0, context.run_id)
        if host_of(walk.here.url) != host_of(walk.start.url):
            return None
        selection = _select_again(wanted, walk)
        if selection.table is not None and page_key(selection) not in seen:
            return selection
        if not outcome.is_ok or context.clock.monotonic() >= ends_at:
            return None
        await context.gate.passing()


def _select_again(wanted: Wanted, walk: Walk) -> Selection:
    """Evaluate the rule on the same list of another page."""
    rule = wanted.rule.model_copy(update={"shape": walk.shape})
    return select(walk.here, rule, wanted.column, wanted.texts)


def _told_total(observation: Observation) -> int:
    """Return how many rows a page says there are: 全 34 件, 34 件中 1〜20; 0 when it does not say."""
    words = fold(
        " ".join(node.text or node.name for node in observation.nodes if not node.children)
    )
    told = [int((found[1] or found[2]).replace(",", "")) for found in _TOTAL.finditer(words)]
    return max(told, default=0) if len(set(told)) == 1 else 0


def next_page_control(observation: Observation) -> AriaNode | None:
    """Return the one enabled control that leads to the next page of a list, or None.

    Links to one address count as one: many lists have their pager above and below.
    """
    fitting = [
        node
        for node in observation.operable
        if node.role in ("link", "button")
        and squeeze(node.label) in _NEXT_WORDS
        and not node.is_disabled
    ]
    is_one = len(fitting) == 1 or len({node.url or node.ref for node in fitting}) == 1
    if fitting:
        return fitting[0] if is_one else None
    return _following_number(observation)


def _following_number(observation: Observation) -> AriaNode | None:
    """Return the one link to the page after the current one, where pages have numbers only: 1 |2|3.

    The current page is a number that cannot be pressed, and the address of the next one says which
    page it is: the days of a calendar stand side by side too.
    """
    numbers = [
        (int(words), node)
        for node in observation.nodes
        if (words := squeeze(node.label or node.text)).isdecimal() and len(words) <= _PAGE_DIGITS
        and not node.children
    ]  # fmt: skip
    found: list[AriaNode] = []
    for (here, current), (number, node) in pairwise(numbers):
        told = _PAGE_IN_ADDRESS.search(node.url)
        is_pressed = node.role == "link" and node.ref and told and int(told[1]) in (here, number)
        is_current = (
            current.role not in ("link", "button") or current.states.get("current") == "page"
        )
        if is_pressed and is_current and number == here + 1:
            found.append(node)
    return found[0] if len({node.url or node.ref for node in found}) == 1 else None


def live(node: AriaNode, observation: Observation) -> Target:
    """Return a node of an observation as a target."""
    return Target(ref=node.ref, epoch=observation.epoch, role=node.role, name=node.label)


def page_key(selection: Selection) -> tuple[str, ...]:
    """Return what tells one page of a list from the others: the words of its rows."""
    rows = selection.table.rows if selection.table else ()
    return tuple(row.words for row in rows)
