"""Small forms: the values of a flow before it runs, and one variable of a list."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QCompleter,
    QDialog,
    QFormLayout,
    QFrame,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.variable_values import VariableValues, asked_variables
from studio.ui.dialogs.ask import FormButtons, opened
from studio.ui.dialogs.value_fields import ValueField
from studio.ui.widgets.boxes import DIALOG, grow, in_column
from studio.ui.widgets.controls import Size, make_label, make_wrapped, named
from studio.words import tr

_WIDTH = 440
_MAX_HEIGHT = 520


@dataclass(frozen=True, slots=True)
class VariableInput:
    """What the person wants of a variable."""

    value: str
    ask_each_time: bool


class _Form(QDialog):
    """A dialog with a line of words, fields, and two buttons in plain Japanese."""

    def __init__(self, parent: QWidget, name: str, title: str, words: str, accept: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self.fields = QFormLayout()
        self.fields.setSpacing(10)
        self.buttons = FormButtons(accept, tr("キャンセル"), self)
        self.accept_button = self.buttons.accept_button
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        in_column(
            make_wrapped(self, words), self.fields, self.buttons, gap=14, of=self, margins=DIALOG
        )

    def add_line(self, label: str, value: str, name: str) -> QLineEdit:
        """Add a field; the keyboard meets it before the buttons."""
        edit = named(QLineEdit(value, self), name, label)
        self.setTabOrder(edit, self.accept_button)
        self.setTabOrder(self.accept_button, self.buttons.leave_button)
        self.fields.addRow(make_label(self, clip(label, 24)), edit)
        edit.setFocus()  # the dialog would give it to its main button
        return edit


class ValuesForm(QDialog):
    """「実行する前に」: one field a variable, checked while it is typed; Ctrl+Enter runs.

    Args:
        parent: The window.
        flow: To be run.
        variable_values: Says what a value becomes.
        values: What stands in the fields at first, by name.
    """

    def __init__(
        self,
        parent: QWidget,
        flow: Flow,
        variable_values: VariableValues,
        values: Mapping[str, str],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("run_form")
        self.setWindowTitle(tr("実行する前に"))
        self.setMinimumWidth(_WIDTH)
        secrets = secret_variables(flow)
        self._inside = QWidget(self)
        self._inside.setObjectName("scrolled")
        self._lines = in_column(gap=3, of=self._inside, margins=(0, 0, 6, 0))
        self.fields: dict[str, ValueField] = {}
        self._at_first: dict[str, str] = {}
        self._goes_with: dict[str, list[str]] = {}
        for variable in asked_variables(flow):
            value = values.get(variable.name, variable.value)
            self._at_first[variable.name] = value
            self._add(variable, value, variable_values, is_secret=variable.name in secrets)
        self._lines.addStretch(1)
        self._missing = make_label(self, "", Size.SMALL, "muted", "form_missing")
        self._build(clip(flow.name, 40))
        for name, field in self.fields.items():
            field.changed.connect(partial(self._take_away, name))
            field.changed.connect(self._check)
        self._check()

    @property
    def values(self) -> dict[str, str]:
        """What was written, as it was written."""
        return {name: field.text for name, field in self.fields.items()}

    def _add(
        self, variable: Variable, value: str, variable_values: VariableValues, *, is_secret: bool
    ) -> None:
        label = make_label(self._inside, clip(variable.name, 40))
        field = ValueField(variable, value, variable_values, self._inside, is_secret=is_secret)
        label.setBuddy(field.editor)
        self.fields[variable.name] = field
        for name in variable.goes_with:
            self._goes_with.setdefault(name, []).append(variable.name)
        self._lines.addWidget(label)
        self._lines.addWidget(field)
        self._lines.addSpacing(8)

    def _build(self, name: str) -> None:
        buttons = FormButtons(tr("実行"), tr("キャンセル"), self)
        self.accept_button = buttons.accept_button
        self.accept_button.setToolTip(tr("Ctrl+Enter でも実行できます"))
        buttons.accepted.connect(self._accept_whole)
        buttons.rejected.connect(self.reject)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self._accept_whole)
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._inside)
        area.setMinimumHeight(min(self._inside.sizeHint().height() + 30, _MAX_HEIGHT))
        words = tr("「{name}」で使う値を入力してください。", name=name)
        in_column(
            make_wrapped(self, words),
            grow(area),
            self._missing,
            buttons,
            gap=12,
            of=self,
            margins=DIALOG,
        )

    def _take_away(self, name: str) -> None:
        """Empty what goes with a value that is another one now, unless the person wrote it anew."""
        if self.fields[name].text == self._at_first[name]:
            return
        for other in self._goes_with.get(name, ()):
            if other in self.fields and self.fields[other].text == self._at_first[other]:
                self._at_first[other] = ""
                self.fields[other].set_text("")

    def _check(self) -> None:
        missing = [name for name, field in self.fields.items() if not field.is_usable]
        self.accept_button.setEnabled(not missing)
        names = tr("、").join(clip(name, 16) for name in missing[:4])
        words = tr("まだ使えない値：{names}", names=names) if missing else ""
        self._missing.setText(words)

    def _accept_whole(self) -> None:
        is_composing = any(field.is_composing for field in self.fields.values())
        if self.accept_button.isEnabled() and not is_composing:
            self.accept()


async def ask_values(
    parent: QWidget, flow: Flow, variable_values: VariableValues, *, is_remembering: bool = True
) -> Mapping[str, str] | None:
    """Ask for this run's values; {} without a dialog when nothing is asked, None when given up.

    What was given last stands in the fields, and what is given is remembered, but for secrets.

    Args:
        parent: The window.
        flow: To be run; its variables hold what stands in the fields otherwise.
        variable_values: Checks and remembers.
        is_remembering: False for a run that goes on: its own values count, and none is kept anew.
    """
    if not asked_variables(flow):
        return {}
    before = await variable_values.remembered(flow) if is_remembering else {}
    form = ValuesForm(parent, flow, variable_values, before)
    if not await opened(form):
        return None
    values = form.values
    if is_remembering:
        await variable_values.remember(flow, values)
    return values


async def ask_variable(parent: QWidget, variable: Variable) -> VariableInput | None:
    """Ask for another value of a variable; None when given up."""
    form = _Form(
        parent,
        "variable_form",
        tr("値を変える"),
        tr("値を変えると、手順の文の中の同じ値も変わります。"),
        tr("変更"),
    )
    edit = form.add_line(variable.name, variable.value, "variable_value")
    asks = QCheckBox(tr("実行のたびに値を聞く"), form)
    asks.setObjectName("variable_asks")
    asks.setChecked(variable.ask_each_time)
    asks.setEnabled(variable.name != START_URL_VARIABLE)
    form.fields.addRow("", asks)

    def check() -> None:
        form.accept_button.setEnabled(bool(edit.text().strip()))

    edit.textChanged.connect(check)
    if not await opened(form):
        return None
    return VariableInput(edit.text(), asks.isChecked())


async def ask_line(
    parent: QWidget,
    title: str,
    label: str,
    value: str,
    most: int,
    offered: Sequence[str] = (),
) -> str | None:
    """Ask for one line.

    Args:
        parent: The window.
        title: What it is about.
        label: Beside the field.
        value: What stands there at first.
        most: Letters it may have.
        offered: What was written there before, to be chosen from.

    Returns:
        What was written, None when given up.
    """
    form = _Form(parent, "line_form", title, title, tr("変更"))
    edit = form.add_line(label, value, "line_value")
    edit.setMaxLength(most)
    edit.selectAll()
    if offered:
        edit.setCompleter(QCompleter(list(offered), edit))
    if not await opened(form):
        return None
    return edit.text().strip()
