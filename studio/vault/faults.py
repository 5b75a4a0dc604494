"""What a person is told when the library stays locked: what happened, and which way is still open."""

from studio.domain.errors import LibraryLockedError
from studio.vault.keychain import KeychainError

_KEEP_CALM = "ライブラリの中身はそのまま残っています。"


def passphrase_to_choose(trouble: KeychainError) -> LibraryLockedError:
    """First start on a machine whose keychain cannot be used: the person has to choose."""
    return LibraryLockedError(
        "PASSPHRASE_TO_CHOOSE",
        f"{trouble.in_words()}手順を暗号化して保存するために、パスフレーズを決める必要があります。",
        "パスフレーズを入力するか、8 文字以上のパスフレーズを書いたファイルを"
        "環境変数 TEJUN_PASSPHRASE_FILE で指定してください。",
        detail=trouble.detail,
    )


def passphrase_needed(cause: LibraryLockedError | None = None) -> LibraryLockedError:
    """There is a passphrase and nobody said it."""
    why = f"（{cause.message}）" if cause else ""
    return LibraryLockedError(
        "PASSPHRASE_NEEDED",
        f"ライブラリを開くには、パスフレーズが必要です。{why}",
        "パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。"
        "忘れたときは、回復キーで開けます。",
        detail=cause.detail if cause else "",
    )


def passphrase_wrong() -> LibraryLockedError:
    """The passphrase opens nothing."""
    return LibraryLockedError(
        "PASSPHRASE_WRONG",
        "パスフレーズが違います。",
        "大文字と小文字、かな入力の状態を確かめて、もう一度入力してください。忘れたときは、回復キーで開けます。",
    )


def recovery_needed() -> LibraryLockedError:
    """Only the recovery key is left."""
    return LibraryLockedError(
        "RECOVERY_NEEDED",
        "このライブラリは、回復キーでだけ開けます。",
        "控えておいた回復キーを入力してください。",
    )


def recovery_mistyped() -> LibraryLockedError:
    """Not a recovery key at all; the check characters say so."""
    return LibraryLockedError(
        "RECOVERY_MISTYPED",
        "回復キーの文字に間違いがあります。",
        "控えと見比べて、もう一度入力してください（ハイフンや大文字・小文字の違いはかまいません）。",
    )


def recovery_wrong() -> LibraryLockedError:
    """A recovery key, but of another library or an older one."""
    return LibraryLockedError(
        "RECOVERY_WRONG",
        "この回復キーでは、このライブラリを開けません。",
        f"このライブラリの、いちばん新しい回復キーかどうかを確かめてください。{_KEEP_CALM}",
    )


def keychain_forgot(backend: str) -> LibraryLockedError:
    """The keychain answers, and has no entry for this library."""
    return LibraryLockedError(
        "KEYCHAIN_UNUSABLE",
        "OS のキーチェーンに、このライブラリの鍵がありません。",
        f"別の端末やアカウントに移したときに起こります。回復キーを入力してください。{_KEEP_CALM}",
        detail=backend,
    )


def keychain_unusable(trouble: KeychainError, backend: str) -> LibraryLockedError:
    """The keychain that holds the key does not give it."""
    return LibraryLockedError(
        "KEYCHAIN_UNUSABLE",
        f"{trouble.in_words()}",
        f"キーチェーンのロックを解除してもう一度開くか、回復キーを入力してください。{_KEEP_CALM}",
        detail=" ".join(part for part in (backend, trouble.trouble, trouble.detail) if part),
    )
