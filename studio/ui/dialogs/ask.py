"""Dialogs as awaitable questions. `exec` would hang the event loop; `open` and a future do not."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QMessageBox, QWidget


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
    chosen: list[str] = []
    dialog.fileSelected.connect(chosen.append)
    await opened(dialog)
    return Path(chosen[0]) if chosen else None


async def ask_what_to_open(parent: QWidget, title: str, kind: str) -> Path | None:
    """Ask for a file to read; None when the person gave up.

    Args:
        parent: The window.
        title: Of the dialog.
        kind: Filters: 「手順ファイル (*.tejun);;すべてのファイル (*)」.
    """
    dialog = QFileDialog(parent, title, str(Path.home()), kind)
    dialog.setObjectName("open_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    name_parts(dialog)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    chosen: list[str] = []
    dialog.fileSelected.connect(chosen.append)
    await opened(dialog)
    return Path(chosen[0]) if chosen else None


def name_parts(dialog: QFileDialog) -> None:
    """Say in Japanese what Qt's own translation leaves in English, where the system has no file dialog."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, dialog.tr("場所："))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, dialog.tr("種類："))
