"""Icons as letters of their font."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from studio.ui.widgets.icon_font import IconLetter


def drawn(icon: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage()


def colours(image: QImage) -> set[str]:
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    found = (image.pixelColor(*place) for place in places)
    return {colour.name() for colour in found if colour.alpha() == 255}


@pytest.mark.parametrize("size", [14, 16, 32])
def test_an_icon_is_drawn_in_its_colour_in_any_size(qapp: QApplication, size: int) -> None:
    icon = QIcon(IconLetter("fa6s.play", "#123456", "#aabbcc"))
    assert drawn(icon, size).size() == QSize(size, size)
    assert colours(drawn(icon, size)) == {QColor("#123456").name()}
    assert colours(drawn(icon, size, QIcon.Mode.Disabled)) == {QColor("#aabbcc").name()}


def test_every_icon_is_its_own(qapp: QApplication) -> None:
    one, other = (
        QIcon(IconLetter(f"fa6s.{name}", "#000000", "#000000")) for name in ("play", "key")
    )
    assert drawn(one, 16) != drawn(other, 16)
    assert drawn(QIcon(one), 16) == drawn(one, 16)


def test_an_icon_that_the_font_lacks_is_a_defect(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        IconLetter("fa6s.no-such-icon", "#000000", "#000000")
