"""Without a usable model the studio opens; the fault is told when a model is asked for."""

import pytest

from studio.bootstrap.missing_model import MissingModel
from studio.domain.errors import SettingsError
from studio.domain.runs.decision import ModelTier
from studio.engine.ports import ChatModel, PlanRequest
from tests.llm.pages import decision_request

FAULT = SettingsError("API_KEY_EMPTY", "API キーが空です。", "設定を開いてください。", "detail")


async def test_planning_and_deciding_tell_the_whole_fault() -> None:
    model: ChatModel = MissingModel(FAULT)
    with pytest.raises(SettingsError) as planned:
        await model.plan(PlanRequest(instruction="検索して"))
    with pytest.raises(SettingsError) as decided:
        await model.decide(decision_request())
    assert planned.value.args == decided.value.args == FAULT.args


async def test_each_question_raises_a_fault_of_its_own() -> None:
    """One exception raised twice would drag the traceback of its first run along."""
    model = MissingModel(FAULT)
    raised: list[SettingsError] = []
    for _ in range(2):
        with pytest.raises(SettingsError) as told:
            await model.plan(PlanRequest(instruction="検索して"))
        raised.append(told.value)
    assert raised[0] is not raised[1]
    assert FAULT.__traceback__ is None


async def test_naming_and_closing_it_is_no_fault() -> None:
    model = MissingModel(FAULT)
    assert {model.model_name(tier) for tier in ModelTier} == {"モデルなし"}
    await model.close()
