"""When a schedule has its turns: kind, days and time in plain controls, with the first turn said below."""

from collections.abc import Callable
from datetime import datetime, time
from typing import Final

from PySide6.QtCore import QTime, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Recurrence, When
from studio.domain.values.moments import DAY_NAMES, when_in_words
from studio.ui.schedules.schedule_words import BY_WORKDAYS, KIND_WORDS
from studio.ui.widgets.boxes import FREE, in_column, in_row
from studio.ui.widgets.calm import CalmBox, CalmSpin, CalmTime
from studio.ui.widgets.controls import Size, make_label, make_wrapped, named
from studio.words import tr

FirstTurn = Callable[[When], datetime | None]
_MOST_DAYS: Final = 31
_MOST_WORKDAYS: Final = 20
_INSIDE: Final = 5
"""Pixels before the text: the style sheet's padding moves that of other fields, not of these."""
_USUAL: Final = When(recurrence=Recurrence.DAILY, at=time(9))


class WhenFields(QWidget):
    """Says what it asks for in the same words as the list does.

    Args:
        first_turn: Tells when a new schedule would run first.
        shown: What stands there at first; None is what most people want.

    Signals:
        changed: Something else is chosen.
    """

    changed = Signal()

    def __init__(self, first_turn: FirstTurn, parent: QWidget, shown: When | None = None) -> None:
        super().__init__(parent)
        self._first_turn = first_turn
        self.kind = CalmBox(self)
        self.days = [QCheckBox(letter, self) for letter in DAY_NAMES]
        self.day = self._spin("schedule_day", tr("日"), _MOST_DAYS, "", tr(" 日"))
        self.nth = self._spin(
            "schedule_nth", tr("何番目の営業日"), _MOST_WORKDAYS,
            tr("第 "), tr(" 営業日"),
        )  # fmt: skip
        self.at = CalmTime(self)
        self._at_label = make_label(self, tr("時刻"), Size.SMALL, "muted")
        self._week = QWidget(self)
        self._told = make_wrapped(self, "", Size.SMALL, "muted", "schedule_first")
        self._about = make_wrapped(
            self,
            tr("営業日は、日本の祝日と、「設定」で決めた年末年始・会社の休日を除いた平日です。"),
            Size.SMALL,
            "muted",
            "schedule_workdays",
        )
        self._fill()
        self._show(shown or _USUAL)
        self._lay_out()
        self._connect()
        self._tell()

    @property
    def when(self) -> When | None:
        """What is chosen; None while no day of the week is."""
        kind = Recurrence(self.kind.currentData())
        days = tuple(number for number, box in enumerate(self.days) if box.isChecked())
        if kind is Recurrence.WEEKLY and not days:
            return None
        at = self.at.time()
        return When(
            recurrence=kind,
            at=time(at.hour(), at.minute()),
            weekdays=days if kind is Recurrence.WEEKLY else (),
            day=self.day.value(),
            nth=self.nth.value(),
        )

    def _fill(self) -> None:
        named(self.kind, "schedule_kind", tr("くり返し"))
        for kind, words in KIND_WORDS.items():
            self.kind.addItem(words, kind.value)
        for number, box in enumerate(self.days):
            named(box, f"schedule_weekday_{number}", tr("{number}曜日", number=DAY_NAMES[number]))
        named(self.at, "schedule_at", tr("時刻"))
        self.at.setDisplayFormat("H:mm")
        self.at.lineEdit().setTextMargins(_INSIDE, 0, 0, 0)

    def _spin(self, name: str, words: str, most: int, before: str, after: str) -> CalmSpin:
        spin = named(CalmSpin(self), name, words)
        spin.setRange(1, most)
        spin.setPrefix(before)
        spin.setSuffix(after)
        spin.lineEdit().setTextMargins(_INSIDE, 0, 0, 0)
        return spin

    def _show(self, when: When) -> None:
        self.kind.setCurrentIndex(self.kind.findData(when.recurrence.value))
        for number, box in enumerate(self.days):
            box.setChecked(number in when.weekdays)
        self.day.setValue(when.day)
        self.nth.setValue(when.nth)
        self.at.setTime(QTime(when.at.hour, when.at.minute))

    def _lay_out(self) -> None:
        in_row(*self.days, FREE, gap=10, of=self._week)
        line = in_row(self.kind, self.day, self.nth, self._at_label, self.at, FREE)
        in_column(line, self._week, self._told, self._about, gap=6, of=self)

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._tell)
        self.day.valueChanged.connect(self._tell)
        self.nth.valueChanged.connect(self._tell)
        self.at.timeChanged.connect(self._tell)
        for box in self.days:
            box.toggled.connect(self._tell)

    def _tell(self) -> None:
        """Show the controls of the chosen kind, and when the first turn would be."""
        kind = Recurrence(self.kind.currentData())
        self._week.setVisible(kind is Recurrence.WEEKLY)
        self.day.setVisible(kind is Recurrence.MONTHLY)
        self.nth.setVisible(kind is Recurrence.NTH_WORKDAY)
        for widget in (self.at, self._at_label):
            widget.setVisible(kind is not Recurrence.LOGIN)
        self._about.setVisible(kind in BY_WORKDAYS)
        self._told.setText(self._first_words())
        self.changed.emit()

    def _first_words(self) -> str:
        when = self.when
        if when is None:
            return tr("曜日を選んでください。")
        if when.recurrence is Recurrence.LOGIN:
            return tr("次にログインしたときから、1 日に 1 回実行します。")
        try:
            first = self._first_turn(when)
        except SettingsError as fault:
            return str(fault)
        if first is None:
            return tr("70 日以内に、その日がありません。")
        now = datetime.now().astimezone()
        return tr("最初の実行は {first} です。", first=when_in_words(first, now))
