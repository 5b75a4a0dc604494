"""Whole runs, told by the journal of events."""

import asyncio
import dataclasses

import pytest

from studio.domain.actions.action import Click, Done, Fill, Find, Navigate, SelectOption
from studio.domain.errors import ModelUnavailableError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    EmergencyEntered,
    EmergencyLeft,
    ItemChanged,
    ItemVerified,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.page.target import Target
from studio.domain.runs.checklist import ItemState
from studio.domain.runs.decision import (
    Decision,
    DecisionFault,
    ModelTier,
    Verdict,
    VerdictKind,
    VerifyRequest,
)
from studio.domain.values.variable import Variable
from studio.engine.agent.loop import AgentRun
from studio.engine.runs.limits import Limits
from tests.factories import (
    INTO_CART,
    RESULTS,
    SHOP,
    make_bench,
    make_checklist,
    make_context,
    make_shop,
    node,
)
from tests.fakes import Answer, FakeBrowser, Journal, ScriptedModel, click, decide, fill, live, lost

SEARCH: tuple[Answer, ...] = (fill("商品検索", "Python", done=False), click("検索"))


async def carry_out(
    browser: FakeBrowser,
    *answers: Answer,
    items: tuple[str, ...] = ("検索する",),
    limits: Limits | None = None,
    start_url: str = SHOP,
):
    context, journal = make_context(browser, limits=limits)
    model = ScriptedModel(answers, clock=browser.clock)
    run = AgentRun(context, model, make_checklist(*items, start_url=start_url))
    finished = await run.carry_out()
    return finished, run, model, journal


def states(journal: Journal) -> list[tuple[str, ItemState]]:
    return [(event.text, event.state) for event in journal.of(ItemChanged)]


async def test_a_whole_run_tells_every_step_in_order() -> None:
    finished, run, model, journal = await carry_out(make_shop(), *SEARCH)
    assert finished.status is RunStatus.DONE
    assert (finished.model_calls, finished.steps) == (2, 2)
    assert journal.kinds() == [
        "RunStarted",
        "ActionPerformed",
        "ItemChanged",
        "StepStarted",
        "DecisionMade",
        "ActionPerformed",
        "StepStarted",
        "DecisionMade",
        "ActionPerformed",
        "ItemVerified",
        "ItemChanged",
    ]
    assert states(journal) == [
        ("検索する", ItemState.RUNNING),
        ("検索する", ItemState.DONE),
    ]
    assert [step.action.verb for step in run.recorded_steps] == ["navigate", "fill", "click"]
    assert model.requests[1].context.step_history[0].status == "ok"
    assert journal.one(RunStarted).total == 1


async def test_the_second_item_is_told_what_the_first_did() -> None:
    items = ("検索する", "カートに入れる")
    _, run, model, _ = await carry_out(
        make_shop(), *SEARCH, decide(lambda r: INTO_CART, done=True), items=items
    )
    assert model.requests[-1].current_step_meta.original_instruction == "カートに入れる"
    assert model.requests[-1].checklist.items[0].state is ItemState.DONE
    assert [item.state for item in run.checklist.items] == [ItemState.DONE] * 2


async def test_a_claim_of_done_without_evidence_is_unverified() -> None:
    answer = Decision(actions=(Done(),), confidence=1.0)
    finished, run, _, journal = await carry_out(make_shop(), answer)
    assert finished.status is RunStatus.UNVERIFIED
    assert run.checklist.items[0].state is ItemState.UNVERIFIED
    assert journal.one(ActionFailed).outcome.code == "UNVERIFIED"


async def test_a_claim_of_done_with_words_that_the_page_does_not_show_is_unverified() -> None:
    answer = Decision(actions=(Done(evidence="注文が完了しました"),), confidence=1.0)
    finished, *_ = await carry_out(make_shop(), answer)
    assert finished.status is RunStatus.UNVERIFIED


async def test_a_claim_of_done_with_words_of_the_page_is_done() -> None:
    claim = Decision(actions=(Done(evidence="よう こそ"),), confidence=1.0)
    to_be_seen = "「ようこそ」と出ていることを確認する"
    finished, _, model, journal = await carry_out(make_shop(), claim, items=(to_be_seen,))
    assert finished.status is RunStatus.DONE
    assert not model.verified
    assert [fact.detail for fact in journal.one(ItemVerified).evidence] == ["ようこそ"]


async def test_a_confirmation_counts_for_an_act_only_when_one_was_done() -> None:
    claim = Decision(actions=(Done(evidence="ようこそ"),), confidence=1.0)
    finished, _, model, journal = await carry_out(make_shop(), claim)
    assert finished.status is RunStatus.UNVERIFIED
    assert len(model.verified) == 1
    assert not journal.one(ItemVerified).is_confirmed


async def test_the_verification_overturns_a_claim_and_the_model_goes_on() -> None:
    context, journal = make_context(make_shop())
    model = ScriptedModel((*SEARCH, Decision(actions=(Done(),), confidence=1.0)))
    kinds = [VerdictKind.REFUTED, VerdictKind.CONFIRMED]
    model.verdict = lambda request: Verdict(
        kind=kinds.pop(0), evidence=request.observation.title, reason="結果がまだ出ていません"
    )
    finished = await AgentRun(context, model, make_checklist("見てまわる")).carry_out()
    assert finished.status is RunStatus.DONE
    assert "まだ終わっていません。結果がまだ出ていません" in model.requests[2].last_error
    assert journal.one(ItemVerified).asked_model == "scripted-small"


async def test_after_a_verification_that_left_it_open_the_page_is_looked_at_anew() -> None:
    """An upload that had ended since still stood in the prompt as half done."""
    browser = make_shop()
    context, _ = make_context(browser)
    model = ScriptedModel((*SEARCH, Decision(actions=(Done(),), confidence=1.0)))
    kinds = [VerdictKind.UNCLEAR, VerdictKind.CONFIRMED]

    def verdict(request: VerifyRequest) -> Verdict:
        browser.show(node("status", "読み込みが完了しました"))
        return Verdict(kind=kinds.pop(0), evidence=request.observation.title, reason="")

    model.verdict = verdict
    await AgentRun(context, model, make_checklist("見てまわる")).carry_out()
    assert "読み込みが完了しました" in model.requests[2].observation.root.words()


async def test_the_act_of_one_item_is_no_evidence_for_another_with_the_same_words() -> None:
    claim = Decision(actions=(Done(),), confidence=1.0)
    _, run, *_ = await carry_out(
        make_shop(), *SEARCH, claim, items=("検索ボタンを押す", "検索ボタンを押す")
    )
    assert [item.state for item in run.checklist.items] == [ItemState.DONE, ItemState.UNVERIFIED]


async def test_an_empty_decision_counts_as_a_failed_turn() -> None:
    finished, _, _, journal = await carry_out(make_shop(), Decision(confidence=0.9))
    assert finished.status is RunStatus.FAILED
    assert {event.outcome.code for event in journal.of(ActionFailed)} == {"NO_DECISION"}


async def test_an_act_without_effect_is_no_success() -> None:
    browser = make_shop()
    browser.on("click", "検索", lambda b: None)
    finished, run, _, journal = await carry_out(browser, click("検索"))
    assert finished.status is RunStatus.FAILED
    assert journal.of(ActionFailed)[0].outcome.code == "NO_EFFECT"
    assert [step.action.verb for step in run.recorded_steps] == ["navigate"]


async def test_several_fills_and_a_click_in_one_decision() -> None:
    browser = make_shop()
    answer = decide(
        lambda r: Fill(target=live(r, "商品検索"), value="Python"),
        lambda r: Click(target=live(r, "検索")),
        done=True,
    )
    finished, run, model, _ = await carry_out(browser, answer)
    assert finished.status is RunStatus.DONE
    assert len(model.requests) == 1
    assert [step.action.verb for step in run.recorded_steps] == ["navigate", "fill", "click"]


async def test_the_rest_of_a_decision_is_left_out_when_one_act_fails() -> None:
    browser = make_shop()
    browser.refuse("fill", "商品検索", "TARGET_COVERED")
    both = decide(
        lambda r: Fill(target=live(r, "商品検索"), value="Python"),
        lambda r: Click(target=live(r, "検索")),
    )
    await carry_out(browser, both)
    assert "click" not in [action.verb for action in browser.performed]


def make_ticket() -> FakeBrowser:
    """Return a ticket whose form its server sends anew with every state, as many trackers do."""
    browser = FakeBrowser()
    states = node("combobox", "状態", node("option", "新規"), node("option", "解決"))
    fields = (states, node("textbox", "進捗率"), node("textbox", "注記"), node("button", "検索"))
    browser.add(SHOP, node("form", "チケット", *fields))
    browser.on("select_option", "状態", lambda b: b.draw_anew())
    browser.on("click", "検索", lambda b: b.show(node("status", "更新しました")))
    return browser


WHOLE_TICKET = decide(
    lambda r: SelectOption(target=live(r, "状態"), option="解決"),
    lambda r: Fill(target=live(r, "進捗率"), value="100"),
    lambda r: Fill(target=live(r, "注記"), value="済み"),
    lambda r: Click(target=live(r, "検索")),
    done=True,
)


async def test_what_a_form_drew_anew_is_found_again_within_a_decision() -> None:
    finished, run, model, _ = await carry_out(make_ticket(), WHOLE_TICKET, items=("検索する",))
    assert (finished.status, len(model.requests)) == (RunStatus.DONE, 1)
    verbs = [step.action.verb for step in run.recorded_steps]
    assert verbs == ["navigate", "select_option", "fill", "fill", "click"]


async def test_the_other_fields_are_filled_when_one_fails_and_nothing_is_pressed() -> None:
    browser = make_ticket()
    browser.refuse("fill", "進捗率", "VALUE_REFUSED", "100 は入りません。")
    limits = Limits(max_attempts=1)
    await carry_out(browser, WHOLE_TICKET, items=("検索する",), limits=limits)
    assert [act.verb for act in browser.performed] == ["navigate", "select_option", "fill", "fill"]


async def test_the_field_that_failed_is_told_and_not_the_last_one() -> None:
    browser = make_ticket()
    browser.refuse("fill", "進捗率", "VALUE_REFUSED", "100 は入りません。")
    _, _, model, _ = await carry_out(browser, WHOLE_TICKET, items=("検索する",))
    assert model.requests[1].last_error.startswith("VALUE_REFUSED")
    assert [record.status for record in model.requests[1].context.step_history][-2:] == [
        "failed",
        "ok",
    ]


async def test_the_same_failure_on_the_same_page_ends_the_item() -> None:
    finished, _, model, journal = await carry_out(make_shop(), lost())
    assert finished.status is RunStatus.FAILED
    assert finished.code == "TARGET_NOT_FOUND"
    assert len(model.requests) == 4
    assert len(journal.of(EmergencyEntered)) == 1


async def test_what_cannot_be_understood_ends_the_item_at_once() -> None:
    reason = "読み取れません"
    fault = lost(DecisionFault.NOT_UNDERSTOOD, reason)
    finished, _, model, _ = await carry_out(make_shop(), fault, items=("「送る」を押す",))
    assert (finished.status, len(model.requests)) == (RunStatus.FAILED, 1)
    assert finished.message.startswith("『「送る」を押す』を完了できませんでした。")
    assert reason in finished.message


async def test_attempts_are_limited_even_when_every_failure_is_another() -> None:
    answers = tuple(lost(reason=f"{n} がありません") for n in range(20))
    finished, _, model, _ = await carry_out(make_shop(), *answers, limits=Limits(max_attempts=5))
    assert (finished.status, len(model.requests)) == (RunStatus.FAILED, 5)


async def test_a_failed_item_ends_the_run_before_the_next() -> None:
    _, run, _, journal = await carry_out(make_shop(), lost(), items=("一つ目", "二つ目"))
    assert [item.state for item in run.checklist.items] == [ItemState.FAILED, ItemState.TODO]
    assert "二つ目" not in [event.text for event in journal.of(StepStarted)]


async def test_the_limit_of_steps() -> None:
    finished, run, model, _ = await carry_out(
        make_shop(),
        fill("商品検索", "Python", done=False),
        limits=Limits(max_steps=3),
    )
    assert finished.status is RunStatus.LIMIT
    assert "3 手順" in finished.message
    assert len(model.requests) == 3
    assert run.checklist.items[0].state is ItemState.FAILED


async def test_the_limit_of_tokens_is_checked_before_the_next_call() -> None:
    finished, _, model, _ = await carry_out(
        make_shop(),
        fill("商品検索", "Python", done=False),
        limits=Limits(max_tokens=1_500),
    )
    assert (finished.status, len(model.requests)) == (RunStatus.LIMIT, 2)


async def test_a_browser_that_is_closed_in_mid_run_fails_the_run_and_keeps_its_steps() -> None:
    browser = make_shop()
    browser.on("click", "検索", lambda b: b.vanish())
    finished, run, _, _ = await carry_out(browser, *SEARCH)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "BROWSER_CLOSED")
    assert [step.action.verb for step in run.recorded_steps] == ["navigate", "fill"]
    assert not browser.has_policy


async def test_a_site_that_is_down_fails_the_run() -> None:
    finished, *_ = await carry_out(make_shop(), *SEARCH, start_url="http://down.example/")
    assert (finished.status, finished.code) == (RunStatus.FAILED, "SITE_DOWN")


async def test_a_model_that_is_away_fails_the_run() -> None:
    fault = ModelUnavailableError("NO_NETWORK", "AI につながりません。", "確かめてください。")
    finished, run, *_ = await carry_out(make_shop(), SEARCH[0], fault)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "NO_NETWORK")
    assert finished.remedy == "確かめてください。"
    assert [step.action.verb for step in run.recorded_steps] == ["navigate", "fill"]


async def test_a_hanging_model_ends_at_the_time_limit_of_a_step() -> None:
    browser = make_shop()
    context, _ = make_context(browser, limits=Limits(step_timeout_s=0.05))
    model = ScriptedModel(SEARCH, is_hanging=True)
    async with asyncio.timeout(30):
        finished = await AgentRun(context, model, make_checklist()).carry_out()
    assert (finished.status, finished.code) == (RunStatus.FAILED, "STEP_TIMEOUT")


async def test_a_bug_becomes_the_end_of_the_run(caplog: pytest.LogCaptureFixture) -> None:
    def broken(_request: object) -> Decision:
        raise KeyError("bug")

    finished, *_ = await carry_out(make_shop(), broken)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "UNEXPECTED")
    assert "bug" not in finished.message
    assert "run failed unexpectedly" in caplog.text


async def test_a_stale_ref_is_one_failed_attempt_and_the_next_one_works() -> None:
    stale = Decision(
        actions=(Click(target=Target(ref="e99", epoch=1, role="button", name="検索")),),
        step_done=True,
        confidence=0.9,
    )
    finished, _, model, journal = await carry_out(make_shop(), stale, click("検索"))
    assert finished.status is RunStatus.DONE
    assert journal.of(ActionFailed)[0].outcome.code == "TARGET_NOT_FOUND"
    assert journal.of(ActionFailed)[0].confidence == 0.0
    assert "TARGET_NOT_FOUND" in model.requests[1].last_error


async def test_emergency_takes_the_large_model_and_the_light_dom_and_leaves_at_the_end() -> None:
    browser = make_shop()
    finished, _, model, journal = await carry_out(
        browser, lost(reason="a"), lost(reason="b"), click("検索")
    )
    assert finished.status is RunStatus.DONE
    assert finished.emergencies == 1
    assert [request.tier for request in model.requests] == [
        ModelTier.SMALL,
        ModelTier.SMALL,
        ModelTier.LARGE,
    ]
    assert [bool(request.dom_digest) for request in model.requests] == [False, False, True]
    assert journal.one(EmergencyEntered).model == "scripted-large"
    assert journal.one(EmergencyLeft).reason == "項目が終わりました"


async def test_a_foreign_page_asks_before_anything_is_done_on_it() -> None:
    browser = make_shop()
    browser.add("http://evil.example/", node("button", "続ける"))
    browser.on("click", "検索", lambda b: b.go("http://evil.example/"))
    context, journal = make_context(browser, is_attended=False, approves_all=True)
    run = AgentRun(context, ScriptedModel((click("検索"),)), make_checklist())
    finished = await run.carry_out()
    assert finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(ApprovalRequested).host == "evil.example"
    assert journal.of(ActionPerformed)[-1].action == Navigate(url=SHOP)


async def test_the_start_page_is_a_step_of_its_own() -> None:
    _, run, _, journal = await carry_out(make_shop(), *SEARCH)
    assert run.recorded_steps[0].action == Navigate(url=SHOP)
    assert journal.of(ActionPerformed)[0].words == f"{SHOP} を開く"
    quoted, place = run.recorded_steps[-1].expects
    assert (quoted.detail, place.detail, place.is_minor) == ("検索結果", "/search", True)
    assert RESULTS.endswith("/search")


async def test_without_a_start_page_the_open_page_is_the_place() -> None:
    browser = make_shop()
    await browser.start()
    browser.go(SHOP)
    context, _ = make_context(browser)
    run = AgentRun(context, ScriptedModel(SEARCH), make_checklist(start_url=""))
    assert (await run.carry_out()).status is RunStatus.DONE
    assert [step.action.verb for step in run.recorded_steps] == ["fill", "click"]


async def test_leaving_the_open_page_for_another_site_asks_also_without_a_start_page() -> None:
    browser = make_shop()
    browser.add("http://evil.example/", node("button", "続ける"))
    browser.on("click", "検索", lambda b: b.go("http://evil.example/"))
    await browser.start()
    browser.go(SHOP)
    context, journal = make_context(browser, is_attended=False)
    run = AgentRun(context, ScriptedModel(SEARCH), make_checklist(start_url=""))
    assert (await run.carry_out()).status is RunStatus.NEEDS_PERSON
    assert journal.one(ApprovalRequested).host == "evil.example"


CANARY = "s3cret-カナリア"


@pytest.mark.parametrize("is_refused", [False, True])
async def test_a_password_is_in_no_event_flow_history_or_later_request(is_refused: bool) -> None:
    browser = make_shop()
    login = "https://shop.example/login"
    browser.add(
        login, node("textbox", "会員番号"), node("textbox", "合い鍵"), node("button", "ログイン")
    )
    browser.secrets = frozenset({"合い鍵"})
    home = "https://shop.example/home"
    browser.add(home, node("heading", f"ようこそ {CANARY} さん"))
    browser.on("click", "ログイン", lambda b: b.go(home))
    if is_refused:
        browser.refuse("fill", "合い鍵", "VALUE_REFUSED", f"「{CANARY}」を入力しましたが違います")
    bench = make_bench(
        fill("会員番号", "m-1", done=False),
        fill("合い鍵", "{{秘密:ログイン用のパスワード}}", done=False),
        click("ログイン"),
        browser=browser,
    )
    checklist = make_checklist(
        f"合い鍵に「{CANARY}」を入れてログインする",
        start_url=login,
        variables=(Variable(name="ログイン用のパスワード", value=CANARY),),
        instruction=f"合い鍵「{CANARY}」でログインして",
    )
    report = await bench.workbench.run(checklist)
    assert report.finished.status is RunStatus.DONE
    flow = await bench.workbench.save(report, f"{CANARY} の手順")
    assert "cret-カナリア" not in flow.model_dump_json()
    asked = () if is_refused else (Variable(name="ログイン用のパスワード", ask_each_time=True),)
    assert flow.variables[1:] == asked  # what no step of the flow types is not asked for
    assert CANARY not in bench.journal.as_json()
    assert CANARY not in "".join(record.model_dump_json() for record in bench.library.records)
    history = [r for request in bench.model.requests for r in request.context.step_history]
    assert CANARY not in "".join(record.model_dump_json() for record in history)
    assert CANARY not in "".join(request.last_error for request in bench.model.requests)
    assert CANARY in browser.kept_secrets


async def test_a_run_that_names_a_site_nobody_knows_says_so() -> None:
    context, _ = make_context(make_shop())
    checklist = make_checklist(start_url="").model_copy(update={"site": "どこかの店"})
    finished = await AgentRun(context, ScriptedModel(SEARCH), checklist).carry_out()
    assert (finished.status, finished.code) == (RunStatus.FAILED, "NO_START_PAGE")


async def test_a_proposed_start_page_is_asked_about_first() -> None:
    browser = make_shop()
    context, journal = make_context(browser, is_attended=False, approves_all=True)
    checklist = make_checklist().model_copy(update={"is_start_url_proposed": True})
    finished = await AgentRun(context, ScriptedModel(SEARCH), checklist).carry_out()
    assert finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(ApprovalRequested).host == "shop.example"
    assert browser.performed == []


async def test_a_step_with_a_dialog_that_a_person_approved_asks_at_every_replay() -> None:
    browser = make_shop()

    async def confirm(b: FakeBrowser) -> None:
        assert await b.ask("検索しますか？")
        b.show(node("heading", "終わり"))

    browser.on("click", "検索", confirm)
    context, _ = make_context(browser, is_attended=False, approves_all=True)
    run = AgentRun(context, ScriptedModel((click("検索"),)), make_checklist())
    await run.carry_out()
    assert run.recorded_steps[-1].needs_approval


async def test_a_search_of_the_page_is_told_to_the_next_decision_and_to_no_flow() -> None:
    search = Decision(actions=(Find(text="商品 検索"),), confidence=0.9, step_done=True)
    vain = Decision(actions=(Find(text="どこにもない"),), confidence=0.9)
    finished, run, model, journal = await carry_out(make_shop(), search, vain, *SEARCH)
    assert finished.status is RunStatus.DONE
    told = [request.found for request in model.requests]
    assert told[0] == ""
    assert "か所" in told[1]
    assert told[2:] == ["", ""]
    assert "TEXT_NOT_FOUND" in model.requests[2].last_error
    assert [step.action.verb for step in run.recorded_steps] == ["navigate", "fill", "click"]
    assert journal.of(ActionFailed)[0].outcome.code == "TEXT_NOT_FOUND"


class OneSite:
    """A `SiteMaps` that knows the pages of every site at once."""

    async def urls(self, origin: str) -> tuple[str, ...]:
        return (f"{origin}/help",)


async def test_the_first_decision_on_a_site_knows_its_sitemap_and_so_does_a_stuck_one() -> None:
    browser = make_shop()
    context, _ = make_context(browser)
    model = ScriptedModel((*SEARCH[:1], lost(), *SEARCH[1:]), clock=browser.clock)
    context = dataclasses.replace(context, sitemaps=OneSite())
    run = AgentRun(context, model, make_checklist("検索する", start_url=SHOP))
    assert (await run.carry_out()).status is RunStatus.DONE
    pages = [bool(request.site_pages) for request in model.requests]
    assert pages == [True, False, True]
