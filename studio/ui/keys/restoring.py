"""Choosing a backup and putting it in the place of the library; the present files are kept aside."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from studio.domain.errors import LibraryLockedError
from studio.domain.records.library_state import BackupInfo, Restored
from studio.domain.values.moments import when_in_words
from studio.ui.dialogs.ask import pick_file
from studio.ui.dialogs.tried_form import TriedForm, UnseenField
from studio.ui.widgets.boxes import AS_AROUND, FREE, in_row
from studio.ui.widgets.controls import make_button, make_wrapped, named
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

PASSPHRASE_NEEDED: Final = "PASSPHRASE_NEEDED"  # noqa: S105 - a code, not a secret
_LIST_HEIGHT: Final = 190
_WIDTH: Final = 560
_ID_ROLE: Final = int(Qt.ItemDataRole.UserRole)


class RestoreForm(TriedForm):
    """The backups of a home, newest first, or any other file.

    Attributes:
        restored: What was done, once it was.
    """

    def __init__(
        self, care: "LibraryCare", backups: tuple[BackupInfo, ...], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(
            parent,
            "restore_form",
            tr("バックアップから戻す"),
            tr(
                "戻すバックアップを選んでください。"
                "今あるファイルは消さずに、別のフォルダーへ移してから戻します。"
            ),
            tr("この内容に戻す"),
        )
        self.setMinimumWidth(_WIDTH)
        self._care = care
        self._file: Path | None = None
        self.restored: Restored | None = None
        self._list = self._make_list(backups)
        self._chosen = make_wrapped(self, name="restore_chosen")
        self._key = UnseenField(self, theme, "restore_key")
        self._add_rows(backups)
        self._list.itemSelectionChanged.connect(self._on_selection)

    async def restore(self, tasks: TaskOwner) -> Restored | None:
        """Ask, and do it; None when the person gave up."""
        await self.ask(tasks, self._carry, self._problem)
        return self.restored

    def choose_file(self, path: Path) -> None:
        """Take a file from elsewhere instead of one of the list."""
        self._file = path
        self._list.clearSelection()
        self._list.setCurrentItem(None)  # pyright: ignore[reportArgumentType] - Qt takes none
        self._chosen.setText(tr("選んだファイル：{name}", name=path.name))
        self.fields.setRowVisible(self._chosen, True)

    def _add_rows(self, backups: tuple[BackupInfo, ...]) -> None:
        if backups:
            self.fields.addRow(self._list)
        else:
            self._list.hide()
            words = tr("この保存場所にバックアップはありません。別の場所にあれば、選べます。")
            self.fields.addRow(make_wrapped(self, words, tone="muted", name="restore_none"))
        browse = in_row(self._make_browse(), FREE, gap=AS_AROUND)
        self.fields.addRow(browse)
        self.fields.addRow(self._chosen)
        self.add(tr("パスフレーズか回復キー"), self._key)
        self.fields.setRowVisible(self._chosen, False)
        self.fields.setRowVisible(self._key, False)

    def _make_browse(self) -> QPushButton:
        return make_button(self, tr("ほかのファイルを選ぶ…"), "restore_browse", self._browse)

    def _make_list(self, backups: tuple[BackupInfo, ...]) -> QTreeWidget:
        shown = named(QTreeWidget(self), "framed", tr("バックアップの一覧"))
        shown.setRootIsDecorated(False)
        shown.setUniformRowHeights(True)
        shown.setMinimumHeight(_LIST_HEIGHT)
        shown.setHeaderLabels([tr("日時"), tr("手順", "several flows"), tr("大きさ"), ""])
        now = datetime.now().astimezone()
        for backup in backups:
            shown.addTopLevelItem(_row(backup, now))
        header = shown.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        first = next((shown.topLevelItem(n) for n, b in enumerate(backups) if b.is_readable), None)
        if first is not None:
            shown.setCurrentItem(first)
        return shown

    def _on_selection(self) -> None:
        if self._list.selectedItems():
            self._file = None
            self.fields.setRowVisible(self._chosen, False)

    def _browse(self) -> None:
        title, home = tr("バックアップのファイル"), str(Path.home())
        kind = tr("バックアップ (*.tejunbackup);;すべてのファイル (*)")
        pick_file(self, title, home, kind, "restore_dialog", self._take)

    def _take(self, path: str) -> None:
        self.choose_file(Path(path))

    def _choice(self) -> str | Path | None:
        if self._file is not None:
            return self._file
        selected = self._list.selectedItems()
        return str(selected[0].data(0, _ID_ROLE)) if selected else None

    def _problem(self) -> str:
        return "" if self._choice() else tr("戻すバックアップを選んでください。")

    async def _carry(self) -> None:
        choice = self._choice()
        assert choice is not None
        try:
            self.restored = await self._care.restore(choice, self._key.text)
        except LibraryLockedError as locked:
            self.fields.setRowVisible(self._key, True)
            self._key.setFocus()
            if locked.code == PASSPHRASE_NEEDED:
                raise _needs_its_key(locked) from locked
            raise
        if self._key.text:
            await self._care.unlock(self._key.text)  # so that it is not asked for once more


async def ask_restore(
    care: "LibraryCare", theme: Theme, tasks: TaskOwner, parent: QWidget
) -> Restored | None:
    """Let the person choose a backup, and put it in place; None when they gave up.

    Raises:
        LibraryError: The list of backups cannot be read.
    """
    form = RestoreForm(care, await care.backups(), theme, parent)
    return await form.restore(tasks)


def size_in_words(size_bytes: int) -> str:
    """Return a size as people say it: 「1.2 MB」."""
    if size_bytes < 1_000_000:
        return f"{max(size_bytes // 1_000, 1):,} KB"
    return f"{size_bytes / 1_000_000:,.1f} MB"


def _needs_its_key(locked: LibraryLockedError) -> LibraryLockedError:
    return LibraryLockedError(
        locked.code,
        tr("このバックアップを開くには、作ったときのパスフレーズか回復キーが必要です。"),
        tr("上の欄に入力して、もう一度「この内容に戻す」を押してください。"),
        detail=locked.detail,
    )


def _row(backup: BackupInfo, now: datetime) -> QTreeWidgetItem:
    flows = tr("不明") if backup.flows is None else tr("{flows:,} 件", flows=backup.flows)
    kind = tr("自動") if backup.is_automatic else tr("手動")
    words = (
        when_in_words(backup.made_at, now),
        flows,
        size_in_words(backup.size_bytes),
        kind if backup.is_readable else tr("壊れているため戻せません"),
    )
    row = QTreeWidgetItem(list(words))
    row.setData(0, _ID_ROLE, backup.backup_id)
    row.setDisabled(not backup.is_readable)
    return row
