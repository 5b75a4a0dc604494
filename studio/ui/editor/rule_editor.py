"""A selection rule as one Japanese sentence with fields in place, and what it takes on the open page."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from studio.domain.actions.rule import Condition, Joining, Order, SelectionRule, Taking
from studio.domain.page.observation import Observation
from studio.engine.replay.lists.previewing import RulePreview, columns_of, preview
from studio.ui.editor.rule_condition import ConditionRow, QuietCombo
from studio.ui.editor.rule_model import RowLogModel
from studio.ui.widgets.boxes import at_left, in_column
from studio.ui.widgets.calm import CalmSpin
from studio.ui.widgets.controls import Size, make_button, make_label, make_wrapped, named
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme, set_look
from studio.ui.widgets.timers import once_after
from studio.words import tr

PREVIEW_TASK: Final = "preview rule"
_QUIET_MS: Final = 150
"""After the last change, before the page is asked."""
_MAX_ROWS: Final = 999
_LOG_HEIGHT: Final = 168
_TITLE_WIDTH: Final = 180
_TAKING_WORDS: Final = {
    Taking.NTH: tr("決まった順番の行"),
    Taking.ALL: tr("全部の行"),
    Taking.TOP: tr("上から順に"),
    Taking.LAST: tr("最後から数えて"),
}


@dataclass(frozen=True, slots=True)
class RuleTies:
    """What the editor asks the window for.

    Attributes:
        observation: The newest observation of the page that is open, or None.
        values: Variables of the flow with their values.
    """

    theme: Theme
    tasks: TaskOwner
    observation: Callable[[], Observation | None]
    values: Callable[[], Mapping[str, str]]


class RuleEditor(QWidget):
    """Edits one rule.

    Signals:
        changed: The person has changed it (a `SelectionRule`).
    """

    changed = Signal(object)

    def __init__(self, rule: SelectionRule, ties: RuleTies, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "rule_editor", tr("行を選ぶ条件"))
        self._ties = ties
        self._rule = rule
        self._rows: list[ConditionRow] = []
        self._conditions = QVBoxLayout()
        self._order_column = QuietCombo("rule_order_column", tr("並べる列"), self._commit, self)
        self._direction = QuietCombo("rule_direction", tr("並べ方"), self._commit, self)
        self._taking = QuietCombo("rule_taking", tr("何件選ぶか"), self._commit, self)
        self._take = CalmSpin(self)
        self._take_word = make_label(self)
        self._said = make_wrapped(self, size=Size.SMALL, tone="muted", name="rule_said")
        self.log = RowLogModel(self)
        self._view = QTableView(self)
        self._quiet = once_after(self, _QUIET_MS, self._start_preview)
        self._fill_choices()
        self._lay_out()
        self.show_rule(rule)

    @property
    def rule(self) -> SelectionRule:
        """The rule as its fields say it; a condition that is not whole yet is left out."""
        return self._rule

    def show_rule(self, rule: SelectionRule) -> None:
        """Show a rule; what the person is writing in a condition that is not whole stays."""
        self._rule = rule
        for row, condition in zip(self._rows, rule.where, strict=False):
            row.show_condition(condition)
        for condition in rule.where[len(self._rows) :]:
            self._add_row(condition)
        while len(self._rows) > len(rule.where) and self._rows[-1].condition is not None:
            self._drop_row(self._rows[-1])
        self._show_joints(rule.joining)
        self._order_column.write(rule.order.column if rule.order else "")
        self._direction.choose(rule.order.descending if rule.order else False)
        self._taking.choose(rule.taking)
        with QSignalBlocker(self._take):
            self._take.setValue(rule.take)
        self._show_take()
        self.look_again()

    def look_again(self) -> None:
        """Ask the page anew, once nothing changes for a moment."""
        if self.isVisible():
            self._quiet.start()

    def add_condition(self) -> None:
        """Add a condition that the person writes."""
        row = self._add_row(None)
        self._show_joints(self._rule.joining)
        row.focus_column()

    def _commit(self) -> None:
        """Take the fields over into the rule, and tell."""
        column = self._order_column.currentText().strip()
        order = (
            Order(column=column, descending=bool(self._direction.currentData())) if column else None
        )
        where = tuple(one for row in self._rows if (one := row.condition) is not None)
        rule = self._rule.model_copy(
            update={
                "where": where,
                "order": order,
                "taking": Taking(self._taking.currentData()),
                "take": self._take.value(),
            }
        )
        self._take_over(rule)

    def _take_over(self, rule: SelectionRule) -> None:
        self._show_take()
        if rule == self._rule:
            return
        self._rule = rule
        self.look_again()
        self.changed.emit(rule)

    def _join(self, joining: Joining) -> None:
        self._show_joints(joining)
        self._take_over(self._rule.model_copy(update={"joining": joining}))

    def _add_row(self, condition: Condition | None) -> ConditionRow:
        row = ConditionRow(self._ties.theme, self)
        if condition is not None:
            row.show_condition(condition)
        row.changed.connect(self._commit)
        row.joined.connect(self._join)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._conditions.addWidget(row)
        self._offer(row)
        return row

    def _remove(self, row: ConditionRow) -> None:
        self._drop_row(row)
        self._show_joints(self._rule.joining)
        self._commit()

    def _drop_row(self, row: ConditionRow) -> None:
        self._rows.remove(row)
        self._conditions.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _show_joints(self, joining: Joining) -> None:
        for place, row in enumerate(self._rows):
            row.show_joint(joining if place else None)

    def _show_take(self) -> None:
        """Show the number only where it counts, and its counter."""
        taking = Taking(self._taking.currentData())
        self._take.setVisible(taking is not Taking.ALL)
        self._take_word.setVisible(taking is not Taking.ALL)
        self._take_word.setText(tr("件") if taking is Taking.TOP else tr("件目"))
        self._direction.setEnabled(bool(self._order_column.currentText().strip()))

    def _offer(self, row: ConditionRow) -> None:
        page = self._ties.observation()
        row.offer(columns_of(page) if page else (), tuple(self._ties.values()))

    def _start_preview(self) -> None:
        page = self._ties.observation()
        if page is None:
            self._show_preview(RulePreview(problem=tr("ページを開くと、どの行が選ばれるかをここで確かめられます。")))  # fmt: skip
            return
        self._ties.tasks.restart(PREVIEW_TASK, self._look(page))

    async def _look(self, page: Observation) -> None:
        values = dict(self._ties.values())
        found = await asyncio.to_thread(preview, page, self._rule, values)
        columns = await asyncio.to_thread(columns_of, page)
        for row in self._rows:
            row.offer(columns, tuple(values))
        self._order_column.offer(("", *columns))
        self._show_preview(found)

    def _show_preview(self, found: RulePreview) -> None:
        self.log.show(found.notes)
        self._view.setVisible(bool(found.notes))
        taken = sum(note.is_taken for note in found.notes)
        words = found.problem
        if not words:
            words = tr("いま開いている画面では、{rows} 件中 {matches} 件が条件に合い、{taken} 件が選ばれます。", rows=found.rows, matches=found.matches, taken=taken)  # fmt: skip
            words += tr("続きのページは、実行のときに読みます。") if found.goes_on else ""
        self._said.setText(words)
        set_look(self._said, "tone", "muted" if taken and not found.problem else "amber")

    def _fill_choices(self) -> None:
        self._order_column.let_type(tr("並べない"))
        for words, descending in ((tr("小さい順"), False), (tr("大きい順"), True)):
            self._direction.addItem(words, descending)
        for taking, words in _TAKING_WORDS.items():
            self._taking.addItem(words, taking)
        named(self._take, "rule_take", tr("件数"))
        self._take.setRange(1, _MAX_ROWS)
        self._take.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._take.valueChanged.connect(self._commit)

    def _lay_out(self) -> None:
        self._conditions.setSpacing(6)
        add = make_button(self, tr("条件を足す"), "rule_add", self.add_condition)
        self._ties.theme.dress(add, "fa6s.plus", "muted", 12)
        ordered, taken = QWidget(self), QWidget(self)
        self._sentence(ordered, self._order_column, tr("の"), self._direction, tr("に並べて"))
        self._sentence(taken, self._taking, self._take, self._take_word, tr("を選ぶ"))
        in_column(
            self._conditions,
            at_left(add),
            ordered,
            taken,
            self._said,
            self._view,
            gap=6,
            of=self,
        )
        self._set_up_view()

    def _sentence(self, of: QWidget, *parts: QWidget | str) -> None:
        """Lay fields out with the words between them."""
        shown = (make_label(self, one) if isinstance(one, str) else one for one in parts)
        FlowLayout(of, *shown, spacing=6)

    def _set_up_view(self) -> None:
        view = self._view
        named(view, "framed", tr("行ごとの結果"))
        view.setModel(self.log)
        view.setFixedHeight(_LOG_HEIGHT)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 8)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.resizeSection(1, _TITLE_WIDTH)
        header.setStretchLastSection(True)
        view.hide()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._quiet.start()
