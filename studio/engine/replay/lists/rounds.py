"""A round over the rows that match: press in one, find the next by its words, go on.

Only rows that matched before the first press are pressed, each once. What came to match by a press
(or by a list that was drawn anew) is not.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlsplit

from studio.domain.actions.action import Click, CloseTab, GoBack
from studio.domain.actions.outcome import Outcome, OutcomeStatus, failed
from studio.domain.text import clip
from studio.engine.replay.lists.columns import read_column
from studio.engine.replay.lists.lists import (
    APPEAR_TIMEOUT_S,
    TURN_TIMEOUT_S,
    Walk,
    Wanted,
    appeared,
    live,
    row_key,
    select_again,
)
from studio.engine.replay.lists.pressing import Aimed, JournaledRow, Presser, RowPress, mark_of
from studio.engine.replay.lists.returning import PlannedRow, found_again, seek
from studio.engine.replay.lists.rules import RowMatch
from studio.engine.replay.lists.sameness import row_seen, ticking
from studio.engine.runs.run import RunContext
from studio.words import sentences, tr

_DIGITS: Final = re.compile(r"[\d０-９,]+")


@dataclass(slots=True)
class Round:
    """How far a round came.

    Attributes:
        planned: Rows that matched before the first press.
        presser: Carries out each press.
        pressed: Rows that were pressed, in this run or before it was interrupted.
        outcome: Of the last press, or why the round ended early.
    """

    planned: Sequence[PlannedRow]
    presser: Presser
    outcome: Outcome = field(default_factory=lambda: Outcome(status=OutcomeStatus.OK))
    pressed: list[PlannedRow] = field(default_factory=list[PlannedRow])


async def press_rows(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    planned: Sequence[PlannedRow],
    presser: Presser,
) -> Round:
    """Press in each planned row.

    Raises:
        BrowserError, LibraryError, HandedOver, Stopped: As the presser raises them.
    """
    progress = Round(planned, presser)
    if refused := _uncertain(planned, presser):
        progress.outcome = refused
        return progress
    waiting = [one for one in planned if presser.earlier(one.match.row) is JournaledRow.UNTOUCHED]
    progress.pressed = [one for one in planned if one not in waiting]
    walk.list_url, walk.tabs = walk.here.url, len(walk.here.tabs)
    for one in waiting:
        await context.run_control.passing()
        refused = await _press_next(context, wanted, walk, one, progress)
        if refused is not None:
            progress.outcome = refused
            return progress
    await presser.finish(
        tr("{count} 件の行で「{column}」を押し終えました", count=len(planned), column=wanted.column)
    )
    return progress


async def _press_next(
    context: RunContext,
    wanted: Wanted,
    walk: Walk,
    one: PlannedRow,
    progress: Round,
) -> Outcome | None:
    """Find a row and press in it; returns why the round cannot go on, or None."""
    if progress.pressed and not await _back_on_list(context, wanted, walk):
        return _broken_off(progress, "LIST_LOST", tr("押したあと、一覧の画面に戻れませんでした。"))
    match = await seek(context, wanted, walk, one, progress.planned)
    if match is None or match.control is None or not _stands_there(match, walk):
        problem = tr(
            "「{title}」の行が、条件に合う行として見つからなくなりました。",
            title=clip(one.match.called, 40),
        )
        return _broken_off(progress, "ROW_LOST", problem)
    walk.list_url, walk.tabs = walk.here.url, len(walk.here.tabs)

    press = _row_press(walk, wanted, one, match, progress)
    counters: tuple[str, ...] = ()

    async def aim() -> Aimed | None:
        nonlocal counters
        walk.here = await context.observe()
        again = found_again(select_again(wanted, walk), one, progress.planned)
        if again is None or again.control is None:
            return None
        if row_key(again.row) != row_key(match.row):
            ticked = ticking(match.row, again.row, again.table)
            if not ticked or ruled_values(wanted, walk, again) != press.values:
                return None
            counters = (*counters, *ticked)
        click = Click(target=live(again.control, walk.here))
        return Aimed(click, row_seen(again.row, counters))

    press = replace(press, aim=aim)
    outcome = await progress.presser.press(press)
    if not outcome.is_ok:
        said = outcome.message or tr("押せませんでした。")
        return outcome.model_copy(update={"message": sentences(said, _so_far(progress))})
    progress.pressed.append(one)
    progress.outcome = outcome.model_copy(update={"message": ""})
    walk.here = await context.observe()
    context.on_observed(walk.here, 0, context.run_id)
    return None


def _row_press(
    walk: Walk, wanted: Wanted, one: PlannedRow, match: RowMatch, progress: Round
) -> RowPress:
    """Describe a press; it is marked by what its row said before the first press."""
    title = clip(one.match.called, 80)
    assert match.control is not None
    return RowPress(
        row=title,
        words=tr(
            "「{title}」の行の「{column}」を押す", title=title, column=clip(wanted.column, 40)
        ),
        mark=mark_of(one.match.row),
        click=Click(target=live(match.control, walk.here)),
        page=walk.here,
        values=ruled_values(wanted, walk, match),
        number=len(progress.pressed) + 1,
        total=len(progress.planned),
    )


def ruled_values(wanted: Wanted, walk: Walk, match: RowMatch) -> tuple[tuple[str, str], ...]:
    """Return what the row says in the columns of the rule, as it is now."""
    table = match.table
    readings = ((name, read_column(table, match.row, name)) for name in wanted.rule.columns)
    return tuple((name, clip(one.text, 60)) for name, one in readings if one.is_readable)


async def _back_on_list(context: RunContext, wanted: Wanted, walk: Walk) -> bool:
    """Return to the list after a press that led away: close the tab it opened, or go back once."""
    if len(walk.here.tabs) > walk.tabs:
        await context.perform(CloseTab())
        walk.here = await context.observe()
    if not _is_away(walk):
        await appeared(context, wanted, walk, TURN_TIMEOUT_S)
        return True  # the list may be empty now: the row itself decides
    await context.perform(GoBack())
    walk.here = await context.observe()
    selection = await appeared(context, wanted, walk, APPEAR_TIMEOUT_S)
    return selection.table is not None and not _is_away(walk)


def _is_away(walk: Walk) -> bool:
    """Say whether another page is open than the one with the list; its query may have changed."""
    here, there = urlsplit(walk.here.url), urlsplit(walk.list_url)
    return (here.netloc, here.path) != (there.netloc, there.path)


def _stands_there(match: RowMatch, walk: Walk) -> bool:
    """Say whether a row stands in the list that was chosen from; counts in its heading may change."""
    return [_DIGITS.sub("#", part) for part in match.table.place] == [
        _DIGITS.sub("#", part) for part in walk.shape
    ]


def _uncertain(planned: Sequence[PlannedRow], presser: Presser) -> Outcome | None:
    """Refuse when nobody can say whether a row was pressed before the interruption."""
    rows = [one.match.row for one in planned]
    doubtful = next((row for row in rows if presser.earlier(row) is JournaledRow.UNCERTAIN), None)
    if doubtful is None:
        return None
    return Outcome(
        status=OutcomeStatus.BLOCKED,
        code="ROW_UNCERTAIN",
        message=tr(
            "「{title}」の行を、中断の前に押したかどうか確かめられません。"
            "サイトの画面で確かめてから、はじめから実行するか、条件を直してください。",
            title=clip(doubtful.title, 40),
        ),
    )


def _broken_off(progress: Round, code: str, problem: str) -> Outcome:
    return failed(code, sentences(problem, _so_far(progress)))


def _so_far(progress: Round) -> str:
    return tr(
        "（{count} 件のうち {progress_count} 件を押しました）",
        count=len(progress.planned),
        progress_count=len(progress.pressed),
    )
