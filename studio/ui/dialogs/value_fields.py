"""One field of a form for each kind of variable: checked while it is typed, shown as it will be used."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from studio.domain.text import clip
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.variables.variable_values import ValuePreview, VariableValues
from studio.ui.dialogs.ask import pick_file
from studio.ui.widgets.boxes import AS_AROUND, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import (
    ComposingEdit,
    Size,
    make_button,
    make_label,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.theme import set_look
from studio.words import sentences, tr

_SAID_OFTEN: Final = (
    "今日", "翌営業日", "前営業日", "今月末", "先月末", "来月1日", "月末営業日", "来週の月曜",
)  # fmt: skip
_PER_ROW: Final = 4
_SHOWN_CHARS: Final = 80


class DayPicker(QFrame):
    """A calendar with the days that offices say in words; it closes with the choice.

    Signals:
        chosen: A date (2026/11/20) or an expression (先月末).
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, day: QDate) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("day_picker")
        self.setProperty("card", "plain")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = QGridLayout()
        words.setSpacing(4)
        for number, said in enumerate(_SAID_OFTEN):
            button = make_button(self, said, f"day_{said}", self._chooser(said), "link")
            words.addWidget(button, number // _PER_ROW, number % _PER_ROW)
        self.calendar = self._make_calendar(day)
        in_column(words, self._make_head(), self.calendar, gap=6, of=self, margins=(8, 8, 8, 8))

    def _make_calendar(self, day: QDate) -> QCalendarWidget:
        calendar = QCalendarWidget(self)
        calendar.setObjectName("day_calendar")
        calendar.setLocale(QLocale(QLocale.Language.Japanese, QLocale.Country.Japan))
        calendar.setFirstDayOfWeek(Qt.DayOfWeek.Monday)
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        calendar.setNavigationBarVisible(False)
        plain = QTextCharFormat()
        plain.setForeground(self.palette().text())
        calendar.setHeaderTextFormat(plain)
        for weekday in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            calendar.setWeekdayTextFormat(weekday, plain)
        calendar.setSelectedDate(day)
        calendar.activated.connect(self._take_day)
        calendar.clicked.connect(self._take_day)
        calendar.currentPageChanged.connect(self._show_month)
        return calendar

    def _make_head(self) -> QHBoxLayout:
        self._month = make_label(self, "", Size.TITLE, name="day_month")
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        back = make_button(self, "‹", "month_before", self.calendar.showPreviousMonth, "link")
        back.setAccessibleName(tr("前の月"))
        on = make_button(self, "›", "month_after", self.calendar.showNextMonth, "link")
        on.setAccessibleName(tr("次の月"))
        head = in_row(back, grow(self._month), on, gap=AS_AROUND)
        self._show_month(self.calendar.yearShown(), self.calendar.monthShown())
        return head

    def _show_month(self, year: int, month: int) -> None:
        self._month.setText(tr("{year}年{month}月", year=year, month=month))

    def _chooser(self, said: str) -> Callable[[], None]:
        return lambda: self._take(said)

    def _take_day(self, day: QDate) -> None:
        self._take(day.toString("yyyy/MM/dd"))

    def _take(self, said: str) -> None:
        self.chosen.emit(said)
        self.close()


class ValueField(QWidget):
    """The field of one variable, with what a run will type, or why it cannot, below it.

    Args:
        variable: What is asked for.
        value: What stands in the field at first.
        variable_values: Says what a value becomes.
        parent: The form.
        is_secret: It is typed unseen and shown nowhere.

    Signals:
        changed: The text is another one; not told while an input method composes.
    """

    changed = Signal()

    def __init__(
        self,
        variable: Variable,
        value: str,
        variable_values: VariableValues,
        parent: QWidget,
        *,
        is_secret: bool = False,
    ) -> None:
        super().__init__(parent)
        self._variable = variable
        self._variable_values = variable_values
        self._is_secret = is_secret
        self._row = in_row(gap=6)
        self.editor = self._make_editor(value)
        self.setFocusProxy(self.editor)
        name = f"value_{variable.name}"
        named(self.editor, name, variable.name)
        self.hint = make_wrapped(self, variable.hint, Size.SMALL, "muted", f"{name}_hint")
        self.hint.setVisible(bool(variable.hint))
        self.told = make_wrapped(self, "", Size.SMALL, "muted", f"{name}_told")
        in_column(self._row, self.hint, self.told, gap=3, of=self)
        self._tell()

    @property
    def text(self) -> str:
        """What the person wants, as they wrote it."""
        if isinstance(self.editor, QComboBox):
            return self.editor.currentText()
        return self.editor.text()

    @property
    def is_composing(self) -> bool:
        """True while letters are not decided yet."""
        return isinstance(self.editor, ComposingEdit) and self.editor.is_composing

    @property
    def is_usable(self) -> bool:
        """True when a run can use it."""
        return bool(self.text) and not self._seen().fault

    def set_text(self, text: str) -> None:
        """Put a value into the field."""
        if isinstance(self.editor, QComboBox):
            self.editor.setCurrentText(text)
        else:
            self.editor.setText(text)

    def _make_editor(self, value: str) -> QLineEdit | QComboBox:
        if self._variable.kind is VariableKind.CHOICE and self._variable.choices:
            return self._make_choice(value)
        line = ComposingEdit(self)
        line.setText(value)
        if self._is_secret:
            line.setEchoMode(QLineEdit.EchoMode.Password)
        line.textChanged.connect(self._on_changed)
        self._row.addWidget(line, 1)
        if self._variable.kind is VariableKind.DATE and not self._is_secret:
            line.setPlaceholderText(tr("2026/11/20、今日、先月末 など"))
            self._add_button(tr("カレンダー"), "calendar", self._open_calendar)
        elif self._variable.kind is VariableKind.FILE:
            self._add_button(tr("選ぶ…"), "file", self._choose_file)
        elif self._variable.kind is VariableKind.NUMBER:
            line.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
            line.setPlaceholderText(tr("3000 など"))
        return line

    def _make_choice(self, value: str) -> QComboBox:
        combo = CalmBox(self)
        combo.addItems(list(self._variable.choices))
        combo.setCurrentIndex(combo.findText(value))
        combo.setPlaceholderText(tr("選んでください"))
        combo.currentIndexChanged.connect(self._on_changed)
        self._row.addWidget(combo, 1)
        return combo

    def _add_button(self, words: str, name: str, act: Callable[[], None]) -> None:
        button = make_button(self, words, f"{name}_{self._variable.name}", act)
        button.setAccessibleName(tr("{name}：{words}", name=self._variable.name, words=words))
        self._row.addWidget(button)

    def _open_calendar(self) -> None:
        day = parse_date(self._seen_day()) or self._variable_values.today
        picker = DayPicker(self, QDate(day.year, day.month, day.day))
        picker.chosen.connect(self.set_text)
        picker.adjustSize()
        below = self.mapToGlobal(QPoint(0, self.editor.height() + 2))
        room = self.screen().availableGeometry()
        below.setX(max(room.left(), min(below.x(), room.right() - picker.width())))
        below.setY(max(room.top(), min(below.y(), room.bottom() - picker.height())))
        picker.move(below)
        picker.show()
        picker.calendar.setFocus()

    def _seen_day(self) -> str:
        plain = self._variable.model_copy(update={"date_format": "", "converters": ()})
        return self._variable_values.preview(plain, self.text).text

    def _choose_file(self) -> None:
        start = str(Path(self.text).expanduser().parent) if self.text else str(Path.home())
        pick_file(self, tr("ファイルを選ぶ"), start, "", "value_file_dialog", self.set_text)

    def _on_changed(self) -> None:
        self._tell()
        self.changed.emit()

    def _seen(self) -> ValuePreview:
        return self._variable_values.preview(self._variable, self.text)

    def _tell(self) -> None:
        seen = self._seen() if self.text else ValuePreview()
        words = sentences(seen.fault, seen.remedy) if seen.fault else self._said(seen)
        if self._is_secret:
            words = tr("この値は使えません。") if seen.fault else ""
        say(self.told, words)
        set_look(self.told, "tone", "red" if seen.fault else "muted")

    def _said(self, seen: ValuePreview) -> str:
        typed = tr("→ {seen}", seen=clip(seen.text, _SHOWN_CHARS)) if seen.text != self.text else ""
        return "　".join(part for part in (typed, seen.note) if part)
