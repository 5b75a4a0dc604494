"""The picture in 今の画面: as large as its place allows, never larger than it was taken."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from studio.ui.widgets.controls import named
from studio.words import tr

_LARGEST = QSize(480, 300)
_SMALLEST = QSize(120, 75)
_EDGE = QColor(128, 128, 128, 140)
"""A white page on a white card has no edge."""


class PagePicture(QWidget):
    """Draws one picture at the top left of its place; hidden while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "now_picture", tr("今の画面"))
        self._image = QImage()
        self._drawn = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumSize(_LARGEST)
        self.setMinimumSize(_SMALLEST)
        self.hide()

    def show_image(self, image: QImage) -> None:
        """Show a picture; a null one is none."""
        self._image = image
        self._drawn = QPixmap()
        self.setVisible(not self._image.isNull())
        self._leave_room()
        self.update()

    @property
    def place(self) -> QRect:
        """Where the picture stands in this widget."""
        fitting = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRect(0, 0, fitting.width(), fitting.height())

    def _leave_room(self) -> None:
        """Be no wider than a picture of this height: what stands beside it has the rest."""
        if self._image.height():
            width = self._image.width() * self.height() // self._image.height()
            self.setMaximumWidth(max(_SMALLEST.width(), min(width, _LARGEST.width())))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_room()

    @override
    def sizeHint(self) -> QSize:
        return _LARGEST

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        place, ratio = self.place, self.devicePixelRatioF()
        wanted = place.size() * ratio
        if self._drawn.size() != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            fills = Qt.AspectRatioMode.IgnoreAspectRatio
            self._drawn = QPixmap.fromImage(self._image.scaled(wanted, fills, smooth))
        pen = QPainter(self)
        pen.drawPixmap(place, self._drawn)
        pen.setPen(_EDGE)
        pen.drawRect(place.adjusted(0, 0, -1, -1))


def read_picture(jpeg: bytes) -> QImage:
    """Return a picture no larger than a sharp screen shows it; a null one where it cannot be read."""
    image = QImage.fromData(jpeg)
    most = _LARGEST * 2
    if image.width() <= most.width() and image.height() <= most.height():
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(most, Qt.AspectRatioMode.KeepAspectRatio, smooth)
