"""Playing, saving and leaving the flow that is being edited, with the questions that belong to it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow
from studio.domain.text import clip
from studio.engine.flow_editing.saving import CHANGED_MEANWHILE, Conflict
from studio.ui.desk.broken_off import BreakOff, following
from studio.ui.desk.going_on import from_form_of
from studio.ui.desk.shelf import MarkShelf
from studio.ui.desk.workspace_controller import SAVE_TASK, WorkspaceController
from studio.ui.dialogs.choose import DialogChoice, choose
from studio.ui.dialogs.forms import ask_values
from studio.ui.widgets.room import Room
from studio.words import sentences, tr

PLAY_TASK: Final = "play edited flow"
LEAVE_TASK: Final = "leave edited flow"
GONE_MEANWHILE: Final = "FLOW_GONE_MEANWHILE"
_NAME_CHARS: Final = 40


class FlowRunner:
    """What the buttons above an edited flow do.

    Args:
        page: Whose dialogs they are.
    """

    def __init__(self, room: Room, controller: WorkspaceController, page: QWidget) -> None:
        self._room = room
        self._controller = controller
        self._page = page

    def play(self, from_step: str = "", *, is_stepping: bool = False) -> None:
        """Run the flow: from its beginning or from a step, in one go or one step at a time."""
        self._room.tasks.start(PLAY_TASK, self._play(from_step, is_stepping=is_stepping))

    def step_once(self) -> None:
        """1手順: let one step of the run pass, or begin to play step by step."""
        if self._room.workbench.is_running:
            self._room.workbench.step_once()
        elif self._controller.editor.is_open:
            self.play(is_stepping=True)
        else:
            self._controller.run(is_stepping=True)

    def save(self) -> None:
        """Keep the edits."""
        self._room.tasks.start(SAVE_TASK, self._save_alone())

    def leave(self, then: Callable[[], None]) -> None:
        """Do something that puts the flow away, once its edits are saved or given up."""
        if not self._controller.editor.has_unsaved:
            then()
            return
        self._room.tasks.start(LEAVE_TASK, self._leave(then))

    async def may_leave(self) -> bool:
        """Ask what becomes of unsaved edits; False: the person stays."""
        flow = self._controller.editor.flow
        if flow is None or not self._controller.editor.has_unsaved:
            return True
        wanted = await choose(
            self._page,
            tr("保存していない変更があります"),
            tr("「{0}」の変更を、まだ保存していません。").format(clip(flow.name, _NAME_CHARS)),
            (
                DialogChoice("save", tr("保存する"), is_main=True),
                DialogChoice("drop", tr("保存しないで閉じる")),
            ),
            tr("編集を続ける"),
        )
        if wanted == "save":
            return await self._saved()
        return wanted == "drop"

    async def _leave(self, then: Callable[[], None]) -> None:
        if await self.may_leave():
            then()

    async def _save_alone(self) -> None:
        await self._saved()

    async def _play(self, from_step: str, *, is_stepping: bool) -> None:
        """Run what is saved: a run that is cut off goes on with the steps that the library has."""
        editor = self._controller.editor
        begin = from_step or await self._agreed_start()
        if begin is None or (editor.has_unsaved and not await self._agreed_to_save()):
            return
        flow = editor.flow
        if flow is None:
            return
        values = await ask_values(self._page, flow, self._room.workbench.variables)
        if values is not None:
            self._controller.play_edited(values, editor.playing(begin, is_stepping=is_stepping))

    async def _agreed_start(self) -> str | None:
        """Ask where to begin after a run that broke off: nothing is repeated unasked. None: not at all."""
        broke_off = self._controller.broke_off
        if broke_off is not None and broke_off.may_be_sent:
            return await self.agreed_after_sending(broke_off)
        halted_at = self._controller.editor.halted_at
        if not halted_at:
            return ""
        wanted = await choose(
            self._page,
            tr("前の実行は途中で終わっています"),
            tr(
                "最初から実行すると、終わった手順も、もう一度行います。"
                "続きから実行するときは、ブラウザーがその画面になっていることを確かめてください。"
            ),
            (
                DialogChoice("on", tr("続きから実行"), is_main=True),
                DialogChoice("again", tr("最初からやり直す")),
            ),
            tr("やめる"),
        )
        if not wanted:
            return None
        return halted_at if wanted == "on" else ""

    async def agreed_after_sending(self, broke_off: BreakOff) -> str | None:
        """Ask whether an act that may have been sent is done; only the person can know.

        Returns:
            The step to begin with, "" for the first one, None to begin not at all.
        """
        tr, flow = self._page.tr, self._controller.editor.flow
        way = following(flow, broke_off.step_id)
        done = (DialogChoice("on", tr("済んでいる（次から続ける）")),) if way else ()
        is_there = flow is not None and any(one.id == broke_off.step_id for one in flow.steps)
        again = (DialogChoice("again", tr("まだ（これから行う）")),) if is_there else ()
        wanted = await choose(
            self._page,
            tr("もう送られたかもしれません"),
            tr(
                "前の実行は「{0}」で止まりました。もう送られたかもしれません。"
                "ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。"
            ).format(clip(broke_off.words, _NAME_CHARS)),
            (*done, *again, DialogChoice("anew", tr("最初からやり直す（すべて、もう一度行う）"))),
            tr("やめる"),
        )
        again_from = from_form_of(flow, broke_off.step_id) if flow else broke_off.step_id
        starts = {"on": way.id if way else "", "again": again_from, "anew": ""}
        return starts.get(wanted)

    async def _agreed_to_save(self) -> bool:
        wanted = await choose(
            self._page,
            tr("保存してから実行します"),
            tr("変更を新しい版として保存してから実行します。前の版は「版の一覧」から戻せます。"),
            (DialogChoice("save", tr("保存して実行"), is_main=True),),
            tr("やめる"),
        )
        return wanted == "save" and await self._saved()

    async def _saved(self) -> bool:
        """Save; where somebody else saved meanwhile, the person chooses. False: nothing was saved."""
        editor = self._controller.editor
        try:
            return await self._told(await editor.save())
        except InstructionError as fault:
            if fault.code not in (CHANGED_MEANWHILE, GONE_MEANWHILE):
                raise
            conflict = await self._ask_conflict(fault)
        if conflict is None:
            return False
        if conflict is Conflict.REFUSE:
            flow = editor.flow
            if flow is not None:
                editor.open(await self._room.workbench.flow(flow.id))
            return False
        return await self._told(await editor.save(conflict))

    async def _told(self, saved: Flow | None) -> bool:
        """Say beside the steps what 保存 did; a flow that was thrown away meanwhile comes back, or it would be lost."""
        if saved is None:
            return False
        words = tr("保存しました（第 {version} 版）。", version=saved.version)
        shelf = MarkShelf(self._room.workbench)
        if saved.id in (await shelf.read()).trashed:
            await shelf.bring_back(saved.id)
            words = sentences(words, tr("ごみ箱から元に戻しました。"))
        self._controller.editor.told.emit(words)
        return True

    async def _ask_conflict(self, fault: InstructionError) -> Conflict | None:
        offered = [Conflict.AS_NEW]
        if fault.code == CHANGED_MEANWHILE:
            offered = [Conflict.AS_NEW, Conflict.OVERWRITE, Conflict.REFUSE]
        wanted = await choose(
            self._page,
            tr("ほかで変更されています"),
            f"{fault.message}\n{fault.remedy}",
            tuple(
                DialogChoice(one.value, one.words, is_main=one is Conflict.AS_NEW)
                for one in offered
            ),
            tr("編集を続ける"),
        )
        return Conflict(wanted) if wanted else None
