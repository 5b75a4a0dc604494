"""Opening the library by hand: choosing a passphrase, typing it, and seeing the recovery key once."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout

from studio.ui.dialogs.ask import opened

_WIDTH = 460


class PassphraseDialog(QDialog):
    """Asks for a passphrase; twice when it is being chosen.

    Args:
        reason: Why it is asked for, from the fault.
        is_new: The person chooses it now.
    """

    def __init__(self, reason: str, *, is_new: bool) -> None:
        super().__init__()
        self.setObjectName("passphrase_dialog")
        self.setWindowTitle(self.tr("手順スタジオ － ライブラリを開く"))
        self.setMinimumWidth(_WIDTH)
        self._is_new = is_new
        self._first = self._field("passphrase", self.tr("パスフレーズ"))
        self._second = self._field("passphrase_again", self.tr("もう一度"))
        self._hint = _words("", "passphrase_hint")
        self._buttons = QDialogButtonBox(self)
        accept = self._buttons.addButton(
            self.tr("決める") if is_new else self.tr("開く"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        accept.setObjectName("passphrase_accept")
        cancel = self._buttons.addButton(self.tr("終了"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setObjectName("passphrase_cancel")
        self._buttons.accepted.connect(self._check)
        self._buttons.rejected.connect(self.reject)
        self._lay_out(reason)

    @property
    def passphrase(self) -> str:
        """What was typed."""
        return self._first.text()

    def _field(self, name: str, label: str) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setObjectName(name)
        edit.setAccessibleName(label)
        edit.setEchoMode(QLineEdit.EchoMode.Password)
        return edit

    def _lay_out(self, reason: str) -> None:
        form = QFormLayout()
        form.addRow(self._first.accessibleName(), self._first)
        if self._is_new:
            form.addRow(self._second.accessibleName(), self._second)
        else:
            self._second.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(14)
        layout.addWidget(_words(reason, "passphrase_reason"))
        layout.addLayout(form)
        layout.addWidget(self._hint)
        layout.addWidget(self._buttons)

    def _check(self) -> None:
        """Accept only what can be used, and say why not."""
        if not self._first.text():
            self._hint.setText(self.tr("パスフレーズを入力してください。"))
        elif self._is_new and len(self._first.text()) < 8:
            self._hint.setText(self.tr("8 文字以上にしてください。"))
        elif self._is_new and self._first.text() != self._second.text():
            self._hint.setText(self.tr("2 つの入力が違っています。"))
        else:
            self.accept()


async def ask_passphrase(reason: str, *, is_new: bool) -> str | None:
    """Ask for the passphrase; None when the person gave up."""
    dialog = PassphraseDialog(reason, is_new=is_new)
    return dialog.passphrase if await opened(dialog) else None


async def show_recovery_key(key: str) -> None:
    """Show the recovery key, once. It is the way in when keychain and passphrase are lost."""
    dialog = QDialog()
    dialog.setObjectName("recovery_dialog")
    dialog.setWindowTitle(dialog.tr("手順スタジオ － 回復キー"))
    dialog.setMinimumWidth(_WIDTH)
    shown = QLabel(key, dialog)
    shown.setObjectName("recovery_key")
    shown.setTextFormat(Qt.TextFormat.PlainText)
    shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    shown.setWordWrap(True)
    buttons = QDialogButtonBox(dialog)
    copy = buttons.addButton(dialog.tr("コピー"), QDialogButtonBox.ButtonRole.ActionRole)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(key))
    done = buttons.addButton(dialog.tr("控えました"), QDialogButtonBox.ButtonRole.AcceptRole)
    done.setObjectName("recovery_done")
    buttons.accepted.connect(dialog.accept)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(20, 18, 20, 18)
    layout.setSpacing(14)
    words = dialog.tr(
        "ライブラリの鍵を作りました。パソコンの故障や買い替えのときは、この回復キーで開けます。\n"
        "表示されるのは今だけです。紙に書くか印刷して、安全な場所に保管してください。"
    )
    layout.addWidget(_words(words, "recovery_words"))
    layout.addWidget(shown)
    layout.addWidget(buttons)
    await opened(dialog)


def _words(text: str, name: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
