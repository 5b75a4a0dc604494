"""What the cards of 予定 say: when, the next turn, how the newest one went, and what was missed. Pure."""

from datetime import date, datetime
from typing import Final

from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import (
    Recurrence,
    Schedule,
    ScheduleCode,
    ScheduleEnd,
)
from studio.domain.text import clip
from studio.domain.values.moments import day_in_words, when_in_words
from studio.words import tr

KIND_WORDS: Final = {
    Recurrence.DAILY: tr("毎日"),
    Recurrence.WORKDAYS: tr("毎営業日"),
    Recurrence.WEEKLY: tr("毎週（曜日を選ぶ）"),
    Recurrence.MONTHLY: tr("毎月（日を選ぶ）"),
    Recurrence.NTH_WORKDAY: tr("毎月の第 N 営業日"),
    Recurrence.LAST_WORKDAY: tr("毎月の月末営業日"),
    Recurrence.LOGIN: tr("ログインしたとき（その日はじめて）"),
}
BY_WORKDAYS: Final = (Recurrence.WORKDAYS, Recurrence.NTH_WORKDAY, Recurrence.LAST_WORKDAY)
_END_CHARS: Final = 160
_QUIET: Final = (ScheduleCode.STARTED, ScheduleCode.LEFT_OUT)


def next_words(schedule: Schedule, next_at: datetime | None, now: datetime) -> str:
    """Return when the next turn is."""
    if not schedule.is_on:
        return tr("切にしています（入にするまで実行しません）")
    if schedule.when.recurrence is Recurrence.LOGIN:
        return tr("次：ログインしたとき")
    return (
        tr("次：{next_at}", next_at=when_in_words(next_at, now))
        if next_at
        else tr("次：70 日以内にはありません")
    )


def last_words(end: ScheduleEnd | None, now: datetime, *, waits: bool = True) -> str:
    """Return how the newest turn came out, and when.

    Args:
        end: Of the newest turn; None before the first.
        now: This moment.
        waits: Where it needed a person, it still does.
    """
    if end is None:
        return tr("まだ実行していません")
    if end.status is RunStatus.NEEDS_PERSON and not waits:
        return tr(
            "前回：{at} 途中で止まりました（続きは残っていません）", at=when_in_words(end.at, now)
        )
    return tr("前回：{at} {result}", at=when_in_words(end.at, now), result=end.result)


def last_tone(end: ScheduleEnd | None, *, waits: bool = True) -> str:
    """Return the tone of how the newest turn came out; the arguments are those of `last_words`."""
    is_settled = end is not None and end.status is RunStatus.NEEDS_PERSON and not waits
    if end is None or is_settled or end.code in _QUIET or end.status is RunStatus.STOPPED:
        return "muted"
    if end.status is RunStatus.DONE:
        return "green"
    return "amber" if end.status is not None or end.code == ScheduleCode.MISSED else "red"


def end_details(end: ScheduleEnd | None) -> str:
    """Return what is to be known of the newest turn, on one line."""
    return clip(end.words, _END_CHARS) if end else ""


def missed_words(day: date, now: datetime) -> str:
    """Return what is said of a turn that nobody took."""
    return tr(
        "{day}の回は、時刻にパソコンが動いていなかったため、まだ実行していません。",
        day=day_in_words(day, now.date()),
    )
