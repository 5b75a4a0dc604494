"""Linux: a timer and a service of the person's own systemd."""

import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from studio.domain.errors import ExportError, SettingsError
from studio.domain.records.schedule import Recurrence, Schedule, When, starts
from studio.engine.whole_file import write_whole
from studio.scheduling.entry import TurnCommand, ask_tool, entry_words, refused

logger = logging.getLogger(__name__)

_WEEKDAYS: Final = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_AFTER_LOGIN: Final = "1min"
"""The desktop is there by then, and what notifications need."""


class SystemdTimers:
    """`SystemEntries` by `systemctl --user`.

    A turn that the machine slept or was off through is started late (`Persistent`), and tells itself
    that it is. A time that a change of the clock leaves out is none for it, so it is told the one after as
    well. A timer of a login is only enabled: started now, it would fire at once.

    Args:
        command: Of a turn.
        folder: Of the units; None is where systemd looks for a person's own.
    """

    def __init__(self, command: TurnCommand, folder: Path | None = None) -> None:
        self._command = command
        self._folder = folder or _units_folder()

    async def put(self, schedule: Schedule) -> None:
        """See `SystemEntries.put`."""
        timer, service = self._names(schedule.id)
        try:
            write_whole(service, service_unit(schedule, self._command(schedule.id)))
            write_whole(timer, timer_unit(schedule))
        except ExportError as fault:
            raise refused(fault.detail) from fault
        try:
            await _systemctl("daemon-reload")
            await _systemctl("enable", timer.name)
            if schedule.when.recurrence is not Recurrence.LOGIN:
                await _systemctl("restart", timer.name)
        except SettingsError:
            self._forget(schedule.id)
            raise

    async def remove(self, schedule_id: str) -> None:
        """See `SystemEntries.remove`. The units go whether or not systemd can be told."""
        timer, _ = self._names(schedule_id)
        if not timer.exists():
            return
        try:
            await _systemctl("disable", "--now", timer.name)
        finally:
            self._forget(schedule_id)
        await _systemctl("daemon-reload")

    def _names(self, schedule_id: str) -> tuple[Path, Path]:
        name = f"tejun-schedule-{schedule_id}"
        return self._folder / f"{name}.timer", self._folder / f"{name}.service"

    def _forget(self, schedule_id: str) -> None:
        timer, service = self._names(schedule_id)
        wanted = self._folder / "timers.target.wants" / timer.name
        for path in (wanted, timer, service):
            with suppress(OSError):
                path.unlink(missing_ok=True)


def timer_unit(schedule: Schedule) -> str:
    """Return the text of the timer."""
    is_login = schedule.when.recurrence is Recurrence.LOGIN
    when = (
        f"OnStartupSec={_AFTER_LOGIN}\n"
        if is_login
        else "".join(f"OnCalendar={on_calendar(one)}\n" for one in starts(schedule.when))
        + "Persistent=true\n"
    )
    return (
        f"[Unit]\nDescription={_escaped(entry_words(schedule))}\n\n"
        f"[Timer]\n{when}AccuracySec=1s\n\n"
        "[Install]\nWantedBy=timers.target\n"
    )


def service_unit(schedule: Schedule, command: Sequence[str]) -> str:
    """Return the text of the service; its output goes to the journal of the system.

    A window that a click on its word opened stays when the turn ends (`KillMode`).
    """
    program, *arguments = command
    line = " ".join(map(_quoted, (program, *(word.replace("$", "$$") for word in arguments))))
    return (
        f"[Unit]\nDescription={_escaped(entry_words(schedule))}\n\n"
        f"[Service]\nType=oneshot\nKillMode=process\nExecStart={line}\n"
    )


def on_calendar(when: When) -> str:
    """Return the days on which a turn may come, and its time; business days are asked for every day."""
    days = f"*-*-{_range(when.days_of_month)}" if when.days_of_month else "*-*-*"
    weekdays = ",".join(_WEEKDAYS[day] for day in sorted(set(when.weekdays)))
    prefix = f"{weekdays} " if when.recurrence is Recurrence.WEEKLY else ""
    return f"{prefix}{days} {when.at:%H:%M}:00"


def _range(days: tuple[int, ...]) -> str:
    return f"{days[0]:02}" if len(days) == 1 else f"{days[0]:02}..{days[-1]:02}"


def _quoted(word: str) -> str:
    inside = word.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{_escaped(inside)}"'


def _escaped(text: str) -> str:
    """Return a text without specifiers and line ends: what a person called a flow is no unit file."""
    return " ".join(text.replace("%", "%%").split("\n"))


def _units_folder() -> Path:
    told = os.environ.get("XDG_CONFIG_HOME", "")
    config = Path(told) if Path(told).is_absolute() else Path.home() / ".config"
    return config / "systemd" / "user"


async def _systemctl(*words: str) -> None:
    await ask_tool("systemctl", "--user", *words)
