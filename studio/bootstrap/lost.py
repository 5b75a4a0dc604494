"""A home whose library and keys are all gone while its backups stand there: no place for a silent new one."""

from typing import Final

from studio.settings.paths import Paths

_AGREED: Final = "library.anew"


def is_lost(paths: Paths) -> bool:
    """Say whether a library stood here that nobody asked to begin anew. Blocking."""
    beside = paths.keys_file.with_name(f"{paths.keys_file.name}.bak")
    files = (paths.library_file, paths.keys_file, beside, paths.home / _AGREED)
    return not any(file.exists() for file in files) and any(paths.backups.glob("*.tejunbackup"))


def agree_to_new(paths: Paths) -> None:
    """Note that a person wants a new library here, though backups of the older one stay. Blocking."""
    (paths.home / _AGREED).touch()


def forget_agreement(paths: Paths) -> None:
    """Note that the new library stands: another loss is one again. Blocking."""
    (paths.home / _AGREED).unlink(missing_ok=True)
