"""Answering a question: every value of the sentence is read from a page or computed over a table.

Shared by the agent, which finds the way to each value, and the replay, which goes that way anew.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.actions.action import Answer
from studio.domain.actions.answer import (
    PLACE,
    AnswerValue,
    Figure,
    GivenAnswer,
    PageValue,
    TableValue,
    told,
    with_blanks,
)
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
)
from studio.domain.page.observation import Observation
from studio.domain.text import arabic, clip, fold, squeeze
from studio.domain.values.amounts import read_amount
from studio.engine.guard.facts.persons import runs_of
from studio.engine.perception.limits import beyond
from studio.engine.replay.answers.anchors import AnchoredPage, Asked, anchor, values_at
from studio.engine.replay.answers.figures import compute
from studio.engine.replay.lists.lists import APPEAR_TIMEOUT_S
from studio.engine.runs.run import RunContext
from studio.words import sentences, tr

_FIGURES: Final[Mapping[str, Figure]] = {
    "count": Figure.COUNT, "件数": Figure.COUNT, "sum": Figure.SUM, "合計": Figure.SUM,
    "min": Figure.MIN, "最小": Figure.MIN, "max": Figure.MAX, "最大": Figure.MAX,
    "avg": Figure.AVERAGE, "average": Figure.AVERAGE, "平均": Figure.AVERAGE,
    "rows": Figure.ROWS, "一覧": Figure.ROWS, "first": Figure.FIRST,
}  # fmt: skip
_COLUMN_BREAKS: Final = re.compile(r"[,、，]")
_SENTENCE: Final = re.compile(r"[。！!\n]")
_LEADS_AWAY: Final = re.compile(
    r"https?://\S*|[\w.-]+@[\w.-]+|(?<![\w.])[a-z][\w-]*(?:\.[a-z][\w-]*)+"
)
_REQUEST: Final = re.compile("ください|下さい|お願い|ましょう")
"""How something is asked of the reader; an answer tells."""
_DIGITS: Final = re.compile(r"\d+")
_UNIT: Final = re.compile(r"[十百千万億兆]*(?:円|人|個|件|ドル|点)")
"""In which unit a value is told."""
_SCALED: Final = re.compile(f"{PLACE.pattern}[十百千万億兆]*")
"""A value with the scale that belongs to it."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an answer.

    Attributes:
        outcome: With the sentence as it is told, or why it is not.
        kept: The answer as a replay gives it anew.
        page: What its values were read from.
    """

    outcome: Outcome
    kept: Answer | None = None
    page: Observation | None = None


@dataclass(frozen=True, slots=True)
class _Value:
    """A value and the way to it, or why there is none."""

    text: str = ""
    way: AnswerValue | None = None
    problem: str = ""
    only: str = ""


def answer(
    action: Answer, pages: Sequence[Observation], tables: Sequence[ExtractedTable], goal: str
) -> Answered:
    """Read and compute the values of an answer as a model wrote it. Pure.

    Args:
        action: Its sentence names each value in brackets.
        pages: The page as it is now, then earlier ones of this run: a message may be gone by now.
        tables: Taken out in this run, oldest first.
        goal: What the person said: sentence, item, variables.
    """
    problem = _unsaid(action.text, goal)
    asked = Asked(goal, action.text, tuple(PLACE.findall(action.text)), action.quotes)
    for observation in () if problem else pages:
        page = AnchoredPage(observation)
        beside = PLACE.split(action.text)[::2]
        values = [
            _in_its_unit(_value(name, page, tables, replace(asked, before=before)), page, behind)
            for name, before, behind in zip(asked.values, beside, beside[1:], strict=False)
        ]
        refused = next((value.problem for value in values if value.problem), "")
        if not refused:
            kept = Answer(
                text=with_blanks(action.text),
                values=tuple(value.way for value in values if value.way is not None),
            )
            return Answered(_told(action.text, values), kept, observation)
        problem = problem or refused
    return Answered(_refused(problem))


async def answer_again(
    context: RunContext, action: Answer, page: Observation, tables: Sequence[ExtractedTable]
) -> Outcome:
    """Give a recorded answer with today's values, waiting a while for what appears late.

    Raises:
        BrowserError: The run cannot go on.
    """
    polling = context.polling(APPEAR_TIMEOUT_S)
    while True:
        values = [_value_again(way, AnchoredPage(page), tables) for way in action.values]
        problem = next((value.problem for value in values if value.problem), "")
        if not problem:
            return _told(action.text, values)
        if not await polling.goes_on():
            return _refused(problem, "ANSWER_NOT_FOUND")
        page = await context.observe()


def _value(name: str, page: AnchoredPage, tables: Sequence[ExtractedTable], asked: Asked) -> _Value:
    figure = _figure(name)
    if figure is not None:
        computed = compute(figure, tables)
        other = _other_figure(asked, figure.figure)
        problem = other or computed.problem or beyond(computed.limit, asked.goal)
        return _Value(computed.text, figure, problem, computed.only)
    found = anchor(page, name, asked)
    if found.problem and (column := _column_on_top(name, tables)):
        return _Value(
            problem=tr(
                "取り出した表のいちばん上の行の値は、[first {column}] と書いてください。",
                column=column,
            )
        )
    if found.problem and tables and name.strip()[:1].isdigit():
        hint = tr("件数や合計は [count] [sum 列名] と書くと、取り出した表から計算します。")
        return _Value(problem=sentences(found.problem, hint))
    return _Value(found.value, found.way, found.problem)


def _in_its_unit(value: _Value, page: AnchoredPage, behind: str) -> _Value:
    """Refuse a value that the sentence tells in another unit than its heading says: 12,000 of 「残高（千円）」 is no 12,000円."""
    unit = _UNIT.match(behind)
    if unit is None or not isinstance(value.way, PageValue):
        return value
    cells = (
        (head, cell.words())
        for table in page.tables
        for row in table.rows
        for head, cell in zip(table.headers, row.columns, strict=False)
    )
    label = next((head for head, said in cells if squeeze(said) == squeeze(value.text)), "")
    here, there = read_amount(value.text + unit[0]), read_amount(value.text, label)
    if not label or here is None or there is None or here.number == there.number:
        return value
    name, other = f"{value.text}{unit[0]}", clip(label, 40)
    return _Value(problem=tr("「{name}」は「{other}」の値ではありません。", name=name, other=other))


def _column_on_top(name: str, tables: Sequence[ExtractedTable]) -> str:
    """Return under which heading a value stands in the top row of the newest table, "" for none."""
    table = tables[-1] if tables else None
    under = zip(table.columns, table.rows[0], strict=False) if table and table.rows else ()
    return next((column for column, cell in under if squeeze(cell) == squeeze(name)), "")


def _other_figure(asked: Asked, figure: Figure) -> str:
    """Return why a figure is not the one that is asked for or spoken of: the largest for 合計, "" where it may be theirs."""
    figures = {found.figure for name in asked.values if (found := _figure(name))}
    spoken, wanted = _figures_in(asked.before), _figures_in(asked.goal)
    is_other = bool(spoken) and figure not in spoken.values()
    is_missed = bool(wanted) and not figures & set(wanted.values())
    if figure in (Figure.ROWS, Figure.FIRST) or not (is_other or is_missed):
        return ""
    words = tr("」「").join(spoken if is_other else wanted)
    return tr("「{figure}」ではない値です。", figure=words)


def _figures_in(text: str) -> dict[str, Figure]:
    return {word: one for word, one in _FIGURES.items() if not word.isascii() and word in text}


def _value_again(way: AnswerValue, page: AnchoredPage, tables: Sequence[ExtractedTable]) -> _Value:
    if isinstance(way, TableValue):
        computed = compute(way, tables)
        return _Value(computed.text, way, computed.problem, computed.only)
    found = values_at(page, way)
    where = clip(str(way), 60)
    if len(found) == 1:
        return _Value(found[0], way)
    if not found:
        return _Value(problem=tr("「{where}」の所の値が、この画面に見つかりません。", where=where))
    both = tr("」「").join(clip(one, 30) for one in found[:2])
    return _Value(
        problem=tr(
            "「{where}」の所に値が {count} つあり（「{both}」）、どれか決められません。",
            where=where,
            count=len(found),
            both=both,
        )
    )


def _figure(name: str) -> TableValue | None:
    """Read [sum 金額], [count], [rows 番号,題名]; None for a value of the page."""
    word, _, columns = name.strip().partition(" ")
    figure = _FIGURES.get(word.lower())
    if figure is None:
        return None
    names = tuple(one.strip() for one in _COLUMN_BREAKS.split(columns) if one.strip())
    return TableValue(figure=figure, columns=names)


def _unsaid(sentence: str, goal: str) -> str:
    """Return why a sentence cannot be told: it names no value, or a number that nobody read or said."""
    if not PLACE.search(sentence):
        return tr(
            "答えの値がありません。画面の値は、書かれているとおりに [ ] に入れてください（例：受付番号は[R190828]です）。"
        )
    said = set(_numbers(goal))
    own = next((one for one in _numbers(_SCALED.sub(" ", sentence)) if one not in said), "")
    if own:
        return tr(
            "「{own}」は [ ] の外にあります。値は画面にあるとおりに [ ] に入れ、件数や合計は [count] [sum 列名] と書いてください。",
            own=own,
        )
    beside = next(
        filter(None, (_beside_the_matter(one, goal) for one in _SENTENCE.split(sentence))), ""
    )
    if beside:
        return tr(
            "「{beside}」は、たずねられた答えではありません。画面の値と、それを説明する言葉だけを書いてください。",
            beside=clip(beside, 60),
        )
    return ""


def _beside_the_matter(sentence: str, goal: str) -> str:
    """Return what of a sentence sends the person somewhere or asks something of them, or is about something else; "" for nothing.

    A sentence without a value says no more than one thing of which the person did not speak.
    """
    plain, asked = fold(PLACE.sub("\n", sentence)), squeeze(goal)
    leads = next(
        (one[0] for one in _LEADS_AWAY.finditer(plain) if squeeze(one[0]) not in asked), ""
    )
    words = {run for run in runs_of(plain) if len(run) > 1}
    unknown = [run for run in words if run not in asked]
    is_idle = not PLACE.search(sentence) and len(unknown) > 1
    return leads or (sentence.strip() if is_idle or _REQUEST.search(plain) else "")


def _numbers(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKC", arabic(text)).replace(",", "")
    return [number.lstrip("0") or "0" for number in _DIGITS.findall(plain)]


def _told(sentence: str, values: Sequence[_Value]) -> Outcome:
    texts = [value.text for value in values]
    only = dict.fromkeys(value.only for value in values if value.only)
    notes = (tr("（{only}から答えました。）", only=one) for one in only)
    given = GivenAnswer(text="".join((told(sentence, texts), *notes)), values=tuple(texts))
    fact = Evidence(kind=EvidenceKind.ANSWER, detail=given.text)
    return Outcome(status=OutcomeStatus.OK, message=given.text, answer=given, evidence=(fact,))


def _refused(problem: str, code: str = "ANSWER_REFUSED") -> Outcome:
    return Outcome(status=OutcomeStatus.FAILED, code=code, message=problem)
