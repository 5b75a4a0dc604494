"""The small inputs of a step's form: they tell when something was really changed, and never by the wheel."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)
from typing_extensions import override

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.brackets import CLOSE, OPEN, called, to_edit
from studio.domain.values.date_expression import EXAMPLES
from studio.engine.flow_editing.variables import VALUE_PARTS
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.calm import CalmBox, CalmDecimal
from studio.ui.widgets.controls import make_icon_button, named
from studio.ui.widgets.step_fields import FieldKind, StepField, is_hidden, read_field
from studio.ui.widgets.theme import Theme
from studio.words import tr

NamesOf = Callable[[], Sequence[str]]
"""Names of the flow's variables, as they are now."""

EXPECTED_WORDS: Final = {
    EvidenceKind.TEXT_APPEARED: tr("文字が出る"),
    EvidenceKind.TEXT_GONE: tr("文字が消える"),
    EvidenceKind.URL: tr("アドレスになる"),
    EvidenceKind.LEFT: tr("画面を離れる"),
    EvidenceKind.VALUE: tr("値が入る"),
    EvidenceKind.CHECKED: tr("チェックが変わる"),
    EvidenceKind.OPTION: tr("選択が変わる"),
    EvidenceKind.DIALOG: tr("確認画面が開く"),
    EvidenceKind.TAB: tr("タブが替わる"),
    EvidenceKind.STATE: tr("状態が変わる"),
    EvidenceKind.ROWS: tr("行が見つかる"),
    EvidenceKind.FILE: tr("ファイルができる"),
    EvidenceKind.SCROLLED: tr("スクロールする"),
    EvidenceKind.FOCUS: tr("カーソルが移る"),
    EvidenceKind.FOUND: tr("見つかる"),
    EvidenceKind.ANSWER: tr("答えが出る"),
}
"""What is checked after a step, of every kind."""
OFFERED: Final = (EvidenceKind.TEXT_APPEARED, EvidenceKind.TEXT_GONE, EvidenceKind.URL)
"""Kinds that a person can write themselves."""
_LINES: Final = 3
_SPIN_PX: Final = 96


class CalmCombo(CalmBox):
    """A named choice, as wide as its words."""

    def __init__(self, name: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, name, words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def choose(self, data: object) -> None:
        """Show the entry of this value, without telling anybody."""
        self.blockSignals(True)  # showing a value is no choice
        self.setCurrentIndex(self.findData(data))
        self.blockSignals(False)


class LinesEdit(QPlainTextEdit):
    """A text of a few lines.

    Signals:
        left: The keyboard has gone elsewhere.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().height() * _LINES + 18)

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        super().focusOutEvent(e)
        self.left.emit()


class FieldInput(QWidget):
    """One field of an act with the input that fits it.

    Signals:
        committed: The person has finished a change; the new value as text.
        made_variable: The value is to be a variable from now on.
    """

    committed = Signal(str)
    made_variable = Signal()

    def __init__(self, field: StepField, names: NamesOf, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self._names = names
        self._shown = ""
        self._line: QLineEdit | None = None
        self._lines: LinesEdit | None = None
        self._combo: CalmCombo | None = None
        self._spin: CalmDecimal | None = None
        self._row = in_row(
            grow(self._make_input(), 0 if field.kind is FieldKind.NUMBER else 1), gap=4, of=self
        )
        if field.kind is FieldKind.NUMBER:
            self._row.addStretch(1)
        if field.takes_variables:
            self._row.addWidget(self._make_insert(theme), 0, Qt.AlignmentFlag.AlignTop)

    @property
    def text(self) -> str:
        """What stands in it now."""
        if self._combo is not None:
            return str(self._combo.currentData())
        if self._spin is not None:
            return f"{self._spin.value():g}"
        if self._lines is not None:
            return self._lines.toPlainText()
        return self._line.text() if self._line else ""

    def show_action(self, action: Action) -> None:
        """Show what an act holds. What is being typed stays: it was not taken yet, or cannot be."""
        held = read_field(action, self.field)
        text = to_edit(held) if self.field.takes_variables else held
        if self._line is not None:
            hidden = is_hidden(action, held)
            echo = QLineEdit.EchoMode.Password if hidden else QLineEdit.EchoMode.Normal
            self._line.setEchoMode(echo)
        if text == self._shown and (self._line is not None or self._lines is not None):
            return
        self._shown = text
        self._put(text)

    def focus_input(self) -> None:
        """Give it the keyboard."""
        inner = self._combo or self._spin or self._lines or self._line
        if inner is not None:
            inner.setFocus()
        if self._line is not None:
            self._line.selectAll()

    def _put(self, text: str) -> None:
        if self._combo is not None:
            self._combo.choose(text)
        elif self._spin is not None:
            self._spin.blockSignals(True)  # showing a value is no change
            self._spin.setValue(float(text or 0))
            self._spin.blockSignals(False)
        elif self._lines is not None:
            self._lines.setPlainText(text)
        elif self._line is not None:
            self._line.setText(text)

    def _commit(self) -> None:
        if self.text != self._shown:
            self.committed.emit(self.text)

    def _make_input(self) -> QWidget:
        field = self.field
        name = f"field_{field.name}"
        match field.kind:
            case FieldKind.CHOICE:
                combo = self._combo = CalmCombo(name, field.label, self)
                for value, words in field.choices:
                    combo.addItem(words, value)
                combo.currentIndexChanged.connect(lambda: self._commit())
                return combo
            case FieldKind.NUMBER:
                return self._make_spin(name)
            case FieldKind.LINES:
                lines = self._lines = LinesEdit(self)
                lines.setPlaceholderText(field.hint)
                lines.left.connect(self._commit)
                made: QWidget = lines
            case _:
                line = self._line = QLineEdit(self)
                line.setPlaceholderText(field.hint)
                line.editingFinished.connect(self._commit)
                made = line
        named(made, name, field.label)
        made.setMinimumWidth(60)
        return made

    def _make_spin(self, name: str) -> QWidget:
        spin = self._spin = CalmDecimal(self)
        named(spin, name, self.field.label)
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.setDecimals(1 if self.field.least % 1 else 0)
        spin.setRange(self.field.least, self.field.most)
        spin.setKeyboardTracking(False)
        spin.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        spin.setMinimumWidth(_SPIN_PX)
        spin.valueChanged.connect(lambda: self._commit())
        return spin

    def _make_insert(self, theme: Theme) -> QToolButton:
        words = tr("変えられる値・認証情報・日付を入れる")
        button = make_icon_button(
            self, theme, "fa6s.tag", words, f"insert_variable_{self.field.name}"
        )
        button.setText(tr("値を選ぶ"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(lambda: self._offer_variables(button))
        return button

    def _offer_variables(self, button: QToolButton) -> None:
        menu = QMenu(self)
        menu.setObjectName("variable_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.field.name in VALUE_PARTS and self.text.strip() and OPEN not in self.text:
            menu.addAction(tr("この値を変えられる値にする")).triggered.connect(
                lambda: self.made_variable.emit()
            )
            menu.addSeparator()
        for name in self._names():
            action = menu.addAction(called(name).replace("&", "&&"))
            action.triggered.connect(lambda _=False, name=name: self._insert(name))
        days = menu.addMenu(tr("実行する日から数えた日付"))
        days.setObjectName("day_menu")
        for said in EXAMPLES:
            days.addAction(said).triggered.connect(lambda _=False, said=said: self._insert(said))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _insert(self, name: str) -> None:
        words = f"{OPEN}{called(name)}{CLOSE}"
        if self._line is not None:
            self._line.insert(words)
        elif self._lines is not None:
            self._lines.insertPlainText(words)
        self._commit()


class ExpectedRow(QWidget):
    """One thing to be checked after a step.

    Signals:
        committed: It was changed; `fact` is what it says now.
        removed: The person does not want it checked.
    """

    committed = Signal()
    removed = Signal()

    def __init__(self, fact: Evidence, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = fact.detail
        self._kind = CalmCombo("expected_kind", tr("確かめること"), self)
        kinds = OFFERED if fact.kind in OFFERED else (fact.kind, *OFFERED)
        for kind in kinds:
            self._kind.addItem(EXPECTED_WORDS[kind], kind.value)
        self._kind.choose(fact.kind.value)
        self._detail = named(
            QLineEdit(to_edit(fact.detail), self), "expected_detail", tr("確かめる内容")
        )
        self._detail.setMinimumWidth(60)
        self._detail.setCursorPosition(0)  # a long one is read from its beginning
        remove = make_icon_button(self, theme, "fa6s.xmark", tr("確かめない"), "expected_remove")
        remove.clicked.connect(lambda: self.removed.emit())
        self._detail.editingFinished.connect(lambda: self.committed.emit())
        self._kind.currentIndexChanged.connect(lambda: self.committed.emit())
        in_row(self._kind, grow(self._detail), remove, gap=4, of=self)

    @property
    def fact(self) -> Evidence:
        """What it says now; variables as 〔検索語〕, unless nothing was changed."""
        kind, said = EvidenceKind(str(self._kind.currentData())), self._detail.text().strip()
        is_same = said == to_edit(self._known)
        return Evidence(kind=kind, detail=self._known if is_same else said)

    def focus_detail(self) -> None:
        """Let the person write it."""
        self._detail.setFocus()
