"""What schedules ask of the machine: where they are written down, and who starts a turn at its time."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from studio.domain.records.schedule import Schedule

ChangeSchedule = Callable[[Schedule | None], Schedule | None]
"""Takes a schedule as it stands (None: there is none), returns it as it shall be (None: gone)."""


class ScheduleBook(Protocol):
    """The schedules of a home, readable before its library opens. Nothing secret stands there."""

    async def read(self) -> tuple[Schedule, ...]:
        """Return all, oldest first.

        Raises:
            SettingsError: SCHEDULES_UNREADABLE.
        """
        ...

    async def change(self, schedule_id: str, change: ChangeSchedule) -> Schedule | None:
        """Write one as `change` makes it, while no other process writes; returns what stands there now.

        Raises:
            SettingsError: SCHEDULES_UNREADABLE, SCHEDULES_NOT_SAVED; what stood there stays.
        """
        ...

    def alone(self, on_wait: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Wait until no other turn of this home goes on, and hold that while the block runs.

        Args:
            on_wait: Called where it has to be waited for, at once.

        Raises:
            SettingsError: SCHEDULE_WAITED: another one did not end for hours.
        """
        ...


class SystemEntries(Protocol):
    """The system's own scheduler; an entry starts `tejun schedule run ID` with nothing of ours open."""

    async def put(self, schedule: Schedule) -> None:
        """Write the entry of a schedule, instead of an older one.

        Raises:
            SettingsError: NO_SCHEDULER: this machine has none; SCHEDULER_REFUSED.
        """
        ...

    async def remove(self, schedule_id: str) -> None:
        """Take an entry away; fine when there is none.

        Raises:
            SettingsError: As for `put`.
        """
        ...
