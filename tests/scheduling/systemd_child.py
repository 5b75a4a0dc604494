"""What `test_real_systemd` lets happen beside a real systemd: a schedule is put, started by systemd, taken away."""

import asyncio
import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from studio.domain.records.schedule import Recurrence, Schedule, When
from studio.scheduling import JsonScheduleBook, turn_command
from studio.scheduling.systemd import SystemdTimers


def systemctl(*words: str) -> str:
    """Ask the person's systemd."""
    command = ["systemctl", "--user", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def timers() -> list[str]:
    """Return the timers that wait."""
    return [one["unit"] for one in json.loads(systemctl("list-timers", "--output=json"))]


async def main(home: Path) -> None:
    """Print what systemd has before, between and after."""
    later = datetime.now().astimezone() + timedelta(hours=2)
    when = When(recurrence=Recurrence.DAILY, at=later.time().replace(second=0, microsecond=0))
    schedule = Schedule(
        id="ab12cd34", flow_id="f", flow_name="本を探す", when=when, is_on=True,
        since=datetime.now(UTC),
    )  # fmt: skip
    entries = SystemdTimers(turn_command(home, {"language": "en"}))
    await JsonScheduleBook(home / "schedules.json", home / "locks").change(
        schedule.id, lambda _: schedule
    )
    await entries.put(schedule)
    there = timers()
    systemctl("start", "tejun-schedule-ab12cd34.service")  # oneshot: it waits for the end
    await entries.remove(schedule.id)
    print(json.dumps({"there": there, "left": timers()}))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
