"""The window: one of the two faces. Qt lives here and nowhere else."""

import builtins

_import = builtins.__import__

from PySide6 import QtCore  # noqa: E402 - before anything else of Qt

# From here on PySide would read the source of every module that anybody imports, to find out whether it
# takes part in `from __feature__ import …`. None of ours does, and it costs a sixth more.
builtins.__import__ = _import

__all__ = ["QtCore"]
