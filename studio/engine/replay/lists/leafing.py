"""A row that another value means may stand on another page of its list: it is leafed to, as a person would.

Nothing but the list's own pager is pressed, only where it is sure to be one, and only for an element
that is called by a value of this run. Where the row is on no page, the first one is open again.
"""

from typing import Final

from studio.domain.actions.action import MAX_PAGES, Action, Click, Navigate
from studio.domain.actions.outcome import Outcome
from studio.domain.flows.flow import FlowStep
from studio.domain.page.address import host_of
from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.lists import TURN_TIMEOUT_S, live
from studio.engine.replay.lists.pagers import next_page_control, surely_leads_on
from studio.engine.runs.run import RunContext
from studio.engine.secrets.templates import names_of
from studio.words import tr

_NOT_THERE: Final = frozenset({"TARGET_NOT_FOUND", "TARGET_CHANGED", "VLIST_NOT_REACHED"})
_LOOK_S: Final = 0.5
"""How long an element is looked for on a page that has been waited for."""


def may_be_leafed_to(step: FlowStep, outcome: Outcome) -> bool:
    """Say whether what a step did not find may stand on another page; what asks a person stays where they look."""
    is_by_value = any("{{" in name for name in names_of(step.action))
    return is_by_value and outcome.code in _NOT_THERE and not step.needs_approval


async def leafed(context: RunContext, action: Action, missed: Outcome) -> Outcome:
    """Turn the pages of the open list until the element of an act stands there, and act on it.

    Args:
        context: The run.
        action: With values filled in.
        missed: What came of it on the page that is open.

    Raises:
        BrowserError: The run cannot go on.
    """
    target = action.element
    here = start = await context.observe()
    seen = {_rows(here)}
    while target is not None and len(seen) < MAX_PAGES:
        control = _pager(here, target.role)
        turned = await _turned(context, here, control, seen) if control else None
        if turned is None:
            break
        seen.add(_rows(turned))
        if (await context.browser.locate(target, _LOOK_S)).is_ok:
            return await context.perform(action)
        here = await context.observe()  # the search may have looked anew: other refs are alive now
    if target is None or here is start:
        return missed
    await context.perform(Navigate(url=start.url))
    words = tr(
        "{target}が、一覧の {count} ページを調べても見つかりません。",
        target=target.in_words(),
        count=len(seen),
    )
    return missed.model_copy(update={"message": words})


def _pager(page: Observation, role: str) -> AriaNode | None:
    """Return what surely leads to the next page of a list whose rows hold such elements."""
    control = next_page_control(page)
    rows = (row for table in find_tables(page) if not table.is_aside for row in table.rows)
    is_list = any(node.role == role for row in rows for node in row.node.walk())
    return control if control and is_list and surely_leads_on(page, control) else None


async def _turned(
    context: RunContext, before: Observation, control: AriaNode, seen: set[tuple[str, ...]]
) -> Observation | None:
    """Press the pager, and wait for rows that were not seen; None when none come."""
    await context.run_control.passing()
    if not (await context.perform(Click(target=live(control, before)))).is_ok:
        return None
    polling = context.polling(TURN_TIMEOUT_S)
    while True:
        here = await context.observe()
        context.on_observed(here, 0, context.run_id)
        if host_of(here.url) != host_of(before.url):
            return None
        if _rows(here) not in seen:
            return here
        if not await polling.goes_on():
            return None


def _rows(page: Observation) -> tuple[str, ...]:
    """Return what tells one page of a list from the others."""
    return tuple(
        row.words for table in find_tables(page) if not table.is_aside for row in table.rows
    )
