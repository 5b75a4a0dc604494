"""A form that stays, with what was typed, until its deed worked; and a field that is typed unseen."""

from collections.abc import Callable, Coroutine
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QWidget,
)
from typing_extensions import override

from studio.domain.errors import StudioError
from studio.ui.dialogs.ask import FormButtons, opened
from studio.ui.widgets.boxes import DIALOG, grow, in_column, in_row
from studio.ui.widgets.controls import Size, make_icon_button, make_label, make_wrapped, say
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.words import tr

FORM_TASK: Final = "form"
_WIDTH: Final = 480

VerifiedAction = Callable[[], Coroutine[object, object, None]]


class TriedForm(QDialog):
    """Words, fields and two buttons; a fault of the deed is told below the fields.

    Args:
        parent: The window.
        name: Of the dialog.
        title: Of the dialog.
        words: What it is for.
        accept: Words of the button that does it.
    """

    def __init__(self, parent: QWidget, name: str, title: str, words: str, accept: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self._is_busy = False
        self.fields = QFormLayout()
        self.fields.setSpacing(10)
        self.hint = make_wrapped(self, name="form_hint")
        self.hint.hide()
        # joins in `ask`: the keyboard meets the fields first
        self.buttons = FormButtons(accept, tr("キャンセル"))
        self.accept_button, self.cancel_button = (
            self.buttons.accept_button,
            self.buttons.leave_button,
        )
        self.buttons.rejected.connect(self.reject)
        in_column(
            make_wrapped(self, words, name="form_words"),
            self.fields,
            self.hint,
            gap=14,
            of=self,
            margins=DIALOG,
        )

    def add(self, label: str, field: QWidget, note: str = "") -> None:
        """Add a field, with a line of small words below it."""
        (field.focusProxy() or field).setAccessibleName(label)
        self.fields.addRow(make_label(self, label), field)
        if note:
            self.fields.addRow("", make_wrapped(self, note, Size.SMALL, "muted"))

    def add_line(self, label: str, name: str, text: str = "", note: str = "") -> QLineEdit:
        """Add a field of one line."""
        edit = QLineEdit(text, self)
        edit.setObjectName(name)
        self.add(label, edit, note)
        return edit

    async def ask(self, tasks: TaskOwner, deed: VerifiedAction, problem: Callable[[], str]) -> bool:
        """Open it and stay until the deed worked; False when the person gave up.

        Args:
            tasks: Carries the deed.
            deed: What the button does; a `StudioError` keeps the form open.
            problem: Says what is missing, "" when the deed can be tried.
        """

        def attempt() -> None:
            words = problem()
            if words:
                self.say(words)
            elif not self._is_busy:
                self._set_busy(is_busy=True)
                tasks.start(FORM_TASK, self._carry_out(deed), self._show_fault)

        self.buttons.accepted.connect(attempt)
        self._add_buttons()
        return await opened(self)

    def say(self, words: str, tone: str = "red") -> None:
        """Tell something below the fields."""
        say(self.hint, words, tone)

    def _add_buttons(self) -> None:
        layout = self.layout()
        assert layout is not None  # made by the constructor
        layout.addWidget(self.buttons)

    async def _carry_out(self, deed: VerifiedAction) -> None:
        await deed()
        self._is_busy = False
        self.accept()

    def _show_fault(self, fault: StudioError) -> None:
        self._set_busy(is_busy=False)
        self.say(str(fault))

    def _set_busy(self, *, is_busy: bool) -> None:
        self._is_busy = is_busy
        self.accept_button.setEnabled(not is_busy)
        self.cancel_button.setEnabled(not is_busy)
        self.say(tr("処理しています…") if is_busy else "", "muted")

    @override
    def reject(self) -> None:
        """Stay while the deed is under way: what it did would not be told."""
        if not self._is_busy:
            super().reject()


class UnseenField(QWidget):
    """A field for a secret: dots, and what was typed only while the eye is held down.

    Args:
        theme: For the eye.
        name: Of the line inside.
    """

    def __init__(self, parent: QWidget, theme: Theme, name: str) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.line.setObjectName(name)
        self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )
        self.setFocusProxy(self.line)
        eye = make_icon_button(self, theme, "fa6s.eye", tr("押している間だけ表示"), f"{name}_eye")
        eye.pressed.connect(lambda: self.line.setEchoMode(QLineEdit.EchoMode.Normal))
        eye.released.connect(lambda: self.line.setEchoMode(QLineEdit.EchoMode.Password))
        in_row(grow(self.line), eye, gap=4, of=self)

    @property
    def text(self) -> str:
        """What was typed."""
        return self.line.text()
