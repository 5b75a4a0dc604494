"""The model as the engine of the studio sees it."""

import pytest

from studio.domain.actions.action import (
    Fill,
)
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    DecisionFault,
    DecisionRequest,
    ModelTier,
    StepMeta,
)
from studio.domain.values.variable import Variable
from studio.engine.ports import PlanRequest
from studio.llm.builtin import BuiltinModel
from tests.llm.builtin.pages import (
    BOOKSHOP,
    EXPENSE_FORM,
    ask,
    filled,
    page,
    ref_of,
)


def test_a_line_with_two_acts_is_worked_through_in_order() -> None:
    line = "氏名に「山田」を入力して、申請する"
    first = ask(line, page(EXPENSE_FORM))
    assert (ref_of(first), first.step_done) == ("e1", False)
    second = ask(line, page(filled(EXPENSE_FORM, "e1", "山田")))
    assert (ref_of(second), second.step_done) == ("e12", True)


@pytest.mark.parametrize("line", ["よしなにやる", "もし在庫があれば購入する", "送信しない", "!!!"])
def test_a_line_that_cannot_be_read_is_not_understood(line: str) -> None:
    decision = ask(line, page(EXPENSE_FORM))
    assert decision.error is DecisionFault.NOT_UNDERSTOOD
    assert decision.confidence == 0


async def test_the_model_costs_nothing_and_fills_variables_in() -> None:
    model = BuiltinModel()
    reply = await model.plan(PlanRequest(instruction="「本」を検索して"))
    assert reply.usage.tokens == 0
    assert reply.usage.yen == 0
    item = Item(text="「{{検索語}}」を検索する")
    answer = await model.decide(
        DecisionRequest(
            current_step_meta=StepMeta(id=item.id, original_instruction=item.text, attempt=1),
            checklist=Checklist(
                instruction="x",
                items=(item,),
                variables=(Variable(name="検索語", value="海"),),
            ),
            observation=page(BOOKSHOP),
        )
    )
    (fill,) = answer.decision.actions
    assert isinstance(fill, Fill)
    assert fill.value == "海"
    assert answer.decision.epoch == 5
    assert answer.model == model.model_name(ModelTier.LARGE) == "内蔵エンジン"
    await model.close()
