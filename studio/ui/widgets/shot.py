"""A picture of a page with its words, as large as there is room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import Size, make_label, named
from studio.words import tr

LARGEST = QSize(360, 225)


class Shot(QWidget):
    """One picture."""

    def __init__(self, words: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self._picture = named(QLabel(self), name, words)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMaximumWidth(LARGEST.width())
        in_column(make_label(self, words, Size.SMALL, "muted"), self._picture, gap=3, of=self)

    def show_jpeg(self, jpeg: bytes) -> None:
        """Show a picture; words in its place when none is kept."""
        self.show_image(QImage.fromData(jpeg))

    def show_image(self, image: QImage) -> None:
        """Show a picture that was read; words in its place where it is null."""
        self._image = image
        if image.isNull():
            self._picture.setPixmap(QPixmap())
            self._picture.setText(tr("（画面の記録はありません）"))
        else:
            self._fit()

    def _fit(self) -> None:
        if self._image.isNull():
            return
        ratio = self.devicePixelRatioF()
        room = QSize(min(self.width(), LARGEST.width()), LARGEST.height()) * ratio
        pixmap = QPixmap.fromImage(self._image).scaled(
            room,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        pen = QPainter(pixmap)
        pen.setPen(QColor(128, 128, 128, 140))  # a white page on a white card has no edge
        pen.drawRect(pixmap.rect().adjusted(0, 0, -1, -1))
        pen.end()
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
