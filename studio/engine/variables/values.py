"""The values of one run, made once at its start: dates said as words, kinds checked, converters applied.

One `today` holds for the whole run, across midnight and when it is gone on with: the journal keeps
what was made, so that no step sees another day than the one before it.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from studio.domain.actions.action import ByRule, SetChecked
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import (
    SECRET_PREFIX,
    START_URL_VARIABLE,
    Flow,
    expand_known,
    variable_names,
)
from studio.domain.text import clip, fold, squeeze, without_holes
from studio.domain.values.amounts import read_amount
from studio.domain.values.converting import converted
from studio.domain.values.date_expression import DayFound, WorkCalendar, day_said, is_date_said
from studio.domain.values.date_format import format_date
from studio.domain.values.dates import HALF_A_YEAR, day_near, parse_date
from studio.domain.values.variable import Variable, VariableKind
from studio.domain.values.writing import WRITINGS, in_figures, number_of, rewritten
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import names_of, texts_of
from studio.words import tr

_FORMAT_SIGN: Final = "|"
_PLAIN_FIGURES: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?")
_FIGURES: Final = re.compile(r"[1-9]\d*(?:\.\d+)?|0")
_COUNTED: Final = frozenset({"", "%", *"円名人個件枚冊本台回点"})
"""Units of amounts that figures alone stood for in the first run; 30分 may not be what 2.5 was."""
_CLOCK: Final = re.compile(r"\d{1,2}:\d{2}")
_HOUR_SAID: Final = re.compile(
    r"(?P<hour>\d{1,2})\s*時\s*(?:(?P<minute>\d{1,2})\s*分|(?P<half>半))?"
)
_BRACKETS: Final = re.compile(r"[()（）［］\[\]【】〔〕]")
_REMARKS: Final = re.compile(r"(?:\s*[(\[][^()\[\]]*[)\]])+")
"""Of folded text."""


class NoCalendar:
    """A calendar nobody joined: it knows no working day, and says so instead of guessing one."""

    @property
    def known_until(self) -> date:
        """See `WorkCalendar.known_until`."""
        return date.max

    def is_workday(self, day: date) -> bool:
        """Refuse.

        Raises:
            SettingsError: NO_CALENDAR.
        """
        raise SettingsError(
            "NO_CALENDAR",
            tr("{day:%Y/%m/%d} が営業日かどうか、ここではわかりません。", day=day),
            tr("「来月1日」のような、営業日を使わない言い方にしてください。"),
        )


@dataclass(frozen=True, slots=True)
class Almanac:
    """What day it is, and on which days people work.

    Attributes:
        work: The working days.
        today: The day on this machine; a test turns its own.
    """

    work: WorkCalendar = field(default_factory=NoCalendar)
    today: Callable[[], date] = date.today


@dataclass(frozen=True, slots=True)
class RunValues:
    """What the templates of one run stand for.

    Attributes:
        values: By the words between the braces: variables, date expressions, both with formats.
        unsure: Words whose working days were counted beyond what is known of the holidays.
    """

    values: Mapping[str, str]
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Made:
    """One value as a run uses it."""

    text: str
    is_unsure: bool = False


def run_values(
    flow: Flow,
    given: Mapping[str, str],
    almanac: Almanac,
    before: Mapping[str, str] | None = None,
    told: Mapping[str, str] | None = None,
) -> RunValues:
    """Return the values of a run that begins now, or goes on.

    Args:
        flow: What is played.
        given: Variables given for this run, as a person writes them.
        almanac: What day it is.
        before: What the interrupted run had made of its values; kept where `given` is as it was.
        told: What had been given to the interrupted run.

    Raises:
        SettingsError: An unknown or missing variable, one that no step uses, one given without what
            goes with it, or a value that is none of its kind or cannot be written as a step needs it;
            it names the variable.
    """
    today = almanac.today()
    raw = _with_years(flow, flow.values(given), given, today)
    kept = _still_valid(before or {}, given, told or {})
    values: dict[str, str] = {}
    unsure: list[str] = []
    days: dict[str, str] = {}
    for variable in flow.variables:
        name = variable.name
        days[name] = raw[name]
        made = (
            Made(kept[name]) if name in kept else _named_value(variable, raw[name], today, almanac)
        )
        values[name] = made.text
        unsure += [name] * made.is_unsure
    for words in _other_words(flow, values):
        made = Made(kept[words]) if words in kept else _said(words, days, values, today, almanac)
        values |= {words: made.text} if made else {}
        unsure += [words] * bool(made and made.is_unsure)
    if not before:
        _check_used(flow, given)
    check_together(flow, given)
    _check_boxes(flow, values)
    _check_conditions(flow, values)
    return RunValues(values, tuple(unsure))


def _with_years(
    flow: Flow, values: Mapping[str, str], given: Mapping[str, str], today: date
) -> Mapping[str, str]:
    """Return values in which a day without its year has one: near the day that goes with it, else near today.

    Days go together that were less than half a year apart in the flow, as 出発日 and 戻り日 are.
    """
    recorded = {
        one.name: day
        for one in flow.variables
        if one.kind is VariableKind.DATE and (day := parse_date(one.value))
    }
    asked = sorted(recorded, key=lambda name: name not in given)

    def around(name: str) -> date:
        beside = (
            parse_date(values[one])
            for one in asked
            if one != name and abs(recorded[one] - recorded[name]) < HALF_A_YEAR
        )
        return next(filter(None, beside), today)

    whole = {
        name: day.isoformat() for name in recorded if (day := day_near(values[name], around(name)))
    }
    return {**values, **whole}


def _check_used(flow: Flow, given: Mapping[str, str]) -> None:
    """Refuse a value that would change nothing: whoever gives it expects that it does.

    Raises:
        SettingsError: UNUSED_VARIABLE.
    """
    used = {split_format(words)[0] for words in words_in(flow)} | {START_URL_VARIABLE}
    unused = [
        variable.name
        for variable in flow.variables
        if variable.name not in used
        and not variable.ask_each_time
        and given.get(variable.name, variable.value) != variable.value
    ]
    if unused:
        raise SettingsError(
            "UNUSED_VARIABLE",
            tr(
                "「{unused}」は、この手順のどの操作でも使われていないため、"
                "別の値にしても結果は変わりません。",
                unused=tr("」「").join(clip(name, 40) for name in unused),
            ),
            tr("その値を渡さずに実行するか、手順の編集で、値を入れる操作に変数を入れてください。"),
        )


def check_together(flow: Flow, given: Mapping[str, str], mapped: Collection[str] = ()) -> None:
    """Refuse another value without what goes with it: the reading of yesterday's name is none of today's.

    Args:
        flow: What is played.
        given: Values given for this run.
        mapped: Variables whose values come from the columns of a table.

    Raises:
        SettingsError: GIVEN_ALONE.
    """
    changed = {*mapped} | {
        one.name for one in flow.variables if given.get(one.name, one.value) != one.value
    }
    left = {
        one.name: [name for name in one.goes_with if name in changed]
        for one in flow.variables
        if one.name not in given and one.name not in mapped
    }
    left = {name: others for name, others in left.items() if others}
    if left:
        names = tr("」「").join(clip(name, 40) for name in left)
        others = tr("」「").join(
            dict.fromkeys(clip(one, 40) for some in left.values() for one in some)
        )
        raise SettingsError(
            "GIVEN_ALONE",
            tr(
                "「{others}」を変えるときは、一緒に使う「{names}」の値も必要です（前の値が混ざるのを防ぐためです）。",
                others=others,
                names=names,
            ),
            tr(
                "「{names}」の値も入力してください。前と同じでよいときは、同じ値を入力してください"
                "（コマンドでは --set 名前=値、表では --map 名前=列）。",
                names=names,
            ),
        )


def _check_boxes(flow: Flow, values: Mapping[str, str]) -> None:
    """Refuse a value that names a box which another step puts into the other state.

    Raises:
        SettingsError: VALUE_AGAINST_STEP.
    """
    fixed: dict[tuple[str, ...], bool] = {}
    named: list[tuple[str, str, tuple[str, ...], bool]] = []
    for action in (step.action for step in flow.steps):
        if not isinstance(action, SetChecked):
            continue
        target, looks = action.target, action.target.fingerprint
        around = (looks.scope, looks.heading, looks.row_key) if looks else ()
        said = expand_known(target.name, values)
        if said == target.name:
            fixed[fold(said), *around] = action.checked
        else:
            named.append((target.name, said, (fold(said), *around), action.checked))
    for template, said, box, is_on in named:
        if fixed.get(box, is_on) is not is_on:
            name = next(iter(variable_names(template)), template)
            raise SettingsError(
                "VALUE_AGAINST_STEP",
                tr(
                    "変数「{name}」の値「{said}」は、この手順の別の行が{on}にするものです。",
                    name=clip(name, 40),
                    said=clip(said, 40),
                    on=tr("オフ") if is_on else tr("オン"),
                ),
                tr(
                    "別の値にするか、編集で「{said}」を{on}にする行を直してください。",
                    said=clip(said, 40),
                    on=tr("オフ") if is_on else tr("オン"),
                ),
            )


def _check_conditions(flow: Flow, values: Mapping[str, str]) -> None:
    """Refuse nothing in the place of what rows are chosen by: every row begins with nothing.

    Raises:
        SettingsError: EMPTY_CONDITION.
    """
    for action in (step.action for step in flow.steps if step.is_enabled):
        for condition in action.rule.where if isinstance(action, ByRule) else ():
            names = variable_names(condition.value)
            if names and not squeeze(expand_known(condition.value, values)):
                raise SettingsError(
                    "EMPTY_CONDITION",
                    tr(
                        "変数「{names}」が空です。空の条件にはどの行も合うため、始めませんでした。",
                        names=clip(names[0], 40),
                    ),
                    tr("値を入力してから、もう一度実行してください。"),
                )


def value_of(variable: Variable, text: str, today: date, work: WorkCalendar) -> Made:
    """Return what a run types for `text`: a day in its format, a choice as it is written, converted.

    Raises:
        SettingsError: It is none of the variable's kind; it may repeat the text.
    """
    is_unsure = False
    match variable.kind:
        case VariableKind.DATE if text.strip():
            near = day_near(text, today)
            found = DayFound(near) if near else day_said(text, today, work)
            text, is_unsure = format_date(found.day, variable.date_format), found.is_unsure
        case VariableKind.NUMBER if text.strip():
            _check_number(text)
        case VariableKind.CHOICE if text and variable.choices:
            text = _chosen(text, variable.choices)
        case VariableKind.TEXT if _CLOCK.fullmatch(variable.value):
            text = _as_clock(text, is_padded=variable.value.startswith("0"))
        case VariableKind.TEXT if _FIGURES.fullmatch(variable.value):
            text = _as_figures(text)
        case _:
            pass
    return Made(converted(text, variable.converters), is_unsure)


def check_file(variable: Variable, text: str) -> None:
    """Refuse a file that is not there. Blocking for a moment.

    Raises:
        SettingsError: NO_SUCH_FILE.
    """
    if variable.kind is not VariableKind.FILE or not text.strip():
        return
    if not Path(text).expanduser().is_file():
        raise SettingsError(
            "NO_SUCH_FILE",
            tr("「{words}」というファイルはありません。", words=text),
            tr("ファイルの場所を確かめて、選び直してください。"),
        )


def check_files(flow: Flow, values: Mapping[str, str]) -> None:
    """Refuse a run whose files are not there. Blocking for a moment.

    Raises:
        SettingsError: NO_SUCH_FILE.
    """
    for variable in flow.variables:
        check_file(variable, values[variable.name])


def words_in(flow: Flow) -> tuple[str, ...]:
    """Return the words between the braces of a flow's texts and targets, each once, without secrets."""
    texts = [t for step in flow.steps for t in (*texts_of(step.action), *names_of(step.action))]
    texts += [fact.detail for step in flow.steps for fact in step.expects]
    words = dict.fromkeys(word for text in texts for word in variable_names(text))
    return tuple(word for word in words if not word.startswith(SECRET_PREFIX))


def split_format(words: str) -> tuple[str, str]:
    """Return what stands before and after the sign of a format: 先月末|yyyy/MM/dd."""
    said, _, date_format = words.partition(_FORMAT_SIGN)
    return said.strip(), date_format.strip()


def _still_valid(
    before: Mapping[str, str], given: Mapping[str, str], told: Mapping[str, str]
) -> dict[str, str]:
    changed = {name for name in {*given, *told} if given.get(name) != told.get(name)}
    return {words: text for words, text in before.items() if split_format(words)[0] not in changed}


def _named_value(variable: Variable, text: str, today: date, almanac: Almanac) -> Made:
    try:
        return value_of(variable, text, today, almanac.work)
    except SettingsError as fault:
        raise _about(variable.name, fault) from fault


def _other_words(flow: Flow, values: Mapping[str, str]) -> Iterator[str]:
    return (words for words in words_in(flow) if words not in values)


def _said(
    words: str,
    raw: Mapping[str, str],
    values: Mapping[str, str],
    today: date,
    almanac: Almanac,
) -> Made | None:
    """Return the day that words between braces say, or a value in another writing; None for neither."""
    said, writing = split_format(words)
    if writing in WRITINGS and said in values:
        return Made(_rewritten(said, values[said], writing))
    is_named = bool(writing) and said in raw
    said = raw[said] if is_named else said
    if not is_date_said(said):
        return None
    found = day_said(said, today, almanac.work)
    return Made(format_date(found.day, writing), found.is_unsure)


def _rewritten(name: str, text: str, writing: str) -> str:
    try:
        return rewritten(text, writing) if text else ""
    except SettingsError as fault:
        raise _about(name, fault) from fault


def _about(name: str, fault: SettingsError) -> SettingsError:
    told = tr("値が正しくありません。") if is_secret_name(name) else fault.message
    return SettingsError(
        fault.code, tr("変数「{name}」：{told}", name=clip(name, 40), told=told), fault.remedy
    )


def _check_number(text: str) -> None:
    if number_of(text) is None:
        raise SettingsError(
            "NOT_A_NUMBER",
            tr("数として読めません。"),
            tr("3000 や 2,980円 のように入力してください。"),
        )


def _as_clock(text: str, *, is_padded: bool) -> str:
    """Return a time as the flow's own is written: 18:45 of 「18時45分」; what is said otherwise stays as it is."""
    said = _HOUR_SAID.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if said is None:
        return text
    hour, minute = int(said["hour"]), 30 if said["half"] else int(said["minute"] or 0)
    if hour > 24 or minute > 59:
        return text
    return f"{hour:02}:{minute:02}" if is_padded else f"{hour}:{minute:02}"


def _as_figures(text: str) -> str:
    """Return an amount in figures: 1200000 of 120万円, 80 of 80%; what is no amount, or in figures already, as it is."""
    amount = None if _PLAIN_FIGURES.fullmatch(text) else read_amount(text)
    if amount is None or amount.is_code or amount.unit not in _COUNTED:
        return text
    return in_figures(text) or text


def _sides(choice: str) -> set[str]:
    """Return what stands before, in and behind the brackets of a choice: 「C」 and 「一般」 of 「C(一般)」."""
    parts = _BRACKETS.split(without_holes(choice))
    return {fold(one) for one in parts if fold(one)} if len(parts) > 1 else set()


def _is_but_for_a_remark(choice: str, text: str) -> bool:
    """Say whether a choice says a text and, behind it, nothing but remarks in brackets: 2010年版（既定）."""
    said, given = fold(without_holes(choice)), fold(without_holes(text))
    is_begun = bool(given) and said.startswith(given)
    return is_begun and _REMARKS.fullmatch(said.removeprefix(given)) is not None


def _says_word(choice: str, text: str) -> bool:
    """Say whether a choice holds a text as a word of its own: レガシー ベクター beside ベクター (2022年版)."""
    parts = _BRACKETS.split(without_holes(choice))
    return any(fold(text) in fold(part).split() for part in parts)


def _chosen(text: str, choices: Sequence[str]) -> str:
    for choice in choices:
        if fold(choice) == fold(text):
            return choice
    meant = [one for one in choices if fold(without_holes(one)) == fold(without_holes(text))]
    if not meant:
        meant = [one for one in choices if fold(text) in _sides(one)]
        meant = meant or [one for one in choices if _is_but_for_a_remark(one, text)]
        meant += [one for one in choices if one not in meant and _says_word(one, text)]
    if len(meant) == 1:
        return meant[0]
    raise SettingsError(
        "NOT_A_CHOICE",
        tr("「{words}」は選べません。", words=clip(text, 40)),
        tr(
            "次から選んでください：{choices}",
            choices=tr("、").join(clip(without_holes(choice), 30) for choice in choices[:20]),
        ),
    )
