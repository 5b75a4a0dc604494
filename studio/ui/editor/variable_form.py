"""One variable edited in place: name, kind, value, format, converters with what becomes of the value."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import START_URL_VARIABLE
from studio.domain.text import clip
from studio.domain.values.converting import TITLES, preview
from studio.domain.values.date_format import FORMATS, is_format
from studio.domain.values.variable import Converter, Variable, VariableKind
from studio.engine.secrets.masking import is_secret_name
from studio.engine.variables.accepting import check_name
from studio.engine.variables.variable_values import VariableValues
from studio.ui.dialogs.ask import FormButtons, opened
from studio.ui.dialogs.value_fields import ValueField
from studio.ui.widgets.boxes import AS_AROUND, DIALOG, FREE, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import (
    ComposingEdit,
    Size,
    add_row,
    make_button,
    make_label,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.theme import set_look
from studio.words import tr

_LIST_ROWS: Final = 4
_LINE_PX: Final = 24
_SHOWN_CHARS: Final = 60
_WIDTH: Final = 440


class VariableEditor(QWidget):
    """A form for one variable, to be put into a dialog or beside a flow.

    Args:
        variable_values: Says what a value becomes.
        parent: Whose part it is.

    Signals:
        changed: Another variable stands in the form; `variable` has it, `fault` says if it is none.
    """

    changed = Signal()

    def __init__(self, variable_values: VariableValues, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("variable_editor")
        self._variable_values = variable_values
        self._others: frozenset[str] = frozenset()
        self._is_secret = False
        self._is_filling = False
        self._is_new = False
        self._no_value = tr("値を入力するか、「毎回たずねる」を選んでください。")
        self._about, self._rules = QWidget(self), QWidget(self)
        self._more = make_button(
            self, tr("名前・種類・変換を変える"), "variable_more", self._unfold, "link"
        )
        self._lines = in_column(gap=4, of=self._about)
        self._make_name_and_kind()
        self._lines = in_column(gap=4, of=self._rules)
        self._make_converters()
        self._lines = in_column(self._about, gap=4, of=self)
        self._make_value()
        self._lines.addWidget(self._rules)
        self._make_asking()
        self._lines.addLayout(in_row(self._more, FREE))
        self._lines.addStretch(1)

    @property
    def variable(self) -> Variable:
        """What stands in the form."""
        return Variable(
            name=self.name.text().strip(),
            value=self._value.text if self._value else "",
            kind=self._kind,
            choices=self._choice_texts(),
            hint=self.hint.text().strip(),
            date_format=self._format() if self._kind is VariableKind.DATE else "",
            converters=self._chosen(),
            ask_each_time=self.asks.isChecked(),
        )

    @property
    def fault(self) -> str:
        """Why what stands in the form is no variable; "" when it is one."""
        variable = self.variable
        try:
            check_name(self._others, variable.name)
        except SettingsError as fault:
            return str(fault)
        if variable.kind is VariableKind.CHOICE and not variable.choices:
            return tr("選べるものを、1 行に 1 つ書いてください。")
        if not is_format(variable.date_format):
            return tr("日付の書き方が正しくありません。例：yyyy/MM/dd、ggge年M月d日")
        if variable.value:
            return self._variable_values.preview(variable, variable.value).fault
        if not variable.ask_each_time:
            return self._no_value
        return ""

    def show_variable(
        self, variable: Variable, others: frozenset[str], *, is_secret: bool = False
    ) -> None:
        """Show a variable to be edited.

        Args:
            variable: As it is.
            others: Names that it cannot take.
            is_secret: Its value is typed unseen and shown nowhere.
        """
        self._is_filling = True
        self._is_new = not variable.name
        self._others, self._is_secret = others, is_secret or is_secret_name(variable.name)
        self.name.setText(variable.name)
        self.name.setReadOnly(variable.name == START_URL_VARIABLE)
        self.kind.setCurrentIndex(self.kind.findData(variable.kind.value))
        self.choices.setPlainText("\n".join(variable.choices))
        self.date_format.setCurrentText(variable.date_format or FORMATS[0])
        self.converters.clear()
        for converter in variable.converters:
            self._append(converter)
        self.asks.setChecked(variable.ask_each_time)
        self.asks.setEnabled(variable.name != START_URL_VARIABLE)
        self.hint.setText(variable.hint)
        self._remake_value(variable.value)
        self._is_filling = False
        self._fold(is_folded=not self._is_new)
        self._tell()

    def focus_value(self) -> None:
        """Put the keys into the value."""
        if self._value is not None:
            self._value.setFocus()
            if isinstance(self._value.editor, QLineEdit):
                self._value.editor.selectAll()

    def _fold(self, *, is_folded: bool) -> None:
        """Show the value alone, under the variable's name: what people came for."""
        self._value_label.setText(self.name.text() if is_folded else tr("値"))
        for part in (self._about, self._rules):
            part.setVisible(not is_folded)
        self._more.setVisible(is_folded)

    def _unfold(self) -> None:
        self._fold(is_folded=False)
        self._tell()
        self.window().adjustSize()

    @property
    def _kind(self) -> VariableKind:
        return VariableKind(self.kind.currentData() or VariableKind.TEXT.value)

    def _make_name_and_kind(self) -> None:
        self.name = self._line(tr("名前"), "variable_name")
        kinds = {
            VariableKind.TEXT: tr("文字"),
            VariableKind.NUMBER: tr("数"),
            VariableKind.DATE: tr("日付"),
            VariableKind.CHOICE: tr("決まったものから選ぶ"),
            VariableKind.FILE: tr("ファイル"),
        }
        self.kind = CalmBox(self)
        for kind, words in kinds.items():
            self.kind.addItem(words, kind.value)
        self._add(tr("種類"), self.kind, "variable_kind")
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.choices = QPlainTextEdit(self)
        self.choices.setTabChangesFocus(True)
        self.choices.setFixedHeight(_LIST_ROWS * _LINE_PX)
        self._choices_label = self._add(
            tr("選べるもの（1 行に 1 つ）"), self.choices, "variable_choices"
        )
        self.choices.textChanged.connect(self._on_kind)

    def _make_value(self) -> None:
        self._value_label = make_label(self, tr("値"))
        self._lines.addWidget(self._value_label)
        self._value: ValueField | None = None
        self._value_place = QVBoxLayout()
        self._lines.addLayout(self._value_place)

    def _make_converters(self) -> None:
        self.date_format = CalmBox(self)
        self.date_format.setEditable(True)
        self.date_format.addItems(list(FORMATS))
        self._format_label = self._add(tr("日付の書き方"), self.date_format, "variable_format")
        self.date_format.currentTextChanged.connect(self._on_kind)
        self._lines.addWidget(make_label(self, tr("入力する前の変換（上から順に）")))
        self.converters = named(QListWidget(self), "framed", tr("変換"))
        self.converters.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.converters.setFixedHeight(_LIST_ROWS * _LINE_PX)
        self.converters.model().rowsMoved.connect(self._tell)
        self._lines.addWidget(self.converters)
        self.offered = named(CalmBox(self), "variable_offered", tr("足す変換"))
        self.offered.setPlaceholderText(tr("変換を足す"))
        for converter, title in TITLES.items():
            self.offered.addItem(title, converter.value)
        self.offered.setCurrentIndex(-1)
        self.offered.activated.connect(self._on_offered)
        self._off = make_button(self, tr("外す"), "remove_converter", self._remove)
        row = in_row(grow(self.offered), self._off, gap=AS_AROUND)
        self._lines.addLayout(row)
        self.shown = make_wrapped(self, "", Size.SMALL, "muted", "variable_shown")
        self._lines.addWidget(self.shown)
        self.hint = self._line(tr("たずねるときの説明"), "variable_hint")

    def _make_asking(self) -> None:
        self.asks = QCheckBox(tr("毎回たずねる"), self)
        self.asks.setObjectName("variable_asks")
        self.asks.toggled.connect(self._tell)
        self._lines.addWidget(self.asks)
        self.told = make_wrapped(self, "", Size.SMALL, "red", "variable_told")
        self._lines.addWidget(self.told)

    def _line(self, label: str, name: str) -> QLineEdit:
        line = ComposingEdit(self)
        self._add(label, line, name)
        line.textChanged.connect(self._tell)
        return line

    def _add(self, label: str, widget: QWidget, name: str) -> QWidget:
        named(widget, name, label)
        above = make_label(self, label)
        above.setBuddy(widget)
        self._lines.addWidget(above)
        self._lines.addWidget(widget)
        return above

    def _on_kind(self) -> None:
        if not self._is_filling:
            self._remake_value(self._value.text if self._value else "")
            self._tell()

    def _remake_value(self, text: str) -> None:
        """Put the field of the kind that is chosen now in the place of the one before."""
        is_date, is_choice = self._kind is VariableKind.DATE, self._kind is VariableKind.CHOICE
        for widget in (self.date_format, self._format_label):
            widget.setVisible(is_date)
        for widget in (self.choices, self._choices_label):
            widget.setVisible(is_choice)
        if self._value is not None:
            self._value_place.removeWidget(self._value)
            self._value.hide()
            self._value.deleteLater()
        known = self.variable.model_copy(update={"name": "", "hint": "", "converters": ()})
        self._value = ValueField(
            known, text, self._variable_values, self, is_secret=self._is_secret
        )
        named(self._value.editor, "variable_value", tr("値"))
        self._value.changed.connect(self._tell)
        self._value_place.addWidget(self._value)

    def _choice_texts(self) -> tuple[str, ...]:
        if self._kind is not VariableKind.CHOICE:
            return ()
        lines = (line.strip() for line in self.choices.toPlainText().splitlines())
        return tuple(dict.fromkeys(line for line in lines if line))

    def _format(self) -> str:
        written = self.date_format.currentText().strip()
        return "" if written == FORMATS[0] else written

    def _chosen(self) -> tuple[Converter, ...]:
        rows = (self.converters.item(row) for row in range(self.converters.count()))
        return tuple(Converter(row.data(Qt.ItemDataRole.UserRole)) for row in rows)

    def _append(self, converter: Converter) -> None:
        row = add_row(self.converters, TITLES[converter])
        row.setData(Qt.ItemDataRole.UserRole, converter.value)

    def _on_offered(self, index: int) -> None:
        self._append(Converter(self.offered.itemData(index)))
        self.converters.setCurrentRow(self.converters.count() - 1)
        self.offered.setCurrentIndex(-1)
        self._tell()

    def _remove(self) -> None:
        self.converters.takeItem(self.converters.currentRow())
        self._tell()

    def _tell(self) -> None:
        if self._is_filling:
            return
        has_converters = self.converters.count() > 0
        self.converters.setVisible(has_converters)
        self._off.setVisible(has_converters)
        fault = self.fault
        is_unnamed = self._is_new and not self.name.text().strip()
        is_unwritten = is_unnamed or (self._is_new and fault == self._no_value)
        if is_unnamed:
            fault = tr("変えられる値の名前を入力してください。例：検索語")
        say(self.told, fault, "muted" if is_unwritten else "red")
        self.shown.setText("" if self._is_secret else self._steps())
        self.shown.setVisible(bool(self.shown.text()))
        self.changed.emit()

    def _steps(self) -> str:
        """Return what each converter makes of the value, one line each."""
        variable = self.variable
        if not variable.converters or not variable.value:
            return ""
        plain = self._variable_values.preview(
            variable.model_copy(update={"converters": ()}), variable.value
        )
        if plain.fault:
            return ""
        lines = [
            tr(
                "{converter}　→ {step}",
                converter=TITLES[step.converter],
                step=clip(step.text, _SHOWN_CHARS),
            )
            if step.fits
            else tr(
                "{converter}　→ 当てはまらないため、そのままです", converter=TITLES[step.converter]
            )
            for step in preview(variable.converters, plain.text)
        ]
        set_look(self.shown, "tone", "muted")
        return "\n".join(lines)


async def edit_variable(
    parent: QWidget,
    variable_values: VariableValues,
    variable: Variable,
    others: frozenset[str],
    *,
    is_secret: bool = False,
    remove: Callable[[], None] | None = None,
) -> Variable | None:
    """Let the person change a variable in a dialog; None when given up.

    Args:
        parent: The window.
        variable_values: Says what a value becomes.
        variable: As it is, or with an empty name for a new one.
        others: Names that it cannot take.
        is_secret: Its value is typed unseen.
        remove: Called when the person wants to be rid of it; None where it has to stay.
    """
    dialog = QDialog(parent)
    dialog.setObjectName("variable_dialog")
    is_new = not variable.name
    dialog.setWindowTitle(tr("変えられる値を足す") if is_new else tr("変えられる値"))
    dialog.setMinimumWidth(_WIDTH)
    editor = VariableEditor(variable_values, dialog)
    words = tr("追加") if is_new else tr("変更")
    buttons = FormButtons(words, tr("キャンセル"), dialog)
    if remove is not None:
        gone = buttons.addButton(tr("変えられる値を消す"), QDialogButtonBox.ButtonRole.ResetRole)
        gone.setObjectName("variable_remove")
        gone.clicked.connect(dialog.reject)
        gone.clicked.connect(lambda: remove())
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    in_column(editor, buttons, gap=AS_AROUND, of=dialog, margins=DIALOG)
    editor.changed.connect(lambda: buttons.accept_button.setEnabled(not editor.fault))
    editor.show_variable(variable, others, is_secret=is_secret)
    if not is_new:
        editor.focus_value()  # what people came for
    is_accepted = await opened(dialog)
    return editor.variable if is_accepted else None
