"""What is inside of a flow from elsewhere, shown before it is kept and before it is trusted."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from studio.domain.ai_note import MAX_NOTE_CHARS
from studio.domain.imported import NOTE_INSIDE, ImportedFlow
from studio.domain.text import clip
from studio.ui.dialogs.ask import opened
from studio.ui.widgets.boxes import DIALOG, in_column
from studio.ui.widgets.controls import make_wrapped, named

_SIZE = (560, 520)
_STEPS_SHOWN = 200


class InsideDialog(QDialog):
    """The words of flows, to be read; Enter alone agrees to nothing.

    Args:
        parent: The window.
        title: Of the dialog.
        words: What agreeing means.
        flows: What is inside.
        accept: Words of the button that agrees.
    """

    def __init__(
        self, parent: QWidget, title: str, words: str, flows: Sequence[ImportedFlow], accept: str
    ) -> None:
        super().__init__(parent)
        self.setObjectName("flow_inside")
        self.setWindowTitle(title)
        self.resize(*_SIZE)
        content = named(QPlainTextEdit(self), "inside_content", self.tr("手順の中身"))
        content.setReadOnly(True)
        content.setTabChangesFocus(True)
        content.setPlainText("\n\n".join("\n".join(inside_lines(one)) for one in flows))
        buttons = QDialogButtonBox(self)
        agree = buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        agree.setObjectName("inside_accept")
        agree.setAutoDefault(False)
        leave = buttons.addButton(self.tr("やめる"), QDialogButtonBox.ButtonRole.RejectRole)
        leave.setObjectName("inside_cancel")
        leave.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = in_column(
            make_wrapped(self, words, name="inside_words"), gap=12, of=self, margins=DIALOG
        )
        for warning in dict.fromkeys(warnings_of(flows)):
            layout.addWidget(make_wrapped(self, warning, tone="amber", name="inside_warning"))
        layout.addWidget(content, 1)
        layout.addWidget(buttons)
        leave.setFocus()


async def agrees(
    parent: QWidget, title: str, words: str, flows: Sequence[ImportedFlow], accept: str
) -> bool:
    """Show what is inside and say whether the person agrees; arguments as in `InsideDialog`."""
    return await opened(InsideDialog(parent, title, words, flows, accept))


def inside_lines(one: ImportedFlow) -> Sequence[str]:
    """Return what a person has to know of a flow from elsewhere, a line each."""
    lines = [f"■ {clip(one.flow.name, 80)}（{len(one.steps)} 手順）"]
    if one.flow.purpose:
        lines.append(f"目的：{clip(one.flow.purpose, 120)}")
    if one.flow.ai_note:
        lines.append(f"{NOTE_INSIDE}：{clip(one.flow.ai_note, MAX_NOTE_CHARS)}")
    if one.twin:
        name = clip(one.twin, 60)
        lines.append(
            f"同じ手順か同じ名前の手順「{name}」がライブラリにあります。別の手順として残します。"
        )
    lines += [f"開くサイト：{clip(site.words, 100)}" for site in one.sites]
    lines += [f"使う認証情報の名前：{clip(name, 60)}" for name in one.secrets]
    lines += [f"サイトに渡すファイル：{clip(path, 120)}" for path in one.files]
    if one.acts:
        lines.append(f"実行のたびに確認する操作（{len(one.acts)} 個）：")
        lines += [f"　・{clip(act, 120)}" for act in one.acts]
    lines.append("手順：")
    shown = one.steps[:_STEPS_SHOWN]
    lines += [f"　{number}. {clip(words, 120)}" for number, words in enumerate(shown, 1)]
    if len(one.steps) > _STEPS_SHOWN:
        lines.append(f"　ほか {len(one.steps) - _STEPS_SHOWN} 手順")
    return lines


def warnings_of(flows: Sequence[ImportedFlow]) -> Sequence[str]:
    """Return what a person should look at twice before agreeing."""
    return [
        f"注意：{clip(site.words, 100)}　{site.warning}"
        for one in flows
        for site in one.sites
        if site.warning
    ]
