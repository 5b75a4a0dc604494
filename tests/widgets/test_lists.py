"""Drag lists and virtual grids: Sortable, jQuery UI, AG Grid, bokeh's table."""

from typing import Final

import pytest

from studio.domain.actions.action import Click, DoubleClick, Drag, Fill, Press, Scroll, ScrollWay
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.page.target import Target
from studio.engine.perception.tables import find_tables
from studio.engine.ports import SettlePolicy
from studio.engine.replay.lists.pagers import told_rows
from tests.browser.stage import Studio, live
from tests.widgets.shelf import DJANGO, JQUERY_UI, NICEGUI, first, script, style

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("shelf"),
]

ITEMS: Final = "".join(f"<li style='height:30px'>{word}</li>" for word in ("見積", "発注", "納品", "請求"))  # fmt: skip
ORDER: Final = "[...l.children].map(li => li.textContent).join()"
SORTABLE: Final = f"""<ul id=l>{ITEMS}</ul><ul id=m role=list aria-label=済み style="min-height:60px"></ul>
<script type=module>import {{Sortable}} from '/w/{NICEGUI}/elements/sortable/dist/index.js';
new Sortable(l, {{group: 'g', animation: 150, onEnd: e => document.title = e.oldIndex + '>' + e.newIndex}});
new Sortable(m, {{group: 'g', animation: 150}}); window.ready = true;</script>"""
JQUERY: Final = (
    style(f"{JQUERY_UI}/jquery-ui.min.css")
    + script(f"{DJANGO}/js/vendor/jquery/jquery.min.js")
    + script(f"{JQUERY_UI}/jquery-ui.min.js")
    + f"<ul id=l>{ITEMS}</ul><script>jQuery('#l').sortable({{update: (e, ui) => document.title = ui.item.text()}}); window.ready = true</script>"
)
GRID: Final = f"""<div id=g style="height:400px;width:600px"></div>
<script type=module>import * as ag from '/w/{NICEGUI}/elements/aggrid/dist/index.js';
ag.ModuleRegistry.registerModules([ag.AllCommunityModule]);
window.api = ag.createGrid(g, {{
  columnDefs: [{{field: 'no', headerName: '番号'}}, {{field: 'name', headerName: '氏名', editable: true}}],
  rowData: [...Array(ROWS).keys()].map(n => ({{no: n + 1, name: '社員' + (n + 1)}})), rowSelection: {{mode: 'singleRow', checkboxes: false, enableClickSelection: true}},
}}); window.ready = true;</script>"""


@pytest.mark.parametrize("kind", ["Sortable", "Sortable by pointer", "jQuery UI"])
async def test_a_list_is_put_in_order(studio: Studio, kind: str) -> None:
    html = JQUERY if kind == "jQuery UI" else SORTABLE
    if kind == "Sortable by pointer":
        html = html.replace("animation: 150, onEnd", "forceFallback: true, animation: 150, onEnd")
    await studio.show(html)
    await studio.session.page.wait_for_function("window.ready")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(
        Drag(target=live(seen, "見積", "listitem"), to=live(seen, "納品", "listitem"))
    )
    assert outcome.is_ok, outcome
    assert outcome.evidence[0].kind is EvidenceKind.STATE
    await studio.browser.observe(SettlePolicy.BRIEF)
    order = str(await studio.js(ORDER)).split(",")
    assert sorted(order) == ["発注", "納品", "見積", "請求"]
    assert order.index("見積") in (1, 2)
    assert await studio.js("document.title") in ("0>1", "0>2", "見積")


async def test_an_item_goes_to_another_list(studio: Studio) -> None:
    await studio.show(SORTABLE)
    await studio.session.page.wait_for_function("window.ready")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(
        Drag(target=live(seen, "発注", "listitem"), to=live(seen, "済み", "list"))
    )
    assert outcome.is_ok, outcome
    assert await studio.js("m.textContent") == "発注"


async def _grid(studio: Studio, rows: int) -> None:
    await studio.show(GRID.replace("ROWS", str(rows)))
    await studio.session.page.wait_for_function("window.ready")
    await studio.session.page.get_by_text("社員1", exact=True).wait_for()


async def test_a_row_far_down_a_virtual_grid_is_scrolled_to_and_chosen(studio: Studio) -> None:
    await _grid(studio, 60)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert not [node for node in seen.nodes if "社員55" in node.label]
    outcome = await studio.browser.perform(Scroll(target=first(seen, "grid"), until="社員55"))
    assert outcome.is_ok, outcome
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Click(target=live(seen, "社員55", "gridcell")))).is_ok
    assert await studio.js("api.getSelectedRows().map(row => row.no)") == [55]


async def test_a_recorded_cell_of_a_virtual_grid_is_found_again(studio: Studio) -> None:
    await _grid(studio, 60)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.browser.perform(Scroll(target=first(seen, "grid"), until="社員48"))
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Click(target=live(seen, "社員48", "gridcell")))
    target: Target | None = outcome.target
    assert target is not None
    await _grid(studio, 60)
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.is_ok, outcome
    assert await studio.js("api.getSelectedRows().map(row => row.no)") == [48]


async def test_a_row_that_is_not_in_the_grid_ends_with_the_adr_s_figures(studio: Studio) -> None:
    await _grid(studio, 2000)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Scroll(target=first(seen, "grid"), until="社員1999"))
    assert outcome.code == "VLIST_NOT_REACHED"
    assert outcome.list_search is not None
    assert outcome.list_search.attempt_count == 10
    assert outcome.list_search.ratio > 2
    outcome = await studio.browser.perform(Scroll(target=first(seen, "grid"), way=ScrollWay.END))
    assert outcome.is_ok
    outcome = await studio.browser.perform(Scroll(target=first(seen, "grid"), until="社員1999"))
    assert outcome.is_ok, outcome


async def test_a_cell_is_edited(studio: Studio) -> None:
    await _grid(studio, 20)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.browser.perform(DoubleClick(target=live(seen, "社員3", "gridcell")))
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    field = first(seen, "textbox")
    assert (await studio.browser.perform(Fill(target=field, value="山田"))).is_ok
    assert (await studio.browser.perform(Press(keys="Enter", target=field))).is_ok
    assert await studio.js("api.getRowNode('2').data.name") == "山田"


async def test_the_filter_row_of_a_grid_is_no_row_and_no_heading(studio: Studio) -> None:
    html = GRID.replace("rowData", "defaultColDef: {filter: true, floatingFilter: true}, rowData")
    await studio.show(html.replace("ROWS", "300"))
    await studio.session.page.wait_for_function("window.ready")
    await studio.session.page.get_by_text("社員1", exact=True).wait_for()
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    (table,) = find_tables(seen)
    assert table.headers == ("番号", "氏名")
    assert [row.words for row in table.rows[:2]] == ["1 社員1", "2 社員2"]
    assert told_rows(seen, table.container) == (300, True)
