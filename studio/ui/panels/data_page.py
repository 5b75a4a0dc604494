"""データ: a flow over the rows of a table."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from studio.ui.controls import Size, make_label
from studio.ui.room import Room


class DataPage(QWidget):
    """The place of tables."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        layout = QVBoxLayout(self)
        layout.addWidget(make_label(self, self.tr("データ"), Size.PAGE))
        layout.addStretch(1)
