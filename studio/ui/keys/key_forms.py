"""The forms around the library's key: another passphrase, and a new key altogether."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from studio.ui.dialogs.tried_form import TriedForm, UnseenField
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.words import tr

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

MIN_PASSPHRASE: Final = 8


async def ask_new_passphrase(
    care: "LibraryCare", theme: Theme, tasks: TaskOwner, parent: QWidget
) -> bool:
    """Let the person choose a passphrase; True when the library opens with it from now on."""
    form = TriedForm(
        parent,
        "passphrase_form",
        tr("パスフレーズを決める"),
        tr(
            "{passphrase} 文字以上で、自分だけが覚えられる言葉にしてください。前のパスフレーズは使えなくなります。",
            passphrase=MIN_PASSPHRASE,
        ),
        tr("決める"),
    )
    read, problem = _add_twice(form, theme)

    async def change() -> None:
        await care.change_passphrase(read())

    return await form.ask(tasks, change, problem)


async def ask_rekey(
    care: "LibraryCare", theme: Theme, tasks: TaskOwner, parent: QWidget, *, has_passphrase: bool
) -> str:
    """Encrypt everything with a new key; returns the new recovery key, "" when given up.

    Args:
        care: Does it.
        theme: For the eyes beside the fields.
        tasks: Carries it.
        parent: The window.
        has_passphrase: The library has a passphrase: it is asked for, the old one may stay.
    """
    form = TriedForm(
        parent,
        "rekey_form",
        tr("鍵を作り直す"),
        tr(
            "ライブラリ全体を新しい鍵で暗号化し直します。手順・実行履歴・認証情報はそのまま残ります。\n"
            "今の回復キーは使えなくなり、新しい回復キーを表示します。大きなライブラリでは数分かかります。"
        ),
        tr("作り直す"),
    )
    read: Callable[[], str] = str
    problem: Callable[[], str] = str
    if has_passphrase:
        read, problem = _add_twice(form, theme)
    made: list[str] = []

    async def rekey() -> None:
        made.append(await care.rekey(read() or None))

    await form.ask(tasks, rekey, problem)
    return made[0] if made else ""


def _add_twice(form: TriedForm, theme: Theme) -> tuple[Callable[[], str], Callable[[], str]]:
    """Add a passphrase and its repetition; returns what reads it and what finds slips."""
    first = UnseenField(form, theme, "new_passphrase")
    second = UnseenField(form, theme, "new_passphrase_again")
    form.add(tr("パスフレーズ"), first)
    form.add(tr("もう一度"), second)

    def problem() -> str:
        if len(first.text) < MIN_PASSPHRASE:
            return tr("{passphrase} 文字以上にしてください。", passphrase=MIN_PASSPHRASE)
        return "" if first.text == second.text else tr("2 つの入力が違っています。")

    return lambda: first.text, problem
