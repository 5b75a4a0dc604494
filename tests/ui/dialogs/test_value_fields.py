"""A field shows what a run will type, or why it cannot; the input method is left alone."""

from datetime import date

from PySide6.QtCore import QDate, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QComboBox,
    QLineEdit,
    QPushButton,
    QWidget,
)

from studio.domain.values.variable import Converter, Variable, VariableKind
from studio.engine.variables.values import Almanac
from studio.engine.variables.variable_values import VariableValues
from studio.ui.dialogs.value_fields import ComposingEdit, DayPicker, ValueField
from studio.workdays import OfficeCalendar
from tests.memory_library import MemoryLibrary
from tests.ui.conftest import child


def make_desk(library: MemoryLibrary | None = None) -> VariableValues:
    today = date(2026, 11, 20)
    return VariableValues(library or MemoryLibrary(), Almanac(OfficeCalendar(), lambda: today))


def make_field(host: QWidget, variable: Variable, value: str = "", **more: bool) -> ValueField:
    return ValueField(variable, value, make_desk(), host, **more)


def test_a_day_is_shown_as_it_will_be_typed(host: QWidget) -> None:
    day = Variable(name="日", kind=VariableKind.DATE, date_format="ggge年M月d日")
    field = make_field(host, day, "翌営業日")
    assert field.told.text() == "→ 令和8年11月24日　2026年11月24日(火)"
    assert field.is_usable
    field.set_text("そのうち")
    assert "日付として読めません" in field.told.text()
    assert field.told.property("tone") == "red"
    assert not field.is_usable


def test_a_number_and_its_converters(host: QWidget) -> None:
    number = Variable(name="額", kind=VariableKind.NUMBER, converters=(Converter.NUMBER_PLAIN,))
    field = make_field(host, number, "1,200円")
    assert field.told.text() == "→ 1200"
    field.set_text("多め")
    assert "数として読めません" in field.told.text()


def test_choices_are_chosen_and_none_is_chosen_unasked(host: QWidget) -> None:
    choice = Variable(name="税", kind=VariableKind.CHOICE, choices=("課税", "非課税"))
    field = make_field(host, choice, "なし")
    assert (field.text, field.is_usable) == ("", False)
    assert isinstance(field.editor, QComboBox)
    field.set_text("非課税")
    assert (field.text, field.is_usable) == ("非課税", True)


def test_a_secret_is_typed_unseen_and_told_nowhere(host: QWidget) -> None:
    secret = Variable(name="暗証番号", kind=VariableKind.NUMBER, converters=(Converter.HALF_WIDTH,))
    field = make_field(host, secret, "ひみつ", is_secret=True)
    assert isinstance(field.editor, QLineEdit)
    assert field.editor.echoMode() is QLineEdit.EchoMode.Password
    assert "ひみつ" not in field.told.text()


def test_an_empty_field_is_no_fault_but_not_usable(host: QWidget) -> None:
    field = make_field(host, Variable(name="日", kind=VariableKind.DATE))
    assert (field.told.text(), field.is_usable) == ("", False)


def test_enter_belongs_to_the_input_method_while_it_composes(host: QWidget) -> None:
    line = ComposingEdit(host)
    pressed: list[str] = []
    line.returnPressed.connect(lambda: pressed.append(line.text()))
    QApplication.sendEvent(line, QInputMethodEvent("にほん", []))
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.is_composing
    assert pressed == []
    done = QInputMethodEvent("", [])
    done.setCommitString("日本")
    QApplication.sendEvent(line, done)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert pressed == ["日本"]


def test_the_calendar_opens_on_the_day_that_is_meant_and_gives_a_date(host: QWidget) -> None:
    field = make_field(
        host, Variable(name="日", kind=VariableKind.DATE, date_format="M/d"), "来月1日"
    )
    host.show()
    QTest.mouseClick(child(field, QPushButton, "calendar_日"), Qt.MouseButton.LeftButton)
    picker = field.findChild(DayPicker)
    assert picker is not None
    calendar = child(picker, QCalendarWidget, "day_calendar")
    assert calendar.selectedDate() == QDate(2026, 12, 1)
    calendar.clicked.emit(QDate(2026, 12, 24))
    assert field.text == "2026/12/24"
    assert picker.isHidden()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_day_in_words_is_one_press_away(host: QWidget) -> None:
    picker = DayPicker(host, QDate(2026, 11, 20))
    chosen: list[str] = []
    picker.chosen.connect(chosen.append)
    picker.show()
    QTest.mouseClick(child(picker, QPushButton, "day_先月末"), Qt.MouseButton.LeftButton)
    assert chosen == ["先月末"]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
