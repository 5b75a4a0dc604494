"""設定 → ライブラリの鍵とバックアップ: how it is opened, the recovery key, backups, checks."""

from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.domain.errors import StudioError
from studio.domain.records.library_state import BackupInfo, LibraryCheck, LibraryReport
from studio.domain.values.moments import when_in_words
from studio.ui.dialogs.ask import ask_where_to_save, confirm
from studio.ui.keys.key_forms import ask_new_passphrase, ask_rekey
from studio.ui.keys.recovery_key import confirm_recovery_key, show_recovery_key
from studio.ui.keys.restoring import ask_restore
from studio.ui.widgets.boxes import at_top, grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.room import Room
from studio.ui.widgets.theme import set_look
from studio.ui.widgets.timers import once_after
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

READ_TASK: Final = "library state"
KEY_TASK: Final = "library key"
_LABEL_WIDTH: Final = 104
_SLOW_MS: Final = 400
Act = Callable[[], Coroutine[object, object, str]]
"""What a button does; returns what is said of it then."""

_WAYS: Final = {
    "keychain": tr("OS のキーチェーン"),
    "passphrase": tr("パスフレーズ"),
    "recovery": tr("回復キー"),
}


class KeyCard(Card):
    """One line a subject: what is so now, and buttons that change it.

    Args:
        room: What the places share.
        care: Of the library.
        on_change: Called when the state of the library or of its keys may be another one.
    """

    def __init__(
        self,
        room: Room,
        care: "LibraryCare",
        on_change: Callable[[LibraryReport], None],
        parent: QWidget,
    ) -> None:
        super().__init__("key_card", parent)
        self._room = room
        self._care = care
        self._on_change = on_change
        self._report: LibraryReport | None = None
        self._buttons: dict[str, QPushButton] = {}
        self._notices = make_wrapped(self, "", Size.SMALL, "amber", "key_notices")
        self._notices.hide()
        self.put(make_label(self, tr("ライブラリの鍵とバックアップ"), Size.TITLE), self._notices)
        self._opening = self._line(
            tr("開き方"),
            ("key_passphrase", tr("パスフレーズを決める…"), self._passphrase_set),
            ("key_no_passphrase", tr("パスフレーズをやめる"), self._passphrase_dropped),
            ("key_keychain", tr("キーチェーンでも開く"), self._keychain_switched),
        )
        self._recovery = self._line(
            tr("回復キー"),
            ("key_confirm", tr("確かめる…"), self._confirmed),
            ("key_renew", tr("新しく作る…"), self._renewed),
        )
        self._backup = self._line(
            tr("バックアップ"),
            ("key_backup", tr("いまバックアップ"), self._backed_up),
            ("key_backup_file", tr("ファイルに保存…"), self._backed_up_to_file),
            ("key_restore", tr("戻す…"), self._restored),
        )
        self._check = self._line(tr("検査"), ("key_check", tr("検査する"), self._verified))
        self._key = self._line(tr("暗号化の鍵"), ("key_rekey", tr("鍵を作り直す…"), self._rekeyed))
        self._key.setText(tr("鍵や回復キーを、ほかの人に知られたかもしれないときに作り直します。"))
        self._result = make_wrapped(self, name="key_result")
        self._result.hide()
        self.put(self._result)
        self._slow = once_after(self, _SLOW_MS, lambda: self._say(tr("処理しています…"), "muted"))
        room.tasks.changed.connect(self._show_busy)

    def refresh(self) -> None:
        """Read the state anew."""
        self._room.tasks.restart(READ_TASK, self._read(), self._show_fault)

    def confirm_recovery(self) -> None:
        """Let the person type the recovery key back, as the line at the foot proposes."""
        self._start(self._confirmed())

    def show_report(self, report: LibraryReport) -> None:
        """Show how the library stands."""
        self._report = report
        ways = tr("・").join(_WAYS[way] for way in _WAYS if way in report.ways)
        self._opening.setText(ways or tr("まだ鍵を作っていません"))
        is_confirmed = report.is_recovery_confirmed
        self._recovery.setText(
            tr("控えを確かめてあります。")
            if is_confirmed
            else tr("控えをまだ確かめていません。紙の回復キーを一度入力してください。")
        )
        set_look(self._recovery, "tone", "" if is_confirmed else "amber")
        self._backup.setText(_backup_words(report.last_backup))
        self._check.setText(_check_words(report.last_check))
        is_bad = report.last_check is not None and not report.last_check.is_sound
        set_look(self._check, "tone", "red" if is_bad else "")
        self._notices.setText("\n".join(report.notices))
        self._notices.setVisible(bool(report.notices))
        self._show_ways(report)

    def _show_ways(self, report: LibraryReport) -> None:
        has_word, has_chain = "passphrase" in report.ways, "keychain" in report.ways
        for name, words in (
            (
                "key_passphrase",
                tr("パスフレーズを変える…") if has_word else tr("パスフレーズを決める…"),
            ),
            (
                "key_keychain",
                tr("キーチェーンで開くのをやめる") if has_chain else tr("キーチェーンでも開く"),
            ),
        ):
            self._buttons[name].setText(words)
            self._buttons[name].setAccessibleName(words)
        self._buttons["key_no_passphrase"].setVisible(has_word)
        self._buttons["key_confirm"].setVisible(not report.is_recovery_confirmed)

    async def _read(self) -> None:
        report = await self._care.state()
        self.show_report(report)
        self._on_change(report)

    def _begin(self, act: Act) -> None:
        self._start(act())

    def _start(self, work: Coroutine[object, object, str]) -> None:
        self._say("", "muted")
        self._room.tasks.start(KEY_TASK, self._told(work), self._show_fault)

    async def _told(self, work: Coroutine[object, object, str]) -> None:
        """Do it, say so, and show what is so now."""
        try:
            words = await work
        finally:
            self._slow.stop()
        self._say(words, "green")
        await self._read()

    async def _passphrase_set(self) -> str:
        room = self._room
        is_done = await ask_new_passphrase(self._care, room.theme, room.tasks, self)
        return tr("次から、このパスフレーズで開きます。") if is_done else ""

    async def _passphrase_dropped(self) -> str:
        if not await confirm(
            self,
            tr("パスフレーズをやめる"),
            tr("このパソコンのキーチェーンと、回復キーだけで開くようにします。"),
            tr("パスフレーズをやめる"),
            tr("そのままにする"),
        ):
            return ""
        await self._care.remove_passphrase()
        return tr("パスフレーズをやめました。")

    async def _keychain_switched(self) -> str:
        if self._report is not None and "keychain" in self._report.ways:
            await self._care.remove_keychain()
            return tr("次から、キーチェーンでは開きません。")
        await self._care.add_keychain()
        return tr("次から、このパソコンではキーチェーンで開きます。")

    async def _confirmed(self) -> str:
        is_right = await confirm_recovery_key(self._care, self._room.tasks, self)
        return tr("回復キーの控えは正しいです。") if is_right else ""

    async def _renewed(self) -> str:
        if not await confirm(
            self,
            tr("回復キーを新しく作る"),
            tr("新しい回復キーを作って表示します。今の回復キーは使えなくなります。"),
            tr("新しく作る"),
            tr("やめる"),
        ):
            return ""
        await self._show_key(await self._care.renew_recovery())
        return tr("回復キーを新しくしました。前の紙は捨ててください。")

    async def _show_key(self, key: str) -> None:
        """Show a new recovery key, and let it be typed back from the paper."""
        await show_recovery_key(key, self, self._care.recovery_page(key))
        await confirm_recovery_key(self._care, self._room.tasks, self)

    async def _backed_up(self) -> str:
        self._slow.start()
        made = await self._care.back_up()
        return tr("バックアップを作りました（{made}）。", made=_content(made))

    async def _backed_up_to_file(self) -> str:
        path = await ask_where_to_save(
            self,
            tr("バックアップをファイルに保存"),
            f"tejun-{datetime.now().astimezone():%Y%m%d}.tejunbackup",
            tr("バックアップ (*.tejunbackup)"),
        )
        if path is None:
            return ""
        self._slow.start()
        await self._care.back_up(path)
        return tr("保存しました：{name}　開くには、今の鍵か回復キーが必要です。", name=path.name)

    async def _restored(self) -> str:
        self._need_rest()
        done = await ask_restore(self._care, self._room.theme, self._room.tasks, self)
        if done is None:
            return ""
        words = tr("{made_at} のバックアップに戻しました。", made_at=_when(done.backup.made_at))
        if done.set_aside:
            words += tr("前のファイルは「{set_aside}」に取ってあります。", set_aside=done.set_aside)
        return words

    async def _verified(self) -> str:
        self._slow.start()
        found = await self._care.check()
        if found.is_sound:
            return tr("検査しました。問題はありません。")
        raise StudioError(
            "LIBRARY_DAMAGED",
            tr("ライブラリの一部が壊れています。"),
            tr("「戻す…」で、壊れる前のバックアップに戻してください。"),
            detail=found.detail,
        )

    async def _rekeyed(self) -> str:
        self._need_rest()
        has_passphrase = self._report is not None and "passphrase" in self._report.ways
        key = await ask_rekey(
            self._care, self._room.theme, self._room.tasks, self, has_passphrase=has_passphrase
        )
        if not key:
            return ""
        await self._show_key(key)
        return tr("新しい鍵で暗号化し直しました。前の回復キーの紙は捨ててください。")

    def _need_rest(self) -> None:
        """Refuse while a run writes into the library.

        Raises:
            StudioError: ALREADY_RUNNING.
        """
        if self._room.workbench.is_running:
            raise StudioError(
                "ALREADY_RUNNING",
                tr("実行中は、ライブラリを入れ替えられません。"),
                tr("終わるのを待つか、停止してから、もう一度お試しください。"),
            )

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")
        self.refresh()

    def _show_busy(self) -> None:
        is_free = not self._room.tasks.is_busy(KEY_TASK)
        for button in self._buttons.values():
            button.setEnabled(is_free)

    def _say(self, words: str, tone: str) -> None:
        say(self._result, words, tone)

    def _line(self, title: str, *acts: tuple[str, str, Act]) -> QLabel:
        """Add a subject; returns the label that says what is so now."""
        now = make_wrapped(self, name=f"{acts[0][0]}_now")
        row = QWidget(self)
        flow = FlowLayout(row)
        for name, words, act in acts:
            start = partial(self._begin, act)
            self._buttons[name] = make_button(row, words, name, start)
            flow.addWidget(self._buttons[name])
        head = make_label(self, title, tone="muted")
        head.setFixedWidth(_LABEL_WIDTH)
        right = in_column(now, row, gap=5)
        self.put(in_row(at_top(head), grow(right)))
        return now


def _when(at: datetime) -> str:
    return when_in_words(at, datetime.now().astimezone())


def _content(backup: BackupInfo) -> str:
    return (
        tr("手順の数は不明")
        if backup.flows is None
        else tr("手順 {flows:,} 件", flows=backup.flows)
    )


def _backup_words(backup: BackupInfo | None) -> str:
    if backup is None:
        return tr("まだありません。1 日に 1 回、自動で作ります。")
    return tr(
        "最後は {made_at}（{backup}）。1 日に 1 回、自動で作ります。",
        made_at=_when(backup.made_at),
        backup=_content(backup),
    )


def _check_words(check: LibraryCheck | None) -> str:
    if check is None:
        return tr("まだ検査していません。1 週間に 1 回、自動で検査します。")
    found = tr("問題ありません") if check.is_sound else tr("壊れているところがあります")
    return tr("最後は {checked_at}：{found}。", checked_at=_when(check.checked_at), found=found)
