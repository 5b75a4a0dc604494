"""Sharing a screen between studio and browser."""

import pytest
from PySide6.QtCore import QRect

from studio.ui.window.screen import side_by_side


@pytest.mark.parametrize(
    ("screen", "studio_width", "browser"),
    [
        (QRect(0, 0, 1920, 1040), 960, QRect(960, 0, 960, 1040)),
        (QRect(100, 30, 1366, 738), 720, QRect(820, 30, 646, 738)),
        (QRect(0, 0, 3840, 2160), 960, QRect(960, 0, 2880, 2160)),
        (QRect(0, 0, 1024, 740), 524, QRect(524, 0, 500, 740)),
        (QRect(0, 0, 1100, 740), 600, QRect(600, 0, 500, 740)),
    ],
)
def test_studio_left_browser_right(screen: QRect, studio_width: int, browser: QRect) -> None:
    places = side_by_side(screen)
    assert places.studio == QRect(screen.left(), screen.top(), studio_width, screen.height())
    assert places.browser == browser


def test_neither_covers_the_other_from_1024_pixels_on() -> None:
    """The browser covered the stop bar, the studio its address, by 175 pixels."""
    for width in range(1_024, 2_000, 37):
        places = side_by_side(QRect(0, 0, width, 700))
        assert not places.studio.intersects(places.browser), width
