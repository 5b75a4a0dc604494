"""What a model is shown to judge an item by: messages, what is new here, the fields that were touched. Pure.

A run passes through pages that have nothing to do with an item any more, fills forms that a submit
empties, and fails at what it does in another way a moment later. None of that is evidence.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from studio.domain.actions.action import Done, FormField, Upload
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.runs.decision import StepRecord
from studio.domain.text import squeeze, tokens_of
from studio.engine.agent.judging.completion import Case, parts_of
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.goals import GoalKind
from studio.engine.agent.judging.holding import fields_of, has_ended
from studio.engine.agent.judging.verify import shows
from studio.engine.perception.news import News, NewsKind, PageNews, is_question

_BUDGET: Final = 200
"""Tokens that the lines of what is new may cost."""
_LEFT: Final = (NewsKind.GONE, NewsKind.CLOSED)
_ROWS: Final = (NewsKind.ROW, NewsKind.LISTED)
_OTHER_ROWS: Final = 3
"""Rows that came along with a list and share no word with the item: some show what list it is."""
_NEEDS_PAGE: Final = (GoalKind.READ, GoalKind.TABLE, GoalKind.LOG_IN)
_FIELD_MARKS: Final = (" =", "[x]", "(x)", "[ ]")
_HEAD: Final = 2
"""Lines of a page's text that say what it is called and where it is."""


def news_of(case: Case) -> tuple[str, ...]:
    """Return what is new by the acts of an item: what pages said, then what stands on the present one, the item's own words and the newest first.

    What a page lost and has again, because it was left and opened once more, is nothing new.
    """
    told = [(deed, one) for deed in reversed(case.acts) for one in deed.news]
    told = [(deed, one) for deed, one in told if not is_question(one.key)]
    said = [one for _, one in told if one.kind is NewsKind.MESSAGE]
    now = PageNews(case.page)
    here: list[News] = []
    left = _OTHER_ROWS
    for deed in reversed(case.acts):
        own, others = _shown_by(deed, case, now)
        here += [*own, *others[:left]]
        left -= len(others[:left])
    about = [one for one in here if case.goal.shares_word(one.words)]
    lines = dict.fromkeys(one.line for one in (*said, *about, *here))
    return _within_budget(tuple(lines) or tuple(dict.fromkeys(one.line for _, one in told)))


def _shown_by(deed: VerifiedAction, case: Case, now: PageNews) -> tuple[list[News], list[News]]:
    """Return what an act brought that stands on the present page, and apart from it rows of other things."""
    is_here = deed.lasts or (deed.change is not None and deed.change.after.place == now.place)
    back = _back_again(deed, case, now)
    news = [
        one for one in deed.news
        if is_here and one.kind is not NewsKind.MESSAGE and not is_question(one.key)
        if deed.lasts or one.kind in _LEFT or shows(case.page, one.key)
        if one.key not in back
    ]  # fmt: skip
    others = [one for one in news if one.kind in _ROWS and not case.goal.shares_word(one.words)]
    return [one for one in news if one not in others], others


def _back_again(deed: VerifiedAction, case: Case, now: PageNews) -> frozenset[str]:
    """Return what an act brought back of an earlier page of the item, and what it took that stands here again."""
    if deed.change is None:
        return frozenset()
    earlier = takewhile(lambda one: one is not deed, case.acts)
    stood = [one.change.before for one in earlier if one.change]
    brought = _keys(*stood) - _keys(deed.change.before)
    return brought | (_keys(now) - _keys(deed.change.after))


def _keys(*pages: PageNews) -> frozenset[str]:
    return frozenset(part.key for page in pages for part in page.parts)


def page_of(case: Case, text: str, claimed: str = "") -> str:
    """Return the part of a page's text that an item is about: all to be read, its fields, or only its head.

    Args:
        case: The item, and what was done for it.
        text: The page as a model reads it.
        claimed: What a model quoted of it: where that stands is shown as well.
    """
    lines = text.splitlines()
    parts = parts_of(claimed)
    quoted = [line for line in lines[_HEAD:] if any(part in squeeze(line) for part in parts)]
    fields = [line for line in lines[_HEAD:] if any(mark in line for mark in _FIELD_MARKS)]
    put_in = [deed for deed in (*case.filled, *case.deeds) if _has_put_in(deed)]
    names = [deed.name for deed in _standing(put_in, case) if deed.name]
    touched = [line for line in fields if any(name in line for name in names)]
    if case.goal.is_filling:
        is_over = bool(put_in) and not names
        shown = touched or ([] if is_over else fields)
        return "\n".join([*lines[:_HEAD], *shown]) if shown or is_over else text
    is_told = news_of(case) and case.goal.kind not in _NEEDS_PAGE
    return "\n".join([*lines[:_HEAD], *dict.fromkeys((*touched, *quoted))]) if is_told else text


def records_of(
    case: Case, records: Sequence[StepRecord], masked: Callable[[str], str]
) -> tuple[StepRecord, ...]:
    """Return the turns of an item without earlier judgements, and without failures that were made good since."""
    mended = {
        masked(deed.action.in_words())
        for deed in case.run
        if not deed.outcome.is_ok and fields_of(deed, case.page)
    }
    kept: list[StepRecord] = []
    for record in reversed(records):
        if record.status == OutcomeStatus.OK:
            mended.add(record.action)
        elif record.action in mended or record.action == Done().in_words():
            continue
        kept.append(record)
    return tuple(reversed(kept))


def _has_put_in(deed: VerifiedAction) -> bool:
    return deed.outcome.is_ok and isinstance(deed.action, FormField | Upload)


def _standing(put_in: Sequence[VerifiedAction], case: Case) -> Iterator[VerifiedAction]:
    """Yield what was put in and waits to be sent, or still stands in its field after it was sent."""
    for deed in put_in:
        if not has_ended(deed, case.run) or fields_of(deed, case.page):
            yield deed


def _within_budget(lines: tuple[str, ...]) -> tuple[str, ...]:
    kept: list[str] = []
    left = float(_BUDGET)
    for line in lines:
        left -= tokens_of(line) + 1
        if left < 0:
            break
        kept.append(line)
    return tuple(kept)
