"""Points where something may fail, by name, so that a test can let each of them fail once.

`fp("library.commit")` stands where a disk, a driver or a network may break. It does nothing, at the
price of one comparison, unless a test installed a hook; the hook raises, kills the process or counts.
SQLite is tested this way: the n-th call fails, for every n, and the library is whole each time.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager

Hook = Callable[[str], None]
"""Gets the name of the point that is passed; what it raises comes out of there."""


class _Points:
    hook: Hook | None = None


def fp(name: str) -> None:
    """Pass the point `name`: part that may fail, a dot, what is about to be done there."""
    if _Points.hook is not None:
        _Points.hook(name)


@contextmanager
def failing(hook: Hook) -> Generator[None]:
    """Have a hook called at every point until the block ends. For tests; one at a time."""
    _Points.hook = hook
    try:
        yield
    finally:
        _Points.hook = None
