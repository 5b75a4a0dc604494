"""取り込む, 書き出す and 信頼する: flows that come from elsewhere and flows that go there."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QCheckBox, QWidget

from studio.domain.errors import FlowFormatError
from studio.domain.events.events import FlowExported, FlowSaved
from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import ImportedFlows
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.engine.flow_editing.flow_trust import look_inside, trusted
from studio.ui.dialogs.ask import ask_what_to_open, ask_where_to_save
from studio.ui.dialogs.tried_form import TriedForm, UnseenField
from studio.ui.library.flow_inside import agrees
from studio.ui.library.library_acts import PageCallbacks, file_name
from studio.ui.widgets.parts import FlowFiles
from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

FILE_TASK: Final = "library file"
SUFFIX: Final = ".tejun"
SEALED: Final = "FLOW_FILE_SEALED"
"""Code of the fault of a sealed file that was read without a passphrase."""
MIN_PASSPHRASE: Final = 8
_NAME_CHARS: Final = 60


class FileActs:
    """Takes flows in and hands them out; one at a time.

    Args:
        room: What the places share.
        page: Whose dialogs they are.
        callbacks: What is told to the page.
        files: Reads and writes.
    """

    def __init__(
        self,
        room: Room,
        page: QWidget,
        callbacks: PageCallbacks,
        files: FlowFiles,
    ) -> None:
        self._room = room
        self._page = page
        self._on = callbacks
        self._read = files.read
        self._write = files.write

    def take_in(self) -> None:
        """Ask for a file, show what is inside, and keep it when the person agrees."""
        self._start(self._ask_and_take_in())

    def hand_out(self, flow: FlowSummary) -> None:
        """Ask how and where, and write a file."""
        self._start(self._ask_and_hand_out(flow))

    def trust(self, flow: FlowSummary) -> None:
        """Show what is inside of an imported flow and take its mark away when the person agrees."""
        self._start(self._ask_and_trust(flow))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._room.tasks.start(FILE_TASK, work)

    async def _ask_and_take_in(self) -> None:
        kind = tr("手順ファイル (*.tejun *.json);;すべてのファイル (*)")
        path = await ask_what_to_open(self._page, tr("取り込む手順ファイル"), kind)
        if path is None:
            return
        inside = await self._opened(path)
        if inside is None:
            return
        words = tr(
            "「{0}」の中身です。取り込んでも、まだ何も実行しません。取り込んだ手順は「未確認」になり、"
            "信頼するまで、サイトを開くときと、取り消せない操作の前に毎回確認します。"
        ).format(clip(path.name, _NAME_CHARS))
        title = tr("取り込む前の確認（{0} 件）").format(len(inside.flows))
        if await agrees(self._page, title, words, inside.flows, tr("取り込む")):
            await self._keep(inside, path)

    async def _opened(self, path: Path) -> ImportedFlows | None:
        """Return what is inside of a file; None when its passphrase is not known."""
        try:
            return await self._read(path, "")
        except FlowFormatError as fault:
            if fault.code != SEALED:
                raise
            return await self._unsealed(path, fault)

    async def _unsealed(self, path: Path, fault: FlowFormatError) -> ImportedFlows | None:
        form = TriedForm(
            self._page, "unseal_form", tr("封をした手順ファイル"), str(fault), tr("開く")
        )
        field = UnseenField(form, self._room.theme, "unseal_passphrase")
        form.add(tr("パスフレーズ"), field)
        found: list[ImportedFlows] = []

        async def deed() -> None:
            found.append(await self._read(path, field.line.text()))

        def problem() -> str:
            return "" if field.line.text() else tr("パスフレーズを入力してください。")

        await form.ask(self._room.tasks, deed, problem)
        return found[-1] if found else None

    async def _keep(self, inside: ImportedFlows, path: Path) -> None:
        memory, tr = self._room.workbench.memory, self._page.tr
        note = tr("{0} から取り込みました").format(clip(path.name, _NAME_CHARS))
        for one in inside.flows:
            stored = await memory.save(one.flow, note)
            await memory.note(_note(AuditAction.FLOW_IMPORTED, stored, path))
            self._room.workbench.bus.publish(
                FlowSaved(
                    flow_id=stored.id,
                    name=stored.name,
                    version=stored.version,
                    steps=len(stored.steps),
                )
            )
        words = tr(
            "{0} 件の手順を取り込みました。中身を確かめたら、カードのメニューの「信頼する」を選べます。"
        )
        self._on.say(words.format(len(inside.flows)))
        self._on.refresh()

    async def _ask_and_hand_out(self, summary: FlowSummary) -> None:
        form = ExportForm(self._room, self._page, summary)
        passphrase = await form.chosen(self._room.tasks)
        if passphrase is None:
            return
        kind = tr("手順ファイル (*.tejun)")
        proposal = file_name(summary.name, SUFFIX)
        path = await ask_where_to_save(self._page, tr("書き出し先"), proposal, kind)
        if path is None:
            return
        flow = await self._room.workbench.flow(summary.flow_id)
        written = await self._write((flow,), path, passphrase)
        await self._room.workbench.memory.note(_note(AuditAction.FLOW_EXPORTED, flow, written))
        self._room.workbench.bus.publish(
            FlowExported(flow_id=flow.id, export_format="tejun", path=str(written))
        )
        self._on.say_written(written)

    async def _ask_and_trust(self, summary: FlowSummary) -> None:
        workbench, tr = self._room.workbench, self._page.tr
        flow = await workbench.flow(summary.flow_id)
        if not flow.is_imported:
            return
        words = tr(
            "信頼すると、下のサイトを毎回の確認なしに開きます。取り消せない操作は、これからも実行の前に"
            "確認します。作った人が分からない手順や、中身に覚えのないサイトがある手順は、信頼しないでください。"
        )
        title = tr("取り込んだ手順を信頼する")
        if not await agrees(self._page, title, words, (look_inside(flow),), tr("信頼する")):
            return
        stored = await workbench.memory.save(trusted(flow), tr("取り込んだ手順を信頼しました"))
        note = AuditNote(action=AuditAction.FLOW_TRUSTED, subject=stored.name)
        await workbench.memory.note(note)
        self._on.say(tr("「{0}」を信頼しました。").format(clip(stored.name, _NAME_CHARS)))
        self._on.refresh()


class ExportForm(TriedForm):
    """Asks whether a file is sealed, and by what."""

    def __init__(self, room: Room, parent: QWidget, flow: FlowSummary) -> None:
        words = tr(
            "「{0}」を、ほかのパソコンの手順スタジオに取り込めるファイルにします。"
            "パスワードなどの秘密の値と実行の記録は入りません。"
        )
        name = clip(flow.name, _NAME_CHARS)
        title, accept = tr("手順ファイルに書き出す"), tr("保存先を選ぶ…")
        super().__init__(parent, "export_form", title, words.format(name), accept)
        self.is_sealed = QCheckBox(tr("パスフレーズで封をする"), self)
        self.is_sealed.setObjectName("export_sealed")
        self.fields.addRow("", self.is_sealed)
        self._first = UnseenField(self, room.theme, "export_passphrase")
        self._again = UnseenField(self, room.theme, "export_again")
        note = tr("受け取る人に、ファイルとは別の方法で伝えてください。忘れると開けません。")
        self.add(tr("パスフレーズ"), self._first)
        self.add(tr("もう一度"), self._again, note)
        self.is_sealed.toggled.connect(self._switch)
        self._switch(False)

    async def chosen(self, tasks: TaskOwner) -> str | None:
        """Ask; returns what seals the file, "" for nothing, None when the person gave up."""
        typed: list[str] = []

        async def take() -> None:  # the form is gone when `ask` returns
            typed.append(self._first.line.text() if self.is_sealed.isChecked() else "")

        is_given = await self.ask(tasks, take, self.problem)
        return typed[-1] if is_given else None

    def problem(self) -> str:
        """Return what is missing, "" when nothing is."""
        if not self.is_sealed.isChecked():
            return ""
        typed = self._first.line.text()
        if len(typed) < MIN_PASSPHRASE:
            return tr(
                "パスフレーズは {passphrase} 文字以上にしてください。", passphrase=MIN_PASSPHRASE
            )
        if typed != self._again.line.text():
            return tr("2 つのパスフレーズが違います。もう一度入力してください。")
        return ""

    def _switch(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signal
        for field in (self._first, self._again):
            field.setEnabled(is_on)


def _note(action: AuditAction, flow: Flow, path: Path) -> AuditNote:
    details = (("flow_id", flow.id), ("file", clip(path.name, 100)))
    return AuditNote(action=action, subject=flow.name, details=details)
