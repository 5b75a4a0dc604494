"""Opening the library by hand: choosing a passphrase, typing it, and seeing the recovery key once."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from studio.ui.dialogs.ask import opened

_WIDTH = 460


class PassphraseDialog(QDialog):
    """Asks for a passphrase; twice when it is being chosen.

    Args:
        reason: Why it is asked for, from the fault.
        parent: The window; the dialog stands on it, not under the browser beside it.
        is_new: The person chooses it now.
    """

    def __init__(self, reason: str, parent: QWidget | None = None, *, is_new: bool) -> None:
        super().__init__(parent)
        self.setObjectName("passphrase_dialog")
        self.setWindowTitle(self.tr("手順スタジオ － ライブラリを開く"))
        self.setMinimumWidth(_WIDTH)
        self._is_new = is_new
        label = self.tr("パスフレーズ") if is_new else self.tr("パスフレーズか回復キー")
        self._first = self._field("passphrase", label)
        self._second = self._field("passphrase_again", self.tr("もう一度"))
        self._hint = _words(self._rule() if is_new else "", "passphrase_hint")
        self._buttons = QDialogButtonBox(self)
        accept = self._buttons.addButton(
            self.tr("決める") if is_new else self.tr("開く"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        accept.setObjectName("passphrase_accept")
        leave = self.tr("終了") if is_new else self.tr("ほかの方法…")
        cancel = self._buttons.addButton(leave, QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setObjectName("passphrase_cancel")
        self._buttons.accepted.connect(self._check)
        self._buttons.rejected.connect(self.reject)
        self._lay_out(reason)

    @property
    def passphrase(self) -> str:
        """What was typed."""
        return self._first.text()

    def _rule(self) -> str:
        return self.tr(
            "8 文字以上で、自分だけが覚えられる言葉にしてください。"
            "次からは、手順スタジオを開くたびに入力します。"
        )

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


async def ask_passphrase(reason: str, parent: QWidget | None = None, *, is_new: bool) -> str | None:
    """Ask for the passphrase; None when the person gave up."""
    dialog = PassphraseDialog(reason, parent, is_new=is_new)
    return dialog.passphrase if await opened(dialog) else None


class RecoveryKeyDialog(QDialog):
    """Shows the recovery key, once: neither Enter nor Esc nor the close button loses it by a slip.

    Args:
        key: As a person writes it down.
        parent: The window; the dialog stands on it, not under the browser beside it.
    """

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recovery_dialog")
        self.setWindowTitle(self.tr("手順スタジオ － 回復キー"))
        self.setMinimumWidth(_WIDTH)
        self._key = key
        self._warning = _words("", "recovery_warning")
        shown = _words(key, "recovery_key")
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = self.tr(
            "ライブラリの鍵を作りました。パソコンの故障や買い替えのときは、この回復キーで開けます。\n"
            "表示されるのは今だけです。紙に書くか印刷して、安全な場所に保管してください。"
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(14)
        for widget in (_words(words, "recovery_words"), shown, self._warning, self._make_buttons()):
            layout.addWidget(widget)

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        copy = buttons.addButton(self.tr("コピー"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setObjectName("recovery_copy")
        copy.setDefault(True)  # Enter copies; it does not put the key away
        copy.clicked.connect(self._copy)
        done = buttons.addButton(self.tr("控えました"), QDialogButtonBox.ButtonRole.AcceptRole)
        done.setObjectName("recovery_done")
        done.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        return buttons

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._key)
        self._warning.setText(self.tr("コピーしました。安全な場所に貼り付けて保管してください。"))

    @override
    def reject(self) -> None:
        self._warning.setText(
            self.tr(
                "この回復キーは二度と表示できません。控えてから「控えました」を押してください。"
            )
        )


async def show_recovery_key(key: str, parent: QWidget | None = None) -> None:
    """Show the recovery key, once. It is the way in when keychain and passphrase are lost."""
    await opened(RecoveryKeyDialog(key, parent))


def _words(text: str, name: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
