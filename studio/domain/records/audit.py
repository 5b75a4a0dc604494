"""The audit log: who did what to flows, secrets, keys and sites. No secret values, no page text."""

from datetime import datetime
from enum import StrEnum

from studio.domain.frozen import Frozen
from studio.words import tr


class AuditAction(StrEnum):
    """What happened, as the log names it."""

    FLOW_SAVED = "flow_saved"
    FLOW_DELETED = "flow_deleted"
    FLOW_RESTORED = "flow_restored"
    FLOW_IMPORTED = "flow_imported"
    FLOW_EXPORTED = "flow_exported"
    FLOW_TRUSTED = "flow_trusted"
    RUN_STARTED = "run_started"
    RUN_FINISHED = "run_finished"
    RUN_RESUMED = "run_resumed"
    RUN_DISCARDED = "run_discarded"
    APPROVED = "approved"
    REFUSED = "refused"
    REQUEST_STOPPED = "request_stopped"
    SECRET_SET = "secret_set"  # noqa: S105 - a name, not a secret
    SECRET_REMOVED = "secret_removed"  # noqa: S105
    SECRET_BOUND = "secret_bound"  # noqa: S105
    SECRET_MOVED = "secret_moved"  # noqa: S105
    SECRET_USED = "secret_used"  # noqa: S105
    KEY_CHANGED = "key_changed"
    BACKUP_MADE = "backup_made"
    LIBRARY_RESTORED = "library_restored"
    HISTORY_REMOVED = "history_removed"
    AUDIT_EXPORTED = "audit_exported"
    UNKNOWN = "unknown"

    @property
    def words(self) -> str:
        """The Japanese name of what happened: 「手順を保存」."""
        return _WORDS[self]


_WORDS = {
    AuditAction.FLOW_SAVED: tr("手順を保存"),
    AuditAction.FLOW_DELETED: tr("手順を削除"),
    AuditAction.FLOW_RESTORED: tr("手順を前の版に戻す"),
    AuditAction.FLOW_IMPORTED: tr("手順を取り込み"),
    AuditAction.FLOW_EXPORTED: tr("手順を書き出し"),
    AuditAction.FLOW_TRUSTED: tr("取り込んだ手順を信頼"),
    AuditAction.RUN_STARTED: tr("実行を開始"),
    AuditAction.RUN_FINISHED: tr("実行が終了"),
    AuditAction.RUN_RESUMED: tr("途中から再開"),
    AuditAction.RUN_DISCARDED: tr("途中の実行を破棄"),
    AuditAction.APPROVED: tr("操作を承認"),
    AuditAction.REFUSED: tr("操作を拒否"),
    AuditAction.REQUEST_STOPPED: tr("送信・移動を阻止"),
    AuditAction.SECRET_SET: tr("認証情報を登録"),
    AuditAction.SECRET_REMOVED: tr("認証情報を削除"),
    AuditAction.SECRET_BOUND: tr("認証情報を使うサイトを変更"),
    AuditAction.SECRET_MOVED: tr("認証情報を移動"),
    AuditAction.SECRET_USED: tr("認証情報を使用"),
    AuditAction.KEY_CHANGED: tr("鍵を変更"),
    AuditAction.BACKUP_MADE: tr("バックアップを作成"),
    AuditAction.LIBRARY_RESTORED: tr("バックアップから復元"),
    AuditAction.HISTORY_REMOVED: tr("実行履歴を削除"),
    AuditAction.AUDIT_EXPORTED: tr("監査ログを書き出し"),
    AuditAction.UNKNOWN: tr("新しい版の手順スタジオによる操作"),
}


class AuditNote(Frozen):
    """Something to be written into the log.

    Attributes:
        subject: What it was done to: a flow's name, a secret's name, a host.
        details: Short facts (`run_id`, `version`, `host`); no secret values, no text of pages.
    """

    action: AuditAction
    subject: str = ""
    details: tuple[tuple[str, str], ...] = ()


class AuditEntry(Frozen):
    """One row of the log, as it stands in the chain.

    Attributes:
        seq: From 1 without gaps.
        actor: The account of the operating system.
        unknown_action: The name as it is stored, when only a newer program knows the action; `action`
            is UNKNOWN then.
        mac: Hex of HMAC-SHA256 over the former `mac` and this row.
    """

    seq: int
    at: datetime
    actor: str
    action: AuditAction
    unknown_action: str = ""
    subject: str = ""
    details: tuple[tuple[str, str], ...] = ()
    mac: str


class AuditAnchor(Frozen):
    """The end of the chain at one moment, kept outside of the library: it shows a cut tail."""

    seq: int
    mac: str


class AuditTrouble(StrEnum):
    """How a chain was found to be broken.

    CHANGED: a row was edited, swapped or added. MISSING: rows were removed from the middle. HEAD: the
    end of the log does not agree with what it says about itself. CUT: only the anchor from outside
    shows that the end was taken away or written anew. SEAL: an export was not sealed by this library.
    """

    CHANGED = "changed"
    MISSING = "missing"
    CUT = "cut"
    HEAD = "head"
    SEAL = "seal"


class AuditReport(Frozen):
    """What 検証 found.

    Attributes:
        rows: How many rows were read.
        trouble: None when every row stands as it was written.
        at_seq: The first row that does not fit; 0 when none is to be named.
        is_anchored: An anchor from outside was there to compare with.
    """

    rows: int
    trouble: AuditTrouble | None = None
    at_seq: int = 0
    is_anchored: bool = False


class AuditFileReport(Frozen):
    """What 検証 found in an exported file.

    Attributes:
        file: Of the file by itself.
        library: Of the library's own log with the file's end as its anchor; None when the file is
            not whole, or not ours.
    """

    file: AuditReport
    library: AuditReport | None = None
