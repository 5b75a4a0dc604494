"""The form of a note to AI: some lines, and for a new one of a site its address; it stays until the note is kept."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.widgets.controls import make_label
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

_HEIGHT: Final = 104


@dataclass(frozen=True, slots=True)
class NoteAsked:
    """What a form of a note is about.

    Attributes:
        place: Where the note applies, in words; "" asks for the address of a site.
        text: What stands there at first.
        site: Proposed where a site is asked for.
        takes_empty: With nothing in it the note is taken away.
    """

    place: str
    text: str = ""
    site: str = ""
    takes_empty: bool = False


async def ask_note(
    parent: QWidget,
    tasks: TaskOwner,
    asked: NoteAsked,
    keep: Callable[[str, str], Coroutine[object, object, None]],
) -> bool:
    """Ask for a note, and keep it; False when the person gave up.

    Args:
        parent: The window.
        tasks: Carries it.
        asked: What it is about.
        keep: Takes the address of the site ("" where none was asked for) and the text; what it
            raises is told in the form, which stays open.
    """
    words = tr(
        "AI に頼むときに、いつも伝えることを書きます。送信や削除の許可にはなりません。パスワードは書けません。"
    )
    form = TriedForm(parent, "note_form", tr("AI への注意書き"), words, tr("残す"))
    site = QLineEdit(asked.site, form)
    site.setObjectName("note_site")
    site.setPlaceholderText("keiri.example.co.jp")
    site.setVisible(not asked.place)
    if asked.place:
        form.add(tr("対象"), make_label(form, asked.place))
    else:
        form.add(tr("サイト"), site, tr("このサイトの画面で AI に頼むときだけ伝えます。"))
    text = QPlainTextEdit(asked.text, form)
    text.setObjectName("note_text")
    text.setFixedHeight(_HEIGHT)
    text.setTabChangesFocus(True)
    text.setPlaceholderText(tr("例：この会社では締め日は 20 日。確認画面では必ず金額を見る。"))
    form.add(tr("注意書き"), text, tr("{note_chars} 文字まで", note_chars=MAX_NOTE_CHARS))

    def problem() -> str:
        is_empty = not text.toPlainText().strip()
        return tr("伝えることを書いてください。") if is_empty and not asked.takes_empty else ""

    return await form.ask(tasks, lambda: keep(site.text(), text.toPlainText()), problem)
