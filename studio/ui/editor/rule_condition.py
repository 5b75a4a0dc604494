"""One condition of a rule as a piece of its sentence: 「評価 が 4 以上」, with fields in place."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from studio.domain.actions.rule import Comparison, Condition, Joining
from studio.domain.flows.brackets import CLOSE, OPEN, called, from_edit, to_edit
from studio.domain.values.date_expression import is_date_said
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import make_icon_button, make_label, named
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import Theme
from studio.words import tr

JOINING_WORDS: Final = {Joining.ALL: tr("かつ"), Joining.ANY: tr("または")}
_FIELD_CHARS: Final = 9


class QuietCombo(CalmBox):
    """A choice that tells when the person has chosen.

    Args:
        name: Object name.
        words: For screen readers.
        on_change: Called when the person has chosen, or has finished typing.
    """

    def __init__(
        self, name: str, words: str, on_change: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        named(self, name, words)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._on_change = on_change
        self.activated.connect(lambda: on_change())

    def let_type(self, words: str) -> None:
        """Let the person write something that is not in the list."""
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        line = self.lineEdit()
        assert line is not None
        line.setPlaceholderText(words)
        line.setAccessibleName(self.accessibleName())
        line.editingFinished.connect(self._on_change)
        self.setMinimumContentsLength(_FIELD_CHARS)

    def offer(self, words: Sequence[str]) -> None:
        """Offer these texts, keeping what is written."""
        held = self.currentText()
        with QSignalBlocker(self):
            self.clear()
            self.addItems(list(words))
            self.setEditText(held)

    def choose(self, value: object) -> None:
        """Show the choice with this value."""
        with QSignalBlocker(self):
            self.setCurrentIndex(max(0, self.findData(value)))

    def write(self, text: str) -> None:
        """Show a text without telling anybody."""
        with QSignalBlocker(self):
            self.setEditText(text)


class ConditionRow(QWidget):
    """One condition.

    Signals:
        changed: The person changed it.
        joined: The person chose かつ or または (a `Joining`); it holds for all conditions.
        removed: The person takes it out.
    """

    changed = Signal()
    joined = Signal(object)
    removed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rule_condition")
        self._held = ""
        self._variables: tuple[str, ...] = ()
        self._joint = QuietCombo("rule_joint", tr("つなぎ"), self._tell_joint, self)
        for joining, words in JOINING_WORDS.items():
            self._joint.addItem(words, joining)
        change = self.changed.emit
        self._column = QuietCombo("rule_column", tr("列の名前"), change, self)
        self._column.let_type(tr("例：価格"))
        self._value = QuietCombo("rule_value", tr("比べる値"), change, self)
        self._value.let_type(tr("例：3000"))
        self._comparison = QuietCombo("rule_comparison", tr("比べ方"), change, self)
        for comparison in Comparison:
            self._comparison.addItem(comparison.meaning.choice, comparison)
        self._remove = make_icon_button(
            self, theme, "fa6s.trash-can", tr("この条件を消す"), "rule_remove"
        )
        self._remove.clicked.connect(lambda: self.removed.emit())
        self._lay_out()

    @property
    def condition(self) -> Condition | None:
        """What the fields say; None while the column or the value is missing."""
        column, said = self._column.currentText().strip(), self._value.currentText().strip()
        if not column or not said:
            return None
        value = from_edit(said, self._held, self._variables, is_date_said)
        return Condition(
            column=column, comparison=Comparison(self._comparison.currentData()), value=value
        )

    def show_condition(self, condition: Condition) -> None:
        """Show a condition."""
        if condition == self.condition:
            return
        self._column.write(condition.column)
        self._held = condition.value
        self._value.write(to_edit(condition.value))
        self._comparison.choose(condition.comparison)

    def show_joint(self, joining: Joining | None) -> None:
        """Show how it is joined to the one before; None for the first."""
        self._joint.setVisible(joining is not None)
        if joining is not None:
            self._joint.choose(joining)

    def offer(self, columns: Sequence[str], variables: Sequence[str]) -> None:
        """Offer the columns of the page and the variables of the flow."""
        self._column.offer(columns)
        self._variables = tuple(variables)
        self._value.offer([f"{OPEN}{called(name)}{CLOSE}" for name in variables])

    def focus_column(self) -> None:
        """Let the person write the column."""
        self._column.setFocus()

    def _tell_joint(self) -> None:
        self.joined.emit(Joining(self._joint.currentData()))

    def _lay_out(self) -> None:
        FlowLayout(
            self,
            self._joint,
            self._column,
            make_label(self, tr("が")),
            self._value,
            self._comparison,
            self._remove,
            spacing=6,
        )
