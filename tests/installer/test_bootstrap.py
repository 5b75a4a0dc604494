import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from installer import bootstrap
from installer.console import SetupError
from installer.machine import Machine, Need

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "installer" / "bootstrap.py"


def imported_names(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in names}


def test_an_old_python_can_still_parse_the_script():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_before_anything_newer_is_imported():
    body = ast.parse(SCRIPT.read_text(encoding="utf-8")).body
    refusal = next(
        i
        for i, node in enumerate(body)
        if isinstance(node, ast.Expr) and "refuse_old" in ast.dump(node)
    )
    ours = [
        i
        for i, node in enumerate(body)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("installer")
    ]
    assert ours
    assert refusal < min(ours)


def test_an_old_python_reads_a_japanese_sentence_even_in_the_c_locale():
    pretend = f"import sys; sys.version_info = (3, 8, 18); sys.argv = ['x']; exec(open({str(SCRIPT)!r}, encoding='utf-8').read(), {{'__name__': '__main__', '__file__': {str(SCRIPT)!r}}})"
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        capture_output=True,
        env={"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        timeout=200,
        check=False,
    )
    assert done.returncode == 1
    assert "Python 3.8 は古いため動きません（3.11 以上" in done.stderr.decode("utf-8")


@pytest.mark.parametrize(
    "path",
    sorted(p for p in (ROOT / "installer").glob("*.py") if not p.name.startswith("demo")),
    ids=lambda p: p.name,
)
def test_the_set_up_needs_the_standard_library_only(path: Path):
    foreign = imported_names(path) - sys.stdlib_module_names - {"installer"}
    assert foreign == set()


def run_script(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *words],
        capture_output=True,
        encoding="utf-8",
        env={"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **(env or {})},
        timeout=200,
        check=False,
    )


def test_help_tells_every_word_and_sets_nothing_up():
    done = run_script("--help", env={"LC_ALL": "C"})
    assert done.returncode == 0
    assert "demo [--out DIR]" in done.stdout
    assert "test [ARGS...]" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_opening_a_window_without_a_screen_says_what_to_do():
    done = run_script()
    assert done.returncode == 1
    assert "画面（ディスプレー）がない" in done.stdout
    assert "→" in done.stdout


def machine(*, has_display: bool) -> Machine:
    return Machine(system="Linux", distribution="debian", can_install=True, has_display=has_display)


def test_a_display_is_wanted_only_where_there_is_none():
    assert Need.DISPLAY not in bootstrap.needs_of("demo", machine(has_display=True))
    assert Need.DISPLAY in bootstrap.needs_of("demo", machine(has_display=False))


def test_tests_never_use_the_persons_own_screen():
    assert Need.DISPLAY in bootstrap.needs_of("test", machine(has_display=True))
    assert Need.LIGHT_BROWSER in bootstrap.needs_of("test", machine(has_display=True))
    env = bootstrap.environment_for(":123")
    assert env["DISPLAY"] == ":123"
    assert "WAYLAND_DISPLAY" not in env


def test_programs_of_ours_keep_their_bytecode(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in bootstrap.environment_for(None)


def test_the_demo_writes_where_the_person_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    echo = tmp_path / "echo"
    echo.write_text('#!/bin/sh\nprintf "%s\\n" "$@" > told.txt\nexit 7\n', encoding="utf-8")
    echo.chmod(0o755)
    code = bootstrap.run_demo(echo, ["--keep", "--out", "results"], dict(os.environ))
    assert code == 7
    told = (tmp_path / "told.txt").read_text(encoding="utf-8").splitlines()
    assert told == ["-P", "-m", "installer.demo", "--out", str(tmp_path / "results"), "--keep"]


def test_a_fault_is_printed_with_its_remedy_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path / "nowhere")  # a folder that is not there
    monkeypatch.setenv("DISPLAY", ":1")
    assert bootstrap.main(["demo"]) == 1
    out = capsys.readouterr().out
    assert "書き込めません" in out
    assert "→" in out


def test_faults_read_as_what_and_remedy():
    assert (
        SetupError("壊れました。", "直してください。").in_words()
        == "✖ 壊れました。\n  → 直してください。"
    )
