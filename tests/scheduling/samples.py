"""Schedules of every kind, and tools of a system that write down how they are called."""

import json
import os
from dataclasses import dataclass
from datetime import UTC, datetime, time
from pathlib import Path

from studio.domain.records.schedule import Recurrence, Schedule, When
from studio.scheduling.entry import turn_command

FIVE = time(17, 5)
ODD_HOME = Path('/data/東京 本社/50% "仮" $HOME/a\\b')
ODD_NAME = '在庫 0 の "商品" %H\n[Service]\nExecStart=/bin/false'

KINDS = {
    "daily": When(recurrence=Recurrence.DAILY, at=FIVE),
    "workdays": When(recurrence=Recurrence.WORKDAYS, at=FIVE),
    "weekly": When(recurrence=Recurrence.WEEKLY, at=FIVE, weekdays=(6, 0, 2)),
    "monthly": When(recurrence=Recurrence.MONTHLY, at=FIVE, day=5),
    "end": When(recurrence=Recurrence.MONTHLY, at=FIVE, day=31),
    "nth": When(recurrence=Recurrence.NTH_WORKDAY, at=FIVE, nth=3),
    "last": When(recurrence=Recurrence.LAST_WORKDAY, at=FIVE),
    "login": When(recurrence=Recurrence.LOGIN),
}
TURN = turn_command(ODD_HOME, {"browser": "a %b"})
COMMAND = TURN("ab12cd34")


def make_schedule(kind: str = "daily", name: str = "交通費の申請") -> Schedule:
    since = datetime(2026, 11, 26, tzinfo=UTC)
    return Schedule(id="ab12cd34", flow_id="f", flow_name=name, when=KINDS[kind], since=since)


@dataclass(frozen=True, slots=True)
class Tools:
    """Programs of a system, put before the real ones: each call is written down, and answered as told."""

    folder: Path

    def put(self, name: str, *, exit_code: int = 0, said: str = "") -> None:
        """Make a program of this name."""
        path = self.folder / name
        told = (
            f"import json,sys; print(json.dumps(sys.argv[1:]), file=open({str(self._log)!r}, 'a'))"
        )
        text = f'#!/bin/sh\n"{_python()}" -c "{told}" "$@"\necho "{said}" >&2\nexit {exit_code}\n'
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    @property
    def calls(self) -> list[list[str]]:
        """What was called, in order."""
        if not self._log.exists():
            return []
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]

    @property
    def _log(self) -> Path:
        return self.folder / "calls.txt"


def _python() -> str:
    return os.path.realpath("/proc/self/exe")
