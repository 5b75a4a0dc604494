"""Days and times as Japanese pages write them: 令和8年11月20日(金) 14:30, R8.11.20, 20261120, 昨日, 3時間前.

What a text says is a span: a day is 24 hours, 「3日前」 is whatever a page may mean by it. Two spans
that overlap cannot be told apart, and are not. Nothing outside the standard library is used:
exported scripts carry a copy.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from studio.domain.values.amounts import amount_text, read_numeral

_ERA_STARTS: Final[Mapping[str, date]] = {
    "令和": date(2019, 5, 1), "平成": date(1989, 1, 8), "昭和": date(1926, 12, 25),
    "大正": date(1912, 7, 30), "明治": date(1868, 1, 25),
}  # fmt: skip
_ERA_ENDS: Final[Mapping[str, date]] = {
    "令和": date.max, "平成": date(2019, 4, 30), "昭和": date(1989, 1, 7),
    "大正": date(1926, 12, 25), "明治": date(1912, 7, 30),
}  # fmt: skip
_ERA_LETTERS: Final = {"r": "令和", "h": "平成", "s": "昭和"}
_FIRST_YEAR: Final = 1900
_LAST_YEAR: Final = 2199
_KANJI_BEFORE_UNIT: Final = re.compile(r"[〇零一二三四五六七八九十]+(?=\s*[年月日時分秒週])")
_WEEKDAYS: Final = "月火水木金土日"
_ERA: Final = r"(?P<era>令和|平成|昭和|大正|明治|[rhs])\s*\.?\s*(?P<era_year>元|\d{1,2})"
_WEEKDAY: Final = r"\s*(?:[(\[]\s*(?P<weekday>[月火水木金土日])(?:曜日?)?(?:\s*[・/]?\s*祝)?\s*[)\]]|(?P<weekday2>[月火水木金土日])曜日?)?"
_DAY_FORMS: Final = tuple(
    re.compile(form + _WEEKDAY)
    for form in (
        r"(?P<year>\d{4})\s*年\s*(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*日",
        r"(?P<year>\d{4})(?P<mark>[-/.])(?P<month>\d{1,2})(?P=mark)(?P<day>\d{1,2})",
        r"(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})",
        _ERA + r"\s*年\s*(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*日",
        _ERA + r"(?P<mark>[-/.])(?P<month>\d{1,2})(?P=mark)(?P<day>\d{1,2})",
        r"(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*日",
        r"(?P<month>\d{1,2})/(?P<day>\d{1,2})",
        r"(?P<year>\d{4})\s*年\s*(?P<month>\d{1,2})\s*月(?:度|分|号)?",
        _ERA + r"\s*年\s*(?P<month>\d{1,2})\s*月(?:度|分|号)?",
        r"(?P<year>\d{4})[-/](?P<month>\d{2})",
    )
)
_TIME: Final = re.compile(
    r"(?P<half>午前|午後)?\s*(?P<hour>\d{1,2})(?::(?P<minute>\d{2})(?::(?P<second>\d{2}))?|\s*時\s*(?:(?P<minute2>\d{1,2})\s*分(?:\s*(?P<second2>\d{1,2})\s*秒)?|(?P<is_half>半))?)\s*(?P<clock>am|pm)?"
)
_DAY_AND_TIME: Final = re.compile(
    r"(?P<day>.*?[日)\]0-9曜昨今明])(?:\s+|\s*[、,・t]\s*|(?<=[日)\]]))(?P<time>(?:午前|午後)?\s*\d{1,2}\s*[:時].*)"
)
_NAMED_DAYS: Final = {
    "今日": 0, "本日": 0, "きょう": 0, "昨日": -1, "きのう": -1, "明日": 1, "あす": 1, "あした": 1,
    "一昨日": -2, "おととい": -2, "明後日": 2, "あさって": 2,
}  # fmt: skip
_AGO: Final = re.compile(r"(?P<count>\d{1,3})\s*(?P<unit>秒|分|時間|日|週間)\s*(?P<way>前|後)")
_AGO_UNITS: Final = {
    "秒": timedelta(seconds=1), "分": timedelta(minutes=1), "時間": timedelta(hours=1),
    "日": timedelta(days=1), "週間": timedelta(weeks=1),
}  # fmt: skip
_ONE_DAY: Final = timedelta(days=1)
_MIDNIGHT: Final = datetime(1, 1, 2)
_NOON: Final = 12
_HOURS: Final = 24


@dataclass(frozen=True)
class Moment:
    """A span of time, `end` not included.

    Attributes:
        is_time_of_day: Only a time: 「14:30」; it cannot be compared with a day.
    """

    start: datetime
    end: datetime
    is_time_of_day: bool = False


def read_moment(text: str, now: datetime | None = None) -> Moment | None:
    """Return when `text` says; None when it says anything else, or not certainly.

    Args:
        text: A cell, or the value of a condition.
        now: What 昨日 and a day without a year (only with its weekday) go by; None leaves them unread.
    """
    plain = _KANJI_BEFORE_UNIT.sub(_in_digits, amount_text(text))
    if (moment := _relative(plain, now)) is not None:
        return moment
    if (found := _time_of(plain)) is not None:
        return Moment(_MIDNIGHT + found[0], _MIDNIGHT + found[0] + found[1], is_time_of_day=True)
    return _day_and_time(plain, now)


def _in_digits(match: re.Match[str]) -> str:
    value = read_numeral(match[0])
    return match[0] if value is None else f"{value:.0f}"


def _relative(plain: str, now: datetime | None) -> Moment | None:
    """Read 昨日, 3日前, 2時間前, たった今."""
    if now is None:
        return None
    today = datetime.combine(now.date(), datetime.min.time())
    if plain in _NAMED_DAYS:
        start = today + _NAMED_DAYS[plain] * _ONE_DAY
        return Moment(start, start + _ONE_DAY)
    if (match := _AGO.fullmatch(plain)) is None:
        return None
    unit, count, sign = _AGO_UNITS[match["unit"]], int(match["count"]), -1 if match["way"] == "前" else 1  # fmt: skip
    near, far = now + sign * count * unit, now + sign * (count + 1) * unit
    first, last = min(near, far), max(near, far)
    if unit < _ONE_DAY:
        return Moment(first, last)
    first_day = datetime.combine(first.date(), datetime.min.time())
    return Moment(first_day, datetime.combine(last.date(), datetime.min.time()) + _ONE_DAY)


def _time_of(plain: str) -> tuple[timedelta, timedelta] | None:
    """Return how long after midnight a time of day is, and how long it lasts."""
    match = _TIME.fullmatch(plain)
    if match is None or (match["half"] and match["clock"]):
        return None
    hour = int(match["hour"])
    told = match["minute"] or match["minute2"]
    minute, second = int(told or (30 if match["is_half"] else 0)), match["second"] or match["second2"]  # fmt: skip
    if (match["half"] and hour >= _NOON) or (match["clock"] and not 1 <= hour <= _NOON):
        return None
    if match["clock"]:
        hour %= _NOON
    hour += _NOON if match["half"] == "午後" or match["clock"] == "pm" else 0
    if hour > _HOURS or minute > 59 or int(second or 0) > 59 or (hour == _HOURS and minute + int(second or 0)):  # fmt: skip
        return None
    is_exact = told or match["is_half"]
    lasts = timedelta(seconds=1) if second else timedelta(minutes=1) if is_exact else timedelta(hours=1)  # fmt: skip
    return timedelta(hours=hour, minutes=minute, seconds=int(second or 0)), lasts


def _day_and_time(plain: str, now: datetime | None) -> Moment | None:
    if (span := _day_of(plain, now)) is not None:
        return span
    match = _DAY_AND_TIME.fullmatch(plain)
    if match is None:
        return None
    day, time = _named_or_day(match["day"].strip(), now), _time_of(match["time"].strip())
    if day is None or time is None or day.end - day.start != _ONE_DAY:
        return None
    return Moment(day.start + time[0], day.start + time[0] + time[1])


def _named_or_day(plain: str, now: datetime | None) -> Moment | None:
    if plain in _NAMED_DAYS:
        return _relative(plain, now)
    return _day_of(plain, now)


def _day_of(plain: str, now: datetime | None) -> Moment | None:
    for form in _DAY_FORMS:
        if match := form.fullmatch(plain):
            return _span(match.groupdict(), now)
    return None


def _span(parts: Mapping[str, str | None], now: datetime | None) -> Moment | None:
    """Return the day or month that a form says, if it exists and its weekday is right."""
    month, told_day = int(parts["month"] or 0), parts.get("day")
    weekday = parts.get("weekday") or parts.get("weekday2") or ""
    if parts.get("year") or parts.get("era"):
        years = [_year(parts)]
    elif (
        now is not None and weekday
    ):  # a weekday comes round to the same day after 5 years at least
        years = [now.year - 1, now.year, now.year + 1]
    else:
        return None
    found = [day for year in years if (day := _real_day(year, month, int(told_day or 1)))]
    if weekday:
        found = [day for day in found if _WEEKDAYS[day.weekday()] == weekday]
    if len(found) != 1 or (weekday and not told_day):
        return None
    if (era := parts.get("era")) and not _is_of_era(found[0], era, is_month=not told_day):
        return None
    start = datetime.combine(found[0], datetime.min.time())
    return Moment(start, start + _ONE_DAY if told_day else _next_month(start))


def _year(parts: Mapping[str, str | None]) -> int:
    era = parts.get("era")
    if not era:
        return int(parts["year"] or 0)
    told = parts["era_year"]
    return (
        _ERA_STARTS[_ERA_LETTERS.get(era, era)].year - 1 + (1 if told == "元" else int(told or 0))
    )


def _is_of_era(day: date, era: str, *, is_month: bool) -> bool:
    """Say whether an era had this day: there was no 昭和64年3月, and no 平成元年1月7日."""
    name = _ERA_LETTERS.get(era, era)
    first, last = _ERA_STARTS[name], _ERA_ENDS[name]
    return (first.replace(day=1) if is_month else first) <= day <= last


def _real_day(year: int, month: int, day: int) -> date | None:
    try:
        real = date(year, month, day)
    except ValueError:
        return None
    return real if _FIRST_YEAR - 32 <= year <= _LAST_YEAR else None


def _next_month(start: datetime) -> datetime:
    return (start + timedelta(days=32)).replace(day=1)
