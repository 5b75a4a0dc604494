"""Other writings of one value: 1,000円 as 1000, 山田 太郎 as 山田太郎. Named, so that a use can ask for one."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.text import NOTE, arabic, fold, parse_number, squeeze
from studio.domain.values.amounts import numbers_in, read_amount
from studio.domain.values.converting import converted, full_width
from studio.domain.values.date_format import FORMATS, ISO, format_date, format_of
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Converter
from studio.words import tr

_DATE_FORMS: Final = (
    *FORMATS,
    "MM/dd",
    "M月d日",
    "MM月dd日",
    "yyyy-M-d",
    "yyyy.MM.dd",
    "yyyy/MM",
    "yyyy-MM",
)
_WHOLE_FORMS: Final = (*_DATE_FORMS, "ggge年M月d日")
_LATIN: Final = re.compile(r"[a-z0-9]")
_COUNTED: Final = re.compile(r"\W*[\d,.]+\W*[^\W\d]{0,6}\W*")
"""A number before what it counts, kanji numbers in digits: 3袋, 3,000円以下. 第1会議室 and A4用紙 are names."""
_DAY_OF_A_YEAR: Final = re.compile(r"\s*(\d{1,2})\s*[月/]\s*(\d{1,2})\s*日?\s*")


def _by(*converters: Converter) -> Callable[[str], str | None]:
    return lambda text: converted(text, converters)


def number_of(text: str) -> float | None:
    """Return the number that a text is, also one of several parts (1万5千円); None for a name that holds one."""
    is_counted = _COUNTED.fullmatch(NOTE.sub("", arabic(text)))
    number = parse_number(text) if is_counted else None
    amount = read_amount(text) if number is None else None
    return amount.number if amount else number


def in_figures(text: str) -> str | None:
    """Return an amount in plain figures, None for what is none."""
    number = number_of(text)
    return None if number is None else f"{number:f}".rstrip("0").rstrip(".")


def _grouped(text: str) -> str | None:
    number = number_of(text)
    return None if number is None or number != int(number) else f"{int(number):,}"


def _wide_number(text: str) -> str | None:
    number = in_figures(text)
    return None if number is None else full_width(number)


_MOMENT: Final = re.compile(
    r"(?P<day>.+?)(?:\s+|T|(?<=日))(?P<hour>\d{1,2})(?::(?P<minute>\d{2})(?::(?P<second>\d{2}))?|時(?:(?P<minutes>\d{1,2})分)?)"
)
_CLOCKS: Final = {
    " HH:mm": " {:02}:{:02}",
    " HH:mm:ss": " {:02}:{:02}:{:02}",
    " H:mm": " {}:{:02}",
    "THH:mm": "T{:02}:{:02}",
}


@dataclass(frozen=True, slots=True)
class Time:
    """A day with a time of it."""

    day: date
    hour: int
    minute: int
    second: int


def read_time(text: str) -> Time | None:
    """Return the moment that 「2026年12月1日 9:00」 says, None where it says anything else."""
    match = _MOMENT.fullmatch(unicodedata.normalize("NFKC", text).strip())
    day = parse_date(match["day"]) if match else None
    if match is None or day is None:
        return None
    parts = (match["hour"], match["minute"] or match["minutes"], match["second"])
    hour, minute, second = (int(part or 0) for part in parts)
    is_real = max(hour - 23, minute - 59, second - 59) <= 0
    return Time(day, hour, minute, second) if is_real else None


def _at(form: str, clock: str) -> Callable[[str], str | None]:
    """Write a day, a time of it, or both: 2026-12-01 09:00:00 of 「2026年12月1日 9:00」."""

    def write(text: str) -> str | None:
        time = read_time(text)
        if time is None:
            return None
        day = format_date(time.day, form) if form else ""
        return day + clock.format(time.hour, time.minute, time.second)

    return write


_MOMENTS: Final = {
    f"{form}{name}": _at(form, clock)
    for form in (ISO, "yyyy/MM/dd", "yyyy/M/d", "yyyy年M月d日")
    for name, clock in _CLOCKS.items()
}
OF_DAY: Final = "日付 "
OF_TIME: Final = "時刻 "
"""Before the form of a piece of a moment, which forms ask for in a field of its own."""
_OWN_DAYS: Final = tuple(form for form in _WHOLE_FORMS if "y" in form and "d" in form)
_OWN_CLOCKS: Final = {"HH:mm": "{:02}:{:02}", "H:mm": "{}:{:02}", "HH:mm:ss": "{:02}:{:02}:{:02}"}
_OWN_FIELDS: Final = {
    **{f"{OF_DAY}{form}": _at(form, "") for form in _OWN_DAYS},
    **{f"{OF_TIME}{name}": _at("", clock) for name, clock in _OWN_CLOCKS.items()},
}
_NUMERALS: Final = {
    **{
        f"{OF_DAY}{form}": _at(form, "")
        for form in (
            "yyyy",
            "yyyy年",
            "ggge年",
            "ggge",
            "e",
            "M",
            "M月",
            "MM",
            "MM月",
            "d",
            "d日",
            "dd",
            "dd日",
        )
    },
    **{
        f"{OF_TIME}{name}{unit}": _at("", clock + unit)
        for name, clock, sign in (
            ("H", "{0}", "時"),
            ("HH", "{0:02}", "時"),
            ("m", "{1}", "分"),
            ("mm", "{1:02}", "分"),
        )
        for unit in ("", sign)
    },
}
ANYWHERE: Final[dict[str, Callable[[str], str | None]]] = {
    "数字": in_figures,
    "桁区切り": _grouped,
    "全角数字": _wide_number,
    "半角": _by(Converter.HALF_WIDTH),
    "全角": _by(Converter.FULL_WIDTH),
    "空白なし": _by(Converter.NO_SPACES),
    "カタカナ": _by(Converter.KATAKANA),
    "ひらがな": _by(Converter.HIRAGANA),
    "半角カナ": _by(Converter.HALF_KATAKANA),
    "カタカナ空白なし": _by(Converter.KATAKANA, Converter.NO_SPACES),
    "ひらがな空白なし": _by(Converter.HIRAGANA, Converter.NO_SPACES),
    "半角カナ空白なし": _by(Converter.HALF_KATAKANA, Converter.NO_SPACES),
    "郵便番号": _by(Converter.POSTAL_HYPHEN),
    "郵便番号の数字": _by(Converter.POSTAL_PLAIN),
    "電話番号の数字": _by(Converter.PHONE_PLAIN),
    "大文字": _by(Converter.UPPER),
    "小文字": _by(Converter.LOWER),
    **_MOMENTS,
}
"""The writings that are looked for wherever texts stand: names, rows, messages."""
WRITINGS: Final = {**ANYWHERE, **_OWN_FIELDS, **_NUMERALS}
"""What stands after the sign in 〔金額|数字〕; None where a value cannot be written so."""


NUMBERS: Final = ("数字", "桁区切り", "全角数字")
"""The writings that only a number has."""


def rewritten(text: str, writing: str) -> str:
    """Return `text` in one of `WRITINGS`.

    Raises:
        SettingsError: NOT_SO_WRITTEN; it may repeat the text.
    """
    made = WRITINGS[writing](text)
    if made is None:
        raise SettingsError(
            "NOT_SO_WRITTEN",
            tr(
                "「{words}」は、この手順で使う書き方（{writing}）にできません。",
                words=text,
                writing=writing,
            ),
            tr("2026年12月1日 9:00 のように、日付と時刻を入力してください。")
            if writing in {**_MOMENTS, **_OWN_FIELDS, **_NUMERALS}
            else tr("記録したときと同じ種類の値（数なら 3000 や 2,980円）を入力してください。"),
        )
    return made


def writing_of(text: str, value: str) -> str | None:
    """Return how `value` is written as `text`: "" as it is, a date format, one of `WRITINGS`; None: not at all."""
    if text == value:
        return ""
    if text != text.strip():
        return None
    day = parse_date(value)
    if day is not None:
        forms = [format_of(text) or ISO, *_DATE_FORMS]
        return next((form for form in forms if format_date(day, form) == text), None)
    sought = {**ANYWHERE, **_OWN_FIELDS}
    return next((name for name, write in sought.items() if write(value) == text), None)


def says_day(text: str, value: str) -> bool:
    """Say whether a text says the day that `value` is, in whatever writing; its year may stand elsewhere."""
    return _says(text, value, [form for form in _WHOLE_FORMS if "d" in form])


def says_date(text: str, value: str) -> bool:
    """Say whether a text says the whole date that `value` is, in whatever writing."""
    has_year = re.compile("y|e")
    return _says(
        text, value, [form for form in _WHOLE_FORMS if "d" in form and has_year.search(form)]
    )


def _says(text: str, value: str, forms: Sequence[str]) -> bool:
    day, plain = parse_date(value), unicodedata.normalize("NFKC", text)
    if day is None:
        return False
    written = (format_date(day, form) for form in forms)
    return any(re.search(rf"(?<!\d){re.escape(one)}(?!\d)", plain) for one in written)


def is_said(sentence: str, value: str) -> bool:
    """Say whether a sentence says a value, in whatever writing: 2026-12-08 of 「12月8日」, 10000 of 「1万円以上」."""
    amount = read_amount(value)
    if says_day(sentence, value) or (amount and amount.number in numbers_in(sentence)):
        return True
    written = {value, *(made for write in ANYWHERE.values() if (made := write(value)))}
    return any(_holds(sentence, one) for one in written)


def _holds(sentence: str, words: str) -> bool:
    """Say whether a sentence holds words, however they are spaced; a code only as a whole word."""
    signs = squeeze(words)
    said = r"\s*".join(map(re.escape, signs))
    before = r"(?<![a-z0-9])" if _LATIN.match(signs[:1]) else ""
    after = r"(?![a-z0-9])" if _LATIN.match(signs[-1:]) else ""
    return bool(signs) and re.search(before + said + after, fold(sentence)) is not None


def dated(text: str, value: str) -> str | None:
    """Return the whole date that `text` says, where `value` says only its month and day: 12月8日."""
    day, said = parse_date(text), _DAY_OF_A_YEAR.fullmatch(value)
    if day is None or said is None or (day.month, day.day) != (int(said[1]), int(said[2])):
        return None
    return text
