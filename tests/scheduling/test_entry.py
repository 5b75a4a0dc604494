"""The command of a turn: whole paths, nothing of the folder it starts in."""

import json
import os
import subprocess
from pathlib import Path
from typing import Final

from studio.scheduling.entries import system_entries
from studio.scheduling.entry import entry_words, turn_command
from studio.scheduling.systemd import SystemdTimers
from tests.scheduling.samples import ODD_NAME, make_schedule

ROOT: Final = Path(__file__).parents[2]


def test_the_command_starts_one_turn_of_this_home(tmp_path: Path) -> None:
    program, *arguments = turn_command(tmp_path, {"browser": "chrome"})("ab12cd34")
    assert Path(program).is_absolute()
    assert arguments[:3] == ["-P", "-m", "studio"]
    settings = "--setting=browser=chrome"
    assert arguments[3:] == [
        *("--json", "--home", str(tmp_path), settings, "schedule", "run", "ab12cd34")
    ]


def test_what_the_command_says_counts_where_no_variable_is_set(tmp_path: Path) -> None:
    settings = {"language": "en", "browser": "chrome"}
    done = subprocess.run(
        turn_command(tmp_path, settings)("00000000"),
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], "HOME": str(tmp_path)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    said = json.loads(done.stdout)
    assert (done.returncode, said["code"]) == (1, "NO_SUCH_SCHEDULE")
    assert said["message"].startswith("There is no schedule")


def test_the_system_shows_one_line_about_it() -> None:
    assert "\n" not in entry_words(make_schedule(name=ODD_NAME))
    assert entry_words(make_schedule()) == "手順スタジオの予定：交通費の申請（毎日 17:05）"


def test_this_machine_has_its_own_scheduler(tmp_path: Path) -> None:
    assert isinstance(system_entries(turn_command(tmp_path, {})), SystemdTimers)
