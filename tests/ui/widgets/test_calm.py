"""What the wheel passes over changes nothing."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTime
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from studio.ui.widgets import calm
from studio.ui.widgets.calm import CalmBox, CalmDecimal, CalmSpin, CalmTabs, CalmTime
from tests.ui.conftest import Stage

_TURNED_BY_QT = frozenset(
    {
        "QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit",
        "QDateTimeEdit", "QSlider", "QDial", "QTabBar", "QTabWidget",
    }
)  # fmt: skip


def turn_wheel(widget: QWidget) -> QWheelEvent:
    """Turn the wheel one notch over a widget, as Qt sends it; returns the event."""
    point = QPointF(widget.rect().center())
    wheel = QWheelEvent(
        point, point, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, wheel)
    return wheel


def made_by(path: Path) -> set[str]:
    """Return which classes of Qt that the wheel turns a module makes or builds upon."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            names.add(node.func.id)
        elif isinstance(node, ast.ClassDef):
            names |= {base.id for base in node.bases if isinstance(base, ast.Name)}
    return names & _TURNED_BY_QT


def test_nothing_in_the_window_is_turned_by_the_wheel_unless_it_is_calm() -> None:
    own = Path(calm.__file__)
    modules = [path for path in own.parent.rglob("*.py") if path != own]
    assert {path.name: made_by(path) for path in modules if made_by(path)} == {}
    assert made_by(own) == {"QComboBox", "QSpinBox", "QDoubleSpinBox", "QTabBar", "QTimeEdit"}


@pytest.mark.parametrize("has_focus", [False, True])
def test_the_wheel_changes_no_closed_choice_number_or_tab(
    host: QWidget, *, has_focus: bool
) -> None:
    box, spin, decimal = CalmBox(host), CalmSpin(host), CalmDecimal(host)
    tabs = CalmTabs("tabs", "見出し", host)
    for words in ("一つ目", "二つ目"):
        tabs.addTab(words)
    box.addItems(["ふつう", "本番モード"])
    at = CalmTime(host)
    at.setTime(QTime(9, 0))
    spin.setValue(40)
    decimal.setValue(1.5)
    for widget in (box, spin, decimal, tabs, at):
        assert widget.focusPolicy() != Qt.FocusPolicy.WheelFocus
        widget.show()
        if has_focus:
            widget.setFocus()
        assert not turn_wheel(widget).isAccepted()
    assert (box.currentIndex(), spin.value(), decimal.value(), tabs.currentIndex()) == (
        0,
        40,
        1.5,
        0,
    )
    assert at.time() == QTime(9, 0)


def test_scrolling_the_settings_leaves_the_mode(stage: Stage) -> None:
    mode = stage.find(QComboBox, "mode_box")
    before = mode.currentText()
    turn_wheel(mode)
    assert mode.currentText() == before


@pytest.mark.parametrize("is_all", [True, False], ids=["all of it chosen", "pressed on the hour"])
def test_a_time_is_typed_over_the_one_that_stands_there(host: QWidget, *, is_all: bool) -> None:
    at = CalmTime(host)
    at.setDisplayFormat("H:mm")
    at.setTime(QTime(9, 0))
    at.show()
    QTest.mouseClick(at.lineEdit(), Qt.MouseButton.LeftButton, pos=QPoint(9, 8))
    if is_all:
        QTest.keyClick(at, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(at, "14:38")
    assert at.time() == QTime(14, 38)
