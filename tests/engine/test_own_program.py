"""How the studio starts itself: by Python from a checkout, as a program of its own from an installer."""

import sys
from pathlib import Path

import pytest

from studio.engine.own_program import own_command


def test_from_a_checkout_python_starts_the_package_and_nothing_of_the_folder_it_stands_in() -> None:
    assert own_command("--home", "家") == (sys.executable, "-P", "-m", "studio", "--home", "家")


@pytest.mark.parametrize(
    ("program", "is_frozen", "others", "expected"),
    [
        ("tejun.exe", True, ("tejun-window.exe",), ("tejun-window.exe", "schedule", "run")),
        ("tejun-window.exe", True, ("tejun.exe",), ("tejun-window.exe", "schedule", "run")),
        ("tejun", True, (), ("tejun", "schedule", "run")),
        ("python.exe", False, ("pythonw.exe",), ("pythonw.exe", "-P", "-m", "studio", "schedule", "run")),
        ("python.exe", False, (), ("python.exe", "-P", "-m", "studio", "schedule", "run")),
    ],
)  # fmt: skip
def test_what_nobody_reads_is_started_without_a_console_where_there_is_such_a_twin(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    is_frozen: bool,
    others: tuple[str, ...],
    expected: tuple[str, ...],
) -> None:
    for name in (program, *others):
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / program))
    monkeypatch.setattr(sys, "frozen", is_frozen, raising=False)
    command = own_command("schedule", "run", is_unseen=True)
    assert (Path(command[0]).name, *command[1:]) == expected
    assert Path(command[0]).is_absolute()


def test_what_a_person_reads_keeps_its_console(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tejun.exe", "tejun-window.exe"):
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tejun.exe"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("script", "a.py") == (str(tmp_path / "tejun.exe"), "script", "a.py")
