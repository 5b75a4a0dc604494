"""What a person is told when the library stays locked: what happened, and which way is still open."""

from pathlib import Path
from typing import Final

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.vault.keychain import KeychainError, KeychainTrouble
from studio.words import tr

_KEEP_CALM = tr("ライブラリの中身はそのまま残っています。")


_OR_AGAIN = tr("キーチェーンを使うには、終了してから、もう一度開いてください。")
_PASSING = (KeychainTrouble.LOCKED, KeychainTrouble.SLOW, KeychainTrouble.FAILED)
"""What may be over at the next start: a prompt of the keychain that was cancelled."""


def passphrase_to_choose(trouble: KeychainError) -> LibraryLockedError:
    """First start on a machine whose keychain cannot be used: the person has to choose."""
    return LibraryLockedError(
        "PASSPHRASE_TO_CHOOSE",
        tr(
            "{trouble}手順を暗号化して保存するために、パスフレーズを決める必要があります。{or_else}",
            trouble=trouble.in_words(),
            or_else=_OR_AGAIN if trouble.trouble in _PASSING else "",
        ),
        tr(
            "パスフレーズを入力するか、8 文字以上のパスフレーズを書いたファイルを"
            "環境変数 TEJUN_PASSPHRASE_FILE で指定してください。"
        ),
        detail=trouble.detail,
    )


def passphrase_needed(cause: LibraryLockedError | None = None) -> LibraryLockedError:
    """There is a passphrase and nobody said it."""
    why = tr("（{message}）", message=cause.message) if cause else ""
    return LibraryLockedError(
        "PASSPHRASE_NEEDED",
        tr("ライブラリを開くには、パスフレーズが必要です。{why}", why=why),
        tr(
            "パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。"
            "忘れたときは、回復キーで開けます。"
        ),
        detail=cause.detail if cause else "",
    )


def passphrase_wrong() -> LibraryLockedError:
    """The passphrase opens nothing."""
    return LibraryLockedError(
        "PASSPHRASE_WRONG",
        tr("パスフレーズが違います。"),
        tr(
            "大文字と小文字、かな入力の状態を確かめて、もう一度入力してください。忘れたときは、回復キーで開けます。"
        ),
    )


def recovery_needed() -> LibraryLockedError:
    """Only the recovery key is left."""
    return LibraryLockedError(
        "RECOVERY_NEEDED",
        tr("このライブラリは、回復キーでだけ開けます。"),
        tr("控えておいた回復キーを入力してください。"),
    )


def recovery_mistyped() -> LibraryLockedError:
    """Not a recovery key at all; the check characters say so."""
    return LibraryLockedError(
        "RECOVERY_MISTYPED",
        tr("回復キーの文字に間違いがあります。"),
        tr(
            "控えと見比べて、もう一度入力してください（ハイフンや大文字・小文字の違いはかまいません）。"
        ),
    )


def recovery_wrong() -> LibraryLockedError:
    """A recovery key, but of another library or an older one."""
    return LibraryLockedError(
        "RECOVERY_WRONG",
        tr("この回復キーでは、このライブラリを開けません。"),
        tr(
            "このライブラリの、いちばん新しい回復キーかどうかを確かめてください。{keep_calm}",
            keep_calm=_KEEP_CALM,
        ),
    )


def keychain_forgot(backend: str, now: str) -> LibraryLockedError:
    """The keychain answers and has no entry for this library.

    Args:
        backend: Where the key was put.
        now: What answers for the keychain today; another one explains the loss.
    """
    if backend != now:
        return LibraryLockedError(
            "KEYCHAIN_CHANGED",
            tr(
                "ライブラリの鍵は {short} に入れましたが、いまの OS のキーチェーンは {short_2} です。",
                short=_short(backend),
                short_2=_short(now),
            ),
            tr(
                "元のキーチェーンに戻してもう一度開くか、回復キーを入力してください。{keep_calm}",
                keep_calm=_KEEP_CALM,
            ),
            detail=f"{backend} {now}",
        )
    return LibraryLockedError(
        "KEYCHAIN_FORGOT",
        tr("OS のキーチェーンに、このライブラリの鍵がありません。"),
        tr(
            "別の端末やアカウントに移したときに起こります。回復キーを入力してください。{keep_calm}",
            keep_calm=_KEEP_CALM,
        ),
        detail=backend,
    )


def keychain_unusable(trouble: KeychainError, backend: str) -> LibraryLockedError:
    """The keychain that holds the key does not give it; each trouble has its own code."""
    code, remedy = _BY_TROUBLE[trouble.trouble]
    return LibraryLockedError(
        code,
        trouble.in_words(),
        f"{remedy}{_KEEP_CALM}",
        detail=" ".join(part for part in (backend, trouble.trouble, trouble.detail) if part),
    )


_BY_TROUBLE: Final = {
    KeychainTrouble.ABSENT: (
        "KEYCHAIN_ABSENT",
        tr("キーチェーンを使えるようにしてもう一度開くか、回復キーを入力してください。"),
    ),
    KeychainTrouble.LOCKED: (
        "KEYCHAIN_LOCKED",
        tr("キーチェーンのロックを解除してもう一度開くか、回復キーを入力してください。"),
    ),
    KeychainTrouble.SLOW: (
        "KEYCHAIN_SLOW",
        tr(
            "ロックの解除を求める画面が出ていないかを確かめてもう一度開くか、回復キーを入力してください。"
        ),
    ),
    KeychainTrouble.FAILED: (
        "KEYCHAIN_FAILED",
        tr("パソコンにログインし直してもう一度開くか、回復キーを入力してください。"),
    ),
    KeychainTrouble.UNTRUE: (
        "KEYCHAIN_UNTRUE",
        tr("キーチェーンの中身が変わっています。回復キーを入力してください。"),
    ),
}


def _short(backend: str) -> str:
    """Return the part of a backend's name that a person may know: `SecretService`."""
    parts = backend.split(".")
    return parts[-2] if len(parts) > 1 else backend


def passphrase_for_new_key() -> LibraryLockedError:
    """A new key is to be made, and the passphrase that shall open it was not said."""
    return LibraryLockedError(
        "PASSPHRASE_TO_CHOOSE",
        tr("新しい鍵を作るには、これから使うパスフレーズが必要です（今と同じでもかまいません）。"),
        tr(
            "パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。"
        ),
    )


def passphrase_of_new_key() -> LibraryLockedError:
    """The key was renewed, and what was typed opens only the one of before."""
    return LibraryLockedError(
        "PASSPHRASE_WRONG",
        tr("ライブラリの鍵は作り直されています。入力されたのは、作り直す前のものです。"),
        tr("鍵を作り直したときに決めたパスフレーズを入力してください。"),
    )


def last_way() -> LibraryError:
    """Only the recovery key would be left, which is for emergencies."""
    return LibraryError(
        "LAST_WAY",
        tr("これを外すと、ふだんライブラリを開く方法がなくなります。"),
        tr("先に、パスフレーズを決めるか、OS のキーチェーンで開けるようにしてください。"),
    )


def keys_missing(path: Path) -> LibraryError:
    """There is a library, and nothing that says how to open it."""
    return LibraryError(
        "KEYS_MISSING",
        tr("ライブラリはありますが、鍵ファイルがありません：{path}", path=path),
        tr(
            "バックアップから戻してください（鍵ファイルも一緒に戻ります）。ライブラリの中身には触れていません。"
        ),
    )


def keys_damaged(path: Path) -> LibraryError:
    """Neither the keys file nor its copy can be read."""
    return LibraryError(
        "KEYS_DAMAGED",
        tr("ライブラリの鍵ファイルが壊れています：{path}", path=path),
        tr(
            "バックアップから戻してください（鍵ファイルも一緒に戻ります）。ライブラリの中身には触れていません。"
        ),
    )


def keys_exchanged(path: Path) -> LibraryError:
    """Another library's keys stand there now; nothing is written over them."""
    return LibraryError(
        "KEYS_EXCHANGED",
        tr("鍵ファイルが、別のライブラリのものに入れ替わっています：{path}", path=path),
        tr("手順スタジオを開き直してください。"),
    )
