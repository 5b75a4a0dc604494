"""Writing files whole or not at all. Blocking."""

import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final
from uuid import uuid4

from studio.domain.errors import ExportError
from studio.words import tr

PRIVATE: Final = 0o600
"""The mode of a file that only this account may read."""


def partial_of(path: Path) -> Path:
    """Return the name of a file that is not whole yet: it tells who writes it, and what a dead process left."""
    return path.with_name(f"{path.name}.{os.getpid()}.{uuid4().hex[:8]}.part")


@contextmanager
def whole_file(path: Path, mode: int = 0o666) -> Generator[IO[bytes]]:
    """Give a file that takes its place when all of it is on the disk, and vanishes when not.

    Raises:
        OSError: The folder is not there, or it cannot be written.
    """
    partial = path.with_name(f"{uuid4().hex[:12]}.part")  # short, however long the other is
    try:
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())  # or the name could outlive a power cut, and not what it names
        partial.replace(path)
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that a crash leaves the old file or the new one, never half of it.

    Raises:
        ExportError: The folder cannot be made or written.
    """
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write `data` as `write_whole` does.

    Raises:
        ExportError: See `write_whole`.
    """
    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path, mode) as file:
            file.write(data)


def check_place(path: Path) -> None:
    """Find out, before something is done that cannot be undone, whether its file could be written.

    Raises:
        ExportError: See `write_whole`.
    """
    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(path)
        probe = path.with_name(f"{uuid4().hex[:12]}.part")
        probe.touch()
        probe.unlink()


@contextmanager
def _told(path: Path) -> Generator[None]:
    try:
        yield
    except (OSError, ValueError) as exc:
        raise ExportError(
            "CANNOT_WRITE",
            tr("ファイルに書き込めません：{path}", path=path),
            tr(
                "ほかのプログラム（Excel など）で開いていれば閉じてください。"
                "フォルダーがあるか、書き込みできるか、空き容量があるかも確かめてください。"
            ),
            detail=str(exc),
        ) from exc


def write_folder(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write files into a folder, each whole; others that stand there stay. Returns the first of them.

    The first is written last: what it needs is there before it.

    Args:
        path: The folder; a name that ends like one of a file (`X.py`) is that of the folder `X`.
        files: By name.

    Raises:
        ExportError: The folder cannot be made or written.
    """
    first = next(iter(files))
    folder = path.with_suffix("") if path.suffix == Path(first).suffix else path
    for name in (*list(files)[1:], first):
        write_bytes(folder / name, files[name])
    return folder / first
