"""F1: every command with its key."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QFormLayout, QScrollArea, QWidget

from studio.ui.widgets.actions import COMMANDS
from studio.ui.widgets.boxes import AS_AROUND, DIALOG, grow, in_column
from studio.ui.widgets.controls import make_button, make_label

_OF_ROWS = (
    ("F2", "項目を直す"), ("Ins", "下に足す"), ("Ctrl+D", "複製"), ("Del", "削除"),
    ("Alt+Up", "上へ"), ("Alt+Down", "下へ"), ("Space", "オン・オフを切り替える"),
)  # fmt: skip
"""Keys of the rows of つくる; the others are commands of the window."""


class KeysDialog(QDialog):
    """A list to be read; any key closes it that closes dialogs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setWindowTitle(self.tr("キーの一覧"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(420, 460)
        inside = QWidget(self)
        inside.setObjectName("scrolled")
        lines = QFormLayout(inside)
        lines.setHorizontalSpacing(28)
        named = [(one.shortcut, one.title) for one in COMMANDS if one.shortcut]
        first = [("Ctrl+Return", "手順を作る"), *named]
        for keys, words in (*first, *_OF_ROWS):
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            lines.addRow(
                make_label(inside, shown, tone="muted"), make_label(inside, self.tr(words))
            )
        scrolled = QScrollArea(self)
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        scrolled.setWidget(inside)
        in_column(
            grow(scrolled),
            make_button(self, self.tr("閉じる"), "keys_close", self.accept),
            gap=AS_AROUND,
            of=self,
            margins=DIALOG,
        )
