"""Days whose year, month and day have spin buttons of their own."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PARTS = """<div role=group aria-label=期間>
<span id=y role=spinbutton tabindex=0 aria-label=年 aria-valuemax=9999 contenteditable>YYYY</span>/<span
 id=m role=spinbutton tabindex=0 aria-label=月 aria-valuemax=12 contenteditable>MM</span>/<span
 id=d role=spinbutton tabindex=0 aria-label=日 aria-valuemax={last} contenteditable>DD</span>
<input id=all aria-label=開始日 tabindex=-1 style='width:1px;height:1px;opacity:0'></div>
<script>
const digits = {{y: 4, m: 2, d: 2}};
for (const it of [y, m, d]) {{
  it.onfocus = () => {{ it.typed = ''; }};
  it.onkeydown = e => {{
    if (!/[0-9]/.test(e.key)) return;
    e.preventDefault(); it.typed += e.key; it.ariaValueNow = Math.min(+it.typed, it.ariaValueMax); it.textContent = it.ariaValueNow;
    all.value = [y, m, d].map(one => one.ariaValueNow || '').join('-');
    if (it.typed.length === digits[it.id]) it.nextElementSibling.focus();
  }};
}}
</script>"""


@pytest.mark.parametrize("name", ["開始日", "年", "期間"])
async def test_a_day_goes_into_its_parts_whichever_of_them_is_named(
    studio: Studio, name: str
) -> None:
    seen = await studio.show(PARTS.format(last=31))
    outcome = await studio.browser.perform(Fill(target=live(seen, name), value="2026年12月5日"))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail="2026/12/05"),)
    assert await studio.js("all.value") == "2026-12-5"


async def test_a_day_that_its_parts_do_not_take_is_told(studio: Studio) -> None:
    seen = await studio.show(PARTS.format(last=30))
    outcome = await studio.browser.perform(Fill(target=live(seen, "年"), value="2026/12/31"))
    assert outcome.code == "VALUE_REFUSED"
    assert "2026/12/30" in outcome.message


async def test_a_day_for_the_field_beside_them_is_no_day_of_theirs(studio: Studio) -> None:
    """One form, two dates: the text field has its own."""
    form = f"<form><p><label>期限 <input id=due></label></p>{PARTS.format(last=31)}</form>"
    seen = await studio.show(form)
    outcome = await studio.browser.perform(Fill(target=live(seen, "期限"), value="2026/12/20"))
    assert outcome.is_ok
    assert await studio.js("[due.value, all.value, y.textContent]") == ["2026/12/20", "", "YYYY"]
