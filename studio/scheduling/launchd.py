"""macOS: an agent of the person's own launchd."""

import os
import plistlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from studio.domain.errors import ExportError, SettingsError
from studio.domain.records.schedule import Recurrence, Schedule, When, starts
from studio.engine.whole_file import write_bytes
from studio.scheduling.entry import TurnCommand, ask_tool, refused


class LaunchAgents:
    """`SystemEntries` by `launchctl`.

    launchd itself makes up for a turn that the machine slept through, not for one it was off for. An
    agent of a login is only written: loaded now, it would run at once.

    Args:
        command: Of a turn.
        folder: Of the agents; None is the person's own.
    """

    def __init__(self, command: TurnCommand, folder: Path | None = None) -> None:
        self._command = command
        self._folder = folder or Path.home() / "Library" / "LaunchAgents"

    async def put(self, schedule: Schedule) -> None:
        """See `SystemEntries.put`."""
        path = self._path(schedule.id)
        await self._unload(schedule.id)
        agent = agent_plist(schedule, self._command(schedule.id))
        try:
            write_bytes(path, agent)
        except ExportError as fault:
            raise refused(fault.detail) from fault
        if schedule.when.recurrence is Recurrence.LOGIN:
            return
        try:
            await ask_tool("launchctl", "bootstrap", _domain(), str(path))
        except SettingsError:
            path.unlink(missing_ok=True)
            raise

    async def remove(self, schedule_id: str) -> None:
        """See `SystemEntries.remove`."""
        with suppress(OSError):
            self._path(schedule_id).unlink(missing_ok=True)
        await self._unload(schedule_id)

    async def _unload(self, schedule_id: str) -> None:
        """Let launchd forget an agent; one that is not loaded is refused, and that is fine."""
        try:
            await ask_tool("launchctl", "bootout", f"{_domain()}/{label(schedule_id)}")
        except SettingsError as fault:
            if fault.code != "SCHEDULER_REFUSED":
                raise

    def _path(self, schedule_id: str) -> Path:
        return self._folder / f"{label(schedule_id)}.plist"


def label(schedule_id: str) -> str:
    """Return what launchd calls an agent."""
    return f"jp.tejun-studio.schedule.{schedule_id}"


def agent_plist(schedule: Schedule, command: Sequence[str]) -> bytes:
    """Return the definition of an agent."""
    agent: dict[str, object] = {
        "Label": label(schedule.id),
        "ProgramArguments": list(command),
        "ProcessType": "Interactive",
        "RunAtLoad": schedule.when.recurrence is Recurrence.LOGIN,
    }
    if schedule.when.recurrence is not Recurrence.LOGIN:
        times = starts(schedule.when)
        agent["StartCalendarInterval"] = [one for when in times for one in intervals(when)]
    return plistlib.dumps(agent)


def intervals(when: When) -> list[dict[str, int]]:
    """Return the days on which a turn may come, and its time; launchd counts weekdays from Sunday = 0."""
    clock = {"Hour": when.at.hour, "Minute": when.at.minute}
    if when.recurrence is Recurrence.WEEKLY:
        return [clock | {"Weekday": (day + 1) % 7} for day in sorted(set(when.weekdays))]
    return [clock | {"Day": day} for day in when.days_of_month] or [clock]


def _domain() -> str:
    return f"gui/{os.getuid()}" if hasattr(os, "getuid") else "gui"
