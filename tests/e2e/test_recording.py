"""記録: a person at a real window; the expected steps come out, and replay without any change.

A sample each time; `TEJUN_TEST_WHOLE=1` takes all journeys.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from studio.domain.actions.action import Choose
from studio.domain.events.events import RunStatus
from studio.engine.runs.reports import RunReport
from studio.practice.server import PracticeSite
from tests.e2e.hand import Hand, hand_at
from tests.e2e.site import Site, first_book

RESOURCES = Path(__file__).parents[2] / "resources"
expect.set_options(timeout=60_000)
IS_WHOLE = bool(os.environ.get("TEJUN_TEST_WHOLE"))
pytestmark = pytest.mark.asyncio(loop_scope="module")
whole = pytest.mark.skipif(not IS_WHOLE, reason="only with TEJUN_TEST_WHOLE=1")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def one_hand(display: str) -> AsyncIterator[tuple[Hand, Site]]:
    site = PracticeSite(RESOURCES)
    url = await site.start()
    async with hand_at(display) as hand:
        yield hand, Site(url)
    await site.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def hand(one_hand: tuple[Hand, Site]) -> AsyncIterator[Hand]:
    one_hand[1].reset()
    yield one_hand[0]
    await one_hand[0].end()


@pytest.fixture
def shelf(one_hand: tuple[Hand, Site]) -> Site:
    return one_hand[1]


def _is_done(report: RunReport) -> None:
    finished = report.finished
    assert finished.status is RunStatus.DONE, finished.message
    assert finished.model_calls == 0


async def test_a_login_is_recorded_without_its_password(hand: Hand, shelf: Site) -> None:
    await hand.begin(f"{shelf.url}login/")
    await hand.press(hand.page.get_by_label("ユーザーID"))
    await hand.type("renshu")
    await hand.press(hand.page.get_by_label("パスワード", exact=True))
    await hand.type("sakura-2026")
    await hand.press(hand.page.get_by_role("button", name="ログインする"))
    await hand.page.wait_for_url("**/member/")
    await hand.end()
    assert hand.words == [
        "「ユーザーID」に「renshu」を入力",
        "「パスワード」に「{{秘密:パスワード}}」を入力",
        "「ログインする」をクリック",
    ]
    assert not any("sakura-2026" in step.model_dump_json() for step in hand.steps)
    await hand.press(hand.page.get_by_role("button", name="ログアウト"))
    await hand.page.wait_for_url("**/login/**")
    _is_done(await hand.again(パスワード="sakura-2026"))
    assert hand.page.url.endswith("/member/")


@pytest.mark.parametrize("attempt", range(3 if IS_WHOLE else 1))
async def test_a_press_that_navigates_at_once_keeps_both_steps(
    hand: Hand, shelf: Site, attempt: int
) -> None:
    await hand.begin(shelf.shop)
    await hand.press(hand.page.get_by_label("商品検索"))
    await hand.type(f"a{attempt}")
    await hand.press(hand.page.get_by_role("link", name="新刊"))
    await hand.page.wait_for_url("**sort=newest*")
    await hand.press(hand.page.get_by_role("link", name="高評価"))
    await hand.page.wait_for_url("**sort=rating*")
    await hand.end()
    assert hand.words == [
        f"「商品検索」に「a{attempt}」を入力",
        "「新刊」をクリック",
        "「高評価」をクリック",
    ]
    if attempt == 0:
        _is_done(await hand.again())
        assert "sort=rating" in hand.page.url


@whole
async def test_a_book_is_searched_by_input_method_and_taken_by_a_rule(
    hand: Hand, shelf: Site
) -> None:
    book = first_book("プログラミング", rating=0, price=100_000)
    await hand.begin(shelf.shop)
    await hand.press(hand.page.get_by_label("商品検索"))
    await hand.compose("ぷ", "ぷろぐ", "ぷろぐらみんぐ", "プログラミング")
    await hand.keys("Return")
    await hand.page.wait_for_url("**/search?**")
    card = hand.page.get_by_role("listitem").filter(has_text=book.title).first
    await hand.press(card.get_by_role("button", name="カートに入れる"))
    await hand.told(4)
    await expect(hand.page.locator(".cart-count")).to_have_text("1")
    await hand.end()
    assert hand.words == [
        "「商品検索」に「プログラミング」を入力",
        "「商品検索」でEnter キーを押す",
        "「カートに入れる」をクリック",
    ]
    assert hand.steps[-1].item.endswith("の行の「カートに入れる」をクリック")
    shelf.reset()
    _is_done(await hand.again())
    assert shelf.cart == [book.title]
    assert hand.recording_session
    offers = hand.recording_session.offers(hand.steps[-1].id)
    assert offers
    hand.recording_session.take_offer(hand.steps[-1].id, offers[0])
    assert isinstance(hand.steps[-1].action, Choose)
    shelf.reset()
    _is_done(await hand.again())
    assert shelf.cart == [book.title]


@whole
async def test_an_expense_form_with_every_kind_of_field(hand: Hand, shelf: Site) -> None:
    await hand.begin(f"{shelf.url}expense/")
    page = hand.page
    await hand.press(page.get_by_label("申請者名"))
    await hand.compose("れんしゅう", "練習 花子")
    await hand.press(page.get_by_label("社員番号"))
    await hand.type("123456")
    await page.get_by_label("利用日").focus()
    await hand.type("11202026")
    await page.get_by_label("費目").focus()
    await hand.keys("Down")
    await hand.press(page.get_by_label("金額"))
    await hand.type("1200")
    await hand.press(page.get_by_role("radio").first)
    await hand.press(page.get_by_label("用途"))
    await hand.compose("うちあわせ", "打ち合わせ")
    await hand.press(page.get_by_text("経費規程を確認しました"))
    await hand.press(page.get_by_role("button", name="申請を送信する"))
    await hand.told(10)
    await hand.answer_dialog()
    await page.wait_for_url("**/expense/done/**")
    await hand.end()
    assert len(hand.words) == 9, hand.words[-3:]
    assert hand.words[2] == "「利用日」に「2026-11-20」を入力"
    sent = hand.steps[-1]
    assert sent.needs_approval
    assert any(fact.kind == "dialog" for fact in sent.expects)
    (first,) = shelf.record["expenses"]
    _is_done(await hand.again())
    second = shelf.record["expenses"][-1]
    assert len(shelf.record["expenses"]) == 2
    for name in (
        "applicant",
        "staff_number",
        "used_on",
        "category",
        "amount",
        "payment",
        "purpose",
    ):
        assert first[name] == second[name]


@whole
async def test_a_list_of_staff_is_searched_and_a_card_opened(hand: Hand, shelf: Site) -> None:
    await hand.begin(f"{shelf.url}staff/")
    page = hand.page
    await hand.press(page.get_by_label("名簿を検索"))
    await hand.compose("けいり", "経理")
    await expect(page.get_by_role("gridcell", name="経理").first).to_be_visible()
    await hand.press(page.get_by_role("row").nth(2).get_by_role("button", name="詳細"))
    await hand.press(page.get_by_role("dialog").get_by_role("button", name="閉じる"))
    await hand.end()
    assert hand.words[0] == "「名簿を検索」に「経理」を入力"
    assert hand.words[1:] == ["「詳細」をクリック", "「閉じる」をクリック"]
    assert "の行の" in hand.steps[2].item
    _is_done(await hand.again())


@whole
async def test_widgets_dialogs_menus_frames_and_shadows(hand: Hand, shelf: Site) -> None:
    await hand.begin(f"{shelf.url}widgets/")
    page = hand.page
    await hand.press(page.get_by_role("button", name="閉じる"))
    await hand.press(page.get_by_role("combobox", name="都道府県"))
    await hand.compose("とうきょう", "東京")
    await hand.press(page.get_by_role("option").first)
    await hand.press(page.get_by_role("button", name="お知らせを開く"))
    await hand.answer_dialog()
    await hand.press(page.get_by_role("button", name="予約を取り消す"))
    await hand.answer_dialog()
    frame = page.frame_locator("iframe").first
    await hand.press(
        frame.get_by_label("お問い合わせの内容").or_(frame.get_by_role("textbox")).first
    )
    await hand.compose("りょうしゅうしょ", "領収書")
    await hand.press(frame.get_by_role("button", name="問い合わせる"))
    await expect(frame.get_by_role("status")).to_contain_text("領収書")
    await hand.press(page.locator(".memo"))
    await hand.compose("めも", "メモ")
    await hand.press(page.get_by_role("heading").first)
    await hand.end()
    assert hand.words[0] == "「閉じる」をクリック"
    assert any("東京" in words for words in hand.words)
    assert "「問い合わせる」をクリック" in hand.words
    answered = [
        fact.detail for step in hand.steps for fact in step.expects if fact.kind == "dialog"
    ]
    assert [answer.partition(":")[0] for answer in answered] == ["accepted", "accepted"]
    shelf.reset()
    _is_done(await hand.again())
