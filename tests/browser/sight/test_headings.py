"""Headings of columns are read as people read them, whatever sorts, filters or ticks stand in them."""

import pytest

from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.engine.perception.tables import find_tables
from tests.browser.row_stage import chosen
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HIDDEN = "position:absolute;width:1px;height:1px;overflow:hidden"
ROWS = "".join(
    f"<tr><td><input type=checkbox aria-label='{n} を選択'><td><a href='#{n}'>11月{n}日</a>"
    f"<td>社員{n}<td>{n}<td>-</tr>"
    for n in (17, 18)
)
PAGE = f"""<table><thead><tr>
<th><span><input type=checkbox aria-label="このページのすべてを選択"></span></th>
<th><div><a href="?o=" title="並び替えから外します"></a><span title="優先順位">1</span><a href="?o=-1" title="昇順と降順を切り替えます">▲</a></div>
  <div><a href="?o=1">日付</a></div></th>
<th><button aria-label="社員: 押すと並べ替えます">社員 <span style="{HIDDEN}">昇順</span></button></th>
<th aria-label="退勤: 押すと昇順に並べ替えます"><span>退勤</span></th>
<th>備考<input type=search aria-label="備考の絞り込み" value="あ"></th>
</tr></thead><tbody>{ROWS}</tbody></table>"""


async def test_a_heading_is_its_words_without_what_works_on_its_column(studio: Studio) -> None:
    (table,) = find_tables(await studio.show(PAGE))
    assert table.headers == ("", "日付", "社員", "退勤", "備考")


async def test_the_link_under_a_heading_that_sorts_is_pressed(studio: Studio) -> None:
    fits = Condition(column="社員", comparison=Comparison.EQUALS, value="社員18")
    choice = await chosen(studio, PAGE, SelectionRule(where=(fits,)), "日付")
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js("location.hash") == "#18"
