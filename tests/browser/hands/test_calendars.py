"""Calendars that pages draw themselves: headings are read, months turned, days pressed."""

from datetime import date

import pytest

from studio.browser.hands.calendars import shows
from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.engine.replay.identity.calendar_days import month_in
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")

BY_HAND = """<button id=b aria-haspopup=dialog>日付を選ぶ</button>
<table><tr><th>4月の出勤簿 2026年</th></tr><tr>{static}</tr></table>
<div id=cal hidden style="position:absolute;background:#fff;width:300px;height:240px">
<button aria-label=前の月>‹</button><span id=h></span><button aria-label=次の月>›</button><div id=days></div></div>
<script>
let y = 2026, m = 11;
const draw = () => { h.textContent = y + '年' + m + '月'; days.innerHTML = '';
  for (let n = 29; n <= 31; n++) days.insertAdjacentHTML('beforeend', '<button disabled>' + n + '</button>');
  for (let n = 1; n <= new Date(y, m, 0).getDate(); n++) days.insertAdjacentHTML('beforeend', '<button onclick="pick(' + n + ')">' + n + '</button>'); };
const turn = by => { m += by; if (m > 12) { m = 1; y++; } if (m < 1) { m = 12; y--; } setTimeout(draw, 80); };
const pick = n => { b.textContent = y + '年' + m + '月' + n + '日'; cal.hidden = true; };
const [prev, next] = [cal.children[0], cal.children[2]]; prev.onclick = () => turn(-1); next.onclick = () => turn(1);
b.onclick = () => { cal.hidden = false; }; draw();
</script>""".replace("{static}", "".join(f"<td>{n}</td>" for n in range(1, 31)))


@browser
@on_one_loop
@pytest.mark.parametrize(
    ("value", "held"), [("2027/2/28", "2027年2月28日"), ("2026-09-01", "2026年9月1日")]
)
async def test_a_calendar_behind_a_button_beside_a_table_of_days(
    studio: Studio, value: str, held: str
) -> None:
    seen = await studio.show(BY_HAND)
    outcome = await studio.browser.perform(
        Fill(target=live(seen, "日付を選ぶ", "button"), value=value)
    )
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=held),)
    assert await studio.js("b.textContent") == held


HEARS_KEYS = """<label>期限 <input id=f value='2026/12/04 00:00'></label><button>保存</button>
<div id=cal hidden style="position:absolute;background:#fff;width:300px;height:240px">
<button>‹</button><span>2026年12月</span><button>›</button><div id=days></div></div>
<script>
for (let n = 1; n <= 31; n++) days.insertAdjacentHTML('beforeend', '<button>' + n + '</button>');
let known = f.value; f.onfocus = () => { cal.hidden = false; }; f.onkeyup = () => { known = f.value; };
f.onblur = () => { f.value = known; cal.hidden = true; };
</script>"""


@browser
@on_one_loop
@pytest.mark.parametrize("value", ["2026/12/11", "2026/12/11 00:00"])
async def test_a_calendar_that_hears_only_keys_keeps_what_was_filled_in(
    studio: Studio, value: str
) -> None:
    """It puts back what it knew as the field is left: 保存 would have sent the old day."""
    seen = await studio.show(HEARS_KEYS)
    outcome = await studio.browser.perform(Fill(target=live(seen, "期限"), value=value))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=value),)
    assert await studio.js("document.activeElement !== f && f.value") == value


SLOW = """<style>@keyframes up { from { opacity: 0; transform: scaleY(0) } }</style>
<label>期限 <input id=f></label>
<div id=cal hidden style="position:absolute;background:#fff;width:300px;height:240px;animation:up .3s">
<button data-way=back><i class=year-prev>«</i></button><button class=go data-direction=previous></button><span id=h></span>
<button class=go data-direction=next></button><button title=翌年><i class=super-next>»</i></button><div id=days></div></div>
<script>
let known = '', m = 11;
const draw = () => { h.textContent = '2026年' + m + '月'; days.innerHTML = '';
  for (let n = 1; n <= new Date(2026, m, 0).getDate(); n++) days.insertAdjacentHTML('beforeend', '<button class=day>' + n + '</button>');
  for (const it of days.children) { it.onmousedown = e => e.preventDefault();
    it.onclick = () => { known = f.value = '2026-' + m + '-' + it.textContent; cal.hidden = true; }; } };
const [prev, next] = cal.querySelectorAll('.go');
for (const [it, by] of [[prev, -1], [next, 1]]) { it.onmousedown = e => e.preventDefault(); it.onclick = () => { m += by; draw(); }; }
f.onfocus = f.onclick = () => setTimeout(() => { cal.hidden = false; draw(); }, 30);
f.onblur = () => { f.value = known; cal.hidden = true; };
</script>"""


@browser
@on_one_loop
async def test_a_day_that_a_slow_calendar_does_not_take_in_writing_is_picked_in_it(
    studio: Studio,
) -> None:
    """It comes up while nobody looks any more, puts back what it knew, and its arrows have no words."""
    seen = await studio.show(SLOW)
    outcome = await studio.browser.perform(Fill(target=live(seen, "期限"), value="2026/12/15"))
    assert outcome.is_ok, outcome
    assert await studio.js("[f.value, cal.hidden]") == ["2026-12-15", True]


@browser
@on_one_loop
async def test_a_read_only_field_without_a_calendar_says_so(studio: Studio) -> None:
    seen = await studio.show("<input readonly aria-label=納品日>")
    outcome = await studio.browser.perform(Fill(target=live(seen, "納品日"), value="2026/11/20"))
    assert outcome.code == "CALENDAR_NOT_FOUND"


@pytest.mark.parametrize(
    ("text", "month"),
    [
        ("2026年11月", (2026, 11)),
        ("November 2026", (2026, 11)),
        ("11月 15, 2026", (2026, 11)),
        ("２０２６年 １月", (2026, 1)),
        ("2026 / 12", (2026, 12)),
        ("2026-09-15", (2026, 9)),
        ("11月", None),
        ("", None),
    ],
)
def test_headings(text: str, month: tuple[int, int] | None) -> None:
    assert month_in(text) == month


@pytest.mark.parametrize(
    ("held", "is_it"),
    [
        ("2026/11/20", True),
        ("令和8年11月20日", True),
        ("11月 20, 2026", True),
        ("20 Nov 2026", True),
        ("20 Dec 2026", False),
        ("2026/11/02", False),
        ("", False),
    ],
)
def test_what_a_field_shows_is_that_day(held: str, is_it: bool) -> None:
    assert shows(held, date(2026, 11, 20)) is is_it
