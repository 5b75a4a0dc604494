"""The browser of what plays unseen: Chromium's headless shell, which computes a third less for it.

Not the same browser in everything (ARCHITECTURE.md, facts that bite): what is about those takes the fixture
`whole_browser`, journeys among them, and everything does with `TEJUN_TEST_WHOLE=1`.
"""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from tests.hostile.sample import IS_WHOLE

_SHELF = Path(__file__).parents[1] / "build" / "light-browser"


def lend() -> None:
    """Let this process and those that it starts find the shell before any browser, where it stands."""
    shell = shutil.which("chromium-headless-shell")
    if shell is None or IS_WHOLE:
        return
    _SHELF.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):  # another worker was faster
        (_SHELF / "chromium").symlink_to(shell)
    os.environ["PATH"] = os.pathsep.join((str(_SHELF), path_to_whole()))


def path_to_whole() -> str:
    """Return `PATH` without the shell: who looks there finds the whole browser."""
    places = os.environ.get("PATH", "").split(os.pathsep)
    return os.pathsep.join(place for place in places if place != str(_SHELF))
