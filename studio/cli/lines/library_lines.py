"""The library's state, checks and backups as lines for a person."""

from collections.abc import Sequence
from typing import Final

from studio.domain.frozen import Frozen
from studio.domain.records.library_state import (
    BackupInfo,
    LibraryCheck,
    LibraryRemedy,
    LibraryReport,
)
from studio.domain.values.moments import moment_of

_WAYS: Final = {
    "keychain": "OS のキーチェーン",
    "passphrase": "パスフレーズ",
    "recovery": "回復キー",
}
_COMMANDS: Final = {
    LibraryRemedy.RESTORE: "tejun library restore ID（一覧は tejun library backups）",
    LibraryRemedy.BEGIN_ANEW: "tejun library new",
    LibraryRemedy.RETRY: "tejun library status",
    LibraryRemedy.UNLOCK: "tejun library check（端末で入力します）",
}


class KeyShown(Frozen):
    """A recovery key, said once."""

    recovery_key: str


def report_lines(report: LibraryReport) -> list[str]:
    """Return how the library stands, what to do, and what is known of its care."""
    lines = [f"ライブラリ：{report.state.words}"]
    lines += [text for text in (report.message, report.remedy) if text]
    lines += [
        f"  → {remedy.words}：{_COMMANDS[remedy]}"
        for remedy in report.remedies
        if remedy in _COMMANDS
    ]
    lines += [*_care_lines(report), *(f"注意：{notice}" for notice in report.notices)]
    return lines


def check_lines(report: LibraryCheck) -> list[str]:
    """Return what a check found."""
    if report.is_sound:
        return ["ライブラリに壊れたところはありません。"]
    return [
        "ライブラリのファイルが壊れています。",
        "tejun library backups で一覧を見て、tejun library restore ID で戻してください。",
    ]


def backup_lines(backup: BackupInfo) -> list[str]:
    """Return one line of the list."""
    return [f"{backup.backup_id}  {backup_words(backup)}"]


def backup_words(backup: BackupInfo) -> str:
    """Return when a backup was made and what is in it."""
    made = moment_of(backup.made_at)
    if not backup.is_readable:
        return f"{made}  読めません（壊れています）"
    kind = "自動" if backup.is_automatic else "手動"
    return f"{made}  {kind}  手順 {backup.flows} 件  {size_words(backup.size_bytes)}"


def size_words(size_bytes: int) -> str:
    """Return a size as people say it: 「1.2 MB」."""
    return f"{size_bytes / 1e6:,.1f} MB"


def _care_lines(report: LibraryReport) -> Sequence[str]:
    lines: list[str] = []
    if report.ways:
        lines.append(f"開く方法：{'、'.join(_WAYS.get(way, way) for way in report.ways)}")
        if not report.is_recovery_confirmed:
            lines.append(
                "回復キーの控えは、まだ確かめられていません（tejun library recovery --confirm）。"
            )
    if report.last_backup:
        lines.append(f"最後のバックアップ：{backup_words(report.last_backup)}")
    if report.last_check:
        found = "問題なし" if report.last_check.is_sound else "壊れたところあり"
        lines.append(f"最後の点検：{moment_of(report.last_check.checked_at)} {found}")
    return lines
