"""Commands are imported when they are called, and each is where the list of commands says."""

import subprocess
import sys

import pytest
import typer

from studio.cli.command_line import app
from studio.cli.kept import flows_app, machine_app
from studio.cli.runs import run_app
from studio.cli.terminal.lazy import LazyGroup
from tests.cli.conftest import Tejun

GROUP = typer.main.get_group(app)
HEAVY = (
    "pydantic",
    "rich",
    "studio.engine",
    "studio.bootstrap",
    "playwright",
    "openai",
    "sqlmodel",
)


def test_the_help_imports_nothing_that_a_command_needs() -> None:
    script = (
        "import sys\nfrom studio.cli.main import main\ncode = main(['--help'])\n"
        f"loaded = [name for name in sys.modules if name.startswith({HEAVY!r})]\n"
        "print(loaded, file=sys.stderr)\nsys.exit(code or len(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]


@pytest.mark.parametrize("name", GROUP.list_commands(typer.Context(GROUP)))
def test_every_command_is_found_and_says_what_it_is_for(name: str, tejun: Tejun) -> None:
    assert isinstance(GROUP, LazyGroup)
    said = tejun(name, "--help")
    assert said.code == 0
    assert f"tejun {name}" in said.out
    assert GROUP.places[name].help[:20] in said.out


def test_no_command_of_a_module_is_left_out_of_the_list() -> None:
    for module in (run_app, machine_app):
        commands = typer.main.get_group(module.app).list_commands(typer.Context(GROUP))
        assert set(commands) <= set(GROUP.list_commands(typer.Context(GROUP)))
    kept = typer.main.get_group(flows_app.app).list_commands(typer.Context(GROUP))
    assert {"list", "show", "trust", "versions", "restore"} <= set(kept)


def test_a_word_that_is_no_command(tejun: Tejun) -> None:
    said = tejun("flow")
    assert said.code == 2
    assert "「flow」というコマンドはありません。" in said.err
