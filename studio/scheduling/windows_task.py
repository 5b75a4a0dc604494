"""Windows: a task of Task Scheduler, registered from XML (schema 1.2)."""

import getpass
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from studio.domain.errors import ExportError, SettingsError
from studio.domain.records.schedule import Recurrence, Schedule, starts
from studio.engine.whole_file import write_bytes
from studio.scheduling.entry import TurnCommand, ask_tool, entry_words, refused

NAMESPACE: Final = "http://schemas.microsoft.com/windows/2004/02/mit/task"
_WEEKDAYS: Final = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip
_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_SETTINGS: Final = (
    ("MultipleInstancesPolicy", "IgnoreNew"),
    ("DisallowStartIfOnBatteries", "false"),
    ("StopIfGoingOnBatteries", "false"),
    ("StartWhenAvailable", "true"),
    ("Enabled", "true"),
    ("ExecutionTimeLimit", "PT12H"),
    ("Priority", "4"),
)
"""A turn that the machine slept or was off through is started late, and tells itself that it is. Left out,
the priority is that of work in the background (7), for the browser as well, whose pages then answer late."""


class WindowsTasks:
    """`SystemEntries` by `schtasks`; a task runs while its person is signed in, without any password kept.

    Args:
        command: Of a turn.
    """

    def __init__(self, command: TurnCommand) -> None:
        self._command = command

    async def put(self, schedule: Schedule) -> None:
        """See `SystemEntries.put`."""
        xml = task_xml(schedule, self._command(schedule.id), _account())
        with tempfile.TemporaryDirectory(prefix="tejun-") as folder:
            path = Path(folder) / "task.xml"
            try:
                write_bytes(path, xml)
            except ExportError as fault:
                raise refused(fault.detail) from fault
            await ask_tool(
                "schtasks", "/Create", "/TN", _name(schedule.id), "/XML", str(path), "/F"
            )

    async def remove(self, schedule_id: str) -> None:
        """See `SystemEntries.remove`."""
        try:
            await ask_tool("schtasks", "/Query", "/TN", _name(schedule_id))
        except SettingsError as fault:
            if fault.code != "SCHEDULER_REFUSED":
                raise
            return
        await ask_tool("schtasks", "/Delete", "/TN", _name(schedule_id), "/F")


def task_xml(schedule: Schedule, command: Sequence[str], account: str) -> bytes:
    r"""Return the definition of a task, in UTF-16 as Task Scheduler writes it.

    Args:
        schedule: Whose.
        command: What is started.
        account: `DOMAIN\user`.
    """
    task = ET.Element("Task", {"version": "1.2", "xmlns": NAMESPACE})
    about = ET.SubElement(task, "RegistrationInfo")
    ET.SubElement(about, "Description").text = entry_words(schedule)
    triggers = ET.SubElement(task, "Triggers")
    for when in starts(schedule.when):
        _add_trigger(triggers, schedule.model_copy(update={"when": when}), account)
    principal = ET.SubElement(ET.SubElement(task, "Principals"), "Principal", {"id": "Author"})
    ET.SubElement(principal, "UserId").text = account
    ET.SubElement(principal, "LogonType").text = "InteractiveToken"
    ET.SubElement(principal, "RunLevel").text = "LeastPrivilege"
    settings = ET.SubElement(task, "Settings")
    for name, value in _SETTINGS:
        ET.SubElement(settings, name).text = value
    program, *arguments = command
    run = ET.SubElement(ET.SubElement(task, "Actions", {"Context": "Author"}), "Exec")
    ET.SubElement(run, "Command").text = program
    ET.SubElement(run, "Arguments").text = subprocess.list2cmdline(arguments)
    return ET.tostring(task, encoding="utf-16", xml_declaration=True)


def _add_trigger(triggers: ET.Element, schedule: Schedule, account: str) -> None:
    when = schedule.when
    if when.recurrence is Recurrence.LOGIN:
        login = ET.SubElement(triggers, "LogonTrigger")
        ET.SubElement(login, "UserId").text = account
        ET.SubElement(login, "Delay").text = "PT1M"
        return
    trigger = ET.SubElement(triggers, "CalendarTrigger")
    begins = schedule.since.astimezone().date()
    ET.SubElement(trigger, "StartBoundary").text = f"{begins.isoformat()}T{when.at:%H:%M}:00"
    if when.recurrence is Recurrence.WEEKLY:
        week = ET.SubElement(trigger, "ScheduleByWeek")
        ET.SubElement(week, "WeeksInterval").text = "1"
        days = ET.SubElement(week, "DaysOfWeek")
        for day in sorted(set(when.weekdays)):
            ET.SubElement(days, _WEEKDAYS[day])
    elif when.days_of_month:
        month = ET.SubElement(trigger, "ScheduleByMonth")
        days = ET.SubElement(month, "DaysOfMonth")
        for day in when.days_of_month:
            ET.SubElement(days, "Day").text = str(day)
        months = ET.SubElement(month, "Months")
        for name in _MONTHS:
            ET.SubElement(months, name)
    else:
        daily = ET.SubElement(trigger, "ScheduleByDay")
        ET.SubElement(daily, "DaysInterval").text = "1"


def _account() -> str:
    domain, user = os.environ.get("USERDOMAIN", ""), getpass.getuser()
    return f"{domain}\\{user}" if domain else user


def _name(schedule_id: str) -> str:
    return rf"\Tejun Studio\schedule-{schedule_id}"
