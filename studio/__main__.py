"""`tejun` and `python -m studio`: no word opens the window, every other word is the command line's."""

import gc
import os
import sys
from typing import TYPE_CHECKING, Final

from studio.bootstrap.language import language_of_start
from studio.words import JAPANESE, speak

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from studio.bootstrap import Options

MANY_NEW: Final = 50_000
"""New objects between two looks for garbage: what a start loads stays, and the looks over it took a tenth of its time."""


def main() -> int:
    """Carry out one start of the program and return its exit code."""
    gc.set_threshold(MANY_NEW)
    choose_language(sys.argv[1:])
    from studio.cli.main import main as run_command_line  # says its words in the language chosen

    return run_command_line(
        open_window=_open_window, tell_desktop=_tell_desktop, try_window=_try_window
    )


def choose_language(arguments: "Sequence[str]" = ()) -> None:
    """Load the translations where another language than Japanese is wanted; else Qt stays away.

    Args:
        arguments: Of the command line; none opens the window.
    """
    language = language_of_start(arguments, os.environ)
    if language == JAPANESE:
        return
    from studio.ui.catalogue import catalogue_of

    if (catalogue := catalogue_of(language)) is not None:
        speak(language, catalogue)


def _open_window(options: "Options") -> int:
    """Open the studio; Qt is imported only here, so that the command line never needs it."""
    from studio.ui.window.start import open_studio_window

    return open_studio_window(options)


def _try_window(options: "Options") -> int:
    """Open the studio for a moment."""
    from studio.ui.window.trying import try_studio_window

    return try_studio_window(options)


def _tell_desktop(title: str, words: str, home: "Path | None") -> None:
    """Say something on the desktop, where there is one."""
    from studio.ui.window.desktop_word import tell_on_desktop

    tell_on_desktop(title, words, home)


if __name__ == "__main__":
    sys.exit(main())
