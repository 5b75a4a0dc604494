"""How the library stands, what can be done about it, and what is kept of its care."""

from datetime import datetime
from enum import StrEnum
from typing import Final

from studio.domain.frozen import Frozen
from studio.words import tr


class LibraryRemedy(StrEnum):
    """What a face may offer; the words are those of its button."""

    RETRY = "retry"
    UNLOCK = "unlock"
    RESTORE = "restore"
    BEGIN_ANEW = "begin_anew"
    OPEN_FOLDER = "open_folder"

    @property
    def words(self) -> str:
        """The Japanese name of the act: 「バックアップから戻す」."""
        return _REMEDY_WORDS[self]


class LibraryState(StrEnum):
    """How the library of a home stands; every state but NEW, READY and READ_ONLY keeps it closed.

    LOCKED waits for a passphrase or a recovery key, or for the keychain. KEY_WRONG: the keys opened,
    and open another file than this one. FAILED is everything that has no state of its own.
    """

    NEW = "new"
    READY = "ready"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    KEY_WRONG = "key_wrong"
    MISSING = "missing"
    EMPTY = "empty"
    DAMAGED = "damaged"
    NOT_OURS = "not_ours"
    UNREADABLE = "unreadable"
    NEWER = "newer"
    BUSY = "busy"
    DISK_FULL = "disk_full"
    KEYS_MISSING = "keys_missing"
    KEYS_DAMAGED = "keys_damaged"
    KEYS_UNREADABLE = "keys_unreadable"
    UNPROTECTED = "unprotected"
    FAILED = "failed"

    @property
    def words(self) -> str:
        """The Japanese name of the state: 「ファイルが壊れています」."""
        return _STATE_WORDS[self]

    @property
    def remedies(self) -> tuple[LibraryRemedy, ...]:
        """What helps in this state, the best first; empty when nothing has to be done."""
        return _REMEDIES[self]

    @property
    def is_usable(self) -> bool:
        """True when flows can at least be read, or the first one may be saved."""
        return self in (LibraryState.NEW, LibraryState.READY, LibraryState.READ_ONLY)


_REMEDY_WORDS: Final = {
    LibraryRemedy.RETRY: tr("もう一度開く"),
    LibraryRemedy.UNLOCK: tr("パスフレーズか回復キーで開く"),
    LibraryRemedy.RESTORE: tr("バックアップから戻す"),
    LibraryRemedy.BEGIN_ANEW: tr("新しく始める"),
    LibraryRemedy.OPEN_FOLDER: tr("保存場所を開く"),
}

_STATE_WORDS: Final = {
    LibraryState.NEW: tr("まだありません"),
    LibraryState.READY: tr("使えます"),
    LibraryState.READ_ONLY: tr("読むだけ使えます"),
    LibraryState.LOCKED: tr("ロックされています"),
    LibraryState.KEY_WRONG: tr("鍵が合いません"),
    LibraryState.MISSING: tr("ファイルが見つかりません"),
    LibraryState.EMPTY: tr("ファイルが空になっています"),
    LibraryState.DAMAGED: tr("ファイルが壊れています"),
    LibraryState.NOT_OURS: tr("別の種類のファイルがあります"),
    LibraryState.UNREADABLE: tr("ファイルを開けません"),
    LibraryState.NEWER: tr("新しい版で作られています"),
    LibraryState.BUSY: tr("ほかで使われています"),
    LibraryState.DISK_FULL: tr("ディスクの空きが足りません"),
    LibraryState.KEYS_MISSING: tr("鍵ファイルが見つかりません"),
    LibraryState.KEYS_DAMAGED: tr("鍵ファイルが壊れています"),
    LibraryState.KEYS_UNREADABLE: tr("鍵ファイルを読めません"),
    LibraryState.UNPROTECTED: tr("暗号化の部品が使えません"),
    LibraryState.FAILED: tr("読み書きできません"),
}

_RETRY, _UNLOCK, _RESTORE, _ANEW, _FOLDER = (
    LibraryRemedy.RETRY,
    LibraryRemedy.UNLOCK,
    LibraryRemedy.RESTORE,
    LibraryRemedy.BEGIN_ANEW,
    LibraryRemedy.OPEN_FOLDER,
)

_LOST: Final = (_RESTORE, _FOLDER, _RETRY, _ANEW)

_REMEDIES: Final = {
    LibraryState.NEW: (),
    LibraryState.READY: (),
    LibraryState.READ_ONLY: (_FOLDER, _RETRY),
    LibraryState.LOCKED: (_UNLOCK, _RETRY, _RESTORE, _ANEW),
    LibraryState.KEY_WRONG: _LOST,
    LibraryState.MISSING: _LOST,
    LibraryState.EMPTY: _LOST,
    LibraryState.DAMAGED: _LOST,
    LibraryState.NOT_OURS: _LOST,
    LibraryState.UNREADABLE: (_FOLDER, _RETRY, _RESTORE),
    LibraryState.NEWER: (_RESTORE, _FOLDER, _ANEW),
    LibraryState.BUSY: (_RETRY,),
    LibraryState.DISK_FULL: (_FOLDER, _RETRY),
    LibraryState.KEYS_MISSING: _LOST,
    LibraryState.KEYS_DAMAGED: _LOST,
    LibraryState.KEYS_UNREADABLE: (_FOLDER, _RETRY),
    LibraryState.UNPROTECTED: (_RETRY,),
    LibraryState.FAILED: (_RETRY, _FOLDER, _RESTORE),
}

_STATES: Final = {
    "LIBRARY_KEY_WRONG": LibraryState.KEY_WRONG,
    "LIBRARY_MISSING": LibraryState.MISSING,
    "LIBRARY_EMPTY": LibraryState.EMPTY,
    "LIBRARY_DAMAGED": LibraryState.DAMAGED,
    "LIBRARY_NOT_OURS": LibraryState.NOT_OURS,
    "LIBRARY_UNREADABLE": LibraryState.UNREADABLE,
    "LIBRARY_NEWER": LibraryState.NEWER,
    "LIBRARY_BUSY": LibraryState.BUSY,
    "LIBRARY_SLOW": LibraryState.BUSY,
    "LIBRARY_READ_ONLY": LibraryState.READ_ONLY,
    "DISK_FULL": LibraryState.DISK_FULL,
    "KEYS_MISSING": LibraryState.KEYS_MISSING,
    "KEYS_EXCHANGED": LibraryState.KEY_WRONG,
    "KEYS_DAMAGED": LibraryState.KEYS_DAMAGED,
    "KEYS_NEWER": LibraryState.NEWER,
    "KEYS_UNREADABLE": LibraryState.KEYS_UNREADABLE,
    "KEYS_NOT_SAVED": LibraryState.KEYS_UNREADABLE,
    "NO_ENCRYPTION": LibraryState.UNPROTECTED,
    "PASSPHRASE_NEEDED": LibraryState.LOCKED,
    "PASSPHRASE_WRONG": LibraryState.LOCKED,
    "PASSPHRASE_FILE": LibraryState.LOCKED,
    "RECOVERY_NEEDED": LibraryState.LOCKED,
    "RECOVERY_MISTYPED": LibraryState.LOCKED,
    "RECOVERY_WRONG": LibraryState.LOCKED,
    "KEYCHAIN_LOCKED": LibraryState.LOCKED,
    "KEYCHAIN_SLOW": LibraryState.LOCKED,
    "KEYCHAIN_ABSENT": LibraryState.LOCKED,
    "KEYCHAIN_FAILED": LibraryState.LOCKED,
    "KEYCHAIN_UNTRUE": LibraryState.LOCKED,
    "KEYCHAIN_FORGOT": LibraryState.LOCKED,
    "KEYCHAIN_CHANGED": LibraryState.LOCKED,
}


def state_of(code: str) -> LibraryState:
    """Return the state that a fault's code stands for; FAILED for one that is not known here."""
    return _STATES.get(code, LibraryState.FAILED)


class BackupInfo(Frozen):
    """A backup as a list shows it; no path, no key.

    Attributes:
        backup_id: Names it to `restore`.
        size_bytes: Of the file.
        flows: How many flows are in it; None when the file does not say.
        is_automatic: Made by the studio itself; those are cleared away by age.
        is_readable: False for a file that is no whole backup any more.
    """

    backup_id: str
    made_at: datetime
    size_bytes: int
    flows: int | None = None
    is_automatic: bool = True
    is_readable: bool = True


class LibraryCheck(Frozen):
    """What the last look at the whole file found.

    Attributes:
        detail: For 「くわしく」: which page; "" when all is well.
    """

    checked_at: datetime
    is_sound: bool
    detail: str = ""


class LibraryReport(Frozen):
    """How the library stands, for a screen and for the command line.

    Attributes:
        code: Of the fault that keeps it closed (`LIBRARY_DAMAGED`); "" when there is none.
        message: What happened, one sentence.
        remedy: What to do next, one sentence; "" when nothing has to be done.
        detail: For 「くわしく」.
        remedies: What a face offers, the best first; empty when nothing has to be done.
        ways: Which ways of opening there are: `keychain`, `passphrase`, `recovery`; empty while
            the keys file cannot be read.
        is_recovery_confirmed: The person typed the recovery key back once.
        notices: Things to know that stop nothing: 「同期フォルダーにあります」.
    """

    state: LibraryState
    code: str = ""
    message: str = ""
    remedy: str = ""
    detail: str = ""
    remedies: tuple[LibraryRemedy, ...] = ()
    ways: tuple[str, ...] = ()
    is_recovery_confirmed: bool = False
    last_backup: BackupInfo | None = None
    last_check: LibraryCheck | None = None
    notices: tuple[str, ...] = ()


class Restored(Frozen):
    """A restore that was done.

    Attributes:
        backup: What stands there now.
        set_aside: Folder (inside the home) with the files that stood there before; "" for none.
    """

    backup: BackupInfo
    set_aside: str = ""
