"""Opening the library by hand: choosing a passphrase, or typing it."""

from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from studio.ui.dialogs.ask import FormButtons, opened
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import make_wrapped, named, say
from studio.words import tr

_WIDTH = 460


class PassphraseDialog(QDialog):
    """Asks for a passphrase; twice when it is being chosen.

    Args:
        reason: Why it is asked for, from the fault.
        parent: The window; the dialog stands on it, not under the browser beside it.
        is_new: The person chooses it now.
        is_slip: The reason is what was wrong with what they typed just now.
    """

    def __init__(
        self, reason: str, parent: QWidget | None = None, *, is_new: bool, is_slip: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("passphrase_dialog")
        self.setWindowTitle(tr("ライブラリを開く"))
        self.setMinimumWidth(_WIDTH)
        self._is_new = is_new
        label = tr("パスフレーズ") if is_new else tr("パスフレーズか回復キー")
        self._first = self._field("passphrase", label)
        self._second = self._field("passphrase_again", tr("もう一度"))
        self._reason = make_wrapped(
            self, reason, tone="red" if is_slip else "", name="passphrase_reason"
        )
        self._hint = make_wrapped(self, self._rule() if is_new else "", name="passphrase_hint")
        accept = tr("決める") if is_new else tr("開く")
        leave = tr("終了") if is_new else tr("ほかの方法…")
        self._buttons = FormButtons(accept, leave, self, "passphrase")
        self._buttons.accepted.connect(self._check)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()

    @property
    def passphrase(self) -> str:
        """What was typed."""
        return self._first.text()

    def _rule(self) -> str:
        return tr(
            "8 文字以上で、自分だけが覚えられる言葉にしてください。"
            "次からは、手順スタジオを開くたびに入力します。"
        )

    def _field(self, name: str, label: str) -> QLineEdit:
        edit = named(QLineEdit(self), name, label)
        edit.setEchoMode(QLineEdit.EchoMode.Password)
        return edit

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._first.accessibleName(), self._first)
        if self._is_new:
            form.addRow(self._second.accessibleName(), self._second)
        else:
            self._second.hide()
        in_column(
            self._reason,
            form,
            self._hint,
            self._buttons,
            gap=14,
            of=self,
            margins=(20, 18, 20, 18),
        )
        self._hint.setVisible(self._is_new)

    def _check(self) -> None:
        """Accept only what can be used, and say why not."""
        if not self._first.text():
            say(self._hint, tr("パスフレーズを入力してください。"), "red")
        elif self._is_new and len(self._first.text()) < 8:
            say(self._hint, tr("8 文字以上にしてください。"), "red")
        elif self._is_new and self._first.text() != self._second.text():
            say(self._hint, tr("2 つの入力が違っています。"), "red")
        else:
            self.accept()


async def ask_passphrase(
    reason: str, parent: QWidget | None = None, *, is_new: bool, is_slip: bool = False
) -> str | None:
    """Ask for the passphrase; None when the person gave up."""
    dialog = PassphraseDialog(reason, parent, is_new=is_new, is_slip=is_slip)
    return dialog.passphrase if await opened(dialog) else None
