"""Dialogs as awaitable questions. `exec` would hang the event loop; `open` and a future do not."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QWidget,
)

from studio.ui.widgets.theme import set_look
from studio.words import tr


async def opened(dialog: QDialog) -> bool:
    """Open a dialog and wait for the person; True when it was accepted.

    Has no deadline: a person may take all day. Closing the window cancels it.
    """
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settle(code: int) -> None:
        if not answer.done():
            answer.set_result(code == QDialog.DialogCode.Accepted)

    dialog.finished.connect(settle)
    dialog.open()
    try:
        return await answer
    finally:
        dialog.close()
        dialog.deleteLater()


async def confirm(parent: QWidget, title: str, text: str, yes: str, no: str) -> bool:
    """Ask before something that cannot be taken back; `no` is what Enter and Escape mean.

    Args:
        parent: The window.
        title: What it is about.
        text: What will happen.
        yes: Words of the button that does it.
        no: Words of the button that does not.
    """
    box = QMessageBox(parent)
    box.setObjectName("confirm_box")
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    yes_button = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    yes_button.setObjectName("confirm_yes")
    no_button = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    no_button.setObjectName("confirm_no")
    box.setDefaultButton(no_button)
    box.setEscapeButton(no_button)
    chosen: list[QAbstractButton] = []
    box.buttonClicked.connect(chosen.append)
    await opened(box)
    return yes_button in chosen


async def ask_where_to_save(parent: QWidget, title: str, proposal: str, kind: str) -> Path | None:
    """Ask for a file to write; None when the person gave up.

    Args:
        parent: The window.
        title: Of the dialog.
        proposal: File name to begin with.
        kind: Filter: 「Python スクリプト (*.py)」.
    """
    dialog = QFileDialog(parent, title, str(Path.home() / proposal), kind)
    dialog.setObjectName("save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    name_parts(dialog)
    dialog.setDefaultSuffix(Path(proposal).suffix.removeprefix("."))
    dialog.selectFile(proposal)
    return await picked(dialog)


async def ask_what_to_open(parent: QWidget, title: str, kind: str) -> Path | None:
    """Ask for a file to read; None when the person gave up.

    Args:
        parent: The window.
        title: Of the dialog.
        kind: Filters: 「手順ファイル (*.tejun);;すべてのファイル (*)」.
    """
    return await picked(_opener(parent, title, str(Path.home()), kind, "open_dialog"))


async def picked(dialog: QFileDialog) -> Path | None:
    """Open a file dialog and wait; None when the person gave up."""
    chosen: list[str] = []
    dialog.fileSelected.connect(chosen.append)
    await opened(dialog)
    return Path(chosen[0]) if chosen else None


def pick_file(
    parent: QWidget, title: str, start: str, kind: str, name: str, take: Callable[[str], None]
) -> None:
    """Let the person pick a file to read, from a slot: nothing waits for it.

    Args:
        parent: The form.
        title: Of the dialog.
        start: The folder to begin with.
        kind: Filters; "" for every file.
        name: Object name.
        take: Called with the path, when one was picked.
    """
    dialog = _opener(parent, title, start, kind, name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(take)
    dialog.open()


def _opener(parent: QWidget, title: str, start: str, kind: str, name: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, start, kind)
    dialog.setObjectName(name)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    name_parts(dialog)
    return dialog


def name_parts(dialog: QFileDialog) -> None:
    """Say in Japanese what Qt's own translation leaves in English, where the system has no file dialog."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("場所："))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("種類："))


class FormButtons(QDialogButtonBox):
    """The two buttons of a form: what it does, and leaving it.

    Args:
        accept: Words of the button that does it.
        leave: Words of the other.
        name: What the object names of both begin with.
    """

    def __init__(
        self, accept: str, leave: str, parent: QWidget | None = None, name: str = "form"
    ) -> None:
        super().__init__(parent)
        self.accept_button = self.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setObjectName(f"{name}_accept")
        set_look(self.accept_button, "look", "main")
        self.leave_button = self.addButton(leave, QDialogButtonBox.ButtonRole.RejectRole)
        self.leave_button.setObjectName(f"{name}_cancel")
