"""Rows of a list become a table of text."""

import pytest

from studio.domain.actions.action import MAX_PAGES, Extract
from studio.domain.actions.outcome import ExtractedTable, Outcome
from studio.domain.actions.rule import Comparison
from studio.domain.page.observation import AriaNode
from studio.engine.replay.lists.extracting import extract
from tests.factories import card, grid, listing, make_context, make_rule, node, text
from tests.fakes import FakeBrowser

HOST = "http://list.example"
HEADINGS = ("品番", "品名", "在庫数", "操作")


def address(number: int) -> str:
    return f"{HOST}/page/{number}"


def stock(*pages: AriaNode) -> FakeBrowser:
    browser = FakeBrowser()
    for number, rows in enumerate(pages, 1):
        following = (node("link", "次へ", url=address(number + 1)),) if number < len(pages) else ()
        browser.add(address(number), rows, *following)
    return browser


TWO_PAGES = (
    grid(HEADINGS, ("A-1", "机", "3", "編集"), ("A-2", "椅子", "12", "編集")),
    grid(HEADINGS, ("B-1", "棚", "7", "編集")),
)


async def extracted(browser: FakeBrowser, action: Extract) -> Outcome:
    await browser.start()
    browser.go(address(1))
    context, _ = make_context(browser)
    return await extract(context, action, await browser.observe())


def table(outcome: Outcome) -> ExtractedTable:
    assert outcome.table is not None, outcome.message
    return outcome.table


async def test_without_columns_every_heading_is_read() -> None:
    outcome = await extracted(stock(*TWO_PAGES), Extract())
    assert table(outcome).columns == HEADINGS
    assert table(outcome).rows == (("A-1", "机", "3", "編集"), ("A-2", "椅子", "12", "編集"))
    assert "続きのページ" in outcome.message


async def test_chosen_columns_over_all_pages_with_a_condition() -> None:
    few = make_rule(("在庫数", Comparison.LESS_THAN, "10"))
    action = Extract(columns=("品名", "在庫数"), rule=few, max_pages=5)
    outcome = await extracted(stock(*TWO_PAGES), action)
    assert table(outcome).rows == (("机", "3"), ("棚", "7"))
    assert [note.row for note in outcome.rows if not note.is_match] == ["椅子"]


async def test_the_first_three_of_an_order_are_taken_after_all_pages_were_read() -> None:
    cheapest = make_rule(cheapest=True)
    books = [card(f"本{price}", f"{price:,}円") for price in (3000, 1000, 2000, 500)]
    browser = stock(listing("検索結果", *books[:2]), listing("検索結果", *books[2:]))
    action = Extract(columns=("商品名", "価格"), rule=cheapest, limit=3, max_pages=9)
    outcome = await extracted(browser, action)
    assert table(outcome).rows == (("本500", "500"), ("本1000", "1,000"), ("本2000", "2,000"))


async def test_a_list_without_such_a_column_is_no_answer() -> None:
    outcome = await extracted(stock(*TWO_PAGES), Extract(columns=("担当者",)))
    assert (outcome.is_ok, outcome.code, outcome.table) == (False, "NO_ROWS", None)


async def test_no_row_that_fits_is_said_and_not_an_empty_table() -> None:
    none = make_rule(("在庫数", Comparison.MORE_THAN, "100"))
    outcome = await extracted(stock(*TWO_PAGES), Extract(rule=none, max_pages=5))
    assert (outcome.code, outcome.table) == ("NO_MATCH", None)
    assert "3 件を調べました" in outcome.message
    assert "続きのページ" not in outcome.message
    outcome = await extracted(stock(*TWO_PAGES), Extract(rule=none))
    assert outcome.message.endswith("ありませんでした（続きのページがあります）。")


NUMBERED = (
    (node("text", "", text="1"), node("link", "2", url=address(2))),
    (node("link", "1", url=address(1)), node("text", "", text="2")),
)


async def test_pages_that_are_only_numbered_are_walked() -> None:
    browser = FakeBrowser()
    for number, (rows, pager) in enumerate(zip(TWO_PAGES, NUMBERED, strict=True), 1):
        browser.add(address(number), rows, *pager)
    outcome = await extracted(browser, Extract(columns=("品番",), max_pages=5))
    assert table(outcome).rows == (("A-1",), ("A-2",), ("B-1",))
    assert not table(outcome).is_cut


async def test_a_list_that_says_it_has_more_is_known_to_be_cut() -> None:
    browser = FakeBrowser()
    browser.add(address(1), TWO_PAGES[0], node("text", "", text="全 34 件"))
    outcome = await extracted(browser, Extract(max_pages=5))
    assert table(outcome).is_cut
    assert "続きのページ" in outcome.message


async def test_the_days_of_a_calendar_are_no_pages_of_a_list() -> None:
    days = (
        node("text", "", text="20"),
        node("link", "21", url=f"{HOST}/calendar?day=21"),
        node("button", "22"),
    )
    browser = FakeBrowser()
    browser.add(address(1), TWO_PAGES[0], *days)
    browser.add(f"{HOST}/calendar?day=21", TWO_PAGES[1])
    outcome = await extracted(browser, Extract(columns=("品番",), max_pages=5))
    assert table(outcome).rows == (("A-1",), ("A-2",))
    assert browser.url == address(1)


async def test_the_first_of_an_order_are_known_only_once_all_pages_were_read() -> None:
    cheapest = Extract(columns=("品名",), rule=make_rule(by="在庫数"), limit=1)
    assert table(await extracted(stock(*TWO_PAGES), cheapest)).rows == (("机",),)
    most = Extract(columns=("品名",), rule=make_rule(by="在庫数", descending=True), limit=2)
    assert table(await extracted(stock(*TWO_PAGES), most)).rows == (("椅子",), ("棚",))
    pages = tuple(grid(HEADINGS, (f"A-{n}", f"品{n}", f"{n}", "編集")) for n in range(25))
    endless = await extracted(stock(*pages), most)
    assert (endless.code, endless.table) == ("NO_ORDER", None)
    part = most.model_copy(update={"max_pages": 3})
    assert table(await extracted(stock(*pages), part)).rows == (("品2",), ("品1",))


async def test_a_list_that_grows_is_read_as_many_pages_as_are_wanted() -> None:
    rows = [(f"A-{n}", f"品{n}", f"{n}", "編集") for n in range(40)]
    shown = [10]
    browser = FakeBrowser()

    def grow(b: FakeBrowser) -> None:
        shown[0] = min(40, shown[0] + 10)
        b.add(address(1), grid(HEADINGS, *rows[: shown[0]]))

    browser.add(address(1), grid(HEADINGS, *rows[:10]))
    browser.on("scroll", "end", grow)
    outcome = await extracted(browser, Extract(columns=("品番",)))
    assert (len(table(outcome).rows), table(outcome).is_cut) == (10, True)
    browser.add(address(1), grid(HEADINGS, *rows[:10]))
    shown[0] = 10
    outcome = await extracted(browser, Extract(columns=("品番",), max_pages=9))
    assert (len(table(outcome).rows), table(outcome).is_cut) == (40, False)


async def test_the_first_of_more_rows_are_marked_as_a_part() -> None:
    outcome = await extracted(stock(*TWO_PAGES), Extract(columns=("品名",), limit=1))
    assert table(outcome).is_part
    outcome = await extracted(stock(TWO_PAGES[1]), Extract(columns=("品名",), limit=1))
    assert not table(outcome).is_part


async def test_rows_without_headings_are_chosen_by_what_they_say() -> None:
    """A list of mails: the refusal of a column that nobody named says how its rows are told."""
    mails = (
        ("大西", "未読", "締切", "火"),
        ("戸田", "未読", "資料", "水"),
        ("大西", "", "領収書", "木"),
    )
    rows = [node("row", "", *(node("cell", words) for words in mail)) for mail in mails]
    lists = stock(node("table", "メッセージの一覧", *rows))
    by_name = make_rule(("件名", Comparison.CONTAINS, "未読"))
    refused = await extracted(lists, Extract(columns=("件名",), rule=by_name))
    assert "列の代わりに「行」" in refused.message
    words = (("行", Comparison.CONTAINS, "大西"), ("行", Comparison.CONTAINS, "未読"))
    told = table(await extracted(lists, Extract(rule=make_rule(*words))))
    assert told.rows == (("大西", "未読", "締切", "火"),)
    named = await extracted(stock(*TWO_PAGES), Extract(rule=by_name))
    assert "列の代わりに「行」" not in named.message


def _tickets(*names: str) -> FakeBrowser:
    """Cards without labels: two links each, the ticket's and that of who has it."""
    told = (("プリンター故障", "田中"), ("ネット不通", "佐藤"))
    rows = (
        node("listitem", "", node("link", title, url="/t"), text("高"), node("link", who, url="/u"))
        for title, who in told
    )
    browser = FakeBrowser()
    browser.add(address(1), *(node("heading", one) for one in names), node("list", "", *rows))
    return browser


@pytest.mark.parametrize("column", ["担当者名", "担当者の名前", "ユーザー名", "Assignee name"])
async def test_a_name_that_nothing_ties_to_a_part_of_a_card_is_not_its_first_link(
    column: str,
) -> None:
    outcome = await extracted(_tickets(), Extract(columns=("題名", column)))
    assert outcome.code == "NO_ROWS"
    assert f"「{column}」" in outcome.message


@pytest.mark.parametrize("column", ["題名", "名前", "チケット名"])
async def test_what_a_card_is_called_is_its_first_link(column: str) -> None:
    outcome = await extracted(_tickets("チケット一覧"), Extract(columns=(column,)))
    assert table(outcome).rows == (("プリンター故障",), ("ネット不通",))


async def test_a_heading_over_cards_that_only_names_somebody_ties_nothing() -> None:
    outcome = await extracted(_tickets("担当者別のチケット"), Extract(columns=("担当者名",)))
    assert outcome.code == "NO_ROWS"


@pytest.mark.parametrize(
    ("column", "said"),
    [("担当者名", "田中"), ("題名", "プリンター故障"), ("担当者", "田中"), ("顧客名", "")],
)
async def test_a_name_is_read_under_the_heading_of_whose_it_is(column: str, said: str) -> None:
    heads = ("番号", "件名", "担当者")
    outcome = await extracted(
        stock(grid(heads, ("12", "プリンター故障", "田中"), ("13", "ネット不通", "佐藤"))),
        Extract(columns=(column,)),
    )
    assert (outcome.table.rows[0][0] if outcome.table else "") == said


NEWEST = node("generic", "", node("link", "最新の 2 件", url="/all"), TWO_PAGES[0])


async def test_a_list_of_the_newest_is_told_as_such_and_never_as_the_whole() -> None:
    outcome = await extracted(stock(NEWEST), Extract(columns=("品名",)))
    assert (table(outcome).limit, table(outcome).is_cut) == (2, False)
    assert "2 件まで" in outcome.message
    outcome = await extracted(stock(NEWEST), Extract(columns=("品名",), max_pages=MAX_PAGES))
    assert table(outcome).is_cut
    few = make_rule(("在庫数", Comparison.LESS_THAN, "10"))
    assert table(await extracted(stock(NEWEST), Extract(rule=few))).limit == 2
