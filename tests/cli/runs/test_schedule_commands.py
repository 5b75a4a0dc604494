"""What a turn comes to is said in a line, for people and for the system's log."""

from collections.abc import Sequence
from datetime import time
from pathlib import Path

import pytest

from studio.cli.runs.schedule_commands import AddOrder, add, run_now, show_all, take_turn
from studio.cli.terminal.console import Console, JsonConsole, TextConsole
from studio.domain.records.schedule import Recurrence, When
from tests.cli.fake_house import FakeHouse, Options
from tests.engine.scheduling.stage import ScheduleStage
from tests.export.flow_parts import click_step, make_flow

FLOW = "本を買う"
DAILY = When(recurrence=Recurrence.DAILY, at=time(9))


@pytest.fixture
def house() -> FakeHouse:
    house = FakeHouse()
    flow = make_flow(click_step("検索"))
    house.store.flows[flow.id] = flow
    return house


@pytest.fixture
async def stage(house: FakeHouse, tmp_path: Path) -> ScheduleStage:
    """Plan the flow for nine o'clock every day."""
    stage = ScheduleStage(tmp_path, library=house.store)
    house.schedules = stage.schedules
    async with house.open_studio(Options()) as studio:
        assert await add(studio, TextConsole(), AddOrder(FLOW, DAILY, {})) == 0  # pyright: ignore[reportArgumentType]
    return stage


async def turn(
    house: FakeHouse,
    stage: ScheduleStage,
    console: Console,
    expected: Sequence[tuple[str, str]] = (),
) -> int:
    """Start the turn of the one schedule as the system does; told of it is what is expected, by default nothing."""
    told: list[tuple[str, str]] = []
    (schedule,) = [view.schedule for view in await stage.schedules.views()]
    async with house.open_studio(Options()) as studio:
        code = await take_turn(studio, console, schedule.id, told)  # pyright: ignore[reportArgumentType]
    assert told == list(expected)
    return code


@pytest.mark.parametrize(
    ("hour", "is_on", "said"),
    [
        (8, True, "今日の回はありません"),
        (9, False, "切になっています"),
        (9, True, "できました"),
    ],
)
async def test_why_a_turn_is_or_is_not_taken_is_said(
    house: FakeHouse,
    stage: ScheduleStage,
    capsys: pytest.CaptureFixture[str],
    hour: int,
    is_on: bool,
    said: str,
) -> None:
    (view,) = await stage.schedules.views()
    await stage.schedules.switch(view.schedule.id, is_on=is_on)
    stage.set_clock(hour)
    assert await turn(house, stage, TextConsole()) == 0
    assert capsys.readouterr().out == f"予定「{FLOW}」：{said}\n"
    assert len(house.browser.acts) == (1 if said == "できました" else 0)


async def test_a_second_start_of_a_turn_is_a_line_and_no_act(
    house: FakeHouse, stage: ScheduleStage, capsys: pytest.CaptureFixture[str]
) -> None:
    stage.set_clock(9)
    await turn(house, stage, JsonConsole())
    await turn(house, stage, JsonConsole())
    lines = [line for line in capsys.readouterr().out.splitlines() if '"verdict"' in line]
    assert len(lines) == 2
    assert FLOW not in "".join(lines)
    assert [line.verdict for line in house.turns] == ["go", "taken_before"]
    assert len(house.browser.acts) == 1


async def test_a_turn_that_waits_for_another_says_so_and_one_that_waited_in_vain_says_why(
    house: FakeHouse,
    stage: ScheduleStage,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("studio.scheduling.book._TURN_S", 0.0)
    stage.set_clock(9)
    why = (
        "前の予定の実行が終わらないため、実行できませんでした。"
        "手順スタジオを開いて、前の予定がどこで止まっているかを確かめてください。"
    )
    async with stage.book.alone(lambda: None):
        assert (
            await turn(
                house, stage, TextConsole(), [(f"予定「{FLOW}」：始められませんでした", why)]
            )
            == 1
        )
    said = capsys.readouterr()
    assert "待っています" in said.err
    assert said.out == f"予定「{FLOW}」：始められませんでした\n{why}\n"
    assert [line.code for line in house.turns] == ["WAITING", "SCHEDULE_WAITED"]
    (view,) = await stage.schedules.views()
    assert view.schedule.last is not None
    assert "終わらないため" in view.schedule.last.words
    assert house.browser.acts == []


async def test_a_turn_that_was_left_out_is_not_said_to_have_begun(
    house: FakeHouse, stage: ScheduleStage, capsys: pytest.CaptureFixture[str]
) -> None:
    (view,) = await stage.schedules.views()
    stage.set_clock(15)
    await stage.schedules.leave_out(view.schedule.id)
    assert await turn(house, stage, TextConsole()) == 0
    assert "行わないことにしました" in capsys.readouterr().out


async def test_one_that_a_person_wants_now_runs_whatever_the_hour(
    house: FakeHouse, stage: ScheduleStage, capsys: pytest.CaptureFixture[str]
) -> None:
    (view,) = await stage.schedules.views()
    async with house.open_studio(Options()) as studio:
        assert await run_now(studio, TextConsole(), view.schedule.id) == 0  # pyright: ignore[reportArgumentType]
        await show_all(studio, TextConsole())  # pyright: ignore[reportArgumentType]
    assert len(house.browser.acts) == 1
    assert "・できました" in capsys.readouterr().out
