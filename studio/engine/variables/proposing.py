"""Variables by proposal: what was typed, chosen or compared in a recorded flow, with a name from its label.

Pure, and never silent: a proposal changes nothing until a person accepts it, and accepting one
rewrites all its places together.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from studio.domain.actions.action import (
    Action,
    ByRule,
    SelectOption,
    TypesText,
    Upload,
)
from studio.domain.actions.rule import Condition
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, FlowStep, variable_names
from studio.domain.frozen import Frozen
from studio.domain.page.observation import MASK
from studio.domain.page.target import Target
from studio.domain.text import parse_number
from studio.domain.values.date_expression import WorkCalendar, day_said
from studio.domain.values.date_format import format_date, format_of
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import VariableKind
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import names_of, texts_of
from studio.engine.variables.naming import free_name
from studio.engine.variables.values import split_format

_NAME_CHARS: Final = 20
_MAX_LITERAL: Final = 500
_ANYWHERE_CHARS: Final = 2
"""A shorter value, or a bare number, is one value only where its label is the same."""
_SEARCH: Final = re.compile(r"検索|さがす|探す|キーワード|search|keyword", re.IGNORECASE)
_LABEL_ENDS: Final = re.compile(
    r"[（(【\[](?:必須|任意)[^（(）)】\]]*[）)】\]]|必須|任意|[*＊※:：]+\s*$|^[*＊※\s]+"
)
_NOT_IN_A_NAME: Final = re.compile(r"[{}|=「」\s]+")
_NUMBER: Final = re.compile(
    r"[-−▲△]?[¥￥]?(?:[1-9１-９][\d,，]*|[0０])(?:[.．]\d+)?[円個件冊枚人名本点%％]?"
)
_DAY_IN_NAME: Final = re.compile(
    r"\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{4}/\d{1,2}/\d{1,2}|\d{4}-\d{2}-\d{2}"
    r"|(?:令和|平成)(?:元|\d{1,2})年\d{1,2}月(?:\d{1,2}日)?"
)
_MONTH: Final = re.compile(r"(?P<year>\d{4})年(?P<month>\d{1,2})月")
_DAY_WORDS: Final = (
    "今日", "昨日", "明日", "先月末", "今月末", "来月末", "今月1日", "先月1日", "来月1日", "翌営業日", "前営業日",
    "月末営業日", "今年度末", "四半期末", "一昨日", "明後日", "1週間後", "1週間前", "1か月後",
)  # fmt: skip
_MONTH_WORDS: Final = ("今月1日", "先月末", "来月1日", "先々月末", "再来月1日")
_MAX_EXPRESSIONS: Final = 3


class VariableProposal(Frozen):
    """A value of a flow that may be another one next time.

    Attributes:
        name: From the label beside it; free in this flow. May be replaced before it is accepted.
        literal: As it stands in the flow today.
        default: What the variable would hold: the literal, or the day of one.
        expressions: Date expressions that mean this day on the day of the recording, likeliest
            first; a person has to choose one.
        steps: Ids of the steps that hold it.
        label: Only places with this label are meant, since the value is short; "" = all.
        is_existing: It is a variable already, and would become a date.
        is_in_names: It stands inside the names of elements (2026年10月分の明細), not in a field.
    """

    name: str
    literal: str
    default: str
    kind: VariableKind = VariableKind.TEXT
    date_format: str = ""
    expressions: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    label: str = ""
    is_existing: bool = False
    is_in_names: bool = False


@dataclass(frozen=True, slots=True)
class _Dated:
    """A literal as a date variable holds it."""

    default: str
    date_format: str
    expressions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a value stands, and what stands beside it."""

    step: str
    literal: str
    label: str
    is_file: bool = False
    is_in_name: bool = False


def proposed_variables(
    flow: Flow, recorded_on: date, work: WorkCalendar
) -> tuple[VariableProposal, ...]:
    """Return what of a flow could be variables, in the order of its steps.

    Args:
        flow: As recorded; what is a variable or a secret already is left out.
        recorded_on: The day it was recorded, from which dates are said in words.
        work: The working days.
    """
    taken = {variable.name for variable in flow.variables}
    found: dict[tuple[str, str, bool], list[_Place]] = {}
    for place in _places(flow):
        label = "" if _is_anywhere(place.literal) else place.label
        key = (place.literal, label, place.is_in_name)
        found.setdefault(key, []).append(place)
    proposals = _dated_already(flow, recorded_on, work)
    for places in found.values():
        proposal = _proposal(places, taken, recorded_on, work)
        taken.add(proposal.name)
        proposals.append(proposal)
    return tuple(proposals)


def _dated_already(flow: Flow, recorded_on: date, work: WorkCalendar) -> list[VariableProposal]:
    """Return the variables that hold a date as plain text, as the planner makes them."""
    return [
        VariableProposal(
            name=variable.name,
            literal=variable.value,
            default=dated.default,
            kind=VariableKind.DATE,
            date_format=dated.date_format,
            expressions=dated.expressions,
            steps=tuple(step.id for step in flow.steps if _uses(step, variable.name)),
            is_existing=True,
        )
        for variable in flow.variables
        if variable.kind is VariableKind.TEXT and not is_secret_name(variable.name)
        if (dated := _as_date(variable.value, recorded_on, work))
    ]


def _uses(step: FlowStep, name: str) -> bool:
    texts = (*texts_of(step.action), *names_of(step.action))
    return any(split_format(word)[0] == name for text in texts for word in variable_names(text))


def expressions_for(
    day: date, recorded_on: date, work: WorkCalendar, words: Sequence[str] = _DAY_WORDS
) -> tuple[str, ...]:
    """Return the expressions that mean `day` when they are said on `recorded_on`."""
    fitting = (said for said in words if _says(said, day, recorded_on, work))
    return tuple(said for said, _ in zip(fitting, range(_MAX_EXPRESSIONS), strict=False))


def _says(said: str, day: date, recorded_on: date, work: WorkCalendar) -> bool:
    try:
        return day_said(said, recorded_on, work).day == day
    except SettingsError:
        return False


def _places(flow: Flow) -> Iterator[_Place]:
    for step in flow.steps:
        for place in (*_typed(step), *_compared(step), *_in_name(step)):
            if _is_open(place.literal):
                yield place


def _is_open(literal: str) -> bool:
    is_short = len(literal) <= _MAX_LITERAL
    return bool(literal.strip()) and is_short and "{{" not in literal and MASK not in literal


def _typed(step: FlowStep) -> Iterator[_Place]:
    action, target = step.action, step.action.element
    if target is None or target.is_secret or is_secret_name(label_of(target)):
        return
    match action:
        case TypesText() | SelectOption():
            for text in texts_of(action):
                yield _Place(step=step.id, literal=text, label=label_of(target))
        case Upload() if len(action.paths) == 1:
            label = label_of(target)
            yield _Place(step=step.id, literal=action.paths[0], label=label, is_file=True)
        case _:
            return


def _compared(step: FlowStep) -> Iterator[_Place]:
    if isinstance(step.action, ByRule):
        for condition in step.action.rule.where:
            yield _Place(step=step.id, literal=condition.value, label=limit_name(condition))


def _in_name(step: FlowStep) -> Iterator[_Place]:
    target = step.action.element
    for match in _DAY_IN_NAME.finditer(target.name) if target else ():
        yield _Place(step=step.id, literal=match[0], label="対象日", is_in_name=True)


def name_for(action: Action, taken: Collection[str]) -> str:
    """Return what the value of an act is called as a variable, after the label of its element."""
    target = action.element
    return name_of(label_of(target) if target else "", taken)


def name_of(label: str, taken: Collection[str]) -> str:
    """Return what a value with this label is called as a variable."""
    return free_name(_name(label, VariableKind.TEXT), taken)


def label_of(target: Target) -> str:
    """Return the label of a field without 必須 and its like, else what the element is called.

    A label around its list holds the options as well: then the name says what is the label of it.
    """
    looks = target.fingerprint
    label = (looks.labels[0] if looks and looks.labels else "") or target.name
    label = target.name if target.name and label.startswith(target.name) else label
    return _LABEL_ENDS.sub("", label).strip()


def limit_name(condition: Condition) -> str:
    """Return what the value of a condition is called: 上限価格 for 価格 ≤ 3000."""
    return condition.comparison.meaning.limit + condition.column


def _proposal(
    places: Sequence[_Place], taken: set[str], recorded_on: date, work: WorkCalendar
) -> VariableProposal:
    first = places[0]
    dated = _as_date(first.literal, recorded_on, work)
    label = next((place.label for place in places if place.label), "")
    kind = VariableKind.DATE if dated else _kind(first)
    if first.is_in_name and _MONTH.fullmatch(first.literal):
        label = "対象月"
    return VariableProposal(
        name=free_name(_name(label, kind), taken),
        literal=first.literal,
        default=dated.default if dated else first.literal,
        kind=kind,
        date_format=dated.date_format if dated else "",
        expressions=dated.expressions if dated else (),
        steps=tuple(dict.fromkeys(place.step for place in places)),
        label="" if _is_anywhere(first.literal) else first.label,
        is_in_names=first.is_in_name,
    )


def _is_anywhere(literal: str) -> bool:
    return len(literal) >= _ANYWHERE_CHARS and not _NUMBER.fullmatch(literal)


def _kind(place: _Place) -> VariableKind:
    if place.is_file:
        return VariableKind.FILE
    is_number = _NUMBER.fullmatch(place.literal) and parse_number(place.literal) is not None
    return VariableKind.NUMBER if is_number else VariableKind.TEXT


def _as_date(literal: str, recorded_on: date, work: WorkCalendar) -> _Dated | None:
    """Return what a literal says as a date, or None."""
    if month := _MONTH.fullmatch(literal):
        return _as_month(literal, int(month["year"]), int(month["month"]), recorded_on)
    day, date_format = parse_date(literal), format_of(literal)
    if day is None or date_format is None:
        return None
    return _Dated(literal, date_format, expressions_for(day, recorded_on, work))


def _as_month(literal: str, year: int, month: int, recorded_on: date) -> _Dated | None:
    if not (1 <= month <= 12 and year >= 1):
        return None
    first = date(year, month, 1)
    said = tuple(
        word
        for word in _MONTH_WORDS
        if day_said(word, recorded_on, _NoDays()).day.replace(day=1) == first
    )
    for form in ("yyyy年M月", "yyyy年MM月"):
        if format_date(first, form) == literal:
            return _Dated(first.strftime("%Y/%m/%d"), form, said)
    return None


class _NoDays:
    """For words that say a month: no working day is asked for."""

    known_until = date.max

    def is_workday(self, day: date) -> bool:
        return bool(day)


def _name(label: str, kind: VariableKind) -> str:
    if _SEARCH.search(label):
        return "検索語"
    plain = _NOT_IN_A_NAME.sub("", label).replace(":", "")
    fallback = {VariableKind.DATE: "日付", VariableKind.NUMBER: "数", VariableKind.FILE: "ファイル"}
    return plain[:_NAME_CHARS] or fallback.get(kind, "入力")
