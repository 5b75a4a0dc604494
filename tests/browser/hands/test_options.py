"""Lists of our own making: several choices, late options, options drawn only in view."""

import pytest

from studio.browser.hands.options import index_of
from studio.browser.hands.refusal import Refused
from studio.domain.actions.action import Fill, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from studio.engine.ports import SettlePolicy
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


STAFF = """<input id=box role=combobox aria-label=対象 aria-expanded=false aria-controls=l VALUE><ul id=l role=listbox hidden></ul>
<script>
let asked = [], timer;
const all = ['E0042 山田 拓也', 'E0043 山田 花子', 'E0051 佐藤 健'];
const show = names => { l.replaceChildren(...names.map(name => { const li = document.createElement('li'); li.role = 'option'; li.textContent = name;
  li.onclick = () => { box.value = name; close(); }; return li; })); };
const open = () => { l.hidden = false; box.ariaExpanded = 'true'; show([]); }, close = () => { l.hidden = true; box.ariaExpanded = 'false'; };
box.onclick = open; box.onblur = close; l.onmousedown = event => event.preventDefault();
box.oninput = () => { clearTimeout(timer); l.ariaBusy = 'true'; timer = setTimeout(() => { asked.push(box.value);
  show(all.filter(name => box.value && name.includes(box.value))); l.ariaBusy = null; }, DELAY); };
</script>"""


def _staff(*, value: str = "", delay_ms: int = 100) -> str:
    return STAFF.replace("VALUE", f"value='{value}'").replace("DELAY", str(delay_ms))


@browser
@on_one_loop
async def test_words_that_a_remote_list_does_not_know_are_searched_part_by_part(
    studio: Studio,
) -> None:
    outcome = await _select(studio, _staff(), "山田 拓也(E0042)")
    assert outcome.is_ok, outcome
    whole = "asked.filter(one => ['山田 拓也(E0042)', '山田 拓也'].includes(one))"  # not what was typed half-way
    assert await studio.js(f"[box.value, {whole}]") == ["E0042 山田 拓也", ["山田 拓也(E0042)", "山田 拓也"]]  # fmt: skip


@browser
@on_one_loop
async def test_what_was_searched_for_before_is_replaced(studio: Studio) -> None:
    outcome = await _select(studio, _staff(value="鈴木"), "E0051")
    assert outcome.is_ok, outcome
    assert await studio.js("[box.value, asked.at(-1)]") == ["E0051 佐藤 健", "E0051"]
    assert "鈴木" not in "".join(await studio.js("asked"))


@browser
@on_one_loop
async def test_a_list_that_is_at_work_for_seconds_is_waited_for(studio: Studio) -> None:
    outcome = await _select(studio, _staff(delay_ms=2500), "佐藤")
    assert outcome.is_ok, outcome


@browser
@on_one_loop
async def test_a_list_in_which_nothing_fits_is_closed_again_and_says_what_is_there(
    studio: Studio,
) -> None:
    seen = await studio.show(_staff())
    refused = await studio.browser.perform(SelectOption(target=live(seen, "対象"), option="山田"))
    assert refused.code == "MULTIPLE_TARGETS"
    assert "E0042 山田 拓也、E0043 山田 花子" in refused.message
    assert await studio.js("[box.value, l.hidden]") == ["", True]
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    again = await studio.browser.perform(SelectOption(target=live(seen, "対象"), option="E0043"))
    assert again.is_ok, again


@browser
@on_one_loop
async def test_words_that_no_search_finds_are_told_with_their_field(studio: Studio) -> None:
    outcome = await _select(studio, _staff(), "存在 しない")
    assert outcome.code == "OPTION_NOT_FOUND"
    assert (
        outcome.message
        == "「対象」で、「存在 しない」で探しましたが、当てはまる選択肢は 1 つも表示されませんでした。"
    )


@browser
@on_one_loop
async def test_a_list_without_the_option_does_not_scroll_the_page_away(studio: Studio) -> None:
    long = (
        SAYS_OPEN.replace("aria-expanded=true", "aria-expanded=false") + "<p style=height:3000px>"
    )
    refused = await _select(studio, long, "北")
    assert refused.code == "OPTION_NOT_FOUND"
    assert "東、西" in refused.message
    assert await studio.js("scrollY") == 0


SAYS_OPEN = """<span role=combobox tabindex=0 aria-label=対象 aria-expanded=true aria-owns=l>東</span>
<ul id=l role=listbox hidden><li role=option>東</li><li role=option>西</li></ul>
<script>
const box = document.querySelector('span');
box.onclick = () => { l.hidden = !l.hidden; };
l.onclick = event => { box.textContent = event.target.textContent; l.hidden = true; };
</script>"""


@browser
@on_one_loop
async def test_a_list_that_says_it_is_open_and_shows_nothing_is_opened(studio: Studio) -> None:
    chosen = await _select(studio, SAYS_OPEN, "西")
    assert chosen.is_ok, chosen
    assert await studio.js("[box.textContent, l.hidden]") == ["西", True]


STANDS_IN = """<div id=w><select multiple style="position:absolute;width:1px;height:1px;opacity:0"><option>マイク<option>鏡</select>
<input id=box role=combobox aria-label=対象 aria-expanded=true><ul id=l role=listbox><li role=option>マイク</li><li role=option>鏡</li></ul></div>
<script>l.onmousedown = event => { const it = event.target; it.remove(); box.before(Object.assign(document.createElement('b'), {textContent: it.textContent})); };</script>"""


@browser
@on_one_loop
async def test_the_options_of_a_hidden_select_behind_an_open_list_are_no_second_choice(
    studio: Studio,
) -> None:
    seen = await studio.show(STANDS_IN)
    box = live(seen, "対象", "combobox")
    outcome = await studio.browser.perform(SelectOption(target=box, option="マイク"))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail="マイク"),), outcome


SLOTTED = """<script>
customElements.define('x-option', class extends HTMLElement { constructor() { super();
  this.attachShadow({mode: 'open'}).innerHTML = '<li role=option tabindex=0><slot name=headline></slot></li>'; } });
</script><div id=box role=combobox tabindex=0 aria-label=対象 aria-expanded=false onclick="l.hidden = false">毎日</div>
<div id=l hidden onclick="box.textContent = event.target.closest('x-option').innerText; l.hidden = true">
<x-option><div slot=headline>毎日</div></x-option><x-option><div slot=headline>毎週月曜</div></x-option></div>"""


@browser
@on_one_loop
async def test_the_words_of_an_option_may_come_through_a_slot(studio: Studio) -> None:
    outcome = await _select(studio, SLOTTED, "毎週月曜")
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail="毎週月曜"),), outcome


SHOWN_IN_A_SLOT = """<script>
customElements.define('x-field', class extends HTMLElement { constructor() { super();
  this.attachShadow({mode: 'open'}).innerHTML = '<span>対象</span><slot></slot>'; } });
</script><x-field id=box role=combobox tabindex=0 aria-label=対象 aria-expanded=false onclick="l.hidden = false"><div id=v>毎日</div></x-field>
<div id=l hidden onclick="v.textContent = event.target.textContent; l.hidden = true"><div role=option>毎日</div><div role=option>毎週月曜</div></div>"""


@browser
@on_one_loop
async def test_the_choice_may_be_shown_through_a_slot(studio: Studio) -> None:
    outcome = await _select(studio, SHOWN_IN_A_SLOT, "毎週月曜")
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail="毎週月曜"),), outcome


def test_unclear_words_are_refused() -> None:
    assert index_of(["東京", "東京都下"], "東京") == 0
    for wanted, code in (("北", "OPTION_NOT_FOUND"), ("東", "MULTIPLE_TARGETS")):
        with pytest.raises(Refused) as caught:
            index_of(["東京", "東京都下"], wanted)
        assert caught.value.outcome.code == code


CHIPS = """<div id=b role=combobox aria-label=対象 aria-expanded=false tabindex=0 style="width:300px;min-height:30px">
<select id=s multiple hidden><option value=proj>プロジェクター</option></select>
<div id=chips role=listbox></div><div id=l role=listbox hidden></div></div><script>
const open = is => { l.hidden = !is; b.setAttribute('aria-expanded', is); };
for (const name of ['プロジェクター', 'マイク']) {
  const o = document.createElement('div'); o.setAttribute('role', 'option'); o.textContent = name; l.append(o);
  o.onclick = e => { e.stopPropagation(); if (!window.isDeaf) { const c = o.cloneNode(true); c.setAttribute('aria-selected', 'true'); chips.append(c); o.remove(); } open(false); };
}
b.onclick = () => open(true);</script>"""


@browser
@on_one_loop
async def test_a_chip_that_is_an_option_itself_shows_what_was_chosen(studio: Studio) -> None:
    await studio.show(CHIPS)
    for name in ("プロジェクター", "マイク"):
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(SelectOption(target=live(seen, "対象"), option=name))
        assert outcome.is_ok, outcome
    assert await studio.js("chips.children.length") == 2


@browser
@on_one_loop
async def test_a_field_that_takes_no_option_is_told(studio: Studio) -> None:
    await studio.show(CHIPS)
    await studio.js("window.isDeaf = true")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(SelectOption(target=live(seen, "対象"), option="マイク"))
    assert outcome.code == "VALUE_REFUSED"


@browser
@on_one_loop
@pytest.mark.parametrize(
    ("adds", "is_ok"), [("this.before(document.createElement('input'))", True), ("0", False)]
)
async def test_a_list_that_adds_what_is_chosen_to_the_form_has_done_so(
    studio: Studio, adds: str, *, is_ok: bool
) -> None:
    """It shows its own words again: 項目を追加..."""
    seen = await studio.show(
        f'<form><select aria-label=項目 onchange="{adds}; this.selectedIndex = 0"><option>項目を追加...<option>会社</select></form>'
    )
    outcome = await studio.browser.perform(SelectOption(target=live(seen, "項目"), option="会社"))
    assert outcome.is_ok is is_ok
    assert (outcome.code == "VALUE_REFUSED") is not is_ok


_KEPT_OPEN = """<button role=combobox aria-label=対象 aria-expanded=false aria-controls=l id=b>公開済み</button>
<ul id=l role=listbox hidden><li role=option aria-selected=false>下書き<li role=option aria-selected=true>公開済み</ul>
<script>
const show = (on) => { l.hidden = !on; b.ariaExpanded = String(on); };
b.onclick = () => show(true);
addEventListener('keydown', (e) => { if (e.key === 'Tab') e.preventDefault(); if (e.key === 'Escape') show(false); });
</script>"""


@browser
@on_one_loop
async def test_a_list_that_showed_the_choice_already_does_not_stay_open(studio: Studio) -> None:
    """Tab does not leave it: what stands below it would be covered."""
    outcome = await _select(studio, _KEPT_OPEN, "公開済み")
    assert outcome.is_ok, outcome
    assert await studio.js("l.hidden")


_OF_SEVERAL = """<button role=combobox aria-label=対象 aria-expanded=false aria-controls=l id=b></button>
<ul id=l role=listbox hidden><li role=option aria-selected=false>営業<li role=option aria-selected=false>経理</ul>
<script>
let active = null;
const show = (on) => { l.hidden = !on; b.ariaExpanded = String(on); };
const turn = (one) => { one.ariaSelected = String(one.ariaSelected !== 'true');
  b.textContent = [...l.children].filter((it) => it.ariaSelected === 'true').map((it) => it.textContent).join('、'); };
for (const one of l.children) one.onclick = () => { active = one; turn(one); };
b.onclick = () => show(true);
b.onblur = () => setTimeout(() => show(false), 50);
l.onmousedown = (e) => e.preventDefault();
addEventListener('keydown', (e) => { if (e.key === 'Tab' && !l.hidden) { turn(active); e.preventDefault(); } });
</script>"""


@browser
@on_one_loop
@pytest.mark.usefixtures("hasty")
async def test_what_lies_over_a_field_and_is_no_part_of_it_is_not_pressed(studio: Studio) -> None:
    html = """<div><input role=combobox aria-label=対象 readonly style='width:200px;height:30px'></div>
<div style='position:fixed;inset:0'><button style='width:100%;height:100%' onclick="document.title = '押された'">同意する</button></div>"""
    assert (await _select(studio, html, "東")).code == "TARGET_COVERED"
    assert await studio.js("document.title") != "押された"


@browser
@on_one_loop
async def test_what_was_chosen_of_several_is_not_taken_out_again_as_the_list_is_left(
    studio: Studio,
) -> None:
    """There Tab turns the entry that is active over."""
    outcome = await _select(studio, _OF_SEVERAL, "経理")
    assert outcome.is_ok, outcome
    assert await studio.js("b.textContent") == "経理"
    assert await studio.js("l.hidden")


SPOKEN = """<div><div id=shown>未選択</div><input role=combobox aria-label=対象 readonly aria-controls=l aria-expanded=false></div>
<div id=popup style='display:none;position:absolute;width:200px'><div role=listbox id=l style='width:0;height:0;overflow:hidden'></div>
<div id=holder style='position:relative'><div id=view style='height:120px;overflow-y:hidden'><div id=all style='position:relative'></div></div></div></div>
<script>
const names = [...Array(30)].map((_, n) => '第' + (n + 1) + '課'), box = document.querySelector('input');
box.before(Object.assign(document.createElement('span'), {textContent: ' '}));
l.innerHTML = names.slice(0, 2).map(n => `<div role=option aria-selected=false>${n}</div>`).join('');
all.style.height = 30 * names.length + 'px';
function draw() {
  const first = Math.floor(view.scrollTop / 30);
  all.innerHTML = names.slice(first, first + 5).map((n, at) =>
    `<div style='position:absolute;top:${30 * (first + at)}px;height:30px;width:150px;cursor:pointer'><b>${n}</b></div>`).join('');
  for (const it of all.children) it.onclick = () => { shown.textContent = it.textContent; toggle(false); };
}
function toggle(is) { popup.style.display = is ? '' : 'none'; box.ariaExpanded = is; if (is) draw(); }
view.onscroll = draw; box.onclick = () => toggle(true);
</script>"""


@browser
@on_one_loop
async def test_a_list_that_is_only_read_aloud_is_pressed_where_it_is_painted(
    studio: Studio,
) -> None:
    """Its options have no place; what shows has no role, is drawn in part, and has a scroll bar of its own."""
    await studio.show(SPOKEN)
    for option in ("第3課", "第28課", "第1課"):
        outcome = await _again(studio, option)
        assert outcome.is_ok, outcome
        assert await studio.js("shown.textContent") == option
    assert (await _again(studio, "第31課")).code == "OPTION_NOT_FOUND"


async def _again(studio: Studio, option: str) -> Outcome:
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    return await studio.browser.perform(SelectOption(target=live(seen, "対象"), option=option))


@browser
@on_one_loop
async def test_a_field_under_its_own_placeholder_is_opened_there(studio: Studio) -> None:
    html = """<div id=w style='position:relative;width:200px;height:30px' onclick="l.hidden = false">
<input role=combobox aria-label=対象 readonly aria-controls=l style='width:200px;height:30px;opacity:0'>
<span id=s style='position:absolute;inset:0'>選んでください</span></div>
<ul id=l role=listbox hidden><li role=option onclick="s.textContent = '東'; l.hidden = true">東</ul>"""
    assert (await _select(studio, html, "東")).is_ok
    assert await studio.js("s.textContent") == "東"


@browser
@on_one_loop
async def test_a_list_of_several_that_has_the_keys_is_left_by_them(studio: Studio) -> None:
    """It takes the focus back as long as it stands, and covers the page."""
    html = """<button role=combobox aria-label=対象 aria-expanded=false aria-controls=l id=b></button>
<div id=m hidden style='position:fixed;inset:0'><ul id=l role=listbox><li role=option tabindex=0 aria-selected=false>経理</ul></div><script>
const one = l.firstChild, show = (on) => { m.hidden = !on; b.ariaExpanded = String(on); if (on) one.focus(); };
b.onclick = () => show(true);
one.onclick = () => { one.ariaSelected = 'true'; b.textContent = '経理'; one.focus(); };
one.onkeydown = (e) => { if (e.key === 'Tab') { e.preventDefault(); show(false); } };
</script>"""
    assert (await _select(studio, html, "経理")).is_ok
    assert await studio.js("[b.textContent, m.hidden]") == ["経理", True]


@browser
@on_one_loop
async def test_what_goes_into_a_field_is_told_by_the_field_and_not_by_the_word_for_it(
    studio: Studio,
) -> None:
    """A day is no option of a calendar that says it is a list, and nothing is typed into a list that nobody writes in."""
    seen = await studio.show("""<input id=day role=combobox aria-label=開始日 aria-haspopup=dialog aria-expanded=false>
<input id=box aria-label=対象 readonly aria-haspopup=listbox onclick="l.hidden = false">
<ul id=l role=listbox hidden><li role=option onclick="box.value = '東'; l.hidden = true">東</ul>""")
    day = SelectOption(target=live(seen, "開始日"), option="2026/12/15")
    assert (await studio.browser.perform(day)).is_ok
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Fill(target=live(seen, "対象"), value="東"))).is_ok
    assert await studio.js("[day.value, box.value]") == ["2026/12/15", "東"]
