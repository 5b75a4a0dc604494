"""What rows ticked at once say of the person's values is kept, so that a wider list stops the next run."""

import pytest

from studio.domain.actions.action import ROW_BOX, Click, SetChecked
from studio.domain.actions.rule import Comparison, Condition
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.engine.agent.steps.fitting_rows import ticked_by_rule
from studio.engine.agent.steps.rows_in_common import said_in_common
from studio.engine.perception.tables import find_tables
from tests.factories import make_checklist, make_observation, node

TESTS = ("テスト顧客1", "東京都"), ("テスト顧客2", "大阪府")
ITEM = "「テスト顧客」で始まる顧客をすべて削除する"


def customers(
    rows: tuple[tuple[str, str], ...], *, ticked: bool, pages: bool = False
) -> Observation:
    state = str(ticked).lower()
    every = node("columnheader", "", node("checkbox", "すべて", checked=state))
    head = node("row", "", every, *(node("columnheader", name) for name in ("顧客名", "都道府県")))
    body = (
        node(
            "row",
            "",
            node("cell", "", node("checkbox", name, checked=state)),
            node("cell", name),
            node("cell", place),
        )
        for name, place in rows
    )
    table = node("table", "", node("rowgroup", "", head), node("rowgroup", "", *body))
    pager = (node("link", "次へ", url="?p=2"),) if pages else ()
    return make_observation(table, *pager)


@pytest.mark.parametrize(
    ("value", "comparison"),
    [
        ("テスト顧客1", Comparison.EQUALS),
        ("テスト顧客", Comparison.STARTS_WITH),
        ("顧客", Comparison.CONTAINS),
        ("東京都", None),
        ("客", None),
    ],
)
def test_the_strictest_condition_that_all_rows_meet(
    value: str, comparison: Comparison | None
) -> None:
    rows = TESTS[:1] if comparison is Comparison.EQUALS else TESTS
    (table,) = find_tables(customers(rows, ticked=True))
    met = (Condition(column="顧客名", comparison=comparison, value=value),) if comparison else ()
    assert said_in_common(table, [value]) == met


def test_a_list_ticked_whole_without_conditions_is_held_by_what_its_rows_have_in_common() -> None:
    before, after = customers(TESTS, ticked=False), customers(TESTS, ticked=True)
    given = (Variable(name="顧客名", value="テスト顧客"), Variable(name="備考", value="整理"))
    checklist = make_checklist(ITEM).model_copy(update={"variables": given})
    box = next(one for one in before.nodes if one.name == "すべて")
    tick = SetChecked(target=Target(ref=box.ref, epoch=1, role="checkbox", name="すべて"))
    button = Click(target=Target(ref="e99", epoch=1, role="button", name="すべて選択"))
    for action in (tick, button):
        ruled = ticked_by_rule(action, ITEM, checklist, before, after)
        assert ruled
        assert not ruled.stands_alone
        begins = Condition(column="顧客名", comparison=Comparison.STARTS_WITH, value="テスト顧客")
        assert (ruled.choice.rule.where, ruled.choice.column) == ((begins,), ROW_BOX)
        assert ticked_by_rule(action, ITEM, checklist, after, after) is None


@pytest.mark.parametrize(
    "conditions", [(), (Condition(column="ランク", comparison=Comparison.EQUALS, value="A"),)]
)
def test_rows_that_say_nothing_of_the_persons_values_are_all_rows(
    conditions: tuple[Condition, ...],
) -> None:
    """An export ticked 40 of 50 rows with another value, since the list had a second page then."""
    before, after = customers(TESTS, ticked=False), customers(TESTS, ticked=True)
    button = Click(target=Target(ref="e99", epoch=1, role="button", name="すべて選択"))
    checklist = make_checklist(ITEM).model_copy(update={"conditions": conditions})
    ruled = ticked_by_rule(button, "全件を出力する", checklist, before, after)
    assert ruled
    assert (ruled.choice.rule.where, ruled.stands_alone) == ((), False)


def test_a_page_of_a_longer_list_that_was_ticked_holds_the_next_run_to_nothing() -> None:
    before, after = (customers(TESTS, ticked=one, pages=True) for one in (False, True))
    button = Click(target=Target(ref="e99", epoch=1, role="button", name="すべて選択"))
    assert ticked_by_rule(button, ITEM, make_checklist(ITEM), before, after) is None
