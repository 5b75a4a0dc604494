"""A turn that a person wants now: shown by its flow, refused beside another run, told when it is over."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from studio.domain.errors import FlowNotFoundError, SettingsError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource, Schedule, ScheduleInput
from studio.engine.runs.limits import Limits
from studio.engine.scheduling.turns import TurnReport
from studio.ui.desk.schedule_desk import ScheduleDesk, Work
from tests.engine.scheduling.stage import DAILY, ScheduleStage, search_flow
from tests.engine.scheduling.test_turns import bench
from tests.factories import make_shop
from tests.fakes import FakeBrowser

GIVEN = ScheduleInput(values=(("検索語", "Python"),))


class NotedShower:
    """`RunShower` that keeps what it shall show; a test carries it out."""

    def __init__(self) -> None:
        self.limits = Limits()
        self.shown: list[tuple[str, dict[str, str]]] = []
        self.works: list[Work] = []

    def follow(self, flow: Flow, values: Mapping[str, str], work: Work) -> None:
        """See `RunShower.follow`."""
        self.shown.append((flow.name, dict(values)))
        self.works.append(work)

    def follow_rows(self, work: Work) -> None:
        """See `RunShower.follow_rows`."""
        self.works.append(work)


@pytest.fixture
def stage(tmp_path: Path) -> ScheduleStage:
    return ScheduleStage(tmp_path)


@pytest.fixture
def shop() -> FakeBrowser:
    return make_shop()


async def kept(stage: ScheduleStage, given: ScheduleInput = GIVEN) -> Schedule:
    flow = await stage.library.save(search_flow())
    return await stage.schedules.keep(flow, DAILY, given)


async def test_it_is_shown_with_its_values_and_told_when_it_is_over(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    shower, told = NotedShower(), list[TurnReport]()
    schedule = await kept(stage)
    desk = ScheduleDesk(bench(stage, shop), stage.schedules, shower)
    await desk.run_now(schedule, told.append)
    assert shower.shown == [("本を探す", {"検索語": "Python"})]
    assert (await stage.schedules.schedule(schedule.id)).last is None
    await shower.works[0]()
    (report,) = told
    assert report.end.status is RunStatus.DONE
    assert (await stage.schedules.schedule(schedule.id)).last == report.end


async def test_it_waits_for_no_other_turn_of_the_home(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    shower, told = NotedShower(), list[TurnReport]()
    desk = ScheduleDesk(bench(stage, shop), stage.schedules, shower)
    await desk.run_now(await kept(stage), told.append)
    async with stage.book.alone(lambda: None):  # turns have another browser than the window
        await shower.works[0]()
    assert told[0].is_good


async def test_rows_are_no_single_run(
    stage: ScheduleStage, shop: FakeBrowser, tmp_path: Path
) -> None:
    table = tmp_path / "検索.csv"
    table.write_text("検索語\nPython\nRust\n", encoding="utf-8")
    shower, told = NotedShower(), list[TurnReport]()
    schedule = await kept(stage, ScheduleInput(rows=RowsSource(path=str(table))))
    desk = ScheduleDesk(bench(stage, shop), stage.schedules, shower)
    await desk.run_now(schedule, told.append)
    assert shower.shown == []
    await shower.works[0]()
    assert told[0].end.words == "できた行 2。"


async def test_beside_another_run_no_turn_is_taken(stage: ScheduleStage, shop: FakeBrowser) -> None:
    shower, told = NotedShower(), list[TurnReport]()
    schedule = await kept(stage)
    workbench = bench(stage, shop)
    desk = ScheduleDesk(workbench, stage.schedules, shower)

    await desk.run_now(schedule, told.append)
    async with asyncio.timeout(30), asyncio.TaskGroup() as group:
        group.create_task(shower.works[0](), name="first")
        while not workbench.is_running:
            await asyncio.sleep(0)
        with pytest.raises(SettingsError, match="ほかの手順を実行しています"):
            await desk.run_now(schedule, told.append)
    assert len(shower.works) == 1
    assert len(told) == 1


async def test_a_flow_that_was_deleted_takes_no_turn(
    stage: ScheduleStage, shop: FakeBrowser
) -> None:
    schedule = await kept(stage)
    await stage.library.delete(schedule.flow_id)
    desk = ScheduleDesk(bench(stage, shop), stage.schedules, NotedShower())
    with pytest.raises(FlowNotFoundError):
        await desk.run_now(schedule, lambda _: None)
    assert (await stage.schedules.schedule(schedule.id)).last is None
