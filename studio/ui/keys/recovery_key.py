"""The recovery key: shown once, printed, and typed back so that the paper is known to be right."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QWidget
from typing_extensions import override

from studio.domain.errors import LibraryError
from studio.ui.dialogs.ask import opened
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.controls import Size, make_label, make_wrapped, sized
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

_WIDTH = 560
_LARGER_PT = 2.0


class RecoveryKeyDialog(QDialog):
    """Shows the recovery key, once: neither Enter nor Esc nor the close button loses it by a slip.

    Args:
        key: As a person writes it down.
        parent: The window; the dialog stands on it, not under the browser beside it.
        page: HTML to be printed; "" where nothing can be printed.
    """

    def __init__(self, key: str, parent: QWidget | None = None, page: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("recovery_dialog")
        self.setWindowTitle(tr("回復キー"))
        self.setMinimumWidth(_WIDTH)
        self._key = key
        self._page = page
        self._printing: QPrintDialog | None = None
        self._warning = make_wrapped(self, "", Size.SMALL, "amber", "recovery_warning")
        words = tr(
            "ライブラリを開くための回復キーです。パスフレーズを忘れたときや、パソコンの故障・買い替えのときに使います。\n"
            "表示されるのは今だけです。紙に書くか印刷して、パソコンとは別の安全な場所に保管してください。"
        )
        in_column(
            make_wrapped(self, words, name="recovery_words"),
            self._make_key(),
            self._warning,
            self._make_buttons(),
            gap=14,
            of=self,
            margins=(20, 18, 20, 18),
        )

    def print_with(self, printer: QPrinter) -> None:
        """Print the page with the key on it."""
        document = QTextDocument(self)
        document.setHtml(self._page)
        document.print_(printer)
        self._warning.setText(tr("印刷しました。紙の文字が読めるか確かめてください。"))

    def _make_key(self) -> QLabel:
        shown = make_label(self, self._key, name="recovery_key")  # on one line, to be copied
        font = sized(shown.font(), Size.TITLE)
        font.setPointSizeF(font.pointSizeF() + _LARGER_PT)
        font.setFamilies(
            [QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family(), "monospace"]
        )
        shown.setFont(font)
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        shown.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return shown

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        copy = buttons.addButton(tr("コピー"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setObjectName("recovery_copy")
        copy.setDefault(True)  # Enter copies; it does not put the key away
        copy.setFocus()  # and what has the ring is what Enter does
        copy.clicked.connect(self._copy)
        if self._page:
            printing = buttons.addButton(tr("印刷…"), QDialogButtonBox.ButtonRole.ActionRole)
            printing.setObjectName("recovery_print")
            printing.setAutoDefault(False)
            printing.clicked.connect(self._choose_printer)
        done = buttons.addButton(tr("控えました"), QDialogButtonBox.ButtonRole.AcceptRole)
        done.setObjectName("recovery_done")
        buttons.accepted.connect(self.accept)
        return buttons

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._key)
        self._warning.setText(
            tr("コピーしました。安全な場所に貼り付けたら、ほかの文字をコピーして消してください。")
        )

    def _choose_printer(self) -> None:
        """Ask for a printer, from a slot: a system's own dialog blocks, which no task survives."""
        if self._printing is None:
            self._printing = self._make_printing()
        self._printing.show()

    def _make_printing(self) -> QPrintDialog:
        dialog = QPrintDialog(self)  # with a printer of its own, which lives as long as it does
        dialog.setObjectName("recovery_printer")
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.finished.connect(self._finish_printing)
        return dialog

    def _finish_printing(self, code: int) -> None:
        if code == QDialog.DialogCode.Accepted and self._printing is not None:
            self.print_with(self._printing.printer())

    @override
    def reject(self) -> None:
        self._warning.setText(
            tr("この回復キーは二度と表示できません。控えてから「控えました」を押してください。")
        )


async def show_recovery_key(key: str, parent: QWidget | None = None, page: str = "") -> None:
    """Show the recovery key, once. It is the way in when keychain and passphrase are lost."""
    await opened(RecoveryKeyDialog(key, parent, page))


async def confirm_recovery_key(care: "LibraryCare", tasks: TaskOwner, parent: QWidget) -> bool:
    """Let the person type the key back from their paper; False when they put it off."""
    form = TriedForm(
        parent,
        "recovery_confirm",
        tr("回復キーを確かめる"),
        tr(
            "控えた回復キーを、紙を見ながら入力してください。書き間違いがないか確かめます。\n"
            "ハイフンや大文字・小文字の違いはかまいません。控えがないときは、設定の「新しく作る」で作り直せます。"
        ),
        tr("確かめる"),
    )
    form.cancel_button.setText(tr("あとで"))
    typed: QLineEdit = form.add_line(tr("回復キー"), "recovery_typed")

    async def confirm() -> None:
        if not await care.confirm_recovery(typed.text()):
            raise LibraryError(
                "RECOVERY_DIFFERENT",
                tr("入力した回復キーは、今の回復キーと違います。"),
                tr(
                    "紙と見比べて、もう一度入力してください。紙が正しくないときは、設定で新しい回復キーを作れます。"
                ),
            )

    def problem() -> str:
        return "" if typed.text().strip() else tr("回復キーを入力してください。")

    return await form.ask(tasks, confirm, problem)
