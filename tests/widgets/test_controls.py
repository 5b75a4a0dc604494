"""Quasar's and bokeh's switches, boxes, sliders and menus."""

from typing import Final

import pytest

from studio.domain.actions.action import Click, Fill, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live
from tests.widgets.quasar import quasar
from tests.widgets.shelf import BOKEH, first, script

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("shelf"),
]

CONTROLS: Final = quasar(
    "{on: false, agreed: false, pay: 'card', level: 20, date: '2026/11/20', menu: ''}",
    """<div style="padding:40px;width:400px">
<q-toggle v-model="on" label="通知" /><q-checkbox v-model="agreed" label="同意する" />
<q-radio v-model="pay" val="card" label="カード" /><q-radio v-model="pay" val="bank" label="振込" />
<q-slider v-model="level" :min="0" :max="100" :step="5" aria-label="音量" />
<q-input v-model="date" label="納品日" mask="####/##/##" />
<q-btn label="操作"><q-menu><q-list><q-item clickable v-close-popup @click="menu = '複製'"><q-item-section>複製</q-item-section></q-item></q-list></q-menu></q-btn>
</div>""",
)


async def _show(studio: Studio) -> None:
    await studio.show(CONTROLS)
    await studio.session.page.locator(".q-toggle").wait_for()


@pytest.mark.parametrize(
    ("name", "role", "field", "wanted"),
    [
        ("通知", "switch", "on", True),
        ("同意する", "checkbox", "agreed", True),
        ("振込", "radio", "pay", "bank"),
    ],
)
async def test_toggles(studio: Studio, name: str, role: str, field: str, wanted: object) -> None:
    await _show(studio)
    for _ in range(2):  # what is on already stays on
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(SetChecked(target=live(seen, name, role)))
        assert outcome.evidence == (Evidence(kind=EvidenceKind.CHECKED, detail="on"),)
        assert await studio.js(f"vm.{field}") == wanted


@pytest.mark.parametrize(("value", "held"), [("75", 75), ("１００", 100), ("0", 0), ("5", 5)])
async def test_a_slider_is_moved_by_keys(studio: Studio, value: str, held: int) -> None:
    await _show(studio)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Fill(target=first(seen, "slider"), value=value))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=str(held)),)
    assert await studio.js("vm.level") == held


async def test_a_value_between_two_steps_or_outside_is_told(studio: Studio) -> None:
    await _show(studio)
    for value in ("33", "500", "たくさん"):
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(Fill(target=first(seen, "slider"), value=value))
        assert outcome.code == "VALUE_REFUSED"


async def test_a_masked_field(studio: Studio) -> None:
    await _show(studio)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Fill(target=live(seen, "納品日", "textbox"), value="２０２７/０１/０９"))  # fmt: skip
    assert outcome.is_ok, outcome
    assert await studio.js("vm.date") == "2027/01/09"


async def test_a_menu_that_grows_out_of_its_button(studio: Studio) -> None:
    await _show(studio)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.browser.perform(Click(target=live(seen, "操作", "button")))
    seen = await studio.browser.observe()
    item = next(node for node in seen.nodes if node.ref and node.role == "listitem")
    target = live(seen, item.label).model_copy(update={"ref": item.ref}) if item.label else first(seen, "listitem")  # fmt: skip
    assert (await studio.browser.perform(Click(target=target))).is_ok
    assert await studio.js("vm.menu") == "複製"


async def test_bokeh_s_slider_inside_an_open_shadow_root(studio: Studio) -> None:
    await studio.show(
        f"{script(f'{BOKEH}/bokeh.min.js')}{script(f'{BOKEH}/bokeh-widgets.min.js')}{script(f'{BOKEH}/bokeh-api.min.js')}"
        "<div id=here></div><script>var w = new Bokeh.Widgets.Slider({title: '量', start: 0, end: 50, step: 1, value: 10});"
        "Bokeh.Plotting.show(w, '#here')</script>"
    )
    await studio.session.page.locator(".noUi-handle").first.wait_for()
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Fill(target=first(seen, "slider"), value="37"))
    assert outcome.is_ok, outcome
    assert await studio.js("w.value") == 37
