"""One action under the guard, with its dialogs and its place."""

import asyncio
from functools import partial

import pytest

from studio.domain.action import Action, Click, Navigate
from studio.domain.errors import HandedOver
from studio.domain.events import ApprovalRequested, Event
from studio.domain.observation import Observation
from studio.domain.outcome import OutcomeStatus
from studio.domain.target import Target
from studio.engine.agent.acting import Acting
from studio.engine.agent.ledger import Ledger
from studio.engine.agent.looking import Looking
from tests.factories import CART, INTO_CART, SHOP, make_checklist, make_context, make_shop, node
from tests.fakes import FakeBrowser, Journal, ScriptedModel

EVIL = "http://evil.example/"


class Hand:
    """Acting on a shop whose start page is open."""

    def __init__(self, *, is_attended: bool = True, approves_all: bool = False) -> None:
        self.browser: FakeBrowser = make_shop()
        self.browser.add(EVIL, node("button", "続ける"))
        self.context, self.journal = make_context(
            self.browser, is_attended=is_attended, approves_all=approves_all
        )
        self.checklist = make_checklist()
        ledger = Ledger(self.context, ScriptedModel(), self.checklist)
        self.acting = Acting(self.context, ledger, Looking(self.context))

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

    async def perform(self, action: Action, page: Observation):
        return await self.acting.perform(action, page, is_followed=False)

    def answers(self, *, is_yes: bool) -> None:
        loop = asyncio.get_running_loop()

        def reply(event: Event) -> None:
            if isinstance(event, ApprovalRequested):
                answer = partial(self.context.gate.answer, event.request_id, is_yes=is_yes)
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
