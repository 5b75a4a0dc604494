"""Every line of the mapping can be reached, however little room there is."""

from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from studio.ui.data.data_mapping import DropCombo
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child, on_qt
from tests.ui.data.test_data_page import Opened


@on_qt
async def test_beside_a_browser_the_value_of_a_line_is_not_cut_off(
    theme: Theme, host: QWidget
) -> None:
    """The heading of one column pushed all of them out of the page."""
    opened = Opened(theme, host)
    await opened.mapped()
    for combo in opened.page.mapping.findChildren(DropCombo):
        combo.addItem("用途（会議の名前や相手先など、できるだけくわしく）", "用途")
    opened.controller.map("金額", "")
    opened.page.resize(436, 600)
    for _ in range(4):
        QApplication.processEvents()
    lines = [one for one in opened.page.mapping.findChildren(QLineEdit) if one.isVisible()]
    assert lines
    for line in lines:
        assert line.visibleRegion().boundingRect().width() == line.width() > 100
    assert child(opened.page, DropCombo, "map_金額").width() > 150
