"""Passphrases in files, for machines where nobody types."""

import secrets
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.vault.private_file import take_free_place, write_beside
from studio.words import tr

_MAX_BYTES: Final = 4_096


def read_passphrase_file(path: Path) -> str:
    """Return the passphrase in a file (UTF-8), without the line break at its end. Blocking.

    Raises:
        SettingsError: PASSPHRASE_FILE: not there, not readable, not text, empty, several lines.
    """
    try:
        with path.open("rb") as file:
            text = file.read(_MAX_BYTES + 1).decode("utf-8-sig").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as exc:
        raise _unusable(path, type(exc).__name__) from exc
    if not text.strip() or len(text) >= _MAX_BYTES or "\n" in text or "\0" in text:
        raise _unusable(path, "content")
    return text


def ensure_passphrase_file(path: Path) -> str:
    """Return the passphrase of a file, making the file with a random one when it is not there.

    For homes that must open without a person, such as the demo's. Whoever reads the file opens the
    library: it is made readable for this account only. Blocking.

    Raises:
        SettingsError: PASSPHRASE_FILE.
    """
    passphrase = secrets.token_urlsafe(32)
    try:
        if not path.exists():  # of two starts at once, both read what the quicker one made
            take_free_place(write_beside(path, f"{passphrase}\n".encode()), path)
    except OSError as exc:
        raise SettingsError(
            "PASSPHRASE_FILE",
            tr("パスフレーズのファイルを作れません：{path}", path=path),
            tr("フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。"),
            detail=type(exc).__name__,
        ) from exc
    return read_passphrase_file(path)


def _unusable(path: Path, detail: str) -> SettingsError:
    return SettingsError(
        "PASSPHRASE_FILE",
        tr("パスフレーズのファイルを使えません：{path}", path=path),
        tr(
            "ファイルがあるか、読み書きできるか、UTF-8 で 1 行だけ書かれているかを確かめてください。"
        ),
        detail=detail,
    )
