"""Timers as systemd itself reads them, and what is said where it is not there."""

import shutil
import subprocess
import time
from datetime import datetime
from datetime import time as clock
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Recurrence, When
from studio.scheduling.systemd import SystemdTimers, on_calendar, service_unit, timer_unit
from tests.scheduling.samples import COMMAND, KINDS, ODD_HOME, ODD_NAME, TURN, Tools, make_schedule

ANALYZE = shutil.which("systemd-analyze")
with_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
TIMER, SERVICE = "tejun-schedule-ab12cd34.timer", "tejun-schedule-ab12cd34.service"


def analyze(*words: str) -> str:
    """Ask systemd; fails when it has anything to object to."""
    assert ANALYZE is not None
    done = subprocess.run(
        [ANALYZE, *words], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def elapses(kind: str, count: int, since: str) -> list[datetime]:
    """Return when systemd starts a schedule."""
    calendar = on_calendar(KINDS[kind])
    said = analyze("calendar", f"--iterations={count}", f"--base-time={since}", calendar)
    lines = (
        line.partition(": ")[2].split() for line in said.splitlines() if "(in UTC)" not in line
    )
    found = (words[1:3] for words in lines if len(words) == 4 and words[3] == "UTC")
    return [datetime.strptime(" ".join(words), "%Y-%m-%d %H:%M:%S") for words in found]


@with_systemd
@pytest.mark.parametrize("kind", KINDS)
def test_systemd_takes_the_units(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    schedule = make_schedule(kind, ODD_NAME)
    (tmp_path / TIMER).write_text(timer_unit(schedule), encoding="utf-8")
    (tmp_path / SERVICE).write_text(service_unit(schedule, COMMAND), encoding="utf-8")
    assert analyze("verify", "--user", str(tmp_path / TIMER)) == ""


@with_systemd
@pytest.mark.usefixtures("utc")
def test_systemd_starts_it_on_the_days_that_may_be_the_day() -> None:
    weekly = elapses("weekly", 3, "2026-11-26 12:00:00")
    assert [f"{at:%a %d %H:%M}" for at in weekly] == [
        "Sun 29 17:05",
        "Mon 30 17:05",
        "Wed 02 17:05",
    ]
    end = elapses("end", 5, "2027-02-01 12:00:00")
    assert [at.day for at in end] == [28, 28, 29, 30, 31]
    assert [at.day for at in elapses("last", 2, "2026-11-26 12:00:00")] == [26, 27]


@with_systemd
def test_systemd_starts_it_on_the_night_that_leaves_its_time_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    nightly = When(recurrence=Recurrence.DAILY, at=clock(2, 30))
    timer = timer_unit(make_schedule().model_copy(update={"when": nightly}))
    told = [line.partition("=")[2] for line in timer.splitlines() if "OnCalendar" in line]
    said = analyze("calendar", "--base-time=2027-03-13 12:00:00", *told)
    monkeypatch.undo()
    time.tzset()
    assert "Sun 2027-03-14 03:00:00 EDT" in said


@pytest.fixture
def utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("LC_ALL", "C")


def test_a_name_is_one_line_and_no_unit() -> None:
    timer = timer_unit(make_schedule(name=ODD_NAME))
    assert timer.count("[Service]") == 1
    assert "\n[Service]" not in timer
    assert "%%H" in timer


def test_an_odd_home_is_one_word_of_the_command() -> None:
    (line,) = [
        line
        for line in service_unit(make_schedule(), COMMAND).splitlines()
        if line.startswith("ExecStart=")
    ]
    told = str(ODD_HOME).replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    settings = '"--setting=browser=a %%b" "schedule" "run" "ab12cd34"'
    assert line.endswith(f'"--home" "{told.replace("$", "$$")}" {settings}')


async def test_a_timer_is_written_enabled_and_taken_away(tmp_path: Path, tools: Tools) -> None:
    tools.put("systemctl")
    timers = SystemdTimers(TURN, tmp_path / "units")
    await timers.put(make_schedule())
    assert {path.name for path in (tmp_path / "units").iterdir()} == {TIMER, SERVICE}
    assert tools.calls == [
        ["--user", "daemon-reload"],
        ["--user", "enable", TIMER],
        ["--user", "restart", TIMER],
    ]
    await timers.remove("ab12cd34")
    assert list((tmp_path / "units").iterdir()) == []
    assert tools.calls[3:] == [["--user", "disable", "--now", TIMER], ["--user", "daemon-reload"]]
    await timers.remove("ab12cd34")
    assert len(tools.calls) == 5


async def test_a_login_is_not_started_now(tmp_path: Path, tools: Tools) -> None:
    tools.put("systemctl")
    await SystemdTimers(TURN, tmp_path / "units").put(make_schedule("login"))
    assert [call[1] for call in tools.calls] == ["daemon-reload", "enable"]


@pytest.mark.usefixtures("tools")
async def test_without_systemd_nothing_is_left_and_the_way_is_said(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        await SystemdTimers(TURN, tmp_path / "units").put(make_schedule())
    assert caught.value.code == "NO_SCHEDULER"
    assert "今すぐ実行" in caught.value.remedy
    assert list((tmp_path / "units").iterdir()) == []


async def test_a_systemd_that_does_not_answer_is_told_with_its_words(
    tmp_path: Path, tools: Tools
) -> None:
    tools.put("systemctl", exit_code=1, said="Failed to connect to bus: No medium found")
    with pytest.raises(SettingsError) as caught:
        await SystemdTimers(TURN, tmp_path / "units").put(make_schedule())
    assert caught.value.code == "SCHEDULER_REFUSED"
    assert "No medium found" in caught.value.detail
    assert "ログインし直して" in caught.value.remedy
    assert "systemd" not in str(caught.value)  # it is read in the window, too


@pytest.mark.usefixtures("tools")
async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "units").write_text("a file stands here")
    with pytest.raises(SettingsError) as caught:
        await SystemdTimers(TURN, tmp_path / "units").put(make_schedule())
    assert caught.value.code == "SCHEDULER_REFUSED"


def test_a_window_that_was_opened_from_a_turn_is_not_ended_with_it() -> None:
    assert "KillMode=process\n" in service_unit(make_schedule(), COMMAND)
