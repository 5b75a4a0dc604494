"""The word `test`: what needs no run first, then every test, pytest's closing line last."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from installer.console import Console

CHECKS: Mapping[str, tuple[str, ...]] = {
    "書式（ruff format）": ("ruff", "format", "--check", "."),
    "作法（ruff check）": ("ruff", "check", "."),
    "型（pyright）": ("pyright",),
    "層（lint-imports）": ("lint-imports", "--no-cache"),
}
"""The same as `poe check`, one by one, so that each shows its seconds."""

MAX_WORKERS = 4


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
    is_clean = bool(arguments) or run_checks(root, python, console, env)
    code = subprocess.run(
        [python, "-m", "pytest", *(arguments or whole_suite())], cwd=root, env=env, check=False
    ).returncode
    return code if code != 0 else int(not is_clean)


def whole_suite() -> tuple[str, ...]:
    """Return pytest's arguments for everything; benchmarks want a quiet machine of their own."""
    workers = min(os.cpu_count() or 1, MAX_WORKERS)
    return (
        *("-q", "-n", str(workers), "--dist", "worksteal"),
        *("-m", "not live", "--ignore=tests/bench"),
    )


def run_checks(root: Path, python: Path, console: Console, env: Mapping[str, str]) -> bool:
    """Run every check and print what the failing ones say; True when all are clean."""
    failed = [title for title in CHECKS if not _run_check(title, root, python, console, env)]
    if failed:
        console.say(f"✖ 直すところがあります：{'、'.join(failed)}（テストは続けます）")
    return not failed


def _run_check(
    title: str, root: Path, python: Path, console: Console, env: Mapping[str, str]
) -> bool:
    program, *rest = CHECKS[title]
    console.begin(title)
    done = subprocess.run(
        [python.parent / program, *rest],
        cwd=root,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        console.end()
        return True
    console.fail()
    console.say(done.stdout.rstrip())
    return False
