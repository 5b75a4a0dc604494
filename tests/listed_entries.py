"""A twin of the system's own scheduler: it lists what it was told, or refuses it."""

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Schedule


class ListedEntries:
    """`SystemEntries` in memory.

    Attributes:
        entries: What stands there, by id.
        fault: Raised by the next calls; None: they work.
    """

    def __init__(self) -> None:
        self.entries: dict[str, Schedule] = {}
        self.fault: SettingsError | None = None

    async def put(self, schedule: Schedule) -> None:
        """See `SystemEntries.put`."""
        if self.fault:
            raise self.fault
        self.entries[schedule.id] = schedule

    async def remove(self, schedule_id: str) -> None:
        """See `SystemEntries.remove`."""
        if self.fault:
            raise self.fault
        self.entries.pop(schedule_id, None)
