"""Where the command line speaks: text for people, or one JSON object a line for machines.

stdout carries results and events only; everything said around them goes to stderr, so that
`tejun … --json | jq` always works. What an event looks like is imported when there is one: `--help` has none.
"""

import sys
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol

from studio.domain.errors import StudioError
from studio.words import tr

if TYPE_CHECKING:
    from pydantic import BaseModel
    from rich.console import Console as RichConsole

    from studio.domain.events.events import Event

_REMEDY_CHARS: Final = 600
"""Half a command is no remedy."""


class Console(Protocol):
    """How a command shows what happens."""

    @property
    def is_for_machines(self) -> bool:
        """True when stdout holds JSON only; nobody is asked anything then."""
        ...

    def event(self, event: "Event") -> None:
        """Show an event of the bus."""
        ...

    def result(self, value: "BaseModel", lines: Sequence[str]) -> None:
        """Show what a command returns: the value to machines, the lines to people."""
        ...

    def note(self, text: str) -> None:
        """Say something beside the results (stderr)."""
        ...

    def fault(self, error: StudioError) -> None:
        """Show why a command failed, and what to try next."""
        ...


class TextConsole:
    """Calm Japanese lines for a person."""

    @property
    def is_for_machines(self) -> bool:
        """Never: a person reads this."""
        return False

    def event(self, event: "Event") -> None:
        """Print the event's lines, if it has any."""
        from studio.cli.lines.event_text import event_lines

        for line in event_lines(event):
            self._print(self._out, line, _style(line))

    def result(self, value: "BaseModel", lines: Sequence[str]) -> None:
        """Print the lines."""
        del value
        for line in lines:
            self._print(self._out, line)

    def note(self, text: str) -> None:
        """Print to stderr, dimmed."""
        from studio.domain.flows.brackets import in_brackets

        self._print(self._err, in_brackets(text), "dim")

    def fault(self, error: StudioError) -> None:
        """Print the sentence and the next thing to try."""
        from studio.cli.lines.event_text import clip_line
        from studio.domain.flows.brackets import in_brackets

        message = tr("エラー：{message}", message=error.message)
        self._print(self._err, clip_line(in_brackets(message)), "bold red")
        if error.remedy:
            remedy = tr("次に：{remedy}", remedy=error.remedy)
            self._print(self._err, clip_line(in_brackets(remedy), _REMEDY_CHARS))

    @cached_property
    def _out(self) -> "RichConsole":
        return _plain_console()

    @cached_property
    def _err(self) -> "RichConsole":
        return _plain_console(is_stderr=True)

    def _print(self, stream: "RichConsole", line: str, style: str = "") -> None:
        from rich.text import Text

        stream.print(Text(line, style=style))


class JsonConsole:
    """One JSON object a line on stdout, sentences on stderr."""

    @property
    def is_for_machines(self) -> bool:
        """Always."""
        return True

    def event(self, event: "Event") -> None:
        """Print the event as one line; a run's last line is its `RunFinished`."""
        if event.kind != "HistoryUpdated":  # of use to a window that shows the history
            self._print(event)

    def result(self, value: "BaseModel", lines: Sequence[str]) -> None:
        """Print the value as one line."""
        del lines
        self._print(value)

    def note(self, text: str) -> None:
        """Print to stderr."""
        print(text, file=sys.stderr, flush=True)

    def fault(self, error: StudioError) -> None:
        """Print a `FaultShown` for machines and the same words to stderr."""
        from studio.domain.events.events import FaultShown

        self._print(FaultShown.of(error))
        self.note(f"エラー：{error.message}{error.remedy}")

    def _print(self, value: "BaseModel") -> None:
        print(value.model_dump_json(), flush=True)


def _plain_console(*, is_stderr: bool = False) -> "RichConsole":
    """Return a console that changes no sign of what it prints."""
    from rich.console import Console as RichConsole

    return RichConsole(stderr=is_stderr, highlight=False, markup=False, emoji=False, soft_wrap=True)


def _style(line: str) -> str:
    """Return the quiet colour of a line, told by its mark."""
    for mark, style in (("[x]", "green"), ("[!]", "red"), ("[?]", "yellow"), ("  ×", "red")):
        if line.startswith(mark):
            return style
    return "dim" if line.startswith("  ・") or line.startswith("      ") else ""
