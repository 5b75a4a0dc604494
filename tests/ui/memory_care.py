"""A twin of the library's care: states, backups and keys without a file."""

from datetime import UTC, datetime
from pathlib import Path

from typing_extensions import override

from studio.bootstrap import LibraryCare
from studio.domain.errors import LibraryError, LibraryLockedError, SettingsError, StudioError
from studio.domain.records.library_state import (
    BackupInfo,
    LibraryCheck,
    LibraryReport,
    LibraryState,
    Restored,
    state_of,
)

MIN_PASSPHRASE = 8


def code_of(state: LibraryState) -> str:
    """Return a code that stands for a state."""
    names = (f"LIBRARY_{state.name}", state.name, "PASSPHRASE_NEEDED", "NO_ENCRYPTION")
    return next((name for name in names if state_of(name) is state), "LIBRARY_FAILED")


class MemoryCare(LibraryCare):
    """A `LibraryCare` of a library that is only told of.

    Attributes:
        report: How the library stands.
        kept: The backups, newest first.
        passphrase: Opens a locked library; "" for none.
        recovery_key: The one in force.
        backup_key: Wanted by `restore` when it is not "".
        is_sound: What a check finds.
        fault: Raised by the next act, once.
        done: The acts, in order.
    """

    def __init__(self) -> None:
        self.report = LibraryReport(
            state=LibraryState.READY, ways=("keychain", "recovery"), is_recovery_confirmed=True
        )
        self.kept: tuple[BackupInfo, ...] = ()
        self.passphrase = ""
        self.recovery_key = "7ZQ2M-AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-FFFF"
        self.backup_key = ""
        self.is_sound = True
        self.fault: StudioError | None = None
        self.done: list[str] = []

    def stand(self, state: LibraryState, code: str = "", message: str = "") -> None:
        """Let the library be in a state."""
        words = message or f"ライブラリ：{state.words}"
        self.report = LibraryReport(
            state=state,
            code=code or code_of(state),
            message=words,
            remedy="次のどれかを選んでください。",
            remedies=state.remedies,
        )

    async def open(self) -> None:
        """Open the library as `HomeLibrary.open` does.

        Raises:
            LibraryError: It does not open.
        """
        report = self.report
        if report.state is LibraryState.LOCKED:
            raise LibraryLockedError(report.code, report.message, report.remedy)
        if not report.state.is_usable:
            raise LibraryError(report.code, report.message, report.remedy, "page 7")

    @override
    async def state(self) -> LibraryReport:
        return self.report

    @override
    async def unlock(self, typed: str) -> LibraryReport:
        self._begin("unlock")
        if typed in (self.passphrase, self.recovery_key):
            self._make_ready()
        else:
            self.stand(LibraryState.LOCKED, "PASSPHRASE_WRONG", "パスフレーズが違います。")
        return self.report

    @override
    async def check(self) -> LibraryCheck:
        self._begin("check")
        found = LibraryCheck(
            checked_at=datetime.now(UTC),
            is_sound=self.is_sound,
            detail="" if self.is_sound else "page 7",
        )
        self._change(last_check=found)
        return found

    @override
    async def backups(self) -> tuple[BackupInfo, ...]:
        return self.kept

    @override
    async def back_up(self, path: Path | None = None) -> BackupInfo:
        self._begin(f"back up {path.name}" if path else "back up")
        made = BackupInfo(
            backup_id=f"b{len(self.kept)}",
            made_at=datetime.now(UTC),
            size_bytes=1_234_567,
            flows=12,
            is_automatic=False,
        )
        if path is None:
            self.kept = (made, *self.kept)
            self._change(last_backup=made)
        return made

    @override
    async def restore(self, backup: str | Path, typed: str = "") -> Restored:
        self._begin(f"restore {backup if isinstance(backup, str) else backup.name}")
        if self.backup_key and not typed:
            raise LibraryLockedError(
                "PASSPHRASE_NEEDED",
                "このバックアップは、今の鍵では開けません。",
                "作ったときのパスフレーズか回復キーを入力してください。",
            )
        if self.backup_key and typed != self.backup_key:
            raise LibraryLockedError("PASSPHRASE_WRONG", "パスフレーズが違います。")
        self._make_ready()
        self.passphrase = typed or self.passphrase
        found = next((one for one in self.kept if one.backup_id == backup), None)
        info = found or BackupInfo(backup_id="file", made_at=datetime.now(UTC), size_bytes=1)
        return Restored(backup=info, set_aside="set-aside-1")

    @override
    async def begin_anew(self) -> str:
        self._begin("begin anew")
        self._make_ready()
        return "set-aside-1"

    @override
    async def change_passphrase(self, passphrase: str) -> None:
        self._begin("change passphrase")
        if len(passphrase) < MIN_PASSPHRASE:
            raise SettingsError(
                "PASSPHRASE_SHORT", "パスフレーズが短すぎます。", "8 文字以上にしてください。"
            )
        self.passphrase = passphrase
        self._set_ways({*self.report.ways, "passphrase"})

    @override
    async def remove_passphrase(self) -> None:
        self._begin("remove passphrase")
        self._leave("passphrase", "keychain")

    @override
    async def add_keychain(self) -> None:
        self._begin("add keychain")
        self._set_ways({*self.report.ways, "keychain"})

    @override
    async def remove_keychain(self) -> None:
        self._begin("remove keychain")
        self._leave("keychain", "passphrase")

    @override
    async def renew_recovery(self) -> str:
        self._begin("renew recovery")
        self.recovery_key = "8ZQ2M-AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-FFFF"
        self._change(is_recovery_confirmed=False)
        return self.recovery_key

    @override
    async def confirm_recovery(self, typed: str) -> bool:
        self._begin("confirm recovery")
        is_right = typed.replace("-", "").upper() == self.recovery_key.replace("-", "")
        if is_right:
            self._change(is_recovery_confirmed=True)
        return is_right

    @override
    async def rekey(self, passphrase: str | None = None) -> str:
        self._begin("rekey")
        if "passphrase" in self.report.ways and not passphrase:
            raise LibraryLockedError("PASSPHRASE_TO_CHOOSE", "パスフレーズを決めてください。")
        return await self.renew_recovery()

    @override
    def recovery_page(self, key: str) -> str:
        return f"<html><body><h1>回復キー</h1><p>{key}</p></body></html>"

    def _begin(self, act: str) -> None:
        self.done.append(act)
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault

    def _make_ready(self) -> None:
        self.report = LibraryReport(
            state=LibraryState.READY,
            ways=self.report.ways or ("keychain", "recovery"),
            is_recovery_confirmed=True,
        )

    def _leave(self, way: str, other: str) -> None:
        if other not in self.report.ways:
            raise LibraryError("LAST_WAY", "ほかに開く方法がありません。", "先に用意してください。")
        self._set_ways(set(self.report.ways) - {way})

    def _set_ways(self, ways: set[str]) -> None:
        self._change(ways=tuple(sorted(ways)))

    def _change(self, **changes: object) -> None:
        self.report = self.report.model_copy(update=changes)
