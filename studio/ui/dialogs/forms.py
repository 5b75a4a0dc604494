"""Small forms: the values of a flow before it runs, and one variable of a list."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from studio.domain.action import Fill
from studio.domain.flow import START_URL_VARIABLE, Flow, variable_names
from studio.domain.text import clip
from studio.domain.variable import Variable
from studio.ui.controls import make_label, make_wrapped
from studio.ui.dialogs.ask import opened
from studio.ui.theme import set_look

_WIDTH = 440


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
        self.buttons = QDialogButtonBox(self)
        self.accept_button = self.buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accept_button.setObjectName("form_accept")
        set_look(self.accept_button, "look", "main")
        self.cancel_button = self.buttons.addButton(
            self.tr("キャンセル"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self.cancel_button.setObjectName("form_cancel")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 16)
        layout.setSpacing(14)
        layout.addWidget(make_wrapped(self, words))
        layout.addLayout(self.fields)
        layout.addWidget(self.buttons)

    def add_line(self, label: str, value: str, name: str) -> QLineEdit:
        """Add a field; the keyboard meets it before the buttons."""
        edit = QLineEdit(value, self)
        edit.setObjectName(name)
        edit.setAccessibleName(label)
        self.setTabOrder(edit, self.accept_button)
        self.setTabOrder(self.accept_button, self.cancel_button)
        self.fields.addRow(make_label(self, clip(label, 24)), edit)
        return edit


def asked_variables(flow: Flow) -> tuple[Variable, ...]:
    """Return the variables a person fills in before each run."""
    return tuple(variable for variable in flow.variables if variable.ask_each_time)


def secret_names(flow: Flow) -> frozenset[str]:
    """Return the variables that go into password fields; they are typed unseen."""
    found: set[str] = set()
    for step in flow.steps:
        action = step.action
        if isinstance(action, Fill) and action.target.is_secret:
            found.update(variable_names(action.value))
    return frozenset(found)


async def ask_values(parent: QWidget, flow: Flow) -> Mapping[str, str] | None:
    """Ask for this run's values; {} without a dialog when nothing is asked, None when given up."""
    asked = asked_variables(flow)
    if not asked:
        return {}
    form = _Form(
        parent,
        "run_form",
        parent.tr("実行する前に"),
        parent.tr("「{0}」で使う値を入力してください。").format(clip(flow.name, 40)),
        parent.tr("実行"),
    )
    secrets = secret_names(flow)
    edits = {v.name: form.add_line(v.name, v.value, f"value_{v.name}") for v in asked}
    for name, edit in edits.items():
        if name in secrets:
            edit.setEchoMode(QLineEdit.EchoMode.Password)

    def check() -> None:
        form.accept_button.setEnabled(all(edit.text() for edit in edits.values()))

    for edit in edits.values():
        edit.textChanged.connect(check)
    check()
    if not await opened(form):
        return None
    return {name: edit.text() for name, edit in edits.items()}


async def ask_variable(parent: QWidget, variable: Variable) -> VariableInput | None:
    """Ask for another value of a variable; None when given up."""
    form = _Form(
        parent,
        "variable_form",
        parent.tr("変数の値"),
        parent.tr("値を変えると、手順の文の中の同じ値も変わります。"),
        parent.tr("変更"),
    )
    edit = form.add_line(variable.name, variable.value, "variable_value")
    asks = QCheckBox(parent.tr("実行のたびに値を聞く"), form)
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
