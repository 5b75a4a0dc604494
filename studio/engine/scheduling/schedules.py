"""The façade for schedules: kept, switched on and off, given their turns, told.

When and by what name stands in the book, which is read before the library opens; what a schedule gives
its flow, and what a person agreed to, stands in the encrypted library.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.schedule import (
    Schedule,
    ScheduleCode,
    ScheduleEnd,
    ScheduleInput,
    When,
)
from studio.domain.values.date_expression import WorkCalendar
from studio.engine.memory import Memory
from studio.engine.scheduling.planning import check_plan
from studio.engine.scheduling.ports import ScheduleBook, SystemEntries
from studio.engine.variables.values import Almanac
from studio.words import sentences, tr

logger = logging.getLogger(__name__)

_INPUTS = "schedules"
"""What schedules give their flows stands among what is remembered between runs, under this name."""


class TurnVerdict(StrEnum):
    """Whether a turn is taken: GO; else why not, LATE alone being worth telling."""

    GO = "go"
    LATE = "late"
    NOT_TODAY = "not_today"
    TAKEN_BEFORE = "taken_before"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class ScheduledTurn:
    """What became of a turn that came.

    Attributes:
        schedule: As it stands now.
        day: Whose turn it is; None where there is none.
    """

    schedule: Schedule
    verdict: TurnVerdict
    day: date | None = None


class ScheduleView(Frozen):
    """A schedule as a list shows it.

    Attributes:
        next_at: Its next turn; None where it is off, or nobody knows.
        missed: The day of a turn that a person has to decide about.
        fault: Why its days cannot be told; "" where they can.
    """

    schedule: Schedule
    next_at: datetime | None = None
    missed: date | None = None
    fault: str = ""


class Schedules:
    """All schedules of a home.

    Args:
        book: Where they are written down.
        entries: The system's own scheduler.
        memory: The library; opened only for what a schedule gives its flow.
        almanac: The working days.
        now: The clock, with this machine's time zone.
    """

    def __init__(
        self,
        book: ScheduleBook,
        entries: SystemEntries,
        memory: Memory,
        almanac: Almanac,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        self.book = book
        self._entries = entries
        self._memory = memory
        self._almanac = almanac
        self._now = now

    async def views(self) -> tuple[ScheduleView, ...]:
        """Return all schedules, oldest first. Opens no library.

        Raises:
            SettingsError: SCHEDULES_UNREADABLE.
        """
        now = self._now()
        return tuple(_viewed(one, now, self._almanac.work) for one in await self.book.read())

    async def schedule(self, schedule_id: str) -> Schedule:
        """Return one by its id, or the beginning of it.

        Raises:
            SettingsError: NO_SUCH_SCHEDULE, SCHEDULES_UNREADABLE.
        """
        for schedule in await self.book.read():
            if schedule_id and schedule.id.startswith(schedule_id):
                return schedule
        raise no_such_schedule(schedule_id)

    async def given(self, schedule_id: str) -> ScheduleInput:
        """Return what a schedule gives its flow; opens the library.

        Raises:
            LibraryError: It cannot be opened.
        """
        kept = (await self._memory.remembered_values(_INPUTS)).get(schedule_id)
        return ScheduleInput.model_validate_json(kept) if kept else ScheduleInput()

    async def keep(
        self,
        flow: Flow,
        when: When,
        given: ScheduleInput,
        schedule_id: str = "",
        *,
        has_entry: bool | None = None,
    ) -> Schedule:
        """Keep a new schedule, or an old one anew, and switch it on.

        Args:
            flow: What it runs.
            when: Its days and its time.
            given: What it gives its flow, and what the person agreed to.
            schedule_id: Of an old one; "" for a new one.
            has_entry: As for `switch`.

        Raises:
            SettingsError: It could never run (`check_plan`), or nobody knows its days (`first_turn`): nothing
                was kept. NO_SCHEDULER, SCHEDULER_REFUSED: it is kept, and off.
            LibraryError: The library cannot be written; nothing was kept.
        """
        check_plan(flow, given, self._almanac)
        self.first_turn(when)
        fresh = Schedule(flow_id=flow.id, flow_name=flow.name, when=when)
        if schedule_id:
            old = await self.schedule(schedule_id)
            fresh = old.model_copy(update={"when": when, "flow_name": flow.name, "is_on": False})
        await self._memory.remember_values(_INPUTS, {fresh.id: given.model_dump_json()})
        if given.agreed_version:
            facts = (("schedule", fresh.id), ("version", str(given.agreed_version)))
            note = AuditNote(action=AuditAction.APPROVED, subject=flow.name, details=facts)
            await self._memory.note(note)
        await self.book.change(fresh.id, lambda _: fresh)
        return await self.switch(fresh.id, is_on=True, has_entry=has_entry)

    async def switch(
        self, schedule_id: str, *, is_on: bool, has_entry: bool | None = None
    ) -> Schedule:
        """Switch a schedule on or off. What came up while it was off is no turn of it.

        Args:
            schedule_id: Whose.
            is_on: What it shall be.
            has_entry: Whether the system's own scheduler calls its turns; None: as before.

        Raises:
            SettingsError: NO_SUCH_SCHEDULE, or the system's scheduler cannot be told: it is off then.
        """
        schedule = await self.schedule(schedule_id)
        has_entry = schedule.has_entry if has_entry is None else has_entry
        if is_on and has_entry:
            await self._put(schedule)
        update = {"is_on": is_on, "since": self._now(), "has_entry": has_entry}
        changed = await self.book.change(schedule.id, _with(update))
        if not (is_on and has_entry):
            await self._without_entry(schedule.id)
        return changed or schedule

    async def remove(self, schedule_id: str) -> Schedule:
        """Forget a schedule with what it gives its flow; runs it made stay in the history.

        Raises:
            SettingsError: NO_SUCH_SCHEDULE, or it cannot be written.
            LibraryError: The library cannot be opened.
        """
        schedule = await self.schedule(schedule_id)
        await self._memory.remember_values(_INPUTS, {schedule.id: ""})
        await self.book.change(schedule.id, lambda _: None)
        await self._without_entry(schedule.id)
        return schedule

    async def bring_back(self, schedule: Schedule, given: ScheduleInput) -> Schedule:
        """Take a removal back: the schedule has its number, its results and its state again.

        Args:
            schedule: As `remove` returned it.
            given: What it gave its flow.

        Raises:
            SettingsError: It cannot be written; or the system's scheduler cannot be told: it is off then.
            LibraryError: The library cannot be written; nothing came back.
        """
        await self._memory.remember_values(_INPUTS, {schedule.id: given.model_dump_json()})
        off = schedule.model_copy(update={"is_on": False})
        await self.book.change(schedule.id, lambda _: off)
        return await self.switch(schedule.id, is_on=True) if schedule.is_on else off

    def first_turn(self, when: When) -> datetime | None:
        """Return when the first turn of a new schedule would be; None where nobody knows (at a login).

        Raises:
            SettingsError: The company's days off cannot be read.
        """
        now = self._now()
        fresh = Schedule(flow_id="", flow_name="", when=when, is_on=True, since=now)
        return fresh.next_at(now, self._almanac.work)

    async def switch_off_flow(self, flow_id: str) -> tuple[Schedule, ...]:
        """Switch off what runs a flow that is gone; returns what was on."""
        gone = [one for one in await self.book.read() if one.flow_id == flow_id and one.is_on]
        return tuple([await self.switch(one.id, is_on=False) for one in gone])

    async def take_turn(self, schedule_id: str, *, is_asked: bool = False) -> ScheduledTurn:
        """Take the turn that has come, once, whatever starts it how often.

        It is written down before anything is done: what begins twice begins with nothing to do.

        Args:
            schedule_id: Whose.
            is_asked: A person wants it now, whatever day it is; a missed turn is taken with it.

        Raises:
            SettingsError: NO_SUCH_SCHEDULE; its entry is taken away. It cannot be written down, or
                the company's days off cannot be read.
        """
        verdict, day = TurnVerdict.OFF, None
        now = self._now()

        def take(schedule: Schedule | None) -> Schedule | None:
            nonlocal verdict, day
            if schedule is None:
                return None
            verdict, day = _judged(schedule, now, self._almanac.work, is_asked=is_asked)
            if day is None or verdict not in (TurnVerdict.GO, TurnVerdict.LATE):
                return schedule
            code = ScheduleCode.STARTED if verdict is TurnVerdict.GO else ScheduleCode.MISSED
            end = ScheduleEnd(day=day, at=now, code=code)
            return schedule.model_copy(update={"last": end})

        schedule = await self.book.change(schedule_id, take)
        if schedule is None:
            await self._without_entry(schedule_id)
            raise no_such_schedule(schedule_id)
        return ScheduledTurn(schedule, verdict, day)

    async def end_turn(self, schedule_id: str, end: ScheduleEnd, flow_name: str = "") -> None:
        """Write down how a turn went; a schedule that was removed meanwhile stays gone."""
        update: dict[str, object] = {"last": end}
        if flow_name:
            update["flow_name"] = flow_name
        await self.book.change(schedule_id, _with(update))

    async def leave_out(self, schedule_id: str) -> bool:
        """Decide that a missed turn is not made up for; says whether there was one."""
        schedule = await self.schedule(schedule_id)
        day = schedule.missed_day(self._now(), self._almanac.work)
        if day is not None:
            end = ScheduleEnd(day=day, at=self._now(), code=ScheduleCode.LEFT_OUT)
            await self.end_turn(schedule.id, end)
        return day is not None

    async def _put(self, schedule: Schedule) -> None:
        await self._entries.put(schedule)

    async def _without_entry(self, schedule_id: str) -> None:
        """Take the system's entry away; one that stays starts a turn that finds nothing to do."""
        try:
            await self._entries.remove(schedule_id)
        except SettingsError as fault:
            logger.info("entry of schedule %s stays: %s %s", schedule_id, fault.code, fault.detail)


def no_such_schedule(schedule_id: str) -> SettingsError:
    """Return what is said where there is no such schedule."""
    return SettingsError(
        "NO_SUCH_SCHEDULE",
        tr(
            "「{schedule_id}」という予定はありません（消されたか、別の保存場所の予定です）。",
            schedule_id=schedule_id,
        ),
        tr("tejun schedule list で、予定の番号を確かめてください。"),
    )


def _judged(
    schedule: Schedule, now: datetime, work: WorkCalendar, *, is_asked: bool
) -> tuple[TurnVerdict, date | None]:
    if is_asked:
        return TurnVerdict.GO, schedule.missed_day(now, work) or now.date()
    if not schedule.is_on:
        return TurnVerdict.OFF, None
    day = schedule.due_day(now, work)
    if day is None:
        return TurnVerdict.NOT_TODAY, None
    if schedule.is_settled(day, now):
        verdict = TurnVerdict.TAKEN_BEFORE if day == now.date() else TurnVerdict.NOT_TODAY
        return verdict, day
    return (TurnVerdict.LATE if schedule.is_late(day, now) else TurnVerdict.GO), day


def _with(update: Mapping[str, object]) -> Callable[[Schedule | None], Schedule | None]:
    return lambda one: one.model_copy(update=update) if one is not None else None


def _viewed(schedule: Schedule, now: datetime, work: WorkCalendar) -> ScheduleView:
    try:
        next_at = schedule.next_at(now, work) if schedule.is_on else None
        missed = schedule.missed_day(now, work)
    except SettingsError as fault:
        return ScheduleView(schedule=schedule, fault=sentences(fault.message, fault.remedy))
    return ScheduleView(schedule=schedule, next_at=next_at, missed=missed)
