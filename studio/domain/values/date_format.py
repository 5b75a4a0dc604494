"""Dates written as a person asks for them: yyyy/MM/dd, yyyy年M月d日, ggge年M月d日, M月d日(曜)."""

import re
import unicodedata
from collections.abc import Callable
from datetime import date
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.values.dates import parse_date
from studio.words import tr

ISO: Final = "yyyy-MM-dd"
FORMATS: Final = (
    ISO,
    "yyyy/MM/dd",
    "yyyy年M月d日",
    "ggge年M月d日",
    "M月d日(曜)",
    "yyyyMMdd",
    "yyyy/M/d",
    "yyyy年M月",
    "M/d",
)
"""What a form offers; any other made of the same signs works too."""
ERAS: Final = (
    (date(2019, 5, 1), "令和", "R"),
    (date(1989, 1, 8), "平成", "H"),
    (date(1926, 12, 25), "昭和", "S"),
    (date(1912, 7, 30), "大正", "T"),
    (date(1868, 10, 23), "明治", "M"),
)
"""First day, name and letter of each era, newest first."""
WEEKDAYS: Final = "月火水木金土日"
_SIGNS: Final = re.compile(r"ggg|g|e|yyyy|yy|MM|M|dd|d|曜日?")
_DAY_SIGNS: Final = frozenset({"yyyy", "yy", "MM", "M", "dd", "d", "e", "曜", "曜日"})
_PADDED: Final = ("MM", "dd")
_PLAIN: Final = ("M", "d")
_WRITERS: Final[dict[str, Callable[[date], str]]] = {
    "yyyy": lambda day: f"{day.year:04}",
    "yy": lambda day: f"{day.year % 100:02}",
    "MM": lambda day: f"{day.month:02}",
    "M": lambda day: str(day.month),
    "dd": lambda day: f"{day.day:02}",
    "d": lambda day: str(day.day),
    "曜": lambda day: WEEKDAYS[day.weekday()],
    "曜日": lambda day: f"{WEEKDAYS[day.weekday()]}曜日",
    "ggg": lambda day: _era(day)[1],
    "g": lambda day: _era(day)[2],
}


def format_date(day: date, date_format: str = "") -> str:
    """Write a day: 令和8年11月20日 for `ggge年M月d日`, with 元年 for an era's first year before 年.

    Args:
        day: What to write.
        date_format: See `FORMATS`; "" is the ISO form, which a date field of a page takes.

    Raises:
        SettingsError: BAD_DATE_FORMAT, or ERA_UNKNOWN for a day before Meiji.
    """
    wanted = date_format or ISO
    check_format(wanted)

    def written(match: re.Match[str]) -> str:
        if match[0] != "e":
            return _WRITERS[match[0]](day)
        year = day.year - _era(day)[0].year + 1
        is_first = year == 1 and wanted[match.end() :].startswith("年")
        return "元" if is_first else str(year)

    return _SIGNS.sub(written, wanted)


def check_format(date_format: str) -> None:
    """Refuse a format that says nothing of the day or holds a letter that means nothing.

    Raises:
        SettingsError: BAD_DATE_FORMAT.
    """
    said = set(_SIGNS.findall(date_format))
    rest = _SIGNS.sub("", date_format)
    if said & _DAY_SIGNS and not re.search(r"[A-Za-z0-9]", rest):
        return
    raise SettingsError(
        "BAD_DATE_FORMAT",
        tr("「{date_format}」という日付の書き方はありません。", date_format=date_format),
        tr(
            "yyyy（年）、MM か M（月）、dd か d（日）、曜（曜日）、ggge（令和8）を使ってください。"
            "例：yyyy/MM/dd、yyyy年M月d日、ggge年M月d日、M月d日(曜)"
        ),
    )


def is_format(date_format: str) -> bool:
    """Say whether `format_date` takes it."""
    try:
        check_format(date_format or ISO)
    except SettingsError:
        return False
    return True


def format_of(text: str) -> str | None:
    """Return the format that writes the day of `text` exactly as it stands there, None for no date.

    2026/11/20 → yyyy/MM/dd, R8.1.5 → ge.M.d. Where both fit, 年月日 is written without zeros, as
    offices do. A form that no format writes again is None too.
    """
    day = parse_date(text)
    if day is None:
        return None
    return next((made for made in _formats_like(text) if _writes(day, made, text)), None)


def _formats_like(text: str) -> list[str]:
    """Return the formats with the signs that stand between the numbers of `text`."""
    parts = re.split(r"\d+|元", text)
    if len(parts) != 4:
        return []
    head, first, second, tail = parts
    years = ("yyyy",) if not head else ("e",)
    era = {"": ""}.get(head) if not head else "ggg" if len(head) == 2 else "g"
    return [
        f"{era}{year}{first}{month}{second}{day}{tail}"
        for year in years
        for month, day in ((_PLAIN, _PADDED) if "年" in first else (_PADDED, _PLAIN))
    ]


def _writes(day: date, date_format: str, text: str) -> bool:
    return is_format(date_format) and format_date(day, date_format) == unicodedata.normalize(
        "NFC", text
    )


def _era(day: date) -> tuple[date, str, str]:
    """Return an era's first day, its name and its letter.

    Raises:
        SettingsError: ERA_UNKNOWN.
    """
    for era in ERAS:
        if day >= era[0]:
            return era
    raise SettingsError(
        "ERA_UNKNOWN",
        tr("{isoformat} は和暦で表せません。", isoformat=day.isoformat()),
        tr("明治より前の日付には、yyyy年M月d日 のような西暦の書き方を使ってください。"),
    )
