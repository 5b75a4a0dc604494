"""select2, tom-select, choices and Quasar: what was chosen is asked of each widget itself."""

import json
from http.server import BaseHTTPRequestHandler
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest

from studio.domain.actions.action import Click, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live
from tests.widgets.quasar import quasar
from tests.widgets.shelf import BOKEH, DJANGO, TOM, first, last, script, style

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("shelf"),
]

CITIES: Final = ("札幌", "仙台", "東京", "東京都下", "名古屋", "大阪", "福岡")
OPTIONS: Final = "".join(f"<option>{city}</option>" for city in CITIES)
SELECT2: Final = (
    style(f"{DJANGO}/css/vendor/select2/select2.min.css")
    + script(f"{DJANGO}/js/vendor/jquery/jquery.min.js")
    + script(f"{DJANGO}/js/vendor/select2/select2.full.min.js")
)
TOM_SELECT: Final = style(f"{TOM}/vendor/tom-select/css/tom-select.default.min.css") + script(
    f"{TOM}/js/django-tomselect.min.js"
)


async def _choose(studio: Studio, *options: str, role: str = "combobox") -> None:
    """Choose in the one list of the page, option after option."""
    for option in options:
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(SelectOption(target=last(seen, role), option=option))
        assert outcome.is_ok, outcome
        assert outcome.evidence[0] == Evidence(kind=EvidenceKind.OPTION, detail=option)


async def test_select2_with_its_list_at_the_end_of_the_page(studio: Studio) -> None:
    await studio.show(
        f"{SELECT2}<label for=s>都市</label><select id=s style='width:200px'>{OPTIONS}</select>"
        "<button onclick=\"document.title='次'\">次へ</button><script>jQuery('#s').select2()</script>"
    )
    await _choose(studio, "東京")
    assert await studio.js("jQuery('#s').val()") == "東京"
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Click(target=live(seen, "次へ")))).is_ok
    assert await studio.js("document.title") == "次"


async def test_select2_that_asks_its_server(studio: Studio) -> None:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        term = parse_qs(urlsplit(handler.path).query).get("term", [""])[0]
        found = [
            {"id": at, "text": city} for at, city in enumerate(CITIES) if term and term in city
        ]
        body = json.dumps({"results": found}).encode()
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        handler.wfile.write(body)

    studio.pages.answer("/cities", answer)
    await studio.show(
        f"{SELECT2}<select id=s style='width:200px'></select><script>"
        "jQuery('#s').select2({minimumInputLength: 1, placeholder: '都市を検索', ajax: {url: '/cities', dataType: 'json', delay: 150}})</script>"
    )
    await _choose(studio, "福岡")
    assert await studio.js("jQuery('#s').select2('data')[0].text") == "福岡"


async def test_select2_of_several_keeps_what_was_chosen(studio: Studio) -> None:
    await studio.show(
        f"{SELECT2}<select id=s multiple style='width:300px'>{OPTIONS}</select>"
        "<script>jQuery('#s').select2({placeholder: '都市を選ぶ'})</script>"
    )
    await _choose(studio, "大阪", "仙台", "大阪")  # what is chosen already stays chosen
    assert await studio.js("jQuery('#s').val()") == ["仙台", "大阪"]


async def test_an_option_that_is_not_there_is_told_and_nothing_is_chosen(studio: Studio) -> None:
    await studio.show(
        f"{SELECT2}<select id=s style='width:200px'>{OPTIONS}</select><script>jQuery('#s').select2({{minimumResultsForSearch: Infinity}})</script>"
    )
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(
        SelectOption(target=last(seen, "combobox"), option="那覇")
    )
    assert outcome.code == "OPTION_NOT_FOUND"
    assert await studio.js("jQuery('#s').val()") == "札幌"


async def test_tom_select(studio: Studio) -> None:
    await studio.show(
        f"{TOM_SELECT}<label for=s>都市</label><select id=s><option value=''></option>{OPTIONS}</select>"
        "<script>var tom = new TomSelect('#s')</script>"
    )
    await _choose(studio, "名古屋")
    assert await studio.js("tom.getValue()") == "名古屋"


async def test_tom_select_of_several(studio: Studio) -> None:
    await studio.show(
        f"{TOM_SELECT}<label for=s>都市</label><select id=s multiple>{OPTIONS}</select>"
        "<script>var tom = new TomSelect('#s', {plugins: ['remove_button'], closeAfterSelect: false})</script>"
    )
    await _choose(studio, "大阪", "札幌")
    assert await studio.js("tom.getValue()") == ["大阪", "札幌"]
    assert await studio.js("tom.isOpen") is False


async def test_tom_select_whose_chip_says_less_than_its_option(studio: Studio) -> None:
    people = [
        {"id": at, "name": name, "dept": "人事部"}
        for at, name in enumerate(("高橋 翔", "高橋 大地"))
    ]
    await studio.show(
        f"{TOM_SELECT}<label for=s>参加者</label><select id=s multiple></select><script>var tom = new TomSelect('#s', {{options:"
        f"{json.dumps(people)}, valueField: 'id', labelField: 'name', searchField: ['name'],"
        "render: {option: d => '<div>' + d.name + ' <small>' + d.dept + '</small></div>'}})</script>"
    )
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    chosen = await studio.browser.perform(
        SelectOption(target=last(seen, "combobox"), option="高橋 翔")
    )
    assert chosen.is_ok, chosen
    assert await studio.js("tom.items") == ["0"]


async def test_choices_inside_an_open_shadow_root(studio: Studio) -> None:
    await studio.show(
        f"{script(f'{BOKEH}/bokeh.min.js')}{script(f'{BOKEH}/bokeh-widgets.min.js')}{script(f'{BOKEH}/bokeh-api.min.js')}"
        f"<div id=here></div><script>var w = new Bokeh.Widgets.MultiChoice({{title: '都市', options: {json.dumps(CITIES)}, value: []}});"
        "Bokeh.Plotting.show(w, '#here')</script>"
    )
    await studio.session.page.locator(".choices").wait_for()
    await _choose(studio, "福岡", role="textbox")
    assert await studio.js("w.value") == ["福岡"]


async def test_quasar_s_select(studio: Studio) -> None:
    await studio.show(
        quasar(
            f"{{city: null, cities: {json.dumps(CITIES)}}}",
            '<div style="padding:20px;width:300px"><q-select v-model="city" :options="cities" label="都市" /></div>',
        )
    )
    await studio.session.page.locator(".q-select").wait_for()
    await _choose(studio, "大阪")
    assert await studio.js("vm.city") == "大阪"


async def test_quasar_s_long_list_only_draws_what_is_in_view(studio: Studio) -> None:
    await studio.show(
        quasar(
            "{no: null, all: Array.from({length: 120}, (_, n) => '項目 ' + (n + 1))}",
            '<div style="padding:20px;width:300px"><q-select v-model="no" :options="all" label="項目番号" /></div>',
        )
    )
    await studio.session.page.locator(".q-select").wait_for()
    await _choose(studio, "項目 64")
    assert await studio.js("vm.no") == "項目 64"


@pytest.mark.parametrize("widget", ["select2", "tom-select"])
async def test_the_native_select_that_a_widget_hides_leads_to_the_widget(
    studio: Studio, widget: str
) -> None:
    head, make = (SELECT2, "jQuery('#s').select2()") if widget == "select2" else (TOM_SELECT, "var tom = new TomSelect('#s')")  # fmt: skip
    await studio.show(f"{head}<select id=s style='width:200px'>{OPTIONS}</select><script>{make}</script>")  # fmt: skip
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert first(seen, "combobox") != last(seen, "combobox")
    outcome = await studio.browser.perform(
        SelectOption(target=first(seen, "combobox"), option="仙台")
    )
    assert outcome.is_ok, outcome
    assert await studio.js("s.value") == "仙台"
    assert "仙台" in await studio.js("s.nextElementSibling.innerText")
