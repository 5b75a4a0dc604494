"""Carrying out a `choose`: walk the pages of a list until the rule is met, then press in that row.

Shared by the agent and the replay, so that both choose alike. With an order (最安) every page is
read before one is taken; without one the first page that holds the n-th match ends the walk.
"""

from dataclasses import dataclass

from studio.domain.action import MAX_PAGES, Choose, Click, Navigate
from studio.domain.observation import Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, RowNote
from studio.domain.text import clip
from studio.engine.replay.lists import (
    Reach,
    Walk,
    Wanted,
    first_page,
    live,
    next_page_control,
    page_key,
    turn_page,
    walk_pages,
)
from studio.engine.replay.rules import Match, order_key
from studio.engine.run import RunContext


@dataclass(frozen=True, slots=True)
class Choice:
    """What came of a `choose`.

    Attributes:
        outcome: With the row log; its target is the control that was pressed.
        before: The observation in which the row was chosen.
        row: What the row is called; "" when none was chosen.
        row_words: Everything it says, for taking it out of post-conditions.
        shape: Where the table stands, for the stored rule.
    """

    outcome: Outcome
    before: Observation
    row: str = ""
    row_words: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()


async def choose(context: RunContext, action: Choose, observation: Observation) -> Choice:
    """Find the row and press its control (if the action has one).

    Raises:
        BrowserError: The run cannot go on.
    """
    wanted = Wanted(action.rule, action.column)
    walk = Walk(start=observation, here=observation)
    selection = await first_page(context, wanted, walk)
    if selection.table is None:
        return _failed(walk, selection.code, selection.problem)
    walk.shape = selection.table.place
    enough = action.rule.take if action.rule.order is None else None
    await walk_pages(context, wanted, walk, selection, Reach(MAX_PAGES, enough))
    if len(walk.found) < action.rule.take:
        problem = f"{walk.rows} 件を調べましたが、条件（{action.rule.in_words()}）に合うものがありませんでした。"
        return _failed(walk, "NO_MATCH", problem)
    if walk.is_cut and action.rule.order is not None:
        problem = f"一覧が {MAX_PAGES} ページを超えるため、並べて選ぶことができません。"
        return _failed(walk, "TOO_MANY_PAGES", problem)
    ranked = sorted(walk.found, key=lambda pair: order_key(pair[1], action.rule))
    page, match = ranked[action.rule.take - 1]
    return await _take(context, action, walk, page, match)


async def _take(context: RunContext, action: Choose, walk: Walk, page: int, match: Match) -> Choice:
    """Return to the page of the chosen row and press its control."""
    chosen = match
    if page != walk.page:
        again = await _return_to(context, Wanted(action.rule, action.column), walk, page, match)
        if again is None:
            return _failed(
                walk, "ROW_LOST", "選んだ行のページへ戻りましたが、その行が見つかりませんでした。"
            )
        chosen = again
    before = walk.here
    if chosen.control is not None and action.column:
        outcome = await context.browser.perform(Click(target=live(chosen.control, walk.here)))
    else:
        outcome = Outcome(status=OutcomeStatus.OK)
    title = clip(chosen.row.title, 80)
    rows = Evidence(
        kind=EvidenceKind.ROWS, detail=f"{walk.rows} 件中 {len(walk.found)} 件が一致：{title}"
    )
    return Choice(
        outcome=outcome.model_copy(
            update={
                "evidence": (*outcome.evidence, rows),
                "rows": _marked(walk.notes, title),
                "message": outcome.message or f"「{title}」を選びました。",
            }
        ),
        before=before,
        row=title,
        row_words=tuple(cell.words for cell in chosen.row.cells),
        shape=walk.shape,
    )


async def _return_to(
    context: RunContext, wanted: Wanted, walk: Walk, page: int, match: Match
) -> Match | None:
    """Walk again from the first page to the one that held the row."""
    await context.browser.perform(Navigate(url=walk.start.url))
    walk.here = await context.observe()
    selection = await first_page(context, wanted, walk)
    walk.page = 0
    seen: set[tuple[str, ...]] = set()
    for _ in range(page):
        seen.add(page_key(selection))
        following = next_page_control(walk.here)
        turned = following and await turn_page(context, wanted, walk, following, seen)
        if not turned:
            return None
        selection = turned
    same = [other for other in selection.matches if other.row.words == match.row.words]
    return same[0] if len(same) == 1 else None


def _marked(notes: list[RowNote], title: str) -> tuple[RowNote, ...]:
    return tuple(
        note.model_copy(update={"is_taken": note.is_match and note.row == clip(title, 60)})
        for note in notes
    )


def _failed(walk: Walk, code: str, problem: str) -> Choice:
    outcome = Outcome(
        status=OutcomeStatus.FAILED, code=code, message=problem, rows=tuple(walk.notes)
    )
    return Choice(outcome=outcome, before=walk.here)
