"""What every system's entry is made of: the command of a turn, its words, and how the system's tool is asked."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Schedule
from studio.domain.text import clip, strip_unseen
from studio.engine.own_program import own_command
from studio.words import tr

_TOOL_S: Final = 30.0

TurnCommand = Callable[[str], tuple[str, ...]]
"""Says what the system starts at the time of a turn of a schedule: a program by its full path, and its arguments.
All that is to be known stands there: Task Scheduler gives a program no variables."""


def turn_command(home: Path, settings: Mapping[str, str]) -> TurnCommand:
    """Return what makes the commands of a home. Nothing of the folder one is started in is imported (`-P`).

    Args:
        home: Of the studio.
        settings: Those of the turns, where they are not the home's own; nothing secret.
    """
    given = tuple(f"--setting={name}={value}" for name, value in settings.items())
    start = ("--json", "--home", str(home), *given, "schedule", "run")
    return lambda schedule_id: own_command(*start, schedule_id, is_unseen=True)


def entry_words(schedule: Schedule) -> str:
    """Return what the system's own list of entries shows: one line, the name of the flow alone is the person's."""
    name = " ".join(strip_unseen(schedule.flow_name).split())
    return tr("手順スタジオの予定：{name}（{when}）", name=clip(name, 60), when=schedule.when.words)


async def ask_tool(*command: str) -> None:
    """Have a tool of the system do something.

    Raises:
        SettingsError: NO_SCHEDULER: there is no such tool; SCHEDULER_REFUSED.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as exc:
        raise _missing(command[0], str(exc)) from exc
    try:
        async with asyncio.timeout(_TOOL_S):
            _, said = await process.communicate()
    except TimeoutError:
        process.kill()
        raise refused(f"{command[0]}: no answer") from None
    if process.returncode:
        raise refused(f"{' '.join(command)}: {said.decode('utf-8', 'replace').strip()}")


def refused(detail: str) -> SettingsError:
    """Return what is said where the system's scheduler does not take an entry."""
    return SettingsError(
        "SCHEDULER_REFUSED",
        tr("このパソコンの予定の仕組みに登録できませんでした。予定は「切」で残してあります。"),
        _REMEDIES.get(sys.platform, _REMEDIES["linux"]),
        detail,
    )


def _missing(tool: str, detail: str) -> SettingsError:
    return SettingsError(
        "NO_SCHEDULER",
        tr(
            "このパソコンには、予定の時刻に実行する仕組みがありません。予定は「切」で残してあります。"
        ),
        tr("手順スタジオを開いているときに「今すぐ実行」で動かせます。"),
        f"{tool}: {detail}",
    )


_REMEDIES: Final = {
    "linux": tr(
        "一度ログアウトして、ログインし直してから「入」にしてください。それまでは「今すぐ実行」で動かせます。"
    ),
    "darwin": tr("一度ログアウトして、ログインし直してから「入」にしてください。"),
    "win32": tr(
        "タスク スケジューラが会社の決まりで止められていないかを、管理者に確かめてください。"
    ),
}
