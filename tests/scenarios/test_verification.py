"""The end of an item: what code proves, what a verification may add, and what only the page decides."""

import pytest

from studio.domain.actions.outcome import EvidenceKind
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    DecisionMade,
    ItemChanged,
    ItemVerified,
    RunFinished,
    RunStatus,
)
from studio.domain.runs.checklist import ItemState
from tests.scenarios.site import FORM, STOCK, form
from tests.scenarios.stage import Stage, claim, click, fill, person, verdict

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOOK_UP = ("ノートの在庫を調べる",)
STORY = (DecisionMade, ActionPerformed, ActionFailed, ItemVerified, RunFinished)


async def test_what_code_proves_costs_no_call(stage: Stage) -> None:
    scene = await stage.play(FORM, [fill("氏名", "山田", step_done=True)])
    assert scene.order(*STORY) == [
        "ActionPerformed", "DecisionMade", "ActionPerformed", "ItemVerified", "RunFinished",
    ]  # fmt: skip
    proof = scene.journal.one(ItemVerified)
    assert (proof.is_confirmed, proof.asked_model) == (True, "")
    assert proof.evidence[0].kind is EvidenceKind.VALUE
    assert scene.script.verified == []
    assert (scene.finished.status, scene.finished.model_calls) == (RunStatus.DONE, 1)


async def test_a_claim_that_code_disproves_goes_back_as_the_last_error(stage: Stage) -> None:
    scene = await stage.play(FORM, [claim("入力しました"), fill("氏名", "山田", step_done=True)])
    assert scene.order(*STORY) == [
        "ActionPerformed", "DecisionMade", "ActionFailed", "DecisionMade", "ActionPerformed",
        "ItemVerified", "RunFinished",
    ]  # fmt: skip
    assert scene.journal.one(ActionFailed).outcome.code == "NOT_DONE"
    assert "Last error: NOT_DONE: まだ終わっていません。「山田」" in scene.prompts[1].page
    assert scene.script.verified == []
    assert scene.finished.status is RunStatus.DONE


async def test_a_verification_that_quotes_the_page_confirms(stage: Stage) -> None:
    confirmed = verdict("confirmed", "ノート 12冊 在庫あり")
    scene = await stage.play(STOCK, [claim()], [confirmed], items=LOOK_UP)
    proof = scene.journal.one(ItemVerified)
    assert (proof.is_confirmed, proof.asked_model) == (True, "test-small")
    assert [fact.detail for fact in proof.evidence] == ["ノート 12冊 在庫あり"]
    assert "ノート 12冊 在庫あり" in scene.script.verified[0].page
    assert (scene.finished.status, scene.finished.model_calls) == (RunStatus.DONE, 2)


@pytest.mark.parametrize("quote", ["ノート 99冊 在庫あり", "", "あ"])
async def test_an_invented_quote_proves_nothing(stage: Stage, quote: str) -> None:
    scene = await stage.play(STOCK, [claim()], [verdict("confirmed", quote)], items=LOOK_UP)
    assert scene.journal.one(ItemVerified).is_confirmed is False
    assert [changed.state for changed in scene.journal.of(ItemChanged)][-1] is ItemState.UNVERIFIED
    assert scene.finished.status is RunStatus.UNVERIFIED
    assert "確認できませんでした" in scene.finished.message
    assert scene.finished.remedy


async def test_unclear_is_told_as_unverified_and_not_as_done(stage: Stage) -> None:
    scene = await stage.play(STOCK, [claim()], [verdict("unclear")], items=LOOK_UP)
    assert scene.finished.status is RunStatus.UNVERIFIED
    assert len(scene.script.verified) == 1


async def test_a_verification_may_overturn_the_claim_and_the_run_goes_on(stage: Stage) -> None:
    verdicts = [verdict("refuted", "", "数がまだ出ていません"), verdict("confirmed", "在庫あり")]
    scene = await stage.play(STOCK, [claim(), claim()], verdicts, items=LOOK_UP)
    assert scene.order(*STORY) == [
        "ActionPerformed", "DecisionMade", "ActionFailed", "DecisionMade", "ActionPerformed",
        "ItemVerified", "RunFinished",
    ]  # fmt: skip
    assert (
        "Last error: NOT_DONE: まだ終わっていません。数がまだ出ていません" in scene.prompts[1].page
    )
    assert scene.finished.status is RunStatus.DONE


@pytest.mark.parametrize(
    "field",
    [
        "<label>件名（必須） <input></label>",
        "<label>件名 <input required></label>",
        "<label>件名 <input aria-required=true></label>",
    ],
)
async def test_a_form_with_an_empty_required_field_is_not_sent(stage: Stage, field: str) -> None:
    page = form(
        f"<form method=post action=/orders>{field}"
        "<label>備考 <input></label><button>送信する</button></form>",
        title="問い合わせ",
    )
    minds = [
        fill("備考", "急ぎ"), click("送信する"), fill("件名", "用紙"), click("送信する", step_done=True),
    ]  # fmt: skip
    scene = await stage.play(page, minds, items=("問い合わせを送信する",), by=person())
    run_control = scene.journal.of(ActionFailed)[0]
    assert run_control.outcome.code == "FORM_INCOMPLETE"
    assert "「件名」" in run_control.outcome.message
    assert "Last error: FORM_INCOMPLETE" in scene.prompts[2].page
    # The person was asked once, for the form that was whole; it arrived once.
    assert scene.order(ActionFailed, ApprovalRequested) == ["ActionFailed", "ApprovalRequested"]
    assert scene.changes == ["POST /orders"]
    assert scene.finished.status is RunStatus.DONE
