"""Beginning a run, going on with one and repeating one, with the questions before what may be done twice."""

from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.runs.checklist import Item
from studio.domain.text import clip
from studio.engine.runs.journal_writer import LOGIN_REFUSED
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.choose import DialogChoice, choose
from studio.ui.dialogs.forms import ask_values
from studio.ui.editor.flow_running import FlowRunner
from studio.ui.widgets.room import Room
from studio.words import tr

GO_ON_TASK: Final = "go on with what was stopped"
_LISTED: Final = 6


class RunStarter:
    """What 実行 and 続きから do on つくる.

    Args:
        runner: Plays the flow that is edited.
        page: Whose dialogs they are.
    """

    def __init__(
        self, room: Room, controller: WorkspaceController, runner: FlowRunner, page: QWidget
    ) -> None:
        self._room = room
        self._controller = controller
        self._runner = runner
        self._page = page

    def run(self) -> None:
        """Run what is shown; a run that broke off half-way is not repeated unasked."""
        if self._controller.editor.is_open:
            self._runner.play()
            return
        flow, ended = self._controller.flow, self._controller.memory.finished
        if flow is not None and ended is not None and ended.code == LOGIN_REFUSED:
            self._room.tasks.start("run again", self._ask_and_run(flow))
            return
        done, broke_off = self._controller.done_before_a_failure, self._controller.broke_off
        is_unclear = broke_off is not None and broke_off.may_be_sent
        if not done and not is_unclear:
            self._controller.run()
            return
        unclear = clip(broke_off.words, 60) if broke_off and is_unclear else ""
        self._room.tasks.start("run again", self._run_again(done, unclear))

    def go_on(self) -> None:
        """続きから: the rest of what was stopped; what may have been sent is asked about first."""
        if self._controller.editor.is_open:
            self._runner.play()
        elif self._controller.flow is not None:
            self._room.tasks.start(GO_ON_TASK, self._go_on_flow())
        else:
            self._room.tasks.start(GO_ON_TASK, self._go_on_list())

    async def _go_on_flow(self) -> None:
        broke_off = self._controller.broke_off
        step_id: str | None = self._controller.way_on
        if broke_off is not None and broke_off.may_be_sent:
            step_id = await self._runner.agreed_after_sending(broke_off)
        if step_id:
            self._controller.play_from(step_id)
        elif step_id is not None:
            self._controller.run()

    async def _go_on_list(self) -> None:
        item_id = self._controller.way_on
        items = self._controller.checklist.items if self._controller.checklist else ()
        item = next((one for one in items if one.id == item_id), None)
        if item is None:
            return
        has_agreed = self._controller.memory.has_agreed(item_id)
        is_done = await self._is_done_already(item) if has_agreed else False
        if is_done is not None:
            self._controller.go_on(is_done=is_done)

    async def _is_done_already(self, item: Item) -> bool | None:
        """Ask about an item in which something was agreed to: it may be done. None: not at all."""
        wanted = await choose(
            self._page,
            tr("済んでいるか確かめてください"),
            tr(
                "「{0}」の途中で止まりました。ブラウザーの画面で確かめてから選んでください。"
                "同じことを二度しないためです。"
            ).format(clip(in_brackets(item.text), 60)),
            (
                DialogChoice("done", tr("済んでいる（次から続ける）")),
                DialogChoice("again", tr("まだ（これから行う）")),
            ),
            tr("やめる"),
        )
        return wanted == "done" if wanted else None

    async def _ask_and_run(self, flow: Flow) -> None:
        """Ask for the values anew: the password that was refused is not sent once more."""
        values = await ask_values(self._page, flow, self._room.workbench.variables)
        if values is not None:
            self._controller.replay(flow, values)

    async def _run_again(self, done: tuple[str, ...], unclear: str) -> None:
        """Ask before acts of a run that broke off are done a second time."""
        parts: list[str] = []
        if unclear:
            words = tr(
                "次の手順は、もう送られたかもしれません。"
                "やり直す前に、サイトの画面で確かめてください：\n・{0}"
            )
            parts.append(words.format(unclear))
        sent = self._controller.sent_before_a_failure
        if sent:
            words = tr(
                "次の手順は、前の実行で済んでいます。やり直すと、もう一度送ることになります：\n{0}"
            )
            parts.append(words.format(self._listed(sent)))
        rest = tuple(text for text in done if text not in sent)
        if rest:
            words = tr("前の実行で終わった項目も、もう一度行います：\n{0}")
            parts.append(words.format(self._listed(rest)))
        if self._controller.can_edit_list:
            parts.append(
                tr(
                    "残りだけを行うときは「続きから」を押してください。"
                    "くり返したくない項目は、右のスイッチを切ってから実行してください。"
                )
            )
        if await confirm(
            self._page,
            tr("最初からやり直します"),
            "\n\n".join(parts),
            tr("最初からやり直す"),
            tr("やめる"),
        ):
            self._controller.run()

    def _listed(self, texts: tuple[str, ...]) -> str:
        lines = [tr("・{words}", words=clip(in_brackets(text), 40)) for text in texts[:_LISTED]]
        if len(texts) > _LISTED:
            lines.append(tr("ほか {count} 件", count=len(texts) - _LISTED))
        return "\n".join(lines)
