"""Which scheduler this machine has."""

import sys

from studio.engine.scheduling.ports import SystemEntries
from studio.scheduling.entry import TurnCommand
from studio.scheduling.launchd import LaunchAgents
from studio.scheduling.systemd import SystemdTimers
from studio.scheduling.windows_task import WindowsTasks


def system_entries(command: TurnCommand) -> SystemEntries:
    """Return the scheduler of this operating system; whether it is there, its first entry says."""
    if sys.platform == "win32":
        return WindowsTasks(command)
    if sys.platform == "darwin":
        return LaunchAgents(command)
    return SystemdTimers(command)
