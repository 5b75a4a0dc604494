"""Carrying out a `choose`: walk the pages of a list until the rule is met, then press in that row.

Shared by the agent and the replay, so that both choose alike. With an order (最安) every page is
read before one is taken; without one the first page that holds the n-th match ends the walk.
"""

from dataclasses import dataclass, field
from typing import Final

from studio.domain.action import Choose, Click, Navigate
from studio.domain.address import host_of
from studio.domain.observation import AriaNode, Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, RowNote
from studio.domain.target import Target
from studio.domain.text import clip, squeeze
from studio.engine.replay.rules import Match, Selection, order_key, select
from studio.engine.run import RunContext

MAX_PAGES: Final = 20
APPEAR_TIMEOUT_S: Final = 8.0
TURN_TIMEOUT_S: Final = 3.0
"""How long a list may take to change after 「次へ」; one that stays the same has ended."""
_NEXT_WORDS: Final = frozenset(
    {"次", "次へ", "次のページ", "次のページへ", "次ページ", "次の件", "next", "nextpage", "›", "»", ">", "→", "次へ›", "次へ>", "次へ»", "次へ→"}
)  # fmt: skip


@dataclass(slots=True)
class _Walk:
    """What was seen on the way through the pages."""

    start: Observation
    here: Observation
    found: list[tuple[int, Match]] = field(default_factory=list["tuple[int, Match]"])
    notes: list[RowNote] = field(default_factory=list[RowNote])
    shape: tuple[str, ...] = ()
    page: int = 0
    rows: int = 0
    is_cut: bool = False


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
    walk = _Walk(start=observation, here=observation)
    selection = await _first_page(context, action, walk)
    if selection.table is None:
        return _failed(walk, selection.code, selection.problem)
    walk.shape = selection.table.place
    await _walk_pages(context, action, walk, selection)
    if len(walk.found) < action.rule.take:
        problem = f"{walk.rows} 件を調べましたが、条件（{action.rule.in_words()}）に合うものがありませんでした。"
        return _failed(walk, "NO_MATCH", problem)
    if walk.is_cut and action.rule.order is not None:
        problem = f"一覧が {MAX_PAGES} ページを超えるため、並べて選ぶことができません。"
        return _failed(walk, "TOO_MANY_PAGES", problem)
    ranked = sorted(walk.found, key=lambda pair: order_key(pair[1], action.rule))
    page, match = ranked[action.rule.take - 1]
    return await _take(context, action, walk, page, match)


async def _first_page(context: RunContext, action: Choose, walk: _Walk) -> Selection:
    """Evaluate the rule, waiting a while for a list that loads late."""
    ends_at = context.clock.monotonic() + APPEAR_TIMEOUT_S
    selection = select(walk.here, action.rule, action.column)
    while selection.table is None and context.clock.monotonic() < ends_at:
        await context.gate.passing()
        walk.here = await context.observe()
        selection = select(walk.here, action.rule, action.column)
    walk.start = walk.here
    return selection


async def _walk_pages(
    context: RunContext, action: Choose, walk: _Walk, selection: Selection
) -> None:
    """Collect matches page by page, until enough are found or the pages end."""
    seen = {_page_key(selection)}
    while True:
        walk.found += [(walk.page, match) for match in selection.matches]
        walk.notes += selection.notes
        walk.rows += len(selection.table.rows) if selection.table else 0
        if action.rule.order is None and len(walk.found) >= action.rule.take:
            return
        following = next_page_control(walk.here)
        if following is None:
            return
        if walk.page + 1 >= MAX_PAGES:
            walk.is_cut = True
            return
        turned = await _turn_page(context, action, walk, following, seen)
        if turned is None:
            return
        selection = turned
        seen.add(_page_key(selection))


async def _turn_page(
    context: RunContext,
    action: Choose,
    walk: _Walk,
    control: AriaNode,
    seen: set[tuple[str, ...]],
) -> Selection | None:
    """Go one page on; None when the list ended: the same rows again, none, or another site."""
    await context.gate.passing()
    outcome = await context.browser.perform(Click(target=_live(control, walk.here)))
    walk.page += 1
    ends_at = context.clock.monotonic() + TURN_TIMEOUT_S
    while True:
        walk.here = await context.observe()
        context.on_observed(walk.here, 0, context.run_id)
        if host_of(walk.here.url) != host_of(walk.start.url):
            return None
        selection = _select_again(action, walk)
        if selection.table is not None and _page_key(selection) not in seen:
            return selection
        if not outcome.is_ok or context.clock.monotonic() >= ends_at:
            return None
        await context.gate.passing()


def _select_again(action: Choose, walk: _Walk) -> Selection:
    """Evaluate the rule on the same list of another page."""
    rule = action.rule.model_copy(update={"shape": walk.shape})
    return select(walk.here, rule, action.column)


async def _take(
    context: RunContext, action: Choose, walk: _Walk, page: int, match: Match
) -> Choice:
    """Return to the page of the chosen row and press its control."""
    chosen = match
    if page != walk.page:
        again = await _return_to(context, action, walk, page, match)
        if again is None:
            return _failed(
                walk, "ROW_LOST", "選んだ行のページへ戻りましたが、その行が見つかりませんでした。"
            )
        chosen = again
    before = walk.here
    if chosen.control is not None and action.column:
        outcome = await context.browser.perform(Click(target=_live(chosen.control, walk.here)))
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
    context: RunContext, action: Choose, walk: _Walk, page: int, match: Match
) -> Match | None:
    """Walk again from the first page to the one that held the row."""
    await context.browser.perform(Navigate(url=walk.start.url))
    walk.here = await context.observe()
    selection = await _first_page(context, action, walk)
    walk.page = 0
    seen: set[tuple[str, ...]] = set()
    for _ in range(page):
        seen.add(_page_key(selection))
        following = next_page_control(walk.here)
        turned = following and await _turn_page(context, action, walk, following, seen)
        if not turned:
            return None
        selection = turned
    same = [other for other in selection.matches if other.row.words == match.row.words]
    return same[0] if len(same) == 1 else None


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
    return fitting[0] if fitting and is_one else None


def _live(node: AriaNode, observation: Observation) -> Target:
    return Target(ref=node.ref, epoch=observation.epoch, role=node.role, name=node.label)


def _page_key(selection: Selection) -> tuple[str, ...]:
    rows = selection.table.rows if selection.table else ()
    return tuple(row.words for row in rows)


def _marked(notes: list[RowNote], title: str) -> tuple[RowNote, ...]:
    return tuple(
        note.model_copy(update={"is_taken": note.is_match and note.row == clip(title, 60)})
        for note in notes
    )


def _failed(walk: _Walk, code: str, problem: str) -> Choice:
    outcome = Outcome(
        status=OutcomeStatus.FAILED, code=code, message=problem, rows=tuple(walk.notes)
    )
    return Choice(outcome=outcome, before=walk.here)
