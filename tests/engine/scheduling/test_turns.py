"""A turn with nobody there: strict, once, its place kept, its faults told and never raised."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from studio.domain.errors import LibraryLockedError, SettingsError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource, ScheduleCode, ScheduleInput
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.scheduling.schedules import TurnVerdict
from studio.engine.scheduling.turns import TurnReport, TurnRunner
from studio.engine.workbench import Workbench
from studio.sheets.table_files import TableFiles
from tests.engine.scheduling.stage import DAILY, ScheduleStage, order_step, search_flow, to_cart
from tests.factories import CART, RESULTS, make_shop
from tests.fakes import FakeBrowser, ScriptedModel, Sites

GIVEN = ScheduleInput(values=(("検索語", "Python"),))
ALONE = RunOptions(is_attended=False)


class BusyLocks:
    """`FlowLocks` of a flow that runs elsewhere."""

    @contextmanager
    def held(self, flow_id: str) -> Generator[None]:
        """See `FlowLocks.held`."""
        raise SettingsError("FLOW_RUNNING", "別の所で実行しています。", "待ってください。")
        yield flow_id


@pytest.fixture
def stage(tmp_path: Path) -> ScheduleStage:
    return ScheduleStage(tmp_path)


@pytest.fixture
def shop() -> FakeBrowser:
    return make_shop()


def bench(stage: ScheduleStage, shop: FakeBrowser, locks: BusyLocks | None = None) -> Workbench:
    return Workbench(
        browser=shop,
        model=ScriptedModel((), clock=shop.clock),
        store=stage.library,
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
        clock=shop.clock,
        sheets=TableFiles(),
        flow_locks=locks,
    )


async def turn(
    stage: ScheduleStage, workbench: Workbench, flow: Flow, given: ScheduleInput = GIVEN
) -> TurnReport:
    """Plan the flow, let it be nine, and carry its turn out."""
    stored = await stage.library.save(flow)
    schedule = await stage.schedules.keep(stored, DAILY, given)
    stage.set_clock(9)
    taken = await stage.schedules.take_turn(schedule.id)
    assert taken.verdict is TurnVerdict.GO
    assert taken.day is not None
    runner = TurnRunner(workbench, stage.schedules, ALONE)
    report = await runner.carry_out(taken.schedule, taken.day)
    assert (await stage.schedules.schedule(schedule.id)).last == report.end
    return report


async def test_a_flow_runs_with_its_values(stage: ScheduleStage, shop: FakeBrowser) -> None:
    report = await turn(stage, bench(stage, shop), search_flow())
    assert report.is_good
    assert shop.url == RESULTS
    (record,) = stage.library.records
    assert report.end.run_id == record.run_id


async def test_what_needs_a_person_stops_and_keeps_its_place(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    workbench = bench(stage, shop)
    report = await turn(stage, workbench, search_flow(to_cart(), order_step()))
    assert report.end.status is RunStatus.NEEDS_PERSON
    assert "続きから" in report.told
    assert [record.status for record in stage.library.records] == [RunStatus.NEEDS_PERSON]
    acts_before = len(shop.performed)
    (unfinished,) = await workbench.unfinished()
    again = await workbench.take_up(
        unfinished, ResumeChoice.CONTINUE, options=RunOptions(approves_all=True)
    )
    assert again.finished.status is RunStatus.DONE
    assert "注文を受け付けました" in str(shop.pages[CART].nodes) or shop.url == CART
    assert len(shop.performed) > acts_before
    assert [record.status for record in stage.library.records] == [RunStatus.DONE]
    assert await workbench.unfinished() == ()


async def test_a_yes_given_when_planning_holds_for_that_version_alone(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    flow = search_flow(to_cart(), order_step())
    agreed = GIVEN.model_copy(update={"agreed_version": 1})
    report = await turn(stage, bench(stage, shop), flow, agreed)
    assert report.end.status is RunStatus.DONE
    assert "「注文を確定する」" in "".join(
        str(step.words) for step in stage.library.steps[report.end.run_id]
    )


async def test_a_yes_for_another_version_is_none(stage: ScheduleStage, shop: FakeBrowser) -> None:
    flow = search_flow(to_cart(), order_step())
    await stage.library.save(flow)
    agreed = GIVEN.model_copy(update={"agreed_version": 1})
    report = await turn(stage, bench(stage, shop), flow, agreed)  # saved once more: version 2
    assert report.end.status is RunStatus.NEEDS_PERSON


async def test_a_locked_library_is_told_with_what_to_do(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    locked = LibraryLockedError(
        "PASSPHRASE_NEEDED", "パスフレーズが必要です。", "入力してください。"
    )
    workbench = bench(stage, shop)
    flow = await stage.library.save(search_flow())
    schedule = await stage.schedules.keep(flow, DAILY, GIVEN)
    stage.set_clock(9)
    taken = await stage.schedules.take_turn(schedule.id)
    assert taken.day is not None
    stage.library.refusals["remembered_values"] = locked
    report = await TurnRunner(workbench, stage.schedules, ALONE).carry_out(schedule, taken.day)
    assert report.end.code == "PASSPHRASE_NEEDED"
    assert "キーチェーン" in report.told
    assert shop.performed == []


async def test_a_flow_that_was_deleted_switches_its_schedule_off(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    flow = await stage.library.save(search_flow())
    schedule = await stage.schedules.keep(flow, DAILY, GIVEN)
    await stage.library.delete(flow.id)
    stage.set_clock(9)
    taken = await stage.schedules.take_turn(schedule.id)
    assert taken.day is not None
    runner = TurnRunner(bench(stage, shop), stage.schedules, ALONE)
    report = await runner.carry_out(schedule, taken.day)
    assert report.end.code == "FLOW_NOT_FOUND"
    assert "本を探す" in report.told
    assert not (await stage.schedules.schedule(schedule.id)).is_on
    assert stage.entries.entries == {}


async def test_a_flow_that_runs_elsewhere_is_left_alone(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    report = await turn(stage, bench(stage, shop, BusyLocks()), search_flow())
    assert report.end.code == "FLOW_RUNNING"
    assert report.end.result
    assert shop.performed == []


async def test_rows_that_cannot_begin_leave_no_job_behind_at_each_turn(
    stage: ScheduleStage, shop: FakeBrowser, tmp_path: Path
) -> None:
    table = tmp_path / "検索.csv"
    table.write_text("検索語\nPython\n", encoding="utf-8")
    given = ScheduleInput(rows=RowsSource(path=str(table)))
    report = await turn(stage, bench(stage, shop, BusyLocks()), search_flow(), given)
    assert report.end.code == "FLOW_RUNNING"
    assert await stage.library.batches() == ()


async def test_a_schedule_that_was_removed_meanwhile_stays_gone(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    flow = await stage.library.save(search_flow())
    schedule = await stage.schedules.keep(flow, DAILY, GIVEN)
    stage.set_clock(9)
    taken = await stage.schedules.take_turn(schedule.id)
    assert taken.day is not None
    await stage.schedules.remove(schedule.id)
    await TurnRunner(bench(stage, shop), stage.schedules, ALONE).carry_out(schedule, taken.day)
    assert await stage.schedules.views() == ()


async def test_each_row_of_the_table_is_done_once(
    stage: ScheduleStage, shop: FakeBrowser, tmp_path: Path
) -> None:
    table = tmp_path / "検索.csv"
    table.write_text("検索語\nPython\nRust\n", encoding="utf-8")
    given = ScheduleInput(rows=RowsSource(path=str(table)))
    workbench = bench(stage, shop)
    first = await turn(stage, workbench, search_flow(), given)
    assert first.end.words == "できた行 2。"
    assert first.is_good
    (schedule,) = [view.schedule for view in await stage.schedules.views()]
    runner = TurnRunner(workbench, stage.schedules, ALONE)
    again = await runner.carry_out(schedule, first.end.day)
    assert again.is_good
    assert again.end.words == "新しい行はありませんでした。"
    table.write_text("検索語\nPython\nRust\nGo\n", encoding="utf-8")
    third = await runner.carry_out(schedule, first.end.day)
    assert third.end.words == "できた行 1。"


async def test_a_table_that_is_gone_is_told(
    stage: ScheduleStage, shop: FakeBrowser, tmp_path: Path
) -> None:
    given = ScheduleInput(rows=RowsSource(path=str(tmp_path / "ない.csv")))
    report = await turn(stage, bench(stage, shop), search_flow(), given)
    assert report.end.status is None
    assert report.end.code not in tuple(ScheduleCode)
    assert report.told
