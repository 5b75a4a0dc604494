"""手順: the steps of a flow, changed in place, and what can be done with the chosen ones."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from studio.domain.errors import StudioError
from studio.domain.flows.brackets import in_brackets, in_quotes
from studio.domain.flows.flow import SECRET_PREFIX, Flow, FlowStep
from studio.domain.page.target import Target
from studio.engine.flow_editing.acts import change_target, drafted
from studio.engine.flow_editing.clipboard import STEPS_MIME
from studio.engine.flow_editing.ways import add_ways
from studio.engine.healing.judging import serves
from studio.ui.desk.flow_controller import Edit, FlowController
from studio.ui.desk.flow_model import FlowModel, HeadingRow, StepPosition, StepRow, needs_element
from studio.ui.editor.flow_editor_findings import FindingsList
from studio.ui.editor.flow_editor_form import FormOutfit, RuleWidget, StepForm
from studio.ui.editor.flow_editor_list import FlowView
from studio.ui.editor.flow_editor_menu import fill_verbs
from studio.ui.editor.flow_editor_target import PickWish
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.boxes import FREE, grow, in_row
from studio.ui.widgets.controls import (
    Card,
    Size,
    make_button,
    make_icon_button,
    make_label,
    make_wrapped,
    say,
)
from studio.ui.widgets.room import Room
from studio.words import sentences, tr

PASTE_TASK: Final = "paste steps"
PICK_TASK: Final = "pick element"
STOP_PICK_TASK: Final = "stop picking"
Pick = Callable[[str], Awaitable[Target | None]]
"""Lets the person point at an element for the step of this id; None when they gave up."""


@dataclass(frozen=True, slots=True)
class EditorTies:
    """What the editor needs of its surroundings.

    Attributes:
        run_from: ここから実行, by step id.
        pick: Points at an element on the page.
        can_pick: Whether that is possible now.
        rule_widget: Makes the editor of a selection rule.
    """

    run_from: Callable[[str], None]
    pick: Pick | None = None
    can_pick: Callable[[], bool] = lambda: False
    rule_widget: RuleWidget | None = None


class FlowEditor(Card):
    """The list with its tools, and what a 点検 found over it.

    Args:
        controller: Holds the flow and makes the edits.

    Attributes:
        notice: What came of a command; it stands where it is in sight whatever scrolls, beside 保存.
    """

    def __init__(
        self,
        controller: FlowController,
        room: Room,
        ties: EditorTies,
        parent: QWidget,
    ) -> None:
        super().__init__("flow_editor", parent)
        theme = room.theme
        self._controller = controller
        self._tasks = room.tasks
        self._workbench = room.workbench
        self._theme = theme
        self._ties = ties
        self._acts: list[QAction] = []
        self._edits: list[QAction] = []
        self._secrets: tuple[str, ...] = ()
        self._outfit = FormOutfit(
            theme, self._names, self._offered, ties.can_pick, ties.rule_widget
        )
        self.model = FlowModel(controller, self)
        self.view = FlowView(self.model, theme, self._make_form, self)
        self.findings = FindingsList(theme, self)
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="flow_count")
        self.notice = QWidget(self)
        self._said = make_wrapped(self.notice, size=Size.SMALL, tone="red", name="flow_said")
        self._stop = make_button(self.notice, tr("やめる"), "pick_stop", self._stop_pick)
        self._stop.hide()
        self._empty = make_wrapped(self, tone="muted", name="flow_empty")
        self._insert = make_icon_button(
            self, theme, "fa6s.plus", tr("手順を足す（Ins）"), "flow_insert"
        )
        self._make_acts()
        self._lay_out(room.actions)
        controller.changed.connect(self.refresh)
        controller.refused.connect(self._show_fault)
        controller.told.connect(self.say)
        controller.inserted.connect(self._show_inserted)
        self.findings.chosen.connect(self.view.show_step)
        self.findings.dismissed.connect(controller.dismiss_findings)
        self.refresh()

    def begin(self) -> None:
        """Put the person at the first row of a flow that was just opened."""
        self.say("")
        self.view.setCurrentIndex(self.model.index(1 if self.view.isRowHidden(0) else 0))
        self.view.scrollToTop()
        self.view.setFocus()

    def refresh(self) -> None:
        """Show the desk's flow."""
        flow, can_edit = self._controller.flow, self._controller.is_editable
        self.view.show_flow(flow, self._controller.signs, is_editable=can_edit)
        count = len(flow.steps) if flow else 0
        self._count.setText(tr("{count} 手順", count=count) if count else "")
        self._empty.setVisible(not count)
        for action in self._edits:
            action.setEnabled(can_edit)
        self._insert.setEnabled(can_edit)
        self.findings.show_findings(self._controller.findings, flow)

    def say(self, words: str, tone: str = "muted") -> None:
        """Tell a sentence in the head; "" takes it back."""
        say(self._said, words, tone)

    def open_insert_menu(self) -> None:
        """Ask what the new step is to do; it goes below the current row."""
        menu = self._menu_of_verbs(is_after=True)
        menu.popup(self._insert.mapToGlobal(self._insert.rect().bottomLeft()))

    def insert_verb(self, verb: str, *, is_after: bool = True) -> None:
        """Put a new step before or after the current row, open, ready to be filled in."""
        self._controller.insert(self._place(is_after=is_after), drafted(verb))

    def copy(self) -> None:
        """Put the chosen steps on the clipboard, as steps and as sentences."""
        text = self._controller.copy(self.view.selected_ids)
        if not text:
            return
        rows = (row for row in self.model.rows if isinstance(row, StepRow))
        chosen = self.view.selected_ids
        data = QMimeData()
        data.setData(STEPS_MIME, text.encode("utf-8"))
        data.setText("\n".join(row.words for row in rows if row.step.id in chosen))
        QGuiApplication.clipboard().setMimeData(data)

    def paste(self) -> None:
        """Put the steps of the clipboard below the current row."""
        data = QGuiApplication.clipboard().mimeData()
        if not data.hasFormat(STEPS_MIME):
            self.say(tr("クリップボードに手順がありません。先に手順をコピーしてください。"))
            return
        text = bytes(data.data(STEPS_MIME).data()).decode("utf-8", "replace")
        self._tasks.start(
            PASTE_TASK, self._controller.paste(self._place(is_after=True), text), self._show_fault
        )

    def offer_credentials(self, names: Sequence[str]) -> None:
        """Offer what the vault has where a value is typed."""
        self._secrets = tuple(f"{SECRET_PREFIX}{name}" for name in names)

    def _offered(self) -> tuple[str, ...]:
        return (*self._names(), *self._secrets)

    def _names(self) -> tuple[str, ...]:
        return (
            tuple(one.name for one in self._controller.flow.variables)
            if self._controller.flow
            else ()
        )

    def _place(self, *, is_after: bool) -> StepPosition:
        """Return where something new goes: beside the current row, else at the end."""
        rows = self.view.selected_rows
        if not rows:
            return self.model.place_before(self.model.rowCount())
        row = rows[-1] + 1 if is_after else rows[0]
        is_heading = isinstance(self.model.row(row), HeadingRow)
        return self.model.place_before(row + 1 if is_heading and not is_after else row)

    def _make_form(self, parent: QWidget, step: FlowStep) -> StepForm:
        form = StepForm(step, self._outfit, parent)
        form.edited.connect(self._on_edited)
        form.pick_wanted.connect(partial(self._start_pick, step.id))
        return form

    def _on_edited(self, edit: Edit) -> None:
        self.say("")
        self._controller.edit(edit)

    def _start_pick(self, step_id: str, wish: PickWish) -> None:
        if self._ties.pick is not None:
            work = self._pick(self._ties.pick, step_id, wish)
            self._tasks.start(PICK_TASK, work, self._show_fault)

    def _stop_pick(self) -> None:
        self._tasks.start(STOP_PICK_TASK, self._workbench.cancel_pick(), self._show_fault)

    async def _pick(self, pick: Pick, step_id: str, wish: PickWish) -> None:
        self.say(_where_to_point(self._controller.flow, step_id))
        try:
            self._stop.show()
            target = await pick(step_id)
        finally:
            self._stop.hide()
            self.say("")
        flow = self._controller.flow
        step = next((one for one in flow.steps if one.id == step_id), None) if flow else None
        if target is None or step is None:
            return
        if wish.part == "target" and not serves(step.action, target):
            self.say(tr("選んだ部品は、この操作には使えません（入力欄とボタンなど）。"), "red")
            return
        change = add_ways if wish.is_more else change_target
        self._controller.edit(lambda flow: change(flow, step_id, target, wish.part))

    def _show_inserted(self, chosen: frozenset[str]) -> None:
        """Choose new steps; a single one is opened, and filled in at once."""
        self.view.select_ids(chosen)
        if len(chosen) == 1:
            (step_id,) = chosen
            self.view.show_step(step_id)
            row = self.model.row(self.model.row_of(step_id))
            is_open = isinstance(row, StepRow) and needs_element(row.step)
            if is_open and self._ties.can_pick():
                self._start_pick(step_id, PickWish())
            elif self.view.form is not None:
                self.view.form.focus_first()

    def _show_fault(self, fault: StudioError) -> None:
        words = str(fault)
        form = self.view.form
        focused = QApplication.focusWidget()
        if form is not None and focused is not None and form.isAncestorOf(focused):
            form.say(words)
        else:
            self.say(words, "red")

    def _run_here(self) -> None:
        if step_id := self.view.current_step:
            self._ties.run_from(step_id)

    def _break_here(self) -> None:
        if step_id := self.view.current_step:
            self._controller.toggle_breakpoint(step_id)

    def _cut(self) -> None:
        self.copy()
        self._controller.remove(self.view.selected_ids)

    def _shift(self, by: int) -> None:
        """Move the chosen rows one place up or down; a heading takes its steps along."""
        rows, ids = self.view.selected_rows, self.view.selected_ids
        if not rows:
            return
        if any(self.model.is_whole(row) for row in rows):
            position = self._beyond_sentence(by)
            if position >= 0:
                self._controller.move(ids, position)
            return
        row = rows[0] - 1 if by < 0 else rows[-1] + 2
        if 0 < row <= self.model.rowCount():
            self._controller.move(ids, self.model.place_before(row))

    def _beyond_sentence(self, by: int) -> int:
        """Return before which step the chosen sentences go; -1 where there is nothing beyond."""
        ids = self.view.selected_ids
        headings = [row for row in self.model.rows if isinstance(row, HeadingRow)]
        mine = [number for number, row in enumerate(headings) if set(row.step_ids) & ids]
        other = mine[0] - 1 if by < 0 else mine[-1] + 1
        if not 0 <= other < len(headings):
            return -1
        beyond = headings[other]
        return beyond.first if by < 0 else beyond.first + len(beyond.step_ids)

    def _menu_of_verbs(self, *, is_after: bool) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("insert_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_verbs(menu, self._theme, lambda verb: self.insert_verb(verb, is_after=is_after))
        return menu

    def _make_acts(self) -> None:
        controller, view = self._controller, self.view
        self._act(tr("内容を開く・閉じる"), "F2", view.edit_current, is_edit=False)
        self._act(tr("ここから実行"), "Ctrl+F5", self._run_here)
        self._act(tr("この手順の前で止まる（●）"), "F9", self._break_here, is_edit=False)
        self._act(tr("コピー"), "Ctrl+C", self.copy, is_edit=False)
        self._act(tr("切り取り"), "Ctrl+X", self._cut)
        self._act(tr("貼り付け"), "Ctrl+V", self.paste)
        self._act(tr("複製"), "Ctrl+D", lambda: controller.duplicate(view.selected_ids))
        self._act(tr("オン・オフを切り替える"), "", lambda: controller.switch(view.selected_ids))
        self._act(tr("上へ"), "Alt+Up", lambda: self._shift(-1))
        self._act(tr("下へ"), "Alt+Down", lambda: self._shift(1))
        self._act(tr("削除"), "Del", lambda: controller.remove(view.selected_ids))
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._show_menu)
        insert = QAction(tr("手順を足す"), view)
        insert.setShortcut(QKeySequence("Ins"))
        insert.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        insert.triggered.connect(lambda: self.open_insert_menu())
        view.addAction(insert)
        self._edits.append(insert)

    def _act(
        self, title: str, shortcut: str, act: Callable[[], None], *, is_edit: bool = True
    ) -> None:
        action = QAction(title, self.view)
        action.setObjectName(f"step_{shortcut or 'switch'}")
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: act())
        self.view.addAction(action)
        self._acts.append(action)
        if is_edit:
            self._edits.append(action)

    def _show_menu(self, at: QPoint) -> None:
        if not self.view.selected_ids:
            return
        menu = QMenu(self.view)
        menu.setObjectName("step_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._acts[:3])
        menu.addSeparator()
        for words, is_after in ((tr("前に入れる"), False), (tr("後に入れる"), True)):
            verbs = menu.addMenu(words)
            verbs.setEnabled(self._controller.is_editable)
            fill_verbs(
                verbs,
                self._theme,
                lambda verb, is_after=is_after: self.insert_verb(verb, is_after=is_after),
            )
        menu.addSeparator()
        menu.addActions(self._acts[3:])
        menu.popup(self.view.viewport().mapToGlobal(at))

    def _lay_out(self, actions: ActionSet) -> None:
        title = make_label(self, tr("手順", "steps"), Size.TITLE)
        title.setBuddy(self.view)
        self._insert.clicked.connect(lambda: self.open_insert_menu())
        head = in_row(title, self._count, FREE, self._insert, gap=6)
        for name, icon in (("undo", "fa6s.rotate-left"), ("redo", "fa6s.rotate-right")):
            head.addWidget(self._tool(actions[name], icon))
        self._empty.setText(
            tr("まだ手順がありません。「＋」で手順を足すか、Ctrl+V で貼り付けてください。")
        )
        in_row(grow(self._said), self._stop, of=self.notice)
        self.put(self.findings, head, self._empty, grow(self.view))
        self._said.hide()

    def _tool(self, action: QAction, icon: str) -> QWidget:
        button = make_icon_button(
            self, self._theme, icon, action.text(), f"flow_{action.objectName()}"
        )
        button.setToolTip(action.toolTip())
        button.clicked.connect(lambda: action.trigger())
        action.changed.connect(lambda: button.setEnabled(action.isEnabled()))
        button.setEnabled(action.isEnabled())
        return button


def _where_to_point(flow: Flow | None, step_id: str) -> str:
    """Return what is asked of a person who is to point at something: on which page that is to be found, too."""
    asked = tr("ブラウザーで、対象を指してください。やめるときは Esc を押します。")
    items = [step.item for step in flow.steps] if flow else []
    ids = [step.id for step in flow.steps] if flow else []
    own = items[ids.index(step_id)] if step_id in ids else ""
    before = items[items.index(own) - 1] if own and items.index(own) else ""
    if not before:
        return asked
    there = tr(
        "{item}のあとの画面にあります。ちがう画面のときは、やめて、その画面を開いてから、もう一度押してください。",
        item=in_quotes(in_brackets(before)),
    )
    return sentences(asked, there)
