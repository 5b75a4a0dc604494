"""Replays: no model, today's page, a missing post-condition is a failure."""

import asyncio

import pytest

from studio.domain.actions.action import (
    ROW_BOX,
    AskUser,
    Choose,
    Click,
    Extract,
    Fill,
    Navigate,
    SelectOption,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, SelectionRule, Taking
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    ItemChanged,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Fingerprint, Target
from studio.domain.runs.checklist import ItemState
from studio.domain.values.variable import Variable
from studio.engine.ports import SettlePolicy
from studio.engine.replay.logins import LOOKING_S
from studio.engine.replay.player import OPTIONAL_WAIT_S, Replay
from tests.factories import (
    CART,
    INTO_CART,
    RESULTS,
    SHOP,
    durable,
    make_context,
    make_flow,
    make_rule,
    make_shop,
    make_step,
    node,
    results,
    text,
)
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
PRESS = Click(target=durable("button", "検索"))


def shown(detail: str) -> Evidence:
    return Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=detail)


def dialog(detail: str) -> Evidence:
    return Evidence(kind=EvidenceKind.DIALOG, detail=detail)


async def play(
    browser: FakeBrowser, *steps: FlowStep, attended: bool = True, yes: bool = False, **given: str
):
    flow: Flow = make_flow(*steps)
    context, journal = make_context(browser, is_attended=attended, approves_all=yes)
    finished = await Replay(context, flow, flow.values(given)).carry_out()
    return finished, journal


async def test_a_replay_needs_no_model_and_tells_each_sentence() -> None:
    finished, journal = await play(make_shop())
    assert (finished.status, finished.model_calls, finished.steps) == (RunStatus.DONE, 0, 3)
    assert [(e.text, e.state) for e in journal.of(ItemChanged)] == [
        ("開く", ItemState.RUNNING), ("開く", ItemState.DONE),
        ("検索する", ItemState.RUNNING), ("検索する", ItemState.DONE),
    ]  # fmt: skip


async def test_given_values_take_the_place_of_the_recorded_ones() -> None:
    browser = make_shop()
    browser.add("http://other.example/", *browser.pages[SHOP].nodes)
    await play(browser, 検索語="Rust", url="http://other.example/")
    assert browser.performed[0] == Navigate(url="http://other.example/")
    assert browser.performed[1] == Fill(target=durable("searchbox", "商品検索"), value="Rust")


async def test_values_reach_options_conditions_and_expectations() -> None:
    browser = make_shop()
    browser.add(
        SHOP, node("combobox", "棚", node("option", "Rust"), node("option", "Python")), results()
    )
    rule = make_rule(("行", Comparison.CONTAINS, "{{検索語}}"))
    finished, _ = await play(
        browser,
        OPEN,
        make_step(SelectOption(target=durable("combobox", "棚"), option="{{検索語}}")),
        make_step(Choose(rule=rule, column="カートに入れる"), shown("{{検索語}} *")),
        検索語="Rust",
    )
    assert finished.status is RunStatus.DONE
    assert browser.expected[-1] == ("text_appeared", "Rust *")


@pytest.mark.parametrize(
    ("kind", "detail", "holds"),
    [
        (EvidenceKind.TEXT_APPEARED, "カート(*点)", True),
        (EvidenceKind.TEXT_APPEARED, "『*』を入れました", True),
        (EvidenceKind.TEXT_APPEARED, "注文しました", False),
        (EvidenceKind.TEXT_GONE, "注文しました", True),
        (EvidenceKind.TEXT_GONE, "入れました", False),
        (EvidenceKind.URL, "/search", True),
        (EvidenceKind.URL, "/cart", False),
        (EvidenceKind.LEFT, "/", True),
        (EvidenceKind.LEFT, "/search", False),
        (EvidenceKind.TAB, "x", False),
    ],
)
async def test_a_missing_post_condition_is_a_failure(
    kind: EvidenceKind, detail: str, holds: bool
) -> None:
    browser = make_shop()
    browser.add(RESULTS, node("heading", "『Rust 実践』を入れました"), text("カート（12点）"))
    step = make_step(PRESS, Evidence(kind=kind, detail=detail))
    finished, journal = await play(browser, OPEN, step)
    assert finished.status is (RunStatus.DONE if holds else RunStatus.FAILED)
    if not holds:
        assert finished.code == "POST_CONDITION_MISSING"
        assert journal.one(ActionFailed).outcome.code == "POST_CONDITION_MISSING"


async def test_a_form_that_comes_again_with_what_was_sent_did_not_take_it() -> None:
    """A site warns that a file of this name is there already: its page says the name, too."""
    browser = make_shop()
    said = node("status", "", text("ファイル:売上.csv は別の人のものです"))
    browser.on("click", "検索", lambda b: b.add(SHOP, said))
    left = Evidence(kind=EvidenceKind.LEFT, detail="/")
    also = shown("ファイル:{{検索語}}").model_copy(update={"is_minor": True})
    step = make_step(PRESS, left, also).model_copy(update={"sends": True})
    finished, _ = await play(browser, OPEN, step, yes=True, 検索語="売上.csv")
    assert (finished.status, finished.code) == (RunStatus.UNVERIFIED, "POST_CONDITION_MISSING")
    assert "次の画面への移動が確認できませんでした" in finished.message
    assert "画面には「ファイル:売上.csv は別の人のものです」と出ています" in finished.message


@pytest.mark.parametrize(
    ("moves_on", "status"), [(True, RunStatus.DONE), (False, RunStatus.UNVERIFIED)]
)
async def test_what_may_have_been_sent_is_never_called_failed(
    moves_on: bool, status: RunStatus
) -> None:
    browser = make_shop()
    browser.on("click", "検索", lambda b: b.go(RESULTS) if moves_on else None)
    said = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="前とはちがう言葉")
    moved = Evidence(kind=EvidenceKind.URL, detail="/search", is_minor=True)
    step = make_step(PRESS, said, moved).model_copy(update={"sends": True})
    finished, journal = await play(browser, OPEN, step)
    assert finished.status is status
    if moves_on:
        assert "前とはちがう言葉" in journal.of(ActionPerformed)[-1].outcome.message
    else:
        assert "送られている可能性" in finished.message
        assert "確かめて" in finished.remedy


@pytest.mark.parametrize("was_so", [True, False])
async def test_a_form_that_held_all_of_it_already_needs_no_message(was_so: bool) -> None:
    browser = make_shop()
    browser.add(SHOP, node("link", "編集"), node("combobox", "ランク"), node("button", "保存"))
    edit = make_step(Click(target=durable("link", "編集")))
    chosen = Outcome(status=OutcomeStatus.OK, is_as_it_was=was_so)
    browser.refusals["select_option", "ランク"] = chosen
    choose = make_step(SelectOption(target=durable("combobox", "ランク"), option="B"))
    save = make_step(Click(target=durable("button", "保存")), shown("1 個の顧客を変更しました。"))
    finished, journal = await play(
        browser, OPEN, edit, choose, save.model_copy(update={"sends": True})
    )
    assert finished.status is (RunStatus.DONE if was_so else RunStatus.UNVERIFIED)
    if was_so:
        assert "はじめから入っていた" in journal.of(ActionPerformed)[-1].outcome.message


@pytest.mark.parametrize(
    ("answer", "is_kept", "status"),
    [
        (node("list", "", node("listitem", "", text("同じ班に属していません: #128"))), True, RunStatus.UNVERIFIED),
        (node("list", "", node("listitem", "", text("同じ班に属していません: #128"))), False, RunStatus.DONE),
        (node("list", "", node("listitem", "", text("関連している #128"))), True, RunStatus.DONE),
        (node("alert", "", text("エラー: #128")), False, RunStatus.UNVERIFIED),
    ],
)  # fmt: skip
async def test_an_answer_that_refuses_what_was_typed_is_no_success_though_it_repeats_the_value(
    answer: AriaNode, is_kept: bool, status: RunStatus
) -> None:
    browser = make_shop()
    form = (node("textbox", "番号"), node("button", "追加"))
    browser.add(SHOP, *form)
    left = form if is_kept else form[1:]
    browser.on("click", "追加", lambda b: b.add(SHOP, *left, answer))
    fill = make_step(Fill(target=durable("textbox", "番号"), value="{{検索語}}"))
    press = make_step(Click(target=durable("button", "追加")), shown("*#{{検索語}}*"))
    finished, _ = await play(
        browser, OPEN, fill, press.model_copy(update={"sends": True}), 検索語="128"
    )
    assert finished.status is status, finished.message
    if status is RunStatus.UNVERIFIED:
        assert "#128" in finished.message
        assert finished.code == "PAGE_COMPLAINS"


async def test_a_refusal_is_told_also_where_its_form_was_emptied() -> None:
    browser = make_shop()
    form = (node("textbox", "番号"), node("button", "追加"))
    browser.add(SHOP, *form)
    said = node("list", "", node("listitem", "", text("番号を入力してください")))
    browser.on("click", "追加", lambda b: b.add(SHOP, node("textbox", "番号 *"), form[1], said))
    fill = make_step(Fill(target=durable("textbox", "番号"), value="{{検索語}}"))
    press = make_step(Click(target=durable("button", "追加")), shown("追加しました。"))
    finished, _ = await play(
        browser, OPEN, fill, press.model_copy(update={"sends": True}), 検索語="99999"
    )
    assert finished.code == "POST_CONDITION_MISSING"
    assert "画面には「番号を入力してください」と出ています。" in finished.message


async def test_what_its_page_says_is_told_with_what_is_not_there() -> None:
    browser = make_shop()
    browser.add(SHOP, node("alert", "", text("この顧客は請求書があるため、削除できません。")))
    finished, _ = await play(browser, OPEN, make_step(Click(target=durable("button", "はい"))))
    assert finished.code == "TARGET_NOT_FOUND"
    assert (
        "画面には「この顧客は請求書があるため、削除できません。」とあります。" in finished.message
    )


async def test_a_form_that_comes_again_at_another_address_is_told_with_what_its_page_says() -> None:
    browser = make_shop()
    form = (node("textbox", "名称"), node("button", "作成"))
    browser.add(SHOP, *form)
    again = AriaNode("textbox", "名称", text="第1期")
    said = node("list", "", node("listitem", "", text("名称 はすでに存在します")))
    browser.add(RESULTS, again, form[1], said)
    browser.on("click", "作成", lambda b: b.go(RESULTS))
    fill = make_step(Fill(target=durable("textbox", "名称"), value="{{検索語}}"))
    press = make_step(Click(target=durable("button", "作成")), shown("作成しました。"))
    finished, _ = await play(
        browser, OPEN, fill, press.model_copy(update={"sends": True}), 検索語="第1期"
    )
    assert (finished.status, finished.code) == (RunStatus.UNVERIFIED, "PAGE_COMPLAINS")
    assert "すでに存在します" in finished.message


async def test_a_look_that_fails_after_its_item_was_sent_is_not_called_a_failure() -> None:
    """Protected for a week, the page says till when, and no word of a week: done again it would be twice."""
    browser = make_shop()
    browser.on("click", "検索", lambda b: b.go(RESULTS))
    moved = Evidence(kind=EvidenceKind.URL, detail="/search")
    sent = make_step(PRESS, moved).model_copy(update={"sends": True})
    look = make_step(PRESS, Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="1週間"))
    finished, _ = await play(browser, OPEN, sent, look)
    assert finished.status is RunStatus.UNVERIFIED
    assert "サイトに送られています" in finished.message


async def test_a_login_is_nothing_that_was_sent() -> None:
    browser = make_shop()
    browser.add(SHOP, node("textbox", "パスワード"), node("button", "ログイン"))
    word = make_step(Fill(target=durable("textbox", "パスワード", "password"), value="geheim-77"))
    sent = make_step(Click(target=durable("button", "ログイン"))).model_copy(update={"sends": True})
    look = make_step(PRESS, Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="1週間"))
    finished, journal = await play(browser, OPEN, word, sent, look)
    assert journal.of(ActionPerformed)[-1].words == "「ログイン」をクリック", finished
    assert finished.status is RunStatus.FAILED, finished.message


async def test_a_login_is_over_where_what_comes_after_it_shows_only_once_the_page_is_at_rest() -> (
    None
):
    browser = make_shop()
    masked = Fingerprint(role="textbox", name="パスワード", type="password", is_masked=True)
    field = Target(role="textbox", name="パスワード", fingerprint=masked)
    word = make_step(Fill(target=field, value="geheim-77"))
    sent = make_step(Click(target=durable("button", "ログイン")))
    add = make_step(Click(target=durable("button", "新規作成")))
    context, journal = make_context(browser, is_attended=False)
    began = context.clock.monotonic()

    def rests(fake: FakeBrowser) -> None:
        if context.clock.monotonic() >= began + LOOKING_S:
            fake.add(SHOP, node("button", "新規作成"))

    browser.on_observe = rests
    flow = make_flow(OPEN, word, sent, add)
    finished = await Replay(context, flow, flow.values()).carry_out()
    assert finished.status is RunStatus.DONE, finished.message
    assert [done.words for done in journal.of(ActionPerformed)][1:] == ["「新規作成」をクリック"]
    assert not [act for act in browser.performed if isinstance(act, Fill)]


async def test_what_may_not_be_there_is_waited_for_a_moment_only() -> None:
    welcome = make_step(Click(target=durable("button", "あとで"))).model_copy(
        update={"is_optional": True}
    )
    finished, journal = await play(make_shop(), OPEN, welcome, make_step(PRESS))
    assert finished.status is RunStatus.DONE
    assert journal.one(StepSkipped).step_id == welcome.id
    assert finished.elapsed_s <= OPTIONAL_WAIT_S + 1


async def test_a_minor_post_condition_is_noted_and_costs_a_moment() -> None:
    browser = make_shop()
    minor = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="今日はない", is_minor=True)
    moved = Evidence(kind=EvidenceKind.URL, detail="/search")
    finished, journal = await play(browser, OPEN, make_step(PRESS, moved, minor))
    assert finished.status is RunStatus.DONE
    assert "今日はない" in journal.of(ActionPerformed)[-1].outcome.message
    assert finished.elapsed_s < 3


async def test_the_row_is_chosen_on_today_s_page() -> None:
    browser = make_shop()
    today = (("高い本", "9,000円", "★4.9"), ("今日の本", "1,000円", "★4.1"))
    browser.add(SHOP, results(*today))
    taken: list[str] = []
    browser.on("click", "カートに入れる", lambda b: taken.append(b.url))
    finished, journal = await play(browser, OPEN, make_step(INTO_CART))
    assert finished.status is RunStatus.DONE
    rows = journal.of(ActionPerformed)[-1].outcome.rows
    assert [(row.row, row.is_taken) for row in rows] == [("高い本", False), ("今日の本", True)]
    assert "9,000" in rows[0].reason


async def test_rows_are_taken_out_of_today_s_page() -> None:
    browser = make_shop()
    step = make_step(Extract(columns=("書名", "価格"), limit=1), item="取り出す")
    flow = make_flow(make_step(Navigate(url=RESULTS), item="開く"), step)
    context, _ = make_context(browser)
    replay = Replay(context, flow, flow.values())
    finished = await replay.carry_out()
    assert finished.status is RunStatus.DONE
    assert [table.rows for table in replay.tables] == [(("Python 入門", "2,980"),)]


async def test_what_the_person_was_asked_they_are_asked_again() -> None:
    step = make_step(AskUser(question="ログインしてください。"), item="ログインする")
    finished, journal = await play(make_shop(), OPEN, step, attended=False)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(UserInputRequested).question == "ログインしてください。"


async def test_no_row_fits_today() -> None:
    browser = make_shop()
    browser.add(SHOP, results(("高い本", "9,000円", "★4.9"), ("低い本", "100円", "★1.0")))
    finished, journal = await play(browser, OPEN, make_step(INTO_CART))
    assert (finished.status, finished.code) == (RunStatus.FAILED, "NO_MATCH")
    assert not journal.one(ActionFailed).may_be_sent
    assert "2 件" in finished.message


async def test_two_lists_that_fit_are_refused() -> None:
    browser = make_shop()
    browser.add(SHOP, results(name="おすすめ"), results(name="新刊"))
    finished, _ = await play(browser, OPEN, make_step(INTO_CART))
    assert finished.code in ("AMBIGUOUS_ROWS", "NO_ROWS")
    assert [action.verb for action in browser.performed] == ["navigate"]


@pytest.mark.parametrize("is_optional", [True, False])
async def test_an_optional_step_may_be_missing(is_optional: bool) -> None:
    browser = make_shop()
    cookies = make_step(Click(target=durable("button", "同意する")), item="クッキー")
    finished, journal = await play(
        browser, OPEN, cookies.model_copy(update={"is_optional": is_optional}), make_step(PRESS)
    )
    assert finished.status is (RunStatus.DONE if is_optional else RunStatus.FAILED)
    if is_optional:
        assert "任意" in journal.one(StepSkipped).reason
        assert not journal.of(ActionFailed)
    else:
        assert journal.of(ActionFailed)[0].outcome.code == "TARGET_NOT_FOUND"


async def test_several_elements_are_never_the_first_of_them() -> None:
    browser = make_shop()
    browser.add(SHOP, node("button", "検索"), node("button", "検索"))
    finished, _ = await play(browser, OPEN, make_step(PRESS))
    assert (finished.status, finished.code) == (RunStatus.FAILED, "MULTIPLE_TARGETS")


def order(*expects: Evidence, approved: bool = True) -> FlowStep:
    act = Click(target=durable("button", "注文を確定する"))
    return make_step(act, *expects, item="注文する").model_copy(update={"needs_approval": approved})


def shop_that_asks(message: str) -> tuple[FakeBrowser, list[bool]]:
    browser, answers = make_shop(), list[bool]()

    async def confirm(b: FakeBrowser) -> None:
        answers.append(await b.ask(message))
        b.show(node("heading", "次の画面"))

    browser.on("click", "注文を確定する", confirm)
    return browser, answers


CART_OPEN = make_step(Navigate(url=CART), item="開く")


async def test_an_irreversible_step_asks_with_today_s_values() -> None:
    browser = make_shop()
    browser.add(CART, node("textbox", "届け先", text="東京"), node("button", "注文を確定する"))
    finished, journal = await play(browser, CART_OPEN, order(), attended=False)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(ApprovalRequested).details == (("届け先", "東京"),)
    assert [action.verb for action in browser.performed] == ["navigate"]
    assert journal.of(ItemChanged)[-1].state is ItemState.FAILED


async def test_yes_covers_it() -> None:
    finished, journal = await play(make_shop(), CART_OPEN, order(), attended=False, yes=True)
    assert finished.status is RunStatus.DONE
    assert journal.of(ApprovalRequested) == []


async def test_a_dialog_is_answered_as_recorded() -> None:
    browser, answers = shop_that_asks("よろしいですか？")
    step = order(dialog("accepted:よろしいですか？"), approved=False)
    finished, journal = await play(browser, CART_OPEN, step, attended=False)
    assert (finished.status, answers) == (RunStatus.DONE, [True])
    assert journal.of(ApprovalRequested) == []


async def test_a_dialog_with_other_words_needs_a_person() -> None:
    browser, answers = shop_that_asks("すべて削除しますか？")
    step = order(dialog("accepted:よろしいですか？"), approved=False)
    finished, _ = await play(browser, CART_OPEN, step, attended=False)
    assert (finished.status, answers) == (RunStatus.NEEDS_PERSON, [False])
    assert "すべて削除しますか？" in finished.message


@pytest.mark.parametrize("is_approved", [True, False])
async def test_a_dialog_that_was_answered_with_no_is_never_answered_with_yes(
    is_approved: bool,
) -> None:
    browser, answers = shop_that_asks("本当に注文しますか？")
    step = order(dialog("dismissed:本当に注文しますか？"), approved=is_approved)
    finished, journal = await play(browser, CART_OPEN, step, attended=False, yes=True)
    assert (finished.status, answers) == (RunStatus.DONE, [False])
    assert journal.of(ApprovalRequested) == []


async def test_a_question_that_was_answered_with_no_and_then_with_yes_needs_a_person() -> None:
    browser, answers = shop_that_asks("本当に注文しますか？")
    both = (dialog(f"{answer}:本当に注文しますか？") for answer in ("dismissed", "accepted"))
    finished, _ = await play(browser, CART_OPEN, order(*both), attended=False, yes=True)
    assert (finished.status, answers) == (RunStatus.NEEDS_PERSON, [False])


async def test_a_no_to_a_question_that_comes_long_after_the_press_is_the_persons_stop() -> None:
    """The page asked its server first: 「済んだかどうか分かりません」 was said of what nobody had agreed to send."""
    browser, asked = make_shop(), list[asyncio.Task[bool]]()
    loop = asyncio.get_running_loop()
    browser.on(
        "click",
        "注文を確定する",
        lambda b: asked.append(loop.create_task(b.ask("本当に注文しますか？"), name="late")),
    )
    flow = make_flow(CART_OPEN, order(shown("受付番号"), approved=False))
    context, _ = make_context(browser, is_attended=True)

    def answer(event: object) -> None:
        if isinstance(event, ApprovalRequested):
            is_press = "本当に" not in event.act
            context.run_control.answer(event.request_id, is_yes=is_press)

    context.bus.subscribe(answer)
    finished = await Replay(context, flow, flow.values({})).carry_out()
    assert [await one for one in asked] == [False]
    assert (finished.status, finished.code) == (RunStatus.STOPPED, "NOT_APPROVED")


async def test_a_dialog_that_no_longer_comes_is_a_failure() -> None:
    step = order(dialog("accepted:よろしいですか？"))
    finished, _ = await play(make_shop(), CART_OPEN, step, yes=True)
    assert finished.code == "POST_CONDITION_MISSING"


async def test_a_password_is_in_no_event() -> None:
    browser = make_shop()
    browser.add(SHOP, node("textbox", "合い鍵"))
    browser.secrets = frozenset({"合い鍵"})
    step = make_step(Fill(target=durable("textbox", "合い鍵", "password"), value="{{鍵}}"))
    flow = make_flow(OPEN, step, variables=(Variable(name="url", value=SHOP), Variable(name="鍵")))
    context, journal = make_context(browser)
    finished = await Replay(context, flow, flow.values({"鍵": "canary-77"})).carry_out()
    assert finished.status is RunStatus.DONE
    assert isinstance(browser.performed[-1], Fill)
    assert browser.performed[-1].value == "canary-77"
    assert "canary-77" not in journal.as_json()


async def test_a_variable_named_like_a_secret_is_in_no_event_in_any_field() -> None:
    """Some pages take a PIN in an ordinary text field."""
    browser = make_shop()
    fill = Fill(target=durable("searchbox", "商品検索"), value="{{暗証番号}}")
    flow = make_flow(OPEN, make_step(fill, item="暗証番号を入力する")).model_copy(
        update={"variables": (Variable(name="url", value=SHOP), Variable(name="暗証番号"))}
    )
    context, journal = make_context(browser)
    values = flow.values({"暗証番号": "7290-canary"})
    assert (await Replay(context, flow, values).carry_out()).status is RunStatus.DONE
    assert browser.performed[-1] == fill.model_copy(update={"value": "7290-canary"})
    assert browser.kept_secrets == {"7290-canary"}
    assert "canary" not in "".join(event.model_dump_json() for event in journal.events)


async def test_a_replay_looks_briefly_and_leaves_no_policy_behind() -> None:
    browser = make_shop()
    flow = make_flow(OPEN, make_step(INTO_CART))
    browser.add(SHOP, results())
    context, _ = make_context(browser)
    assert context.patience is SettlePolicy.SETTLED
    await Replay(context, flow, flow.values()).carry_out()
    assert not browser.has_policy


async def test_a_text_that_stood_there_before_is_no_evidence_of_a_press() -> None:
    browser = make_shop()
    browser.add(SHOP, text("カート（0点）"), node("button", "検索"))
    browser.on("click", "検索", lambda b: None)
    finished, _ = await play(browser, OPEN, make_step(PRESS, shown("カート(*点)")))
    assert (finished.status, finished.code) == (RunStatus.FAILED, "NO_EFFECT")


async def test_rows_that_a_press_before_has_ticked_already_need_no_change() -> None:
    """「すべて選択」 had ticked them, and the rule beside it ended every replay with NO_EFFECT."""
    browser = make_shop()
    head = node("row", "", node("columnheader", ""), node("columnheader", "科目"))
    rows = (
        node(
            "row", "", node("cell", "", node("checkbox", name, checked="true")), node("cell", name)
        )
        for name in ("交通費", "文具")
    )
    browser.add(SHOP, text("2件を選択中"), node("table", "", head, *rows))
    every = SelectionRule(taking=Taking.ALL)
    step = make_step(Choose(rule=every, column=ROW_BOX), shown("2件を選択中"))
    finished, _ = await play(browser, OPEN, step)
    assert finished.status is RunStatus.DONE, finished


async def test_a_text_that_stays_while_the_page_changes_is_evidence() -> None:
    browser = make_shop()
    browser.add(SHOP, text("カート（0点）"), node("button", "検索"))
    browser.on("click", "検索", lambda b: b.show(text("カート（1点）")))
    finished, _ = await play(browser, OPEN, make_step(PRESS, shown("カート(*点)")))
    assert finished.status is RunStatus.DONE
