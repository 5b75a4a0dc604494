"""予定: when a flow is to run by itself, and how it went last. Pure; each falls on a day once at most."""

import calendar
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Final, Self
from uuid import uuid4

from pydantic import Field, model_validator

from studio.domain.events.events import RunStatus
from studio.domain.frozen import Frozen
from studio.domain.runs.batch import ColumnMapping
from studio.domain.values.date_expression import WorkCalendar
from studio.domain.values.moments import DAY_NAMES
from studio.words import tr

LATE: Final = timedelta(hours=1)
"""So long after its time a run begins no more by itself: a person is told of it, and decides."""
EARLY: Final = timedelta(minutes=2)
"""Clocks of systems differ by so much at most."""
_LONGEST: Final = timedelta(days=70)
"""No two days of a schedule are further apart."""
_SURE_DAY: Final = 28
"""Every month has it."""


class Recurrence(StrEnum):
    """What a schedule goes by."""

    DAILY = "daily"
    WORKDAYS = "workdays"
    WEEKLY = "weekly"
    MONTHLY = "monthly"
    NTH_WORKDAY = "nth_workday"
    LAST_WORKDAY = "last_workday"
    LOGIN = "login"


class When(Frozen):
    """On which days, and at what time of the machine's clock.

    Attributes:
        at: Without meaning for LOGIN.
        weekdays: Of WEEKLY, 0 = Monday.
        day: Of MONTHLY; a month that is shorter has it on its last day.
        nth: Of NTH_WORKDAY; a month with fewer has it on its last one.
    """

    recurrence: Recurrence
    at: time = time(9)
    weekdays: tuple[int, ...] = ()
    day: int = Field(default=1, ge=1, le=31)
    nth: int = Field(default=1, ge=1, le=20)

    @model_validator(mode="after")
    def _has_weekdays(self) -> Self:
        if self.recurrence is Recurrence.WEEKLY and not set(self.weekdays) & set(range(7)):
            raise ValueError("weekly, on no day")
        return self

    @property
    def words(self) -> str:
        """毎月 第 3 営業日 09:00."""
        match self.recurrence:
            case Recurrence.DAILY:
                days = tr("毎日")
            case Recurrence.WORKDAYS:
                days = tr("毎営業日")
            case Recurrence.WEEKLY:
                days = tr(
                    "毎週 {set}",
                    set=tr("・").join(DAY_NAMES[day] for day in sorted(set(self.weekdays))),
                )
            case Recurrence.MONTHLY:
                rest = tr("（ない月は末日）") if self.day > _SURE_DAY else ""
                days = tr("毎月 {day} 日{rest}", day=self.day, rest=rest)
            case Recurrence.NTH_WORKDAY:
                days = tr("毎月 第 {nth} 営業日", nth=self.nth)
            case Recurrence.LAST_WORKDAY:
                days = tr("毎月 月末営業日")
            case Recurrence.LOGIN:
                return tr("その日はじめてログインしたとき")
        return f"{days} {self.at:%H:%M}"

    @property
    def days_of_month(self) -> tuple[int, ...]:
        """Days on which the system has to ask whether it is the day; () for those that no month tells."""
        if self.recurrence is not Recurrence.MONTHLY:
            return ()
        return (self.day,) if self.day <= _SURE_DAY else tuple(range(_SURE_DAY, self.day + 1))

    def falls_on(self, day: date, work: WorkCalendar) -> bool:
        """Say whether a day is one of its days.

        Raises:
            SettingsError: The company's days off cannot be read.
        """
        match self.recurrence:
            case Recurrence.DAILY | Recurrence.LOGIN:
                return True
            case Recurrence.WORKDAYS:
                return work.is_workday(day)
            case Recurrence.WEEKLY:
                return day.weekday() in self.weekdays
            case Recurrence.MONTHLY:
                return day.day == min(self.day, _last_day(day))
            case Recurrence.NTH_WORKDAY:
                count = _workdays_until(day, work) if work.is_workday(day) else 0
                return count == self.nth or (0 < count < self.nth and _is_last(day, work))
            case Recurrence.LAST_WORKDAY:
                return work.is_workday(day) and _is_last(day, work)


class ScheduleCode(StrEnum):
    """Why there is no result of a run; a fault's own code stands in the same place."""

    STARTED = "STARTED"
    MISSED = "MISSED"
    LEFT_OUT = "LEFT_OUT"


class ScheduleEnd(Frozen):
    """How the newest turn of a schedule went.

    Attributes:
        day: Whose turn it was.
        at: When it was written down.
        status: Of the run; None where there was none, or it goes on.
        code: `ScheduleCode`, or that of the fault that kept it from running; of a run, why it ended.
        words: What is said of it, of our own words only: this stands outside of the library.
        run_id: In the history, which has what the run itself said.
    """

    day: date
    at: datetime
    status: RunStatus | None = None
    code: str = ""
    words: str = ""
    run_id: str = ""

    @property
    def result(self) -> str:
        """How it came out: できました."""
        if self.status is not None:
            return self.status.words.result or self.status.words.told
        return _NOT_RUN.get(self.code, tr("始められませんでした"))


_NOT_RUN: Final[Mapping[str, str]] = {
    ScheduleCode.STARTED: tr("始めました（まだ結果がありません）"),
    ScheduleCode.MISSED: tr("時刻に動いていなかったため、実行していません"),
    ScheduleCode.LEFT_OUT: tr("行わないことにしました"),
}


class Schedule(Frozen):
    """What is known of a schedule before the library opens: when, and what to call it.

    Attributes:
        flow_name: Of the flow when it was last seen; for messages only.
        has_entry: The system's own scheduler calls its turns; else something that a person set up does.
        since: It has no turn before this moment.
        last: Its newest turn; None before the first.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:8])
    flow_id: str
    flow_name: str
    when: When
    is_on: bool = False
    has_entry: bool = True
    since: datetime = Field(default_factory=lambda: datetime.now(UTC))
    last: ScheduleEnd | None = None

    def due_day(self, now: datetime, work: WorkCalendar) -> date | None:
        """Return the day of its newest turn that has come, done or not; None before its first."""
        if self.when.recurrence is Recurrence.LOGIN:
            return now.date()
        first = max(self.since.astimezone(now.tzinfo).date(), now.date() - _LONGEST)
        for day in _days(now.date(), first, -1):
            if moment(day, self.when.at) <= now + EARLY and self.when.falls_on(day, work):
                return day if moment(day, self.when.at) > self.since else None
        return None

    def next_at(self, now: datetime, work: WorkCalendar) -> datetime | None:
        """Return when its next turn begins; None where nobody knows (at a login)."""
        if self.when.recurrence is Recurrence.LOGIN:
            return None
        for day in _days(now.date(), now.date() + _LONGEST, 1):
            at = moment(day, self.when.at)
            if at > now and not self.is_settled(day, now) and self.when.falls_on(day, work):
                return at
        return None

    def is_settled(self, day: date, now: datetime) -> bool:
        """Say whether the turn of a day was taken, or a later one. What a wrong clock wrote ahead is void."""
        return self.last is not None and day <= self.last.day <= now.date()

    def is_late(self, day: date, now: datetime) -> bool:
        """Say whether it is too late to begin the turn of a day unasked; a login is never late."""
        is_login = self.when.recurrence is Recurrence.LOGIN
        return not is_login and now - moment(day, self.when.at) > LATE

    def missed_day(self, now: datetime, work: WorkCalendar) -> date | None:
        """Return the day of a turn that nobody took and nobody decided about; None when there is none."""
        if self.last is not None and self.last.code == ScheduleCode.MISSED:
            return self.last.day
        if not self.is_on or self.when.recurrence is Recurrence.LOGIN:
            return None
        day = self.due_day(now, work)
        is_open = day is not None and not self.is_settled(day, now) and self.is_late(day, now)
        return day if is_open else None


class RowsSource(Frozen):
    """The table whose rows a scheduled flow is carried out over, read anew each time.

    Attributes:
        sheet: Name; "" = the first.
    """

    path: str
    sheet: str = ""
    mappings: tuple[ColumnMapping, ...] = ()


class ScheduleInput(Frozen):
    """What a schedule gives its flow; it stands in the encrypted library.

    Attributes:
        values: Of variables, as a person writes them; a date said in words is one of that day.
        rows: The table; None for a single run.
        agreed_version: The version of the flow whose acts a person agreed to for every turn; 0 = none.
    """

    values: tuple[tuple[str, str], ...] = ()
    rows: RowsSource | None = None
    agreed_version: int = 0


class TurnLine(Frozen):
    """One line of JSON about a turn, for logs: figures and codes, no words of flows or pages.

    Attributes:
        schedule: Its id.
        verdict: Whether the turn was taken: `go`, or why not.
        exit_code: Of the process.
    """

    at: datetime
    schedule: str
    verdict: str
    day: date | None = None
    status: RunStatus | None = None
    code: str = ""
    run_id: str = ""
    elapsed_s: float = 0.0
    exit_code: int = 0


def moment(day: date, at: time) -> datetime:
    """Return a moment of this machine's clock; a time that a change of the clock leaves out is the first one after."""
    wanted = datetime.combine(day, at)
    there = _local(wanted.timestamp())
    if there.replace(tzinfo=None) == wanted:
        return there
    before = wanted.replace(fold=1).timestamp()  # by the time that comes: before the change
    minutes = range(int(there.timestamp() - before) // 60)
    after = (_local(before + 60 * minute) for minute in minutes)
    return next((one for one in after if one.replace(tzinfo=None) >= wanted), there)


def starts(when: When) -> tuple[When, ...]:
    """Return when the system is to start a turn: at its time, and where this year's clock leaves that out, after it."""
    today = _local(datetime.now(UTC).timestamp()).date()
    year = (moment(today + timedelta(days=number), when.at).time() for number in range(366))
    times = dict.fromkeys((when.at, *year))
    return tuple(when.model_copy(update={"at": at}) for at in times)


def _local(timestamp: float) -> datetime:
    return datetime.fromtimestamp(timestamp, UTC).astimezone()


def _days(first: date, last: date, way: int) -> Iterator[date]:
    for number in range(abs((last - first).days) + 1 if (last - first).days * way >= 0 else 0):
        yield first + timedelta(days=number * way)


def _last_day(day: date) -> int:
    return calendar.monthrange(day.year, day.month)[1]


def _workdays_until(day: date, work: WorkCalendar) -> int:
    """Count the working days of a month up to and with a day."""
    return sum(work.is_workday(day.replace(day=number)) for number in range(1, day.day + 1))


def _is_last(day: date, work: WorkCalendar) -> bool:
    return not any(
        work.is_workday(day.replace(day=later)) for later in range(day.day + 1, _last_day(day) + 1)
    )
