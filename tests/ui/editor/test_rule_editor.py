"""The rule editor: a sentence with fields, and what it takes on the open page."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.domain.actions.outcome import RowNote
from studio.domain.actions.rule import Comparison, Condition, Joining, Order, SelectionRule, Taking
from studio.domain.page.observation import Observation
from studio.ui.editor.rule_condition import ConditionRow
from studio.ui.editor.rule_editor import RuleEditor, RuleTies
from studio.ui.editor.rule_model import RowLogModel
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.factories import make_observation, results
from tests.ui.conftest import RunQt, child, delete_now, until

RULE = SelectionRule(
    where=(
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="{{上限}}"),
    ),
    order=Order(column="価格"),
    shape=("list:検索結果",),
)
Make = Callable[[SelectionRule, Observation | None], RuleEditor]


@pytest.fixture
def make(host: QWidget, theme: Theme, qtbot: QtBot) -> Iterator[Make]:
    """Yield a function that shows an editor; whatever it asks of a page is looked at on no loop."""
    made: list[QWidget] = []
    tasks = TaskOwner(host)

    def show(rule: SelectionRule, page: Observation | None = None) -> RuleEditor:
        ties = RuleTies(theme, tasks, lambda: page, lambda: {"上限": "3000"})
        editor = RuleEditor(rule, ties, host)
        made.append(editor)
        return editor

    yield show
    delete_now(*made)


def told(editor: RuleEditor) -> list[SelectionRule]:
    heard: list[SelectionRule] = []
    editor.changed.connect(heard.append)
    return heard


def combos(editor: RuleEditor, name: str) -> list[QComboBox]:
    return [row.findChild(QComboBox, name) for row in rows(editor)]  # pyright: ignore[reportReturnType]


def rows(editor: RuleEditor) -> list[ConditionRow]:
    return [row for row in editor.findChildren(ConditionRow) if not row.isHidden()]


def choose(combo: QComboBox, value: object) -> None:
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


def write(combo: QComboBox, text: str) -> None:
    line = combo.lineEdit()
    assert line is not None
    line.setText(text)
    line.editingFinished.emit()


def test_a_rule_is_shown_as_it_is_and_nothing_is_told(make: Make) -> None:
    editor = make(RULE, None)
    heard = told(editor)
    editor.show_rule(RULE)
    assert (editor.rule, heard) == (RULE, [])
    assert [combo.currentText() for combo in combos(editor, "rule_column")] == ["評価", "価格"]
    assert [combo.currentText() for combo in combos(editor, "rule_value")] == ["4", "〔上限〕"]
    assert combos(editor, "rule_joint")[0].isHidden()


def test_every_field_changes_the_rule(make: Make) -> None:
    editor = make(RULE, None)
    heard = told(editor)
    write(combos(editor, "rule_value")[0], "3.5")
    choose(combos(editor, "rule_comparison")[0], Comparison.MORE_THAN)
    choose(combos(editor, "rule_joint")[1], Joining.ANY)
    choose(child(editor, QComboBox, "rule_direction"), True)
    choose(child(editor, QComboBox, "rule_taking"), Taking.TOP)
    child(editor, QSpinBox, "rule_take").setValue(3)
    where = (Condition(column="評価", comparison=Comparison.MORE_THAN, value="3.5"), RULE.where[1])
    assert editor.rule == RULE.model_copy(
        update={
            "where": where,
            "joining": Joining.ANY,
            "order": Order(column="価格", descending=True),
            "taking": Taking.TOP,
            "take": 3,
        }
    )
    assert heard[-1] == editor.rule
    assert isinstance(editor.rule.taking, Taking)
    assert isinstance(editor.rule.joining, Joining)
    assert len(heard) == 6
    write(child(editor, QComboBox, "rule_order_column"), "")
    assert editor.rule.order is None


def test_conditions_come_and_go(make: Make) -> None:
    editor = make(RULE, None)
    heard = told(editor)
    child(editor, QPushButton, "rule_add").click()
    assert (len(rows(editor)), heard) == (3, [])
    write(combos(editor, "rule_column")[2], "在庫")
    assert editor.rule == RULE
    write(combos(editor, "rule_value")[2], "あり")
    assert editor.rule.where[2].column == "在庫"
    child(rows(editor)[0], QToolButton, "rule_remove").click()
    assert [condition.column for condition in editor.rule.where] == ["価格", "在庫"]
    assert combos(editor, "rule_joint")[0].isHidden()
    editor.show_rule(SelectionRule())
    assert rows(editor) == []


def test_the_number_is_hidden_where_all_rows_are_meant(make: Make) -> None:
    editor = make(RULE.model_copy(update={"taking": Taking.ALL}), None)
    assert child(editor, QSpinBox, "rule_take").isHidden()


def test_a_variable_is_written_in_brackets_and_kept_as_one(make: Make) -> None:
    editor = make(RULE, None)
    told: list[SelectionRule] = []
    editor.changed.connect(told.append)
    line = combos(editor, "rule_value")[0].lineEdit()
    assert line is not None
    line.setText("〔上限〕")
    line.editingFinished.emit()
    assert [one.value for one in told[-1].where] == ["{{上限}}", "{{上限}}"]


def test_the_page_that_is_open_is_looked_at(make: Make, run_qt: RunQt) -> None:
    async def look() -> None:
        page = make_observation(results())
        editor = make(RULE, page)
        editor.show()
        await until(lambda: editor.log.notes)
        assert [note.row for note in editor.log.notes] == [
            "はじめての SQL",
            "Python 入門",
            "Rust 実践",
        ]
        assert editor.log.notes[0].is_taken
        assert "3 件中 2 件" in child(editor, QLabel, "rule_said").text()
        index = editor.log.index(2, 2)
        assert "3,980" in str(editor.log.data(index, Qt.ItemDataRole.DisplayRole))
        assert combos(editor, "rule_value")[0].findText("〔上限〕") >= 0
        choose(child(editor, QComboBox, "rule_taking"), Taking.ALL)
        await until(lambda: sum(note.is_taken for note in editor.log.notes) == 2)
        await asyncio.to_thread(lambda: None)

    run_qt(look())


def test_without_a_page_it_says_what_to_do(make: Make, qtbot: QtBot) -> None:
    editor = make(RULE, None)
    editor.show()
    qtbot.waitUntil(
        lambda: "ページを開くと" in child(editor, QLabel, "rule_said").text(), timeout=30_000
    )
    assert editor.log.rowCount() == 0


def test_a_row_log_is_shown_with_what_is_taken_first(host: QWidget) -> None:
    model = RowLogModel(host)
    model.show(
        (
            RowNote(row="甲", is_match=False, reason="価格 9 は…"),
            RowNote(row="乙", is_match=True, is_taken=True),
        )
    )
    shown = [model.data(model.index(row, 0), Qt.ItemDataRole.DisplayRole) for row in range(2)]
    assert shown == ["✓ 選ばれます", "－ 合わない"]
    assert model.data(model.index(1, 2), Qt.ItemDataRole.AccessibleTextRole) == "価格 9 は…"
