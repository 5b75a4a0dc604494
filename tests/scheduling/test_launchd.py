"""Agents as launchd documents them, read back by the system's own format."""

import plistlib
from pathlib import Path
from typing import Any

import pytest

from studio.domain.errors import SettingsError
from studio.scheduling.launchd import LaunchAgents, agent_plist
from tests.scheduling.samples import COMMAND, KINDS, ODD_NAME, TURN, Tools, make_schedule

PLIST = "jp.tejun-studio.schedule.ab12cd34.plist"
KEYS = {
    "Label": str,
    "ProgramArguments": list,
    "ProcessType": str,
    "RunAtLoad": bool,
    "StartCalendarInterval": list,
}
"""What `launchd.plist(5)` knows, of what is written here."""
LIMITS = {"Minute": range(60), "Hour": range(24), "Day": range(1, 32), "Weekday": range(8)}


def agent(kind: str) -> dict[str, Any]:
    return plistlib.loads(agent_plist(make_schedule(kind, ODD_NAME), COMMAND))


@pytest.mark.parametrize("kind", KINDS)
def test_an_agent_has_known_keys_of_known_kinds(kind: str) -> None:
    for key, value in agent(kind).items():
        assert isinstance(value, KEYS[key]), key
    for interval in agent(kind).get("StartCalendarInterval", []):
        assert all(value in LIMITS[key] for key, value in interval.items())
    assert agent(kind)["ProcessType"] in ("Background", "Standard", "Adaptive", "Interactive")
    assert agent(kind)["ProgramArguments"] == list(COMMAND)


def test_the_days_are_those_that_may_be_the_day() -> None:
    clock = {"Hour": 17, "Minute": 5}
    assert agent("daily")["StartCalendarInterval"] == [clock]
    assert [one["Weekday"] for one in agent("weekly")["StartCalendarInterval"]] == [1, 3, 0]
    assert [one["Day"] for one in agent("end")["StartCalendarInterval"]] == [28, 29, 30, 31]
    assert agent("login")["RunAtLoad"] is True
    assert "StartCalendarInterval" not in agent("login")


async def test_an_agent_is_written_loaded_and_taken_away(tmp_path: Path, tools: Tools) -> None:
    tools.put("launchctl")
    agents = LaunchAgents(TURN, tmp_path / "agents")
    await agents.put(make_schedule())
    path = tmp_path / "agents" / PLIST
    assert path.exists()
    assert [call[0] for call in tools.calls] == ["bootout", "bootstrap"]
    assert tools.calls[1][2] == str(path)
    await agents.remove("ab12cd34")
    assert not path.exists()


async def test_a_login_is_not_loaded_now(tmp_path: Path, tools: Tools) -> None:
    tools.put("launchctl", exit_code=3)
    await LaunchAgents(TURN, tmp_path / "agents").put(make_schedule("login"))
    assert [call[0] for call in tools.calls] == ["bootout"]
    assert (tmp_path / "agents" / PLIST).exists()


async def test_an_agent_that_is_refused_leaves_no_file(tmp_path: Path, tools: Tools) -> None:
    tools.put("launchctl", exit_code=5, said="Bootstrap failed: 5: Input/output error")
    with pytest.raises(SettingsError) as caught:
        await LaunchAgents(TURN, tmp_path / "agents").put(make_schedule())
    assert caught.value.code == "SCHEDULER_REFUSED"
    assert not (tmp_path / "agents" / PLIST).exists()


@pytest.mark.usefixtures("tools")
async def test_without_launchd_it_is_said(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        await LaunchAgents(TURN, tmp_path / "agents").put(make_schedule())
    assert caught.value.code == "NO_SCHEDULER"
