"""`tejun library …` on a real home: what it says, what it returns, and that it works on a broken one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from studio.cli.lines.library_lines import check_lines, report_lines
from studio.cli.main import main
from studio.domain.records.library_state import LibraryReport, LibraryState
from studio.vault.keyfile import Argon2Cost
from tests.cli.conftest import Said

Library = Callable[..., Said]


@pytest.fixture
def library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Library:
    """Return a function that calls `tejun library` on a home that a passphrase file opens."""
    file = tmp_path / "合言葉.txt"
    file.write_text("さくら 2026 の合言葉", encoding="utf-8")
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", str(file))
    light = Argon2Cost(iterations=1, memory_kib=128, lanes=1)
    monkeypatch.setattr("studio.vault.keys.Argon2Cost", lambda: light)

    def call(*arguments: str) -> Said:
        code = main(["--home", str(tmp_path / "家"), "library", *arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


def made(tmp_path: Path, library: Library) -> str:
    """Make a library and a backup of it, and return the backup's id."""
    assert library("check").code == 0
    return str(library("backup", "--json").objects[0]["backup_id"])


def test_a_home_without_a_library_is_no_trouble(library: Library, tmp_path: Path) -> None:
    said = library("status")
    assert (said.code, "まだありません" in said.out) == (0, True)
    assert not (tmp_path / "家" / "library.db").exists()
    assert library("backups").code == 0


def test_status_check_and_backups_as_text_and_json(library: Library, tmp_path: Path) -> None:
    backup = made(tmp_path, library)
    said = library("status")
    assert said.code == 0
    for words in ("使えます", "パスフレーズ", "最後のバックアップ", "最後の点検"):
        assert words in said.out
    report = library("status", "--json").objects[0]
    assert (report["state"], report["ways"]) == ("ready", ["passphrase", "recovery"])
    assert backup in library("backups").out
    assert library("check", "--json").objects[0]["is_sound"] is True


def test_a_lost_library_is_told_and_restored_with_one_command(
    library: Library, tmp_path: Path
) -> None:
    backup = made(tmp_path, library)
    (tmp_path / "家" / "library.db").unlink()
    said = library("status")
    assert said.code == 1
    assert "見つかりません" in said.out
    assert "tejun library restore" in said.out
    assert library("check").code == 1
    assert library("restore", backup).code == 3  # nobody is there to say yes
    assert not (tmp_path / "家" / "library.db").exists()
    assert library("restore", backup, "--yes").code == 0
    assert library("status").code == 0


def test_a_backup_anywhere_and_back_from_any_file(library: Library, tmp_path: Path) -> None:
    made(tmp_path, library)
    file = tmp_path / "usb" / "控え.tejunbackup"
    file.parent.mkdir()
    assert library("backup", str(file)).code == 0
    again = library("backup", str(file))
    assert (again.code, "同じ名前" in again.err) == (1, True)
    said = library("restore", str(file), "--yes")
    assert said.code == 0, said.err
    assert "set-aside" in said.out
    assert library("restore", "ない", "--yes").code == 1


def test_keys_are_changed_and_the_new_recovery_key_is_said_once(
    library: Library, tmp_path: Path
) -> None:
    made(tmp_path, library)
    page = tmp_path / "回復キー.html"
    for command in (("recovery", "--page", str(page)), ("rekey",)):
        assert library(*command).code == 3
        said = library(*command, "--yes")
        assert said.code == 0, said.err
        assert "今だけ" in said.out
    assert page.stat().st_mode & 0o077 == 0
    assert "回復キー" in page.read_text(encoding="utf-8")
    key = library("recovery", "--yes", "--json").objects[0]["recovery_key"]
    assert key not in library("status", "--json").out
    assert library("recovery", "--yes", "--page", str(page)).code == 1  # nothing is written over
    assert library("recovery", "--confirm").code == 3
    new = tmp_path / "new.txt"
    new.write_text("あたらしい合言葉です", encoding="utf-8")
    assert library("passphrase").code == 3
    assert library("passphrase", "--file", str(new)).code == 0
    locked = library("status")
    assert (locked.code, "パスフレーズが違います" in locked.out) == (1, True)


def test_the_last_way_stays_and_a_switch_has_two_positions(
    library: Library, tmp_path: Path
) -> None:
    made(tmp_path, library)
    said = library("passphrase", "--remove")
    assert (said.code, "ふだんライブラリを開く方法" in said.err) == (1, True)
    assert library("keychain", "maybe").code == 2


def test_new_moves_everything_aside(library: Library, tmp_path: Path) -> None:
    made(tmp_path, library)
    assert library("new").code == 3
    said = library("new", "--yes")
    assert (said.code, "set-aside" in said.err) == (0, True)
    assert library("status", "--json").objects[0]["state"] == "new"
    kept = [path.name for path in (tmp_path / "家" / "set-aside").rglob("library.db")]
    assert kept == ["library.db"]


@pytest.mark.parametrize("state", LibraryState)
def test_every_state_is_a_line_and_its_remedies_are_commands(state: LibraryState) -> None:
    report = LibraryReport(
        state=state,
        message="何か",
        remedy="こうする",
        remedies=state.remedies,
        notices=("注意書き",),
    )
    lines = report_lines(report)
    assert state.words in lines[0]
    assert any("注意書き" in line for line in lines)
    assert all("tejun library" in line for line in lines if "→" in line)


def test_a_damaged_check_says_what_to_do() -> None:
    from studio.domain.records.library_state import LibraryCheck

    found = LibraryCheck.model_validate_json(
        json.dumps({"checked_at": "2026-11-21T00:00:00Z", "is_sound": False})
    )
    assert "restore" in "".join(check_lines(found))
