"""Writing files whole or not at all. Blocking."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from studio.domain.errors import ExportError


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that a crash leaves the old file or the new one, never half of it.

    Raises:
        ExportError: The folder cannot be made or written.
    """
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write `data` as `write_whole` does.

    Raises:
        ExportError: See `write_whole`.
    """
    partial = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())  # or the name could outlive a power cut, and not what it names
        partial.replace(path)
    except OSError as exc:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise ExportError(
            "CANNOT_WRITE",
            f"ファイルに書き込めません：{path}",
            "ほかのプログラム（Excel など）で開いていれば閉じてください。"
            "フォルダーがあるか、書き込みできるか、空き容量があるかも確かめてください。",
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
