"""Controls in open shadow roots, and others without a name of their own: named by people's words, found by them."""

import pytest

from studio.browser.targets.describing import describe
from studio.domain.actions.action import Click, Fill, SetChecked
from studio.domain.page.target import Family, Target
from studio.engine.perception.render import render
from studio.engine.ports import RECORDED, Terms
from tests.browser.stage import Studio, live, named
from tests.browser.test_calling import NAMES

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

UNDESCRIBED = Terms(describes=False)
COMPONENTS = """<h1>登録</h1><script>
const make = (name, html, then) => customElements.define(name, class extends HTMLElement {
  connectedCallback() { const root = this.attachShadow({mode: 'open'}); root.innerHTML = html; then?.(this, root); } });
make('k-checkbox', `<label class=checkbox part=base><input type=checkbox class=checkbox__input
  style="position:absolute;opacity:0;width:0;height:0;pointer-events:none"><span part=control class=control
  style="display:inline-block;width:16px;height:16px"></span><slot></slot></label>`);
make('m-ripple', '<div class=surface></div>');
make('m-checkbox', `<div class=container><input type=checkbox id=input class=touch
  style="position:absolute;width:40px;height:40px;margin:0;opacity:0"><m-ripple></m-ripple></div>`,
  (host, root) => host.addEventListener('click', event => { if (event.composedPath()[0].localName !== 'input') root.querySelector('input').click(); }));
make('k-date', '<div><input id=input placeholder=年月日></div>');
</script>
<k-checkbox>宿泊あり</k-checkbox> <k-checkbox>同行者あり</k-checkbox>
<p><label><m-checkbox></m-checkbox> 締め切り前日</label></p><p><label><m-checkbox></m-checkbox> 承認依頼</label></p>
<k-date label=出発日></k-date><k-date label=帰着日></k-date>"""
STATES = """() => [...document.querySelectorAll('k-checkbox,m-checkbox,k-date')].map(one => {
  const field = one.shadowRoot.querySelector('input'); return field.type === 'checkbox' ? field.checked : field.value; })"""


@pytest.mark.parametrize(
    ("name", "act", "after"),
    [
        ("同行者あり", "check", [False, True, False, False, "", ""]),
        ("承認依頼", "check", [False, False, False, True, "", ""]),
        ("帰着日", "fill", [False, False, False, False, "", "2026/12/01"]),
    ],
)
async def test_a_component_is_named_by_its_host_and_found_again(
    studio: Studio, name: str, act: str, after: list[object]
) -> None:
    seen = await studio.show(COMPONENTS)
    role = "checkbox" if act == "check" else "textbox"
    target = live(seen, name, role)
    action = SetChecked(target=target, checked=True) if act == "check" else Fill(target=target, value="2026/12/01")  # fmt: skip
    outcome = await studio.browser.perform(action, RECORDED)
    assert outcome.is_ok, outcome
    kept = outcome.target
    assert kept is not None
    assert kept.candidates
    assert not kept.is_weak, kept.candidates
    assert kept.name == name
    assert await studio.js(STATES) == after
    await studio.show(COMPONENTS)
    again = await studio.browser.perform(action.model_copy(update={"target": kept}), UNDESCRIBED)
    assert again.is_ok, again
    assert await studio.js(STATES) == after


async def test_no_class_id_or_part_is_read_as_a_word(studio: Studio) -> None:
    seen = await studio.show(COMPONENTS)
    view = render(seen)
    for word in ("touch", "input\n", "control", "checkbox__input", "container", "surface", "base"):
        assert word not in view.replace("input 出発日", "").replace("input 帰着日", ""), view


@pytest.mark.parametrize("name", ["数量（用紙）", "削除しますか?（用紙）", "単価（2行目）"])
async def test_a_field_of_a_row_is_kept_by_its_column_and_row(studio: Studio, name: str) -> None:
    seen = await studio.show(NAMES)
    node = named(seen, name)
    assert node.ref
    kept = await describe(
        studio.session, studio.snapshots, studio.session.page.get_by_ref(node.ref), seen, node.ref
    )
    assert kept.name == name
    assert Family.CALLED in {one.family for one in kept.candidates}


async def test_the_row_of_a_box_is_its_row_wherever_it_stands(studio: Studio) -> None:
    seen = await studio.show(NAMES)
    target = live(seen, "削除しますか?（特別値引き）")
    outcome = await studio.browser.perform(SetChecked(target=target, checked=True), RECORDED)
    assert outcome.target is not None
    moved = NAMES.replace("特別値引き", "甲").replace("用紙", "特別値引き").replace("甲", "用紙")
    await studio.show(moved)
    again = SetChecked(target=outcome.target, checked=True)
    await studio.browser.perform(again, UNDESCRIBED)
    boxes = "() => [...document.querySelectorAll('[id$=DELETE]')].map(one => one.checked)"
    assert await studio.js(boxes) in ([False, True], [False, False])


_GRID = """<div role=grid><div role=row><div role=presentation><span role=columnheader aria-colindex=1>番号</span>
<span role=columnheader aria-colindex=2>状態</span></div></div>ROWS</div>"""
_ROW = """<div role=row><div role=presentation><div role=gridcell aria-colindex=1>{0}</div><div role=gridcell aria-colindex=2>
<div role=combobox tabindex=0 onclick="document.title='{0}'"><div>見積済</div></div></div></div></div>"""


async def test_a_list_drawn_by_a_page_is_of_the_row_its_cell_stands_in(studio: Studio) -> None:
    """It says its value, which other rows say as well: its row and column alone tell it."""
    grid = _GRID.replace("ROWS", _ROW.format("K-1"))
    seen = await studio.show(grid)
    outcome = await studio.browser.perform(Click(target=live(seen, "状態（K-1）")), RECORDED)
    assert outcome.target is not None
    rows = "".join(_ROW.format(one) for one in ("K-2", "K-1", "K-3"))
    await studio.show(_GRID.replace("ROWS", rows))
    again = await studio.browser.perform(Click(target=outcome.target), UNDESCRIBED)
    assert (again.is_ok, await studio.js("document.title")) == (True, "K-1"), again


_HELD = """<fieldset><legend>{0}</legend><span id=l-{0}>有効期限</span>
<div id=box-{0}><span role=combobox tabindex=0 aria-labelledby="l-{0} v-{0}" aria-expanded=false
onclick="document.title='{0}'"><span id=v-{0} role=textbox aria-readonly=true>無期限</span></span></div></fieldset>"""


async def test_what_a_drawn_list_holds_is_no_name_of_it(studio: Studio) -> None:
    """A variable with the value that it held would stand in the element's place."""
    held = _HELD.format("編集") + _HELD.format("移動")
    seen = await studio.show(held)
    box = next(one for one in seen.nodes if one.role == "combobox")
    first = Target(ref=box.ref, epoch=seen.epoch, role=box.role, name=box.name)
    outcome = await studio.browser.perform(Click(target=first), RECORDED)
    assert outcome.target is not None
    assert "無期限" not in outcome.target.model_dump_json()
    await studio.show(held.replace("無期限", "1週間"))
    again = await studio.browser.perform(Click(target=outcome.target), UNDESCRIBED)
    assert (again.is_ok, await studio.js("document.title")) == (True, "編集"), again
