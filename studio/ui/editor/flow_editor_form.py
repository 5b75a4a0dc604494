"""The form inside an open step: what it does, on which element, and what happens when it does not work."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from studio.domain.actions.action import ByRule
from studio.domain.actions.outcome import Evidence
from studio.domain.actions.rule import SelectionRule
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.acts import (
    change_part,
    change_rule,
    move_candidate,
    part_words,
    remove_candidate,
)
from studio.engine.flow_editing.expectations import (
    add_expectation,
    change_expectation,
    remove_expectation,
)
from studio.engine.flow_editing.steps import (
    set_approval,
    set_note,
    set_on_error,
    set_optional,
    without_condition,
)
from studio.engine.flow_editing.variables import make_variable
from studio.engine.replay.branches import condition_in_words
from studio.engine.variables.proposing import name_for
from studio.ui.desk.flow_model import ON_ERROR_WORDS, elements_of
from studio.ui.editor.flow_editor_target import TargetField
from studio.ui.editor.rule_editor import RuleEditor
from studio.ui.widgets.boxes import AS_AROUND, FREE, at_left, in_column, in_row, take_away
from studio.ui.widgets.calm import CalmSpin
from studio.ui.widgets.controls import Size, make_button, make_label, make_wrapped, named, say
from studio.ui.widgets.flow_editor_fields import (
    OFFERED,
    CalmCombo,
    ExpectedRow,
    FieldInput,
    NamesOf,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.step_fields import StepField, fields_of, value_of
from studio.ui.widgets.theme import Theme
from studio.words import tr

Edit = Callable[[Flow], Flow]
"""One edit of a flow; raises `InstructionError` when it cannot be made."""
RuleWidget = Callable[[SelectionRule, Callable[[SelectionRule], None], QWidget], RuleEditor]
"""Makes the editor of a selection rule: its value, who takes a new one, and the parent."""


@dataclass(frozen=True, slots=True)
class FormOutfit:
    """What every form of a flow shares.

    Attributes:
        names: Names of the flow's variables.
        offered: The same, and what the vault has: everything a value can be.
        can_pick: Whether the person can point at an element on the page now.
        rule_widget: Makes the editor of a rule; None shows its words only.
    """

    theme: Theme
    names: NamesOf
    offered: NamesOf
    can_pick: Callable[[], bool]
    rule_widget: RuleWidget | None = None


class StepForm(QWidget):
    """Every field of one step; each finished change is one edit of the flow.

    Signals:
        edited: An `Edit`: what the person changed.
        pick_wanted: A `PickWish`: 画面から選び直す, or one more way to find it.
        resized: It has become higher or lower.
        left: Escape: back to the list.
    """

    edited = Signal(object)
    pick_wanted = Signal(object)
    resized = Signal()
    left = Signal()

    def __init__(self, step: FlowStep, outfit: FormOutfit, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "step_form", tr("手順の内容"))
        self._step = step
        self._outfit = outfit
        self._fields: list[FieldInput] = []
        self._expected: list[ExpectedRow] = []
        self._rule: RuleEditor | None = None
        self._form = QFormLayout(self)
        self._said = make_wrapped(self, size=Size.SMALL, tone="red", name="step_said")
        self._targets: dict[str, TargetField] = {}
        self._condition = self._check("step_condition", "")
        self._optional = self._check("step_optional", tr("任意（なければ次へ進む）"))
        self._approval = self._check("step_approval", tr("実行前に確認する"))
        self._on_error = CalmCombo("step_on_error", tr("うまくいかないとき"), self)
        self._retries = CalmSpin(self)
        self._again = make_label(self, tr("回まで"))
        self._facts = QWidget(self)
        self._note = QLineEdit(self)
        self._lay_out()
        self.show_step(step)

    @property
    def step(self) -> FlowStep:
        """The step as it is shown."""
        return self._step

    def show_step(self, step: FlowStep) -> None:
        """Show a step of the same act; what has not changed is left alone."""
        self._step = step
        for field in self._fields:
            field.show_action(step.action)
        self._show_targets()
        action = step.action
        rule = action.rule if isinstance(action, ByRule) else None
        if self._rule is not None and rule is not None and self._rule.rule != rule:
            self._rule.show_rule(rule)
        condition = step.only_when
        said = in_brackets(condition_in_words(condition)) if condition else ""
        self._condition.setText(tr("{said}だけ行う", said=said))
        self._condition.setChecked(condition is not None)
        self._condition.setVisible(condition is not None)
        self._optional.setChecked(step.is_optional)
        self._approval.setChecked(step.needs_approval)
        self._on_error.choose(step.on_error.value)
        self._retries.blockSignals(True)
        self._retries.setValue(step.retries)
        self._retries.blockSignals(False)
        is_again = step.on_error is OnError.RETRY
        self._retries.setVisible(is_again)
        self._again.setVisible(is_again)
        if tuple(row.fact for row in self._expected) != step.expects:
            self._show_expected(step.expects)
        if not self._note.hasFocus():
            self._note.setText(step.note)

    def focus_first(self) -> None:
        """Put the keyboard where one most likely wants to type."""
        if self._fields:
            self._fields[0].focus_input()
        elif "target" in self._targets and self._targets["target"].can_focus:
            self._targets["target"].focus_pick()
        else:
            self._optional.setFocus()

    def say(self, words: str) -> None:
        """Tell in red what is wrong; "" takes it back."""
        say(self._said, words)

    def fits(self, step: FlowStep) -> bool:
        """Say whether this form has the fields of a step."""
        return step.id == self._step.id and step.action.verb == self._step.action.verb

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep keys from the list behind; Escape goes back to it."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    def _commit(self, edit: Edit) -> None:
        self.say("")
        self.edited.emit(edit)

    def _commit_field(self, field: StepField, text: str) -> None:
        step_id, value = self._step.id, value_of(field, text)
        self._commit(lambda flow: change_part(flow, step_id, field.name, value))

    def _make_variable(self) -> None:
        """Make what stands in the field a variable, called after the label of the element."""
        step = self._step
        name = name_for(step.action, self._outfit.names())
        self._commit(lambda flow: make_variable(flow, step.id, Variable(name=name)))

    def _show_targets(self) -> None:
        for part, target in elements_of(self._step.action):
            self._targets[part].show_target(target)

    def _move_way(self, part: str, at: int, to: int) -> None:
        step_id = self._step.id
        self._commit(lambda flow: move_candidate(flow, step_id, at, to, part))

    def _remove_way(self, part: str, at: int) -> None:
        step_id = self._step.id
        self._commit(lambda flow: remove_candidate(flow, step_id, at, part))

    def _show_expected(self, facts: tuple[Evidence, ...]) -> None:
        take_away(self._expected)
        self._expected = []
        for fact in facts:
            self._add_expected(fact)

    def _add_expected(self, fact: Evidence) -> ExpectedRow:
        row = ExpectedRow(fact, self._outfit.theme, self._facts)
        row.committed.connect(lambda: self._commit_expected(row))
        row.removed.connect(lambda: self._remove_expected(row))
        self._expected.append(row)
        layout = self._facts.layout()
        assert isinstance(layout, QVBoxLayout)  # made in `_lay_out`
        layout.insertWidget(len(self._expected) - 1, row)
        return row

    def _commit_expected(self, row: ExpectedRow) -> None:
        """Take a row as it is now; an empty new one is not taken, an empty old one is an error."""
        step_id, at, fact = self._step.id, self._expected.index(row), row.fact
        if at < len(self._step.expects):
            if fact != self._step.expects[at]:
                self._commit(lambda flow: change_expectation(flow, step_id, at, fact))
        elif fact.detail:
            self._commit(lambda flow: add_expectation(flow, step_id, fact))

    def _remove_expected(self, row: ExpectedRow) -> None:
        step_id, at = self._step.id, self._expected.index(row)
        if at < len(self._step.expects):
            self._commit(lambda flow: remove_expectation(flow, step_id, at))
            return
        self._expected.remove(row)
        row.hide()
        row.deleteLater()

    def _begin_expected(self) -> None:
        self._add_expected(Evidence(kind=OFFERED[0], detail="")).focus_detail()

    def _commit_on_error(self) -> None:
        step_id, on_error = self._step.id, OnError(str(self._on_error.currentData()))
        self._commit(lambda flow: set_on_error(flow, {step_id}, on_error))

    def _commit_retries(self, number: int) -> None:
        step = self._step
        self._commit(lambda flow: set_on_error(flow, {step.id}, step.on_error, number))

    def _commit_optional(self) -> None:
        step_id, is_on = self._step.id, self._optional.isChecked()
        self._commit(lambda flow: set_optional(flow, {step_id}, is_optional=is_on))

    def _remove_condition(self) -> None:
        step_id = self._step.id
        self._commit(lambda flow: without_condition(flow, step_id))

    def _commit_approval(self) -> None:
        step_id, is_on = self._step.id, self._approval.isChecked()
        self._commit(lambda flow: set_approval(flow, {step_id}, needs_approval=is_on))

    def _commit_note(self) -> None:
        step_id, note = self._step.id, self._note.text().strip()
        if note != self._step.note:
            self._commit(lambda flow: set_note(flow, step_id, note))

    def _commit_rule(self, rule: SelectionRule) -> None:
        step_id = self._step.id
        self._commit(lambda flow: change_rule(flow, step_id, rule))

    def _check(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words, self)
        box.setObjectName(name)
        return box

    def _lay_out(self) -> None:
        form = self._form
        form.setContentsMargins(0, 4, 0, 4)
        form.setSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in fields_of(self._step.action):
            made = FieldInput(field, self._outfit.offered, self._outfit.theme, self)
            made.committed.connect(partial(self._commit_field, field))
            made.made_variable.connect(self._make_variable)
            self._fields.append(made)
            self._row(field.label, made)
        self._lay_out_rule()
        self._lay_out_targets()
        self._lay_out_policy()
        self._lay_out_expected()
        self._lay_out_note()
        form.addRow(self._said)
        self._said.hide()

    def _row(self, words: str, widget: QWidget) -> None:
        label = make_label(self, words, Size.SMALL, "muted")
        self._form.addRow(label, widget)

    def _lay_out_rule(self) -> None:
        action = self._step.action
        if not isinstance(action, ByRule):
            return
        make = self._outfit.rule_widget
        if make is None:
            self._row(tr("条件"), make_wrapped(self, action.rule.in_words()))
        else:
            self._rule = make(action.rule, self._commit_rule, self)
            self._form.addRow(self._rule)

    def _lay_out_targets(self) -> None:
        for part, _ in elements_of(self._step.action):
            field = TargetField(part, self._outfit.theme, self._outfit.can_pick, self)
            field.pick_wanted.connect(self.pick_wanted)
            field.moved.connect(partial(self._move_way, part))
            field.removed.connect(partial(self._remove_way, part))
            self._targets[part] = field
            self._row(part_words(part), field)

    def _lay_out_policy(self) -> None:
        checks = QWidget(self)
        FlowLayout(checks, self._condition, self._optional, self._approval, spacing=12)
        self._condition.clicked.connect(self._remove_condition)
        self._optional.clicked.connect(self._commit_optional)
        self._approval.clicked.connect(self._commit_approval)
        for one, words in ON_ERROR_WORDS.items():
            self._on_error.addItem(words, one.value)
        self._on_error.currentIndexChanged.connect(lambda: self._commit_on_error())
        named(self._retries, "step_retries", tr("やり直す回数"))
        self._retries.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._retries.setRange(1, 10)
        self._retries.setKeyboardTracking(False)
        self._retries.valueChanged.connect(self._commit_retries)
        ends = QWidget(self)
        in_row(self._on_error, self._retries, self._again, FREE, gap=AS_AROUND, of=ends)
        self._row("", checks)
        self._row(tr("失敗したら"), ends)

    def _lay_out_expected(self) -> None:
        words = tr("確かめることを足す")
        more = make_button(self._facts, words, "expected_add", self._begin_expected)
        self._outfit.theme.dress(more, "fa6s.plus", "muted", 12)
        in_column(at_left(more), gap=4, of=self._facts)
        self._row(tr("確かめること"), self._facts)

    def _lay_out_note(self) -> None:
        named(self._note, "step_note", tr("メモ"))
        self._note.setMinimumWidth(60)
        self._note.editingFinished.connect(self._commit_note)
        self._row(tr("メモ"), self._note)
