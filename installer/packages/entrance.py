"""What PyInstaller freezes: the entrance of the program that an installer brings."""

import os
import sys
from collections.abc import MutableMapping


def give_back(environ: MutableMapping[str, str]) -> None:
    """Take out of the environment what only this program may use, before it starts another one.

    PyInstaller names its own folder of libraries there, by which a browser of the system would load ours;
    and Playwright, where it is frozen, looks for browsers in its own folder alone.
    """
    before = environ.pop("LD_LIBRARY_PATH_ORIG", "")
    environ.pop("LD_LIBRARY_PATH", None)
    if before:
        environ["LD_LIBRARY_PATH"] = before
    environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", "")


if __name__ == "__main__":
    give_back(os.environ)
    from studio.__main__ import main

    sys.exit(main())
