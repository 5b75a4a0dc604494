"""Lists of our own making: several choices, late options, options drawn only in view."""

import pytest

from studio.browser.hands.options import index_of
from studio.browser.hands.refusal import Refused
from studio.domain.action import SelectOption
from studio.domain.outcome import Evidence, EvidenceKind, Outcome
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")


async def _select(studio: Studio, html: str, option: str) -> Outcome:
    seen = await studio.show(html)
    return await studio.browser.perform(SelectOption(target=live(seen, "対象"), option=option))


@browser
@on_one_loop
async def test_a_native_list_of_several_keeps_what_was_chosen(studio: Studio) -> None:
    html = "<select multiple aria-label=対象><option selected>東<option>西<option>南</select>"
    assert (await _select(studio, html, "南")).is_ok
    assert await studio.js("[...document.querySelector('select').selectedOptions].map(o => o.text)") == ["東", "南"]  # fmt: skip


LATE = """<input role=combobox aria-label=対象 aria-expanded=false aria-controls=l><ul id=l role=listbox hidden></ul>
<script>
const box = document.querySelector('input');
box.onclick = () => { l.hidden = false; box.ariaExpanded = 'true'; l.innerHTML = '<li role=option>読み込み中</li>'; };
box.oninput = () => setTimeout(() => { l.innerHTML = '<li role=option>' + box.value + '支店</li>';
  l.firstChild.onclick = () => { box.value = l.innerText; l.hidden = true; box.ariaExpanded = 'false'; }; }, 400);
</script>"""


@browser
@on_one_loop
async def test_options_that_come_for_what_is_typed(studio: Studio) -> None:
    outcome = await _select(studio, LATE, "大阪")
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail="大阪支店"),)
    assert await studio.js("box.value") == "大阪支店"


@browser
@on_one_loop
async def test_an_entry_of_a_datalist_is_filled_in(studio: Studio) -> None:
    html = "<input list=d aria-label=対象><datalist id=d><option value=青森><option value=秋田></datalist>"
    outcome = await _select(studio, html, "秋田")
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail="秋田"),)
    assert (await _select(studio, html, "沖縄")).code == "OPTION_NOT_FOUND"


@browser
@on_one_loop
async def test_a_list_that_shows_another_choice_afterwards_is_told(studio: Studio) -> None:
    html = """<div role=combobox tabindex=0 aria-label=対象 aria-expanded=false onclick="l.hidden=false">東</div>
<ul id=l role=listbox hidden><li role=option onclick="l.hidden=true">東</li><li role=option onclick="l.hidden=true">西</li></ul>"""
    assert (await _select(studio, html, "西")).code == "VALUE_REFUSED"


def test_unclear_words_are_refused() -> None:
    assert index_of(["東京", "東京都下"], "東京") == 0
    for wanted, code in (("北", "OPTION_NOT_FOUND"), ("東", "MULTIPLE_TARGETS")):
        with pytest.raises(Refused) as caught:
            index_of(["東京", "東京都下"], wanted)
        assert caught.value.outcome.code == code
