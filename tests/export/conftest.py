"""Running an exported script: as a person would, or inside the test with one shared browser."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from studio.domain.flow import Flow
from studio.export import FORMATS
from tests.export.ending import Ended
from tests.export.flow_parts import click_step, make_flow

Runner = Callable[..., Ended]


def script_of(flow: Flow, wait_s: float) -> str:
    """Return the script, with another patience than it has for people."""
    return (
        FORMATS["python"]
        .render(flow)
        .replace("WAIT_S = 10.0", f"WAIT_S = {wait_s}")
        .replace("ACT_MS = 10_000", "ACT_MS = 30_000")
    )


@pytest.fixture
def wait_s() -> float:
    """Return how long a script waits for what is to come; tests of what never comes take less."""
    return 30.0


@pytest.fixture
def run_flow(tmp_path: Path, wait_s: float) -> Runner:
    """Return a function that runs the script as a process of its own, nobody at the terminal."""

    def run(flow: Flow, *arguments: str, **environment: str) -> Ended:
        script = tmp_path / "flow.py"
        script.write_text(script_of(flow, wait_s), encoding="utf-8")
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


@pytest.fixture(scope="module")
def shared_browser() -> Iterator[tuple[Playwright, Browser]]:
    """Start one headless browser, the way the script itself does."""
    module = load(FORMATS["python"].render(_any_flow()))
    with sync_playwright() as playwright:
        context: BrowserContext = module.open_browser(
            playwright, argparse.Namespace(browser="", headed=False)
        )
        browser = context.browser
        assert browser is not None
        yield playwright, browser
        browser.close()


@pytest.fixture
def play(
    shared_browser: tuple[Playwright, Browser],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wait_s: float,
) -> Runner:
    """Return a function that runs the script's `main` here; only the launch is replaced."""
    playwright, browser = shared_browser

    def run(flow: Flow, *arguments: str, **environment: str) -> Ended:
        module = load(script_of(flow, wait_s))
        contexts: list[BrowserContext] = []

        def open_browser(_playwright: Playwright, _given: argparse.Namespace) -> BrowserContext:
            contexts.append(browser.new_context(locale="ja-JP", service_workers="block"))
            return contexts[0]

        module.__dict__.update(
            sync_playwright=lambda: nullcontext(playwright), open_browser=open_browser
        )
        monkeypatch.setattr(sys, "argv", ["flow.py", *arguments])
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        try:
            code = module.main()
        except SystemExit as left:
            code = int(left.code or 0)
        finally:
            for context in contexts:
                context.close()
        said = capsys.readouterr()
        return Ended(code, said.out, said.err)

    return run


def load(source: str) -> ModuleType:
    """Execute a script as a module (not as `__main__`)."""
    module = ModuleType("exported_flow")
    sys.modules["exported_flow"] = module  # dataclasses look their module up
    exec(compile(source, "flow.py", "exec"), module.__dict__)
    return module


def _any_flow() -> Flow:
    return make_flow(click_step("送る"))
