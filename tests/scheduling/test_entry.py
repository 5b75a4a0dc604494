"""The command of a turn: whole paths, nothing of the folder it starts in, and no key."""

from pathlib import Path

import pytest

from studio.scheduling.entries import system_entries
from studio.scheduling.entry import entry_words, turn_command
from studio.scheduling.systemd import SystemdTimers
from tests.scheduling.samples import ODD_NAME, make_schedule


def test_the_command_starts_one_turn_of_this_home(tmp_path: Path) -> None:
    command = turn_command(tmp_path, "ab12cd34")
    assert Path(command.program).is_absolute()
    assert command.arguments[:3] == ("-P", "-m", "studio")
    assert command.arguments[3:] == (
        "--json",
        "--home",
        str(tmp_path),
        "schedule",
        "run",
        "ab12cd34",
    )


def test_settings_are_carried_and_keys_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", "/safe/passphrase.txt")
    monkeypatch.setenv("TEJUN_API_KEY", "sk-secret")
    carried = turn_command(tmp_path, "ab12cd34").environment
    assert carried == {"TEJUN_PASSPHRASE_FILE": "/safe/passphrase.txt"}


def test_a_file_that_was_named_from_here_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "chrome").touch()
    (tmp_path / "chromium").touch()
    given = {
        "TEJUN_PASSPHRASE_FILE": "pass.txt",
        "TEJUN_ENV_FILE": "",
        "TEJUN_BROWSER": "bin/chrome",
        "TEJUN_BASE_URL": "http://localhost:11434/v1",
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert turn_command(tmp_path, "ab12cd34").environment == given | {
        "TEJUN_PASSPHRASE_FILE": str(tmp_path / "pass.txt"),
        "TEJUN_BROWSER": str(tmp_path / "bin" / "chrome"),
    }
    monkeypatch.setenv("TEJUN_BROWSER", "chromium")  # a name, whatever stands here
    assert turn_command(tmp_path, "ab12cd34").environment["TEJUN_BROWSER"] == "chromium"


def test_the_system_shows_one_line_about_it() -> None:
    assert "\n" not in entry_words(make_schedule(name=ODD_NAME))
    assert entry_words(make_schedule()) == "手順スタジオの予定：交通費の申請（毎日 17:05）"


def test_this_machine_has_its_own_scheduler(tmp_path: Path) -> None:
    assert isinstance(system_entries(tmp_path), SystemdTimers)
