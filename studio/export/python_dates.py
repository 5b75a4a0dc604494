"""Dates in words, formats and converters of a flow, as Python source of an exported script.

The script carries a copy of the studio's own reading; what it cannot know, the holidays, is refused
here, before it is written.
"""

from collections.abc import Sequence
from datetime import date
from typing import Final

from studio.domain.date_expression import day_said, is_date_said
from studio.domain.errors import ExportError, SettingsError
from studio.domain.flow import Flow
from studio.domain.text import clip
from studio.domain.variable import Variable, VariableKind
from studio.domain.writing import WRITINGS
from studio.engine.values import NoCalendar, split_format, words_in
from studio.export.python_text import literal, literals

_NO_CALENDAR: Final = "NO_CALENDAR"


def said_words(flow: Flow) -> tuple[str, ...]:
    """Return the words between braces that are dates, by themselves or of a variable with a format.

    Raises:
        ExportError: WORKDAY_IN_SCRIPT, WRITING_IN_SCRIPT.
    """
    names = {variable.name: variable for variable in flow.variables}
    found: list[str] = []
    for words in words_in(flow):
        said, date_format = split_format(words)
        if date_format in WRITINGS:
            raise ExportError(
                "WRITING_IN_SCRIPT",
                f"「{clip(said, 40)}」を別の書き方（{date_format}）で使う操作は、この形式ではまだ書き出せません。",
                "スタジオで実行するか、手順の編集で、書き方のない変数にしてください。",
            )
        if words in names or not (is_date_said(said) or (date_format and said in names)):
            continue
        check_workdays(names[said].value if said in names else said)
        found.append(words)
    return tuple(found)


def made_values(variables: Sequence[Variable], words: Sequence[str]) -> list[str]:
    """Return lines of a dict: what variables and words stand for, made from `values` at the start.

    Raises:
        ExportError: WORKDAY_IN_SCRIPT.
    """
    names = {variable.name for variable in variables}
    lines = [_made(variable) for variable in variables if _needs_making(variable)]
    for one in words:
        said, date_format = split_format(one)
        source = f"values[{literal(said)}]" if said in names else literal(said)
        lines.append(f"{literal(one)}: said_day({source}, {literal(date_format)})")
    return lines


def check_workdays(said: str) -> None:
    """Refuse an expression that needs to know the holidays.

    Raises:
        ExportError: WORKDAY_IN_SCRIPT.
    """
    try:
        day_said(said, date(2026, 11, 20), NoCalendar())
    except SettingsError as fault:
        if fault.code != _NO_CALENDAR:
            return
        raise ExportError(
            "WORKDAY_IN_SCRIPT",
            f"「{clip(said, 40)}」は営業日を数えるため、スクリプトに書き出せません。",
            "スクリプトは祝日を知りません。「来月1日」のような日付の言い方か、"
            "毎回たずねる日付に替えてから、もう一度書き出してください。",
        ) from fault


def _needs_making(variable: Variable) -> bool:
    is_special = variable.kind is VariableKind.DATE or bool(variable.choices)
    return is_special or bool(variable.converters)


def _made(variable: Variable) -> str:
    if variable.kind is VariableKind.DATE:
        check_workdays(variable.value)
    name = literal(variable.name)
    converters = ", ".join(f"Converter.{converter.name}" for converter in variable.converters)
    parts = [
        name,
        f"values[{name}]",
        literal(variable.kind.value),
        literal(variable.date_format),
        literals(variable.choices),
        f"({converters},)" if converters else "()",
    ]
    return f"{name}: made({', '.join(parts)})"
