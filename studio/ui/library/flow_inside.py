"""What is inside of a flow from elsewhere, shown before it is kept and before it is trusted."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.imported import NOTE_INSIDE, ImportedFlow
from studio.domain.text import clip
from studio.ui.dialogs.ask import opened
from studio.ui.widgets.boxes import DIALOG, in_column
from studio.ui.widgets.controls import make_wrapped, named
from studio.words import tr

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
        content = named(QPlainTextEdit(self), "inside_content", tr("手順の中身"))
        content.setReadOnly(True)
        content.setTabChangesFocus(True)
        content.setPlainText("\n\n".join("\n".join(inside_lines(one)) for one in flows))
        buttons = QDialogButtonBox(self)
        agree = buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        agree.setObjectName("inside_accept")
        agree.setAutoDefault(False)
        leave = buttons.addButton(tr("やめる"), QDialogButtonBox.ButtonRole.RejectRole)
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
    lines = [tr("■ {name}（{count} 手順）", name=clip(one.flow.name, 80), count=len(one.steps))]
    if one.flow.purpose:
        lines.append(tr("目的：{purpose}", purpose=clip(in_brackets(one.flow.purpose), 120)))
    if one.flow.ai_note:
        lines.append(
            tr(
                "{note_inside}：{ai_note}",
                note_inside=NOTE_INSIDE,
                ai_note=clip(one.flow.ai_note, MAX_NOTE_CHARS),
            )
        )
    if one.twin:
        name = clip(one.twin, 60)
        lines.append(
            tr(
                "同じ手順か同じ名前の手順「{name}」がライブラリにあります。別の手順として残します。",
                name=name,
            )
        )
    lines += [tr("開くサイト：{site}", site=clip(site.words, 100)) for site in one.sites]
    lines += [tr("使う認証情報の名前：{name}", name=clip(name, 60)) for name in one.secrets]
    lines += [tr("サイトに渡すファイル：{path}", path=clip(path, 120)) for path in one.files]
    if one.acts:
        lines.append(tr("実行のたびに確認する操作（{count} 個）：", count=len(one.acts)))
        lines += [tr("　・{act}", act=clip(act, 120)) for act in one.acts]
    lines.append(tr("手順："))
    shown = one.steps[:_STEPS_SHOWN]
    lines += [
        tr("　{number}. {words}", number=number, words=clip(words, 120))
        for number, words in enumerate(shown, 1)
    ]
    if len(one.steps) > _STEPS_SHOWN:
        lines.append(tr("　ほか {count} 手順", count=len(one.steps) - _STEPS_SHOWN))
    return lines


def warnings_of(flows: Sequence[ImportedFlow]) -> Sequence[str]:
    """Return what a person should look at twice before agreeing."""
    return [
        tr("注意：{site}　{warning}", site=clip(site.words, 100), warning=site.warning)
        for one in flows
        for site in one.sites
        if site.warning
    ]
