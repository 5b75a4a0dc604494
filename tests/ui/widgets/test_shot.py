"""A picture keeps its shape in the room it has; one that is not there is told."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.widgets.shot import LARGEST, Shot
from tests.ui.conftest import child


def test_a_picture_fits_and_a_missing_one_is_told(host: QWidget) -> None:
    shot = Shot("前の画面", "shot", host)
    shot.resize(LARGEST)
    image = QImage(800, 500, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    shot.show_image(image)
    shown = child(shot, QLabel, "shot").pixmap()
    assert (shown.width(), shown.height()) == (LARGEST.width(), LARGEST.height())
    shot.show_jpeg(b"")
    assert "ありません" in child(shot, QLabel, "shot").text()
