"""The flow that is being edited: its head, its steps, and what joins them to the rest of the window."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.actions.rule import SelectionRule
from studio.domain.errors import BrowserError
from studio.domain.flows.flow import Flow, expand
from studio.domain.page.address import origin_of
from studio.domain.page.target import Target
from studio.domain.records.check import Finding
from studio.engine.checking.wording import result_words
from studio.ui.desk.workspace_controller import RUN_TASK, WorkspaceController
from studio.ui.dialogs.papers import save_flow_paper
from studio.ui.editor.flow_editor import EditorTies, FlowEditor
from studio.ui.editor.flow_editor_head import FlowHead, HeadCallbacks
from studio.ui.editor.flow_running import FlowRunner
from studio.ui.editor.flow_variables import FlowVariables
from studio.ui.editor.rule_editor import RuleEditor, RuleTies
from studio.ui.widgets.room import Room
from studio.words import tr

_LOOK_S: Final = 3.0
CHECK_TASK: Final = "check flow"
DOCUMENT_TASK: Final = "document flow"


class FlowPlace:
    """Made once for つくる, which lays its two panels out.

    Args:
        show_browser: Brings the browser to the front: the person is to point at something there.

    Attributes:
        runner: Plays, saves and puts away.
        head: Name, purpose, variables.
        editor: The steps.
    """

    def __init__(
        self,
        room: Room,
        controller: WorkspaceController,
        show_browser: Callable[[], None],
        page: QWidget,
    ) -> None:
        self._room = room
        self._controller = controller
        self._page = page
        self._show_browser = show_browser
        self.runner = FlowRunner(room, controller, page)
        variables = FlowVariables(room, controller.editor, page)
        leave = self.leave
        heads = HeadCallbacks(
            variables.ask,
            variables.propose,
            variables.note,
            leave,
            self._start_check,
            self._start_visit,
            lambda: room.tasks.start(DOCUMENT_TASK, self._document()),
        )
        self.head = FlowHead(controller.editor, room.theme, room.actions, heads, page)
        ties = EditorTies(
            run_from=lambda step_id: self.runner.play(step_id),
            pick=self._pick,
            can_pick=lambda: room.workbench.is_browser_open or bool(self._start_page()),
            rule_widget=self._rule_widget,
        )
        self._rule_ties = RuleTies(
            theme=room.theme,
            tasks=room.tasks,
            observation=lambda: room.workbench.observation,
            values=self._values,
        )
        self.editor = FlowEditor(controller.editor, room, ties, page)
        self.head.put(self.editor.notice)

    def leave(self) -> None:
        """Put the flow away, once its edits are saved or given up."""
        self.head.written.show_path(None)
        self.runner.leave(self._controller.leave_flow)

    def show_found(self, findings: Sequence[Finding]) -> None:
        """Show what 点検 found about the flow that is open, at the first step it is about."""
        self._controller.editor.show_findings(findings)
        first = next((one.step_id for one in findings if one.step_id), "")
        if first:
            self.editor.view.show_step(first)

    def take_stored(self, flow: Flow) -> None:
        """Show a flow as it is stored now, where it is the one that is open; unsaved edits stay, and it is said."""
        editor = self._controller.editor
        if editor.flow is None or editor.flow.id != flow.id:
            return
        if editor.has_unsaved:
            words = tr(
                "この手順は、別の画面で第 {version} 版になりました。保存するときに、どちらを残すかを選べます。",
                version=flow.version,
            )
        else:
            editor.open(flow)
            words = tr("第 {version} 版を表示しています。", version=flow.version)
        editor.told.emit(words)

    async def _document(self) -> None:
        """手順書: write the paper of the flow as it is shown."""
        flow = self._controller.editor.flow
        self.head.written.show_path(None)
        if flow is None:
            return
        if path := await save_flow_paper(self._room.workbench, self._page, flow, ".html"):
            self._controller.editor.told.emit(tr("手順書を保存しました：{name}", name=path.name))
            self.head.written.show_path(path)

    def _start_check(self) -> None:
        self._room.tasks.start(CHECK_TASK, self._check())

    async def _check(self) -> None:
        """点検 of what is shown, saved or not; no page is opened."""
        flow = self._controller.editor.flow
        if flow is not None:
            report = await self._room.workbench.checks.preview(flow)
            self._controller.editor.show_findings(report.findings)

    def _start_visit(self) -> None:
        editor = self._controller.editor
        if editor.has_unsaved:
            editor.told.emit(tr("変更を保存してから、今日の画面で確かめてください。"))
        else:
            self._room.tasks.start(RUN_TASK, self._visit())

    async def _visit(self) -> None:
        """Look for every element of the stored flow on today's pages; 停止 ends it as it ends a run."""
        editor, flow = self._controller.editor, self._controller.editor.flow
        if flow is None:
            return
        editor.told.emit(tr("今日の画面で確かめています。停止ボタンで止められます。"))
        words = ""
        try:
            report = await self._room.workbench.checks.visit(flow)
            editor.show_findings(report.findings)
            words = result_words(report)
        finally:
            editor.told.emit(words)

    async def _pick(self, _: str) -> Target | None:
        """Let the person point at something; what the window shows of the page is what they point at.

        A browser that shows none of the flow's sites is taken to where the flow begins.
        """
        workbench, start = self._room.workbench, self._start_page()
        with suppress(BrowserError, TimeoutError):  # a page that cannot be seen may be pointed at
            async with asyncio.timeout(_LOOK_S):
                await workbench.look_again()
        if start and not self._is_at_flow():
            await workbench.observe_page(start)
        self._show_browser()
        return await workbench.pick_element()

    def _start_page(self) -> str:
        """Return where the flow begins, "" where that is not known or nobody trusts it yet."""
        flow = self._controller.editor.flow
        return "" if flow is None or flow.is_imported else expand(flow.start_url, flow.defaults)

    def _is_at_flow(self) -> bool:
        """Say whether the browser shows a site of the flow."""
        page, flow = self._room.workbench.observation, self._controller.editor.flow
        if page is None or flow is None or not self._room.workbench.is_browser_open:
            return False
        sites = {*flow.origins, origin_of(self._start_page())}
        return origin_of(page.url) in sites

    def _rule_widget(
        self, rule: SelectionRule, take: Callable[[SelectionRule], None], parent: QWidget
    ) -> RuleEditor:
        editor = RuleEditor(rule, self._rule_ties, parent)
        editor.changed.connect(take)
        return editor

    def _values(self) -> dict[str, str]:
        flow = self._controller.editor.flow
        return {one.name: one.value for one in flow.variables} if flow else {}
