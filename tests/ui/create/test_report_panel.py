"""報告: the run as text, copied as it stands."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from studio.ui.create.report_panel import ReportPanel
from tests.ui.conftest import Stage, child


def test_the_report_is_shown_from_its_beginning_and_copied_whole(
    stage: Stage,
) -> None:
    panel = child(stage.window, ReportPanel, "report_panel")
    panel.show_lines(["検索する：できました", "合計 3 手順"])
    child(panel, QPushButton, "report_copy").click()
    assert QGuiApplication.clipboard().text() == "検索する：できました\n合計 3 手順"
    panel.show_lines(["次の実行"])
    assert panel.text == "次の実行"
