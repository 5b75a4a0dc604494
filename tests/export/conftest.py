"""Running an exported script: as a person would, or inside the test's own process."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from studio.browser.launch import LaunchOptions
from studio.domain.flows.flow import Flow
from studio.engine.whole_file import write_folder
from studio.export.formats import FORMATS
from studio.runtime.script import main
from tests.export.ending import Ended

Runner = Callable[..., Ended]


def write(flow: Flow, folder: Path) -> Path:
    """Write a flow out; returns the script."""
    return write_folder(folder, FORMATS["python"].files(flow))


@pytest.fixture
def run_flow(tmp_path: Path) -> Runner:
    """Return a function that runs the script as a process of its own, nobody at the terminal."""

    def run(flow: Flow, *arguments: str, **environment: str) -> Ended:
        script = write(flow, tmp_path / "script")
        done = subprocess.run(
            [sys.executable, "-I", str(script), *arguments],
            capture_output=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
            timeout=200,
            cwd=tmp_path,
            env=os.environ | {"PYTHONUTF8": "1"} | environment,
            check=False,
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def find_s() -> float:
    """Return how long a script looks for an element; tests of what never comes take less."""
    return 30.0


@pytest.fixture
def play(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    find_s: float,
) -> Runner:
    """Return a function that runs the script here; `edit` changes its source as a person would."""

    def run(
        flow: Flow, *arguments: str, edit: Callable[[str], str] = str, **environment: str
    ) -> Ended:
        script = write(flow, tmp_path / "script")
        module = load(edit(script.read_text("utf-8")))
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "stdin", None)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        names = [name for name in module.__dict__ if name.startswith("item_")]
        items = [module.__dict__[name] for name in names]
        secrets = module.__dict__.get("SECRETS", {})
        launch = LaunchOptions(find_timeout_s=find_s, action_timeout_s=30.0)
        try:
            code = main(script, items, module.__dict__["VALUES"], secrets, arguments, launch)
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Ended(code, said.out, said.err)

    return run


def load(source: str) -> ModuleType:
    """Execute a script as a module (not as `__main__`)."""
    module = ModuleType("exported_flow")
    exec(compile(source, "flow.py", "exec"), module.__dict__)
    return module
