"""Days said as an office says them: 今日, 先月末, 来週の金曜, 来月の第2営業日, 今月25日、休みなら前営業日.

A small language of its own that knows what it knows: everything else is refused with examples, and
nothing is guessed (「金曜」 alone says no week, 「11月20日」 no year).
"""

import calendar
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Protocol

from studio.domain.errors import SettingsError
from studio.domain.text import clip, parse_kanji_number
from studio.domain.values.dates import parse_date
from studio.words import tr

EXAMPLES: Final = (
    "今日",
    "昨日",
    "3日後",
    "今月末",
    "先月末",
    "来月1日",
    "来週の金曜",
    "前営業日",
    "5営業日後",
    "第3営業日",
    "月末営業日",
    "今月25日、休みなら前営業日",
    "今年度末",
)
"""What a form offers."""
_NAMED_IN_REFUSALS: Final = (
    "今日",
    "3日後",
    "今月末",
    "先月末",
    "来月1日",
    "来週の金曜",
    "前営業日",
    "第3営業日",
)

_MAX_CHARS: Final = 60
_MAX_WORK_STEPS: Final = 2_000
_MAX_CLOSED_DAYS: Final = 60
"""A calendar in which nobody works for longer than that is a mistake."""


class WorkCalendar(Protocol):
    """Which days people work on; an adapter knows the holidays and the company's own days off."""

    @property
    def known_until(self) -> date:
        """The last day of which the holidays are decided; later ones are computed and may change."""
        ...

    def is_workday(self, day: date) -> bool:
        """Say whether a day is neither a weekend, nor a holiday, nor a day off of the company."""
        ...


@dataclass(frozen=True, slots=True)
class DayFound:
    """A day that was said.

    Attributes:
        is_unsure: Working days were counted beyond what is known of the holidays.
    """

    day: date
    is_unsure: bool = False


class _Counting:
    """A calendar that remembers whether it was asked beyond what it knows."""

    def __init__(self, today: date, work: WorkCalendar) -> None:
        self.today = today
        self.is_unsure = False
        self._work = work

    def is_workday(self, day: date) -> bool:
        self.is_unsure |= day > self._work.known_until
        return self._work.is_workday(day)

    def nth_from(self, day: date, count: int, step: int) -> date:
        """Return the `count`-th working day after (step 1) or before (step -1) a day."""
        if count > _MAX_WORK_STEPS:
            raise _unknown(f"{count}営業日")
        closed = 0
        while count:
            day += timedelta(days=step)
            is_open = self.is_workday(day)
            count -= is_open
            closed = 0 if is_open else closed + 1
            if closed > _MAX_CLOSED_DAYS:
                raise SettingsError(
                    "NO_WORKDAY",
                    tr(
                        "{isoformat} の前後 {closed_days} 日に営業日がありません。",
                        isoformat=day.isoformat(),
                        closed_days=_MAX_CLOSED_DAYS,
                    ),
                    tr("設定の会社の休日に、誤った行がないか確かめてください。"),
                )
        return day


_Resolver = Callable[[re.Match[str], _Counting], date]
_Shift = Callable[[re.Match[str], date, _Counting], date]

_DAYS: Final = {
    "今日": 0, "本日": 0, "きょう": 0, "当日": 0, "明日": 1, "あした": 1, "あす": 1, "翌日": 1,
    "明後日": 2, "あさって": 2, "昨日": -1, "きのう": -1, "前日": -1, "一昨日": -2, "おととい": -2,
}  # fmt: skip
_WEEKS: Final = {"先々週": -2, "先週": -1, "今週": 0, "来週": 1, "翌週": 1, "再来週": 2}
_MONTHS: Final = {
    "": 0, "月": 0, "先々月": -2, "先月": -1, "前月": -1, "今月": 0, "当月": 0, "来月": 1, "翌月": 1, "再来月": 2,
}  # fmt: skip
_YEARS: Final = {
    "": 0, "年": 0, "一昨年": -2, "去年": -1, "昨年": -1, "前": -1, "昨": -1, "今年": 0, "今": 0, "本": 0,
    "当": 0, "来年": 1, "来": 1, "翌": 1,
}  # fmt: skip
_WEEKDAYS: Final = "月火水木金土日"
_DAYS_OF_UNIT: Final = {"日": 1, "週間": 7}
_SPACES: Final = re.compile(r"\s+")
_KANJI_COUNT: Final = re.compile(
    r"(?<=第)[一二三四五十]+|[〇一二三四五六七八九十百]+(?=日[前後]|日$|週間|[かヵヶケカ箇]月[前後]|年[前後]|営業日)"
)


def _one_of(words: dict[str, int]) -> str:
    return (
        "("
        + "|".join(sorted((word for word in words if len(word) > 1), key=len, reverse=True))
        + ")"
    )


_MONTH: Final = rf"(?:{_one_of(_MONTHS)}の?)?"


def day_said(text: str, today: date, work: WorkCalendar) -> DayFound:
    """Return the day that `text` means on `today`.

    Raises:
        SettingsError: UNKNOWN_DATE, naming examples; NO_SUCH_DAY (来月31日); NO_WORKDAY.
    """
    counting = _Counting(today, work)
    try:
        day = _resolved(_plain(text), counting, text)
    except (OverflowError, ValueError) as exc:
        raise _unknown(text) from exc
    return DayFound(day, is_unsure=counting.is_unsure)


def is_date_said(text: str) -> bool:
    """Say whether `text` is an expression or a date; the day itself may still not exist."""
    plain = _plain(text)
    return _is_base(plain) or any(
        match and (not match["head"] or is_date_said(match["head"]))
        for pattern, _ in _SHIFTS
        if (match := pattern.fullmatch(plain))
    )


def _plain(text: str) -> str:
    plain = _SPACES.sub("", unicodedata.normalize("NFKC", text[: _MAX_CHARS + 1]))
    if len(plain) > _MAX_CHARS:
        return ""
    return _KANJI_COUNT.sub(lambda match: str(parse_kanji_number(match[0])), plain)


def _is_base(plain: str) -> bool:
    return parse_date(plain) is not None or any(p.fullmatch(plain) for p, _ in _BASES)


def _resolved(plain: str, counting: _Counting, said: str) -> date:
    if written := parse_date(plain):
        return written
    for pattern, resolve in _BASES:
        if match := pattern.fullmatch(plain):
            return resolve(match, counting)
    for pattern, shift in _SHIFTS:
        if match := pattern.fullmatch(plain):
            head = match["head"]
            day = _resolved(head, counting, said) if head else counting.today
            return shift(match, day, counting)
    raise _unknown(said)


def _unknown(text: str) -> SettingsError:
    return SettingsError(
        "UNKNOWN_DATE",
        tr("「{words}」は、日付として読めません。", words=clip(text, 40)),
        tr(
            "2026/11/20 のような日付か、次のような言い方で入力してください：{named_in_refusals}",
            named_in_refusals=tr("、").join(_NAMED_IN_REFUSALS),
        ),
    )


def _no_such_day(year: int, month: int, wanted: str) -> SettingsError:
    return SettingsError(
        "NO_SUCH_DAY",
        tr("{year}年{month}月に{wanted}はありません。", year=year, month=month, wanted=wanted),
        tr("月の最後の日は「月末」、最後の営業日は「月末営業日」と書けます。"),
    )


def _is_end(edge: str) -> bool:
    return edge[0] in "末最"


def _month_at(today: date, months: int) -> date:
    """Return the first day of a month counted from today's."""
    year, month = divmod(today.year * 12 + today.month - 1 + months, 12)
    return date(year, month + 1, 1)


def _last_of(first: date) -> date:
    return first.replace(day=calendar.monthrange(first.year, first.month)[1])


def _months_later(day: date, months: int) -> date:
    """Return the same day of another month, or its last one where it is shorter (1/31 → 2/28)."""
    first = _month_at(day, months)
    return first.replace(day=min(day.day, _last_of(first).day))


def _weekday(match: re.Match[str], counting: _Counting) -> date:
    monday = counting.today - timedelta(days=counting.today.weekday())
    return monday + timedelta(weeks=_WEEKS[match[1]], days=_WEEKDAYS.index(match[2]))


def _day_of_month(match: re.Match[str], counting: _Counting) -> date:
    first, wanted = _month_at(counting.today, _MONTHS[match[1]]), int(match[2])
    if not 1 <= wanted <= _last_of(first).day:
        raise _no_such_day(first.year, first.month, f"{wanted}日")
    return first.replace(day=wanted)


def _month_edge(match: re.Match[str], counting: _Counting) -> date:
    first = _month_at(counting.today, _MONTHS[match[1] or ""])
    return _last_of(first) if _is_end(match[2]) else first


def _nth_weekday(match: re.Match[str], counting: _Counting) -> date:
    first, count = _month_at(counting.today, _MONTHS[match[1] or ""]), int(match[2])
    ahead = (_WEEKDAYS.index(match[3]) - first.weekday()) % 7 + 7 * (count - 1)
    if count < 1 or ahead >= _last_of(first).day:
        raise _no_such_day(first.year, first.month, f"第{count}{match[3]}曜日")
    return first + timedelta(days=ahead)


def _nth_workday(match: re.Match[str], counting: _Counting) -> date:
    first, count = _month_at(counting.today, _MONTHS[match[1] or ""]), int(match[2])
    day = counting.nth_from(first - timedelta(days=1), count, 1) if 1 <= count <= 31 else None
    if day is None or day > _last_of(first):
        raise _no_such_day(first.year, first.month, f"第{count}営業日")
    return day


def _workday_edge(match: re.Match[str], counting: _Counting) -> date:
    first = _month_at(counting.today, _MONTHS[match[1] or ""])
    if match[2].startswith(("月初", "最初", "初")):
        return counting.nth_from(first - timedelta(days=1), 1, 1)
    return counting.nth_from(_last_of(first) + timedelta(days=1), 1, -1)


def _year_edge(match: re.Match[str], counting: _Counting) -> date:
    year = counting.today.year + _YEARS[match[1] or ""]
    return date(year, 12, 31) if _is_end(match[2]) else date(year, 1, 1)


def _fiscal_edge(match: re.Match[str], counting: _Counting) -> date:
    """Return the first or last day of a fiscal year, which begins in April."""
    today = counting.today
    begins = today.year - (today.month < 4) + _YEARS[match[1] or ""]
    return date(begins + 1, 3, 31) if _is_end(match[2]) else date(begins, 4, 1)


def _quarter_edge(match: re.Match[str], counting: _Counting) -> date:
    today = counting.today
    into = (today.month - 1) % 3
    first = _month_at(today, 3 * _YEARS[match[1] or ""] - into)
    return _last_of(_month_at(first, 2)) if _is_end(match[2]) else first


def _half_edge(match: re.Match[str], counting: _Counting) -> date:
    """Return the first or last day of a half of the fiscal year that is going on."""
    today = counting.today
    begins = today.year - (today.month < 4)
    is_first, is_end = match[1] == "上", _is_end(match[2])
    if is_first:
        return date(begins, 9, 30) if is_end else date(begins, 4, 1)
    return date(begins + 1, 3, 31) if is_end else date(begins, 10, 1)


def _days_shifted(match: re.Match[str], day: date, counting: _Counting) -> date:
    del counting
    count = int(match["count"]) * (1 if match["way"] == "後" else -1)
    if match["unit"] in _DAYS_OF_UNIT:
        return day + timedelta(days=count * _DAYS_OF_UNIT[match["unit"]])
    return _months_later(day, count * (12 if match["unit"] == "年" else 1))


def _next_day(match: re.Match[str], day: date, counting: _Counting) -> date:
    del counting
    return day + timedelta(days=-1 if match["way"] == "前" else 1)


def _workdays_shifted(match: re.Match[str], day: date, counting: _Counting) -> date:
    return counting.nth_from(day, int(match["count"]), 1 if match["way"] == "後" else -1)


def _next_workday(match: re.Match[str], day: date, counting: _Counting) -> date:
    return counting.nth_from(day, 1, -1 if match["way"] == "前" else 1)


def _unless_off(match: re.Match[str], day: date, counting: _Counting) -> date:
    if counting.is_workday(day):
        return day
    return counting.nth_from(day, 1, -1 if match["way"] == "前" else 1)


_EDGE: Final = r"(末日?|初日?|初め|最終日)"
_BASES: Final[tuple[tuple[re.Pattern[str], _Resolver], ...]] = (
    (re.compile(_one_of(_DAYS)), lambda m, c: c.today + timedelta(days=_DAYS[m[1]])),
    (re.compile(rf"{_one_of(_WEEKS)}の?([{_WEEKDAYS}])曜?日?"), _weekday),
    (re.compile(rf"{_one_of(_MONTHS)}の?(\d{{1,2}})日"), _day_of_month),
    (re.compile(rf"{_one_of(_MONTHS)}の?(?:月の?)?{_EDGE}"), _month_edge),
    (re.compile(rf"(月){_EDGE}"), _month_edge),
    (re.compile(rf"{_MONTH}第(\d{{1,2}})([{_WEEKDAYS}])曜日?"), _nth_weekday),
    (re.compile(rf"{_MONTH}第(\d{{1,2}})営業日"), _nth_workday),
    (re.compile(rf"{_MONTH}(月末最終|月末|末|最終|最後の|月初|初|最初の)営業日"), _workday_edge),
    (re.compile(rf"(一昨年|去年|昨年|今年|来年)の?(?:年の?)?{_EDGE}"), _year_edge),
    (re.compile(r"(年)(末日?|初め?|始)"), _year_edge),
    (re.compile(rf"(前|昨|今|本|当|来|翌)?年度の?{_EDGE}"), _fiscal_edge),
    (re.compile(rf"(前|今|当|来|翌)?四半期の?{_EDGE}"), _quarter_edge),
    (re.compile(rf"(上|下)(?:半)?期の?{_EDGE}"), _half_edge),
)
_SHIFTS: Final[tuple[tuple[re.Pattern[str], _Shift], ...]] = (
    (
        re.compile(
            r"(?P<head>.+?)[、,がは]?(?:土日祝|休日|休業日|休み)(?:なら|は|の場合は?)(?P<way>前|翌|次の)営業日"
        ),
        _unless_off,
    ),
    (re.compile(r"(?P<head>.+?)の(?P<way>前|翌)日"), _next_day),
    (re.compile(r"(?:(?P<head>.+?)(?:の|から))?(?P<way>前|翌|次の)営業日"), _next_workday),
    (
        re.compile(r"(?:(?P<head>.+?)(?:の|から))?(?P<count>\d{1,4})営業日(?P<way>前|後)"),
        _workdays_shifted,
    ),
    (
        re.compile(
            r"(?:(?P<head>.+?)(?:の|から))?(?P<count>\d{1,4})"
            r"(?P<unit>日|週間|[かヵヶケカ箇]月|年)(?P<way>前|後)"
        ),
        _days_shifted,
    ),
)
