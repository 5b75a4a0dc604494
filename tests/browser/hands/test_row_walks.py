"""Lists without a pager in a real browser: walked to their end, and pressed in each row once."""

import pytest

from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule, Taking
from tests.browser.row_stage import chosen
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GRID = """<div id=box role=grid aria-label=申請 style="height:400px;overflow-y:auto">
<div role=row><span role=columnheader>件名</span><span role=columnheader>金額</span><span role=columnheader>操作</span></div>
<div id=rows role=rowgroup style="height:1000px;position:relative;overflow:hidden"></div></div>
<script>
window.pressed = [];
const drawn = new Map();
const draw = () => {
  const first = Math.floor(box.scrollTop / 25);
  for (const [n, row] of drawn) if (n < first || n >= first + 20) { row.remove(); drawn.delete(n); }
  for (let n = first; n < Math.min(first + 20, 40); n++) {
    if (drawn.has(n)) continue;
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    row.style.cssText = 'position:absolute;height:24px;top:' + n * 25 + 'px';
    row.innerHTML = '<span role=gridcell>申請' + n + '</span><span role=gridcell>' + (n * 37 % 101 + 1) + ',000円</span><span role=gridcell><button>承認</button></span>';
    row.querySelector('button').onclick = () => pressed.push(n);
    rows.append(row); drawn.set(n, row);
  }
};
box.onscroll = draw; draw();
</script>"""
ENDLESS = """<ul id=list aria-label=本></ul><script>
window.pressed = []; let n = 0;
const more = () => { for (let i = 0; i < 12 && n < 24; i++, n++) { const k = n, row = document.createElement('li');
  row.style.height = '120px';
  row.innerHTML = '<a href="#' + k + '">本' + k + '</a> <span>' + (900 - k) + '円</span> <button>買う</button>';
  row.querySelector('button').onclick = () => pressed.push(k); list.append(row); } };
more(); addEventListener('scroll', () => { if (scrollY + innerHeight > document.body.scrollHeight - 50) more(); });
</script>"""
SMALLEST = Order(column="金額")


async def test_the_smallest_of_a_grid_that_draws_only_what_is_in_view(studio: Studio) -> None:
    choice = await chosen(studio, GRID, SelectionRule(order=SMALLEST), "承認")
    smallest = min(range(40), key=lambda n: n * 37 % 101)
    assert (choice.outcome.code, choice.row) == ("", f"申請{smallest}")
    assert "40 件中" in choice.outcome.evidence[-1].detail
    assert await studio.js("pressed") == [smallest]


async def test_every_row_of_such_a_grid_that_meets_a_condition_is_pressed_once(
    studio: Studio,
) -> None:
    few = Condition(column="金額", comparison=Comparison.AT_MOST, value="5千円")
    choice = await chosen(studio, GRID, SelectionRule(where=(few,), taking=Taking.ALL), "承認")
    wanted = [n for n in range(40) if n * 37 % 101 + 1 <= 5]
    assert (choice.outcome.code, sorted(await studio.js("pressed"))) == ("", wanted)
    assert len(wanted) > 1


async def test_the_cheapest_of_a_page_that_grows_at_its_end(studio: Studio) -> None:
    choice = await chosen(studio, ENDLESS, SelectionRule(order=Order(column="価格")), "買う")
    assert (choice.outcome.code, await studio.js("pressed")) == ("", [23])
