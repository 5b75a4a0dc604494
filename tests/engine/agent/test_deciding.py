"""What a model is told of a turn, and the turns that only a person can take."""

import asyncio

from studio.domain.actions.action import AskUser, Click, Done
from studio.domain.actions.rule import Comparison, Condition
from studio.domain.errors import BrowserTimeoutError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    BudgetNeared,
    DecisionMade,
    InputKind,
    RunStatus,
    UserInputRequested,
)
from studio.domain.page.target import Target
from studio.domain.runs.decision import Decision, DecisionRequest, ModelTier
from studio.engine.agent.loop import AgentRun
from studio.engine.runs.limits import Limits
from studio.engine.runs.run import RunContext
from tests.engine.agent.test_loop import SEARCH, click, decide, live, lost
from tests.factories import RESULTS, SHOP, make_checklist, make_context, make_shop, node
from tests.fakes import FakeBrowser, Journal, ScriptedModel

ASKS = Decision(actions=(AskUser(question="どの本ですか。"),), confidence=0.9)
PASSWORD = node("textbox", "パスワード", secret="true")


async def answered(
    run: AgentRun, context: RunContext, journal: Journal, text: str, *, is_yes: bool = True
):
    """Carry a run out, and answer the first question of it."""
    async with asyncio.TaskGroup() as group:
        running = group.create_task(run.carry_out())
        while not journal.of(UserInputRequested) and not running.done():
            await asyncio.sleep(0)
        question = journal.one(UserInputRequested)
        context.run_control.answer(question.request_id, is_yes=is_yes, text=text)
    return running.result()


async def test_what_the_person_answers_stands_in_every_later_prompt() -> None:
    context, journal = make_context(make_shop())
    model = ScriptedModel((ASKS, *SEARCH))
    run = AgentRun(context, model, make_checklist("検索する"))
    finished = await answered(run, context, journal, "入門の本です")
    assert finished.status is RunStatus.DONE
    assert [request.said for request in model.requests] == [
        (),
        ("どの本ですか。 → 入門の本です",),
        ("どの本ですか。 → 入門の本です",),
    ]
    assert "ask_user" in [step.action.verb for step in run.recorded_steps]


async def test_a_password_in_an_answer_reaches_the_model_by_name_only() -> None:
    context, journal = make_context(make_shop())
    model = ScriptedModel((ASKS, *SEARCH))
    run = AgentRun(context, model, make_checklist("検索する"))
    await answered(run, context, journal, "パスワードは「Sakura-7」です")
    assert model.requests[1].said == ("どの本ですか。 → パスワードは「{{秘密:パスワード}}」です",)
    assert model.requests[1].secret_names == ("パスワード",)
    assert {"Sakura-7"} <= model.kept_secrets
    assert "Sakura-7" not in journal.as_json()


async def test_a_login_that_nobody_spoke_of_is_the_person_s_turn_and_costs_no_model() -> None:
    browser = make_shop()
    login = "http://shop.example/login"
    browser.add(login, node("textbox", "会員番号"), PASSWORD)
    context, journal = make_context(browser)
    model = ScriptedModel(SEARCH)
    run = AgentRun(context, model, make_checklist("検索する", start_url=login))
    finished = await answered(run, context, journal, "", is_yes=False)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(UserInputRequested).input_kind is InputKind.LOGIN
    assert model.requests == []


async def test_when_emergency_mode_is_used_up_the_person_is_asked() -> None:
    context, journal = make_context(make_shop(), is_attended=False)
    seen = Decision(actions=(Done(evidence="ようこそ"),), confidence=0.9)
    each = (lost(reason="a"), lost(reason="b"), seen)
    items = ("「ようこそ」と出ていることを確認する",) * 4
    finished = await AgentRun(context, ScriptedModel(each * 4), make_checklist(*items)).carry_out()
    assert (finished.status, finished.emergencies) == (RunStatus.NEEDS_PERSON, 3)
    assert journal.one(UserInputRequested).input_kind is InputKind.STUCK
    assert "3 回試しても進みません" in finished.message


async def test_marked_pictures_go_along_in_emergency_mode_with_consent_only() -> None:
    seen: list[list[bytes]] = []
    for consents in (False, True):
        context, _ = make_context(make_shop())
        model = ScriptedModel((lost(reason="a"), lost(reason="b"), *SEARCH))
        model.takes_pictures = consents
        await AgentRun(context, model, make_checklist("検索する")).carry_out()
        tiers = [request.tier for request in model.requests]
        assert tiers[:3] == [ModelTier.SMALL, ModelTier.SMALL, ModelTier.LARGE]
        seen.append([request.picture[:10] for request in model.requests[:3]])
    assert seen == [[b"", b"", b""], [b"", b"", b"picture of"]]


async def test_a_row_that_breaks_the_conditions_is_not_pressed() -> None:
    browser = make_shop()
    cheap = Condition(column="価格", comparison=Comparison.AT_MOST, value="2500")
    context, journal = make_context(browser)
    press_first = decide(
        lambda r: Click(target=live(r, "カートに入れる")),
        done=True,
    )
    checklist = make_checklist("該当の本をカートに入れる", start_url=RESULTS)
    checklist = checklist.model_copy(update={"conditions": (cheap,)})
    finished = await AgentRun(context, ScriptedModel((press_first,)), checklist).carry_out()
    assert finished.status is RunStatus.FAILED
    assert {event.outcome.code for event in journal.of(ActionFailed)} == {"ROW_DOES_NOT_FIT"}
    assert [action.verb for action in browser.performed] == ["navigate"]


async def test_three_quarters_of_the_steps_are_told_once() -> None:
    context, journal = make_context(
        FakeBrowser(pages=make_shop().pages), limits=Limits(max_steps=4)
    )
    answers = tuple(lost(reason=f"{number}") for number in range(9))
    finished = await AgentRun(context, ScriptedModel(answers), make_checklist()).carry_out()
    assert finished.status is RunStatus.LIMIT
    near = journal.one(BudgetNeared)
    assert (near.budget, near.used, near.limit) == ("steps", 3, 4)


async def test_an_act_that_may_have_been_taken_is_not_simply_to_be_repeated() -> None:
    browser = make_shop()
    order = "http://shop.example/order"
    browser.add(order, node("button", "注文を確定する"))
    fault = BrowserTimeoutError(
        "BROWSER_TIMEOUT", "応答がありません。", "もう一度実行してください。"
    )
    browser.refusals["click", "注文を確定する"] = fault
    context, _ = make_context(browser, is_attended=False, approves_all=True)
    model = ScriptedModel((click("注文を確定する"),))
    finished = await AgentRun(
        context, model, make_checklist("注文する", start_url=order, instruction="本を注文する")
    ).carry_out()
    assert (finished.status, finished.code) == (RunStatus.FAILED, "BROWSER_TIMEOUT")
    assert "送られている可能性があります" in finished.remedy


async def test_one_of_equal_buttons_is_told_by_its_row_from_the_decision_to_the_report() -> None:
    browser = FakeBrowser()
    rows = [
        node("row", "", node("cell", name), node("cell", "", node("button", "編集")))
        for name in ("山田", "佐藤")
    ]
    browser.add(SHOP, node("table", "", *rows))
    browser.on("click", "編集", lambda b: b.show(node("status", "編集を始めました")))
    context, journal = make_context(browser)

    def second(request: DecisionRequest) -> Decision:
        (_, edit) = [one for one in request.observation.nodes if one.name == "編集"]
        target = Target(ref=edit.ref, epoch=request.observation.epoch, role="button", name="編集")
        return Decision(actions=(Click(target=target),), confidence=0.9, step_done=True)

    model = ScriptedModel((second,))
    run = AgentRun(context, model, make_checklist("佐藤さんの「編集」を押す"))
    await run.carry_out()
    assert not journal.of(ActionFailed), journal.of(ActionFailed)
    (decided,) = journal.one(DecisionMade).decision.actions
    told = journal.of(ActionPerformed)[-1].words
    assert {decided.in_words(), told} == {"「佐藤」の行の「編集」をクリック"}
