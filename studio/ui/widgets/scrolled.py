"""What scrolls from top to bottom: a part of a page, and a column of cards."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from studio.ui.widgets.boxes import FREE, in_column


class ScrolledPart(QScrollArea):
    """As wide as there is room, and never lower than what is in it.

    Attributes:
        inside: Parent of what it holds.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the keyboard in it scrolls into view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside = QWidget(self)
        self.inside.setObjectName("scrolled")
        self.setWidget(self.inside)


class Scrolled(ScrolledPart):
    """Holds `inside`, whose `lines` take cards from the top; the rest stays free.

    Attributes:
        lines: The layout of the cards; the last entry is the free room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = in_column(FREE, gap=10, of=self.inside, margins=(0, 0, 4, 0))

    def add(self, widget: QWidget) -> None:
        """Put a card below the others."""
        self.lines.insertWidget(self.lines.count() - 1, widget)
