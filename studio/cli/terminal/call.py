"""One call of the command line: its global options, and the studio opened for it."""

import asyncio
import inspect
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

import typer

from studio.cli.terminal.console import Console
from studio.cli.terminal.desktop import TellDesktop, TryWindow
from studio.cli.terminal.usage import JapaneseCommand
from studio.domain.errors import Stopped, StudioError

if TYPE_CHECKING:
    from studio.bootstrap import Options, Studio
    from studio.domain.events.events import Event
    from studio.engine.memory import Memory
    from studio.engine.runs.bus import Listener

OWN_WORDS: Final = "script"
"""The command whose words are another program's."""
_VALUED: Final = ("--home", "--mode", "--setting")
_FLAGS: Final = ("--json",)
_BY_NAME: Final = inspect.Parameter.POSITIONAL_OR_KEYWORD

T = TypeVar("T")
Told = ParamSpec("Told")
Job = Callable[["Studio"], Awaitable[int]]
Doing = Callable[Concatenate[T, Console, Told], Coroutine[Any, Any, int]]


@dataclass(frozen=True, slots=True)
class Call:
    """What every command was given.

    Attributes:
        console: Where it speaks.
        home: Folder of everything the studio writes; None = the usual one.
        mode: Run mode of the settings; None = as set.
        tell_desktop: Reaches a person who is not at this terminal; None where nothing does.
        try_window: Shows that the window opens; None where there is none to open.
    """

    console: Console
    home: Path | None = None
    mode: str | None = None
    tell_desktop: TellDesktop | None = None
    try_window: TryWindow | None = None

    def options(
        self,
        *,
        engine: str | None = None,
        headless: bool | None = None,
        opens_browser: bool = False,
        is_scheduled: bool = False,
    ) -> "Options":
        """Return what the composition root wants to know."""
        from studio.bootstrap import CHOOSE_PASSPHRASE, Options
        from studio.cli.terminal.asking import is_interactive
        from studio.cli.terminal.unlocking import TerminalUnlocker

        unlocker = TerminalUnlocker(self.console, CHOOSE_PASSPHRASE)
        return Options(
            home=self.home,
            engine=engine,
            mode=self.mode,
            headless=headless,
            ask_passphrase=unlocker if is_interactive(self.console) else None,
            opens_browser=opens_browser,
            is_scheduled=is_scheduled,
        )

    def headless_or_display(self, *, is_headless: bool) -> bool:
        """Return whether to run without a window; says so when the machine leaves no choice."""
        if not is_headless and not has_display():
            self.console.note("画面がないため、ブラウザーを表示せずに実行します（--headless）。")
            return True
        return is_headless

    def drive(self, options: "Options", job: Job, *, tells_events: bool = True) -> int:
        """Open the studio, do the job, close it; returns the exit code.

        Args:
            options: For the composition root.
            job: What to do.
            tells_events: Show events as they happen; off for commands whose result is one object.
        """
        listener = self.console.event if tells_events else _ignore
        return asyncio.run(self._within_studio(options, job, listener))

    async def _within_studio(self, options: "Options", job: Job, listener: "Listener") -> int:
        from studio import bootstrap

        async with bootstrap.open_studio(options) as studio:
            unsubscribe = studio.workbench.bus.subscribe(listener)
            try:
                return await self._stoppable(studio, job)
            finally:
                unsubscribe()
                self._say_recovery_key(studio.library.recovery_key)

    def read_library(self, job: Callable[["Memory"], Awaitable[int]]) -> int:
        """Open the library alone, do the job, close it; returns the exit code: no browser, no model, no engine."""
        return asyncio.run(self._within_library(job))

    async def _within_library(self, job: Callable[["Memory"], Awaitable[int]]) -> int:
        from studio import bootstrap

        async with bootstrap.open_library(self.options(), self._tell_trouble) as library:
            try:
                return await job(library)
            finally:
                self._say_recovery_key(library.recovery_key)

    def _tell_trouble(self, fault: StudioError) -> None:
        from studio.domain.events.events import FaultShown

        self.console.event(FaultShown.of(fault))

    def _say_recovery_key(self, recovery_key: str) -> None:
        """Show the key of a library that this call made, where a person sits."""
        from studio.cli.terminal.asking import is_interactive
        from studio.cli.terminal.unlocking import say_recovery_key

        if recovery_key and is_interactive(self.console):
            say_recovery_key(recovery_key, self.console.note)

    async def _stoppable(self, studio: "Studio", job: Job) -> int:
        from studio.cli.terminal.interrupts import Stopper, stopping_on_signals

        task = asyncio.current_task()
        assert task is not None
        stopper = Stopper(studio.workbench, self.console, task)
        with stopping_on_signals(stopper.stop):
            try:
                return await job(studio)
            except asyncio.CancelledError as exc:
                if stopper.was_asked:
                    raise Stopped("停止しました。") from exc
                raise


def studio_commands(
    app: typer.Typer, reach: Callable[["Studio"], T]
) -> Callable[[str, str], Callable[[Doing[T, Told]], Doing[T, Told]]]:
    """Return what makes commands of `app` that need no browser on the screen.

    Args:
        app: A group of commands.
        reach: What of the open studio a command works with.
    """

    def drive(call: Call, work: Callable[[T], Awaitable[int]]) -> int:
        return call.drive(call.options(headless=True), lambda studio: work(reach(studio)))

    return commands(app, drive)


def library_commands(
    app: typer.Typer,
) -> Callable[[str, str], Callable[[Doing["Memory", Told]], Doing["Memory", Told]]]:
    """Return what makes commands of `app` that only need the library.

    Args:
        app: A group of commands.
    """
    return commands(app, lambda call, work: call.read_library(work))


def commands(
    app: typer.Typer, drive: Callable[[Call, Callable[[T], Awaitable[int]]], int]
) -> Callable[[str, str], Callable[[Doing[T, Told]], Doing[T, Told]]]:
    """Return a decorator `(name, help)` that makes a coroutine function a command of `app`.

    Its first argument is what `drive` opens for it, its second the console; the others are the
    arguments and options of the command. It returns the exit code.
    """

    def command(name: str, line: str) -> Callable[[Doing[T, Told]], Doing[T, Told]]:
        def register(doing: Doing[T, Told]) -> Doing[T, Told]:
            def run(context: typer.Context, *args: Told.args, **given: Told.kwargs) -> int:
                call = call_of(context)
                return drive(call, lambda opened: doing(opened, call.console, *args, **given))

            _, _, *told = inspect.signature(doing).parameters.values()
            first = inspect.Parameter("context", _BY_NAME, annotation=typer.Context)
            setattr(run, "__signature__", inspect.Signature([first, *told]))  # noqa: B010 - typer reads it
            run.__annotations__ = {one.name: one.annotation for one in (first, *told)}
            app.command(name, help=line, cls=JapaneseCommand)(run)
            return doing

        return register

    return command


def call_of(context: typer.Context) -> Call:
    """Return what the call of a command was given."""
    call = context.obj
    assert isinstance(call, Call)
    return call


def _ignore(event: "Event") -> None:
    """Tell nobody."""
    del event


def has_display() -> bool:
    """Say whether a window can be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def hoist_globals(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with the global options in front, wherever they were written.

    `tejun flows list --json` and `tejun --json flows list` are the same call. What follows a script is the
    script's own.
    """
    rest = list(arguments)
    hoisted: list[str] = []
    index = 0
    while index < len(rest) and rest[index] != "--" and rest[0] != OWN_WORDS:
        word = rest[index]
        if word in _FLAGS or word.startswith(tuple(f"{name}=" for name in _VALUED)):
            hoisted.append(rest.pop(index))
        elif word in _VALUED and index + 1 < len(rest):
            hoisted += [rest.pop(index), rest.pop(index)]
        else:
            index += 1
    return [*hoisted, *rest]
