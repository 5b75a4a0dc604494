"""How the studio starts itself anew: a turn of a schedule, a click on a desktop word, a script that runs alone.

From a checkout or an installed package the program is Python; from an installer it is a program of its own,
which knows no `-m`.
"""

import sys
from pathlib import Path
from typing import Final

_UNSEEN: Final = {"tejun.exe": "tejun-window.exe", "python.exe": "pythonw.exe"}
"""On Windows: the twin of a program that opens no console window."""


def own_command(*words: str, is_unseen: bool = False) -> tuple[str, ...]:
    """Return the program and its arguments for `tejun WORDS…`, with full paths.

    Args:
        words: What stands behind `tejun`.
        is_unseen: Nobody reads what it prints; on Windows no black window opens for it.
    """
    program = Path(sys.executable)
    twin = program.with_name(_UNSEEN.get(program.name.lower(), program.name))
    if is_unseen and twin.exists():
        program = twin
    return (str(program), *(() if is_frozen() else ("-P", "-m", "studio")), *words)


def is_frozen() -> bool:
    """Say whether this program came from an installer, with everything in one folder."""
    return bool(getattr(sys, "frozen", False))
