"""The pages in a real browser: what a person would do, and what the record then says."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Dialog, Page, Route, expect

from studio.practice.record import WidgetUse
from studio.practice.server import PracticeSite

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
expect.set_options(timeout=15_000)

FIRST_MATCH = "Python 入門 手を動かして学ぶ12章"


async def _until_used(page: Page, site: PracticeSite, use: WidgetUse) -> None:
    """Wait for the record of the server to hold a use of a widget."""
    script = """async ([what, value]) => {
        const record = await (await fetch("/record.json")).json();
        return record.widgets.some((use) => use.what === what && use.value === value);
    }"""
    await page.wait_for_function(script, arg=[use.what, use.value], polling=50)
    assert use in site.record().widgets


async def test_search_and_add_to_the_cart(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}shop/")
    await page.get_by_role("searchbox", name="商品検索").fill("プログラミング")
    await page.get_by_role("button", name="検索").click()
    card = (
        page.get_by_role("list", name="検索結果")
        .get_by_role("listitem")
        .filter(has=page.get_by_role("link", name=FIRST_MATCH))
    )
    await card.get_by_role("button", name="カートに入れる").click()
    await expect(page.get_by_role("status")).to_have_text(f"『{FIRST_MATCH}』をカートに入れました")
    await expect(page.get_by_role("link", name="カート 1 点")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("link", name="カート 1 点")).to_be_visible()
    assert [(line.title, line.quantity) for line in site.record().cart] == [(FIRST_MATCH, 1)]


async def test_no_button_can_be_pressed_before_its_script_is_there(
    page: Page, site: PracticeSite
) -> None:
    on_its_way: asyncio.Future[Route] = asyncio.get_running_loop().create_future()
    await page.route("**/shop.js", lambda route: on_its_way.set_result(route))
    await page.goto(f"{site.url}shop/books/B1035/", wait_until="commit")
    route = await on_its_way
    assert not await page.get_by_role("button").count()
    await route.continue_()
    await page.get_by_role("button", name="カートに入れる").click()
    await expect(page.get_by_role("status")).to_contain_text("カートに入れました")


async def test_sort_filter_and_next_page(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}shop/search?q=プログラミング")
    await page.get_by_label("並び順").select_option("価格の安い順")
    await page.wait_for_url("**sort=price_asc**")
    await page.get_by_label("在庫ありのみ").check()
    await page.wait_for_url("**stock=in**")
    cards = page.get_by_role("list", name="検索結果").get_by_role("listitem")
    await expect(cards.first.get_by_role("link")).to_have_text("読みやすいコードの作法")
    await page.get_by_role("link", name="次へ").click()
    await expect(page.get_by_text("17件中 13〜17件を表示")).to_be_visible()
    await expect(page.get_by_label("並び順")).to_have_value("price_asc")
    await expect(page.get_by_label("在庫ありのみ")).to_be_checked()
    await expect(cards).to_have_count(5)


async def test_order_from_the_cart(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}shop/books/B1035/")
    await page.get_by_label("数量").select_option("2")
    await page.get_by_role("button", name="カートに入れる").click()
    await page.get_by_role("link", name="カートを見る").click()
    await page.wait_for_url("**/shop/cart/")  # loaded: before that its script hears no choice
    await page.get_by_label("の数量").select_option("3")
    await expect(page.get_by_text("合計（3点）")).to_be_visible()
    await page.get_by_role("link", name="ご購入手続きへ").click()
    await page.get_by_label("お名前").fill("練習 太郎")
    await page.get_by_label("お届け先の住所").fill("東京都千代田区1-1")
    await page.get_by_label("請求書払い").check()
    await page.get_by_role("button", name="注文内容を確認する").click()
    await page.get_by_role("button", name="注文を確定する").click()
    await expect(page.get_by_text("RS-000001")).to_be_visible()
    assert site.record().orders[0].total == 3 * 2980


async def test_the_expense_form_checks_asks_and_sends(
    page: Page, site: PracticeSite, tmp_path: Path
) -> None:
    receipt = tmp_path / "領収書.pdf"
    receipt.write_bytes(b"%PDF-1.4 practice")
    asked: list[str] = []

    async def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        await dialog.accept()

    page.on("dialog", agree)
    await page.goto(f"{site.url}expense/")
    send = page.get_by_role("button", name="申請を送信する")
    await send.click()
    await expect(page.get_by_role("alert").filter(visible=True)).to_have_count(8)
    await expect(page.get_by_label("申請者名")).to_be_focused()
    await expect(page.get_by_label("金額（円）")).to_have_attribute("aria-invalid", "true")
    await page.get_by_label("申請者名").fill("練習 花子")
    await expect(page.get_by_role("alert").filter(visible=True)).to_have_count(7)
    await page.get_by_label("社員番号").fill("100123")
    await page.get_by_label("利用日").fill("2026-11-20")
    await page.get_by_label("費目").select_option("交通費")
    await page.get_by_label("金額（円）").fill("12800")
    await page.get_by_label("立替払い").check()
    await page.get_by_label("領収書あり").check()
    await page.get_by_label("領収書のファイル").set_input_files(receipt)
    await page.get_by_label("用途").fill("大阪支社での打ち合わせ")
    await page.get_by_label("経費規程を確認しました").check()
    assert asked == []
    await send.click()
    await expect(page.get_by_role("heading", name="送信しました")).to_be_visible()
    await expect(page.get_by_text("K-00001")).to_be_visible()
    assert asked == ["この内容で申請を送信します。よろしいですか？"]
    expense = site.record().expenses[0]
    assert (expense.file_name, expense.amount) == ("領収書.pdf", 12800)


async def test_the_staff_list_keeps_few_rows_and_reaches_the_last(
    page: Page, site: PracticeSite
) -> None:
    await page.goto(f"{site.url}staff/")
    rows = page.get_by_role("grid").get_by_role("row")
    await expect(page.get_by_text("全2,000名")).to_be_visible()
    await expect(page.get_by_role("row", name="100001 ")).to_be_visible()
    assert await rows.count() < 60
    scroller = page.get_by_role("rowgroup")
    for share in (0.25, 0.5, 0.75, 1):
        await scroller.evaluate("(e, share) => { e.scrollTop = e.scrollHeight * share; }", share)
        expected = page.locator(f"[aria-rowindex='{int(2000 * share) - 4}']")
        await expect(expected).to_be_attached()
        assert await rows.count() < 60
    last = page.get_by_role("row", name="102000 ")
    await last.get_by_role("button", name="詳細").click()
    await expect(page.get_by_role("dialog").get_by_text("102000")).to_be_visible()
    await page.get_by_role("button", name="閉じる").click()


async def test_the_staff_list_searches_and_sorts(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}staff/")
    await expect(page.get_by_text("全2,000名")).to_be_visible()
    await page.get_by_label("名簿を検索").fill("ワタナベ　経理")
    everyone = await (await page.request.get(f"{site.url}staff/rows.json")).json()
    expected = sorted(
        member["joined"]
        for member in everyone
        if member["reading"].startswith("ワタナベ") and member["department"] == "経理部"
    )
    assert expected
    await expect(page.get_by_role("status")).to_have_text(f"2,000名中 {len(expected)}名")
    await page.get_by_role("button", name="入社日").click()
    await page.get_by_role("button", name="入社日").click()
    header = page.get_by_role("columnheader", name="入社日")
    await expect(header).to_have_attribute("aria-sort", "descending")
    cells = page.get_by_role("gridcell").filter(has_text="-")
    days = await cells.all_inner_texts()
    assert days == expected[::-1]


async def test_made_over_pages_do_the_same_job(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}shop/search?q=プログラミング")
    switch = page.get_by_role("switch", name="模様替え")
    await switch.click()
    await expect(switch).to_be_checked()
    await expect(page.get_by_role("button", name="カートに入れる")).to_have_count(0)
    card = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=FIRST_MATCH))
    await card.get_by_role("button", name="買い物かごへ").click()
    await expect(page.get_by_role("status")).to_contain_text("買い物かごに追加しました")
    assert [line.title for line in site.record().cart] == [FIRST_MATCH]
    await page.goto(f"{site.url}staff/")
    await page.get_by_label("スタッフをさがす").fill("102000")
    await expect(page.get_by_role("gridcell", name="102000")).to_be_visible()
    await page.goto(f"{site.url}widgets/")
    await page.get_by_label("地域", exact=True).fill("沖")
    await page.get_by_role("option", name="沖縄県").click()
    await _until_used(page, site, WidgetUse(what="combobox", value="沖縄県"))


async def test_every_widget_is_kept_and_shown_again(page: Page, site: PracticeSite) -> None:
    page.on("dialog", lambda dialog: dialog.accept("さくら"))
    await page.goto(f"{site.url}widgets/")
    await page.get_by_role("button", name="同意する").click()
    await expect(page.get_by_role("button", name="クーポンを受け取る")).to_have_count(0)
    await page.get_by_label("お届け日", exact=True).select_option("あさって")
    await page.get_by_role("button", name="この日時にする").click()
    await page.get_by_role("combobox", name="都道府県").fill("東京")
    await page.get_by_role("option", name="東京都").click()
    for name in ("お知らせを開く", "予約を取り消す", "呼び名を変える"):
        await page.get_by_role("button", name=name).click()
    await page.get_by_text("週報を書く").drag_to(page.get_by_text("見積書を作る"))
    await page.get_by_role("textbox", name="ひとことメモ").fill("忘れずに")
    await page.get_by_role("slider").fill("4500")
    await page.get_by_text("続きを表示").click()
    await page.locator("canvas").click(position={"x": 330, "y": 28})
    frame = page.frame_locator("iframe")
    await frame.get_by_label("お問い合わせの内容").fill("領収書について")
    await frame.get_by_role("button", name="問い合わせる").click()
    await page.get_by_role("button", name="クーポンを受け取る").click()
    async with page.expect_popup() as popup:
        await page.get_by_role("link", name="利用規約を読む").click()
    await expect((await popup.value).get_by_role("heading", level=1)).to_have_text("利用規約")
    for what, value in (
        ("cookie", "同意する"), ("shadow", "あさって 午前中"), ("combobox", "東京都"), ("alert", "ok"),
        ("confirm", "ok"), ("prompt", "さくら"), ("memo", "忘れずに"), ("slider", "4500"),
        ("span", "opened"), ("canvas", "save"), ("iframe", "領収書について"),
        ("late", "クーポンを受け取る"), ("new_tab", "利用規約"),
        ("drag", "週報を書く、見積書を作る、会議室を予約する、請求書を送る、在庫を数える"),
    ):  # fmt: skip
        await _until_used(page, site, WidgetUse(what=what, value=value))
    await page.reload()
    await expect(page.get_by_role("button", name="同意する")).to_have_count(0)
    await expect(page.get_by_text("お届け：あさって 午前中")).to_be_visible()
    await expect(page.get_by_role("slider")).to_have_value("4500")
    await expect(page.get_by_role("textbox", name="ひとことメモ")).to_have_text("忘れずに")
    tasks = page.get_by_role("list", name="仕事の優先順位").get_by_role("listitem")
    await expect(tasks.first).to_have_text("週報を書く")


async def test_login_in_the_browser(page: Page, site: PracticeSite) -> None:
    await page.goto(f"{site.url}login/")
    await page.get_by_label("ユーザーID").fill("renshu")
    await page.get_by_label("パスワード").fill("chigau")
    await page.get_by_role("button", name="ログインする").click()
    await expect(page.get_by_role("alert")).to_contain_text("違います")
    await page.get_by_label("パスワード").fill("sakura-2026")
    await page.get_by_role("button", name="ログインする").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("ようこそ、renshu さん")
    assert [login.succeeded for login in site.record().logins] == [False, True]


async def test_no_page_is_wider_than_the_window(page: Page, site: PracticeSite) -> None:
    await page.request.post(f"{site.url}shop/cart/add", form={"book": "B1035"})
    paths = ("", "shop/", "shop/search?q=プログラミング", "shop/books/B1035/", "shop/cart/",
             "shop/checkout/", "expense/", "staff/", "widgets/", "login/")  # fmt: skip
    for on in (False, True):
        site.set_makeover(on=on)
        for path in paths:
            await page.goto(site.url + path)
            for width in (1280, 700, 480):
                await page.set_viewport_size({"width": width, "height": 800})
                too_wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
                assert not too_wide, (path, on, width)
