"""Every row that fits is ticked and no other, in a real browser."""

import pytest

from studio.domain.actions.action import ROW_BOX, ROW_LINK
from studio.domain.actions.rule import Comparison, Condition, SelectionRule, Taking
from tests.browser.row_stage import chosen, chosen_on
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BIG = SelectionRule(
    where=(Condition(column="金額", comparison=Comparison.AT_LEAST, value="10000"),),
    taking=Taking.ALL,
)
ROWS = (("交通費", "19,840"), ("文具", "980"), ("宿泊", "12,000"), ("書籍", "3,200"))


def page(*, ticked: str = "", next_page: str = "") -> str:
    rows = "".join(
        f"<tr><td><input type=checkbox {'checked' if name == ticked else ''}></td>"
        f"<td>{name}</td><td>{amount}円</td></tr>"
        for name, amount in ROWS
    )
    head = "<tr><th><input type=checkbox aria-label=すべて></th><th>科目</th><th>金額</th></tr>"
    return (
        f"<h1>申請の一覧</h1><table><thead>{head}</thead><tbody>{rows}</tbody></table>{next_page}"
    )


TICKED = "[...document.querySelectorAll('tbody input')].map(box => box.checked)"


async def test_every_row_that_fits_is_ticked_and_no_other(studio: Studio) -> None:
    choice = await chosen(studio, page(), BIG, ROW_BOX)
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js(TICKED) == [True, False, True, False]
    again = await chosen_on(studio, await studio.browser.observe(), BIG, ROW_BOX)
    assert again.outcome.is_ok, again.outcome
    assert await studio.js(TICKED) == [True, False, True, False]


async def test_a_row_that_does_not_fit_and_is_ticked_is_told(studio: Studio) -> None:
    choice = await chosen(studio, page(ticked="文具"), BIG, ROW_BOX)
    assert choice.outcome.code == "OTHER_ROWS_TICKED"
    assert "文具" in choice.outcome.message


async def test_rows_of_two_pages_are_not_ticked_in_part(studio: Studio) -> None:
    turns = (
        "document.querySelectorAll('tbody tr').forEach((row, at) => "
        "{row.cells[1].textContent = '二枚目の' + at}); this.disabled = true"
    )
    pager = f'<nav><button type=button onclick="{turns}">次へ</button></nav>'
    choice = await chosen(studio, page(next_page=pager), BIG, ROW_BOX)
    assert choice.outcome.code == "ROWS_ON_PAGES", choice.outcome
    assert True not in await studio.js(TICKED)


async def test_nothing_fits(studio: Studio) -> None:
    none = BIG.model_copy(update={"where": (BIG.where[0].model_copy(update={"value": "90000"}),)})
    assert (await chosen(studio, page(), none, ROW_BOX)).outcome.code == "NO_MATCH"


async def test_a_box_that_is_pressed_as_a_button_is_shows_that_it_is_on(studio: Studio) -> None:
    page = await studio.show(
        "<button role=checkbox aria-pressed=true>設置</button><button role=checkbox aria-pressed=false>保守</button>"
    )
    boxes = [one.states.get("checked", "false") for one in page.nodes if one.role == "checkbox"]
    assert boxes == ["true", "false"]


NAMES = (("光工業", "愛知県"), ("旭食品", "北海道"), ("若葉設計", "福岡県"))
ROWS_THAT_OPEN = (
    "<table><thead><tr><th></th><th>会社名</th><th>都道府県</th></tr></thead><tbody>"
    + "".join(
        f"<tr><td><button role=checkbox></button></td><td>{name}</td><td><span onclick=1>{place}</span></td></tr>"
        for name, place in NAMES
    )
    + "</tbody></table><script>for (const row of document.querySelectorAll('tbody tr')) "
    "row.addEventListener('click', () => (document.title = row.children[1].textContent))</script>"
)


async def test_a_row_that_hears_clicks_is_opened_though_it_holds_a_box(studio: Studio) -> None:
    page = await studio.show(ROWS_THAT_OPEN)
    rule = SelectionRule(
        where=(Condition(column="会社名", comparison=Comparison.EQUALS, value="旭食品"),)
    )
    done = await chosen_on(studio, page, rule, ROW_LINK)
    assert done.outcome.is_ok, done.outcome
    assert await studio.js("document.title") == "旭食品"
