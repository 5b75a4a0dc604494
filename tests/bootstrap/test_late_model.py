"""A model is made when it is asked; one that cannot be made says why then, and keeps nothing shut."""

import pytest

from studio.bootstrap.late_model import LateModel
from studio.domain.errors import SettingsError
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import ModelTier
from studio.engine.ports import ChatModel, PlanReply, PlanRequest
from tests.fakes import ScriptedModel
from tests.llm.pages import decision_request

FAULT = SettingsError("API_KEY_EMPTY", "API キーが空です。", "設定を開いてください。", "detail")


async def lost() -> ChatModel:
    raise SettingsError(FAULT.code, FAULT.message, FAULT.remedy, FAULT.detail)


async def test_planning_and_deciding_tell_the_whole_fault() -> None:
    model = LateModel(lost, "small")
    with pytest.raises(SettingsError) as planned:
        await model.plan(PlanRequest(instruction="検索して"))
    with pytest.raises(SettingsError) as decided:
        await model.decide(decision_request())
    assert planned.value.args == decided.value.args == FAULT.args


async def test_naming_and_closing_what_was_never_made_is_no_fault() -> None:
    model = LateModel(lost, "small")
    assert {model.model_name(tier) for tier in ModelTier} == {"small"}
    await model.close()


async def test_what_is_secret_before_it_is_made_is_kept_by_it_and_it_is_made_once() -> None:
    made: list[ScriptedModel] = []

    async def late() -> ChatModel:
        made.append(ScriptedModel(plans=[PlanReply(checklist=Checklist(instruction="検索して"))]))
        return made[-1]

    model: ChatModel = LateModel(late, "small")
    model.keep_secret({"ひみつ": "パスワード"})
    assert made == []
    for _ in range(2):
        await model.plan(PlanRequest(instruction="検索して"))
    await model.close()
    (one,) = made
    assert one.kept_secrets == {"ひみつ"}
    assert one.is_closed
