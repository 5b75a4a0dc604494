"""操作の記録 by hand: it begins anew, follows its end, filters, and leads to the item."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.events.events import RunKind, RunStarted
from studio.ui.page.log_model import LogEntry, LogModel, Tone
from studio.ui.page.step_log import LogDelegate, StepLog
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child

LINES = 1_000


def make_log(theme: Theme, host: QWidget, opened: list[str] | None = None) -> StepLog:
    log = StepLog(theme, (opened if opened is not None else []).append, host)
    log.resize(400, 200)
    log.show()
    return log


def line(text: str, tone: Tone = Tone.GOOD, item_id: str = "") -> LogEntry:
    return LogEntry("fa6s.play", tone, text, "0.1 秒", item_id)


def texts(log: StepLog) -> list[object]:
    return [log.model.index(row).data() for row in range(log.model.rowCount())]


def test_a_new_run_begins_a_new_log(theme: Theme, host: QWidget) -> None:
    log = make_log(theme, host)
    empty = child(log, QLabel, "log_empty")
    assert empty.isVisible()
    log.add(line("前の実行"))
    assert not empty.isVisible()
    log.take_event(RunStarted(run_kind=RunKind.AGENT, name="検索", total=1))
    assert "前の実行" not in [entry.text for entry in log.model.entries]


def test_the_end_is_followed_unless_the_person_looks_back(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    log = make_log(theme, host)
    bar = log.view.verticalScrollBar()
    for number in range(60):
        log.add(line(str(number)))
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == bar.maximum()
    longer = bar.maximum()
    bar.setValue(0)
    log.add(line("60"))
    qtbot.waitUntil(lambda: bar.maximum() > longer)
    assert bar.value() == 0


def test_a_long_log_costs_no_more_by_the_line_than_a_short_one(
    theme: Theme, host: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line laid all lines out anew: the 4,500th took 14 ms."""
    asked, count = list[None](), LogModel.rowCount

    def counted(model: LogModel, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        asked.append(None)
        return count(model, parent)

    monkeypatch.setattr(LogModel, "rowCount", counted)
    log = make_log(theme, host)
    for number in range(LINES):
        log.add(line(str(number)))
    bar = log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == bar.maximum()
    assert len(asked) < 20 * LINES


def test_the_filter_shows_what_needs_a_look(theme: Theme, host: QWidget) -> None:
    log = make_log(theme, host)
    for entry in (line("よい"), line("注意", Tone.WARN), line("失敗", Tone.BAD)):
        log.add(entry)
    button = child(log, QToolButton, "log_filter")
    button.click()
    assert log.model.rowCount() == 2
    button.click()
    assert log.model.rowCount() == 3


@pytest.mark.parametrize(("row", "opened"), [(0, ["i1"]), (1, list[str]())])
def test_a_click_leads_to_the_item_of_the_line(
    theme: Theme, host: QWidget, qtbot: QtBot, row: int, opened: list[str]
) -> None:
    found: list[str] = []
    log = make_log(theme, host, found)
    log.add(line("検索", item_id="i1"))
    log.add(line("始まり"))
    place = log.view.visualRect(log.model.index(row)).center()
    qtbot.mouseClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert found == opened


def test_a_line_of_any_length_stays_inside_its_row(theme: Theme, host: QWidget) -> None:
    log = make_log(theme, host)
    log.add(line("長い\n文" * 200, Tone.BAD))
    option = QStyleOptionViewItem()
    delegate = LogDelegate(theme, log.view)
    height = delegate.sizeHint(option, log.model.index(0)).height()
    image = QImage(400, height * 2, QImage.Format.Format_RGB32)
    ground = QColor(theme.colours.card)
    image.fill(ground)
    option.rect = image.rect().adjusted(0, 0, -100, -height)
    painter = QPainter(image)
    delegate.paint(painter, option, log.model.index(0))
    painter.end()

    def ink(left: int, top: int, right: int, bottom: int) -> int:
        pixels = ((x, y) for x in range(left, right) for y in range(top, bottom))
        return sum(image.pixelColor(x, y) != ground for x, y in pixels)

    assert ink(0, 0, 300, height) > 0
    assert ink(300, 0, 400, height * 2) == 0
    assert ink(0, height, 300, height * 2) == 0


def test_the_end_stays_in_sight_when_there_is_less_room(theme: Theme, host: QWidget) -> None:
    log = make_log(theme, host)
    bar = log.view.verticalScrollBar()
    for number in range(60):
        log.add(line(str(number)))
    log.resize(400, 140)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    log.resize(400, 200)
    QApplication.processEvents()
    assert bar.value() == 0
