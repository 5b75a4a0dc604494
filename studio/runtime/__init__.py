"""What plays a flow away from the studio: the studio's own player, with defaults for what it asks of the world.

Exported scripts are written in the words of this package: Playwright's, a few of our own for lists,
answers and texts. It needs Playwright and pydantic; nothing of a window, a library or a model.
"""

from studio.runtime.columns import Column, any_of, col
from studio.runtime.edits import after, append, before, prepend, replace
from studio.runtime.page import Locator, Page
from studio.runtime.rows import ListRows
from studio.runtime.script import run
from studio.runtime.values import Values

__all__ = [
    "Column",
    "ListRows",
    "Locator",
    "Page",
    "Values",
    "after",
    "any_of",
    "append",
    "before",
    "col",
    "prepend",
    "replace",
    "run",
]
