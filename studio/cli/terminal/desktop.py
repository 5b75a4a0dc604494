"""What the command line is given by `studio.__main__`, which knows both faces."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from studio.bootstrap import Options

WindowOpener = Callable[["Options"], int]
TellDesktop = Callable[[str, str, Path | None], None]
"""Says a title and words on the desktop, for a home; None is the usual one."""
TryWindow = Callable[["Options"], int]
"""Opens the window, closes it once it has been painted, and returns the exit code."""


class Desktop(NamedTuple):
    """What only `studio.__main__` can give: the window, and words on the desktop."""

    open_window: WindowOpener | None = None
    tell: TellDesktop | None = None
    try_window: TryWindow | None = None
