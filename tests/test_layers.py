"""Who may know whom: the linter's contracts, and what an import really pulls in."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

QT = {"PySide6", "shiboken6", "qasync", "qtawesome", "qtpy"}
HEAVY = QT | {
    *("playwright", "openai", "httpx", "sqlmodel", "sqlalchemy", "sqlcipher3", "sqlite3"),
    *("keyring", "cryptography", "jinja2", "typer", "rich", "asyncio"),
}

LOADED_BY = """
import importlib, json, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(getattr(package, "__path__", []), package.__name__ + "."):
    importlib.import_module(module.name)
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded_by(package: str) -> set[str]:
    """Return what stands in memory after importing a package with all its modules."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED_BY, package],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


def test_the_contracts_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_domain_pulls_in_nothing_heavy() -> None:
    assert loaded_by("studio.domain") & HEAVY == set()


def test_the_engine_knows_no_window_no_browser_and_no_model() -> None:
    assert loaded_by("studio.engine") & (HEAVY - {"asyncio"}) == set()


@pytest.mark.parametrize("package", ["studio.cli", "studio.bootstrap"])
def test_the_command_line_starts_without_qt(package: str) -> None:
    assert loaded_by(package) & QT == set()


def test_the_rule_can_fail() -> None:
    assert loaded_by("PySide6.QtCore") & QT
