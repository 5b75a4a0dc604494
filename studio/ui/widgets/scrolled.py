"""A column of cards that scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from studio.ui.widgets.boxes import FREE, in_column


class Scrolled(QScrollArea):
    """Holds `inside`, whose `lines` take cards from the top; the rest stays free.

    Attributes:
        inside: Parent of the cards.
        lines: Their layout; the last entry is the free room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside = QWidget(self)
        self.inside.setObjectName("scrolled")
        self.lines = in_column(FREE, gap=10, of=self.inside, margins=(0, 0, 4, 0))
        self.setWidget(self.inside)

    def add(self, widget: QWidget) -> None:
        """Put a card below the others."""
        self.lines.insertWidget(self.lines.count() - 1, widget)
