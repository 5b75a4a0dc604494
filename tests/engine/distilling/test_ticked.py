"""A press in one of several ticked rows, which is meant for all of them."""

import pytest

from studio.domain.actions.action import ROW_BOX, Choose, Click
from studio.domain.actions.rule import Comparison, Condition, SelectionRule, Taking
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.engine.distilling.ticked import with_ticked_rows
from tests.factories import durable

RULE = SelectionRule(
    where=(Condition(column="担当者", comparison=Comparison.EQUALS, value=""),),
    taking=Taking.ALL,
    shape=("table:案件",),
)
TICK = FlowStep(item="x", action=Choose(rule=RULE, column=ROW_BOX), trace=Trace())
SAID = ("担当者のいない案件をすべて加藤さんに割り当てる",)


def pressed(*, is_ticked: bool = True, sends: bool = False, key: str = "案件29") -> FlowStep:
    trace = Trace(row_role="row", row=(key, "新規"), keys=(key,), is_ticked=is_ticked)
    menu = durable("link", "操作")
    return FlowStep(item="x", action=Click(target=menu), trace=trace, sends=sends)


def test_a_menu_opened_in_a_ticked_row_is_opened_in_the_first_row_that_fits_another_day() -> None:
    _, step = with_ticked_rows((TICK, pressed()), SAID)
    assert isinstance(step.action, Choose)
    assert step.action.column == "操作"
    assert (step.action.rule.where, step.action.rule.shape) == (RULE.where, RULE.shape)
    assert (step.action.rule.taking, step.action.rule.take) == (Taking.NTH, 1)


@pytest.mark.parametrize(
    "step",
    [pressed(is_ticked=False), pressed(sends=True), pressed(key="加藤さん")],
    ids=["not ticked", "changes that row", "the row that the person named"],
)
def test_a_press_that_is_about_its_own_row_stays(step: FlowStep) -> None:
    assert with_ticked_rows((TICK, step), SAID) == (TICK, step)


def test_without_a_rule_that_ticked_the_rows_a_press_stays() -> None:
    step = pressed()
    assert with_ticked_rows((step,), SAID) == (step,)
