"""Schedules are kept, switched and given their turns, once each, whatever fails on the way."""

import json
from datetime import date
from pathlib import Path

import pytest

from studio.domain.errors import LibraryLockedError, SettingsError
from studio.domain.events.events import RunStatus
from studio.domain.records.audit import AuditAction
from studio.domain.records.schedule import (
    Recurrence,
    Schedule,
    ScheduleCode,
    ScheduleEnd,
    ScheduleInput,
    When,
)
from studio.engine.scheduling.schedules import TurnVerdict
from tests.engine.scheduling.stage import DAILY, TODAY, ScheduleStage, search_flow

GIVEN = ScheduleInput(values=(("検索語", "人事異動の資料"),))
GONE = SettingsError("NO_SCHEDULER", "systemctl がありません。", "入れてください。")


@pytest.fixture
def stage(tmp_path: Path) -> ScheduleStage:
    return ScheduleStage(tmp_path)


async def kept(stage: ScheduleStage, given: ScheduleInput = GIVEN) -> Schedule:
    flow = await stage.library.save(search_flow())
    return await stage.schedules.keep(flow, DAILY, given)


async def test_a_schedule_is_kept_and_the_system_told(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    assert schedule.is_on
    assert list(stage.entries.entries) == [schedule.id]
    (view,) = await stage.schedules.views()
    assert view.schedule == schedule
    assert view.next_at is not None
    assert (view.next_at.hour, view.next_at.date()) == (9, TODAY)
    assert await stage.schedules.given(schedule.id) == GIVEN


async def test_values_stand_in_the_library_alone(stage: ScheduleStage) -> None:
    await kept(stage)
    text = (stage.folder / "schedules.json").read_text("utf-8")
    assert "人事異動" not in text
    assert "本を探す" in text  # the name is needed before the library opens


async def test_the_list_opens_no_library(stage: ScheduleStage) -> None:
    await kept(stage)
    stage.library.is_closed = True
    assert len(await stage.schedules.views()) == 1


async def test_a_yes_given_beforehand_is_noted_in_the_audit(stage: ScheduleStage) -> None:
    await kept(stage, GIVEN.model_copy(update={"agreed_version": 1}))
    assert AuditAction.APPROVED in [note.action for note in stage.library.notes]


async def test_one_that_something_else_calls_needs_no_scheduler(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    called = await stage.schedules.switch(schedule.id, is_on=True, has_entry=False)
    assert called.is_on
    assert stage.entries.entries == {}
    stage.entries.fault = GONE
    await stage.schedules.switch(called.id, is_on=False)
    assert (await stage.schedules.switch(called.id, is_on=True)).is_on  # as before: without one
    with pytest.raises(SettingsError):
        await stage.schedules.switch(called.id, is_on=True, has_entry=True)


async def test_a_scheduler_that_is_gone_loses_nothing(stage: ScheduleStage) -> None:
    stage.entries.fault = GONE
    with pytest.raises(SettingsError) as caught:
        await kept(stage)
    assert caught.value.code == "NO_SCHEDULER"
    (view,) = await stage.schedules.views()
    assert not view.schedule.is_on
    assert caught.value.remedy == GONE.remedy  # commands are the command line's to tell
    assert await stage.schedules.given(view.schedule.id) == GIVEN
    stage.entries.fault = None
    await stage.schedules.switch(view.schedule.id, is_on=True)
    assert list(stage.entries.entries) == [view.schedule.id]
    stage.entries.fault = GONE
    await stage.schedules.remove(view.schedule.id)
    assert await stage.schedules.views() == ()


async def test_a_calendar_of_nonsense_is_told_when_planning_and_costs_no_schedule(
    stage: ScheduleStage,
) -> None:
    before = await kept(stage)
    stage.days_off = stage.folder / "休日.csv"
    stage.days_off.write_text("創立記念日,2026/11/20\n", encoding="utf-8")
    flow = await stage.library.save(search_flow())
    last = When(recurrence=Recurrence.LAST_WORKDAY)
    for schedule_id in ("", before.id):
        with pytest.raises(SettingsError) as told:
            await stage.schedules.keep(flow, last, GIVEN, schedule_id)
        assert told.value.code == "DAYS_OFF_UNREADABLE"
    assert await stage.book.read() == (before,)
    assert list(stage.entries.entries) == [before.id]


async def test_a_locked_library_keeps_what_was_there(stage: ScheduleStage) -> None:
    stage.library.refusals["remember_values"] = LibraryLockedError("PASSPHRASE_NEEDED", "鍵です。")
    with pytest.raises(LibraryLockedError):
        await kept(stage)
    assert await stage.schedules.views() == ()
    assert stage.entries.entries == {}


async def test_a_change_keeps_the_number_and_the_last_result(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.schedules.end_turn(schedule.id, done(TODAY))
    flow = await stage.library.get(schedule.flow_id)
    later = DAILY.model_copy(update={"at": DAILY.at.replace(hour=17)})
    changed = await stage.schedules.keep(flow, later, GIVEN, schedule.id)
    assert (changed.id, changed.last) == (schedule.id, done(TODAY))
    assert stage.entries.entries[schedule.id].when == later


async def test_a_turn_is_taken_once_whatever_starts_it_how_often(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    stage.set_clock(9)
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.GO
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.TAKEN_BEFORE
    (view,) = await stage.schedules.views()
    assert view.schedule.last is not None
    assert view.schedule.last.code == ScheduleCode.STARTED
    stage.set_clock(9, day=date(2026, 11, 27))
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.GO


async def test_a_day_that_is_none_of_its_days_begins_nothing(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.book.change(
        schedule.id, lambda one: one and one.model_copy(update={"since": stage.now})
    )
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.NOT_TODAY


async def test_a_turn_that_comes_late_is_told_and_offered_not_taken(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    stage.set_clock(13)
    turn = await stage.schedules.take_turn(schedule.id)
    assert (turn.verdict, turn.day) == (TurnVerdict.LATE, TODAY)
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.TAKEN_BEFORE
    (view,) = await stage.schedules.views()
    assert view.missed == TODAY
    asked = await stage.schedules.take_turn(schedule.id, is_asked=True)
    assert (asked.verdict, asked.day) == (TurnVerdict.GO, TODAY)
    (view,) = await stage.schedules.views()
    assert view.missed is None


async def test_a_missed_turn_can_be_left_out(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    stage.set_clock(13)
    await stage.schedules.leave_out(schedule.id)
    (view,) = await stage.schedules.views()
    assert view.missed is None
    assert view.schedule.last is not None
    assert view.schedule.last.code == ScheduleCode.LEFT_OUT


async def test_what_is_off_takes_no_turn_and_misses_none(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.schedules.switch(schedule.id, is_on=False)
    assert stage.entries.entries == {}
    stage.set_clock(9)
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.OFF
    stage.set_clock(13)
    await stage.schedules.switch(schedule.id, is_on=True)
    assert (await stage.schedules.take_turn(schedule.id)).verdict is TurnVerdict.NOT_TODAY


async def test_an_entry_without_its_schedule_is_taken_away(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.book.change(schedule.id, lambda _: None)
    with pytest.raises(SettingsError) as caught:
        await stage.schedules.take_turn(schedule.id)
    assert caught.value.code == "NO_SUCH_SCHEDULE"
    assert stage.entries.entries == {}


async def test_what_runs_a_flow_that_is_gone_is_switched_off(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    assert [one.id for one in await stage.schedules.switch_off_flow(schedule.flow_id)] == [
        schedule.id
    ]
    assert stage.entries.entries == {}
    assert await stage.schedules.switch_off_flow("another") == ()


async def test_a_schedule_is_found_by_the_beginning_of_its_number(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    assert (await stage.schedules.schedule(schedule.id[:4])).id == schedule.id
    with pytest.raises(SettingsError):
        await stage.schedules.schedule("")


async def test_removing_forgets_what_it_gave_its_flow(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.schedules.remove(schedule.id)
    assert "人事異動" not in json.dumps(stage.library.remembered, ensure_ascii=False)
    assert stage.entries.entries == {}


def done(day: date) -> ScheduleEnd:
    return ScheduleEnd(day=day, at="2026-11-26T00:00:00Z", status=RunStatus.DONE)  # pyright: ignore[reportArgumentType]


async def test_a_removal_is_taken_back_whole(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.schedules.end_turn(schedule.id, done(TODAY))
    given = await stage.schedules.given(schedule.id)
    gone = await stage.schedules.remove(schedule.id)
    back = await stage.schedules.bring_back(gone, given)
    assert (back.id, back.last, back.is_on) == (schedule.id, done(TODAY), True)
    assert await stage.schedules.given(schedule.id) == GIVEN
    assert list(stage.entries.entries) == [schedule.id]


async def test_what_was_off_comes_back_off(stage: ScheduleStage) -> None:
    schedule = await kept(stage)
    await stage.schedules.switch(schedule.id, is_on=False)
    gone = await stage.schedules.remove(schedule.id)
    assert not (await stage.schedules.bring_back(gone, GIVEN)).is_on
    assert stage.entries.entries == {}


async def test_the_first_turn_is_told_before_anything_is_kept(stage: ScheduleStage) -> None:
    stage.set_clock(10)
    first = stage.schedules.first_turn(DAILY)
    assert first is not None
    assert (first.date(), first.hour) == (date(2026, 11, 27), 9)
    assert stage.schedules.first_turn(When(recurrence=Recurrence.LOGIN)) is None
    assert await stage.schedules.views() == ()
