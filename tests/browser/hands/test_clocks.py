"""Clocks that pages open beside a field: boxes for numbers are set, the field is read again."""

import pytest

from studio.browser.hands.clocks import time_in
from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")

BY_HAND = """<label>開始 <input id=d readonly></label><label>席数 <input type=number value=4></label>
<div id=clock hidden style="position:absolute;top:80px;background:#fff;height:60px">
<input type=number id=h value=8 min=0 max=23> : <input type=number id=m value=0 min=0 max=59></div>
<script>
d.onclick = () => { clock.hidden = false; };
const two = it => String(Number(it.value)).padStart(2, '0');
const keep = () => { d.value = {kept}; };
h.onchange = m.onchange = keep;
m.onkeydown = event => { if (event.key === 'Enter') { keep(); clock.hidden = true; } };
</script>"""
AS_SET = "two(h) + ':' + two(m)"


async def _fill(studio: Studio, html: str, value: str):
    seen = await studio.show(html)
    return await studio.browser.perform(Fill(target=live(seen, "開始"), value=value))


@browser
@on_one_loop
@pytest.mark.parametrize(("value", "held"), [("14:30", "14:30"), ("午後3時5分", "15:05")])
async def test_the_boxes_of_a_clock_are_set_and_the_clock_is_closed(
    studio: Studio, value: str, held: str
) -> None:
    outcome = await _fill(studio, BY_HAND.replace("{kept}", AS_SET), value)
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=held),)
    assert await studio.js("[d.value, clock.hidden]") == [held, True]
    assert await studio.js("document.querySelectorAll('input')[1].value") == "4"


@browser
@on_one_loop
async def test_a_clock_that_keeps_another_time_is_told(studio: Studio) -> None:
    outcome = await _fill(studio, BY_HAND.replace("{kept}", "two(h) + ':00'"), "14:30")
    assert outcome.code == "VALUE_REFUSED"
    assert outcome.message is not None
    assert "14:00" in outcome.message


@browser
@on_one_loop
async def test_a_field_that_opens_no_clock_says_so(studio: Studio) -> None:
    outcome = await _fill(studio, "<label>開始 <input readonly></label>", "14:30")
    assert outcome.code == "TARGET_DISABLED"


@pytest.mark.parametrize(
    ("text", "is_time"),
    [("14:30", True), ("午後2時30分", True), ("2026-11-24", False), ("2026-11-24 14:30", False), ("担当", False)],
)  # fmt: skip
def test_what_says_a_time_of_day_and_nothing_else(text: str, is_time: bool) -> None:
    assert (time_in(text) is not None) is is_time
