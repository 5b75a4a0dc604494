"""A backup as one file: the encrypted library and the keys file of that moment, kept together.

A library without its keys file is lost, and a keys file of another day may not open it; so the two
travel as one. A zip without compression (ciphertext has nothing to compress) with exactly three
members. What `about.json` says is not sealed: it is for lists, and nothing is decided by it that
opening the library does not confirm. Blocking.
"""

import os
import shutil
import zipfile
from datetime import datetime
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, ValidationError

from studio.domain.frozen import Frozen
from studio.engine.whole_file import partial_of
from studio.library import faults

SUFFIX: Final = ".tejunbackup"
LIBRARY_NAME: Final = "library.db"
KEYS_NAME: Final = "library.keys"
_ABOUT_NAME: Final = "about.json"
_MEMBERS: Final = frozenset({LIBRARY_NAME, KEYS_NAME, _ABOUT_NAME})
_MAX_ABOUT_BYTES: Final = 64_000
_MAX_KEYS_BYTES: Final = 1_000_000
_CHUNK: Final = 1 << 20


class BackupAbout(Frozen):
    """What a backup says of itself.

    Attributes:
        schema_version: How many upgrade steps its library has taken.
        audit_seq: End of the audit's chain, so that a later cut shows.
        audit_mac: The same.
    """

    backup_format: Literal[1] = 1
    library_id: str = Field(pattern=r"^[0-9a-f]{32}$")
    made_at: datetime
    schema_version: int = Field(ge=1)
    flows: int = Field(ge=0)
    audit_seq: int = Field(ge=0)
    audit_mac: str = Field(max_length=128)
    is_automatic: bool


def pack(target: Path, library: Path, keys: bytes, about: BackupAbout) -> None:
    """Write a backup whole or not at all, and read it back before it gets its name.

    Raises:
        LibraryError: BACKUP_FAILED, DISK_FULL.
    """
    partial = partial_of(target)
    try:
        _write(partial, library, keys, about)
        if problem := _first_problem(partial):
            raise faults.backup_failed(target, problem)
        partial.replace(target)
    except OSError as exc:
        raise faults.not_written(target, exc) from exc
    finally:
        partial.unlink(missing_ok=True)


def read_about(path: Path) -> BackupAbout:
    """Return what a backup says of itself.

    Raises:
        LibraryError: BACKUP_NOT_FOUND, BACKUP_DAMAGED.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            _check_members(path, archive)
            return BackupAbout.model_validate_json(archive.read(_ABOUT_NAME))
    except FileNotFoundError as exc:
        raise faults.backup_not_found(path.name) from exc
    except (OSError, ValidationError, *_BROKEN) as exc:
        raise faults.backup_damaged(path, type(exc).__name__) from exc


def unpack(path: Path, folder: Path) -> bytes:
    """Write the library of a backup into `folder` and return its keys file.

    Raises:
        LibraryError: BACKUP_DAMAGED, BACKUP_NOT_FOUND, DISK_FULL.
    """
    read_about(path)
    try:
        with zipfile.ZipFile(path) as archive:
            _copy_out(archive, folder / LIBRARY_NAME)
            return archive.read(KEYS_NAME)
    except _BROKEN as exc:
        raise faults.backup_damaged(path, type(exc).__name__) from exc
    except OSError as exc:
        raise faults.not_written(path, exc) from exc


def _write(partial: Path, library: Path, keys: bytes, about: BackupAbout) -> None:
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
            archive.writestr(_ABOUT_NAME, about.model_dump_json(indent=1))
            archive.writestr(KEYS_NAME, keys)
            archive.write(library, LIBRARY_NAME)
        file.flush()
        os.fsync(file.fileno())


def _first_problem(path: Path) -> str:
    try:
        with zipfile.ZipFile(path) as archive:
            return archive.testzip() or ""
    except _BROKEN as exc:
        return type(exc).__name__


def _check_members(path: Path, archive: zipfile.ZipFile) -> None:
    """Refuse anything but our three members: nothing is ever written under a name from the file."""
    members = {info.filename: info for info in archive.infolist()}
    if members.keys() != _MEMBERS or len(archive.infolist()) != len(_MEMBERS):
        raise faults.backup_damaged(path, "members")
    caps = ((_ABOUT_NAME, _MAX_ABOUT_BYTES), (KEYS_NAME, _MAX_KEYS_BYTES))
    is_packed = any(info.compress_type != zipfile.ZIP_STORED for info in members.values())
    if is_packed or any(members[name].file_size > cap for name, cap in caps):
        raise faults.backup_damaged(path, "sizes")


def _copy_out(archive: zipfile.ZipFile, target: Path) -> None:
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file, archive.open(LIBRARY_NAME) as source:
        shutil.copyfileobj(source, file, _CHUNK)
        file.flush()
        os.fsync(file.fileno())


_BROKEN: Final = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    NotImplementedError,  # a compression nobody has
    RuntimeError,  # a zip with a password
    EOFError,
    ValueError,
    KeyError,
)
