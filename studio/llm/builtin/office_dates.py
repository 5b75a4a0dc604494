"""Days said from today: 明後日, 来週の金曜, 今月末, 来月1日. Never guessed: unclear means None."""

import calendar
import re
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from studio.domain.values.dates import day_near, parse_date
from studio.llm.builtin.literals import Masked

_DAYS: Final = {
    "今日": 0, "本日": 0, "明日": 1, "あした": 1, "あす": 1, "明後日": 2, "あさって": 2,
    "翌日": 1, "昨日": -1, "一昨日": -2, "おととい": -2,
}  # fmt: skip
_WEEKS: Final = {"先週": -1, "今週": 0, "来週": 1, "再来週": 2}
_MONTHS: Final = {"先月": -1, "今月": 0, "当月": 0, "来月": 1, "翌月": 1, "再来月": 2}
_WEEKDAYS: Final = "月火水木金土日"
_OFFSET: Final = re.compile(r"(\d{1,3})(日|週間)(後|前)")
_WEEKDAY: Final = re.compile(rf"({'|'.join(_WEEKS)})の?([{_WEEKDAYS}])曜?日?")
_IN_MONTH: Final = re.compile(rf"({'|'.join(_MONTHS)})の?(末日?|月末|初日|(\d{{1,2}})日)")
_END_OF: Final = re.compile(r"(\d{1,2})月末日?")
_SAID: Final = (
    rf"(?:(?:{'|'.join(sorted(_WEEKS, key=len, reverse=True))})の?[{_WEEKDAYS}]曜日?"
    rf"|(?:{'|'.join(sorted(_MONTHS, key=len, reverse=True))})の?(?:末日?|月末|初日|\d{{1,2}}日)"
    rf"|{'|'.join(sorted(_DAYS, key=len, reverse=True))}|月末|\d{{1,2}}月末日?|\d{{1,3}}(?:日|週間)(?:後|前))(?:の日付)?"
)
_IN_PLACE_OF_A_VALUE: Final = re.compile(
    rf"(?:(?<=[にはがを:=も、へ\s])|^(?=[^\n、]{{1,8}}の日付)){_SAID}(?=\s*(?:[をにで、。とへ\n]|まで|以降|以前|より|から|です|$))"
)


def day_of(text: str, today: date) -> date | None:
    """Return the day that `text` means from `today`, or None when it says none, or not which."""
    said = re.sub(r"\s|の日付$", "", text)
    if said in _DAYS:
        return today + timedelta(days=_DAYS[said])
    if match := _OFFSET.fullmatch(said):
        days = int(match[1]) * (7 if match[2] == "週間" else 1)
        return today + timedelta(days=days if match[3] == "後" else -days)
    if match := _WEEKDAY.fullmatch(said):
        monday = today - timedelta(days=today.weekday())
        return monday + timedelta(weeks=_WEEKS[match[1]], days=_WEEKDAYS.index(match[2]))
    if match := _END_OF.fullmatch(said):
        return _month_end(int(match[1]), today)
    if said == "月末":
        return _in_month(today, 0, "末", "")
    if match := _IN_MONTH.fullmatch(said):
        return _in_month(today, _MONTHS[match[1]], match[2], match[3] or "")
    return None


def spelled_day(text: str, today: date) -> date | None:
    """Return the day of any spelling: 2026/11/20, R8.11.20, 来週の金曜, and 12/5 when it is near."""
    return parse_date(text) or day_of(text, today) or day_near(text, today)


def with_days(sentence: Masked, today: date) -> Masked:
    """Return a sentence in which days said from today stand as dates, where a value stands."""

    def replaced(match: re.Match[str]) -> str:
        day = day_of(match[0], today)
        return match[0] if day is None else day.strftime("%Y/%m/%d")

    return replace(sentence, text=_IN_PLACE_OF_A_VALUE.sub(replaced, sentence.text))


def _in_month(today: date, months: int, which: str, day: str) -> date | None:
    index = today.year * 12 + today.month - 1 + months
    year, month = divmod(index, 12)
    last = calendar.monthrange(year, month + 1)[1]
    wanted = last if "末" in which else 1 if which == "初日" else int(day)
    return date(year, month + 1, wanted) if 1 <= wanted <= last else None


def _month_end(month: int, today: date) -> date | None:
    """Return the last day of the next such month, or of the one just over."""
    months = (_in_month(today, ahead, "末", "") for ahead in range(-3, 9))
    return next((day for day in months if day and day.month == month), None)
