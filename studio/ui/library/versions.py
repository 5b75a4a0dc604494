"""版の一覧: the kept states of a flow, what changed between any two, and the way back to one."""

import asyncio
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QWidget,
)

from studio.domain.errors import StudioError
from studio.domain.flows.flow import Flow
from studio.domain.records.history import FlowSummary, FlowVersion
from studio.domain.text import clip
from studio.ui.dialogs.ask import opened
from studio.ui.library.versions_model import VersionsModel, changes_in_words, steps_in_words
from studio.ui.widgets.boxes import DIALOG, FREE, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import make_label, make_wrapped, named, say
from studio.ui.widgets.record_table import Columns, RecordTable
from studio.ui.widgets.room import Room
from studio.words import tr

VERSION_TASK: Final = "flow version"
RESTORE_TASK: Final = "restore a version"
_SIZE: Final = (600, 560)
_BEFORE: Final = -1
"""Stands for the version before the chosen one."""
_COLUMNS: Final = Columns({0: 92, 1: 150, 2: 76})


class VersionsDialog(QDialog):
    """The versions of one flow, newest first; the chosen one is shown below.

    Attributes:
        restored: What the flow is now, when the person went back to an older version; else None.
    """

    def __init__(self, room: Room, flow: FlowSummary, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._flow = flow
        self.restored: Flow | None = None
        self.setObjectName("versions")
        self.setWindowTitle(tr("版の一覧"))
        self.resize(*_SIZE)
        self.model = VersionsModel(self)
        self.table = RecordTable(self.model, tr("保存した版"), _COLUMNS, self)
        self.other = CalmBox(self)
        self._content = QPlainTextEdit(self)
        self._said = make_wrapped(self, name="version_said")
        self._buttons = QDialogButtonBox(self)
        self._restore = self._buttons.addButton(
            tr("この版に戻す"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._close = self._buttons.addButton(tr("閉じる"), QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out()
        self._connect()

    def show_versions(self, versions: tuple[FlowVersion, ...]) -> None:
        """Show these; the newest is chosen, beside the one before it."""
        self.model.show(versions)
        self.other.blockSignals(True)  # filling it is no choice
        self.other.addItem(tr("ひとつ前の版"), _BEFORE)
        for version in versions:
            self.other.addItem(tr("第 {number} 版", number=version.number), version.number)
        self.other.blockSignals(False)
        if versions:
            self.table.choose(0)

    def _connect(self) -> None:
        self.table.chosen.connect(self._on_chosen)
        self.table.opened.connect(self._restore_chosen)
        self._restore.clicked.connect(lambda: self._restore_chosen())
        self.other.currentIndexChanged.connect(
            lambda: self._on_chosen(self.table.currentIndex().row())
        )
        self._buttons.rejected.connect(self.reject)
        self.finished.connect(lambda: self._room.tasks.cancel(VERSION_TASK))

    def _on_chosen(self, row: int) -> None:
        version = self.model.row(row)
        self._restore.setEnabled(version is not None and row > 0)
        if version is not None:
            self._room.tasks.restart(VERSION_TASK, self._show_content(version), self._on_fault)

    async def _show_content(self, version: FlowVersion) -> None:
        """Tell what changed between the two chosen versions, then what the flow does."""
        shown = await self._version(version.number)
        lines: list[str] = []
        if (number := self._compared_with(version)) and number != version.number:
            other = await self._version(number)
            old, new = sorted((shown, other), key=lambda flow: flow.version)
            words = tr("■ 第 {0} 版から第 {1} 版で変わったこと")
            lines += [words.format(old.version, new.version)]
            lines += [*await asyncio.to_thread(changes_in_words, old, new), ""]
        lines += [tr("■ 第 {number} 版の手順", number=version.number), *steps_in_words(shown)]
        self._content.setPlainText("\n".join(lines))
        self._said.hide()

    def _compared_with(self, version: FlowVersion) -> int:
        """Return the number of the version to compare with; 0 for none."""
        chosen = int(self.other.currentData())
        older = (one.number for one in self.model.rows if one.number < version.number)
        newest = self.model.rows[
            0
        ].number  # the first version is compared with what the flow is now
        return next(older, newest) if chosen == _BEFORE else chosen

    async def _version(self, number: int) -> Flow:
        return await self._room.workbench.memory.version(self._flow.flow_id, number)

    def _restore_chosen(self) -> None:
        row = self.table.currentIndex().row()
        version = self.model.row(row)
        if version is not None and row > 0:
            self._room.tasks.start(RESTORE_TASK, self._put_back(version), self._on_fault)

    async def _put_back(self, version: FlowVersion) -> None:
        """Make a new version of it; nothing is lost by that, so nobody is asked."""
        memory = self._room.workbench.memory
        self.restored = await memory.restore_version(self._flow.flow_id, version.number)
        self.accept()

    def _on_fault(self, fault: StudioError) -> None:
        say(self._said, str(fault), "red")

    def _lay_out(self) -> None:
        self._restore.setObjectName("version_restore")
        self._restore.setEnabled(False)
        self._close.setObjectName("version_close")
        self._close.setDefault(True)
        named(self._content, "version_content", tr("この版の手順"))
        self._content.setReadOnly(True)
        self._content.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._content.setTabChangesFocus(True)
        name = clip(self._flow.name, 60)
        words = tr(
            "「{0}」の版です。保存するたびに増え、新しい 50 版が残ります。戻しても、いまの版は残ります。"
        )
        named(self.other, "version_other", tr("くらべる版"))
        compare = in_row(make_label(self, tr("くらべる版")), self.other, FREE)
        in_column(
            make_wrapped(self, words.format(name)),
            grow(self.table, 2),
            compare,
            grow(self._content, 3),
            self._said,
            self._buttons,
            gap=10,
            of=self,
            margins=DIALOG,
        )
        self._said.hide()


async def show_versions(room: Room, flow: FlowSummary, parent: QWidget) -> Flow | None:
    """Show the versions of a flow until the person closes them.

    Returns:
        The new version when the person went back to an older one, else None.

    Raises:
        LibraryError: They cannot be read.
    """
    memory = room.workbench.memory
    versions = await memory.versions(flow.flow_id)
    dialog = VersionsDialog(room, flow, parent)
    dialog.show_versions(versions)
    await opened(dialog)
    return dialog.restored
