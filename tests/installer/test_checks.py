import io
import os
from pathlib import Path

import pytest

from installer.checks import CHECKS, run_checks, run_tests, whole_suite
from installer.console import Console


class Tools:
    """A folder of programs that write down that they were called and end with a given code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.journal = folder / "journal.txt"
        self.out = io.StringIO()
        for command in CHECKS.values():
            self.program(command[0])
        self.python = self.program("python")

    def program(self, name: str, *, code: int = 0, says: str = "") -> Path:
        path = self.folder / name
        path.write_text(
            f'#!/bin/sh\necho {name} "$@" >> {self.journal}\necho "{says}"\nexit {code}\n',
            encoding="utf-8",
        )
        path.chmod(0o755)
        return path

    def test(self, *arguments: str) -> int:
        return run_tests(self.folder, self.python, arguments, Console(self.out), dict(os.environ))


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return Tools(tmp_path)


def test_everything_clean_is_0_and_pytest_runs_after_the_quick_checks(tools: Tools):
    assert tools.test() == 0
    lines = tools.journal.read_text(encoding="utf-8").splitlines()
    called = [line.split()[0] for line in lines]
    assert called.count("pyright") == 1
    called.remove("pyright")  # runs while the tests do
    assert called == ["ruff", "ruff", "lint-imports", "python", "python", "python"]
    assert [line for line in lines if line.startswith("python -m pytest --collect-only")]
    assert lines[-1].startswith(("python -m pytest -q", "pyright"))
    assert "✔ 型（pyright）" in tools.out.getvalue()


@pytest.mark.parametrize(
    ("program", "title"), [("pyright", "型（pyright）"), ("lint-imports", "層（lint-imports）")]
)
def test_a_failing_check_is_shown_and_spoils_the_exit_code_of_passing_tests(
    tools: Tools, program: str, title: str
):
    tools.program(program, code=1, says="x.py:1:1 error: wrong")
    assert tools.test() == 1
    assert "x.py:1:1 error: wrong" in tools.out.getvalue()
    assert f"✖ {title}" in tools.out.getvalue()


@pytest.mark.parametrize("code", [1, 2, 5])
def test_pytests_own_exit_code_is_kept(tools: Tools, code: int):
    tools.program("python", code=code)
    assert tools.test() == code


def test_arguments_go_to_pytest_and_leave_the_checks_out(tools: Tools):
    assert tools.test("-k", "rules") == 0
    assert tools.journal.read_text(encoding="utf-8").splitlines() == ["python -m pytest -k rules"]


def test_all_checks_run_even_when_the_first_fails(tools: Tools):
    tools.program("ruff", code=1)
    assert not run_checks(tools.folder, tools.python, Console(tools.out), dict(os.environ))
    assert "lint-imports" in tools.journal.read_text(encoding="utf-8")


def test_the_whole_suite_leaves_out_only_real_models_and_benchmarks():
    arguments = whole_suite()
    assert "not live" in arguments
    assert "--ignore=tests/bench" in arguments
    assert not any("e2e" in argument for argument in arguments)
