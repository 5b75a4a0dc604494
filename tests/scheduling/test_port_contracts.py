"""What each scheduler has to keep to, the twin of the tests as well as those of the systems."""

from collections.abc import Callable
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.engine.scheduling.ports import SystemEntries
from studio.scheduling.launchd import LaunchAgents
from studio.scheduling.systemd import SystemdTimers
from studio.scheduling.windows_task import WindowsTasks
from tests.listed_entries import ListedEntries
from tests.scheduling.samples import TURN, Tools, make_schedule

PROGRAMS = ("systemctl", "launchctl", "schtasks")
MAKE: dict[str, Callable[[Path], SystemEntries]] = {
    "twin": lambda _: ListedEntries(),
    "systemd": lambda folder: SystemdTimers(TURN, folder / "units"),
    "launchd": lambda folder: LaunchAgents(TURN, folder / "agents"),
    "windows": lambda _: WindowsTasks(TURN),
}


@pytest.fixture(params=MAKE)
def entries(request: pytest.FixtureRequest, tmp_path: Path, tools: Tools) -> SystemEntries:
    """Return a scheduler whose programs do as they are told."""
    for name in PROGRAMS:
        tools.put(name)
    return MAKE[request.param](tmp_path)


async def test_an_entry_is_put_put_anew_and_taken_away(entries: SystemEntries) -> None:
    await entries.put(make_schedule())
    await entries.put(make_schedule("weekly"))
    await entries.remove("ab12cd34")
    await entries.remove("ab12cd34")


async def test_what_was_never_there_is_taken_away_quietly(entries: SystemEntries) -> None:
    await entries.remove("00000000")


async def test_a_scheduler_that_refuses_is_told(entries: SystemEntries, tools: Tools) -> None:
    for name in PROGRAMS:
        tools.put(name, exit_code=1, said="no")
    if isinstance(entries, ListedEntries):
        entries.fault = SettingsError("SCHEDULER_REFUSED", "登録できません。")
    with pytest.raises(SettingsError) as caught:
        await entries.put(make_schedule())
    assert caught.value.code == "SCHEDULER_REFUSED"
