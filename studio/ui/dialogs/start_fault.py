"""Why there is no window."""

import logging

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from studio.domain.errors import StudioError
from studio.ui.dialogs.ask import opened
from studio.words import tr

logger = logging.getLogger(__name__)


async def say_cannot_start(fault: StudioError, parent: QWidget | None = None) -> None:
    """Say in a box why there is no window, or why it closes."""
    logger.error("cannot start: %s %s", fault.code, fault.detail)
    box = QMessageBox(parent)
    box.setObjectName("start_fault")
    box.setIcon(QMessageBox.Icon.Critical)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(tr("手順スタジオ"))
    box.setText(
        tr(
            "手順スタジオを開けません。\n\n{message}\n{remedy}",
            message=fault.message,
            remedy=fault.remedy,
        )
    )
    box.addButton(tr("閉じる"), QMessageBox.ButtonRole.RejectRole)
    await opened(box)
