"""ARIA sliders and spin buttons of our own making."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SLIDER = """<div id=s role={} tabindex=0 aria-label=量 aria-valuemin=-5 aria-valuemax=10 aria-valuenow=0>つまみ</div><script>
s.onkeydown = e => {{ const by = {{ArrowUp: .5, ArrowDown: -.5}}[e.key] || 0; const end = {{Home: -5, End: 10}}[e.key];
 setTimeout(() => s.setAttribute('aria-valuenow', end ?? Math.min(10, Math.max(-5, +s.getAttribute('aria-valuenow') + by))), 30); }};
</script>"""


@pytest.mark.parametrize("role", ["slider", "spinbutton"])
@pytest.mark.parametrize(("value", "held"), [("３", "3"), ("-1.5", "-1.5"), ("10", "10"), ("-5", "-5")])  # fmt: skip
async def test_it_stands_where_it_should(studio: Studio, role: str, value: str, held: str) -> None:
    seen = await studio.show(SLIDER.format(role))
    outcome = await studio.browser.perform(Fill(target=live(seen, "量", role), value=value))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=held),), outcome
    assert float(await studio.js("s.getAttribute('aria-valuenow')")) == float(held)


@pytest.mark.parametrize("value", ["0.3", "11", "多め"])
async def test_a_place_it_does_not_have_is_told(studio: Studio, value: str) -> None:
    seen = await studio.show(SLIDER.format("slider"))
    outcome = await studio.browser.perform(Fill(target=live(seen, "量", "slider"), value=value))
    assert outcome.code == "VALUE_REFUSED"


async def test_a_native_range(studio: Studio) -> None:
    seen = await studio.show("<input type=range min=0 max=100 step=5 aria-label=量>")
    outcome = await studio.browser.perform(Fill(target=live(seen, "量", "slider"), value="７５％"))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail="75"),), outcome
    outcome = await studio.browser.perform(Fill(target=live(seen, "量", "slider"), value="33"))
    assert outcome.code == "VALUE_REFUSED"
