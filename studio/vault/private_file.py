"""Files for this account only, written beside their place before they take it. Blocking."""

import os
from contextlib import suppress
from pathlib import Path

from studio.engine.whole_file import PRIVATE, partial_of


def write_beside(path: Path, content: bytes) -> Path:
    """Write the content beside a path, on the disk and readable for this account only.

    Returns:
        Where it stands; with an `OSError` nothing is left of it.
    """
    partial = partial_of(path)
    try:
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise
    return partial


def take_free_place(partial: Path, path: Path) -> bool:
    """Give a file its name unless another one has it; says whether it has it now."""
    try:
        os.link(partial, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    sync_folder(path.parent)
    return True


def sync_folder(folder: Path) -> None:
    """Make a new name survive a power cut, where folders can be synced (not on Windows)."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
