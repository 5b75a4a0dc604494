"""Which scheduler this machine has."""

import sys
from pathlib import Path

from studio.engine.scheduling.ports import SystemEntries
from studio.scheduling.launchd import LaunchAgents
from studio.scheduling.systemd import SystemdTimers
from studio.scheduling.windows_task import WindowsTasks


def system_entries(home: Path) -> SystemEntries:
    """Return the scheduler of this operating system; whether it is there, its first entry says."""
    if sys.platform == "win32":
        return WindowsTasks(home)
    if sys.platform == "darwin":
        return LaunchAgents(home)
    return SystemdTimers(home)
