"""Walking the pages of a list."""

from itertools import count

import pytest

from studio.domain.actions.action import MAX_PAGES, Choose
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.actions.rule import Comparison, SelectionRule, Taking
from studio.domain.page.observation import AriaNode
from studio.engine.replay.lists import lists
from studio.engine.replay.lists.choosing import ChosenRow, choose
from studio.engine.replay.lists.pagers import next_page_control
from tests.factories import (
    GOOD_AND_CHEAP,
    card,
    listing,
    make_context,
    make_observation,
    make_rule,
    node,
)
from tests.fakes import FakeBrowser

PRESS = "カートに入れる"
HOST = "http://list.example"
CHEAPEST = make_rule(("評価", Comparison.AT_LEAST, "4"), cheapest=True)


def address(number: int) -> str:
    return f"{HOST}/page/{number}"


def book(title: str, price: int, rating: float = 4.5) -> AriaNode:
    return card(title, f"{price:,}円", f"★{rating}")


def shop(*pages: tuple[AriaNode, ...], pager: str = "次へ") -> FakeBrowser:
    """Return a list over several pages; a row's button notes the page it was pressed on."""
    browser = FakeBrowser()
    for number, rows in enumerate(pages, 1):
        following = node("link", pager, url=address(number + 1))
        last = () if number == len(pages) else (following,)
        browser.add(address(number), listing("検索結果", *rows), *last)
    return browser


def filler(number: int) -> tuple[AriaNode, ...]:
    return (book(f"高い{number}a", 9_000), book(f"高い{number}b", 8_000))


async def chosen(
    browser: FakeBrowser, rule: object = GOOD_AND_CHEAP, start: str = "", column: str = PRESS
) -> ChosenRow:
    await browser.start()
    browser.go(start or address(1))
    context, _ = make_context(browser)
    action = Choose.model_validate({"rule": rule, "column": column})
    return await choose(context, action, await browser.observe())


async def test_a_match_on_the_third_page_ends_the_walk_there() -> None:
    browser = shop(filler(1), filler(2), (book("安い", 100), book("高い3", 9_000)), filler(4))
    choice = await chosen(browser)
    assert (choice.outcome.is_ok, choice.row, browser.url) == (True, "安い", address(3))
    assert len(choice.outcome.rows) == 6
    assert [row.row for row in choice.outcome.rows if row.is_taken] == ["安い"]
    assert choice.outcome.evidence[-1].detail.startswith("6 件中 1 件が一致")


async def test_an_order_reads_every_page_and_returns_to_the_right_one() -> None:
    browser = shop(
        (book("中", 2_000), book("高", 3_000)), (book("最安", 500), book("他", 900)), filler(3)
    )
    choice = await chosen(browser, CHEAPEST)
    assert (choice.row, browser.url) == ("最安", address(2))


async def test_the_second_cheapest() -> None:
    browser = shop((book("中", 2_000), book("高", 3_000)), (book("最安", 500), book("次", 900)))
    rule = CHEAPEST.model_copy(update={"take": 2})
    assert (await chosen(browser, rule)).row == "次"


async def test_the_last_one_is_that_of_the_last_page() -> None:
    browser = shop((book("一", 500), book("二", 600)), (book("三", 700), book("高い", 9_000)))
    last = GOOD_AND_CHEAP.model_copy(update={"taking": Taking.LAST})
    choice = await chosen(browser, last)
    assert (choice.row, browser.url) == ("三", address(2))
    before = await chosen(browser, last.model_copy(update={"take": 3}))
    assert (before.row, browser.url) == ("一", address(1))
    none = await chosen(browser, last.model_copy(update={"take": 4}))
    assert none.outcome.code == "NO_MATCH"


async def test_no_match_on_any_page() -> None:
    choice = await chosen(shop(filler(1), filler(2)))
    assert (choice.outcome.code, len(choice.outcome.rows)) == ("NO_MATCH", 4)
    assert "4 件" in choice.outcome.message


async def test_a_next_link_that_is_disabled_ends_the_walk() -> None:
    browser = shop(filler(1))
    browser.add(
        address(1), listing("検索結果", *filler(1)), node("button", "次へ", disabled="true")
    )
    assert (await chosen(browser)).outcome.code == "NO_MATCH"
    assert browser.performed == []


async def test_a_page_that_repeats_for_ever_stops() -> None:
    browser = shop(filler(1))
    browser.add(address(1), listing("検索結果", *filler(1)), node("button", "次へ"))
    choice = await chosen(browser)
    assert choice.outcome.code == "NO_MATCH"
    assert len(browser.performed) == 1


async def test_at_most_twenty_pages_are_read() -> None:
    numbers = count(1)
    browser = shop(filler(0))

    def turn(b: FakeBrowser) -> None:
        number = next(numbers)
        b.pages[address(1)] = type(b.pages[address(1)])(
            address(1), "", (listing("検索結果", *filler(number)), node("button", "次へ"))
        )

    browser.add(address(1), listing("検索結果", *filler(0)), node("button", "次へ"))
    browser.on("click", "次へ", turn)
    choice = await chosen(browser)
    assert choice.outcome.code == "NO_MATCH"
    assert len(browser.performed) == MAX_PAGES - 1


async def test_a_cheapest_of_a_list_too_long_to_read_is_refused() -> None:
    pages = tuple((book(f"本{n}a", n + 1), book(f"本{n}b", n + 2)) for n in range(MAX_PAGES + 1))
    assert (await chosen(shop(*pages), CHEAPEST)).outcome.code == "TOO_MANY_PAGES"


async def test_a_first_of_a_long_list_is_none_the_less_found() -> None:
    pages = tuple((book(f"本{n}a", n + 1), book(f"本{n}b", n + 2)) for n in range(MAX_PAGES + 1))
    assert (await chosen(shop(*pages))).row == "本0a"


async def test_a_list_that_loads_late_is_waited_for() -> None:
    browser = FakeBrowser()
    browser.add(address(1), node("status", "読み込み中"))
    looks = count(1)

    def load(b: FakeBrowser) -> None:
        if next(looks) == 5:
            b.add(address(1), listing("検索結果", book("安い", 100), *filler(1)))

    browser.on_observe = load
    assert (await chosen(browser)).row == "安い"


async def test_a_list_that_never_loads_is_given_up() -> None:
    browser = FakeBrowser()
    browser.add(address(1), node("status", "読み込み中"))
    before = browser.clock.now
    choice = await chosen(browser)
    assert choice.outcome.code == "NO_ROWS"
    assert browser.clock.now - before == pytest.approx(lists.APPEAR_TIMEOUT_S, abs=1)


async def test_a_next_page_that_loads_late_is_waited_for() -> None:
    browser = shop(filler(1))
    browser.add(address(1), listing("検索結果", *filler(1)), node("button", "次へ"))
    looks = count(1)
    pressed: list[int] = []

    def load(b: FakeBrowser) -> None:
        if pressed and next(looks) == 4:
            b.add(address(1), listing("検索結果", book("安い", 100), *filler(2)))

    browser.on_observe = load
    browser.on("click", "次へ", lambda b: pressed.append(1))
    assert (await chosen(browser)).row == "安い"


async def test_the_walk_does_not_follow_to_another_site() -> None:
    browser = shop(filler(1))
    evil = "http://evil.example/"
    pager = (node("button", "前へ", disabled="true"), node("link", "次へ", url=evil))
    browser.add(address(1), listing("検索結果", *filler(1)), *pager)
    browser.add(evil, listing("検索結果", book("罠", 1), book("罠2", 2)))
    choice = await chosen(browser)
    assert choice.outcome.code == "NO_MATCH"
    assert len(browser.performed) == 1


async def test_a_row_that_is_gone_on_the_way_back_is_said() -> None:
    browser = shop((book("最安", 500), book("他", 900)), filler(2))

    def forget(b: FakeBrowser) -> None:
        if b.url == address(2):
            b.add(address(1), listing("検索結果", *filler(1)), node("link", "次へ", url=address(2)))

    browser.on_observe = forget
    assert (await chosen(browser, CHEAPEST)).outcome.code == "ROW_LOST"


@pytest.mark.parametrize(
    ("words", "press", "taken"),
    [
        (("1,000円", "★4.5"), "いますぐ買う", "ROW_UNSURE"),
        (("1,000円", "★4.5", "在庫切れ"), "入荷を知らせる", "二番目"),
        (("9,000円", "★4.5"), "いますぐ買う", "二番目"),
    ],
)
async def test_a_row_that_is_meant_and_calls_its_button_otherwise_is_not_passed_over(
    words: tuple[str, ...], press: str, taken: str
) -> None:
    """Another row that has the button is not the one that was meant; a sold-out row may have another."""
    first = card("一番目", *words, press=press)
    choice = await chosen(shop((first, book("二番目", 1_200), book("三番目", 1_300))))
    assert taken in (choice.row, choice.outcome.code)


async def test_a_pager_that_is_the_last_row_of_its_table_is_followed() -> None:
    def row(*parts: AriaNode) -> AriaNode:
        return node("row", "", *(node("cell", "", part) for part in parts))

    browser = FakeBrowser()
    for number, names in enumerate((("甲", "乙"), ("丙", "丁")), 1):
        following = node("link", "次へ", url=address(2))
        pager = () if number == 2 else (row(node("text", "", text="1"), following),)
        rows = (row(node("text", "", text=name), node("link", "詳細")) for name in names)
        browser.add(address(number), node("table", "申請", *rows, *pager))
    choice = await chosen(browser, SelectionRule(taking=Taking.ALL), column="")
    assert (browser.url, len(choice.outcome.rows)) == (address(2), 5)


async def test_only_looking_presses_nothing() -> None:
    browser = shop((book("安い", 100), *filler(1)))
    choice = await chosen(browser, column="")
    assert (choice.row, browser.performed) == ("安い", [])
    assert choice.outcome.evidence[0].kind is EvidenceKind.ROWS


def pager(*nodes: AriaNode) -> str | None:
    found = next_page_control(make_observation(*nodes))
    return found.ref if found else None


@pytest.mark.parametrize("words", ["次へ", "次 へ", "次のページへ", "Next", "›", "＞", "次へ ›"])
def test_names_of_the_next_page(words: str) -> None:
    assert pager(node("link", words, url="/2")) == "e1"


@pytest.mark.parametrize(
    "nodes",
    [
        (node("heading", "次へ"),),
        (node("button", "次へ"), node("button", "次へ")),
        (node("link", "次へ", url="/2"), node("link", "次へ", url="/other")),
        (node("button", "次へ", disabled="true"),),
        (node("link", "次へ進む前に", url="/2"),),
    ],
)
def test_no_next_page_or_several(nodes: tuple[AriaNode, ...]) -> None:
    assert pager(*nodes) is None


def test_the_pager_above_and_below_the_list_is_one() -> None:
    assert pager(node("link", "次へ", url="/2"), node("link", "次へ", url="/2")) == "e1"
