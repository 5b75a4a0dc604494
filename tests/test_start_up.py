"""What a start does not load: `tejun --help` must not wait for Qt, Playwright or a database."""

import subprocess
import sys

HEAVY = {"PySide6", "qasync", "playwright", "openai", "sqlalchemy", "sqlcipher3", "cryptography"}
SHOW_LOADED = """
import sys
{start}
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""
SHOW_SPOKEN = """
import sys
import studio.words as words

spoken = []
words.tr = lambda text, *rest, **values: spoken.append(text) or text
import studio.__main__, studio.ui.catalogue
print(len(spoken))
"""


def loaded_by(start: str) -> set[str]:
    """Return the packages a fresh interpreter holds after some lines of Python."""
    done = subprocess.run(
        [sys.executable, "-c", SHOW_LOADED.format(start=start)],
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
    )
    return set(done.stdout.split())


def test_the_command_line_loads_nothing_heavy_before_it_knows_the_command() -> None:
    assert not loaded_by("import studio.__main__") & HEAVY


def test_opening_the_studio_for_a_command_loads_no_window_no_openai_and_no_database() -> None:
    assert not loaded_by("import studio.bootstrap") & {"PySide6", "qasync", "openai", "sqlalchemy"}


def test_the_first_picture_of_the_window_loads_no_browser_no_model_and_no_tables() -> None:
    late = {"playwright", "httpx", "openai", "openpyxl", "sqlalchemy", "qtpy", "qtawesome"}
    assert not loaded_by("import studio.ui.window.start") & late


def test_a_command_that_reads_the_library_loads_no_browser_no_model_and_no_engine_of_runs() -> None:
    reads = "import studio.cli.kept.flows_app, studio.bootstrap; studio.bootstrap.open_library"
    assert not loaded_by(reads) & {"PySide6", "playwright", "openai", "jinja2"}


def test_nothing_says_a_word_before_the_language_is_chosen() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOW_SPOKEN], capture_output=True, text=True, timeout=200, check=True
    )
    assert done.stdout.strip() == "0"
