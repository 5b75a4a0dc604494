"""Ticking every row that fits a rule, and no other: what the page does next, it does to the ticked ones.

A tick is repeatable and leaves nothing behind, so that it needs no line of the journal of its own;
one that is there already stays. Ticks on a page of a list that was left are often forgotten by the
site: rows of several pages are refused, never ticked in part.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from studio.domain.actions.action import SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, failed
from studio.domain.page.observation import AriaNode
from studio.domain.text import clip
from studio.engine.perception.tables import Row, Table
from studio.engine.replay.lists.lists import Walk, Wanted, live, select_again
from studio.engine.replay.lists.pressing import MAX_LOOKS, ROW_MOVED, ROW_STIRS
from studio.engine.replay.lists.returning import PlannedRow, seek
from studio.engine.replay.lists.rules import RowMatch, box_of
from studio.engine.replay.lists.sameness import row_seen
from studio.engine.runs.run import RunContext
from studio.words import tr

_MOVED: Final = frozenset({ROW_MOVED.code, "PRESS_CUT_OFF"})
"""A tick that was stopped half-way is read back, and done again."""


async def tick_rows(
    context: RunContext, wanted: Wanted, walk: Walk, planned: Sequence[PlannedRow]
) -> Outcome:
    """Tick the box of each planned row; OK only where exactly these are ticked at the end.

    Raises:
        BrowserError: The run cannot go on.
    """
    if not walk.is_virtual and len({one.page for one in planned}) > 1:
        problem = tr(
            "条件に合う行が 2 ページ以上にわたっています。ページを替えるとチェックが外れることがあるため、付けませんでした。"
            "1 ページの件数を増やすか、条件を足して、もう一度実行してください。"
        )
        return failed("ROWS_ON_PAGES", problem)
    for one in planned:
        outcome = await _tick_one(context, wanted, walk, one, planned)
        if not outcome.is_ok:
            return outcome
    return _judged(select_again(wanted, walk).matches, planned, walk)


async def _tick_one(
    context: RunContext, wanted: Wanted, walk: Walk, one: PlannedRow, planned: Sequence[PlannedRow]
) -> Outcome:
    """Find a row and tick it; when it moved away from under the press, look for it again."""
    for _ in range(MAX_LOOKS):
        await context.run_control.passing()
        match = await seek(context, wanted, walk, one, planned)
        if match is None or match.control is None:
            title = clip(one.match.called, 40)
            return failed("ROW_LOST", tr("「{title}」の行が見つからなくなりました。", title=title))
        outcome = await _ticked(context, walk, match, match.control)
        if outcome.code not in _MOVED:
            return outcome
    return ROW_STIRS


async def _ticked(context: RunContext, walk: Walk, match: RowMatch, box: AriaNode) -> Outcome:
    if is_ticked(box):
        return Outcome(status=OutcomeStatus.OK)
    tick = SetChecked(target=live(box, walk.here), checked=True)
    terms = replace(context.terms, row=row_seen(match.row))
    outcome = await context.browser.perform(tick, terms)
    walk.here = await context.observe()
    return outcome


def _judged(matches: Sequence[RowMatch], planned: Sequence[PlannedRow], walk: Walk) -> Outcome:
    """Say whether the fitting rows are ticked and no other row of the list is."""
    ticked = [one for one in matches if one.control is not None and is_ticked(one.control)]
    if not walk.is_virtual and len(ticked) < len(planned):
        return failed("ROWS_NOT_TICKED", tr("チェックが外れた行があるため、ここで止めました。"))
    fitting = {id(one.row) for one in matches}
    others = [
        row for row in (ticked_rows(matches[0].table) if matches else ()) if id(row) not in fitting
    ]
    if others:
        problem = tr(
            "条件に合わない「{title}」の行にもチェックが付いています。"
            "外してから、もう一度実行してください。",
            title=clip(others[0].title, 40),
        )
        return failed("OTHER_ROWS_TICKED", problem)
    done = Evidence(kind=EvidenceKind.CHECKED, detail=tr("{count} 件の行", count=len(planned)))
    words = tr("{count} 件の行にチェックを付けました。", count=len(planned))
    return Outcome(status=OutcomeStatus.OK, evidence=(done,), message=words)


def ticked_rows(table: Table) -> tuple[Row, ...]:
    """Return the rows whose box is ticked."""
    boxes = ((row, box_of(row)) for row in table.rows)
    return tuple(row for row, box in boxes if box is not None and is_ticked(box))


def is_ticked(box: AriaNode) -> bool:
    """Say whether a box is on."""
    return box.states.get("checked") == "true"
