"""What every system's entry is made of: the command of a turn, its words, and how the system's tool is asked."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Schedule
from studio.domain.text import clip, strip_unseen
from studio.engine.own_program import own_command
from studio.words import tr

_TOOL_S: Final = 30.0
_CARRIED: Final = "TEJUN_"
_LEFT: Final = frozenset({"TEJUN_API_KEY", "TEJUN_HOME"})
"""A key goes into no file; the home stands in the command."""


@dataclass(frozen=True, slots=True)
class TurnCommand:
    """What the system starts at the time of a turn.

    Attributes:
        program: Full path.
        environment: Settings that were given to this process and are those of the turn, too.
    """

    program: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str]


def turn_command(home: Path, schedule_id: str) -> TurnCommand:
    """Return the command of a turn. Nothing of the folder it is started in is imported (`-P`)."""
    program, *arguments = own_command(
        *("--json", "--home", str(home), "schedule", "run", schedule_id), is_unseen=True
    )
    carried = {
        name: _from_anywhere(name, value)
        for name, value in os.environ.items()
        if name.startswith(_CARRIED) and name not in _LEFT
    }
    return TurnCommand(program, tuple(arguments), carried)


def _from_anywhere(name: str, value: str) -> str:
    """Return a setting as it is meant here: a turn is started in another folder."""
    is_file = name.endswith("_FILE") or (os.sep in value and Path(value).exists())
    is_from_here = is_file and value and not value.startswith("~")
    return str(Path(value).absolute()) if is_from_here else value


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
        tr(
            "このパソコンの予定の仕組み（タスク スケジューラ、systemd、launchd）に登録できませんでした。予定は「切」で残してあります。"
        ),
        _REMEDIES.get(sys.platform, _REMEDIES["linux"]),
        detail,
    )


def _missing(tool: str, detail: str) -> SettingsError:
    return SettingsError(
        "NO_SCHEDULER",
        tr(
            "このパソコンには、予定の時刻に実行する仕組みがありません（{tool} が見つかりません）。予定は「切」で残してあります。",
            tool=tool,
        ),
        tr("systemd のあるパソコンで「入」にするか、cron などから run-now で実行してください。"),
        detail,
    )


_REMEDIES: Final = {
    "linux": tr(
        "一度ログアウトして、ログインし直してから「入」にしてください。サーバーでは、管理者が"
        " loginctl enable-linger（利用者名）を実行すると使えます。"
    ),
    "darwin": tr("一度ログアウトして、ログインし直してから「入」にしてください。"),
    "win32": tr(
        "タスク スケジューラが会社の決まりで止められていないかを、管理者に確かめてください。"
    ),
}
