"""`tejun`: the one place where faults become sentences and exit codes.

Exit codes: 0 done, 1 fault, 2 usage, 3 needs a person, 4 limit, 130 stopped. Without a command the
window opens: `studio.__main__`, which knows both faces, says how, so that nothing here needs Qt.
"""

import io
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

from studio.cli.terminal.console import Console, JsonConsole, TextConsole
from studio.cli.terminal.desktop import Desktop, TellDesktop, TryWindow, WindowOpener
from studio.domain.errors import HandedOver, LimitReached, RunInterrupted, StudioError
from studio.words import tr

EXIT_FAULT: Final = 1
EXIT_NEEDS_PERSON: Final = 3
EXIT_LIMIT: Final = 4
EXIT_STOPPED: Final = 130


def main(
    arguments: Sequence[str] | None = None,
    open_window: WindowOpener | None = None,
    tell_desktop: TellDesktop | None = None,
    try_window: TryWindow | None = None,
) -> int:
    """Carry out one call of the program and return its exit code.

    Args:
        arguments: Without the program's name; None takes the process's own.
        open_window: Opens the window and returns its exit code when it is closed.
        tell_desktop: Says something to a person who is not at this terminal.
        try_window: Opens the window and closes it again, for `selftest`.
    """
    _prepare_streams()
    given = sys.argv[1:] if arguments is None else arguments
    console = JsonConsole() if "--json" in given else TextConsole()
    try:
        return _carry_out(given, console, Desktop(open_window, tell_desktop, try_window))
    except StudioError as exc:
        console.fault(exc)
        return EXIT_FAULT
    except RunInterrupted as exc:
        console.note(exc.reason or tr("停止しました。"))
        return _interrupted_code(exc)
    except KeyboardInterrupt:
        console.note(tr("停止しました。"))
        return EXIT_STOPPED
    except BrokenPipeError:
        return _hang_up()
    except Exception as exc:  # noqa: BLE001 - the outermost edge: nobody above can tell the person
        console.fault(_unexpected(exc))
        return EXIT_FAULT


def _carry_out(given: Sequence[str], console: Console, desktop: Desktop) -> int:
    """Open the window, which needs no commands, or carry out the command."""
    if not given and desktop.open_window is not None:
        from studio.bootstrap import Options

        return desktop.open_window(Options())
    from studio.cli.command_line import carry_out

    return carry_out(given, console, desktop)


def _interrupted_code(exc: RunInterrupted) -> int:
    match exc:
        case LimitReached():
            return EXIT_LIMIT
        case HandedOver():
            return EXIT_NEEDS_PERSON
        case _:
            return EXIT_STOPPED


def _unexpected(exc: Exception) -> StudioError:
    """Return what a person is told about a bug; the trace goes to stderr for whoever mends it."""
    traceback.print_exception(exc)
    return StudioError(
        "UNEXPECTED",
        tr("予期しない問題で止まりました（{name}）。", name=type(exc).__name__),
        tr("もう一度実行しても同じときは、上の表示を添えて開発元に知らせてください。"),
    )


def _prepare_streams() -> None:
    """Let no console encoding (CP932 has no ¥ and no emoji) end a run."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _hang_up() -> int:
    """End quietly when the reader of our output (`| head`) went away."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_STOPPED


if __name__ == "__main__":
    sys.exit(main())
