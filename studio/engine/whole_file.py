"""Writing a text file whole or not at all. Blocking."""

from pathlib import Path

from studio.domain.errors import ExportError


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that a crash leaves the old file or the new one, never half of it.

    Raises:
        ExportError: The folder cannot be made or written.
    """
    partial = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8", newline="\n")
        partial.replace(path)
    except OSError as exc:
        raise ExportError(
            "CANNOT_WRITE",
            f"ファイルに書き込めません：{path}",
            "フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。",
            detail=str(exc),
        ) from exc
