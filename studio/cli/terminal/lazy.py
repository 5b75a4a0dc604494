"""Commands that are imported when somebody calls them: `tejun --help` reads one line of each.

Each command needs a part of the engine; importing all of them takes over a second.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

import typer
from typing_extensions import override

from studio.cli.terminal.usage import JapaneseGroup


class CommandPlace(NamedTuple):
    """Where a command stands.

    Attributes:
        module: In `studio.cli`; its `app` bears the command, or is the group itself.
        help: Its line in the list of commands.
    """

    module: str
    help: str


class LazyGroup(JapaneseGroup):
    """A group that knows its commands by name and line; a subclass says which there are."""

    places: ClassVar[Mapping[str, CommandPlace]] = {}

    @override
    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.places)

    @override
    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        place = self.places.get(cmd_name)
        if place is None:
            return None
        group = typer.main.get_group(import_module(f"studio.cli.{place.module}").app)
        command = group.commands.get(cmd_name, group)
        command.help = place.help
        return command

    @override
    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, place.help) for name, place in self.places.items()])
