"""What SQLite and SQLCipher raise, as faults a person can act on."""

import errno
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.library.driver import DriverError
from studio.library.pages import key_fits_any_page
from studio.words import tr

_PLAIN_MAGIC: Final = b"SQLite format 3\0"


@contextmanager
def translate_errors(path: Path, key: bytes) -> Generator[None]:
    """Turn every foreign error into a `LibraryError`. Values of rows never get into it."""
    try:
        yield
    except DBAPIError as exc:
        raise fault_of(str(exc.orig), path, key) from exc
    except DriverError as exc:
        raise fault_of(str(exc), path, key) from exc
    except SQLAlchemyError as exc:
        raise _failed(path, type(exc).__name__) from exc
    except OSError as exc:
        raise unreadable(path, str(exc)) from exc
    except UnicodeEncodeError as exc:
        raise _failed(path, "UnicodeEncodeError") from exc


def fault_of(text: str, path: Path, key: bytes) -> LibraryError:
    """Return the fault for what the database said."""
    if "not a database" in text:
        return _not_opened(path, key)
    for sign, make in _BY_SIGN:
        if sign in text:
            return make(path, text)
    return _failed(path, text)


def _not_opened(path: Path, key: bytes) -> LibraryError:
    try:
        with path.open("rb") as file:
            is_plain = file.read(len(_PLAIN_MAGIC)) == _PLAIN_MAGIC
        if is_plain:
            return not_ours(path)
        return damaged(path, "page 1") if key_fits_any_page(path, key) else wrong_key(path)
    except OSError as exc:
        return unreadable(path, str(exc))


def wrong_key(path: Path) -> LibraryLockedError:
    """The key opens another library than this file, or the file's first bytes are gone."""
    return LibraryLockedError(
        "LIBRARY_KEY_WRONG",
        tr("ライブラリの鍵が合いません（またはファイルの先頭が壊れています）：{path}", path=path),
        tr(
            "バックアップから戻してください（ライブラリと鍵ファイルが一緒に戻ります）。"
            "ファイルには触れていません。"
        ),
    )


def damaged(path: Path, detail: str) -> LibraryError:
    """The key is right, and the file is not what was written."""
    return LibraryError(
        "LIBRARY_DAMAGED",
        tr("ライブラリのファイルが壊れています：{path}", path=path),
        tr(
            "手順スタジオを閉じて、バックアップからライブラリを戻してください。壊れたファイルは消さずに取っておいてください。"
        ),
        detail=detail,
    )


def mixed(path: Path) -> LibraryError:
    """The -wal beside the file is of an older state of it."""
    return LibraryError(
        "LIBRARY_DAMAGED",
        tr("ライブラリのファイルと、その -wal ファイルの時期が合いません：{path}", path=path),
        tr(
            "同期フォルダーやコピーで片方だけが入れ替わったようです。手順スタジオを閉じて、バックアップから"
            "ライブラリを戻してください。いまのファイルは消さずに取っておいてください。"
        ),
        detail="the -wal is older than the file",
    )


def missing(path: Path) -> LibraryError:
    """There was a library, and its file is not there."""
    return LibraryError(
        "LIBRARY_MISSING",
        tr("ライブラリのファイルが見つかりません：{path}", path=path),
        tr(
            "ファイルを移動した場合は元の場所に戻し、消した場合はバックアップから戻してください。"
            "何も残っていないときは「新しく始める」を選べます。"
        ),
    )


def empty(path: Path, detail: str) -> LibraryError:
    """There was a library, and its file holds nothing."""
    return LibraryError(
        "LIBRARY_EMPTY",
        tr("ライブラリのファイルが空になっています：{path}", path=path),
        tr(
            "バックアップからライブラリを戻してください。"
            "コピーで移したときは、名前が -wal で終わるファイルも一緒に移してください。"
        ),
        detail=detail,
    )


def newer(path: Path, found: int) -> LibraryError:
    """Made by a newer program."""
    return LibraryError(
        "LIBRARY_NEWER",
        tr("このライブラリを開くには、新しい版の手順スタジオが必要です：{path}", path=path),
        tr("手順スタジオを更新してから開いてください。ライブラリはそのまま残しています。"),
        detail=f"schema {found}",
    )


def closed() -> LibraryError:
    """Asked after `close`."""
    return LibraryError(
        "LIBRARY_CLOSED",
        tr("ライブラリは閉じられています。"),
        tr("手順スタジオを開き直してください。"),
    )


def slow(path: Path) -> LibraryError:
    """The disk or another program holds it up."""
    return LibraryError(
        "LIBRARY_SLOW",
        tr("ライブラリが時間内に応答しませんでした。"),
        tr(
            "同期フォルダーやネットワーク上の場所に置いている場合は、このパソコンの中に移してください。"
        ),
        detail=str(path),
    )


def unprotected() -> LibraryError:
    """The database driver does not encrypt. Nothing is written with such a driver."""
    return LibraryError(
        "NO_ENCRYPTION",
        tr("暗号化の部品（SQLCipher）が使えないため、ライブラリを開きません。"),
        tr("手順スタジオをインストールし直してください。"),
    )


def unreadable(path: Path, detail: str) -> LibraryError:
    """The operating system does not let us."""
    return LibraryError(
        "LIBRARY_UNREADABLE",
        tr("ライブラリのファイルを開けません：{path}", path=path),
        tr(
            "ファイルの場所と権限、ディスクの空き容量を確かめてください。フォルダーと同じ名前になっていないかも確かめてください。"
        ),
        detail=detail,
    )


def not_ours(path: Path) -> LibraryError:
    """Some other file stands where the library belongs."""
    return LibraryError(
        "LIBRARY_NOT_OURS",
        tr("手順スタジオのライブラリではないファイルです：{path}", path=path),
        tr("このファイルを別の場所に移し、正しいライブラリをバックアップから戻してください。"),
    )


def busy(path: Path, detail: str) -> LibraryError:
    """Another connection holds it, here or in another program."""
    return LibraryError(
        "LIBRARY_BUSY",
        tr("ほかの手順スタジオがライブラリを使っています。"),
        tr("少し待つか、ほかに開いている手順スタジオを閉じてから、もう一度試してください。"),
        detail=f"{path}: {detail}",
    )


def full(path: Path, detail: str) -> LibraryError:
    """The disk has no room for what is to be written."""
    return LibraryError(
        "DISK_FULL",
        tr("ディスクの空き容量が足りないため、保存できませんでした。"),
        tr("空き容量を増やしてから、もう一度保存してください。前に保存した手順は無事です。"),
        detail=f"{path}: {detail}",
    )


def read_only(path: Path, detail: str) -> LibraryError:
    """This account may read the library and not write it."""
    return LibraryError(
        "LIBRARY_READ_ONLY",
        tr("ライブラリに書き込めません：{path}", path=path),
        tr(
            "手順と履歴を見ることはできます。書き込むには、ファイルとフォルダーの書き込み権限を確かめてください。"
        ),
        detail=detail,
    )


def _failed(path: Path, detail: str) -> LibraryError:
    return LibraryError(
        "LIBRARY_FAILED",
        tr("ライブラリを読み書きできませんでした。"),
        tr("もう一度試し、続くようなら手順スタジオを開き直してください。"),
        detail=f"{path}: {detail}",
    )


def not_rekeyed(path: Path, detail: str) -> LibraryError:
    """The file could not be encrypted anew and has its old key."""
    return LibraryError(
        "REKEY_FAILED",
        tr("鍵を作り直せませんでした。ライブラリは、これまでの鍵のままで、中身も無事です。"),
        tr("ライブラリと同じ大きさ以上の空き容量があるかを確かめて、もう一度試してください。"),
        detail=f"{path}: {detail}",
    )


def backup_failed(path: Path, detail: str) -> LibraryError:
    """A backup could not be written, or not be read back."""
    return LibraryError(
        "BACKUP_FAILED",
        tr("バックアップを作れませんでした：{name}", name=path.name),
        tr(
            "保存先に書き込めるか、空き容量があるかを確かめてから、もう一度試してください。前のバックアップは残っています。"
        ),
        detail=detail,
    )


def not_written(path: Path, cause: OSError) -> LibraryError:
    """The operating system refused to write a file of ours."""
    if cause.errno in (errno.ENOSPC, errno.EDQUOT):
        return full(path, str(cause))
    return backup_failed(path, str(cause))


def backup_exists(path: Path) -> LibraryError:
    """Nothing is written over."""
    return LibraryError(
        "BACKUP_EXISTS",
        tr("同じ名前のファイルがあります：{name}", name=path.name),
        tr("別の名前を付けてください。"),
    )


def backup_not_found(wanted: str) -> LibraryError:
    """No backup is called that, and no file either."""
    return LibraryError(
        "BACKUP_NOT_FOUND",
        tr("バックアップが見つかりません：{wanted}", wanted=wanted),
        tr(
            "バックアップの一覧（tejun library backups）で番号か名前を確かめるか、ファイルの場所を指定してください。"
        ),
    )


def backup_damaged(path: Path, detail: str) -> LibraryError:
    """The file is no whole backup."""
    return LibraryError(
        "BACKUP_DAMAGED",
        tr("バックアップとして読めないファイルです：{name}", name=path.name),
        tr("別のバックアップを選んでください。今のライブラリには触れていません。"),
        detail=detail,
    )


def backup_foreign(path: Path) -> LibraryError:
    """It belongs to another library than the one that stands here."""
    return LibraryError(
        "BACKUP_FOREIGN",
        tr("別のライブラリのバックアップです：{name}", name=path.name),
        tr(
            "このライブラリのバックアップを選んでください。入れ替えたいときは、先に「新しく始める」で今のライブラリを別の場所に移してください。"
        ),
    )


def backup_newer(path: Path, found: int) -> LibraryError:
    """Made by a newer program."""
    return LibraryError(
        "LIBRARY_NEWER",
        tr("このバックアップを戻すには、新しい版の手順スタジオが必要です：{name}", name=path.name),
        tr(
            "手順スタジオを更新してから戻すか、別のバックアップを選んでください。今のライブラリには触れていません。"
        ),
        detail=f"schema {found}",
    )


_BY_SIGN: Final[tuple[tuple[str, Callable[[Path, str], LibraryError]], ...]] = (
    ("malformed", damaged),
    ("disk is full", full),
    ("readonly", read_only),
    ("locked", busy),
    ("busy", busy),
    ("unable to open", unreadable),
    ("disk I/O error", unreadable),
)
