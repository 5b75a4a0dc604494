"""Carrying out a `choose`: walk the pages of a list until the rule is met, then press in its rows.

Shared by the agent and the replay, so that both choose alike. With an order (最安), or where all
rows are meant, every page is read before one is taken; a list that was cut is never taken as whole.
"""

from dataclasses import dataclass, replace

from studio.domain.actions.action import MAX_PAGES, ROW_BOX, Choose, Click
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Taking
from studio.domain.page.observation import Observation
from studio.domain.text import clip
from studio.engine.replay.lists.lists import (
    Walk,
    WalkLimit,
    Wanted,
    first_page,
    live,
)
from studio.engine.replay.lists.naming import marked
from studio.engine.replay.lists.pressing import MAX_LOOKS, ROW_MOVED, ROW_STIRS, Presser
from studio.engine.replay.lists.returning import PlannedRow, planned_rows, seek
from studio.engine.replay.lists.rounds import press_rows, ruled_values
from studio.engine.replay.lists.rules import RowMatch, order_key, order_problem
from studio.engine.replay.lists.sameness import row_seen, ticking
from studio.engine.replay.lists.ticking import tick_rows
from studio.engine.replay.lists.windows import narrowing_fields, walk_list
from studio.engine.runs.run import RunContext
from studio.words import tr


@dataclass(frozen=True, slots=True)
class ChosenRow:
    """What came of a `choose`.

    Attributes:
        outcome: With the row log; its target is the control that was pressed.
        before: The observation in which the row was chosen.
        row: What the row is called; "" when none was chosen, or several.
        row_words: Everything the rows say, for taking it out of post-conditions.
        shape: Where the table stands, for the stored rule.
    """

    outcome: Outcome
    before: Observation
    row: str = ""
    row_words: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()


async def choose(
    context: RunContext,
    action: Choose,
    observation: Observation,
    presser: Presser | None = None,
) -> ChosenRow:
    """Find the rows and press their control (if the action has one).

    Args:
        context: The run.
        action: With values filled in.
        observation: The newest one.
        presser: Carries out each press where several rows are meant; without one they are refused.

    Raises:
        BrowserError: The run cannot go on.
        LibraryError, HandedOver, Stopped: As the presser raises them.
    """
    rule = action.rule
    wanted = Wanted(rule, action.column)
    walk = Walk(start=observation, here=observation)
    selection = await first_page(context, wanted, walk)
    if selection.table is None:
        return _failed(walk, selection.code, selection.problem)
    walk.shape = selection.table.place
    await walk_list(context, wanted, walk, selection, WalkLimit(MAX_PAGES, rule.wanted_rows))
    if refused := _refusal(action, wanted, walk):
        return refused
    ranked = sorted(walk.found, key=lambda pair: order_key(pair[1], rule))
    taken = rule.taken(ranked)
    if unsure := next((match for _, match in taken if match.is_unsure), None):
        problem = tr(
            "条件に合う「{title}」に「{column}」が見つかりません。"
            "名前が変わったようです。画面を確かめてください。",
            title=clip(unsure.called, 60),
            column=action.column,
        )
        return _failed(walk, "ROW_UNSURE", problem)
    if action.column == ROW_BOX:
        return await _tick(context, wanted, walk, taken)
    if rule.takes_one:
        return await _take(context, wanted, walk, PlannedRow(*taken[0]))
    if not action.column:
        return _looked(walk, [match for _, match in taken])
    if presser is None:
        return _failed(walk, "ONE_ROW_ONLY", tr("ここでは、複数の行を順に押すことができません。"))
    return await _take_many(context, wanted, walk, taken, presser)


def _refusal(action: Choose, wanted: Wanted, walk: Walk) -> ChosenRow | None:
    """Return why nothing can be taken of what was found."""
    rule = action.rule
    if walk.is_cut and (rule.needs_whole_list or (rule.taking is Taking.TOP and len(walk.found) < rule.take)):  # fmt: skip
        whole = tr("（全 {told} 行のうち）", told=walk.told) if walk.told else ""
        fields = "".join(tr("「{name}」", name=name) for name in narrowing_fields(walk, wanted))
        way = (
            tr("一覧の{fields}の欄で絞り込んでから", fields=fields)
            if fields
            else tr("条件で一覧を短くしてから")
        )
        problem = tr(
            "一覧を {rows} 件まで{whole}調べましたが、最後まで読めたかどうか確かめられないため、選べません。"
            "{way}、もう一度実行してください。",
            rows=walk.rows,
            whole=whole,
            way=way,
        )
        return _failed(walk, "TOO_MANY_PAGES", problem)
    if problem := order_problem([match for _, match in walk.found], rule):
        return _failed(walk, "NO_ORDER", problem)
    if len(walk.found) < rule.least_rows:
        problem = tr(
            "{rows} 件を調べましたが、条件（{rule}）に合うものがありませんでした。",
            rows=walk.rows,
            rule=rule.in_words(),
        )
        return _failed(walk, "NO_MATCH", problem)
    return None


async def _take(context: RunContext, wanted: Wanted, walk: Walk, planned: PlannedRow) -> ChosenRow:
    """Return to the page of the chosen row and press its control."""
    chosen: RowMatch | None = planned.match
    if planned.page != walk.page or walk.is_virtual:
        chosen = await seek(context, wanted, walk, planned, (planned,))
    outcome = Outcome(status=OutcomeStatus.OK)
    if chosen is None:
        return _failed(
            walk, "ROW_LOST", tr("選んだ行のページへ戻りましたが、その行が見つかりませんでした。")
        )
    if chosen.control is not None and wanted.column:
        chosen, outcome = await _pressed(context, wanted, walk, planned, chosen)
    before = walk.here
    title = clip(chosen.called, 80)
    return ChosenRow(
        outcome=_told(outcome, walk, [chosen], tr("「{title}」を選びました。", title=title)),
        before=before,
        row=title,
        row_words=tuple(cell.words for cell in chosen.row.cells),
        shape=walk.shape,
    )


async def _pressed(
    context: RunContext, wanted: Wanted, walk: Walk, planned: PlannedRow, chosen: RowMatch
) -> tuple[RowMatch, Outcome]:
    """Press in the chosen row; when it moved away from under the press, look for it again, and press there.

    Nothing was heard by the page then. A row that says other values than those it was chosen by may
    not be the one that is meant any more.
    """
    counters: tuple[str, ...] = ()
    values = ruled_values(wanted, walk, chosen)
    for _ in range(MAX_LOOKS):
        if chosen.control is None:
            return chosen, ROW_MOVED
        click = Click(target=live(chosen.control, walk.here))
        terms = replace(context.terms, row=row_seen(chosen.row, counters))
        outcome = await context.browser.perform(click, terms)
        if outcome.code != ROW_MOVED.code:
            return chosen, outcome
        walk.here = await context.observe()
        again = await seek(context, wanted, walk, planned, (planned,))
        if again is None or ruled_values(wanted, walk, again) != values:
            return chosen, outcome
        counters = (*counters, *ticking(chosen.row, again.row, again.table))
        chosen = again
    return chosen, ROW_STIRS


async def _take_many(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    taken: list[tuple[int, RowMatch]],
    presser: Presser,
) -> ChosenRow:
    before = walk.here
    planned, problem = planned_rows(taken)
    if problem:
        return _failed(walk, "TWIN_ROWS", problem)
    round_ = await press_rows(context, wanted, walk, planned, presser)
    done = [one.match for one in round_.pressed]
    outcome = _told(round_.outcome, walk, done, tr("{count} 件の行で押しました。", count=len(done)))
    words = tuple(cell.words for match in done for cell in match.row.cells)
    return ChosenRow(outcome=outcome, before=before, row_words=words, shape=walk.shape)


async def _tick(
    context: RunContext, wanted: Wanted, walk: Walk, taken: list[tuple[int, RowMatch]]
) -> ChosenRow:
    """Tick the rows that are meant; before the first tick, so that what it brings is seen."""
    before = walk.here
    planned, problem = planned_rows(taken)
    if problem:
        return _failed(walk, "TWIN_ROWS", problem)
    outcome = await tick_rows(context, wanted, walk, planned)
    done = [match for _, match in taken] if outcome.is_ok else []
    told = _told(outcome, walk, done, outcome.message)
    words = tuple(cell.words for match in done for cell in match.row.cells)
    return ChosenRow(outcome=told, before=before, row_words=words, shape=walk.shape)


def _looked(walk: Walk, matches: list[RowMatch]) -> ChosenRow:
    outcome = _told(
        Outcome(status=OutcomeStatus.OK),
        walk,
        matches,
        tr("{count} 件ありました。", count=len(matches)),
    )
    words = tuple(cell.words for match in matches for cell in match.row.cells)
    return ChosenRow(outcome=outcome, before=walk.here, row_words=words, shape=walk.shape)


def _told(outcome: Outcome, walk: Walk, taken: list[RowMatch], words: str) -> Outcome:
    """Return an outcome with the row log and what was taken of how many."""
    titles = tr("、").join(clip(match.called, 80) for match in taken[:5])
    detail = tr(
        "{rows} 件中 {count} 件が一致：{titles}",
        rows=walk.rows,
        count=len(walk.found),
        titles=clip(titles, 160),
    )
    return outcome.model_copy(
        update={
            "evidence": (*outcome.evidence, Evidence(kind=EvidenceKind.ROWS, detail=detail)),
            "rows": marked(walk.notes, {clip(match.called, 60) for match in taken}),
            "message": outcome.message or words,
        }
    )


def _failed(walk: Walk, code: str, problem: str) -> ChosenRow:
    outcome = Outcome(
        status=OutcomeStatus.FAILED, code=code, message=problem, rows=tuple(walk.notes)
    )
    return ChosenRow(outcome=outcome, before=walk.here)
