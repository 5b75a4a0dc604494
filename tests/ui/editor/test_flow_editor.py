"""The steps of a flow in the window: everything is changed in place, by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from studio.domain.actions.action import Drag
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, OnError
from studio.domain.page.locator_wording import way_in_words
from studio.domain.page.target import Candidate, Family, Target
from studio.domain.records.check import Finding, Severity
from studio.engine.flow_editing.acts import VERB_WORDS, change_part
from studio.engine.flow_editing.clipboard import STEPS_MIME
from studio.engine.flow_editing.grants import with_step
from studio.engine.flow_editing.steps import reword_item
from studio.ui.desk.flow_controller import FlowController
from studio.ui.desk.flow_model import HeadingRow, StepPosition, note_of
from studio.ui.editor.flow_editor import EditorTies, FlowEditor
from studio.ui.editor.flow_editor_findings import FindingsList
from studio.ui.editor.flow_editor_form import StepForm
from studio.ui.editor.flow_editor_list import FlowView
from studio.ui.editor.flow_editor_menu import COMMON
from studio.ui.editor.flow_editor_rows import MARGIN, RowPart, StepDelegate
from studio.ui.editor.flow_editor_target import TargetField
from studio.ui.widgets.calm import CalmSpin
from studio.ui.widgets.flow_editor_fields import EXPECTED_WORDS
from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import RESOURCES, Outside, child, make_actions, on_qt, until
from tests.ui.fakes import make_bench
from tests.ui.sample_flow import BUY, SEARCH, long_flow, shop_flow, shop_target

Key = Qt.Key
Ctrl, Alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Opened:
    """An editor with the sample open."""

    def __init__(self, theme: Theme, host: QWidget) -> None:
        bench = make_bench()
        self.tasks = TaskOwner(host)
        self.controller = FlowController(bench.workbench, host)
        save = Outside(bench.model).save_tables
        room = Room(
            bench.workbench, self.tasks, theme, make_actions(host, []), Path(RESOURCES), save
        )
        self.ran_from: list[str] = []
        self.picked: Target | None = shop_target("button", "見つける")
        self.can_pick = True

        async def pick(_: str) -> Target | None:
            return self.picked

        ties = EditorTies(self.ran_from.append, pick, lambda: self.can_pick)
        self.editor = FlowEditor(self.controller, room, ties, host)
        self.editor.resize(600, 500)
        self.editor.show()
        self.controller.open(shop_flow())

    @property
    def view(self) -> FlowView:
        return self.editor.view

    @property
    def flow(self) -> Flow:
        assert self.controller.flow
        return self.controller.flow

    @property
    def ids(self) -> list[str]:
        return [step.id for step in self.flow.steps]

    def choose(self, *ids: str) -> None:
        self.view.select_ids(frozenset(ids), ids[0])

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.view, key, modifier)

    def act(self, name: str) -> None:
        child(self.view, QAction, name).trigger()

    def middle(self, step_id: str, x: int) -> QPoint:
        """Return a place in the line of a step."""
        index = self.editor.model.index(self.editor.model.row_of(step_id))
        self.view.executeDelayedItemsLayout()
        self.view.scrollTo(index)
        return QPoint(x, self.view.visualRect(index).top() + 14)


@pytest.fixture
def opened(theme: Theme, host: QWidget) -> Opened:
    host.resize(620, 520)
    return Opened(theme, host)


def typed(opened: Opened, name: str, text: str) -> None:
    """Write into a field of the open form and press Enter."""
    assert opened.view.form
    line = child(opened.view.form, QLineEdit, name)
    line.setText(text)
    QTest.keyClick(line, Key.Key_Return)


def part(opened: Opened, place: int, name: str) -> object:
    """Return a part of what a step does."""
    return getattr(opened.flow.steps[place].action, name)


def test_every_kind_of_evidence_has_its_words() -> None:
    assert set(EXPECTED_WORDS) == set(EvidenceKind)


def test_enter_opens_a_step_and_its_value_is_changed_in_place(opened: Opened) -> None:
    opened.choose("s2")
    opened.key(Key.Key_Return)
    assert opened.view.open_id == "s2"
    typed(opened, "field_value", "「東京」〔検索語〕")
    assert part(opened, 1, "value") == "「東京」{{検索語}}"
    assert opened.view.open_id == "s2"
    opened.controller.undo()
    assert opened.view.form
    assert child(opened.view.form, QLineEdit, "field_value").text() == "〔検索語〕"


def test_what_happens_when_a_step_fails_is_set_in_its_form(opened: Opened) -> None:
    opened.view.show_step("s3")
    form = opened.view.form
    assert form
    child(form, CalmSpin, "step_retries").setValue(5)
    child(form, QCheckBox, "step_optional").click()
    child(form, QCheckBox, "step_approval").click()
    child(form, QComboBox, "step_on_error").setCurrentIndex(3)
    typed(opened, "step_note", "週の初めだけ")
    step = opened.flow.steps[2]
    assert (step.retries, step.is_optional, step.needs_approval) == (5, True, True)
    assert (step.on_error, step.note) == (OnError.ASK, "週の初めだけ")
    assert not child(form, CalmSpin, "step_retries").isVisible()


def test_the_condition_of_a_step_is_shown_and_can_be_taken_away(opened: Opened) -> None:
    solved = Evidence(kind=EvidenceKind.VALUE, detail="状態=解決")
    step = opened.flow.steps[2].model_copy(update={"only_when": solved})
    opened.controller.edit(lambda flow: with_step(flow, step))
    opened.view.show_step("s3")
    form = opened.view.form
    assert form
    box = child(form, QCheckBox, "step_condition")
    assert (box.text(), box.isChecked()) == ("「状態」が「解決」のときだけ行う", True)
    assert note_of(opened.flow.steps[2]).startswith("「状態」が「解決」のときだけ")
    box.click()
    assert opened.flow.steps[2].only_when is None
    assert not box.isVisible()


def test_what_is_checked_after_a_step_is_added_changed_and_taken_away(opened: Opened) -> None:
    opened.view.show_step("s6")
    form = opened.view.form
    assert form
    written = child(form, QLineEdit, "expected_detail")
    assert written.cursorPosition() == 0  # a long one was shown from its end
    typed(opened, "expected_detail", "カートの中")
    assert opened.flow.steps[5].expects[0].detail == "カートの中"
    child(form, QPushButton, "expected_add").click()
    lines = form.findChildren(QLineEdit, "expected_detail")
    lines[-1].setText("合計")
    QTest.keyClick(lines[-1], Key.Key_Return)
    kinds = [fact.kind for fact in opened.flow.steps[5].expects]
    assert kinds == [EvidenceKind.TEXT_APPEARED] * 2
    typed(opened, "expected_detail", "")
    assert "確かめる" in child(form, QLabel, "step_said").text()
    form.findChildren(QToolButton, "expected_remove")[0].click()
    assert opened.flow.steps[5].expects == (
        Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="合計"),
    )


def test_a_value_that_cannot_be_stays_in_its_field_with_the_reason(opened: Opened) -> None:
    opened.view.show_step("s2")
    opened.view.setFocus()
    form = opened.view.form
    assert form
    child(form, QLineEdit, "field_value").setFocus()
    typed(opened, "field_value", "x" * 30_000)
    assert part(opened, 1, "value") == "{{検索語}}"
    assert len(child(form, QLineEdit, "field_value").text()) == 30_000


@on_qt
async def test_what_an_act_cannot_be_done_on_is_refused_and_nothing_is_changed(
    opened: Opened,
) -> None:
    """A link was taken for the field of 「…に入力」: the flow could only fail on its next run."""
    opened.view.show_step("s2")
    assert opened.view.form
    before, opened.picked = part(opened, 1, "target"), shop_target("link", "在庫検索")
    child(opened.view.form, QPushButton, "step_pick").click()
    await until(lambda: not opened.tasks.names)
    assert part(opened, 1, "target") == before
    assert "使えません" in child(opened.editor, QLabel, "flow_said").text()
    opened.picked = shop_target("textbox", "さがす言葉")
    child(opened.view.form, QPushButton, "step_pick").click()
    await until(lambda: not opened.tasks.names)
    assert part(opened, 1, "target") == opened.picked


@on_qt
async def test_an_element_is_pointed_at_anew(opened: Opened) -> None:
    opened.view.show_step("s3")
    assert opened.view.form
    child(opened.view.form, QPushButton, "step_pick").click()
    await until(lambda: not opened.tasks.names)
    target = part(opened, 2, "target")
    assert target == opened.picked
    opened.picked = None
    child(opened.view.form, QPushButton, "step_pick").click()
    await until(lambda: not opened.tasks.names)
    assert part(opened, 2, "target") == target


@on_qt
async def test_the_ways_to_find_an_element_are_ordered_removed_and_added_in_its_form(
    opened: Opened,
) -> None:
    def ways() -> list[str]:
        target = part(opened, 2, "target")
        assert isinstance(target, Target)
        return [way_in_words(one) for one in target.candidates]

    def button(name: str, at: int = 0) -> QAbstractButton:
        assert opened.view.form
        found = opened.view.form.findChildren(QAbstractButton, name)
        return [one for one in found if one.isVisibleTo(opened.view.form)][at]

    opened.view.show_step("s3")
    assert opened.view.form
    assert len(opened.view.form.findChildren(TargetField)) == 1
    button("step_ways").click()
    assert not button("way_remove").isEnabled()
    id_way = Candidate(family=Family.ID, value="go", score=40)
    known = shop_target("button", "検索")
    opened.picked = known.model_copy(update={"candidates": (*known.candidates, id_way)})
    button("way_add").click()
    await until(lambda: not opened.tasks.names)
    assert ways() == ["「検索」という名前", "項目の番号（id）「go」"]
    button("way_up", 1).click()
    assert ways()[0] == "項目の番号（id）「go」"
    button("way_remove", 0).click()
    assert ways() == ["「検索」という名前"]
    opened.controller.undo()
    opened.controller.undo()
    assert len(ways()) == 2
    assert button("step_ways").text() == "▾ 見つけ方の候補（2）"
    opened.picked = shop_target("link", "ほかの要素")
    button("way_add").click()
    await until(lambda: not opened.tasks.names)
    assert len(ways()) == 2


@on_qt
async def test_where_something_is_dragged_is_pointed_at_anew(opened: Opened) -> None:
    drag = Drag(target=shop_target("listitem", "本"), to=Target())
    opened.picked = None
    opened.controller.insert(StepPosition(3, SEARCH), drag)
    step_id = opened.flow.steps[3].id
    await until(lambda: not opened.tasks.names)
    opened.view.show_step(step_id)
    assert "（ドラッグ先が未定）" in str(opened.editor.model.data(opened.view.currentIndex()))
    opened.picked = shop_target("list", "カート")
    assert opened.view.form
    child(opened.view.form, QPushButton, "step_pick_to").click()
    await until(lambda: not opened.tasks.names)
    assert part(opened, 3, "to") == opened.picked
    assert "「本」を「カート」へドラッグ" in str(
        opened.editor.model.data(opened.view.currentIndex())
    )


@on_qt
async def test_a_new_step_is_open_and_its_element_is_asked_for(opened: Opened) -> None:
    opened.choose("s2")
    opened.editor.insert_verb("click")
    await until(lambda: not opened.tasks.names)
    new = opened.flow.steps[2]
    assert (new.item, opened.view.open_id) == (SEARCH, new.id)
    assert part(opened, 2, "target") == opened.picked
    opened.can_pick = False
    opened.choose("s2")
    opened.editor.insert_verb("double_click", is_after=False)
    assert "対象が未定" in str(opened.editor.model.data(opened.view.currentIndex()))


def test_the_menu_offers_every_verb_in_words(opened: Opened) -> None:
    opened.editor.open_insert_menu()
    menu = child(opened.editor, QMenu, "insert_menu")
    names = [one.objectName() for one in menu.findChildren(QAction) if one.objectName()]
    assert sorted(names) == sorted(f"verb_{verb}" for verb in VERB_WORDS)
    assert len(menu.actions()) == COMMON + 1
    menu.close()


def test_steps_are_moved_by_keys_within_and_between_sentences(opened: Opened) -> None:
    opened.choose("s3")
    opened.key(Key.Key_Up, Alt)
    assert opened.ids == ["s1", "s3", "s2", "s4", "s5", "s6"]
    opened.choose("s2")
    opened.key(Key.Key_Down, Alt)
    assert opened.flow.steps[2].item == BUY
    assert opened.view.selected_ids == {"s2"}
    opened.key(Key.Key_Up, Alt)
    assert opened.flow.steps[2].item == SEARCH
    opened.choose("s1")
    opened.key(Key.Key_Up, Alt)
    assert opened.ids[0] == "s1"


def test_a_heading_moves_with_all_its_steps(opened: Opened) -> None:
    opened.view.setCurrentIndex(opened.editor.model.index(2))
    opened.key(Key.Key_Down, Alt)
    assert opened.ids == ["s1", "s4", "s5", "s6", "s2", "s3"]
    assert isinstance(opened.editor.model.row(opened.view.currentIndex().row()), HeadingRow)
    opened.key(Key.Key_Up, Alt)
    assert opened.ids == ["s1", "s2", "s3", "s4", "s5", "s6"]


def test_a_step_that_says_what_its_heading_says_stands_without_it(opened: Opened) -> None:
    steps = tuple(
        step.model_copy(update={"item": step.action.in_words()}) for step in shop_flow().steps[:3]
    )
    opened.controller.open(shop_flow().model_copy(update={"steps": steps}))
    opened.editor.begin()
    assert [opened.view.isRowHidden(row) for row in range(6)] == [True, False] * 3
    assert opened.view.current_step == "s1"
    opened.key(Key.Key_Down)
    opened.key(Key.Key_Down, Alt)
    assert opened.ids == ["s1", "s3", "s2"]
    assert [step.item for step in opened.flow.steps] == [
        steps[0].item,
        steps[2].item,
        steps[1].item,
    ]
    assert all(opened.view.isRowHidden(row) for row in (0, 2, 4))
    opened.view.show_step("s2")
    typed(opened, "field_value", "東京")
    assert opened.flow.steps[2].item == opened.flow.steps[2].action.in_words()
    assert opened.view.isRowHidden(4)
    opened.controller.edit(lambda flow: reword_item(flow, "s2", "東京を探す"))
    assert not opened.view.isRowHidden(4)
    opened.controller.undo()
    assert opened.view.isRowHidden(4)


@on_qt
async def test_keys_switch_copy_paste_duplicate_and_remove(opened: Opened) -> None:
    opened.choose("s2", "s3")
    opened.key(Key.Key_Space)
    assert [step.is_enabled for step in opened.flow.steps[:3]] == [True, False, False]
    opened.act("step_Ctrl+C")
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasFormat(STEPS_MIME)
    assert "検索" in data.text()
    opened.choose("s6")
    opened.act("step_Ctrl+V")
    await until(lambda: not opened.tasks.names)
    assert len(opened.ids) == 8
    assert opened.view.selected_ids == set(opened.ids[-2:])
    opened.act("step_Del")
    opened.choose("s1")
    opened.act("step_Ctrl+D")
    assert len(opened.ids) == 7
    opened.act("step_Ctrl+X")
    assert "s1" not in opened.ids
    QGuiApplication.clipboard().setText("ただの文")
    opened.act("step_Ctrl+V")
    assert "手順がありません" in child(opened.editor, QLabel, "flow_said").text()


def test_the_margin_sets_a_breakpoint_and_the_switch_turns_a_step_off(opened: Opened) -> None:
    button = Qt.MouseButton.LeftButton
    place = opened.middle("s2", 5)
    QTest.mouseClick(opened.view.viewport(), button, pos=place)
    assert opened.controller.signs.breakpoints == {"s2"}
    opened.choose("s2")
    opened.act("step_F9")
    assert not opened.controller.signs.breakpoints
    row = opened.view.visualRect(opened.editor.model.index(opened.editor.model.row_of("s2")))
    QTest.mouseClick(opened.view.viewport(), button, pos=opened.middle("s2", row.right() - 45))
    assert not opened.flow.steps[1].is_enabled
    QTest.mouseClick(opened.view.viewport(), button, pos=opened.middle("s2", MARGIN + 10))
    assert opened.view.open_id == "s2"


def test_a_drop_moves_what_is_chosen_to_where_it_was_let_go(opened: Opened) -> None:
    opened.choose("s3")
    at = opened.middle("s1", 100)

    class Drop(QDropEvent):
        """A drop that comes from the list itself, as one of the mouse does."""

        def source(self) -> QWidget:
            return opened.view

    event = Drop(
        QPointF(at.x(), at.y() - 10),
        Qt.DropAction.MoveAction,
        QMimeData(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    opened.view.dropEvent(event)
    assert opened.ids[:3] == ["s3", "s1", "s2"]


def test_a_run_begins_at_the_chosen_step(opened: Opened) -> None:
    opened.choose("s4")
    opened.act("step_Ctrl+F5")
    assert opened.ran_from == ["s4"]


def test_a_line_of_the_check_leads_to_its_step(opened: Opened) -> None:
    finding = Finding(code="X", severity=Severity.ERROR, step_id="s4", message="値がありません。")
    opened.controller.show_findings((finding,))
    list_: FindingsList = opened.editor.findings
    assert list_.isVisibleTo(opened.editor)
    list_.view.clicked.emit(list_.model.index(0))
    assert (opened.view.open_id, opened.view.current_step) == ("s4", "s4")
    child(list_, QToolButton, "findings_close").click()
    assert not list_.isVisibleTo(opened.editor)
    assert not opened.editor.model.finding("s4")


def test_a_heading_is_written_in_place(opened: Opened) -> None:
    opened.view.setCurrentIndex(opened.editor.model.index(2))
    opened.act("step_F2")
    line = child(opened.view, QLineEdit, "flow_item_editor")
    line.setText("本を探す")
    QTest.keyClick(line, Key.Key_Return)
    QApplication.processEvents()  # Qt takes the words over in the next turn of its loop
    assert [step.item for step in opened.flow.steps[1:3]] == ["本を探す"] * 2


def test_keys_typed_into_a_form_do_nothing_to_the_list(opened: Opened) -> None:
    opened.view.show_step("s2")
    form = opened.view.form
    assert form
    line = child(form, QLineEdit, "field_value")
    line.setFocus()
    for key in (Key.Key_Delete, Key.Key_Space, Key.Key_Left):
        QTest.keyClick(line, key)
    assert len(opened.ids) == 6
    assert opened.flow.steps[1].is_enabled
    QTest.keyClick(line, Key.Key_Escape)
    assert opened.view.hasFocus() or not opened.view.isActiveWindow()


def test_while_it_is_played_the_form_can_be_read_only(opened: Opened) -> None:
    opened.view.show_step("s2")
    opened.controller.lock(is_locked=True)
    assert opened.view.form
    assert not opened.view.form.isEnabled()
    opened.act("step_Del")
    assert len(opened.ids) == 6


def test_at_most_one_form_is_a_widget_however_long_the_flow(opened: Opened) -> None:
    opened.controller.open(long_flow(200))
    for step_id in ("n3", "n150", "n199"):
        opened.view.show_step(step_id)
    forms = [form for form in opened.view.findChildren(StepForm) if form.isVisible()]
    assert len(forms) == 1
    assert opened.editor.model.rowCount() == 220


def test_words_that_are_too_long_for_their_row_go_on_in_the_next_line(opened: Opened) -> None:
    """Rules were cut exactly before what tells them apart."""

    def height(width: int) -> int:
        opened.editor.resize(width, 500)
        opened.view.executeDelayedItemsLayout()
        return opened.view.visualRect(opened.editor.model.index(rule)).height()

    rule = opened.editor.model.row_of("s4")
    assert height(420) >= height(900) + opened.view.fontMetrics().height() - 2


def test_each_part_of_a_row_is_where_it_is_painted(opened: Opened) -> None:
    delegate = opened.view.itemDelegate()
    assert isinstance(delegate, StepDelegate)
    row = opened.view.visualRect(opened.editor.model.index(1))

    def parts(x: int) -> RowPart:
        return delegate.part_at(row, QPoint(row.left() + x, row.top() + 14), is_editable=True)

    assert parts(4) is RowPart.BREAKPOINT
    assert parts(MARGIN + 8) is RowPart.CARET
    assert parts(200) is RowPart.REST


def test_a_value_becomes_a_variable_from_the_menu_beside_it(opened: Opened) -> None:
    opened.controller.edit(lambda flow: change_part(flow, "s2", "value", "東京"))
    opened.choose("s2")
    opened.key(Key.Key_Return)
    assert opened.view.form
    child(opened.view.form, QToolButton, "insert_variable_value").click()
    menu = child(opened.view.form, QMenu, "variable_menu")
    menu.actions()[0].trigger()
    menu.close()
    made = opened.flow.variables[-1]
    assert (made.name, made.value) == ("検索語2", "東京")
    assert part(opened, 1, "value") == "{{検索語2}}"
    opened.controller.undo()
    assert part(opened, 1, "value") == "東京"
