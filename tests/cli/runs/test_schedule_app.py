"""`tejun schedule` as a terminal and as the system call it."""

import asyncio
import errno
import json
import os
import shlex
from datetime import date, datetime
from pathlib import Path

import pytest

from studio.cli.main import main
from studio.domain.actions.action import Click
from studio.domain.errors import LibraryLockedError, SettingsError
from studio.domain.records.schedule import Recurrence, TurnLine
from studio.domain.values.moments import when_in_words
from studio.domain.values.variable import Variable
from studio.scheduling.entry import refused
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.engine.scheduling.stage import ScheduleStage
from tests.export.flow_parts import click_step, make_flow, target

FLOW = "本を買う"


@pytest.fixture
def stage(house: FakeHouse, tmp_path: Path) -> ScheduleStage:
    """A home with a flow that presses a button once."""
    stage = ScheduleStage(tmp_path, library=house.store)
    house.schedules = stage.schedules
    flow = make_flow(click_step("検索"))
    house.store.flows[flow.id] = flow
    return stage


def only(stage: ScheduleStage) -> str:
    """Return the number of the one schedule."""
    (schedule,) = stage.entries.entries
    return schedule


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--daily", "--at", "9:05"), "毎日 09:05"),
        (("--workdays", "--at", "午後5時半"), "毎営業日 17:30"),
        (("--weekly", "月,水、金"), "毎週 月・水・金 09:00"),
        (("--weekly", "月曜日"), "毎週 月 09:00"),
        (("--monthly", "31"), "毎月 31 日（ない月は末日） 09:00"),
        (("--workday", "3"), "毎月 第 3 営業日 09:00"),
        (("--last-workday",), "毎月 月末営業日 09:00"),
        (("--login",), "その日はじめてログインしたとき"),
    ],
)
def test_every_kind_is_planned_and_said(
    tejun: Tejun, stage: ScheduleStage, words: tuple[str, ...], said: str
) -> None:
    told = tejun("schedule", "add", FLOW, *words)
    assert told.code == 0
    assert said in told.out
    assert "ログインしている間" in told.err
    assert said in tejun("schedule", "list").out
    assert len(stage.entries.entries) == 1


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--daily", "--login"),
        ("--daily", "--at", "25:00"),
        ("--daily", "--at", "朝"),
        ("--weekly", "平日"),
        ("--monthly", "32"),
        ("--workday", "x"),
    ],
)
def test_what_is_no_time_is_refused_and_nothing_kept(
    tejun: Tejun, stage: ScheduleStage, words: tuple[str, ...]
) -> None:
    assert tejun("schedule", "add", FLOW, *words).code == 2
    assert stage.entries.entries == {}


def test_an_empty_list_says_how_to_begin(tejun: Tejun, stage: ScheduleStage) -> None:
    assert "schedule add" in tejun("schedule", "list").err
    assert stage.entries.entries == {}


def test_the_list_is_told_to_machines_too(tejun: Tejun, stage: ScheduleStage) -> None:
    tejun("schedule", "add", FLOW, "--daily")
    (view,) = tejun("--json", "schedule", "list").objects
    assert view["schedule"]["id"] == only(stage)
    assert view["schedule"]["when"]["recurrence"] == Recurrence.DAILY
    assert view["next_at"].startswith("2026-11-26T09:00")


def test_a_value_that_nobody_gives_is_refused_now(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse
) -> None:
    (flow,) = house.store.flows.values()
    asked = (*flow.variables, Variable(name="検索語", ask_each_time=True))
    house.store.flows[flow.id] = flow.model_copy(update={"variables": asked})
    assert "「検索語」" in tejun("schedule", "add", FLOW, "--daily").err
    assert stage.entries.entries == {}


def test_a_table_is_checked_now_and_read_each_time(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, tmp_path: Path
) -> None:
    (flow,) = house.store.flows.values()
    pressed = click_step("検索", action=Click(target=target("button", "{{名}}")))
    variables = (*flow.variables, Variable(name="名", ask_each_time=True))
    house.store.flows[flow.id] = flow.model_copy(
        update={"variables": variables, "steps": (pressed,)}
    )
    table = tmp_path / "表.csv"
    table.write_text("名\n検索\n", encoding="utf-8")
    told = tejun("schedule", "add", FLOW, "--daily", "--rows", str(table), "--map", "名=列")
    assert told.code == 1
    assert stage.entries.entries == {}
    assert tejun("schedule", "add", FLOW, "--daily", "--rows", str(table)).code == 0
    stage.set_clock(9)
    assert tejun("--json", "schedule", "run", only(stage)).code == 0
    assert house.browser.acts == ["「検索」をクリック"]


def test_the_system_starts_a_turn_once_and_gets_a_line_of_json(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse
) -> None:
    tejun("schedule", "add", FLOW, "--daily")
    stage.set_clock(9)
    said = tejun("--json", "schedule", "run", only(stage))
    (line,) = said.objects
    assert said.code == 0
    assert TurnLine.model_validate(line) == house.turns[-1]
    assert (line["verdict"], line["status"]) == ("go", "done")
    assert FLOW not in said.out
    assert house.browser.acts == ["「検索」をクリック"]
    assert house.asked[-1].is_scheduled
    again = tejun("--json", "schedule", "run", only(stage))
    assert (again.code, again.objects[0]["verdict"]) == (0, "taken_before")
    assert len(house.browser.acts) == 1


@pytest.fixture
def desktop(house: FakeHouse) -> list[tuple[str, str]]:
    """Return what is said on the desktop by `as_system`."""
    del house
    return []


def as_system(desktop: list[tuple[str, str]], *arguments: str) -> int:
    """Call the program as an entry of the system does, with a desktop."""
    return main(arguments, None, lambda title, words, _: desktop.append((title, words)))


def test_a_turn_that_needs_its_person_says_so_and_ends_with_3(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    (flow,) = house.store.flows.values()
    step = flow.steps[0].model_copy(update={"needs_approval": True})
    house.store.flows[flow.id] = flow.model_copy(update={"steps": (step,)})
    told = tejun("schedule", "add", FLOW, "--daily")
    assert "・「検索」をクリック" in told.err
    assert "許可しないので" in told.err
    stage.set_clock(9)
    assert as_system(desktop, "schedule", "run", only(stage)) == 3
    ((title, words),) = desktop
    assert title.startswith(f"予定「{FLOW}」：あなたの番です")
    assert "続きから" in words
    assert house.browser.acts == []
    assert FLOW in tejun("resume").out
    assert len(house.store.journal) == 1


def test_a_yes_is_shown_word_for_word_and_holds(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    (flow,) = house.store.flows.values()
    step = flow.steps[0].model_copy(update={"needs_approval": True})
    house.store.flows[flow.id] = flow.model_copy(update={"steps": (step,)})
    told = tejun("schedule", "add", FLOW, "--daily", "--yes")
    assert "・「検索」をクリック" in told.err
    assert "1 つの操作につき送信は 1 回" in told.err
    stage.set_clock(9)
    assert as_system(desktop, "schedule", "run", only(stage)) == 0
    assert desktop == []
    assert len(house.browser.acts) == 1


def test_a_missed_turn_is_told_offered_and_taken_when_asked_for(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    tejun("schedule", "add", FLOW, "--daily")
    stage.set_clock(15)
    assert as_system(desktop, "schedule", "run", only(stage)) == 3
    assert "時刻を過ぎています" in desktop[0][0]
    assert house.browser.acts == []
    listed = tejun("schedule", "list").out
    assert "11/26 の回を実行していません" in listed
    (view,) = asyncio.run(stage.schedules.views())
    assert view.next_at is not None
    assert f"次：{when_in_words(view.next_at, datetime.now().astimezone())}\n" in listed
    assert tejun("schedule", "run-now", only(stage)[:4]).code == 0
    assert len(house.browser.acts) == 1
    assert "実行していません" not in tejun("schedule", "list").out


def test_a_schedule_that_cron_calls_is_planned_in_one_go(
    tejun: Tejun, stage: ScheduleStage
) -> None:
    stage.entries.fault = refused("no bus")
    said = tejun("schedule", "add", FLOW, "--workdays", "--no-entry")
    assert said.code == 0
    number = tejun("schedule", "list").out.split()[0]
    assert shlex.split(said.err.splitlines()[-1])[-3:] == ["schedule", "run", number]
    assert "［登録なし］" in tejun("schedule", "list").out
    assert "［切］" not in tejun("schedule", "list").out


def test_what_cron_calls_each_day_keeps_holidays(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    stage.entries.fault = refused("no bus")
    said = tejun("schedule", "add", FLOW, "--workdays")
    assert said.code == 1
    number = tejun("schedule", "list").out.split()[0]
    assert (
        f"--no-entry も付けます）、いま実行するには tejun schedule run-now {number} です"
        in said.err
    )
    stage.set_clock(10, day=date(2026, 11, 27))
    told = tejun("schedule", "on", "--no-entry", number)
    assert told.code == 0
    command = shlex.split(told.err.splitlines()[-1])
    assert command[-6:] == [
        "--home", "/data/家 1", "--setting=mode=production", "schedule", "run", number,
    ]  # fmt: skip
    assert "［登録なし］" in tejun("schedule", "list").out
    stage.set_clock(9, day=date(2026, 11, 28))  # a Saturday
    assert as_system(desktop, *command[-3:]) == 0
    assert house.browser.acts == []
    stage.set_clock(9, day=date(2026, 11, 30))
    assert as_system(desktop, *command[-3:]) == 0
    assert len(house.browser.acts) == 1
    assert desktop == []


def test_a_missed_turn_can_be_left_out(tejun: Tejun, stage: ScheduleStage) -> None:
    tejun("schedule", "add", FLOW, "--daily")
    stage.set_clock(15)
    assert "行わないことにしました" in tejun("schedule", "skip", only(stage)).err
    assert "逃した回はありません" in tejun("schedule", "skip", only(stage)).err
    assert "行わないことにしました" in tejun("schedule", "list").out


def test_a_locked_library_ends_with_3_and_says_what_to_do(
    tejun: Tejun, stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    house.opens_alone = False
    assert "キーチェーン" in tejun("schedule", "add", FLOW, "--daily").err
    stage.set_clock(9)
    locked = LibraryLockedError("PASSPHRASE_NEEDED", "パスフレーズが必要です。")
    house.store.refusals["remembered_values"] = locked
    assert as_system(desktop, "schedule", "run", only(stage)) == 3
    assert "library keychain" in desktop[0][1]
    assert "library keychain" in tejun("schedule", "list").out


def test_settings_that_cannot_be_read_are_told_on_the_desktop(
    stage: ScheduleStage, house: FakeHouse, desktop: list[tuple[str, str]]
) -> None:
    house.fault = SettingsError("BAD_SETTING", "設定が読めません。", "直してください。")
    assert as_system(desktop, "schedule", "run", "ab12cd34") == 1
    assert desktop == [("予定を実行できませんでした", "設定が読めません。直してください。")]
    assert stage.entries.entries == {}


def test_an_entry_left_behind_is_quiet(
    stage: ScheduleStage, desktop: list[tuple[str, str]]
) -> None:
    assert as_system(desktop, "schedule", "run", "gone") == 1
    assert desktop == []
    assert stage.entries.entries == {}


def test_switching_and_removing(tejun: Tejun, stage: ScheduleStage, house: FakeHouse) -> None:
    tejun("schedule", "add", FLOW, "--daily")
    number = only(stage)
    assert tejun("schedule", "off", number).code == 0
    assert "［切］" in tejun("schedule", "list").out
    stage.set_clock(9)
    assert tejun("schedule", "run", number).code == 0
    assert house.browser.acts == []
    assert tejun("schedule", "on", number).code == 0
    assert tejun("schedule", "remove", number).code == 0
    said = tejun("schedule", "remove", number)
    assert said.code == 1
    assert "予定はありません" in said.err
    assert json.loads((stage.folder / "schedules.json").read_text("utf-8"))["schedules"] == []


def test_a_full_disk_begins_nothing(
    tejun: Tejun,
    stage: ScheduleStage,
    house: FakeHouse,
    desktop: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    tejun("schedule", "add", FLOW, "--daily")
    stage.set_clock(9, day=date(2026, 11, 27))
    monkeypatch.setattr(os, "fsync", no_room)
    assert as_system(desktop, "schedule", "run", only(stage)) == 1
    assert "空き" in desktop[0][1]
    assert house.browser.acts == []
