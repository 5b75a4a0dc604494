"""The word `test`: what needs no run first, then every test, pytest's closing line last."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from installer.console import Console

CHECKS: Mapping[str, tuple[str, ...]] = {
    "書式（ruff format）": ("ruff", "format", "--check", "."),
    "作法（ruff check）": ("ruff", "check", "."),
    "型（pyright）": ("pyright",),
    "層（lint-imports）": ("lint-imports", "--no-cache"),
    "ページのスクリプトと CI（prettier・oxlint・tsc・actionlint）": (
        "python",
        "-m",
        "tests.page_scripts",
    ),
}
"""The same as `poe check`, one by one, so that each shows its seconds."""

BESIDE = "型（pyright）"
"""Takes most of a minute on one core, so it runs while the tests do."""

MAX_WORKERS = 6


def run_tests(
    root: Path, python: Path, arguments: Sequence[str], console: Console, env: Mapping[str, str]
) -> int:
    """Check, then test; return an exit code that is 0 only if everything passed.

    Args:
        root: The program's folder.
        python: The environment's Python.
        arguments: For pytest; with some given, the checks are left out.
        console: For the checks' lines.
        env: Variables for the tests.
    """
    if arguments:
        return _run_pytest(root, python, arguments, env)
    with ThreadPoolExecutor(1, "check beside the tests") as beside:
        slow = beside.submit(_check_beside, BESIDE, root, python, console, env)
        is_clean = run_checks(root, python, console, env)
        _compile_tests(root, python, env)
        code = _run_pytest(root, python, whole_suite(), env)
        is_clean = slow.result() and is_clean
    return code if code != 0 else int(not is_clean)


def whole_suite() -> tuple[str, ...]:
    """Return pytest's arguments for everything; benchmarks want a quiet machine of their own.

    Three workers for each core: while some wait for a browser to be quiet, the others keep it busy.
    """
    cores = os.cpu_count() or 1
    workers = min(cores * 3, MAX_WORKERS)
    return (
        *("-q", "-n", str(workers), "--dist", "worksteal"),
        *("-m", "not live", "--ignore=tests/bench"),
    )


def run_checks(root: Path, python: Path, console: Console, env: Mapping[str, str]) -> bool:
    """Run every check but the slow one and print what the failing ones say; True when all are clean."""
    titles = [title for title in CHECKS if title != BESIDE]
    failed = [title for title in titles if not _run_check(title, root, python, console, env)]
    if failed:
        console.say(f"✖ 直すところがあります：{'、'.join(failed)}（テストは続けます）")
    return not failed


def _run_check(
    title: str, root: Path, python: Path, console: Console, env: Mapping[str, str]
) -> bool:
    console.begin(title)
    done = _run_tool(title, root, python, env)
    if done.returncode == 0:
        console.end()
        return True
    console.fail()
    console.say(done.stdout.rstrip())
    return False


def _check_beside(
    title: str, root: Path, python: Path, console: Console, env: Mapping[str, str]
) -> bool:
    """Run a check while tests run, and print one line of its own between theirs when it is done."""
    began = time.monotonic()
    done = _run_tool(title, root, python, env)
    is_clean = done.returncode == 0
    line = f"{title}（{time.monotonic() - began:.1f} 秒、テストと並行）"
    console.say(f"\n✔ {line}" if is_clean else f"\n✖ {line}\n{done.stdout.rstrip()}")
    return is_clean


def _run_tool(
    title: str, root: Path, python: Path, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    program, *rest = CHECKS[title]
    return subprocess.run(
        [python.parent / program, *rest],
        cwd=root,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _compile_tests(root: Path, python: Path, env: Mapping[str, str]) -> None:
    """Let one process compile all tests as pytest wants them, before each worker does the same in a new clone."""
    command = [python, "-m", "pytest", "--collect-only", "-q", "--ignore=tests/bench"]
    subprocess.run(command, cwd=root, env=env, check=False, stdout=subprocess.DEVNULL)


def _run_pytest(root: Path, python: Path, arguments: Sequence[str], env: Mapping[str, str]) -> int:
    return subprocess.run(
        [python, "-m", "pytest", *arguments], cwd=root, env=env, check=False
    ).returncode
